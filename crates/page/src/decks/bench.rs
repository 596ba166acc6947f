//! The deck that is being built: its list, what was done to it, what the host says of it.

use super::KeptDeck;
use super::testing::Trial;
use crate::archive::Key;
use crate::route::Route;
use crate::store::{Inspected, Store};
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::{CardInfo, CardNo, CardType, DeckCall, DeckDraft, DeckReply, DeckStudy, GameName, UnreadLine};
use std::sync::Arc;
use std::time::Duration;

/// So long nothing may change before a deck is kept.
const PAUSE: Duration = Duration::from_millis(250);
/// So many changes can be undone.
const STEPS: usize = 200;

/// Whether the browser has the deck as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Keeping {
    /// It was laid out and nothing has been done to it.
    NotYet,
    Writing,
    Kept,
    Failed,
}

/// The part that a phone shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Part {
    Pool,
    #[default]
    List,
    Facts,
}

/// The builder with one deck on it.
#[derive(Clone, Copy)]
pub(super) struct Bench {
    pub(super) store: Store,
    pub(super) game: GameName,
    pub(super) key: Key,
    pub(super) draft: RwSignal<DeckDraft>,
    past: RwSignal<Vec<DeckDraft>>,
    future: RwSignal<Vec<DeckDraft>>,
    /// None before the host has looked at it for the first time.
    pub(super) study: RwSignal<Option<Arc<DeckStudy>>>,
    pub(super) keeping: RwSignal<Keeping>,
    pub(super) part: RwSignal<Part>,
    /// What the deck says that was not understood, of a deck that was kept or brought along.
    pub(super) unread: RwSignal<Vec<UnreadLine>>,
    /// The test games of the deck.
    pub(super) trial: Trial,
    /// Grows with every change, so that answers about older lists are known.
    round: StoredValue<u64>,
    faces: StoredValue<Arc<Vec<CardInfo>>>,
}

impl Bench {
    pub(super) fn here() -> Bench {
        expect_context::<Bench>()
    }

    pub(super) fn lay(store: Store, key: Key, draft: DeckDraft, faces: Arc<Vec<CardInfo>>) -> Bench {
        let is_kept = move |decks: &Vec<KeptDeck>| decks.iter().any(|deck| deck.key == key);
        let was_kept = store.own_decks.with_untracked(is_kept);
        let bench = Bench {
            store,
            game: draft.game,
            key,
            draft: RwSignal::new(draft),
            past: RwSignal::default(),
            future: RwSignal::default(),
            study: RwSignal::new(None),
            keeping: RwSignal::new(if was_kept { Keeping::Kept } else { Keeping::NotYet }),
            part: RwSignal::default(),
            unread: RwSignal::default(),
            trial: Trial::new(),
            round: StoredValue::new(0),
            faces: StoredValue::new(faces),
        };
        // Asked for again when the host has been started anew.
        Effect::new(move |_| {
            store.lobby.track();
            bench.ask_for_study();
        });
        // A deck that was brought along may still be on its way to the others that are kept.
        Effect::new(move |_| {
            if store.own_decks.with(is_kept) && bench.keeping.get_untracked() == Keeping::NotYet {
                bench.keeping.set(Keeping::Kept);
            }
        });
        on_cleanup(move || bench.put_away());
        bench
    }

    /// The builder is left: nothing waits any longer, and games can be played with the deck.
    fn put_away(self) {
        self.end_test();
        if self.keeping.get_untracked() == Keeping::Writing {
            let store = self.store;
            store.keep_deck(self.key, self.draft.get_untracked(), self.unread.get_untracked(), move |_| {
                store.tell_own_decks()
            });
        } else {
            self.store.tell_own_decks();
        }
    }

    pub(super) fn face(self, card: CardNo) -> Option<CardInfo> {
        self.faces.with_value(|faces| faces.get(usize::from(card)).cloned())
    }

    pub(super) fn with_faces<T>(self, look: impl FnOnce(&[CardInfo]) -> T) -> T {
        self.faces.with_value(|faces| look(faces))
    }

    pub(super) fn name_of(self, card: CardNo) -> String {
        self.face(card).map(|face| face.name).unwrap_or_default()
    }

    /// Changes the deck; one call is one step of undo.
    pub(super) fn change(self, change: impl FnOnce(&mut DeckDraft)) {
        let before = self.draft.get_untracked();
        let mut after = before.clone();
        change(&mut after);
        if after == before {
            return;
        }
        self.past.update(|past| {
            past.push(before);
            let over = past.len().saturating_sub(STEPS);
            past.drain(..over);
        });
        self.future.update(Vec::clear);
        self.take(after);
    }

    /// The deck is now this one.
    fn take(self, draft: DeckDraft) {
        self.draft.set(draft);
        self.round.update_value(|round| *round += 1);
        self.ask_for_study();
        self.keep_soon();
    }

    pub(super) fn can_undo(self) -> bool {
        self.past.with(|past| !past.is_empty())
    }

    pub(super) fn can_redo(self) -> bool {
        self.future.with(|future| !future.is_empty())
    }

    pub(super) fn undo(self) {
        self.go(self.past, self.future, words().decks.undone);
    }

    pub(super) fn redo(self) {
        self.go(self.future, self.past, words().decks.redone);
    }

    fn go(self, from: RwSignal<Vec<DeckDraft>>, to: RwSignal<Vec<DeckDraft>>, told: &str) {
        let Some(next) = from.try_update(Vec::pop).flatten() else { return };
        to.update(|to| to.push(self.draft.get_untracked()));
        self.take(next);
        self.store.announcement.set(told.to_owned());
    }

    /// Puts so many copies of a card into the deck and says so.
    pub(super) fn set_copies(self, card: CardNo, count: u8) {
        self.change(|draft| draft.set_copies(card, count));
        let words = &words().decks;
        let name = self.name_of(card);
        let told = [&name, &words.copies.of(usize::from(count)), &self.size_words()].map(String::as_str).join(", ");
        self.store.announcement.set(told);
    }

    /// "59 of 60".
    fn size_words(self) -> String {
        let size = self.draft.with_untracked(DeckDraft::size);
        match untrack(|| self.wanted()) {
            Some((_, most)) => fill(words().decks.of_most, &[&size.to_string(), &most.to_string()]),
            None => size.to_string(),
        }
    }

    /// The fewest and the most cards of its format.
    pub(super) fn wanted(self) -> Option<(u8, u8)> {
        let format = self.draft.with(|draft| draft.format.clone());
        self.store.lobby.with(|games| {
            let formats = &games.iter().find(|info| info.game == self.game)?.formats;
            let known = formats.iter().find(|info| info.word == format);
            known.or(formats.first()).map(|format| format.size)
        })
    }

    /// So many copies of a card a deck may hold, as far as a card tells; the host knows better.
    pub(super) fn most(self, face: &CardInfo) -> u8 {
        let usual = self.study.with(|study| study.as_ref().map_or(4, |study| study.odds.len().max(1) as u8));
        face.limit.unwrap_or(usual)
    }

    fn ask_for_study(self) {
        let round = self.round.get_value();
        let hears = move |reply| {
            if self.round.try_get_value() != Some(round) {
                return;
            }
            if let DeckReply::Study(study) = reply {
                self.study.set(Some(Arc::from(study)));
            }
        };
        self.store.ask_about_decks(DeckCall::Study(self.draft.get_untracked()), hears);
    }

    pub(super) fn keep_soon(self) {
        self.keeping.set(Keeping::Writing);
        let round = self.round.get_value();
        let keep = move || {
            if self.round.try_get_value() == Some(round) {
                self.keep_now();
            }
        };
        set_timeout(keep, PAUSE);
    }

    /// Keeps the deck as it is.
    pub(super) fn keep_now(self) {
        let round = self.round.get_value();
        self.keeping.set(Keeping::Writing);
        self.store.keep_deck(self.key, self.draft.get_untracked(), self.unread.get_untracked(), move |kept| {
            if self.round.try_get_value() == Some(round) {
                self.keeping.set(if kept.is_ok() { Keeping::Kept } else { Keeping::Failed });
            }
        });
    }

    /// Shows a card as a whole.
    pub(super) fn inspect(self, card: CardNo) {
        self.store.inspected.set(Some(Inspected { game: self.game, card, thing: None, pinned: true }));
    }
}

impl Store {
    /// Lays a deck out as a new one of the player's own and goes to it. It is kept at once if `keep` says so, otherwise
    /// with its first change.
    pub(super) fn begin_deck(self, draft: DeckDraft, unread: Vec<UnreadLine>, keep: bool) {
        let (key, game) = (self.fresh_deck_key(), draft.game);
        if keep {
            self.keep_deck(key, draft.clone(), unread.clone(), |_| {});
        }
        self.lay_out(key, draft, unread);
        Route::Build(game, key).go();
    }

    /// The deck in an unfinished state of before, or as it was kept. `hears` gets nothing where there is no such deck.
    pub(super) fn find_deck(self, key: Key, hears: impl FnOnce(Option<(DeckDraft, Vec<UnreadLine>)>) + 'static) {
        if let Some(draft) = self.laid_out(key) {
            return hears(Some(draft));
        }
        let kept = self.own_decks.with_untracked(|decks| decks.iter().find(|deck| deck.key == key).cloned());
        let Some(KeptDeck { game, text, .. }) = kept else { return hears(None) };
        self.ask_about_decks(DeckCall::Read { game, text }, move |reply| match reply {
            DeckReply::Read(reading) => hears(Some((reading.draft, reading.unread))),
            _ => hears(None),
        });
    }
}

/// The groups of a list, in their order: which kinds, and what they are called.
pub(super) fn groups() -> [(&'static [CardType], &'static str); 5] {
    let titles = words().decks.groups;
    [
        (&[CardType::Supporting, CardType::Main, CardType::Token], titles[0]),
        (&[CardType::Equipment], titles[1]),
        (&[CardType::PlotTwist], titles[2]),
        (&[CardType::Location], titles[3]),
        (&[CardType::Attack, CardType::Keeper], titles[4]),
    ]
}
