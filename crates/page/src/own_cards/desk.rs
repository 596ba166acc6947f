//! The desk: a file of cards that is being written, and what the host says of it.

use super::complete::{Choices, Names, choices};
use super::kept::KeptFile;
use crate::archive::{Key, Trouble};
use crate::store::Store;
use crate::words::words;
use leptos::html;
use leptos::prelude::*;
use longbox_protocol::{CardFault, CardFile, CardInfo, DeckCall, DeckReply, GameName, OwnCards, WordFamily};
use std::sync::Arc;
use std::time::Duration;
use web_sys::HtmlTextAreaElement;

/// So long nothing may change before a file is looked at and kept.
const PAUSE: Duration = Duration::from_millis(300);

/// What is known of a text.
#[derive(Clone, Debug, Default)]
pub(super) struct Looked {
    /// The cards of this file as they would be.
    pub(super) cards: Vec<CardInfo>,
    /// What is wrong; the cards are then those of before.
    pub(super) fault: Option<CardFault>,
}

#[derive(Clone, Copy)]
pub(super) struct Desk {
    pub(super) store: Store,
    pub(super) game: GameName,
    pub(super) key: Key,
    pub(super) name: RwSignal<String>,
    pub(super) text: RwSignal<String>,
    /// None before the host has looked for the first time.
    pub(super) looked: RwSignal<Option<Looked>>,
    /// The text was changed, and the host has not looked at it yet.
    pub(super) waits: RwSignal<bool>,
    /// The words that are offered, and which of them is chosen.
    pub(super) offered: RwSignal<Option<(Choices, usize)>>,
    pub(super) field: NodeRef<html::Textarea>,
    /// How far the text is scrolled, down and to the right.
    pub(super) scrolled: RwSignal<(i32, i32)>,
    words: StoredValue<Arc<Vec<WordFamily>>>,
    names: StoredValue<Arc<Names>>,
    /// Grows with every change, so that answers about older texts are known.
    round: StoredValue<u64>,
}

impl Desk {
    pub(super) fn here() -> Desk {
        expect_context::<Desk>()
    }

    pub(super) fn lay(store: Store, file: KeptFile) -> Desk {
        let desk = Desk {
            store,
            game: file.game,
            key: file.key,
            name: RwSignal::new(file.name),
            text: RwSignal::new(file.text),
            looked: RwSignal::new(None),
            waits: RwSignal::new(true),
            offered: RwSignal::new(None),
            field: NodeRef::new(),
            scrolled: RwSignal::default(),
            words: StoredValue::default(),
            names: StoredValue::new(Arc::new(names(store, file.game))),
            round: StoredValue::new(0),
        };
        store.ask_about_decks(DeckCall::Words { game: desk.game }, move |reply| {
            if let DeckReply::Words(families) = reply {
                let _ = desk.words.try_set_value(Arc::new(families));
            }
        });
        desk.look();
        on_cleanup(move || desk.put_away());
        desk
    }

    /// The file as it is written now.
    fn file(self) -> Option<KeptFile> {
        let known = self.store.card_file(self.key)?;
        let (name, text) = (self.name.get_untracked(), self.text.get_untracked());
        Some(KeptFile { name, text, changed: js_sys::Date::now() as u64, ..known })
    }

    /// The text is now this one.
    pub(super) fn write(self, text: String) {
        self.text.set(text);
        self.changed();
    }

    /// Text or name have changed: after a pause the host looks at the file, and it is kept.
    pub(super) fn changed(self) {
        self.round.update_value(|round| *round += 1);
        self.waits.set(true);
        let round = self.round.get_value();
        let look = move || {
            if self.round.try_get_value() == Some(round) {
                self.look();
            }
        };
        set_timeout(look, PAUSE);
    }

    fn look(self) {
        let Some(file) = self.file() else { return };
        let round = self.round.get_value();
        self.store.look_at_file(file, move |looked| {
            if self.round.try_get_value() == Some(round) {
                self.take(looked);
            }
        });
    }

    fn take(self, looked: OwnCards) {
        self.waits.set(false);
        let OwnCards { mut cards, counts, fault } = looked;
        let others: usize = counts.iter().rev().skip(1).map(|count| usize::from(*count)).sum();
        let cards = match &fault {
            None => cards.split_off(others.min(cards.len())),
            Some(_) => {
                self.looked.with_untracked(|before| before.as_ref().map(|it| it.cards.clone())).unwrap_or_default()
            }
        };
        self.looked.set(Some(Looked { cards, fault }));
    }

    /// The editor is left: nothing waits any longer, and games are played with the cards as they are now.
    fn put_away(self) {
        let store = self.store;
        match self.file().filter(|_| self.waits.get_untracked()) {
            Some(file) => store.look_at_file(file, move |_| store.tell_own_cards()),
            None => store.tell_own_cards(),
        }
    }

    /// A file whose name ends so holds something else than cards.
    fn kind(self) -> &'static str {
        let name = self.name.get_untracked();
        match self.game {
            GameName::Vs if name.ends_with("keywords.ron") => "Keyword",
            GameName::Vs if name.ends_with("teams.ron") => "Team",
            _ => "Card",
        }
    }

    /// Offers what can be written where the caret is; without a letter only if it is `asked` for.
    pub(super) fn offer(self, asked: bool) {
        let Some(field) = self.field.get_untracked() else { return };
        let (start, end) = selection(&field);
        let found = (start == end).then(|| self.choices_at(start, asked)).flatten();
        let known = self.offered.with_untracked(Option::is_some);
        if let Some(found) = &found
            && !known
        {
            let told = words().own_cards.choices_told.of(found.list.len());
            self.store.announcement.set(told);
        }
        if found.is_some() || known {
            self.offered.set(found.map(|found| (found, 0)));
        }
    }

    fn choices_at(self, caret: u32, asked: bool) -> Option<Choices> {
        self.text.with_untracked(|text| {
            let before = &text[..bytes_before(text, caret)];
            let (words, names) = (self.words.get_value(), self.names.get_value());
            choices(before, self.kind(), &words, &names, asked)
        })
    }

    /// Another one of the offered words is chosen.
    pub(super) fn step(self, by: isize) {
        let mut told = None;
        self.offered.update(|offered| {
            let Some((found, at)) = offered else { return };
            let count = found.list.len();
            *at = at.checked_add_signed(by).unwrap_or(count - 1) % count;
            told = Some((found.list[*at].clone(), *at + 1, count));
        });
        if let Some((choice, at, count)) = told {
            let said = format!("{}. {}", choice.shape, choice.meaning);
            let told = crate::words::fill(words().own_cards.choice_told, &[&said, &at.to_string(), &count.to_string()]);
            self.store.announcement.set(told);
        }
    }

    /// Writes the offered word with this number.
    pub(super) fn accept(self, at: usize) {
        let Some((found, _)) = self.offered.get_untracked() else { return };
        let (Some(choice), Some(field)) = (found.list.get(at), self.field.get_untracked()) else { return };
        let (start, end, next) = self.text.with_untracked(|text| {
            let next = text[found.end..].chars().next();
            (units(&text[..found.start]), units(&text[..found.end]), next)
        });
        // Brackets that are there already are not written again.
        let (written, back) = match next {
            Some('(' | ':' | '"') => (choice.name.clone(), 0),
            _ => choice.written(),
        };
        self.offered.set(None);
        self.insert(&field, (start, end), &written);
        let caret = start + units(&written) - back as u32;
        let _ = field.set_selection_range(caret, caret);
        self.offered.set(None);
    }

    /// Writes something in place of what stands there, so that the browser can undo it.
    pub(super) fn insert(self, field: &HtmlTextAreaElement, (start, end): (u32, u32), text: &str) {
        crate::motion::focus(field);
        let _ = field.set_selection_range(start, end);
        if !typed(text) {
            let _ = field.set_range_text_with_start_and_end(text, start, end);
            let caret = start + units(text);
            let _ = field.set_selection_range(caret, caret);
            self.write(field.value());
        }
    }

    /// Puts the caret to a line and a column, both counted from 1, and shows it.
    pub(super) fn go_to(self, line: u32, column: u32) {
        let Some(field) = self.field.get_untracked() else { return };
        let line = line.max(1) as usize;
        let (start, end) = self.text.with_untracked(|text| {
            let before: u32 = text.split_inclusive('\n').take(line - 1).map(units).sum();
            let own = text.split('\n').nth(line - 1).unwrap_or("");
            let left: String = own.chars().take(column.saturating_sub(1) as usize).collect();
            (before + units(&left), before + units(own))
        });
        crate::motion::focus(&field);
        let _ = field.set_selection_range(start, if column == 0 { end } else { start });
        let height = f64::from(field.scroll_height()) / self.lines().max(1) as f64;
        field.set_scroll_top(((line as f64 - 4.0) * height).max(0.0) as i32);
    }

    pub(super) fn lines(self) -> usize {
        self.text.with(|text| text.split('\n').count())
    }
}

/// What is selected in a field, in the units that the browser counts.
pub(super) fn selection(field: &HtmlTextAreaElement) -> (u32, u32) {
    let place = |found: Result<Option<u32>, _>| found.ok().flatten().unwrap_or(0);
    (place(field.selection_start()), place(field.selection_end()))
}

/// Lets the browser type a text; false where it does not.
fn typed(text: &str) -> bool {
    let page: wasm_bindgen::JsValue = document().into();
    let command = js_sys::Reflect::get(&page, &"execCommand".into()).ok();
    let command = command.and_then(|command| wasm_bindgen::JsCast::dyn_into::<js_sys::Function>(command).ok());
    let done = command.and_then(|command| command.call3(&page, &"insertText".into(), &false.into(), &text.into()).ok());
    done.is_some_and(|done| done.is_truthy())
}

/// The length of a text as the browser counts it.
pub(super) fn units(text: &str) -> u32 {
    text.encode_utf16().count() as u32
}

/// The bytes before a place that the browser tells.
pub(super) fn bytes_before(text: &str, place: u32) -> usize {
    let mut left = place;
    let end = text.char_indices().find(|(_, letter)| {
        let size = letter.len_utf16() as u32;
        let is_there = left < size;
        left = left.saturating_sub(size);
        is_there
    });
    end.map_or(text.len(), |(at, _)| at)
}

/// The names that cards of this game use.
fn names(store: Store, game: GameName) -> Names {
    let faces = untrack(|| store.all_faces(game)).unwrap_or_default();
    let all = |of: fn(&CardInfo) -> &Vec<String>| {
        let names: std::collections::BTreeSet<&String> = faces.iter().flat_map(of).collect();
        names.into_iter().cloned().collect()
    };
    let words = &words().own_cards;
    Names {
        teams: (words.team, all(|face| &face.teams)),
        keywords: (words.keyword, all(|face| &face.words)),
        heroes: (words.hero, all(|face| &face.heroes)),
    }
}

impl Store {
    /// Lets the host look at a file and keeps it. If nothing is wrong with it, games are played with it as it is.
    /// `hears` gets what the host says.
    pub(super) fn look_at_file(self, file: KeptFile, hears: impl FnOnce(OwnCards) + 'static) {
        self.check_file(&file.clone(), move |looked| {
            let good = if looked.fault.is_none() { file.text.clone() } else { file.good.clone() };
            // Who only looks changes nothing.
            let file = KeptFile { good, ..file };
            let same =
                |known: &KeptFile| (&known.name, &known.text, &known.good) == (&file.name, &file.text, &file.good);
            match self.card_file(file.key) {
                Some(known) if !same(&known) => self.keep_card_files(vec![file], |_: Result<(), Trouble>| {}),
                _ => {}
            }
            hears(looked);
        });
    }

    /// What the host says of a file beside all others of its game; its cards are the last.
    pub(super) fn check_file(self, file: &KeptFile, hears: impl FnOnce(OwnCards) + 'static) {
        let game = file.game;
        let others = self.card_files.all.with_untracked(|files| {
            let others = files.iter().filter(|other| other.game == game && other.key != file.key);
            others.map(|other| other.name.clone()).collect::<Vec<_>>()
        });
        let mut files = self.own_card_files(game);
        files.retain(|known| others.contains(&known.name));
        files.push(CardFile { name: file.name.clone(), text: file.text.clone() });
        self.ask_about_decks(DeckCall::CheckCards { game, files }, move |reply| {
            if let DeckReply::Cards(looked) = reply {
                hears(looked);
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_as_the_browser_does() {
        let text = "aé😀b";
        assert_eq!(units(text), 5);
        assert_eq!([0, 1, 2, 4, 5, 9].map(|place| bytes_before(text, place)), [0, 1, 3, 7, 8, 8]);
    }
}
