//! The table: the parts that every game's table has. What a game lays out itself stands in its own module.

mod bar;
mod beside;
mod bursts;
mod chooser;
mod curtain;
mod deal;
mod dragged;
mod ending;
mod inspector;
mod log;
mod pile;
mod pointing;
mod prompt;
mod settings;
mod squad;
mod tip;
mod vs;
mod watch;

pub(crate) use ending::EndShown;
pub(crate) use inspector::Inspector;
pub(crate) use log::LogPanel;
pub(crate) use pointing::{Standing, fighter_of};
pub(crate) use prompt::PromptPanel;

use crate::replays::Transport;
use crate::store::Store;
use crate::words::words;
use bar::TableBar;
use bursts::Bursts;
use chooser::ChooserPanel;
use curtain::CurtainPanel;
use deal::DealPanel;
use dragged::DraggedCard;
use ending::EndingPanel;
use leptos::prelude::*;
use log::LogDrawer;
use longbox_protocol::GameName;
use pile::PileDialog;
use squad::SquadBoard;
use tip::TipBubble;
use vs::VsBoard;

/// A game in progress, a game being watched or a stored game: the same table.
#[component]
pub(crate) fn TablePage() -> impl IntoView {
    let store = Store::here();
    LogDrawer::provide();
    let game = Memo::new(move |_| store.game());
    let board = move || match game.get() {
        Some(GameName::Vs) => view! { <VsBoard/> }.into_any(),
        Some(GameName::Squad) => view! { <SquadBoard/> }.into_any(),
        None => view! { <NoGame/> }.into_any(),
    };
    view! {
        <TableBar/>
        <Transport/>
        {board}
        <Bursts/>
        <TipBubble/>
        <DraggedCard/>
        <ChooserPanel/>
        <DealPanel/>
        <PileDialog/>
        <Inspector/>
        <EndingPanel/>
        <CurtainPanel/>
    }
}

#[component]
fn NoGame() -> impl IntoView {
    let store = Store::here();
    let words = words();
    // A curtain hides the table on purpose.
    let text = move || if store.curtain.with(Option::is_some) { "" } else { words.table.none };
    view! {
        <main id="main" class="empty">
            <p>{text}</p>
            <a class="btn btn--main" href="#/">{words.table.ending_home}</a>
        </main>
    }
}
