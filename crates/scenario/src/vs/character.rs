//! Expectations about characters and single cards.

use super::expect::{same, unknown};
use super::matching::{fighter, fighter_name, fighters, universe};
use super::setup::number;
use super::{Runner, cards, seat};
use crate::fault::{Fault, did_you_mean};
use longbox_kernel::Seat;
use longbox_vs::Word;
use longbox_vs::{NO_PIECE, Position, Row, Slot};

/// What can be said of a character.
const FACTS: &str = "6/5, 6 ATK, 5 DEF, base 3/3, stunned, hidden, face up, face down, ready, exhausted, frozen, dealt in, in the front row, \
                     in the back row, on A's side, in universe 1, in the original universe, owned by A, level 2, in combat, attacking, defending, in play, \
                     in A's hand, KO pile, deck, resources or removed, 1 wound, no wounds, 2 +1/+1 counters, \
                     no counters, xp 3, Flight (any power), no Flight, no powers, team Avengers, equipment NAME";

/// Those that are a single word.
const PLAIN: [&str; 11] = [
    "stunned",
    "hidden",
    "face up",
    "face down",
    "ready",
    "exhausted",
    "frozen",
    "dealt in",
    "in combat",
    "attacking",
    "defending",
];

impl Runner<'_> {
    /// `Thor is 6/5, ready, has 1 wound`
    pub(super) fn expect_character(&mut self, text: &str) -> Result<(), Fault> {
        let p = self.position()?;
        let splits = [" is ", " has "].into_iter().flat_map(|verb| {
            text.match_indices(verb).map(|(at, _)| (&text[..at], text[at + verb.len()..].trim())).collect::<Vec<_>>()
        });
        let mut splits: Vec<(&str, &str)> = splits.collect();
        splits.sort_by_key(|(name, _)| name.len());
        let known = splits.iter().find(|(name, _)| fighters(self.game, &p, name).is_some());
        let Some((name, facts)) = known else {
            let name = splits.first().map_or(text, |(name, _)| name);
            return Err(if splits.is_empty() { unknown(text) } else { cards::no_card(self.game, name) });
        };
        for fact in cards::split(facts) {
            let fact = fact.trim_start_matches("and ").trim_start_matches("is ").trim_start_matches("has ");
            self.expect_fact(&p, name, fact.trim())?;
        }
        Ok(())
    }

    fn expect_fact(&mut self, p: &Position, name: &str, fact: &str) -> Result<(), Fault> {
        if let Some(place) = fact.strip_prefix("in ").and_then(|place| place.split_once("'s "))
            && let Some(who) = seat(place.0)
        {
            return self.expect_lies(p, name, who, place.1);
        }
        if let Some(who) = fact.strip_prefix("removed from ").and_then(seat) {
            return self.expect_lies(p, name, who, "removed");
        }
        let slots = fighters(self.game, p, name).unwrap_or_default();
        match fact {
            "in play" => return same(&format!("whether {name} is in play"), true, !slots.is_empty()),
            "not in play" => return same(&format!("whether {name} is in play"), false, !slots.is_empty()),
            _ => {}
        }
        let slot = fighter(self.game, p, name, |_| true)?;
        // The numbers of somebody in another universe are those on its board.
        let there = p.apart().contains(slot).then(|| self.game.with_board(p, p.universe_of(slot)));
        let p = there.as_ref().unwrap_or(p);
        let (fact, wanted) = match fact.strip_prefix("not ") {
            Some(fact) => (fact, false),
            None => (fact, true),
        };
        if let Some((what, expected, found)) = self.number_fact(p, slot, fact)? {
            let what = format!("{} of {}", what, fighter_name(self.game, p, slot));
            return match wanted {
                true => same(&what, expected, found),
                false if expected == found => Err(Fault::new(format!("{what} should not be {expected}"))),
                false => Ok(()),
            };
        }
        let found = self.plain_fact(p, slot, fact)?;
        same(&format!("whether {} is or has '{fact}'", fighter_name(self.game, p, slot)), wanted, found)
    }

    /// Facts with numbers: what, expected, found.
    fn number_fact(&self, p: &Position, slot: Slot, fact: &str) -> Result<Option<(String, String, String)>, Fault> {
        let fighter = p.fighter(slot);
        let (now, base) = (self.game.stats(p, slot), self.game.base(p, slot));
        let words: Vec<&str> = fact.split_whitespace().collect();
        let count = |word: &str| if word == "no" { Ok(0) } else { number::<i32>(word) };
        let counters = i32::from(fighter.counters);
        let numbers = |what: &str, expected: i32, found: i32| {
            Ok(Some((what.to_owned(), expected.to_string(), found.to_string())))
        };
        match words.as_slice() {
            [stats] if cards::stats(stats).is_some() => {
                Ok(Some(("ATK/DEF".to_owned(), (*stats).to_owned(), format!("{}/{}", now.atk, now.def))))
            }
            ["base", stats] => {
                Ok(Some(("base ATK/DEF".to_owned(), (*stats).to_owned(), format!("{}/{}", base.atk, base.def))))
            }
            [atk, "ATK"] | ["ATK", atk] => numbers("ATK", count(atk)?, counted(count(atk)?, now.atk)),
            [def, "DEF"] | ["DEF", def] => numbers("DEF", count(def)?, counted(count(def)?, now.def)),
            [wounds, "wound" | "wounds"] => numbers("wounds", count(wounds)?, i32::from(fighter.wounds())),
            [counters, "vitality"] => numbers("vitality counters", count(counters)?, i32::from(fighter.vitality())),
            [health, "health"] => numbers("health", count(health)?, i32::from(self.game.health(p, slot))),
            ["no", "counters"] => numbers("counters", 0, counters),
            [number, "+1/+1", "counter" | "counters"] => numbers("+1/+1 counters", count(number)?, counters),
            [number, "-1/-1", "counter" | "counters"] => numbers("-1/-1 counters", count(number)?, -counters),
            [number, name @ .., "counter" | "counters"] if !name.is_empty() => {
                let name = name.join(" ");
                let there = self.game.named_counters(p, slot).find(|(other, _)| *other == name);
                numbers("counters", count(number)?, there.map_or(0, |(_, count)| i32::from(count)))
            }
            ["xp", xp] | [xp, "xp" | "XP"] => numbers("XP", count(xp)?, i32::from(fighter.xp)),
            ["level", level] => numbers("level", count(level)?, i32::from(self.game.level_in_play(fighter))),
            _ => Ok(None),
        }
    }

    /// Facts that hold or not.
    fn plain_fact(&self, p: &Position, slot: Slot, fact: &str) -> Result<bool, Fault> {
        let fighter = p.fighter(slot);
        let combat = p.combat();
        let attacking = combat.is_some_and(|combat| combat.attackers.contains(slot));
        let defending = combat.is_some_and(|combat| combat.defender == slot);
        Ok(match fact {
            "stunned" => fighter.is_stunned(),
            "hidden" => fighter.is_hidden(),
            "dealt in" => p.part(slot).is_some(),
            "face down" => fighter.is_face_down(),
            "face up" => !fighter.is_face_down(),
            "ready" => !fighter.is_exhausted() && !fighter.is_stunned(),
            "exhausted" => fighter.is_exhausted(),
            "frozen" => fighter.is_frozen(),
            "in the front row" => fighter.row == Row::Front,
            "in the back row" => fighter.row == Row::Back,
            "in combat" => attacking || defending,
            "attacking" => attacking,
            "defending" => defending,
            "a main character" => fighter.is_main(),
            "no equipment" => fighter.equipment == NO_PIECE,
            "no powers" => self.judge(p).powers(slot).is_empty(),
            _ => return self.named_fact(p, slot, fact),
        })
    }

    /// Facts that name something: a side, an owner, a team, a power, an equipment.
    fn named_fact(&self, p: &Position, slot: Slot, fact: &str) -> Result<bool, Fault> {
        let fighter = p.fighter(slot);
        if let Some(who) = fact.strip_prefix("on ").and_then(|rest| rest.strip_suffix("'s side")) {
            return Ok(seat(who) == Some(fighter.side));
        }
        if let Some(who) = fact.strip_prefix("owned by ") {
            return Ok(seat(who) == Some(fighter.owner()));
        }
        if let Some(number) = fact.strip_prefix("in ").and_then(universe) {
            return Ok(p.universe_of(slot) == number);
        }
        if let Some(name) = fact.strip_prefix("equipment ") {
            let cards = cards::cards(self.game, name)?;
            return Ok(fighter.equipment != NO_PIECE && cards.contains(&p.card(fighter.equipment)));
        }
        if let Some(name) = fact.strip_prefix("team ") {
            let team = cards::team(self.game, name)?;
            return Ok(self.judge(p).teams(slot).contains(&team.name.as_str()));
        }
        if let Some(name) = fact.strip_prefix("no ") {
            return Ok(!self.has_power(p, slot, name)?);
        }
        self.has_power(p, slot, fact)
    }

    fn has_power(&self, p: &Position, slot: Slot, name: &str) -> Result<bool, Fault> {
        let word: Option<Word> = ron::from_str(name).ok();
        let named = self.judge(p).powers(slot).iter().any(|power| power.eq_ignore_ascii_case(name));
        let known = |card: &longbox_vs::language::Card| {
            card.words.iter().any(|word| word == name)
                || card.powers.iter().any(|power| power_name(power).eq_ignore_ascii_case(name))
        };
        let keyword = self.keywords().any(|word| word == name);
        if word.is_none() && !named && !keyword && !self.game.cards().iter().any(known) {
            let near = did_you_mean(name, PLAIN.into_iter().chain(self.keywords()));
            return Err(Fault::new(format!("'{name}' is nothing to be said of a character; known are {FACTS}{near}")));
        }
        Ok(named || word.is_some_and(|word| p.fighter(slot).has(word)))
    }

    fn keywords(&self) -> impl Iterator<Item = &str> {
        self.game.keywords().iter().map(|keyword| keyword.word.as_str())
    }

    /// Whether a card lies in a place of a player.
    fn expect_lies(&mut self, p: &Position, name: &str, who: Seat, place: &str) -> Result<(), Fault> {
        let expected = cards::cards(self.game, name)?;
        let pieces = self.pieces(p, who, place).ok_or_else(|| unknown(&format!("{name} is in {who}'s {place}")))?;
        let found = pieces.iter().any(|piece| expected.contains(&p.card(*piece)));
        let names: Vec<String> = pieces.iter().map(|piece| self.game.name_of(p.card(*piece)).to_owned()).collect();
        match found {
            true => Ok(()),
            false => Err(Fault::differs(&format!("{who}'s {place}"), name, cards::show(&names))),
        }
    }
}

fn power_name(power: &longbox_vs::language::Power) -> &str {
    use longbox_vs::language::Power;
    match power {
        Power::Keyword { name, .. } | Power::Use { name, .. } | Power::LevelUp { name, .. } => name,
    }
}

/// Below 0 counts as 0, unless a number below 0 is expected.
fn counted(expected: i32, found: i16) -> i32 {
    let found = i32::from(found);
    if expected < 0 { found } else { found.max(0) }
}
