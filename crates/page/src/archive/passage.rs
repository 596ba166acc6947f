//! Games that lie in local storage, on their way to the archive. Earlier versions kept all games there; now it holds
//! what was not known to be kept when the page was left. What lies there is newer than the archive.

use super::database::{Database, Trouble};
use super::queue::Job;
use super::summary::{fresh_key, mark};
use crate::storage::{self, Drawer};
use longbox_protocol::SavedGame;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::rc::Rc;

/// The layout of earlier versions. A game that this version does not understand stays where it is.
#[derive(Debug, Default, Serialize, Deserialize)]
struct Games {
    games: Vec<Value>,
}

fn understood(game: &Value) -> Option<SavedGame> {
    SavedGame::deserialize(game).ok()
}

/// Finished games that wait here, the newest first.
pub(super) fn games() -> Vec<SavedGame> {
    let list: Games = storage::load(Drawer::Replays).unwrap_or_default();
    list.games.iter().filter_map(understood).collect()
}

/// The unfinished game that waits here. `Some(None)`: there is none any more, whatever the archive says.
pub(super) fn unfinished() -> Option<Option<SavedGame>> {
    storage::load(Drawer::Game)
}

/// The unfinished game is in the archive.
pub(super) fn forget_unfinished() {
    storage::forget(Drawer::Game);
}

/// Copies the finished games to the archive, looks whether they are there, and only then removes them here. It may be
/// interrupted anywhere and run again, in two tabs at once too.
pub(super) async fn move_games(database: &Database) -> Result<(), Trouble> {
    let mut waiting = games();
    if waiting.is_empty() {
        return Ok(());
    }
    waiting.reverse();
    let key = |highest| fresh_key(js_sys::Date::now(), js_sys::Math::random(), highest);
    database.shelve_missing(&waiting, key).await?;
    let mut arrived = Vec::new();
    let summaries = database.summaries().await?;
    for game in waiting {
        let seal = mark(&game.replay);
        let Some(summary) = summaries.iter().find(|summary| summary.mark == seal) else { continue };
        if database.text(summary.key).await?.as_deref() != Some(game.replay.as_str()) {
            let job = Job::Shelve { summary: summary.clone(), text: game.replay.clone(), claim: None };
            database.write(&job)?.await?;
        }
        if database.text(summary.key).await?.as_deref() == Some(game.replay.as_str()) {
            arrived.push(game.replay);
        }
    }
    forget_games(&arrived);
    Ok(())
}

/// A game is to be deleted.
pub(super) fn forget_game(text: &str) {
    forget_games(&[text.to_owned()]);
}

fn forget_games(texts: &[String]) {
    let Some(mut list) = storage::load::<Games>(Drawer::Replays) else { return };
    list.games.retain(|game| understood(game).is_none_or(|game| !texts.contains(&game.replay)));
    if list.games.is_empty() {
        storage::forget(Drawer::Replays);
    } else {
        storage::keep(Drawer::Replays, &list);
    }
}

/// The page is being left: what is not known to be in the archive is put here as well. `jobs` are in their order.
/// True: finished games are among it.
pub(super) fn put_down<'a>(jobs: impl Iterator<Item = &'a Rc<Job>>) -> bool {
    let mut list: Games = storage::load(Drawer::Replays).unwrap_or_default();
    let before = list.games.len();
    for job in jobs {
        if let Some(game) = job.unfinished() {
            storage::keep(Drawer::Game, &game);
        }
        if let Job::Shelve { summary, text, .. } = &**job
            && let Ok(game) = serde_json::to_value(summary.with_text(text.clone()))
            && !list.games.contains(&game)
        {
            list.games.insert(0, game);
        }
    }
    list.games.len() > before && storage::keep(Drawer::Replays, &list)
}
