//! Options as a player reads them.

use super::things::POINT;
use crate::Vs;
use crate::language::Time;
use crate::menu::Choice;
use crate::program::{Op, PowerId};
use crate::state::position::{Ask, CardNo, Frame, PayFor, Piece, Position, Row, Script, Slot, UNKNOWN, local, owner};
use crate::verbs::{Effect, Verb};
use longbox_kernel::Seat;

impl Vs {
    /// An option as the player in that seat reads it. Players are called "Player A" and so on. The symbols that are
    /// paid are told by [`Vs::symbols_to_pay`].
    pub fn option_label(&self, p: &Position, seat: Seat, choice: Choice) -> String {
        let short = self.option_short(p, seat, choice);
        match choice {
            Choice::Attack(_) => format!("Attack with {short}"),
            Choice::Target(_) => format!("Attack {short}"),
            Choice::Player(_) if p.ask == Ask::AttackPlan => format!("Attack {short}"),
            Choice::Join(_) => format!("{short} joins the attack"),
            Choice::Recruit(..) | Choice::Search(_) => format!("Recruit {short}"),
            Choice::Resource(_, true) => format!("{short} as a resource, face up"),
            Choice::Resource(_, false) => format!("{short} as a resource, face down"),
            Choice::Move(_) => format!("Move {short}"),
            Choice::Use(..) | Choice::UseCard(..) => match self.points_to_pay(p, choice).unwrap_or(0) {
                0 => format!("Use {short}"),
                points => format!("Pay {} for {short}", POINT.counted(i16::from(points))),
            },
            Choice::Play(..) | Choice::PlayAs(..) => format!("Play {short}"),
            Choice::PowerUp(..) => format!("Power up {short}"),
            Choice::PayOff(number) => self.pay_off_label(p, number),
            Choice::Pass | Choice::Yes | Choice::No | Choice::Player(_) | Choice::Row(_) | Choice::RowOf(..) => short,
            Choice::Fighter(_) | Choice::Card(_) | Choice::Trigger(_) | Choice::Version(_) => short,
            Choice::Number(_) | Choice::Name(_) | Choice::Team(_) => short,
            Choice::Way(number) => self.deal_way(p, seat, number).unwrap_or(short),
        }
    }

    /// The same below a head that says what is done: "Thor (6/5)".
    pub fn option_short(&self, p: &Position, seat: Seat, choice: Choice) -> String {
        match choice {
            Choice::Pass | Choice::Yes | Choice::No => match self.deal_label(p, choice) {
                Some(said) => said.to_owned(),
                None if choice == Choice::Pass => self.pass_label(p).to_owned(),
                None if choice == Choice::Yes => self.yes_label(p),
                None => self.no_label(p).to_owned(),
            },
            Choice::Player(of) if p.ask == Ask::GoFirst => format!("Player {of} goes first"),
            Choice::Player(of) => format!("Player {of}"),
            Choice::Row(row) => capital_row(row),
            Choice::RowOf(of, row) if of == seat => format!("Your {}", row.name()),
            Choice::RowOf(of, row) => format!("{} of Player {of}", capital_row(row)),
            Choice::Resource(piece, _) => format!("{}{}", self.piece_name(p, piece), self.part_words(p, piece)),
            Choice::Recruit(piece, way) => {
                let place = format!("{}{}", elsewhere(p, piece), self.part_words(p, piece));
                let what = self.recruit_label(p.card(piece), &place);
                match self.payment_of_way(p, seat, piece, way) {
                    _ if p.card(piece) == UNKNOWN => what,
                    0 => self.priced_label(p, seat, piece, what),
                    payment => self.with_odd_cost(what, payment),
                }
            }
            Choice::Search(card) => {
                format!("{} for {}", self.recruit_label(card, " from the deck"), self.price_of(p, seat, card))
            }
            Choice::Move(slot) => {
                let to = p.fighter(slot).row.other().name();
                format!("{} to the {to}", self.fighter_name(p, seat, slot))
            }
            Choice::Attack(slot) | Choice::Join(slot) | Choice::Target(slot) => self.fighter_label(p, seat, slot),
            Choice::Use(slot, number) => self.use_label(p, seat, slot, number),
            Choice::UseCard(piece, number) => self.use_card_label(p, seat, piece, number),
            Choice::Play(piece, mode) => self.play_label(p, piece, mode),
            Choice::PlayAs(piece, card, mode) => self.copy_label(p, piece, card, mode),
            Choice::PowerUp(piece, slot) => self.power_up_label(p, seat, piece, slot),
            Choice::Fighter(slot) => self.pick_label(p, seat, slot),
            Choice::Card(piece) => self.card_label(p, seat, piece),
            Choice::Trigger(number) => {
                let pending = p.pending_triggers.get(usize::from(number));
                pending.map(|pending| self.pending_words(pending)).unwrap_or_default()
            }
            Choice::Version(card) if self.is_invention(card) => self.name_of(card).to_owned(),
            Choice::Version(card) => {
                let face = self.face(card);
                format!("{} level {} ({}/{})", self.name_of(card), face.level, face.atk, face.def)
            }
            Choice::Number(number) => self.share_label(p, seat, number),
            Choice::Name(card) => self.name_of(card).to_owned(),
            Choice::Team(team) => self.team_name(team).to_owned(),
            Choice::Way(number) if p.ask == Ask::Pay => super::symbols_words(1 << number),
            Choice::Way(number) => self.deal_way_short(p, seat, number).unwrap_or_else(|| self.way_words(p, number)),
            Choice::PayOff(number) => {
                let change = p.modifiers.get(usize::from(number));
                change.map_or_else(|| "an effect".to_owned(), |change| self.change_words(change))
            }
        }
    }

    fn use_label(&self, p: &Position, seat: Seat, slot: Slot, number: u8) -> String {
        let Some(found) = self.nth_super(p, slot, number) else {
            return format!("a power of {}", self.fighter_label(p, seat, slot));
        };
        let name = format!("{} of {}", self.power_name(found.power), self.fighter_name(p, seat, slot));
        self.with_odd_cost(name, found.power)
    }

    fn use_card_label(&self, p: &Position, seat: Seat, piece: Piece, number: u8) -> String {
        let zones = p.zones(owner(piece));
        let place = match () {
            () if zones.hand.contains(piece) => "in hand",
            () if zones.face_up.contains(piece) => "location",
            () => "in the KO pile",
        };
        match self.known_powers(p, piece).get(usize::from(number)).copied() {
            Some(power) => {
                let name = self.super_name(p, seat, &PayFor::of_card(piece, power));
                self.with_odd_cost(format!("{name} ({place}){}", self.part_words(p, piece)), power)
            }
            None => format!("({place})"),
        }
    }

    /// What is paid for a power is told beside it, unless plain symbols cannot say it.
    fn with_odd_cost(&self, name: String, power: PowerId) -> String {
        let cost = if self.plain_cost(power).is_empty() { self.cost_words(power) } else { String::new() };
        if cost.is_empty() { name } else { format!("{name} {cost}") }
    }

    fn known_powers(&self, p: &Position, piece: Piece) -> &[u16] {
        match p.card(piece) {
            UNKNOWN => &[],
            card => &self.face(card).powers,
        }
    }

    fn recruit_label(&self, card: CardNo, place: &str) -> String {
        let name = self.name_of(card);
        if card == UNKNOWN {
            return name.to_owned();
        }
        let face = self.face(card);
        let numbers = if face.is_character() { format!(" ({}/{})", face.atk, face.def) } else { String::new() };
        format!("{name}{numbers}{place}")
    }

    fn play_label(&self, p: &Position, piece: Piece, mode: u8) -> String {
        let name = self.piece_name(p, piece);
        let modes = match p.card(piece) {
            UNKNOWN => &[],
            card => self.face(card).modes.as_slice(),
        };
        let place = format!("{}{}", elsewhere(p, piece), self.part_words(p, piece));
        match modes.get(usize::from(mode)) {
            Some(mode) if modes.len() > 1 => format!("{name}{place} ({})", timing_words(&mode.when)),
            _ => format!("{name}{place}"),
        }
    }

    fn priced_label(&self, p: &Position, seat: Seat, piece: Piece, what: String) -> String {
        let card = p.card(piece);
        let price = self.price(p, seat, piece);
        match &self.face(card).worn {
            None => format!("{what} for {price}"),
            Some(worn) if !self.may_stand(p, seat, card) => {
                format!("{} as equipment for {}", self.name_of(card), worn.cost)
            }
            Some(worn) => format!("{what} for {price}, or as equipment for {}", worn.cost),
        }
    }

    fn copy_label(&self, p: &Position, piece: Piece, card: CardNo, mode: u8) -> String {
        let (name, like) = (self.piece_name(p, piece), self.name_of(card));
        let modes = &self.face(card).modes;
        match modes.get(usize::from(mode)) {
            Some(mode) if modes.len() > 1 => format!("{name} as {like} ({})", timing_words(&mode.when)),
            _ => format!("{name} as {like}"),
        }
    }

    /// The discarded card is named only where it could be another one.
    fn power_up_label(&self, p: &Position, seat: Seat, piece: Piece, slot: Slot) -> String {
        let fighter = self.fighter_name(p, seat, slot);
        let mut serving = p.hand(seat).filter(|other| {
            let card = p.card(*other);
            card != UNKNOWN && card != p.card(piece) && self.would_power_up(p, card, slot)
        });
        let card = p.card(piece);
        let other_name = self.name_of(card) != self.name_of(p.fighter(slot).card);
        let part = self.part_words(p, piece);
        match self.card(card).filter(|_| other_name || serving.next().is_some() || !part.is_empty()) {
            Some(found) => format!("{fighter} with {} ({}){part}", found.name, found.id),
            None => fighter,
        }
    }

    fn pick_label(&self, p: &Position, seat: Seat, slot: Slot) -> String {
        let who = self.fighter_label(p, seat, slot);
        match p.ask {
            Ask::KeepMain | Ask::Unique => format!("Keep {who}"),
            Ask::StrikeBack => format!("Strike back at {who}"),
            Ask::RecruitTo => format!("On {who}"),
            _ => who,
        }
    }

    fn card_label(&self, p: &Position, seat: Seat, piece: Piece) -> String {
        let label = self.plain_card_label(p, seat, piece);
        match self.mole_names(p, piece) {
            Some(moles) => format!("{label} with {moles} beneath"),
            None => label,
        }
    }

    fn plain_card_label(&self, p: &Position, seat: Seat, piece: Piece) -> String {
        let part = self.part_words(p, piece);
        let name = format!("{}{part}", self.piece_name(p, piece));
        let of = owner(piece);
        let zones = p.zones(of);
        match p.ask {
            Ask::Pay if zones.face_up.contains(piece) => format!("Pay with {name} (turn face down)"),
            Ask::Pay => format!("Pay by discarding {name}"),
            // Of cards in an unknown order a standpoint does not say which is which.
            _ if zones.face_down().contains(piece) && !p.knowledge(of).knows(seat, local(piece)) => {
                format!("A face-down resource{}{part}", whose(of, seat))
            }
            _ => match self.option_place(p, seat, Choice::Card(piece)) {
                Some(place) => format!("{name} ({place})"),
                None => name,
            },
        }
    }

    /// Where the card lies that a choice picks, if that is not clear: "hand", "KO pile of Player B".
    pub fn option_place(&self, p: &Position, seat: Seat, choice: Choice) -> Option<String> {
        let Choice::Card(piece) = choice else { return None };
        let of = owner(piece);
        let zones = p.zones(of);
        let whose = whose(of, seat);
        match p.ask {
            Ask::Pay => None,
            _ if zones.face_up.contains(piece) => Some(format!("resource{whose}")),
            _ if zones.resources.contains(piece) => Some(format!("face-down resource{whose}")),
            _ if self.searches_widely(p) => Some(match () {
                () if zones.hand.contains(piece) => "hand".to_owned(),
                () if zones.ko.contains(piece) => "KO pile".to_owned(),
                () => "deck".to_owned(),
            }),
            _ => (zones.ko.contains(piece) && of != seat).then(|| format!("KO pile{whose}")),
        }
    }

    /// The effect that asks looks for a card in hand, deck and KO pile.
    fn searches_widely(&self, p: &Position) -> bool {
        p.ask == Ask::Effect && matches!(self.asking_effect(p), Some(Effect::MoveCards(cards)) if cards.is_wide())
    }

    /// So many counters for the next of those picked.
    fn share_label(&self, p: &Position, seat: Seat, number: u8) -> String {
        let next = self
            .script_on_top(p)
            .and_then(|script| script.picked.iter().nth(usize::from(script.progress.shares().given())));
        match next {
            Some(slot) => format!("{number} for {}", self.fighter_name(p, seat, slot)),
            None => number.to_string(),
        }
    }

    pub(crate) fn script_on_top<'p>(&self, p: &'p Position) -> Option<&'p Script> {
        match p.frames.last() {
            Some(Frame::Script(script)) => Some(script),
            _ => None,
        }
    }

    /// The effect that asks.
    pub(crate) fn asking_effect(&self, p: &Position) -> Option<&Effect> {
        match self.program.op(self.script_on_top(p)?.at) {
            Op::Do(number) => Some(self.program.effect(number)),
            _ => None,
        }
    }

    fn pass_label(&self, p: &Position) -> &'static str {
        let moving = matches!(p.frames.last(), Some(Frame::Form(form)) if !form.moving.is_empty());
        match p.ask {
            Ask::Resource => "Play no resource",
            Ask::Recruit => "Done recruiting",
            Ask::Formation if moving => "Confirm moves",
            Ask::Formation => "Keep this formation",
            Ask::Draw | Ask::Recovery => "Go on",
            Ask::BuildClose => "Go to the Main Phase",
            Ask::StartOfMain => "Go on",
            Ask::Main => "End your turn",
            Ask::Plays => "Pass",
            Ask::Effect => {
                let enough = self.script_on_top(p).is_some_and(|script| !script.picked.is_empty());
                let usual = if enough { "Enough" } else { "Nobody" };
                self.asking_effect(p).and_then(Verb::passes).unwrap_or(usual)
            }
            _ => "None",
        }
    }

    /// Whether yes and no are all that can be said to the question, with nothing behind them.
    pub fn is_plain_answer(&self, p: &Position) -> bool {
        !matches!(p.ask, Ask::Mulligan | Ask::React | Ask::Offer) && !self.asks_face(p)
    }

    /// Whether the question is if a location lies face up.
    fn asks_face(&self, p: &Position) -> bool {
        let asks = |script: &Script| match self.asking_effect(p) {
            Some(Effect::TopToResources(_)) => true,
            Some(Effect::MoveCards(_)) => script.progress.asks_face(),
            _ => false,
        };
        p.ask == Ask::Effect && matches!(p.frames.last(), Some(Frame::Script(script)) if asks(script))
    }

    fn yes_label(&self, p: &Position) -> String {
        match (p.ask, p.frames.last()) {
            (Ask::Mulligan, _) => "Shuffle it back and draw seven new cards".to_owned(),
            (Ask::React, Some(Frame::Pay(pay))) => {
                self.with_odd_cost(format!("Use {}", self.power_name(pay.what.power)), pay.what.power)
            }
            (Ask::Offer, Some(Frame::Pay(pay))) => self.with_odd_cost("Pay".to_owned(), pay.what.power),
            (Ask::Effect, _) if self.asks_face(p) => "Face up".to_owned(),
            _ => "Yes".to_owned(),
        }
    }

    fn no_label(&self, p: &Position) -> &'static str {
        match p.ask {
            Ask::Mulligan => "Keep it",
            Ask::Offer => "Don't pay",
            Ask::Effect if self.asks_face(p) => "Face down",
            _ => "No",
        }
    }
}

/// Where a card is taken from, if that is not the hand: " from the KO pile".
fn elsewhere(p: &Position, piece: Piece) -> &'static str {
    let zones = p.zones(owner(piece));
    match () {
        () if zones.ko.contains(piece) => " from the KO pile",
        () if p.top_of_deck(owner(piece)) == Some(piece) => " from the top of the deck",
        () => "",
    }
}

/// " of Player B", but nothing for what is one's own.
fn whose(of: Seat, seat: Seat) -> String {
    if of == seat { String::new() } else { format!(" of Player {of}") }
}

fn capital_row(row: Row) -> String {
    match row {
        Row::Front => "Front row",
        Row::Back => "Back row",
        Row::None => "No row",
    }
    .to_owned()
}

/// When something can be used or played, in words that follow "in" or stand alone.
pub(crate) fn timing_words(when: &Time) -> &'static str {
    match when {
        Time::Draw => "draw phase",
        Time::Recovery => "recovery phase",
        Time::Build => "build phase",
        Time::StartOfMain => "start of the main phase",
        Time::Main => "main phase",
        Time::Combat | Time::AnyCombat => "combat",
        Time::Reaction(_) | Time::Turn => "reaction",
    }
}
