//! Options: what can be answered now, in a fixed order.

pub(crate) mod answer;
mod choice;
pub(crate) mod circles;
pub mod judge;
mod plays;

use crate::Vs;
use crate::language;
use crate::program::{FaceKind, LOCATION, ODD, Op, RECRUIT};
use crate::state::position::{Ask, CardNo, Fighters, Frame, NO_SLOT, PayFor, Piece, Position, Row, Script, Slot};
use crate::state::zones::Set;
use crate::turn::supers::moment;
use crate::verbs::{Look, Verb};
pub use choice::Choice;
use longbox_kernel::{Decision, Seat, SeatSet, Shape};
use tinyvec::ArrayVec;

/// Cards that a menu has listed already.
pub(crate) type Listed = ArrayVec<[CardNo; 80]>;

impl Position {
    /// The seats that may answer the pending question.
    #[inline]
    pub(crate) fn who_may_answer(&self) -> SeatSet {
        match self.ask {
            Ask::Main => self.turn_players() - self.done,
            Ask::Formation => self.turn_players(),
            _ => SeatSet::one(self.asked),
        }
    }
}

impl Vs {
    pub(crate) fn question_for(&self, p: &Position, seat: Seat) -> Option<Decision> {
        if p.ask == Ask::Nothing || p.outcome.is_some() {
            return None;
        }
        let seats = p.who_may_answer();
        if !seats.contains(seat) {
            return None;
        }
        let shape = match p.ask {
            Ask::Effect | Ask::Formation | Ask::Pay => self.shape_of_work(p),
            Ask::Mulligan | Ask::React | Ask::Offer => Shape::YesNo,
            Ask::Order => Shape::Order { placed: 0 },
            _ => Shape::One,
        };
        let owner = if seats.contains(p.asked) { p.asked } else { seat };
        Some(Decision { owner, seats, shape })
    }

    /// The shape of a question that the work on top asks.
    fn shape_of_work(&self, p: &Position) -> Shape {
        match (p.ask, p.frames.last()) {
            (Ask::Effect, Some(Frame::Script(s))) => self.effect_shape(s),
            (Ask::Formation, Some(Frame::Form(form))) => {
                let picked = form.moving.len() as u8;
                Shape::Some { picked, most: p.side(form.by).len() as u8 }
            }
            (Ask::Pay, Some(Frame::Pay(pay))) => {
                let cost = self.program.power(pay.what.power).used.as_ref().map_or(0, |used| used.cost.len());
                Shape::Some { picked: pay.paid, most: cost as u8 }
            }
            _ => Shape::One,
        }
    }

    fn effect_shape(&self, s: &Script) -> Shape {
        match self.program.op(s.at) {
            Op::May(_) | Op::Unless(..) => Shape::YesNo,
            Op::Do(number) => self.program.effect(number).shape(s),
            _ => Shape::One,
        }
    }

    fn list_effect(&self, p: &Position, s: &Script, menu: &mut Vec<Choice>) {
        let at = Look::new(self, p, s, p.asked);
        match self.program.op(s.at) {
            Op::May(_) | Op::Unless(..) => menu.extend([Choice::Yes, Choice::No]),
            Op::Either(number) => menu.extend(self.open_ways(p, s, number).map(|(way, _)| Choice::Way(way))),
            Op::GiveBack => at.list_rows(menu),
            Op::Do(number) => self.program.effect(number).options(&at, menu),
            _ => {}
        }
    }

    /// Naming is picking from the catalogue; no menu lists it.
    pub(crate) fn name_choice(&self, p: &Position, seat: Seat, entry: u16) -> Option<Choice> {
        let asked = self.question_for(p, seat)?.shape == Shape::Name;
        (asked && usize::from(entry) < self.cards().len()).then_some(Choice::Name(entry))
    }

    /// Every legal option of the pending question, in a fixed order.
    pub(crate) fn list_options(&self, p: &Position, seat: Seat, menu: &mut Vec<Choice>) {
        menu.clear();
        if !p.who_may_answer().contains(seat) {
            return;
        }
        match p.ask {
            Ask::Nothing => {}
            Ask::GoFirst => menu.extend(p.seats.iter().map(Choice::Player)),
            Ask::Place => menu.extend([Choice::Row(Row::Front), Choice::Row(Row::Back)]),
            Ask::Mulligan => menu.extend([Choice::No, Choice::Yes]),
            Ask::KeepMain => self.list_fighters(self.mains(p, seat), menu),
            Ask::Resource => {
                self.list_resources(p, seat, menu);
                self.list_powers(p, seat, menu);
                self.list_hand_plays(p, seat, menu);
                menu.push(Choice::Pass);
            }
            Ask::Recruit => {
                self.list_recruits(p, seat, menu);
                self.list_powers(p, seat, menu);
                self.list_hand_plays(p, seat, menu);
                menu.push(Choice::Pass);
            }
            Ask::RecruitTo => self.list_places(p, seat, menu),
            Ask::Formation => self.list_formation(p, seat, menu),
            Ask::Draw | Ask::Recovery | Ask::BuildClose | Ask::StartOfMain => {
                self.list_powers(p, seat, menu);
                self.list_hand_plays(p, seat, menu);
                menu.push(Choice::Pass);
            }
            Ask::Main => {
                self.list_attacks(p, seat, menu);
                self.list_powers(p, seat, menu);
                self.list_hand_plays(p, seat, menu);
                if !p.modifiers.is_empty() {
                    menu.extend(self.pay_offs(p, seat).map(Choice::PayOff));
                }
                menu.push(Choice::Pass);
            }
            Ask::AttackPlan => self.list_stage(p, menu),
            Ask::Plays => {
                self.list_powers(p, seat, menu);
                self.list_hand_plays(p, seat, menu);
                menu.push(Choice::Pass);
            }
            Ask::StrikeBack => {
                let open = p.combat().map_or(Fighters::NONE, |combat| self.may_strike_back_at(p, combat));
                self.list_fighters(open, menu);
            }
            Ask::Pay => self.list_payments(p, menu),
            Ask::React | Ask::Offer => self.list_offer(p, menu),
            Ask::Order => menu.extend((0..crate::triggers::pending_together(p) as u8).map(Choice::Trigger)),
            Ask::Unique => self.list_fighters(self.equals(p), menu),
            Ask::Level => {
                if let Some(slot) = self.leveller(p) {
                    menu.extend(self.next_versions(p, slot).map(Choice::Version));
                }
            }
            Ask::Effect => {
                if let Some(Frame::Script(s)) = p.frames.last() {
                    self.list_effect(p, s, menu);
                }
            }
        }
        if !p.trials.is_empty() {
            self.withhold(p, menu);
        }
    }

    pub(crate) fn list_fighters(&self, set: Fighters, menu: &mut Vec<Choice>) {
        for slot in set {
            menu.push(Choice::Fighter(slot));
        }
    }

    fn mains(&self, p: &Position, seat: Seat) -> Fighters {
        p.side(seat).filter(|slot| p.fighter(slot).is_main())
    }

    /// The characters with one name that entered at the same time.
    pub(crate) fn equals(&self, p: &Position) -> Fighters {
        for slot in p.in_play {
            let group = crate::state_checks::namesakes(self, p, slot);
            if group.len() > 1 {
                return crate::state_checks::newest(p, group);
            }
        }
        Fighters::NONE
    }

    /// The character that levels up.
    pub(crate) fn leveller(&self, p: &Position) -> Option<Slot> {
        p.in_play.iter().filter(|slot| p.fighter(*slot).xp > 0).find(|slot| {
            self.xp_needed(p, *slot).is_some_and(|needed| p.fighter(*slot).xp >= needed) && self.can_level_up(p, *slot)
        })
    }

    /// Options for cards of a place, equal cards of one part once.
    pub(crate) fn list_cards(
        &self,
        p: &Position,
        from: Set,
        seat: Seat,
        menu: &mut Vec<Choice>,
        option: impl Fn(Piece) -> Option<Choice>,
    ) {
        p.in_each_part(seat, from, |cards| {
            let mut listed = Listed::new();
            for (piece, card) in p.pieces_with_cards(seat, cards) {
                if listed.iter().fold(false, |found, other| found | (*other == card)) {
                    continue;
                }
                listed.push(card);
                if let Some(choice) = option(piece) {
                    menu.push(choice);
                }
            }
        });
    }

    /// Those of a player's pieces that are of one of these sorts.
    #[inline]
    fn of_sort(&self, p: &Position, seat: Seat, set: Set, sort: u8) -> Set {
        p.pieces_whose_card(seat, set, |card| self.sort(card).is(sort))
    }

    /// Cards of the hand that may be recruited, those elsewhere that a law opens, and those to search the deck for.
    fn list_recruits(&self, p: &Position, seat: Seat, menu: &mut Vec<Choice>) {
        let sought = self.found_in_decks.iter().filter(|card| self.may_search(p, seat, **card).is_ok());
        let sought = sought.map(|card| Choice::Search(*card));
        let hand = self.of_sort(p, seat, p.zones(seat).hand, RECRUIT);
        for place in [hand, self.opened(p, seat, language::Verb::Recruit)] {
            self.list_cards(p, place, seat, menu, |piece| {
                self.may_recruit(p, seat, piece, 0).is_ok().then_some(Choice::Recruit(piece, 0))
            });
        }
        let odd = !self.of_sort(p, seat, hand, ODD).is_empty();
        for way in 1..=if odd { self.most_prices } else { 0 } {
            self.list_cards(p, hand, seat, menu, |piece| {
                self.may_recruit(p, seat, piece, way).is_ok().then_some(Choice::Recruit(piece, way))
            });
        }
        menu.extend(sought);
    }

    fn list_resources(&self, p: &Position, seat: Seat, menu: &mut Vec<Choice>) {
        let hand = p.zones(seat).hand;
        for (cards, up) in [(hand, false), (self.of_sort(p, seat, hand, LOCATION), true)] {
            self.list_cards(p, cards, seat, menu, |piece| {
                self.may_be_resource(p, seat, piece, up).is_ok().then_some(Choice::Resource(piece, up))
            });
        }
    }

    /// Where a recruited card may go.
    fn list_places(&self, p: &Position, seat: Seat, menu: &mut Vec<Choice>) {
        let Some(Frame::Recruit(recruit)) = p.frames.last() else { return };
        match self.face(p.card(recruit.piece)).kind {
            FaceKind::Equipment => {
                let fits = |slot: &Slot| self.may_equip(p, seat, *slot).is_ok();
                menu.extend(p.side(seat).iter().filter(fits).map(Choice::Fighter));
            }
            FaceKind::Machine => menu.extend([Choice::Row(Row::Front), Choice::Row(Row::Back)]),
            _ => {
                let card = p.card(recruit.piece);
                let mate = self.reinforced(p, seat, card);
                let worn = self.face(card).worn.is_some();
                if worn && self.may_be_worn(p, seat, card).is_ok() {
                    let fits = |slot: &Slot| self.may_equip(p, seat, *slot).is_ok();
                    menu.extend(p.side(seat).iter().filter(fits).map(Choice::Fighter));
                }
                if worn && !self.may_stand(p, seat, card) {
                    return;
                }
                // Who may not appear here can only go to the teammate.
                if mate.is_none() || self.may_appear(p, seat, card).is_ok() {
                    menu.extend([Choice::Row(Row::Front), Choice::Row(Row::Back)]);
                }
                if let Some(mate) = mate {
                    menu.extend([Choice::RowOf(mate, Row::Front), Choice::RowOf(mate, Row::Back)]);
                }
            }
        }
    }

    /// Locations that can pay, or the symbols of one that could give several.
    fn list_payments(&self, p: &Position, menu: &mut Vec<Choice>) {
        let Some(Frame::Pay(pay)) = p.frames.last() else { return };
        match pay.unclear() {
            Some(symbols) => menu.extend((0..8).filter(|symbol| symbols >> symbol & 1 == 1).map(Choice::Way)),
            None => self.payments(p, pay, |piece| menu.push(Choice::Card(piece))),
        }
    }

    fn list_formation(&self, p: &Position, seat: Seat, menu: &mut Vec<Choice>) {
        let Some(Frame::Form(form)) = p.frames.last() else { return };
        let later = |slot: &Slot| form.moving.all_before(*slot) && self.may_move(p, *slot).is_ok();
        for slot in p.side(seat).iter().filter(later) {
            menu.push(Choice::Move(slot));
        }
        if form.moving.is_empty() {
            self.list_powers(p, seat, menu);
            self.list_hand_plays(p, seat, menu);
        }
        menu.push(Choice::Pass);
    }

    fn list_attacks(&self, p: &Position, seat: Seat, menu: &mut Vec<Choice>) {
        let angry = self.angry(p, seat);
        for slot in if angry.is_empty() { p.side(seat) } else { angry } {
            if self.may_attack(p, slot).is_ok()
                && (!self.reach(p, slot).is_empty() || !self.players_in_reach(p, slot).is_empty())
            {
                menu.push(Choice::Attack(slot));
            }
        }
    }

    fn list_stage(&self, p: &Position, menu: &mut Vec<Choice>) {
        let Some(Frame::AttackPlan(plan)) = p.frames.last() else { return };
        if !plan.at_once {
            let free = plan.attackers - plan.forced;
            // Whoever must be in it joins at any time, also behind somebody with a later place.
            let angry = if plan.forced.is_empty() { Fighters::NONE } else { self.angry(p, plan.by) };
            let in_turn = |slot: Slot| free.all_before(slot) || angry.contains(slot);
            let later = |slot: &Slot| in_turn(*slot) && !plan.attackers.contains(*slot);
            let joins = |slot: &Slot| self.may_join(p, plan, *slot).is_ok();
            for slot in p.side(plan.by).iter().filter(later).filter(joins) {
                menu.push(Choice::Join(slot));
            }
        }
        // Until a Mercenary has joined, some may stand together who cannot attack yet.
        if self.may_team_up(p, plan.attackers).is_err()
            || !plan.forced.is_empty() && self.missing_angry(p, plan).is_some()
        {
            return;
        }
        for slot in plan.targets {
            menu.push(Choice::Target(slot));
        }
        let mut players = SeatSet::ALL;
        for slot in plan.attackers {
            players &= self.players_in_reach(p, slot);
        }
        if !plan.at_once {
            menu.extend(players.iter().map(Choice::Player));
        }
    }

    /// Super powers that may be used now.
    fn list_powers(&self, p: &Position, seat: Seat, menu: &mut Vec<Choice>) {
        let now = moment(p);
        let mut purse = None;
        self.each_super(p, seat, now, &mut |what| {
            let purse = purse.get_or_insert_with(|| self.purse(p, seat));
            if self.may_use(p, seat, &what, purse).is_ok() {
                menu.push(self.use_choice(p, &what));
            }
        });
    }

    pub(crate) fn use_choice(&self, p: &Position, what: &PayFor) -> Choice {
        match what.slot {
            NO_SLOT => {
                let powers = &self.face(p.card(what.piece)).powers;
                let number = powers.iter().position(|power| *power == what.power).unwrap_or(0);
                Choice::UseCard(what.piece, number as u8)
            }
            slot => Choice::Use(slot, self.number_of(p, what)),
        }
    }

    fn list_offer(&self, p: &Position, menu: &mut Vec<Choice>) {
        let Some(Frame::Pay(pay)) = p.frames.last() else { return };
        menu.push(Choice::No);
        if self.payable(p, pay.by, &pay.what, &[], 0) {
            menu.push(Choice::Yes);
        }
    }
}
