//! One player's side of the table.

use super::cards::{counted, spoken};
use super::things::{self, Heap, Zone};
use crate::Seen;
use crate::words::vs::{cards, table as words};
use longbox_kernel::Seat;
use longbox_protocol::{Fighter, HandCard, Resource, VsSide};
use longbox_vs::{CardNo, PartView, Row, SeatView, Slot, TurnStep, Vs, owner};

impl Seen<'_, Vs> {
    pub(super) fn side(&self, side: &SeatView) -> VsSide {
        let seat = side.seat;
        let (wounds, health) = self.life(side);
        let p = self.position();
        let recruits = p.step() == TurnStep::Recruit && p.turn_players().contains(seat);
        VsSide {
            seat,
            thing: things::player(seat),
            alive: p.alive().contains(seat),
            teammates: p.seats().iter().filter(|other| *other != seat && p.are_allies(*other, seat)).collect(),
            wounds,
            health,
            new_main: self.new_main(side),
            hand: self.hand(side),
            open_hand: p.plays_open(seat),
            deck: side.deck,
            deck_top: side.deck_known.iter().find(|(above, _)| *above == 0).map(|(_, card)| *card),
            deck_thing: things::deck(seat),
            notes: self.side_notes(seat),
            ko: side.ko.clone(),
            ko_thing: things::ko_pile(seat),
            pile: side.pile.clone(),
            pile_name: side.pile.first().and_then(|card| self.game.card(*card)?.pile.clone()).unwrap_or_default(),
            secret_name: side.secret_name.clone().unwrap_or_default(),
            secret: side.secret.clone(),
            removed: self.removed(side),
            coming_back: self.coming_back(seat),
            resources: self.resources(side),
            resource_row: things::resource_row(seat),
            front_row: things::row(seat, Row::Front),
            back_row: things::row(seat, Row::Back),
            points: recruits.then_some(p.record(seat).points),
            front: self.row(seat, Row::Front),
            back: self.row(seat, Row::Back),
        }
    }

    /// Cards that lie face up in the deck, who is beneath which resource, and predictions.
    fn side_notes(&self, seat: Seat) -> Vec<String> {
        let (game, p) = (self.game, self.position());
        let zones = p.zones(seat);
        let open =
            zones.open_in_deck(seat).map(|(above, piece)| words::open_in_deck(game.name_of(p.card(piece)), above));
        let below = zones.resources.pieces(seat).filter_map(|piece| {
            let name = zones.face_up.contains(piece).then(|| game.name_of(p.card(piece)));
            Some(words::beneath(&game.mole_names(p, piece)?, name))
        });
        let predicted = p.predictions().filter(|(of, _)| *of == seat).map(|(_, names)| {
            words::prediction(names.map(|(attacker, defender)| (game.name_of(attacker), game.name_of(defender))))
        });
        open.chain(below).chain(predicted).collect()
    }

    /// Everybody who stands in a row of a side, whoever's they are.
    fn row(&self, seat: Seat, row: Row) -> Vec<Fighter> {
        let stands = |slot: &Slot| {
            let fighter = self.position().fighter(*slot);
            (fighter.stands_at(), fighter.row) == (seat, row)
        };
        self.fighters().filter(stands).map(|slot| self.fighter(slot)).collect()
    }

    /// The main character by name, if it is not the one that the game began with.
    fn new_main(&self, side: &SeatView) -> Option<String> {
        let first = self.game.name_of(*self.position().record(side.seat).levels.first()?);
        side.main.as_ref().map(|main| main.name.clone()).filter(|name| name != first)
    }

    /// The cards of a player that have left the game. Captives are shown with their captors.
    fn removed(&self, side: &SeatView) -> Vec<CardNo> {
        let p = self.position();
        let mut removed = side.removed.clone();
        for captive in p.exiles().iter().filter(|exile| exile.is_captive() && owner(exile.piece) == side.seat) {
            if let Some(at) = removed.iter().position(|card| *card == p.card(captive.piece)) {
                removed.remove(at);
            }
        }
        removed
    }

    /// The cards of a player that have left the game only for a time.
    fn coming_back(&self, seat: Seat) -> Vec<CardNo> {
        let removed = self.position().zones(seat).removed;
        let own = self.position().exiles().iter().filter(|exile| owner(exile.piece) == seat);
        own.filter(|exile| removed.contains(exile.piece) && !exile.is_captive()).map(|exile| exile.card).collect()
    }

    /// Wounds and health of a player's main character, on whichever side it stands or while it is away.
    pub(super) fn life(&self, side: &SeatView) -> (u8, u8) {
        let main = side.main.as_ref().and_then(|main| self.game.card(main.card));
        let health = main.and_then(|card| card.stats).map_or(0, |stats| stats.health);
        let p = self.position();
        let piece = p.record(side.seat).main;
        let stands = || p.anywhere(piece);
        let slot = side.main.as_ref().and_then(|main| main.slot).or_else(|| stands().filter(|_| side.main.is_some()));
        let away = p.exiles().iter().find(|exile| exile.piece == piece);
        match (slot, away) {
            (Some(slot), _) => (p.fighter(slot).wounds(), self.game.health(p, slot)),
            (None, Some(exile)) => {
                (exile.wounds.max(0).unsigned_abs(), health.saturating_add(exile.wounds.min(0).unsigned_abs()))
            }
            (None, None) if p.alive().contains(side.seat) => (0, health),
            (None, None) => (health, health),
        }
    }

    fn hand(&self, side: &SeatView) -> Vec<HandCard> {
        side.parts.iter().flat_map(|part| self.part_of_hand(side, part)).collect()
    }

    /// Whose part it is by name; none: the main part.
    fn holder(&self, part: &PartView) -> Option<String> {
        part.holder.map(|holder| self.game.name_of(self.position().fighter(holder).card).to_owned())
    }

    fn part_of_hand(&self, side: &SeatView, part: &PartView) -> Vec<HandCard> {
        let heap = Heap { zone: Zone::Hand, seat: side.seat, holder: part.holder };
        let holder = self.holder(part);
        let told = |card: &str| words::of_part(card, holder.as_deref());
        let known = things::known_cards(&part.hand);
        let hidden = part.hand.len() - known.len();
        let copies = counted(self.game, &known)
            .into_iter()
            .flat_map(|(card, count)| (0..count).map(move |copy| (card, heap.known(card, copy))));
        let open = copies.map(|(card, thing)| HandCard {
            thing,
            card: Some(card),
            attack: None,
            part: holder.clone(),
            notes: self.price_note(side, card).into_iter().collect(),
            label: told(&self.game.card(card).map(spoken).unwrap_or_default()),
        });
        let closed = (0..hidden).map(|number| HandCard {
            thing: heap.hidden(number),
            card: None,
            attack: None,
            part: holder.clone(),
            notes: Vec::new(),
            label: told(words::HIDDEN_CARD),
        });
        open.chain(closed).collect()
    }

    /// What a character costs now, if that is less than is printed on it.
    fn price_note(&self, side: &SeatView, card: CardNo) -> Option<String> {
        let p = self.position();
        let piece = p.hand(side.seat).find(|piece| p.card(*piece) == card)?;
        let (cost, price) = (self.game.card(card)?.cost()?, self.game.price(p, side.seat, piece));
        (price < cost).then(|| cards::cheaper(price, cost - price))
    }

    fn resources(&self, side: &SeatView) -> Vec<Resource> {
        side.parts.iter().flat_map(|part| self.part_of_row(side.seat, part)).collect()
    }

    fn part_of_row(&self, seat: Seat, part: &PartView) -> Vec<Resource> {
        let row = &part.resources;
        let open = things::numbered(&row.face_up).map(|card| self.resource(seat, part, card, true));
        let seen = things::numbered(&row.face_down_known).map(|card| self.resource(seat, part, card, false));
        let holder = self.holder(part);
        let heap = Heap { zone: Zone::FaceDown, seat, holder: part.holder };
        let hidden = (0..row.face_down - row.face_down_known.len()).map(|number| Resource {
            thing: heap.hidden(number),
            card: None,
            face_up: false,
            part: holder.clone(),
            label: words::of_part(words::HIDDEN_RESOURCE, holder.as_deref()),
        });
        open.chain(seen).chain(hidden).collect()
    }

    fn resource(&self, seat: Seat, part: &PartView, (card, copy): (CardNo, usize), face_up: bool) -> Resource {
        let zone = if face_up { Zone::FaceUp } else { Zone::FaceDown };
        let told = self.game.card(card).map(spoken).unwrap_or_default();
        let holder = self.holder(part);
        let label = words::of_part(&words::resource(&told, face_up), holder.as_deref());
        let thing = Heap { zone, seat, holder: part.holder }.known(card, copy);
        Resource { thing, card: Some(card), face_up, part: holder, label }
    }
}
