//! The files of own cards that are kept, and how the host comes to know them.

use crate::archive::{Kept, Key, Trouble, all_kept, delete_kept, fresh_key, put_kept, take_in};
use crate::store::Store;
use leptos::prelude::*;
use leptos::task::spawn_local;
use longbox_protocol::{Call, CardFile, CardInfo, GameName};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A file of own cards as the browser keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct KeptFile {
    pub(crate) key: Key,
    pub(crate) game: GameName,
    /// As errors name it; no two of a game share one.
    pub(crate) name: String,
    /// As it is written now.
    pub(crate) text: String,
    /// As it was when it was last without a mistake, which is what games are played with. Empty: it never was.
    #[serde(default)]
    pub(crate) good: String,
    /// When it was last changed, in milliseconds of the clock.
    pub(crate) changed: u64,
}

impl KeptFile {
    /// Whether there is a mistake in it as it is written now.
    pub(super) fn is_broken(&self) -> bool {
        self.good != self.text
    }
}

impl Kept for KeptFile {
    const DATABASE: &'static str = "longbox-cards";
    const TABLE: &'static [&'static str] = &["files"];

    fn key(&self) -> Key {
        self.key
    }

    fn changed(&self) -> u64 {
        self.changed
    }
}

/// The files of this visit. It is a handful of signals and copied freely.
#[derive(Clone, Copy)]
pub(crate) struct OwnCardFiles {
    /// The one that was changed last first.
    pub(super) all: RwSignal<Vec<KeptFile>>,
    /// Why one is not kept.
    pub(super) trouble: RwSignal<Option<Trouble>>,
    /// So often the host was asked for the cards of each game and has not answered yet.
    due: RwSignal<[u32; 2]>,
    /// What the host knows of them.
    told: StoredValue<[Vec<CardFile>; 2]>,
}

impl OwnCardFiles {
    pub(crate) fn new() -> OwnCardFiles {
        OwnCardFiles {
            all: RwSignal::default(),
            trouble: RwSignal::default(),
            due: RwSignal::default(),
            told: StoredValue::default(),
        }
    }
}

impl Store {
    /// The files of own cards that games of this kind are played with.
    pub(crate) fn own_card_files(self, game: GameName) -> Vec<CardFile> {
        self.card_files.all.with_untracked(|files| {
            let those = files.iter().filter(|file| file.game == game && !file.good.is_empty());
            let mut those: Vec<&KeptFile> = those.collect();
            // The oldest first, so that the numbers of its cards stay.
            longbox_protocol::sort_by_key(&mut those, |file| file.key);
            those.into_iter().map(|file| CardFile { name: file.name.clone(), text: file.good.clone() }).collect()
        })
    }

    /// Finds out which files are kept, and tells the host of them.
    pub(crate) async fn look_for_cards(self) {
        match all_kept().await {
            Ok(files) => self.card_files.all.set(files),
            Err(trouble) => self.card_files.trouble.set(Some(trouble)),
        }
        self.tell_own_cards();
    }

    /// A host that was just started knows no own cards. It is asked for those that come with the program.
    pub(crate) fn ask_for_cards(self) {
        self.card_files.told.set_value(Default::default());
        self.card_files.due.set([1; 2]);
        GameName::ALL.into_iter().for_each(|game| self.call(Call::Cards(game)));
        self.tell_own_cards();
    }

    /// Tells the host of all own cards, if it does not know them as they are. Decks are told again with them: their
    /// cards have other numbers, and those that were missing may be there.
    pub(super) fn tell_own_cards(self) {
        if !self.is_ready() {
            return;
        }
        for game in GameName::ALL {
            let (at, files) = (game as usize, self.own_card_files(game));
            if self.card_files.told.with_value(|told| told[at] == files) {
                continue;
            }
            self.carry_drafts(game);
            self.card_files.told.update_value(|told| told[at].clone_from(&files));
            self.card_files.due.update(|due| due[at] += 1);
            self.call(Call::OwnCards { game, files });
            self.host_decks_changed();
        }
        self.tell_own_decks();
    }

    /// The cards of a game have come.
    pub(crate) fn cards_came(self, game: GameName, faces: Vec<CardInfo>) {
        self.faces.update(|all| drop(all.insert(game, Arc::new(faces))));
        self.card_files.due.update(|due| due[game as usize] = due[game as usize].saturating_sub(1));
        self.check_replays_again();
        self.follow();
    }

    /// The cards of a game, own ones among them; none before all of them are known.
    pub(crate) fn all_faces(self, game: GameName) -> Option<Arc<Vec<CardInfo>>> {
        let known = self.has_looked.get() && self.card_files.due.with(|due| due[game as usize] == 0);
        self.faces.with(|all| all.get(&game).cloned()).filter(|_| known)
    }

    /// Changes with the cards of a game: whoever shows all of them begins anew.
    pub(crate) fn edition(self, game: GameName) -> Memo<Option<usize>> {
        Memo::new(move |_| self.faces.with(|all| all.get(&game).map(|faces| Arc::as_ptr(faces).addr())))
    }

    /// All files that are kept.
    pub(crate) fn card_files(self) -> Vec<KeptFile> {
        self.card_files.all.get()
    }

    /// Takes files in that were saved elsewhere. One that is there already is left as it was changed last; one whose name
    /// is taken gets another.
    pub(crate) fn bring_card_files_back(self, files: Vec<KeptFile>) {
        let known = self.card_files.all.get_untracked();
        let newer = |file: &KeptFile| known.iter().all(|other| other.key != file.key || other.changed < file.changed);
        let mut new: Vec<KeptFile> = files.into_iter().filter(newer).collect();
        for at in 0..new.len() {
            let (before, rest) = new.split_at_mut(at);
            let file = &mut rest[0];
            let all = || {
                known
                    .iter()
                    .chain(before.iter())
                    .filter(|other| (other.game, other.key != file.key) == (file.game, true))
            };
            while all().any(|other| other.name == file.name) {
                file.name.insert_str(0, "other-");
            }
        }
        if !new.is_empty() {
            self.keep_card_files(new, |_| {});
            self.tell_own_cards();
        }
    }

    /// A file of this visit.
    pub(super) fn card_file(self, key: Key) -> Option<KeptFile> {
        self.card_files.all.with_untracked(|files| files.iter().find(|file| file.key == key).cloned())
    }

    /// A key for a new file.
    pub(super) fn fresh_file_key(self) -> Key {
        let highest = self.card_files.all.with_untracked(|files| files.iter().map(|file| file.key).max().unwrap_or(0));
        fresh_key(js_sys::Date::now(), js_sys::Math::random(), highest)
    }

    /// Keeps files; those with the same keys give way. The host is told when nobody writes any more: it keeps all cards
    /// that it was ever told of, for games that are played with them. `done` hears whether that went well.
    pub(super) fn keep_card_files(self, files: Vec<KeptFile>, done: impl FnOnce(Result<(), Trouble>) + 'static) {
        self.card_files.all.update(|known| take_in(known, &files));
        spawn_local(async move {
            let kept = put_kept(&files).await;
            self.card_files.trouble.set(kept.err());
            if kept.is_ok() {
                crate::keeping::ask_to_keep();
            }
            done(kept);
        });
    }

    /// Deletes a file.
    pub(super) fn drop_card_file(self, key: Key) {
        self.card_files.all.update(|files| files.retain(|file| file.key != key));
        self.tell_own_cards();
        spawn_local(async move { self.card_files.trouble.set(delete_kept::<KeptFile>(key).await.err()) });
    }
}
