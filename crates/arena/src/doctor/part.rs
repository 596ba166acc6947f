//! The sums of a run or of a part of one, as files hold them.

use super::deck_list::DeckList;
use super::deck_tally::DeckTally;
use super::watch::{DoctorGame, Kind};
use crate::shard::Shard;
use longbox_kernel::Seed;
use serde::{Deserialize, Serialize};

/// What was to be played. Parts of one run have the same plan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// The short name of the game.
    pub game: String,
    /// Results of two versions cannot be put together.
    pub rules_version: u32,
    /// Hexadecimal: it does not fit into the numbers of JSON.
    pub cards_version: String,
    /// Who played both decks.
    pub bot: String,
    /// Games of each deck.
    pub games: u64,
    /// The random seed.
    pub seed: Seed,
    /// What else was agreed on, in the words of the game.
    pub terms: String,
    /// The decks that are tested.
    pub decks: Vec<DeckList>,
    /// Whom each of them meets.
    pub opponents: Vec<Vec<DeckList>>,
    /// What the game counts, in its own words.
    pub words: Words,
}

/// What a game counts, and what it is called: a report needs nothing else of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Words {
    /// What the cost of a card is called.
    pub cost: String,
    /// Whether a player may have another first hand.
    pub mulligan: bool,
    /// Kinds of first hands.
    pub hands: Vec<Named>,
    /// Kinds of shortage.
    pub lacks: Vec<Named>,
    /// Other things that happen in some games.
    pub events: Vec<Named>,
}

/// Something that is counted.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Named {
    /// Its name in results.
    pub key: String,
    /// What people read.
    pub text: String,
}

impl Words {
    pub(crate) fn of<G: DoctorGame>() -> Words {
        let named = |kinds: &[Kind]| {
            let named = |kind: &Kind| Named { key: kind.key.to_owned(), text: kind.text.to_owned() };
            kinds.iter().map(named).collect()
        };
        let (hands, lacks, events) = (named(G::HANDS), named(G::LACKS), named(G::EVENTS));
        Words { cost: G::COST.to_owned(), mulligan: G::MULLIGAN, hands, lacks, events }
    }
}

/// What a part of a run has found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    /// What the whole run was to play.
    pub plan: Plan,
    /// Which parts of the run are in it, as in "3/16".
    pub shards: Vec<String>,
    /// The sums of each deck.
    pub tallies: Vec<DeckTally>,
}

/// Why parts cannot be put together.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PartError {
    /// Nothing to put together.
    #[error("no parts were named")]
    None,
    /// Another game, other decks, another seed or another number of games.
    #[error("part {number} belongs to another run: its {what} differs from that of the first")]
    OtherRun {
        /// Counted from 1.
        number: usize,
        /// What differs.
        what: &'static str,
    },
    /// The same games twice.
    #[error("part {shard} is there twice")]
    Twice {
        /// As in "3/16".
        shard: String,
    },
    /// Some games were not played yet.
    #[error("the run is not whole: {missing} is missing")]
    Missing {
        /// As in "3/16".
        missing: String,
    },
    /// A file that says something odd about itself.
    #[error("'{word}' is no part of a run")]
    Odd {
        /// What it says.
        word: String,
    },
    /// Sums of another shape than the plan asks for.
    #[error("part {number} is damaged: its sums do not belong to its decks")]
    Damaged {
        /// Counted from 1.
        number: usize,
    },
}

/// The whole run of all its parts, in any order.
pub fn merge(parts: Vec<Part>) -> Result<Part, PartError> {
    let mut parts = parts.into_iter().enumerate();
    let Some((_, mut whole)) = parts.next() else { return Err(PartError::None) };
    check_shape(&whole, 1)?;
    for (at, part) in parts {
        let number = at + 1;
        if let Some(what) = whole.plan.differs(&part.plan) {
            return Err(PartError::OtherRun { number, what });
        }
        check_shape(&part, number)?;
        whole.tallies.iter_mut().zip(&part.tallies).for_each(|(ours, theirs)| ours.join(theirs));
        whole.shards.extend(part.shards);
    }
    check_whole(&whole.shards)?;
    whole.shards = vec![Shard::WHOLE.to_string()];
    Ok(whole)
}

impl Part {
    /// Adds the sums of some games of the same run, named by its part, to what is there: a run that goes on, or that was
    /// stopped. What is whole is the same as [`merge`] gives.
    pub fn join(&mut self, shard: Shard, tallies: Vec<DeckTally>) -> Result<(), PartError> {
        let word = shard.to_string();
        if self.shards.contains(&word) {
            return Err(PartError::Twice { shard: word });
        }
        let part = Part { plan: self.plan.clone(), shards: vec![word], tallies };
        check_shape(&part, self.shards.len() + 1)?;
        self.tallies.iter_mut().zip(&part.tallies).for_each(|(ours, theirs)| ours.join(theirs));
        self.shards.extend(part.shards);
        if check_whole(&self.shards).is_ok() {
            self.shards = vec![Shard::WHOLE.to_string()];
        }
        Ok(())
    }
}

/// A damaged file must not lead to sums of other lengths.
fn check_shape(part: &Part, number: usize) -> Result<(), PartError> {
    let Plan { decks, opponents, words, .. } = &part.plan;
    let fits = |(at, tally): (usize, &DeckTally)| {
        let met = opponents.get(at).map(Vec::len);
        let cards = decks.get(at).map(|deck| deck.cards.len());
        let kinds = [tally.hands.len(), tally.lacks.len(), tally.events.len()];
        met == Some(tally.meetings.len())
            && cards == Some(tally.cards.len())
            && kinds == [words.hands.len(), words.lacks.len(), words.events.len()]
    };
    let whole = decks.len() == part.tallies.len() && part.tallies.iter().enumerate().all(fits);
    if whole { Ok(()) } else { Err(PartError::Damaged { number }) }
}

/// All parts of one division of the run, each once.
fn check_whole(words: &[String]) -> Result<(), PartError> {
    let odd = |word: &String| PartError::Odd { word: word.clone() };
    let mut shards = Vec::new();
    for word in words {
        let shard: Shard = word.parse().map_err(|_| odd(word))?;
        if shards.contains(&shard) {
            return Err(PartError::Twice { shard: word.clone() });
        }
        shards.push(shard);
    }
    let Some(parts) = shards.first().map(|shard| shard.parts()) else { return Err(PartError::None) };
    if let Some((_, word)) = shards.iter().zip(words).find(|(shard, _)| shard.parts() != parts) {
        return Err(odd(word));
    }
    let missing = (1..=parts).map(|part| format!("{part}/{parts}")).find(|word| !words.contains(word));
    missing.map_or(Ok(()), |missing| Err(PartError::Missing { missing }))
}

impl Plan {
    fn differs(&self, other: &Plan) -> Option<&'static str> {
        match () {
            () if self.game != other.game => Some("game"),
            () if self.rules_version != other.rules_version => Some("version of the rules"),
            () if self.cards_version != other.cards_version => Some("version of the cards"),
            () if self.bot != other.bot => Some("bot"),
            () if self.games != other.games => Some("number of games"),
            () if self.seed != other.seed => Some("seed"),
            () if self.terms != other.terms => Some("format"),
            () if self.decks != other.decks => Some("decks"),
            () if self.opponents != other.opponents => Some("opponents"),
            () if self.words != other.words => Some("program"),
            () => None,
        }
    }
}
