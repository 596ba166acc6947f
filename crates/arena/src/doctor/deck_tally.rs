//! What is added up of the games of one deck.

use super::condition::Condition;
use super::game_log::{GameLog, TURNS};
use super::sums::{GAMES, Total, WIN};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// One game with its result.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Played {
    pub(crate) log: GameLog,
    /// 2 won, 1 without a winner, 0 lost.
    pub(crate) points: u64,
    pub(crate) first: bool,
    /// Over both players.
    pub(crate) turns: u32,
    pub(crate) decisions: u64,
}

/// The two games of a round.
pub(crate) type Round = [Played; GAMES as usize];

/// What is added up for one card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct CardTally {
    pub(crate) opening: Condition,
    pub(crate) drawn: Condition,
    pub(crate) played: Condition,
    pub(crate) held: Condition,
    pub(crate) left: Condition,
    pub(crate) plays: u64,
}

/// What is added up for one kind of shortage.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct LackTally {
    pub(crate) games: Condition,
    /// How often it was so on the first, second, ... turn of the player.
    pub(crate) by_turn: Vec<u64>,
}

/// All sums of a deck. Only whole numbers, so that parts can be put together in any order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeckTally {
    /// For each opponent, in the order of the plan.
    pub(crate) meetings: Vec<Total>,
    pub(crate) first: Condition,
    pub(crate) second: Condition,
    /// By length in turns: games won, lost, without a winner.
    pub(crate) lengths: BTreeMap<u32, [u64; 3]>,
    /// Games in which the player had a first, second, ... turn.
    pub(crate) own_turns: Vec<u64>,
    pub(crate) cards: Vec<CardTally>,
    pub(crate) hands: Vec<Condition>,
    pub(crate) lacks: Vec<LackTally>,
    pub(crate) events: Vec<Condition>,
    /// Without a winner.
    pub(crate) undecided: u64,
}

/// How much there is to count.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Size {
    pub(crate) opponents: usize,
    pub(crate) cards: usize,
    pub(crate) hands: usize,
    pub(crate) lacks: usize,
    pub(crate) events: usize,
}

impl DeckTally {
    pub(crate) fn new(size: Size) -> DeckTally {
        let lack = LackTally { games: Condition::default(), by_turn: vec![0; TURNS as usize] };
        DeckTally {
            meetings: vec![Total::default(); size.opponents],
            own_turns: vec![0; TURNS as usize],
            cards: vec![CardTally::default(); size.cards],
            hands: vec![Condition::default(); size.hands],
            lacks: vec![lack; size.lacks],
            events: vec![Condition::default(); size.events],
            ..DeckTally::default()
        }
    }

    /// All rounds.
    pub(crate) fn total(&self) -> Total {
        let mut total = Total::default();
        self.meetings.iter().for_each(|meeting| total.join(meeting));
        total
    }

    pub(crate) fn add(&mut self, opponent: usize, round: &Round) {
        let all: u64 = round.iter().map(|game| game.points).sum();
        self.meetings[opponent].add(all);
        let note = |condition: &mut Condition, so: &dyn Fn(&Played) -> bool| {
            let (mut games, mut points) = (0, 0);
            for game in round.iter().filter(|game| so(game)) {
                games += 1;
                points += game.points;
            }
            if games > 0 {
                condition.add(games, points, all);
            }
        };
        note(&mut self.first, &|game| game.first);
        note(&mut self.second, &|game| !game.first);
        for (place, card) in self.cards.iter_mut().enumerate() {
            let has = |bits: u64| bits >> place & 1 == 1;
            note(&mut card.opening, &|game| has(game.log.opening));
            note(&mut card.drawn, &|game| has(game.log.drawn));
            note(&mut card.played, &|game| has(game.log.played));
            note(&mut card.held, &|game| has(game.log.held));
            note(&mut card.left, &|game| has(game.log.left));
            card.plays += round.iter().map(|game| u64::from(game.log.plays[place])).sum::<u64>();
        }
        for (at, hand) in self.hands.iter_mut().enumerate() {
            note(hand, &|game| game.log.hand >> at & 1 == 1);
        }
        for (at, event) in self.events.iter_mut().enumerate() {
            note(event, &|game| game.log.events >> at & 1 == 1);
        }
        for (at, lack) in self.lacks.iter_mut().enumerate() {
            note(&mut lack.games, &|game| game.log.lacks[at] != 0);
        }
        round.iter().for_each(|game| self.add_turns(game));
    }

    fn add_turns(&mut self, game: &Played) {
        let at = match game.points {
            WIN => 0,
            0 => 1,
            _ => 2,
        };
        self.lengths.entry(game.turns).or_default()[at] += 1;
        self.undecided += u64::from(at == 2);
        for (turn, count) in self.own_turns.iter_mut().enumerate() {
            *count += u64::from((turn as u32) < game.log.own_turns);
        }
        for (lack, turns) in self.lacks.iter_mut().zip(game.log.lacks) {
            for (turn, count) in lack.by_turn.iter_mut().enumerate() {
                *count += u64::from(turns >> turn & 1);
            }
        }
    }

    pub(crate) fn join(&mut self, other: &DeckTally) {
        fn each<T>(ours: &mut [T], theirs: &[T], join: impl Fn(&mut T, &T)) {
            ours.iter_mut().zip(theirs).for_each(|(our, their)| join(our, their));
        }
        let numbers = |ours: &mut u64, theirs: &u64| *ours += theirs;
        each(&mut self.meetings, &other.meetings, Total::join);
        self.first.join(&other.first);
        self.second.join(&other.second);
        for (turns, games) in &other.lengths {
            each(self.lengths.entry(*turns).or_default(), games, numbers);
        }
        each(&mut self.own_turns, &other.own_turns, numbers);
        each(&mut self.cards, &other.cards, CardTally::join);
        each(&mut self.hands, &other.hands, Condition::join);
        each(&mut self.events, &other.events, Condition::join);
        each(&mut self.lacks, &other.lacks, |ours, theirs| {
            ours.games.join(&theirs.games);
            each(&mut ours.by_turn, &theirs.by_turn, numbers);
        });
        self.undecided += other.undecided;
    }
}

impl CardTally {
    fn join(&mut self, other: &CardTally) {
        self.opening.join(&other.opening);
        self.drawn.join(&other.drawn);
        self.played.join(&other.played);
        self.held.join(&other.held);
        self.left.join(&other.left);
        self.plays += other.plays;
    }
}
