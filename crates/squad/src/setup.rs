//! How a game is set up: decks, format, handicaps.

use crate::Squad;
use crate::deck::{DeckProblem, Format};
use crate::event::{Event, EventKind};
use crate::position::{CardNo, PIECES, Position};
use crate::run::Run;
use longbox_kernel::{Dice, Seat, Seed, Stream, Witness};
use serde::{Deserialize, Serialize};

/// Everything that is decided before the first card is drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The cards each player brings.
    pub decks: [Vec<CardNo>; 2],
    /// Which decks are legal.
    pub format: Format,
    /// The shared power at the start.
    pub power: u8,
    /// What each player starts with; `Handicap::default()` is what the rules give.
    pub handicaps: [Handicap; 2],
    /// Who goes first; decided by a coin when it is left open.
    pub first: Option<Seat>,
    /// Both know each other's deck list.
    pub open_lists: bool,
    /// The game pauses before each turn and before the end of each turn, for lessons and scenarios.
    #[serde(default)]
    pub pauses: bool,
}

/// What a player starts with beyond the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Handicap {
    /// Cards drawn at the start.
    pub hand: u8,
    /// Keepers that are in play from the start.
    pub keepers: Vec<CardNo>,
    /// Cards in hand from the start, besides those drawn.
    pub cards: Vec<CardNo>,
}

/// A starting hand.
pub const START_HAND: u8 = 4;

impl Default for Handicap {
    fn default() -> Handicap {
        Handicap { hand: START_HAND, keepers: Vec::new(), cards: Vec::new() }
    }
}

/// Why no game can start.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The first thing that is wrong with a deck.
    #[error("the deck of player {seat} is not legal: {problem}")]
    Deck {
        /// Whose deck it is.
        seat: Seat,
        /// What is wrong with it.
        problem: DeckProblem,
    },
    /// Casual decks of two sizes.
    #[error("the decks are of different sizes, {0} and {1}: in the casual format they must be equal")]
    UnequalDecks(usize, usize),
    /// More than a position has pieces for, handicaps included.
    #[error("together the players bring {0} cards; at most {PIECES} can be in one game")]
    TooManyCards(usize),
    /// A start beyond the floor or the ceiling of the shared power.
    #[error("the power starts between 1 and 20, not at {0}")]
    Power(u8),
    /// A handicap puts another card into play.
    #[error("{0} is not a Keeper and cannot start in play")]
    NotAKeeper(String),
    /// A handicap beyond the limit at the end of a turn.
    #[error("a player can start with at most {0} Keepers")]
    TooManyKeepers(usize),
    /// Somebody goes first who does not play.
    #[error("there is no seat {0} in a game of two")]
    NoSuchSeat(Seat),
    /// A number beyond the catalogue.
    #[error("there is no card with number {0}")]
    NoSuchCard(CardNo),
}

impl Setup {
    /// A plain game between two decks.
    pub fn new(a: Vec<CardNo>, b: Vec<CardNo>, format: Format) -> Setup {
        let handicaps = [Handicap::default(), Handicap::default()];
        Setup { decks: [a, b], format, power: 1, handicaps, first: None, open_lists: false, pauses: false }
    }

    /// Refuses what no game can start from.
    pub(crate) fn check(&self, game: &Squad) -> Result<(), SetupError> {
        let extras = self.handicaps.iter().flat_map(|handicap| handicap.keepers.iter().chain(&handicap.cards));
        for card in self.decks.iter().flatten().chain(extras) {
            if usize::from(*card) >= game.cards().len() {
                return Err(SetupError::NoSuchCard(*card));
            }
        }
        for seat in [Seat::A, Seat::B] {
            let deck = &self.decks[seat.index()];
            if let Some(problem) = game.deck_problems(deck, self.format).into_iter().next() {
                return Err(SetupError::Deck { seat, problem });
            }
            self.check_handicap(game, seat)?;
        }
        let [a, b] = [self.decks[0].len(), self.decks[1].len()];
        if self.format == Format::Casual && a != b {
            return Err(SetupError::UnequalDecks(a, b));
        }
        let total: usize = a + b + self.handicaps.iter().map(|h| h.keepers.len() + h.cards.len()).sum::<usize>();
        if total > PIECES {
            return Err(SetupError::TooManyCards(total));
        }
        if !(1..=20).contains(&self.power) {
            return Err(SetupError::Power(self.power));
        }
        if let Some(seat) = self.first.filter(|seat| seat.0 > 1) {
            return Err(SetupError::NoSuchSeat(seat));
        }
        Ok(())
    }

    fn check_handicap(&self, game: &Squad, seat: Seat) -> Result<(), SetupError> {
        let handicap = &self.handicaps[seat.index()];
        if handicap.keepers.len() > crate::turn::KEEPER_LIMIT {
            return Err(SetupError::TooManyKeepers(crate::turn::KEEPER_LIMIT));
        }
        let odd = handicap.keepers.iter().find(|card| game.face(**card).keeper.is_none());
        odd.map_or(Ok(()), |card| Err(SetupError::NotAKeeper(game.card(*card).name.clone())))
    }
}

/// Shuffles, draws, flips for the first turn.
pub(crate) fn deal<W: Witness<Event>>(game: &Squad, setup: &Setup, seed: Seed, witness: &mut W) -> Position {
    let mut position =
        Position { dice: Dice::new(seed), power: setup.power, pauses: setup.pauses, ..Position::default() };
    let mut run = Run { g: game, p: &mut position, w: witness };
    let mut stream = run.p.dice.stream();
    for seat in [Seat::A, Seat::B] {
        run.bring_deck(setup, seat, &mut stream);
    }
    let first = setup.first.unwrap_or_else(|| if stream.flip() { Seat::A } else { Seat::B });
    run.p.active = first;
    run.tell(EventKind::GoesFirst, first, None, 0);
    for seat in [first, first.other()] {
        run.start_hand(&setup.handicaps[seat.index()], seat);
    }
    // Nothing waits for what happened before the first turn.
    run.p.pending_effects.clear();
    run.run();
    position
}

impl<W: Witness<Event>> Run<'_, W> {
    /// The cards of a deck become pieces in random order; more than 40 in the strict format are cut to 40.
    fn bring_deck(&mut self, setup: &Setup, seat: Seat, stream: &mut Stream) {
        let cards = &setup.decks[seat.index()];
        let start = self.p.pieces;
        let end = usize::from(start) + cards.len();
        self.p.cards[usize::from(start)..end].copy_from_slice(cards);
        self.p.brought_by_b |= u128::from(seat.0) * (((1u128 << cards.len()) - 1) << start);
        self.p.pieces = end as u8;
        let own = &mut self.p.cards[usize::from(start)..end];
        stream.shuffle(cards.len(), |a, b| own.swap(a, b));
        let used = setup.format.cards_in_play(cards.len());
        let pieces: tinyvec::ArrayVec<[u8; PIECES]> = (start..self.p.pieces).collect();
        for piece in &pieces[..used] {
            self.p.piles[seat.index()].push_deck(*piece);
        }
        // A player knows the own list, but not the order and not which cards stayed out.
        self.p.knowledge.know_as_group(seat, &pieces);
        if setup.open_lists {
            self.p.knowledge.know_as_group(seat.other(), &pieces);
        }
    }

    fn start_hand(&mut self, handicap: &crate::setup::Handicap, seat: Seat) {
        self.draw(seat, handicap.hand);
        for card in &handicap.cards {
            let piece = self.new_piece(seat, *card);
            self.see_all(piece);
            self.put_in_hand(seat, piece);
            self.tell_open(EventKind::ToHand, seat, piece, 0);
        }
        for card in &handicap.keepers {
            let piece = self.new_piece(seat, *card);
            self.tell_open(EventKind::PutIntoPlay, seat, piece, 0);
            self.enter_play(seat, piece, None);
        }
    }

    pub(crate) fn new_piece(&mut self, seat: Seat, card: CardNo) -> u8 {
        let piece = self.p.pieces;
        self.p.brought_by_b |= u128::from(seat.0) << piece;
        self.p.cards[usize::from(piece)] = card;
        self.p.pieces += 1;
        piece
    }
}
