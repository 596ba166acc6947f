//! What a test has found out about decks.

use super::deck_list::{DeckList, ListedCard};
use super::deck_tally::DeckTally;
use super::estimate::Estimate;
use super::part::{Part, Words};
use super::report_parts::{CardReport, KindReport, Length, ShortageReport};
use super::sums::over_all;
use longbox_kernel::Seed;
use serde::Serialize;
use std::collections::BTreeMap;

/// Fewer games than this say nothing about an opponent.
const FEW: u64 = 20;

/// How a deck stands to an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The whole interval is above one half.
    Wins,
    /// The interval holds one half, or the games are fewer than twenty.
    Even,
    /// The whole interval is below one half.
    Loses,
}

impl Verdict {
    /// What this share of so many games says.
    pub fn of(wins: &Estimate, games: u64) -> Verdict {
        match wins {
            _ if games < FEW => Verdict::Even,
            wins if wins.is_above(0.5) => Verdict::Wins,
            wins if wins.is_below(0.5) => Verdict::Loses,
            _ => Verdict::Even,
        }
    }
}

/// A deck against one opponent.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Meeting {
    /// The opponent's key.
    pub opponent: String,
    /// What players call it.
    pub name: String,
    /// The card that stands for it.
    pub head: Option<ListedCard>,
    /// How many.
    pub games: u64,
    /// Of these.
    pub wins: Estimate,
    /// What that means.
    pub verdict: Verdict,
}

/// Everything about one deck.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DeckReport {
    /// The file name without ending, or the path.
    pub deck: String,
    /// What players call it.
    pub name: String,
    /// The card that stands for it.
    pub head: Option<ListedCard>,
    /// How many were played.
    pub games: u64,
    /// Of them without a winner; they count half.
    pub undecided: u64,
    /// Over all opponents. The interval comes from the spread over rounds.
    pub wins: Estimate,
    /// Games in which the deck's player went first.
    pub first: Option<Estimate>,
    /// Games in which the opponent went first.
    pub second: Option<Estimate>,
    /// In turns.
    pub length: Length,
    /// Each opponent, the easiest first.
    pub meetings: Vec<Meeting>,
    /// In the order of the list.
    pub cards: Vec<CardReport>,
    /// Cards of each cost; those without a cost are left out.
    pub curve: BTreeMap<u8, u64>,
    /// Kinds of first hands.
    pub hands: Vec<KindReport>,
    /// What was missing.
    pub shortages: Vec<ShortageReport>,
    /// Other things that happened.
    pub events: Vec<KindReport>,
}

/// What a whole test has found out.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The short name of the game.
    pub game: String,
    /// Results of two versions cannot be compared.
    pub rules_version: u32,
    /// Hexadecimal: it does not fit into the numbers of JSON.
    pub cards_version: String,
    /// Who played both decks.
    pub bot: String,
    /// Plays the same test again.
    pub seed: Seed,
    /// Which parts of the run it is about; "1/1" for the whole.
    pub shards: Vec<String>,
    /// The words of the game.
    #[serde(skip)]
    pub words: Words,
    /// In the order they were named.
    pub decks: Vec<DeckReport>,
}

impl Report {
    /// Works out all rates.
    pub fn new(part: &Part) -> Report {
        let plan = &part.plan;
        let decks = plan.decks.iter().zip(&plan.opponents).zip(&part.tallies);
        Report {
            game: plan.game.clone(),
            rules_version: plan.rules_version,
            cards_version: plan.cards_version.clone(),
            bot: plan.bot.clone(),
            seed: plan.seed,
            shards: part.shards.clone(),
            words: plan.words.clone(),
            decks: decks.map(|((deck, met), tally)| DeckReport::new(deck, met, tally, &plan.words)).collect(),
        }
    }
}

impl DeckReport {
    fn new(deck: &DeckList, opponents: &[DeckList], tally: &DeckTally, words: &Words) -> DeckReport {
        let all = tally.total();
        let cards = deck.cards.iter().zip(&tally.cards);
        let lacks = words.lacks.iter().zip(&tally.lacks);
        let mut curve = BTreeMap::new();
        for card in &deck.cards {
            if let Some(cost) = card.cost {
                *curve.entry(cost).or_default() += card.copies;
            }
        }
        DeckReport {
            deck: deck.key.clone(),
            name: deck.name.clone(),
            head: deck.head.clone(),
            games: all.games(),
            undecided: tally.undecided,
            wins: over_all(tally.meetings.iter().filter(|meeting| meeting.rounds > 0)),
            first: tally.first.rate(),
            second: tally.second.rate(),
            length: Length::new(tally),
            meetings: meetings(opponents, tally),
            cards: cards.map(|(card, tally)| CardReport::new(card, tally, &all, deck.cards.len())).collect(),
            curve,
            hands: KindReport::all(&words.hands, &tally.hands, &all),
            shortages: lacks.map(|(name, lack)| ShortageReport::new(name, lack, tally, words.lacks.len())).collect(),
            events: KindReport::all(&words.events, &tally.events, &all),
        }
    }
}

fn meetings(opponents: &[DeckList], tally: &DeckTally) -> Vec<Meeting> {
    let met = opponents.iter().zip(&tally.meetings).filter(|(_, total)| total.rounds > 0);
    let mut meetings: Vec<Meeting> = met
        .map(|(deck, total)| {
            let wins = total.estimate();
            Meeting {
                opponent: deck.key.clone(),
                name: deck.name.clone(),
                head: deck.head.clone(),
                games: total.games(),
                verdict: Verdict::of(&wins, total.games()),
                wins,
            }
        })
        .collect();
    meetings.sort_by(|a, b| b.wins.value.total_cmp(&a.wins.value).then_with(|| a.opponent.cmp(&b.opponent)));
    meetings
}
