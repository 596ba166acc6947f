//! The line below the damage: what was dealt, which lines of the card it has reached, what makes the value.

use super::calm::WaitingEffects;
use super::slot::{Reach, Threshold, is_stopped, thresholds};
use crate::store::Store;
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::{GameName, SquadAttack};

#[component]
pub(super) fn AssaultFoot(attack: Memo<Option<SquadAttack>>) -> impl IntoView {
    let store = Store::here();
    let dealt = move || attack.with(|attack| attack.as_ref().map_or(0, |attack| attack.dealt));
    let of = move || attack.with(|attack| attack.as_ref().map(dealt_words).unwrap_or_default());
    let lines = move || {
        let attack = attack.get();
        let face = attack.as_ref().and_then(|attack| store.face(GameName::Squad, attack.card));
        let found = attack.zip(face).map(|(attack, face)| thresholds(&attack, &face)).unwrap_or_default();
        found.into_iter().map(line).collect_view()
    };
    let parts = Memo::new(move |_| {
        attack
            .with(|attack| attack.as_ref().map(|attack| (attack.value, attack.value_parts.clone())).unwrap_or_default())
    });
    view! {
        <footer class="arena__foot" tabindex="0">
            <div class="dmg"><b>{dealt}</b><span>{words().squad.arena.dealt}<small>{of}</small></span></div>
            {lines}
            <Show when=move || parts.with(|parts| !parts.1.is_empty())>
                <div class="abil abil--parts">
                    <span class="thr">{move || parts.get().0}</span>
                    <span>{words().squad.arena.value}<small>{move || parts.get().1}</small></span>
                </div>
            </Show>
            <WaitingEffects/>
        </footer>
    }
}

/// "3 of 6", and whether the rest is stopped.
fn dealt_words(attack: &SquadAttack) -> String {
    let words = &words().squad.arena;
    let (dealt, value) = (attack.dealt.to_string(), attack.value.to_string());
    match (attack.value, is_stopped(attack) && attack.dealt < attack.value) {
        (0, _) => String::new(),
        (_, true) => fill(words.dealt_stopped, &[&dealt, &value]),
        (_, false) => fill(words.dealt_of, &[&dealt, &value]),
    }
}

fn line(line: Threshold) -> impl IntoView {
    let words = &words().squad.arena;
    let (class, word) = match line.state {
        Reach::Reached => ("abil is-reached", words.reached.to_owned()),
        Reach::Open => ("abil", fill(words.needs, &[&line.needs.to_string()])),
        Reach::Missed => ("abil is-missed", words.missed.to_owned()),
    };
    let title = line.text.clone();
    view! {
        <div class=class title=title><span class="thr">{line.needs}</span><span>{word}<small>{line.text}</small></span></div>
    }
}
