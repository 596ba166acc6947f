//! Matches of Vs. System 2PCG.

mod build;
mod ear;
mod lists;
mod watch;

use crate::coverage::{Counts, Deed};
use crate::fresh::Wishes;
use crate::game::ArenaGame;
use ear::Ear;
use longbox_catalog::{VsDeck, VsTerms, vs_setup};
use longbox_kernel::{Dice, Seat};
use longbox_vs::language::Card;
use longbox_vs::{Bound, CardNo, PlayerSetup, Position, RuleId, Setup, Vs};

impl ArenaGame for Vs {
    type Terms = VsTerms;
    type Ear = Ear;

    const DEEDS: &'static [Deed<Vs, Card>] = ear::DEEDS;
    const RANDOM_DECKS: bool = true;

    fn meet(&self, decks: &[VsDeck], seats: &mut [usize], terms: &VsTerms) -> Setup {
        vs_setup(self, seats.iter().map(|deck| &decks[*deck]), terms)
    }

    fn random_deck(&self, dice: &mut Dice, wishes: &Wishes) -> Option<VsDeck> {
        build::random_deck(self, dice, wishes)
    }

    fn cards_in(setup: &Setup) -> Vec<CardNo> {
        setup.sides.iter().flat_map(PlayerSetup::cards).collect()
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
        RuleId::by_number(number).map(RuleId::id)
    }

    fn bound(number: u16) -> Option<(String, &'static str)> {
        Bound::by_number(number).map(|bound| (format!("{bound:?}"), bound.text()))
    }
}
