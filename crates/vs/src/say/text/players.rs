//! What effects say of players.

use super::clause::{Clause, Doer, Sentence};
use super::program::{follows, program};
use super::voice::{Chosen, Focus, Noun, Voice};
use crate::plain::{Effect, PlayerChange, Side, Symbol, Until};

pub(super) fn choose_player(side: Side, voice: &mut Voice) -> Clause {
    let who = match side {
        Side::Mine => "a player on your side".to_owned(),
        Side::Enemy | Side::Any | Side::Theirs => voice.somebody(side).text,
    };
    voice.chosen = Chosen::ThatPlayer;
    Clause::you("choose", who)
}

/// "enemy players can't play plot twists this combat".
pub(super) fn change_players(side: Side, change: PlayerChange, until: Until, voice: &mut Voice) -> Clause {
    let who = match side {
        Side::Mine => Noun::many("you"),
        Side::Enemy => Noun::many("enemy players"),
        Side::Any => Noun::many("players"),
        Side::Theirs => voice.somebody(side),
    };
    let (own, hands, piles) = match side {
        Side::Mine => ("your", "hand", "pile"),
        Side::Enemy | Side::Any => ("their", "hands", "piles"),
        Side::Theirs => ("their", "hand", "pile"),
    };
    let (verb, rest) = match change {
        PlayerChange::OpenHand => ("play", format!("with {own} {hands} open")),
        PlayerChange::NoPlotTwists => ("can't", "play plot twists".to_owned()),
        PlayerChange::RecruitsFromKo => ("may", format!("recruit characters from {own} KO {piles}")),
    };
    let time = match (until, side) {
        (Until::PaidOff(symbol), Side::Mine) => {
            format!("until you pay {} in your main phase", super::symbols(&[symbol]))
        }
        (Until::PaidOff(symbol), Side::Theirs) => {
            format!("until they pay {} in their main phase", super::symbols(&[symbol]))
        }
        (Until::PaidOff(symbol), Side::Enemy | Side::Any) => {
            format!("until one of them pays {} in their main phase", super::symbols(&[symbol]))
        }
        _ => super::change::until(until, true, voice),
    };
    if let Until::PaidOff(_) = until {
        voice.note(BASIC.to_owned());
    }
    match side {
        Side::Mine => Clause::words(format!("you {verb} {rest}")).tail(format!(" {time}")),
        _ => Clause::of(Doer::Player, who, verb, rest).tail(format!(" {time}")),
    }
}

const BASIC: &str = "Only a basic location pays for that.";

/// Somebody may pay for what follows.
pub(super) fn offer(side: Side, cost: &[Symbol], effects: &[Effect], voice: &mut Voice) -> Vec<Sentence> {
    let who = voice.somebody(side);
    let paid = Clause::words(format!("{} may pay {}", who.text, super::symbols(cost)));
    voice.note(BASIC.to_owned());
    let lead = match side {
        Side::Mine => "if you do",
        Side::Enemy | Side::Any | Side::Theirs => "if they do",
    };
    voice.focus = Focus::Nothing;
    let told = program(effects, voice);
    vec![paid.into(), follows(lead, &told)]
}
