//! The effect that asks: its text, what has been picked for it so far, and why something cannot be picked.

use crate::Squad;
use crate::compile::covers;
use crate::explain::WhyNot;
use crate::keepers::{chosen_keepers, keepers_meant, up_to};
use crate::language::Cards;
use crate::position::{Ask, Frame, Position, Script, UNKNOWN};
use crate::program::{FilterId, Op, PickOp};
use crate::text::{filter_noun, keeper_noun, power_texts};
use longbox_kernel::Seat;

impl Squad {
    /// The effect that the pending question belongs to, and the operation that asks.
    pub(crate) fn asking<'p>(&self, p: &'p Position) -> Option<(&'p Script, Op)> {
        match (p.ask, p.frames().last()) {
            (Ask::Effect, Some(Frame::Script(script))) => Some((script, self.program.ops[usize::from(script.at)])),
            _ => None,
        }
    }

    /// The text of the power that asks, as its card tells it, without the damage that it needed.
    pub fn asking_text(&self, p: &Position) -> Option<String> {
        let (script, _) = self.asking(p).filter(|(script, _)| script.own != UNKNOWN)?;
        let powers = &self.face(script.own).powers;
        let number = powers.iter().position(|places| places.contains(&script.at))?;
        power_texts(self.card(script.own)).into_iter().nth(number)
    }

    /// Whether the effect that asks lets its player play a card of a hand.
    pub fn asks_to_play(&self, p: &Position) -> bool {
        matches!(self.asking(p), Some((_, Op::Play(Cards::Hand(_), ..))))
    }

    /// The cards of a hand or the Keepers that have been picked so far at the pending question.
    pub fn picked_so_far(&self, p: &Position) -> Vec<u8> {
        let Some((script, op)) = self.asking(p) else { return Vec::new() };
        let marked = |marks: u64, pieces: &[u8]| {
            let picked = pieces.iter().enumerate().filter(|(at, _)| marks >> at & 1 == 1);
            picked.map(|(_, piece)| *piece).collect()
        };
        match (op, up_to(op)) {
            (Op::Show(..), _) => marked(p.picked, p.hand(script.me)),
            (_, Some(keepers)) => marked(u64::from(chosen_keepers(script)), &self.candidates(p, keepers, script)),
            _ => Vec::new(),
        }
    }

    /// Why this card of a hand or this Keeper cannot be picked at the pending question of an effect or of the Keeper
    /// limit. Empty if it can, and where the question is not about such things at all.
    pub fn why_not_pick(&self, p: &Position, piece: u8) -> Vec<WhyNot> {
        if p.card(piece) == UNKNOWN {
            return Vec::new();
        }
        if self.picked_so_far(p).contains(&piece) {
            return vec![WhyNot::PickedAlready];
        }
        match p.keeper_seat(piece) {
            Some(seat) => self.why_not_keeper(p, seat, piece).into_iter().collect(),
            None => self.why_not_card(p, piece),
        }
    }

    fn why_not_keeper(&self, p: &Position, seat: Seat, piece: u8) -> Option<WhyNot> {
        let protected = || self.protector(p, seat, piece).map(|keeper| WhyNot::Protected { by: p.card(keeper) });
        if p.ask == Ask::KeeperLimit {
            return protected().filter(|_| seat == p.asked);
        }
        let (script, op) = self.asking(p)?;
        let (side, wanted) = keepers_meant(op)?;
        let effect_of = script.own;
        if !covers(side, seat == script.me) {
            return Some(WhyNot::OtherSide { effect_of, side });
        }
        if !self.fits(p, wanted, piece, script) {
            return Some(WhyNot::NotMeant { effect_of, wanted, keeper: true });
        }
        protected().filter(|_| matches!(op, Op::Destroy(_)))
    }

    fn why_not_card(&self, p: &Position, piece: u8) -> Vec<WhyNot> {
        let Some((script, op)) = self.asking(p) else { return Vec::new() };
        let (who, wanted) = match op {
            Op::Show(_, wanted) | Op::PutIntoPlay(_, wanted) => (Some(script.me), wanted),
            Op::FromHand(who, PickOp::ISeeAndChoose(wanted), _) | Op::Play(Cards::Hand(who), wanted, _) => {
                (self.seat(p, who, script), wanted)
            }
            _ => return Vec::new(),
        };
        if !who.is_some_and(|seat| p.hand(seat).contains(&piece)) {
            return Vec::new();
        }
        let keeper = matches!(op, Op::PutIntoPlay(..));
        let fits = self.fits(p, wanted, piece, script) && (!keeper || self.face(p.card(piece)).keeper.is_some());
        let mut reasons = Vec::new();
        if !fits {
            reasons.push(WhyNot::NotMeant { effect_of: script.own, wanted, keeper });
        }
        if matches!(op, Op::Play(..)) {
            reasons.extend(self.why_not_playable(p, script.me, piece));
        }
        reasons
    }

    /// What a filter lets through, as a noun.
    pub(crate) fn wanted_noun(&self, filter: FilterId, keeper: bool) -> String {
        match self.program.wanted.get(&filter) {
            Some(filter) if keeper => keeper_noun(filter),
            Some(filter) => filter_noun(filter),
            None => "another card".to_owned(),
        }
    }
}
