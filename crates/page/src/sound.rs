//! Sounds of what happens. They are off until a player switches them on, and nothing is fetched or made before.

use crate::store::Store;
use leptos::prelude::*;
use leptos::task::spawn_local;
use longbox_protocol::{Effect, Ending, GameUpdate, Seat};

/// The most sounds for one choice of somebody; more would only be noise.
const MOST: usize = 3;

impl Store {
    /// Lets what is shown now be heard.
    pub(crate) fn sound_update(self, update: &GameUpdate) {
        if !self.settings.with_untracked(|settings| settings.sound) {
            return;
        }
        let mut sounds: Vec<&str> = Vec::new();
        let heard = update.happenings.iter().filter_map(|one| of_effect(one.effect, one.seat, update.table.below));
        // What matters most is heard even where much happens.
        let end = update.table.ending.as_ref().map(of_ending);
        for sound in end.into_iter().chain(heard) {
            if sounds.len() < MOST && !sounds.contains(&sound) {
                sounds.push(sound);
            }
        }
        if !sounds.is_empty() {
            self.play_sounds(&sounds.join(" "));
        }
    }

    /// Plays sounds by their names, as loud as the player wants them.
    pub(crate) fn play_sounds(self, names: &str) {
        let settings = self.settings.get_untracked();
        if settings.sound {
            let text = format!("{names} {}", settings.volume);
            spawn_local(async move { drop(self.tool("sound", &text).await) });
        }
    }
}

fn of_effect(effect: Effect, seat: Option<Seat>, below: Seat) -> Option<&'static str> {
    Some(match effect {
        Effect::TurnBegan if seat == Some(below) => "turn",
        Effect::Strike | Effect::Damage => "hit",
        Effect::Stun => "stun",
        Effect::Ko | Effect::KeeperDestroyed => "ko",
        Effect::LevelUp => "level",
        Effect::Coin => "coin",
        Effect::Block => "block",
        Effect::Misfire => "misfire",
        Effect::Play | Effect::Appear | Effect::Draw => "card",
        _ => return None,
    })
}

fn of_ending(ending: &Ending) -> &'static str {
    if ending.won == Some(false) { "lose" } else { "win" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_ones_own_turn_is_heard() {
        let turn = |seat| of_effect(Effect::TurnBegan, Some(seat), Seat::A);
        assert_eq!([turn(Seat::A), turn(Seat::B)], [Some("turn"), None]);
    }
}
