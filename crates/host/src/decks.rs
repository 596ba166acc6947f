//! What is asked about decks. Everything is answered from cards and rules alone; no game is touched.

mod draft;
mod odds;
mod own_cards;
mod playable;
mod read;
mod sample;

pub(crate) use odds::{by_turns, chance};
pub(crate) use own_cards::{named, open_with};
pub(crate) use read::{of as reading, read};

use crate::error::HostError;
use crate::game::HostGame;
use crate::game_files::GameFiles;
use draft::draft_of;
pub(crate) use draft::list_of;
use longbox_catalog::{DeckOf, Form, deck_of, write_deck};
use longbox_kernel::{Dice, excerpt};
use longbox_protocol::{DeckCall, DeckDraft, DeckForm, DeckReply, DeckStudy};

/// How a player begins a game, for sample hands.
#[derive(Clone, Copy, Debug)]
pub struct Opening {
    /// Cards in the first hand.
    pub hand: usize,
    /// Cards that come next, enough to see how the first turns go.
    pub next: usize,
    /// A hand may be exchanged once.
    pub mulligan: bool,
}

/// A deck as it is looked at: as a list, and as the rules know it.
#[derive(Debug)]
pub struct Studied<'a, G: HostGame> {
    /// The list.
    pub draft: &'a DeckDraft,
    /// What its file would give.
    pub deck: DeckOf<G>,
}

/// Answers what is asked about a deck or the cards of one game.
pub(crate) fn answer<G: HostGame>(files: &GameFiles<G>, call: &DeckCall) -> Result<DeckReply, HostError> {
    let game = files.game();
    match call {
        DeckCall::Study(draft) => Ok(DeckReply::Study(Box::new(study(game, draft)))),
        DeckCall::Hand { draft, seed } => Ok(DeckReply::Hand(sample::hand(game, draft, *seed))),
        DeckCall::Read { text, .. } => Ok(DeckReply::Read(read::of(game, text))),
        DeckCall::Write { draft, form } => write(game, draft, *form),
        DeckCall::Draft { deck, .. } => draft(files, deck).map(DeckReply::Draft),
        DeckCall::Suggest { around, seed, .. } => {
            let found = game.suggest(around, &mut Dice::new(*seed));
            found.map(DeckReply::Draft).ok_or_else(|| HostError::NobodyCalled(excerpt(around)))
        }
        DeckCall::CheckCards { files: own, .. } => Ok(DeckReply::Cards(own_cards::check_cards::<G>(own))),
        DeckCall::Words { .. } => Ok(DeckReply::Words(own_cards::words::<G>())),
        DeckCall::CardText { card, .. } => Ok(DeckReply::CardText { text: own_cards::text_of(game, *card) }),
    }
}

/// What is to be said of a deck.
fn study<G: HostGame>(game: &G, draft: &DeckDraft) -> DeckStudy {
    let study = plain_study(game, draft);
    DeckStudy { playable: playable::playable(game, draft, &study), ..study }
}

/// The same without a deck to play instead.
pub(crate) fn plain_study<G: HostGame>(game: &G, draft: &DeckDraft) -> DeckStudy {
    game.study(&Studied { draft, deck: deck_of(game, &list_of(draft)) })
}

/// A deck in a form, and a name for a file with it.
fn write<G: HostGame>(game: &G, draft: &DeckDraft, form: DeckForm) -> Result<DeckReply, HostError> {
    let form = Form::ALL.into_iter().find(|known| known.word() == form.word()).unwrap_or(Form::Text);
    let text = write_deck(game, &list_of(draft), form).ok_or(HostError::NotWritten)?;
    Ok(DeckReply::Written { text, file: format!("{}.{}", file_stem(&draft.name), form.ending()) })
}

/// A name for a file: letters and digits with hyphens between.
fn file_stem(name: &str) -> String {
    let words = name.split(|letter: char| !letter.is_alphanumeric());
    let stem = words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-").to_lowercase();
    if stem.is_empty() { "deck".to_owned() } else { stem.chars().take(60).collect() }
}

/// The draft of a deck in the lobby.
fn draft<G: HostGame>(files: &GameFiles<G>, key: &str) -> Result<DeckDraft, HostError> {
    let text = files.deck_text(key).ok_or_else(|| HostError::NoDeck(key.to_owned()))?;
    Ok(draft_of(G::NAME, longbox_catalog::read_deck(files.game(), &text).list))
}
