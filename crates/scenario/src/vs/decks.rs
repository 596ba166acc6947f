//! Deck checks and what is expected of them.

use super::{Runner, cards, setup};
use crate::fault::Fault;
use longbox_vs::{PlayerSetup, RULES, RuleId};

impl Runner<'_> {
    /// `check deck strict: Hulk / 4 x Thor, ... / Storm, Rogue`: main character, the deck, and a side deck if there is
    /// one.
    pub(super) fn check_deck(&mut self, text: &str) -> Result<(), Fault> {
        let odd = || Fault::new("write 'check deck strict: MAIN CHARACTER / CARDS'");
        let (format, rest) = text.split_once(':').ok_or_else(odd)?;
        let (main, list) = rest.split_once(" / ").ok_or_else(odd)?;
        let format = setup::format(format.trim())?;
        let main = match cards::is_nothing(main) {
            true => Vec::new(),
            false => cards::split(main)
                .into_iter()
                .map(|name| cards::cards(self.game, name))
                .collect::<Result<Vec<_>, _>>()?
                .concat(),
        };
        let mains: Vec<_> = main.into_iter().filter(|card| self.is_main(*card)).collect();
        let (list, side_deck) = list.split_once(" / ").unwrap_or((list, ""));
        let side = PlayerSetup {
            main: mains,
            deck: cards::list(self.game, list)?,
            side_deck: cards::side_deck(self.game, side_deck)?,
        };
        let problems = self.game.problems_of(&side, format);
        let mut hints = self.game.deck_hints(&side.main, &side.deck);
        hints.extend(self.game.side_deck_hints(&side));
        self.deck_hints = hints.iter().map(|hint| (hint.rule().id(), hint.to_string())).collect();
        self.deck_problems = Some(problems.iter().map(|problem| (problem.rule().id(), problem.to_string())).collect());
        Ok(())
    }

    fn is_main(&self, card: longbox_vs::CardNo) -> bool {
        let kind = self.game.card(card).map(|card| &card.kind);
        matches!(kind, Some(longbox_vs::language::CardKind::Main { .. }))
    }

    pub(super) fn expect_deck(&mut self, text: &str) -> Result<(), Fault> {
        let problems =
            self.deck_problems.clone().ok_or_else(|| Fault::new("no 'check deck' line stands before this"))?;
        let found: Vec<String> = problems.iter().map(|(id, text)| format!("{id}: {text}")).collect();
        match text.strip_prefix("illegal because ") {
            None if problems.is_empty() == (text == "legal") => Ok(()),
            None => Err(Fault::differs("the deck", text, found.join("\n"))),
            Some(rule) if problems.iter().any(|(id, _)| *id == rule) => Ok(()),
            Some(rule) => Err(Fault::differs("what is wrong with the deck", rule, found.join("\n"))),
        }
    }

    /// `hint: TEXT`, `hint because deck.teams`, `no hint`, `no hint: TEXT`.
    pub(super) fn expect_hint(&mut self, text: &str) -> Result<(), Fault> {
        if self.deck_problems.is_none() {
            return Err(Fault::new("no 'check deck' line stands before this"));
        }
        let (wanted, text) = match text.strip_prefix("no ") {
            Some(text) => (false, text),
            None => (true, text),
        };
        let rest = text.trim_start_matches("hint").trim();
        let any = |fits: &dyn Fn(&(&str, String)) -> bool| self.deck_hints.iter().any(fits);
        let holds = match (rest.strip_prefix(':'), rest.strip_prefix("because ")) {
            (Some(words), _) => any(&|(_, hint)| hint.contains(words.trim())),
            (None, Some(rule)) if RuleId::by_id(rule).is_none() => {
                return Err(Fault::no_such("rule", rule, RULES.iter().map(|rule| rule.id)));
            }
            (None, Some(rule)) => any(&|(id, _)| *id == rule),
            (None, None) if rest.is_empty() => !self.deck_hints.is_empty(),
            _ => {
                let known = "'expect hint: TEXT', 'expect no hint' or 'expect hint because deck.teams'";
                return Err(Fault::new(format!("write {known}")));
            }
        };
        let found: Vec<String> = self.deck_hints.iter().map(|(id, hint)| format!("{id}: {hint}")).collect();
        match holds == wanted {
            true => Ok(()),
            false => Err(Fault::differs("what is hinted at", text, found.join("\n"))),
        }
    }
}
