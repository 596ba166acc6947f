//! Effects that the engine does in one go: a look and what is taken from it, a loan and its return.

use super::cards::{Source, source_of, wide};
use super::effect::{Whose, destination};
use super::{Lower, Lowered};
use crate::language::{Effect, Event, Is, Num, Place, Player, Select, Time, Until};
use crate::plain;
use crate::verbs::{Effect as E, all as verb};

impl Lower<'_> {
    /// What the first effects of a list are together, and how many they are.
    pub(in crate::compile) fn sequence(&self, list: &[Effect]) -> Lowered<Option<(E, usize)>> {
        use Effect::{Discard, Later, Look, Move, Play, Reveal};
        Ok(match list {
            [
                look @ (Look(window) | Reveal(window)),
                Move(Select::One(take), Place::Hand(Player::Me)),
                Move(Select::Rest, Place::Bottom(Player::Me)),
                ..,
            ] => match (top_of(window), source_of(take)?) {
                (Some(top), Some((Source::Among, take))) => {
                    let open = matches!(look, Reveal(_));
                    Some((E::Sift(verb::Sift { top, open, take: self.filter(&take)? }), 3))
                }
                _ => None,
            },
            // What a look leaves goes back to the top, in any order.
            [Look(window), Move(Select::Exactly(Num::N(bottom @ 1..=99), among), Place::Bottom(Player::Me)), ..]
                if among[..] == [Is::Among] =>
            {
                top_of(window).map(|top| (E::Arrange(verb::Arrange { top, bottom: *bottom as u8 }), 2))
            }
            [
                Reveal(Select::Until(Player::Me, what)),
                found @ Move(Select::Card, to),
                Move(Select::Rest, Place::Deck(Player::Me)),
                ..,
            ] => Some((
                E::RevealUntil(verb::RevealUntil {
                    what: self.filter(what)?,
                    to: destination(found, to, Whose::Mine)?,
                }),
                3,
            )),
            // A deck that was looked through is shuffled.
            [Reveal(Select::All(everything)), Move(Select::All(gone), Place::Removed), ..]
                if everything[..] == [Is::AnyOf(wide(&Player::Chosen).to_vec())] =>
            {
                match source_of(gone)? {
                    Some((Source::Among, gone)) => {
                        Some((E::Purge(verb::Purge(plain::Player::Chosen, self.filter(&gone)?)), 2))
                    }
                    _ => None,
                }
            }
            [Look(Select::All(hand)), Discard(player, Select::By(Player::Me, picked)), ..]
                if hand[..] == [Is::In(Place::Hand(player.clone()))] =>
            {
                match &**picked {
                    Select::One(picked) => {
                        Some((E::DiscardPicked(verb::DiscardPicked(self.player(player)?, self.filter(picked)?)), 2))
                    }
                    _ => None,
                }
            }
            [Play(Select::One(twist)), Move(Select::Card, Place::Deck(Player::Me)), ..] => match source_of(twist)? {
                Some((Source::Ko(plain::Side::Mine), twist)) => {
                    Some((E::PlayTwistFromKo(verb::PlayTwistFromKo(self.filter(&twist)?)), 2))
                }
                _ => None,
            },
            [
                Move(borrowed, Place::Row(Player::Me)),
                Later { on, during: None, each: false, until: Until::Turn, then },
                ..,
            ] if on[..] == [Event::End(Time::Turn, Player::Me)] && then[..] == [Move(Select::Those, Place::Home)] => {
                Some((E::Borrow(verb::Borrow(self.who(borrowed)?)), 2))
            }
            _ => None,
        })
    }
}

/// How many cards from the top of my deck.
fn top_of(window: &Select) -> Option<u8> {
    match window {
        Select::Top(Num::N(top @ 1..=99), Player::Me) => Some(*top as u8),
        _ => None,
    }
}
