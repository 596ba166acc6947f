//! Characters and cards as nouns: "another face-up enemy supporting character with Ranged", "a plot twist in your hand".

use super::adjective::{Slot, adjective, either, exact, kinds, names};
use super::combat::{Combat, Role};
pub(super) use super::form::Form;
use super::number::{is_counted, stat_name, total};
use super::player::{is_in_play, piles};
use super::predicate::{bound, predicate, protected_by, shared};
use super::voice::{Chosen, Voice};
use super::words::{inside, list, many, with_article};
use crate::language::{Aspect, Is, Num, Place, Player, Select, Stat};

#[derive(Clone, Debug, Default)]
struct Pieces {
    other: bool,
    adjectives: Vec<(Slot, String)>,
    /// Of what kind; one of several.
    noun: Vec<&'static str>,
    /// "attacking" or "defending".
    role: Option<Role>,
    /// "solo ", "team ".
    manner: String,
    /// "named Hulk", "of level 2 or higher".
    called: Vec<String>,
    /// Names that are left out: "other than Hulk".
    except: Vec<String>,
    /// "on your side".
    side: Option<String>,
    /// "with Ranged".
    with: Vec<String>,
    /// "a +1/+1 counter", "no wound".
    has: Vec<String>,
    /// "in the combat".
    part: Vec<String>,
    /// "melee attacking Hulk".
    doing: Option<String>,
    /// "that survived the combat".
    that: Vec<String>,
    /// "their": one of their characters.
    whose: Option<String>,
    /// " in your KO pile".
    place: String,
    /// Cards, no characters.
    outside: bool,
    /// Those that were looked at: " among them".
    among: &'static str,
}

/// A list as a noun; whoever is meant is in play, unless it says otherwise.
pub(super) fn noun(list: &[Is], form: &Form, voice: &mut Voice) -> String {
    Pieces::of(list, form, voice).told(form)
}

/// As [`noun`], of cards that a list means though it does not say so.
pub(super) fn cards(list: &[Is], form: &Form, voice: &mut Voice) -> String {
    let mut pieces = Pieces::of(list, form, voice);
    pieces.outside = true;
    pieces.told(form)
}

/// "a face-up supporting character", where that says everything about the list.
pub(super) fn plain(list: &[Is], plural: bool, voice: &mut Voice) -> Option<String> {
    let form = if plural { Form::Many } else { Form::One };
    let mut pieces = Pieces::of(list, &form, &mut voice.clone());
    let ranked = pieces.is_ranked() || !pieces.noun.is_empty();
    pieces.outside |= !pieces.noun.is_empty();
    (ranked && pieces.that.is_empty() && pieces.doing.is_none()).then(|| pieces.told(&form))
}

/// Whether a list speaks of cards outside play.
pub(super) fn is_outside(list: &[Is]) -> bool {
    list.iter().any(|is| match is {
        Is::Among => true,
        Is::In(place) => !is_in_play(place),
        Is::AnyOf(any) => is_outside(any),
        _ => false,
    })
}

impl Pieces {
    fn of(list: &[Is], form: &Form, voice: &mut Voice) -> Pieces {
        let mut pieces = Pieces { outside: is_outside(list), ..Pieces::default() };
        let (exactly, list) = exact(list);
        let (combat, rest) = Combat::of(&list);
        for is in rest {
            pieces.collect(is, form, voice);
        }
        for (stat, num) in exactly {
            match (stat, num) {
                (Stat::Level, _) => pieces.adjectives.push((Slot::Team, format!("level {}", total(num, voice)))),
                (_, Num::Amount) => pieces.called.push(format!("with {} equal to that number", stat_name(stat))),
                _ => pieces.called.push(format!("of {} {}", stat_name(stat), total(num, voice))),
            }
        }
        match combat.role {
            Some(Role::Either) if combat.is_plain() => pieces.part.push("in the combat".to_owned()),
            role if combat.is_plain() => pieces.role = role,
            Some(Role::Attacking) if combat.is_only_solo() => {
                (pieces.role, pieces.manner) = (combat.role, combat.manner());
            }
            _ => pieces.doing = Some(combat.doing(voice)),
        }
        pieces
    }

    fn collect(&mut self, is: &Is, form: &Form, voice: &mut Voice) {
        if let Some(adjective) = adjective(is) {
            self.adjectives.push(adjective);
        }
        match is {
            Is::Character | Is::Main | Is::Supporting => self.noun = vec!["character"],
            Is::PlotTwist => self.noun = vec!["plot twist"],
            Is::Location => self.noun = vec!["location"],
            Is::Equipment => self.noun = vec!["equipment"],
            Is::Timed(_) if self.noun.is_empty() => self.noun = vec!["plot twist"],
            Is::Gives(_) | Is::Basic if self.noun.is_empty() => self.noun = vec!["location"],
            Is::Other => self.other = true,
            Is::Named(name) => self.called.push(format!("named {name}")),
            Is::Has(word) => self.with.push(format!("with {word}")),
            Is::Mine => self.side = Some("on your side".to_owned()),
            Is::In(place) => self.located(place, form, voice),
            Is::Among if voice.link == "from" && *form != Form::Each => self.among = " from among them",
            Is::Among => self.among = " among them",
            Is::AtLeast(stat, num) => self.bounded(stat, num, true, form, voice),
            Is::AtMost(stat, num) => self.bounded(stat, num, false, form, voice),
            Is::Shares(Aspect::Card, who) => {
                self.noun = vec!["copy"];
                let what = if **who == Select::This { "this card".to_owned() } else { voice.object(who) };
                self.called.push(format!("of {what}"));
            }
            Is::Shares(aspect, who) => self.called.push(shared(*aspect, who, true, voice)),
            Is::Not(not) => self.collect_not(not, form, voice),
            Is::AnyOf(any) => self.collect_any(any, is, form, voice),
            Is::Protected(whom) if !whom.is_empty() => self.part.push(protected_by(whom, form.is_plural(), voice)),
            Is::This | Is::It | Is::Those | Is::Itself | Is::Protecting | Is::Survived | Is::Was(..) => {
                self.that.push(predicate(is, true, form.is_plural(), voice));
            }
            // A second word of combat says something of its own.
            Is::InCombat | Is::Attacking | Is::Defending | Is::Melee | Is::AtRange | Is::Alone | Is::Against(_) => {
                self.that.push(predicate(is, true, form.is_plural(), voice));
            }
            Is::Team(_) | Is::FaceUp | Is::Stunned | Is::Ready | Is::Exhausted => {}
            Is::Marked(_) | Is::Protected(_) | Is::Enemy | Is::Timed(_) => {}
            Is::Gives(_) | Is::Basic => {}
        }
    }

    fn collect_not(&mut self, not: &Is, form: &Form, voice: &mut Voice) {
        match not {
            Is::FaceUp => {}
            Is::Protected(by) if by.is_empty() => {}
            Is::Named(name) => self.except.push(inside(name)),
            Is::Has(word) => self.with.push(format!("without {word}")),
            Is::AtLeast(stat @ (Stat::Plus | Stat::Minus), Num::N(1)) => {
                self.has.push(format!("no {}", super::number::counter(stat)));
            }
            Is::This | Is::It => self.other = true,
            Is::Not(twice) => self.collect(twice, form, voice),
            Is::Shares(aspect @ (Aspect::Name | Aspect::Team), who) => {
                self.called.push(shared(*aspect, who, false, voice));
            }
            _ => self.that.push(predicate(not, false, form.is_plural(), voice)),
        }
    }

    fn collect_any(&mut self, any: &[Is], is: &Is, form: &Form, voice: &mut Voice) {
        if let Some(adjective) = either(any) {
            self.adjectives.push(adjective);
        } else if let Some(names) = names(any) {
            self.called.push(format!("named {}", list(&names, "or")));
        } else if let Some(kinds) = kinds(any) {
            self.noun = kinds;
        } else if let Some(piles) = piles(any, if form.takes_several() { "and/or" } else { "or" }, voice) {
            self.place = format!(" {} {piles}", voice.link);
        } else {
            self.that.push(predicate(is, true, form.is_plural(), voice));
        }
    }

    fn bounded(&mut self, stat: &Stat, num: &Num, least: bool, form: &Form, voice: &mut Voice) {
        if least && (stat, num) == (&Stat::Wounds, &Num::N(1)) {
            return;
        }
        match bound(stat, num, least) {
            Some(told) => self.called_or_with(told, is_counted(stat)),
            None => {
                let num = Box::new(num.clone());
                let is = if least { Is::AtLeast(stat.clone(), *num) } else { Is::AtMost(stat.clone(), *num) };
                self.that.push(predicate(&is, true, form.is_plural(), voice));
            }
        }
    }

    fn called_or_with(&mut self, told: String, counted: bool) {
        match told.split_once(' ') {
            Some(("of", _)) => self.called.push(told),
            Some(("with", counter)) if counted => self.has.push(counter.to_owned()),
            Some(("without", counter)) if counted => {
                let bare = counter.strip_prefix("an ").or(counter.strip_prefix("a ")).unwrap_or(counter);
                self.has.push(format!("no {bare}"));
            }
            _ => self.with.push(told),
        }
    }

    fn located(&mut self, place: &Place, form: &Form, voice: &mut Voice) {
        match place {
            Place::Side(player) => self.on_side(player, voice),
            Place::Front(player) | Place::Back(player) if *player != Player::Everybody => {
                let row = if matches!(place, Place::Front(_)) { "front-row" } else { "back-row" };
                self.adjectives.push((Slot::Row, row.to_owned()));
                self.on_side(player, voice);
            }
            Place::Front(_) | Place::Back(_) => {}
            Place::Resources(player) => self.in_resources(player, form, voice),
            Place::Row(_) | Place::Beside(_) | Place::Home | Place::Bottom(_) | Place::Universe => {
                self.place = format!(" in {}", voice.place(place, form));
            }
            Place::Removed | Place::Outside if voice.link == "from" => self.place = " from outside the game".to_owned(),
            Place::Removed | Place::Outside => self.place = " outside the game".to_owned(),
            Place::On(who) if self.noun.is_empty() => {
                self.noun = vec!["captive"];
                self.whose = Some(voice.of("", who).trim_end().to_owned());
            }
            Place::On(who) => self.place = format!(" on {}", voice.object(who)),
            Place::As(place, _) => self.located(place, form, voice),
            Place::Hand(_) | Place::Deck(_) | Place::Ko(_) | Place::Top(_) | Place::Pile(..) => {
                let link = if *form == Form::Each { "in" } else { voice.link };
                self.place = format!(" {link} {}", voice.place(place, form));
            }
        }
    }

    fn on_side(&mut self, player: &Player, voice: &mut Voice) {
        match (player, voice.chosen) {
            (Player::Everybody, _) => {}
            (Player::Chosen, Chosen::AnEnemy | Chosen::Anybody | Chosen::Another) => {
                self.side = Some(format!("of {}", voice.somebody(player).text));
            }
            (Player::Enemies, _) => self.adjectives.push((Slot::Side, "enemy".to_owned())),
            (Player::Chosen, Chosen::They) => self.whose = Some("their".to_owned()),
            (Player::Chosen, Chosen::ItsController) => self.side = Some("on that character's side".to_owned()),
            (Player::Me | Player::Others | Player::Chosen | Player::Itself, _)
            | (Player::OneOf(_) | Player::Who(..), _)
            | (Player::Controller | Player::Owner | Player::ControllerOf(_), _) => {
                self.side = Some(format!("on {}", voice.owned(player, "side", &Form::Bare)));
            }
        }
    }

    /// A row of resources is spoken of as its player's side.
    fn in_resources(&mut self, player: &Player, form: &Form, voice: &mut Voice) {
        if self.noun.is_empty() {
            self.noun = vec!["resource"];
        }
        let counted = matches!(form, Form::Bare | Form::Many);
        match player {
            Player::Everybody if *form == Form::One => {}
            Player::Everybody => self.side = Some("in play".to_owned()),
            Player::Enemies if *form == Form::Bare => self.side = Some("on an enemy side".to_owned()),
            Player::Enemies if counted => self.side = Some("on enemy sides".to_owned()),
            Player::Enemies => self.adjectives.push((Slot::Side, "enemy".to_owned())),
            _ if counted => self.side = Some(format!("on {}", voice.owned(player, "side", form))),
            _ => self.whose = Some(voice.owned(player, "", form).trim_end().to_owned()),
        }
    }

    fn is_ranked(&self) -> bool {
        self.adjectives.iter().any(|(slot, _)| *slot >= Slot::Morals)
    }

    /// Adjectives and noun without article.
    fn core(&self, plural: bool) -> String {
        let mut adjectives = self.adjectives.clone();
        let role = match self.role {
            Some(Role::Attacking) => Some(("attacker", "attacking")),
            Some(Role::Defending) => Some(("defender", "defending")),
            Some(Role::Either) | None => None,
        };
        let nouns = match role {
            Some((doer, _)) if !self.is_ranked() => vec![format!("{}{doer}", self.manner)],
            Some((_, doing)) => {
                adjectives.push((Slot::State, format!("{}{doing}", self.manner)));
                vec!["character".to_owned()]
            }
            None if !self.noun.is_empty() => self.noun.iter().map(|noun| (*noun).to_owned()).collect(),
            None if self.outside => vec!["card".to_owned()],
            None => vec!["character".to_owned()],
        };
        longbox_kernel::sort_by_key(&mut adjectives, |(slot, _)| *slot);
        let nouns: Vec<String> = nouns.into_iter().map(|noun| if plural { many(&noun) } else { noun }).collect();
        let noun = list(&nouns, "or");
        let words: Vec<String> = adjectives.into_iter().map(|(_, word)| word).chain([noun]).collect();
        words.join(" ")
    }

    /// Counters: "with a +1/+1 counter"; behind a side they take a verb, "on your side that has a +1/+1 counter".
    fn having(&self, plural: bool) -> (Vec<String>, Vec<String>) {
        let verb = if plural { "have" } else { "has" };
        let with = |what: &String| match what.strip_prefix("no ") {
            Some(what) => format!("without {}", with_article(what)),
            None => format!("with {what}"),
        };
        match self.side {
            Some(_) => (Vec::new(), self.has.iter().map(|what| format!("{verb} {what}")).collect()),
            None => (self.has.iter().map(with).collect(), Vec::new()),
        }
    }

    /// What stands behind the noun.
    fn rest(&self, plural: bool, random: bool) -> String {
        let mut text = String::new();
        let (with, has) = self.having(plural);
        for part in self.called.iter().chain(&self.with).chain(&with).chain(&self.side).chain(&self.part) {
            text.push_str(&format!(" {part}"));
        }
        if !self.except.is_empty() {
            text.push_str(&format!(" other than {}", list(&self.except, "or")));
        }
        if let Some(doing) = &self.doing {
            text.push_str(&format!(" {doing}"));
        }
        for (at, that) in has.iter().chain(&self.that).enumerate() {
            text.push_str(&format!(" {} {that}", if at == 0 { "that" } else { "and" }));
        }
        text.push_str(if random { " at random" } else { "" });
        text.push_str(&self.place);
        text.push_str(self.among);
        text
    }

    fn told(&self, form: &Form) -> String {
        let only_among = !self.among.is_empty() && self.core(false) == "card" && self.rest(false, false) == self.among;
        if only_among {
            return form.of("them");
        }
        let random = matches!(form, Form::So { random: true, .. });
        let other = if self.other { "other " } else { "" };
        if let Some(whose) = &self.whose {
            return form.of(&format!("{whose} {other}{}{}", self.core(true), self.rest(true, random)));
        }
        let core = self.core(form.is_plural());
        let front = match form {
            Form::One if self.other => format!("another {core}"),
            Form::One => with_article(&core),
            Form::Each => format!("each {other}{core}"),
            Form::Many | Form::Bare => format!("{other}{core}"),
            Form::Any => format!("any {other}{core}"),
            Form::So { front, .. } if front == "a" => with_article(&format!("{other}{core}")),
            Form::So { front, .. } => format!("{front} {other}{core}"),
        };
        format!("{front}{}", self.rest(form.is_plural(), random))
    }
}
