//! Who is in a room, and what they are told.

use super::{Link, Room};
use crate::clocks::Clocks;
use crate::journal::{Chair, Entry};
use crate::text::clean;
use crate::{secret, words};
use longbox_kernel::Seat;
use longbox_protocol::{
    RefusalKind, Report, RoomInfo, RoomRefusal, RoomReport, RoomSeat, RoomStage, Talk, digest_text,
};
use std::sync::Arc;
use tokio::sync::mpsc;
use tokio::time::Instant;

/// Tells a client something; false: it does not read what it is told.
pub(crate) fn say(tell: &mpsc::Sender<Arc<str>>, report: &RoomReport) -> bool {
    serde_json::to_string(report).is_ok_and(|text| tell.try_send(Arc::from(text)).is_ok())
}

impl Room {
    /// Somebody comes to look, back to the own seat, or to somebody's seat with its key.
    pub(super) async fn come(&mut self, link: Link, key: Option<String>) -> Result<(), RoomRefusal> {
        // Whoever comes to the room that they are in comes anew.
        self.links.retain(|known| known.number != link.number);
        if self.links.len() >= self.hall.limits().visitors {
            return Err(words::plain(RefusalKind::TooMany));
        }
        if let Some(key) = key {
            self.take_seat(&link, &key).await?;
        }
        let (number, seat) = (link.number, self.state.seat_of(link.guest.id));
        self.links.push(link);
        if let Some(seat) = seat {
            self.is_back(seat);
        }
        self.tell_room();
        if self.state.stage() == RoomStage::Void {
            self.refuse(number, words::plain(RefusalKind::Void));
        }
        let Some(seat) = seat else { return Ok(()) };
        let mut told = Vec::new();
        if let Some(party) = &mut self.party {
            party.show(seat, &mut |_, report| told.push(report));
            let account = self.state.over.then(|| self.state.account());
            let saved = account.and_then(|account| party.publish(seat, &account));
            told.extend(saved.map(|saved| Report::Save(Box::new(saved))));
        }
        for report in told {
            self.tell(number, &RoomReport::Table(report));
        }
        Ok(())
    }

    async fn take_seat(&mut self, link: &Link, key: &str) -> Result<(), RoomRefusal> {
        let wrong = || words::plain(RefusalKind::Key);
        let hash = secret::hash_of(key).ok_or_else(wrong)?;
        let fits = |chair: &Chair| chair.key.is_some_and(|known| secret::is_same(&known, &hash));
        let seat = self.state.chairs.iter().position(fits).map(|seat| Seat(seat as u8)).ok_or_else(wrong)?;
        let own = self.state.seat_of(link.guest.id);
        if own.is_some_and(|own| own != seat) {
            return Err(words::plain(RefusalKind::SeatTaken));
        }
        let former = self.state.chair(seat).and_then(|chair| chair.sitter.as_ref()).map(|sitter| sitter.guest);
        self.store(vec![Entry::Taken { seat, guest: link.guest.id }]).await?;
        let moved: Vec<u64> = self
            .links
            .iter()
            .filter(|other| Some(other.guest.id) == former && other.guest.id != link.guest.id)
            .map(|other| other.number)
            .collect();
        for number in moved {
            self.tell(number, &RoomReport::Moved);
            self.links.retain(|link| link.number != number);
        }
        Ok(())
    }

    /// A key that moves the seat to another device.
    pub(super) async fn seat_key(&mut self, from: u64, seat: Seat) -> Result<(), RoomRefusal> {
        let none = || words::refusal(RefusalKind::Storage, words::NO_CHANCE);
        let (key, hash) = secret::token().ok_or_else(none)?;
        self.store(vec![Entry::KeyMade { seat, key: digest_text(&hash) }]).await?;
        self.tell(from, &RoomReport::SeatKey { code: self.state.code.clone(), key });
        Ok(())
    }

    /// A connection is gone, or its client too slow.
    pub(super) fn let_go(&mut self, number: u64) {
        let Some(at) = self.links.iter().position(|link| link.number == number) else { return };
        let guest = self.links.remove(at).guest;
        let now = Instant::now();
        if self.links.is_empty() {
            self.empty_since = now;
        }
        if let Some(seat) = self.state.seat_of(guest.id).filter(|seat| self.is_away(*seat)) {
            self.gone[seat.index()] = now;
        }
        self.tell_room();
    }

    fn is_back(&mut self, seat: Seat) {
        let now = Instant::now();
        // The others' grace begins anew: they may have been waited for by nobody.
        for (other, gone) in self.gone.iter_mut().enumerate() {
            if other != seat.index() {
                *gone = (*gone).max(now);
            }
        }
    }

    pub(super) fn speak(&mut self, seat: Seat, talk: Talk) -> Result<(), RoomRefusal> {
        let most = self.hall.limits().talk;
        let talk = match talk {
            Talk::Ready(word) => Talk::Ready(word),
            Talk::Free(_) if !self.state.plan.free_talk => {
                return Err(words::refusal(RefusalKind::Talk, words::NO_FREE_TALK));
            }
            Talk::Free(text) => Talk::Free(clean(&text, most).ok_or_else(|| words::too_long(most))?),
        };
        self.tell_all(|_| RoomReport::Said { seat, talk: talk.clone() });
        Ok(())
    }

    pub(super) fn refuse(&mut self, number: u64, refusal: RoomRefusal) {
        self.tell(number, &RoomReport::Refused(refusal));
    }

    /// Tells everybody how the room is.
    pub(super) fn tell_room(&mut self) {
        let info = self.info();
        self.tell_all(|you| RoomReport::Room(Box::new(RoomInfo { you, ..info.clone() })));
    }

    /// Tells everybody something, by their seats.
    fn tell_all(&mut self, what: impl Fn(Option<Seat>) -> RoomReport) {
        let all: Vec<_> = self.links.iter().map(|link| (link.number, self.state.seat_of(link.guest.id))).collect();
        for (number, seat) in all {
            self.tell(number, &what(seat));
        }
    }

    /// Tells the connections of a seat something about the game.
    pub(super) fn tell_seat(&mut self, seat: Seat, report: Report) {
        let guest = self.state.chair(seat).and_then(|chair| chair.sitter.as_ref()).map(|sitter| sitter.guest);
        let own: Vec<u64> =
            self.links.iter().filter(|link| Some(link.guest.id) == guest).map(|link| link.number).collect();
        let report = RoomReport::Table(report);
        for number in own {
            self.tell(number, &report);
        }
    }

    /// A client that does not read what it is told is let go: it can come back and is shown everything.
    pub(super) fn tell(&mut self, number: u64, report: &RoomReport) {
        let Some(link) = self.links.iter().find(|link| link.number == number) else { return };
        if !say(&link.tell, report) {
            link.lost.notify_one();
            self.let_go(number);
        }
    }

    fn info(&self) -> RoomInfo {
        let state = &self.state;
        let now = Instant::now();
        RoomInfo {
            code: state.code.clone(),
            game: state.plan.game,
            mode: state.plan.mode.clone(),
            free_talk: state.plan.free_talk,
            stage: state.stage(),
            round: state.round,
            seats: (0..).map(Seat).zip(&state.chairs).map(|(seat, chair)| self.seat_info(seat, chair, now)).collect(),
            you: None,
            game_id: state.game_id(),
            promise: state.promise(),
            clock: state.plan.clock,
            running: self.clocks.as_ref().and_then(Clocks::running),
            grace: self.grace_ends().map(|(_, at)| at.saturating_duration_since(now).as_millis() as u64),
        }
    }

    fn seat_info(&self, seat: Seat, chair: &Chair, now: Instant) -> RoomSeat {
        let stored = || self.state.left.get(seat.index()).copied();
        let running = || self.clocks.as_ref().map(|clocks| clocks.left_of(seat, now).as_millis() as u64);
        RoomSeat {
            seat,
            who: chair.who(),
            about: self.state.titles.get(seat.index()).cloned().unwrap_or_default(),
            away: self.is_away(seat),
            promise: chair.promise.clone(),
            shared: chair.share.is_some(),
            left: self.state.plan.clock.and_then(|_| running().or_else(stored)),
            draw: self.draws.contains(seat),
            rematch: self.again.contains(seat),
        }
    }
}
