//! What a reader did not understand.

use crate::game::{CardNo, CatalogGame};
use crate::limits::excerpt;
use crate::near::near_names;
use longbox_kernel::nearest_word;

/// Cards that are offered for one that nobody knows.
const NEAR: usize = 5;

/// A line of a deck that was not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// Counted from 1; 0: the whole text.
    pub line: usize,
    /// What stands there, cut if it is long.
    pub text: String,
    /// What is wrong with it and what can be done.
    pub problem: String,
    /// Copies that it would bring; 0 where it is about no card.
    pub copies: usize,
    /// The cards that may have been meant, the nearest first.
    pub near: Vec<CardNo>,
}

impl Unread {
    /// Something is wrong with all of the text.
    pub(super) fn whole(problem: String) -> Unread {
        Unread { line: 0, text: String::new(), problem, copies: 0, near: Vec::new() }
    }

    /// Something is wrong with a line.
    pub(super) fn line(line: usize, text: &str, problem: impl Into<String>) -> Unread {
        Unread { line, text: excerpt(text.trim()), problem: problem.into(), copies: 0, near: Vec::new() }
    }

    /// The same about cards.
    pub(super) fn about(self, copies: usize, near: Vec<CardNo>) -> Unread {
        Unread { copies, near, ..self }
    }

    /// There is no such card.
    pub(super) fn no_card<G: CatalogGame>(game: &G, line: usize, text: &str, name: &str, copies: usize) -> Unread {
        let like = nearest_word(name, game.cards().iter().map(G::name_of));
        let like = like.map_or_else(String::new, |like| format!("; did you mean '{like}'?"));
        let problem = format!("there is no card '{}'{like}", excerpt(name));
        Unread::line(line, text, problem).about(copies, near_cards(game, name))
    }

    /// The name belongs to several cards.
    pub(super) fn several<G: CatalogGame>(game: &G, line: usize, text: &str, named: (&str, &[CardNo])) -> Unread {
        let (name, cards) = named;
        let ids: Vec<&str> = cards.iter().map(|card| G::id_of(&game.cards()[usize::from(*card)])).collect();
        let problem = format!("'{}' can be {}; choose one of them", excerpt(name), ids.join(" or "));
        Unread { near: cards.to_vec(), ..Unread::line(line, text, problem) }
    }
}

/// The cards that a name which nobody knows may mean, the nearest first. What stands in brackets behind it is left out.
pub(super) fn near_cards<G: CatalogGame>(game: &G, name: &str) -> Vec<CardNo> {
    let bare = name.split(['(', '[']).next().map(str::trim).filter(|bare| !bare.is_empty()).unwrap_or(name);
    let mut near: Vec<CardNo> = Vec::new();
    for name in near_names(game, bare, NEAR) {
        near.extend(game.meant(&name).into_iter().filter(|card| !near.contains(card)).collect::<Vec<_>>());
    }
    near.truncate(NEAR);
    near
}
