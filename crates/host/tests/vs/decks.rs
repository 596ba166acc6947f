//! Games to look at: decks of the catalogue, and decks of cards at random.

use longbox_catalog::{VsDeck, VsTerms, vs_setup};
use longbox_host::Names;
use longbox_kernel::{Dice, Seat};
use longbox_vs::language::{Card, CardKind};
use longbox_vs::{CardNo, Format, Mode, PlayerSetup, Setup, Vs};

pub(crate) fn game() -> (Vs, Vec<VsDeck>) {
    let game = longbox_catalog::vs().expect("the cards can be read").game;
    let decks = longbox_catalog::vs_decks(&game).expect("the decks can be read");
    (game, decks)
}

/// "You" and three others, seen from this seat.
pub(crate) fn names(me: Seat, seats: usize) -> Names {
    let others = ["Mira", "Jon", "Ada", "Sam"];
    Names::new((0..seats).map(|seat| if seat == me.index() { "You" } else { others[seat] }.to_owned()).collect())
}

/// A game of two to four players in one of the modes; every third one with decks of cards at random.
pub(crate) fn setup(game: &Vs, decks: &[VsDeck], seed: u64) -> Setup {
    let mut dice = Dice::new(seed ^ 0x5eed);
    let players = 2 + seed as usize % 3;
    let mode = match (players, seed / 3 % 3) {
        (4, 0) => Mode::TwoHeaded,
        (4, 1) => Mode::TwoVsTwo,
        _ => Mode::FreeForAll,
    };
    if dice.below(3) == 0 {
        let sides = (0..players).map(|_| random_side(game, &mut dice)).collect();
        return Setup { mode, format: Format::Casual, ..Setup::new(sides) };
    }
    let sat: Vec<&VsDeck> = (0..players).map(|_| &decks[dice.pick(decks.len())]).collect();
    vs_setup(game, sat.into_iter(), &VsTerms { mode, ..VsTerms::default() })
}

fn cards_that(game: &Vs, fits: impl Fn(&Card) -> bool) -> Vec<CardNo> {
    let numbers = 0..game.cards().len() as CardNo;
    numbers.filter(|number| game.card(*number).is_some_and(&fits)).collect()
}

fn random_side(game: &Vs, dice: &mut Dice) -> PlayerSetup {
    let mains = cards_that(game, |card| matches!(card.kind, CardKind::Main { level: 1 }));
    let main = game.levels_of(game.name_of(mains[dice.pick(mains.len())]));
    let universe = game.card(main[0]).map(|card| card.universe).unwrap_or_default();
    // Cards with Loyalty need decks of their own.
    let of = |fits: fn(&CardKind) -> bool| {
        cards_that(game, |card| card.universe == universe && !card.loyal && card.pile.is_none() && fits(&card.kind))
    };
    let characters = of(|kind| matches!(kind, CardKind::Supporting { .. } | CardKind::Equipment { .. }));
    let twists = of(|kind| matches!(kind, CardKind::PlotTwist { .. }));
    let mut locations = of(|kind| matches!(kind, CardKind::Location { .. }));
    // What a later set prints again is the same location.
    locations.retain(|card| game.for_deck(game.name_of(*card)) == Some(*card));
    let mut deck = Vec::new();
    while deck.len() < 60 {
        let from = match dice.below(10) {
            0..5 => &characters,
            5..7 => &twists,
            _ => &locations,
        };
        let card = from[dice.pick(from.len())];
        let most = usize::from(game.card(card).map_or(4, |card| card.limit));
        if deck.iter().filter(|other| **other == card).count() < most {
            deck.push(card);
        }
    }
    PlayerSetup::new(main, deck)
}
