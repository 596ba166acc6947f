//! What a deal can be made of.

use super::{Lower, Lowered, Said, unplayable};
use crate::language::{Effect, Num, Player, Select};
use crate::plain::{self, Dest, Filter, From, Side, Take, Who};
use crate::state::deal::PARTS;
use crate::state::window::Piles;
use crate::verbs::deal::Line;
use crate::verbs::{Effect as E, Verb, all as verb};

impl Lower<'_> {
    /// The other player is chosen, then the deal is put together.
    pub(super) fn offer(
        &self,
        effect: &Effect,
        (player, least): (&Player, &Num),
        list: &[Effect],
    ) -> Lowered<Vec<Said>> {
        let least = match least {
            Num::N(least) if (1..=PARTS as i16).contains(least) => *least as u8,
            _ => return unplayable(least, "a deal has N(1) to N(4) parts"),
        };
        if list.len() > 100 {
            return unplayable(effect, "a deal is made of at most 100 things");
        }
        let choose = E::ChoosePlayer(self.one_of(player)?);
        let lines = list.iter().map(|said| self.line(said)).collect::<Lowered<_>>()?;
        let whom = Effect::Choose(Select::Players(player.clone()));
        Ok(vec![(choose, vec![whom]), (E::Offer(verb::Offer { least, lines }), vec![effect.clone()])])
    }

    fn line(&self, said: &Effect) -> Lowered<Line> {
        let mut does = self.effect(said)?;
        match (does.pop(), does.is_empty()) {
            (Some((does, _)), true) if fits_a_deal(&does) => Ok(Line { does, said: said.clone() }),
            _ => unplayable(said, "it can't be a part of a deal"),
        }
    }
}

/// Whether it can be done at once by one player, with everything chosen before.
fn fits_a_deal(effect: &E) -> bool {
    let whom = || matches!(effect.whom(), Some(Who::One(..) | Who::MainOf(_)));
    let plain = || matches!(effect.amount(), Some(plain::Num::N(_)));
    let me = |player: &plain::Player| *player == plain::Player::Me;
    match effect {
        E::Draw(verb::Draw(player, _)) => me(player) && plain(),
        E::Discard(discard) => {
            let few = matches!(discard.number, plain::Num::N(1 | 2));
            me(&discard.player) && few && discard.what == Filter::Any && !discard.fewer
        }
        E::DiscardHand(verb::DiscardHand(player)) | E::Lose(verb::Lose(player)) => me(player),
        E::MoveCards(cards) => {
            let one = matches!(cards.take, Take::Chosen(_, 1));
            (cards.from, cards.to) == (From::Piles(Side::Mine, Piles::HAND), Dest::MySide) && one
        }
        E::Wound(_) | E::Heal(_) | E::Put(_) => whom() && plain(),
        E::Ko(_) | E::Stun(_) | E::Daze(_) | E::Recover(_) | E::Ready(_) | E::Exhaust(_) => whom(),
        _ => false,
    }
}
