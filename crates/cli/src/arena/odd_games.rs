//! Games of a ladder that broke or reached a bound, kept as replays.

use crate::game::TerminalGame;
use crate::screen::{self, BAD, count, paint};
use longbox_arena::{LadderRecord, LadderSettings, OddGame, OddKind};
use longbox_kernel::{Replay, Table, seal};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

/// One run writes at most so many: the first tell enough, and a disk is soon full.
const MOST: usize = 100;

/// Where they are kept.
#[derive(Debug)]
pub(super) struct OddGames {
    folder: Option<PathBuf>,
    game: String,
    /// The bots of each table.
    tables: Vec<String>,
    seen: AtomicUsize,
    failed: AtomicUsize,
}

impl OddGames {
    pub(super) fn new(folder: Option<PathBuf>, record: &LadderRecord) -> OddGames {
        let LadderSettings { game, bots, .. } = &record.settings;
        let names = |table: &longbox_arena::TableRecord| {
            let names: Vec<String> = table.bots.iter().map(|bot| bots[*bot].replace(':', "-")).collect();
            names.join("-")
        };
        let tables = record.tables.iter().map(names).collect();
        OddGames { folder, game: game.clone(), tables, seen: AtomicUsize::new(0), failed: AtomicUsize::new(0) }
    }

    /// The file of such a game.
    fn file_name(&self, odd: &OddGame) -> String {
        format!("{}-{}-round{}-game{}.replay", self.game, self.tables[odd.table], odd.round, odd.game)
    }

    /// Writes it, if there is a place for it. A ladder does not stop because one cannot be written.
    pub(super) fn keep<G: TerminalGame>(&self, table: &Table<'_, G>, odd: &OddGame) {
        let Some(folder) = &self.folder else { return };
        if self.seen.fetch_add(1, Ordering::Relaxed) >= MOST {
            return;
        }
        let file = folder.join(self.file_name(odd));
        let written = recorded(table, odd).and_then(|text| {
            std::fs::create_dir_all(folder).ok()?;
            std::fs::write(file, text).ok()
        });
        if written.is_none() {
            self.failed.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Says what happened, beside the results.
    pub(super) fn tell(&self, record: &LadderRecord) {
        let number = |kind: OddKind| record.odd_games.iter().filter(|odd| odd.kind == kind).count();
        let (bound, broken) = (number(OddKind::Bound), number(OddKind::Broken));
        if bound + broken == 0 {
            return;
        }
        let place = match &self.folder {
            Some(folder) => format!("replays are in {}", folder.display()),
            None => "--keep FOLDER keeps them as replays".to_owned(),
        };
        let text =
            format!("{} broke, {bound} reached a bound; they count as draws, and {place}", count(broken, "game"));
        anstream::eprintln!("{}", if broken > 0 { paint(BAD, text) } else { text });
        let failed = self.failed.load(Ordering::Relaxed);
        if failed > 0 {
            anstream::eprintln!("{} could not be written", screen::count(failed, "replay"));
        }
    }
}

/// The replay of such a game, with what happened as its log.
fn recorded<G: TerminalGame>(table: &Table<'_, G>, odd: &OddGame) -> Option<String> {
    let made = table.inputs().len();
    let mut log = vec![format!("{} after {}: {}", what(odd.kind), count(made, "answer"), odd.text)];
    let whole = catch_unwind(AssertUnwindSafe(|| Replay::of(table)));
    // An answer that broke the game breaks it again: the replay ends before it.
    let replay = whole.or_else(|_| {
        log.extend(table.inputs().last().map(|input| format!("The answer that broke it is left out: {input:?}")));
        catch_unwind(AssertUnwindSafe(|| Replay::of(&table.branch(made.saturating_sub(1)))))
    });
    let mut replay = replay.ok()?;
    replay.head.log = log;
    serde_json::to_string(&replay).ok().map(|body| seal(&body))
}

fn what(kind: OddKind) -> &'static str {
    match kind {
        OddKind::Bound => "This game reached a bound",
        OddKind::Broken => "This game broke",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::load;
    use longbox_arena::{Field, Ladder, Shard};
    use longbox_bots::BotKind;
    use longbox_kernel::{Deaf, unseal};
    use longbox_squad::Squad;

    #[test]
    fn an_odd_game_is_kept_as_a_replay() {
        let catalog = load::catalog::<Squad>(&[]).unwrap();
        let decks = load::decks(&catalog, &["starter".to_owned()]).unwrap();
        let field = Field::new(&catalog.game, &decks, &Default::default());
        let bots = [BotKind::Random.into(), "hero:20".parse().unwrap()];
        let (game, field, seed, shard) = (&catalog.game, &field, 1.into(), Shard::WHOLE);
        let ladder = Ladder { game, field, bots: &bots, sides: 2, rounds: 1, seed, threads: 1, shard, until: None };
        let folder = std::env::temp_dir().join(format!("longbox-odd-games-{}", std::process::id()));
        let odd_games = OddGames::new(Some(folder.clone()), &ladder.begin());
        let mut table = Table::open(game, field.pairings[0].setup.clone(), 3, &mut Deaf).unwrap();
        for _ in 0..5 {
            let seat = table.chair().unwrap().seat();
            table.answer(seat, 0, &mut Deaf).unwrap();
        }
        let odd = OddGame { table: 0, round: 7, game: 1, kind: OddKind::Broken, text: "a hole".to_owned() };
        odd_games.keep(&table, &odd);
        let text = std::fs::read_to_string(folder.join("squad-random-hero-20-round7-game1.replay")).unwrap();
        std::fs::remove_dir_all(folder).unwrap();
        let replay: Replay<longbox_squad::Setup> = serde_json::from_str(unseal(&text).unwrap()).unwrap();
        assert_eq!(replay.head.log, ["This game broke after 5 answers: a hole"]);
        let again = replay.play(game, usize::MAX, &mut Deaf).unwrap();
        assert_eq!(again.position(), table.position());
    }
}
