//! What is to be said of a deck of Super Hero Squad.

use super::facts;
use crate::Studied;
use crate::decks::{by_turns, chance};
use crate::words::decks as words;
use crate::words::squad::decks as squad_words;
use longbox_protocol::{
    CardNo, CardType, CurveStep, DeckFix, DeckNote, DeckStudy, FactorCount, FormatInfo, KindCount, TeamCount,
};
use longbox_squad::language::{Card, Factor};
use longbox_squad::{COPIES, DeckProblem, Format, Squad, cards_seen};

/// The curve goes as far as this, and further where there are higher levels.
const CURVE: u8 = 8;
/// Cards up to this level can be played at once or soon.
const LOW: u8 = 2;

pub(super) fn formats() -> Vec<FormatInfo> {
    let info = |format: Format| FormatInfo {
        word: format.name().to_owned(),
        title: longbox_kernel::capital(format.name()),
        size: (format.size().0 as u8, format.size().1 as u8),
    };
    Format::ALL.into_iter().map(info).collect()
}

pub(super) fn study(game: &Squad, studied: &Studied<'_, Squad>) -> DeckStudy {
    let deck = Looking { game, studied };
    let format = studied.deck.extra.format;
    let size = studied.deck.cards.len();
    let levels: usize = studied.deck.cards.iter().map(|card| usize::from(game.card(*card).level)).sum();
    DeckStudy {
        format: format.name().to_owned(),
        size: size as u16,
        problems: game.deck_problems(&studied.deck.cards, format).iter().map(|problem| deck.note(problem)).collect(),
        hints: Vec::new(),
        playable: None,
        kinds: deck.kinds(),
        curve: deck.curve(),
        average: (levels * 100).checked_div(size).unwrap_or(0) as u16,
        symbols: Vec::new(),
        factors: Factor::ALL.into_iter().map(|factor| deck.factor(factor)).collect(),
        teams: deck.teams(),
        odds: by_turns(size, COPIES, cards_seen),
    }
}

/// A hand can attack early if something in it is of a low level.
pub(super) fn judge(game: &Squad, hand: &[CardNo]) -> (bool, String) {
    let low = hand.iter().filter(|card| game.card(**card).level <= LOW).count();
    let keepers = hand.iter().filter(|card| facts::is_keeper(game.card(**card))).count();
    (low > 0, squad_words::hand(low > 0, low, keepers))
}

struct Looking<'a> {
    game: &'a Squad,
    studied: &'a Studied<'a, Squad>,
}

impl Looking<'_> {
    fn cards(&self) -> impl Iterator<Item = &Card> {
        self.studied.deck.cards.iter().map(|card| self.game.card(*card))
    }

    fn note(&self, problem: &DeckProblem) -> DeckNote {
        let (cards, fix) = match problem {
            DeckProblem::TooManyCopies { name, count } => {
                let all = self.studied.draft.cards.iter().map(|(_, card)| *card);
                let cards: Vec<CardNo> = all.filter(|card| self.game.card(*card).name == *name).collect();
                let fix = self.fewer(&cards, count.saturating_sub(COPIES));
                (cards, Some(fix))
            }
            DeckProblem::TooSmall { .. }
            | DeckProblem::TooLarge { .. }
            | DeckProblem::NoRoom { .. }
            | DeckProblem::Empty => (Vec::new(), None),
        };
        DeckNote { text: words::sentence(&problem.to_string()), rule: problem.rule().id().to_owned(), cards, fix }
    }

    /// So many fewer of these together, taken away from the last one on.
    fn fewer(&self, cards: &[CardNo], count: usize) -> DeckFix {
        let mut draft = self.studied.draft.clone();
        let mut beyond = count;
        for card in cards.iter().rev() {
            let copies = draft.copies(*card);
            let gone = beyond.min(usize::from(copies));
            draft.set_copies(*card, copies - gone as u8);
            beyond -= gone;
        }
        DeckFix { text: words::take_out(count as u16, false), draft }
    }

    fn kinds(&self) -> Vec<KindCount> {
        let keepers = self.cards().filter(|card| facts::is_keeper(card)).count();
        let attacks = self.studied.deck.cards.len() - keepers;
        let kinds = [(CardType::Attack, attacks), (CardType::Keeper, keepers)];
        let kinds = kinds.into_iter().filter(|(_, count)| *count > 0);
        kinds.map(|(kind, count)| KindCount { kind, count: count as u16 }).collect()
    }

    fn curve(&self) -> Vec<CurveStep> {
        let (size, highest) = (self.studied.deck.cards.len(), self.cards().map(|card| card.level).max().unwrap_or(0));
        let step = |cost: u8| {
            let count = self.cards().filter(|card| card.level == cost).count();
            CurveStep { cost, count: count as u16, chance: chance(size, count, cards_seen(cost).min(size)) }
        };
        (1..=highest.max(CURVE)).map(step).collect()
    }

    fn factor(&self, factor: Factor) -> FactorCount {
        let attacks = self.cards().filter(|card| card.factors.contains(&factor)).count();
        let blocks = self.cards().filter(|card| card.block == factor).count();
        let chance = chance(self.studied.deck.cards.len(), blocks, 1);
        FactorCount { factor: facts::small(factor), attacks: attacks as u16, blocks: blocks as u16, chance }
    }

    fn teams(&self) -> Vec<TeamCount> {
        let mut teams: Vec<TeamCount> = Vec::new();
        for team in self.cards().map(|card| card.team.as_deref().unwrap_or_default()) {
            match teams.iter_mut().find(|known| known.team == team) {
                Some(known) => known.characters += 1,
                None => teams.push(TeamCount { team: team.to_owned(), characters: 1, others: 0 }),
            }
        }
        longbox_kernel::sort_by_key(&mut teams, |team| (team.team.is_empty(), std::cmp::Reverse(team.characters)));
        teams
    }
}
