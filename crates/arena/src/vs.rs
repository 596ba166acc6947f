//! Matches of Vs. System 2PCG.

mod build;
mod ear;

use crate::coverage::{Counts, Deed};
use crate::fresh::Wishes;
use crate::sport::Sport;
use ear::Ear;
use longbox_catalog::VsDeck;
use longbox_kernel::{Dice, Seat};
use longbox_vs::language::Card;
use longbox_vs::{Bound, CardNo, Format, Mode, Position, Rule, Setup, Side, Vs};

/// How decks of Vs. System meet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct VsTerms {
    /// Without one each game uses the strict format if all decks are made for it and keep to it, or else the
    /// casual one.
    pub format: Option<Format>,
    /// How the players of a game for four stand to each other.
    pub mode: Mode,
    /// All know each other's deck list.
    pub open_lists: bool,
}

impl Sport for Vs {
    type Terms = VsTerms;
    type Ear = Ear;

    const DEEDS: &'static [Deed<Vs, Card>] = ear::DEEDS;
    const RANDOM_DECKS: bool = true;

    fn meet(&self, decks: &[VsDeck], seats: &mut [usize], terms: &VsTerms) -> Setup {
        let here = || seats.iter().map(|deck| &decks[*deck]);
        let sides = here().map(|deck| Side { main: deck.extra.main.clone(), deck: deck.cards.clone() });
        let strict = |deck: &VsDeck| {
            let problems = || self.deck_problems(&deck.extra.main, &deck.cards, Format::Strict);
            deck.extra.format == Format::Strict && problems().is_empty()
        };
        let common = if here().all(strict) { Format::Strict } else { Format::Casual };
        Setup {
            mode: terms.mode,
            format: terms.format.unwrap_or(common),
            open_lists: terms.open_lists,
            ..Setup::new(sides.collect())
        }
    }

    fn random_deck(&self, dice: &mut Dice, wishes: &Wishes) -> Option<VsDeck> {
        build::random_deck(self, dice, wishes)
    }

    fn cards_in(setup: &Setup) -> Vec<CardNo> {
        setup.sides.iter().flat_map(|side| side.main.iter().chain(&side.deck)).copied().collect()
    }

    fn first(&self, position: &Position) -> Option<Seat> {
        position.first()
    }

    fn ear(&self) -> Ear {
        Ear::new(self.cards())
    }

    fn counts(ear: Ear) -> Counts {
        ear.counts()
    }

    fn rule(number: u16) -> Option<&'static str> {
        Rule::by_number(number).map(Rule::id)
    }

    fn bound(number: u16) -> Option<(String, &'static str)> {
        Bound::by_number(number).map(|bound| (format!("{bound:?}"), bound.text()))
    }
}
