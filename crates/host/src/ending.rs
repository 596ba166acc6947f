//! How a game ended, as one viewer is told.

use crate::game::HostGame;
use crate::names::Names;
use crate::observe::Watcher;
use crate::summary::summary;
use crate::words::ending as words;
use longbox_kernel::{Outcome, Reason, Seat, SeatSet, Table, Verdict, Viewer, capital};
use longbox_protocol::{Ending, EndingKind, RuleName, Summary, Who};
use longbox_vs::text::closed_sentence;

/// Everything about the end of a game; none while it goes on.
pub(crate) fn ending<G: HostGame>(
    table: &Table<'static, G>,
    players: &[Who],
    names: &Names,
    watcher: Watcher,
) -> Option<Ending> {
    let ending = verdict(table, players, names, watcher)?;
    Some(Ending { summary: summary(table, ending.winners.first().copied()), ..ending })
}

/// Who won and why, in one line; empty while the game goes on.
pub(crate) fn result<G: HostGame>(
    table: &Table<'static, G>,
    players: &[Who],
    names: &Names,
    watcher: Watcher,
) -> Option<String> {
    verdict(table, players, names, watcher).map(|ending| words::result(&ending.title, &ending.text))
}

fn verdict<G: HostGame>(table: &Table<'static, G>, players: &[Who], names: &Names, watcher: Watcher) -> Option<Ending> {
    let outcome = table.outcome()?;
    let winners = match outcome.verdict {
        Verdict::Win(seats) => seats,
        Verdict::Tie | Verdict::Cap => SeatSet::NONE,
    };
    // Several people who share the screen are told of all by name.
    let won = match watcher.viewer {
        Viewer::Seat(seat) if watcher.own && !winners.is_empty() => Some(winners.contains(seat)),
        _ => None,
    };
    let losers: Vec<Seat> = (0..players.len() as u8).map(Seat).filter(|seat| !winners.contains(*seat)).collect();
    let (text, rule) = why(table.game(), outcome, &losers);
    Some(Ending {
        kind: kind(outcome),
        title: title(outcome, winners, won, names),
        text: names.put_into(&text),
        rule,
        won,
        winners: winners.iter().collect(),
        summary: Summary::default(),
    })
}

fn kind(outcome: Outcome) -> EndingKind {
    match (outcome.verdict, outcome.reason) {
        (Verdict::Cap, _) => EndingKind::Stopped,
        (Verdict::Tie, _) => EndingKind::Tie,
        (Verdict::Win(_), Reason::Conceded(_) | Reason::OutOfTime(_)) => EndingKind::Conceded,
        (Verdict::Win(_), _) => EndingKind::Decided,
    }
}

fn title(outcome: Outcome, winners: SeatSet, won: Option<bool>, names: &Names) -> String {
    let all: Vec<&str> = winners.iter().map(|seat| names.of(seat)).collect();
    match (outcome.verdict, won) {
        (Verdict::Cap, _) => words::STOPPED.to_owned(),
        (Verdict::Tie, _) => words::TIE.to_owned(),
        (Verdict::Win(_), Some(true)) => words::YOU_WIN.to_owned(),
        // Whoever has lost is not shouted at.
        (Verdict::Win(_), Some(false)) => words::others_win(&all),
        (Verdict::Win(_), None) => words::they_win(&all),
    }
}

/// The reason in a sentence with the letters of the seats, and the rule behind it.
fn why<G: HostGame>(game: &G, outcome: Outcome, losers: &[Seat]) -> (String, Option<RuleName>) {
    match outcome.reason {
        Reason::Rule(number) => game.decided_by(number, losers),
        Reason::Conceded(seat) => (words::conceded(seat), None),
        Reason::OutOfTime(seat) => (words::out_of_time(seat), None),
        Reason::AgreedDraw => (words::AGREED.to_owned(), None),
        Reason::Bound(number) => (closed_sentence(&capital(G::bound_text(number))), None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use longbox_vs::{Bound, Vs};

    fn names() -> Names {
        Names::new(["You", "Kid", "Hero"].map(str::to_owned).to_vec())
    }

    fn titled(verdict: Verdict, won: Option<bool>) -> String {
        let winners = if let Verdict::Win(seats) = verdict { seats } else { SeatSet::NONE };
        title(Outcome { verdict, reason: Reason::AgreedDraw }, winners, won, &names())
    }

    #[test]
    fn titles_say_who_won() {
        let kid = SeatSet::one(Seat::B);
        assert_eq!(titled(Verdict::Win(SeatSet::one(Seat::A)), Some(true)), "You win!");
        assert_eq!(titled(Verdict::Win(kid), Some(false)), "Kid wins.");
        assert_eq!(titled(Verdict::Win(kid.with(Seat(2))), Some(false)), "Kid and Hero win.");
        assert_eq!(titled(Verdict::Win(kid), None), "Kid wins!");
        assert_eq!(titled(Verdict::Tie, None), "A tie.");
        assert_eq!(titled(Verdict::Cap, None), "The game was stopped.");
    }

    #[test]
    fn a_bound_is_told_in_a_sentence_and_is_no_tie() {
        let game = crate::game_files::GameFiles::<Vs>::read(&[]).expect("the built-in files are in order").game();
        let outcome = Outcome { verdict: Verdict::Cap, reason: Reason::Bound(Bound::Turns as u16) };
        assert_eq!(why(game, outcome, &[]), ("The game went on for too many turns.".to_owned(), None));
        assert_eq!(kind(outcome), EndingKind::Stopped);
        let tie = Outcome { verdict: Verdict::Tie, reason: Reason::AgreedDraw };
        assert_eq!((kind(tie), why(game, tie, &[]).0), (EndingKind::Tie, "Everyone agreed to a draw.".to_owned()));
    }
}
