//! A first list around a hero or a team, made from what cards say of themselves: their cards first, along a curve of
//! levels, with icons against every Factor.

use super::facts;
use longbox_kernel::Dice;
use longbox_protocol::{CardNo, DeckDraft, GameName};
use longbox_squad::language::Card;
use longbox_squad::{COPIES, Format, Squad};
use std::cmp::Reverse;

/// Cards of each level, from 1 up; what is higher comes with the last.
const CURVE: [usize; 7] = [7, 8, 8, 6, 5, 4, 2];
/// A point of liking is worth so much against a point of chance.
const LIKING: i32 = 4;

/// None: nobody is called so.
pub(super) fn suggest(game: &Squad, around: &str, dice: &mut Dice) -> Option<DeckDraft> {
    let wanted = around.trim();
    let is_hero = |card: &Card| card.heroes.iter().any(|hero| hero.eq_ignore_ascii_case(wanted));
    let is_team = |card: &Card| card.team.as_ref().is_some_and(|team| team.eq_ignore_ascii_case(wanted));
    let own: Vec<&Card> = game.cards().iter().filter(|card| is_hero(card) || is_team(card)).collect();
    let team = own.iter().find_map(|card| card.team.as_deref());
    let first = *own.first()?;
    let liking = |card: &Card| {
        let friend = team.is_some() && card.team.as_deref() == team;
        let own = 6 * i32::from(is_hero(card) || is_team(card)) + 3 * i32::from(friend);
        let worth = card.attack.map_or(i32::from(card.level) + 2, i32::from) - i32::from(card.level);
        own + worth + i32::from(facts::is_keeper(card)) + i32::from(!card.powers.is_empty())
    };
    let mut draft = DeckDraft::new(GameName::Squad);
    draft.name = first.heroes.iter().find(|hero| hero.eq_ignore_ascii_case(wanted)).or(first.team.as_ref())?.clone();
    let mut stock: Vec<(i32, CardNo)> = (0..)
        .zip(game.cards())
        .map(|(number, card)| (LIKING * liking(card) + dice.below(LIKING as u32 * 2) as i32, number))
        .collect();
    longbox_kernel::sort_by_key(&mut stock, |(liked, card)| (Reverse(*liked), *card));
    let mut builder = Builder { game, stock: stock.into_iter().map(|(_, card)| card).collect(), draft };
    builder.along_the_curve();
    let size = Format::Strict.size().0;
    builder.add_some(size, |_| true);
    (builder.draft.size() == size).then_some(builder.draft)
}

struct Builder<'a> {
    game: &'a Squad,
    /// The best first.
    stock: Vec<CardNo>,
    draft: DeckDraft,
}

impl Builder<'_> {
    fn along_the_curve(&mut self) {
        let mut size = 0;
        for (level, wanted) in (1..).zip(CURVE) {
            size += wanted;
            let last = usize::from(level) == CURVE.len();
            self.add_some(size, |card| card.level == level || last && card.level > level);
        }
    }

    /// Fills the deck up to so many cards; printings of one name count together, and no icon comes too often.
    fn add_some(&mut self, size: usize, fits: impl Fn(&Card) -> bool) {
        let most_icons = size.div_ceil(3);
        for card in self.stock.clone() {
            let definition = self.game.card(card);
            let of = |fits: &dyn Fn(&Card) -> bool| -> usize {
                let fitting = self.draft.cards.iter().filter(|(_, other)| fits(self.game.card(*other)));
                fitting.map(|(count, _)| usize::from(*count)).sum()
            };
            let same_name = of(&|other| other.name == definition.name);
            let icons = of(&|other| other.block == definition.block);
            let room = size.saturating_sub(self.draft.size()).min(COPIES.saturating_sub(same_name));
            let copies = room.min(3).min(most_icons.saturating_sub(icons));
            if copies > 0 && fits(definition) {
                self.draft.set_copies(card, self.draft.copies(card) + copies as u8);
            }
        }
    }
}
