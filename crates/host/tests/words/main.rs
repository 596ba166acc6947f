//! Everything that the host says, held against the flaws that made-up sentences have: wrong plurals, doubled stops,
//! names of players that were not put in. What was said lies in `target/tmp/words-GAME.txt`, to be read.
#![allow(clippy::expect_used, reason = "tests")]

mod flaws;

use flaws::Reader;
use longbox_host::Host;
use longbox_kernel::Dice;
use longbox_protocol::{
    Call, First, GameInfo, GameName, Invitation, OfferRole, Pick, Picture, Report, Seat, SeatSetup, Who,
};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;

/// The most answers of one game.
const ANSWERS: usize = 1_500;

#[test]
fn what_is_said_in_random_games_has_no_flaws() {
    for game in GameName::ALL {
        check(game, 0..6);
    }
}

#[test]
#[ignore = "takes minutes"]
fn what_is_said_in_many_random_games_has_no_flaws() {
    for game in GameName::ALL {
        check(game, 100..400);
    }
}

#[test]
fn cards_decks_and_rules_have_no_flaws() {
    for game in GameName::ALL {
        let mut listener = Listener::new();
        let calls = [Call::Lobby, Call::Cards(game), Call::Rules(game)];
        calls.into_iter().for_each(|call| listener.call(&call));
        assert!(listener.said.len() > 500);
        listener.read(&Reader::new(&rules_of(game)), &format!("{}-cards", game.word()));
    }
}

fn check(game: GameName, seeds: std::ops::Range<u64>) {
    let mut listener = Listener::new();
    seeds.for_each(|seed| listener.play(game, seed));
    assert!(listener.said.len() > 500, "only {} texts", listener.said.len());
    assert!(listener.sentences.len() > 200, "only {} sentences", listener.sentences.len());
    listener.read(&Reader::new(&rules_of(game)), game.word());
}

/// The ids of all rules of a game.
fn rules_of(game: GameName) -> Vec<String> {
    let mut ids = Vec::new();
    let mut host = Host::open().expect("the host opens");
    host.call(&Call::Rules(game), &mut |report| {
        if let Report::Rules(_, laws) = report {
            ids.extend(laws.into_iter().map(|law| law.id));
        }
    });
    ids
}

/// Somebody who plays, and remembers every text.
struct Listener {
    host: Host,
    games: Vec<GameInfo>,
    said: BTreeSet<String>,
    /// Those of them that are whole sentences: lines of the log, questions, reasons, endings.
    sentences: BTreeSet<String>,
    /// The question that is open, with its answers.
    asked: Option<(usize, Vec<Pick>)>,
    curtain: Option<Seat>,
    over: bool,
}

impl Listener {
    fn new() -> Listener {
        let mut host = Host::open().expect("the host opens");
        let mut games = Vec::new();
        host.call(&Call::Lobby, &mut |report| {
            if let Report::Lobby(all) = report {
                games = all;
            }
        });
        Listener {
            host,
            games,
            said: BTreeSet::new(),
            sentences: BTreeSet::new(),
            asked: None,
            curtain: None,
            over: false,
        }
    }

    fn call(&mut self, call: &Call) {
        let mut told = Vec::new();
        self.host.call(call, &mut |report| told.push(report));
        told.into_iter().for_each(|report| self.hear(&report));
    }

    fn hear(&mut self, report: &Report) {
        let table = match report {
            Report::Table { table, .. } => Some(&**table),
            Report::Update(update) => Some(&update.table),
            Report::Curtain { seat, .. } => {
                self.curtain = Some(*seat);
                None
            }
            Report::Save(_) => return,
            _ => None,
        };
        if let Some(table) = table {
            self.over = table.ending.is_some();
            let plain = |offer: &&longbox_protocol::Offer| {
                matches!(offer.pick, Pick::Option(_)) && offer.role != OfferRole::Back
            };
            self.asked = table.question.as_ref().map(|question| {
                (question.number, question.offers.iter().filter(plain).map(|offer| offer.pick).collect())
            });
        }
        self.hear_sentences(report);
        collect(&serde_json::to_value(report).expect("a report can be written"), &mut self.said);
    }

    fn hear_sentences(&mut self, report: &Report) {
        let (table, log) = match report {
            Report::Table { table, log } => (&**table, log),
            Report::Update(update) => (&update.table, &update.log),
            _ => return,
        };
        self.sentences.extend(log.iter().map(|line| line.text.clone()));
        if let Some(question) = &table.question {
            self.sentences.extend([question.whole(), question.detail.clone()]);
            self.sentences.extend(question.refusals.iter().map(|refusal| refusal.text.clone()));
        }
        self.sentences.extend(table.ending.iter().flat_map(|ending| [ending.title.clone(), ending.text.clone()]));
        match &table.picture {
            Picture::Vs(table) => {
                let combats = table.combat.iter().flat_map(|combat| combat.notes.iter().chain([&combat.forecast]));
                self.sentences.extend(combats.cloned());
            }
            Picture::Squad(table) => self.sentences.extend(table.attack.iter().map(|attack| attack.story.clone())),
        }
    }

    /// A game at random: one person against a bot, or two people at one device.
    fn play(&mut self, game: GameName, seed: u64) {
        let mut dice = Dice::new(seed);
        let info = self.games.iter().find(|info| info.game == game).expect("the game is there");
        let decks: Vec<String> =
            info.decks.iter().filter(|deck| deck.quest.is_none()).map(|deck| deck.key.clone()).collect();
        let foe = if dice.flip() { Who::Person("Ben".to_owned()) } else { Who::Bot("greedy".to_owned()) };
        let players = [Who::Person("Ann".to_owned()), foe];
        let chair = |who: Who| SeatSetup { who, deck: decks[dice.pick(decks.len())].clone(), main: None };
        let chairs = players.into_iter().map(chair).collect();
        (self.asked, self.curtain, self.over) = (None, None, false);
        self.call(&Call::Open(Invitation {
            game,
            chairs,
            mode: String::new(),
            first: First::Chance,
            seed: seed.into(),
        }));
        for _ in 0..ANSWERS {
            if let Some(seat) = self.curtain.take() {
                self.call(&Call::Look(seat));
            }
            let Some((question, picks)) = self.asked.take().filter(|_| !self.over) else { break };
            let pick = if picks.is_empty() { Pick::Option(0) } else { picks[dice.pick(picks.len())] };
            self.call(&Call::Answer { question, pick, then: Vec::new() });
        }
    }

    /// Reads all that was said and fails with every flaw found.
    fn read(&self, reader: &Reader, name: &str) {
        let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("words-{name}.txt"));
        let all: Vec<&str> = self.said.iter().map(String::as_str).collect();
        std::fs::write(&file, all.join("\n")).expect("the file can be written");
        let found: Vec<String> =
            all.iter().flat_map(|text| reader.flaws(text).map(move |flaw| format!("{flaw}: {text}"))).collect();
        let bent =
            self.sentences.iter().flat_map(|text| flaws::of_sentence(text).map(move |flaw| format!("{flaw}: {text}")));
        let found: Vec<String> = found.into_iter().chain(bent).collect();
        assert!(found.is_empty(), "{} flaws:\n{}", found.len(), found.join("\n"));
    }
}

/// All texts of several words.
fn collect(value: &Value, said: &mut BTreeSet<String>) {
    match value {
        Value::String(text) if text.contains(' ') && !said.contains(text) => _ = said.insert(text.clone()),
        Value::Array(parts) => parts.iter().for_each(|part| collect(part, said)),
        Value::Object(fields) => fields.values().for_each(|part| collect(part, said)),
        _ => {}
    }
}
