//! A player after one glance: habit, and powers and plot twists that pay at once.

use super::appraisal::score;
use super::habit::habit;
use super::worth::Worth;
use longbox_kernel::{Deaf, Game, Seat};
use longbox_vs::{Ask, Choice, Position, Vs};

/// What a play has to bring.
const WORTH_IT: i32 = 15;
/// Questions that a play may ask before it is worked out.
const QUESTIONS: usize = 12;

/// The option to take: a play that brings more than it costs, or else habit's.
pub(super) fn glance(game: &Vs, worth: &Worth, p: &Position, seat: Seat, menu: &[Choice]) -> usize {
    let plays = || (0..menu.len()).filter(|at| is_play(menu[*at]));
    if !is_window(p.ask()) || plays().next().is_none() {
        return habit(game, worth, p, seat, menu);
    }
    let now = score(game, worth, p, seat);
    let gain = |at: usize| outcome(game, worth, p, seat, menu[at]) - now;
    let best = plays().map(|at| (gain(at), at)).max_by_key(|(gain, at)| (*gain, std::cmp::Reverse(*at)));
    match best {
        Some((gain, at)) if gain > WORTH_IT => at,
        _ => habit(game, worth, p, seat, menu),
    }
}

fn is_play(choice: Choice) -> bool {
    matches!(choice, Choice::Use(..) | Choice::UseCard(..) | Choice::Play(..))
}

/// Whether players may use powers and plot twists now.
fn is_window(ask: Ask) -> bool {
    matches!(
        ask,
        Ask::Main
            | Ask::Plays
            | Ask::StartOfMain
            | Ask::BuildClose
            | Ask::Recovery
            | Ask::Draw
            | Ask::Resource
            | Ask::Recruit
            | Ask::Formation
    )
}

/// What a play leads to once all its questions are answered by habit.
fn outcome(game: &Vs, worth: &Worth, p: &Position, seat: Seat, choice: Choice) -> i32 {
    let mut after = p.clone();
    let mut menu = Vec::with_capacity(16);
    game.answer(&mut after, seat, choice, &mut Deaf);
    for _ in 0..QUESTIONS {
        let Some(asked) = game.waiting(&after).first().filter(|_| !is_window(after.ask())) else { break };
        game.options(&after, asked, &mut menu);
        let Some(choice) = menu.get(habit(game, worth, &after, asked, &menu)).copied() else { break };
        game.answer(&mut after, asked, choice, &mut Deaf);
    }
    score(game, worth, &after, seat)
}
