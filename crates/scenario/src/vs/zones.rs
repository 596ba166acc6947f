//! Expectations about where cards lie and who sees them.

use super::expect::unknown;
use super::matching::fighters;
use super::setup::{number, resources};
use super::{Runner, cards, seat};
use crate::fault::Fault;
use longbox_kernel::{Game, Seat, Viewer};
use longbox_vs::{CardNo, Piece, Position, Row, Set, UNKNOWN};

/// The places that lists of cards can be expected of.
const PLACES: &str =
    "hand, deck, deck top, deck holds, ko, pile, removed, resources, front, back, hand of NAME, resources of NAME";

impl Runner<'_> {
    /// `hand: CARDS`, `deck top: CARDS`, `resources: Fortress, 2 x down`, `front: NAMES` ...
    pub(super) fn expect_cards(&mut self, who: Seat, place: &str, list: &str) -> Result<(), Fault> {
        let p = self.position()?;
        if place == "resources" {
            return self.expect_resources(&p, who, Set(u128::MAX), list);
        }
        if let Some(holder) = place.strip_prefix("resources of ") {
            let part = self.part(&p, who, holder).unwrap_or_default();
            return self.expect_resources(&p, who, part, list);
        }
        if let "front" | "back" = place {
            return self.expect_row(&p, who, place, list);
        }
        let mut expected = cards::list(self.game, list)?;
        let deck = place.starts_with("deck");
        let secret: Vec<CardNo> = match place {
            "pile" => self.game.secret_pile(&p, who).collect(),
            _ => Vec::new(),
        };
        let mut found: Vec<CardNo> = match place {
            "deck top" => {
                self.pieces(&p, who, "deck").map(|all| all.into_iter().take(expected.len()).collect::<Vec<_>>())
            }
            "deck holds" => self.pieces(&p, who, "deck"),
            _ => self.pieces(&p, who, place),
        }
        .ok_or_else(|| Fault::new(format!("'{place}' is no place; known are {PLACES}")))?
        .into_iter()
        .map(|piece| p.card(piece))
        .chain(secret)
        .collect();
        if !deck || place == "deck holds" {
            expected.sort_unstable();
            found.sort_unstable();
        }
        self.same_cards(&format!("{who} {place}"), &expected, &found)
    }

    fn same_cards(&self, what: &str, expected: &[CardNo], found: &[CardNo]) -> Result<(), Fault> {
        let names =
            |cards: &[CardNo]| cards.iter().map(|card| self.game.name_of(*card).to_owned()).collect::<Vec<String>>();
        match expected == found {
            true => Ok(()),
            false => Err(Fault::differs(what, cards::show(&names(expected)), cards::show(&names(found)))),
        }
    }

    /// The pieces that lie in a place.
    pub(super) fn pieces(&self, p: &Position, who: Seat, place: &str) -> Option<Vec<Piece>> {
        let zones = p.zones(who);
        if let Some((place, holder)) = place.split_once(" of ") {
            let part = self.part(p, who, holder)?;
            return Some(self.pieces(p, who, place)?.into_iter().filter(|piece| part.contains(*piece)).collect());
        }
        Some(match place {
            "hand" => zones.hand.pieces(who).collect(),
            "ko" | "KO pile" => zones.ko.pieces(who).collect(),
            "pile" => self.game.piles(p, who).pieces(who).collect(),
            "removed" => {
                let pile = self.game.piles(p, who);
                zones.removed.pieces(who).filter(|piece| !pile.contains(*piece)).collect()
            }
            "resources" => zones.resources.pieces(who).collect(),
            "deck" => self.judge(p).deck(who),
            _ => return None,
        })
    }

    /// The part of a hand and a resource row that a character on this side has.
    fn part(&self, p: &Position, who: Seat, holder: &str) -> Option<Set> {
        let holders = fighters(self.game, p, holder).unwrap_or_default();
        holders.into_iter().filter(|slot| p.fighter(*slot).side == who).find_map(|slot| p.part(slot))
    }

    /// Face-up cards by name; `down` is any face-down card, `NAME down` that one.
    fn expect_resources(&mut self, p: &Position, who: Seat, part: Set, list: &str) -> Result<(), Fault> {
        let zones = p.zones(who);
        let names = |set: Set| {
            let pieces = set.within(part).pieces(who);
            pieces.map(|piece| self.game.name_of(p.card(piece)).to_owned()).collect::<Vec<String>>()
        };
        let (up, down) = (names(zones.face_up), names(zones.face_down()));
        let mut expected: Vec<String> = Vec::new();
        for (part, (card, face_up)) in expand(list).into_iter().zip(resources(self, list)?) {
            let name = self.game.name_of(card);
            expected.push(match (face_up, part == "down") {
                (true, _) => name.to_owned(),
                (false, true) => "down".to_owned(),
                (false, false) => format!("{name} down"),
            });
        }
        let mut found = up;
        // Face-down cards that the line names and that have not been found yet.
        let mut open = expected.clone();
        for name in down {
            let full = format!("{name} down");
            let said = open.iter().position(|word| *word == full);
            found.push(said.map_or_else(|| "down".to_owned(), |at| open.swap_remove(at)));
        }
        expected.sort();
        found.sort();
        match expected == found {
            true => Ok(()),
            false => Err(Fault::differs(&format!("{who} resources"), cards::show(&expected), cards::show(&found))),
        }
    }

    fn expect_row(&self, p: &Position, who: Seat, place: &str, list: &str) -> Result<(), Fault> {
        let row = if place == "front" { Row::Front } else { Row::Back };
        let mut found: Vec<String> = self
            .judge(p)
            .side(who)
            .into_iter()
            .filter(|slot| p.fighter(*slot).row == row)
            .map(|slot| self.game.name_of(p.fighter(slot).card).to_owned())
            .collect();
        let mut expected: Vec<String> = Vec::new();
        for item in cards::items(self.game, list)? {
            let card = cards::cards(self.game, &item.name)?;
            expected.extend(card.first().map(|card| self.game.name_of(*card).to_owned()));
        }
        expected.sort();
        found.sort();
        match expected == found {
            true => Ok(()),
            false => Err(Fault::differs(&format!("{who} {place}"), cards::show(&expected), cards::show(&found))),
        }
    }

    /// `sees B hand: CARDS`, `sees B hand hidden 3`, `sees A deck top: CARD`, `does not see B hand`.
    pub(super) fn expect_sees(&mut self, viewer: Seat, text: &str, wanted: bool) -> Result<(), Fault> {
        let game = self.game;
        let standpoint = game.standpoint(self.table()?.position(), Viewer::Seat(viewer));
        let p = standpoint.position();
        let (of, rest) =
            text.split_once(' ').and_then(|(word, rest)| Some((seat(word)?, rest))).ok_or_else(|| unknown(text))?;
        let (place, list) = rest.split_once(':').unwrap_or((rest, ""));
        let (place, hidden) = match place.split_once(" hidden ") {
            Some((place, count)) => (place, Some(number::<usize>(count)?)),
            None => (place, None),
        };
        if let ("front" | "back", None) = (place.trim(), hidden) {
            let seen = self.expect_row(p, of, place.trim(), list);
            return match (wanted, seen) {
                (true, seen) => seen,
                (false, Ok(())) => Err(Fault::new(format!("{viewer} should not see it, but does"))),
                (false, Err(_)) => Ok(()),
            };
        }
        let top = place.trim().strip_suffix(" top");
        let pieces = self.pieces(p, of, top.unwrap_or(place.trim())).ok_or_else(|| unknown(text))?;
        let certain = |piece: &Piece| {
            let local = usize::from(*piece) % longbox_vs::OWN;
            p.card(*piece) != UNKNOWN && p.knowledge(of).knows(viewer, local)
        };
        if let Some(hidden) = hidden {
            let found = pieces.iter().filter(|piece| !certain(piece)).count();
            return super::expect::same("cards hidden there", hidden, found);
        }
        let mut expected = cards::list(game, list)?;
        let count = if top.is_some() { expected.len().max(1) } else { pieces.len() };
        let mut found: Vec<CardNo> =
            pieces.iter().take(count).filter(|piece| certain(piece)).map(|piece| p.card(*piece)).collect();
        if !wanted {
            let seen =
                if expected.is_empty() { !found.is_empty() } else { expected.iter().any(|card| found.contains(card)) };
            let names: Vec<String> = found.iter().map(|card| game.name_of(*card).to_owned()).collect();
            return match seen {
                true => Err(Fault::new(format!("{viewer} should not see it, but sees {}", names.join(", ")))),
                false => Ok(()),
            };
        }
        if top.is_none() {
            expected.sort_unstable();
            found.sort_unstable();
        }
        self.same_cards(&format!("what {viewer} sees of {of}'s {place}"), &expected, &found)
    }
}

/// The parts of a list with counts written out.
fn expand(list: &str) -> Vec<&str> {
    if cards::is_nothing(list) {
        return Vec::new();
    }
    let parts = cards::split(list).into_iter().map(cards::counted);
    parts.flat_map(|(count, name)| std::iter::repeat_n(name, count)).collect()
}
