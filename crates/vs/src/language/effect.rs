//! What effects do.

use super::{Aspect, Cond, Deed, Event, Is, Num, Place, Player, Rule, Select, Stat, Symbol, Until, Verb};
use serde::de::value::{EnumAccessDeserializer, StrDeserializer};
use serde::de::{DeserializeSeed, EnumAccess, Error, VariantAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// What is done, one after another. Parts that are impossible are skipped.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, remote = "Self")]
pub enum Effect {
    /// A deed and whom it is done to; a card file writes `Stun(It)`.
    #[serde(skip)]
    Done(Deed, Select),

    // With characters.
    /// Chooses characters or a player for what follows.
    Choose(Select),
    /// They are KO'd; so are resources, with `In(Resources(..))`.
    Ko(Select),
    /// They get so many wounds.
    Wound(Num, Select),
    /// They lose so many wounds.
    Heal(Num, Select),
    /// So many counters are put on each of them.
    Put(Stat, Num, Select),
    /// At most so many counters are removed from each of them; `Amount` is how many in all.
    Take(Stat, Num, Select),
    /// Every +1/+1 counter becomes a -1/-1 counter, or the other way round.
    Flip(Select),
    /// They become that level.
    Level(Select, Num),
    /// They gain so much experience.
    Xp(Num, Select),
    /// It becomes my main character, and the one I had becomes a supporting character.
    Promote(Select),
    /// The character whose power it is attacks them at once, whatever protects them and though exhausted.
    Attack(Select),
    /// Takes over the defence; the two switch positions.
    Defend(Select),
    /// They attack as well in the combat that is going on, whatever else would keep them from it.
    Join(Select),
    /// They leave the combat.
    Withdraw(Select),
    /// The two switch positions.
    Swap(Select, Select),
    /// The character whose power it is goes to a row of such a player and attacks characters there, one after another,
    /// as often as its player likes; then it goes back exhausted.
    Raid(Player),
    /// Creates tokens of this card on my side: in that row, or each in a row of choice with `Side(Me)`.
    Create(String, Num, Place),
    /// What has this name is done to them.
    Do(String, Select),
    /// What was done to them by these names is over.
    Undo(Vec<String>, Select),
    /// The first is that card from now on, with everything on it; the card it was leaves the game.
    Become(Select, Select),

    // With cards.
    /// They go there.
    Move(Select, Place),
    /// They go there, out of the game or to a hand, and what is on them is kept for their return; of one that goes to a
    /// hand, `Chosen` is the owner.
    SetAside(Select, Place),
    /// It goes beneath an enemy resource, a location if there is one face up, and is out of the game with everything on
    /// it. At the start of my next turn it is back on my side, and a location is turned face down, a face-down resource
    /// KO'd; it is back sooner, in my back row, if the card is turned face down or leaves the row.
    Tunnel(Select),
    /// The player draws so many cards.
    Draw(Player, Num),
    /// The player whose cards they are chooses, unless it says otherwise.
    Discard(Player, Select),
    /// All see them.
    Reveal(Select),
    /// I see them.
    Look(Select),
    /// A card in a resource row is turned: it is `FaceUp` or `Not(FaceUp)` then.
    Turn(Select, Is),
    /// A plot twist is played, if that is possible.
    Play(Select),
    /// I name a card or a team.
    Say(Aspect),
    /// For the next turn of an enemy I secretly name an attacker and a defender on my side. If that attack is made, all
    /// see it and this is done; then I predict again for the same turn, so many times in all.
    Predict(Num, Vec<Effect>),

    // With everything else.
    /// Cancels the attack, so that its combat ends, or the super power that is being used.
    Cancel(Verb),
    /// A player pays these symbols with basic locations.
    Pay(Player, Vec<Symbol>),
    /// So many recruit points more this turn.
    Points(Num),
    /// These rules hold for them for a time.
    Change(Select, Vec<Rule>, Until),
    /// A trigger of its own. It fires once, unless `each`.
    Later {
        /// Any of these fires it.
        on: Vec<Event>,
        /// Must hold when it happens.
        #[serde(default)]
        during: Option<Cond>,
        /// Every time, not only the first.
        #[serde(default)]
        each: bool,
        /// How long it waits.
        until: Until,
        /// What is done; `Those` are who was `It` when it was made.
        then: Vec<Effect>,
    },
    /// It is done if its player wants to; `Did` tells.
    May(Vec<Effect>),
    /// That player may do the first; the second is done if not.
    Unless(Player, Vec<Effect>, Vec<Effect>),
    /// It is done if the condition holds.
    If(Cond, Vec<Effect>),
    /// One of these, which is chosen; done again in a turn by its name, another one.
    Either(Vec<Vec<Effect>>),
    /// For each of them in turn.
    Each(Select, Vec<Effect>),
    /// I may offer such a player a deal of at least so many of these, each done by one of us, and all at once if the
    /// other accepts. In the list `Me` is who does it and `Chosen` the other.
    Offer(Player, Num, Vec<Effect>),
    /// The player loses the game.
    Lose(Player),
}

impl Effect {
    /// The list that its player chooses from, if it takes characters or cards of choice.
    pub(crate) fn choice(&self) -> Option<&[Is]> {
        match self {
            Effect::Done(_, select)
            | Effect::Choose(select)
            | Effect::Ko(select)
            | Effect::Wound(_, select)
            | Effect::Heal(_, select)
            | Effect::Put(_, _, select)
            | Effect::Take(_, _, select)
            | Effect::Flip(select)
            | Effect::Level(select, _)
            | Effect::Xp(_, select)
            | Effect::Promote(select)
            | Effect::Attack(select)
            | Effect::Defend(select)
            | Effect::Do(_, select)
            | Effect::Undo(_, select)
            | Effect::Join(select)
            | Effect::Withdraw(select)
            | Effect::Become(select, _)
            | Effect::Move(select, _)
            | Effect::SetAside(select, _)
            | Effect::Tunnel(select)
            | Effect::Discard(_, select)
            | Effect::Reveal(select)
            | Effect::Look(select)
            | Effect::Turn(select, _)
            | Effect::Play(select)
            | Effect::Change(select, ..)
            | Effect::Each(select, _) => select.choice(),
            Effect::Swap(first, second) => first.choice().or_else(|| second.choice()),
            Effect::Raid(_)
            | Effect::Create(..)
            | Effect::Either(_)
            | Effect::Draw(..)
            | Effect::Say(_)
            | Effect::Predict(..)
            | Effect::Cancel(_)
            | Effect::Pay(..)
            | Effect::Points(_)
            | Effect::Later { .. }
            | Effect::May(_)
            | Effect::Unless(..)
            | Effect::If(..)
            | Effect::Offer(..)
            | Effect::Lose(_) => None,
        }
    }
}

/// The effects that are no deeds.
const OTHERS: &[&str] = &[
    "Choose", "Ko", "Wound", "Heal", "Put", "Take", "Flip", "Level", "Xp", "Promote", "Attack", "Defend", "Join",
    "Withdraw", "Swap", "Raid", "Create", "Do", "Undo", "Become", "Move", "SetAside", "Tunnel", "Draw", "Discard",
    "Reveal", "Look", "Turn", "Play", "Say", "Predict", "Cancel", "Pay", "Points", "Change", "Later", "May", "Unless",
    "If", "Either", "Each", "Offer", "Lose",
];

/// All of them, for whoever misspells one.
static NAMES: [&str; Deed::NAMES.len() + OTHERS.len()] = {
    let mut names = [""; Deed::NAMES.len() + OTHERS.len()];
    let mut at = 0;
    while at < names.len() {
        let deeds = Deed::NAMES.len();
        names[at] = if at < deeds { Deed::NAMES[at] } else { OTHERS[at - deeds] };
        at += 1;
    }
    names
};

impl<'de> Deserialize<'de> for Effect {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Effect, D::Error> {
        input.deserialize_enum("Effect", &NAMES, EffectReader)
    }
}

/// A deed is written like any other effect: `Stun(It)`.
impl Serialize for Effect {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        match self {
            Effect::Done(deed, select) => output.serialize_newtype_variant("Effect", *deed as u32, deed.name(), select),
            other => Effect::serialize(other, output),
        }
    }
}

struct EffectReader;

impl<'de> Visitor<'de> for EffectReader {
    type Value = Effect;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an effect")
    }

    fn visit_enum<A: EnumAccess<'de>>(self, data: A) -> Result<Effect, A::Error> {
        let (Name(name), rest) = data.variant::<Name>()?;
        match Deed::named(name) {
            Some(deed) => rest.newtype_variant().map(|select| Effect::Done(deed, select)),
            None => Effect::deserialize(EnumAccessDeserializer::new(Other { name, rest })),
        }
    }
}

/// The name of an effect.
struct Name(&'static str);

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Name, D::Error> {
        input.deserialize_identifier(NameReader)
    }
}

struct NameReader;

impl Visitor<'_> for NameReader {
    type Value = Name;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of an effect")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<Name, E> {
        let known = NAMES.iter().find(|known| **known == name);
        known.map(|name| Name(name)).ok_or_else(|| E::unknown_variant(name, &NAMES))
    }
}

/// An effect whose name was read already.
struct Other<V> {
    name: &'static str,
    rest: V,
}

impl<'de, V: VariantAccess<'de>> EnumAccess<'de> for Other<V> {
    type Error = V::Error;
    type Variant = V;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, V), V::Error> {
        Ok((seed.deserialize(StrDeserializer::new(self.name))?, self.rest))
    }
}
