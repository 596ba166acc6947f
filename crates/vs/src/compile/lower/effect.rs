//! Effects one by one; what takes several of them stands in `sequence`.

use super::cards::{Source, source_of};
use super::predicate::side_of;
use super::{Lower, Lowered, Said, unplayable};
use crate::language::{Aspect, Effect, Is, Num, Place, Player, Select, Stat, Verb};
use crate::plain::{self, Counter, Dest, Filter, Gained, Word};
use crate::state::position::Row;
use crate::state::window::Piles;
use crate::verbs::{Effect as E, all as verb};

/// The one thing that is done by name and is no power of whoever it is done to.
pub(in crate::compile) const FREEZE: &str = "Freeze";

impl Lower<'_> {
    pub(in crate::compile) fn effect(&self, effect: &Effect) -> Lowered<Vec<Said>> {
        if let Some((most, rest)) = with_number(effect) {
            let choose = E::ChooseNumber(verb::ChooseNumber(self.number(most)?));
            let mut all = self.effect(&rest)?;
            all.insert(0, (choose, Vec::new()));
            all.iter_mut().for_each(|(_, said)| *said = vec![effect.clone()]);
            return Ok(all);
        }
        let one = match effect {
            Effect::Choose(Select::Players(player)) => E::ChoosePlayer(self.one_of(player)?),
            Effect::Choose(select) => self.choose(effect, select)?,
            Effect::Done(deed, select) => deed.effect(self.who(select)?),
            Effect::Ko(select) => self.ko(effect, select)?,
            Effect::Wound(number, select) => E::Wound(verb::Wound(self.number(number)?, self.who(select)?)),
            Effect::Heal(number, select) => E::Heal(verb::Heal(self.number(number)?, self.who(select)?)),
            Effect::Put(stat, number, select) => self.put(effect, stat, number, select)?,
            Effect::Take(stat, number, select) => self.take(effect, stat, number, select)?,
            Effect::Flip(select) => E::FlipCounters(verb::FlipCounters(self.who(select)?)),
            Effect::Level(select, Num::N(level @ 1..=3)) => {
                E::BecomeLevel(verb::BecomeLevel(self.who(select)?, *level as u8, None))
            }
            Effect::Level(..) => return unplayable(effect, "a level is N(1) to N(3)"),
            Effect::Xp(number, Select::This) => E::GainXp(verb::GainXp(self.number(number)?)),
            Effect::Xp(..) => return unplayable(effect, "only the character whose power it is gains experience"),
            Effect::Promote(select) => E::Promote(verb::Promote(self.who(select)?)),
            Effect::Attack(select) => self.attack(effect, select)?,
            Effect::Defend(select) => E::ReplaceDefender(verb::ReplaceDefender(self.who(select)?)),
            Effect::Raid(player) => E::Raid(verb::Raid(side_of(player)?)),
            Effect::Create(token, number, place) => self.create(effect, token, number, place)?,
            Effect::Do(name, select) if name == FREEZE => E::Freeze(verb::Freeze(self.who(select)?)),
            Effect::Do(name, select) => self.trigger(effect, name, select)?,
            Effect::Move(select, place) => self.moved(effect, select, place)?,
            Effect::SetAside(select, place) => self.set_aside(effect, select, place)?,
            Effect::Tunnel(select) => self.tunnel(effect, select)?,
            Effect::Draw(player, number) => E::Draw(verb::Draw(self.player(player)?, self.number(number)?)),
            Effect::Discard(player, select) => self.discard(effect, player, select)?,
            Effect::Turn(select, way) => self.turn(effect, select, way)?,
            Effect::Play(select) => self.play(effect, select)?,
            Effect::Say(Aspect::Name) => E::NameCard(verb::NameCard),
            Effect::Say(Aspect::Team) => E::ChooseTeam(verb::ChooseTeam),
            Effect::Say(Aspect::Card) => return unplayable(effect, "a name or a team is said"),
            Effect::Cancel(Verb::Attack) => E::CancelCombat(verb::CancelCombat),
            Effect::Cancel(Verb::Use) => E::CancelPower(verb::CancelPower),
            Effect::Cancel(_) => return unplayable(effect, "an attack or the use of a super power is cancelled"),
            Effect::Points(number) => E::GainPoints(verb::GainPoints(self.number(number)?)),
            Effect::Change(select, rules, until) => return self.changes(select, rules, until),
            Effect::Offer(player, least, list) => return self.offer(effect, (player, least), list),
            Effect::Lose(player) => E::Lose(verb::Lose(self.player(player)?)),
            // Made of operations.
            Effect::Later { .. }
            | Effect::Predict(..)
            | Effect::May(_)
            | Effect::Unless(..)
            | Effect::If(..)
            | Effect::Either(_)
            | Effect::Each(..) => {
                return Ok(Vec::new());
            }
            Effect::Become(select, Select::Card) => E::BecomeCard(verb::BecomeCard(self.who(select)?)),
            Effect::Become(select, Select::This) if self.place == Some(Place::Hand(Player::Me)) => {
                E::BecomeThis(verb::BecomeThis(self.who(select)?))
            }
            Effect::Undo(names, select) => self.undo(effect, names, select)?,
            Effect::Join(select) => E::Join(verb::Join(self.who(select)?)),
            Effect::Withdraw(select) => E::Withdraw(verb::Withdraw(self.who(select)?)),
            Effect::Swap(..) | Effect::Become(..) => return not_yet(effect),
            Effect::Reveal(_) | Effect::Look(_) | Effect::Pay(..) => {
                return unplayable(effect, "it needs what usually follows it");
            }
        };
        Ok(vec![(one, vec![effect.clone()])])
    }

    /// A power works by name, one at a time: what an earlier one did may change what a later one needs.
    fn trigger(&self, effect: &Effect, name: &str, select: &Select) -> Lowered<E> {
        match select {
            Select::This | Select::It | Select::One(_) => {
                Ok(E::Trigger(verb::Trigger(name.to_owned(), self.who(select)?)))
            }
            _ => unplayable(effect, "a power works by name for one character at a time"),
        }
    }

    fn create(&self, effect: &Effect, token: &str, number: &Num, place: &Place) -> Lowered<E> {
        let row = match place {
            Place::Side(Player::Me) => None,
            Place::Front(Player::Me) => Some(Row::Front),
            Place::Back(Player::Me) => Some(Row::Back),
            _ => return unplayable(effect, "tokens come to my side"),
        };
        Ok(E::Create(verb::Create { token: token.to_owned(), number: self.number(number)?, row }))
    }

    fn choose(&self, effect: &Effect, select: &Select) -> Lowered<E> {
        let Select::One(list) = select else { return Ok(E::Choose(verb::Choose(self.who(select)?))) };
        match source_of(list)? {
            None => Ok(E::Choose(verb::Choose(self.who(select)?))),
            Some((Source::Outside, rest)) => Ok(E::ChooseOutside(verb::ChooseOutside(self.filter(&rest)?))),
            Some((
                Source::Piles(..) | Source::Captives | Source::Resources(_) | Source::Among | Source::Secret(_),
                _,
            )) => unplayable(effect, "cards are chosen where something is done with them"),
        }
    }

    fn ko(&self, effect: &Effect, select: &Select) -> Lowered<E> {
        let (Select::One(list) | Select::All(list)) = select else { return Ok(E::Ko(verb::Ko(self.who(select)?))) };
        let Some((source, rest)) = source_of(list)? else { return Ok(E::Ko(verb::Ko(self.who(select)?))) };
        match (select, source, &rest[..]) {
            (Select::All(_), Source::Resources(side), []) => Ok(E::KoResources(verb::KoResources(side))),
            (Select::One(_), Source::Resources(side), []) => {
                Ok(E::KoResource(verb::KoResource { side, face_down: false }))
            }
            (Select::One(_), Source::Resources(side), [Is::Not(up)]) if **up == Is::FaceUp => {
                Ok(E::KoResource(verb::KoResource { side, face_down: true }))
            }
            _ => unplayable(effect, "characters and resources are KO'd"),
        }
    }

    fn put(&self, effect: &Effect, stat: &Stat, number: &Num, select: &Select) -> Lowered<E> {
        if let (Stat::Counter(name), false) = (stat, matches!(number, Num::Divided(_))) {
            if name == Stat::VITALITY {
                return Ok(E::PutVitality(verb::PutVitality(self.number(number)?, self.who(select)?)));
            }
            let name = self.known.counter(name);
            return Ok(E::PutNamed(verb::PutNamed(name, self.number(number)?, self.who(select)?)));
        }
        let counter = counter(effect, stat)?;
        match (number, select) {
            (Num::Divided(total), Select::UpTo(Num::N(1..), _) | Select::Some(_)) => {
                Ok(E::Divide(verb::Divide { counter, total: self.number(total)?, who: self.who(select)? }))
            }
            (Num::Sum(again, of), _) if again == stat && **of == Select::Itself => {
                Ok(E::DoubleCounters(verb::DoubleCounters(counter, self.who(select)?)))
            }
            _ => Ok(E::Put(verb::Put(counter, self.number(number)?, self.who(select)?))),
        }
    }

    fn take(&self, effect: &Effect, stat: &Stat, number: &Num, select: &Select) -> Lowered<E> {
        let (counter, who) = (counter(effect, stat)?, self.who(select)?);
        match number {
            Num::Sum(all, of) if all == stat && **of == Select::Itself => Ok(E::TakeAll(verb::TakeAll(counter, who))),
            _ => Ok(E::Take(verb::Take(counter, self.number(number)?, who))),
        }
    }

    fn moved(&self, effect: &Effect, select: &Select, place: &Place) -> Lowered<E> {
        if let Some(cards) = self.moved_cards(effect, select, place)? {
            return Ok(E::MoveCards(cards));
        }
        if let Some(main) = self.brought_in(effect, select, place)? {
            return Ok(E::BringIn(main));
        }
        if let Some(invent) = self.invented(effect, false)? {
            return Ok(E::Invent(invent));
        }
        let who = || self.who(select);
        Ok(match (select, place) {
            (Select::Top(Num::N(1), Player::Me), Place::Resources(Player::Me)) => {
                E::TopToResources(verb::TopToResources)
            }
            (Select::Those, Place::Home) => E::Return(verb::Return),
            (Select::This, Place::Beside(beside)) if self.place == Some(Place::Hand(Player::Me)) => {
                E::PutThisBeside(verb::PutThisBeside(self.who(beside)?))
            }
            (_, Place::Universe) => E::ToUniverse(verb::ToUniverse(who()?)),
            (_, Place::On(captor)) => E::Capture(verb::Capture { who: who()?, captor: self.who(captor)? }),
            (_, Place::Pile(pile, Player::Me)) if self.known.collects(pile) => E::Collect(verb::Collect(who()?)),
            (_, Place::Pile(_, Player::Me)) => {
                return unplayable(effect, "all characters go to one pile, which no card begins in");
            }
            (_, Place::Back(Player::Controller)) => E::MoveRow(verb::MoveRow(who()?, Some(Row::Back))),
            (_, Place::Front(Player::Controller)) => E::MoveRow(verb::MoveRow(who()?, Some(Row::Front))),
            (_, Place::Row(Player::Controller)) => E::MoveRow(verb::MoveRow(who()?, None)),
            (_, Place::Hand(Player::Owner)) => E::LeavePlay(verb::LeavePlay(who()?, Dest::Hand)),
            (_, Place::Removed) => E::LeavePlay(verb::LeavePlay(who()?, Dest::Removed)),
            (_, Place::Deck(Player::Owner)) => E::LeavePlay(verb::LeavePlay(who()?, Dest::Deck)),
            (_, Place::As(deck, how)) if **deck == Place::Deck(Player::Owner) && how[..] == [Is::FaceUp] => {
                E::LeavePlay(verb::LeavePlay(who()?, Dest::DeckFaceUp))
            }
            (_, Place::Back(Player::Owner)) => E::GoOver(verb::GoOver(who()?, plain::Player::Owner(who()?))),
            (_, Place::Back(player)) => E::GoOver(verb::GoOver(who()?, self.player(player)?)),
            _ => return unplayable(effect, "nobody is moved like this"),
        })
    }

    /// That a card may come from my hand beside somebody.
    pub(in crate::compile) fn put_beside(&self, list: &[Effect]) -> Lowered<Option<E>> {
        let [Effect::Move(Select::One(is), Place::Beside(beside))] = list else { return Ok(None) };
        match source_of(is)? {
            Some((Source::Piles(plain::Side::Mine, Piles::HAND), rest)) => {
                Ok(Some(E::FromHand(verb::FromHand { what: self.filter(&rest)?, beside: self.who(beside)? })))
            }
            _ => unplayable(&list, "a card from my hand comes beside somebody"),
        }
    }

    fn set_aside(&self, effect: &Effect, select: &Select, place: &Place) -> Lowered<E> {
        let to = match (place, select) {
            (Place::Removed, _) => Dest::Removed,
            (Place::Hand(Player::Owner), Select::This | Select::It | Select::One(_)) => Dest::Hand,
            _ => return unplayable(effect, "some leave the game, or one goes to the hand of its Owner"),
        };
        Ok(E::SetAside(verb::SetAside(self.who(select)?, to)))
    }

    fn tunnel(&self, effect: &Effect, select: &Select) -> Lowered<E> {
        match select {
            Select::This => Ok(E::Tunnel(verb::Tunnel)),
            _ => unplayable(effect, "the character whose power it is goes beneath a resource"),
        }
    }

    fn discard(&self, effect: &Effect, whose: &Player, select: &Select) -> Lowered<E> {
        let player = self.player(whose)?;
        Ok(match select {
            Select::One(_) | Select::Exactly(..) | Select::UpTo(..) | Select::Some(_) => {
                let (number, what, fewer) = self.how_many_discarded(select)?;
                E::Discard(verb::Discard { player, number, what: self.filter(what)?, fewer })
            }
            Select::Random(number, list) if list.is_empty() => {
                E::DiscardAtRandom(verb::DiscardAtRandom(player, self.number(number)?))
            }
            Select::All(list) if list.is_empty() => E::DiscardHand(verb::DiscardHand(player)),
            Select::All(list) => E::DiscardAll(verb::DiscardAll(player, self.filter(list)?)),
            Select::By(Player::Me, picked) => match &**picked {
                Select::One(list) if self.has_looked_at_hand(whose) => {
                    E::DiscardPicked(verb::DiscardPicked(player, self.filter(list)?))
                }
                _ => return unplayable(effect, "I pick One card of a hand that I have looked at"),
            },
            _ => return unplayable(effect, "no card is discarded like this"),
        })
    }

    /// How many of which cards, and whether fewer will do.
    fn how_many_discarded<'s>(&self, select: &'s Select) -> Lowered<(plain::Num, &'s [Is], bool)> {
        Ok(match select {
            Select::One(list) => (plain::Num::N(1), list, false),
            Select::Exactly(number, list) => (self.number(number)?, list, false),
            Select::UpTo(number, list) => (self.number(number)?, list, true),
            Select::Some(list) => (plain::Num::N(i16::MAX), list, true),
            _ => return unplayable(select, "no card is discarded like this"),
        })
    }

    /// What was done by name ends. Names that nothing here has are those of other sets.
    fn undo(&self, effect: &Effect, names: &[String], select: &Select) -> Lowered<E> {
        let gained = |name: &String| match (Word::named(name), self.known.keyword(name)) {
            (Some(word), _) if !word.is_law() => Some(Gained::Word(word)),
            (_, power) => power.map(Gained::Power),
        };
        let freeze = names.iter().any(|name| name == FREEZE);
        let keywords: Vec<Gained> = names.iter().filter(|name| *name != FREEZE).filter_map(gained).collect();
        match freeze || !keywords.is_empty() {
            true => Ok(E::Undo(verb::Undo { freeze, keywords, who: self.who(select)? })),
            false => unplayable(effect, "nothing of that name is ever done"),
        }
    }

    fn attack(&self, effect: &Effect, select: &Select) -> Lowered<E> {
        let Select::One(list) = select else { return unplayable(effect, "it attacks One of some") };
        let (side, filter) = self.side_and_filter(list)?;
        Ok(E::AttackNow(verb::AttackNow(side, filter)))
    }

    fn turn(&self, effect: &Effect, select: &Select, way: &Is) -> Lowered<E> {
        let down = Is::Not(Box::new(Is::FaceUp));
        if (select, way, &self.place) == (&Select::This, &down, &Some(Place::Resources(Player::Me))) {
            return Ok(E::TurnThisDown(verb::TurnThisDown));
        }
        let Select::One(list) = select else { return unplayable(effect, "One location is turned") };
        let Some((Source::Resources(side), rest)) = source_of(list)? else {
            return unplayable(effect, "a location in a resource row is turned");
        };
        // Of a location that turns, the other ones: it was turned down before, and its piece is known.
        let other = rest.contains(&Is::Other);
        let rest: Vec<Is> = rest.into_iter().filter(|is| *is != Is::Other).collect();
        match (way, side, &rest[..]) {
            (Is::FaceUp, plain::Side::Mine, [what @ .., last]) if *last == down => {
                // Put together here, because nothing is put together while a game is played.
                let location = Filter::All(vec![Filter::Location, self.filter(what)?]);
                Ok(E::TurnUpLocation(verb::TurnUpLocation(location, other)))
            }
            (way, side, [Is::Location, Is::FaceUp]) if *way == down => {
                Ok(E::TurnDownLocation(verb::TurnDownLocation(side)))
            }
            _ => unplayable(effect, "a face-down location of mine turns up, a face-up one down"),
        }
    }

    fn play(&self, effect: &Effect, select: &Select) -> Lowered<E> {
        let Select::One(list) = select else { return unplayable(effect, "One plot twist is played") };
        match source_of(list)? {
            Some((Source::Piles(plain::Side::Mine, Piles::DECK), rest)) => {
                Ok(E::SearchTwist(verb::SearchTwist(self.filter(&rest)?)))
            }
            _ => unplayable(effect, "it comes from my deck, or from my KO pile and then goes to my deck"),
        }
    }
}

/// The highest number that a player may choose for an effect, and the effect with the number that was chosen.
fn with_number(effect: &Effect) -> Option<(&Num, Effect)> {
    let (number, rest) = match effect {
        Effect::Wound(number, select) => (number, Effect::Wound(Num::Amount, select.clone())),
        Effect::Heal(number, select) => (number, Effect::Heal(Num::Amount, select.clone())),
        Effect::Put(stat, number, select) => (number, Effect::Put(stat.clone(), Num::Amount, select.clone())),
        Effect::Take(stat, number, select) => (number, Effect::Take(stat.clone(), Num::Amount, select.clone())),
        Effect::Xp(number, select) => (number, Effect::Xp(Num::Amount, select.clone())),
        Effect::Draw(player, number) => (number, Effect::Draw(player.clone(), Num::Amount)),
        Effect::Create(token, number, place) => (number, Effect::Create(token.clone(), Num::Amount, place.clone())),
        Effect::Points(number) => (number, Effect::Points(Num::Amount)),
        _ => return None,
    };
    match number {
        Num::UpTo(most) => Some((most, rest)),
        _ => None,
    }
}

/// Effects that only cards of later sets have.
fn not_yet<T>(effect: &Effect) -> Lowered<T> {
    let why = match effect {
        Effect::Swap(..) => "the engine can't switch two characters yet",
        _ => "the engine can't turn one card into another yet",
    };
    unplayable(effect, why)
}

fn counter(effect: &Effect, stat: &Stat) -> Lowered<Counter> {
    match stat {
        Stat::Plus => Ok(Counter::Plus),
        Stat::Minus => Ok(Counter::Minus),
        _ => unplayable(effect, "counters are Plus or Minus"),
    }
}
