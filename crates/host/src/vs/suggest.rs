//! A first list for a main character, made from what cards say of themselves: characters of the team along a curve,
//! locations for the symbols that are asked for, and plot twists that the team can play.

use super::study::{asks, gives};
use longbox_catalog::CatalogGame;
use longbox_kernel::Dice;
use longbox_protocol::{CardNo, DeckDraft, GameName};
use longbox_vs::language::{Card, CardKind, Symbol, TeamName, Time};
use longbox_vs::{DECK, SIDE_DECK, Vs};
use std::cmp::Reverse;

/// Characters of each cost, from 1 up.
const CURVE: [usize; 8] = [4, 7, 6, 5, 4, 3, 2, 1];
/// Locations of a deck.
const LOCATIONS: usize = 14;
/// The different symbols that they pay at most.
const SYMBOLS: usize = 3;
/// A point of liking is worth so much against a point of chance.
const LIKING: i32 = 4;

/// None: there is no such main character, or the cards do not suffice.
pub(super) fn suggest(game: &Vs, around: &str, dice: &mut Dice) -> Option<DeckDraft> {
    let lead = game.lead_called(around)?;
    let first = game.card(lead)?;
    let mut draft = DeckDraft::new(GameName::Vs);
    (draft.lead, draft.name) = (Some(lead), first.name.clone());
    let versions = game.versions(lead);
    let fits = |card: &CardNo| game.card(*card).is_some_and(|card| is_for(card, first));
    let all = (0..game.cards().len() as CardNo).filter(fits).filter(|card| !game.shuts_out(lead, *card));
    let stock: Vec<(CardNo, i32)> = all.map(|card| (card, dice.below(LIKING as u32 * 2) as i32)).collect();
    let teams = teams(game, first, &stock);
    let mut builder = Builder { game, stock, teams, draft, versions };
    builder.characters();
    builder.locations();
    builder.others();
    builder.filled().then(|| builder.with_side_deck())
}

/// Whether a deck behind this main character may hold the card without having to be made around it.
fn is_for(card: &Card, main: &Card) -> bool {
    let in_decks = !matches!(card.kind, CardKind::Main { .. } | CardKind::Token) && card.pile.is_none();
    in_decks && card.universe == main.universe && card.limit > 0 && !card.loyal && !card.omega
}

/// The teams of the main character; if these are small, the largest other one as well.
fn teams(game: &Vs, main: &Card, stock: &[(CardNo, i32)]) -> Vec<TeamName> {
    let mut teams = main.teams.clone();
    let characters = || stock.iter().filter_map(|(card, _)| game.card(*card)).filter(|card| card.is_character());
    let size = |teams: &[TeamName]| -> usize {
        characters().filter(|card| card.teams.iter().any(|team| teams.contains(team))).map(|_| 3).sum()
    };
    let mut others: Vec<TeamName> = characters().flat_map(|card| card.teams.clone()).collect();
    longbox_kernel::sort_by_key(&mut others, |team| team.name().to_owned());
    others.dedup();
    while size(&teams) < CURVE.iter().sum() && !others.is_empty() {
        let largest = (0..others.len()).max_by_key(|at| size(&others[*at..=*at])).unwrap_or(0);
        teams.push(others.swap_remove(largest));
    }
    teams
}

struct Builder<'a> {
    game: &'a Vs,
    /// What the deck may hold, each card with the chance that it has beside its merits.
    stock: Vec<(CardNo, i32)>,
    teams: Vec<TeamName>,
    draft: DeckDraft,
    /// The levels of the main character.
    versions: Vec<CardNo>,
}

impl Builder<'_> {
    /// The cards that fit, the best first.
    fn best(&self, fits: impl Fn(&Card) -> bool, liking: impl Fn(CardNo, &Card) -> i32) -> Vec<CardNo> {
        let known = self.stock.iter().filter_map(|(card, chance)| Some((*card, *chance, self.game.card(*card)?)));
        let fitting = known.filter(|(_, _, definition)| fits(definition));
        let mut found: Vec<(i32, CardNo)> =
            fitting.map(|(card, chance, definition)| (LIKING * liking(card, definition) + chance, card)).collect();
        longbox_kernel::sort_by_key(&mut found, |(liked, card)| (Reverse(*liked), *card));
        found.into_iter().map(|(_, card)| card).collect()
    }

    fn is_of_teams(&self, card: &Card) -> bool {
        card.teams.iter().any(|team| self.teams.contains(team))
    }

    /// Copies of a card, as many as it may have and a deck of this size has room for. Gives back how many.
    fn add(&mut self, card: CardNo, copies: usize, size: usize) -> usize {
        let (there, limit) = (self.draft.copies(card), self.game.card(card).map_or(0, |card| card.limit));
        let room = size.min(DECK).saturating_sub(self.draft.size()).min(usize::from(limit.saturating_sub(there)));
        let copies = copies.min(room);
        self.draft.set_copies(card, there + copies as u8);
        copies
    }

    /// Those of the teams along the curve; more copies of the better and of the cheaper ones.
    fn characters(&mut self) {
        let mut missing = 0;
        for (cost, wanted) in (1..).zip(CURVE) {
            let own = |card: &Card| card.kind == (CardKind::Supporting { cost }) && self.is_of_teams(card);
            let best = self.best(own, |card, definition| self.strength(card, definition));
            let copies = if cost <= 4 { 4 } else { 2 };
            let mut left = wanted + missing;
            for card in best {
                left -= self.add(card, copies.min(left), DECK);
            }
            // What one cost lacks the next one brings.
            missing = left;
        }
    }

    /// What a character is worth for its cost: its numbers, its rule words and its powers.
    fn strength(&self, card: CardNo, definition: &Card) -> i32 {
        let numbers = definition.stats.map_or(0, |stats| i32::from(stats.atk) + i32::from(stats.def));
        let shared = self.versions.first().and_then(|lead| self.game.card(*lead));
        let friend = shared.is_some_and(|lead| definition.teams.iter().any(|team| lead.teams.contains(team)));
        let alike = Symbol::ALL.into_iter().any(|symbol| {
            asks(self.game, card, symbol) && self.versions.iter().any(|lead| asks(self.game, *lead, symbol))
        });
        let words = definition.words.len() as i32 + definition.powers.len() as i32;
        numbers + 2 * words + if friend { 4 } else { 0 } + i32::from(alike)
    }

    /// Special ones of the teams, then basic ones, for the symbols that are asked for most.
    fn locations(&mut self) {
        let characters = self.draft.size();
        let demand = |symbol: Symbol| -> usize {
            let lead = self.versions.iter().filter(|card| asks(self.game, **card, symbol)).count();
            let others = self.draft.cards.iter().filter(|(_, card)| asks(self.game, *card, symbol));
            8 * lead + others.map(|(count, _)| usize::from(*count)).sum::<usize>()
        };
        let mut symbols: Vec<(usize, Symbol)> =
            Symbol::ALL.into_iter().map(|symbol| (demand(symbol), symbol)).collect();
        longbox_kernel::sort_by_key(&mut symbols, |(demand, symbol)| (Reverse(*demand), *symbol));
        symbols.retain(|(demand, _)| *demand > 0);
        symbols.truncate(SYMBOLS);
        let size = characters + LOCATIONS;
        let wanted: Vec<Symbol> = symbols.iter().map(|(_, symbol)| *symbol).collect();
        let special = |card: &Card| matches!(card.kind, CardKind::Location { .. }) && !card.teams.is_empty();
        let pays = |card| wanted.iter().filter(|symbol| gives(self.game, card, **symbol)).count() as i32;
        let own = self.best(|card| special(card) && self.is_of_teams(card), |card, _| pays(card));
        for card in own.into_iter().filter(|card| pays(*card) > 0).take(1).collect::<Vec<_>>() {
            self.add(card, 4, size);
        }
        for symbol in &wanted {
            if let Some(card) = self.basic(*symbol) {
                self.add(card, 4, size);
            }
        }
        // Whoever asks for few symbols pays with others as well, as long as there are some.
        for symbol in Symbol::ALL {
            let is_new = !wanted.contains(&symbol);
            if let Some(card) = self.basic(symbol).filter(|_| is_new && self.draft.size() < size) {
                self.add(card, 3, size);
            }
        }
    }

    /// The basic location for a symbol; one name for each, or the deck is not legal.
    fn basic(&self, symbol: Symbol) -> Option<CardNo> {
        let only = |card: &Card| match &card.kind {
            CardKind::Location { gives } => card.teams.is_empty() && gives.iter().all(|given| *given == symbol),
            _ => false,
        };
        self.best(only, |_, _| 0).first().copied()
    }

    /// Plot twists and equipment: those of the teams, and those that help in combats.
    fn others(&mut self) {
        let playable = |card: &Card| match card.kind {
            CardKind::PlotTwist { .. } | CardKind::Equipment { .. } => card.teams.is_empty() || self.is_of_teams(card),
            _ => false,
        };
        let liking = |_: CardNo, card: &Card| {
            let combat = card.modes.iter().any(|mode| matches!(mode.when, Time::Combat | Time::AnyCombat));
            let twist = matches!(card.kind, CardKind::PlotTwist { .. });
            3 * i32::from(combat) + 2 * i32::from(twist) + 2 * i32::from(!card.teams.is_empty())
        };
        for card in self.best(playable, liking) {
            self.add(card, 3, DECK);
        }
    }

    /// Whether the deck is full, after whatever else fits.
    fn filled(&mut self) -> bool {
        let anybody = |card: &Card| matches!(card.kind, CardKind::Supporting { .. });
        for card in self.best(anybody, |card, definition| self.strength(card, definition)) {
            self.add(card, 4, DECK);
        }
        self.draft.size() == DECK
    }

    /// With main characters of level 2, where somebody in the deck can become one.
    fn with_side_deck(mut self) -> DeckDraft {
        let cards = self.draft.cards.iter().map(|(_, card)| *card);
        let changes = self.versions.iter().copied().chain(cards).any(|card| self.game.transforms(card));
        let universe = self.versions.first().and_then(|lead| self.game.card(*lead)).map(|lead| lead.universe);
        if let Some(universe) = universe.filter(|_| changes) {
            let others = self.game.for_side_deck(universe).filter(|card| !self.versions.contains(card));
            let mut strong: Vec<CardNo> = others.collect();
            let strength =
                |card: &CardNo| self.game.card(*card).map_or(0, |definition| self.strength(*card, definition));
            longbox_kernel::sort_by_key(&mut strong, |card| (Reverse(strength(card)), *card));
            strong.truncate(SIDE_DECK);
            self.draft.side = strong;
        }
        self.draft
    }
}
