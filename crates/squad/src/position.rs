//! The whole game as one plain value.
//!
//! A *piece* is a slot that holds one card of the game; `cards` says which. Pieces lie in decks, hands, discard
//! piles and Keeper rows, or (while their attack is worked out) in no pile at all. Pieces in hidden places
//! carry no identity: shuffling permutes the cards, not the pieces (see `longbox_kernel::Knowledge`).

pub(crate) use crate::frame::PendingEffect;
pub use crate::frame::{Frame, Script, Strike, StrikeStep};
pub use crate::piles::Piles;
use longbox_kernel::{Dice, Knowledge, Outcome, Seat};
use serde::{Deserialize, Serialize};
use serde_big_array::BigArray;
use tinyvec::ArrayVec;

/// Pieces in a game at most: two decks of 60.
pub const PIECES: usize = 120;
/// Cards in one hand at most. Eight is the rule at the end of a turn; this bound is never met in real play.
pub(crate) const HAND: usize = 40;
/// Keepers on one side at most. Six is the rule at the end of a turn.
pub(crate) const ROW: usize = 14;
/// Attacks and effects inside each other at most.
pub(crate) const FRAMES: usize = 21;
/// Effects waiting at most.
pub(crate) const DUES: usize = 40;

/// The number of a card in the catalogue.
pub type CardNo = u16;
/// Stands for a card that a viewer does not know.
pub const UNKNOWN: CardNo = CardNo::MAX;
/// Stands for no piece.
pub(crate) const NOBODY: u8 = u8::MAX;

/// A hand. Its order means nothing.
pub type Hand = ArrayVec<[u8; HAND]>;

/// A Keeper in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Keeper {
    /// Its card.
    pub piece: u8,
    /// The card it is outside play, when it is in play as a copy of another; otherwise `UNKNOWN`.
    pub(crate) original: CardNo,
    /// Grows with every arrival: age.
    pub(crate) arrived: u16,
    /// The turn on which it entered play.
    pub(crate) turn: u16,
}

impl Default for Keeper {
    fn default() -> Keeper {
        Keeper { piece: NOBODY, original: UNKNOWN, arrived: 0, turn: 0 }
    }
}

impl Keeper {
    /// The card it really is, if it is a copy.
    pub fn original(&self) -> Option<CardNo> {
        (self.original != UNKNOWN).then_some(self.original)
    }
}

/// The Keepers of one player, oldest first.
pub type Row = ArrayVec<[Keeper; ROW]>;

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ask {
    /// The game runs on by itself, or is over.
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
pub enum TurnStep {
    /// The turn has not begun yet.
    Open,
    /// The power flip.
    PowerUp,
    /// The turn's card is drawn.
    Draw,
    /// Effects at the start of the turn, right after the draw.
    Start,
    /// The player may attack.
    Attack,
    /// Attacks are over; nothing of the end of the turn has happened yet.
    Close,
    /// Effects at the end of the turn.
    End,
    /// Cards beyond the limit are discarded.
    HandLimit,
    /// Keepers beyond the limit are destroyed.
    KeeperLimit,
    /// Who is out of cards has lost.
    Check,
}

/// What the next power flip will be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum NextFlip {
    Fair,
    Heads,
    Skipped,
}

/// What is remembered of each player within turns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Record {
    /// Damage taken this turn.
    pub damage: u8,
    /// Damage taken on the turn before.
    pub damage_before: u8,
    /// Attacks made this turn (if it is theirs) and on their own last turn.
    pub(crate) attacks: u8,
    pub(crate) attacks_before: u8,
    /// Their power for this turn only.
    pub(crate) boost: i8,
    /// Points by which their power rose this turn.
    pub(crate) rise: u8,
    /// Turns to take after the present one.
    pub(crate) extra_turns: u8,
    /// The number of their last turn.
    pub(crate) last_turn: u16,
    /// Pieces that damaged them this turn, and how many cards did so whose place nobody knows any more.
    pub damaged_by: u128,
    pub(crate) damaged_by_lost: u8,
}

/// A whole game at one moment: everything that the next answer depends on, hidden cards included.
#[derive(Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Position {
    /// The card on each piece.
    #[serde(with = "BigArray")]
    pub(crate) cards: [CardNo; PIECES],
    pub(crate) knowledge: Knowledge<u8, 2, PIECES, 2>,
    pub(crate) piles: [Piles; 2],
    pub(crate) hands: [Hand; 2],
    pub(crate) rows: [Row; 2],
    pub(crate) records: [Record; 2],
    /// Attacks and effects in progress, outermost first.
    pub(crate) frames: ArrayVec<[Frame; FRAMES]>,
    /// Effects that wait.
    pub(crate) pending_effects: ArrayVec<[PendingEffect; DUES]>,
    pub(crate) dice: Dice,
    /// The pieces that player B brought.
    pub(crate) brought_by_b: u128,
    /// Cards of a hand picked so far, by place in that hand; after a `Show` those that were shown.
    pub(crate) picked: u64,
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
    pub(crate) step: TurnStep,
    pub(crate) next_flip: NextFlip,
    /// A bit for each player of whose hand the other may know something; without it nothing has to be looked up.
    pub(crate) hands_seen: u8,
    /// Bits of `Strike::blocks` that hold for the turn player's damage this turn.
    pub(crate) blocks_off: u8,
    /// The game pauses before each turn and before the end of each turn.
    pub(crate) pauses: bool,
    pub(crate) outcome: Option<Outcome>,
}

// Written by hand so that it is one copy of memory.
impl Clone for Position {
    fn clone(&self) -> Position {
        Position { ..*self }
    }
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
            pending_effects: ArrayVec::new(),
            dice: Dice::blank(),
            brought_by_b: 0,
            picked: 0,
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
            step: TurnStep::Open,
            next_flip: NextFlip::Skipped,
            hands_seen: 0,
            blocks_off: 0,
            pauses: false,
            outcome: None,
        }
    }
}

impl Position {
    /// The card on a piece; `UNKNOWN` in a standpoint that does not know it.
    #[inline]
    pub fn card(&self, piece: u8) -> CardNo {
        self.cards[usize::from(piece)]
    }
    /// The power that both share.
    pub fn power(&self) -> u8 {
        self.power
    }
    /// Counted from 1, over both players.
    pub fn turn(&self) -> u16 {
        self.turn
    }
    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        self.active
    }
    /// Whom the pending question is put to.
    pub fn asked(&self) -> Seat {
        self.asked
    }
    /// What is asked; `Nothing` while the game runs on and when it is over.
    pub fn ask(&self) -> Ask {
        self.ask
    }
    /// Where in the turn the game is.
    pub fn step(&self) -> TurnStep {
        self.step
    }
    /// The deck and the discard pile of this player.
    #[inline]
    pub fn piles(&self, seat: Seat) -> &Piles {
        &self.piles[seat.index() & 1]
    }
    /// The pieces in this player's hand.
    #[inline]
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index() & 1]
    }
    /// A piece of this hand with this card.
    pub fn find_in_hand(&self, seat: Seat, card: CardNo) -> Option<u8> {
        self.hand(seat).iter().copied().find(|piece| self.card(*piece) == card)
    }
    /// The Keepers that this player controls.
    #[inline]
    pub fn row(&self, seat: Seat) -> &Row {
        &self.rows[seat.index() & 1]
    }
    /// What the game remembers of this player.
    #[inline]
    pub fn record(&self, seat: Seat) -> &Record {
        &self.records[seat.index() & 1]
    }
    /// The chance of this game.
    pub fn dice(&self) -> &Dice {
        &self.dice
    }
    /// None while the game goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }
    /// Attacks and effects in progress, outermost first.
    pub fn frames(&self) -> &[Frame] {
        &self.frames
    }
    /// Effects that wait.
    pub(crate) fn pending_effects(&self) -> &[PendingEffect] {
        &self.pending_effects
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
    pub(crate) fn is_out(&self, seat: Seat) -> bool {
        self.hand(seat).is_empty() && self.piles(seat).deck().is_empty()
    }
    /// Who brought this piece.
    pub(crate) fn brought_by(&self, piece: u8) -> Seat {
        Seat((self.brought_by_b >> piece & 1) as u8)
    }
    /// Whether the other player may know something of this hand.
    pub fn hand_seen(&self, seat: Seat) -> bool {
        self.hands_seen >> seat.0 & 1 == 1
    }
    /// What the seats know.
    pub fn knowledge(&self) -> &Knowledge<u8, 2, PIECES, 2> {
        &self.knowledge
    }
}
