//! Which decks are legal.

use crate::Vs;
use crate::language::{CardKind, TeamName, Universe};
use crate::plain::{Symbol, Word};
use crate::program::FaceKind;
use crate::rulebook::RuleId;
use crate::side_deck::SIDE_DECK;
use crate::state::position::CardNo;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A way to play, with its own rule for decks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Format {
    /// Exactly 60 cards and a main character.
    #[default]
    Strict,
    /// Any number up to 60; for trying things out.
    Casual,
}

/// Cards in a deck.
pub const DECK: usize = 60;
/// Copies of a card in a deck, unless the card says otherwise.
pub const COPIES: u8 = 4;

impl Format {
    /// Every format, the usual one first.
    pub const ALL: [Format; 2] = [Format::Strict, Format::Casual];

    /// The word that deck files and the command line use.
    pub fn name(self) -> &'static str {
        match self {
            Format::Strict => "strict",
            Format::Casual => "casual",
        }
    }
}

/// What is wrong with a deck.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DeckProblem {
    /// Too few or too many cards for the strict format.
    #[error("it has {size} cards; a deck has exactly {DECK}")]
    Size {
        /// Cards in the deck.
        size: usize,
    },
    /// More cards than even the casual format takes.
    #[error("it has {size} cards; the table has room for {DECK}")]
    TooLarge {
        /// Cards in the deck.
        size: usize,
    },
    /// Nobody to start the game with.
    #[error("it has no main character of level 1")]
    NoMain,
    /// Versions of two people, or a card that is no main character.
    #[error("{name} is not a version of its main character {main}")]
    OtherMain {
        /// The card that does not belong.
        name: String,
        /// The main character of level 1.
        main: String,
    },
    /// A card that lies beside decks, never in them.
    #[error("{name} is a {what} and cannot be in a deck")]
    NotForDecks {
        /// The card.
        name: String,
        /// What it is: "main character" or "token".
        what: &'static str,
    },
    /// A card that begins in a pile outside the game.
    #[error("{name} begins in the {pile} pile, which comes with the deck, and cannot be in the deck itself")]
    OfPile {
        /// The card.
        name: String,
        /// What the pile is called.
        pile: String,
    },
    /// More copies than the card's limit, which is four unless it says otherwise.
    #[error("it has {count} copies of {name}; {limit} are allowed")]
    TooManyCopies {
        /// The card.
        name: String,
        /// Copies in the deck.
        count: usize,
        /// Copies allowed.
        limit: u8,
    },
    /// A second copy of a character with One of a Kind.
    #[error("it has {count} copies of {name} ({id}), who is One of a Kind; 1 is allowed")]
    OneOfAKind {
        /// The character.
        name: String,
        /// Which of the cards by that name.
        id: String,
        /// Copies in the deck.
        count: usize,
    },
    /// Basic locations of one symbol under several names.
    #[error("it has {symbol} locations of different names ({names}); they must all be the same")]
    MixedLocations {
        /// What they all give.
        symbol: &'static str,
        /// Their names, with commas.
        names: String,
    },
    /// An illustrated card beside a photographic main character, or the other way round.
    #[error("{name} belongs to the other universe than the main character")]
    MixedUniverses {
        /// The card.
        name: String,
    },
    /// Omega Level Mutants of several names.
    #[error("it holds Omega Level Mutants of different names: {names}")]
    SeveralOmegas {
        /// Their names, with commas.
        names: String,
    },
    /// Cards of other teams beside one with Loyalty.
    #[error("it holds {name}, which has {team} Loyalty, and cards of other teams: {others}")]
    Disloyal {
        /// The card with Loyalty.
        name: String,
        /// Its team.
        team: String,
        /// The names of the others, with commas.
        others: String,
    },
    /// More main characters in a side deck than the strict format allows.
    #[error(
        "its side deck names {count} main characters; {SIDE_DECK} are allowed, and their other levels come with them"
    )]
    SideDeckSize {
        /// Main characters of level 2 in it.
        count: usize,
    },
    /// A side deck names whom somebody becomes, and that is somebody of level 2.
    #[error("its side deck names {name} ({id}), which is not a main character of level 2")]
    SideDeckLevel {
        /// The card.
        name: String,
        /// Which of the cards by that name.
        id: String,
    },
    /// One card of each is enough, since nobody becomes the same character twice at once.
    #[error("its side deck names {name} ({id}) twice; once is enough")]
    SideDeckTwice {
        /// The card.
        name: String,
        /// Which of the cards by that name.
        id: String,
    },
    /// Somebody in the side deck whom the main character cannot become.
    #[error("its side deck names {name}, who belongs to the other universe than the main character")]
    SideDeckUniverse {
        /// The card.
        name: String,
    },
}

impl DeckProblem {
    /// The rule of the rulebook that is broken.
    pub fn rule(&self) -> RuleId {
        match self {
            DeckProblem::Size { .. } | DeckProblem::TooLarge { .. } => RuleId::DeckSixty,
            DeckProblem::NoMain | DeckProblem::OtherMain { .. } => RuleId::DeckMain,
            DeckProblem::NotForDecks { .. } => RuleId::DeckSixty,
            DeckProblem::OfPile { .. } => RuleId::Inventions,
            DeckProblem::TooManyCopies { .. } | DeckProblem::OneOfAKind { .. } => RuleId::DeckCopies,
            DeckProblem::MixedLocations { .. } => RuleId::DeckLocations,
            DeckProblem::MixedUniverses { .. } => RuleId::DeckUniverse,
            DeckProblem::Disloyal { .. } => RuleId::DeckLoyalty,
            DeckProblem::SideDeckSize { .. }
            | DeckProblem::SideDeckLevel { .. }
            | DeckProblem::SideDeckTwice { .. } => RuleId::DeckSide,
            DeckProblem::SideDeckUniverse { .. } => RuleId::DeckUniverse,
            DeckProblem::SeveralOmegas { .. } => RuleId::DeckOmega,
        }
    }
}

/// Something legal that a deck builder should know.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DeckHint {
    /// A plot twist or equipment that nobody in the deck can play.
    #[error("{name} needs {needed} {team} in play, and the deck has no character of that team")]
    NoTeam {
        /// The card.
        name: String,
        /// The team it asks for.
        team: String,
        /// Characters of that team that must be face up.
        needed: u8,
    },
    /// A special location that will never pay.
    #[error("{name} pays only for {team}, and the deck has no character of that team")]
    IdleLocation {
        /// The location.
        name: String,
        /// The team it pays for.
        team: String,
    },
    /// A supporting character who shares the main character's name.
    #[error("{name} has the name of the main character: it can be a power-up or a resource, but never be recruited")]
    OnlyPowerUp {
        /// The character.
        name: String,
    },
    /// A side deck in a deck where nobody becomes anybody.
    #[error("the side deck is never used: nobody in the deck becomes another main character")]
    IdleSideDeck,
    /// No side deck in a deck where somebody does.
    #[error("{name} can become any main character of level 2; name up to {SIDE_DECK} in a line `side:`")]
    NoSideDeck {
        /// Who becomes somebody else.
        name: String,
    },
}

impl DeckHint {
    /// The rule of the rulebook that it comes from.
    pub fn rule(&self) -> RuleId {
        match self {
            DeckHint::NoTeam { .. } | DeckHint::IdleLocation { .. } => RuleId::DeckTeams,
            DeckHint::OnlyPowerUp { .. } => RuleId::UniqueMain,
            DeckHint::IdleSideDeck | DeckHint::NoSideDeck { .. } => RuleId::DeckSide,
        }
    }
}

impl Vs {
    /// Everything that is wrong with a main character (all its versions) and a deck.
    pub fn deck_problems(&self, main: &[CardNo], deck: &[CardNo], format: Format) -> Vec<DeckProblem> {
        let mut problems = self.main_problems(main);
        let size = deck.len();
        match format {
            Format::Strict if size != DECK => problems.push(DeckProblem::Size { size }),
            Format::Casual if size > DECK => problems.push(DeckProblem::TooLarge { size }),
            _ => {}
        }
        let mut copies: BTreeMap<CardNo, usize> = BTreeMap::new();
        deck.iter().for_each(|card| *copies.entry(*card).or_default() += 1);
        for (card, count) in &copies {
            let Some(definition) = self.card(*card) else { continue };
            let name = definition.name.clone();
            let limit = definition.limit;
            match self.face(*card).kind {
                _ if self.is_invention(*card) => {
                    problems.push(DeckProblem::OfPile { name, pile: definition.pile.clone().unwrap_or_default() });
                }
                FaceKind::Main => problems.push(DeckProblem::NotForDecks { name, what: "main character" }),
                FaceKind::Token => problems.push(DeckProblem::NotForDecks { name, what: "token" }),
                FaceKind::Other => problems.push(DeckProblem::NotForDecks { name, what: "card of a pile" }),
                _ if *count <= usize::from(limit) => {}
                FaceKind::Supporting if limit == 1 => {
                    problems.push(DeckProblem::OneOfAKind { name, id: definition.id.clone(), count: *count });
                }
                _ => problems.push(DeckProblem::TooManyCopies { name, count: *count, limit }),
            }
        }
        self.location_problems(&copies, &mut problems);
        self.universe_problems(main, &copies, &mut problems);
        self.loyalty_problems(main, &copies, &mut problems);
        let omega = |card: &&CardNo| self.card(**card).is_some_and(|card| card.omega);
        let mut names: Vec<&str> =
            main.iter().chain(copies.keys()).filter(omega).map(|card| self.name_of(*card)).collect();
        longbox_kernel::sort(&mut names);
        names.dedup();
        if names.len() > 1 {
            problems.push(DeckProblem::SeveralOmegas { names: names.join(", ") });
        }
        problems
    }

    fn main_problems(&self, main: &[CardNo]) -> Vec<DeckProblem> {
        let first = main.iter().find(|card| self.face(**card).kind == FaceKind::Main && self.face(**card).level == 1);
        let Some(first) = first else { return vec![DeckProblem::NoMain] };
        let other = |card: &&CardNo| self.face(**card).kind != FaceKind::Main || !self.same_person(**card, *first);
        let problem = |card: &CardNo| DeckProblem::OtherMain {
            name: self.name_of(*card).to_owned(),
            main: self.name_of(*first).to_owned(),
        };
        main.iter().filter(other).map(problem).collect()
    }

    /// Basic locations of one type must share their name; four at most.
    fn location_problems(&self, copies: &BTreeMap<CardNo, usize>, problems: &mut Vec<DeckProblem>) {
        for symbol in Symbol::ALL {
            let of_type = |card: &&CardNo| {
                let face = self.face(**card);
                face.is_location() && face.teams == 0 && face.gives == symbol.bit()
            };
            let printings: Vec<&CardNo> = copies.keys().filter(of_type).collect();
            let mut names: Vec<&str> = printings.iter().map(|card| self.name_of(**card)).collect();
            longbox_kernel::sort(&mut names);
            names.dedup();
            let count: usize = printings.iter().map(|card| copies[*card]).sum();
            if let [name] = names[..]
                && printings.len() > 1
                && count > usize::from(COPIES)
            {
                problems.push(DeckProblem::TooManyCopies { name: name.to_owned(), count, limit: COPIES });
            }
            if names.len() > 1 {
                problems.push(DeckProblem::MixedLocations { symbol: symbol.name(), names: names.join(", ") });
            }
        }
    }

    fn universe_problems(&self, main: &[CardNo], copies: &BTreeMap<CardNo, usize>, problems: &mut Vec<DeckProblem>) {
        let of = |card: CardNo| self.card(card).map_or(Universe::Illustrated, |card| card.universe);
        let Some(first) = main.first() else { return };
        let odd = copies.keys().filter(|card| of(**card) != of(*first));
        problems.extend(odd.map(|card| DeckProblem::MixedUniverses { name: self.name_of(*card).to_owned() }));
    }

    /// Beside a card with Loyalty, whatever has a team has that one, the main character too.
    fn loyalty_problems(&self, main: &[CardNo], copies: &BTreeMap<CardNo, usize>, problems: &mut Vec<DeckProblem>) {
        for card in copies.keys() {
            let Some(definition) = self.card(*card).filter(|card| card.loyal) else { continue };
            let teams = self.face(*card).teams;
            let stranger = |card: &&CardNo| self.face(**card).teams != 0 && self.face(**card).teams & teams == 0;
            let mut others: Vec<&str> =
                main.iter().chain(copies.keys()).filter(stranger).map(|card| self.name_of(*card)).collect();
            others.dedup();
            if !others.is_empty() {
                let names: Vec<&str> = definition.teams.iter().map(TeamName::name).collect();
                let (name, team) = (definition.name.clone(), names.join(" or "));
                problems.push(DeckProblem::Disloyal { name, team, others: others.join(", ") });
            }
        }
    }

    /// Whether a main character keeps a supporting one from being recruited: they are the same person, and the main
    /// character has no Swarm.
    pub fn shuts_out(&self, main: CardNo, card: CardNo) -> bool {
        self.same_person(main, card) && self.face(main).words >> Word::Swarm as u8 & 1 == 0
    }

    /// What is legal, but hardly meant.
    pub fn deck_hints(&self, main: &[CardNo], deck: &[CardNo]) -> Vec<DeckHint> {
        let characters = main.iter().chain(deck).filter(|card| self.face(**card).is_character());
        let teams = characters.fold(0, |teams, card| teams | self.face(*card).teams);
        let mut cards: Vec<CardNo> = deck.to_vec();
        longbox_kernel::sort(&mut cards);
        cards.dedup();
        let mut hints = Vec::new();
        for card in cards {
            let Some(definition) = self.card(card) else { continue };
            let name = definition.name.clone();
            let idle = self.face(card).teams != 0 && self.face(card).teams & teams == 0;
            let team = definition.teams.first().map_or("", TeamName::name).to_owned();
            match definition.kind {
                CardKind::PlotTwist { symbols } if idle => hints.push(DeckHint::NoTeam { name, team, needed: symbols }),
                CardKind::Equipment { .. } if idle => hints.push(DeckHint::NoTeam { name, team, needed: 1 }),
                CardKind::Location { .. } if idle => hints.push(DeckHint::IdleLocation { name, team }),
                CardKind::Supporting { .. } if main.iter().any(|main| self.shuts_out(*main, card)) => {
                    hints.push(DeckHint::OnlyPowerUp { name });
                }
                _ => {}
            }
        }
        hints
    }
}
