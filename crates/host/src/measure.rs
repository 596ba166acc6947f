//! How fast the games run here.

use crate::error::HostError;
use crate::game::HostGame;
use crate::game_files::GameFiles;
use crate::observe;
use crate::session::{LiveGame, Session};
use longbox_bots::{BotKind, BotSpec, Random};
use longbox_kernel::{Deaf, Dice, Player, Seat, Table};
use longbox_protocol::{Call, First, GameName, Invitation, Offer, Pick, Report, SeatSetup, Seed, Stops, Who};
use longbox_squad::Squad;
use longbox_vs::Vs;
use std::collections::BTreeMap;

/// Lets chance play so many games of the first two decks and says how many choices were made. Whoever calls it takes
/// the time: the host has no clock.
pub fn play_at_random(game: GameName, games: u32, seed: impl Into<Seed>) -> Result<u64, HostError> {
    match game {
        GameName::Vs => play::<Vs>(games, seed.into()),
        GameName::Squad => play::<Squad>(games, seed.into()),
    }
}

/// What the host did while a person was answered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Work {
    /// Answers of the person.
    pub answers: u64,
    /// Questions that the person was shown on the way, those included that answered themselves.
    pub asked: u64,
    /// Questions that were made for that.
    pub questions: u64,
    /// How often the game was handed out to be kept.
    pub saves: u64,
}

/// Lets chance answer for a person against a bot of chance, up to so many answers in one game, through the host. Whoever
/// calls it takes the time.
pub fn answer_at_random(game: GameName, answers: u64, seed: impl Into<Seed>) -> Result<Work, HostError> {
    match game {
        GameName::Vs => answer::<Vs>(answers, seed.into()),
        GameName::Squad => answer::<Squad>(answers, seed.into()),
    }
}

fn answer<G: HostGame>(answers: u64, seed: Seed) -> Result<Work, HostError> {
    let game_files = GameFiles::<G>::read(&[])?;
    let mut session = Session::open(game_files, &invitation(game_files, [Who::Person(String::new()), bot()], seed))?;
    session.begin(&mut |_, _| {});
    let mut dice = Dice::new(seed);
    let mut work = Work::default();
    while work.answers < answers
        && let Some(question) = observe::question(&mut session)
    {
        let offers = question.offers.iter().filter(|offer| matches!(offer.pick, Pick::Option(_)));
        let offers: Vec<&Offer> = offers.collect();
        let taken = offers.get(dice.pick(offers.len().max(1)));
        let pick = taken.map_or(Pick::Option(0), |offer| offer.pick);
        // Things are dropped on others as often as they are clicked.
        let then = taken.and_then(|offer| offer.drops.first()).filter(|_| dice.flip()).cloned().into_iter().collect();
        let call = Call::Answer { question: question.number, pick, then };
        let before = session.questions_made;
        session.call(0, &call, &mut |_, report| match report {
            Report::Update(update) => work.asked += u64::from(update.table.question.is_some()),
            Report::Save(_) => work.saves += 1,
            _ => {}
        });
        work.questions += session.questions_made - before;
        work.answers += 1;
    }
    Ok(work)
}

/// The questions that a person is asked in so many of their own turns against a bot, and what the host answers for
/// them. A quick bot gives the person's answers; each seed is a game.
pub fn count_questions(game: GameName, turns: u64, stops: Stops, seed: impl Into<Seed>) -> Result<Asked, HostError> {
    match game {
        GameName::Vs => questions::<Vs>(turns, stops, seed.into()),
        GameName::Squad => questions::<Squad>(turns, stops, seed.into()),
    }
}

/// What a person was asked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Asked {
    /// Turns of the person that came to their end.
    pub turns: u64,
    /// How often each kind of question was asked, before the first turn left out.
    pub questions: BTreeMap<String, u64>,
    /// How often it was answered for the person.
    pub unasked: BTreeMap<String, u64>,
}

fn questions<G: HostGame>(turns: u64, stops: Stops, seed: Seed) -> Result<Asked, HostError> {
    let game_files = GameFiles::<G>::read(&[])?;
    let mut asked = Asked::default();
    for number in 0.. {
        let seed = seed.after(number);
        let players = [Who::Person(String::new()), quick()];
        let mut session = Session::open(game_files, &invitation(game_files, players, seed))?;
        let mut person = BotSpec::from(BotKind::Quick).bot::<G>(seed);
        session.call(0, &Call::Stops(stops), &mut |_, _| {});
        session.begin(&mut |_, _| {});
        let (mut turn, mut along) = (0, false);
        let mut unasked = 0;
        while let Some(chair) = session.table.chair() {
            let now = session.table.game().turn_number(session.table.position());
            if now != turn {
                asked.turns += u64::from(turn > 0 && G::is_turn_of(session.table.position(), Seat::A));
                turn = now;
            }
            for spared in &session.unasked[unasked..] {
                *asked.unasked.entry(format!("{:?}", spared.what)).or_default() += 1;
            }
            unasked = session.unasked.len();
            if asked.turns == turns {
                return Ok(asked);
            }
            let option = person.decide(&chair);
            let kind = G::topic(session.table.position());
            let Some(question) = observe::question(&mut session) else { break };
            if turn > 0 && !along {
                *asked.questions.entry(kind).or_default() += 1;
            }
            // A page asks for the row together with the recruit.
            let taken = question.offers.iter().find(|offer| offer.pick == Pick::Option(option));
            along = taken.is_some_and(|offer| !offer.ways.is_empty());
            let call = Call::Answer { question: question.number, pick: Pick::Option(option), then: Vec::new() };
            session.call(0, &call, &mut |_, _| {});
        }
    }
    Ok(asked)
}

fn quick() -> Who {
    Who::Bot("quick".to_owned())
}

fn bot() -> Who {
    Who::Bot("random".to_owned())
}

/// The first two decks against each other.
fn invitation<G: HostGame>(game_files: &GameFiles<G>, players: [Who; 2], seed: Seed) -> Invitation {
    let keys = game_files.decks.iter().map(|deck| deck.key.clone());
    let chairs = players.into_iter().zip(keys).map(|(who, deck)| SeatSetup { who, deck, main: None }).collect();
    Invitation { game: G::NAME, chairs, mode: String::new(), first: First::Chance, seed }
}

fn play<G: HostGame>(games: u32, seed: Seed) -> Result<u64, HostError> {
    let game_files = GameFiles::<G>::read(&[])?;
    let invitation = invitation(game_files, [bot(), bot()], seed);
    let keys = invitation.chairs.iter().map(|chair| chair.deck.as_str());
    let decks = keys.map(|key| game_files.deck(key)).collect::<Result<Vec<_>, HostError>>()?;
    let setup = game_files.game().setup(&decks, &invitation)?;
    let mut table =
        Table::open(game_files.game(), setup, seed, &mut Deaf).map_err(|error| HostError::Setup(error.to_string()))?;
    let (mut one, mut other) = (Random::new(seed), Random::new(seed.branch(1)));
    let mut made = 0;
    for number in 0..games {
        table.reopen(seed.after(u64::from(number)), &mut Deaf);
        let mut players: [&mut dyn Player<G>; 2] = [&mut one, &mut other];
        table.play_out(&mut players, &mut Deaf);
        made += table.inputs().len() as u64;
    }
    Ok(made)
}
