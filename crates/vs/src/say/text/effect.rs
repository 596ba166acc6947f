//! Single effects as clauses.

use super::change::doer;
use super::clause::{Clause, Doer};
use super::hands::{self, by, own};
use super::noun::{self, Form};
use super::number::{counts, experience, head, tail, total};
use super::voice::{Case, Focus, It, Noun, Voice};
use super::words::{counter, number, owned_by};
use super::{cards, counters, decks, players};
use crate::plain::{Dest, Effect, Filter, Num, Player, Side, TeamName, Who};

/// The clause of an effect; none for those that need more than one (see `program`).
pub(super) fn clause(effect: &Effect, voice: &mut Voice) -> Option<Clause> {
    let told = match effect {
        Effect::Choose(who) => done("choose", who, "", voice).ends(),
        Effect::Put(kind, num, who) => counters::put(counter(*kind), num, who, voice),
        Effect::Divide { counter, total, most, side, filter } => {
            counters::divide(*counter, total, *most, (*side, filter), voice)
        }
        Effect::TakeAll(kind, who) => counters::take_all(*kind, who, voice),
        Effect::Take(kind, num, who) => counters::take(*kind, num, who, voice),
        Effect::DoubleCounters(kind, who) => counters::double(*kind, who, voice),
        Effect::FlipCounters(who) => counters::flip(who, voice),
        Effect::Stun(who) => done("stun", who, "", voice),
        Effect::Daze(who) => reminded(done("daze", who, "", voice), DAZE, voice),
        Effect::Ko(who) => done("KO", who, "", voice),
        Effect::Wound(num, who) => counters::put("wound", num, who, voice),
        Effect::Heal(num, who) => counters::heal(num, who, voice),
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
        Effect::GoOver(who, player) => go_over(who, player, voice),
        Effect::GainXp(num) => gain_xp(num, voice),
        Effect::Promote(who) => promote(who, voice),
        Effect::RemoveForNow(who) => remove_for_now(who, voice),
        Effect::Return => Clause::you("return", RETURN),
        Effect::Raid(side) => raid(*side, voice),
        Effect::ReplaceDefender(who) => replace_defender(who, voice),
        Effect::AttackNow(side, filter) => attack_now(*side, filter, voice),
        Effect::CancelCombat => Clause::you("cancel", "the combat"),
        Effect::CancelPower => Clause::you("cancel", "that super power"),
        Effect::PayLess { less, team } => pay_less(less, team.as_ref(), voice),
        Effect::GainPoints(num) => Clause::you("gain", format!("{}{}", head(num, "recruit point"), tail(num, voice))),
        Effect::Create(name, num) => create(name, num, voice),
        Effect::ChoosePlayer(side) => players::choose_player(*side, voice).ends(),
        Effect::ChangePlayers(side, change, until) => players::change_players(*side, *change, *until, voice),
        _ => return with_cards(effect, voice),
    };
    Some(told)
}

/// Effects on cards outside play.
fn with_cards(effect: &Effect, voice: &mut Voice) -> Option<Clause> {
    let told = match effect {
        Effect::Draw(player, num) => hands::draw(player, num, voice),
        Effect::Discard(player, num, is) => hands::discard(player, num, is, voice),
        Effect::DiscardAtRandom(player, num) => hands::discard_at_random(player, num, voice),
        Effect::DiscardAll(player, is) => hands::discard_all(player, is, voice),
        Effect::DiscardHand(player) => hands::discard_hand(player, voice),
        Effect::DiscardPicked(player, is) => hands::discard_picked(player, is, voice).ends(),
        Effect::RevealHand(player) => by(player, "reveal", format!("{} hand", own(player)), voice),
        Effect::FromHand { what, beside } => hands::from_hand(what, beside, voice).ends(),
        Effect::NameCard => Clause::you("name", "a card"),
        Effect::ChooseTeam => Clause::you("choose", "a team").ends(),
        Effect::Purge(player, is) => decks::purge(player, is, voice).ends(),
        Effect::Sift { top, open, take } => decks::sift(*top, *open, take, voice).ends(),
        Effect::Arrange { top, bottom } => decks::arrange(*top, *bottom).ends(),
        Effect::Search { what, to, wide } => decks::search(what, *to, *wide, voice).ends(),
        Effect::SearchTwist(is) => decks::search_twist(is, voice).ends(),
        Effect::RevealUntil { what, to } => decks::reveal_until(what, *to, voice).ends(),
        Effect::FromKo { side, what, to } => cards::from_ko(*side, what, *to, voice),
        Effect::RandomFromKo(num) => cards::random_from_ko(num, voice),
        Effect::KoPilesToDecks(is) => cards::ko_piles_to_decks(is, voice),
        Effect::MoveKod(to) => move_kod(*to, voice),
        Effect::PlayTwistFromKo(is) => cards::play_from_ko(is, voice).ends(),
        Effect::KoResource { side, face_down } => Clause::you("KO", cards::resource(*side, *face_down, voice)),
        Effect::KoResources(side) => Clause::you("KO", cards::resources(*side, voice)),
        Effect::TurnUpLocation(is) => Clause::you("turn", cards::turned_up(is, voice)),
        Effect::TurnDownLocation(side) => Clause::you("turn", cards::turned_down(*side, voice)),
        _ => return None,
    };
    Some(told)
}

const RETURN: &str = "the characters removed this way to their owners' sides, each in a row of its owner's choice, \
                      with their counters, wounds and XP";

const DAZE: &str = "A dazed character is stunned without getting a wound.";
const HIDE: &str = "Who hides loses its counters and equipment and is turned face down but ready. \
                    Until its Recovery Phase it has no powers and can't attack or defend.";
const FREEZE: &str = "A frozen character is exhausted and can't ready during its next turn.";

fn reminded(clause: Clause, reminder: &str, voice: &mut Voice) -> Clause {
    voice.note(reminder.to_owned());
    clause
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
    let what = match (voice.triggered, voice.card) {
        (true, "that card") => voice.it(Case::Object).text,
        (true, card) => card.to_owned(),
        (false, _) => voice.this(Case::Object),
    };
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

/// "the next Defenders character you recruit this turn costs 4 less".
fn pay_less(num: &Num, team: Option<&TeamName>, voice: &mut Voice) -> Clause {
    let rest = match num {
        Num::N(number) => format!("{number} less"),
        Num::Amount => "that much less".to_owned(),
        _ if counts(num) => format!("1 less{}", tail(num, voice)),
        _ => format!("less by {}", total(num, voice)),
    };
    let team = team.map(|team| format!("{} ", team.name())).unwrap_or_default();
    Clause::of(Doer::Other, Noun::one(format!("the next {team}character you recruit this turn")), "cost", rest)
}

fn create(name: &str, num: &Num, voice: &mut Voice) -> Clause {
    if let Num::Gap(most, there) = num
        && let (Num::N(most), Num::Count(side, filter)) = (&**most, &**there)
    {
        let those = noun::noun(*side, filter, Form::Many, voice);
        let most = number(*most);
        return Clause::you("create", format!("{name} tokens in your front row until there are {most} {those}"));
    }
    let tokens = head(num, &format!("{name} token"));
    Clause::you("create", format!("{tokens} in your front row{}", tail(num, voice)))
}

fn gain_xp(num: &Num, voice: &mut Voice) -> Clause {
    let this = Noun::one(voice.this(Case::Subject));
    Clause::of(Doer::This, this, "gain", experience(num, voice))
}

/// To the back row of a player, who has them from then on.
fn go_over(who: &Who, player: &Player, voice: &mut Voice) -> Clause {
    let plural = voice.plural(who);
    let them = if plural { "them" } else { "it" };
    let object = voice.object(who);
    voice.affected(who);
    let row = match (player, voice.player(player)) {
        (Player::Me, _) | (_, None) => "your back row, under your control".to_owned(),
        (Player::Owner(_), Some(owner)) => format!("{} back row", owned_by(&owner.text)),
        (_, Some(other)) => format!("the back row of {}, who controls {them} from then on", other.text),
    };
    Clause::you("move", format!("{object} to {row}"))
}

fn promote(who: &Who, voice: &mut Voice) -> Clause {
    let (doer, noun) = (doer(who, voice), voice.subject(who));
    voice.affected(who);
    let rest = "your main character, and your main character until now becomes a supporting character";
    Clause::of(doer, noun, "become", rest)
}

fn remove_for_now(who: &Who, voice: &mut Voice) -> Clause {
    let object = voice.object(who);
    voice.affected(who);
    Clause::you("remove", format!("{object} from the game for a time"))
}

/// One character alone among the enemies.
fn raid(side: Side, voice: &mut Voice) -> Clause {
    let this = Noun::one(voice.this(Case::Subject));
    let row = match side {
        Side::Mine => "one of your rows".to_owned(),
        Side::Enemy => "an enemy row of your choice".to_owned(),
        Side::Any => "a row of your choice".to_owned(),
        Side::Theirs => format!("one of {} rows", voice.chosen_owns()),
    };
    voice.note("It stays your character all the while.".to_owned());
    let rest = format!(
        "to {row}, where it can melee attack characters of that row as often as you like, one at a time, \
         without exhausting; when it gets stunned or you are done, it goes back to one of your rows, exhausted"
    );
    Clause::of(Doer::This, this, "go", rest)
}
