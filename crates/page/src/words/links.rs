//! Words about links to a card, a rule, a deck or a game.

#[derive(Debug)]
pub(crate) struct Links {
    pub(crate) copy: &'static str,
    pub(crate) copied: &'static str,
    pub(crate) by_hand: &'static str,
    pub(crate) too_long: &'static str,
    pub(crate) no_card: &'static str,
    pub(crate) no_deck: &'static str,
    pub(crate) no_rule: &'static str,
    pub(crate) no_game: &'static str,
    pub(crate) play_deck: &'static str,
}

pub(super) const ENGLISH: Links = Links {
    copy: "Copy link",
    copied: "Link copied.",
    by_hand: "Copy this link: {}",
    too_long: "This game is too long for a link. Export it and send the file.",
    no_card: "There is no card \"{}\". This one comes closest.",
    no_deck: "There is no deck \"{}\". This one comes closest.",
    no_rule: "There is no rule \"{}\". This one comes closest.",
    no_game: "This link doesn't hold a whole game. Part of it may be missing.",
    play_deck: "Play this deck",
};
