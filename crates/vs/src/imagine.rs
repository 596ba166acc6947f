//! Full games imagined from what a viewer knows.

use crate::Vs;
use crate::game::is_of_deck;
use crate::state::position::{CardNo, OWN, Position, SEATS, UNKNOWN, local};
use crate::state::zones::Set;
use longbox_kernel::{Dice, LikelyLists, Seat, Standpoint, Stream, Viewer};
use tinyvec::ArrayVec;

impl Vs {
    /// A full game that fits what the viewer knows.
    pub(crate) fn imagined(
        &self,
        standpoint: &Standpoint<Position>,
        likely: &LikelyLists,
        dice: &mut Dice,
    ) -> Position {
        let mut position = standpoint.position().clone();
        let mut stream = dice.stream();
        for of in position.seats.iter() {
            if let Some(list) = likely.pick(of, &mut stream) {
                self.fill_from(&mut position, of, self.lists.get(list), &mut stream);
            }
            self.fill(&mut position, of, &mut stream);
            self.imagine_side_deck(&mut position, of, &mut stream);
            self.imagine_inventions(&mut position, of);
        }
        position.imagine_predictions(&mut stream);
        if let Viewer::Seat(seat) = standpoint.viewer() {
            for of in (0..SEATS).filter(|of| position.seats.contains(Seat(*of as u8))) {
                standpoint.position().knowledge[of].each_group(seat, |group| {
                    stream.shuffle(group.len(), |one, other| {
                        let (a, b) = (usize::from(group[one]), usize::from(group[other]));
                        position.cards[of].0.swap(a, b);
                        position.knowledge[of].exchange(seat, a, b);
                    });
                });
            }
        }
        position.dice = Dice::new(stream.seed());
        position
    }

    /// Which of the lists that everybody knows the other players may have brought.
    pub(crate) fn lists_behind(&self, standpoint: &Standpoint<Position>) -> LikelyLists {
        let p = standpoint.position();
        let mut likely = LikelyLists::default();
        for of in p.seats.iter().filter(|of| standpoint.viewer() != Viewer::Seat(*of)) {
            let (levels, cards) = (&p.record(of).levels, p.cards[of.index()].0);
            let seen: Vec<CardNo> = levels.iter().copied().chain(self.seen_of_deck(&cards)).collect();
            likely.of[of.index()] = self.lists.likely(&seen);
        }
        likely
    }

    /// Those of a player's cards that are known and began in the deck.
    fn seen_of_deck(&self, cards: &[CardNo; OWN]) -> impl Iterator<Item = CardNo> {
        cards.iter().copied().filter(|card| *card != UNKNOWN && is_of_deck(self.face(*card)))
    }

    /// Fills the unknown cards of a player with what is left of a list, as far as that goes.
    fn fill_from(&self, p: &mut Position, of: Seat, list: &[CardNo], stream: &mut Stream) {
        let mut left: ArrayVec<[CardNo; OWN]> = ArrayVec::new();
        left.extend(list.iter().copied().filter(|card| is_of_deck(self.face(*card))).take(OWN));
        for card in self.seen_of_deck(&p.cards[of.index()].0) {
            if let Some(at) = left.iter().position(|other| *other == card) {
                left.swap_remove(at);
            }
        }
        let hidden = p.outside_play(of);
        let cards = &mut p.cards[of.index()].0;
        for number in hidden.pieces(of).map(local) {
            if cards[number] == UNKNOWN && !left.is_empty() {
                cards[number] = left.swap_remove(stream.pick(left.len()));
            }
        }
    }

    /// Fills the unknown cards of a player with cards that go with those known.
    fn fill(&self, p: &mut Position, of: Seat, stream: &mut Stream) {
        let mut known: ArrayVec<[CardNo; OWN]> = ArrayVec::new();
        let mut unknown: ArrayVec<[u8; OWN]> = ArrayVec::new();
        for piece in p.outside_play(of).pieces(of) {
            match p.card(piece) {
                UNKNOWN => unknown.push(local(piece) as u8),
                card => known.push(card),
            }
        }
        let main = p.record(of).levels.first().copied();
        for number in unknown {
            let mut card = self.guess(&known, main, stream);
            for _ in 0..8 {
                let copies = known.iter().filter(|other| **other == card).count();
                if copies < self.card(card).map_or(4, |card| usize::from(card.limit)) {
                    break;
                }
                card = self.guess(&[], main, stream);
            }
            p.cards[of.index()].0[usize::from(number)] = card;
            known.push(card);
        }
    }

    /// A card that an unknown card of a player could be: one that goes with those seen, or with the main character.
    fn guess(&self, seen: &[CardNo], main: Option<CardNo>, stream: &mut Stream) -> CardNo {
        let like = match seen.is_empty() || stream.below(2) == 0 {
            true => main.unwrap_or_default(),
            false => seen[stream.pick(seen.len())],
        };
        let related = &self.related[usize::from(like)];
        if related.is_empty() { like } else { related[stream.pick(related.len())] }
    }
}

impl Position {
    /// The pieces of a player that lie in a deck, hand, pile or row.
    fn outside_play(&self, of: Seat) -> Set {
        let zones = self.zones(of);
        let deck = zones.deck.iter().fold(0u128, |set, number| set | 1 << number);
        Set(zones.hand.0 | zones.ko.0 | zones.resources.0 | zones.removed.0 | deck)
    }
}
