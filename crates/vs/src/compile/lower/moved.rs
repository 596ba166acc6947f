//! Cards outside play that go elsewhere.

use super::cards::{Source, source_of};
use super::{Looked, Lower, Lowered, unplayable};
use crate::language::{Effect, Is, Num, Place, Player, Select};
use crate::plain::{Dest, Filter, From, Side, Take};
use crate::state::position::Row;
use crate::state::window::Piles;
use crate::verbs::all::{BringIn, Invent, MoveCards};

impl Lower<'_> {
    /// None: characters in play are moved.
    pub(super) fn moved_cards(&self, effect: &Effect, select: &Select, place: &Place) -> Lowered<Option<MoveCards>> {
        let (from, mut take, list) = match select {
            Select::Card => (From::Card, Take::All, None),
            Select::This if self.place == Some(Place::Ko(Player::Me)) || self.is_in_pile() => {
                (From::Card, Take::All, None)
            }
            Select::Rest => (From::Window, Take::All, None),
            _ => {
                let Some((take, list)) = self.how_many(select)? else { return Ok(None) };
                match source_of(list)? {
                    None => return Ok(None),
                    Some((Source::Among, rest)) => (From::Window, take, Some(rest)),
                    Some((Source::Piles(side, piles), rest)) => (From::Piles(side, piles), take, Some(rest)),
                    Some((Source::Captives, rest)) => (From::Captives, take, Some(rest)),
                    Some((Source::Outside | Source::Secret(_), _)) => return Ok(None),
                    Some((Source::Resources(_), _)) => return unplayable(effect, "no card is moved like this"),
                }
            }
        };
        let owner = self.whose(select, from);
        if from == From::Window && owner.is_none() {
            return unplayable(effect, "the engine can't tell which cards were looked at yet");
        }
        let mut to = destination(effect, place, owner.as_ref())?;
        if matches!(to, Dest::Resources { .. }) && list.as_ref().is_some_and(|list| list.contains(&Is::Location)) {
            to = Dest::Locations;
        }
        let what = list.map_or(Ok(Filter::Any), |list| self.filter(&list))?;
        if (&take, from, to) == (&Take::All, From::Window, Dest::DeckBottom) {
            take = Take::InOrder;
        }
        match (&take, to) {
            (Take::All | Take::Random(_), Dest::MySide) if from != From::Card => {
                unplayable(effect, "a row is asked for one card after another")
            }
            (Take::All | Take::Random(_), Dest::Locations) => {
                unplayable(effect, "whether a location lies face up is asked for one after another")
            }
            (Take::Random(_), _) if matches!(from, From::Piles(Side::Any | Side::Enemy, _)) => {
                unplayable(effect, "cards at random are one player's")
            }
            _ => Ok(Some(MoveCards { from, take, what, to })),
        }
    }

    /// A main character from outside the game comes to my side. None: something else is moved.
    pub(super) fn brought_in(&self, effect: &Effect, select: &Select, place: &Place) -> Lowered<Option<BringIn>> {
        let Select::One(list) = select else { return Ok(None) };
        let Some((Source::Outside, rest)) = source_of(list)? else { return Ok(None) };
        let (place, how) = match place {
            Place::As(place, how) => (&**place, &how[..]),
            place => (place, &[][..]),
        };
        if *place != Place::Side(Player::Me) || !how.iter().all(|is| matches!(is, Is::Stunned | Is::Main)) {
            return unplayable(effect, "it comes to my side, stunned or as my main character");
        }
        let (stunned, main) = (how.contains(&Is::Stunned), how.contains(&Is::Main));
        Ok(Some(BringIn { what: self.filter(&rest)?, stunned, main }))
    }

    /// I take a card from a secret pile of mine, or every copy of it. None: something else is moved.
    pub(super) fn invented(&self, effect: &Effect, all: bool) -> Lowered<Option<Invent>> {
        let Effect::Move(Select::One(list), to) = effect else { return Ok(None) };
        let Some((Source::Secret(pile), rest)) = source_of(list)? else { return Ok(None) };
        match self.known.pile(&pile) {
            _ if *to != Place::Hand(Player::Me) => unplayable(effect, "what is taken from a pile goes to my hand"),
            None => unplayable(effect, "there are too many piles"),
            Some(pile) => Ok(Some(Invent { pile, what: self.filter(&rest)?, all })),
        }
    }

    /// Whose cards they are, if they are one player's.
    fn whose(&self, select: &Select, from: From) -> Option<Player> {
        let looked = self.looked.clone();
        match from {
            From::Piles(Side::Mine, _) => Some(Player::Me),
            From::Card if *select == Select::This => Some(Player::Me),
            From::Window => looked.filter(|looked| !looked.single).map(|looked| looked.player),
            From::Card => looked.filter(|looked| looked.found).map(|looked| looked.player),
            From::Piles(..) | From::Captives => None,
        }
    }

    /// Whether I have just looked at the hand of that player.
    pub(super) fn has_looked_at_hand(&self, player: &Player) -> bool {
        let hand = |looked: &Looked| looked.player == *player && looked.piles == Some(Piles::HAND);
        self.looked.as_ref().is_some_and(hand)
    }

    /// How many of which.
    fn how_many<'s>(&self, select: &'s Select) -> Lowered<Option<(Take, &'s [Is])>> {
        Ok(Some(match select {
            Select::One(list) => (Take::Chosen(1, 1), list),
            Select::Exactly(Num::N(number @ 1..=99), list) => (Take::Chosen(*number as u8, *number as u8), list),
            Select::UpTo(Num::N(most @ 1..=99), list) => (Take::Chosen(0, *most as u8), list),
            Select::Some(list) => (Take::Chosen(0, u8::MAX), list),
            Select::All(list) => (Take::All, list),
            Select::Random(number, list) => (Take::Random(self.number(number)?), list),
            _ => return Ok(None),
        }))
    }
}

/// Cards go to places of their owners, or onto my side.
fn destination(effect: &Effect, place: &Place, owner: Option<&Player>) -> Lowered<Dest> {
    let (player, to) = match place {
        Place::Side(Player::Me) | Place::Row(Player::Me) => return Ok(Dest::MySide),
        Place::Front(Player::Me) => return Ok(Dest::MyRow(Row::Front)),
        Place::Back(Player::Me) => return Ok(Dest::MyRow(Row::Back)),
        Place::Removed => return Ok(Dest::Removed),
        Place::Hand(player) => (player, Dest::Hand),
        Place::Deck(player) => (player, Dest::Deck),
        Place::Resources(player) => (player, Dest::Resources { up: false }),
        Place::Ko(player) => (player, Dest::Ko),
        Place::Bottom(player) => (player, Dest::DeckBottom),
        Place::Side(_) | Place::Front(_) | Place::Back(_) | Place::Row(_) | Place::Beside(_) | Place::Home => {
            return unplayable(effect, "no card goes there");
        }
        Place::Top(_) | Place::Pile(..) | Place::On(_) | Place::Outside | Place::Universe | Place::As(..) => {
            return unplayable(effect, "the engine can't put cards there yet");
        }
    };
    match player {
        Player::Owner => Ok(to),
        player if Some(player) == owner => Ok(to),
        _ => unplayable(effect, "a card goes to a place of its Owner"),
    }
}
