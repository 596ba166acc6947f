//! A game in figures, from what was open to everybody.

use crate::game::HostGame;
use crate::names::Names;
use crate::seen::Seen;
use longbox_kernel::{Seat, Table, Viewer};
use longbox_protocol::{Effect, Summary, TurnStart, TurnSummary};

/// Plays a game again and counts. `winner`: whose card stands for the game.
pub(crate) fn summary<G: HostGame>(table: &Table<'static, G>, winner: Option<Seat>) -> Summary {
    let course = Course::of(table);
    let names = Names::letters(course.seats);
    let seen = Seen::new(table, Viewer::Spectator, Seat::A, &names);
    Summary {
        turn: table.game().turn_number(table.position()),
        emblem: winner.and_then(|seat| G::emblem(&seen, &course.sights, seat)),
        tally: G::tally(course.seats, &course.sights),
        start: course.start,
        turns: course.turns,
    }
}

/// Where the turns of a game begin.
pub(crate) fn turn_starts<G: HostGame>(table: &Table<'static, G>) -> Vec<TurnStart> {
    Course::of(table).turns.into_iter().map(|turn| turn.start).collect()
}

/// A game turn by turn, as somebody who holds no cards sees it.
struct Course<G: HostGame> {
    seats: usize,
    sights: Vec<G::Sight>,
    start: Vec<i16>,
    turns: Vec<TurnSummary>,
}

impl<G: HostGame> Course<G> {
    fn of(table: &Table<'static, G>) -> Course<G> {
        let game = table.game();
        let seats = game.seats(table.setup()).len();
        let mut course = Course { seats, sights: Vec::new(), start: Vec::new(), turns: Vec::new() };
        let mut events = Vec::new();
        let Ok(mut again) = Table::open(game, table.setup().clone(), table.seed(), &mut events) else {
            return course;
        };
        course.start = left(&again, seats);
        let last = table.inputs().len();
        for made in 0..=last {
            let sights = events.drain(..).map(|event| game.sight(&event, Viewer::Spectator)).collect();
            course.note(&again, made, sights, made == last);
            let Some(input) = table.inputs().get(made) else { break };
            if again.input(*input, &mut events).is_err() {
                break;
            }
        }
        course
    }

    /// What one choice has brought. Whatever comes before the next turn belongs to the old one.
    fn note(&mut self, table: &Table<'static, G>, made: usize, sights: Vec<G::Sight>, last: bool) {
        let (game, old) = (table.game(), self.turns.len());
        for sight in &sights {
            let begins = game.happening(sight).filter(|shown| shown.effect == Effect::TurnBegan);
            if let Some(shown) = begins {
                let start = TurnStart { turn: shown.number as u16, step: made };
                let players = shown.seat.into_iter().collect();
                self.turns.push(TurnSummary { start, players, left: Vec::new(), marks: Vec::new() });
            }
            if let (Some(mark), Some(turn)) = (G::mark(sight), self.turns.last_mut()) {
                turn.marks.push(mark);
            }
        }
        self.sights.extend(sights);
        let began = self.turns.len() > old;
        if began || last {
            let left = left(table, self.seats);
            let ended = old.saturating_sub(1);
            self.turns[ended..].iter_mut().for_each(|turn| turn.left.clone_from(&left));
        }
        // A team may share a turn. After the end it is nobody's.
        let players: Vec<Seat> =
            (0..self.seats as u8).map(Seat).filter(|seat| G::is_turn_of(table.position(), *seat)).collect();
        if let Some(turn) = self.turns.last_mut().filter(|_| began && !players.is_empty()) {
            turn.players = players;
        }
    }
}

/// What each player has left now.
fn left<G: HostGame>(table: &Table<'static, G>, seats: usize) -> Vec<i16> {
    let names = Names::letters(seats);
    let seen = Seen::new(table, Viewer::Spectator, Seat::A, &names);
    (0..seats as u8).map(|seat| G::left(&seen, Seat(seat))).collect()
}
