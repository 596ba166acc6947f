//! The files of Super Hero Squad.

use crate::cards::{Catalog, CatalogError, open};
use crate::decks::{Deck, DeckEntry, DeckError, decks};
use crate::game::{Blame, CardNo, CatalogGame, Language, Stock};
use crate::words;
use include_dir::{Dir, include_dir};
use longbox_kernel::KnownLists;
use longbox_squad::language::{Card, Effect};
use longbox_squad::{CardError, Format, Handicap, Squad};
use ron::error::Error;

static CARDS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../cards/squad");
static DECKS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../decks/squad");

/// Super Hero Squad with its cards.
pub type SquadCatalog = Catalog<Squad>;
/// A deck of Super Hero Squad.
pub type SquadDeck = Deck<SquadExtra>;

/// What a deck file of Squad says beyond name, kind and cards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SquadExtra {
    /// The format that the deck is meant for.
    pub format: Format,
    /// Of a deck that belongs to an opponent in a quest.
    pub quest: Option<Quest>,
}

/// The place of a deck in the solo quests.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Quest {
    /// The name of the quest.
    pub quest: String,
    /// The hero whose quest it is.
    pub hero: String,
    /// Whom one plays against.
    pub opponent: String,
    /// Where in the quest, as its deck file counts.
    pub stage: u8,
    /// As its deck file counts; higher is harder.
    pub difficulty: u8,
    /// The card that winning brings.
    pub reward: Option<CardNo>,
    /// What both start with beyond the rules.
    pub handicaps: Handicaps,
}

/// What a quest changes at the start of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Handicaps {
    /// The shared power at the start; None is what the rules say.
    pub power: Option<u8>,
    /// For the player who takes on the quest.
    pub player: Handicap,
    /// For the quest's own deck.
    pub enemy: Handicap,
}

/// All cards that come with Longbox.
pub fn squad() -> Result<SquadCatalog, CatalogError> {
    open(&[])
}

/// All cards that come with Longbox and those of further files, given as name and text.
pub fn squad_with(more: &[(String, String)]) -> Result<SquadCatalog, CatalogError> {
    open(more)
}

/// All decks that come with Longbox, by file name.
pub fn squad_decks(game: &Squad) -> Result<Vec<SquadDeck>, Vec<DeckError>> {
    decks(game)
}

impl CatalogGame for Squad {
    type Card = Card;
    type Word = ();
    type Team = ();
    type CardError = CardError;
    type Extra = SquadExtra;

    const LANGUAGE: Language = Language {
        folder: "cards/squad",
        page: "docs/squad-cards.md",
        needs: "id, name, heroes, level, factors, block and rarity",
        numbers: &[("level", "a level is 1 to 20"), ("attack", "an attack is 0 to 99")],
        fields,
        words: words::SQUAD,
    };
    const DECK_WORDS: &'static [&'static str] = &[
        "format",
        "quest",
        "hero",
        "opponent",
        "stage",
        "difficulty",
        "reward",
        "power",
        "player-hand",
        "enemy-hand",
        "player-card",
        "enemy-card",
        "player-keeper",
        "enemy-keeper",
    ];
    const DECK_LINE: &'static str = "3 Fast Healing";

    fn card_files() -> &'static Dir<'static> {
        &CARDS
    }

    fn deck_files() -> &'static Dir<'static> {
        &DECKS
    }

    fn with_cards(stock: &Stock<Squad>) -> Result<Squad, CardError> {
        Squad::new(stock.cards.clone())
    }

    fn with_known_decks(self, decks: &[SquadDeck]) -> Squad {
        self.with_known_lists(KnownLists::new(decks.iter().map(|deck| deck.cards.clone())))
    }

    fn cards(&self) -> &[Card] {
        self.cards()
    }

    fn find(&self, word: &str) -> Option<CardNo> {
        self.find(word)
    }

    fn id_of(card: &Card) -> &str {
        &card.id
    }

    fn name_of(card: &Card) -> &str {
        &card.name
    }

    fn blame(error: &CardError) -> Blame<'_> {
        match error {
            CardError::TooMany(..) => Blame::Nobody,
            CardError::Impossible { id, name, .. } => Blame::Card { id, name },
            CardError::SameId(id) => Blame::SameId(id),
        }
    }

    fn hint(error: &CardError, _stock: &Stock<Squad>) -> String {
        let what = match error {
            CardError::Impossible { what, .. } => what.as_str(),
            _ => "",
        };
        let found = HINTS.iter().find(|(word, _)| what.contains(word));
        found.map_or("docs/squad-cards.md explains the fields and words of a card", |(_, hint)| hint).to_owned()
    }

    fn extra(extra: &mut SquadExtra, entry: &DeckEntry<'_, Squad>) -> Result<(), DeckError> {
        if entry.key == "format" {
            let found = Format::ALL.into_iter().find(|format| format.name() == entry.value);
            extra.format = found.ok_or_else(|| entry.wrong("it is strict, casual or quest"))?;
            return Ok(());
        }
        let quest = extra.quest.get_or_insert_default();
        let hands = &mut quest.handicaps;
        match entry.key {
            "quest" => quest.quest = entry.value.to_owned(),
            "hero" => quest.hero = entry.value.to_owned(),
            "opponent" => quest.opponent = entry.value.to_owned(),
            "stage" => quest.stage = entry.number()?,
            "difficulty" => quest.difficulty = entry.number()?,
            "reward" => quest.reward = Some(entry.card()?),
            "power" => hands.power = Some(entry.number()?),
            "player-hand" => hands.player.hand = entry.number()?,
            "enemy-hand" => hands.enemy.hand = entry.number()?,
            "player-card" => hands.player.cards.push(entry.card()?),
            "enemy-card" => hands.enemy.cards.push(entry.card()?),
            "player-keeper" => hands.player.keepers.push(entry.card()?),
            "enemy-keeper" => hands.enemy.keepers.push(entry.card()?),
            _ => {}
        }
        Ok(())
    }
}

/// Words of what is wrong with a card, each with what to write instead.
const HINTS: [(&str, &str); 11] = [
    ("an id", "write `id: \"MY1\"`, with an id that no other card has"),
    ("name", "write `name: \"My Card\"`"),
    ("hero", "write `heroes: [\"Thor\"]`, or two for a team-up"),
    ("a level", "change its `level`"),
    ("an attack", "change its `attack`"),
    ("one or two Factors", "write `factors: [Speed]` or `factors: [Speed, Tech]`"),
    ("blocking icon", "change its `block` or its `factors`"),
    (
        "variable attack",
        "write an `attack`, or leave it out and let a power be `Declared([AttackIs(...)])`; never both",
    ),
    ("ForEach", "let one power do it in two effects, one after the other"),
    ("a trigger", "write Me or Foe"),
    ("change of power", "let it depend on something else: cards in hand, Keepers in play"),
];

/// The fields of an effect.
fn fields(word: &str, _one: &str) -> &'static [&'static str] {
    match ron::from_str::<Effect>(&format!("{word}(no_such_field: 0)")).map_err(|error| error.code) {
        Err(Error::NoSuchStructField { expected, .. }) => expected,
        _ => &[],
    }
}
