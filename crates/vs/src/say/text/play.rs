//! What players do with cards and powers, and what happens to cards: "you recruit a character", "you can play it as though it were ...".

use super::event::{Mood, Phrase, by_player, object};
use super::noun::{Form, cards, noun};
use super::player::is_in_play;
use super::voice::{Case, Noun, Voice};
use super::words::list;
use crate::language::{Event, Is, Place, Roles, Select, Verb};

/// A plot twist is played, perhaps from somewhere else or as another card.
pub(super) fn play(roles: &Roles, mood: Mood, voice: &mut Voice) -> Phrase {
    let this = roles.what.contains(&Is::This);
    let twist = vec![Is::PlotTwist];
    let what = if roles.what.is_empty() { &twist } else { &roles.what };
    let mut told = by_player(roles, "play", "", voice);
    told.rest = if this { voice.this(Case::Object).text } else { cards(what, &mood.form(), voice) };
    if let Some(from) = &roles.from {
        told.rest = format!("{} from {}", told.rest, voice.place(from, &Form::Bare));
    }
    if !roles.like.is_empty() {
        let (they, form) = if this { ("it", Form::One) } else { ("they", mood.form()) };
        told.rest = format!("{} as though {they} were {}", told.rest, cards(&roles.like, &form, voice));
        if this {
            told.rest.push_str(", but with its own team");
        }
    }
    told
}

pub(super) fn recruit(roles: &Roles, mood: Mood, voice: &mut Voice) -> Phrase {
    let whom = [&roles.who[..], &roles.what[..]].concat();
    let form = mood.form();
    if mood == Mood::Past && whom.contains(&Is::Itself) {
        let from = from(roles, &Form::Bare, voice);
        return Phrase::of(voice.itself(Case::Subject), "be", format!("recruited{from}"));
    }
    let mut told = match whom.as_slice() {
        [Is::This] if mood == Mood::When && roles.of.is_none() => Phrase::of(Noun::many("you"), "recruit", ""),
        _ => by_player(roles, "recruit", "", voice),
    };
    told.rest = match whom.as_slice() {
        [Is::This] => voice.this(Case::Object).text,
        [Is::Itself] => voice.itself(Case::Object).text,
        _ => noun(&whom, &form, &mut voice.clone()),
    };
    told.rest.push_str(&from(roles, &form, voice));
    told
}

/// " from your deck".
fn from(roles: &Roles, form: &Form, voice: &mut Voice) -> String {
    roles.from.as_ref().map(|from| format!(" from {}", voice.place(from, form))).unwrap_or_default()
}

/// A super power is used, which is its player's doing.
pub(super) fn uses(roles: &Roles, mood: Mood, voice: &mut Voice) -> Phrase {
    let power = if mood == Mood::Rule { "super powers" } else { "a super power" };
    let named = roles.what.iter().find_map(|is| if let Is::Named(name) = is { Some(name) } else { None });
    let named = match named {
        Some(name) if name == voice.power => " of this name".to_owned(),
        Some(name) => format!(" named {name}"),
        None => String::new(),
    };
    let costs = if mood == Mood::Rule { "cost" } else { "costs" };
    let cost = roles.symbol.map(|symbol| format!(" that {costs} {}", super::symbols(&[symbol]))).unwrap_or_default();
    if roles.by.is_empty() {
        return by_player(roles, "use", &format!("{power}{named}{cost}"), voice);
    }
    if let ([Is::This], [Is::AnyOf(names)]) = (&roles.by[..], &roles.what[..]) {
        let name = |is: &Is| if let Is::Named(name) = is { name.clone() } else { String::new() };
        return Phrase::of(Noun::many("you"), "use", list(&names.iter().map(name).collect::<Vec<_>>(), "or"));
    }
    let whose = object(&roles.by, Mood::When, voice);
    match roles.by.contains(&Is::This) {
        true => Phrase::of(Noun::many("you"), "use", format!("{power}{named} of {whose}{cost}")),
        false => Phrase::of(Noun::one(format!("{power}{named} of {whose}{cost}")), "be", "used"),
    }
}

/// Something happens to a card: "a face-up location enters your resource row", "equipment on it can't be KO'd".
pub(super) fn of_card(verb: Verb, roles: &Roles, mood: Mood, voice: &mut Voice) -> Phrase {
    let plural = mood == Mood::Rule;
    let enters = verb == Verb::Appear && matches!(roles.to, Some(ref to) if !is_in_play(to));
    let face_up = if enters { &[Is::FaceUp][..] } else { &[] };
    let what = match roles.what[..] {
        [Is::This] => voice.this(Case::Subject),
        _ => Noun { text: cards(&[face_up, &roles.what].concat(), &mood.form(), voice), plural },
    };
    let (verb, rest) = match verb {
        Verb::Appear => match &roles.to {
            Some(Place::Side(player)) => ("appear", format!("on {}", voice.owned(player, "side", &Form::Bare))),
            Some(to) => ("enter", voice.place(to, &Form::Bare)),
            None => ("appear", String::new()),
        },
        Verb::Leave => ("leave", "play".to_owned()),
        Verb::Ko => ("be", "KO'd".to_owned()),
        Verb::Turn => ("be", "turned".to_owned()),
        Verb::Reveal
        | Verb::Attack
        | Verb::Strike
        | Verb::Use
        | Verb::Play
        | Verb::Recruit
        | Verb::Stun
        | Verb::Wound
        | Verb::Recover
        | Verb::Ready
        | Verb::Put
        | Verb::PowerUp
        | Verb::Level
        | Verb::Equip
        | Verb::Move
        | Verb::Draw
        | Verb::Gain
        | Verb::Pay
        | Verb::Start
        | Verb::End
        | Verb::Defend
        | Verb::Hide
        | Verb::Tunnel
        | Verb::Discard => ("be", "revealed".to_owned()),
    };
    Phrase::of(what, verb, rest)
}

/// Who recruits, and whom: "you" and "your next Defenders character".
pub(super) fn recruited(event: &Event, who: &Select, next: bool, voice: &mut Voice) -> (Noun, String) {
    let (Event::Of(_, roles), Select::Players(player)) = (event, who) else {
        return (Noun::many("players"), "characters".to_owned());
    };
    let whom = match next {
        true => format!("{} next {}", voice.own(player), noun(&roles.who, &Form::Bare, voice)),
        false => noun(&roles.who, &Form::Many, voice),
    };
    (voice.everybody(player), whom)
}
