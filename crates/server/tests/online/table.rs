//! At the table: clocks, leaving, draws, once more, and a store that fails.

use std::sync::Arc;
use std::time::Duration;

use longbox_online::{Limits, MemoryStore};
use longbox_protocol::{Call, EndingKind, Fischer, GameName, RefusalKind, RoomCall, RoomPlan, RoomStage, SeatPlan};

use crate::player::{Player, built_in, plan, sit_down};
use crate::server::{Server, limits};

async fn seated(server: &Server, plan: RoomPlan) -> Vec<Player> {
    let mut players = vec![Player::come(server.address(), "Ann").await, Player::come(server.address(), "Ben").await];
    sit_down(&mut players, plan).await;
    // Whoever is asked comes first.
    players.sort_by_key(|player| player.question().is_none());
    players
}

fn ending(player: &Player) -> (EndingKind, Option<bool>) {
    let ending = player.table.as_ref().and_then(|table| table.ending.clone()).expect("the game is over");
    (ending.kind, ending.won)
}

#[tokio::test]
async fn giving_up_and_playing_once_more() {
    let server = Server::in_memory(limits());
    let mut players = seated(&server, plan(GameName::Vs, 2)).await;
    players[1].table_call(Call::Concede).await;
    for player in &mut players {
        player.until("the end", |player| player.saved.is_some() && player.stage() == Some(RoomStage::Over)).await;
    }
    assert_eq!(ending(&players[0]), (EndingKind::Conceded, Some(true)));
    assert_eq!(ending(&players[1]), (EndingKind::Conceded, Some(false)));
    let first = players[0].room.clone().expect("a room");
    for player in &mut players {
        (player.saved, player.table) = (None, None);
        player.call(&RoomCall::Rematch(true)).await;
    }
    let [one, other] = &mut players[..] else { panic!("two players") };
    tokio::join!(one.begin(), other.begin());
    let second = one.room.clone().expect("a room");
    assert_eq!((second.round, second.code), (2, first.code));
    assert_ne!((second.game_id, second.promise), (first.game_id, first.promise));
}

#[tokio::test]
async fn a_draw_takes_both_and_playing_on_declines_it() {
    let server = Server::in_memory(limits());
    let mut players = seated(&server, plan(GameName::Squad, 2)).await;
    let wants = |player: &Player| player.room.as_ref().is_some_and(|room| room.seats.iter().any(|seat| seat.draw));
    players[1].call(&RoomCall::Draw(true)).await;
    for player in &mut players {
        player.until("an offer", wants).await;
    }
    players[0].answer().await;
    players[1].until("the offer is declined", |player| !wants(player)).await;
    for player in &mut players {
        player.call(&RoomCall::Draw(true)).await;
    }
    for player in &mut players {
        player.until("the end", |player| player.saved.is_some()).await;
        assert_eq!(ending(player), (EndingKind::Tie, None));
    }
    // What was agreed to in one game says nothing about the next.
    for player in &mut players {
        (player.saved, player.table) = (None, None);
        player.call(&RoomCall::Rematch(true)).await;
    }
    let [one, other] = &mut players[..] else { panic!("two players") };
    tokio::join!(one.begin(), other.begin());
    assert!(!wants(one));
    let mut plan = plan(GameName::Squad, 1);
    plan.seats.push(SeatPlan::Bot { kind: "quick".to_owned(), deck: built_in("wolverine") });
    let mut alone = vec![Player::come(server.address(), "Cat").await];
    sit_down(&mut alone, plan).await;
    alone[0].call(&RoomCall::Draw(true)).await;
    assert_eq!(alone[0].refusal().await, RefusalKind::WrongTime);
}

#[tokio::test]
async fn whoever_lets_the_clock_run_out_loses() {
    let server = Server::in_memory(Limits { clock: (2, 60), ..limits() });
    let clock = Some(Fischer { start: 2, bonus: 0 });
    let mut players = seated(&server, RoomPlan { clock, ..plan(GameName::Squad, 2) }).await;
    let room = players[0].room.clone().expect("a room");
    assert_eq!(room.running, Some(players[0].seat()));
    assert!(room.seats.iter().all(|seat| seat.left.is_some_and(|left| left <= 2_000)));
    for player in &mut players {
        player.until("the end", |player| player.saved.is_some()).await;
    }
    assert_eq!((ending(&players[0]).1, ending(&players[1]).1), (Some(false), Some(true)));
}

#[tokio::test]
async fn whoever_is_asked_and_gone_for_long_loses() {
    let server = Server::in_memory(Limits { grace: Duration::from_millis(800), ..limits() });
    let mut players = seated(&server, plan(GameName::Squad, 2)).await;
    let gone = players.remove(0);
    let away = gone.seat();
    drop(gone);
    let waits = &mut players[0];
    let is_away = |player: &Player| player.room.as_ref().is_some_and(|room| room.seats[away.index()].away);
    waits.until("the other is away", is_away).await;
    assert!(waits.room.as_ref().is_some_and(|room| room.grace.is_some()), "a warning goes before");
    waits.until("the end", |player| player.saved.is_some()).await;
    assert_eq!(ending(waits).1, Some(true));
}

#[tokio::test]
async fn what_cannot_be_stored_has_not_happened() {
    let store = MemoryStore::default();
    let server = Server::start(Arc::new(store.clone()), limits());
    let mut players = seated(&server, plan(GameName::Squad, 2)).await;
    let code = players[0].code();
    let before = players[0].table.clone();
    store.set_broken(true);
    players[0].answer().await;
    assert_eq!(players[0].refusal().await, RefusalKind::Storage);
    store.set_broken(false);
    for player in &mut players {
        player.table = None;
        player.enter(&code).await;
        player.until("the table", |player| player.table.is_some()).await;
    }
    assert_eq!(players[0].table, before);
    // The same answer is taken now.
    players[0].come_back().await;
    players[0].answer().await;
    let made = before.map(|table| table.made).unwrap_or_default();
    players[1].until("the answer", |player| player.table.as_ref().is_some_and(|table| table.made > made)).await;
}

#[tokio::test]
async fn a_room_that_nobody_is_in_is_put_away_and_comes_back() {
    let server = Server::in_memory(Limits { idle: Duration::from_millis(50), ..limits() });
    let mut players = seated(&server, plan(GameName::Squad, 2)).await;
    let code = players[0].code();
    let before = players[0].table.clone();
    for player in &mut players {
        player.call(&RoomCall::Leave).await;
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    let answer = crate::player::http(*server.address().borrow(), "GET /health", "").await;
    assert!(answer.contains("\"rooms\":0"), "{answer}");
    players[0].table = None;
    players[0].enter(&code).await;
    players[0].until("the table", |player| player.table.is_some()).await;
    assert_eq!(players[0].table, before);
}
