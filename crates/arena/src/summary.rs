//! The results of a match, as they are shown and written.

use crate::bout::Match;
use crate::coverage::Coverage;
use crate::fresh::Decks;
use crate::game::ArenaGame;
use crate::lengths::LongGame;
use crate::rate::Rate;
use crate::tally::{Capped, Mean, Tally};
use longbox_kernel::Seed;
use serde::Serialize;

/// How one bot did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BotResult {
    /// The word for it on the command line.
    pub name: String,
    /// Among the games that somebody won.
    pub wins: Rate,
}

/// How one deck did, whoever played it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DeckResult {
    /// Its name.
    pub deck: String,
    /// Games it was played in.
    pub games: u64,
    /// Among the games that somebody won; games of the deck against itself are left out.
    pub wins: Rate,
}

/// One way in which games ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ending {
    /// The id of the rule, or what bound was reached.
    pub reason: String,
    /// How many ended that way.
    pub games: u64,
}

/// A game that reached a bound.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CapResult {
    /// Counted from 0.
    pub game: u64,
    /// The seed of its round. With random decks a match of one round with this seed plays it again.
    pub seed: Seed,
    /// Its name.
    pub bound: String,
    /// What reaching it means.
    pub text: &'static str,
    /// When it was reached.
    pub turns: u64,
    /// Until then, forced ones too.
    pub decisions: u64,
}

/// What random decks were built of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RandomDecks {
    /// By name, as they were asked for.
    pub sets: Vec<String>,
    /// Different cards in those sets.
    pub cards: usize,
    /// The seed of the last round; the first has the seed of the match.
    pub last_seed: Seed,
}

/// How long it took. Kept apart from the results, which are the same every time.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Timing {
    /// For the whole match.
    pub seconds: f64,
    /// On all threads together.
    pub games_per_second: f64,
    /// How many played.
    pub threads: usize,
}

impl Timing {
    /// Works out the speed.
    pub fn new(games: u64, seconds: f64, threads: usize) -> Timing {
        Timing { seconds, games_per_second: games as f64 / seconds.max(1e-9), threads }
    }
}

/// Everything that a match has found out.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// The short name of the game.
    pub game: &'static str,
    /// Results of two versions cannot be compared.
    pub rules_version: u32,
    /// Hexadecimal: it does not fit into the numbers of JSON.
    pub cards_version: String,
    /// Plays the same match again.
    pub seed: Seed,
    /// How many were played.
    pub games: u64,
    /// With random decks every seed has one of its own.
    pub pairings: usize,
    /// None where the decks have names.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub random_decks: Option<RandomDecks>,
    /// In the order of the match.
    pub bots: Vec<BotResult>,
    /// Games that the rules call a draw.
    pub ties: u64,
    /// Games that reached a bound far above real play.
    pub caps: u64,
    /// The first of those games.
    pub capped: Vec<CapResult>,
    /// Each way with its number.
    pub endings: Vec<Ending>,
    /// Wins of seat A, seat B and so on.
    pub seats: Vec<Rate>,
    /// Wins of whoever went first.
    pub first: Rate,
    /// For each game, over all players.
    pub turns: Mean,
    /// Questions for each game, forced ones too.
    pub decisions: Mean,
    /// Half of the games have no more decisions.
    pub middle_decisions: u64,
    /// Games of more than ten times as many, the longest first; at most 20.
    pub far_longer: Vec<LongGame>,
    /// Questions with more than one option for each game.
    pub choices: Mean,
    /// Options of those.
    pub options: Mean,
    /// When several decks meet: the most successful first.
    pub decks: Vec<DeckResult>,
    /// Equal for matches in which every game went the same way.
    pub fingerprint: String,
    /// None if nobody counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub coverage: Option<Coverage>,
    /// None until whoever took the time says it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub timing: Option<Timing>,
}

impl Summary {
    pub(crate) fn new<G: ArenaGame>(bout: &Match<'_, G>, tally: &Tally) -> Summary {
        let won = |wins: u64| Rate::new(wins, tally.won);
        let bots = bout
            .bots
            .iter()
            .zip(tally.bot_wins)
            .map(|(bot, wins)| BotResult { name: bot.to_string(), wins: won(wins) });
        let endings =
            tally.endings.iter().map(|(ending, games)| Ending { reason: reason::<G>(*ending), games: *games });
        Summary {
            game: bout.game.name(),
            rules_version: bout.game.rules_version(),
            cards_version: format!("{:016x}", bout.game.cards_version()),
            seed: bout.seed,
            games: tally.games,
            pairings: pairings(bout),
            random_decks: random_decks(bout),
            bots: bots.collect(),
            ties: tally.ties,
            caps: tally.caps,
            capped: tally.capped.iter().map(capped::<G>).collect(),
            endings: endings.collect(),
            seats: tally.seat_wins.iter().take(bout.decks.seats()).map(|wins| won(*wins)).collect(),
            first: won(tally.first_wins),
            turns: tally.turns.mean(),
            decisions: tally.decisions.mean(),
            middle_decisions: tally.lengths.middle(),
            far_longer: tally.lengths.far_longer(),
            choices: tally.choices.mean(),
            options: tally.options.mean(),
            decks: decks(bout, tally),
            fingerprint: format!("{:016x}", tally.print),
            coverage: Coverage::new(bout.game, &tally.counts, bout.decks.cards()),
            timing: None,
        }
    }
}

fn reason<G: ArenaGame>((bound, number): (bool, u16)) -> String {
    if bound {
        G::bound(number).map_or("ended from outside".to_owned(), |(_, text)| format!("no result: {text}"))
    } else {
        G::rule(number).map_or_else(|| format!("rule {number}"), str::to_owned)
    }
}

fn decks<G: ArenaGame>(bout: &Match<'_, G>, tally: &Tally) -> Vec<DeckResult> {
    let Decks::Named(field) = bout.decks else { return Vec::new() };
    let result = |(number, deck): (&usize, &crate::tally::DeckTally)| DeckResult {
        deck: field.names[*number].clone(),
        games: deck.games,
        wins: Rate::new(deck.wins, deck.wins + deck.losses),
    };
    let mut decks: Vec<DeckResult> = tally.decks.iter().map(result).collect();
    decks.sort_by(|a, b| b.wins.share.total_cmp(&a.wins.share).then_with(|| a.deck.cmp(&b.deck)));
    decks
}

fn pairings<G: ArenaGame>(bout: &Match<'_, G>) -> usize {
    match bout.decks {
        Decks::Named(field) => field.pairings.len(),
        Decks::Fresh(_) => bout.rounds() as usize,
    }
}

fn random_decks<G: ArenaGame>(bout: &Match<'_, G>) -> Option<RandomDecks> {
    let Decks::Fresh(fresh) = bout.decks else { return None };
    let last_seed = bout.seed.after(bout.rounds().saturating_sub(1));
    Some(RandomDecks { sets: fresh.sets.clone(), cards: fresh.wishes.cards.len(), last_seed })
}

fn capped<G: ArenaGame>(game: &Capped) -> CapResult {
    let (bound, text) = G::bound(game.bound).unwrap_or_else(|| (game.bound.to_string(), "a bound was reached"));
    CapResult { game: game.number, seed: game.seed, bound, text, turns: game.turns, decisions: game.decisions }
}
