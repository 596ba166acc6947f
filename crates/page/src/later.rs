//! The parts of the page that are fetched when they are opened. Each function below is a seam: `cargo xtask page` puts
//! what only it leads to into a file of its own. Functions that name the same part share a file.

use crate::archive::Key;
use crate::cards::CardsPage;
use crate::decks::{BuilderPage, DecksPage, SentDeck, TestPage};
use crate::own_cards::{CardFilePage, OwnCardsPage};
use crate::replays::{ReplaysPage, RulingDialog, TransportBar};
use crate::rules::RulesPage;
use crate::table::{EndPage, PhasesPanel, SquadBoard};
use leptos::prelude::*;
use longbox_protocol::{Ending, GameName, Observation};
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
pub(crate) use wasm_split_helpers::SplitLoaderError as Missing;
use wasm_split_helpers::wasm_split;

/// Builds what is to be shown, once its code is here.
pub(crate) type Show = Box<dyn Fn() -> AnyView>;
/// A part on its way.
pub(crate) type Coming = Pin<Box<dyn Future<Output = Result<Show, Missing>>>>;

#[wasm_split(library, fallible)]
pub(crate) fn cards(game: GameName) -> Result<Show, Missing> {
    Ok(Box::new(move || view! { <CardsPage game/> }.into_any()))
}

#[wasm_split(library, fallible)]
pub(crate) fn rules(game: GameName) -> Result<Show, Missing> {
    Ok(Box::new(move || view! { <RulesPage game/> }.into_any()))
}

#[wasm_split(library, fallible)]
pub(crate) fn phases() -> Result<Show, Missing> {
    Ok(Box::new(|| view! { <PhasesPanel/> }.into_any()))
}

#[wasm_split(shelf, fallible)]
pub(crate) fn replays() -> Result<Show, Missing> {
    Ok(Box::new(|| view! { <ReplaysPage/> }.into_any()))
}

#[wasm_split(shelf, fallible)]
pub(crate) fn transport() -> Result<Show, Missing> {
    Ok(Box::new(|| view! { <TransportBar/> }.into_any()))
}

#[wasm_split(shelf, fallible)]
pub(crate) fn ruling() -> Result<Show, Missing> {
    Ok(Box::new(|| view! { <RulingDialog/> }.into_any()))
}

#[wasm_split(ending, fallible)]
pub(crate) fn end_page(table: Arc<Observation>, ending: Ending) -> Result<Show, Missing> {
    Ok(Box::new(move || view! { <EndPage table=table.clone() ending=ending.clone()/> }.into_any()))
}

#[wasm_split(squad, fallible)]
pub(crate) fn squad_board() -> Result<Show, Missing> {
    Ok(Box::new(|| view! { <SquadBoard/> }.into_any()))
}

#[wasm_split(decks, fallible)]
pub(crate) fn decks() -> Result<Show, Missing> {
    Ok(Box::new(|| view! { <DecksPage/> }.into_any()))
}

#[wasm_split(decks, fallible)]
pub(crate) fn builder(game: GameName, key: Key) -> Result<Show, Missing> {
    Ok(Box::new(move || view! { <BuilderPage game deck_key=key/> }.into_any()))
}

#[wasm_split(decks, fallible)]
pub(crate) fn test_of_deck() -> Result<Show, Missing> {
    Ok(Box::new(|| view! { <TestPage/> }.into_any()))
}

#[wasm_split(decks, fallible)]
pub(crate) fn sent_deck(word: String) -> Result<Show, Missing> {
    Ok(Box::new(move || view! { <SentDeck word=word.clone()/> }.into_any()))
}

#[wasm_split(forge, fallible)]
pub(crate) fn own_cards() -> Result<Show, Missing> {
    Ok(Box::new(|| view! { <OwnCardsPage/> }.into_any()))
}

#[wasm_split(forge, fallible)]
pub(crate) fn card_file(game: GameName, key: Key) -> Result<Show, Missing> {
    Ok(Box::new(move || view! { <CardFilePage game file_key=key/> }.into_any()))
}
