//! Words and numbers that pop up where something happens.

use crate::playback::Burst;
use crate::store::Store;
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::{Effect, Happening};

#[component]
pub(super) fn Bursts() -> impl IntoView {
    let store = Store::here();
    view! {
        <div class="bursts" aria-hidden="true">
            <For each=move || store.bursts.get() key=|burst| burst.number children=|burst| view! { <OneBurst burst/> }/>
        </div>
    }
}

#[component]
fn OneBurst(burst: Burst) -> impl IntoView {
    let place = format!("left:{}px;top:{}px", burst.x, burst.y);
    let drawn = drawn(burst.happening.effect);
    match drawn {
        Some(name) => view! { <span class="pops" style=place><svg class="burst pop"><use href=format!("#{name}")></use></svg></span> }.into_any(),
        None if burst.happening.effect == Effect::Coin => {
            let word = word(&burst.happening);
            let letter = word.get(..1).unwrap_or_default().to_owned();
            let class = if burst.happening.number > 0 { "coin" } else { "coin coin--tails" };
            view! { <span class="pops pops--word pops--coin" style=place><span class=class><i>{letter}</i></span><b class="pop">{word}</b></span> }.into_any()
        }
        None => view! { <span class="pops pops--word" style=place><b class="pop">{word(&burst.happening)}</b></span> }.into_any(),
    }
}

/// The words that are drawn letters.
fn drawn(effect: Effect) -> Option<&'static str> {
    match effect {
        Effect::Stun => Some("burst-stun"),
        Effect::Ko | Effect::KeeperDestroyed => Some("burst-ko"),
        Effect::Block => Some("burst-block"),
        Effect::Misfire => Some("burst-misfire"),
        Effect::LevelUp => Some("burst-levelup"),
        _ => None,
    }
}

fn word(happening: &Happening) -> String {
    let words = &words().table.effects;
    let number = happening.number.to_string();
    let signed = format!("{:+}", happening.number);
    match happening.effect {
        Effect::Coin if happening.number > 0 => words.heads.to_owned(),
        Effect::Coin => words.tails.to_owned(),
        Effect::Wound => words.wound.to_owned(),
        Effect::Heal => words.heal.to_owned(),
        Effect::Recover => words.recover.to_owned(),
        Effect::Power => fill(words.power, &[&number]),
        Effect::Damage => fill(words.damage, &[&number]),
        Effect::Strike => fill(words.strike, &[&number]),
        Effect::Change => signed,
        _ => String::new(),
    }
}
