//! What can be chosen.

use crate::language::TeamNo;
use crate::state::position::{CardNo, Piece, Row, Slot};
use longbox_kernel::Seat;

/// One option of a menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// Nothing (more).
    Pass,
    /// Does what is offered.
    Yes,
    /// Declines what is offered.
    No,
    /// Attack or choose this player, or let this player go first.
    Player(Seat),
    /// This row of the own side.
    Row(Row),
    /// This row of that player.
    RowOf(Seat, Row),
    /// Play this card as a resource; true: face up.
    Resource(Piece, bool),
    /// Recruit this card and pay for it in the way with this number, 0: with recruit points. Where it goes is asked
    /// next.
    Recruit(Piece, u8),
    /// Search the own deck for this card to pay for it; where it goes is asked next.
    Search(CardNo),
    /// Move to the other row.
    Move(Slot),
    /// Attack with it.
    Attack(Slot),
    /// It attacks, too.
    Join(Slot),
    /// The attack that is being put together is against this character.
    Target(Slot),
    /// Use the super power with this number of a character.
    Use(Slot, u8),
    /// Use the super power with this number of a card that is not in play.
    UseCard(Piece, u8),
    /// Play a plot twist, in the way with this number.
    Play(Piece, u8),
    /// Play a plot twist as if it were that card, in the way with this number.
    PlayAs(Piece, CardNo, u8),
    /// Discard the card to power up the character.
    PowerUp(Piece, Slot),
    /// This character in play, for whatever is asked.
    Fighter(Slot),
    /// This card outside play, for whatever is asked.
    Card(Piece),
    /// The trigger with this number goes first.
    Trigger(u8),
    /// The main character becomes this card.
    Version(CardNo),
    /// So many, or so much.
    Number(u8),
    /// Name this card of the catalogue.
    Name(CardNo),
    /// Choose this team.
    Team(TeamNo),
    /// Of several things that an effect may do, the one with this number.
    Way(u8),
    /// Pay for the end of the lasting change with this number.
    PayOff(u8),
}
