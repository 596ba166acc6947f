//! All readers of files that people hand in, and what is done with a file that can be read.

use crate::damage::Chance;
use crate::sources::{Kind, Source};
use longbox_bots::Random;
use longbox_catalog::{CardNo, Catalog, open, parse_deck_parts};
use longbox_host::{Host, HostGame};
use longbox_kernel::{Game, Player, Replay, ReplayError, Table, seal, unseal};
use longbox_protocol::{Call, First, GameName, Invitation, Report, SeatSetup, Viewer, Who};
use longbox_scenario::{SquadScenarios, VsScenarios, run_text};
use longbox_squad::{Format, Setup, Squad};
use longbox_vs::language::CardKind;
use longbox_vs::{PlayerSetup, Vs};

/// The most choices that are made in a game.
const CHOICES: usize = 150;

/// Everything that reads.
pub(crate) struct Readers {
    squad: Catalog<Squad>,
    vs: Catalog<Vs>,
    squad_scenarios: SquadScenarios,
    vs_scenarios: VsScenarios,
    host: Host,
}

impl Readers {
    pub(crate) fn open() -> Readers {
        let squad = longbox_catalog::squad().expect("the cards are in order");
        let vs = longbox_catalog::vs().expect("the cards are in order");
        let (squad_scenarios, vs_scenarios) =
            (SquadScenarios { game: squad.game.clone() }, VsScenarios { game: vs.game.clone() });
        Readers { squad, vs, squad_scenarios, vs_scenarios, host: Host::open().expect("the host opens") }
    }

    /// Reads a text as what it claims to be and plays it, if that is possible. Says whether nothing was wrong with it.
    pub(crate) fn read(&mut self, source: &Source, text: &str, seed: u64) -> bool {
        match source.kind {
            Kind::Scenario => {
                let findings = run_text(&[&self.squad_scenarios, &self.vs_scenarios], &source.name, text);
                findings.iter().filter_map(|finding| finding.result.as_ref().err()).for_each(|fault| told(fault));
                findings.iter().all(|finding| finding.result.is_ok())
            }
            Kind::Deck(GameName::Squad) => read_deck(&self.squad.game, text, seed),
            Kind::Deck(GameName::Vs) => read_deck(&self.vs.game, text, seed),
            Kind::Cards(GameName::Squad) => read_cards::<Squad>(text, seed, squad_setup),
            Kind::Cards(GameName::Vs) => read_cards::<Vs>(text, seed, vs_setup),
            Kind::Replay(GameName::Squad) => read_replay(&self.squad.game, &mut self.host, text, seed),
            Kind::Replay(GameName::Vs) => read_replay(&self.vs.game, &mut self.host, text, seed),
            Kind::Saved => match serde_json::from_str::<Call>(text) {
                Ok(call) => called(&mut self.host, &call),
                Err(error) => {
                    told(&error);
                    false
                }
            },
        }
    }
}

/// An error can be put into words, and into a few.
fn told(error: &dyn std::fmt::Display) {
    let text = error.to_string();
    assert!(!text.is_empty(), "an error says something");
    assert!(text.len() < 50_000, "an error is {} bytes long", text.len());
}

/// Takes a call. Says whether nothing failed.
fn called(host: &mut Host, call: &Call) -> bool {
    let mut good = true;
    host.call(call, &mut |report| {
        if let Report::Failed { text } | Report::Unplayable { text, .. } = &report {
            told(text);
            good = false;
        }
        told(&serde_json::to_string(&report).map(|_| "good").expect("a report can be written"));
    });
    good
}

fn read_deck<G: HostGame>(game: &G, text: &str, seed: u64) -> bool {
    let parts = parse_deck_parts(game, "my.deck", text);
    parts.errors.iter().for_each(|error| told(error));
    let decks = vec![parts.deck; 2];
    let chair = SeatSetup { who: Who::Bot("random".to_owned()), deck: String::new(), main: None };
    let invitation = Invitation {
        game: G::NAME,
        chairs: vec![chair; 2],
        mode: String::new(),
        first: First::Chance,
        seed: seed.into(),
    };
    match HostGame::setup(game, &decks, &invitation) {
        Ok(setup) => play(game, setup, seed) && parts.errors.is_empty(),
        Err(error) => {
            told(&error);
            false
        }
    }
}

fn read_cards<G: HostGame>(text: &str, seed: u64, setup: fn(&G, &[CardNo]) -> G::Setup) -> bool {
    let cards = text.contains("kind:");
    let name = match (text.contains("word: \""), text.contains("good: ")) {
        (true, _) if !cards => "my-keywords.ron",
        (_, true) if !cards => "my-teams.ron",
        _ => "my.ron",
    };
    let catalog = match open::<G>(&[(name.to_owned(), text.to_owned())]) {
        Ok(catalog) => catalog,
        Err(error) => {
            told(&error);
            return false;
        }
    };
    let own = |number: &usize| catalog.origins[*number].set == "own";
    let own: Vec<CardNo> = (0..catalog.origins.len()).filter(own).map(|number| number as CardNo).collect();
    for number in &own {
        let at = usize::from(*number);
        let face = catalog.game.face(*number, &catalog.game.cards()[at], &catalog.origins[at]);
        assert_eq!(face.number, *number);
    }
    let mut chance = Chance::new(seed);
    let some: Vec<CardNo> = (0..own.len().min(40)).map(|_| own[chance.below(own.len())]).collect();
    play(&catalog.game, setup(&catalog.game, &some), seed);
    true
}

/// A game with these cards on both sides.
fn squad_setup(_: &Squad, cards: &[CardNo]) -> Setup {
    Setup::new(cards.to_vec(), cards.to_vec(), Format::Quest)
}

/// A game with those of these cards that a deck can hold, each once.
fn vs_setup(game: &Vs, cards: &[CardNo]) -> longbox_vs::Setup {
    let kind = |card: &CardNo| game.card(*card).map(|card| &card.kind);
    let is_main = |card: &CardNo| matches!(kind(card), Some(CardKind::Main { level: 1 }));
    let main = cards.iter().copied().find(is_main);
    let main = main.or_else(|| (0..game.cards().len() as CardNo).find(is_main));
    let mut deck: Vec<CardNo> = cards
        .iter()
        .copied()
        .filter(|card| !matches!(kind(card), Some(CardKind::Main { .. } | CardKind::Token)))
        .collect();
    deck.sort_unstable();
    deck.dedup();
    let side = PlayerSetup::new(main.into_iter().collect(), deck);
    longbox_vs::Setup { format: longbox_vs::Format::Casual, ..longbox_vs::Setup::new(vec![side.clone(), side]) }
}

fn read_replay<G: HostGame>(game: &G, host: &mut Host, body: &str, seed: u64) -> bool
where
    G::Setup: serde::de::DeserializeOwned,
{
    let sealed = seal(body);
    called(host, &Call::CheckReplay { key: seed, text: sealed.clone() });
    let good = called(host, &Call::OpenReplay(sealed.clone()));
    if good {
        for step in [0, 7, usize::MAX] {
            called(host, &Call::ShowReplay { step, viewer: Viewer::Open });
        }
        let players = vec![Who::Person("Ann".to_owned()), Who::Bot("random".to_owned())];
        called(host, &Call::PlayOn { step: 5, players });
    }
    // A seal that is damaged as well.
    let mut chance = Chance::new(seed);
    let end = sealed.char_indices().nth(chance.below(80)).map_or(0, |(at, _)| at);
    called(host, &Call::OpenReplay(format!("{}{}", &sealed[..end], body)));
    let body = unseal(&sealed).unwrap_or_default();
    let replay: Replay<G::Setup> = match serde_json::from_str(body) {
        Ok(replay) => replay,
        Err(error) => {
            told(&ReplayError::not_a_replay(error));
            return false;
        }
    };
    if let Err(error) = replay.play(game, usize::MAX, &mut Vec::new()) {
        told(&error);
    }
    // Whoever writes a replay by hand can also work its hashes out: the game is played whatever they say.
    if let Ok(mut table) = Table::open(game, replay.setup.clone(), replay.seed, &mut Vec::new()) {
        for step in replay.steps.iter().take(CHOICES) {
            if let Err(refusal) = table.input(step.input, &mut Vec::new()) {
                told(&refusal);
            }
        }
        play_on(&mut table, seed);
    }
    good
}

/// Plays a game at random for a while. Says whether it could be begun.
fn play<G: Game>(game: &G, setup: G::Setup, seed: u64) -> bool {
    match Table::open(game, setup, seed, &mut Vec::new()) {
        Ok(mut table) => {
            play_on(&mut table, seed);
            true
        }
        Err(error) => {
            told(&error);
            false
        }
    }
}

fn play_on<G: Game>(table: &mut Table<'_, G>, seed: u64) {
    let mut player = Random::new(seed);
    for _ in 0..CHOICES {
        let Some(chair) = table.chair() else { break };
        let (seat, option) = (chair.seat(), player.decide(&chair));
        table.answer(seat, option, &mut Vec::new()).expect("an option of the menu is taken");
    }
}
