//! Everything that the page knows: what the host has reported and what is open on the screen.

mod known_cards;

use crate::archive::{Archive, Key, Summary, Trouble};
use crate::claim::{Claim, Wish};
use crate::client::{Client, Engine, News};
use crate::decks::{Asked, KeptDeck, OwnDecks};
use crate::guide::{self, Guide};
use crate::mistakes::Shown;
use crate::own_cards::OwnCardFiles;
use crate::playback::{Burst, Playback};
use crate::played::PlayedCard;
use crate::replays::{OldGame, Opening, Replaying, RulingDraft, Verdict};
use crate::route::Route;
use crate::settings::{self, Settings};
use crate::storage::{self, Drawer};
use crate::table::{EndShown, Fought, HintShown};
use crate::tabs::Tabs;
use crate::words::{sentences, words};
use leptos::prelude::*;
use longbox_protocol::{
    Call, CardInfo, CardNo, GameInfo, GameName, LogLine, Observation, Offer, Report, RuleInfo, SavedGame, Seat, Thing,
    VERSION,
};
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;

/// All state of the page. It is a handful of signals and copied freely.
#[derive(Clone, Copy)]
pub(crate) struct Store {
    /// What starts a worker.
    engine: StoredValue<Engine, LocalStorage>,
    client: StoredValue<Option<Client>, LocalStorage>,
    pub(crate) route: RwSignal<Route>,
    pub(crate) settings: RwSignal<Settings>,
    pub(crate) guide: RwSignal<Guide>,
    /// The turn in its phases and the keys are shown.
    pub(crate) overview: RwSignal<bool>,
    pub(crate) lobby: RwSignal<Arc<Vec<GameInfo>>>,
    pub(crate) faces: RwSignal<BTreeMap<GameName, Arc<Vec<CardInfo>>>>,
    pub(crate) laws: RwSignal<BTreeMap<GameName, Arc<Vec<RuleInfo>>>>,
    /// The table as it is shown now; what happened since waits in the playback.
    pub(crate) table: RwSignal<Option<Arc<Observation>>>,
    pub(crate) log: RwSignal<Vec<LogLine>>,
    pub(crate) curtain: RwSignal<Option<(Seat, String)>>,
    pub(crate) replay: RwSignal<Option<Replaying>>,
    /// A stored game that the host is looking at.
    pub(crate) opening: StoredValue<Option<Opening>>,
    /// Whether kept games can still be played, of those that were asked about.
    pub(crate) verdicts: RwSignal<BTreeMap<Key, Verdict>>,
    /// A stored game that can no longer be played and is read.
    pub(crate) old_game: RwSignal<Option<OldGame>>,
    pub(crate) notice: RwSignal<Option<Notice>>,
    pub(crate) announcement: RwSignal<String>,
    /// The big card.
    pub(crate) inspected: RwSignal<Option<Inspected>>,
    /// Several offers on one thing: which one is meant?
    pub(crate) chooser: RwSignal<Option<Chooser>>,
    /// A pile whose cards are looked through.
    pub(crate) pile: RwSignal<Option<OpenPile>>,
    /// Why the thing under the pointer cannot be chosen.
    pub(crate) tip: RwSignal<Option<Thing>>,
    pub(crate) bursts: RwSignal<Vec<Burst>>,
    /// The question that Space would skip: its second press does.
    pub(crate) skipping: RwSignal<Option<usize>>,
    /// A card that somebody else has just played.
    pub(crate) played: RwSignal<Option<PlayedCard>>,
    /// The combat that was fought out last, for as long as its result is looked at.
    pub(crate) fought: RwSignal<Option<Fought>>,
    /// How far the end of the game on the table has been shown.
    pub(crate) ending: RwSignal<EndShown>,
    /// A report of a wrong ruling that is being written.
    pub(crate) ruling: RwSignal<Option<RulingDraft>>,
    /// What a strong bot would do at the question on the table.
    pub(crate) hint: RwSignal<HintShown>,
    /// The mistakes of a player that are shown or looked for.
    pub(crate) mistakes: RwSignal<Option<Shown>>,
    /// How many searches for mistakes there were.
    pub(crate) mistake_searches: StoredValue<u64>,
    /// The game in progress as it is kept.
    pub(crate) saved: RwSignal<Option<SavedGame>>,
    /// Games that were played, the newest first.
    pub(crate) replays: RwSignal<Vec<Summary>>,
    /// The player's own decks as they are kept, the one that was changed last first.
    pub(crate) own_decks: RwSignal<Vec<KeptDeck>>,
    pub(crate) own: StoredValue<OwnDecks>,
    /// Why a deck is not kept.
    pub(crate) deck_trouble: RwSignal<Option<Trouble>>,
    /// The player's own cards.
    pub(crate) card_files: OwnCardFiles,
    /// What the host was asked about decks.
    pub(crate) asked: StoredValue<Asked, LocalStorage>,
    /// Where games are kept.
    pub(crate) archive: StoredValue<Rc<Archive>, LocalStorage>,
    /// It is known what is kept.
    pub(crate) has_looked: RwSignal<bool>,
    /// Why something is not kept.
    pub(crate) trouble: RwSignal<Option<Trouble>>,
    /// The trouble that the player has read and closed.
    pub(crate) trouble_seen: RwSignal<Option<Trouble>>,
    pub(crate) tabs: StoredValue<Rc<Tabs>, LocalStorage>,
    pub(crate) claim: RwSignal<Claim>,
    /// Under which number this tab writes the unfinished game.
    pub(crate) claim_number: StoredValue<u64>,
    /// What waits until this tab may play.
    pub(crate) wish: StoredValue<Option<Wish>, LocalStorage>,
    /// The host answers.
    is_ready: StoredValue<bool>,
    /// The offer that the keyboard or the pointer is on, so that the table can show what it means.
    pub(crate) pondered: RwSignal<Option<Offer>>,
    /// The thing that is being dragged.
    pub(crate) dragged: RwSignal<Option<Dragged>>,
    /// Where the pointer that drags it is, in pixels of the window.
    pub(crate) pointer: RwSignal<(i32, i32)>,
    pub(crate) playback: StoredValue<Playback>,
}

/// Something that the player must be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Notice {
    pub(crate) text: String,
    /// The id of the rule behind it.
    pub(crate) rule: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Inspected {
    pub(crate) game: GameName,
    pub(crate) card: CardNo,
    /// The thing on the table that it is, for its numbers and reasons.
    pub(crate) thing: Option<Thing>,
    /// Stays until it is closed; otherwise it goes with the pointer.
    pub(crate) pinned: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Dragged {
    pub(crate) thing: Thing,
    pub(crate) by_touch: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Chooser {
    pub(crate) thing: Thing,
    /// Each with what is picked along with it.
    pub(crate) offers: Vec<(Offer, Vec<Thing>)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OpenPile {
    pub(crate) title: String,
    pub(crate) cards: Vec<CardNo>,
    pub(crate) from: PileOf,
}

/// What is laid open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PileOf {
    /// A pile on the table: offers about its cards name it, too.
    Thing(Thing),
    /// Cards that left the game, with those that come back: nothing is ever chosen there.
    Removed(Vec<CardNo>),
    /// All cards that the present question offers, wherever they lie.
    Offered,
}

impl Store {
    pub(crate) fn here() -> Store {
        expect_context::<Store>()
    }

    /// The state of a page that has just been opened.
    pub(crate) fn open(engine: Engine) -> Store {
        Store {
            engine: StoredValue::new_local(engine),
            client: StoredValue::new_local(None),
            route: RwSignal::new(Route::here()),
            settings: RwSignal::new(settings::load()),
            guide: RwSignal::new(guide::load()),
            overview: RwSignal::new(false),
            lobby: RwSignal::new(Arc::default()),
            faces: RwSignal::new(BTreeMap::new()),
            laws: RwSignal::new(BTreeMap::new()),
            table: RwSignal::new(None),
            log: RwSignal::new(Vec::new()),
            curtain: RwSignal::new(None),
            replay: RwSignal::new(None),
            opening: StoredValue::new(None),
            verdicts: RwSignal::new(BTreeMap::new()),
            old_game: RwSignal::new(None),
            notice: RwSignal::new(None),
            announcement: RwSignal::new(String::new()),
            inspected: RwSignal::new(None),
            chooser: RwSignal::new(None),
            pile: RwSignal::new(None),
            tip: RwSignal::new(None),
            bursts: RwSignal::new(Vec::new()),
            skipping: RwSignal::default(),
            played: RwSignal::default(),
            fought: RwSignal::default(),
            ending: RwSignal::new(EndShown::default()),
            ruling: RwSignal::default(),
            hint: RwSignal::default(),
            mistakes: RwSignal::new(None),
            mistake_searches: StoredValue::new(0),
            saved: RwSignal::new(None),
            replays: RwSignal::new(Vec::new()),
            own_decks: RwSignal::new(Vec::new()),
            own: StoredValue::default(),
            deck_trouble: RwSignal::new(None),
            card_files: OwnCardFiles::new(),
            asked: StoredValue::new_local(Asked::default()),
            archive: StoredValue::new_local(Rc::default()),
            has_looked: RwSignal::new(false),
            trouble: RwSignal::new(None),
            trouble_seen: RwSignal::new(None),
            tabs: StoredValue::new_local(Rc::default()),
            claim: RwSignal::new(Claim::default()),
            claim_number: StoredValue::new(0),
            wish: StoredValue::new_local(None),
            is_ready: StoredValue::new(false),
            pondered: RwSignal::new(None),
            dragged: RwSignal::new(None),
            pointer: RwSignal::new((0, 0)),
            playback: StoredValue::new(Playback::default()),
        }
    }

    pub(crate) fn tools(self) -> js_sys::Function {
        self.engine.with_value(|engine| engine.tools.clone())
    }

    /// Starts the host. Games and cards are asked for once it is ready.
    pub(crate) fn connect(self) {
        let engine = self.engine.get_value();
        let client = Client::start(&engine, move |news| match news {
            News::Report(report) => self.receive(report),
            News::Unread => self.tell_other_version(),
            News::Missing => self.tell(words().shell.no_games),
            News::Come => self.notice.set(None),
            News::Broken => self.reconnect(),
        });
        if client.is_none() {
            self.tell(words().shell.no_worker);
        }
        self.client.set_value(client);
    }

    /// The worker broke down: a new one goes on with the game as it was last kept.
    fn reconnect(self) {
        self.client.with_value(|client| client.iter().for_each(Client::stop));
        if self.playback.with_value(|playback| playback.breakdowns >= 3) {
            self.tell(words().shell.broken);
            return;
        }
        self.playback.update_value(|playback| playback.breakdowns += 1);
        self.tell(words().shell.restarted);
        self.stop_mistakes();
        self.forget_asked();
        self.host_decks_changed();
        self.connect();
        if let Some(saved) = self.saved.get_untracked().filter(|_| self.table.with_untracked(Option::is_some)) {
            self.call(Call::Resume(Box::new(saved)));
        }
    }

    /// The address of a file of this build.
    pub(crate) fn address_of(self, file: &str) -> String {
        let script = self.engine.with_value(|engine| engine.script.clone());
        let folder = script.rsplit_once('/').map_or("", |(folder, _)| folder);
        format!("{folder}/{file}")
    }

    /// Whether the host answers.
    pub(crate) fn is_ready(self) -> bool {
        self.is_ready.get_value()
    }

    pub(crate) fn call(self, call: Call) {
        // A choice that comes after the game was handed to another tab is none.
        let chooses = matches!(call, Call::Answer { .. } | Call::Undo | Call::Concede | Call::Look(_) | Call::Step(_));
        if chooses && self.claim.with_untracked(|claim| claim.is_given()) {
            return;
        }
        self.client.with_value(|client| {
            if let Some(client) = client {
                client.send(&call);
            }
        });
    }

    fn receive(self, report: Report) {
        match report {
            Report::Ready { version } if version != VERSION => self.tell_other_version(),
            Report::Ready { .. } => {
                self.call(Call::Ready { version: VERSION });
                self.call(Call::Lobby);
                self.is_ready.set_value(true);
                self.ask_for_cards();
                self.return_to_table();
            }
            Report::Lobby(games) => {
                self.lobby.set(Arc::new(games));
                self.follow();
            }
            Report::Cards(game, faces) => self.cards_came(game, faces),
            Report::Rules(game, laws) => {
                self.laws.update(|all| drop(all.insert(game, Arc::new(laws))));
                self.follow();
            }
            Report::Table { .. } | Report::Update(_) | Report::Curtain { .. } if self.is_elsewhere() => {}
            Report::Table { table, log } => self.table_came(*table, log),
            Report::Update(update) => self.queue(*update),
            Report::Left => self.host_has_left(),
            Report::Curtain { seat, name } => {
                // Nothing that was still to be shown comes up behind it.
                self.skip();
                self.replay.set(None);
                self.table.set(None);
                self.log.set(Vec::new());
                self.curtain.set(Some((seat, name)));
                Route::Table.go();
            }
            Report::Save(saved) => self.keep(*saved),
            Report::Replay(info) => self.replay_opened(info),
            Report::Unplayable { text, log } => self.replay_unplayable(text, log),
            Report::ReplayChecked { key, reason, has_log } => self.replay_checked(key, reason, has_log),
            Report::Mistakes(search) => self.mistakes_came(search),
            Report::BriefReplay(text) => self.brief_came(text),
            Report::Deck { key, reply } => self.answered(key, reply),
            Report::RulingReport(text) => self.ruling_came(&text),
            Report::Hint(hint) => self.hint_came(hint),
            // The page asks for no reasons: its questions hold them.
            Report::Why(_) => {}
            Report::Refused { text, rule } => self.notice.set(Some(Notice { text, rule })),
            Report::Failed { text } => {
                self.replay_failed();
                self.stop_mistakes();
                self.tell(&longbox_protocol::capital(&sentences([text.as_str()])));
            }
        }
    }

    /// Page and games come from different builds: nothing that one says can be trusted to mean the same to the other.
    fn tell_other_version(self) {
        self.client.with_value(|client| client.iter().for_each(Client::stop));
        self.tell(words().shell.other_version);
    }

    /// The game that the host tells of is on its way to another tab.
    fn is_elsewhere(self) -> bool {
        self.claim.with_untracked(|claim| claim.is_given()) && self.replay.with_untracked(Option::is_none)
    }

    /// Whoever comes to an empty table, after a reload or a replay, goes on with the game that was interrupted.
    pub(crate) fn return_to_table(self) {
        let known = self.is_ready.get_value() && self.has_looked.get_untracked();
        let empty = self.table.with_untracked(Option::is_none)
            && self.curtain.with_untracked(Option::is_none)
            && self.replay.with_untracked(Option::is_none);
        let mine = matches!(self.claim.get_untracked(), Claim::Free | Claim::Held);
        if known && empty && mine && self.route.get_untracked() == Route::Table {
            self.resume();
        }
    }

    /// Goes on with the game that was interrupted.
    pub(crate) fn resume(self) {
        if self.saved.with_untracked(Option::is_some) {
            self.with_claim(Store::go_on);
        }
    }

    /// Tells the player something in words.
    pub(crate) fn tell(self, text: &str) {
        self.notice.set(Some(Notice { text: text.to_owned(), rule: None }));
    }

    /// The game on the table; none before the first report of one.
    pub(crate) fn game(self) -> Option<GameName> {
        self.table.with(|table| table.as_ref().map(|table| table.game))
    }

    /// Changes a setting, shows it and keeps it.
    pub(crate) fn set(self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
        let settings = self.settings.get_untracked();
        settings.theme.apply();
        storage::keep(Drawer::Settings, &settings);
    }
}
