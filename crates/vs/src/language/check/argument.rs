//! What effects are given: whom, which player, how many, where to.

use super::here::Here;
use super::{Checked, Misuse, Reference};
use crate::language::{Effect, Num, Player, Select};

impl<'c> Here<'c> {
    /// The arguments of an effect; what is done inside it is looked at with its paths.
    pub(super) fn arguments(self, effect: &'c Effect) -> Checked {
        match effect {
            Effect::Choose(Select::Players(player)) => self.player_argument(player),
            Effect::Done(_, select)
            | Effect::Choose(select)
            | Effect::Ko(select)
            | Effect::Flip(select)
            | Effect::Promote(select)
            | Effect::Attack(select)
            | Effect::Defend(select)
            | Effect::Tunnel(select)
            | Effect::Join(select)
            | Effect::Withdraw(select)
            | Effect::Do(_, select)
            | Effect::Reveal(select)
            | Effect::Look(select)
            | Effect::Turn(select, _)
            | Effect::Play(select) => self.argument(select),
            Effect::Wound(number, select)
            | Effect::Heal(number, select)
            | Effect::Put(_, number, select)
            | Effect::Take(_, number, select)
            | Effect::Level(select, number)
            | Effect::Xp(number, select) => self.so_many_to(number, select),
            Effect::Swap(one, other) | Effect::Become(one, other) => self.two(one, other),
            Effect::Undo(names, select) => {
                self.said(names)?;
                self.argument(select)
            }
            Effect::Move(select, place) | Effect::SetAside(select, place) => {
                self.argument(select)?;
                self.destination(place)
            }
            Effect::Draw(player, number) => {
                self.player_argument(player)?;
                self.so_many(number)
            }
            Effect::Discard(player, select) => self.discard(player, select),
            Effect::Pay(player, _) | Effect::Lose(player) => self.player_argument(player),
            Effect::Raid(player) => self.player(player),
            Effect::Offer(player, least, list) => self.offer(player, least, list),
            Effect::Create(_, number, place) => {
                self.destination(place)?;
                self.so_many(number)
            }
            Effect::Points(number) => self.so_many(number),
            Effect::Say(_) | Effect::Cancel(_) => Ok(()),
            Effect::Change(select, rules, _) => {
                self.said(rules)?;
                self.argument(select)
            }
            Effect::Later { on, then, .. } => {
                self.said(on)?;
                self.said(then)
            }
            Effect::May(list) | Effect::If(_, list) => self.said(list),
            Effect::Predict(number, list) => self.number(number).and(self.said(list)),
            Effect::Either(lists) => {
                self.said(lists)?;
                lists.iter().try_for_each(|list| self.said(list))
            }
            Effect::Unless(player, first, second) => {
                self.said(first)?;
                self.said(second)?;
                self.player_argument(player)
            }
            Effect::Each(select, list) => {
                self.said(list)?;
                self.argument(select)
            }
        }
    }

    /// The number is worked out for each of them.
    fn so_many_to(self, number: &'c Num, select: &'c Select) -> Checked {
        self.argument(select)?;
        match number {
            Num::UpTo(_) if select.is_choice() => Err(Misuse::TwoChoices { sentence: self.written() }),
            _ => self.with(Reference::Itself).so_many(number),
        }
    }

    /// The number of an effect, which its player may choose.
    fn so_many(self, number: &'c Num) -> Checked {
        match number {
            Num::UpTo(most) => self.number(most),
            _ => self.number(number),
        }
    }

    /// An effect on two of them, of which one may be chosen.
    fn two(self, one: &'c Select, other: &'c Select) -> Checked {
        if one.is_choice() && other.is_choice() {
            return Err(Misuse::TwoChoices { sentence: self.written() });
        }
        self.argument(one)?;
        self.argument(other)
    }

    fn offer(self, player: &'c Player, least: &'c Num, list: &'c [Effect]) -> Checked {
        self.said(list)?;
        self.number(least)?;
        self.player_argument(player)
    }

    fn discard(self, player: &'c Player, select: &'c Select) -> Checked {
        let mut hand = self;
        if let Player::OneOf(_) = player {
            if select.is_choice() {
                return Err(Misuse::TwoChoices { sentence: self.written() });
            }
            hand = self.with(Reference::Chosen);
        }
        self.player_argument(player)?;
        hand.argument(select)
    }
}
