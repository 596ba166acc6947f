//! A test of one deck: it plays slices, and adds up what slices have found.

use crate::field;
use longbox_arena::Shard;
use longbox_arena::doctor::{DeckReport, DeckTally, DeckTest, DoctorGame, Estimate, Part, Report, Verdict};
use longbox_bots::{BotKind, BotSpec};
use longbox_catalog::{CardNo, Catalog, DeckOf, open};
use longbox_host::HostGame;
use longbox_protocol::{LabReport, Seed, Share, TestFinding, TestMeeting, TestPlan, TestSummary};
use longbox_report::{Faces, findings, page};

/// Rounds of a slice, of two games each: so few that a test can be stopped at once and shows how it goes.
const ROUNDS: u32 = 4;
/// Games of a test, at most.
const MOST_GAMES: u32 = 1_000_000;
/// Findings in a summary.
const FINDINGS: usize = 4;

/// A test of whichever game.
pub(crate) trait AnyTester {
    fn planned(&self) -> LabReport;
    fn play(&self, slice: u32) -> Result<LabReport, String>;
    fn add(&mut self, slice: u32, found: &str) -> Result<LabReport, String>;
    fn report(&self) -> Result<LabReport, String>;
}

pub(crate) struct Tester<G: DoctorGame> {
    catalog: Catalog<G>,
    /// The one that is tested.
    decks: Vec<DeckOf<G>>,
    against: Vec<DeckOf<G>>,
    terms: G::Terms,
    bot: BotSpec,
    games: u32,
    seed: Seed,
    /// All that was taken so far.
    sums: Part,
}

impl<G: DoctorGame + HostGame> Tester<G> {
    pub(crate) fn new(plan: &TestPlan) -> Result<Tester<G>, String> {
        let files: Vec<(String, String)> =
            plan.cards.iter().map(|file| (file.name.clone(), file.text.clone())).collect();
        let catalog: Catalog<G> = open(&files).map_err(|error| error.to_string())?;
        let decks = vec![field::deck(&catalog.game, &plan.deck)];
        let against = field::opponents(&catalog.game, &plan.against, &plan.own_decks)?;
        let bot = match plan.bot.as_str() {
            "" => BotKind::Quick.into(),
            word => word.parse().map_err(|error: longbox_bots::BadBot| error.to_string())?,
        };
        let games = plan.games.clamp(2, MOST_GAMES).next_multiple_of(2);
        let (terms, seed) = (G::Terms::default(), plan.seed);
        let test = DeckTest {
            game: &catalog.game,
            decks: &decks,
            against: &against,
            terms: &terms,
            bot,
            games: u64::from(games),
            seed,
            threads: 1,
            shard: Shard::WHOLE,
        };
        let sums = test.nothing_played().map_err(|error| error.to_string())?;
        Ok(Tester { catalog, decks, against, terms, bot, games, seed, sums })
    }

    fn test(&self, shard: Shard) -> DeckTest<'_, G> {
        DeckTest {
            game: &self.catalog.game,
            decks: &self.decks,
            against: &self.against,
            terms: &self.terms,
            bot: self.bot,
            games: u64::from(self.games),
            seed: self.seed,
            threads: 1,
            shard,
        }
    }

    fn slices(&self) -> u32 {
        (self.games / 2).div_ceil(ROUNDS)
    }

    fn shard(&self, slice: u32) -> Result<Shard, String> {
        let shard = slice.checked_add(1).and_then(|part| Shard::new(part, self.slices()));
        shard.ok_or_else(|| format!("there is no slice {slice}"))
    }

    fn summary(&self) -> Result<TestSummary, String> {
        let report = Report::new(&self.sums);
        let deck = report.decks.first().ok_or("no deck was tested")?;
        let told = findings::findings(deck, FINDINGS).into_iter();
        Ok(TestSummary {
            games: deck.games as u32,
            of: self.games,
            wins: share(&deck.wins),
            text: findings::summary(deck),
            meetings: meetings(deck),
            findings: told.map(|finding| TestFinding { head: finding.head, text: finding.text }).collect(),
        })
    }

    /// The cards of these decks with everything that their pictures show.
    fn faces(&self) -> Faces {
        let all = self.catalog.game.cards().iter().zip(&self.catalog.origins).enumerate();
        all.map(|(number, (card, origin))| self.catalog.game.face(number as CardNo, card, origin)).collect()
    }
}

impl<G: DoctorGame + HostGame> AnyTester for Tester<G> {
    fn planned(&self) -> LabReport {
        let against = self.against.iter().map(|deck| deck.name.clone()).collect();
        LabReport::Planned { slices: self.slices(), games: self.games, against }
    }

    fn play(&self, slice: u32) -> Result<LabReport, String> {
        let part = self.test(self.shard(slice)?).play_here(&|_| ()).map_err(|error| error.to_string())?;
        let found = serde_json::to_string(&part.tallies).map_err(|error| error.to_string())?;
        Ok(LabReport::Played { slice, found })
    }

    fn add(&mut self, slice: u32, found: &str) -> Result<LabReport, String> {
        let tallies: Vec<DeckTally> = serde_json::from_str(found).map_err(|error| error.to_string())?;
        self.sums.join(self.shard(slice)?, tallies).map_err(|error| error.to_string())?;
        Ok(LabReport::Summary(Box::new(self.summary()?)))
    }

    fn report(&self) -> Result<LabReport, String> {
        let report = Report::new(&self.sums);
        let json = serde_json::to_string(&report).map_err(|error| error.to_string())?;
        Ok(LabReport::Report { page: page(&report, &self.faces()), json })
    }
}

fn meetings(deck: &DeckReport) -> Vec<TestMeeting> {
    let one = |meeting: &longbox_arena::doctor::Meeting| TestMeeting {
        deck: meeting.opponent.clone(),
        name: meeting.name.clone(),
        games: meeting.games as u32,
        wins: share(&meeting.wins),
        verdict: match meeting.verdict {
            Verdict::Wins => 1,
            Verdict::Even => 0,
            Verdict::Loses => -1,
        },
    };
    deck.meetings.iter().map(one).collect()
}

fn share(estimate: &Estimate) -> Share {
    Share { value: estimate.value, low: estimate.low, high: estimate.high }
}
