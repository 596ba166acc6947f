//! `longbox sim`: many games between bots.

use crate::game::TerminalGame;
use crate::load;
use crate::options::{GameArg, Json, OwnCards, Thinking};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use longbox_arena::{Decks, Field, Fresh, Match, Mean, Progress, Rate, Summary, Timing, Wishes, round_robin};
use longbox_bots::{BotSpec, Budget};
use longbox_catalog::{Catalog, DeckOf};
use longbox_kernel::{Seat, Seed};
use miette::{IntoDiagnostic, miette};
use std::io::IsTerminal;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Let bots play many games and count who wins
#[derive(clap::Args)]
#[command(after_help = G::EXAMPLES.sim)]
pub(crate) struct SimArgs<G: TerminalGame> {
    #[command(flatten)]
    game: GameArg,
    #[arg(long, value_delimiter = ',', value_name = "DECK,...", help = decks_help::<G>())]
    decks: Vec<String>,
    /// Let the decks meet these instead of each other
    #[arg(long, value_delimiter = ',', value_name = "DECK,...", requires = "decks")]
    against: Vec<String>,
    /// Build new random decks for every seed instead
    #[arg(long, conflicts_with = "decks")]
    random_decks: bool,
    /// Only cards of this set in random decks: its folder or the letters of its ids (may be repeated)
    #[arg(long, value_name = "SET", requires = "random_decks")]
    set: Vec<String>,
    /// How many games
    #[arg(long, default_value_t = 2_000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    /// The bots, one a seat; fewer take the seats in turn
    #[arg(long, value_delimiter = ',', default_value = "random,sidekick", value_name = "BOT,BOT")]
    bots: Vec<String>,
    #[command(flatten)]
    thinking: Thinking,
    /// The random seed
    #[arg(long, default_value = "1")]
    seed: Seed,
    /// How many threads; 0 for one on each core
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=256))]
    threads: u16,
    #[command(flatten)]
    output: Json,
    /// Put the time it took into the JSON, under the key "timing"
    #[arg(long, requires = "json")]
    timing: bool,
    #[command(flatten)]
    own: OwnCards,
    #[command(flatten)]
    terms: G::MatchArgs,
    /// Count for each card whether it was played and its powers worked
    #[arg(long)]
    coverage: bool,
}

pub(crate) fn run<G: TerminalGame>(args: &SimArgs<G>) -> miette::Result<ExitCode> {
    let named = specs(&args.bots, args.thinking.budget())?;
    let terms = G::terms(&args.terms)?;
    let catalog = load::catalog::<G>(&args.own.cards)?;
    let seats = G::table_size(&args.terms);
    let (named_decks, random);
    let decks = if args.random_decks {
        random = fresh(&catalog, &args.set, &terms, seats)?;
        Decks::Fresh(&random)
    } else {
        named_decks = match args.against.as_slice() {
            [] => field(&catalog, &args.decks, &terms, seats)?,
            against => opposed(&catalog, &args.decks, against, &terms, seats)?,
        };
        Decks::Named(&named_decks)
    };
    let bots = seated(&named, decks.seats())?;
    let (game, games, seed) = (&catalog.game, args.games, args.seed);
    let threads = usize::from(args.threads);
    let bout = Match { game, decks, bots: &bots, games, seed, threads, coverage: args.coverage };
    let start = Instant::now();
    let mut summary = with_progress(games, |progress| bout.play(progress)).map_err(|error| miette!("{error}"))?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = if threads == 0 { cores } else { threads };
    let timing = Timing::new(games, start.elapsed().as_secs_f64(), threads);
    if args.output.json {
        summary.timing = Some(timing).filter(|_| args.timing);
        crate::screen::say(serde_json::to_string_pretty(&summary).into_diagnostic()?);
    } else {
        crate::screen::say(told(&summary, timing).trim_end());
    }
    Ok(ExitCode::SUCCESS)
}

fn decks_help<G: TerminalGame>() -> String {
    format!("{} [default: a fixed mix]", known_decks::<G>())
}

/// What can be said after `--decks`.
pub(crate) fn known_decks<G: TerminalGame>() -> String {
    format!("Decks that meet: names, .deck files, or the words {}", load::groups::<G>())
}

pub(crate) fn specs(words: &[String], budget: Option<Budget>) -> miette::Result<Vec<BotSpec>> {
    let spec = |word: &String| word.parse::<BotSpec>().map_err(|error| miette!("{error}"));
    words.iter().map(|word| spec(word).map(|spec| spec.or(budget))).collect()
}

/// One bot for each seat.
fn seated(named: &[BotSpec], seats: usize) -> miette::Result<Vec<BotSpec>> {
    match named {
        // Fewer than seats take turns to sit down.
        some if (1..=seats).contains(&some.len()) => Ok(some.iter().copied().cycle().take(seats).collect()),
        all => {
            let wanted = ["no", "one", "two", "three", "four"].get(seats).copied().unwrap_or("so many");
            Err(miette!(help = "as in --bots random,sidekick", "a match is between {wanted} bots, not {}", all.len()))
        }
    }
}

/// Random decks of the cards of these sets, or of all sets.
fn fresh<'a, G: TerminalGame>(
    catalog: &Catalog<G>,
    sets: &[String],
    terms: &'a G::Terms,
    seats: usize,
) -> miette::Result<Fresh<'a, G>> {
    if !G::RANDOM_DECKS {
        let help = "name decks with --decks, or play a game that has random decks, as in --game vs";
        return Err(miette!(help = help, "there are no random decks for {}", G::TITLE));
    }
    let (cards, sets) = load::sets(catalog, sets)?;
    Ok(Fresh { wishes: Wishes { cards, wanted: Vec::new() }, terms, seats, sets })
}

/// The decks of a match and how they meet.
pub(crate) fn field<G: TerminalGame>(
    catalog: &Catalog<G>,
    words: &[String],
    terms: &G::Terms,
    seats: usize,
) -> miette::Result<Field<G::Setup>> {
    if !words.is_empty() {
        let decks = load::decks(catalog, words)?;
        return Ok(match seats {
            2 => Field::new(&catalog.game, &decks, terms),
            _ => Field::of_groups(&catalog.game, &decks, &rounds(decks.len(), seats), terms),
        });
    }
    let decks = G::MIX.iter().map(|word| load::deck(catalog, word)).collect::<miette::Result<Vec<DeckOf<G>>>>()?;
    if seats != 2 {
        return Ok(Field::of_groups(&catalog.game, &decks, &rounds(decks.len(), seats), terms));
    }
    let mut pairs = vec![[0, 0]];
    pairs.extend(round_robin(decks.len()));
    Ok(Field::of_groups(&catalog.game, &decks, &pairs, terms))
}

/// Each of the first decks meets each of the second ones.
fn opposed<G: TerminalGame>(
    catalog: &Catalog<G>,
    words: &[String],
    against: &[String],
    terms: &G::Terms,
    seats: usize,
) -> miette::Result<Field<G::Setup>> {
    if seats != 2 {
        let help = "leave --against out, or play with two players";
        return Err(miette!(help = help, "--against is for two players, not {seats}"));
    }
    let mut decks = load::decks(catalog, words)?;
    let ours = decks.len();
    let mut theirs = Vec::new();
    for deck in load::decks(catalog, against)? {
        let place = decks.iter().position(|known| known.key == deck.key).unwrap_or(decks.len());
        if place == decks.len() {
            decks.push(deck);
        }
        theirs.push(place);
    }
    let pairs = opponents(ours, &theirs);
    if pairs.is_empty() {
        return Err(miette!(help = "name another deck after --against", "the deck would only meet itself"));
    }
    Ok(Field::of_groups(&catalog.game, &decks, &pairs, terms))
}

/// The first decks with each of theirs: nobody meets itself, and no two meet twice. Seats change from pair to pair.
fn opponents(ours: usize, theirs: &[usize]) -> Vec<[usize; 2]> {
    let mut pairs: Vec<[usize; 2]> = Vec::new();
    for (turn, &their) in theirs.iter().enumerate() {
        for our in (0..ours).filter(|our| *our != their) {
            let pair = if (turn + our) % 2 == 0 { [our, their] } else { [their, our] };
            if !pairs.iter().any(|[a, b]| [*a, *b] == pair || [*b, *a] == pair) {
                pairs.push(pair);
            }
        }
    }
    pairs
}

/// Groups for tables of several: each deck once in each seat, its neighbours behind it.
fn rounds(decks: usize, seats: usize) -> Vec<Vec<usize>> {
    (0..decks).map(|first| (0..seats).map(|seat| (first + seat) % decks).collect()).collect()
}

/// Shows a bar on a terminal when something takes longer than a second.
pub(crate) fn with_progress<T>(games: u64, work: impl FnOnce(&(dyn Fn(Progress) + Sync)) -> T) -> T {
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::hidden());
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {eta} left{msg}") {
        bar.set_style(style);
    }
    let shown = AtomicBool::new(!std::io::stderr().is_terminal());
    let start = Instant::now();
    let done = work(&|progress| {
        match progress {
            Progress::Finished(games) => {
                bar.set_message("");
                bar.inc(games);
            }
            Progress::GoingOn(decisions) => bar.set_message(format!(", one game is at {decisions} decisions")),
        }
        if !shown.load(Ordering::Relaxed) && start.elapsed() > Duration::from_secs(1) {
            shown.store(true, Ordering::Relaxed);
            bar.set_draw_target(ProgressDrawTarget::stderr());
        }
    });
    bar.finish_and_clear();
    done
}

/// The summary for people.
fn told(summary: &Summary, timing: Timing) -> String {
    let bots = summary.bots.iter().map(|bot| bot.name.as_str()).collect::<Vec<_>>().join(" against ");
    let mut lines =
        vec![format!("{} games of {}, {bots}, {}", summary.games, summary.game, met(summary, summary.seed))];
    let mut line = |what: &str, text: String| lines.push(format!("  {what:<22}{text}"));
    for (bot, place) in summary.bots.iter().zip(["first", "second", "third", "fourth"]) {
        line(&format!("{} ({place} bot)", bot.name), rate(bot.wins));
    }
    for (seat, wins) in summary.seats.iter().enumerate() {
        line(&format!("seat {}", Seat(seat as u8)), rate(*wins));
    }
    line("who goes first", rate(summary.first));
    line("ties, without result", format!("{:>8}, {}", summary.ties, summary.caps));
    line("turns", mean(summary.turns));
    line("decisions", format!("{}, half up to {}", mean(summary.decisions), summary.middle_decisions));
    line("  with a choice", mean(summary.choices));
    line("options of a choice", mean(summary.options));
    for ending in &summary.endings {
        line("ended by", format!("{:>8}  {}", ending.games, ending.reason));
    }
    for game in &summary.capped {
        let what = format!("seed {}, after {} turns: {} ({})", game.seed, game.turns, game.bound, game.text);
        line(&format!("without result {}", game.game), what);
    }
    for game in &summary.far_longer {
        let what = format!("seed {}: {} decisions, {} turns", game.seed, game.decisions, game.turns);
        line(&format!("very long game {}", game.game), what);
    }
    line("fingerprint", summary.fingerprint.clone());
    let speed =
        format!("{:.2} s, {:.0} games/s on {} threads", timing.seconds, timing.games_per_second, timing.threads);
    line("time", speed);
    if !summary.decks.is_empty() {
        lines.push("Decks".to_owned());
        let width = summary.decks.iter().map(|deck| deck.deck.chars().count()).max().unwrap_or(0);
        lines.extend(summary.decks.iter().map(|deck| format!("  {:<width$}  {}", deck.deck, rate(deck.wins))));
    }
    lines.extend(covered(summary));
    lines.join("\n") + "\n"
}

/// Which decks met, and the seed.
fn met(summary: &Summary, seed: Seed) -> String {
    match &summary.random_decks {
        Some(random) => {
            let sets = random.sets.join(", ");
            format!("random decks of {} cards ({sets}), seeds {seed} to {}", random.cards, random.last_seed)
        }
        None if summary.pairings == 1 => format!("1 pairing of decks, seed {seed}"),
        None => format!("{} pairings of decks, seed {seed}", summary.pairings),
    }
}

fn rate(rate: Rate) -> String {
    format!("{:>8} of {:<8} {rate}", rate.won, rate.of)
}

fn mean(mean: Mean) -> String {
    format!("{:>8.1}  ({} to {})", mean.mean, mean.min, mean.max)
}

fn covered(summary: &Summary) -> Vec<String> {
    let Some(coverage) = &summary.coverage else { return Vec::new() };
    let totals: Vec<String> = coverage.totals.iter().map(|total| format!("{} {}", total.text, total.cards)).collect();
    let mut lines = vec![format!("Cards in the decks: {}; {}", coverage.cards, totals.join(", "))];
    for list in &coverage.never {
        let cards = if list.cards.is_empty() { "none".to_owned() } else { list.cards.join(", ") };
        lines.push(format!("  {} ({}): {cards}", list.text, list.cards.len()));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use longbox_arena::{CapResult, VsTerms};
    use longbox_vs::Vs;

    #[test]
    fn opponents_meet_once_and_nobody_meets_itself() {
        assert_eq!(opponents(1, &[1, 2, 3]), [[0, 1], [2, 0], [0, 3]]);
        assert_eq!(opponents(2, &[0, 1]), [[0, 1]]);
        assert_eq!(opponents(2, &[2, 0]), [[0, 2], [2, 1], [1, 0]]);
        assert_eq!(opponents(1, &[0]), [[0; 2]; 0]);
    }

    #[test]
    fn a_game_without_result_is_told_with_its_seed_and_bound() {
        let catalog = load::catalog::<Vs>(&[]).unwrap();
        let terms = VsTerms::default();
        let fresh = fresh(&catalog, &["MNB".to_owned()], &terms, 2).unwrap();
        let (decks, bots) = (Decks::Fresh(&fresh), [longbox_bots::BotKind::Random.into(); 2]);
        let bout = Match {
            game: &catalog.game,
            decks,
            bots: &bots,
            games: 2,
            seed: Seed::from(9),
            threads: 1,
            coverage: false,
        };
        let mut summary = bout.play(&|_| ()).unwrap();
        let (bound, text) = ("Depth".to_owned(), "too many effects");
        summary.capped.push(CapResult { game: 1, seed: Seed::from(9), bound, text, turns: 30, decisions: 400 });
        let told = told(&summary, Timing::new(2, 1.0, 1));
        assert!(told.contains("  without result 1      seed 9, after 30 turns: Depth (too many effects)\n"), "{told}");
    }
}
