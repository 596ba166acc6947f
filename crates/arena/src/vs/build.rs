//! Random decks of Vs. System: legal, mostly of a kind that somebody might play, now and then pure chaos.

use crate::fresh::Wishes;
use longbox_catalog::{VsDeck, VsExtra};
use longbox_kernel::Dice;
use longbox_vs::language::{Card, CardKind, Symbol, TeamName};
use longbox_vs::{CardNo, DECK, Format, SIDE_DECK, Vs};

/// One deck of so many is chaos.
const CHAOS: u32 = 10;
/// One deck of so many is loyal to a team; if a wanted card has Loyalty, every second one.
const LOYAL: u32 = 8;
/// Of so many decks that can use a side deck one has none.
const NO_SIDE_DECK: u32 = 4;
/// Versions of a main character that a player can bring.
const VERSIONS: usize = 6;

pub(super) fn random_deck(game: &Vs, dice: &mut Dice, wishes: &Wishes) -> Option<VsDeck> {
    let main = main_character(game, dice, wishes)?;
    let first = game.card(*main.first()?)?;
    let mut stock = stock(game, wishes, first);
    keep_or_leave_loyal(&mut stock, game, dice, wishes, first);
    keep_one_of_each_type(&mut stock, game, dice);
    let wanted = wishes.wanted.iter().copied().filter(|card| stock.contains(card)).collect();
    let mut builder = Builder { game, dice, stock, wanted, deck: Vec::with_capacity(DECK) };
    match builder.dice.below(CHAOS) {
        0 => builder.chaos(),
        _ => builder.plan(&first.teams),
    }
    let cards = builder.finished()?;
    let side_deck = match main.iter().chain(&cards).any(|card| game.transforms(*card)) {
        true => side_deck(game, dice, wishes, first),
        false => Vec::new(),
    };
    let extra = VsExtra { format: Format::Strict, main, side_deck, ..VsExtra::default() };
    let name = format!("Random {}", first.name);
    Some(VsDeck { key: "random".to_owned(), name, kind: "random".to_owned(), cards, extra })
}

/// All versions of a main character, as far as the cards may be used.
fn main_character(game: &Vs, dice: &mut Dice, wishes: &Wishes) -> Option<Vec<CardNo>> {
    let versions = |card: &CardNo| match game.card(*card) {
        Some(first) if matches!(first.kind, CardKind::Main { level: 1 }) => {
            let same = |other: &CardNo| {
                wishes.cards.contains(other) && game.card(*other).is_some_and(|card| card.universe == first.universe)
            };
            let versions = game.levels_of(&first.name).into_iter().filter(same);
            Some(versions.take(VERSIONS).collect::<Vec<CardNo>>())
        }
        _ => None,
    };
    let all: Vec<Vec<CardNo>> = wishes.cards.iter().filter_map(versions).collect();
    let is_wanted = |main: &&Vec<CardNo>| main.iter().any(|card| wishes.wanted.contains(card));
    let wanted: Vec<&Vec<CardNo>> = all.iter().filter(is_wanted).collect();
    if !wanted.is_empty() && dice.below(4) > 0 {
        return Some(wanted[dice.pick(wanted.len())].clone());
    }
    (!all.is_empty()).then(|| all[dice.pick(all.len())].clone())
}

/// Up to three main characters of level 2 that the cards hold; now and then none, so that all may be chosen.
fn side_deck(game: &Vs, dice: &mut Dice, wishes: &Wishes, main: &Card) -> Vec<CardNo> {
    if dice.below(NO_SIDE_DECK) == 0 {
        return Vec::new();
    }
    let mut open: Vec<CardNo> = game.for_side_deck(main.universe).filter(|card| wishes.cards.contains(card)).collect();
    let count = open.len().min(1 + dice.below(SIDE_DECK as u32) as usize);
    (0..count).map(|_| open.swap_remove(dice.pick(open.len()))).collect()
}

/// The cards of decks that go with this main character.
fn stock(game: &Vs, wishes: &Wishes, main: &Card) -> Vec<CardNo> {
    let fits = |card: &Card| {
        !matches!(card.kind, CardKind::Main { .. } | CardKind::Token)
            && card.pile.is_none()
            && card.universe == main.universe
            && card.limit > 0
    };
    let known = |card: &CardNo| game.card(*card).is_some_and(fits);
    let mut stock: Vec<CardNo> = wishes.cards.iter().copied().filter(known).collect();
    stock.sort_unstable();
    stock.dedup();
    stock
}

/// Cards with Loyalty go only beside cards of their team: now and then a deck is made of such, else it has none.
fn keep_or_leave_loyal(stock: &mut Vec<CardNo>, game: &Vs, dice: &mut Dice, wishes: &Wishes, main: &Card) {
    let is = |card: &CardNo, fits: &dyn Fn(&Card) -> bool| game.card(*card).is_some_and(fits);
    let own = |card: &Card| is_of(card, &main.teams);
    let wish = wishes.wanted.iter().any(|card| is(card, &|card| card.loyal && own(card)));
    let size: usize = stock.iter().filter_map(|card| game.card(*card)).filter(|card| own(card)).map(most_copies).sum();
    let loyal = size >= DECK && dice.below(if wish { 2 } else { LOYAL }) == 0;
    stock.retain(|card| is(card, &|card| if loyal { own(card) } else { !card.loyal }));
}

/// Basic locations that give the same symbol must have one name.
fn keep_one_of_each_type(stock: &mut Vec<CardNo>, game: &Vs, dice: &mut Dice) {
    for symbol in Symbol::ALL {
        let same = |card: &CardNo| game.card(*card).and_then(basic_type) == Some(symbol);
        let of_type: Vec<CardNo> = stock.iter().copied().filter(same).collect();
        if of_type.len() > 1 {
            let kept = of_type[dice.pick(of_type.len())];
            stock.retain(|card| *card == kept || !of_type.contains(card));
        }
    }
}

/// So many copies of it a deck may hold.
fn most_copies(card: &Card) -> usize {
    usize::from(card.limit)
}

/// The type of a basic location.
fn basic_type(card: &Card) -> Option<Symbol> {
    match &card.kind {
        CardKind::Location { gives } if card.teams.is_empty() => {
            gives.first().copied().filter(|first| gives.iter().all(|symbol| symbol == first))
        }
        _ => None,
    }
}

fn is_location(card: &Card) -> bool {
    matches!(card.kind, CardKind::Location { .. })
}

/// Belongs to one of these teams, or to none.
fn is_of(card: &Card, teams: &[TeamName]) -> bool {
    card.teams.is_empty() || card.teams.iter().any(|team| teams.contains(team))
}

struct Builder<'a> {
    game: &'a Vs,
    dice: &'a mut Dice,
    /// What may be in the deck.
    stock: Vec<CardNo>,
    /// What of it is preferred.
    wanted: Vec<CardNo>,
    deck: Vec<CardNo>,
}

impl Builder<'_> {
    /// Half characters over all costs, a good part locations, plot twists and equipment for the rest; most of it
    /// of a few teams.
    fn plan(&mut self, main_teams: &[TeamName]) {
        let mut teams = main_teams.to_vec();
        for _ in 0..1 + self.dice.below(2) {
            teams.extend(self.another_team(&teams));
        }
        let locations = 14 + self.dice.below(7) as usize;
        let characters = 28 + self.dice.below(5) as usize;
        let special = |card: &Card| is_location(card) && !card.teams.is_empty() && is_of(card, &teams);
        for card in self.matching(special) {
            let copies = 2 + self.dice.below(3) as usize;
            self.add(card, copies, locations);
        }
        self.add_some(locations, |card, _| is_location(card) && is_of(card, &teams));
        let full = locations + characters;
        self.add_some(full, |card, guest| {
            matches!(card.kind, CardKind::Supporting { .. }) && (guest || is_of(card, &teams))
        });
        self.add_some(DECK, |card, guest| {
            matches!(card.kind, CardKind::PlotTwist { .. } | CardKind::Equipment { .. })
                && (guest || is_of(card, &teams))
        });
    }

    /// Anything at all.
    fn chaos(&mut self) {
        for _ in 0..4 * DECK {
            let wish = !self.wanted.is_empty() && self.dice.flip();
            let from = if wish { &self.wanted } else { &self.stock };
            if from.is_empty() || self.deck.len() >= DECK {
                return;
            }
            let card = from[self.dice.pick(from.len())];
            let copies = 1 + self.dice.below(4) as usize;
            self.add(card, copies, DECK);
        }
    }

    /// A team that has characters here and is not among these; one of a preferred card if there are any.
    fn another_team(&mut self, teams: &[TeamName]) -> Option<TeamName> {
        let of = |card: CardNo| self.game.card(card).map_or(&[][..], |card| &card.teams);
        let wish = !self.wanted.is_empty() && self.dice.below(4) > 0;
        let from = if wish { &self.wanted } else { &self.stock };
        let others: Vec<&TeamName> =
            from.iter().flat_map(|card| of(*card)).filter(|team| !teams.contains(team)).collect();
        (!others.is_empty()).then(|| others[self.dice.pick(others.len())].clone())
    }

    fn matching(&self, fits: impl Fn(&Card) -> bool) -> Vec<CardNo> {
        self.stock.iter().copied().filter(|card| self.game.card(*card).is_some_and(&fits)).collect()
    }

    /// Fills the deck up to so many cards with such as fit. Now and then a guest is asked for: `fits` is told.
    fn add_some(&mut self, size: usize, fits: impl Fn(&Card, bool) -> bool) {
        for _ in 0..4 * DECK {
            if self.deck.len() >= size {
                return;
            }
            let guest = self.dice.below(10) == 0;
            let wish = self.dice.flip();
            let mut from: Vec<CardNo> = match wish {
                true => self.wanted.clone(),
                false => Vec::new(),
            };
            // A preferred card is always welcome, whatever its team.
            from.retain(|card| self.game.card(*card).is_some_and(|card| fits(card, true)));
            if from.is_empty() {
                from = self.matching(|card| fits(card, guest));
            }
            let Some(card) = self.any_cost(&from) else { continue };
            let copies = 1 + self.dice.below(4) as usize;
            self.add(card, copies, size);
        }
    }

    /// One of these cards, each cost with the same chance.
    fn any_cost(&mut self, from: &[CardNo]) -> Option<CardNo> {
        let cost = |card: &CardNo| self.game.card(*card).and_then(Card::cost);
        let mut costs: Vec<Option<u8>> = from.iter().map(cost).collect();
        costs.sort_unstable();
        costs.dedup();
        let wanted = (!costs.is_empty()).then(|| costs[self.dice.pick(costs.len())])?;
        let of_cost: Vec<CardNo> = from.iter().copied().filter(|card| cost(card) == wanted).collect();
        Some(of_cost[self.dice.pick(of_cost.len())])
    }

    /// Puts copies of a card in, as many as it may have and a deck of that size has room for.
    fn add(&mut self, card: CardNo, copies: usize, size: usize) {
        let limit = self.game.card(card).map_or(0, most_copies);
        let there = self.deck.iter().filter(|other| **other == card).count();
        let room = limit.saturating_sub(there).min(size.saturating_sub(self.deck.len()));
        self.deck.extend(std::iter::repeat_n(card, copies.min(room)));
    }

    /// The deck, filled up with whatever is left. None: there is not enough.
    fn finished(mut self) -> Option<Vec<CardNo>> {
        let mut rest = std::mem::take(&mut self.stock);
        while self.deck.len() < DECK && !rest.is_empty() {
            let card = rest.swap_remove(self.dice.pick(rest.len()));
            self.add(card, DECK, DECK);
        }
        self.deck.sort_unstable();
        (self.deck.len() == DECK).then_some(self.deck)
    }
}
