//! Who speaks: what the name, "it", "that player" and "that many" mean at a place of a card's text.

use super::words::owned_by;
use crate::language::{Keyword, Select, Works};

/// The character that "it" would be understood as.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Focus {
    #[default]
    Nothing,
    This,
    It,
    /// Those that a delayed trigger was made for.
    Those,
}

/// What `It` stands for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum It {
    /// The character whose power it is.
    This,
    #[default]
    One,
    Many,
}

/// What the one is whose power it is: outside play only a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum This {
    Character,
    Card,
}

impl This {
    pub(super) fn of(works: &Works) -> This {
        match works {
            Works::In(_) => This::Card,
            Works::FaceUp | Works::Stunned | Works::Always | Works::EvenStunned => This::Character,
        }
    }
}

/// How the chosen player is called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Chosen {
    #[default]
    ThatPlayer,
    /// Behind "for each player".
    They,
    /// Nobody was chosen; the one whose character a trigger is about.
    ItsController,
    /// Nobody in particular: "an enemy player".
    AnEnemy,
    Anybody,
    Another,
    /// Whose power it is.
    You,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Case {
    Subject,
    Object,
    Owner,
}

/// A doer and whether its verb is in the plural.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Noun {
    pub(super) text: String,
    pub(super) plural: bool,
}

impl Noun {
    pub(super) fn one(text: impl Into<String>) -> Noun {
        Noun { text: text.into(), plural: false }
    }

    pub(super) fn many(text: impl Into<String>) -> Noun {
        Noun { text: text.into(), plural: true }
    }
}

/// The state of the telling.
#[derive(Clone, Debug)]
pub(super) struct Voice<'a> {
    /// The character whose power it is.
    pub(super) name: &'a str,
    /// What the power itself is called.
    pub(super) power: &'a str,
    /// What keywords mean that are gained.
    pub(super) keywords: &'a [Keyword],
    pub(super) focus: Focus,
    pub(super) it: It,
    /// What `Those` stands for in the trigger being told, where that is not `It`.
    pub(super) those: Option<It>,
    /// Whom the rule being told is for, until they are named; then whether they are several.
    pub(super) bearer: Option<Select>,
    pub(super) said: Option<bool>,
    /// The card outside play that was spoken of.
    pub(super) card: &'static str,
    pub(super) chosen: Chosen,
    /// What the one did whom a trigger calls the doer.
    pub(super) deed: &'static str,
    /// Behind "for each": what the effect before counted.
    pub(super) counted: &'static str,
    /// Who did the effect before: "you", "they" or "it".
    pub(super) did: &'static str,
    /// "During its next attack" was said: "that attack".
    pub(super) next_attack: bool,
    /// Characters were set aside.
    pub(super) aside: bool,
    pub(super) this_is: This,
    /// Several are moved: "their owners' hands".
    pub(super) several: bool,
    /// How a place is joined to what is there: "in", "from".
    pub(super) link: &'static str,
    /// Reminders for the end of the text.
    pub(super) notes: Vec<String>,
}

impl<'a> Voice<'a> {
    pub(super) fn named(name: &'a str, keywords: &'a [Keyword]) -> Voice<'a> {
        Voice {
            name,
            power: "",
            keywords,
            focus: Focus::Nothing,
            it: It::One,
            those: None,
            bearer: None,
            said: None,
            card: own_card(name).unwrap_or("that card"),
            chosen: Chosen::ThatPlayer,
            deed: "did so",
            counted: "of those",
            did: "you",
            next_attack: false,
            aside: false,
            this_is: This::Character,
            several: false,
            link: "in",
            notes: Vec::new(),
        }
    }

    /// What `Card` is when a trigger begins.
    pub(super) fn card_of_trigger(&self) -> &'static str {
        own_card(self.name).unwrap_or("it")
    }

    pub(super) fn note(&mut self, reminder: impl Into<String>) {
        let reminder = reminder.into();
        if !self.notes.contains(&reminder) {
            self.notes.push(reminder);
        }
    }

    /// The character whose power it is, by name or as "it".
    pub(super) fn this(&mut self, case: Case) -> String {
        let name = match (self.focus, self.name) {
            (Focus::This, _) => "it",
            // Somebody else would be "it" already.
            (Focus::It | Focus::Those, "it") => "this character",
            (Focus::It | Focus::Those | Focus::Nothing, name) => name,
        };
        self.focus = Focus::This;
        if case == Case::Owner { owned_by(name) } else { name.to_owned() }
    }

    /// Those chosen or affected last.
    pub(super) fn it(&mut self, case: Case) -> Noun {
        self.pronoun(self.it, Focus::It, case)
    }

    /// Those that a delayed trigger was made for. Where it is about them, they are `It`, too.
    pub(super) fn those(&mut self, case: Case) -> Noun {
        match self.those {
            Some(those) => self.pronoun(those, Focus::Those, case),
            None => self.it(case),
        }
    }

    fn pronoun(&mut self, it: It, focus: Focus, case: Case) -> Noun {
        let plain = self.focus == focus && self.name != "it";
        let (near, far, plural) = match (it, case) {
            (It::This, _) => return Noun::one(self.this(case)),
            (It::One, Case::Subject | Case::Object) => ("it", "that character", false),
            (It::One, Case::Owner) => ("its", "that character's", false),
            (It::Many, Case::Subject) => ("they", "those characters", true),
            (It::Many, Case::Object) => ("them", "those characters", true),
            (It::Many, Case::Owner) => ("their", "those characters'", true),
        };
        self.focus = focus;
        Noun { text: if plain { near } else { far }.to_owned(), plural }
    }

    /// The one that a rule is for or a number is worked out for.
    pub(super) fn itself(&mut self, case: Case) -> Noun {
        let plural = match (self.said, self.bearer.take()) {
            (Some(plural), bearer) => {
                self.bearer = bearer;
                plural
            }
            (None, None) => false,
            // Named for the first time; within the name nobody is meant by it.
            (None, Some(bearer)) => {
                let noun = match case {
                    Case::Subject => self.subject(&bearer),
                    Case::Object => Noun { plural: self.plural(&bearer), text: self.object(&bearer) },
                    Case::Owner => Noun::one(owned_by(&self.object(&bearer))),
                };
                (self.said, self.bearer) = (Some(noun.plural), Some(bearer));
                return noun;
            }
        };
        let text = match (plural, case) {
            (false, Case::Subject | Case::Object) => "it",
            (false, Case::Owner) => "its",
            (true, Case::Subject) => "they",
            (true, Case::Object) => "them",
            (true, Case::Owner) => "their",
        };
        Noun { text: text.to_owned(), plural }
    }
}

/// How the bearer of an equipment is called.
pub(in crate::say) const EQUIPPED: &str = "the equipped character";

/// In powers of an equipment a card that is not said otherwise is the equipment itself.
fn own_card(name: &str) -> Option<&'static str> {
    (name == EQUIPPED).then_some("this equipment")
}
