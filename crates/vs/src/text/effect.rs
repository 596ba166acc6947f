//! Single effects as clauses.

use super::cards::{self, by, own};
use super::change::doer;
use super::clause::{Clause, Doer};
use super::noun::{self, Form};
use super::number::{head, tail, total};
use super::voice::{Case, Chosen, Focus, It, Noun, Voice};
use super::words::counter;
use crate::language::{Counter, Dest, Effect, Filter, Num, Side, Who};

/// The clause of an effect; none for those that need more than one (see `program`).
pub(super) fn clause(effect: &Effect, voice: &mut Voice) -> Option<Clause> {
    let told = match effect {
        Effect::Choose(who) => done("choose", who, "", voice).ends(),
        Effect::Put(kind, num, who) => put(counter(*kind), num, who, voice),
        Effect::Divide { counter, total, most, side, filter } => divide(*counter, total, *most, (*side, filter), voice),
        Effect::TakeAll(kind, who) => take_all(*kind, who, voice),
        Effect::FlipCounters(who) => flip(who, voice),
        Effect::Stun(who) => done("stun", who, "", voice),
        Effect::Daze(who) => reminded(done("daze", who, "", voice), DAZE, voice),
        Effect::Ko(who) => done("KO", who, "", voice),
        Effect::Wound(num, who) => put("wound", num, who, voice),
        Effect::Heal(num, who) => heal(num, who, voice),
        Effect::Recover(who) => done("recover", who, "", voice),
        Effect::Ready(who) => done("ready", who, "", voice),
        Effect::Exhaust(who) => done("exhaust", who, "", voice),
        Effect::Freeze(who) => reminded(done("freeze", who, "", voice), FREEZE, voice),
        Effect::Hide(who) => reminded(done("hide", who, "", voice), HIDE, voice),
        Effect::Push(who) => done("push", who, "back row", voice),
        Effect::Pull(who) => done("pull", who, "front row", voice),
        Effect::Move(who) => done("move", who, "front or back row", voice),
        Effect::ToHand(who) => to_hand(who, voice),
        Effect::BecomeLevel(who, level) => become_level(who, *level, voice),
        Effect::ReplaceDefender(who) => replace_defender(who, voice),
        Effect::AttackNow(side, filter) => attack_now(*side, filter, voice),
        Effect::Draw(player, num) => cards::draw(player, num, voice),
        Effect::Discard(player, num, is) => cards::discard(player, num, is, voice),
        Effect::DiscardAtRandom(player, num) => cards::discard_at_random(player, num, voice),
        Effect::DiscardAll(player, is) => cards::discard_all(player, is, voice),
        Effect::DiscardHand(player) => cards::discard_hand(player, voice),
        Effect::RevealHand(player) => by(player, "reveal", format!("{} hand", own(player)), voice),
        Effect::NameCard => Clause::you("name", "a card"),
        Effect::KoResource { side, face_down } => Clause::you("KO", cards::resource(*side, *face_down, voice)),
        Effect::TurnUpLocation => Clause::you("turn", "one of your face-down locations face up"),
        Effect::TurnDownLocation(side) => Clause::you("turn", cards::turned_down(*side, voice)),
        Effect::Sift { top, open, take } => cards::sift(*top, *open, take, voice).ends(),
        Effect::Search { what, to } => cards::search(what, *to, voice).ends(),
        Effect::FromKo { side, what, to } => cards::from_ko(*side, what, *to, voice),
        Effect::RandomFromKo(num) => cards::random_from_ko(num, voice),
        Effect::KoPilesToDecks(is) => cards::ko_piles_to_decks(is, voice),
        Effect::MoveKod(to) => move_kod(*to, voice),
        Effect::PlayTwistFromKo(is) => cards::play_from_ko(is, voice).ends(),
        Effect::CancelCombat => Clause::you("cancel", "the combat"),
        Effect::CancelPower => Clause::you("cancel", "that super power"),
        Effect::PayLess(num) => pay_less(num, voice),
        Effect::Create(name, num) => create(name, num, voice),
        Effect::ChoosePlayer(side) => choose_player(*side, voice).ends(),
        Effect::Change(..) | Effect::Borrow(_) | Effect::TopToResources | Effect::Later { .. } => return None,
        Effect::May(_) | Effect::Unless(..) | Effect::If(..) | Effect::ForEachPlayer(..) => return None,
    };
    Some(told)
}

const DAZE: &str = "A dazed character is stunned without getting a wound.";
const HIDE: &str = "Who hides loses its counters and equipment and is turned face down but ready. \
                    Until its Recovery Phase it has no powers and can't attack or defend.";
const FREEZE: &str = "A frozen character is exhausted and can't ready during its next turn.";

fn reminded(clause: Clause, reminder: &str, voice: &mut Voice) -> Clause {
    voice.note(reminder.to_owned());
    clause
}

fn take_all(kind: Counter, who: &Who, voice: &mut Voice) -> Clause {
    let object = voice.object(who);
    voice.affected(who);
    voice.counted = "counter removed this way";
    Clause::you("remove", format!("all {}s from {object}", counter(kind)))
}

fn heal(num: &Num, who: &Who, voice: &mut Voice) -> Clause {
    let object = onto(who, voice);
    voice.chosen_now(who);
    let rest = format!("{} from {object}{}", head(num, "wound"), tail(num, voice));
    voice.affected(who);
    Clause::you("heal", rest)
}

fn become_level(who: &Who, level: u8, voice: &mut Voice) -> Clause {
    let (doer, noun) = (doer(who, voice), voice.subject(who));
    voice.affected(who);
    Clause::of(doer, noun, "become", format!("level {level}"))
}

fn replace_defender(who: &Who, voice: &mut Voice) -> Clause {
    let object = voice.object(who);
    voice.affected(who);
    Clause::you("replace", format!("the defender with {object} and switch their positions"))
}

fn pay_less(num: &Num, voice: &mut Voice) -> Clause {
    let rest = match num {
        Num::N(number) => format!("{number} less"),
        Num::Amount => "that much less".to_owned(),
        Num::Count(..) | Num::Wounds(_) | Num::Counters(..) | Num::Resources(_) => {
            format!("1 less{}", tail(num, voice))
        }
        Num::Atk(_) | Num::Def(_) | Num::Cost(_) => format!("less by {}", total(num, voice)),
    };
    Clause::of(Doer::Other, Noun::one("the next character you recruit this turn"), "cost", rest)
}

fn create(name: &str, num: &Num, voice: &mut Voice) -> Clause {
    let tokens = head(num, &format!("{name} token"));
    Clause::you("create", format!("{tokens} in your front row{}", tail(num, voice)))
}

fn choose_player(side: Side, voice: &mut Voice) -> Clause {
    let who = match side {
        Side::Mine => "a player on your side".to_owned(),
        Side::Enemy | Side::Any | Side::Theirs => voice.somebody(side).text,
    };
    voice.chosen = Chosen::ThatPlayer;
    Clause::you("choose", who)
}

/// The verb, whom it is done to, and the row they go to.
fn done(verb: &str, who: &Who, row: &str, voice: &mut Voice) -> Clause {
    let plural = voice.plural(who);
    let object = voice.object(who);
    voice.affected(who);
    if row.is_empty() {
        return Clause::you(verb, object);
    }
    let own = if plural { "their" } else { "its" };
    Clause::you(verb, format!("{object} to {own} {row}"))
}

/// "each of up to two enemy characters".
fn onto(who: &Who, voice: &mut Voice) -> String {
    let each = if voice.plural(who) { "each of " } else { "" };
    format!("{each}{}", voice.object(who))
}

fn put(noun: &str, num: &Num, who: &Who, voice: &mut Voice) -> Clause {
    let object = onto(who, voice);
    voice.chosen_now(who);
    let rest = format!("{} on {object}{}", head(num, noun), tail(num, voice));
    voice.affected(who);
    Clause::you("put", rest)
}

fn divide(kind: Counter, total: &Num, most: u8, (side, filter): (Side, &Filter), voice: &mut Voice) -> Clause {
    let whom = match most {
        1 => noun::noun(side, filter, Form::One, voice),
        _ => noun::noun(side, filter, Form::UpTo(most), voice),
    };
    (voice.it, voice.focus) = (It::Many, Focus::It);
    let rest = format!("{} among {whom}{}", head(total, counter(kind)), tail(total, voice));
    Clause::you("divide", rest)
}

fn flip(who: &Who, voice: &mut Voice) -> Clause {
    let (plus, minus) = (counter(Counter::Plus), counter(Counter::Minus));
    let object = voice.object(who);
    voice.affected(who);
    Clause::you("replace", format!("each {plus} on {object} with a {minus}, or each {minus} with a {plus}"))
}

fn to_hand(who: &Who, voice: &mut Voice) -> Clause {
    let hands = if voice.plural(who) { "their owners' hands" } else { "its owner's hand" };
    let object = voice.object(who);
    voice.affected(who);
    Clause::you("return", format!("{object} to {hands}"))
}

/// Two at once: "return Magik and another character to their owners' hands".
pub(super) fn both_to_hand(first: &Who, second: &Who, voice: &mut Voice) -> Clause {
    let (one, other) = if *second == Who::This { (second, first) } else { (first, second) };
    let front = voice.object(one);
    let behind = voice.object(other);
    (voice.it, voice.focus) = (It::Many, Focus::It);
    Clause::you("return", format!("{front} and {behind} to their owners' hands"))
}

fn attack_now(side: Side, filter: &Filter, voice: &mut Voice) -> Clause {
    let this = Noun::one(voice.this(Case::Subject));
    let whom = noun::noun(side, filter, Form::One, voice);
    voice.focus = Focus::Nothing;
    Clause::of(Doer::This, this, "attack", format!("{whom} at once, even while exhausted and ignoring protection"))
}

/// The KO'd card that a trigger is about, else the one whose power it is.
fn move_kod(to: Dest, voice: &mut Voice) -> Clause {
    let what = if voice.triggered { voice.it(Case::Object).text } else { voice.this(Case::Object) };
    cards::sent(&what, to, "its owner's")
}

/// Who did it, behind "if": "you do".
pub(super) fn who_did(clause: &Clause) -> &'static str {
    match clause.doer {
        Doer::You => "you",
        Doer::Player => "they",
        Doer::This | Doer::It | Doer::Other if clause.noun.plural => "they",
        Doer::This | Doer::It | Doer::Other => "it",
    }
}
