//! Why something cannot be done, and what makes a number what it is. Every answer comes from the judge that
//! makes the menu as well (`may_attack`, `may_use` and the like); here it is put into words.

mod attacking;
mod cards;
mod chosen;
mod deal;
mod late;
mod numbers;
mod powers;

pub use numbers::{Breakdown, NumberStep, StrikeAt};

use crate::Vs;
use crate::combat::attack::Obstacle;
use crate::derive::laws::{Attempt, Cause};
use crate::language::Verb;
use crate::menu::Choice;
use crate::plain::Word;
use crate::program::FaceKind;
use crate::rulebook::RuleId;
use crate::say::text::never_text;
use crate::state::position::{Ask, Frame, NO_SLOT, Piece, Position, RecruitStep, Slot, TurnStep, UNKNOWN};
use crate::turn::copies::Play;
use longbox_kernel::Seat;

/// Why something cannot be done now: the rule that says so, and how things stand. The text is a clause that goes
/// behind "X cannot attack Y:".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhyNot {
    /// What forbids it.
    pub rule: RuleId,
    /// Without a full stop: "Loki is protected by Mystique".
    pub text: String,
}

impl WhyNot {
    fn new(rule: RuleId, text: impl Into<String>) -> WhyNot {
        WhyNot { rule, text: text.into() }
    }
}

/// Something that a player may hope to do with a character or a card, and what stands in the way.
#[derive(Clone, Debug, PartialEq)]
pub struct Prospect {
    /// What the menu would list.
    pub choice: Choice,
    /// "attack", "use Lightning Strike", "be recruited".
    pub what: String,
    /// None: it can be done now.
    pub why_not: Option<WhyNot>,
}

impl Vs {
    /// Why this player cannot choose this now; none if it is an option of the menu.
    pub fn why_not(&self, p: &Position, seat: Seat, choice: Choice) -> Option<WhyNot> {
        if self.is_withheld(p, choice) && p.who_may_answer().contains(seat) {
            return Some(WhyNot::new(RuleId::TurnCircles, "it has led back to this position twice this turn"));
        }
        match choice {
            Choice::Attack(slot) => self.why_not_attack(p, seat, slot),
            Choice::Join(slot) => self.why_not_join(p, seat, slot),
            Choice::Target(slot) => self.why_not_stage_target(p, seat, slot),
            Choice::Use(slot, number) => match self.nth_super(p, slot, number) {
                Some(found) => self.why_not_use(p, seat, &powers::of_fighter(slot, found)),
                None => Some(WhyNot::new(RuleId::PowerOff, "it has no such power now")),
            },
            Choice::UseCard(piece, number) => self.why_not_use_card(p, seat, piece, number),
            Choice::Play(piece, mode) => self.why_not_play(p, seat, &Play::of(p, piece, mode)),
            Choice::PlayAs(piece, card, mode) => self.why_not_play(p, seat, &Play { piece, card, mode }),
            Choice::PowerUp(piece, slot) => self.why_not_power_up(p, seat, piece, slot),
            Choice::Recruit(piece, way) => self.why_not_recruit(p, seat, piece, way),
            Choice::Search(card) => self.why_not_search(p, seat, card),
            Choice::Resource(piece, up) => self.why_not_resource(p, seat, piece, up),
            Choice::Move(slot) => self.why_not_move(p, seat, slot),
            Choice::Player(player) if p.ask == Ask::AttackPlan => self.why_not_player(p, seat, player),
            Choice::Fighter(slot) if p.ask == Ask::RecruitTo => self.why_not_equip(p, seat, slot),
            Choice::Version(card) => self.why_not_version(p, seat, card),
            other => self.why_not_deal(p, seat, other).or_else(|| self.why_not_listed(p, seat, other)),
        }
    }

    /// What is neither a card nor a character: an option of the menu or nothing that was asked.
    fn why_not_listed(&self, p: &Position, seat: Seat, choice: Choice) -> Option<WhyNot> {
        let mut menu = Vec::new();
        self.list_options(p, seat, &mut menu);
        let not_asked =
            || self.not_asked(p, seat).unwrap_or_else(|| WhyNot::new(RuleId::Impossible, "nobody asks that"));
        (!menu.contains(&choice)).then(not_asked)
    }

    /// Everything that this player may hope to do with what is in play and in hand, whether or not it is possible.
    pub fn prospects(&self, p: &Position, seat: Seat) -> Vec<Prospect> {
        let mut prospects = Vec::new();
        for slot in p.side(seat) {
            prospects.extend(self.prospects_of(p, seat, slot));
        }
        for piece in p.hand(seat) {
            prospects.extend(self.prospects_for(p, seat, piece));
        }
        for piece in p.zones(seat).ko.pieces(seat) {
            prospects.extend(self.powers_of_card(p, seat, piece));
        }
        prospects
    }

    /// What a player may hope to do with a character in play.
    pub fn prospects_of(&self, p: &Position, seat: Seat, slot: Slot) -> Vec<Prospect> {
        let mut prospects = Vec::new();
        let mut hope = |choice: Choice, what: String| {
            prospects.push(Prospect { choice, what, why_not: self.why_not(p, seat, choice) });
        };
        match p.frames.last() {
            Some(Frame::AttackPlan(_)) => hope(Choice::Join(slot), "join the attack".to_owned()),
            Some(Frame::Form(_)) => hope(Choice::Move(slot), "move".to_owned()),
            _ => hope(Choice::Attack(slot), "attack".to_owned()),
        }
        prospects.extend(self.powers_of(p, seat, slot));
        prospects
    }

    /// What a player may hope to do with a card in hand.
    pub fn prospects_for(&self, p: &Position, seat: Seat, piece: Piece) -> Vec<Prospect> {
        let mut prospects = Vec::new();
        if p.card(piece) == UNKNOWN {
            return prospects;
        }
        let face = self.face(p.card(piece));
        let mut hope = |choice: Choice, what: String| {
            prospects.push(Prospect { choice, what, why_not: self.why_not(p, seat, choice) });
        };
        for mode in 0..face.modes.len() as u8 {
            let when = match face.modes.len() {
                1 => String::new(),
                _ => format!(" ({})", self.mode_words(p.card(piece), mode)),
            };
            hope(Choice::Play(piece, mode), format!("be played{when}"));
        }
        self.each_copy(p, seat, piece, &mut |card, _| {
            for mode in 0..self.face(card).modes.len() as u8 {
                let what = format!("be played as {}", self.name_of(card));
                hope(Choice::PlayAs(piece, card, mode), what);
            }
        });
        if matches!(face.kind, FaceKind::Supporting | FaceKind::Equipment | FaceKind::Machine) {
            hope(Choice::Recruit(piece, 0), "be recruited".to_owned());
            for (payment, way) in self.other_prices(p, seat, piece).zip(1..) {
                hope(Choice::Recruit(piece, way), format!("be recruited for {}", self.cost_words(payment)));
            }
        }
        if face.is_character() {
            let named = p.side(seat).iter().filter(|slot| self.would_power_up(p, p.card(piece), *slot));
            for slot in named {
                let what = format!("power up {}", self.fighter_name(p, seat, slot));
                hope(Choice::PowerUp(piece, slot), what);
            }
        }
        if face.is_location() {
            hope(Choice::Resource(piece, true), "be a face-up resource".to_owned());
        }
        hope(Choice::Resource(piece, false), "be a face-down resource".to_owned());
        prospects.extend(self.powers_of_card(p, seat, piece));
        prospects
    }

    /// Whether a player could act now at all, or who must first.
    fn not_asked(&self, p: &Position, seat: Seat) -> Option<WhyNot> {
        if p.outcome.is_some() || p.ask == Ask::Nothing {
            return Some(WhyNot::new(RuleId::WinKo, "the game is over"));
        }
        let may = p.who_may_answer();
        if may.contains(seat) {
            return None;
        }
        let who = may.first().unwrap_or(p.asked);
        Some(match p.ask {
            Ask::Plays => WhyNot::new(RuleId::CombatPlays, format!("player {who} is to act in this combat")),
            _ if !p.turn_players().contains(seat) => {
                WhyNot::new(RuleId::NotYourTurn, format!("it is the turn of player {}", p.active))
            }
            _ => WhyNot::new(RuleId::NotYourTurn, format!("player {who} must choose first")),
        })
    }

    /// A choice in several steps must be finished before anything else is done.
    fn in_between(&self, p: &Position) -> Option<WhyNot> {
        let (rule, what) = match p.ask {
            Ask::AttackPlan => (RuleId::AttackReady, "the attack must be made first"),
            Ask::Offer => (RuleId::PowerCost, "the offer must be answered first"),
            Ask::Pay if recruits(p) => (RuleId::RecruitPrice, "the recruit must be paid for first"),
            Ask::Pay | Ask::React => (RuleId::PowerCost, "the power must be paid for first"),
            Ask::RecruitTo => (RuleId::RecruitStep, "the recruit must find a place first"),
            Ask::Formation if matches!(p.frames.last(), Some(Frame::Form(form)) if !form.moving.is_empty()) => {
                (RuleId::FormationStep, "the formation must be finished first")
            }
            Ask::Effect | Ask::Order | Ask::StrikeBack | Ask::Unique | Ask::Level | Ask::KeepMain => {
                (RuleId::TriggerWait, "what is being worked out must be finished first")
            }
            _ => return None,
        };
        Some(WhyNot::new(rule, what))
    }

    /// What is going on, to set against when something could be done.
    fn now_words(&self, p: &Position) -> String {
        match p.ask {
            Ask::Plays => "a combat is going on".to_owned(),
            Ask::Draw => format!("this is the {}", TurnStep::Draw.phase()),
            Ask::Formation if p.is_pocket_turn() => "this is the formation step".to_owned(),
            _ => format!("this is the {}", p.step.phase()),
        }
    }

    /// A law that somebody bears, and where it comes from.
    fn law_words(&self, p: &Position, cause: &Cause<'_>, (bearer, name): (Slot, &str)) -> String {
        let told = never_text(&cause.law.said, name).replacen("can't", "cannot", 1);
        let own = p.fighter(bearer).card == cause.card && cause.power != 0;
        let by = if own { self.power_name(cause.power) } else { self.name_of(cause.card) };
        format!("{told} because of {by}")
    }

    /// The one who makes an obstacle, by name.
    fn by_words(&self, p: &Position, seat: Seat, obstacle: &Obstacle) -> String {
        let by = obstacle.by.filter(|slot| *slot != NO_SLOT);
        by.map_or_else(|| "somebody".to_owned(), |slot| self.fighter_name(p, seat, slot))
    }

    /// Formation: everybody on the player's side may move, picked in a fixed order.
    fn why_not_move(&self, p: &Position, seat: Seat, slot: Slot) -> Option<WhyNot> {
        if let Some(why) = self.not_asked(p, seat).or_else(|| self.not_yours(p, seat, slot)) {
            return Some(why);
        }
        let Some(Frame::Form(form)) = p.frames.last().filter(|_| p.ask == Ask::Formation) else {
            return Some(WhyNot::new(
                RuleId::FormationStep,
                format!("characters change rows in the formation step, and {}", self.now_words(p)),
            ));
        };
        if let Some(cause) = self.why_barred(p, Attempt::to(Verb::Move), slot) {
            return Some(WhyNot::new(RuleId::MoveHeld, self.law_words(p, &cause, (slot, "it"))));
        }
        if p.fighter(slot).has(Word::Immobile) {
            return Some(WhyNot::new(RuleId::FormationImmobile, "it is Immobile and stays where it is in this step"));
        }
        if form.moving.contains(slot) {
            return Some(WhyNot::new(RuleId::FormationStep, "it is already moving"));
        }
        let later = form.moving.all_before(slot);
        (!later).then(|| WhyNot::new(RuleId::FormationStep, "movers are picked in the order of the table"))
    }

    /// In which other universe somebody is.
    fn elsewhere_words(&self, p: &Position, name: &str, slot: Slot) -> String {
        match p.universe_of(slot) {
            0 => format!("{name} is in the original universe"),
            number => format!("{name} is in pocket universe {number}"),
        }
    }

    fn not_yours(&self, p: &Position, seat: Seat, slot: Slot) -> Option<WhyNot> {
        let name = self.fighter_name(p, seat, slot);
        if p.apart().contains(slot) {
            return Some(WhyNot::new(RuleId::UniverseApart, self.elsewhere_words(p, &name, slot)));
        }
        (!p.side(seat).contains(slot)).then(|| WhyNot::new(RuleId::Control, format!("{name} is not on your side")))
    }
}

/// Whether a recruit waits for its payment.
fn recruits(p: &Position) -> bool {
    p.frames.iter().any(|frame| matches!(frame, Frame::Recruit(recruit) if recruit.step != RecruitStep::Paid))
}
