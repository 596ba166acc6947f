//! Cards made ready to run: flat programs of operations and tables of powers and triggers.

mod blank;
mod moments;
mod sort;
mod worn;

use crate::language::{self, Is, Time, Within};
use crate::plain::{Cond, Filter, Law, Num, On, Player, Rule, Side, Until, Works};
use crate::state::fighter::Fighter;
use crate::state::window::Piles;
use crate::verbs::{Effect, Verb};
pub(crate) use blank::player_face;
pub(crate) use moments::{moments_of, row_moments};
pub(crate) use sort::{CHARACTER, KEPT_OUT, LOCATION, ODD, RECRUIT, Sort, TWIST, twist_bit};
use tinyvec::ArrayVec;
pub(crate) use worn::Worn;

/// Where an operation stands in the program. 0 means that an effect is over.
pub(crate) type Place = u16;
/// The number of a power; 0 is none.
pub(crate) type PowerId = u16;
/// No condition.
pub(crate) const NO_COND: u16 = 0;

/// One step of an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Op {
    End,
    /// The effect with this number.
    Do(u16),
    /// The player may go on here, otherwise there.
    May(Place),
    /// That player (by number) may go on here, otherwise there.
    Unless(u16, Place),
    /// If the condition with this number holds, go on here, otherwise there.
    If(u16, Place),
    /// If the operation before did something, go there.
    JumpIfDid(Place),
    Jump(Place),
    /// For each player of that side, what follows up to `NextPlayer`.
    ForEachPlayer(Side, Place),
    NextPlayer,
    /// For each of those chosen last, what follows up to `NextFighter`.
    ForEachFighter(Place),
    NextFighter,
    /// One of the ways with this number is chosen, and what stands there is done.
    Either(u16),
    /// Makes the delayed trigger with this number.
    Later(u16),
    /// So much XP (by number).
    GainXp(u16),
    /// A borrowed character goes back.
    GiveBack,
    /// One player of that side may pay the cost of this power and goes on here, otherwise there.
    Offer(Side, PowerId, Place),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PowerKind {
    Keyword,
    Super,
    LevelUp,
    /// Nobody's power: a cost that an effect lets a player pay.
    Payment,
}

/// A power, compiled once for each card or keyword.
#[derive(Clone, Debug)]
pub(crate) struct PowerDef {
    pub(crate) name: String,
    pub(crate) kind: PowerKind,
    pub(crate) works: Works,
    pub(crate) words: u64,
    pub(crate) listens: u64,
    /// What its rules forbid and allow, a bit for each.
    pub(crate) laws: u64,
    pub(crate) triggers: Vec<TriggerDef>,
    pub(crate) rules: Vec<RuleDef>,
    pub(crate) used: Option<SuperDef>,
    /// XP for the next level.
    pub(crate) xp: u8,
    /// Which symbols were paid for it matters.
    pub(crate) tells: bool,
    /// How often it was used in the game matters.
    pub(crate) counted: bool,
    /// The power that this is at another cost; 0: none. The two are used as one.
    pub(crate) same: PowerId,
    /// The piles that it speaks of, a bit for each.
    pub(crate) piles: u8,
}

impl PowerDef {
    /// Whether it is nothing but words that this character cannot have now.
    pub(crate) fn is_forbidden(&self, fighter: &Fighter) -> bool {
        let only_words = self.words != 0 && self.triggers.is_empty() && self.rules.is_empty() && self.used.is_none();
        only_words && fighter.words & self.words == 0
    }

    /// Whether this symbol is in its cost, alone or beside others that would do.
    pub(crate) fn costs(&self, symbol: u8) -> bool {
        self.used.as_ref().is_some_and(|used| used.cost.iter().any(|cost| cost & symbol != 0))
    }
}

#[derive(Clone, Debug)]
pub(crate) struct TriggerDef {
    pub(crate) on: On,
    /// By number, because it is asked again when the effect begins.
    pub(crate) given: u16,
    pub(crate) during: Option<Cond>,
    pub(crate) first_each_turn: bool,
    /// At most once a turn, or only the first time in the game that it sees it.
    pub(crate) once: Option<Within>,
    pub(crate) place: Place,
    /// Each time until it ends, not only once (delayed triggers).
    pub(crate) each: bool,
    pub(crate) until: Option<Until>,
}

#[derive(Clone, Debug)]
pub(crate) struct RuleDef {
    pub(crate) given: Option<Cond>,
    pub(crate) rule: Rule,
    /// What it does changes only when somebody enters, leaves, falls, recovers, changes sides or powers, or with
    /// the resources: those are looked at when they happen.
    pub(crate) steady: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct SuperDef {
    pub(crate) when: Time,
    pub(crate) any_turn: bool,
    /// Only as its phase begins, before anything else is done in it.
    pub(crate) early: bool,
    /// A mask for each symbol.
    pub(crate) cost: ArrayVec<[u8; 4]>,
    /// A card to discard instead of symbols; its place in the cost has none.
    pub(crate) discard: Option<Filter>,
    /// Recruit points to pay.
    pub(crate) points: u8,
    pub(crate) limit: Within,
    pub(crate) only_if: Option<OnlyIf>,
    pub(crate) place: Place,
    /// What must be there to be chosen.
    pub(crate) needs: Option<Need>,
}

/// What must hold before a power is used or a plot twist played, and how the card says it.
#[derive(Clone, Debug)]
pub(crate) struct OnlyIf {
    pub(crate) cond: Cond,
    pub(crate) said: language::Cond,
}

/// What an effect cannot begin without.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Need {
    /// And how the card says it.
    Character(Side, Filter, Vec<Is>),
    /// In a KO pile, or in a hand: which cards are there is its player's secret, so any may be the one.
    Card {
        side: Side,
        what: Filter,
        piles: Piles,
    },
    /// For whom, as the one chosen, the condition holds.
    Player(Side, Cond),
    Resource {
        side: Side,
        face_down: bool,
    },
    Location(Side),
    /// A plot twist in the KO pile that could be played.
    Twist(Filter),
    /// One of these, for one of several ways.
    Either(Vec<Need>),
}

/// One of several things that an effect may do.
#[derive(Clone, Debug)]
pub(crate) struct Way {
    /// Its operations, up to the jump behind the last way.
    pub(crate) from: Place,
    pub(crate) to: Place,
    /// As the card says it.
    pub(crate) said: Vec<language::Effect>,
}

#[derive(Clone, Debug)]
pub(crate) struct ModeDef {
    pub(crate) when: Time,
    pub(crate) any_turn: bool,
    pub(crate) only_if: Option<OnlyIf>,
    pub(crate) place: Place,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FaceKind {
    Main,
    Supporting,
    PlotTwist,
    Equipment,
    /// Equipment that stands in a row.
    Machine,
    Location,
    Token,
    /// A card of a pile that is no character.
    Other,
    /// A player who is attacked.
    Player,
}

/// What the rules look at on a card.
#[derive(Clone, Debug)]
pub(crate) struct CardFacts {
    pub(crate) kind: FaceKind,
    pub(crate) level: u8,
    pub(crate) cost: u8,
    pub(crate) atk: i16,
    pub(crate) def: i16,
    pub(crate) health: u8,
    pub(crate) teams: u16,
    pub(crate) gives: u8,
    pub(crate) symbols: u8,
    pub(crate) names: ArrayVec<[u16; 4]>,
    pub(crate) powers: Vec<PowerId>,
    pub(crate) modes: Vec<ModeDef>,
    /// The equipment that it can be, if it is none.
    pub(crate) worn: Option<Worn>,
    /// Words and triggers of its powers when it is face up and nothing else changes them.
    pub(crate) words: u64,
    pub(crate) listens: u64,
    /// A power works always, also face down.
    pub(crate) lasts: bool,
    /// A power has a continuous rule.
    pub(crate) rules: bool,
    /// Every power works face up only: the common case.
    pub(crate) plain: bool,
    /// Timings of its super powers, see `timing_bit`.
    pub(crate) timings: u8,
    /// Timings of what is used without paying symbols.
    pub(crate) free: u8,
    /// The pile that it belongs to, as a bit; 0: none.
    pub(crate) pile: u8,
    /// The piles that it speaks of, a bit for each.
    pub(crate) piles: u8,
}

impl CardFacts {
    #[inline]
    pub(crate) fn is_character(&self) -> bool {
        matches!(self.kind, FaceKind::Main | FaceKind::Supporting | FaceKind::Token)
    }
    /// Whether it stands in a row once it is in play.
    pub(crate) fn stands(&self) -> bool {
        self.is_character() || self.kind == FaceKind::Machine
    }
    #[inline]
    pub(crate) fn is_location(&self) -> bool {
        self.kind == FaceKind::Location
    }
    /// In how many ways it is paid for besides its cost.
    pub(crate) fn prices(&self, program: &Program) -> u8 {
        let rules = self.powers.iter().flat_map(|power| &program.power(*power).rules);
        rules.filter(|rule| matches!(rule.rule, Rule::Price(_))).count() as u8
    }
    pub(crate) fn shares_name(&self, other: &CardFacts) -> bool {
        self.names.iter().any(|name| other.names.contains(name))
    }
}

/// A bit for each moment at which something can be used or played.
pub(crate) fn timing_bit(when: &Time) -> u8 {
    match when {
        Time::Build => BUILD,
        Time::StartOfMain => START_OF_MAIN,
        Time::Main => MAIN,
        Time::Combat => COMBAT,
        Time::AnyCombat => ANY_COMBAT,
        Time::Draw => DRAW,
        Time::Recovery => RECOVERY,
        Time::Reaction(_) | Time::Turn => 0,
    }
}

pub(crate) const BUILD: u8 = 1;
pub(crate) const START_OF_MAIN: u8 = 2;
pub(crate) const MAIN: u8 = 4;
pub(crate) const COMBAT: u8 = 8;
pub(crate) const ANY_COMBAT: u8 = 16;
pub(crate) const RECOVERY: u8 = 32;
pub(crate) const DRAW: u8 = 64;

/// All programs of a set of cards.
#[derive(Clone, Debug, Default)]
pub(crate) struct Program {
    pub(crate) ops: Vec<Op>,
    pub(crate) effects: Vec<Effect>,
    /// For each of them the number of its sentence.
    pub(crate) said: Vec<u16>,
    /// How cards say what they do. Effects that belong together have one sentence.
    pub(crate) sentences: Vec<Vec<language::Effect>>,
    pub(crate) conds: Vec<Cond>,
    pub(crate) nums: Vec<Num>,
    pub(crate) players: Vec<Player>,
    pub(crate) powers: Vec<PowerDef>,
    /// What cards forbid and allow.
    pub(crate) laws: Vec<Law>,
    /// The names whose KOs are counted in a game.
    pub(crate) ko_names: Vec<String>,
    /// The names that powers give.
    pub(crate) given_names: Vec<String>,
    /// The counters that have only a name.
    pub(crate) counters: Vec<String>,
    /// Triggers that effects make.
    pub(crate) delayed: Vec<TriggerDef>,
    /// What is done when a prediction comes true.
    pub(crate) predictions: Vec<Place>,
    /// The ways of each choice among effects.
    pub(crate) ways: Vec<Vec<Way>>,
    /// For each of them the power whose ways are remembered for the turn, as it may work again by name; 0: none.
    pub(crate) again: Vec<PowerId>,
    /// For each symbol the payment that ends a change for players.
    pub(crate) pay_off: [PowerId; 7],
}

impl Program {
    pub(crate) fn power(&self, power: PowerId) -> &PowerDef {
        &self.powers[usize::from(power)]
    }
    #[inline]
    pub(crate) fn op(&self, at: Place) -> Op {
        self.ops[usize::from(at)]
    }
    #[inline]
    pub(crate) fn effect(&self, number: u16) -> &Effect {
        &self.effects[usize::from(number)]
    }
}

impl Program {
    /// What the effect at a place must find to begin at all.
    pub(crate) fn need_at(&self, at: Place) -> Option<Need> {
        match self.op(at) {
            Op::Do(number) => self.effect(number).need(self.said_choice(number)),
            Op::Either(number) => {
                let needs = self.ways(number).iter().map(|way| self.need_at(way.from));
                needs.collect::<Option<_>>().map(Need::Either)
            }
            _ => None,
        }
    }

    /// The ways of a choice among effects.
    pub(crate) fn ways(&self, number: u16) -> &[Way] {
        &self.ways[usize::from(number)]
    }

    /// How the card says an effect.
    pub(crate) fn sentence(&self, effect: u16) -> &[language::Effect] {
        &self.sentences[usize::from(self.said[usize::from(effect)])]
    }

    /// Whom the choice of an effect is among, as the card says it.
    pub(crate) fn said_choice(&self, effect: u16) -> Vec<Is> {
        let chosen = self.sentence(effect).iter().find_map(language::Effect::choice);
        chosen.map(<[Is]>::to_vec).unwrap_or_default()
    }
}
