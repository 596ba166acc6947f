//! What a player is asked and what the answers are.

use crate::{CardNo, RuleName, Thing};
use longbox_kernel::{Seat, capital};
use serde::{Deserialize, Serialize};

/// A question to the viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// The choices made before it; an answer names it, so that a late click cannot answer another question.
    pub number: usize,
    /// The power or card whose effect asks; empty where none does.
    pub source: String,
    /// What the effect does, in a sentence, where a choice is made for it; may be empty.
    pub effect: String,
    /// "Your move"
    pub text: String,
    /// What it is about, in a sentence or two: the text of the effect at work, the sum of a combat. May be empty.
    pub detail: String,
    /// How it is answered, so that a client can give numbers and orders a control of their own.
    pub shape: QuestionShape,
    /// In the order to show them; passing comes last.
    pub offers: Vec<Offer>,
    /// What cannot be chosen now and why, for everything that the player may hope to use.
    pub refusals: Vec<Refusal>,
    /// The deal that is put together or answered.
    pub deal: Option<Deal>,
    /// What it belongs to, for what a client makes of it.
    #[serde(default)]
    pub step: Step,
}

/// What a question belongs to, as far as a client treats such questions in a way of their own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    /// Nothing of what follows: a target, a payment, an order.
    #[default]
    Other,
    /// Whether the first hand is kept.
    FirstHand,
    /// Vs: which card becomes a resource.
    Resource,
    /// Vs: what is recruited.
    Recruit,
    /// Vs: who changes rows.
    Formation,
    /// The player's own attacks, and whatever else is done between them.
    Attack,
    /// A chance to use something in passing, mostly in response to somebody else: to pass is the usual answer.
    Response,
}

/// A deal between two players. Its parts are offers, in groups named after whoever does them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deal {
    /// What it says so far, in a sentence; empty while it has no part.
    pub text: String,
    /// The viewer may accept it; otherwise the viewer is putting it together.
    pub offered: bool,
}

/// How a question is answered. An answer is one [`Pick`]; where several things are chosen, each is a question of its
/// own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum QuestionShape {
    /// One of the offers.
    One,
    /// One after another, at most `most`.
    Some {
        /// How many were picked before.
        picked: u8,
        /// How many may be picked in all.
        most: u8,
    },
    /// Things in an order, the next one now.
    Order {
        /// How many have their place already.
        placed: u8,
    },
    /// A number; there is an offer for each.
    Number {
        /// The number of the first offer.
        low: u8,
        /// The number of the last offer.
        high: u8,
    },
    /// An offer for each of the two.
    YesNo,
    /// Any card of the catalogue; there are no offers. The answer is `Pick::Option` with the card's number.
    Name,
}

/// One answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// What the answer names it by.
    pub pick: Pick,
    /// "Attack with Thor". Fits anywhere; what is paid is told by `symbols` and `price`.
    pub label: String,
    /// Short, below the head of its group: "Thor".
    pub short: String,
    /// "Attack", "Use", "Recruit"; empty where there is no group.
    pub group: String,
    /// What the player should know to choose: the text of the power, the facts of the card. May be empty.
    pub detail: String,
    /// Where the card lies, if that is not clear; the label says so too. May be empty.
    pub place: String,
    /// Symbols that must be paid, in small letters.
    pub symbols: Vec<String>,
    /// What else it costs, or that it costs nothing, where a player may ask: "1 recruit point", "free". May be empty.
    pub price: String,
    /// Where a click means this offer. Several offers may share a thing: then the page asks which.
    pub things: Vec<Thing>,
    /// Where dropping one of the things means this offer, followed by the pick of what it was dropped on. What stands
    /// among `things` as well was meant by this offer itself: nothing follows for it.
    pub drops: Vec<Thing>,
    /// What the next question would ask for, so that a client can ask for both at once. Empty where nothing follows, or
    /// where that is better chosen on the table.
    pub ways: Vec<Way>,
    /// How it is shown and which key means it.
    pub role: OfferRole,
    /// What will come of it, as far as it can be told.
    pub preview: Option<Preview>,
    /// The card it is about; none where it is about none.
    pub card: Option<CardNo>,
    /// Whose character, or which player, it is about, where a target is chosen.
    pub side: Option<Seat>,
}

/// One way to follow an offer up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Way {
    /// "Front row".
    pub label: String,
    /// What `then` of the answer names.
    pub then: Thing,
}

/// How an answer is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pick {
    /// The option of the table with this number.
    Option(u16),
    /// Takes steps of the choice back and makes it in another way: a number of the host's own.
    Reorder(u16),
    /// Takes back all steps of the choice that is half made.
    Back,
}

/// What an offer means among the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OfferRole {
    /// Nothing but what its label says.
    Plain,
    /// Ends the choosing or does nothing: the answer to a press of Space.
    Pass,
    /// Agrees to what was asked.
    Yes,
    /// Declines what was asked.
    No,
    /// Takes back the steps of a choice that is half made.
    Back,
}

/// "6 against DEF 7: not enough".
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Preview {
    /// A few words without a full stop.
    pub text: String,
    /// Whether it is what the player hopes for; none where that cannot be said.
    pub good: Option<bool>,
}

/// Why something on the table cannot be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refusal {
    /// What the player may point at to ask.
    pub thing: Thing,
    /// A whole sentence: "Thor cannot attack: he is exhausted."
    pub text: String,
    /// The id of the rule.
    pub rule: String,
    /// What that rule is called.
    pub rule_title: String,
}

/// Something that a player may hope to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reason {
    /// Whether it can be done now.
    pub allowed: bool,
    /// A whole sentence: "Thor cannot attack Loki: he is exhausted."
    pub text: String,
    /// What stands in the way.
    pub rule: Option<RuleName>,
}

impl From<Refusal> for Reason {
    fn from(refusal: Refusal) -> Reason {
        let rule = RuleName { id: refusal.rule, title: refusal.rule_title };
        Reason { allowed: false, text: refusal.text, rule: Some(rule) }
    }
}

impl Offer {
    /// The label with the symbols that must be paid: `Use Lightning Strike of Thor [Energy]`.
    pub fn with_symbols(&self) -> String {
        let symbols: String = self.symbols.iter().map(|symbol| format!("[{}]", capital(symbol))).collect();
        if symbols.is_empty() { self.label.clone() } else { format!("{} {symbols}", self.label) }
    }
}

impl Question {
    /// All of it: "Stupid of Rhino: Stun a character. Which one?"
    pub fn whole(&self) -> String {
        let effect = if self.effect.is_empty() { String::new() } else { format!("{} ", self.effect) };
        self.with_source(&format!("{effect}{}", self.text))
    }

    /// Who asks and what: "Stupid of Rhino: Which one?"
    pub fn title(&self) -> String {
        self.with_source(&self.text)
    }

    fn with_source(&self, text: &str) -> String {
        if self.source.is_empty() { text.to_owned() } else { format!("{}: {text}", self.source) }
    }

    /// What it offers to do with these things, and what it refuses.
    pub fn reasons(&self, things: &[Thing]) -> Vec<Reason> {
        let about = |offer: &&Offer| things.iter().all(|thing| offer.things.contains(thing));
        let offered = self.offers.iter().filter(about).map(|offer| {
            let preview = offer.preview.as_ref().map(|preview| format!(": {}", preview.text)).unwrap_or_default();
            Reason { allowed: true, text: format!("{}{preview}.", offer.with_symbols()), rule: None }
        });
        let refused = self.refusals.iter().filter(|refusal| things.contains(&refusal.thing)).cloned();
        offered.chain(refused.map(Reason::from)).collect()
    }
}
