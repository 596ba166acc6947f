//! The cards of Vs. System decks: what they cost and pay, and which of them go together.

use crate::doctor::ListedCard;
pub(super) use crate::doctor::different;
use longbox_catalog::{VsDeck, vs_side};
use longbox_vs::language::{CardKind, Power, Symbol, TeamName, Works};
use longbox_vs::{CardNo, Format, Vs};

/// What each card costs, asks for and pays.
#[derive(Clone, Debug)]
pub(super) struct Costs {
    cards: Vec<CardCosts>,
}

#[derive(Clone, Debug)]
struct CardCosts {
    cost: Option<u8>,
    character: bool,
    equipment: bool,
    /// Of a location: its teams and the symbols that it gives, a bit for each.
    place: Option<(u16, u8)>,
    /// Symbols that its super powers ask for, a bit for each.
    asks: u8,
}

/// The place of a symbol in lists; the one that stands for several comes behind the others.
fn bit(symbol: Symbol) -> u8 {
    1 << Symbol::ALL.iter().position(|known| *known == symbol).unwrap_or(Symbol::ALL.len())
}

impl Costs {
    pub(super) fn new(game: &Vs) -> Costs {
        let bits = |symbols: &[Symbol]| symbols.iter().fold(0, |bits, symbol| bits | bit(*symbol));
        let costs = |(number, card): (usize, &longbox_vs::language::Card)| CardCosts {
            cost: card.cost(),
            character: matches!(card.kind, CardKind::Supporting { .. }),
            equipment: matches!(card.kind, CardKind::Equipment { .. }),
            place: match &card.kind {
                CardKind::Location { gives } => Some((game.teams_of(number as CardNo), bits(gives))),
                _ => None,
            },
            asks: card.powers.iter().fold(0, |asks, power| match power {
                // A power that can be had in another way lacks nothing.
                Power::Use { cost, or, works, .. } if or.is_empty() && *works == Works::default() => asks | bits(cost),
                _ => asks,
            }),
        };
        Costs { cards: game.cards().iter().enumerate().map(costs).collect() }
    }

    fn of(&self, card: CardNo) -> Option<&CardCosts> {
        self.cards.get(usize::from(card))
    }

    pub(super) fn cost(&self, card: CardNo) -> Option<u8> {
        self.of(card).and_then(|card| card.cost)
    }

    pub(super) fn is_character(&self, card: CardNo) -> bool {
        self.of(card).is_some_and(|card| card.character)
    }

    pub(super) fn is_equipment(&self, card: CardNo) -> bool {
        self.of(card).is_some_and(|card| card.equipment)
    }

    /// Whether recruit points are paid for it.
    pub(super) fn is_recruited(&self, card: CardNo) -> bool {
        self.of(card).is_some_and(|card| card.character || card.equipment)
    }

    /// The teams of a location and what it gives.
    pub(super) fn place(&self, card: CardNo) -> Option<(u16, u8)> {
        self.of(card).and_then(|card| card.place)
    }

    /// The symbols that its super powers ask for and that are not given.
    pub(super) fn missing(&self, card: CardNo, given: u8) -> u8 {
        let asks = self.of(card).map_or(0, |card| card.asks);
        let wild = bit(Symbol::Wild);
        let any = [Symbol::Energy, Symbol::Intellect, Symbol::Might, Symbol::Skill].map(bit);
        let covered = given | if any.iter().any(|symbol| given & symbol != 0) { wild } else { 0 };
        asks & !covered
    }
}

pub(super) fn listed(game: &Vs, number: CardNo, copies: usize) -> ListedCard {
    let Some(card) = game.card(number) else { return ListedCard::default() };
    let kind = match card.kind {
        CardKind::Main { .. } => "main character",
        CardKind::Supporting { .. } => "character",
        CardKind::PlotTwist { .. } => "plot twist",
        CardKind::Equipment { .. } => "equipment",
        CardKind::Location { .. } => "location",
        CardKind::Token => "token",
    };
    ListedCard {
        id: card.id.clone(),
        name: card.name.clone(),
        copies: copies as u64,
        kind: kind.to_owned(),
        cost: card.cost(),
        team: card.teams.first().map(|team| team.name().to_owned()).unwrap_or_default(),
    }
}

pub(super) fn is_legal(game: &Vs, deck: &VsDeck, like: &VsDeck) -> bool {
    let keeps = |deck: &VsDeck, format| game.problems_of(&vs_side(deck), format).is_empty();
    keeps(deck, if keeps(like, Format::Strict) { Format::Strict } else { Format::Casual })
}

/// Cards of the deck's universe that belong to a team of the deck or to none, and that are legal in it by themselves.
pub(super) fn joiners(game: &Vs, deck: &VsDeck) -> Vec<CardNo> {
    let own = || deck.extra.main.iter().chain(&deck.cards).filter_map(|card| game.card(*card));
    let Some(universe) = own().next().map(|card| card.universe) else { return Vec::new() };
    let teams: Vec<&TeamName> = own().filter(|card| card.is_character()).flat_map(|card| &card.teams).collect();
    let fits = |card: &longbox_vs::language::Card| {
        let deck_card = !matches!(card.kind, CardKind::Main { .. } | CardKind::Token);
        let friend = card.teams.is_empty() || card.teams.iter().any(|team| teams.contains(&team));
        deck_card && friend && card.pile.is_none() && card.universe == universe && card.limit > 0
    };
    let cards = game.cards().iter().enumerate().filter(|(_, card)| fits(card));
    cards.map(|(number, _)| number as CardNo).collect()
}
