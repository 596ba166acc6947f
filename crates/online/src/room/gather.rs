//! Before a game: people sit down, promise and show their shares of the seed, and the cards are dealt.

use super::Room;
use crate::journal::Entry;
use crate::store::Guest;
use crate::{secret, words};
use longbox_kernel::{Seat, SeatSet};
use longbox_protocol::{DeckChoice, RefusalKind, RoomRefusal, RoomStage, digest_from, digest_text, promise_of_share};

impl Room {
    pub(super) async fn sit(
        &mut self,
        guest: &Guest,
        wanted: Option<Seat>,
        deck: DeckChoice,
    ) -> Result<(), RoomRefusal> {
        self.in_stage(RoomStage::Gathering)?;
        if self.state.seat_of(guest.id).is_some() {
            return Err(words::plain(RefusalKind::WrongTime));
        }
        let free = |seat: &Seat| {
            self.state.chair(*seat).is_some_and(|chair| chair.is_for_a_person() && chair.sitter.is_none())
        };
        let first = || (0..self.state.chairs.len()).map(|seat| Seat(seat as u8)).find(free);
        let seat = wanted.map_or_else(first, |seat| Some(seat).filter(free));
        let seat = seat.ok_or_else(|| words::plain(RefusalKind::SeatTaken))?;
        let checked = self.hall.library().check_deck(self.state.plan.game, &deck);
        checked.map_err(|error| words::refusal(RefusalKind::Deck, error.to_string()))?;
        self.store(vec![Entry::Sat { seat, guest: guest.id, name: guest.name.clone(), deck }]).await?;
        self.tell_room();
        Ok(())
    }

    pub(super) async fn stand(&mut self, seat: Seat) -> Result<(), RoomRefusal> {
        let begun = matches!(self.state.stage(), RoomStage::Playing | RoomStage::Over | RoomStage::Void);
        // Who plays once more with the same people stays at the table.
        if begun || self.state.round > 1 {
            return Err(words::plain(RefusalKind::WrongTime));
        }
        self.store(vec![Entry::Stood { seat }]).await?;
        self.tell_room();
        Ok(())
    }

    pub(super) async fn promise(&mut self, seat: Seat, promise: String) -> Result<(), RoomRefusal> {
        self.in_stage(RoomStage::Promising)?;
        let fresh = self.state.chair(seat).is_some_and(|chair| chair.promise.is_none());
        if !fresh || digest_from(&promise).is_none() {
            return Err(words::plain(RefusalKind::Share));
        }
        self.store(vec![Entry::Promised { seat, promise }]).await?;
        self.tell_room();
        Ok(())
    }

    pub(super) async fn share(&mut self, seat: Seat, share: String) -> Result<(), RoomRefusal> {
        self.in_stage(RoomStage::Sharing)?;
        let wrong = || words::plain(RefusalKind::Share);
        let bytes = digest_from(&share).ok_or_else(wrong)?;
        let kept = digest_text(&promise_of_share(&self.state.game_id(), seat, &bytes));
        let chair = self.state.chair(seat).ok_or_else(wrong)?;
        if chair.share.is_some() || chair.promise.as_ref() != Some(&kept) {
            return Err(wrong());
        }
        self.store(vec![Entry::Shared { seat, share }]).await?;
        self.tell_room();
        if self.state.can_be_dealt() { self.deal().await } else { Ok(()) }
    }

    async fn deal(&mut self) -> Result<(), RoomRefusal> {
        let dealt = self.hall.library().deal(&self.state.agreement(), self.state.seed());
        let dealt = dealt.and_then(|party| Ok((party.opening()?, party)));
        let (opening, party) = match dealt {
            Ok(dealt) => dealt,
            Err(error) => {
                // The decks do not go together: everybody chooses again.
                let people: Vec<Seat> = self.state.people().collect();
                self.store(people.into_iter().map(|seat| Entry::Stood { seat }).collect()).await?;
                self.tell_room();
                return Err(words::refusal(RefusalKind::Deck, error.to_string()));
            }
        };
        self.store(vec![Entry::Dealt { opening, titles: party.titles() }]).await?;
        self.go_on_with(party);
        self.tell_room();
        let seats: Vec<Seat> = self.state.people().collect();
        for seat in seats {
            let mut told = Vec::new();
            if let Some(party) = &mut self.party {
                party.show(seat, &mut |_, report| told.push(report));
            }
            told.into_iter().for_each(|report| self.tell_seat(seat, report));
        }
        Ok(())
    }

    pub(super) async fn rematch(&mut self, seat: Seat, wants: bool) -> Result<(), RoomRefusal> {
        self.in_stage(RoomStage::Over)?;
        self.again = if wants { self.again.with(seat) } else { self.again.without(seat) };
        if self.state.people().all(|seat| self.again.contains(seat)) {
            let none = || words::refusal(RefusalKind::Storage, words::NO_CHANCE);
            let secret = digest_text(&secret::random().ok_or_else(none)?);
            self.store(vec![Entry::Again { secret }]).await?;
            self.party = None;
            self.clocks = None;
            self.again = SeatSet::NONE;
        }
        self.tell_room();
        Ok(())
    }

    pub(super) fn in_stage(&self, stage: RoomStage) -> Result<(), RoomRefusal> {
        match self.state.stage() {
            found if found == stage => Ok(()),
            RoomStage::Void => Err(words::plain(RefusalKind::Void)),
            _ => Err(words::plain(RefusalKind::WrongTime)),
        }
    }
}
