//! Cards in a row, each with a picture that differs from its left neighbour's.

use crate::parts::panel;
use crate::store::Store;
use leptos::prelude::*;
use longbox_protocol::{CardInfo, CardNo, GameName, SquadSide, Thing};

use super::half::Half;

/// A card in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Laid {
    pub(super) thing: Thing,
    /// None: it is not known to the viewer.
    pub(super) card: Option<CardNo>,
    /// The composition of its picture, where it is not the card's own.
    pub(super) composition: Option<u8>,
}

/// Lays a row. Whoever lay there before keeps the picture it had, unless the left neighbour now has the same.
pub(super) fn lay(
    cards: &[(Thing, Option<CardNo>)],
    before: &[Laid],
    face: impl Fn(CardNo) -> Option<CardInfo>,
) -> Vec<Laid> {
    let mut left = None;
    let mut row = Vec::new();
    for (thing, card) in cards {
        let had = before.iter().find(|laid| laid.thing == *thing && laid.card == *card);
        let mut composition = had.and_then(|laid| laid.composition);
        left = card.and_then(&face).map(|face| {
            let panel = longbox_art::Panel { composition, ..panel(&face) };
            let count = panel.subject.compositions().max(1);
            let own = panel.composition_number();
            let used = if left == Some(own) { (own + 1) % count } else { own };
            if used != own {
                composition = Some(used);
            }
            used
        });
        row.push(Laid { thing: thing.clone(), card: *card, composition });
    }
    row
}

impl Half {
    /// A row of this side, laid anew as it changes.
    pub(super) fn row(
        self,
        store: Store,
        cards: impl Fn(&SquadSide) -> Vec<(Thing, Option<CardNo>)> + Send + Sync + 'static,
    ) -> Memo<Vec<Laid>> {
        let cards = self.watch(store, cards);
        Memo::new(move |before: Option<&Vec<Laid>>| {
            let before = before.map_or(&[][..], Vec::as_slice);
            lay(&cards.read(), before, |card| store.face(GameName::Squad, card))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn face(card: CardNo) -> Option<CardInfo> {
        Some(CardInfo {
            name: format!("Card {}", card % 100),
            factors: vec!["tech".to_owned()],
            heroes: vec!["Iron Man".to_owned()],
            ..CardInfo::default()
        })
    }

    fn cards(numbers: &[CardNo]) -> Vec<(Thing, Option<CardNo>)> {
        numbers.iter().enumerate().map(|(at, card)| (Thing::new(format!("h{at}")), Some(*card))).collect()
    }

    /// The compositions that are seen.
    fn seen(row: &[Laid]) -> Vec<u8> {
        let number = |laid: &Laid| {
            let face = face(laid.card?)?;
            Some(longbox_art::Panel { composition: laid.composition, ..panel(&face) }.composition_number())
        };
        row.iter().filter_map(number).collect()
    }

    #[test]
    fn neighbours_differ() {
        let row = lay(&cards(&[7, 7, 7, 7]), &[], face);
        assert!(seen(&row).windows(2).all(|pair| pair[0] != pair[1]));
        assert_eq!(row[0].composition, None);
    }

    #[test]
    fn a_card_keeps_its_picture_when_its_neighbour_leaves() {
        let before = lay(&cards(&[7, 7]), &[], face);
        let after = lay(&cards(&[7, 7])[1..], &before, face);
        assert_eq!(after[0], before[1]);
    }

    #[test]
    fn hidden_cards_have_no_picture() {
        let hidden = [(Thing::new("a"), None), (Thing::new("b"), Some(7))];
        let row = lay(&hidden, &[], face);
        assert_eq!((row[0].composition, row[1].composition), (None, None));
    }
}
