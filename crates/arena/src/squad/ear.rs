//! What the cards of Super Hero Squad did.

use crate::coverage::{Counts, Deed, Never};
use longbox_kernel::Witness;
use longbox_squad::language::{Card, Effect, KeeperPower, Power};
use longbox_squad::{CardNo, Event, EventKind, Squad};

/// Attacks made with it.
const PLAYED: usize = 0;
/// Blocks from hand made with it.
const BLOCKED: usize = 1;
/// Became a Keeper, was put into play or was copied.
const KEPT: usize = 2;
const DESTROYED: usize = 3;
/// Things its powers brought about: everything but the blocks and the damage of its own attack.
const WORKED: usize = 4;

pub(super) const DEEDS: &[Deed<Squad, Card>] = &[
    Deed { key: "played", total: Some("played"), never: Some(Never { text: "never played", of: |_, _| true }) },
    Deed { key: "blocked", total: None, never: None },
    Deed { key: "kept", total: None, never: Some(Never { text: "never became a Keeper", of: can_be_kept }) },
    Deed { key: "destroyed", total: None, never: None },
    Deed {
        key: "worked",
        total: Some("with powers that worked"),
        never: Some(Never { text: "powers never worked", of: |_, card| card.powers.iter().any(does_something) }),
    },
];

/// Listens to games and counts.
#[derive(Clone, Debug)]
pub struct Ear {
    counts: Counts,
    /// Cards whose attack was valued and has not done its damage yet: the next damage is the attack's own,
    /// not a hit by its powers.
    attacking: Vec<bool>,
    /// Attacks in progress, outermost first: an attack inside another was brought about by the other.
    open: Vec<CardNo>,
}

impl Ear {
    pub(super) fn new(cards: usize) -> Ear {
        Ear { counts: Counts::new(cards, DEEDS.len()), attacking: vec![false; cards], open: Vec::new() }
    }

    pub(super) fn counts(self) -> Counts {
        self.counts
    }

    /// A card is played as an attack, perhaps because another attack says so.
    fn attack_begins(&mut self, card: CardNo) {
        if let Some(outer) = self.open.last() {
            self.counts.did(*outer, WORKED);
        }
        self.open.push(card);
        self.counts.did(card, PLAYED);
    }

    /// Whether the damage that this card did comes from its attack.
    fn attack_is_over(&mut self, card: CardNo) -> bool {
        self.attacking.get_mut(usize::from(card)).is_some_and(std::mem::take)
    }
}

impl Witness<Event> for Ear {
    const LISTENS: bool = true;

    fn sees(&mut self, event: Event) {
        let card = event.card.map(|secret| secret.card);
        let mut own_work = false;
        match (event.kind, card) {
            (EventKind::Attacked, Some(card)) => self.attack_begins(card),
            (EventKind::TurnBegan, _) => self.open.clear(),
            (EventKind::AttackValued, Some(card)) => {
                if let Some(attacking) = self.attacking.get_mut(usize::from(card)) {
                    *attacking = true;
                }
            }
            (EventKind::TookDamage, Some(card)) => own_work = !self.attack_is_over(card),
            (EventKind::BecameKeeper | EventKind::PutIntoPlay | EventKind::CopiedKeeper, Some(card)) => {
                own_work = event.kind != EventKind::BecameKeeper;
                self.attack_is_over(card);
                self.open.retain(|open| *open != card);
                self.counts.did(card, KEPT);
            }
            (EventKind::AttackDiscarded, Some(card)) => {
                self.attack_is_over(card);
                self.open.retain(|open| *open != card);
            }
            (EventKind::BlockedFromHand, Some(card)) => self.counts.did(card, BLOCKED),
            (EventKind::KeeperDestroyed, Some(card)) => {
                own_work = true;
                self.counts.did(card, DESTROYED);
            }
            (
                EventKind::Hit
                | EventKind::DidNotBlock
                | EventKind::LostFromDeck
                | EventKind::LostFromHand
                | EventKind::Misfired,
                _,
            ) => {}
            _ => own_work = true,
        }
        if let Some(cause) = event.cause.filter(|_| own_work) {
            self.counts.did(cause, WORKED);
        }
    }
}

fn can_be_kept(_: &Squad, card: &Card) -> bool {
    card.powers.iter().any(|power| matches!(power, Power::Keeper(..)))
}

/// Whether a power makes things happen; others only change numbers or what is allowed.
fn does_something(power: &Power) -> bool {
    match power {
        Power::Declared(effects) | Power::At(_, effects) | Power::BlockedFromHand(effects) => {
            effects.iter().any(happens)
        }
        Power::Counterstrike(_) => true,
        Power::Keeper(_, powers) => powers.iter().any(|power| match power {
            KeeperPower::Assault(_) | KeeperPower::NextFoeTurn(_) => true,
            KeeperPower::When(_, effects) => effects.iter().any(happens),
            KeeperPower::Always(_) | KeeperPower::While(..) => false,
        }),
    }
}

fn happens(effect: &Effect) -> bool {
    match effect {
        Effect::AttackIs(_) | Effect::Bonus(_) | Effect::Blocks(_) => false,
        Effect::If(_, effects) | Effect::May(effects) => effects.iter().any(happens),
        Effect::Choose(_, _, effects) | Effect::ForEach(_, _, effects) => effects.iter().any(happens),
        Effect::IfElse(_, then, otherwise) => then.iter().chain(otherwise).any(happens),
        _ => true,
    }
}
