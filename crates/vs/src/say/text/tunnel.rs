//! Characters in the ground, and predictions.

use super::clause::{Clause, Sentence, under};
use super::effect::does;
use super::program::program;
use super::voice::{Case, Voice};
use super::words::capital;
use crate::language::{Effect, Num, Select};

/// Somebody goes beneath a resource of an enemy.
pub(super) fn tunnel(who: &Select, voice: &mut Voice) -> Clause {
    let kind = voice.kind_of(who);
    let [it, on, own] = [Case::Subject, Case::Object, Case::Owner].map(|case| voice.word(kind, case));
    voice.note(format!(
        "{} leaves the game with {own} counters, wounds and XP. At the start of your next turn, put {on} onto your side \
         and turn the location face down or KO the face-down resource. If the location is turned face down or the card \
         leaves play before, put {on} into your back row.",
        capital(it)
    ));
    let under = "under an enemy location, or under an enemy face-down resource if there is no location";
    does(who, "tunnel", |_| under.to_owned(), voice)
}

/// An attack that is foreseen, and what comes of it.
pub(super) fn predict(times: &Num, then: &[Effect], voice: &mut Voice) -> Vec<Sentence> {
    let names = "an enemy attack of the next enemy turn by writing down the names of an attacker and of a defender on \
                 your side";
    let mut told: Vec<Sentence> = vec![Clause::you("secretly predict", names).ends().into()];
    let lead = "when such an attack is made, even a team attack".to_owned();
    told.extend(under(lead, program(then, voice)));
    match times {
        Num::N(1) => {}
        Num::N(2) => told.push(Clause::you("then predict", "another attack of that turn, once").ends().into()),
        _ => told.push(Clause::you("then predict", "another attack of that turn").ends().into()),
    }
    told
}
