//! How a game is set up: players, decks, who plays with whom.

use crate::Vs;
use crate::deck::{DeckProblem, Format};
use crate::event::{Event, Happened};
use crate::run::Run;
use crate::side_deck::SIDE_DECK;
use crate::state::position::{CardNo, Mode, OWN, Position, Row, SEATS, TurnStep, piece_of};
use longbox_kernel::{Dice, Seat, SeatSet, Seed, Stream, Witness};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// What one player brings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerSetup {
    /// All versions of the main character, level 1 among them.
    pub main: Vec<CardNo>,
    /// The cards of the deck, in any order.
    pub deck: Vec<CardNo>,
    /// The main characters of level 2 that somebody in the deck may become. Without any it may be all there are.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub side_deck: Vec<CardNo>,
}

impl PlayerSetup {
    /// A main character and a deck, without a side deck.
    pub fn new(main: Vec<CardNo>, deck: Vec<CardNo>) -> PlayerSetup {
        PlayerSetup { main, deck, side_deck: Vec::new() }
    }

    /// Every card that the player brings.
    pub fn cards(&self) -> impl Iterator<Item = CardNo> {
        self.main.iter().chain(&self.deck).chain(&self.side_deck).copied()
    }
}

/// Everything that is decided before the first card is drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// Two to four players in the order of their seats.
    pub sides: Vec<PlayerSetup>,
    /// Who plays with whom.
    #[serde(default)]
    pub mode: Mode,
    /// Which decks are legal.
    #[serde(default)]
    pub format: Format,
    /// Who goes first; left open, a player drawn at random decides.
    #[serde(default)]
    pub first: Option<Seat>,
    /// All know each other's deck list.
    #[serde(default)]
    pub open_lists: bool,
}

/// Why no game can start.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The game is for two to four.
    #[error("the game is for two to four players, not {0}")]
    Players(usize),
    /// A mode with teams is for four.
    #[error("a game of two teams is for four players, not {0}")]
    Teams(usize),
    /// The first thing that is wrong with a deck.
    #[error("the deck of player {seat} is not legal: {problem}")]
    Deck {
        /// Whose deck it is.
        seat: Seat,
        /// What is wrong with it.
        problem: DeckProblem,
    },
    /// Somebody goes first who does not play.
    #[error("there is no seat {0} in this game")]
    NoSuchSeat(Seat),
    /// A number beyond the catalogue.
    #[error("there is no card with number {0}")]
    NoSuchCard(CardNo),
    /// More versions of a main character than a position holds.
    #[error("a player can bring at most {0} versions of a main character")]
    TooManyVersions(usize),
}

/// Cards that the piles beside a deck can hold: what a deck and its main character leave.
pub(crate) const BESIDE: usize = OWN - crate::deck::DECK - 1;
/// Versions of a main character that a player can bring.
const VERSIONS: usize = 6;

impl Setup {
    /// A plain game between these players.
    pub fn new(sides: Vec<PlayerSetup>) -> Setup {
        Setup { sides, mode: Mode::FreeForAll, format: Format::Strict, first: None, open_lists: false }
    }

    pub(crate) fn seats(&self) -> SeatSet {
        (0..self.sides.len().min(SEATS) as u8).map(Seat).collect()
    }

    /// Refuses what no game can start from.
    pub(crate) fn check(&self, game: &Vs) -> Result<(), SetupError> {
        let players = self.sides.len();
        if !(2..=SEATS).contains(&players) {
            return Err(SetupError::Players(players));
        }
        if self.mode != Mode::FreeForAll && players != SEATS {
            return Err(SetupError::Teams(players));
        }
        if let Some(seat) = self.first.filter(|seat| !self.seats().contains(*seat)) {
            return Err(SetupError::NoSuchSeat(seat));
        }
        for (number, side) in self.sides.iter().enumerate() {
            if let Some(card) = side.cards().find(|card| game.card(*card).is_none()) {
                return Err(SetupError::NoSuchCard(card));
            }
            if side.main.len() > VERSIONS {
                return Err(SetupError::TooManyVersions(VERSIONS));
            }
            let problem = game.problems_of(side, self.format).into_iter().next();
            if let Some(problem) = problem {
                return Err(SetupError::Deck { seat: Seat(number as u8), problem });
            }
        }
        Ok(())
    }

    /// The team of each seat: neighbours share a side, otherwise teammates sit across.
    pub(crate) fn team(mode: Mode, seat: Seat) -> u8 {
        match mode {
            Mode::FreeForAll => seat.0,
            Mode::TwoVsTwo | Mode::Reinforced => seat.0 % 2,
            Mode::TwoHeaded => seat.0 / 2,
        }
    }
}

/// Shuffles, places the main characters, draws a player who decides who goes first.
pub(crate) fn deal<W: Witness<Event>>(game: &Vs, setup: &Setup, seed: Seed, witness: &mut W) -> Position {
    let mut position = Position {
        dice: Dice::new(seed),
        seats: setup.seats(),
        alive: setup.seats(),
        mode: setup.mode,
        ..Position::default()
    };
    let mut run = Run { g: game, p: &mut position, w: witness };
    let mut stream = run.p.dice.stream();
    for (number, side) in setup.sides.iter().enumerate() {
        run.bring(Seat(number as u8), side, setup, &mut stream);
    }
    run.p.pending_triggers.clear();
    match setup.first {
        Some(first) => run.choose_first(first),
        None => {
            let seats = run.p.seats.len();
            run.p.active = Seat(stream.pick(seats) as u8);
            run.p.step = TurnStep::GoFirst;
            run.tell(Happened::Decides, run.p.active);
        }
    }
    run.run();
    position
}

impl Vs {
    /// The cards beside a player's deck: those of every pile that the deck or the main character speaks of.
    pub fn beside<'a>(&'a self, side: &PlayerSetup) -> impl Iterator<Item = CardNo> + use<'a> {
        self.laid_out(side).chain(self.left_of(self.inventions_of(side)))
    }

    /// Those of them that lie there for all to see.
    pub(crate) fn laid_out<'a>(&'a self, side: &PlayerSetup) -> impl Iterator<Item = CardNo> + use<'a> {
        let spoken = side.main.iter().chain(&side.deck).fold(0, |piles, card| piles | self.face(*card).piles);
        let cards = self.in_piles.iter().filter(move |card| self.face(**card).pile & spoken != 0);
        cards.flat_map(|card| std::iter::repeat_n(*card, self.card(*card).map_or(0, |card| usize::from(card.limit))))
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    /// A player sits down: the deck is shuffled, the main character stands in the front row for now.
    fn bring(&mut self, seat: Seat, side: &PlayerSetup, setup: &Setup, stream: &mut Stream) {
        let of = seat.index();
        let count = side.deck.len().min(OWN - 1);
        self.p.cards[of].0[..count].copy_from_slice(&side.deck[..count]);
        self.p.zones[of].deck = (0..count as u8).collect();
        let numbers = self.p.zones[of].deck;
        self.p.knowledge[of].know_as_group(seat, &numbers);
        if setup.open_lists {
            for other in self.others(seat).iter() {
                self.p.knowledge[of].know_as_group(other, &numbers);
            }
        }
        stream.shuffle(count, |a, b| self.p.cards[of].0.swap(a, b));
        let mut levels: ArrayVec<[CardNo; VERSIONS]> = side.main.iter().copied().take(VERSIONS).collect();
        longbox_kernel::sort_by_key(&mut levels, |card| (self.g.face(*card).level, *card));
        let main = piece_of(seat, count as u8);
        self.p.cards[of].0[count] = levels.first().copied().unwrap_or_default();
        let record = &mut self.p.records[of];
        record.team = Setup::team(setup.mode, seat);
        record.levels = levels;
        record.main = main;
        self.p.side_decks[of] = side.side_deck.iter().copied().take(SIDE_DECK).collect();
        self.enter(main, seat, Row::Front);
        self.lay_out_piles(seat, side, count + 1);
        self.p.inventions[of] = self.g.inventions_of(side);
    }

    /// The open piles lie beside the deck: all see what they hold, and as cards are taken from them at random, they have no
    /// order.
    fn lay_out_piles(&mut self, seat: Seat, side: &PlayerSetup, first: usize) {
        let g = self.g;
        for (number, card) in (first..OWN).zip(g.laid_out(side)) {
            self.p.cards[seat.index()].0[number] = card;
            let piece = piece_of(seat, number as u8);
            self.see(SeatSet::ALL, piece);
            self.p.zones[seat.index()].removed.add(piece);
        }
    }
}
