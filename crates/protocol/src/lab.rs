//! Test games: what a page and the lab, which plays them, say to each other.
//!
//! A test is dealt out in slices, so that several labs can play it at once: each gets the same plan and plays slices in
//! any order, one of them takes all sums. The same plan gives the same figures, in whatever order and by however many.

use crate::{CardFile, DeckDraft};
use longbox_kernel::Seed;
use serde::{Deserialize, Serialize};

/// A test of a deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TestPlan {
    /// What is tested; it must be legal in some format.
    pub deck: DeckDraft,
    /// The keys of decks that come with the program; with no decks of the player's own either, the usual field.
    pub against: Vec<String>,
    /// Decks of the player's own to be met as well.
    pub own_decks: Vec<DeckDraft>,
    /// The player's own cards that are in these decks.
    pub cards: Vec<CardFile>,
    /// How many games; each deal is played from both seats, so an odd number is rounded up.
    pub games: u32,
    /// Who plays both sides; empty: the usual bot.
    pub bot: String,
    /// Decides all chance.
    pub seed: Seed,
}

/// What a page asks of a lab. Each call is answered with one report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LabCall {
    /// A new test; an older one is forgotten. Answered with `LabReport::Planned`.
    Plan(Box<TestPlan>),
    /// Plays a slice, by its number from 0. Answered with `LabReport::Played`.
    Play(u32),
    /// Takes what a slice has found, here or elsewhere. Answered with `LabReport::Summary`.
    Add {
        /// Its number.
        slice: u32,
        /// As `LabReport::Played` told it.
        found: String,
    },
    /// Writes the report on all that was taken so far. Answered with `LabReport::Report`.
    Report,
}

/// What a lab tells.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum LabReport {
    /// The lab can be talked to.
    Ready {
        /// The [`VERSION`](crate::VERSION) that it speaks.
        version: u32,
    },
    /// The test can be played.
    Planned {
        /// How many slices it has.
        slices: u32,
        /// How many games these have together.
        games: u32,
        /// Whom the deck meets.
        against: Vec<String>,
    },
    /// A slice was played.
    Played {
        /// Its number.
        slice: u32,
        /// What was found, for `LabCall::Add`.
        found: String,
    },
    /// The figures so far.
    Summary(Box<TestSummary>),
    /// Everything that was found out.
    Report {
        /// A whole page, as `longbox arena deck --html` writes it.
        page: String,
        /// The same for programs, in JSON.
        json: String,
    },
    /// Something could not be done.
    Failed {
        /// What, and why.
        text: String,
    },
}

/// A share with the interval that it lies in nineteen times out of twenty. All are parts of 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Share {
    /// As it was counted.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The figures of a test that may still be going on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TestSummary {
    /// Games that were counted.
    pub games: u32,
    /// Games that there are to be.
    pub of: u32,
    /// What the deck wins, over all opponents.
    pub wins: Share,
    /// The result in a sentence or two.
    pub text: String,
    /// Each opponent that was met, the easiest first.
    pub meetings: Vec<TestMeeting>,
    /// What was found out, the weightiest first.
    pub findings: Vec<TestFinding>,
}

/// A deck against one opponent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TestMeeting {
    /// The opponent's key.
    pub deck: String,
    /// What players call it.
    pub name: String,
    /// Games that were counted.
    pub games: u32,
    /// Of these.
    pub wins: Share,
    /// Above 0: the deck wins for sure, below 0: it loses for sure, 0: neither is sure.
    pub verdict: i8,
}

/// Something that a test has found out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TestFinding {
    /// The point in a few words.
    pub head: String,
    /// What follows it.
    pub text: String,
}
