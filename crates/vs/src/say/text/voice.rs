//! Who speaks: what the name, "it", "that player" and "that many" mean at a place of a card's text.

use super::called::Called;
use super::words::{inside, owned_by};
use crate::language::{Keyword, Pronoun, Select, Works};

/// The character that "it" would be understood as.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Focus {
    #[default]
    Nothing,
    This,
    It,
    /// Those that a delayed trigger was made for.
    Those,
    /// Those in `named`, of whom only a condition spoke.
    Named,
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

/// What the next counters come on top of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Counters {
    #[default]
    First,
    /// Such counters: "two more".
    More,
}

/// The state of the telling.
#[derive(Clone, Debug)]
pub(super) struct Voice<'a> {
    /// The character whose power it is.
    pub(super) name: &'a str,
    pub(super) pronoun: Pronoun,
    /// Whether the name is that of one or of several.
    pub(super) name_is: It,
    /// What it is to its player: "main character" or "character".
    pub(super) rank: &'static str,
    /// The name has been said.
    pub(super) known: bool,
    /// What the power itself is called.
    pub(super) power: &'a str,
    /// What keywords mean that are gained.
    pub(super) keywords: &'a [Keyword],
    pub(super) focus: Focus,
    pub(super) it: It,
    /// Who was spoken of last, if a pronoun says it as well as the whole noun.
    pub(super) named: Option<Select>,
    /// What `Those` stands for in the trigger being told, where that is not `It`.
    pub(super) those: Option<It>,
    /// Whom the rule being told is for, until they are named; then who they are.
    pub(super) bearer: Option<Select>,
    pub(super) said: Option<It>,
    /// The card outside play that was spoken of.
    pub(super) card: &'static str,
    pub(super) chosen: Chosen,
    /// What the one did whom a trigger calls the doer.
    pub(super) deed: &'static str,
    /// Behind "for each": what the effect before counted.
    pub(super) counted: &'static str,
    pub(super) counters: Counters,
    /// Who did the effect before: "you", "they" or "it".
    pub(super) did: &'static str,
    /// "During its next attack" was said: "that attack".
    pub(super) next_attack: bool,
    /// Characters were set aside.
    pub(super) aside: bool,
    /// What two do of whom one replaces the other; nothing if they stand next to each other already.
    pub(super) switch: &'static str,
    pub(super) this_is: This,
    /// Who is moved: "their owners' hands".
    pub(super) moved: It,
    /// How a place is joined to what is there: "in", "from".
    pub(super) link: &'static str,
    /// Reminders for the end of the text.
    pub(super) notes: Vec<String>,
}

impl<'a> Voice<'a> {
    pub(super) fn new(who: impl Into<Called<'a>>, keywords: &'a [Keyword]) -> Voice<'a> {
        let who = who.into();
        Voice {
            // Asterisks on a card tell two people of one name apart; nobody says them.
            name: who.name.trim_matches('*'),
            pronoun: who.pronoun,
            name_is: if who.several { It::Many } else { It::One },
            rank: if who.main { "main character" } else { "character" },
            known: !who.has_name(),
            power: "",
            keywords,
            focus: Focus::Nothing,
            it: It::One,
            named: None,
            those: None,
            bearer: None,
            said: None,
            card: own_card(who.name).unwrap_or("that card"),
            chosen: Chosen::ThatPlayer,
            deed: "did so",
            counted: "of those",
            counters: Counters::First,
            did: "you",
            next_attack: false,
            aside: false,
            switch: " and switch their positions",
            this_is: This::Character,
            moved: It::One,
            link: "in",
            notes: Vec::new(),
        }
    }

    /// What `Card` is when a trigger begins.
    pub(super) fn card_of_trigger(&self) -> &'static str {
        own_card(self.name).unwrap_or("it")
    }

    /// What `Card` is when it is the card of the character whose power it is.
    pub(super) fn own_card(&self) -> &'static str {
        own_card(self.name).unwrap_or(self.pronoun.word(Case::Object))
    }

    /// Whether `Card` was said to be that.
    pub(super) fn is_own_card(&self) -> bool {
        self.pronoun.is_personal() && self.card == self.pronoun.word(Case::Object)
    }

    pub(super) fn note(&mut self, reminder: impl Into<String>) {
        let reminder = reminder.into();
        if !self.notes.contains(&reminder) {
            self.notes.push(reminder);
        }
    }

    /// The character whose power it is, by name or as "it".
    pub(super) fn this(&mut self, case: Case) -> Noun {
        let has_name = self.has_name();
        let clear = match self.focus {
            Focus::This => true,
            Focus::Nothing if !has_name => true,
            // Somebody else would be "it" already.
            Focus::It | Focus::Those | Focus::Named | Focus::Nothing => self.known && self.pronoun.is_personal(),
        };
        (self.focus, self.known) = (Focus::This, true);
        if clear {
            return Noun { text: self.pronoun.word(case).to_owned(), plural: self.pronoun == Pronoun::They };
        }
        let name = if has_name { inside(self.name) } else { "this character".to_owned() };
        Noun { text: if case == Case::Owner { owned_by(&name) } else { name }, plural: self.name_is == It::Many }
    }

    /// Whether it is called by a name at all.
    pub(super) fn has_name(&self) -> bool {
        self.name != self.pronoun.word(Case::Subject)
    }

    /// How those are called that were just named: "it" or "he", "they".
    pub(super) fn word(&self, who: It, case: Case) -> &'static str {
        match who {
            It::This => self.pronoun.word(case),
            It::One => Pronoun::It.word(case),
            It::Many => Pronoun::They.word(case),
        }
    }

    /// From now on `It` is those, who were just named.
    pub(super) fn focus_on(&mut self, it: It) {
        (self.it, self.focus, self.named) = (it, Focus::It, None);
    }

    /// Whether a pronoun is enough: nobody else was spoken of since.
    pub(super) fn is_named(&self, who: &Select) -> bool {
        matches!(self.focus, Focus::It | Focus::Named) && self.named.as_ref() == Some(who)
    }

    /// The one or those that were just the subject.
    pub(super) fn last(&self, plural: bool) -> It {
        match (plural, self.focus) {
            (_, Focus::This) => It::This,
            (true, _) => It::Many,
            (false, _) => It::One,
        }
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
        let plain = self.focus == focus && self.has_name();
        let (far, plural) = match (it, case) {
            (It::This, _) => return self.this(case),
            (It::One, Case::Subject | Case::Object) => ("that character", false),
            (It::One, Case::Owner) => ("that character's", false),
            (It::Many, Case::Subject | Case::Object) => ("those characters", true),
            (It::Many, Case::Owner) => ("those characters'", true),
        };
        self.focus = focus;
        Noun { text: if plain { self.word(it, case) } else { far }.to_owned(), plural }
    }

    /// The one that a rule is for or a number is worked out for.
    pub(super) fn itself(&mut self, case: Case) -> Noun {
        let who = match (self.said, self.bearer.take()) {
            (Some(who), bearer) => {
                self.bearer = bearer;
                who
            }
            (None, None) => It::One,
            // Named for the first time; within the name nobody is meant by it.
            (None, Some(bearer)) => {
                let noun = match case {
                    Case::Subject => self.subject(&bearer),
                    Case::Object => Noun { plural: self.plural(&bearer), text: self.object(&bearer) },
                    Case::Owner => Noun::one(owned_by(&self.object(&bearer))),
                };
                (self.said, self.bearer) = (Some(self.kind(&bearer, noun.plural)), Some(bearer));
                return noun;
            }
        };
        let plural = who == It::Many || (who == It::This && self.pronoun == Pronoun::They);
        Noun { text: self.word(who, case).to_owned(), plural }
    }

    /// What those are, who are several or not.
    pub(super) fn kind(&self, who: &Select, plural: bool) -> It {
        match who {
            Select::This => It::This,
            Select::It if self.it == It::This => It::This,
            Select::Card if self.is_own_card() => It::This,
            Select::Itself => self.said.unwrap_or(It::One),
            _ if plural => It::Many,
            _ => It::One,
        }
    }

    /// The same of those that are not told as "each".
    pub(super) fn kind_of(&self, who: &Select) -> It {
        self.kind(who, self.plural(who))
    }
}

/// How the bearer of an equipment is called.
pub(in crate::say) const EQUIPPED: &str = "the equipped character";

/// In powers of an equipment a card that is not said otherwise is the equipment itself.
fn own_card(name: &str) -> Option<&'static str> {
    (name == EQUIPPED).then_some("this equipment")
}
