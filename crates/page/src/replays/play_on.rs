//! Who plays which seat when a stored game is played on.

use crate::parts::{Dialog, SeatBadge};
use crate::store::Store;
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::{BotInfo, GameName, Seat, Viewer, Who};

#[component]
pub(super) fn PlayOnDialog(close: Callback<()>) -> impl IntoView {
    let store = Store::here();
    let words = words();
    let replay = store.replay.get_untracked();
    let (game, seats, viewer) = replay.map_or((GameName::Vs, 2, Viewer::Open), |replay| {
        (replay.info.game, usize::from(replay.info.seats), replay.viewer)
    });
    let bots: Vec<BotInfo> = store.lobby.with_untracked(|all| {
        all.iter().find(|info| info.game == game).map(|info| info.bots.clone()).unwrap_or_default()
    });
    let usual = bots.get(bots.len() / 2).map(|bot| bot.kind.clone()).unwrap_or_default();
    let mine = if let Viewer::Seat(seat) = viewer { seat.index() } else { 0 };
    // Empty: a person.
    let first: Vec<String> = (0..seats).map(|seat| if seat == mine { String::new() } else { usual.clone() }).collect();
    let chosen = RwSignal::new(first);
    let start = move |_| {
        let players = players(&chosen.get_untracked());
        close.run(());
        store.play_on(players);
    };
    let rows = (0..seats).map(|seat| view! { <SeatChoice seat chosen bots=bots.clone()/> }).collect_view();
    view! {
        <Dialog title=words.replays.play_on close>
            <p class="box__about">{words.replays.play_on_about}</p>
            <ul class="playon">{rows}</ul>
            <button type="button" class="btn btn--main btn--big" on:click=start>{words.replays.play_on_start}</button>
        </Dialog>
    }
}

#[component]
fn SeatChoice(seat: usize, chosen: RwSignal<Vec<String>>, bots: Vec<BotInfo>) -> impl IntoView {
    let words = words();
    let take = move |event| {
        let kind = event_target_value(&event);
        chosen.update(|chosen| chosen[seat] = kind);
    };
    let now = chosen.with_untracked(|chosen| chosen[seat].clone());
    let options = bots.into_iter().map(|bot| {
        let selected = bot.kind == now;
        view! { <option value=bot.kind selected=selected>{bot.name}</option> }
    });
    let options = options.collect_view();
    let label = fill(words.replays.seat, &[&Seat(seat as u8).to_string()]);
    view! {
        <li>
            <SeatBadge seat=Seat(seat as u8) own={seat == 0}/>
            <label class="field">{label}
                <select on:change=take><option value="" selected=now.is_empty()>{words.replays.person}</option>{options}</select>
            </label>
        </li>
    }
}

/// The players as they were chosen; people get the letters of their seats if there are several.
fn players(chosen: &[String]) -> Vec<Who> {
    let words = words();
    let people = chosen.iter().filter(|kind| kind.is_empty()).count();
    let who = |(seat, kind): (usize, &String)| match (kind.as_str(), people) {
        ("", 1) => Who::Person(words.lobby.you.to_owned()),
        ("", _) => Who::Person(format!("{} {}", words.lobby.player, Seat(seat as u8))),
        (kind, _) => Who::Bot(kind.to_owned()),
    };
    chosen.iter().enumerate().map(who).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_to_people_and_bots() {
        let person = |name: &str| Who::Person(name.to_owned());
        let bot = || Who::Bot("greedy".to_owned());
        assert_eq!(players(&[String::new(), "greedy".to_owned()]), [person("You"), bot()]);
        assert_eq!(players(&[String::new(), String::new()]), [person("Player A"), person("Player B")]);
        assert_eq!(players(&["greedy".to_owned(), "greedy".to_owned()]), [bot(), bot()]);
    }
}
