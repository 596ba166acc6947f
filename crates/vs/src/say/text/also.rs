//! What else a card can be played as.

use super::voice::{Case, EQUIPPED, Voice};
use super::words::capital;
use super::{mode_text, power_text};
use crate::language::{CardKind, Mode, Power};

/// "You can play him as an equipment of his team that costs 1: ..."
pub(super) fn also(kind: &CardKind, powers: &[Power], modes: &[Mode], voice: &mut Voice) -> String {
    let this = voice.this(Case::Object).text;
    let its = voice.pronoun.word(Case::Owner);
    let what = match kind {
        CardKind::Equipment { cost, .. } => format!("an equipment of {its} team that costs {cost}"),
        CardKind::PlotTwist { .. } => format!("a plot twist of {its} team"),
        _ => "another card".to_owned(),
    };
    let worn = powers.iter().map(|power| power_text(power, EQUIPPED, voice.keywords));
    let played = modes.iter().map(|mode| mode_text(mode, voice.name, voice.keywords));
    let does: Vec<String> = worn.chain(played).collect();
    format!("You can play {this} as {what}: {}", capital(&does.join(" ")))
}
