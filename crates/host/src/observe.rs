//! What one viewer is shown of a game in progress.

use crate::ending;
use crate::game::HostGame;
use crate::names::Names;
use crate::seen::Seen;
use crate::session::Session;
use crate::words::person;
use longbox_bots::BotSpec;
use longbox_kernel::{Decision, Seat, Table, Viewer};
use longbox_protocol::{Observation, PlayerInfo, Question, UndoState, Who};

/// Who looks, and whose side is shown below.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Watcher {
    pub(crate) viewer: Viewer,
    pub(crate) below: Seat,
    /// Nobody else looks: the viewer is spoken to.
    pub(crate) own: bool,
}

/// What the players are called, for this viewer: whoever looks alone is "You".
pub(crate) fn names<G: HostGame>(session: &Session<G>, watcher: Watcher) -> Names {
    Names::new(called(&session.players, watcher))
}

pub(crate) fn called(players: &[Who], watcher: Watcher) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for (seat, who) in players.iter().enumerate() {
        let me = watcher.viewer == Viewer::Seat(Seat(seat as u8));
        let name = match who {
            Who::Person(_) if watcher.own && me => person::YOU.to_owned(),
            Who::Person(name) if !name.trim().is_empty() => name.trim().to_owned(),
            Who::Person(_) => person::letter(Seat(seat as u8)),
            Who::Bot(kind) => bot_name(kind),
        };
        names.push(name);
    }
    // Two of one name are told apart by their seats.
    let doubled = |name: &String, all: &[String]| all.iter().filter(|other| *other == name).count() > 1;
    let plain = names.clone();
    for (seat, name) in names.iter_mut().enumerate() {
        if doubled(name, &plain) {
            *name = person::numbered(name, Seat(seat as u8));
        }
    }
    names
}

fn bot_name(kind: &str) -> String {
    kind.parse::<BotSpec>().map_or_else(|_| kind.to_owned(), |spec| spec.kind.profile().name.to_owned())
}

/// Everything that the watcher may know.
pub(crate) fn observe<G: HostGame>(session: &mut Session<G>, watcher: Watcher) -> Observation {
    let sights = session.event_log.sights(session.game_files.game(), watcher.viewer);
    // In a party nobody is shown a question that is about to be passed.
    let turn = session.table.chair().map(|chair| chair.seat());
    let mine = turn.is_some_and(|seat| watcher.viewer == Viewer::Seat(seat));
    let passed = session.party && mine && session.look_ahead();
    let mut kept = session.question.take();
    let mut made = 0;
    let ask = |seen: &Seen<'_, G>, decision: Decision| {
        if passed {
            return None;
        }
        kept.take().or_else(|| {
            made += 1;
            Some(asked(seen, &session.table, decision))
        })
    };
    let mut observation = look(&session.table, &sights, (&session.players, &session.titles), watcher, ask);
    session.question = observation.question.clone().or(kept);
    session.questions_made += made;
    observation.stops = session.screen().stops;
    observation.practice = session.is_practice();
    observation.formation = session.formation_state();
    observation.undo = match session.undo_to() {
        None => UndoState::Nothing,
        Some((_, true)) => UndoState::Fair,
        Some((_, false)) => UndoState::Practice,
    };
    observation
}

/// The question that is open. It is made once, whoever wants to know.
pub(crate) fn question<G: HostGame>(session: &mut Session<G>) -> Option<&Question> {
    if session.question.is_none() {
        let (seat, decision) = session.table.chair().map(|chair| (chair.seat(), chair.decision()))?;
        let watcher = session.watcher_of(seat);
        let names = names(session, watcher);
        let seen = Seen::new(&session.table, watcher.viewer, watcher.below, &names);
        session.question = Some(asked(&seen, &session.table, decision));
        session.questions_made += 1;
    }
    session.question.as_ref()
}

fn asked<G: HostGame>(seen: &Seen<'_, G>, table: &Table<'static, G>, decision: Decision) -> Question {
    let question = G::question(seen, decision, table.options());
    Question { number: table.inputs().len(), step: G::step(table.position()), ..question }
}

/// A table through somebody's eyes. `ask` makes the question, if the watcher is asked.
pub(crate) fn look<G: HostGame>(
    table: &Table<'static, G>,
    past: &[G::Sight],
    (players, titles): (&[Who], &[String]),
    watcher: Watcher,
    ask: impl FnOnce(&Seen<'_, G>, Decision) -> Option<Question>,
) -> Observation {
    let names = Names::new(called(players, watcher));
    let seen = Seen::new(table, watcher.viewer, watcher.below, &names);
    let pending = table.chair().map(|chair| (chair.seat(), chair.decision()));
    let mine = pending.filter(|(seat, _)| watcher.viewer == Viewer::Seat(*seat));
    Observation {
        game: G::NAME,
        viewer: watcher.viewer,
        below: watcher.below,
        made: table.inputs().len(),
        players: (0..players.len()).map(|seat| player(players, titles, &names, seat)).collect(),
        picture: G::picture(&seen, past),
        waiting_for: pending.filter(|_| mine.is_none()).map(|(seat, _)| seat),
        question: mine.and_then(|(_, decision)| ask(&seen, decision)),
        undo: UndoState::Nothing,
        formation: Default::default(),
        practice: table.is_practice(),
        stops: Default::default(),
        ending: ending::ending(table, players, &names, watcher),
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
