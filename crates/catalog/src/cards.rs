//! Card files.

use crate::decks::decks;
use crate::game::{Blame, CatalogGame, Stock};
use crate::hints;
use crate::limits::{self, bytes, excerpt};
use include_dir::Dir;
use ron::extensions::Extensions;
use serde::de::DeserializeOwned;

/// The set of cards that do not come with Longbox.
const OWN: &str = "own";

/// What is wrong with a card file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CatalogError {
    /// What stands there is not RON, or no card of this game.
    #[error("{file}:{line}:{column}: {what}\n  {text}\n  hint: {hint}")]
    Syntax {
        /// Its path.
        file: String,
        /// Counted from 1.
        line: usize,
        /// Counted from 1.
        column: usize,
        /// What is wrong, as a clause.
        what: String,
        /// The line, cut if it is long.
        text: String,
        /// What to write instead.
        hint: String,
    },
    /// A card that can be read but not played; the line is the one with its id.
    #[error("{file}:{line}: {what}\n  {text}\n  hint: {hint}")]
    Card {
        /// Its path.
        file: String,
        /// Counted from 1.
        line: usize,
        /// What is wrong, as a clause.
        what: String,
        /// The line, cut if it is long.
        text: String,
        /// What to write instead.
        hint: String,
    },
    /// A file that holds too much to be one of cards.
    #[error("{file}: the file has {}; files of cards have at most {}\n  hint: is it the right file? many cards can stand in several files", bytes(*.found), bytes(*.most))]
    TooLarge {
        /// Its path.
        file: String,
        /// Bytes in it.
        found: usize,
        /// Bytes allowed.
        most: usize,
    },
    /// What is wrong with all cards together, where no line is to blame.
    #[error("{0}")]
    Cards(String),
}

impl CatalogError {
    /// The file that is to blame, if one is.
    pub fn file(&self) -> Option<&str> {
        match self {
            CatalogError::Syntax { file, .. }
            | CatalogError::Card { file, .. }
            | CatalogError::TooLarge { file, .. } => Some(file),
            CatalogError::Cards(_) => None,
        }
    }
}

/// Where a card comes from: the folder and file of its definition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The name of the set, as its folder: "base-set".
    pub set: String,
    /// Its path, below the folder of the game.
    pub file: String,
}

impl Origin {
    /// Whether the card does not come with Longbox.
    pub fn is_own(&self) -> bool {
        self.set == OWN
    }
}

/// The game with the origins of its cards.
#[derive(Clone, Debug)]
pub struct Catalog<G> {
    /// The rules with these cards.
    pub game: G,
    /// One for each card.
    pub origins: Vec<Origin>,
}

/// A file of cards, words or teams with what stands in it.
struct Source {
    origin: Origin,
    text: String,
}

impl Source {
    /// Whether its name ends so.
    fn ends_with(&self, ending: Option<&str>) -> bool {
        ending.is_some_and(|ending| self.origin.file.ends_with(ending))
    }
}

/// How RON is read where cards are written.
pub fn card_language() -> ron::Options {
    ron::Options::default()
        .with_default_extension(Extensions::IMPLICIT_SOME)
        .with_default_extension(Extensions::UNWRAP_NEWTYPES)
        .with_recursion_limit(limits::NESTING)
}

/// Reads words of the card language that stand outside a card file. The error says what to write instead.
pub fn in_card_language<G: CatalogGame, T: DeserializeOwned>(text: &str) -> Result<T, String> {
    card_language().from_str(text).map_err(|error| {
        let before: String = text.chars().take(error.span.start.col).collect();
        let (what, hint) = (hints::problem(&error.code), hints::syntax(&G::LANGUAGE, &error.code, &before));
        format!("{}: {what}\n    hint: {hint}", error.span.start)
    })
}

/// Reads the text of one file: a list of cards, words or teams.
fn read<G: CatalogGame, T: DeserializeOwned>(file: &str, text: &str) -> Result<Vec<T>, CatalogError> {
    let (found, most) = (text.len(), limits::CARD_FILE_BYTES);
    if found > most {
        return Err(CatalogError::TooLarge { file: file.to_owned(), found, most });
    }
    card_language().from_str(text).map_err(|error| {
        let (line, column) = (error.span.start.line, error.span.start.col);
        let whole = text.lines().nth(line.saturating_sub(1)).unwrap_or("");
        let before: String = whole.chars().take(column).collect();
        CatalogError::Syntax {
            file: file.to_owned(),
            line,
            column,
            what: hints::problem(&error.code),
            text: excerpt(whole),
            hint: hints::syntax(&G::LANGUAGE, &error.code, &before),
        }
    })
}

/// The files that come with Longbox and lie in this folder.
fn built_in(folder: &Dir<'static>) -> impl Iterator<Item = Source> {
    let set = folder.path().display().to_string();
    folder.files().map(move |file| Source {
        origin: Origin { set: set.clone(), file: file.path().display().to_string() },
        text: file.contents_utf8().unwrap_or("").to_owned(),
    })
}

/// The game with all cards that come with Longbox and those of further files, given as name and text.
pub fn open<G: CatalogGame>(more: &[(String, String)]) -> Result<Catalog<G>, CatalogError> {
    let mut sources: Vec<Source> = built_in(G::card_files()).collect();
    sources.extend(G::card_files().dirs().flat_map(built_in));
    let shipped = sources.len();
    sources.extend(
        more.iter().map(|(name, text)| Source {
            origin: Origin { set: OWN.to_owned(), file: name.clone() },
            text: text.clone(),
        }),
    );
    let (mut teams, mut words): (Vec<G::Team>, Vec<G::Word>) = (Vec::new(), Vec::new());
    let mut found: Vec<(G::Card, usize)> = Vec::new();
    for (at, source) in sources.iter().enumerate() {
        let file = &source.origin.file;
        if source.ends_with(G::WORD_FILE) {
            words.extend(read::<G, G::Word>(file, &source.text)?);
        } else if source.ends_with(G::TEAM_FILE) {
            teams.extend(read::<G, G::Team>(file, &source.text)?);
        } else {
            found.extend(read::<G, G::Card>(file, &source.text)?.into_iter().map(|card| (card, at)));
        }
    }
    let own = found.iter().position(|(_, at)| *at >= shipped).unwrap_or(found.len());
    found[..own].sort_by(|(a, _), (b, _)| G::id_of(a).cmp(G::id_of(b)));
    let (cards, places): (Vec<G::Card>, Vec<usize>) = found.into_iter().unzip();
    let stock = Stock { teams, words, cards };
    let reading = Reading::<G> { stock: &stock, places: &places, sources: &sources };
    if stock.cards.len() > limits::CARDS {
        return Err(too_many(reading.card(limits::CARDS)));
    }
    let game = G::with_cards(&stock).map_err(|error| reading.told(&error))?;
    // Cards of a player's own may take the names that a deck uses; then nobody knows the lists, and no more.
    let known = decks(&game).unwrap_or_default();
    let game = game.with_known_decks(&known);
    Ok(Catalog { game, origins: places.into_iter().map(|at| sources[at].origin.clone()).collect() })
}

/// How a card that comes with Longbox is written in its file, without the lines around it.
pub fn card_text<G: CatalogGame>(id: &str) -> Option<String> {
    let sources = built_in(G::card_files()).chain(G::card_files().dirs().flat_map(built_in));
    let cards = sources.filter(|source| !source.ends_with(G::WORD_FILE) && !source.ends_with(G::TEAM_FILE));
    let mut found = cards.filter_map(|source| definition(&source.text, id));
    found.next()
}

/// The lines of the card with this id, as far to the left as they go.
fn definition(text: &str, id: &str) -> Option<String> {
    let indent = "    ";
    let lines: Vec<&str> = text.lines().collect();
    let at = lines.iter().position(|line| !line.trim_start().starts_with("//") && gives(line, "id", id))?;
    let first = lines[..=at].iter().rposition(|line| line.starts_with("    ("))?;
    let last = match lines[first].trim() {
        "(" => first + lines[first..].iter().position(|line| line.starts_with("    )"))?,
        _ => first,
    };
    let own = lines[first..=last].iter().map(|line| line.strip_prefix(indent).unwrap_or(line));
    Some(own.collect::<Vec<_>>().join("\n"))
}

/// The card at this place is one too many.
fn too_many(Spot { file, line, text }: Spot) -> CatalogError {
    let what = format!("there are more than {} cards", limits::CARDS);
    CatalogError::Card { file, line, what, text, hint: "take cards away that no deck needs".to_owned() }
}

/// What stands in all files, to find the place of one card, word or team.
struct Reading<'a, G: CatalogGame> {
    stock: &'a Stock<G>,
    /// The source of each card.
    places: &'a [usize],
    sources: &'a [Source],
}

/// A line of a file.
struct Spot {
    file: String,
    line: usize,
    text: String,
}

impl<G: CatalogGame> Reading<'_, G> {
    /// The error with its place and a hint.
    fn told(&self, error: &G::CardError) -> CatalogError {
        let all = || self.stock.cards.iter().enumerate();
        let hint = || G::hint(error, self.stock);
        let (spot, hint) = match G::blame(error) {
            Blame::Nobody => (None, String::new()),
            Blame::Card { id, name } => {
                let same = all().filter(|(_, card)| (G::id_of(card), G::name_of(card)) == (id, name));
                (same.map(|(at, _)| self.card(at)).next_back(), hint())
            }
            Blame::Id(id) => {
                let card = all().filter(|(_, card)| G::id_of(card) == id).map(|(at, _)| self.card(at)).next_back();
                (card.or_else(|| self.words(id).pop()), hint())
            }
            Blame::SameId(id) => {
                let id = id.to_lowercase();
                let mut same = all().filter(|(_, card)| G::id_of(card).to_lowercase() == id);
                let other = same.next().map(|(at, _)| self.card(at).place());
                (same.next().map(|(at, _)| self.card(at)), hints::used_before("id", other))
            }
            Blame::SameWord(word) => second(self.words(word)),
            Blame::Team(team) => (self.teams(team).pop(), hint()),
            Blame::SameTeam(team) => second(self.teams(team)),
            Blame::Quotes(word) => {
                let quoted = format!("\"{word}\"");
                (self.lines(|_| true, |line| line.contains(&quoted)).next_back(), hint())
            }
        };
        let what = error.to_string();
        let Some(Spot { file, line, text }) = spot else { return CatalogError::Cards(what) };
        CatalogError::Card { file, line, what, text, hint }
    }

    /// The lines that fit, of the sources that fit.
    fn lines(&self, of: impl Fn(usize) -> bool, fits: impl Fn(&str) -> bool) -> impl DoubleEndedIterator<Item = Spot> {
        let mut found = Vec::new();
        for (_, source) in self.sources.iter().enumerate().filter(|(at, _)| of(*at)) {
            let lines = source.text.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with("//"));
            found.extend(lines.filter(|(_, line)| fits(line)).map(|(index, line)| Spot {
                file: source.origin.file.clone(),
                line: index + 1,
                text: excerpt(line),
            }));
        }
        found.into_iter()
    }

    /// The line with the id of this card.
    fn card(&self, at: usize) -> Spot {
        let (id, place) = (G::id_of(&self.stock.cards[at]), self.places[at]);
        // Cards of one file stand in its order, so the same id for the second time is the second such line.
        let earlier = self.stock.cards[..at].iter().zip(self.places);
        let skip = earlier.filter(|(other, other_place)| G::id_of(other) == id && **other_place == place).count();
        let found = self.lines(|source| source == place, |line| gives(line, "id", id)).nth(skip);
        found.unwrap_or_else(|| Spot { file: self.sources[place].origin.file.clone(), line: 1, text: String::new() })
    }

    /// The lines that define a word with this name.
    fn words(&self, name: &str) -> Vec<Spot> {
        self.lines(|source| self.sources[source].ends_with(G::WORD_FILE), |line| gives(line, "word", name)).collect()
    }

    /// The lines that define a team with this name.
    fn teams(&self, name: &str) -> Vec<Spot> {
        self.lines(|source| self.sources[source].ends_with(G::TEAM_FILE), |line| gives(line, "name", name)).collect()
    }
}

/// The second place where a name is given, and a hint with the first.
fn second(places: Vec<Spot>) -> (Option<Spot>, String) {
    let mut places = places.into_iter();
    let other = places.next().map(|spot| spot.place());
    (places.next(), hints::used_before("name", other))
}

impl Spot {
    fn place(&self) -> String {
        format!("{}:{}", self.file, self.line)
    }
}

/// Whether this line of a file says `id: "..."` (or another field) with this value.
fn gives(line: &str, field: &str, value: &str) -> bool {
    let quoted = format!("\"{value}\"");
    let fits = |(at, _): (usize, &str)| {
        let word = !line[..at].ends_with(|letter: char| letter.is_alphanumeric() || letter == '_');
        let rest = line[at + field.len()..].trim_start().strip_prefix(':');
        word && rest.is_some_and(|rest| rest.trim_start().starts_with(&quoted))
    };
    line.match_indices(field).any(fits)
}
