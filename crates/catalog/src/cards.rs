//! Card files.

use include_dir::{Dir, include_dir};
use longbox_squad::language::Card;
use longbox_squad::{CardError, Squad};
use ron::extensions::Extensions;

static CARDS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../cards/squad");

/// What is wrong with a card file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CatalogError {
    #[error("{file}:{line}:{column}: {what}\n  {text}\n  hint: {hint}")]
    Syntax { file: String, line: usize, column: usize, what: String, text: String, hint: String },
    #[error("{file}: {error}")]
    Card { file: String, error: CardError },
}

/// Where a card comes from: the folder and file of its definition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The name of the set, as its folder: "base-set".
    pub set: String,
    pub file: String,
}

/// The game with the origins of its cards.
#[derive(Clone, Debug)]
pub struct SquadCatalog {
    pub game: Squad,
    /// One for each card.
    pub origins: Vec<Origin>,
}

/// Reads the text of one card file.
pub fn squad_cards(file: &str, text: &str) -> Result<Vec<Card>, CatalogError> {
    let options = ron::Options::default()
        .with_default_extension(Extensions::IMPLICIT_SOME)
        .with_default_extension(Extensions::UNWRAP_NEWTYPES);
    options.from_str(text).map_err(|error| {
        let (line, column) = (error.span.start.line, error.span.start.col);
        let what = error.code.to_string();
        CatalogError::Syntax {
            file: file.to_owned(),
            line,
            column,
            hint: hint(&what).to_owned(),
            what,
            text: text.lines().nth(line.saturating_sub(1)).unwrap_or("").trim().to_owned(),
        }
    })
}

fn hint(what: &str) -> &'static str {
    match what {
        _ if what.contains("nexpected variant") || what.contains("unknown variant") => {
            "that word is not in the card language; docs/squad-cards.md lists all words"
        }
        _ if what.contains("issing field") || what.contains("missing field") => {
            "a card needs id, name, heroes, level, factors, block and rarity"
        }
        _ if what.contains("field") => {
            "fields are id, name, heroes, team, level, factors, attack, block, rarity, powers, note"
        }
        _ if what.contains("Expected comma") || what.contains("xpected") => {
            "look for a missing comma, bracket or quote just before this place"
        }
        _ => "compare with a card in cards/squad; docs/squad-cards.md explains the format",
    }
}

/// All cards that come with Longbox.
pub fn squad() -> Result<SquadCatalog, CatalogError> {
    squad_with(&[])
}

/// All cards that come with Longbox and those of further files, given as name and text.
pub fn squad_with(more: &[(String, String)]) -> Result<SquadCatalog, CatalogError> {
    let mut found: Vec<(Card, Origin)> = Vec::new();
    for set in CARDS.dirs() {
        for file in set.files() {
            let name = file.path().display().to_string();
            let text = file.contents_utf8().unwrap_or("");
            let origin = Origin { set: set.path().display().to_string(), file: name.clone() };
            found.extend(squad_cards(&name, text)?.into_iter().map(|card| (card, origin.clone())));
        }
    }
    found.sort_by(|(a, _), (b, _)| a.id.cmp(&b.id));
    for (name, text) in more {
        let origin = Origin { set: "own".to_owned(), file: name.clone() };
        found.extend(squad_cards(name, text)?.into_iter().map(|card| (card, origin.clone())));
    }
    let (cards, origins): (Vec<Card>, Vec<Origin>) = found.into_iter().unzip();
    let file_of = |error: &CardError| {
        let id = match error {
            CardError::SameId(id) | CardError::Impossible { id, .. } => id.clone(),
            CardError::TooMany(..) => String::new(),
        };
        cards
            .iter()
            .zip(&origins)
            .rfind(|(card, _)| card.id == id)
            .map_or("cards", |(_, origin)| &origin.file)
            .to_owned()
    };
    let game = Squad::new(cards.clone()).map_err(|error| CatalogError::Card { file: file_of(&error), error })?;
    Ok(SquadCatalog { game, origins })
}
