//! Matches of Super Hero Squad.

mod ear;
mod watch;

use crate::coverage::{Counts, Deed};
use crate::game::ArenaGame;
use ear::Ear;
use longbox_catalog::SquadDeck;
use longbox_kernel::Seat;
use longbox_squad::language::Card;
use longbox_squad::{Bound, CardNo, Format, Position, RuleId, Setup, Squad};

/// How decks of Squad meet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SquadTerms {
    /// Without one each pairing uses the format both decks are made for, or `quest` (which takes any size) when
    /// they differ.
    pub format: Option<Format>,
    /// Quest decks sit in seat B and play with their handicaps.
    pub handicaps: bool,
}

impl ArenaGame for Squad {
    type Terms = SquadTerms;
    type Ear = Ear;

    const DEEDS: &'static [Deed<Squad, Card>] = ear::DEEDS;

    fn meet(&self, decks: &[SquadDeck], seats: &mut [usize], terms: &SquadTerms) -> Setup {
        let quest = |deck: usize| decks[deck].extra.quest.is_some();
        if terms.handicaps && quest(seats[0]) && !quest(seats[1]) {
            seats.swap(0, 1);
        }
        let (a, b) = (&decks[seats[0]], &decks[seats[1]]);
        let format = terms.format.unwrap_or_else(|| common_format(self, a, b));
        let mut setup = Setup::new(a.cards.clone(), b.cards.clone(), format);
        if let Some(quest) = b.extra.quest.as_ref().filter(|_| terms.handicaps) {
            setup.power = quest.handicaps.power.unwrap_or(setup.power);
            setup.handicaps = [quest.handicaps.player.clone(), quest.handicaps.enemy.clone()];
        }
        setup
    }

    fn cards_in(setup: &Setup) -> Vec<CardNo> {
        let extras = setup.handicaps.iter().flat_map(|handicap| handicap.keepers.iter().chain(&handicap.cards));
        setup.decks.iter().flatten().chain(extras).copied().collect()
    }

    fn first(&self, position: &Position) -> Option<Seat> {
        Some(position.active())
    }

    fn ear(&self) -> Ear {
        Ear::new(self.cards().len())
    }

    fn counts(ear: Ear) -> Counts {
        ear.counts()
    }

    fn rule(number: u16) -> Option<&'static str> {
        RuleId::by_number(number).map(RuleId::id)
    }

    fn bound(number: u16) -> Option<(String, &'static str)> {
        Bound::ALL.get(usize::from(number)).map(|bound| (format!("{bound:?}"), bound.text()))
    }
}

fn common_format(game: &Squad, a: &SquadDeck, b: &SquadDeck) -> Format {
    let format = a.extra.format;
    let legal = |deck: &SquadDeck| game.deck_problems(&deck.cards, format).is_empty();
    let sizes = format != Format::Casual || a.cards.len() == b.cards.len();
    if format == b.extra.format && legal(a) && legal(b) && sizes { format } else { Format::Quest }
}
