//! Games of Vs. System told in words.

use crate::screen::{BOLD, paint};
use longbox_host::Names;
use longbox_kernel::Seat;
use longbox_vs::{CardNo, Kind, Sight, Vs};
use serde_json::{Value, json};

/// The sights of a game in words. What belongs together makes one line: attackers and their defender, a power and
/// its payment, a recruit and its row, cards drawn one after another.
pub(super) fn tell(game: &Vs, names: &Names, sights: &[Sight]) -> Vec<String> {
    let called: Vec<&str> = (0..4).map(|seat| names.of(Seat(seat))).collect();
    // Before anybody goes first the main characters only come to the table.
    let dealt = sights.iter().position(|sight| matches!(sight.kind, Kind::Decides | Kind::GoesFirst)).unwrap_or(0);
    let sights: Vec<Sight> = sights[dealt..].iter().copied().filter(|sight| !is_quiet(sight)).collect();
    let teller = Teller { game, names, called: &called };
    let mut lines = Vec::new();
    let mut rest = sights.as_slice();
    while let Some(first) = rest.first() {
        let alike = rest.iter().take_while(|sight| goes_on(first, sight)).count().max(1);
        let (now, later) = rest.split_at(alike);
        let (line, used) = teller.line(first, now, later);
        rest = &later[used..];
        lines.extend(line);
    }
    lines
}

/// Events that programs need and that tell a reader nothing new.
fn is_quiet(sight: &Sight) -> bool {
    match sight.kind {
        Kind::PointsGained | Kind::Passed | Kind::TriggerBegan | Kind::CombatEnded | Kind::LeftCombat => true,
        Kind::Chose | Kind::DeckShuffled | Kind::KeptHand | Kind::GameOver => true,
        // At the beginning of every turn.
        Kind::Readied => sight.cause.is_none(),
        _ => false,
    }
}

/// Whether an event only goes on with what the first one began.
fn goes_on(first: &Sight, next: &Sight) -> bool {
    let same = (next.kind, next.seat, next.cause, next.number) == (first.kind, first.seat, first.cause, first.number);
    match first.kind {
        Kind::Drew => same && first.hidden == next.hidden,
        Kind::Attacked | Kind::Paid => (next.kind, next.seat) == (first.kind, first.seat),
        Kind::Recovered | Kind::CountersPut | Kind::StatsChanged | Kind::RuleChanged | Kind::Gained | Kind::Moved => {
            same && next.second == first.second
        }
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
    fn line(&self, first: &Sight, now: &[Sight], later: &[Sight]) -> (Option<String>, usize) {
        let plain = || self.game.tell(first, self.called);
        let next = later.first();
        match (first.kind, next.map(|next| next.kind)) {
            (Kind::TurnBegan, _) => {
                let head = format!("Turn {}: {}", first.number, self.names.of(first.seat));
                (Some(paint(BOLD, head)), 0)
            }
            (Kind::Attacked, Some(Kind::Defends)) => (next.map(|defender| self.attack(first, now, defender)), 1),
            (Kind::Paid, Some(Kind::PowerUsed)) => (next.map(|used| self.use_of(used, now)), 1),
            (Kind::Recruited, Some(Kind::Appeared)) => {
                let row = next.map_or("", |next| if next.number == 0 { "front row" } else { "back row" });
                (Some(format!("{}, into the {row}.", plain().trim_end_matches('.'))), 1)
            }
            (Kind::PoweredUp, Some(Kind::CountersPut)) => {
                let who = next.map_or("a character", |next| self.card(next));
                (Some(format!("{} powered up {who}.", self.names.of(first.seat))), 1)
            }
            (Kind::Drew, _) if now.len() > 1 => (Some(self.drawn(first, now)), 0),
            _ if now.len() > 1 => (Some(self.several(plain(), first, now)), 0),
            _ => (Some(plain()), 0),
        }
    }

    fn card(&self, sight: &Sight) -> &str {
        sight.card.map_or("a card", |card| self.game.name_of(card))
    }

    fn cards(&self, sights: &[Sight]) -> String {
        let names: Vec<&str> = sights.iter().map(|sight| self.card(sight)).collect();
        match names.split_last() {
            Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
            _ => names.concat(),
        }
    }

    fn whose(&self, seat: Seat, inside: bool) -> String {
        match (self.names.of(seat), inside) {
            ("You", false) => "Your".to_owned(),
            ("You", true) => "your".to_owned(),
            (name, _) => format!("{name}'s"),
        }
    }

    fn attack(&self, first: &Sight, attackers: &[Sight], defender: &Sight) -> String {
        let how = if first.number > 0 { " at range" } else { "" };
        let together = if attackers.len() > 1 { " together" } else { "" };
        let (by, of) = (self.whose(first.seat, false), self.whose(defender.seat, true));
        format!("{by} {} attacked {of} {}{how}{together}.", self.cards(attackers), self.card(defender))
    }

    fn use_of(&self, used: &Sight, paid: &[Sight]) -> String {
        let told = self.game.tell(used, self.called);
        let how = |sight: &Sight| {
            let verb = if sight.number > 0 { "discarding" } else { "turning down" };
            format!("{verb} {}", self.card(sight))
        };
        let how: Vec<String> = paid.iter().map(how).collect();
        format!("{}, {}.", told.trim_end_matches('.'), how.join(" and "))
    }

    fn drawn(&self, first: &Sight, now: &[Sight]) -> String {
        let who = self.names.of(first.seat);
        let because = self.game.cause_words(first).map(|cause| format!(" because of {cause}")).unwrap_or_default();
        match first.hidden {
            true => format!("{who} drew {} cards{because}.", now.len()),
            false => format!("{who} drew {}{because}.", self.cards(now)),
        }
    }

    /// A sentence about one of them, made one about all.
    fn several(&self, told: String, first: &Sight, now: &[Sight]) -> String {
        told.replacen(self.card(first), &self.cards(now), 1).replacen(" was ", " were ", 1).replacen(
            " got ",
            " each got ",
            1,
        )
    }
}

/// A sight for programs, with names instead of numbers of cards.
pub(super) fn sight_json(game: &Vs, sight: &Sight) -> Value {
    let name = |card: Option<CardNo>| card.map(|card| game.name_of(card).to_owned());
    json!({
        "kind": sight.kind,
        "seat": sight.seat,
        "card": name(sight.card),
        "hidden": sight.hidden,
        "who": sight.who,
        "number": sight.number,
        "second": sight.second,
        "cause": name(sight.cause),
        "because": game.cause_words(sight),
        "batch": sight.batch,
    })
}
