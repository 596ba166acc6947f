//! Which cards fit, and whom a word means.

use crate::Squad;
use crate::language::Who;
use crate::position::{CardNo, NOBODY, Position, Script, UNKNOWN};
use crate::program::{CardFacts, FilterId, FilterOp};
use longbox_kernel::Seat;

impl Squad {
    #[inline]
    pub(crate) fn face(&self, card: CardNo) -> &CardFacts {
        &self.faces[usize::from(card)]
    }

    /// The blocking icon of a card, as the number of its Factor.
    #[inline]
    pub(crate) fn icon(&self, card: CardNo) -> u8 {
        self.icons[usize::from(card)]
    }

    /// The seat that a word means for an effect.
    pub(crate) fn seat(&self, p: &Position, who: Who, script: &Script) -> Option<Seat> {
        match who {
            Who::Me => Some(script.me),
            Who::Foe => Some(script.me.other()),
            Who::Turn => Some(p.active),
            Who::Chosen => (script.chosen != NOBODY).then_some(Seat(script.chosen)),
            Who::Holder => p.keeper_seat(script.it),
        }
    }

    /// Whether a filter lets every card through.
    pub(crate) fn is_any(&self, filter: FilterId) -> bool {
        self.program.filters[usize::from(filter)] == FilterOp::Any
    }

    /// Whether the card on this piece fits.
    pub(crate) fn fits(&self, p: &Position, filter: FilterId, piece: u8, script: &Script) -> bool {
        let card = p.card(piece);
        if card == UNKNOWN {
            return false;
        }
        self.fits_op(p, self.program.filters[usize::from(filter)], piece, script)
    }

    fn fits_op(&self, p: &Position, filter: FilterOp, piece: u8, script: &Script) -> bool {
        let face = self.face(p.card(piece));
        let list = |start: u16, count: u16| self.program.filters[usize::from(start)..][..usize::from(count)].iter();
        match filter {
            FilterOp::Any => true,
            FilterOp::Factors(mask) => face.factor_mask & mask != 0,
            FilterOp::NotFactor(bit) => face.factor_mask & bit == 0,
            FilterOp::Heroes(mask) => face.heroes & mask != 0,
            FilterOp::Team(team) => face.team == team,
            FilterOp::LevelAtMost(level) => face.level <= level,
            FilterOp::LevelAtLeast(level) => face.level >= level,
            FilterOp::OddLevel => face.level % 2 == 1,
            FilterOp::AttackAtMost(attack) => face.attack <= attack,
            FilterOp::AttackAtLeast(attack) => face.attack >= attack,
            FilterOp::TeamUp => face.team_up,
            FilterOp::Keeper => face.keeper.is_some(),
            FilterOp::Assault => face.assault > 0,
            FilterOp::Other => piece != script.source,
            FilterOp::All(start, count) => list(start, count).all(|part| self.fits_op(p, *part, piece, script)),
            FilterOp::Either(start, count) => list(start, count).any(|part| self.fits_op(p, *part, piece, script)),
            FilterOp::Named
            | FilterOp::EnteredLastTurn
            | FilterOp::SharesTrait
            | FilterOp::AboveTopDiscard
            | FilterOp::FactorOfTopDiscard => self.fits_memory(p, filter, piece, script),
        }
    }

    /// Filters that look at what the effect remembers or at the table.
    fn fits_memory(&self, p: &Position, filter: FilterOp, piece: u8, script: &Script) -> bool {
        let face = self.face(p.card(piece));
        let last = (script.card != NOBODY).then(|| self.face(p.card(script.card)));
        let own_top = p.piles(script.me.other()).discard_top().map(|top| self.face(p.card(top)));
        match filter {
            FilterOp::Named => match script.named {
                0 => false,
                number @ 1..=20 => face.level == number,
                factor @ 32..=37 => face.factor_mask >> (factor - 32) & 1 == 1,
                hero => face.heroes >> hero.wrapping_sub(64) & 1 == 1,
            },
            FilterOp::EnteredLastTurn => {
                let turn = |seat: Seat| {
                    let found = p.row(seat).iter().find(|keeper| keeper.piece == piece);
                    found.map(|keeper| (keeper.turn, p.record(seat).last_turn))
                };
                turn(Seat::A).or_else(|| turn(Seat::B)).is_some_and(|(entered, last)| entered == last)
            }
            FilterOp::SharesTrait => last.is_some_and(|last| {
                last.factor_mask & face.factor_mask != 0 || last.level == face.level || last.block == face.block
            }),
            FilterOp::AboveTopDiscard => own_top.is_some_and(|top| face.level > top.level),
            FilterOp::FactorOfTopDiscard => own_top.is_some_and(|top| face.factor_mask & top.factor_mask != 0),
            _ => false,
        }
    }
}
