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
    not_kept: "Not kept",
    full: "This game is not kept: the browser has no room left. Play on, but export the game before you close this tab, or delete old ones under Replays.",
    refused: "This game is not kept: the browser does not let this page store anything. Play on, but export the game before you close this tab.",
    full_here: "The browser has no room left, so new games are not kept. Export what you need and delete it here; then there is room again.",
    refused_here: "The browser does not let this page store anything, so games are not kept. They stay in this tab until you close it: export those you need. A private window or blocked site data may be the reason.",
    export: "Export this game",
    only_here: "Not kept: only in this tab",
    gone: "This game is no longer kept here.",
    over: "That game is over. You find it under Replays.",
    elsewhere: "This game is open in another tab",
    elsewhere_detail: "You can play it here instead. The other tab then stops, and nothing is lost.",
    take_over: "Play here",
    leave_it: "Leave it there",
    asking: "Asking the other tab …",
    given: "This game goes on in another tab",
    given_detail: "Everything you did here is kept.",
    take_back: "Take it back",
    home: "Home",
};
