//! The whole game as one plain value.
//!
//! A *piece* is a slot that holds one card of the game; `cards` says which. Pieces lie in decks, hands, discard
//! piles and Keeper rows, or (while their attack is worked out) in no pile at all. Pieces in hidden places
//! carry no identity: shuffling permutes the cards, not the pieces (see `longbox_kernel::Knowledge`).

use crate::program::Place;
use longbox_kernel::{Dice, Knowledge, Outcome, Seat};
use serde::{Deserialize, Serialize};
use serde_big_array::BigArray;
use tinyvec::ArrayVec;

/// Pieces in a game at most: two decks of 60.
pub const PIECES: usize = 120;
/// Cards in one hand at most. Eight is the rule at the end of a turn; this bound is never met in real play.
pub(crate) const HAND: usize = 48;
/// Keepers on one side at most. Six is the rule at the end of a turn.
pub(crate) const ROW: usize = 14;
/// Attacks and effects inside each other at most.
pub(crate) const FRAMES: usize = 22;
/// Effects waiting at most.
pub(crate) const DUES: usize = 32;

/// The number of a card in the catalogue.
pub type CardNo = u16;
/// Stands for a card that a viewer does not know.
pub const UNKNOWN: CardNo = CardNo::MAX;
/// Stands for no piece.
pub const NOBODY: u8 = u8::MAX;

/// Deck and discard pile of one player, growing towards each other in one array.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(into = "WrittenPiles", from = "WrittenPiles")]
pub struct Piles {
    cards: [u8; PIECES],
    deck: u8,
    discard: u8,
}

/// The two piles as they are written down.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct WrittenPiles {
    deck: Vec<u8>,
    discard: Vec<u8>,
}

impl From<Piles> for WrittenPiles {
    fn from(piles: Piles) -> WrittenPiles {
        WrittenPiles { deck: piles.deck().to_vec(), discard: piles.discard().to_vec() }
    }
}

impl From<WrittenPiles> for Piles {
    fn from(written: WrittenPiles) -> Piles {
        let mut piles = Piles::default();
        let room = PIECES.saturating_sub(written.discard.len());
        written.deck.iter().take(room).for_each(|piece| piles.push_deck(*piece));
        written.discard.iter().take(PIECES).rev().for_each(|piece| piles.push_discard(*piece));
        piles
    }
}

// What lies between the two piles in the array means nothing, so only the piles count.
impl PartialEq for Piles {
    fn eq(&self, other: &Piles) -> bool {
        self.deck() == other.deck() && self.discard() == other.discard()
    }
}
impl Eq for Piles {}
impl std::hash::Hash for Piles {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.deck().hash(state);
        self.discard().hash(state);
    }
}

impl Default for Piles {
    fn default() -> Piles {
        Piles { cards: [0; PIECES], deck: 0, discard: 0 }
    }
}

impl Piles {
    /// The deck from bottom to top.
    #[inline]
    pub fn deck(&self) -> &[u8] {
        &self.cards[..usize::from(self.deck)]
    }
    /// The discard pile from top to bottom.
    #[inline]
    pub fn discard(&self) -> &[u8] {
        &self.cards[PIECES - usize::from(self.discard)..]
    }
    #[inline]
    pub fn deck_top(&self) -> Option<u8> {
        self.deck().last().copied()
    }
    /// The card so many below the top.
    pub fn below_top(&self, depth: usize) -> Option<u8> {
        let deck = self.deck();
        deck.len().checked_sub(depth + 1).map(|at| deck[at])
    }
    #[inline]
    pub fn discard_top(&self) -> Option<u8> {
        self.discard().first().copied()
    }
    #[inline]
    pub(crate) fn pop_deck(&mut self) -> Option<u8> {
        let top = self.deck_top()?;
        self.deck -= 1;
        Some(top)
    }
    #[inline]
    pub(crate) fn push_deck(&mut self, piece: u8) {
        self.cards[usize::from(self.deck)] = piece;
        self.deck += 1;
    }
    pub(crate) fn push_under_deck(&mut self, piece: u8) {
        let deck = usize::from(self.deck);
        self.cards.copy_within(..deck, 1);
        self.cards[0] = piece;
        self.deck += 1;
    }
    /// Takes a piece out of the deck, wherever it lies.
    pub(crate) fn take_from_deck(&mut self, piece: u8) {
        let deck = usize::from(self.deck);
        if let Some(at) = self.deck().iter().rposition(|other| *other == piece) {
            self.cards.copy_within(at + 1..deck, at);
            self.deck -= 1;
        }
    }
    #[inline]
    pub(crate) fn push_discard(&mut self, piece: u8) {
        self.discard += 1;
        self.cards[PIECES - usize::from(self.discard)] = piece;
    }
    pub(crate) fn pop_discard(&mut self) -> Option<u8> {
        let top = self.discard_top()?;
        self.discard -= 1;
        Some(top)
    }
    /// Takes the bottom card of the discard pile.
    pub(crate) fn take_discard_bottom(&mut self) -> Option<u8> {
        let bottom = self.discard().last().copied()?;
        let top = PIECES - usize::from(self.discard);
        self.cards.copy_within(top..PIECES - 1, top + 1);
        self.discard -= 1;
        Some(bottom)
    }
    /// Deck and discard pile change places, each keeping its order from the top.
    pub(crate) fn swap(&mut self) {
        let old = *self;
        self.deck = 0;
        self.discard = 0;
        for piece in old.discard().iter().rev() {
            self.push_deck(*piece);
        }
        for piece in old.deck() {
            self.push_discard(*piece);
        }
    }
}

/// A hand. Its order means nothing.
pub type Hand = ArrayVec<[u8; HAND]>;

/// A Keeper in play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Keeper {
    pub piece: u8,
    /// The card it is outside play, when it is in play as a copy of another.
    pub original: Option<CardNo>,
    /// Grows with every arrival: age.
    pub arrived: u16,
    /// The turn on which it entered play.
    pub turn: u16,
}

/// The Keepers of one player, oldest first.
pub type Row = ArrayVec<[Keeper; ROW]>;

/// An attack or a hit being worked out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Strike {
    pub stage: Stage,
    /// The card that deals the damage.
    pub source: u8,
    /// Its controller.
    pub by: Seat,
    pub victim: Seat,
    /// Attack value without bonuses.
    pub base: u8,
    /// Bonuses of its own and of what let it be played.
    pub bonus: i8,
    /// Points it can do; fixed when blocks begin.
    pub value: u8,
    /// Points done.
    pub dealt: u8,
    /// Factors that are not blocked yet: a Factor's number, or `NOBODY`.
    pub open: [u8; 2],
    /// What cannot block it: see the constants.
    pub blocks: u8,
    /// With `NOT_BY`: the filter.
    pub not_by: u16,
    pub hand_blocks: u8,
    /// What was named when it was declared.
    pub named: u8,
    pub flags: u8,
}

impl Strike {
    // Bits of `blocks`.
    pub const NEVER: u8 = 1;
    pub const NOT_HAND: u8 = 2;
    pub const NOT_DECK: u8 = 4;
    pub const FIRST_ONLY: u8 = 8;
    pub const NOT_BY: u8 = 16;
    // Bits of `flags`.
    /// An attack; otherwise a hit.
    pub const ATTACK: u8 = 1;
    /// The attacking card has already gone somewhere.
    pub const PLACED: u8 = 2;
    /// Dealt by a Keeper in play.
    pub const KEEPER: u8 = 4;
    /// All Factors were blocked.
    pub const STOPPED: u8 = 8;
    /// It is to be made again.
    pub const AGAIN: u8 = 16;
    /// Damage has begun to come from the deck.
    pub const FLIPPING: u8 = 32;

    pub fn is_attack(&self) -> bool {
        self.flags & Strike::ATTACK != 0
    }
}

/// How far a strike is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    /// An attack's own declaration effects run.
    Declare,
    /// Its value is fixed; the defender's watchers look.
    Fix,
    /// Blocks from hand, then damage.
    Damage,
    /// Damage is done; effects that wait for it come first.
    Done,
    /// The card's own effect, part by part.
    Own(u8),
    /// What its effect caused, then the card goes to its place.
    Leave,
    /// Nothing left but to go.
    Gone,
}

/// An effect being worked out: where it is in its program and what it has bound so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Script {
    pub at: Place,
    /// Keepers that arrived before this are done in a walk; those that arrived later are not in it.
    pub walked: u16,
    pub walk_end: u16,
    /// The card whose effect it is.
    pub source: u8,
    pub me: Seat,
    /// The card revealed or discarded last.
    pub card: u8,
    /// The Keeper it speaks of.
    pub it: u8,
    pub amount: u8,
    /// Nothing (0), a number (1 to 20), a Factor (32 + it) or a hero (64 + it).
    pub named: u8,
    pub heads: u8,
    pub discarded: u8,
    /// The chosen player, if any.
    pub chosen: u8,
    /// How far the present operation is, and a count that it keeps.
    pub step: u8,
    pub count: u8,
    /// The operation before really did something.
    pub did: bool,
}

impl Script {
    pub(crate) fn new(at: Place, source: u8, me: Seat) -> Script {
        Script {
            at,
            walked: 0,
            walk_end: 0,
            source,
            me,
            card: NOBODY,
            it: NOBODY,
            amount: 0,
            named: 0,
            heads: 0,
            discarded: 0,
            chosen: NOBODY,
            step: 0,
            count: 0,
            did: false,
        }
    }
}

/// Suspended work.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Frame {
    Strike(Strike),
    Script(Script),
    /// Work out everything that waits, in order.
    #[default]
    Waiting,
}

/// An effect that waits for its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Due {
    pub at: Place,
    pub source: u8,
    pub me: Seat,
    pub it: u8,
    pub amount: u8,
    /// Works although its card is not in play (a last hit, Counterstrike).
    pub outside: bool,
}

impl Default for Due {
    fn default() -> Due {
        Due { at: 0, source: NOBODY, me: Seat::A, it: NOBODY, amount: 0, outside: false }
    }
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ask {
    Nothing,
    /// Play a card or not.
    Attack,
    /// Block from hand or not.
    Block,
    /// Damage goes on from hand: which card.
    Overflow,
    /// The operation of the effect on top asks.
    Effect,
    /// Too many cards in hand at the end of the turn.
    HandLimit,
    /// Too many Keepers at the end of the turn.
    KeeperLimit,
    /// A pause that lessons and scenarios ask for; there is nothing to decide.
    Pause,
}

/// Where in a turn the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    /// The turn has not begun yet.
    Open,
    PowerUp,
    Draw,
    Start,
    Attack,
    /// Attacks are over; nothing of the end of the turn has happened yet.
    Close,
    End,
    HandLimit,
    KeeperLimit,
    Check,
}

/// What the next power flip will be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum NextFlip {
    Fair,
    Heads,
    Skipped,
}

/// What is remembered of each player within turns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Record {
    /// Damage taken this turn and on the turn before.
    pub damage: u8,
    pub damage_before: u8,
    /// Attacks made this turn (if it is theirs) and on their own last turn.
    pub attacks: u8,
    pub attacks_before: u8,
    /// Their power for this turn only.
    pub boost: i8,
    /// Points by which their power rose this turn.
    pub rise: u8,
    /// Turns to take after the present one.
    pub extra_turns: u8,
    /// The number of their last turn.
    pub last_turn: u16,
    /// Pieces that damaged them this turn.
    pub damaged_by: u128,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Position {
    /// The card on each piece.
    #[serde(with = "BigArray")]
    pub(crate) cards: [CardNo; PIECES],
    pub(crate) knowledge: Knowledge<2, PIECES, 1>,
    pub(crate) piles: [Piles; 2],
    pub(crate) hands: [Hand; 2],
    pub(crate) rows: [Row; 2],
    pub(crate) records: [Record; 2],
    /// Attacks and effects in progress, outermost first.
    pub(crate) frames: ArrayVec<[Frame; FRAMES]>,
    /// Effects that wait.
    pub(crate) dues: ArrayVec<[Due; DUES]>,
    pub(crate) dice: Dice,
    /// Cards of a hand being shown, by place in that hand.
    pub(crate) shown: u64,
    /// Kinds of trigger and of rule that Keepers in play have, all together: kept because most things that
    /// happen concern no Keeper at all.
    pub(crate) triggers_in_play: u32,
    pub(crate) statics_in_play: u16,
    pub(crate) pieces: u8,
    pub(crate) power: u8,
    pub(crate) turn: u16,
    pub(crate) arrivals: u16,
    /// Grows whenever somebody learns something.
    pub(crate) learnt: u32,
    pub(crate) active: Seat,
    pub(crate) asked: Seat,
    pub(crate) ask: Ask,
    pub(crate) step: Step,
    pub(crate) next_flip: NextFlip,
    /// Bits of `Strike::blocks` that hold for the turn player's damage this turn.
    pub(crate) blocks_off: u8,
    /// The game pauses before each turn and before the end of each turn.
    pub(crate) pauses: bool,
    pub(crate) outcome: Option<Outcome>,
}

impl Default for Position {
    fn default() -> Position {
        Position {
            cards: [UNKNOWN; PIECES],
            knowledge: Knowledge::default(),
            piles: Default::default(),
            hands: Default::default(),
            rows: Default::default(),
            records: Default::default(),
            frames: ArrayVec::new(),
            dues: ArrayVec::new(),
            dice: Dice::blank(),
            shown: 0,
            triggers_in_play: 0,
            statics_in_play: 0,
            pieces: 0,
            power: 1,
            turn: 1,
            arrivals: 0,
            learnt: 0,
            active: Seat::A,
            asked: Seat::A,
            ask: Ask::Nothing,
            step: Step::Open,
            next_flip: NextFlip::Skipped,
            blocks_off: 0,
            pauses: false,
            outcome: None,
        }
    }
}

impl Position {
    #[inline]
    pub fn card(&self, piece: u8) -> CardNo {
        self.cards[usize::from(piece)]
    }
    pub fn power(&self) -> u8 {
        self.power
    }
    pub fn turn(&self) -> u16 {
        self.turn
    }
    pub fn active(&self) -> Seat {
        self.active
    }
    pub fn ask(&self) -> Ask {
        self.ask
    }
    pub fn step(&self) -> Step {
        self.step
    }
    #[inline]
    pub fn piles(&self, seat: Seat) -> &Piles {
        &self.piles[seat.index() & 1]
    }
    #[inline]
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index() & 1]
    }
    #[inline]
    pub fn row(&self, seat: Seat) -> &Row {
        &self.rows[seat.index() & 1]
    }
    #[inline]
    pub fn record(&self, seat: Seat) -> &Record {
        &self.records[seat.index() & 1]
    }
    pub fn dice(&self) -> &Dice {
        &self.dice
    }
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }
    /// Attacks and effects in progress, outermost first.
    pub fn frames(&self) -> &[Frame] {
        &self.frames
    }
    /// Effects that wait.
    pub fn dues(&self) -> &[Due] {
        &self.dues
    }
    /// The innermost attack or hit in progress.
    pub fn strike(&self) -> Option<&Strike> {
        self.frames().iter().rev().find_map(|frame| match frame {
            Frame::Strike(strike) => Some(strike),
            Frame::Script(_) | Frame::Waiting => None,
        })
    }
    /// Who controls this Keeper, if it is in play.
    #[inline]
    pub fn keeper_seat(&self, piece: u8) -> Option<Seat> {
        [Seat::A, Seat::B].into_iter().find(|seat| self.row(*seat).iter().any(|keeper| keeper.piece == piece))
    }
    /// Whether the player is out of cards.
    pub fn is_out(&self, seat: Seat) -> bool {
        self.hand(seat).is_empty() && self.piles(seat).deck().is_empty()
    }
    /// What the seats know.
    pub fn knowledge(&self) -> &Knowledge<2, PIECES, 1> {
        &self.knowledge
    }
}
