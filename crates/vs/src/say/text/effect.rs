//! Single effects as clauses.

use super::bargain::offer;
use super::clause::{Clause, Doer, Sentence};
use super::counters::{divide, double, flip, is_all, put, so_many, take, take_all};
use super::discard::discard;
use super::either::either;
use super::event::BASIC;
use super::moved::{moved, play, set_aside, taken, whole_place};
use super::noun::{Form, noun};
use super::number::{experience, hand, hands, head, larger_hand, tail, total};
use super::program::{each, given, later, may, unless};
use super::rule::{change, doer};
use super::tunnel::{predict, tunnel};
use super::voice::{Case, Chosen, Focus, It, Voice};
use super::words::{capital, done_by, number};
use crate::language::{Aspect, Deed, Effect, Is, Num, Place, Player, Select, Stat, Verb};

/// The effect in sentences.
pub(super) fn sentences(effect: &Effect, voice: &mut Voice) -> Vec<Sentence> {
    let clause = match effect {
        Effect::Choose(who) => choose(who, voice),
        Effect::Done(deed, who) => deed_done(*deed, who, voice),
        Effect::Ko(who) => done("KO", who, voice),
        Effect::Wound(num, who) => Clause::you("put", so_many(who, num, "wound", "on", voice)),
        Effect::Heal(Num::Sum(Stat::Wounds, whose), who) if **whose == *who || **whose == Select::Itself => {
            Clause::you("heal", format!("all wounds from {}", object_of(who, voice)))
        }
        Effect::Heal(num, who) => Clause::you("heal", so_many(who, num, "wound", "from", voice)),
        Effect::Put(stat, Num::Divided(num), who) => divide(stat, num, who, voice),
        Effect::Put(stat, num, who) if is_all(stat, num) => double(stat, who, voice),
        Effect::Put(stat, num, who) => put(stat, num, who, voice),
        Effect::Take(stat, num, who) if is_all(stat, num) => take_all(stat, who, voice),
        Effect::Take(stat, num, who) => take(stat, num, who, voice),
        Effect::Flip(who) => return flip(who, voice),
        Effect::Level(who, num) => does(who, "become", |voice| format!("level {}", total(num, voice)), voice),
        Effect::Xp(num, who) => return gained(num, who, voice),
        Effect::Promote(who) => does(who, "become", |_| PROMOTED.to_owned(), voice),
        Effect::Attack(who) => attack(who, voice),
        Effect::Defend(who) => defend(who, voice),
        Effect::Join(who) => Clause::you("add", format!("{} to the attackers", object_of(who, voice))),
        Effect::Withdraw(who) => Clause::you("remove", format!("{} from the combat", object_of(who, voice))),
        Effect::Swap(Select::This, Select::It | Select::Those) => Clause::you("switch", "their positions"),
        Effect::Swap(one, other) => {
            let one = voice.object(one);
            Clause::you("switch", format!("the positions of {one} and {}", voice.object(other)))
        }
        Effect::Undo(names, who) => {
            let whom = object_of(who, voice);
            Clause::you("remove", format!("all {} effects from {whom}", super::words::list(names, "and")))
        }
        Effect::Become(who, card) => become_card(who, card, voice),
        Effect::Raid(player) => return raid(player, voice),
        Effect::Create(name, num, place) => create(name, num, place, voice),
        Effect::Do(name, who) => by_name(name, who, voice),
        Effect::Move(who, place) => moved(who, place, voice),
        Effect::SetAside(who, place) => set_aside(who, place, voice),
        Effect::Tunnel(who) => tunnel(who, voice),
        Effect::Draw(player, num) => draw(player, num, voice),
        Effect::Discard(player, who) => discard(player, who, voice),
        Effect::Reveal(who) => seen("reveal", who, voice),
        Effect::Look(who) => seen("look", who, voice),
        Effect::Turn(who, way) => turn(who, way, voice),
        Effect::Play(who) => play(who, voice),
        Effect::Say(aspect) => say(*aspect, voice),
        Effect::Predict(times, then) => return predict(times, then, voice),
        Effect::Cancel(verb) => Clause::you("cancel", cancelled(*verb)),
        Effect::Pay(player, cost) => {
            voice.note(BASIC);
            by(player, "pay", super::symbols(cost), voice)
        }
        Effect::Points(num) => Clause::you("gain", format!("{}{}", head(num, "recruit point"), tail(num, voice))),
        Effect::Change(who, rules, until) => return change(who, rules, until, voice),
        Effect::Later { on, during, each, until, then } => {
            return later(on, during.as_ref(), (until, *each), then, voice);
        }
        Effect::May(effects) => return may(effects, voice),
        Effect::Unless(player, first, second) => return unless(player, first, second, voice),
        Effect::If(cond, then) => return given(cond, then, voice),
        Effect::Either(ways) => either(ways, voice),
        Effect::Each(who, effects) => return each(who, effects, voice),
        Effect::Offer(player, least, list) => return offer(player, least, list, voice),
        Effect::Lose(player) => by(player, "lose", "the game".to_owned(), voice),
    };
    vec![clause.into()]
}

const FREEZE: &str = "A frozen character is exhausted and can't ready during its next turn.";
const PROMOTED: &str = "your main character, and your old main character becomes a supporting character";

/// The character whose power it is gains experience.
pub(super) fn gains(num: &Num, voice: &mut Voice) -> Clause {
    does(&Select::This, "gain", |voice| experience(num, voice), voice)
}

fn gained(num: &Num, who: &Select, voice: &mut Voice) -> Vec<Sentence> {
    let Some((more, less)) = hands(num) else {
        return vec![does(who, "gain", |voice| experience(num, voice), voice).into()];
    };
    let lead = format!("if {}", larger_hand(more, less, voice));
    vec![Sentence::lead(lead, does(who, "gain", |_| "XP equal to the difference".to_owned(), voice))]
}

fn reminded(clause: Clause, reminder: &str, voice: &mut Voice) -> Clause {
    voice.note(reminder);
    clause
}

fn deed_done(deed: Deed, who: &Select, voice: &mut Voice) -> Clause {
    let clause = match deed.after() {
        "" => done(deed.verb(), who, voice),
        after => Clause::you(deed.verb(), format!("{} {after}", object_of(who, voice))),
    };
    match deed.reminder() {
        "" => clause,
        reminder => reminded(clause, reminder, voice),
    }
}

/// The verb and whom it is done to.
pub(super) fn done(verb: &str, who: &Select, voice: &mut Voice) -> Clause {
    let object = voice.object(who);
    voice.affected(who);
    Clause::you(verb, object)
}

/// Whom it is done to, who are `It` from then on.
pub(super) fn object_of(who: &Select, voice: &mut Voice) -> String {
    let object = voice.object(who);
    voice.affected(who);
    object
}

/// They do it.
pub(super) fn does(who: &Select, verb: &str, rest: impl Fn(&mut Voice) -> String, voice: &mut Voice) -> Clause {
    let (doer, noun) = (doer(who, voice), voice.subject(who));
    let said = voice.said.replace(voice.kind(who, noun.plural));
    let rest = rest(voice);
    voice.said = said;
    voice.affected(who);
    Clause::of(doer, noun, verb, rest)
}

/// A player does it: "that player discards two cards".
pub(super) fn by(player: &Player, verb: &str, rest: String, voice: &mut Voice) -> Clause {
    match voice.player(player) {
        None => Clause::you(verb, rest),
        Some(noun) => Clause::of(Doer::Player, noun, verb, rest),
    }
}

fn choose(who: &Select, voice: &mut Voice) -> Clause {
    let player = match who {
        Select::Players(player) => player,
        Select::Random(Num::N(1), list) => match &list[..] {
            [Is::AnyOf(any)] if any.iter().all(|is| matches!(is, Is::This | Is::It | Is::Those)) => {
                return at_random(any, voice);
            }
            _ => return done("choose", who, voice).ends(),
        },
        Select::One(list) if list.contains(&Is::In(Place::Outside)) => {
            let link = std::mem::replace(&mut voice.link, "from");
            let chosen = done("choose", who, voice).ends();
            voice.link = link;
            return chosen;
        }
        _ => return done("choose", who, voice).ends(),
    };
    let who = match player {
        Player::OneOf(of) if **of == Player::Me => "a player on your side".to_owned(),
        _ => voice.object(who),
    };
    voice.chosen = Chosen::ThatPlayer;
    Clause::you("choose", who).ends()
}

/// One of those who are known: "choose it or Hulk at random".
fn at_random(any: &[Is], voice: &mut Voice) -> Clause {
    let told: Vec<String> =
        any.iter().map(|is| voice.role(std::slice::from_ref(is), false, Case::Object).text).collect();
    voice.focus_on(It::One);
    Clause::you("choose", format!("{} at random", super::words::list(&told, "or"))).ends()
}

/// Who becomes another card keeps what lies on the old one.
fn remind_of_old_card(who: It, voice: &mut Voice) {
    let [it, on, own] = [Case::Subject, Case::Object, Case::Owner].map(|case| voice.word(who, case));
    let keep = if it == "they" { "keep" } else { "keeps" };
    voice.note(format!("{} {keep} everything on {on}, and {own} old card leaves the game.", capital(it)));
}

fn become_card(who: &Select, card: &Select, voice: &mut Voice) -> Clause {
    remind_of_old_card(voice.kind_of(who), voice);
    if who.is_choice() {
        let whom = object_of(who, voice);
        return Clause::you("transform", format!("{whom} into {}", voice.object(card)));
    }
    does(who, "transform", |voice| format!("into {}", voice.object(card)), voice)
}

/// "draw cards until you have three cards in hand".
fn draw(player: &Player, num: &Num, voice: &mut Voice) -> Clause {
    let until = match num {
        Num::Sub(more, own) if hand(own) == Some(player) => match (&**more, hand(more)) {
            (Num::N(n), _) => Some(format!("{} cards in hand", number(*n))),
            (_, Some(other)) => Some(format!("as many cards in hand as {}", voice.somebody(other).text)),
            (_, None) => None,
        },
        _ => None,
    };
    let rest = match until {
        Some(until) => {
            let who = voice.somebody(player);
            format!("cards until {} {} {until}", who.text, if who.plural { "have" } else { "has" })
        }
        None => format!("{}{}", head(num, "card"), tail(num, voice)),
    };
    by(player, "draw", rest, voice)
}

fn attack(who: &Select, voice: &mut Voice) -> Clause {
    let this = voice.this(Case::Subject);
    let whom = voice.object(who);
    voice.affected(who);
    voice.focus = Focus::Nothing;
    Clause::of(Doer::This, this, "attack", format!("{whom} at once, even while exhausted and ignoring protection"))
}

fn defend(who: &Select, voice: &mut Voice) -> Clause {
    // Whoever does not defend is another than the defender.
    let who = match who {
        Select::One(list) => {
            let other = |is: &Is| if *is == Is::Not(Box::new(Is::Defending)) { Is::Other } else { is.clone() };
            &Select::One(list.iter().map(other).collect())
        }
        _ => who,
    };
    let defender = if voice.is_named(&Select::All(vec![Is::Defending])) { "it" } else { "the defender" };
    let object = voice.object(who);
    voice.affected(who);
    Clause::you("replace", format!("{defender} with {object}{}", voice.switch))
}

/// One character alone among the enemies.
fn raid(player: &Player, voice: &mut Voice) -> Vec<Sentence> {
    let this = voice.this(Case::Object).text;
    let row = voice.one_row(player).replacen("one enemy", "an enemy", 1).replacen("one row", "a row", 1);
    let (he, him) = (voice.this(Case::Subject), voice.this(Case::Object).text);
    let (gets, is) = if he.plural { ("get", "are") } else { ("gets", "is") };
    let rank = voice.rank;
    voice.note(format!("{} {is} still your {rank} while {} {is} there.", capital(&he.text), he.text));
    let back = format!("when {} {gets} stunned or you are done", he.text);
    let fight = "melee attack characters in that row any number of times, one at a time, without exhausting";
    vec![
        Clause::you("move", format!("{this} to {row}")).ends().into(),
        Clause::of(Doer::This, he, "can", fight).ends().into(),
        Sentence::lead(back, Clause::you("move", format!("{him} to one of your rows exhausted"))),
    ]
}

fn create(name: &str, num: &Num, place: &Place, voice: &mut Voice) -> Clause {
    let on = if matches!(place, Place::Side(_)) { "on" } else { "in" };
    let onto = format!("{on} {}", voice.place(place, &Form::One));
    voice.it = if *num == Num::N(1) { It::One } else { It::Many };
    if let Num::Sub(most, there) = num
        && let (Num::N(most), Num::Count(list)) = (&**most, &**there)
    {
        let those = noun(list, &Form::Many, voice);
        let most = number(*most);
        return Clause::you("create", format!("{name} tokens {onto} until there are {most} {those}"));
    }
    let tokens = head(num, &format!("{name} token"));
    Clause::you("create", format!("{tokens} {onto}{}", tail(num, voice)))
}

/// What has a name of its own: "freeze it".
fn by_name(name: &str, who: &Select, voice: &mut Voice) -> Clause {
    if name.contains(' ') {
        voice.note("If it lets you choose, choose something that you have not chosen this turn.");
        return Clause::you("use", format!("{name} again"));
    }
    let verb = name.to_lowercase();
    match verb.as_str() {
        "freeze" => voice.note(FREEZE),
        "hatch" => voice.note("To hatch a character, do what its power of that name says."),
        _ => voice.note(format!("{} characters are marked.", capital(&done_by(&verb)))),
    }
    done(&verb, who, voice)
}

/// Cards are shown to all, by whom they belong to, or to me.
fn seen(verb: &str, who: &Select, voice: &mut Voice) -> Clause {
    let at = if verb == "look" { "at " } else { "" };
    match whole_place(who, voice) {
        Some((player, places)) if verb == "reveal" => {
            let own = voice.own(player);
            by(player, verb, format!("{own} {places}"), voice)
        }
        Some((Player::Enemies, places)) => {
            let shuffle = if places.contains("deck") { ", then shuffle those decks" } else { "" };
            Clause::you(verb, format!("{at}each enemy player's {places}{shuffle}"))
        }
        Some((player, places)) => Clause::you(verb, format!("{at}{}", voice.owned(player, &places, &Form::Each))),
        None => {
            let object = if verb == "reveal" { taken(who, "from", voice) } else { voice.object(who) };
            voice.affected(who);
            Clause::you(verb, format!("{at}{object}"))
        }
    }
}

fn turn(who: &Select, way: &Is, voice: &mut Voice) -> Clause {
    let way = if *way == Is::FaceUp { "face up" } else { "face down" };
    let object = voice.object(who);
    voice.affected(who);
    Clause::you("turn", format!("{object} {way}"))
}

fn say(aspect: Aspect, voice: &mut Voice) -> Clause {
    match aspect {
        Aspect::Name | Aspect::Card => {
            voice.card = "that card";
            Clause::you("name", "a card")
        }
        Aspect::Team => {
            voice.card = super::predicate::TEAM;
            Clause::you("choose", "a team").ends()
        }
    }
}

fn cancelled(verb: Verb) -> &'static str {
    match verb {
        Verb::Attack | Verb::Strike => "the combat",
        Verb::Use | Verb::Play => "it",
        Verb::Recruit => "that recruit",
        Verb::Appear | Verb::Leave | Verb::Stun | Verb::Wound | Verb::Ko | Verb::Recover | Verb::Ready => "that",
        Verb::Put | Verb::PowerUp | Verb::Level | Verb::Equip | Verb::Move | Verb::Draw | Verb::Gain => "that",
        Verb::Pay | Verb::Start | Verb::End | Verb::Defend | Verb::Hide | Verb::Tunnel => "that",
        Verb::Discard | Verb::Reveal | Verb::Turn => "that",
    }
}
