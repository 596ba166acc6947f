//! What cards are worth, derived from their definitions.
//!
//! The unit: one point of ATK or DEF on a character in play is worth 12; a card in hand is worth about four.

use longbox_vs::language::{
    Card, CardKind, Deed, Effect, Event, Is, Part, Place, Player, Power, Rule, Select, Verb, Word,
};
use longbox_vs::{CardNo, Vs};

/// A point of ATK or DEF on a character in play.
pub(super) const POINT: i32 = 12;

/// What kind of card it is, as far as habits go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Sort {
    Supporting,
    Location,
    #[default]
    Other,
}

/// What is worked out once of a card.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct CardWorth {
    /// What words and powers add to a character in play.
    pub(super) powers: i32,
    /// In hand, for later.
    pub(super) hand: i32,
    pub(super) cost: u8,
    /// XP that its next level needs, and what that level is worth more.
    pub(super) xp: u8,
    pub(super) next_level: i32,
    /// A mask with a bit for each team.
    pub(super) teams: u16,
    pub(super) sort: Sort,
    pub(super) swarms: bool,
    pub(super) ranged: bool,
}

/// The worth of every card of a game.
#[derive(Clone, Debug)]
pub struct Worth {
    cards: Vec<CardWorth>,
}

impl Worth {
    pub(super) fn new(game: &Vs) -> Worth {
        let mut cards: Vec<CardWorth> =
            (0..).zip(game.cards()).map(|(number, card)| card_worth(game, number, card)).collect();
        for (number, card) in game.cards().iter().enumerate() {
            let CardKind::Main { level } = card.kind else { continue };
            let versions = game.levels_of(&card.name);
            let above = |other: &&CardNo| {
                game.card(**other)
                    .is_some_and(|other| matches!(other.kind, CardKind::Main { level: l } if l == level + 1))
            };
            if let Some(next) = versions.iter().find(above) {
                let value = |number: usize| printed(&game.cards()[number]) + cards[number].powers;
                cards[number].next_level = (value(usize::from(*next)) - value(number)).max(POINT);
            }
        }
        Worth { cards }
    }

    pub(super) fn of(&self, card: CardNo) -> CardWorth {
        self.cards.get(usize::from(card)).copied().unwrap_or_default()
    }
}

/// What the printed numbers of a character are worth.
fn printed(card: &Card) -> i32 {
    card.stats.map_or(0, |stats| POINT * (i32::from(stats.atk) + i32::from(stats.def)))
}

fn card_worth(game: &Vs, number: CardNo, card: &Card) -> CardWorth {
    let words = card.words.iter().filter_map(|word| game.keywords().iter().find(|known| known.word == *word));
    let words = words.flat_map(|keyword| &keyword.is);
    let own = card.powers.iter().flat_map(|power| match power {
        Power::Keyword { is, .. } => is.as_slice(),
        _ => &[],
    });
    let parts: Vec<&Part> = words.chain(own).collect();
    let powers =
        parts.iter().map(|part| part_worth(part)).sum::<i32>() + card.powers.iter().map(power_worth).sum::<i32>();
    let has = |word: Word| parts.iter().any(|part| matches!(part, Part::Word(other) if *other == word));
    let cost = card.cost().unwrap_or(0);
    let hand = match &card.kind {
        CardKind::Supporting { .. } => 34 + 2 * i32::from(cost),
        CardKind::PlotTwist { .. } => 44,
        CardKind::Location { .. } => 36,
        CardKind::Equipment { .. } => 40,
        CardKind::Main { .. } | CardKind::Token => 0,
    };
    let xp = card.powers.iter().find_map(|power| match power {
        Power::LevelUp { xp, .. } => Some(*xp),
        _ => None,
    });
    CardWorth {
        powers,
        hand,
        cost,
        xp: xp.unwrap_or(0),
        next_level: 0,
        teams: game.teams_of(number),
        sort: match card.kind {
            CardKind::Supporting { .. } => Sort::Supporting,
            CardKind::Location { .. } => Sort::Location,
            _ => Sort::Other,
        },
        swarms: has(Word::Swarm),
        ranged: has(Word::Ranged),
    }
}

fn part_worth(part: &Part) -> i32 {
    match part {
        Part::Word(word) => word_worth(*word),
        Part::When { then, .. } | Part::Act { then, .. } => 6 + effects_worth(then) / 3,
        Part::While(conds, _, rules) => {
            let always = rules.iter().map(rule_worth).sum::<i32>();
            if conds.is_empty() { always } else { always / 2 }
        }
        // A choice more when it is played.
        Part::Also { .. } => 3,
        Part::Either(ways) => ways.iter().map(|way| way.iter().map(part_worth).sum()).max().unwrap_or(0),
    }
}

fn word_worth(word: Word) -> i32 {
    match word {
        Word::Ranged | Word::Ferocious | Word::Invisible | Word::Lethal => 18,
        Word::Flight | Word::Monstrous | Word::Durable => 12,
        Word::Grab | Word::Leader => 8,
        Word::Swarm => 4,
        Word::Angry | Word::Immobile => 0,
    }
}

fn rule_worth(rule: &Rule) -> i32 {
    match rule {
        // Seen in the numbers already.
        Rule::Stats(..) | Rule::Gain(_) | Rule::Also(Is::Team(_)) => 6,
        Rule::PowersOf(..) => 40,
        Rule::Strikes(..) => 12,
        Rule::Never(Event::Of(Verb::Recover, _)) => 40,
        Rule::Never(Event::Of(Verb::Strike, _)) => 12,
        Rule::Never(Event::Of(Verb::Attack, _)) => 8,
        Rule::Never(Event::Of(Verb::Equip, _)) | Rule::Enters(_) => 0,
        Rule::Never(_) | Rule::Ban(_) => 15,
        Rule::Can(Event::Of(Verb::Attack, roles)) if roles.who.contains(&Is::PROTECTED) => 18,
        _ => 4,
    }
}

/// A super power has to be paid for each time.
fn power_worth(power: &Power) -> i32 {
    match power {
        Power::Use { then, .. } => 4 + effects_worth(then) / 6,
        Power::Keyword { .. } | Power::LevelUp { .. } => 0,
    }
}

fn effects_worth(effects: &[Effect]) -> i32 {
    effects.iter().map(effect_worth).sum::<i32>().max(0)
}

/// How much an effect usually does, for whoever it is meant for.
fn effect_worth(effect: &Effect) -> i32 {
    match effect {
        Effect::Ko(select) if is_of_cards(select) => 70,
        Effect::Done(deed, _) => deed_worth(*deed),
        Effect::Ko(_) | Effect::Wound(..) => 120,
        Effect::Put(..) | Effect::Flip(_) | Effect::Discard(..) => 40,
        Effect::Change(Select::Players(_), ..) => 25,
        Effect::Change(_, rules, _) => 40 * rules.len() as i32,
        Effect::Draw(..) | Effect::Look(_) => 45,
        Effect::Move(select, to) => move_worth(select, to),
        Effect::Create(..) => 80,
        Effect::Heal(..) | Effect::Do(..) => 60,
        Effect::Level(..) | Effect::Attack(_) => 70,
        Effect::Cancel(_) | Effect::Defend(_) => 50,
        Effect::Turn(..) | Effect::Points(_) => 25,
        Effect::Raid(_) => 90,
        Effect::Offer(..) => 45,
        Effect::May(then) | Effect::If(_, then) | Effect::Each(_, then) => effects_worth(then),
        Effect::Later { then, .. } => effects_worth(then) / 2,
        Effect::Unless(_, first, second) => effects_worth(first).min(effects_worth(second)),
        _ => 20,
    }
}

fn deed_worth(deed: Deed) -> i32 {
    match deed {
        Deed::Stun => 120,
        Deed::Daze => 70,
        Deed::Hide => 30,
        _ => 60,
    }
}

fn move_worth(select: &Select, to: &Place) -> i32 {
    match (select, to) {
        // Counted with the look before it.
        (Select::Rest, _) => 0,
        (Select::One(list) | Select::Exactly(_, list), _) if list.contains(&Is::Among) => 0,
        (Select::Random(..), _) => 45,
        (Select::Top(..), _) => 70,
        (Select::Card, _) => 80,
        (_, Place::Front(Player::Controller) | Place::Back(Player::Controller) | Place::Row(Player::Controller)) => 25,
        (_, Place::Back(_) | Place::Beside(_)) => 90,
        (_, Place::Row(_)) => 120,
        _ if is_of_cards(select) => 80,
        _ => 70,
    }
}

/// Whether it takes cards outside play.
fn is_of_cards(select: &Select) -> bool {
    let outside = |is: &Is| match is {
        Is::In(Place::Hand(_) | Place::Deck(_) | Place::Ko(_) | Place::Resources(_)) => true,
        Is::AnyOf(list) => list.iter().any(|is| matches!(is, Is::In(Place::Deck(_)))),
        _ => false,
    };
    matches!(select, Select::One(list) | Select::All(list) if list.iter().any(outside))
}
