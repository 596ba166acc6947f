//! The files that are damaged: those of the repository, and games that are played for it.

use crate::damage::Chance;
use longbox_catalog::CatalogGame;
use longbox_host::Host;
use longbox_kernel::{Deaf, Game, Player, Replay, Table};
use longbox_protocol::{Call, First, GameName, Invitation, Report, SeatSetup, Who};
use longbox_squad::Squad;
use longbox_vs::Vs;
use serde::Serialize;
use std::path::{Path, PathBuf};

/// What a file is, and of which game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// It tells its game itself.
    Scenario,
    Deck(GameName),
    Cards(GameName),
    /// The body of a replay, without its seal.
    Replay(GameName),
    /// A game as the page keeps it.
    Saved,
}

impl Kind {
    pub(crate) const ALL: [Kind; 8] = [
        Kind::Scenario,
        Kind::Deck(GameName::Squad),
        Kind::Deck(GameName::Vs),
        Kind::Cards(GameName::Squad),
        Kind::Cards(GameName::Vs),
        Kind::Replay(GameName::Squad),
        Kind::Replay(GameName::Vs),
        Kind::Saved,
    ];
    /// How often each of these comes.
    const SHARES: [usize; 8] = [8, 2, 2, 1, 1, 2, 2, 2];

    pub(crate) fn ending(self) -> &'static str {
        match self {
            Kind::Scenario => "scenario",
            Kind::Deck(_) => "deck",
            Kind::Cards(_) => "ron",
            Kind::Replay(_) | Kind::Saved => "json",
        }
    }
}

/// A file that nothing is wrong with.
#[derive(Debug)]
pub(crate) struct Source {
    pub(crate) kind: Kind,
    pub(crate) name: String,
    pub(crate) text: String,
}

#[derive(Debug)]
pub(crate) struct Sources {
    pub(crate) all: Vec<Source>,
}

impl Sources {
    pub(crate) fn gather() -> Sources {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let mut all = Vec::new();
        for (name, text) in below(&root.join("scenarios"), "scenario") {
            // One scenario a file: a game is set up for each.
            let parts = single_scenarios(&text).into_iter();
            all.extend(parts.map(|text| Source { kind: Kind::Scenario, name: name.clone(), text }));
        }
        for game in GameName::ALL {
            let of = |folder: &str| root.join(folder).join(game.word());
            let decks = below(&of("decks"), "deck").into_iter();
            all.extend(decks.map(|(name, text)| Source { kind: Kind::Deck(game), name, text }));
            for (name, text) in below(&of("cards"), "ron") {
                // Other ids, as a player's own cards have.
                let text = text.replace("id: \"", "id: \"MY-");
                all.push(Source { kind: Kind::Cards(game), name, text });
            }
        }
        all.extend((0..3).map(|seed| replay::<Squad>(GameName::Squad, seed)));
        all.extend((0..3).map(|seed| replay::<Vs>(GameName::Vs, seed)));
        all.extend(GameName::ALL.into_iter().map(saved));
        Sources { all }
    }

    /// A file of some kind.
    pub(crate) fn any(&self, chance: &mut Chance) -> &Source {
        let mut left = chance.below(Kind::SHARES.iter().sum());
        let mut kinds = Kind::ALL.into_iter().zip(Kind::SHARES);
        let kind = kinds.find(|(_, share)| {
            let here = left < *share;
            left = left.saturating_sub(*share);
            here
        });
        let kind = kind.map_or(Kind::Scenario, |(kind, _)| kind);
        let fitting: Vec<&Source> = self.all.iter().filter(|source| source.kind == kind).collect();
        fitting[chance.below(fitting.len())]
    }
}

/// All files below a folder with this ending, in order of their names.
fn below(folder: &Path, ending: &str) -> Vec<(String, String)> {
    let mut paths: Vec<PathBuf> =
        std::fs::read_dir(folder).expect("the folder is there").map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    let mut found = Vec::new();
    for path in paths {
        if path.is_dir() {
            found.extend(below(&path, ending));
        } else if path.extension().is_some_and(|found| found == ending) {
            let name = path.display().to_string();
            found.push((name, std::fs::read_to_string(&path).expect("the file can be read")));
        }
    }
    found
}

/// The scenarios of a file, each with what stands before the first one.
fn single_scenarios(text: &str) -> Vec<String> {
    let mut parts = text.split("\nscenario:");
    let head = parts.next().unwrap_or_default();
    parts.map(|part| format!("{head}\nscenario:{part}")).collect()
}

/// A game of the first decks, played at random.
fn replay<G: Game<Setup: Serialize> + CatalogGame + longbox_host::HostGame>(game: GameName, seed: u64) -> Source {
    let catalog = longbox_catalog::open::<G>(&[]).expect("the cards are in order");
    let decks = longbox_catalog::decks(&catalog.game).expect("the decks are in order");
    let seats = if game == GameName::Vs { 2 + seed as usize % 3 } else { 2 };
    let decks: Vec<_> = decks.into_iter().filter(|deck| deck.kind == "starter").cycle().take(seats).collect();
    let chairs =
        decks.iter().map(|deck| SeatSetup { who: Who::Bot(String::new()), deck: deck.key.clone(), main: None });
    let invitation =
        Invitation { game, chairs: chairs.collect(), mode: String::new(), first: First::Chance, seed: seed.into() };
    let setup = longbox_host::HostGame::setup(&catalog.game, &decks, &invitation).expect("the decks fit");
    let mut table = Table::open(&catalog.game, setup, seed, &mut Deaf).expect("the game begins");
    let mut player = longbox_bots::Random::new(seed);
    for _ in 0..120 {
        let Some(chair) = table.chair() else { break };
        let (seat, option) = (chair.seat(), player.decide(&chair));
        table.answer(seat, option, &mut Deaf).expect("an option is taken");
    }
    let text = serde_json::to_string(&Replay::of(&table)).expect("a replay can be written");
    Source { kind: Kind::Replay(game), name: format!("{} {seed}", game.word()), text }
}

/// A game that the host has saved for the page, as the call that goes on with it.
fn saved(game: GameName) -> Source {
    let deck = if game == GameName::Vs { "avengers" } else { "starter" };
    let chair = |who: Who| SeatSetup { who, deck: deck.to_owned(), main: None };
    let chairs = vec![chair(Who::Person("Ann".to_owned())), chair(Who::Bot("random".to_owned()))];
    let mut host = Host::open().expect("the host opens");
    let mut found = None;
    let open = Call::Open(Invitation { game, chairs, mode: String::new(), first: First::Chance, seed: 3.into() });
    host.call(&open, &mut |report| {
        if let Report::Save(saved) = report {
            found = Some(saved);
        }
    });
    let call = Call::Resume(found.expect("the game was saved"));
    let text = serde_json::to_string(&call).expect("a call can be written");
    Source { kind: Kind::Saved, name: format!("{} saved", game.word()), text }
}
