//! The pending question in words.

use crate::Vs;
use crate::language;
use crate::program::{FaceKind, Op, Place};
use crate::say::text::effects_text;
use crate::state::position::{Ask, CardNo, Frame, NO_SLOT, PayFor, Position, Script};
use crate::verbs::{Look, Verb};
use longbox_kernel::Seat;
use std::fmt;

/// A question in its parts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Asked {
    /// The power or card whose effect asks; empty where none does.
    pub source: String,
    /// What the effect does, in a sentence, where a choice is made for it; may be empty.
    pub effect: String,
    /// The question itself.
    pub text: String,
}

impl From<String> for Asked {
    fn from(text: String) -> Asked {
        Asked { text, ..Asked::default() }
    }
}

impl From<&str> for Asked {
    fn from(text: &str) -> Asked {
        text.to_owned().into()
    }
}

/// "Stupid of Rhino: Pay [Intellect]?"
impl fmt::Display for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.source.is_empty() {
            write!(f, "{}: ", self.source)?;
        }
        if !self.effect.is_empty() {
            write!(f, "{} ", self.effect)?;
        }
        f.write_str(&self.text)
    }
}

impl Vs {
    /// What the player in that seat is asked. Players are called "Player A" and so on.
    pub fn question(&self, p: &Position, seat: Seat) -> Asked {
        match p.ask {
            Ask::Offer => self.offer_question(p),
            Ask::Effect => {
                self.script_on_top(p).map(|script| self.effect_question(p, seat, script)).unwrap_or_default()
            }
            _ => self.plain_question(p, seat).into(),
        }
    }

    /// A question that no effect asks.
    fn plain_question(&self, p: &Position, seat: Seat) -> String {
        match p.ask {
            Ask::Nothing | Ask::Offer | Ask::Effect => String::new(),
            Ask::GoFirst => "Who goes first?".to_owned(),
            Ask::Place => format!("{}: front or back row?", self.main_name(p, seat)),
            Ask::Mulligan => "Keep your hand?".to_owned(),
            Ask::KeepMain => "Keep which main character?".to_owned(),
            Ask::Draw => "Use a power in your Draw Phase?".to_owned(),
            Ask::Recovery => "Use a power in your Recovery Phase?".to_owned(),
            Ask::Resource => match p.part_at_work() {
                None => "Play a resource?".to_owned(),
                Some(holder) => format!("Play a resource for {}?", self.fighter_name(p, seat, holder)),
            },
            Ask::Recruit => format!("Choose a recruit. {}", self.points_words(p, seat)),
            Ask::RecruitTo => self.place_question(p),
            Ask::Formation => "Switch anyone's row?".to_owned(),
            Ask::BuildClose => "Anything else in your Build Phase?".to_owned(),
            Ask::StartOfMain => "Anything at the start of your Main Phase?".to_owned(),
            Ask::Main => "Your move".to_owned(),
            Ask::AttackPlan => self.stage_question(p, seat),
            Ask::Plays => "Your move in this combat".to_owned(),
            Ask::StrikeBack => {
                let defender = p.combat().filter(|combat| combat.defender != NO_SLOT).map(|combat| combat.defender);
                let name = defender.map_or_else(|| "the defender".to_owned(), |slot| self.fighter_name(p, seat, slot));
                format!("{name} strikes back: at whom?")
            }
            Ask::Pay => self.pay_question(p, seat),
            Ask::React => match p.frames.last() {
                Some(Frame::Pay(pay)) => self.react_question(p, seat, &pay.what),
                _ => "React?".to_owned(),
            },
            Ask::Order => "Which of these comes first?".to_owned(),
            Ask::Unique => "Only one of that name can stay. Which one?".to_owned(),
            Ask::Level => {
                let who = self.leveller(p).filter(|slot| !p.fighter(*slot).is_main());
                let name =
                    who.map_or_else(|| "Your main character".to_owned(), |slot| self.fighter_name(p, seat, slot));
                format!("{name} levels up: which version?")
            }
        }
    }

    fn main_name(&self, p: &Position, seat: Seat) -> String {
        let slot = p.slot_of(p.record(seat).main);
        slot.map_or_else(|| "your main character".to_owned(), |slot| self.name_of(p.fighter(slot).card).to_owned())
    }

    fn points_words(&self, p: &Position, seat: Seat) -> String {
        let record = p.record(seat);
        let points = match record.points {
            1 => "You have 1 recruit point".to_owned(),
            points => format!("You have {points} recruit points"),
        };
        let points = match p.part_at_work() {
            None => points,
            Some(holder) => {
                format!("{points} for cards in {}'s part of your hand", self.fighter_name(p, seat, holder))
            }
        };
        let mut parts = vec![points];
        if record.discount > 0 {
            parts.push(format!("the next character costs {} less", record.discount));
        }
        let (teams, less) = record.team_discount;
        if less > 0 {
            parts.push(format!("the next {} character costs {less} less", self.teams_words(teams)));
        }
        format!("({}.)", parts.join(", and "))
    }

    fn place_question(&self, p: &Position) -> String {
        let Some(Frame::Recruit(recruit)) = p.frames.last() else { return "Where?".to_owned() };
        let name = self.piece_name(p, recruit.piece);
        let known = self.card(p.card(recruit.piece)).is_some();
        match known.then(|| self.face(p.card(recruit.piece))) {
            Some(face) if face.kind == FaceKind::Equipment => format!("Who gets {name}?"),
            Some(face) if face.worn.is_some() => format!("{name}: which row, or who gets it as equipment?"),
            _ => format!("{name}: front or back row?"),
        }
    }

    fn stage_question(&self, p: &Position, seat: Seat) -> String {
        let Some(Frame::AttackPlan(plan)) = p.frames.last() else { return "Attack whom?".to_owned() };
        let names = self.fighters_words(p, seat, plan.attackers);
        let atk: i16 = plan.attackers.iter().map(|slot| self.stats(p, slot).atk.max(0)).sum();
        let joins = (p.side(plan.by) - plan.attackers).iter().any(|slot| self.may_join(p, plan, slot).is_ok());
        let ask = if joins && !plan.at_once { "Choose a target, or add attackers." } else { "Choose a target." };
        match plan.attackers.len() {
            0 => "Attack whom?".to_owned(),
            1 => format!("{names} attacks with {atk}. {ask}"),
            _ => format!("{names} attack together with {atk}. {ask}"),
        }
    }

    /// What is reacted to comes first, where it is a power of somebody.
    fn react_question(&self, p: &Position, seat: Seat, what: &PayFor) -> String {
        let own = self.super_name(p, seat, what);
        match self.answered(p, what) {
            Some(script) => {
                let used = self.source_words(script.card, script.at);
                format!("Player {} uses {used}. React with {own}?", script.me)
            }
            None => format!("Use {own} now?"),
        }
    }

    fn pay_question(&self, p: &Position, seat: Seat) -> String {
        let Some(Frame::Pay(pay)) = p.frames.last() else { return "Pay with what?".to_owned() };
        let whom = match self.is_payment(&pay.what) {
            true => self.payment_words(p, &pay.what),
            false => format!("for {}", self.super_name(p, seat, &pay.what)),
        };
        let used = self.program.power(pay.what.power).used.as_ref();
        if used.is_some_and(|used| used.discard.is_some()) {
            return format!("Which card do you discard {whom}?");
        }
        if pay.unclear().is_some() {
            return format!("Which symbol does the location give {whom}?");
        }
        let cost = used.map(|used| used.cost).unwrap_or_default();
        let next = cost.get(usize::from(pay.paid)).map(|mask| super::symbols_words(*mask)).unwrap_or_default();
        match cost.len() {
            1 => format!("How do you pay {next} {whom}?"),
            all => format!("How do you pay {next} ({} of {all}) {whom}?", pay.paid + 1),
        }
    }

    fn effect_question(&self, p: &Position, seat: Seat, s: &Script) -> Asked {
        let source = self.source_words(s.card, s.at);
        let told = |effects: &[language::Effect]| bare(&effects_text(effects, self.who_is(s.card), self.keywords()));
        let (effect, text) = match self.program.op(s.at) {
            Op::May(after) => (String::new(), format!("{}?", told(&self.leaves(s.at + 1, after)))),
            Op::Unless(_, after) => {
                let first = told(&self.leaves(s.at + 1, after));
                let end = self.end_of(after);
                (String::new(), format!("{first}? If not: {}.", told(&self.leaves(after, end))))
            }
            Op::Either(_) => (String::new(), "Which of these?".to_owned()),
            Op::GiveBack => (String::new(), "front or back row?".to_owned()),
            Op::Do(number) => {
                let effect = self.program.effect(number);
                let at = Look::new(self, p, s, seat);
                match effect.asks_again(&at) {
                    Some(short) => (String::new(), short),
                    None => (format!("{}.", told(self.program.sentence(number))), effect.asks(&at)),
                }
            }
            _ => return source.into(),
        };
        Asked { source, effect, text }
    }

    /// One of several things that the effect on top may do.
    pub(super) fn way_words(&self, p: &Position, number: u8) -> String {
        let found = self.script_on_top(p).and_then(|s| match self.program.op(s.at) {
            Op::Either(ways) => Some((s.card, self.program.ways(ways).get(usize::from(number))?)),
            _ => None,
        });
        found.map_or_else(String::new, |(card, way)| bare(&effects_text(&way.said, self.who_is(card), self.keywords())))
    }

    /// What the plain effects between two places do, in a sentence without its full stop.
    pub(super) fn told_leaves(&self, (from, to): (Place, Place), card: CardNo) -> String {
        bare(&effects_text(&self.leaves(from, to), self.who_is(card), self.keywords()))
    }

    /// The plain effects between two places.
    fn leaves(&self, from: Place, to: Place) -> Vec<language::Effect> {
        let sentence = |at: Place| match self.program.op(at) {
            Op::Do(number) => Some(self.program.said[usize::from(number)]),
            _ => None,
        };
        let mut sentences: Vec<u16> = (from..to).filter_map(sentence).collect();
        longbox_kernel::sort(&mut sentences);
        sentences.dedup();
        sentences.iter().flat_map(|number| self.program.sentences[usize::from(*number)].clone()).collect()
    }

    fn end_of(&self, from: Place) -> Place {
        (from..self.program.ops.len() as Place).find(|at| self.program.op(*at) == Op::End).unwrap_or(from)
    }
}

/// A sentence without its full stop and reminders.
fn bare(text: &str) -> String {
    let text = text.split(" (").next().unwrap_or(text);
    text.trim_end_matches('.').to_owned()
}
