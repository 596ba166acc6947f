//! Rules and how long they hold.

use super::here::Here;
use super::{Checked, Mood, Reference, Scope, script};
use crate::language::{Roles, Rule, Until};

impl<'c> Here<'c> {
    pub(super) fn rules(self, rules: &'c [Rule]) -> Checked {
        rules.iter().try_for_each(|rule| self.rule(rule))
    }

    fn rule(self, rule: &'c Rule) -> Checked {
        let here = self.inside(rule);
        match rule {
            Rule::Stats(atk, def) => {
                here.number(atk)?;
                here.number(def)
            }
            Rule::Set(_, number) => here.number(number),
            Rule::Gain(words) | Rule::Ban(words) => here.said(words),
            Rule::Also(is) => here.role(std::slice::from_ref(is)),
            Rule::PowersOf(select, _) => here.select(select),
            Rule::Never(event) => here.event(Mood::Never, event),
            Rule::Can(event) => here.event(Mood::Can, event),
            Rule::Cheaper(event, number) => {
                here.event(Mood::Cheaper, event)?;
                here.number(number)
            }
            Rule::Price(event, effects) => {
                here.event(Mood::Price, event)?;
                here.said(effects)?;
                script::whole(Scope::EMPTY, effects)
            }
            Rule::Instead(event, effects) => {
                here.event(Mood::Instead, event)?;
                here.said(effects)?;
                script::whole(Scope::of(&[Reference::Those, Reference::Amount]), effects)
            }
            Rule::Strikes(times, whom) => {
                here.number(times)?;
                here.role(whom)
            }
            Rule::Open(place, player) => {
                here.place(place)?;
                here.player(player)
            }
            // It is done when somebody arrives, and knows nothing of the script that made the rule.
            Rule::Enters(effects) => {
                here.said(effects)?;
                script::whole(Scope::of(&[Reference::Itself]), effects)
            }
            Rule::Switch | Rule::Reset | Rule::Lose(_) | Rule::AttacksPlayers => Ok(()),
        }
    }

    pub(super) fn until(self, until: &'c Until) -> Checked {
        let here = self.inside(until);
        match until {
            Until::Combat | Until::Turn | Until::Game => Ok(()),
            Until::Next(verb) => here.verb(Mood::Next, *verb, &Roles::default()),
            Until::End(_, player) => here.player(player),
            Until::Event(events) => {
                here.said(events)?;
                events.iter().try_for_each(|event| here.event(Mood::When, event))
            }
        }
    }
}
