//! Which tab plays the unfinished game. Only the one that has claimed it writes it.

use crate::archive::Trouble;
use crate::route::Route;
use crate::store::Store;
use crate::tabs::Saying;
use crate::words::words;
use leptos::prelude::*;
use leptos::task::spawn_local;
use longbox_protocol::Call;
use std::time::Duration;

/// A tab that is just being left or loaded anew lets go within this time.
const SOON: Duration = Duration::from_millis(500);
/// A tab that was asked lets go within this time, or it is stuck.
const ASKED: Duration = Duration::from_secs(5);

/// How this tab stands to the unfinished game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Claim {
    #[default]
    Free,
    /// The other tabs are being asked.
    Asking,
    /// It is this tab's.
    Held,
    /// Another tab wants it; the host is about to tell its last.
    Leaving,
    /// The host has told all; the last of it is being written.
    Left,
    /// Another tab has it, and somebody wanted it here.
    Elsewhere,
    /// It was here until another tab took it.
    Given,
}

impl Claim {
    /// Whether what the host tells of the game is kept by this tab.
    pub(crate) fn may_write(self) -> bool {
        matches!(self, Claim::Held | Claim::Leaving)
    }

    /// Whether the game is on its way to another tab, or there.
    pub(crate) fn is_given(self) -> bool {
        matches!(self, Claim::Leaving | Claim::Left | Claim::Given)
    }
}

/// What waits until this tab may play.
pub(crate) type Wish = Box<dyn FnOnce(Store)>;

impl Store {
    /// Does something that changes the unfinished game, once no other tab plays it.
    pub(crate) fn with_claim(self, act: impl FnOnce(Store) + 'static) {
        if self.claim.get_untracked() == Claim::Held {
            return act(self);
        }
        self.wish.set_value(Some(Box::new(act)));
        self.claim_if_wished();
    }

    /// Asks for the unfinished game if somebody waits for it and it is known what is kept.
    pub(crate) fn claim_if_wished(self) {
        let wished = self.wish.with_value(Option::is_some) && self.has_looked.get_untracked();
        if wished && matches!(self.claim.get_untracked(), Claim::Free | Claim::Elsewhere | Claim::Given) {
            self.ask(false);
        }
    }

    /// Plays here what another tab has.
    pub(crate) fn take_over(self) {
        if self.claim.get_untracked() == Claim::Asking {
            return;
        }
        if self.wish.with_value(Option::is_none) {
            self.wish.set_value(Some(Box::new(Store::go_on)));
        }
        self.ask(true);
    }

    /// Leaves the unfinished game where it is.
    pub(crate) fn leave_it(self) {
        self.wish.set_value(None);
        self.claim.set(Claim::Free);
        if self.route.get_untracked() == Route::Table && self.table.with_untracked(Option::is_none) {
            Route::Home.go();
        }
    }

    fn ask(self, firmly: bool) {
        self.claim.set(Claim::Asking);
        let (archive, tabs) = (self.archive.get_value(), self.tabs.get_value());
        spawn_local(async move {
            let lost = move || self.is_robbed();
            let mut granted = !firmly && tabs.claim(SOON, lost).await;
            // A tab whose game is over has nothing that could be taken from it.
            if !granted && (firmly || matches!(archive.unfinished().await, Ok((None, _)))) {
                tabs.say(Saying::HandOver);
                granted = tabs.claim(ASKED, lost).await || tabs.steal(lost).await;
            }
            if granted {
                self.sit_down().await;
            } else {
                self.claim.set(Claim::Elsewhere);
            }
        });
    }

    /// The unfinished game is this tab's: what it is now, nobody but the archive knows.
    async fn sit_down(self) {
        let found: Result<_, Trouble> = self.archive.get_value().unfinished().await;
        if let Ok((game, claim)) = found {
            self.saved.set(game);
            self.claim_number.set_value(claim + 1);
        }
        self.claim.set(Claim::Held);
        if let Some(wish) = self.wish.try_update_value(Option::take).flatten() {
            wish(self);
        }
    }

    /// Goes on with the game that was interrupted.
    pub(crate) fn go_on(self) {
        self.replay.set(None);
        match self.saved.get_untracked() {
            Some(saved) => self.call(Call::Resume(Box::new(saved))),
            None => {
                Route::Home.go();
                self.tell(words().keeping.over);
            }
        }
    }

    pub(crate) fn listen_to_tabs(self) {
        let hears = move |saying| match saying {
            Saying::HandOver => self.hand_over(),
            Saying::Changed => spawn_local(self.look_around()),
        };
        self.tabs.with_value(|tabs| tabs.listen(hears));
    }

    pub(crate) fn tell_tabs_of_change(self) {
        self.tabs.with_value(|tabs| tabs.say(Saying::Changed));
    }

    /// Another tab wants to play. The host answers calls in their order, so a choice that is under way is told and kept
    /// before it says that it has left.
    fn hand_over(self) {
        if self.claim.get_untracked() == Claim::Held {
            self.claim.set(Claim::Leaving);
            self.call(Call::Leave);
        }
    }

    /// The host has told everything.
    pub(crate) fn host_has_left(self) {
        if self.claim.get_untracked() == Claim::Leaving {
            self.claim.set(Claim::Left);
            self.hand_over_if_idle();
        }
    }

    /// Everything is told; once it is written as well, the other tab may have it.
    pub(crate) fn hand_over_if_idle(self) {
        if self.claim.get_untracked() == Claim::Left && self.archive.with_value(|archive| archive.is_idle()) {
            self.give_up();
            self.tabs.with_value(|tabs| tabs.release());
        }
    }

    /// Another tab has taken the game without waiting, because this one was stuck.
    fn is_robbed(self) {
        if self.claim.with_untracked(|claim| *claim == Claim::Held || claim.is_given()) {
            self.archive.with_value(|archive| archive.drop_unfinished());
            self.call(Call::Leave);
            self.give_up();
        }
    }

    /// The game is no longer played here.
    fn give_up(self) {
        let had_game = self.saved.with_untracked(Option::is_some);
        self.claim.set(if had_game { Claim::Given } else { Claim::Free });
        if had_game && self.replay.with_untracked(Option::is_none) {
            self.clear_table();
        }
    }
}
