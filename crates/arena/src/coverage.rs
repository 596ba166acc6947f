//! What each card did in the games of a match.

use longbox_kernel::{Deaf, Witness};
use longbox_squad::language::{Card, Effect, KeeperPower, Power};
use longbox_squad::{CardNo, Event, Kind, Squad};
use serde::Serialize;

/// A witness that a match can have.
pub(crate) trait Listener: Witness<Event> {}
impl Listener for Deaf {}
impl Listener for Ear {}

/// How often a card did what.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Deeds {
    /// Attacks made with it.
    played: u64,
    /// Blocks from hand made with it.
    blocked: u64,
    /// Became a Keeper, was put into play or was copied.
    kept: u64,
    destroyed: u64,
    /// Things its powers brought about: everything but the blocks and the damage of its own attack.
    worked: u64,
}

/// The deeds of all cards; empty when nobody listened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts(Vec<Deeds>);

impl Counts {
    pub(crate) fn join(&mut self, other: &Counts) {
        if self.0.is_empty() {
            self.0.clone_from(&other.0);
            return;
        }
        for (sum, more) in self.0.iter_mut().zip(&other.0) {
            sum.played += more.played;
            sum.blocked += more.blocked;
            sum.kept += more.kept;
            sum.destroyed += more.destroyed;
            sum.worked += more.worked;
        }
    }
}

/// Listens to games and counts.
#[derive(Clone, Debug)]
pub(crate) struct Ear {
    pub(crate) counts: Counts,
    /// Cards whose attack was valued and has not done its damage yet: the next damage is the attack's own,
    /// not a hit by its powers.
    attacking: Vec<bool>,
    /// Attacks in progress, outermost first: an attack inside another was brought about by the other.
    open: Vec<CardNo>,
}

impl Ear {
    pub(crate) fn new(cards: usize) -> Ear {
        Ear { counts: Counts(vec![Deeds::default(); cards]), attacking: vec![false; cards], open: Vec::new() }
    }

    fn deeds(&mut self, card: CardNo) -> Option<&mut Deeds> {
        self.counts.0.get_mut(usize::from(card))
    }

    /// A card is played as an attack, perhaps because another attack says so.
    fn attack_begins(&mut self, card: CardNo) {
        if let Some(outer) = self.open.last().copied().and_then(|outer| self.deeds(outer)) {
            outer.worked += 1;
        }
        self.open.push(card);
        if let Some(deeds) = self.deeds(card) {
            deeds.played += 1;
        }
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
            (Kind::Attacked, Some(card)) => self.attack_begins(card),
            (Kind::TurnBegan, _) => self.open.clear(),
            (Kind::AttackValued, Some(card)) => {
                if let Some(attacking) = self.attacking.get_mut(usize::from(card)) {
                    *attacking = true;
                }
            }
            (Kind::TookDamage, Some(card)) => own_work = !self.attack_is_over(card),
            (Kind::BecameKeeper | Kind::PutIntoPlay | Kind::CopiedKeeper, Some(card)) => {
                own_work = event.kind != Kind::BecameKeeper;
                self.attack_is_over(card);
                self.open.retain(|open| *open != card);
                if let Some(deeds) = self.deeds(card) {
                    deeds.kept += 1;
                }
            }
            (Kind::AttackDiscarded, Some(card)) => {
                self.attack_is_over(card);
                self.open.retain(|open| *open != card);
            }
            (Kind::BlockedFromHand, Some(card)) => {
                if let Some(deeds) = self.deeds(card) {
                    deeds.blocked += 1;
                }
            }
            (Kind::KeeperDestroyed, Some(card)) => {
                own_work = true;
                if let Some(deeds) = self.deeds(card) {
                    deeds.destroyed += 1;
                }
            }
            (Kind::DidNotBlock | Kind::LostFromDeck | Kind::LostFromHand | Kind::Misfired, _) => {}
            _ => own_work = true,
        }
        if let Some(deeds) = event.cause.filter(|_| own_work).and_then(|cause| self.deeds(cause)) {
            deeds.worked += 1;
        }
    }
}

/// A card and how often it was counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CardCount {
    pub id: String,
    pub name: String,
    pub played: u64,
    pub blocked: u64,
    pub kept: u64,
    pub destroyed: u64,
    pub worked: u64,
}

/// What the cards of the decks did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Coverage {
    /// Cards in the decks of the match.
    pub cards: u64,
    pub played: u64,
    pub worked: u64,
    /// Cards of the decks that nobody attacked with.
    pub never_played: Vec<String>,
    /// Cards that can become Keepers and never did.
    pub never_kept: Vec<String>,
    /// Cards whose powers do something, but never did.
    pub never_worked: Vec<String>,
    /// Every card of the decks.
    pub counts: Vec<CardCount>,
}

impl Coverage {
    pub(crate) fn new(game: &Squad, counts: &Counts, in_decks: &[CardNo]) -> Option<Coverage> {
        if counts.0.is_empty() {
            return None;
        }
        let mut numbers = in_decks.to_vec();
        numbers.sort_unstable();
        numbers.dedup();
        let deeds = |number: &CardNo| counts.0[usize::from(*number)];
        let list = |wanted: &dyn Fn(&Card, Deeds) -> bool| -> Vec<String> {
            let cards = numbers.iter().map(|number| (game.card(*number), deeds(number)));
            cards.filter(|(card, deeds)| wanted(card, *deeds)).map(|(card, _)| label(card)).collect()
        };
        Some(Coverage {
            cards: numbers.len() as u64,
            played: numbers.iter().filter(|number| deeds(number).played > 0).count() as u64,
            worked: numbers.iter().filter(|number| deeds(number).worked > 0).count() as u64,
            never_played: list(&|_, deeds| deeds.played == 0),
            never_kept: list(&|card, deeds| deeds.kept == 0 && can_be_kept(card)),
            never_worked: list(&|card, deeds| deeds.worked == 0 && card.powers.iter().any(does_something)),
            counts: numbers.iter().map(|number| count(game.card(*number), deeds(number))).collect(),
        })
    }
}

fn label(card: &Card) -> String {
    format!("{} {}", card.id, card.name)
}

fn count(card: &Card, deeds: Deeds) -> CardCount {
    let Deeds { played, blocked, kept, destroyed, worked } = deeds;
    CardCount { id: card.id.clone(), name: card.name.clone(), played, blocked, kept, destroyed, worked }
}

fn can_be_kept(card: &Card) -> bool {
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
