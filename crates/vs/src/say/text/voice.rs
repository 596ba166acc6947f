//! Who speaks: what the name, "it", "that player" and "that many" mean at a place of a card's text.

use super::noun::{self, Form};
use super::words::{number, owned_by};
use crate::plain::{Player, Side, Who};

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

/// What `Who::It` stands for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum It {
    /// The character whose power it is.
    This,
    #[default]
    One,
    Many,
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
    pub(super) focus: Focus,
    pub(super) it: It,
    /// What `Who::Those` stands for in the trigger being told, where that is not `It`.
    pub(super) those: Option<It>,
    /// The card that a trigger is about.
    pub(super) card: &'static str,
    pub(super) chosen: Chosen,
    /// Behind "for each": what the effect before counted.
    pub(super) counted: &'static str,
    /// Who did the effect before: "you", "they" or "it".
    pub(super) did: &'static str,
    /// Something happened that a power can be about: a KO'd card.
    pub(super) triggered: bool,
    /// "During its next attack" was said: "that attack".
    pub(super) next_attack: bool,
    /// Reminders for the end of the text.
    pub(super) notes: Vec<String>,
}

impl<'a> Voice<'a> {
    pub(super) fn named(name: &'a str) -> Voice<'a> {
        Voice {
            name,
            focus: Focus::Nothing,
            it: It::One,
            those: None,
            card: "that card",
            chosen: Chosen::ThatPlayer,
            counted: "of those",
            did: "you",
            triggered: false,
            next_attack: false,
            notes: Vec::new(),
        }
    }

    pub(super) fn note(&mut self, reminder: String) {
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
    fn those(&mut self, case: Case) -> Noun {
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

    /// Characters who do something: "Hulk", "enemy characters".
    pub(super) fn subject(&mut self, who: &Who) -> Noun {
        match who {
            Who::This => Noun::one(self.this(Case::Subject)),
            Who::It => self.it(Case::Subject),
            Who::Those => self.those(Case::Subject),
            Who::Attackers => self.others(Noun::many("the attackers")),
            Who::Defender | Who::MainOf(_) | Who::One(..) | Who::OneRow(_) | Who::UpTo(1, ..) => {
                Noun::one(self.object(who))
            }
            Who::UpTo(..) => Noun::many(self.object(who)),
            Who::All(side, filter) => {
                let text = noun::noun(*side, filter, Form::Many, self);
                self.others(Noun::many(text))
            }
        }
    }

    /// Characters something is done to: "Hulk", "each enemy character".
    pub(super) fn object(&mut self, who: &Who) -> String {
        let text = match who {
            Who::This => return self.this(Case::Object),
            Who::It => return self.it(Case::Object).text,
            Who::Those => return self.those(Case::Object).text,
            Who::Attackers => "each attacker".to_owned(),
            Who::Defender => "the defender".to_owned(),
            Who::MainOf(Side::Mine) => "your main character".to_owned(),
            Who::MainOf(Side::Enemy) => "the enemy main character".to_owned(),
            Who::MainOf(Side::Any) => "each main character".to_owned(),
            Who::MainOf(Side::Theirs) => format!("{} main character", self.chosen_owns()),
            Who::One(side, filter) => noun::noun(*side, filter, Form::One, self),
            Who::UpTo(most, side, filter) => noun::noun(*side, filter, Form::UpTo(*most), self),
            Who::All(side, filter) => noun::noun(*side, filter, Form::Each, self),
            Who::OneRow(Side::Mine) => "each character in one of your rows".to_owned(),
            Who::OneRow(Side::Enemy) => "each character in one enemy row of your choice".to_owned(),
            Who::OneRow(Side::Any) => "each character in one row of your choice".to_owned(),
            Who::OneRow(Side::Theirs) => format!("each character in one of {} rows", self.chosen_owns()),
        };
        self.focus = Focus::Nothing;
        text
    }

    /// Something of theirs: "Hulk's ATK", "its ATK", "the ATK of each enemy character".
    pub(super) fn of(&mut self, what: &str, who: &Who) -> String {
        match who {
            Who::This => format!("{} {what}", self.this(Case::Owner)),
            Who::It => format!("{} {what}", self.it(Case::Owner).text),
            Who::Those => format!("{} {what}", self.those(Case::Owner).text),
            Who::Defender | Who::MainOf(_) => format!("{} {what}", owned_by(&self.object(who))),
            Who::Attackers | Who::One(..) | Who::UpTo(..) | Who::All(..) | Who::OneRow(_) => {
                format!("the {what} of {}", self.object(who))
            }
        }
    }

    fn others(&mut self, noun: Noun) -> Noun {
        self.focus = Focus::Nothing;
        noun
    }

    /// From now on `It` is those that an effect was just about.
    pub(super) fn affected(&mut self, who: &Who) {
        match who {
            Who::It | Who::This | Who::Those => {}
            Who::Defender | Who::MainOf(Side::Mine | Side::Enemy | Side::Theirs) | Who::One(..) | Who::UpTo(1, ..) => {
                (self.it, self.focus) = (It::One, Focus::It);
            }
            Who::Attackers | Who::UpTo(..) | Who::All(..) | Who::OneRow(_) | Who::MainOf(Side::Any) => {
                (self.it, self.focus) = (It::Many, Focus::It);
            }
        }
    }

    /// Those that the player has just chosen are `It` for the numbers of the same effect already.
    pub(super) fn chosen_now(&mut self, who: &Who) {
        match who {
            Who::One(..) | Who::UpTo(..) | Who::OneRow(_) => self.affected(who),
            Who::This | Who::It | Who::Those | Who::Attackers | Who::Defender => {}
            Who::MainOf(_) | Who::All(..) => {}
        }
    }

    /// More than one character: "their owners' hands".
    pub(super) fn plural(&self, who: &Who) -> bool {
        match who {
            Who::It => self.it == It::Many,
            Who::Those => self.those.unwrap_or(self.it) == It::Many,
            Who::UpTo(most, ..) => *most > 1,
            Who::This | Who::Attackers | Who::Defender | Who::MainOf(_) => false,
            Who::One(..) | Who::All(..) | Who::OneRow(_) => false,
        }
    }

    /// The player as the doer: none for "you".
    pub(super) fn player(&mut self, player: &Player) -> Option<Noun> {
        match (player, self.chosen) {
            (Player::Me, _) => None,
            (Player::Chosen, Chosen::ThatPlayer) => Some(Noun::one("that player")),
            (Player::Chosen, Chosen::They) => Some(Noun::many("they")),
            (Player::Chosen, Chosen::ItsController) => Some(Noun::one("its controller")),
            (Player::Controller(who), _) => Some(Noun::one(self.player_of("controller", who))),
            (Player::Owner(who), _) => Some(Noun::one(self.player_of("owner", who))),
        }
    }

    /// "its owner".
    fn player_of(&mut self, role: &str, who: &Who) -> String {
        let focus = self.focus;
        let text = match self.plural(who) {
            true => format!("the {role} of {}", self.object(who)),
            false => self.of(role, who),
        };
        self.focus = if self.focus == Focus::Nothing { focus } else { self.focus };
        text
    }

    /// "your hand".
    pub(super) fn hand(&mut self, player: &Player) -> String {
        let whose = self.player(player).map_or_else(|| "your".to_owned(), |noun| owned_by(&noun.text));
        format!("{whose} hand")
    }

    pub(super) fn chosen_owns(&self) -> &'static str {
        match self.chosen {
            Chosen::ThatPlayer => "that player's",
            Chosen::They => "their",
            Chosen::ItsController => "its controller's",
        }
    }

    /// "you", "an enemy player", "that player".
    pub(super) fn somebody(&self, side: Side) -> Noun {
        match (side, self.chosen) {
            (Side::Mine, _) => Noun::many("you"),
            (Side::Enemy, _) => Noun::one("an enemy player"),
            (Side::Any, _) => Noun::one("a player"),
            (Side::Theirs, Chosen::ThatPlayer) => Noun::one("that player"),
            (Side::Theirs, Chosen::They) => Noun::many("they"),
            (Side::Theirs, Chosen::ItsController) => Noun::one("its controller"),
        }
    }

    /// "your", "an enemy player's".
    pub(super) fn somebodys(&self, side: Side) -> String {
        owned_by(&self.somebody(side).text)
    }
}

/// "At most so many" is any number, from here on: no side has as many.
const ANY_NUMBER: u8 = 40;

/// "up to two", "any number of".
pub(super) fn up_to(most: u8) -> String {
    if most >= ANY_NUMBER { "any number of".to_owned() } else { format!("up to {}", number(i16::from(most))) }
}
