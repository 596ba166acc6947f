//! Words about what is kept, and about other tabs.

#[derive(Debug)]
pub(crate) struct Keeping {
    pub(crate) not_kept: &'static str,
    pub(crate) full: &'static str,
    pub(crate) refused: &'static str,
    pub(crate) full_here: &'static str,
    pub(crate) refused_here: &'static str,
    pub(crate) export: &'static str,
    pub(crate) only_here: &'static str,
    pub(crate) gone: &'static str,
    pub(crate) over: &'static str,
    pub(crate) elsewhere: &'static str,
    pub(crate) elsewhere_detail: &'static str,
    pub(crate) take_over: &'static str,
    pub(crate) leave_it: &'static str,
    pub(crate) asking: &'static str,
    pub(crate) given: &'static str,
    pub(crate) given_detail: &'static str,
    pub(crate) take_back: &'static str,
    pub(crate) home: &'static str,
}

pub(super) const ENGLISH: Keeping = Keeping {
    not_kept: "Not saved",
    full: "This game is not being saved: the browser has no room left. Keep playing, but export the game before you close this tab, or delete old games under Replays.",
    refused: "This game is not being saved: the browser won't let this page store anything. Keep playing, but export the game before you close this tab.",
    full_here: "The browser has no room left, so new games are not saved. Export the ones you need, then delete them here to make room.",
    refused_here: "The browser won't let this page store anything, so games are not saved. They stay in this tab until you close it: export the ones you need. A private window or blocked site data may be the reason.",
    export: "Export this game",
    only_here: "Not saved: only in this tab",
    gone: "This game is no longer saved here.",
    over: "That game is over. You'll find it under Replays.",
    elsewhere: "This game is open in another tab",
    elsewhere_detail: "You can play it here instead. The other tab will stop, and nothing is lost.",
    take_over: "Play here",
    leave_it: "Leave it there",
    asking: "Asking the other tab…",
    given: "This game has moved to another tab",
    given_detail: "Everything you did here is saved.",
    take_back: "Take it back",
    home: "Home",
};
