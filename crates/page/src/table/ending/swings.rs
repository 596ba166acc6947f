//! The turns in which most was lost or won back, each one press away in the replay.

use super::tally::in_order;
use crate::parts::Icon;
use crate::store::Store;
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::{GameName, Observation, PlayerInfo, Seat, Summary};
use std::sync::Arc;

/// So many are shown.
const MOST: usize = 3;

#[component]
pub(super) fn Swings(table: Arc<Observation>, summary: Summary) -> impl IntoView {
    let words = &words().ending;
    let players = in_order(&table);
    let swings = biggest(&summary, (players.len() == 2).then_some(table.below));
    let cards = swings.into_iter().map(|swing| view! { <Card swing players=players.clone() game=table.game/> });
    let cards = cards.collect_view();
    (!cards.is_empty()).then(|| {
        view! {
            <section class="fin__swings" aria-label=words.swings>
                <h3 class="fin__t">{words.swings}</h3>
                <ol class="fin__tps">{cards}</ol>
            </section>
        }
    })
}

#[component]
fn Card(swing: Swing, players: Vec<PlayerInfo>, game: GameName) -> impl IntoView {
    let store = Store::here();
    let words = &words().ending;
    let (turn, step) = (swing.turn.to_string(), swing.step);
    let text = told(&swing, &players, game);
    let balance = swing
        .balance
        .map(|balance| view! { <b class="num" aria-hidden="true">{format!("{balance:+}").replace('-', "−")}</b> });
    let good = swing.balance.is_some_and(|balance| balance > 0);
    let bad = swing.balance.is_some_and(|balance| balance < 0);
    view! {
        <li class="tpc" class:tpc--good=good class:tpc--bad=bad>
            <h4>{fill(words.swing_turn, &[&turn])}{balance}</h4>
            <p>{text}</p>
            <button type="button" class="btn btn--quiet" on:click=move |_| store.watch_last(step)>
                <Icon name="film"/>{words.see}<span class="vh">": "{fill(words.swing_turn, &[&turn])}</span>
            </button>
        </li>
    }
}

/// "Sidekick lost 3 cards. You gained 1 card."
fn told(swing: &Swing, players: &[PlayerInfo], game: GameName) -> String {
    let words = &words().ending;
    let left = words.left(game);
    let change = |player: &PlayerInfo| match swing.changes.get(player.seat.index()).copied().unwrap_or(0) {
        0 => None,
        lost @ ..0 => Some(fill(words.lost, &[&player.name, &left.count(-lost)])),
        gained => Some(fill(words.gained, &[&player.name, &left.count(gained)])),
    };
    players.iter().filter_map(change).collect::<Vec<_>>().join(" ")
}

/// A turn that changed much.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Swing {
    turn: u16,
    step: usize,
    /// What each player has more than before, in the order of the seats.
    changes: Vec<i16>,
    /// Among two: how much better it was for the one whose side is shown below.
    balance: Option<i16>,
}

impl Swing {
    fn weight(&self) -> i16 {
        self.balance.map_or_else(|| self.changes.iter().map(|change| change.abs()).sum(), i16::abs)
    }
}

/// The turns that changed most, in their order. `own`: who is meant by better and worse, among two.
fn biggest(summary: &Summary, own: Option<Seat>) -> Vec<Swing> {
    let mut before = &summary.start;
    let mut swings = Vec::new();
    for turn in &summary.turns {
        let changes: Vec<i16> = turn.left.iter().zip(before).map(|(now, then)| now - then).collect();
        let balance = own.map(|own| {
            let side = |(seat, change): (usize, &i16)| if seat == own.index() { *change } else { -change };
            changes.iter().enumerate().map(side).sum()
        });
        swings.push(Swing { turn: turn.start.turn, step: turn.start.step, changes, balance });
        before = &turn.left;
    }
    swings.retain(|swing| swing.weight() > 0);
    longbox_protocol::sort_by_key(&mut swings, |swing| std::cmp::Reverse(swing.weight()));
    swings.truncate(MOST);
    longbox_protocol::sort_by_key(&mut swings, |swing| swing.turn);
    swings
}

#[cfg(test)]
mod tests {
    use super::*;
    use longbox_protocol::{TurnStart, TurnSummary};

    fn summary(left: &[[i16; 2]]) -> Summary {
        let turn = |(at, left): (usize, &[i16; 2])| TurnSummary {
            start: TurnStart { turn: at as u16, step: at * 10 },
            players: vec![Seat::A],
            left: left.to_vec(),
            marks: Vec::new(),
        };
        let turns = left.iter().enumerate().skip(1).map(turn).collect();
        Summary { start: left[0].to_vec(), turns, ..Summary::default() }
    }

    #[test]
    fn the_biggest_swings_come_in_their_order() {
        let game = summary(&[[5, 5], [5, 5], [5, 3], [4, 3], [1, 3], [1, 2], [1, 0]]);
        let swings = biggest(&game, Some(Seat::A));
        let shown: Vec<(u16, usize, Option<i16>)> =
            swings.iter().map(|swing| (swing.turn, swing.step, swing.balance)).collect();
        assert_eq!(shown, [(2, 20, Some(2)), (4, 40, Some(-3)), (6, 60, Some(2))]);
        assert_eq!(biggest(&game, Some(Seat::B))[1].balance, Some(3));
        assert_eq!(biggest(&game, None)[1].changes, [-3, 0]);
    }

    #[test]
    fn a_game_in_which_nothing_changed_has_none() {
        assert_eq!(biggest(&summary(&[[5, 5], [5, 5]]), Some(Seat::A)), []);
        // What both lose alike is no swing for either.
        assert_eq!(biggest(&summary(&[[5, 5], [4, 4]]), Some(Seat::A)), []);
    }
}
