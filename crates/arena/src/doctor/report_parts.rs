//! The parts of a report on a deck.

use super::condition::Condition;
use super::deck_list::ListedCard;
use super::deck_tally::{CardTally, DeckTally, LackTally};
use super::estimate::{Estimate, rounded, z_for};
use super::part::Named;
use super::sums::Total;
use serde::Serialize;

/// Fewer games than this carry no verdict.
const FEW: u64 = 100;
/// Turns of the player that shortages are told for one by one.
const TURNS_TOLD: usize = 12;

/// What it means for winning that something was so.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Effect {
    /// Games in which it was so.
    pub games: u64,
    /// Their share of all games.
    pub share: f64,
    /// What those games won.
    pub wins: Option<Estimate>,
    /// That less what all games won, with a 95 % interval.
    pub difference: Option<Estimate>,
    /// The difference is there even when all numbers of its column are judged together, and the games are not too few.
    pub sure: bool,
}

impl Effect {
    /// `tries`: how many are judged together.
    pub(crate) fn new(condition: &Condition, all: &Total, tries: usize) -> Effect {
        let wide = condition.difference_within(all, z_for(tries)).filter(|_| condition.games >= FEW);
        Effect {
            games: condition.games,
            share: rounded(condition.games as f64 / all.games().max(1) as f64),
            wins: condition.rate(),
            difference: condition.difference(all),
            sure: wide.is_some_and(|wide| wide.is_above(0.0) || wide.is_below(0.0)),
        }
    }

    /// The difference, if it is sure.
    pub fn sure_difference(&self) -> Option<Estimate> {
        self.difference.filter(|_| self.sure)
    }
}

/// What a card did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CardReport {
    /// Which card, and how often it is in the deck.
    #[serde(flatten)]
    pub card: ListedCard,
    /// It was in the first hand, after a mulligan.
    pub opening: Effect,
    /// It was in hand at some time.
    pub drawn: Effect,
    /// It was played.
    pub played: Effect,
    /// How often it was played in a game.
    pub plays: f64,
    /// Of the games in which it was drawn, those in which it was played.
    pub played_when_drawn: f64,
    /// It was still in hand at the end.
    pub left: Effect,
    /// It stayed in hand for four turns of the player or more.
    pub held: Effect,
    /// Of the games in which it was drawn, those in which it was still in hand at the end.
    pub left_when_drawn: f64,
    /// "core": first hands with it win more; "weak": they win less; none where the figures do not carry it.
    pub verdict: Option<&'static str>,
}

impl CardReport {
    pub(crate) fn new(card: &ListedCard, tally: &CardTally, all: &Total, tries: usize) -> CardReport {
        let effect = |condition: &Condition| Effect::new(condition, all, tries);
        let of_drawn = |condition: &Condition| share(condition.games.min(tally.drawn.games), tally.drawn.games);
        let opening = effect(&tally.opening);
        let verdict = opening.sure_difference().map(|by| if by.value > 0.0 { "core" } else { "weak" });
        CardReport {
            card: card.clone(),
            drawn: effect(&tally.drawn),
            played: effect(&tally.played),
            plays: share(tally.plays, all.games()),
            played_when_drawn: of_drawn(&tally.played),
            left: effect(&tally.left),
            held: effect(&tally.held),
            left_when_drawn: of_drawn(&tally.left),
            verdict,
            opening,
        }
    }
}

/// Games of a kind: with such a first hand, or in which such a thing happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct KindReport {
    /// Its name in results.
    pub key: String,
    /// What people read.
    pub text: String,
    /// What it means.
    #[serde(flatten)]
    pub effect: Effect,
}

impl KindReport {
    pub(crate) fn all(names: &[Named], conditions: &[Condition], all: &Total) -> Vec<KindReport> {
        let kind = |(name, condition): (&Named, &Condition)| KindReport {
            key: name.key.clone(),
            text: name.text.clone(),
            effect: Effect::new(condition, all, names.len()),
        };
        names.iter().zip(conditions).map(kind).collect()
    }
}

/// Something that was missing on turns of the player.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ShortageReport {
    /// Its name in results.
    pub key: String,
    /// What people read.
    pub text: String,
    /// Turns on which it was so.
    pub turns: u64,
    /// Their share of all turns of the player.
    pub share_of_turns: f64,
    /// The same for the first, second, ... turn of the player.
    pub by_turn: Vec<f64>,
    /// Games with such a turn.
    #[serde(flatten)]
    pub effect: Effect,
}

impl ShortageReport {
    pub(crate) fn new(name: &Named, lack: &LackTally, tally: &DeckTally, tries: usize) -> ShortageReport {
        let turns: u64 = lack.by_turn.iter().sum();
        let by_turn = lack.by_turn.iter().zip(&tally.own_turns).take(TURNS_TOLD);
        ShortageReport {
            key: name.key.clone(),
            text: name.text.clone(),
            turns,
            share_of_turns: share(turns, tally.own_turns.iter().sum()),
            by_turn: by_turn.map(|(turns, of)| share(*turns, *of)).collect(),
            effect: Effect::new(&lack.games, &tally.total(), tries),
        }
    }
}

/// Games of one length.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TurnCount {
    /// Over both players.
    pub turns: u32,
    /// Games that the deck won.
    pub won: u64,
    /// Games that it lost.
    pub lost: u64,
    /// Games without a winner.
    pub undecided: u64,
}

/// How long games were.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Length {
    /// In turns, over both players.
    pub mean: f64,
    /// Half of the wins took no more turns.
    pub half_of_wins: u32,
    /// Half of the losses took no more turns.
    pub half_of_losses: u32,
    /// Every length that there was.
    pub games: Vec<TurnCount>,
}

impl Length {
    pub(crate) fn new(tally: &DeckTally) -> Length {
        let games: Vec<TurnCount> = tally
            .lengths
            .iter()
            .map(|(turns, [won, lost, undecided])| TurnCount {
                turns: *turns,
                won: *won,
                lost: *lost,
                undecided: *undecided,
            })
            .collect();
        let all: u64 = games.iter().map(|count| count.won + count.lost + count.undecided).sum();
        let turns: u64 =
            games.iter().map(|count| u64::from(count.turns) * (count.won + count.lost + count.undecided)).sum();
        let half = |of: fn(&TurnCount) -> u64| {
            let half = games.iter().map(of).sum::<u64>().div_ceil(2);
            let mut seen = 0;
            let middle = games.iter().find(|count| {
                seen += of(count);
                seen >= half
            });
            middle.map_or(0, |count| count.turns)
        };
        let (half_of_wins, half_of_losses) = (half(|count| count.won), half(|count| count.lost));
        Length { mean: share(turns, all), half_of_wins, half_of_losses, games }
    }
}

pub(crate) fn share(some: u64, of: u64) -> f64 {
    if of == 0 { 0.0 } else { rounded(some as f64 / of as f64) }
}
