//! The lines that say what must be true.

use super::setup::number;
use super::{Runner, seat};
use crate::cards;
use crate::fault::Fault;
use crate::log::{self, Told};
use longbox_kernel::{Game, Seat, Viewer};
use longbox_squad::{Ask, CardNo, EventKind, HandView, Hope, RULES, SeatView};

impl Runner<'_> {
    /// `now ...` looks at the moment as it is; everything else lets pass first what no line needs to say.
    pub(super) fn expect(&mut self, text: &str) -> Result<(), Fault> {
        let moment = text.strip_prefix("now ");
        self.now = moment.is_some();
        let met = self.expect_this(moment.unwrap_or(text).trim());
        self.now = false;
        met
    }

    fn expect_this(&mut self, text: &str) -> Result<(), Fault> {
        if let Some((seat, rest)) = text.split_once(' ').and_then(|(word, rest)| Some((seat(word)?, rest.trim()))) {
            return self.expect_side(seat, rest);
        }
        match text.split_once(' ').map_or((text, ""), |(word, rest)| (word, rest.trim())) {
            ("options:", list) => self.expect_options(None, list),
            ("attack", rest) => self.expect_attack(rest),
            ("legal", _) => self.expect_deck(None),
            ("illegal", rest) => self.expect_deck(Some(rest.strip_prefix("because ").unwrap_or(rest))),
            ("order:", lines) => self.expect_order(lines),
            ("no", line) if line.starts_with("deal:") => self.expect_no_deal(line[5..].trim()),
            ("log" | "log:" | "no", _) if Told::read(text).is_some() => self.expect_log(Viewer::Open, text),
            ("power", rest) => {
                self.settle()?;
                let found = self.position()?.power();
                same("the shared power", number::<u8>(rest.trim_start_matches("is "))?, found)
            }
            ("the", "game goes on") => {
                self.settle()?;
                same("whether the game is over", false, self.table()?.outcome().is_some())
            }
            ("turn", who) => {
                self.settle()?;
                same("whose turn it is", who.trim_start_matches("is "), self.position()?.active())
            }
            ("misfire", card) => {
                self.settle()?;
                let card = self.card(card)?;
                let found = self.events.iter().any(|event| {
                    event.kind == EventKind::Misfired && event.card.is_some_and(|secret| secret.card == card)
                });
                same("whether it misfired", true, found)
            }
            _ => Err(unknown(text)),
        }
    }

    fn expect_side(&mut self, seat: Seat, text: &str) -> Result<(), Fault> {
        if let Some(hope) = text.strip_prefix("can play ") {
            return self.expect_can(seat, hope, Hope::Play);
        }
        if let Some(hope) = text.strip_prefix("can block with ") {
            return self.expect_can(seat, hope, Hope::Block);
        }
        if let Some(hope) = text.strip_prefix("cannot play ") {
            return self.expect_cannot(seat, hope, Hope::Play);
        }
        if let Some(hope) = text.strip_prefix("cannot block with ") {
            return self.expect_cannot(seat, hope, Hope::Block);
        }
        if let Some(rest) = text.strip_prefix("sees ").or_else(|| text.strip_prefix("knows ")) {
            return self.expect_sees(seat, rest, true);
        }
        if let Some(rest) = text.strip_prefix("does not see ").or_else(|| text.strip_prefix("does not know ")) {
            return self.expect_sees(seat, rest, false);
        }
        if let Some(list) = text.strip_prefix("options:") {
            return self.expect_options(Some(seat), list);
        }
        if Told::read(text).is_some() {
            return self.expect_log(Viewer::Seat(seat), text);
        }
        if let Some(ask) = text.strip_prefix("is asked to ") {
            return self.expect_asked(seat, ask, true);
        }
        if let Some(ask) = text.strip_prefix("is not asked to ") {
            return self.expect_asked(seat, ask, false);
        }
        self.settle()?;
        match text.split_once(':') {
            Some((place, list)) => self.expect_cards(seat, place.trim(), list),
            None => self.expect_number(seat, text),
        }
    }

    fn expect_cards(&mut self, seat: Seat, place: &str, list: &str) -> Result<(), Fault> {
        let mut expected = self.cards(list)?;
        let p = self.position()?;
        let cards = |pieces: &mut dyn Iterator<Item = u8>| pieces.map(|piece| p.card(piece)).collect::<Vec<CardNo>>();
        let piles = p.piles(seat);
        let mut found = match place {
            "hand" => cards(&mut p.hand(seat).iter().copied()),
            "deck" => cards(&mut piles.deck().iter().rev().copied()),
            "deck top" => cards(&mut piles.deck().iter().rev().take(expected.len()).copied()),
            "deck bottom" => cards(&mut piles.deck().iter().take(expected.len()).copied()),
            "deck holds" => cards(&mut piles.deck().iter().copied()),
            "discard" => cards(&mut piles.discard().iter().copied()),
            "discard top" => cards(&mut piles.discard().iter().take(expected.len()).copied()),
            "keepers" | "keeper" => cards(&mut p.row(seat).iter().map(|keeper| keeper.piece)),
            _ => {
                return Err(Fault::new(format!(
                    "'{place}' is no place; known are hand, deck, deck top, deck bottom, deck holds, discard, discard top, keepers"
                )));
            }
        };
        if matches!(place, "hand" | "deck bottom" | "deck holds") {
            expected.sort_unstable();
            found.sort_unstable();
        }
        match expected == found {
            true => Ok(()),
            false => {
                let what = format!("{seat} {place}");
                Err(Fault::differs(&what, cards::show(self.game, &expected), cards::show(self.game, &found)))
            }
        }
    }

    /// `hand is 3`, `took 4`, `power is 5`, `power for CARD is 6`, `wins` ...
    fn expect_number(&mut self, seat: Seat, text: &str) -> Result<(), Fault> {
        let p = self.position()?;
        if text == "wins" {
            let outcome = self.table()?.outcome();
            let found = outcome.map_or("the game goes on".to_owned(), |outcome| self.game.outcome_text(outcome));
            let won = outcome.is_some_and(|outcome| outcome.won_by(seat));
            return if won { Ok(()) } else { Err(Fault::differs("the result", format!("{seat} wins"), found)) };
        }
        if let Some((card, power)) = text.strip_prefix("power for ").and_then(|rest| rest.rsplit_once(" is ")) {
            let card = self.card(card)?;
            let found = self.game.power_breakdown(&p, seat, Some(card));
            let text = self.game.breakdown_text(&found);
            let expected: i16 = number(power)?;
            return if found.total == expected {
                Ok(())
            } else {
                Err(Fault::differs("power for the card", expected, text))
            };
        }
        let words: Vec<&str> = text.split_whitespace().collect();
        let (what, expected, found) = match words.as_slice() {
            ["hand", "is", n] => ("cards in hand", n, p.hand(seat).len()),
            ["deck", "is", n] => ("cards in the deck", n, p.piles(seat).deck().len()),
            ["discard", "is", n] => ("cards in the discard pile", n, p.piles(seat).discard().len()),
            ["keepers", "is" | "are", n] => ("Keepers", n, p.row(seat).len()),
            ["took", n] => ("damage taken this turn", n, usize::from(p.record(seat).damage)),
            ["took", n, "last", "turn"] => ("damage taken last turn", n, usize::from(p.record(seat).damage_before)),
            ["power", "is", n] => ("power", n, self.game.power_breakdown(&p, seat, None).total.unsigned_abs().into()),
            _ => return Err(unknown(text)),
        };
        same(&format!("{seat}: {what}"), number::<usize>(expected)?, found)
    }

    fn expect_can(&mut self, seat: Seat, list: &str, hope: Hope) -> Result<(), Fault> {
        self.reach(hope)?;
        let p = self.position()?;
        for card in self.cards(list)? {
            let reasons = self.game.why_not(&p, seat, card, hope);
            let offered = self.is_offered(seat, card, hope)?;
            if !reasons.is_empty() || !offered {
                let why: Vec<String> = reasons.iter().map(|reason| self.game.why_text(*reason)).collect();
                let what = format!("{} should be possible; it is not: {}", self.game.name_of(card), why.join(" and "));
                return Err(Fault::new(what).with_options(self.options()?));
            }
        }
        Ok(())
    }

    /// `cannot play CARD, CARD because RULE`
    fn expect_cannot(&mut self, seat: Seat, text: &str, hope: Hope) -> Result<(), Fault> {
        self.reach(hope)?;
        let (list, rule) = match text.rsplit_once(" because ") {
            Some((list, rule)) => (list, Some(rule.trim())),
            None => (text, None),
        };
        if let Some(rule) = rule.filter(|rule| RULES.iter().all(|known| known.id != *rule)) {
            return Err(Fault::no_such("rule", rule, RULES.iter().map(|rule| rule.id)));
        }
        let p = self.position()?;
        for card in self.cards(list)? {
            if self.is_offered(seat, card, hope)? {
                let what = format!("{} should not be possible", self.game.name_of(card));
                return Err(Fault::new(what).with_options(self.options()?));
            }
            let reasons = self.game.why_not(&p, seat, card, hope);
            let ids: Vec<&str> = reasons.iter().map(|reason| reason.rule().id()).collect();
            if let Some(rule) = rule.filter(|rule| !ids.contains(rule)) {
                let what = format!("why {} is not possible", self.game.name_of(card));
                return Err(Fault::differs(&what, rule, ids.join("\n")));
            }
        }
        Ok(())
    }

    /// Goes past questions that are not about this hope, where nothing has to be decided.
    fn reach(&mut self, hope: Hope) -> Result<(), Fault> {
        match (hope, self.position()?.ask()) {
            (Hope::Play, Ask::Block) => self.settle(),
            _ => Ok(()),
        }
    }

    fn is_offered(&mut self, seat: Seat, card: CardNo, hope: Hope) -> Result<bool, Fault> {
        let game = self.game;
        let table = self.table()?;
        let mine = table.pending().is_some_and(|decision| decision.owner == seat);
        let about = match hope {
            Hope::Block => table.position().ask() == Ask::Block,
            Hope::Play => matches!(table.position().ask(), Ask::Attack | Ask::Effect),
        };
        Ok(mine && about && game.option_for(table.position(), table.options(), card).is_some())
    }

    /// `options: Yoink! | Spider-Swing | Do not attack`: exactly these, in any order, of that player if one is named.
    fn expect_options(&mut self, seat: Option<Seat>, list: &str) -> Result<(), Fault> {
        let mut expected: Vec<String> = list.split('|').map(|word| word.trim().to_owned()).collect();
        let asked = self.table()?.pending().map(|decision| decision.owner);
        let mut found = if seat.is_none() || seat == asked { self.options()? } else { Vec::new() };
        expected.sort();
        found.sort();
        same("the options", expected.join("\n"), found.join("\n"))
    }

    /// The value of the last attack.
    fn expect_attack(&mut self, text: &str) -> Result<(), Fault> {
        let expected: i16 = number(text.trim_start_matches("is "))?;
        // A block is left open: the value stands before it.
        while !self.now && self.position()?.ask() == Ask::Effect && self.table()?.options().len() == 1 {
            self.pick(0)?;
        }
        let valued = self.events.iter().rev().find(|event| event.kind == EventKind::AttackValued);
        let Some(found) = valued.map(|event| event.number) else {
            return Err(Fault::new("no attack has been declared"));
        };
        same("the attack value", expected, found)
    }

    fn expect_asked(&mut self, seat: Seat, ask: &str, wanted: bool) -> Result<(), Fault> {
        let kind = match ask {
            "block" => Ask::Block,
            "attack" => Ask::Attack,
            "choose" => Ask::Effect,
            "lose a card" => Ask::Overflow,
            "discard down" => Ask::HandLimit,
            "destroy a Keeper" => Ask::KeeperLimit,
            _ => {
                return Err(Fault::new(format!(
                    "'{ask}' is nothing to be asked; known are block, attack, choose, lose a card, discard down, destroy a Keeper"
                )));
            }
        };
        let p = self.position()?;
        let owner = self.table()?.pending().map(|decision| decision.owner);
        let found = owner == Some(seat) && p.ask() == kind;
        let now =
            owner.map_or("nobody is asked".to_owned(), |owner| format!("{owner} is asked: {}", self.game.question(&p)));
        match found == wanted {
            true => Ok(()),
            false => Err(Fault::differs(
                "who is asked",
                format!("{seat} {}asked to {ask}", if wanted { "" } else { "not " }),
                now,
            )),
        }
    }

    fn expect_deck(&mut self, rule: Option<&str>) -> Result<(), Fault> {
        let problems =
            self.deck_problems.clone().ok_or_else(|| Fault::new("no 'check deck' line stands before this"))?;
        let found: Vec<String> = problems.iter().map(|(id, text)| format!("{id}: {text}")).collect();
        match rule {
            None if problems.is_empty() => Ok(()),
            None => Err(Fault::differs("the deck", "legal", found.join("\n"))),
            Some(rule) if problems.iter().any(|(id, _)| *id == rule) => Ok(()),
            Some(rule) => Err(Fault::differs("what is wrong with the deck", rule, found.join("\n"))),
        }
    }

    /// `no deal: TEXT`: the game cannot start, and the reason holds the text.
    fn expect_no_deal(&mut self, text: &str) -> Result<(), Fault> {
        match self.table() {
            Ok(_) => Err(Fault::new("the game should not start, but it does")),
            Err(fault) if fault.what.contains(text) => Ok(()),
            Err(fault) => Err(Fault::differs("why the game cannot start", text, fault.what)),
        }
    }

    fn expect_log(&mut self, viewer: Viewer, text: &str) -> Result<(), Fault> {
        self.settle()?;
        Told::read(text).ok_or_else(|| unknown(text))?.check(&self.log(viewer))
    }

    /// `order: TEXT > TEXT > TEXT`: lines of the log that hold these texts, one after the other.
    fn expect_order(&mut self, texts: &str) -> Result<(), Fault> {
        self.settle()?;
        log::check_order(&self.log(Viewer::Open), texts)
    }

    /// `sees B hand: CARDS`, `knows A deck top: CARDS`, `does not know B deck top`, `sees B hand hidden 3` ...
    fn expect_sees(&mut self, viewer: Seat, text: &str, wanted: bool) -> Result<(), Fault> {
        self.settle()?;
        let game = self.game;
        let table = self.table()?;
        let view = game.view(&game.standpoint(table.position(), Viewer::Seat(viewer)));
        let (owner, rest) =
            text.split_once(' ').and_then(|(word, rest)| Some((seat(word)?, rest))).ok_or_else(|| unknown(text))?;
        let side = &view.seats[owner.index()];
        if let Some(hidden) = rest.strip_prefix("hand hidden ") {
            let found = side.hand.iter().filter(|card| matches!(card, HandView::Hidden(_))).count();
            return same("cards hidden in that hand", number::<usize>(hidden)?, found);
        }
        let (place, list) = rest.split_once(':').unwrap_or((rest, ""));
        let expected = self.cards(list)?;
        let found = known(side, place.trim(), expected.len()).ok_or_else(|| unknown(text))?;
        if !wanted {
            let shown = cards::show(game, &found);
            let none = if list.trim().is_empty() {
                found.is_empty()
            } else {
                !expected.iter().all(|card| found.contains(card))
            };
            return if none {
                Ok(())
            } else {
                Err(Fault::new(format!("{viewer} should not know it, but knows {shown}")))
            };
        }
        let (mut expected, mut found) = (expected, found);
        if place.trim() == "hand" {
            expected.sort_unstable();
            found.sort_unstable();
        }
        match expected == found {
            true => Ok(()),
            false => Err(Fault::differs(
                &format!("what {viewer} knows"),
                cards::show(game, &expected),
                cards::show(game, &found),
            )),
        }
    }
}

/// The cards that a view shows at a place.
fn known(side: &SeatView, place: &str, count: usize) -> Option<Vec<CardNo>> {
    let hand = side.hand.iter().filter_map(|card| match card {
        HandView::Known(card) => Some(*card),
        HandView::Hidden(_) => None,
    });
    let at =
        |depth: usize| side.deck_known.iter().find(|(above, _)| usize::from(*above) == depth).map(|(_, card)| *card);
    match place {
        "hand" => Some(hand.collect()),
        "deck top" => Some((0..count.max(1)).map_while(at).collect()),
        "deck bottom" => {
            Some((0..count.max(1)).map_while(|up| at(usize::from(side.deck).checked_sub(up + 1)?)).collect())
        }
        "deck" => Some(side.deck_known.iter().map(|(_, card)| *card).collect()),
        "discard top" => Some(side.discard_top.into_iter().collect()),
        "discard" => Some(side.discard_remembered.clone()),
        _ => None,
    }
}

fn same<T, U>(what: &str, expected: T, found: U) -> Result<(), Fault>
where
    T: ToString,
    U: ToString,
{
    if expected.to_string() == found.to_string() {
        Ok(())
    } else {
        Err(Fault::differs(what, expected.to_string(), found.to_string()))
    }
}

fn unknown(text: &str) -> Fault {
    Fault::new(format!("'expect {text}' is not understood; docs/scenarios.md lists what can be expected"))
}
