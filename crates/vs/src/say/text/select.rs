//! Whom or what an effect takes, as doer, object and owner.

use super::combat::Combat;
use super::noun::{Form, cards, is_outside, noun};
use super::number::total;
use super::voice::{Case, Focus, It, Noun, Voice};
use super::words::{number, owned_by};
use crate::language::{Is, Num, Player, Select};

/// The list that a selector takes from.
pub(super) fn candidates(who: &Select) -> &[Is] {
    match who {
        Select::One(list) | Select::Some(list) | Select::All(list) | Select::Until(_, list) => list,
        Select::Exactly(_, list) | Select::UpTo(_, list) | Select::Random(_, list) => list,
        Select::By(_, inner) => candidates(inner),
        Select::This | Select::It | Select::Those | Select::Itself | Select::Card | Select::Rest => &[],
        Select::Doer => &[],
        Select::MainOf(_) | Select::Players(_) | Select::OneRow(_) | Select::Top(..) => &[],
    }
}

/// Cards outside play are taken, no characters.
pub(super) fn takes_cards(who: &Select) -> bool {
    matches!(who, Select::Card | Select::Rest | Select::Top(..) | Select::Until(..)) || is_outside(candidates(who))
}

fn is_defender(who: &Select) -> bool {
    matches!(who, Select::All(list) if list[..] == [Is::Defending])
}

impl Voice<'_> {
    /// "up to two enemy characters"; a number that is worked out stands behind the noun.
    fn some(&mut self, front: &str, num: &Num, list: &[Is], random: bool) -> String {
        let (count, tail) = match num {
            Num::N(1) if front.is_empty() => ("a".to_owned(), String::new()),
            Num::N(n) => (number(*n), String::new()),
            Num::Amount => ("that many".to_owned(), String::new()),
            _ => ("X".to_owned(), format!(", where X is {}", total(num, self))),
        };
        let form = Form::So { front: format!("{front}{count}"), plural: *num != Num::N(1), random };
        format!("{}{tail}", noun(list, &form, self))
    }

    /// Those who do something: "Hulk", "enemy characters".
    pub(super) fn subject(&mut self, who: &Select) -> Noun {
        match who {
            Select::This => self.this(Case::Subject),
            Select::It => self.it(Case::Subject),
            Select::Those => self.those(Case::Subject),
            Select::Itself => self.itself(Case::Subject),
            Select::Players(player) => self.everybody(player),
            _ if self.is_named(who) => self.again(who, Case::Subject),
            Select::All(list) if !is_defender(who) => {
                let attackers = list[..] == [Is::Attacking];
                let text = if attackers { "the attackers".to_owned() } else { noun(list, &Form::Many, self) };
                self.focus = Focus::Nothing;
                Noun::many(text)
            }
            _ => Noun { plural: self.plural(who), text: self.object(who) },
        }
    }

    /// Those something is done to: "Hulk", "each enemy character".
    pub(super) fn object(&mut self, who: &Select) -> String {
        let text = match who {
            Select::This => return self.this(Case::Object).text,
            Select::It => return self.it(Case::Object).text,
            Select::Those => return self.those(Case::Object).text,
            Select::Itself => return self.itself(Case::Object).text,
            _ if self.is_named(who) => return self.again(who, Case::Object).text,
            Select::Some(list) if self.is_named(&Select::All(list.clone())) => "any number of them".to_owned(),
            Select::Card => return self.card.to_owned(),
            Select::Doer => format!("the character that {}", self.deed),
            Select::Rest => "the rest".to_owned(),
            Select::MainOf(Player::Enemies) => "the enemy main character".to_owned(),
            Select::MainOf(Player::Everybody) => "each main character".to_owned(),
            Select::MainOf(player) => self.owned(player, "main character", &Form::Bare),
            Select::Players(player) => self.player(player).map_or_else(|| "you".to_owned(), |noun| noun.text),
            Select::One(list) => noun(list, &Form::One, self),
            Select::Exactly(num, list) => self.some("", num, list, false),
            Select::UpTo(num, list) => self.some("up to ", num, list, false),
            Select::Some(list) => noun(list, &Form::any_number(), self),
            Select::All(_) if is_defender(who) => "the defender".to_owned(),
            Select::All(list) => noun(list, &Form::Each, self),
            Select::Random(num, list) => self.some("", num, list, true),
            Select::OneRow(player) => format!("each character in {}", self.one_row(player)),
            Select::Top(num, player) => self.top(num, player),
            Select::Until(player, list) => {
                let deck = self.owned(player, "deck", &Form::One);
                format!("cards from the top of {deck} until you reveal {}", cards(list, &Form::One, self))
            }
            Select::By(player, inner) => {
                let chosen = self.object(inner);
                format!("{chosen} of {} choice", self.somebodys(player))
            }
        };
        self.focus = Focus::Nothing;
        text
    }

    /// Those that were just named: "it", "them".
    fn again(&self, who: &Select, case: Case) -> Noun {
        let plural = matches!(who, Select::All(_)) && !is_defender(who);
        Noun { text: self.word(if plural { It::Many } else { It::One }, case).to_owned(), plural }
    }

    /// A condition has spoken of them.
    pub(super) fn spoken_of(&mut self, who: &Select) {
        if can_be_named(who) && !self.is_named(who) {
            (self.named, self.focus) = (Some(who.clone()), Focus::Named);
        }
    }

    /// "one of your rows", "one enemy row of your choice".
    pub(super) fn one_row(&mut self, player: &Player) -> String {
        match player {
            Player::Enemies => "one enemy row of your choice".to_owned(),
            Player::Everybody => "one row of your choice".to_owned(),
            _ => format!("one of {} rows", self.somebodys(player)),
        }
    }

    /// "the top card of your deck", "the top four cards of your deck".
    fn top(&mut self, num: &Num, player: &Player) -> String {
        let deck = self.owned(player, "deck", &Form::Each);
        match num {
            Num::N(1) => format!("the top card of {deck}"),
            Num::N(n) => format!("the top {} cards of {deck}", number(*n)),
            Num::Amount => format!("that many cards from the top of {deck}"),
            _ => format!("the top X cards of {deck}, where X is {}", total(num, self)),
        }
    }

    /// Something of theirs: "Hulk's ATK", "its ATK", "the ATK of each enemy character".
    pub(super) fn of(&mut self, what: &str, who: &Select) -> String {
        match who {
            Select::This => format!("{} {what}", self.this(Case::Owner).text),
            Select::It => format!("{} {what}", self.it(Case::Owner).text),
            Select::Those => format!("{} {what}", self.those(Case::Owner).text),
            Select::Itself => format!("{} {what}", self.itself(Case::Owner).text),
            _ if is_defender(who) => {
                self.focus = Focus::Nothing;
                format!("the defender's {what}")
            }
            _ if self.is_named(who) => format!("{} {what}", self.again(who, Case::Owner).text),
            Select::MainOf(_) | Select::Players(_) => format!("{} {what}", owned_by(&self.object(who))),
            Select::Card if self.card == "it" => format!("its {what}"),
            Select::Card if self.card.starts_with("that ") => format!("{} {what}", owned_by(self.card)),
            Select::Card if self.is_own_card() => format!("{} {what}", self.word(It::This, Case::Owner)),
            _ => format!("the {what} of {}", self.object(who)),
        }
    }

    /// Whom an event or a rule is about: by name, "it", "enemy characters".
    pub(super) fn role(&mut self, list: &[Is], plural: bool, case: Case) -> Noun {
        let head = |is: &Is| matches!(is, Is::This | Is::Those | Is::Itself);
        match list.iter().find(|is| head(is)) {
            Some(Is::This) => self.this(case),
            Some(Is::Those) => Noun::one(self.one_of_those()),
            Some(_) => self.itself(case),
            None => {
                let text = noun(list, if plural { &Form::Many } else { &Form::One }, self);
                self.focus = Focus::Nothing;
                Noun { text, plural }
            }
        }
    }

    /// "it", "one of them".
    fn one_of_those(&mut self) -> String {
        let those = self.it(Case::Object);
        if those.plural { format!("one of {}", those.text) } else { those.text }
    }

    /// From now on `It` is those that an effect was just about.
    pub(super) fn affected(&mut self, who: &Select) {
        let many = match who {
            Select::It | Select::This | Select::Those | Select::Itself | Select::Players(_) => return,
            _ if takes_cards(who) => return,
            Select::By(_, inner) => return self.affected(inner),
            Select::MainOf(player) => *player == Player::Everybody,
            Select::All(_) => !is_defender(who),
            Select::OneRow(_) => true,
            _ => self.plural(who),
        };
        self.focus_on(if many { It::Many } else { It::One });
        self.named = (can_be_named(who) && !is_defender(who)).then(|| who.clone());
    }

    /// Those that the player has just chosen are `It` for the numbers of the same effect already.
    pub(super) fn chosen_now(&mut self, who: &Select) {
        if who.is_choice() {
            self.affected(who);
        }
    }

    /// More than one, and not told as "each": "their owners' hands".
    pub(super) fn plural(&self, who: &Select) -> bool {
        match who {
            Select::It => self.it == It::Many,
            Select::Those => self.those.unwrap_or(self.it) == It::Many,
            Select::Itself => self.said == Some(It::Many),
            Select::Exactly(num, _) | Select::UpTo(num, _) | Select::Random(num, _) | Select::Top(num, _) => {
                *num != Num::N(1)
            }
            Select::By(_, inner) => self.plural(inner),
            _ => matches!(who, Select::Some(_) | Select::Rest | Select::Until(..)),
        }
    }
}

/// A pronoun for them is clear: there is one such, or all of them are meant.
fn can_be_named(who: &Select) -> bool {
    matches!(who, Select::MainOf(Player::Me) | Select::All(_))
}

/// What a role says besides who it is: " while attacking".
pub(super) fn state(list: &[Is], voice: &mut Voice) -> String {
    let rest: Vec<Is> = list.iter().filter(|is| !matches!(is, Is::This | Is::Those | Is::Itself)).cloned().collect();
    if rest.is_empty() || rest.len() == list.len() {
        return String::new();
    }
    let (combat, others) = Combat::of(&rest);
    if combat.role.is_none() && others.is_empty() && combat.has_manner() {
        return format!(" {}", combat.doing(voice));
    }
    let told = super::predicate::predicates(&rest, true, false, voice);
    let it = match list.iter().find(|is| matches!(is, Is::This | Is::Itself)) {
        Some(Is::This) => voice.pronoun.word(Case::Subject),
        Some(_) => voice.word(voice.said.unwrap_or(It::One), Case::Subject),
        None => "it",
    };
    match told.strip_prefix("is ") {
        Some(doing) => format!(" while {it} is {doing}"),
        None => format!(" if {it} {told}"),
    }
}
