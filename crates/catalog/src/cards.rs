//! Card files.

use crate::hints;
use crate::shelf::{Blame, Shelf};
use ron::extensions::Extensions;

/// The set of cards that do not come with Longbox.
const OWN: &str = "own";

/// What is wrong with a card file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CatalogError {
    #[error("{file}:{line}:{column}: {what}\n  {text}\n  hint: {hint}")]
    Syntax { file: String, line: usize, column: usize, what: String, text: String, hint: String },
    /// A card that can be read but not played; the line is the one with its id.
    #[error("{file}:{line}: {what}\n  {text}\n  hint: {hint}")]
    Card { file: String, line: usize, what: String, text: String, hint: String },
    #[error("{0}")]
    Cards(String),
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
pub struct Catalog<G> {
    pub game: G,
    /// One for each card.
    pub origins: Vec<Origin>,
}

/// Reads the text of one card file.
fn read<G: Shelf>(file: &str, text: &str) -> Result<Vec<G::Card>, CatalogError> {
    let options = ron::Options::default()
        .with_default_extension(Extensions::IMPLICIT_SOME)
        .with_default_extension(Extensions::UNWRAP_NEWTYPES);
    options.from_str(text).map_err(|error| {
        let (line, column) = (error.span.start.line, error.span.start.col);
        let whole = text.lines().nth(line.saturating_sub(1)).unwrap_or("");
        let before: String = whole.chars().take(column).collect();
        CatalogError::Syntax {
            file: file.to_owned(),
            line,
            column,
            what: error.code.to_string(),
            text: whole.trim().to_owned(),
            hint: hints::syntax(&G::LANGUAGE, &error.code, &before),
        }
    })
}

/// The game with all cards that come with Longbox and those of further files, given as name and text.
pub fn open<G: Shelf>(more: &[(String, String)]) -> Result<Catalog<G>, CatalogError> {
    let mut found: Vec<(G::Card, Origin)> = Vec::new();
    for set in G::card_files().dirs() {
        for file in set.files() {
            let name = file.path().display().to_string();
            let text = file.contents_utf8().unwrap_or("");
            let origin = Origin { set: set.path().display().to_string(), file: name.clone() };
            found.extend(read::<G>(&name, text)?.into_iter().map(|card| (card, origin.clone())));
        }
    }
    found.sort_by(|(a, _), (b, _)| G::id_of(a).cmp(G::id_of(b)));
    for (name, text) in more {
        let origin = Origin { set: OWN.to_owned(), file: name.clone() };
        found.extend(read::<G>(name, text)?.into_iter().map(|card| (card, origin.clone())));
    }
    let (cards, origins): (Vec<G::Card>, Vec<Origin>) = found.into_iter().unzip();
    let told = |error| Reading::<G> { cards: &cards, origins: &origins, more }.told(&error);
    let game = G::with_cards(cards.clone()).map_err(told)?;
    Ok(Catalog { game, origins })
}

/// The cards of all files, to find the place of one.
struct Reading<'a, G: Shelf> {
    cards: &'a [G::Card],
    origins: &'a [Origin],
    more: &'a [(String, String)],
}

impl<G: Shelf> Reading<'_, G> {
    /// The error with its place and a hint.
    fn told(&self, error: &G::CardError) -> CatalogError {
        let all = || self.cards.iter().enumerate();
        let (at, hint) = match G::blame(error) {
            Blame::Nobody => (None, String::new()),
            Blame::Card { id, name } => {
                let same = all().filter(|(_, card)| G::id_of(card) == id && G::name_of(card) == name);
                (same.map(|(at, _)| at).next_back(), G::hint(error))
            }
            Blame::SameId(id) => {
                let id = id.to_lowercase();
                let mut same = all().filter(|(_, card)| G::id_of(card).to_lowercase() == id).map(|(at, _)| at);
                let other = same.next().map(|other| format!("{}:{}", self.origins[other].file, self.line(other).0));
                (same.next(), hints::same_id(other))
            }
        };
        let what = error.to_string();
        let Some(at) = at else { return CatalogError::Cards(what) };
        let (line, text) = self.line(at);
        CatalogError::Card { file: self.origins[at].file.clone(), line, what, text, hint }
    }

    /// The line with the id of this card: its number and its text.
    fn line(&self, at: usize) -> (usize, String) {
        let (id, origin) = (G::id_of(&self.cards[at]), &self.origins[at]);
        let own = self.more.iter().find(|(file, _)| origin.set == OWN && *file == origin.file).map(|(_, text)| &**text);
        let built_in = || G::card_files().get_file(&origin.file).and_then(|file| file.contents_utf8());
        let text = own.or_else(built_in).unwrap_or("");
        // Cards of one file stand in its order, so the same id for the second time is the second such line.
        let earlier = self.cards[..at].iter().zip(self.origins);
        let skip = earlier.filter(|(other, place)| G::id_of(other) == id && *place == origin).count();
        let found = text.lines().enumerate().filter(|(_, line)| gives_id(line, id)).nth(skip);
        found.map_or((1, String::new()), |(index, line)| (index + 1, line.trim().to_owned()))
    }
}

/// Whether this line of a card file says `id: "..."` with this id.
fn gives_id(line: &str, id: &str) -> bool {
    let quoted = format!("\"{id}\"");
    let fits = |(at, _): (usize, &str)| {
        let word = !line[..at].ends_with(|letter: char| letter.is_alphanumeric() || letter == '_');
        word && line[at + 2..].trim_start().strip_prefix(':').is_some_and(|rest| rest.trim_start().starts_with(&quoted))
    };
    !line.trim_start().starts_with("//") && line.match_indices("id").any(fits)
}
