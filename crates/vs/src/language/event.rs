//! Happenings: a verb with its roles.

use super::{Is, Place, Player, Stat, Symbol, Time};
use serde::de::value::MapAccessDeserializer;
use serde::de::{EnumAccess, MapAccess, SeqAccess, VariantAccess, Visitor};
use serde::ser::{SerializeStructVariant, SerializeTupleVariant};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// What can happen, be waited for, forbidden, allowed, remembered and counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Verb {
    /// Comes into play; a location comes face up into a resource row.
    Appear,
    /// Leaves play, or with `from` a side.
    Leave,
    /// Attacks (`by`), or is chosen as the defender (`who`).
    Attack,
    /// Becomes the defender, be it at the attack or later.
    Defend,
    /// Strikes somebody.
    Strike,
    /// Gets stunned, or stuns somebody.
    Stun,
    /// Gets a wound, by a stun or otherwise.
    Wound,
    /// Gets KO'd, or KOs somebody.
    Ko,
    /// Turns from stunned to face up.
    Recover,
    /// Becomes ready.
    Ready,
    /// Is hidden.
    Hide,
    /// Counters are put on somebody.
    Put,
    /// Is powered up, `with` a card from hand.
    PowerUp,
    /// Reaches another level.
    Level,
    /// Gets equipment.
    Equip,
    /// A card or a character goes to another place.
    Move,
    /// Goes beneath a resource.
    Tunnel,
    /// A player draws one or more cards.
    Draw,
    /// A player discards one or more cards.
    Discard,
    /// A card is shown to all.
    Reveal,
    /// A card in a resource row is turned.
    Turn,
    /// A player plays a plot twist.
    Play,
    /// A player recruits; a trigger comes before the character appears.
    Recruit,
    /// A super power is used, `by` its character or by its player (`of`).
    Use,
    /// A number of a character rises, by whatever but the end of an effect; `Amount` is by how much.
    Gain,
    /// A player pays symbols with basic locations.
    Pay,
    /// A part of a turn begins: `Start(Build, Me)`.
    Start,
    /// A part of a turn or a combat ends: `End(Turn, Everybody)`.
    End,
}

impl Verb {
    const NAMES: [&'static str; 28] = [
        "Appear", "Leave", "Attack", "Defend", "Strike", "Stun", "Wound", "Ko", "Recover", "Ready", "Hide", "Put",
        "PowerUp", "Level", "Equip", "Move", "Tunnel", "Draw", "Discard", "Reveal", "Turn", "Play", "Recruit", "Use",
        "Gain", "Pay", "Start", "End",
    ];

    /// The word in card files.
    pub fn name(self) -> &'static str {
        Verb::NAMES[self as usize]
    }
}

/// Who and what a happening is about. A role that is left out may be anything.
#[derive(Clone, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Roles {
    /// Who does it.
    pub by: Vec<Is>,
    /// To whom.
    pub who: Vec<Is>,
    /// With which card or power.
    pub what: Vec<Is>,
    /// Together with whom or which card.
    pub with: Vec<Is>,
    /// As if it were which card.
    pub like: Vec<Is>,
    /// Which player.
    pub of: Option<Player>,
    /// Where from.
    pub from: Option<Place>,
    /// Where to.
    pub to: Option<Place>,
    /// What it comes with: a wound `via: Stun`.
    pub via: Option<Verb>,
    /// Which number or counters.
    pub stat: Option<Stat>,
    /// Which symbol.
    pub symbol: Option<Symbol>,
}

impl Roles {
    /// The lists that are said.
    fn lists(&self) -> impl Iterator<Item = (&'static str, &Vec<Is>)> {
        let Roles { by, who, what, with, like, .. } = self;
        let all = [("by", by), ("who", who), ("what", what), ("with", with), ("like", like)];
        all.into_iter().filter(|(_, list)| !list.is_empty())
    }
}

/// A happening. It is written like an effect with names for its roles: `Stun(by: [This], who: [Enemy])`.
#[derive(Clone, PartialEq)]
pub enum Event {
    /// Any verb but `Start` and `End`, and what is said of its roles.
    Of(Verb, Box<Roles>),
    /// `Start(Build, Me)`
    Start(Time, Player),
    /// `End(Turn, Everybody)`
    End(Time, Player),
}

impl<'de> Deserialize<'de> for Event {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Event, D::Error> {
        input.deserialize_enum("Event", &Verb::NAMES, EventReader)
    }
}

struct EventReader;

impl<'de> Visitor<'de> for EventReader {
    type Value = Event;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a verb with its roles")
    }

    fn visit_enum<A: EnumAccess<'de>>(self, data: A) -> Result<Event, A::Error> {
        let (verb, roles) = data.variant::<Verb>()?;
        match verb {
            Verb::Start => roles.tuple_variant(2, TimeReader).map(|(time, player)| Event::Start(time, player)),
            Verb::End => roles.tuple_variant(2, TimeReader).map(|(time, player)| Event::End(time, player)),
            _ => roles.struct_variant(&ROLES, RolesReader).map(|roles| Event::Of(verb, Box::new(roles))),
        }
    }
}

const ROLES: [&str; 11] = ["by", "who", "what", "with", "like", "of", "from", "to", "via", "stat", "symbol"];

struct RolesReader;

impl<'de> Visitor<'de> for RolesReader {
    type Value = Roles;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("roles")
    }

    fn visit_map<A: MapAccess<'de>>(self, roles: A) -> Result<Roles, A::Error> {
        Roles::deserialize(MapAccessDeserializer::new(roles))
    }
}

struct TimeReader;

impl<'de> Visitor<'de> for TimeReader {
    type Value = (Time, Player);

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("what begins or ends, and whose it is")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut parts: A) -> Result<(Time, Player), A::Error> {
        use serde::de::Error;
        let time = parts.next_element()?.ok_or_else(|| A::Error::invalid_length(0, &self))?;
        let player = parts.next_element()?.ok_or_else(|| A::Error::invalid_length(1, &self))?;
        Ok((time, player))
    }
}

/// As it is written: only the roles that are said.
impl Serialize for Event {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let (verb, time, player) = match self {
            Event::Of(verb, roles) => return write_roles(*verb, roles, output),
            Event::Start(time, player) => (Verb::Start, time, player),
            Event::End(time, player) => (Verb::End, time, player),
        };
        let mut parts = output.serialize_tuple_variant("Verb", verb as u32, verb.name(), 2)?;
        parts.serialize_field(time)?;
        parts.serialize_field(player)?;
        parts.end()
    }
}

fn write_roles<S: Serializer>(verb: Verb, roles: &Roles, output: S) -> Result<S::Ok, S::Error> {
    let mut parts = output.serialize_struct_variant("Verb", verb as u32, verb.name(), ROLES.len())?;
    for (role, list) in roles.lists() {
        parts.serialize_field(role, list)?;
    }
    macro_rules! write_said {
        ($($role:ident),*) => { $(
            if let Some(role) = &roles.$role {
                parts.serialize_field(stringify!($role), role)?;
            }
        )* };
    }
    write_said!(of, from, to, via, stat, symbol);
    parts.end()
}

/// As it is written.
impl fmt::Debug for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Of(verb, roles) => write!(f, "{verb:?}({roles:?})"),
            Event::Start(time, player) => write!(f, "Start({time:?}, {player:?})"),
            Event::End(time, player) => write!(f, "End({time:?}, {player:?})"),
        }
    }
}

/// Only what is said.
impl fmt::Debug for Roles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut said: Vec<String> = self.lists().map(|(role, list)| format!("{role}: {list:?}")).collect();
        said.extend(self.of.as_ref().map(|of| format!("of: {of:?}")));
        said.extend(self.from.as_ref().map(|from| format!("from: {from:?}")));
        said.extend(self.to.as_ref().map(|to| format!("to: {to:?}")));
        said.extend(self.via.map(|via| format!("via: {via:?}")));
        said.extend(self.stat.as_ref().map(|stat| format!("stat: {stat:?}")));
        said.extend(self.symbol.map(|symbol| format!("symbol: {symbol:?}")));
        f.write_str(&said.join(", "))
    }
}
