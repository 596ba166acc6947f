//! Choices of characters, in effects and elsewhere: why one cannot be chosen.

use super::WhyNot;
use crate::Vs;
use crate::derive::evaluate::Context;
use crate::menu::Choice;
use crate::plain::Who;
use crate::program::Op;
use crate::rulebook::RuleId;
use crate::say::text::meant_text;
use crate::state::position::{Ask, CardNo, Position, Script, Slot};
use crate::verbs::outside::ChooseOutside;
use crate::verbs::{Effect, Verb};
use longbox_kernel::Seat;

impl Vs {
    /// Why this character cannot be chosen where characters are asked for. None: it can be, or none are asked for.
    pub fn why_not_chosen(&self, p: &Position, seat: Seat, slot: Slot) -> Option<WhyNot> {
        let mut menu = Vec::new();
        self.list_options(p, seat, &mut menu);
        let asked = menu.iter().any(|choice| matches!(choice, Choice::Fighter(_)));
        if !asked || menu.contains(&Choice::Fighter(slot)) {
            return None;
        }
        match p.ask {
            Ask::RecruitTo => self.why_not_equip(p, seat, slot),
            Ask::StrikeBack => Some(WhyNot::new(RuleId::CombatChooseBack, "one of the attackers is struck back")),
            Ask::Unique => Some(WhyNot::new(RuleId::Unique, "it is not one of those with the same name")),
            Ask::KeepMain => Some(WhyNot::new(RuleId::WinTwoMains, "it is not one of your main characters")),
            _ => self.script_on_top(p).and_then(|script| self.not_meant(script, slot)),
        }
    }

    /// Why this main character cannot be taken where one from outside the game is asked for, or a version.
    pub(super) fn why_not_version(&self, p: &Position, seat: Seat, card: CardNo) -> Option<WhyNot> {
        let why = self.why_not_listed(p, seat, Choice::Version(card))?;
        let script = self.script_on_top(p).filter(|_| p.ask == Ask::Effect && p.asked == seat);
        let effect = script.and_then(|script| match self.program.op(script.at) {
            Op::Do(number) => Some((script, self.program.effect(number))),
            _ => None,
        });
        if let Some((_, Effect::Invent(_))) = effect {
            let text = match self.secret_pile(p, seat).any(|other| other == card) {
                true => format!("{} is of another team", self.name_of(card)),
                false => format!("{} is not in your pile", self.name_of(card)),
            };
            return Some(WhyNot::new(RuleId::Inventions, text));
        }
        let Some((script, Effect::ChooseOutside(ChooseOutside(what)))) = effect else { return Some(why) };
        let context = Context::script(p, script);
        match self.outside(p, what, &context).any(|other| other == card) {
            true => Some(WhyNot::new(RuleId::DeckSide, format!("{} is not in your side deck", self.name_of(card)))),
            false => Some(WhyNot::new(RuleId::GoldenCard, "it is not one that the card asks for")),
        }
    }

    /// Whom the effect means instead.
    fn not_meant(&self, script: &Script, slot: Slot) -> Option<WhyNot> {
        if script.picked.contains(slot) {
            return Some(WhyNot::new(RuleId::GoldenCard, "it has already been chosen"));
        }
        let Op::Do(number) = self.program.op(script.at) else { return None };
        let most = match self.program.effect(number).whom()? {
            Who::UpTo(most, ..) => most.of(script),
            Who::One(..) => 1,
            _ => return None,
        };
        let meant = meant_text(most, &self.program.said_choice(number), self.who_is(script.card));
        let source = self.source_words(script.card, script.at);
        Some(WhyNot::new(RuleId::GoldenCard, format!("{source} is for {meant}")))
    }
}
