//! From the card language to programs.

mod effects;
mod numbers;
mod powers;

use crate::language::{Card, Effect, Power, Side};
use crate::program::{CardFacts, Place, Program};

/// What is wrong with a card definition.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CardError {
    /// An id names one card of the whole catalogue.
    #[error("two cards have the id '{0}'")]
    SameId(String),
    /// A fact or a power that no card of this game can have.
    #[error("{id} {name}: {what}")]
    Impossible {
        /// The id of the card.
        id: String,
        /// Its name, for whoever reads the message.
        name: String,
        /// What is wrong with it.
        what: String,
    },
    /// More than the numbers of a position can count: how many fit, and of what.
    #[error("there are more than {0} different {1} in the card files")]
    TooMany(usize, &'static str),
}

/// Turns definitions into faces and one shared program.
#[derive(Debug, Default)]
pub(crate) struct Compiler {
    pub(crate) program: Program,
    pub(crate) heroes: Vec<String>,
    pub(crate) teams: Vec<String>,
    names: Vec<String>,
    in_each: bool,
    problem: Option<String>,
}

impl Compiler {
    pub(crate) fn face(&mut self, card: &Card) -> Result<CardFacts, CardError> {
        check_facts(card)?;
        let mut face = self.plain_face(card);
        for power in &card.powers {
            let start = self.program.ops.len() as Place;
            self.power(power, &mut face);
            face.powers.push(start..self.program.ops.len() as Place);
        }
        if face.variable != face_sets_attack(card) {
            self.problem = Some("a variable attack needs an AttackIs in its Declared power, and only it".to_owned());
        }
        let fail = |what: String| CardError::Impossible { id: card.id.clone(), name: card.name.clone(), what };
        if let Some(what) = self.problem.take() {
            return Err(fail(what));
        }
        if self.heroes.len() > 128 {
            return Err(CardError::TooMany(128, "heroes"));
        }
        if self.teams.len() > 250 {
            return Err(CardError::TooMany(250, "teams"));
        }
        face.trigger_bits = face.triggers.iter().fold(0, |bits, (trigger, _)| bits | trigger.bit());
        face.static_bits = face.statics.iter().fold(0, |bits, (_, rule)| bits | rule.bit());
        Ok(face)
    }

    /// Refuses what does not fit the numbers that positions hold.
    pub(crate) fn check_size(&self, cards: usize) -> Result<(), CardError> {
        let (program, most) = (&self.program, usize::from(u16::MAX));
        let lists = [program.ops.len(), program.nums.len(), program.conds.len(), program.filters.len()];
        match lists.into_iter().chain([program.hero_choices.len(), cards]).all(|size| size < most) {
            true => Ok(()),
            false => Err(CardError::TooMany(most, "cards and effects")),
        }
    }

    fn plain_face(&mut self, card: &Card) -> CardFacts {
        let heroes = card.heroes.iter().fold(0, |mask, hero| mask | 1u128 << (self.hero(hero) & 127));
        let factors = [card.factors[0], *card.factors.last().unwrap_or(&card.factors[0])];
        CardFacts {
            level: card.level,
            attack: card.attack.unwrap_or(0),
            variable: card.attack.is_none(),
            factors,
            two_factors: card.factors.len() == 2,
            factor_mask: factors[0].bit() | factors[1].bit(),
            block: card.block,
            heroes,
            team_up: card.heroes.len() > 1,
            team: card.team.as_ref().map_or(0, |team| self.team(team)),
            name: intern(&mut self.names, &card.name) as u16,
            declared: None,
            at: Vec::new(),
            keeper: None,
            blocked_from_hand: None,
            counterstrike: 0,
            assault: 0,
            triggers: Vec::new(),
            trigger_bits: 0,
            statics: Vec::new(),
            static_bits: 0,
            powers: Vec::new(),
        }
    }

    fn hero(&mut self, hero: &str) -> usize {
        intern(&mut self.heroes, hero)
    }

    /// Team 0 is no team.
    fn team(&mut self, team: &str) -> u8 {
        (intern(&mut self.teams, team) + 1) as u8
    }
}
fn check_facts(card: &Card) -> Result<(), CardError> {
    let fail =
        |what: &str| Err(CardError::Impossible { id: card.id.clone(), name: card.name.clone(), what: what.to_owned() });
    match () {
        () if card.id.is_empty() => fail("a card needs an id"),
        () if card.name.is_empty() => fail("a card needs a name"),
        () if card.heroes.is_empty() => fail("a card shows at least one hero"),
        () if card.factors.is_empty() || card.factors.len() > 2 => fail("a card has one or two Factors"),
        () if card.level == 0 || card.level > 20 => fail("a level is 1 to 20"),
        () if card.attack.is_some_and(|attack| attack > 99) => fail("an attack is 0 to 99"),
        () if card.factors.contains(&card.block) => fail("a blocking icon is never one of the card's own Factors"),
        () => Ok(()),
    }
}

fn face_sets_attack(card: &Card) -> bool {
    fn sets(effects: &[Effect]) -> bool {
        effects.iter().any(|effect| match effect {
            Effect::AttackIs(_) => true,
            Effect::If(_, then) | Effect::May(then) => sets(then),
            Effect::IfElse(_, then, other) => sets(then) || sets(other),
            _ => false,
        })
    }
    card.powers.iter().any(|power| matches!(power, Power::Declared(effects) if sets(effects)))
}

fn intern(list: &mut Vec<String>, word: &str) -> usize {
    list.iter().position(|known| known == word).unwrap_or_else(|| {
        list.push(word.to_owned());
        list.len() - 1
    })
}
/// Sides seen from a player.
pub(crate) fn covers(side: Side, mine: bool) -> bool {
    match side {
        Side::Mine => mine,
        Side::Theirs => !mine,
        Side::Any => true,
    }
}
