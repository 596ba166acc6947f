//! What one viewer is shown of a game in progress.

use crate::names::Names;
use crate::room::Room;
use crate::seen::Seen;
use crate::session::Session;
use longbox_bots::BotKind;
use longbox_kernel::{Outcome, Seat, Table, Verdict, Viewer};
use longbox_protocol::{Ending, Observation, PlayerInfo, UndoState, Who};

/// Who looks, and whose side is shown below.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Watcher {
    pub(crate) viewer: Viewer,
    pub(crate) below: Seat,
}

/// What the players are called, for this viewer: whoever looks is "You" where only one person plays.
pub(crate) fn names<G: Room>(session: &Session<G>, watcher: Watcher) -> Names {
    Names::new(called(&session.players, watcher))
}

pub(crate) fn called(players: &[Who], watcher: Watcher) -> Vec<String> {
    let people = players.iter().filter(|who| who.is_person()).count();
    let mut names: Vec<String> = Vec::new();
    for (seat, who) in players.iter().enumerate() {
        let me = watcher.viewer == Viewer::Seat(Seat(seat as u8));
        let name = match who {
            Who::Person(_) if people == 1 && me => "You".to_owned(),
            Who::Person(name) if !name.trim().is_empty() => name.trim().to_owned(),
            Who::Person(_) => format!("Player {}", Seat(seat as u8)),
            Who::Bot(kind) => bot_name(kind),
        };
        names.push(name);
    }
    // Two of one name are told apart by their seats.
    let doubled = |name: &String, all: &[String]| all.iter().filter(|other| *other == name).count() > 1;
    let plain = names.clone();
    for (seat, name) in names.iter_mut().enumerate() {
        if doubled(name, &plain) {
            *name = format!("{name} {}", Seat(seat as u8));
        }
    }
    names
}

fn bot_name(kind: &str) -> String {
    kind.parse::<BotKind>().map_or_else(|_| kind.to_owned(), |kind| kind.profile().name.to_owned())
}

/// Everything that the watcher may know. `undo`: whether the last own choice can be taken back, and whether fairly.
pub(crate) fn observe<G: Room>(session: &Session<G>, watcher: Watcher, undo: Option<bool>) -> Observation {
    let sights = session.diary.sights(session.shelves.game(), watcher.viewer);
    let mut observation = look(&session.table, &sights, &session.players, &session.titles, watcher);
    observation.stops = session.stops;
    observation.practice = session.is_practice();
    observation.undo = match undo {
        None => UndoState::Nothing,
        Some(true) => UndoState::Fair,
        Some(false) => UndoState::Practice,
    };
    observation
}

/// A table through somebody's eyes.
pub(crate) fn look<G: Room>(
    table: &Table<'static, G>,
    past: &[G::Sight],
    players: &[Who],
    titles: &[String],
    watcher: Watcher,
) -> Observation {
    let names = Names::new(called(players, watcher));
    let seen = Seen::new(table, watcher.viewer, watcher.below, &names);
    let made = table.inputs().len();
    let asked = table.chair().map(|chair| (chair.seat(), chair.decision()));
    let mine = asked.filter(|(seat, _)| watcher.viewer == Viewer::Seat(*seat));
    let question = mine.map(|(_, decision)| {
        let mut question = G::question(&seen, decision, table.options());
        question.number = made;
        question
    });
    Observation {
        game: G::NAME,
        viewer: watcher.viewer,
        below: watcher.below,
        made,
        players: (0..players.len()).map(|seat| player(players, titles, &names, seat)).collect(),
        picture: G::picture(&seen, past),
        waiting_for: asked.filter(|_| question.is_none()).map(|(seat, _)| seat),
        question,
        undo: UndoState::Nothing,
        practice: table.is_practice(),
        stops: Default::default(),
        ending: table.outcome().map(|outcome| ending(table.game(), &names, outcome, watcher.viewer)),
    }
}

fn player(players: &[Who], titles: &[String], names: &Names, seat: usize) -> PlayerInfo {
    PlayerInfo {
        seat: Seat(seat as u8),
        name: names.of(Seat(seat as u8)).to_owned(),
        who: players[seat].clone(),
        about: titles.get(seat).cloned().unwrap_or_default(),
    }
}

fn ending<G: Room>(game: &G, names: &Names, outcome: Outcome, viewer: Viewer) -> Ending {
    let (text, rule) = game.ending(outcome);
    let text = names.put_into(&text);
    let winners = match outcome.verdict {
        Verdict::Win(seats) => Some(seats),
        Verdict::Tie | Verdict::Cap => None,
    };
    let won = match (winners, viewer) {
        (Some(seats), Viewer::Seat(seat)) => Some(seats.contains(seat)),
        _ => None,
    };
    let title = match (winners, won) {
        (_, Some(true)) => "You win!".to_owned(),
        (_, Some(false)) => "You lose.".to_owned(),
        (Some(seats), None) => {
            let all: Vec<&str> = seats.iter().map(|seat| names.of(seat)).collect();
            format!("{} {}!", all.join(" and "), if all.len() > 1 { "win" } else { "wins" })
        }
        (None, _) => "A tie.".to_owned(),
    };
    Ending { title, text, rule, won }
}
