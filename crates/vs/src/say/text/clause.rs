//! Clauses ("draw a card", "Hulk gets +3/+0 this combat") and the sentences they make.

use super::voice::Noun;
use super::words::{capital, ended, list, plural_person, third_person};

/// Who does it; clauses of the same doer can share a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Doer {
    You,
    /// A player who was chosen, or a controller.
    Player,
    /// The character whose power it is.
    This,
    /// Those chosen or affected last.
    It,
    Other,
}

#[derive(Clone, Debug)]
pub(super) struct Clause {
    pub(super) doer: Doer,
    /// Empty for "you".
    pub(super) noun: Noun,
    /// The verb as in "to draw"; empty if `rest` is a whole statement.
    pub(super) verb: String,
    pub(super) rest: String,
    /// How long: " this combat".
    pub(super) tail: String,
    pub(super) may: bool,
    /// What follows is a sentence of its own.
    pub(super) ends: bool,
}

impl Clause {
    pub(super) fn of(doer: Doer, noun: Noun, verb: &str, rest: impl Into<String>) -> Clause {
        let (verb, rest, tail) = (verb.to_owned(), rest.into(), String::new());
        Clause { doer, noun, verb, rest, tail, may: false, ends: false }
    }

    pub(super) fn you(verb: &str, rest: impl Into<String>) -> Clause {
        Clause::of(Doer::You, Noun::many(""), verb, rest)
    }

    pub(super) fn words(text: impl Into<String>) -> Clause {
        Clause::of(Doer::Other, Noun::one(""), "", text)
    }

    pub(super) fn tail(self, tail: impl Into<String>) -> Clause {
        Clause { tail: tail.into(), ..self }
    }

    pub(super) fn ends(self) -> Clause {
        Clause { ends: true, ..self }
    }

    fn action(&self) -> String {
        let verb = match self.noun.plural {
            true => plural_person(&self.verb),
            false => third_person(&self.verb),
        };
        self.with_verb(&verb)
    }

    fn with_verb(&self, verb: &str) -> String {
        let text = format!("{verb} {}", self.rest);
        format!("{}{}", text.trim(), self.tail)
    }

    /// The clause as a whole; `you`: with the word in front, where another doer came before.
    pub(super) fn told(&self, you: bool) -> String {
        let noun = &self.noun.text;
        match (self.doer, self.may) {
            _ if self.verb.is_empty() && self.may => format!("you may decide that {}{}", self.rest, self.tail),
            _ if self.verb.is_empty() => format!("{}{}", self.rest, self.tail),
            (Doer::You, true) => format!("you may {}", self.with_verb(&self.verb)),
            (Doer::You, false) if you => format!("you {}", self.with_verb(&self.verb)),
            (Doer::You, false) => self.with_verb(&self.verb),
            (_, true) if matches!(self.verb.as_str(), "can" | "can't" | "may") => {
                format!("you may decide that {noun} {}", self.action())
            }
            (Doer::This, true) => format!("{noun} may {}", self.with_verb(&self.verb)),
            (_, true) => format!("you may have {noun} {}", self.with_verb(&self.verb)),
            (_, false) => format!("{noun} {}", self.action()),
        }
    }

    /// What the doer may do: "discard a card".
    pub(super) fn infinitive(&self) -> String {
        self.with_verb(&self.verb)
    }

    /// It is about what was just spoken of: "ready it".
    fn leans(&self) -> bool {
        let first = self.rest.split(' ').next().unwrap_or_default();
        matches!(first, "it" | "him" | "her" | "them")
    }
}

/// One sentence: conditions, clauses, an "unless" behind.
#[derive(Clone, Debug, Default)]
pub(super) struct Sentence {
    /// "at the start of your turn", "if your hand is empty".
    pub(super) lead: Vec<String>,
    pub(super) body: Vec<Clause>,
    /// " unless you discard a card".
    pub(super) unless: String,
    /// Takes no more clauses.
    pub(super) closed: bool,
    /// What you do after others did something: "Then draw a card."
    pub(super) then: bool,
}

impl From<Clause> for Sentence {
    fn from(clause: Clause) -> Sentence {
        Sentence { body: vec![clause], ..Sentence::default() }
    }
}

impl Sentence {
    pub(super) fn lead(lead: String, clause: Clause) -> Sentence {
        Sentence { lead: vec![lead], closed: true, ..Sentence::from(clause) }
    }

    pub(super) fn loose(&self) -> bool {
        self.lead.is_empty() && self.unless.is_empty() && !self.closed
    }

    /// It goes on from the one before, so that what was said there holds for it, too.
    fn goes_on(&self) -> bool {
        let subject = self.body.first().map(|clause| clause.noun.text.as_str()).unwrap_or_default();
        let pronoun = subject.split(' ').next().unwrap_or_default();
        !self.lead.is_empty() || matches!(pronoun, "it" | "he" | "she" | "they" | "its" | "his" | "her" | "their")
    }

    /// Its last clause says what you do.
    fn is_yours(&self) -> bool {
        self.body.last().is_some_and(|clause| clause.doer == Doer::You && !clause.may)
    }

    /// Without capital and full stop.
    pub(super) fn told(&self) -> String {
        let mut text = String::new();
        for lead in &self.lead {
            text.push_str(&format!("{lead}, "));
        }
        text.push_str(if self.then { "then " } else { "" });
        text.push_str(&clauses(&self.body));
        text.push_str(&self.unless);
        text
    }
}

fn clauses(body: &[Clause]) -> String {
    let mut text = String::new();
    let last = body.len().saturating_sub(1);
    for (at, clause) in body.iter().enumerate() {
        let Some(before) = at.checked_sub(1).map(|index| &body[index]) else {
            text.push_str(&clause.told(false));
            continue;
        };
        let same = before.doer == clause.doer && clause.doer != Doer::You && !clause.verb.is_empty();
        // "gets +3/+0 and gains Flight this combat".
        if same && !clause.tail.is_empty() && before.tail == clause.tail {
            text.truncate(text.len() - before.tail.len());
        }
        // "recover and ready them", "can't strike or be struck".
        if before.verb != clause.verb
            && before.rest == clause.rest
            && clause.leans()
            && at == last
            && before.tail.is_empty()
        {
            text.truncate(text.len() - before.rest.len());
            text.push_str(&format!("and {}", clause.told(false)));
            continue;
        }
        let modal = matches!(clause.verb.as_str(), "can" | "can't" | "may");
        if same && modal && clause.verb == before.verb && !clause.rest.contains(" while ") {
            // "can recruit characters and play plot twists from the top of your deck".
            let from = clause.rest.rfind(" from ").map(|at| &clause.rest[at..]).filter(|_| before.tail.is_empty());
            let from = from.filter(|from| before.rest.ends_with(from)).unwrap_or_default();
            text.truncate(text.len() - from.len());
            text.push_str(if clause.verb == "can't" { " or " } else { " and " });
            text.push_str(&format!("{}{}", clause.rest, clause.tail));
            continue;
        }
        let then = clause.doer == Doer::Player
            || (clause.doer == Doer::You && (!clause.leans() || before.rest.contains(" until you ")));
        text.push_str(match then {
            true => ", then ",
            false if same && (at < last || clause.rest.contains(" and can't gain ")) => ", ",
            false => " and ",
        });
        text.push_str(&if same { clause.action() } else { clause.told(before.doer != Doer::You) });
    }
    text
}

/// Whether the second clause can stand in the sentence of the first.
fn joins(before: &Clause, after: &Clause) -> bool {
    let whole = before.verb.is_empty() || after.verb.is_empty();
    !(whole || before.may || after.may || before.ends) && before.doer == after.doer && before.doer != Doer::Other
}

/// Put a sentence behind the others, into the last one where that reads well.
pub(super) fn push(told: &mut Vec<Sentence>, mut next: Sentence) {
    if let Some(last) = told.last_mut()
        && last.loose()
        && next.loose()
        && last.body.len() == 1
        && let ([before], [after]) = (last.body.as_slice(), next.body.as_slice())
        && joins(before, after)
    {
        last.body.append(&mut next.body);
        return;
    }
    told.push(next);
}

/// Few sentences: what would read as if it held in any case stands in the sentence before it.
pub(super) fn chained(sentences: Vec<Sentence>) -> Vec<Sentence> {
    let mut told: Vec<Sentence> = Vec::new();
    for mut next in sentences {
        match told.last_mut() {
            Some(last) if !next.goes_on() && !last.is_yours() && next.is_yours() => {
                next.then = true;
                told.push(next);
            }
            Some(last) if !next.goes_on() && last.unless.is_empty() => {
                last.body.append(&mut next.body);
                (last.unless, last.closed) = (next.unless, true);
            }
            _ => told.push(next),
        }
    }
    told
}

/// Sentences of which the first begins with that, which holds for all.
pub(super) fn under(lead: String, sentences: Vec<Sentence>) -> Vec<Sentence> {
    let mut told = chained(sentences);
    if let Some(first) = told.first_mut() {
        first.lead.insert(0, lead);
    }
    told.iter_mut().for_each(|sentence| sentence.closed = true);
    told
}

/// Everything in one sentence.
pub(super) fn glued(sentences: Vec<Sentence>) -> String {
    let told: Vec<String> = chained(sentences).iter().map(Sentence::told).collect();
    told.join(", and ")
}

/// "a, b, c, and they d".
pub(super) fn listed(sentences: &[Sentence]) -> String {
    let clauses: Vec<&Clause> = sentences.iter().flat_map(|sentence| &sentence.body).collect();
    let told: Vec<String> = clauses.iter().map(|clause| clause.told(false)).collect();
    match (clauses.as_slice(), told.as_slice()) {
        ([first, .., last], [front @ .., end]) if first.doer != last.doer => format!("{}, and {end}", front.join(", ")),
        // One of them has an "and" of its own.
        (_, [one, other]) if one.contains(" and ") => format!("{one}, then {other}"),
        _ => list(&told, "and"),
    }
}

/// Whole sentences with capitals and full stops.
pub(super) fn tell(sentences: &[Sentence]) -> String {
    let told: Vec<String> = sentences.iter().map(|sentence| ended(&capital(&sentence.told()))).collect();
    told.join(" ")
}
