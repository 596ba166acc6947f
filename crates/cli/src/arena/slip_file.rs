//! Slips as scenarios with `best` and `never` lines.

use crate::game::TerminalGame;
use longbox_arena::Slip;
use longbox_bots::BotSpec;
use longbox_scenario::{Draft, Errand, Remarks, Reply, ScenarioGame, Weighed, parse, run_text};
use miette::{IntoDiagnostic, miette};
use std::path::Path;

/// As many `best` lines at most; where more is right, what is wrong is said alone.
const BEST: usize = 3;

/// Who decides what was a blunder.
pub(super) struct Court<'a, G: TerminalGame> {
    pub(super) game: &'a G,
    /// Plays games out from the position as it is written.
    pub(super) judge: BotSpec,
    /// After each option.
    pub(super) games: u64,
    /// Percent of won games that a blunder costs at least.
    pub(super) gap: u32,
    /// How the games came about, as arguments of the command.
    pub(super) source: &'a str,
}

impl<G: TerminalGame> Court<'_, G> {
    /// Writes a file for each slip that the judge calls one too. How many there are.
    pub(super) fn write(&self, slips: &[Slip<G>], folder: &Path) -> miette::Result<usize> {
        std::fs::create_dir_all(folder).into_diagnostic()?;
        let stage = self.game.clone().scenarios();
        let mut written = 0;
        for slip in slips {
            let Some(text) = self.text(slip, &*stage)? else { continue };
            let decks = slip.decks.replace(" against ", "-");
            let name = format!("{decks}-{}-{}.scenario", slip.game, slip.replay.steps.len());
            std::fs::write(folder.join(name), text).into_diagnostic()?;
            written += 1;
        }
        Ok(written)
    }

    /// The first draft that comes to the same question and is judged a slip.
    fn text(&self, slip: &Slip<G>, stage: &dyn ScenarioGame) -> miette::Result<Option<String>> {
        let step = slip.replay.steps.len();
        let drafts = Draft::of(self.game, &slip.replay, step).map_err(|error| miette!("{error}"))?;
        let same =
            |draft: &&Draft| run_text(&[stage], "draft", &draft.check()).iter().all(|found| found.result.is_ok());
        for draft in drafts.iter().filter(same) {
            if let Some(verdict) = self.verdict(slip, draft, stage) {
                let notes = [self.source(slip), verdict.figures];
                let title = format!("{} in turn {}", slip.decks, slip.turn);
                return Ok(Some(draft.text(Remarks { title: &title, notes: &notes, answers: &verdict.answers })));
            }
        }
        Ok(None)
    }

    fn source(&self, slip: &Slip<G>) -> String {
        let (step, taken) = (slip.replay.steps.len(), &slip.options[slip.taken].0);
        format!("{}, game {}, after {step} choices: {taken} was taken ({})", slip.decks, slip.game, self.source)
    }

    /// None: the option taken is no slip to the judge, or cannot be named.
    fn verdict(&self, slip: &Slip<G>, draft: &Draft, stage: &dyn ScenarioGame) -> Option<Verdict> {
        let taken = &slip.options[slip.taken].0;
        let asked = [format!("never: {} option {taken}", slip.seat)];
        let file = parse(&draft.text(Remarks { title: "draft", answers: &asked, ..Remarks::default() })).ok()?;
        let Ok(Reply::Weighed(weighed)) = stage.ask(&file, 0, Errand::Weigh(self.judge, self.games)) else {
            return None;
        };
        let mut options: Vec<Played<'_>> = weighed.iter().filter_map(Played::of).collect();
        // Equal cards count as one.
        options.dedup_by(|one, other| one.key == other.key);
        let best = options.iter().map(|option| option.won).max()?;
        let gap = u64::from(self.gap) * self.games;
        let is_bad = |option: &Played<'_>| u64::from(best - option.won) * 100 >= gap;
        let is_good = |option: &Played<'_>| u64::from(best - option.won) * 400 <= gap;
        if !options.iter().any(|option| option.key == taken && is_bad(option)) {
            return None;
        }
        let line = |verdict: &str, option: &Played| format!("{verdict}: {} option {}", slip.seat, option.key);
        let good: Vec<&Played<'_>> = options.iter().filter(|option| is_good(option)).collect();
        let clear = good.len() <= BEST && options.iter().all(|option| is_good(option) || is_bad(option));
        let answers = if clear {
            good.iter().map(|option| line("best", option)).collect()
        } else {
            options.iter().filter(|option| is_bad(option)).map(|option| line("never", option)).collect()
        };
        let figures = options.iter().map(|option| format!("{} {}", option.key, option.won)).collect::<Vec<_>>();
        Some(Verdict {
            answers,
            figures: format!("won by {} of {} games: {}", self.judge, self.games, figures.join(", ")),
        })
    }
}

struct Verdict {
    answers: Vec<String>,
    figures: String,
}

/// An option and the games that were won after it.
struct Played<'a> {
    key: &'a str,
    won: u32,
}

impl Played<'_> {
    fn of(weighed: &Weighed) -> Option<Played<'_>> {
        Some(Played { key: weighed.play.strip_prefix("option ")?, won: weighed.won })
    }
}
