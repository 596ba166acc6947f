//! How a deck is built with a card: loyalty, piles beside the deck, copies.

use super::{Paragraph, ParagraphKind, team_names, words};
use crate::language::{Card, CardKind};

/// How a deck is built with it.
pub(super) fn lines(card: &Card) -> Vec<Paragraph> {
    let told = |title: &str, body: String| Paragraph::new(title, body, ParagraphKind::Keyword);
    let copies = words::counted(i16::from(card.limit), "copy");
    let mut lines = Vec::new();
    if card.loyal {
        let team = team_names(card, " or ");
        let own = words::with_article(&format!("{team} card"));
        let body = format!("Your deck can hold this card only if every card in it that has a team is {own}.");
        lines.push(told(&format!("{team} Loyalty"), body));
    }
    if card.omega {
        let body = "Your deck can't hold Omega Level Mutants with other names.".to_owned();
        lines.push(told("Omega Level Mutant", body));
    }
    if let Some(pile) = &card.pile {
        let held = match (&card.kind, card.limit) {
            // Nobody chooses what lies in such a pile.
            (_, 1) => "The pile has one copy of it.".to_owned(),
            _ => format!("The pile has {copies} of it."),
        };
        let shown = if card.kind == CardKind::Token && !card.is_character() {
            " When it is revealed, nothing happens and it stays there."
        } else {
            ""
        };
        let body = format!("This card begins in your {pile} pile outside the game. {held}{shown}");
        lines.push(told(&format!("{pile} Pile"), body));
        return lines;
    }
    // Of main characters every deck has one, and nobody needs to be told.
    if matches!(card.kind, CardKind::Supporting { .. }) && card.limit == 1 {
        lines.push(told("One of a Kind", "Your deck can hold only one copy of this card.".to_owned()));
    } else if card.limit > USUAL {
        lines.push(told("Legion", format!("Your deck can hold up to {copies} of this card.")));
    }
    lines
}

/// So many copies a deck can hold of a card that says nothing of it.
const USUAL: u8 = 4;
