//! Games told in words.

use super::rules::rule_of;
use crate::words::vs::narration as words;
use crate::{LogEntry, Names};
use longbox_kernel::Seat;
use longbox_vs::{CardNo, Happened, Sight, Vs};

/// The sights of a game in words. What belongs together makes one line: attackers and their defender, a power and
/// its payment, a recruit and its row, cards drawn one after another.
pub(super) fn tell(game: &Vs, names: &Names, sights: &[Sight]) -> Vec<LogEntry> {
    let called: Vec<&str> = (0..4).map(|seat| names.of(Seat(seat))).collect();
    // Before anybody goes first the main characters only come to the table.
    let dealt =
        sights.iter().position(|sight| matches!(sight.what, Happened::Decides | Happened::GoesFirst)).unwrap_or(0);
    let sights: Vec<Sight> = sights[dealt..].iter().copied().filter(|sight| !is_quiet(sight)).collect();
    let teller = Teller { game, names, called: &called };
    let mut lines = Vec::new();
    let mut rest = sights.as_slice();
    while let Some(first) = rest.first() {
        let alike = rest.iter().take_while(|sight| goes_on(first, sight)).count().max(1);
        let (now, later) = rest.split_at(alike);
        let (line, used) = teller.line(first, now, later);
        let (more, later) = later.split_at(used);
        rest = later;
        let told = || now.iter().chain(more);
        let cards = teller.cards_of(told());
        let played = told().find_map(|sight| teller.played(sight));
        lines.push(LogEntry { seat: Some(first.seat), cards, played, ..line });
    }
    lines
}

/// Events that programs need and that tell a reader nothing new.
fn is_quiet(sight: &Sight) -> bool {
    match sight.what {
        Happened::PointsGained(_)
        | Happened::Passed
        | Happened::TriggerBegan
        | Happened::CombatEnded
        | Happened::LeftCombat => true,
        Happened::Chose | Happened::DeckShuffled | Happened::KeptHand | Happened::GameOver { .. } => true,
        // At the beginning of every turn.
        Happened::Readied => sight.cause.is_none(),
        _ => false,
    }
}

/// Whether an event only goes on with what the first one began.
fn goes_on(first: &Sight, next: &Sight) -> bool {
    let same = (next.what, next.seat, next.cause) == (first.what, first.seat, first.cause);
    match first.what {
        Happened::Drew | Happened::PartDrew { .. } | Happened::Revealed => same && first.hidden == next.hidden,
        Happened::LookedAt { in_hand: true } => same && first.hidden == next.hidden,
        Happened::Attacked { .. } => matches!(next.what, Happened::Attacked { .. }) && next.seat == first.seat,
        Happened::Paid { .. } => matches!(next.what, Happened::Paid { .. }) && next.seat == first.seat,
        Happened::Recovered
        | Happened::CountersPut(_)
        | Happened::StatsChanged { .. }
        | Happened::RuleChanged
        | Happened::Gained(_)
        | Happened::Moved(_) => same,
        _ => false,
    }
}

struct Teller<'a> {
    game: &'a Vs,
    names: &'a Names,
    called: &'a [&'a str],
}

impl Teller<'_> {
    /// The line for some events that belong together, and how many of the next ones it tells as well.
    fn line(&self, first: &Sight, now: &[Sight], later: &[Sight]) -> (LogEntry, usize) {
        let bare = || self.game.tell_bare(first, self.called);
        let next = later.first();
        let alone = |text: String| LogEntry { text, rule: rule_of(first), ..LogEntry::default() };
        let caused =
            |text: String| LogEntry { because: self.game.told_cause(first).unwrap_or_default(), ..alone(text) };
        match (first.what, next.map(|next| (next.what, next))) {
            (Happened::TurnBegan { turn, universe }, _) => {
                let head = words::turn(turn, self.names.of(first.seat), universe);
                (LogEntry { head: true, ..alone(head) }, 0)
            }
            (Happened::Attacked { .. }, Some((Happened::Defends { .. }, defender))) => {
                (alone(self.attack(first, now, defender)), 1)
            }
            (Happened::Paid { .. }, Some((Happened::PowerUsed { .. }, used))) => (alone(self.use_of(used, now)), 1),
            (Happened::Recruited { .. }, Some((Happened::Appeared(row), _))) => {
                (alone(words::recruited_into(&bare(), row.name())), 1)
            }
            (Happened::PoweredUp, Some((Happened::CountersPut(_), next))) => {
                (alone(words::powered_up(self.names.of(first.seat), self.card(next))), 1)
            }
            // A captive is out of the game, too; the captor is what matters.
            (Happened::Captured, Some((Happened::Removed, next))) if next.card == first.card => (caused(bare()), 1),
            (Happened::Drew | Happened::PartDrew { .. }, _) if now.len() > 1 => (caused(self.drawn(first, now)), 0),
            _ => (caused(self.game.tell_together(now, self.called)), 0),
        }
    }

    /// The cards that events are about and those whose effects brought them about.
    fn cards_of<'s>(&self, sights: impl Iterator<Item = &'s Sight>) -> Vec<CardNo> {
        let mut cards: Vec<CardNo> = Vec::new();
        for sight in sights {
            let cause = sight.cause.filter(|_| self.game.cause_words(sight).is_some());
            for card in sight.card.into_iter().chain(cause) {
                if self.game.card(card).is_some() && !cards.contains(&card) {
                    cards.push(card);
                }
            }
        }
        cards
    }

    /// The card that was played with, where that is what the event is.
    fn played(&self, sight: &Sight) -> Option<CardNo> {
        let plays = matches!(
            sight.what,
            Happened::TwistPlayed
                | Happened::PlayedAs
                | Happened::PowerUsed { .. }
                | Happened::PoweredUp
                | Happened::Recruited { .. }
                | Happened::ResourcePlayed { .. }
                | Happened::PartResource { .. }
        );
        sight.card.filter(|card| plays && self.game.card(*card).is_some())
    }

    fn card(&self, sight: &Sight) -> &str {
        sight.card.map_or(words::A_CARD, |card| self.game.name_of(card))
    }

    fn cards(&self, sights: &[Sight]) -> Vec<String> {
        sights.iter().map(|sight| self.card(sight).to_owned()).collect()
    }

    fn attack(&self, first: &Sight, attackers: &[Sight], defender: &Sight) -> String {
        let at_range = matches!(first.what, Happened::Attacked { ranged: true, .. });
        let by = (self.names.of(first.seat), self.cards(attackers));
        let whom = (self.names.of(defender.seat), self.card(defender));
        words::attacked((by.0, &by.1), whom, at_range)
    }

    fn use_of(&self, used: &Sight, paid: &[Sight]) -> String {
        let told = self.game.tell_bare(used, self.called);
        let how = |sight: &Sight| words::paid(self.card(sight), sight.what == Happened::Paid { discarded: true });
        words::used(&told, &paid.iter().map(how).collect::<Vec<_>>())
    }

    fn drawn(&self, first: &Sight, now: &[Sight]) -> String {
        let who = self.names.of(first.seat);
        let told = match first.hidden {
            true => words::drew_many(who, now.len()),
            false => words::drew(who, &self.cards(now)),
        };
        match first.what {
            Happened::PartDrew { holder } => words::for_whom(&told, self.game.name_of(holder)),
            _ => told,
        }
    }
}
