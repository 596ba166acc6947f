//! Effects one by one; what takes several of them stands in `sequence`.

use super::cards::{Source, source_of};
use super::predicate::side_of;
use super::{Lower, Lowered, Said, unplayable};
use crate::language::{Aspect, Effect, Is, Num, Place, Player, Select, Stat, Verb, Way};
use crate::plain::{self, Counter, Dest, Filter};

/// The one thing that is done by name.
pub(in crate::compile) const FREEZE: &str = "Freeze";

impl Lower<'_> {
    pub(in crate::compile) fn effect(&self, effect: &Effect) -> Lowered<Vec<Said>> {
        use plain::Effect as E;
        let one = match effect {
            Effect::Choose(Select::Players(player)) => E::ChoosePlayer(self.one_of(player)?),
            Effect::Choose(select) => E::Choose(self.who(select)?),
            Effect::Stun(select) => E::Stun(self.who(select)?),
            Effect::Daze(select) => E::Daze(self.who(select)?),
            Effect::Ko(select) => self.ko(effect, select)?,
            Effect::Wound(number, select) => E::Wound(self.number(number)?, self.who(select)?),
            Effect::Heal(number, select) => E::Heal(self.number(number)?, self.who(select)?),
            Effect::Recover(select) => E::Recover(self.who(select)?),
            Effect::Ready(select) => E::Ready(self.who(select)?),
            Effect::Exhaust(select) => E::Exhaust(self.who(select)?),
            Effect::Hide(select) => E::Hide(self.who(select)?),
            Effect::Put(stat, number, select) => self.put(effect, stat, number, select)?,
            Effect::Take(stat, number, select) => self.take(effect, stat, number, select)?,
            Effect::Flip(select) => E::FlipCounters(self.who(select)?),
            Effect::Level(select, Num::N(level @ 1..=3)) => E::BecomeLevel(self.who(select)?, *level as u8),
            Effect::Level(..) => return unplayable(effect, "a level is N(1) to N(3)"),
            Effect::Xp(number, Select::This) => E::GainXp(self.number(number)?),
            Effect::Xp(..) => return unplayable(effect, "only the character whose power it is gains experience"),
            Effect::Promote(select) => E::Promote(self.who(select)?),
            Effect::Attack(select) => self.attack(effect, select)?,
            Effect::Defend(select) => E::ReplaceDefender(self.who(select)?),
            Effect::Raid(player) => E::Raid(side_of(player)?),
            Effect::Create(token, number) => E::Create(token.clone(), self.number(number)?),
            Effect::Do(name, select) if name == FREEZE => E::Freeze(self.who(select)?),
            Effect::Do(..) => return unplayable(effect, "nothing is done by this name"),
            Effect::Move(select, place) => self.moved(effect, select, place)?,
            Effect::SetAside(select) => E::RemoveForNow(self.who(select)?),
            Effect::Draw(player, number) => E::Draw(self.player(player)?, self.number(number)?),
            Effect::Discard(player, select) => self.discard(effect, player, select)?,
            Effect::Reveal(Select::All(list)) => self.reveal(effect, list)?,
            Effect::Turn(select, way) => self.turn(effect, select, *way)?,
            Effect::Play(select) => self.play(effect, select)?,
            Effect::Say(Aspect::Name) => E::NameCard,
            Effect::Say(Aspect::Team) => E::ChooseTeam,
            Effect::Say(Aspect::Card) => return unplayable(effect, "a name or a team is said"),
            Effect::Cancel(Verb::Attack) => E::CancelCombat,
            Effect::Cancel(Verb::Use) => E::CancelPower,
            Effect::Cancel(_) => return unplayable(effect, "an attack or the use of a super power is cancelled"),
            Effect::Points(number) => E::GainPoints(self.number(number)?),
            Effect::Change(select, rules, until) => return self.changes(select, rules, until),
            Effect::Each(..) => return unplayable(effect, "it is done for each of some Players"),
            // Made of operations.
            Effect::Later { .. } | Effect::May(_) | Effect::Unless(..) | Effect::If(..) => return Ok(Vec::new()),
            Effect::Either(_)
            | Effect::Join(_)
            | Effect::Withdraw(_)
            | Effect::Swap(..)
            | Effect::Undo(..)
            | Effect::Become(..) => return not_yet(effect),
            Effect::Reveal(_) | Effect::Look(_) | Effect::Pay(..) => {
                return unplayable(effect, "it needs what usually follows it");
            }
        };
        Ok(vec![(one, vec![effect.clone()])])
    }

    fn ko(&self, effect: &Effect, select: &Select) -> Lowered<plain::Effect> {
        let (Select::One(list) | Select::All(list)) = select else { return Ok(plain::Effect::Ko(self.who(select)?)) };
        let Some((source, rest)) = source_of(list)? else { return Ok(plain::Effect::Ko(self.who(select)?)) };
        match (select, source, &rest[..]) {
            (Select::All(_), Source::Resources(side), []) => Ok(plain::Effect::KoResources(side)),
            (Select::One(_), Source::Resources(side), []) => Ok(plain::Effect::KoResource { side, face_down: false }),
            (Select::One(_), Source::Resources(side), [Is::Not(up)]) if **up == Is::FaceUp => {
                Ok(plain::Effect::KoResource { side, face_down: true })
            }
            _ => unplayable(effect, "characters and resources are KO'd"),
        }
    }

    fn put(&self, effect: &Effect, stat: &Stat, number: &Num, select: &Select) -> Lowered<plain::Effect> {
        let counter = counter(effect, stat)?;
        match (number, select) {
            (Num::Divided(total), Select::UpTo(Num::N(most @ 1..=40), list)) => {
                let (side, filter) = self.side_and_filter(list)?;
                let total = self.number(total)?;
                Ok(plain::Effect::Divide { counter, total, most: *most as u8, side, filter })
            }
            (Num::Sum(again, of), _) if again == stat && **of == Select::Itself => {
                Ok(plain::Effect::DoubleCounters(counter, self.who(select)?))
            }
            _ => Ok(plain::Effect::Put(counter, self.number(number)?, self.who(select)?)),
        }
    }

    fn take(&self, effect: &Effect, stat: &Stat, number: &Num, select: &Select) -> Lowered<plain::Effect> {
        let (counter, who) = (counter(effect, stat)?, self.who(select)?);
        match number {
            Num::Sum(all, of) if all == stat && **of == Select::Itself => Ok(plain::Effect::TakeAll(counter, who)),
            _ => Ok(plain::Effect::Take(counter, self.number(number)?, who)),
        }
    }

    fn moved(&self, effect: &Effect, select: &Select, place: &Place) -> Lowered<plain::Effect> {
        use plain::Effect as E;
        let list = match select {
            Select::One(list) | Select::All(list) | Select::Random(_, list) => source_of(list)?,
            _ => None,
        };
        if let Some((source, rest)) = list {
            return self.moved_card(effect, select, place, source, self.filter(&rest)?);
        }
        let who = || self.who(select);
        Ok(match (select, place) {
            (Select::Card, place) => E::MoveKod(destination(effect, place, Whose::Anybodys)?),
            (Select::This, place) if self.in_ko => E::MoveKod(destination(effect, place, Whose::Mine)?),
            (Select::Top(Num::N(1), Player::Me), Place::Resources(Player::Me)) => E::TopToResources,
            (Select::Those, Place::Home) => E::Return,
            (_, Place::Back(Player::Controller)) => E::Push(who()?),
            (_, Place::Front(Player::Controller)) => E::Pull(who()?),
            (_, Place::Row(Player::Controller)) => E::Move(who()?),
            (_, Place::Hand(Player::Owner)) => E::ToHand(who()?),
            (_, Place::Back(Player::Owner)) => E::GoOver(who()?, plain::Player::Owner(who()?)),
            (_, Place::Back(player)) => E::GoOver(who()?, self.player(player)?),
            _ => return unplayable(effect, "nobody is moved like this"),
        })
    }

    fn moved_card(
        &self,
        effect: &Effect,
        select: &Select,
        place: &Place,
        source: Source,
        what: Filter,
    ) -> Lowered<plain::Effect> {
        use plain::Effect as E;
        let mine = matches!(source, Source::Ko(plain::Side::Mine) | Source::Deck | Source::Wide);
        let to = || destination(effect, place, if mine { Whose::Mine } else { Whose::Anybodys });
        Ok(match (select, source, place) {
            (Select::One(_), Source::Ko(side), _) => E::FromKo { side, what, to: to()? },
            (Select::One(_), Source::Deck, _) => E::Search { what, to: to()?, wide: false },
            (Select::One(_), Source::Wide, _) => E::Search { what, to: to()?, wide: true },
            (Select::Random(number, _), Source::Ko(plain::Side::Mine), Place::Hand(Player::Me))
                if what == Filter::Any =>
            {
                E::RandomFromKo(self.number(number)?)
            }
            (Select::All(_), Source::Ko(plain::Side::Any), Place::Deck(Player::Owner)) => E::KoPilesToDecks(what),
            _ => return unplayable(effect, "no card is moved like this"),
        })
    }

    /// That a card may come from my hand beside somebody.
    pub(in crate::compile) fn put_beside(&self, list: &[Effect]) -> Lowered<Option<plain::Effect>> {
        let [Effect::Move(Select::One(is), Place::Beside(beside))] = list else { return Ok(None) };
        match source_of(is)? {
            Some((Source::Hand, rest)) => {
                Ok(Some(plain::Effect::FromHand { what: self.filter(&rest)?, beside: self.who(beside)? }))
            }
            _ => unplayable(&list, "a card from my hand comes beside somebody"),
        }
    }

    fn discard(&self, effect: &Effect, player: &Player, select: &Select) -> Lowered<plain::Effect> {
        use plain::Effect as E;
        let player = self.player(player)?;
        Ok(match select {
            Select::One(list) => E::Discard(player, plain::Num::N(1), self.filter(list)?),
            Select::Exactly(number, list) => E::Discard(player, self.number(number)?, self.filter(list)?),
            Select::Random(number, list) if list.is_empty() => E::DiscardAtRandom(player, self.number(number)?),
            Select::All(list) if list.is_empty() => E::DiscardHand(player),
            Select::All(list) => E::DiscardAll(player, self.filter(list)?),
            _ => return unplayable(effect, "no card is discarded like this"),
        })
    }

    fn reveal(&self, effect: &Effect, list: &[Is]) -> Lowered<plain::Effect> {
        match list {
            [Is::In(Place::Hand(player))] => Ok(plain::Effect::RevealHand(self.player(player)?)),
            _ => unplayable(effect, "a hand is revealed"),
        }
    }

    fn attack(&self, effect: &Effect, select: &Select) -> Lowered<plain::Effect> {
        let Select::One(list) = select else { return unplayable(effect, "it attacks One of some") };
        let (side, filter) = self.side_and_filter(list)?;
        Ok(plain::Effect::AttackNow(side, filter))
    }

    fn turn(&self, effect: &Effect, select: &Select, way: Way) -> Lowered<plain::Effect> {
        let Select::One(list) = select else { return unplayable(effect, "One location is turned") };
        let Some((Source::Resources(side), rest)) = source_of(list)? else {
            return unplayable(effect, "a location in a resource row is turned");
        };
        let down = Is::Not(Box::new(Is::FaceUp));
        match (way, side, &rest[..]) {
            (Way::Up, plain::Side::Mine, [what @ .., last]) if *last == down => {
                Ok(plain::Effect::TurnUpLocation(self.filter(what)?))
            }
            (Way::Down, side, [Is::Location, Is::FaceUp]) => Ok(plain::Effect::TurnDownLocation(side)),
            _ => unplayable(effect, "a face-down location of mine turns up, a face-up one down"),
        }
    }

    fn play(&self, effect: &Effect, select: &Select) -> Lowered<plain::Effect> {
        let Select::One(list) = select else { return unplayable(effect, "One plot twist is played") };
        match source_of(list)? {
            Some((Source::Deck, rest)) => Ok(plain::Effect::SearchTwist(self.filter(&rest)?)),
            _ => unplayable(effect, "it comes from my deck, or from my KO pile and then goes to my deck"),
        }
    }
}

/// Effects that only cards of later sets have.
fn not_yet<T>(effect: &Effect) -> Lowered<T> {
    let why = match effect {
        Effect::Either(_) => "the engine can't let a player choose among effects yet",
        Effect::Join(_) | Effect::Withdraw(_) => "the engine can't change who attacks in a combat yet",
        Effect::Swap(..) => "the engine can't switch two characters yet",
        Effect::Undo(..) => "the engine can't end what was done by name yet",
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

/// Whose cards are moved.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Whose {
    Mine,
    Anybodys,
}

/// Cards go to places of their owners, or onto my side.
pub(in crate::compile) fn destination(effect: &Effect, place: &Place, whose: Whose) -> Lowered<Dest> {
    let (player, to) = match place {
        Place::Side(Player::Me) => return Ok(Dest::MySide),
        Place::Removed => return Ok(Dest::Removed),
        Place::Hand(player) => (player, Dest::Hand),
        Place::Deck(player) => (player, Dest::Deck),
        Place::Resources(player) => (player, Dest::Resources),
        Place::Ko(player) => (player, Dest::Ko),
        Place::Bottom(player) => (player, Dest::DeckBottom),
        Place::Side(_) | Place::Front(_) | Place::Back(_) | Place::Row(_) | Place::Beside(_) | Place::Home => {
            return unplayable(effect, "no card goes there");
        }
        Place::Top(_) | Place::Pile(..) | Place::On(_) | Place::Outside | Place::As(..) => {
            return unplayable(effect, "the engine can't put cards there yet");
        }
    };
    match player {
        Player::Owner => Ok(to),
        Player::Me if whose == Whose::Mine => Ok(to),
        _ => unplayable(effect, "a card goes to a place of its Owner"),
    }
}
