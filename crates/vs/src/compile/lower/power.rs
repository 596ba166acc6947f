//! What powers are made of beyond effects.

use super::word::of;
use super::{Lower, Lowered, unplayable};
use crate::language::{
    self, Cond, Effect, Event, Is, Num, Part, Place, Player, Roles, Rule, Select, Symbol, Verb, Within, Works,
};
use crate::plain;

/// What holds while a power is in force.
pub(in crate::compile) enum Held {
    /// A rule of the game that its character has by this word.
    Word(plain::Word),
    Rule(Option<plain::Cond>, Box<plain::Rule>),
    /// Its card is recruited for these symbols instead of its cost.
    Price(Option<plain::Cond>, Vec<Symbol>),
    /// Its character may be wounded in the place of these, as the card says it.
    StandIn(Option<plain::Cond>, plain::Who, Vec<Effect>),
}

impl Lower<'_> {
    /// `While(conds, select, rules)`
    pub(in crate::compile) fn held(&self, conds: &[Cond], select: &Select, rules: &[Rule]) -> Lowered<Vec<Held>> {
        let mut given = conds.iter().map(|cond| self.condition(cond)).collect::<Lowered<Vec<_>>>()?;
        let given = match given.len() {
            0 => None,
            1 => Some(given.remove(0)),
            _ => Some(plain::Cond::All(given)),
        };
        let own = *select == Select::This;
        let mut all = Vec::new();
        for rule in rules {
            if let Some(word) = super::word::of_rule(conds, rule).filter(|_| own) {
                all.push(Held::Word(word));
                continue;
            }
            match rule {
                Rule::Price(event, effects) if own => all.push(Held::Price(given.clone(), self.price(event, effects)?)),
                Rule::Instead(event, effects) => {
                    let who = self.who(select)?;
                    all.push(Held::StandIn(given.clone(), who, stand_in(event, effects)?));
                }
                Rule::Gain(words) if own && !words.iter().all(|word| plain::Word::named(word).is_some()) => {
                    for word in words {
                        all.extend(self.gained(conds, word)?);
                    }
                }
                Rule::Never(event) if own && *event == appears(Is::Itself) => {
                    all.push(Held::Rule(given.clone(), Box::new(plain::Rule::KeptOut)));
                }
                _ => all.push(Held::Rule(given.clone(), Box::new(self.rule(select, rule)?))),
            }
        }
        Ok(all)
    }

    /// The symbols for which the card in hand whose power it is can be recruited.
    fn price(&self, event: &Event, effects: &[Effect]) -> Lowered<Vec<Symbol>> {
        let itself = Roles { who: vec![Is::Itself], ..Roles::default() };
        let in_hand = self.place == Some(Place::Hand(Player::Me));
        match effects {
            [Effect::Pay(Player::Me, symbols)] if in_hand && *event == of(Verb::Recruit, itself) => Ok(symbols.clone()),
            _ => unplayable(event, "a card in hand names symbols for which it is recruited"),
        }
    }

    /// A keyword that its own character has while something is so: the word, or the rules that it stands for.
    fn gained(&self, conds: &[Cond], word: &String) -> Lowered<Vec<Held>> {
        let meaning = self.known.keywords.iter().find(|known| known.word == *word && known.works == Works::FaceUp);
        let (None, Some(keyword)) = (plain::Word::named(word), meaning) else {
            super::word::by_name(word)?;
            return self.held(conds, &Select::This, &[Rule::Gain(vec![word.clone()])]);
        };
        let mut all = Vec::new();
        for part in &keyword.is {
            let Part::While(more, select @ Select::This, rules) = part else {
                return unplayable(word, "a keyword that is gained by name is rules for its own character");
            };
            all.extend(self.held(&[conds, more].concat(), select, rules)?);
        }
        Ok(all)
    }
}

fn appears(who: Is) -> Event {
    of(Verb::Appear, Roles { who: vec![who], ..Roles::default() })
}

/// What is done if a stand-in was chosen at random and its player wants it.
fn stand_in(event: &Event, effects: &[Effect]) -> Lowered<Vec<Effect>> {
    let why = "a wound is for somebody else instead, who is chosen at random";
    let wounded = of(Verb::Wound, Roles { who: vec![Is::Itself], ..Roles::default() });
    let at_random = [Effect::Choose(Select::Random(Num::N(1), vec![Is::AnyOf(vec![Is::Those, Is::This])]))];
    let instead = [Effect::Swap(Select::This, Select::Those), Effect::Wound(Num::Amount, Select::This)];
    let [chosen @ .., Effect::If(Cond::Is(Select::It, this), then), Effect::If(Cond::Not(did), otherwise)] = effects
    else {
        return unplayable(event, why);
    };
    let known = *event == wounded && *chosen == at_random && this[..] == [Is::This] && **did == Cond::Did;
    match &then[..] {
        [Effect::May(said)]
            if known && said[..] == instead && otherwise[..] == [Effect::Wound(Num::Amount, Select::Those)] =>
        {
            Ok(said.clone())
        }
        _ => unplayable(event, why),
    }
}

pub(in crate::compile) fn limit(within: Within) -> Lowered<Within> {
    match within {
        Within::Turn | Within::Level | Within::Game | Within::Any => Ok(within),
        Within::Combat | Within::MyTurn => unplayable(&within, "a limit is Turn, Level, Game or Any"),
    }
}

pub(in crate::compile) fn works(works: &language::Works) -> Lowered<plain::Works> {
    Ok(match works {
        Works::FaceUp => plain::Works::FaceUp,
        Works::Stunned => plain::Works::Stunned,
        Works::Always => plain::Works::Always,
        Works::EvenStunned => plain::Works::EvenStunned,
        Works::In(Place::Ko(Player::Me)) => plain::Works::Ko,
        Works::In(Place::Hand(Player::Me)) => plain::Works::Hand,
        Works::In(Place::Resources(Player::Me)) => plain::Works::Row,
        Works::In(Place::Pile(_, Player::Me)) => plain::Works::Pile,
        Works::In(Place::Deck(Player::Me)) => plain::Works::Deck,
        Works::In(_) => {
            return unplayable(
                works,
                "powers work in play, in my hand, deck, resource row or KO pile, or in a pile of mine",
            );
        }
    })
}
