//! The files of Vs. System 2PCG.

use crate::cards::{Catalog, CatalogError, open};
use crate::decks::{Deck, DeckEntry, DeckError, decks};
use crate::game::{Blame, CardNo, CatalogGame, Language, Stock};
use crate::words;
use include_dir::{Dir, include_dir};
use longbox_kernel::KnownLists;
use longbox_kernel::nearest_word;
use longbox_vs::language::{Card, CardKind, Effect, Keyword, Mode, Part, Power, Roles, Stats, Team, check};
use longbox_vs::{CardError, Format, Mode as TableMode, PlayerSetup, Setup, Vs};
use ron::error::Error;

static CARDS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../cards/vs");
static DECKS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../decks/vs");

/// Vs. System with its cards.
pub type VsCatalog = Catalog<Vs>;
/// A deck of Vs. System.
pub type VsDeck = Deck<VsExtra>;

/// What a deck file of Vs. System says beyond name, kind and cards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct VsExtra {
    /// The format that the deck is meant for.
    pub format: Format,
    /// All versions of the main character, lowest level first.
    pub main: Vec<CardNo>,
    /// How hard the main character is to play.
    pub difficulty: Option<Difficulty>,
    /// The main characters of level 2 that somebody in the deck may become; empty: all there are.
    pub side_deck: Vec<CardNo>,
}

/// What a player brings who plays this deck.
pub fn vs_side(deck: &VsDeck) -> PlayerSetup {
    PlayerSetup { main: deck.extra.main.clone(), deck: deck.cards.clone(), side_deck: deck.extra.side_deck.clone() }
}

/// How much there is to think about when one plays a main character. It says nothing about strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Difficulty {
    /// For a first game.
    Easy,
    /// In between.
    Medium,
    /// For those who know the rules well.
    Tricky,
}

impl Difficulty {
    /// From easy to tricky.
    pub const ALL: [Difficulty; 3] = [Difficulty::Easy, Difficulty::Medium, Difficulty::Tricky];

    /// The word in deck files.
    pub fn name(self) -> &'static str {
        match self {
            Difficulty::Easy => "easy",
            Difficulty::Medium => "medium",
            Difficulty::Tricky => "tricky",
        }
    }
}

/// All cards that come with Longbox.
///
/// ```
/// let catalog = longbox_catalog::vs()?;
/// let marvel = catalog.game.by_id("AFF-001").and_then(|number| catalog.game.card(number));
/// assert_eq!(marvel.map(|card| card.name.as_str()), Some("Captain Marvel"));
/// # Ok::<(), longbox_catalog::CatalogError>(())
/// ```
pub fn vs() -> Result<VsCatalog, CatalogError> {
    open(&[])
}

/// All cards that come with Longbox and those of further files, given as name and text. A file whose name ends with
/// `keywords.ron` defines keywords, one with `teams.ron` teams.
///
/// ```
/// let file = r#"[(id: "MY-001", name: "Lab", kind: Location(gives: [Intellect]))]"#;
/// let catalog = longbox_catalog::vs_with(&[("my-cards.ron".to_owned(), file.to_owned())])?;
/// assert!(catalog.game.by_id("MY-001").is_some());
///
/// let wrong = longbox_catalog::vs_with(&[("my-cards.ron".to_owned(), file.replace("Intellect", "Wit"))]);
/// assert!(wrong.is_err_and(|error| error.to_string().starts_with("my-cards.ron:1:")));
/// # Ok::<(), longbox_catalog::CatalogError>(())
/// ```
pub fn vs_with(more: &[(String, String)]) -> Result<VsCatalog, CatalogError> {
    open(more)
}

/// All decks that come with Longbox, by file name.
pub fn vs_decks(game: &Vs) -> Result<Vec<VsDeck>, Vec<DeckError>> {
    decks(game)
}

/// How decks meet, beyond who sits where.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct VsTerms {
    /// Without one each game uses the strict format if all decks are made for it and keep to it, or else the
    /// casual one.
    pub format: Option<Format>,
    /// How the players of a game for four stand to each other.
    pub mode: TableMode,
    /// All know each other's deck list.
    pub open_lists: bool,
}

/// The game of these decks, one a seat.
pub fn vs_setup<'a>(game: &Vs, decks: impl Iterator<Item = &'a VsDeck> + Clone, terms: &VsTerms) -> Setup {
    let strict = |deck: &VsDeck| {
        deck.extra.format == Format::Strict && game.problems_of(&vs_side(deck), Format::Strict).is_empty()
    };
    let common = if decks.clone().all(strict) { Format::Strict } else { Format::Casual };
    let sides = decks.map(vs_side);
    Setup {
        mode: terms.mode,
        format: terms.format.unwrap_or(common),
        open_lists: terms.open_lists,
        ..Setup::new(sides.collect())
    }
}

impl CatalogGame for Vs {
    type Card = Card;
    type Word = Keyword;
    type Team = Team;
    type CardError = CardError;
    type Extra = VsExtra;

    const WORD_FILE: Option<&'static str> = Some("keywords.ron");
    const TEAM_FILE: Option<&'static str> = Some("teams.ron");
    const LANGUAGE: Language = Language {
        folder: "cards/vs",
        page: "docs/vs-cards.md",
        needs: "id, name and kind",
        numbers: &[
            ("level", "a level is 1 to 3"),
            ("cost", "a cost is 0 to 255"),
            ("symbols", "a plot twist has 0, 1 or 3 symbols"),
            ("health", "health is 0 to 255"),
            ("xp", "the XP of a level are 0 to 255"),
            ("limit", "a limit is 0 to 255 copies in a deck"),
        ],
        fields,
        words: words::VS,
    };
    const DECK_WORDS: &'static [&'static str] = &["format", "main", "side", "difficulty"];
    const DECK_LINE: &'static str = "4 Find Cover";

    fn card_files() -> &'static Dir<'static> {
        &CARDS
    }

    fn deck_files() -> &'static Dir<'static> {
        &DECKS
    }

    fn with_cards(stock: &Stock<Vs>) -> Result<Vs, CardError> {
        let misused = |card: &str, what| CardError::Misuse { card: card.to_owned(), what };
        for word in &stock.words {
            check::keyword(word).map_err(|what| misused(&word.word, what))?;
        }
        for card in &stock.cards {
            check::card(card).map_err(|what| misused(&card.id, what))?;
        }
        Vs::new(stock.teams.clone(), stock.words.clone(), stock.cards.clone())
    }

    fn with_known_decks(self, decks: &[VsDeck]) -> Vs {
        let sides = decks.iter().map(vs_side);
        self.with_known_lists(KnownLists::new(sides.map(|side| side.main.into_iter().chain(side.deck).collect())))
    }

    fn cards(&self) -> &[Card] {
        self.cards()
    }

    fn find(&self, word: &str) -> Option<CardNo> {
        self.for_deck(word)
    }

    fn several(&self, word: &str) -> Vec<CardNo> {
        self.all_for_deck(word)
    }

    fn meant(&self, word: &str) -> Vec<CardNo> {
        let several = self.several(word);
        match self.find(word) {
            _ if !several.is_empty() => several,
            Some(card) => vec![card],
            None => self.cards_meant(word),
        }
    }

    fn lead_called(&self, word: &str) -> Option<CardNo> {
        main_of(self, word).first().copied()
    }

    fn versions(&self, card: CardNo) -> Vec<CardNo> {
        match self.card(card) {
            Some(definition) if matches!(definition.kind, CardKind::Main { .. }) => self.levels_of(&definition.name),
            _ => Vec::new(),
        }
    }

    fn side_called(&self, word: &str) -> Vec<CardNo> {
        self.meant_in_side_deck(word)
    }

    fn id_of(card: &Card) -> &str {
        &card.id
    }

    fn name_of(card: &Card) -> &str {
        &card.name
    }

    fn blame(error: &CardError) -> Blame<'_> {
        match error {
            CardError::TooMuch => Blame::Nobody,
            CardError::SameId(id) => Blame::SameId(id),
            CardError::SameKeyword(word) => Blame::SameWord(word),
            CardError::SameTeam(team) => Blame::SameTeam(team),
            CardError::TooManyTeams(team) | CardError::TakenTeam(team) => Blame::Team(team),
            CardError::NoToken { token: name, .. } | CardError::NoPower { power: name, .. } => Blame::Quotes(name),
            CardError::NoKeyword { card: id, .. }
            | CardError::NoTeam { card: id, .. }
            | CardError::NoStats(id)
            | CardError::StatsOfNoCharacter(id)
            | CardError::Level(id)
            | CardError::Modes(id)
            | CardError::Symbols(id)
            | CardError::Loyal(id)
            | CardError::Gives(id)
            | CardError::Pile(id)
            | CardError::TokenCost(id)
            | CardError::PileTooLarge(id)
            | CardError::Cost(id)
            | CardError::Names(id)
            | CardError::ChoiceInRule(id)
            | CardError::StatsInRule(id)
            | CardError::FirstEachTurn(id)
            | CardError::Nested(id)
            | CardError::Unplayable { card: id, .. }
            | CardError::Misuse { card: id, .. } => Blame::Id(id),
        }
    }

    fn hint(error: &CardError, stock: &Stock<Vs>) -> String {
        let hint = match error {
            CardError::NoKeyword { word, .. } => {
                let known = stock.words.iter().map(|known| known.word.as_str());
                return format!(
                    "{}a keyword of your own goes into a file whose name ends with keywords.ron",
                    meant(word, known)
                );
            }
            CardError::NoTeam { team, .. } => {
                let like = meant(team, stock.teams.iter().map(|known| known.name.as_str()));
                return format!("{like}a team of your own goes into a file whose name ends with teams.ron");
            }
            CardError::NoToken { token, .. } => {
                let tokens = stock.cards.iter().filter(|card| card.kind == CardKind::Token);
                let like = meant(token, tokens.map(|card| card.name.as_str()));
                return format!("{like}a token is a card of its own with `kind: Token`");
            }
            CardError::NoStats(_) => "write `stats: (atk: 2, def: 3, health: 1)`",
            CardError::StatsOfNoCharacter(_) => {
                "take its `stats`, `words` and `powers` away, or change its `kind`; equipment may have words and powers"
            }
            CardError::Level(_) => "change its `level`",
            CardError::Modes(_) => {
                "write `modes: [(when: Combat, then: [...])]` for a plot twist and for no other card"
            }
            CardError::Symbols(_) => {
                "write `PlotTwist(symbols: 0)` without `teams`, or 1 or 3 symbols with `teams: [...]`"
            }
            CardError::Loyal(_) => "write `teams: [...]`, or take `loyal` away",
            CardError::Gives(_) => "write `Location(gives: [Might])`",
            CardError::Pile(_) => "write `kind: Token` for a card of a pile, or take `pile` away",
            CardError::TokenCost(_) => "write `Supporting(cost: 4)` or `Equipment(cost: 1)`, or take `cost` away",
            CardError::PileTooLarge(_) => "lower its `limit`",
            CardError::NoPower { .. } => "write the name of a power with a `When`, as its card does",
            CardError::Cost(_) => "write `cost: [Might]`, with one to four symbols",
            CardError::Names(_) => "take names from its `aka`",
            CardError::ChoiceInRule(_) => "write All(...), This or another word that needs no choice",
            CardError::StatsInRule(_) => "let the number depend on something else: characters, wounds, resources",
            CardError::FirstEachTurn(_) => {
                "take `first` away, or wait for Attack(who: [...]) or Play(of: ..., what: [PlotTwist])"
            }
            CardError::Nested(_) => "let one power do it in two effects, one after the other",
            CardError::Misuse { what, .. } => return what.hint(),
            CardError::Unplayable { .. } => "look in cards/vs for a card that does nearly this, and write it that way",
            CardError::TakenTeam(_) => "give it another name",
            CardError::TooManyTeams(_) => "take teams away that no card names",
            CardError::SameId(_) | CardError::SameKeyword(_) | CardError::SameTeam(_) | CardError::TooMuch => {
                "docs/vs-cards.md explains the fields and words of a card"
            }
        };
        hint.to_owned()
    }

    fn lead(extra: &VsExtra) -> Option<CardNo> {
        extra.main.first().copied()
    }

    fn side_deck(extra: &VsExtra) -> &[CardNo] {
        &extra.side_deck
    }

    fn extra(extra: &mut VsExtra, entry: &DeckEntry<'_, Vs>) -> Result<(), DeckError> {
        match entry.key {
            "format" => {
                let found = Format::ALL.into_iter().find(|format| format.name() == entry.value);
                extra.format = found.ok_or_else(|| entry.wrong("it is strict or casual"))?;
            }
            "difficulty" => {
                let found = Difficulty::ALL.into_iter().find(|difficulty| difficulty.name() == entry.value);
                extra.difficulty = Some(found.ok_or_else(|| entry.wrong("it is easy, medium or tricky"))?);
            }
            "side" => {
                for word in entry.value.split(',').map(str::trim).filter(|word| !word.is_empty()) {
                    extra.side_deck.push(in_side_deck(entry, word)?);
                }
                if extra.side_deck.is_empty() {
                    return Err(entry.wrong("it lists main characters of level 2, as in 'Storm, LEG-021'"));
                }
            }
            _ => {
                extra.main = main_of(entry.game(), entry.value);
                if extra.main.is_empty() {
                    let mains = entry.game().cards().iter().filter(|card| matches!(card.kind, CardKind::Main { .. }));
                    return Err(entry.unknown("main character", mains.map(|card| card.name.as_str())));
                }
            }
        }
        Ok(())
    }
}

/// All versions of the main character with this name, or of the one that this id belongs to.
fn main_of(game: &Vs, word: &str) -> Vec<CardNo> {
    let named = game.levels_of(word);
    match game.by_id(word).and_then(|card| game.card(card)) {
        Some(card) if named.is_empty() && matches!(card.kind, CardKind::Main { .. }) => game.levels_of(&card.name),
        _ => named,
    }
}

/// The main character that a word of a side deck means.
fn in_side_deck(entry: &DeckEntry<'_, Vs>, word: &str) -> Result<CardNo, DeckError> {
    let game = entry.game();
    match game.meant_in_side_deck(word).as_slice() {
        [only] => Ok(*only),
        [] => {
            let mains = game.cards().iter().filter(|card| matches!(card.kind, CardKind::Main { .. }));
            Err(entry.part(word).unknown("main character", mains.map(|card| card.name.as_str())))
        }
        several => Err(entry.part(word).several(several)),
    }
}

/// "Did you mean ...?", if something is like this word.
fn meant<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> String {
    nearest_word(word, known).map_or_else(String::new, |like| format!("did you mean \"{like}\"? "))
}

/// The fields of a word that has named parts; two words may be called the same, so one of the fields is given.
fn fields(word: &str, one: &str) -> &'static [&'static str] {
    let text = format!("{word}(no_such_field: 0)");
    let found = [
        known_fields::<Effect>(&text),
        known_fields::<Power>(&text),
        known_fields::<Part>(&text),
        known_fields::<Roles>(&text),
        known_fields::<CardKind>(&text),
        known_fields::<Keyword>(&text),
        known_fields::<Team>(&text),
        known_fields::<Mode>(&text),
        known_fields::<Stats>(&text),
    ];
    found.into_iter().find(|fields| fields.contains(&one)).unwrap_or(&[])
}

fn known_fields<T: serde::de::DeserializeOwned>(text: &str) -> &'static [&'static str] {
    match ron::from_str::<T>(text).map_err(|error| error.code) {
        Err(Error::NoSuchStructField { expected, .. }) => expected,
        _ => &[],
    }
}
