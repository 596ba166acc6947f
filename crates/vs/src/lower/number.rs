//! Numbers.

use super::cards::{Source, source_of};
use super::{Lower, Lowered, unplayable};
use crate::language::{Event, Is, Num, Place, Player, Select, Stat, Verb, Within};
use crate::plain::{self, Counter, Who};

impl Lower {
    pub(super) fn number(&self, number: &Num) -> Lowered<plain::Num> {
        let pair = |a: &Num, b: &Num| Ok((Box::new(self.number(a)?), Box::new(self.number(b)?)));
        Ok(match number {
            Num::N(number) => plain::Num::N(*number),
            Num::Amount => plain::Num::Amount,
            Num::Count(list) => return self.count(list),
            Num::Sum(Stat::Printed(stat), select) if **select == Select::Card => match **stat {
                Stat::Atk => plain::Num::NamedAtk,
                Stat::Def => plain::Num::NamedDef,
                _ => return unplayable(number, "only ATK and DEF are read from a card"),
            },
            Num::Sum(stat, select) => self.sum(number, stat, self.who(select)?)?,
            Num::Max(Stat::Atk, select) => plain::Num::HighestAtk(self.who(select)?),
            Num::Times(event, Within::Game) if self.is_own_use(event) => plain::Num::Uses,
            Num::Add(a, b) => {
                let (a, b) = pair(a, b)?;
                plain::Num::Sum(a, b)
            }
            Num::Sub(a, b) => {
                let (a, b) = pair(a, b)?;
                plain::Num::Gap(a, b)
            }
            Num::Max(..) => return unplayable(number, "only the highest ATK is looked for"),
            Num::Times(..) => return unplayable(number, "only how often I have used this power is counted"),
            Num::Alike(..) => return unplayable(number, "the engine can't count what characters have in common yet"),
            Num::Total(..) => return unplayable(number, "the engine can't add up what has happened yet"),
            Num::Paid(_) => return unplayable(number, "the engine can't tell which symbols were paid yet"),
            Num::UpTo(_) => return unplayable(number, "the engine can't let a player choose a number yet"),
            Num::Divided(_) => return unplayable(number, "only counters are divided, among UpTo so many"),
        })
    }

    fn sum(&self, number: &Num, stat: &Stat, who: Who) -> Lowered<plain::Num> {
        Ok(match stat {
            Stat::Atk => plain::Num::Atk(who),
            Stat::Def => plain::Num::Def(who),
            Stat::Cost => plain::Num::Cost(who),
            Stat::Wounds => plain::Num::Wounds(who),
            Stat::Plus => plain::Num::Counters(Counter::Plus, who),
            Stat::Minus => plain::Num::Counters(Counter::Minus, who),
            Stat::Real(stat) if **stat == Stat::Atk => plain::Num::RealAtk(who),
            Stat::Health => return unplayable(number, "the engine can't ask for health yet"),
            Stat::Counter(_) => return unplayable(number, "the engine can't keep counters by name yet"),
            Stat::Level | Stat::Base(_) | Stat::Printed(_) | Stat::Real(_) => {
                return unplayable(number, "this is not added up");
            }
        })
    }

    fn count(&self, list: &[Is]) -> Lowered<plain::Num> {
        if let [Is::In(Place::Hand(player))] = list {
            return Ok(plain::Num::Hand(self.player(player)?));
        }
        let Some((source, rest)) = source_of(list)? else {
            let (side, filter) = self.side_and_filter(list)?;
            return Ok(plain::Num::Count(side, filter));
        };
        match (source, &rest[..]) {
            (Source::Ko(side), rest) => Ok(plain::Num::CountKo(side, Box::new(self.card_is(rest)?))),
            (Source::Resources(side), []) => Ok(plain::Num::Resources(side)),
            (Source::Resources(side), [Is::Location, Is::Basic, Is::FaceUp, Is::Gives(symbol)]) => {
                Ok(plain::Num::Locations(side, *symbol))
            }
            _ => unplayable(&list, "these are not counted"),
        }
    }

    /// That I use a super power of this name.
    fn is_own_use(&self, event: &Event) -> bool {
        let Event::Of(Verb::Use, roles) = event else { return false };
        roles.of == Some(Player::Me) && roles.what[..] == [Is::Named(self.power.clone())]
    }
}
