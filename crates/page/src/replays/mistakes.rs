//! The mistakes of whoever played a stored game.

use super::viewer::Replaying;
use crate::archive::mark;
use crate::mistakes::MistakeList;
use crate::parts::Dialog;
use crate::store::Store;
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::{Seat, Viewer};

#[component]
pub(super) fn MistakesDialog(close: Callback<()>) -> impl IntoView {
    let store = Store::here();
    let words = words();
    let replay = store.replay.get_untracked();
    let mark = replay.as_ref().map(|replay| mark(&replay.text)).unwrap_or_default();
    let seats = replay.as_ref().map_or(0, |replay| replay.info.seats);
    let players = (0..seats).map(Seat).map(|seat| (seat, fill(words.replays.seat, &[&seat.to_string()]))).collect();
    let ask = Callback::new(move |seat: Seat| store.find_mistakes_of_replay(seat));
    let see = Callback::new(move |(step, seat): (usize, Seat)| {
        close.run(());
        store.show_replay(step, Viewer::Seat(seat));
    });
    if let Some(replay) = replay.filter(|_| !untrack(|| store.has_mistakes_of(&mark))) {
        ask.run(own_seat(&replay));
    }
    // Without them there is nothing to look at.
    let shown = mark.clone();
    Effect::new(move |_| {
        if !store.has_mistakes_of(&shown) {
            close.run(());
        }
    });
    view! {
        <Dialog title=words.mistakes.dialog close>
            <MistakeList mark players ask see/>
        </Dialog>
    }
}

/// Whoever saved the game, or else whose eyes are used.
fn own_seat(replay: &Replaying) -> Seat {
    let viewer = if let Viewer::Seat(seat) = replay.viewer { Some(seat) } else { None };
    replay.info.seat.or(viewer).unwrap_or(Seat::A)
}

impl Store {
    fn find_mistakes_of_replay(self, seat: Seat) {
        let text = self.replay.with_untracked(|replay| replay.as_ref().map(|replay| replay.text.clone()));
        if let Some(text) = text {
            // Players are told of by their letters, as all over a replay.
            self.find_mistakes(mark(&text), text, Vec::new(), seat);
        }
    }
}
