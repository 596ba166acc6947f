//! What a set of rules must offer to be played at the table.

use crate::{Decision, Dice, LikelyLists, Limit, Outcome, Pin, Seat, SeatSet, Seed, Viewer, Witness, hash_of};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;
use std::hash::Hash;

/// A position cut to what one viewer may know: hidden cards are blank, chance is blank.
/// Two positions that the viewer cannot tell apart give equal standpoints.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Standpoint<P> {
    viewer: Viewer,
    position: P,
}

impl<P> Standpoint<P> {
    /// For the game's own `standpoint`: `position` must hold nothing that the viewer may not know.
    pub fn new(viewer: Viewer, position: P) -> Standpoint<P> {
        Standpoint { viewer, position }
    }

    /// Whose it is.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The blanked position.
    pub fn position(&self) -> &P {
        &self.position
    }
}

/// Why a seat leaves before the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaving {
    /// By giving up.
    Conceded,
    /// Too slow, or gone.
    OutOfTime,
}

/// The rules of a game together with its cards. A value of this type never changes while games run.
///
/// `crates/kernel/examples/high_card` is a whole game in 150 lines; docs/your-own-game.md explains it line by line.
pub trait Game {
    /// What a deal begins with: decks, and whatever players agree on before.
    type Setup: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// The whole game as one plain value.
    type Position: Clone + Debug + PartialEq + Hash;
    /// One option of a menu.
    type Choice: Copy + Debug + PartialEq;
    /// Something that happened, with all that is hidden about it.
    type Event: Clone + Debug + PartialEq;
    /// An event as one viewer saw it.
    type Sight: Clone + Debug + PartialEq + Serialize;
    /// What one viewer may know, ready to be shown.
    type View: Clone + Debug + PartialEq + Serialize;
    /// Why no game can start from a set-up, for the player who made it.
    type SetupError: std::error::Error;

    /// The short name used in files and on the command line.
    fn name(&self) -> &'static str;
    /// Changes whenever the rules do something else with the same answers.
    fn rules_version(&self) -> u32;
    /// Changes whenever a card definition changes.
    fn cards_version(&self) -> u64;
    /// What a game of this set-up depends on: cards of decks, all that these can bring in, and whatever else the
    /// catalogue decides. Cards come first, in the order of their numbers.
    fn pins(&self, _setup: &Self::Setup) -> Vec<Pin> {
        Vec::new()
    }
    /// What this position depends on besides: cards that came into the game and that no set-up tells beforehand.
    fn pins_of_guests(&self, _position: &Self::Position) -> Vec<Pin> {
        Vec::new()
    }
    /// The same of one card or other thing, by its id.
    fn pin(&self, _id: &str) -> Option<Pin> {
        None
    }
    /// Puts the numbers that cards have now in place of those they had.
    fn renumber(&self, _setup: &mut Self::Setup, _now: &mut dyn FnMut(u16) -> u16) {}
    /// A hash of the position that stays the same when other cards join the catalogue. Replays hold it.
    fn fingerprint(&self, position: &Self::Position) -> u64 {
        hash_of(position)
    }

    /// The seats of a game with this set-up.
    fn seats(&self, setup: &Self::Setup) -> SeatSet;
    /// Refuses a set-up that no game can start from.
    fn check(&self, setup: &Self::Setup) -> Result<(), Self::SetupError>;
    /// Sets up a checked game and runs it to the first decision.
    fn deal(&self, setup: &Self::Setup, seed: Seed, witness: &mut impl Witness<Self::Event>) -> Self::Position;
    /// The seats that somebody must answer for; none when the game is over. Several when they choose at once.
    fn waiting(&self, position: &Self::Position) -> SeatSet;
    /// The question that this seat may answer.
    fn decision(&self, position: &Self::Position, seat: Seat) -> Option<Decision>;
    /// Every legal option of that question, in a fixed order. Clears `menu` first.
    fn options(&self, position: &Self::Position, seat: Seat, menu: &mut Vec<Self::Choice>);
    /// How many entries of the catalogue can be named.
    fn entries(&self) -> u16 {
        0
    }
    /// The choice that names an entry of the catalogue, where a question has `Shape::Name` and no menu.
    fn named(&self, _position: &Self::Position, _seat: Seat, _entry: u16) -> Option<Self::Choice> {
        None
    }
    /// Takes a legal choice of this seat and runs to the next decision.
    fn answer(
        &self,
        position: &mut Self::Position,
        seat: Seat,
        choice: Self::Choice,
        witness: &mut impl Witness<Self::Event>,
    );
    /// A seat gives up or is too slow. The game decides what follows: an end, or going on without it.
    fn leave(
        &self,
        position: &mut Self::Position,
        seat: Seat,
        leaving: Leaving,
        witness: &mut impl Witness<Self::Event>,
    );
    /// The number of the turn; the table counts the answers of each.
    fn turn(&self, position: &Self::Position) -> u32;
    /// The table has taken too many answers: the game ends without a result.
    fn stop(&self, position: &mut Self::Position, limit: Limit, witness: &mut impl Witness<Self::Event>);
    /// All agree on a draw.
    fn agree_on_draw(&self, position: &mut Self::Position, witness: &mut impl Witness<Self::Event>);
    /// How it ended; none while it goes on.
    fn outcome(&self, position: &Self::Position) -> Option<Outcome>;

    /// Grows with every chance event and every new knowledge: an undo that keeps it is fair.
    fn barrier(&self, position: &Self::Position) -> u64;
    /// Blanks everything that this viewer may not know. The only way from a position to a player.
    fn standpoint(&self, position: &Self::Position, viewer: Viewer) -> Standpoint<Self::Position>;
    /// A full game that this standpoint allows: everything unknown is drawn from `dice`, chance included.
    /// Works for every viewer; what a spectator does not know is drawn, too.
    fn imagine(&self, standpoint: &Standpoint<Self::Position>, dice: &mut Dice) -> Self::Position;
    /// Which of the lists that everybody knows the players may have brought, judged by what the viewer has seen.
    fn likely_lists(&self, _standpoint: &Standpoint<Self::Position>) -> LikelyLists {
        LikelyLists::default()
    }
    /// As `imagine`, with unknown cards drawn from these lists, as often as each is likely.
    fn imagine_with(
        &self,
        standpoint: &Standpoint<Self::Position>,
        _likely: &LikelyLists,
        dice: &mut Dice,
    ) -> Self::Position {
        self.imagine(standpoint, dice)
    }
    /// Works out what a page or a terminal shows of a standpoint.
    fn view(&self, standpoint: &Standpoint<Self::Position>) -> Self::View;
    /// The event as this viewer saw it.
    fn sight(&self, event: &Self::Event, viewer: Viewer) -> Self::Sight;
    /// A short name of an option that means the same next year.
    fn key(&self, position: &Self::Position, choice: Self::Choice) -> String;
}
