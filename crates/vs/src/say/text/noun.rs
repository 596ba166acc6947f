//! Characters as nouns: "another face-up enemy supporting character with Ranged".

use super::predicate::predicate;
use super::voice::{Chosen, Voice, up_to};
use super::words::{counter, list, many, with_article, word};
use crate::plain::{Filter, Side};

/// How many are spoken about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// "an enemy character".
    One,
    /// "each enemy character".
    Each,
    /// "enemy characters".
    Many,
    /// "up to two enemy characters".
    UpTo(u8),
    /// "enemy character", behind "for each" and "no".
    Bare,
}

/// Where an adjective stands; the order is the order in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    State,
    Row,
    Side,
    Morals,
    Team,
    Rank,
}

#[derive(Clone, Debug, Default)]
struct Pieces {
    other: bool,
    adjectives: Vec<(Place, String)>,
    /// "attacking" or "defending".
    role: Option<&'static str>,
    /// "named Hulk", "of cost 3 or less".
    called: Vec<String>,
    /// "on your side".
    side: Option<&'static str>,
    /// "with Ranged", "in the combat".
    with: Vec<String>,
    /// "that is solo attacking".
    that: Vec<Filter>,
}

/// The noun for characters of that side that fit.
pub(super) fn noun(side: Side, filter: &Filter, form: Form, voice: &mut Voice) -> String {
    let mut pieces = Pieces::default();
    let theirs = side == Side::Theirs && voice.chosen == Chosen::They;
    match side {
        Side::Mine => pieces.side = Some("on your side"),
        Side::Enemy => pieces.adjectives.push((Place::Side, "enemy".to_owned())),
        Side::Theirs => match voice.chosen {
            Chosen::ThatPlayer => pieces.side = Some("on that player's side"),
            Chosen::ItsController => pieces.side = Some("on that character's side"),
            Chosen::They => {}
        },
        Side::Any => {}
    }
    pieces.collect(filter);
    if theirs { pieces.of_theirs(form, voice) } else { pieces.told(form, voice) }
}

/// As [`noun`], but not the character whose power it is.
pub(super) fn other(side: Side, filter: &Filter, form: Form, voice: &mut Voice) -> String {
    let both = match filter {
        Filter::All(all) => std::iter::once(Filter::Other).chain(all.iter().cloned()).collect(),
        _ => vec![Filter::Other, filter.clone()],
    };
    noun(side, &Filter::All(both), form, voice)
}

/// "a face-up supporting character", where that says everything about the filter.
pub(super) fn plain(filter: &Filter, plural: bool, voice: &mut Voice) -> Option<String> {
    let mut pieces = Pieces::default();
    pieces.collect(filter);
    let ranked = pieces.adjectives.iter().any(|(place, _)| *place >= Place::Morals);
    let form = if plural { Form::Many } else { Form::One };
    (ranked && pieces.that.is_empty()).then(|| pieces.told(form, voice))
}

impl Pieces {
    fn collect(&mut self, filter: &Filter) {
        if let Some(adjective) = adjective(filter) {
            self.adjectives.push(adjective);
            return;
        }
        match filter {
            Filter::Any => {}
            Filter::Has(one) => self.with.push(format!("with {}", word(*one))),
            Filter::InCombat => self.with.push("in the combat".to_owned()),
            Filter::Attacking => self.role = Some("attacking"),
            Filter::Defending => self.role = Some("defending"),
            Filter::Other | Filter::NotIt => self.other = true,
            Filter::With(one) => self.with.push(format!("with a {}", counter(*one))),
            Filter::CostAtMost(cost) => self.called.push(cost_at_most(*cost)),
            Filter::Named(name) => self.called.push(format!("named {name}")),
            Filter::LevelAtLeast(level) => self.called.push(format!("of level {level} or higher")),
            Filter::ChosenTeam => self.called.push("of the chosen team".to_owned()),
            Filter::OnMySide => self.side = Some("on your side"),
            Filter::Not(inner) => match &**inner {
                Filter::Has(one) => self.with.push(format!("without {}", word(*one))),
                Filter::With(one) => self.with.push(format!("without a {}", counter(*one))),
                Filter::Not(twice) => self.collect(twice),
                _ => self.that.push(filter.clone()),
            },
            Filter::All(all) => all.iter().for_each(|one| self.collect(one)),
            Filter::AnyOf(any) => match either(any) {
                Some(adjective) => self.adjectives.push(adjective),
                None => self.that.push(filter.clone()),
            },
            Filter::SoloAttacking
            | Filter::TeamAttacking
            | Filter::MeleeAttackingThis
            | Filter::StunnedAnEnemy
            | Filter::Survived
            | Filter::Opposing
            | Filter::Appeared
            | Filter::Recovered
            | Filter::AttackedSince
            | Filter::Protecting
            | Filter::AtkAbove(_) => self.that.push(filter.clone()),
            Filter::FaceUp | Filter::Stunned | Filter::Ready | Filter::Exhausted | Filter::Wounded => {}
            Filter::Protected | Filter::Front | Filter::Back | Filter::Main | Filter::Supporting => {}
            Filter::Team(_) | Filter::Good | Filter::Evil | Filter::Frozen => {}
        }
    }

    /// Adjectives and noun without article.
    fn core(&self, plural: bool) -> String {
        let mut adjectives = self.adjectives.clone();
        let ranked = adjectives.iter().any(|(place, _)| *place >= Place::Morals);
        let noun = match self.role {
            Some("attacking") if !ranked => "attacker",
            Some("defending") if !ranked => "defender",
            Some(role) => {
                adjectives.push((Place::State, role.to_owned()));
                "character"
            }
            None => "character",
        };
        adjectives.sort_by_key(|(place, _)| *place);
        let noun = if plural { many(noun) } else { noun.to_owned() };
        let words: Vec<String> = adjectives.into_iter().map(|(_, word)| word).chain([noun]).collect();
        words.join(" ")
    }

    /// What stands behind the noun.
    fn rest(&self, plural: bool, voice: &mut Voice) -> String {
        let mut text = String::new();
        let side = self.side.map(str::to_owned);
        for part in self.called.iter().chain(&side).chain(&self.with) {
            text.push_str(&format!(" {part}"));
        }
        for (at, filter) in self.that.iter().enumerate() {
            let link = if at == 0 { "that" } else { "and" };
            text.push_str(&format!(" {link} {}", predicate(filter, true, plural, voice)));
        }
        text
    }

    fn told(&self, form: Form, voice: &mut Voice) -> String {
        let plural = matches!(form, Form::Many | Form::UpTo(2..));
        let core = self.core(plural);
        let other = if self.other { "other " } else { "" };
        let front = match form {
            Form::One if self.other => format!("another {core}"),
            Form::One => with_article(&core),
            Form::Each => format!("each {other}{core}"),
            Form::Many | Form::Bare => format!("{other}{core}"),
            Form::UpTo(most) => format!("{} {other}{core}", up_to(most)),
        };
        format!("{front}{}", self.rest(plural, voice))
    }

    /// "one of their stunned characters".
    fn of_theirs(&self, form: Form, voice: &mut Voice) -> String {
        let other = if self.other { "other " } else { "" };
        let core = format!("their {other}{}{}", self.core(true), self.rest(true, voice));
        match form {
            Form::One => format!("one of {core}"),
            Form::Each => format!("each of {core}"),
            Form::Many => core,
            Form::UpTo(most) => format!("{} of {core}", up_to(most).trim_end_matches(" of")),
            Form::Bare => format!("of {core}"),
        }
    }
}

/// Filters that stand in front of the noun.
fn adjective(filter: &Filter) -> Option<(Place, String)> {
    let (place, text) = match filter {
        Filter::FaceUp => (Place::State, "face-up"),
        Filter::Stunned => (Place::State, "stunned"),
        Filter::Ready => (Place::State, "ready"),
        Filter::Exhausted => (Place::State, "exhausted"),
        Filter::Wounded => (Place::State, "wounded"),
        Filter::Protected => (Place::State, "protected"),
        Filter::Frozen => (Place::State, "frozen"),
        Filter::Front => (Place::Row, "front-row"),
        Filter::Back => (Place::Row, "back-row"),
        Filter::Main => (Place::Rank, "main"),
        Filter::Supporting => (Place::Rank, "supporting"),
        Filter::Team(team) => (Place::Team, team.name()),
        Filter::Good => (Place::Morals, "Good"),
        Filter::Evil => (Place::Morals, "Evil"),
        Filter::Any | Filter::Has(_) | Filter::InCombat | Filter::Attacking | Filter::Defending => return None,
        Filter::SoloAttacking | Filter::TeamAttacking | Filter::MeleeAttackingThis => return None,
        Filter::Other | Filter::NotIt | Filter::With(_) | Filter::CostAtMost(_) | Filter::Named(_) => return None,
        Filter::Opposing | Filter::Appeared | Filter::Recovered | Filter::AttackedSince => return None,
        Filter::Protecting | Filter::LevelAtLeast(_) | Filter::AtkAbove(_) => return None,
        Filter::OnMySide | Filter::ChosenTeam => return None,
        Filter::StunnedAnEnemy | Filter::Survived | Filter::Not(_) | Filter::All(_) | Filter::AnyOf(_) => return None,
    };
    Some((place, text.to_owned()))
}

/// "Avengers or X-Men".
fn either(any: &[Filter]) -> Option<(Place, String)> {
    let told: Vec<(Place, String)> = any.iter().map(adjective).collect::<Option<_>>()?;
    let (place, _) = told.first()?;
    let same = told.iter().all(|(other, _)| other == place);
    let names: Vec<String> = told.iter().map(|(_, name)| name.clone()).collect();
    same.then(|| (*place, list(&names, "or")))
}

fn cost_at_most(cost: u8) -> String {
    if cost == 0 { "of cost 0".to_owned() } else { format!("of cost {cost} or less") }
}
