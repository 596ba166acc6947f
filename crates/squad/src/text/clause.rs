//! Clauses ("draw a card", "this Keeper hits for 2") and the sentences they make.

use super::words::third_person;
use longbox_kernel::capital;

/// How a clause goes together with others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ClauseKind {
    /// Hits, healing, drawing: order matters little, "and" is enough.
    Soft,
    /// About the attack being declared.
    Attack,
    /// A change for the turn. What it is good for is a sentence of its own: "You may play another card."
    Power,
    /// Cards are turned up.
    See,
    /// A player is chosen; what follows is a sentence of its own.
    Choice,
    Plain,
}

#[derive(Clone, Debug)]
pub(super) struct Clause {
    /// None: you.
    pub(super) doer: Option<String>,
    /// The verb as in "to hit"; empty for words like "attack +2".
    pub(super) verb: String,
    pub(super) rest: String,
    pub(super) may: bool,
    pub(super) kind: ClauseKind,
    /// The same, told of a card that the sentence is already about: "this Keeper hits for 3, then is destroyed".
    pub(super) instead: Option<Box<Clause>>,
}

impl Clause {
    pub(super) fn new(doer: Option<&str>, verb: &str, rest: impl Into<String>) -> Clause {
        Clause {
            doer: doer.map(str::to_owned),
            verb: verb.to_owned(),
            rest: rest.into(),
            may: false,
            kind: ClauseKind::Plain,
            instead: None,
        }
    }

    pub(super) fn you(verb: &str, rest: impl Into<String>) -> Clause {
        Clause::new(None, verb, rest)
    }

    pub(super) fn words(text: impl Into<String>) -> Clause {
        Clause::new(Some(""), "", text)
    }

    pub(super) fn kind(self, kind: ClauseKind) -> Clause {
        Clause { kind, ..self }
    }

    pub(super) fn may(self) -> Clause {
        Clause { may: true, ..self }
    }

    pub(super) fn or_of(self, doer: &str, verb: &str, rest: impl Into<String>) -> Clause {
        let instead = Clause::new(Some(doer), verb, rest);
        Clause { instead: Some(Box::new(instead)), ..self }
    }

    fn told(&self) -> String {
        let (verb, rest) = (&self.verb, &self.rest);
        let text = match &self.doer {
            _ if verb.is_empty() && self.may => format!("you may have {rest}"),
            _ if verb.is_empty() => rest.clone(),
            None if self.may => format!("you may {verb} {rest}"),
            None => format!("{verb} {rest}"),
            Some(doer) if self.may => format!("you may have {doer} {verb} {rest}"),
            Some(doer) => format!("{doer} {} {rest}", third_person(verb)),
        };
        text.trim_end().to_owned()
    }

    /// Without the doer.
    fn action(&self) -> String {
        let verb = if self.doer.is_none() { self.verb.clone() } else { third_person(&self.verb) };
        format!("{verb} {}", self.rest).trim_end().to_owned()
    }
}

/// How a sentence goes on from the one before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Link {
    #[default]
    None,
    /// "Then heal 1."
    Then,
    /// The one before stands under a condition, this one does not: "Either way, heal 1.", "You may then ...".
    EitherWay,
}

/// One sentence: conditions, clauses, a condition behind.
#[derive(Clone, Debug, Default)]
pub(super) struct Sentence {
    /// "at the start of your turn", "if your hand is empty".
    pub(super) lead: Vec<String>,
    pub(super) body: Vec<Clause>,
    /// " if your hand is empty".
    pub(super) tail: String,
    pub(super) link: Link,
    /// Takes no more clauses.
    pub(super) closed: bool,
    /// Holds only under a condition.
    pub(super) bound: bool,
}

impl From<Clause> for Sentence {
    fn from(clause: Clause) -> Sentence {
        Sentence { body: vec![clause], ..Sentence::default() }
    }
}

impl Sentence {
    pub(super) fn if_then(lead: String, clause: Clause) -> Sentence {
        Sentence { lead: vec![lead], closed: true, bound: true, ..Sentence::from(clause) }
    }

    /// A single clause that may join the sentence before.
    fn loose(&self) -> bool {
        self.lead.is_empty() && self.tail.is_empty() && self.link == Link::None && !self.closed
    }

    /// Put under a condition that was told.
    pub(super) fn bind(&mut self) {
        (self.closed, self.bound) = (true, true);
    }

    /// It does not lean on the sentence before with "then", "otherwise" or "if you do".
    pub(super) fn stands_alone(&self) -> bool {
        let leans = ["if you do", "if they do", "if it does", "if tails", "if heads", "otherwise"];
        match self.lead.first() {
            Some(lead) => !leans.contains(&lead.as_str()),
            None => self.link == Link::EitherWay,
        }
    }

    pub(super) fn only_attack(&self) -> bool {
        self.lead.is_empty() && self.tail.is_empty() && self.body.iter().all(|clause| clause.kind == ClauseKind::Attack)
    }

    pub(super) fn names_the_attack(&self) -> bool {
        self.body.iter().any(|clause| clause.told().contains("this attack"))
    }

    /// "If A, if B" reads "If A and B".
    fn leads(&self) -> String {
        let mut text = String::new();
        let mut after_if = false;
        for lead in &self.lead {
            match lead.strip_prefix("if ") {
                Some(cond) if after_if => text.push_str(&format!(" and {cond}")),
                _ if text.is_empty() => text.push_str(lead),
                _ => text.push_str(&format!(", {lead}")),
            }
            after_if = lead.starts_with("if ");
        }
        if text.is_empty() { text } else { format!("{text}, ") }
    }

    fn told(&self) -> String {
        let clauses = self.clauses();
        let start = match (self.link, self.lead.is_empty(), clauses.strip_prefix("you may ")) {
            (Link::None, ..) => String::new(),
            (Link::Then, true, _) => "then ".to_owned(),
            (Link::Then, false, _) => "then, ".to_owned(),
            (Link::EitherWay, true, Some(rest)) => return capital(&format!("you may then {rest}{}.", self.tail)),
            (Link::EitherWay, ..) => "either way, ".to_owned(),
        };
        capital(&format!("{start}{}{clauses}{}.", self.leads(), self.tail))
    }

    fn clauses(&self) -> String {
        let mut text = String::new();
        for (at, clause) in self.body.iter().enumerate() {
            let Some(before) = at.checked_sub(1).map(|index| &self.body[index]) else {
                text.push_str(&clause.told());
                continue;
            };
            let last = at + 1 == self.body.len();
            let link = match joint(before, clause) {
                Some(Joint::And) if last && at > 1 && before.doer != clause.doer => ", and ",
                Some(Joint::And) if last => " and ",
                Some(Joint::And) => ", ",
                _ => ", then ",
            };
            text.push_str(link);
            text.push_str(&match (&before.doer, &clause.doer) {
                (Some(_), Some(_)) if before.doer == clause.doer && !clause.verb.is_empty() && !clause.may => {
                    clause.action()
                }
                // "This Keeper hits for 1 and you heal 1."
                (Some(_), None) if !clause.may => format!("you {}", clause.told()),
                _ => clause.told(),
            });
        }
        text
    }
}

enum Joint {
    And,
    Then,
}

fn joint(before: &Clause, after: &Clause) -> Option<Joint> {
    match (before.kind, after.kind) {
        (ClauseKind::Attack, ClauseKind::Attack)
        | (ClauseKind::Soft, ClauseKind::Soft)
        | (ClauseKind::Power, ClauseKind::Power) => Some(Joint::And),
        (ClauseKind::Attack | ClauseKind::Choice, _) | (_, ClauseKind::Attack) => None,
        (ClauseKind::Power, _) if after.may => None,
        (ClauseKind::See, _) if after.may || after.doer.is_some() => None,
        _ if before.may => None,
        _ if after.may => Some(Joint::Then),
        _ if before.doer == after.doer && !after.verb.is_empty() => Some(Joint::Then),
        _ => None,
    }
}

/// Put a sentence behind the others, into the last one where that reads well.
pub(super) fn push(told: &mut Vec<Sentence>, mut next: Sentence) {
    let Some(last) = told.last_mut() else {
        told.push(next);
        return;
    };
    let Some(before) = last.body.last() else {
        told.push(next);
        return;
    };
    if next.loose() && next.body.len() == 1 {
        let open = !last.closed && last.tail.is_empty();
        if let Some(instead) = next.body[0].instead.take_if(|instead| instead.doer == before.doer) {
            next.body[0] = *instead;
        }
        let soft = last.body.iter().chain(&next.body).all(|clause| clause.kind == ClauseKind::Soft);
        let room = last.body.len() < 2 || (soft && last.body.len() < 5);
        if open && room && joint(before, &next.body[0]).is_some() {
            last.body.append(&mut next.body);
            return;
        }
        next.link = match before.kind {
            _ if next.body[0].kind == ClauseKind::Attack => Link::None,
            _ if last.bound => Link::EitherWay,
            ClauseKind::See | ClauseKind::Choice | ClauseKind::Power => Link::None,
            _ => Link::Then,
        };
    }
    told.push(next);
}

/// Whole sentences with capitals and full stops.
pub(super) fn tell(sentences: &[Sentence]) -> String {
    sentences.iter().map(Sentence::told).collect::<Vec<_>>().join(" ")
}
