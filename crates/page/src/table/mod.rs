//! The table: the parts that every game's table has. What a game lays out itself stands in its own module.

mod bar;
mod beside;
mod bursts;
mod chooser;
mod curtain;
mod deal;
mod dragged;
mod ending;
mod guide;
mod hint;
mod inspector;
mod log;
mod phases;
mod pile;
mod played;
mod pointing;
mod prompt;
mod settings;
mod squad;
mod tip;
mod vs;
mod watch;

pub(crate) use ending::{EndPage, EndShown};
pub(crate) use hint::HintShown;
pub(crate) use inspector::Inspector;
pub(crate) use log::LogPanel;
pub(crate) use phases::PhasesPanel;
pub(crate) use pointing::{Standing, fighter_of, weighs};
pub(crate) use prompt::PromptPanel;
pub(crate) use squad::SquadBoard;
pub(crate) use vs::Fought;

use crate::later;
use crate::parts::Later;
use crate::replays::{RulingBox, Transport};
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
use longbox_protocol::{GameName, Picture};
use pile::PileDialog;
use played::PlayedPanel;
use tip::TipBubble;
use vs::VsBoard;

/// Whether the middle of the table has room for a hint.
fn stage_is_free(store: Store) -> bool {
    store.table.with(|table| match table.as_ref().map(|table| &table.picture) {
        Some(Picture::Vs(picture)) => picture.combat.is_none(),
        Some(Picture::Squad(_)) | None => false,
    })
}

/// A game in progress, a game being watched or a stored game: the same table.
#[component]
pub(crate) fn TablePage() -> impl IntoView {
    let store = Store::here();
    LogDrawer::provide();
    let game = Memo::new(move |_| store.game());
    let board = move || match game.get() {
        Some(GameName::Vs) => view! { <VsBoard/> }.into_any(),
        Some(GameName::Squad) => view! { <Later part=|| Box::pin(later::squad_board())/> }.into_any(),
        None => view! { <NoGame/> }.into_any(),
    };
    view! {
        <TableBar/>
        <Transport/>
        {board}
        <PlayedPanel/>
        <Bursts/>
        <TipBubble/>
        <DraggedCard/>
        <ChooserPanel/>
        <DealPanel/>
        <PileDialog/>
        <Show when=move || store.overview.get()><Later part=|| Box::pin(later::phases()) over=true/></Show>
        <Inspector/>
        <EndingPanel/>
        <RulingBox/>
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
