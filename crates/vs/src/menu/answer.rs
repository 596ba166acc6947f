//! Answers: an option of the menu is taken.

use crate::event::{Event, Happened};
use crate::language::team_bit;
use crate::menu::Choice;
use crate::program::Op;
use crate::run::Run;
use crate::state::position::{Ask, Fighters, NO_SLOT, PayFor, Row, Script};
use crate::state::progress::Progress;
use crate::turn::copies::Play;
use crate::verbs::{Effect, Verb};
use longbox_kernel::{Seat, Witness};

impl<W: Witness<Event>> Run<'_, W> {
    /// Takes an option of the menu.
    pub(crate) fn take(&mut self, seat: Seat, choice: Choice) {
        self.note_trial(choice);
        self.forget_stand_ins();
        let ask = std::mem::replace(&mut self.p.ask, Ask::Nothing);
        match (ask, choice) {
            (Ask::GoFirst, Choice::Player(first)) => self.choose_first(first),
            (Ask::Place, Choice::Row(row)) => self.place_main(seat, row),
            (Ask::Mulligan, choice) => self.answer_mulligan(seat, choice == Choice::Yes),
            (Ask::KeepMain, Choice::Fighter(slot)) => self.keep_main(slot),
            (Ask::RecruitTo, Choice::Row(row)) => self.recruit_to((seat, row), NO_SLOT),
            (Ask::RecruitTo, Choice::RowOf(side, row)) => self.recruit_to((side, row), NO_SLOT),
            (Ask::RecruitTo, Choice::Fighter(slot)) => self.recruit_to((seat, Row::Front), slot),
            (Ask::AttackPlan, Choice::Join(slot)) => self.join_attack(slot),
            (Ask::AttackPlan, Choice::Target(slot)) => self.declare(slot),
            (Ask::AttackPlan, Choice::Player(player)) => {
                if let Some(body) = self.body_of(player) {
                    self.declare(body);
                }
            }
            (Ask::StrikeBack, Choice::Fighter(slot)) => self.choose_back(slot),
            (Ask::Pay, Choice::Card(piece)) => self.pick_payment(piece),
            (Ask::Pay, Choice::Way(symbol)) => self.pick_symbol(symbol),
            (Ask::React | Ask::Offer, choice) => self.answer_offer(choice == Choice::Yes),
            (Ask::Order, Choice::Trigger(number)) => self.begin_pending(usize::from(number)),
            (Ask::Unique, Choice::Fighter(slot)) => {
                let others = self.g.equals(self.p).without(slot);
                self.ko(others, Fighters::NONE);
            }
            (Ask::Level, Choice::Version(card)) => {
                if let Some(slot) = self.g.leveller(self.p) {
                    self.level_up(slot, card);
                }
            }
            (Ask::Effect, choice) => self.take_in_effect(choice),
            (ask, choice) => self.act(ask, seat, choice),
        }
    }

    /// What a player does in a phase or in a combat.
    fn act(&mut self, ask: Ask, seat: Seat, choice: Choice) {
        match choice {
            Choice::Resource(piece, up) => {
                self.new_batch();
                self.play_resource(piece, up);
                self.end_resource_step();
            }
            Choice::Recruit(piece, way) => self.pick_recruit(seat, piece, way),
            Choice::Search(card) => self.search_to_recruit(seat, card),
            Choice::Move(slot) => self.pick_mover(slot),
            Choice::Attack(slot) => {
                self.p.done = longbox_kernel::SeatSet::NONE;
                self.begin_attack(seat, slot);
            }
            Choice::Use(slot, number) => {
                if let Some(instance) = self.g.nth_super(self.p, slot, number) {
                    let (power, via) = (instance.power, instance.via);
                    self.announce(seat, PayFor::of_fighter(slot, power, via));
                }
            }
            Choice::UseCard(piece, number) => {
                let power = self.g.face(self.p.card(piece)).powers[usize::from(number)];
                self.announce(seat, PayFor::of_card(piece, power));
            }
            Choice::Play(piece, mode) => self.play_twist(seat, Play::of(self.p, piece, mode)),
            Choice::PlayAs(piece, card, mode) => self.play_twist(seat, Play { piece, card, mode }),
            Choice::PowerUp(piece, slot) => self.power_up(seat, piece, slot),
            Choice::PayOff(number) => self.begin_pay_off(seat, number),
            _ => self.pass(ask, seat),
        }
    }

    fn pass(&mut self, ask: Ask, seat: Seat) {
        match ask {
            Ask::Resource => self.end_resource_step(),
            Ask::Recruit => self.end_recruit_step(),
            Ask::Formation => self.finish_formation(),
            Ask::Draw | Ask::Recovery | Ask::BuildClose | Ask::StartOfMain | Ask::Main => self.end_main(seat),
            Ask::Plays => {
                self.tell(Happened::Passed, seat);
                self.pass_play(seat);
            }
            _ => {}
        }
    }

    fn take_in_effect(&mut self, choice: Choice) {
        let s = *self.script();
        match (self.g.program.op(s.at), choice) {
            (Op::May(place), Choice::No) => {
                self.script().flags &= !Script::DID;
                self.jump(place);
            }
            (Op::May(_), _) => self.next(),
            (Op::Unless(_, place), Choice::No) => self.jump(place),
            (Op::Unless(..), _) => self.next(),
            (Op::Either(number), Choice::Way(way)) => self.take_way(number, way),
            (Op::GiveBack, Choice::Row(row)) => self.answer_row(row),
            (Op::Do(number), choice) => {
                let g = self.g;
                self.answer_effect(g.program.effect(number), s, choice);
            }
            _ => {}
        }
    }

    fn answer_row(&mut self, row: Row) {
        let script = self.script();
        script.progress = script.progress.with_row(row);
    }

    fn answer_effect(&mut self, effect: &Effect, s: Script, choice: Choice) {
        if let Effect::Offer(offer) = effect {
            return offer.take(self, s, choice);
        }
        match choice {
            Choice::Row(row) => self.answer_row(row),
            Choice::Target(slot) => self.raid_on(slot),
            Choice::Team(team) => {
                self.tell(Happened::ChoseTeam(team), s.me);
                self.script().team = team_bit(team);
            }
            Choice::Version(card) => self.script().progress = Progress::Version(card),
            Choice::RowOf(seat, row) => effect.take_row(self, seat, row),
            Choice::Player(seat) => {
                self.tell(Happened::ChosePlayer, seat);
                let script = self.script();
                script.chosen = seat.0;
                script.progress = Progress::Chosen;
            }
            Choice::Fighter(slot) => self.keep_fighter(effect.whom(), slot),
            Choice::Number(number) => {
                self.script().progress = match effect {
                    Effect::Divide(_) => Progress::Sharing(s.progress.shares().with(number)),
                    _ => Progress::Number(number),
                };
            }
            Choice::Name(card) => effect.take_name(self, s, card),
            Choice::Yes | Choice::No => {
                self.script().progress = s.progress.with_answer(choice == Choice::Yes);
            }
            Choice::Card(piece) => effect.take_card(self, s, Some(piece)),
            _ => effect.take_card(self, s, None),
        }
    }
}
