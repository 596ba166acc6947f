//! Positions set up by hand, for scenarios, puzzles and lessons.

use crate::Squad;
use crate::event::Event;
use crate::position::{CardNo, HAND, NextFlip, PIECES, Position, ROW, TurnStep};
use crate::run::Run;
use longbox_kernel::{Deaf, Dice, Seat, Seed, Witness};

/// One side of a scene. Decks and discard piles from the top, Keepers oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SceneSide {
    /// In any order.
    pub hand: Vec<CardNo>,
    /// The top card first.
    pub deck: Vec<CardNo>,
    /// The top card first.
    pub discard: Vec<CardNo>,
    /// The oldest first.
    pub keepers: Vec<CardNo>,
    /// How many of the newest Keepers entered on this player's last turn.
    pub new_keepers: usize,
    /// Damage taken on the turn before.
    pub damage_last_turn: u8,
    /// Attacks made on this player's last turn.
    pub attacks_last_turn: u8,
    /// Attacks made already, if it is this player's turn.
    pub attacks_this_turn: u8,
    /// Their own power for this turn.
    pub boost: i8,
    /// Points by which their power rose this turn.
    pub rise: u8,
}

/// A position to start from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// Player A, then player B.
    pub sides: [SceneSide; 2],
    /// The shared power, 1 to 20.
    pub power: u8,
    /// Whose turn it is.
    pub active: Seat,
    /// Where in the turn the scene begins.
    pub step: TurnStep,
    /// The very first turn of the game has no flip.
    pub first_turn: bool,
    /// Far from the first turn, if nobody says otherwise.
    pub turn: u16,
    /// Where chance comes from, once `coins` and `picks` are used up.
    pub seed: Seed,
    /// What the next coins will show; true: heads.
    pub coins: Vec<bool>,
    /// What chance will bring: picks out of several things.
    pub picks: Vec<u8>,
}

impl Default for Scene {
    fn default() -> Scene {
        Scene {
            sides: Default::default(),
            power: 1,
            active: Seat::A,
            step: TurnStep::Attack,
            first_turn: false,
            turn: 10,
            seed: Seed::from(1),
            coins: Vec::new(),
            picks: Vec::new(),
        }
    }
}

/// Why a scene cannot be built.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SceneError {
    /// More than a position has pieces for.
    #[error("the scene has {0} cards; {PIECES} is the most")]
    TooManyCards(usize),
    /// More cards than a hand has room for.
    #[error("a hand of {0} cards is too large")]
    HandTooLarge(usize),
    /// More Keepers than a row has room for.
    #[error("{0} Keepers on one side are too many")]
    TooManyKeepers(usize),
    /// Beyond the floor or the ceiling of the shared power.
    #[error("the power is 1 to 20, not {0}")]
    Power(u8),
    /// Another card was put into play.
    #[error("{0} is not a Keeper")]
    NotAKeeper(String),
}

impl Scene {
    /// The position, run to its first decision.
    pub fn build(&self, game: &Squad, witness: &mut impl Witness<Event>) -> Result<Position, SceneError> {
        self.check(game)?;
        let mut position = Position {
            power: self.power,
            active: self.active,
            step: self.step,
            pauses: true,
            turn: self.turn,
            next_flip: if self.first_turn { NextFlip::Skipped } else { NextFlip::Fair },
            dice: Dice::new(self.seed),
            ..Position::default()
        };
        position.dice.dictate_coins(&self.coins);
        position.dice.dictate_picks(&self.picks);
        let mut run = Run { g: game, p: &mut position, w: &mut Deaf };
        for seat in [Seat::A, Seat::B] {
            run.set_side(seat, &self.sides[seat.index()], self.turn);
        }
        run.p.pending_effects.clear();
        Run { g: game, p: &mut position, w: witness }.run();
        Ok(position)
    }

    fn check(&self, game: &Squad) -> Result<(), SceneError> {
        let count = |side: &SceneSide| side.hand.len() + side.deck.len() + side.discard.len() + side.keepers.len();
        let total = self.sides.iter().map(count).sum();
        if total > PIECES {
            return Err(SceneError::TooManyCards(total));
        }
        if !(1..=20).contains(&self.power) {
            return Err(SceneError::Power(self.power));
        }
        for side in &self.sides {
            if side.hand.len() > HAND {
                return Err(SceneError::HandTooLarge(side.hand.len()));
            }
            if side.keepers.len() > ROW {
                return Err(SceneError::TooManyKeepers(side.keepers.len()));
            }
            if let Some(odd) = side.keepers.iter().find(|card| game.face(**card).keeper.is_none()) {
                return Err(SceneError::NotAKeeper(game.card(*odd).name.clone()));
            }
        }
        Ok(())
    }
}

impl Run<'_, Deaf> {
    fn set_side(&mut self, seat: Seat, side: &SceneSide, turn: u16) {
        let mut own = Vec::new();
        for card in side.deck.iter().rev() {
            let piece = self.new_piece(seat, *card);
            self.p.piles[seat.index()].push_deck(piece);
            own.push(piece);
        }
        self.p.knowledge.know_as_group(seat, &own);
        for card in &side.hand {
            let piece = self.new_piece(seat, *card);
            self.put_in_hand(seat, piece);
        }
        for card in side.discard.iter().rev() {
            let piece = self.new_piece(seat, *card);
            self.put_on_discard(seat, piece);
        }
        for (at, card) in side.keepers.iter().enumerate() {
            let piece = self.new_piece(seat, *card);
            self.enter_play(seat, piece, None);
            let new = at + side.new_keepers >= side.keepers.len();
            let entered = if new { turn.saturating_sub(1) } else { 0 };
            if let Some(keeper) = self.p.rows[seat.index()].last_mut() {
                keeper.turn = entered;
            }
        }
        let record = &mut self.p.records[seat.index()];
        record.damage_before = side.damage_last_turn;
        record.attacks_before = side.attacks_last_turn;
        record.attacks = side.attacks_this_turn;
        record.boost = side.boost;
        record.rise = side.rise;
        record.last_turn = turn.saturating_sub(1);
    }
}
