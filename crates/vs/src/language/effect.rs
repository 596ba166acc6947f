//! What effects do.

use super::{Aspect, Cond, Event, Is, Num, Place, Player, Rule, Select, Stat, Symbol, Until, Verb};
use serde::{Deserialize, Serialize};

/// What is done, one after another. Parts that are impossible are skipped.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Effect {
    // With characters.
    /// Chooses characters or a player for what follows.
    Choose(Select),
    /// They get stunned.
    Stun(Select),
    /// They get stunned without a wound.
    Daze(Select),
    /// They are KO'd; so are resources, with `In(Resources(..))`.
    Ko(Select),
    /// They get so many wounds.
    Wound(Num, Select),
    /// They lose so many wounds.
    Heal(Num, Select),
    /// They recover.
    Recover(Select),
    /// They become ready.
    Ready(Select),
    /// They become exhausted.
    Exhaust(Select),
    /// Turns face-up characters face down and ready, without counters, equipment and powers, until their player's
    /// Recovery Phase.
    Hide(Select),
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
    /// Creates tokens of this card on my side, in the front row.
    Create(String, Num),
    /// What has this name is done to them.
    Do(String, Select),
    /// What was done to them by these names is over.
    Undo(Vec<String>, Select),
    /// The first is that card from now on, with everything on it; the card it was leaves the game.
    Become(Select, Select),

    // With cards.
    /// They go there.
    Move(Select, Place),
    /// They leave the game with everything on them.
    SetAside(Select),
    /// The player draws so many cards.
    Draw(Player, Num),
    /// The player whose cards they are chooses, unless it says otherwise.
    Discard(Player, Select),
    /// All see them.
    Reveal(Select),
    /// I see them.
    Look(Select),
    /// A card in a resource row is turned.
    Turn(Select, Way),
    /// A plot twist is played, if that is possible.
    Play(Select),
    /// I name a card or a team.
    Say(Aspect),

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
        on: Vec<Event>,
        #[serde(default)]
        during: Option<Cond>,
        #[serde(default)]
        each: bool,
        until: Until,
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
}

impl Effect {
    /// The list that its player chooses from, if it takes characters or cards of choice.
    pub(crate) fn choice(&self) -> Option<&[Is]> {
        match self {
            Effect::Choose(select)
            | Effect::Stun(select)
            | Effect::Daze(select)
            | Effect::Ko(select)
            | Effect::Wound(_, select)
            | Effect::Heal(_, select)
            | Effect::Recover(select)
            | Effect::Ready(select)
            | Effect::Exhaust(select)
            | Effect::Hide(select)
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
            | Effect::SetAside(select)
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
            | Effect::Cancel(_)
            | Effect::Pay(..)
            | Effect::Points(_)
            | Effect::Later { .. }
            | Effect::May(_)
            | Effect::Unless(..)
            | Effect::If(..) => None,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Way {
    /// Face up.
    Up,
    /// Face down.
    Down,
}
