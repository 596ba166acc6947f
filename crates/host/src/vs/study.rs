//! What is to be said of a deck of Vs. System.

mod hand;
mod problems;
mod symbols;

pub(super) use hand::judge;
pub(super) use symbols::{asks, gives};

use crate::Studied;
use crate::decks::{by_turns, chance};
use longbox_protocol::{CardType, CurveStep, DeckStudy, FormatInfo, KindCount, TeamCount};
use longbox_vs::language::{Card, CardKind};
use longbox_vs::{COPIES, DECK, Format, Vs, cards_seen};

/// The curve goes as far as this, and further where there are dearer cards.
const CURVE: u8 = 7;

pub(super) fn formats() -> Vec<FormatInfo> {
    let info = |format: Format| FormatInfo {
        word: format.name().to_owned(),
        title: longbox_kernel::capital(format.name()),
        size: (if format == Format::Strict { DECK as u8 } else { 0 }, DECK as u8),
    };
    Format::ALL.into_iter().map(info).collect()
}

pub(super) fn study(game: &Vs, studied: &Studied<'_, Vs>) -> DeckStudy {
    let size = studied.deck.cards.len();
    let format = studied.deck.extra.format;
    let cards = Cards { all: counted(game, studied), size };
    let steps = cards.curve();
    let points: u32 = steps.iter().map(|step| u32::from(step.cost) * u32::from(step.count)).sum();
    let count: u32 = steps.iter().map(|step| u32::from(step.count)).sum();
    DeckStudy {
        format: format.name().to_owned(),
        size: size as u16,
        problems: problems::problems(game, studied, format),
        hints: problems::hints(game, studied),
        playable: None,
        kinds: cards.kinds(),
        curve: steps,
        average: (points * 100).checked_div(count).unwrap_or(0) as u16,
        symbols: symbols::symbols(game, studied),
        factors: Vec::new(),
        teams: cards.teams(),
        odds: by_turns(size, usize::from(COPIES), cards_seen),
    }
}

fn counted<'a>(game: &'a Vs, studied: &Studied<'_, Vs>) -> Vec<(u8, &'a Card)> {
    studied.draft.cards.iter().filter_map(|(count, card)| Some((*count, game.card(*card)?))).collect()
}

/// The cards of a deck, each with its copies.
struct Cards<'a> {
    all: Vec<(u8, &'a Card)>,
    size: usize,
}

impl Cards<'_> {
    fn count(&self, fits: impl Fn(&Card) -> bool) -> u16 {
        self.all.iter().filter(|(_, card)| fits(card)).map(|(count, _)| u16::from(*count)).sum()
    }

    fn kinds(&self) -> Vec<KindCount> {
        let order = [
            CardType::Supporting,
            CardType::PlotTwist,
            CardType::Equipment,
            CardType::Location,
            CardType::Main,
            CardType::Token,
        ];
        let of = |kind| KindCount { kind, count: self.count(|card| super::face::kind(&card.kind) == kind) };
        order.into_iter().map(of).filter(|kind| kind.count > 0).collect()
    }

    fn curve(&self) -> Vec<CurveStep> {
        let cost = |card: &Card| match card.kind {
            CardKind::Supporting { cost } => Some(cost),
            _ => None,
        };
        let dearest = self.all.iter().filter_map(|(_, card)| cost(card)).max().unwrap_or(0);
        let step = |wanted: u8| {
            let count = self.count(|card| cost(card) == Some(wanted));
            let chance = chance(self.size, usize::from(count), cards_seen(wanted).min(self.size));
            CurveStep { cost: wanted, count, chance }
        };
        let free = self.count(|card| cost(card) == Some(0)) > 0;
        (u8::from(!free)..=dearest.max(CURVE)).map(step).collect()
    }

    fn teams(&self) -> Vec<TeamCount> {
        let mut teams: Vec<TeamCount> = Vec::new();
        for (count, card) in &self.all {
            let names: Vec<&str> = match card.teams.is_empty() {
                true => vec![""],
                false => card.teams.iter().map(|team| team.name()).collect(),
            };
            for name in names {
                let at = teams.iter().position(|team| team.team == name).unwrap_or_else(|| {
                    teams.push(TeamCount { team: name.to_owned(), characters: 0, others: 0 });
                    teams.len() - 1
                });
                let number = if card.is_character() { &mut teams[at].characters } else { &mut teams[at].others };
                *number += u16::from(*count);
            }
        }
        longbox_kernel::sort_by_key(&mut teams, |team| {
            (team.team.is_empty(), std::cmp::Reverse((team.characters, team.others)))
        });
        teams
    }
}
