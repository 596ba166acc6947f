//! What the cards of Vs. System can do, read from their definitions.

use longbox_vs::Vs;
use longbox_vs::language::{Card, Effect, Part, Power, Rule, Word};

/// One thing that a card can do.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Feat {
    /// The super power with this number among those of the card did something and was done.
    Super(usize),
    /// A trigger or a free use of the keyword power with this name did something and was done.
    Trigger(String),
    /// The plot twist did something in the way with this number and was done.
    Mode(usize),
    /// Experience was gained.
    Experience,
    /// A main character became this version.
    Level,
    /// A rule word was in force.
    Word(Word),
    /// A continuous rule of the power with this name changed something.
    Rule(String, Rule),
}

impl Feat {
    pub(crate) fn told(&self, card: &Card) -> String {
        let what = match self {
            Feat::Super(number) => format!("super power {number}, {}", super_names(card)[*number]),
            Feat::Trigger(name) => format!("trigger {name}"),
            Feat::Mode(number) => format!("way {number} to play it"),
            Feat::Experience => "experience".to_owned(),
            Feat::Level => "reaching this level".to_owned(),
            Feat::Word(word) => format!("{word:?}"),
            Feat::Rule(name, _) => format!("continuous power {name}"),
        };
        format!("{} {}: {what}", card.id, card.name)
    }
}

/// Everything that a card can do.
pub(crate) fn feats(game: &Vs, card: &Card) -> Vec<Feat> {
    let mut feats: Vec<Feat> = (0..super_names(card).len()).map(Feat::Super).collect();
    feats.extend((0..card.modes.len()).map(Feat::Mode));
    for (name, parts) in keywords(game, card) {
        for part in parts {
            let found = match part {
                Part::When { .. } | Part::Act { .. } => vec![Feat::Trigger(name.to_owned())],
                // What was chosen is told like any gain, and what it is played as like any play.
                Part::Also { .. } | Part::Either(_) => Vec::new(),
                Part::Word(word) => vec![Feat::Word(*word)],
                Part::While(_, _, rules) => {
                    rules.iter().map(|rule| Feat::Rule(name.to_owned(), rule.clone())).collect()
                }
            };
            for feat in found {
                if !feats.contains(&feat) {
                    feats.push(feat);
                }
            }
        }
    }
    if card.powers.iter().any(|power| matches!(power, Power::LevelUp { .. })) {
        feats.push(Feat::Experience);
    }
    if matches!(card.kind, longbox_vs::language::CardKind::Main { level } if level > 1) {
        feats.push(Feat::Level);
    }
    feats
}

/// What a player can use of a card, in the order in which the game counts it: the name of the power and what it does.
pub(crate) fn uses(game: &Vs, card: &Card) -> Vec<(String, Feat)> {
    let acts = |parts: &[Part]| parts.iter().any(|part| matches!(part, Part::Act { .. }));
    let shared = card.words.iter().filter(|word| {
        let mut known = game.keywords().iter().filter(|keyword| keyword.word == **word);
        known.any(|keyword| acts(&keyword.is))
    });
    let mut uses: Vec<(String, Feat)> = shared.map(|word| (word.clone(), Feat::Trigger(word.clone()))).collect();
    let mut number = 0;
    for power in &card.powers {
        let (name, feat) = match power {
            Power::Use { name, .. } => {
                number += 1;
                (name, Feat::Super(number - 1))
            }
            Power::Keyword { name, is, .. } if acts(is) => (name, Feat::Trigger(name.clone())),
            Power::LevelUp { name, bought: true, .. } => (name, Feat::Experience),
            Power::Keyword { .. } | Power::LevelUp { .. } => continue,
        };
        uses.push((name.clone(), feat));
    }
    uses
}

pub(crate) fn super_names(card: &Card) -> Vec<&str> {
    let powers = card.powers.iter().filter_map(|power| match power {
        Power::Use { name, .. } => Some(name.as_str()),
        Power::Keyword { .. } | Power::LevelUp { .. } => None,
    });
    powers.collect()
}

pub(crate) fn super_effects(card: &Card) -> Vec<&[Effect]> {
    let powers = card.powers.iter().filter_map(|power| match power {
        Power::Use { then, .. } => Some(then.as_slice()),
        Power::Keyword { .. } | Power::LevelUp { .. } => None,
    });
    powers.collect()
}

/// The names of all powers that are printed on a card.
pub(crate) fn printed<'a>(game: &'a Vs, card: &'a Card) -> Vec<&'a str> {
    let level_up = card.powers.iter().filter_map(|power| match power {
        Power::LevelUp { name, .. } => Some(name.as_str()),
        Power::Keyword { .. } | Power::Use { .. } => None,
    });
    let keywords = keywords(game, card).into_iter().map(|(name, _)| name);
    keywords.chain(super_names(card)).chain(level_up).collect()
}

/// The keyword powers of a card, those it shares with others and its own.
fn keywords<'a>(game: &'a Vs, card: &'a Card) -> Vec<(&'a str, &'a [Part])> {
    let known = game.keywords().iter().filter(|keyword| card.words.contains(&keyword.word));
    let shared = known.map(|keyword| (keyword.word.as_str(), keyword.is.as_slice()));
    let own = card.powers.iter().filter_map(|power| match power {
        Power::Keyword { name, is, .. } => Some((name.as_str(), is.as_slice())),
        Power::Use { .. } | Power::LevelUp { .. } => None,
    });
    shared.chain(own).collect()
}
