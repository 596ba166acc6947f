//! Choices of characters, in effects and elsewhere: why one cannot be chosen.

use super::WhyNot;
use crate::Vs;
use crate::menu::Choice;
use crate::plain::Who;
use crate::program::Op;
use crate::rulebook::RuleId;
use crate::say::text::meant_text;
use crate::state::position::{Ask, Position, Script, Slot};
use crate::verbs::Verb;
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
