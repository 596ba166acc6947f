//! The whole game as one plain value, for two to four seats.
//!
//! A *piece* is a slot that holds one card of the player whose range it is in; `cards` says which. Pieces lie
//! in decks, hands, KO piles and resource rows, stand in play as *fighters* or are out of the game. Pieces in
//! hidden places carry no identity: shuffling permutes the cards, not the pieces (`longbox_kernel::Knowledge`).
//! A fighter keeps its place in `fighters` while it is in play, so a set of characters is one number (`Fighters`).

pub(crate) use crate::menu::circles::{TRIALS, Trial};
pub use crate::state::fighter::{Fighter, Row};
pub use crate::state::fighters::{Fighters, Slots};
pub(crate) use crate::state::frame::RecruitStep;
pub use crate::state::frame::{AttackPlan, Combat, CombatStep, Frame, Pay, PayFor, PendingTrigger, Recruit, Script};
pub use crate::state::modifier::Exile;
pub(crate) use crate::state::modifier::{Delayed, Mark, ModOp, Modifier, Term};
pub use crate::state::moment::{Ask, Mode, TurnStep};
use crate::state::parts::Parts;
pub use crate::state::record::Record;
pub use crate::state::universe::Universe;
pub(crate) use crate::state::universe::Universes;
use crate::state::window::Shown;
pub use crate::state::zones::{Set, Zones};
use longbox_kernel::{Dice, Knowledge, Outcome, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use serde_big_array::BigArray;
use tinyvec::ArrayVec;

/// Players at a table at most.
pub const SEATS: usize = 4;
/// Pieces of one player at most: 60 cards, the main character, and what starts beside the deck.
pub const OWN: usize = 80;
/// Characters in play at most.
pub const SLOTS: usize = 40;
pub(crate) const MODIFIERS: usize = 32;
pub(crate) const DELAYED: usize = 12;
pub(crate) const EXILES: usize = 24;
/// Characters whose ATK is watched at most.
pub(crate) const GAUGES: usize = 6;
pub(crate) const DUES: usize = 24;
pub(crate) const FRAMES: usize = 10;
pub(crate) const MARKS: usize = 20;

/// The number of a card in the catalogue.
pub type CardNo = u16;
/// Stands for a card that a viewer does not know.
pub const UNKNOWN: CardNo = CardNo::MAX;
/// A player's number times `OWN` plus a number.
pub type Piece = u16;
/// Stands for no card, such as the piece of a token.
pub const NO_PIECE: Piece = Piece::MAX;
/// A place for a character in play.
pub type Slot = u8;
/// Stands for nobody.
pub const NO_SLOT: Slot = Slot::MAX;
/// Stands for no seat.
pub(crate) const NO_SEAT: u8 = u8::MAX;

/// Who owns this piece.
#[inline]
pub fn owner(piece: Piece) -> Seat {
    Seat((usize::from(piece) / OWN) as u8)
}

/// The number of a piece among those of its owner.
#[inline]
pub(crate) fn local(piece: Piece) -> usize {
    usize::from(piece) % OWN
}

#[inline]
pub(crate) fn piece_of(seat: Seat, local: u8) -> Piece {
    (seat.index() * OWN) as Piece + Piece::from(local)
}

/// The number of a piece among those of this player, as one of a set; nothing if it is no piece of the player.
#[inline]
pub(crate) fn if_owned(seat: Seat, piece: Piece) -> Set {
    match piece.wrapping_sub(piece_of(seat, 0)) {
        number if usize::from(number) < OWN => Set(1 << number),
        _ => Set(0),
    }
}

/// The cards on the pieces of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Cards(#[serde(with = "BigArray")] pub(crate) [CardNo; OWN]);

/// A whole game at one moment: everything that the next answer depends on, hidden cards included.
#[derive(Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Position {
    #[serde(with = "BigArray")]
    pub(crate) fighters: [Fighter; SLOTS],
    /// The card on each piece.
    pub(crate) cards: [Cards; SEATS],
    pub(crate) knowledge: [Knowledge<u8, SEATS, OWN, 2>; SEATS],
    pub(crate) zones: [Zones; SEATS],
    pub(crate) records: [Record; SEATS],
    /// The parts of hands and resource rows that belong to characters.
    pub(crate) parts: Parts,
    /// What each player may become, see `side_deck`.
    pub(crate) side_decks: [crate::side_deck::SideDeck; SEATS],
    pub(crate) inventions: [crate::inventions::Inventions; SEATS],
    /// Changes for a time, in the order they were made.
    pub(crate) modifiers: ArrayVec<[Modifier; MODIFIERS]>,
    /// The kinds of changes among them, see `ModOp::bit`.
    pub(crate) changes: u32,
    pub(crate) delayed: ArrayVec<[Delayed; DELAYED]>,
    /// Triggers that wait.
    pub(crate) pending_triggers: ArrayVec<[PendingTrigger; DUES]>,
    /// Work in progress, outermost first.
    pub(crate) frames: ArrayVec<[Frame; FRAMES]>,
    /// Powers that have been used.
    pub(crate) marks: ArrayVec<[Mark; MARKS]>,
    /// Characters that have left play for a time.
    pub(crate) exiles: ArrayVec<[Exile; EXILES]>,
    /// The ATK of those whose powers wait for it to rise, as it was when last looked at.
    pub(crate) gauges: ArrayVec<[(Slot, i16); GAUGES]>,
    /// What was taken this turn that may be taken again and again, see `circles`.
    pub(crate) trials: ArrayVec<[Trial; TRIALS]>,
    pub(crate) stand_ins: crate::state::stand_ins::StandIns,
    pub(crate) dice: Dice,
    /// Characters in play.
    pub(crate) in_play: Fighters,
    /// Machines in play: they have a slot, but they are no characters.
    pub(crate) machines: Fighters,
    /// Those that each player controls.
    pub(crate) sides: [Fighters; SEATS],
    /// Boards beside the one at hand, and who stands there.
    pub(crate) universes: Universes,
    /// Those of them that have a continuous power in force.
    pub(crate) rulers: Fighters,
    /// Those whose continuous powers change ATK or DEF.
    pub(crate) shapers: Fighters,
    /// Those of them whose powers change others, too.
    pub(crate) broad: Fighters,
    /// Those whose continuous powers look at things that change all the time.
    pub(crate) restless: Fighters,
    /// Those whose powers forbid or allow something.
    pub(crate) barring: Fighters,
    /// The verbs that laws in force speak of, see `law_bit`.
    pub(crate) laws: u64,
    /// Those who raid a row of another side.
    pub(crate) away: Fighters,
    /// The kinds of trigger that anybody in play has.
    pub(crate) listened: u64,
    pub(crate) turn: u16,
    /// Grows with everything that has a time.
    pub(crate) clock: u16,
    /// The time when this turn began.
    pub(crate) turn_began: u16,
    pub(crate) learnt: u32,
    /// The cards that lie before all while an effect decides where they go.
    pub(crate) shown: Shown,
    pub(crate) deal: crate::state::deal::Deal,
    pub(crate) seats: SeatSet,
    /// Who is still in the game.
    pub(crate) alive: SeatSet,
    /// Whose main character was KO'd since this was last looked at.
    pub(crate) fallen: SeatSet,
    pub(crate) active: Seat,
    pub(crate) first: Seat,
    pub(crate) asked: Seat,
    /// Who builds: of two players who share a turn, one after the other.
    pub(crate) builder: Seat,
    /// Who is done with the main phase, of those whose turn it is; in a Build Phase the builder, until something is played.
    pub(crate) done: SeatSet,
    pub(crate) ask: Ask,
    pub(crate) step: TurnStep,
    pub(crate) mode: Mode,
    pub(crate) combats: u8,
    pub(crate) batch: u8,
    /// Grows with it and does not come round in a game: what has the same number happened together.
    pub(crate) moment: u16,
    /// Something changed that may make somebody fall, level up or leave.
    pub(crate) unsettled: bool,
    /// Somebody came, went or changed: two of one name may stand together.
    pub(crate) crowded: bool,
    /// Whose numbers the effect in progress has changed since all was settled.
    pub(crate) touched: Fighters,
    /// A continuous power in force changes what others are.
    pub(crate) wide: bool,
    /// Turns since somebody's main character was wounded, once all decks are empty.
    pub(crate) idle_turns: u8,
    /// Turns since somebody's main character was wounded or the decks had fewer cards than ever.
    pub(crate) barren_turns: u8,
    /// Players of whom a card with a power that works outside play has come to the KO pile or face up to the row.
    pub(crate) odd: SeatSet,
    /// The fewest cards that all decks together have had when a turn ended.
    pub(crate) least_in_decks: u8,
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
            fighters: [Fighter::default(); SLOTS],
            cards: [Cards([UNKNOWN; OWN]); SEATS],
            knowledge: [Knowledge::default(); SEATS],
            zones: Default::default(),
            records: Default::default(),
            parts: Parts::default(),
            side_decks: Default::default(),
            inventions: Default::default(),
            modifiers: ArrayVec::new(),
            changes: 0,
            delayed: ArrayVec::new(),
            pending_triggers: ArrayVec::new(),
            frames: ArrayVec::new(),
            marks: ArrayVec::new(),
            exiles: ArrayVec::new(),
            gauges: ArrayVec::new(),
            trials: ArrayVec::new(),
            stand_ins: Default::default(),
            dice: Dice::blank(),
            in_play: Fighters::NONE,
            machines: Fighters::NONE,
            sides: [Fighters::NONE; SEATS],
            universes: Universes::default(),
            rulers: Fighters::NONE,
            shapers: Fighters::NONE,
            broad: Fighters::NONE,
            restless: Fighters::NONE,
            barring: Fighters::NONE,
            laws: 0,
            away: Fighters::NONE,
            listened: 0,
            turn: 0,
            clock: 0,
            turn_began: 0,
            learnt: 0,
            shown: Shown::NONE,
            deal: crate::state::deal::Deal::NONE,
            seats: SeatSet::NONE,
            alive: SeatSet::NONE,
            fallen: SeatSet::NONE,
            active: Seat::A,
            first: Seat::A,
            asked: Seat::A,
            builder: Seat::A,
            done: SeatSet::NONE,
            ask: Ask::Nothing,
            step: TurnStep::GoFirst,
            mode: Mode::FreeForAll,
            combats: 0,
            batch: 0,
            moment: 0,
            unsettled: false,
            crowded: false,
            touched: Fighters::NONE,
            wide: false,
            idle_turns: 0,
            barren_turns: 0,
            odd: SeatSet::NONE,
            least_in_decks: u8::MAX,
            outcome: None,
        }
    }
}

impl Position {
    /// The card on a piece; `UNKNOWN` in a standpoint that does not know it.
    #[inline]
    pub fn card(&self, piece: Piece) -> CardNo {
        self.cards[owner(piece).index() & 3].0[local(piece)]
    }
    /// Who stands in this slot. Ask `in_play` first: an empty slot still holds whoever left it.
    #[inline]
    pub fn fighter(&self, slot: Slot) -> &Fighter {
        &self.fighters[usize::from(slot)]
    }
    /// Characters in play, whoever's.
    pub fn in_play(&self) -> Fighters {
        self.in_play
    }
    /// Where the cards lie that this player owns.
    #[inline]
    pub fn zones(&self, seat: Seat) -> &Zones {
        &self.zones[seat.index() & 3]
    }
    /// What the game remembers of this player.
    #[inline]
    pub fn record(&self, seat: Seat) -> &Record {
        &self.records[seat.index() & 3]
    }
    /// Counted from 1, over all players; 0 during the set-up.
    pub fn turn(&self) -> u16 {
        self.turn
    }
    /// Whose turn it is; of players who share one, the first.
    pub fn active(&self) -> Seat {
        self.active
    }
    /// Everybody who sat down, also those who are out of the game.
    pub fn seats(&self) -> SeatSet {
        self.seats
    }
    /// Who has the first turn, once that is decided.
    pub fn first(&self) -> Option<Seat> {
        (self.step > TurnStep::GoFirst).then_some(self.first)
    }
    /// Who is still in the game.
    pub fn alive(&self) -> SeatSet {
        self.alive
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
    /// The chance of this game.
    pub fn dice(&self) -> &Dice {
        &self.dice
    }
    /// None while the game goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }
    /// Work in progress, outermost first.
    pub fn frames(&self) -> &[Frame] {
        &self.frames
    }
    /// Triggers that wait to be worked out.
    pub fn pending_triggers(&self) -> &[PendingTrigger] {
        &self.pending_triggers
    }
    /// What is known of the pieces of one player.
    pub fn knowledge(&self, of: Seat) -> &Knowledge<u8, SEATS, OWN, 2> {
        &self.knowledge[of.index()]
    }

    /// The innermost combat in progress.
    #[inline]
    pub fn combat(&self) -> Option<&Combat> {
        self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Combat(combat) => Some(combat),
            _ => None,
        })
    }

    /// Whether two seats play together.
    #[inline]
    pub fn are_allies(&self, a: Seat, b: Seat) -> bool {
        a == b || (self.mode != Mode::FreeForAll && self.record(a).team == self.record(b).team)
    }

    /// Whether two seats share rows and turns.
    #[inline]
    pub fn share_a_side(&self, a: Seat, b: Seat) -> bool {
        a == b || (self.mode == Mode::TwoHeaded && self.record(a).team == self.record(b).team)
    }

    /// The seats whose turn it is.
    #[inline]
    pub fn turn_players(&self) -> SeatSet {
        if self.mode != Mode::TwoHeaded {
            return SeatSet::one(self.active) & self.alive;
        }
        self.alive.iter().filter(|seat| self.share_a_side(self.active, *seat)).collect()
    }

    /// The characters on this player's side.
    #[inline]
    pub fn side(&self, seat: Seat) -> Fighters {
        if self.mode != Mode::TwoHeaded {
            return self.sides[seat.index() & 3];
        }
        let together = self.seats.iter().filter(|other| self.share_a_side(*other, seat));
        together.map(|other| self.sides[other.index()]).collect()
    }

    /// The characters of this player's enemies.
    #[inline]
    pub(crate) fn enemies(&self, seat: Seat) -> Fighters {
        if self.mode == Mode::FreeForAll {
            return self.in_play - self.sides[seat.index() & 3];
        }
        let allies = self.seats.iter().filter(|other| self.are_allies(*other, seat));
        self.in_play - allies.map(|other| self.sides[other.index()]).collect()
    }

    /// The enemies of a player who are still in the game.
    pub fn enemy_seats(&self, seat: Seat) -> SeatSet {
        self.alive.iter().filter(|other| !self.are_allies(seat, *other)).collect()
    }
}
