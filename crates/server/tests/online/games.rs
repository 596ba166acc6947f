//! Whole games: with broken connections, killed servers, bots and three seats.

use std::sync::atomic::Ordering;
use std::time::Duration;

use longbox_host::{Agreement, Library};
use longbox_kernel::{Input, Seed, SharedSeed};
use longbox_protocol::{GameName, RoomStage, SavedGame, Seat, SeatPlan, Who, check_shared_seed, digest_text};
use serde::Deserialize;

use crate::player::{Player, built_in, decks, plan, sit_down};
use crate::server::{Server, folder, limits, sqlite};

/// What a test reads of a replay.
#[derive(Deserialize)]
struct Published {
    seed: Seed,
    steps: Vec<Step>,
    shared: SharedSeed,
}

#[derive(Deserialize)]
struct Step {
    input: Input,
    #[serde(default)]
    hash: u64,
}

fn published(saved: &SavedGame) -> Published {
    serde_json::from_str(longbox_kernel::unseal(&saved.replay).expect("a sealed replay")).expect("a replay")
}

/// Plays the same game without a server and gives the fingerprint of its end.
fn played_alone(game: GameName, players: &[Player], replay: &Published) -> u64 {
    let library = Library::open().expect("the built-in files are in order");
    let seat = |player: &Player| Who::Person(player.seat().to_string());
    let seats = players.iter().map(seat).zip(decks(game).map(built_in)).collect();
    let agreed = Agreement { game, mode: String::new(), seats };
    let mut party = library.deal(&agreed, replay.seed).expect("the same deal");
    for step in &replay.steps {
        party.input(step.input, &mut |_, _| {});
    }
    assert_eq!(party.asked(), None, "the game is over");
    party.hash()
}

/// Everything that a server has said yes to is in the game, and the seed was nobody's choice.
fn check_end(game: GameName, players: &[Player]) -> Published {
    let replay = published(players[0].saved.as_ref().expect("the end is published"));
    for player in players {
        let own = published(player.saved.as_ref().expect("the end is published"));
        assert_eq!((own.seed, own.steps.len()), (replay.seed, replay.steps.len()));
        assert!(player.acknowledged.len() > 5, "{} answers are few", player.acknowledged.len());
        for (question, option) in &player.acknowledged {
            assert_eq!(own.steps[*question].input, Input::Answer(player.seat(), *option));
        }
        assert_eq!(player.stage(), Some(RoomStage::Over));
        assert!(player.table.as_ref().is_some_and(|table| table.ending.is_some()));
    }
    check_shared_seed(&replay.shared, replay.seed).expect("the seed was made as it is told");
    let mut tampered = replay.shared.clone();
    tampered.shares[0].share = digest_text(&[9; 32]);
    check_shared_seed(&tampered, replay.seed).expect_err("a share that was not promised");
    assert_eq!(replay.steps.last().map(|step| step.hash), Some(played_alone(game, players, &replay)));
    replay
}

async fn people(server: &Server, names: &[&str]) -> Vec<Player> {
    let mut players = Vec::new();
    for name in names {
        players.push(Player::come(server.address(), name).await);
    }
    players
}

async fn play_out(players: Vec<Player>) -> Vec<Player> {
    let tasks: Vec<_> = players.into_iter().map(|player| tokio::spawn(player.play_out())).collect();
    let mut done = Vec::new();
    for task in tasks {
        done.push(task.await.expect("a player plays to the end"));
    }
    done
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn two_people_play_a_whole_game_and_one_comes_back_in_the_middle() {
    for game in GameName::ALL {
        let server = Server::in_memory(limits());
        let mut players = people(&server, &["Ann", "Ben"]).await;
        sit_down(&mut players, plan(game, 2)).await;
        players[1].cut_at = Some(15);
        let players = play_out(players).await;
        assert_eq!([players[0].reconnected, players[1].reconnected], [0, 1]);
        check_end(game, &players);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn a_killed_server_loses_no_answer_that_it_has_told_of() {
    for game in GameName::ALL {
        let folder = folder(game.word());
        let mut server = Server::start(sqlite(&folder), limits());
        let mut players = people(&server, &["Ann", "Ben"]).await;
        let code = sit_down(&mut players, plan(game, 2)).await;
        let made = players[0].made.clone();
        let playing = tokio::spawn(play_out(players));
        for kill in 1..=3 {
            while made.load(Ordering::SeqCst) < kill * 10 && !playing.is_finished() {
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
            tokio::task::block_in_place(|| {
                server.kill();
                server.start_again(sqlite(&folder), limits());
            });
        }
        let players = playing.await.expect("both play to the end");
        assert!(players.iter().all(|player| player.reconnected > 0));
        let replay = check_end(game, &players);
        // What the server itself made of the game on its way is the same.
        tokio::task::block_in_place(|| server.stop());
        let store = sqlite(&folder);
        let room = store.find_room(code).await.expect("the store works").expect("the room is there");
        let stored = store.lease(room, [1; 32]).await.expect("nobody else runs it");
        let last = stored.entries.iter().rev().find(|entry| entry.starts_with("{\"Moved\"")).expect("a move");
        let hash = replay.steps.last().expect("a step").hash;
        assert!(last.contains(&format!("\"hash\":{hash}")) && last.contains("\"over\":true"), "{last}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn three_seats_and_a_bot_play_vs() {
    let server = Server::in_memory(limits());
    let mut players = people(&server, &["Ann", "Ben"]).await;
    let mut plan = plan(GameName::Vs, 2);
    plan.seats.push(SeatPlan::Bot { kind: "quick".to_owned(), deck: built_in("x-men") });
    sit_down(&mut players, plan).await;
    let players = play_out(players).await;
    let replay = published(players[0].saved.as_ref().expect("the end is published"));
    check_shared_seed(&replay.shared, replay.seed).expect("the seed was made as it is told");
    assert!(replay.steps.iter().any(|step| step.input.is_answer_of(Seat(2))), "the bot has played");
    assert_eq!(players[0].saved.as_ref().map(|saved| saved.players.len()), Some(3));
    for player in &players {
        for (question, option) in &player.acknowledged {
            assert_eq!(replay.steps[*question].input, Input::Answer(player.seat(), *option));
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn a_server_that_is_asked_to_end_goes_on_where_it_was() {
    let folder = folder("drain");
    let mut server = Server::start(sqlite(&folder), limits());
    let mut players = people(&server, &["Ann", "Ben"]).await;
    sit_down(&mut players, plan(GameName::Squad, 2)).await;
    let before: Vec<_> = players.iter().map(|player| player.table.clone()).collect();
    tokio::task::block_in_place(|| {
        server.stop();
        server.start_again(sqlite(&folder), limits());
    });
    for (player, before) in players.iter_mut().zip(before) {
        while player.hear().await {}
        player.table = None;
        player.come_back().await;
        player.until("the table", |player| player.table.is_some()).await;
        assert_eq!(player.table, before, "the table stands as it stood");
    }
    let players = play_out(players).await;
    check_end(GameName::Squad, &players);
}
