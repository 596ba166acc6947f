//! Effects that belong together: a look and what becomes of its cards, a loan and its return.

use super::cards::{Source, hidden_places, piles_of, source_of};
use super::change::this_leaves;
use super::predicate::side_of;
use super::{Looked, Lower, Lowered, unplayable};
use crate::language::{Aspect, Effect, Event, Is, Num, Place, Player, Select, Time, Until};
use crate::plain::{Dest, From, Side, Take};
use crate::state::window::{Piles, SHOWN};
use crate::verbs::look::LookedAt;
use crate::verbs::side::{BACK_AFTER_THIS, BACK_AFTER_TURN};
use crate::verbs::{Effect as E, all as verb};

/// What some effects of a card are together.
pub(in crate::compile) struct Together {
    pub(in crate::compile) does: Vec<E>,
    /// How many they are.
    pub(in crate::compile) taken: usize,
    /// So many behind them may speak of the cards of a look, too; then those that are left are put back.
    pub(in crate::compile) open: usize,
    pub(in crate::compile) looked: Option<Looked>,
}

impl Together {
    fn one(effect: E, taken: usize) -> Together {
        Together { does: vec![effect], taken, open: 0, looked: None }
    }
}

impl Lower<'_> {
    /// What the first effects of a list are together.
    pub(in crate::compile) fn sequence(&self, list: &[Effect]) -> Lowered<Option<Together>> {
        use Effect::{Choose, Later, Look, Move, Play, Reveal};
        if let Some(pile) = list.first().and_then(pile_revealed) {
            let Some(pile) = self.known.pile(pile) else { return unplayable(&list[0], "there are too many piles") };
            return Ok(Some(Together::one(E::RevealFromPile(verb::RevealFromPile(pile)), 1)));
        }
        if let Some(Look(select)) = list.first()
            && let Some((players, places)) = hidden_places(select)
            && self.player(players).is_err()
        {
            let look = E::LookAround(verb::LookAround(side_of(players)?, places));
            return Ok(Some(Together::one(look, 1)));
        }
        Ok(match list {
            [first, Move(Select::All(copies), Place::Hand(Player::Me)), ..] if is_rest_of_pile(copies) => {
                self.invented(first, true)?.map(|invent| Together::one(E::Invent(invent), 2))
            }
            [Look(_) | Reveal(_), ..] => Some(self.look(list)?),
            [Choose(Select::One(cards)), Choose(whom @ Select::One(_)), Move(Select::Card, Place::On(on)), ..]
                if **on == Select::It && cards.contains(&Is::Equipment) =>
            {
                let (show, _) = self.show(&list[0], cards)?;
                let equip = E::Equip(verb::Equip(self.who(whom)?));
                Some(Together { does: vec![show, equip, E::PutBack(verb::PutBack)], taken: 3, open: 0, looked: None })
            }
            [Play(Select::One(twist)), Move(Select::Card, Place::Deck(Player::Me)), ..] => match source_of(twist)? {
                Some((Source::Piles(Side::Mine, Piles::KO), twist)) => {
                    Some(Together::one(E::PlayTwistFromKo(verb::PlayTwistFromKo(self.filter(&twist)?)), 2))
                }
                _ => None,
            },
            [Move(borrowed, Place::Row(Player::Me)), Later { on, during: None, each: false, until, then }, ..]
                if then[..] == [Move(Select::Those, Place::Home)] =>
            {
                match (&on[..], until) {
                    ([Event::End(Time::Turn, Player::Me)], Until::Turn) => {
                        Some(Together::one(E::Borrow(verb::Borrow(self.who(borrowed)?, BACK_AFTER_TURN)), 2))
                    }
                    ([gone], Until::Game) if *gone == this_leaves() => {
                        Some(Together::one(E::Borrow(verb::Borrow(self.who(borrowed)?, BACK_AFTER_THIS)), 2))
                    }
                    _ => None,
                }
            }
            _ => None,
        })
    }

    /// A look, what is done with its cards at once, and what the rules do with those that are left.
    fn look(&self, list: &[Effect]) -> Lowered<Together> {
        if let Effect::Reveal(Select::UpTo(number, found)) = &list[0] {
            return self.find(list, number, found);
        }
        let (look, looked) = self.look_at(&list[0])?;
        let taken = 1 + list[1..].iter().take_while(|next| is_of_look(next)).count();
        let puts_back = match looked.piles {
            Some(piles) => piles.has(Piles::DECK),
            None => taken > 1 && !list[1..taken].iter().any(takes_rest),
        };
        let looked = Some(looked);
        let after = self.after(looked.clone());
        let mut does = vec![look];
        for next in &list[1..taken] {
            does.extend(after.effect(next)?.into_iter().map(|(effect, _)| effect));
        }
        let later = list[taken..].iter().take_while(|next| !matches!(next, Effect::Look(_) | Effect::Reveal(_)));
        let open = later.zip(1..).filter(|(next, _)| speaks_of_look(next)).last().map_or(0, |(_, number)| number);
        if puts_back && open == 0 {
            does.push(E::PutBack(verb::PutBack));
        }
        Ok(Together { does, taken, open, looked })
    }

    fn look_at(&self, effect: &Effect) -> Lowered<(E, Looked)> {
        let (select, open) = match effect {
            Effect::Reveal(select) => (select, true),
            Effect::Look(select) => (select, false),
            _ => return unplayable(effect, "it is no look"),
        };
        let (player, at) = match select {
            Select::Top(number, player) => (player, LookedAt::Top(self.number(number)?)),
            Select::Until(player, list) => (player, LookedAt::Until(self.filter(list)?)),
            Select::All(list) => match piles_of(list) {
                Some((player, piles)) => (player, LookedAt::Piles(piles)),
                None => return unplayable(effect, "it looks at piles of one player"),
            },
            Select::One(list) if open => return self.show(effect, list),
            _ => return unplayable(effect, "the engine can't show these cards yet"),
        };
        let piles = if let LookedAt::Piles(piles) = at { Some(piles) } else { None };
        let looked = Looked { player: player.clone(), piles, found: matches!(at, LookedAt::Until(_)), single: false };
        Ok((E::LookAt(verb::LookAt { player: self.player(player)?, at, open }), looked))
    }

    /// Cards of my piles that are found, shown to all and then go somewhere.
    fn find(&self, list: &[Effect], number: &Num, found: &[Is]) -> Lowered<Together> {
        let most = match number {
            Num::N(most) if (1..=SHOWN as i16).contains(most) => *most as u8,
            _ => return unplayable(&list[0], "one to three cards are shown"),
        };
        let Some((Source::Piles(side @ Side::Mine, piles), what)) = source_of(found)? else {
            return unplayable(&list[0], "cards of mine are shown");
        };
        let later = list[1..].iter().take_while(|next| !matches!(next, Effect::Look(_) | Effect::Reveal(_)));
        let Some((_, open)) = later.zip(1..).filter(|(next, _)| takes_rest(next)).last() else {
            return unplayable(&list[0], "the rest of what is shown goes somewhere");
        };
        let (from, take) = (From::Piles(side, piles), Take::Chosen(0, most));
        let show = verb::MoveCards { from, take, what: self.filter(&what)?, to: Dest::Aside };
        let looked = Some(Looked { player: Player::Me, piles: None, found: false, single: false });
        Ok(Together { does: vec![E::MoveCards(show)], taken: 1, open, looked })
    }

    /// One card of my piles, which all see.
    fn show(&self, effect: &Effect, list: &[Is]) -> Lowered<(E, Looked)> {
        let Some((Source::Piles(side @ Side::Mine, piles), what)) = source_of(list)? else {
            return unplayable(effect, "a card of mine is shown");
        };
        let (from, take) = (From::Piles(side, piles), Take::Chosen(1, 1));
        let show = verb::MoveCards { from, take, what: self.filter(&what)?, to: Dest::Shown };
        let looked = Looked { player: Player::Me, piles: Some(piles), found: true, single: true };
        Ok((E::MoveCards(show), looked))
    }
}

/// The pile of mine that a card at random is revealed from.
fn pile_revealed(effect: &Effect) -> Option<&str> {
    let Effect::Reveal(Select::Random(Num::N(1), list)) = effect else { return None };
    match &list[..] {
        [Is::In(Place::Pile(name, Player::Me))] => Some(name),
        _ => None,
    }
}

/// Whether these are the other copies of a card that was just taken from a pile of mine.
fn is_rest_of_pile(list: &[Is]) -> bool {
    let [Is::Shares(Aspect::Card, with), Is::In(Place::Pile(_, Player::Me))] = list else { return false };
    **with == Select::Card
}

/// Whether it speaks of the cards that were just looked at.
fn is_of_look(effect: &Effect) -> bool {
    match effect {
        Effect::Move(Select::Rest | Select::Card, _) | Effect::Discard(_, Select::By(Player::Me, _)) => true,
        Effect::Move(select, _) => is_among(select),
        _ => false,
    }
}

/// Whether it or a part of it speaks of the cards that were looked at before.
fn speaks_of_look(effect: &Effect) -> bool {
    match effect {
        Effect::Move(select, _) => *select == Select::Rest || is_among(select),
        Effect::May(list) | Effect::If(_, list) | Effect::Each(_, list) => list.iter().any(speaks_of_look),
        Effect::Either(lists) => lists.iter().flatten().any(speaks_of_look),
        Effect::Unless(_, first, second) => first.iter().chain(second).any(speaks_of_look),
        _ => false,
    }
}

fn takes_rest(effect: &Effect) -> bool {
    match effect {
        Effect::Move(Select::Rest, _) => true,
        Effect::Move(Select::All(list), _) => list[..] == [Is::Among],
        _ => false,
    }
}

fn is_among(select: &Select) -> bool {
    match select {
        Select::All(list) | Select::Random(_, list) => list.contains(&Is::Among),
        _ => select.choice().is_some_and(|list| list.contains(&Is::Among)),
    }
}
