//! A room as a list of entries: what is stored of it, and what it is after them.

use longbox_host::{Agreement, Moves};
use longbox_kernel::{Seat, SeedShare, SharedSeed};
use longbox_protocol::{
    DeckChoice, RoomPlan, RoomStage, SeatPlan, Who, digest_from, digest_text, promise_of_secret, shared_seed,
};
use serde::{Deserialize, Serialize};

/// Something that has happened in a room.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) enum Entry {
    /// By this guest; the secret is for the first game.
    Opened {
        code: String,
        by: i64,
        plan: RoomPlan,
        secret: String,
    },
    Sat {
        seat: Seat,
        guest: i64,
        name: String,
        deck: DeckChoice,
    },
    Stood {
        seat: Seat,
    },
    Promised {
        seat: Seat,
        promise: String,
    },
    Shared {
        seat: Seat,
        share: String,
    },
    /// As [`longbox_host::Party::opening`] has it, with what each seat plays in a few words.
    Dealt {
        opening: String,
        titles: Vec<String>,
    },
    /// `left`: the clocks, in milliseconds.
    Moved {
        moves: Moves,
        over: bool,
        left: Vec<u64>,
    },
    /// The clocks when a server stops.
    Clocks {
        left: Vec<u64>,
    },
    /// The hash of a key that moves a seat.
    KeyMade {
        seat: Seat,
        key: String,
    },
    /// The key was used up.
    Taken {
        seat: Seat,
        guest: i64,
    },
    /// Once more, with another secret.
    Again {
        secret: String,
    },
    /// The game cannot go on.
    Void,
}

/// A seat of a room.
#[derive(Clone, Debug)]
pub(crate) struct Chair {
    pub(crate) plan: SeatPlan,
    pub(crate) sitter: Option<Sitter>,
    pub(crate) promise: Option<String>,
    pub(crate) share: Option<[u8; 32]>,
    /// The hash of the key that moves it.
    pub(crate) key: Option<[u8; 32]>,
}

/// Somebody who has sat down.
#[derive(Clone, Debug)]
pub(crate) struct Sitter {
    pub(crate) guest: i64,
    pub(crate) name: String,
    pub(crate) deck: DeckChoice,
}

impl Chair {
    pub(crate) fn is_for_a_person(&self) -> bool {
        self.plan == SeatPlan::Person
    }

    /// Who plays here; none: nobody yet.
    pub(crate) fn who(&self) -> Option<Who> {
        match &self.plan {
            SeatPlan::Person => self.sitter.as_ref().map(|sitter| Who::Person(sitter.name.clone())),
            SeatPlan::Bot { kind, .. } => Some(Who::Bot(kind.clone())),
        }
    }
}

/// A room after its entries.
#[derive(Clone, Debug)]
pub(crate) struct RoomState {
    pub(crate) code: String,
    pub(crate) by: i64,
    pub(crate) plan: RoomPlan,
    pub(crate) secret: [u8; 32],
    pub(crate) round: u32,
    pub(crate) chairs: Vec<Chair>,
    /// What each seat plays; empty before the deal.
    pub(crate) titles: Vec<String>,
    pub(crate) left: Vec<u64>,
    pub(crate) over: bool,
    pub(crate) void: bool,
}

/// The game of a room as it is stored.
#[derive(Debug, Default)]
pub(crate) struct StoredGame {
    pub(crate) opening: String,
    pub(crate) moves: Vec<Moves>,
}

/// What is stored of a room makes no sense: somebody else has written it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("entry {0} of the room cannot be understood")]
pub(crate) struct BadEntry(pub(crate) usize);

impl RoomState {
    /// Reads a whole room, and the game that is played in it now.
    pub(crate) fn read(entries: &[String]) -> Result<(RoomState, StoredGame), BadEntry> {
        let mut game = StoredGame::default();
        let mut room: Option<RoomState> = None;
        for (at, entry) in entries.iter().enumerate() {
            let entry: Entry = serde_json::from_str(entry).map_err(|_| BadEntry(at))?;
            match (&mut room, entry) {
                (None, Entry::Opened { code, by, plan, secret }) => {
                    let secret = digest_from(&secret).ok_or(BadEntry(at))?;
                    room = Some(RoomState::opened(code, by, plan, secret));
                }
                (Some(room), entry) => {
                    room.apply(&entry).ok_or(BadEntry(at))?;
                    match entry {
                        Entry::Dealt { opening, .. } => game = StoredGame { opening, moves: Vec::new() },
                        Entry::Moved { moves, .. } => game.moves.push(moves),
                        _ => {}
                    }
                }
                (None, _) => return Err(BadEntry(at)),
            }
        }
        Ok((room.ok_or(BadEntry(0))?, game))
    }

    fn opened(code: String, by: i64, plan: RoomPlan, secret: [u8; 32]) -> RoomState {
        let chair = |plan: &SeatPlan| Chair { plan: plan.clone(), sitter: None, promise: None, share: None, key: None };
        let chairs = plan.seats.iter().map(chair).collect();
        let (titles, left) = (Vec::new(), Vec::new());
        RoomState { code, by, plan, secret, round: 1, chairs, titles, left, over: false, void: false }
    }

    /// What the room is after one entry more; none: the entry does not fit.
    pub(crate) fn apply(&mut self, entry: &Entry) -> Option<()> {
        match entry {
            Entry::Opened { .. } => return None,
            Entry::Sat { seat, guest, name, deck } => {
                let sitter = Sitter { guest: *guest, name: name.clone(), deck: deck.clone() };
                self.chair_mut(*seat)?.sitter = Some(sitter);
            }
            Entry::Stood { seat } => {
                self.chair_mut(*seat)?.sitter = None;
                // Whoever comes instead makes another game of it: nothing that was promised holds.
                self.forget_shares();
            }
            Entry::Promised { seat, promise } => self.chair_mut(*seat)?.promise = Some(promise.clone()),
            Entry::Shared { seat, share } => self.chair_mut(*seat)?.share = Some(digest_from(share)?),
            Entry::Dealt { titles, .. } => {
                self.titles.clone_from(titles);
                let start = self.plan.clock.map_or(0, |clock| u64::from(clock.start) * 1_000);
                self.left = vec![start; self.chairs.len()];
            }
            Entry::Moved { over, left, .. } => {
                self.over = *over;
                self.left.clone_from(left);
            }
            Entry::Clocks { left } => self.left.clone_from(left),
            Entry::KeyMade { seat, key } => self.chair_mut(*seat)?.key = Some(digest_from(key)?),
            Entry::Taken { seat, guest } => {
                let chair = self.chair_mut(*seat)?;
                chair.key = None;
                chair.sitter.as_mut()?.guest = *guest;
            }
            Entry::Again { secret } => {
                self.secret = digest_from(secret)?;
                self.round += 1;
                self.titles.clear();
                self.over = false;
                self.forget_shares();
            }
            Entry::Void => self.void = true,
        }
        Some(())
    }

    fn forget_shares(&mut self) {
        for chair in &mut self.chairs {
            chair.promise = None;
            chair.share = None;
        }
    }

    fn chair_mut(&mut self, seat: Seat) -> Option<&mut Chair> {
        self.chairs.get_mut(seat.index())
    }

    pub(crate) fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.chairs.get(seat.index())
    }

    pub(crate) fn stage(&self) -> RoomStage {
        let people = || self.chairs.iter().filter(|chair| chair.is_for_a_person());
        match () {
            () if self.void => RoomStage::Void,
            () if self.over => RoomStage::Over,
            () if !self.titles.is_empty() => RoomStage::Playing,
            () if people().any(|chair| chair.sitter.is_none()) => RoomStage::Gathering,
            () if people().any(|chair| chair.promise.is_none()) => RoomStage::Promising,
            () => RoomStage::Sharing,
        }
    }

    /// All have shown their shares, and the cards were not dealt yet.
    pub(crate) fn can_be_dealt(&self) -> bool {
        let shared = |chair: &Chair| !chair.is_for_a_person() || chair.share.is_some();
        self.stage() == RoomStage::Sharing && self.chairs.iter().all(shared)
    }

    /// The seat of a guest.
    pub(crate) fn seat_of(&self, guest: i64) -> Option<Seat> {
        let sits = |chair: &Chair| chair.sitter.as_ref().is_some_and(|sitter| sitter.guest == guest);
        self.chairs.iter().position(sits).map(|seat| Seat(seat as u8))
    }

    /// The people who sit here.
    pub(crate) fn people(&self) -> impl Iterator<Item = Seat> {
        (0..).map(Seat).zip(&self.chairs).filter(|(_, chair)| chair.sitter.is_some()).map(|(seat, _)| seat)
    }

    /// Who plays, in the order of the seats.
    pub(crate) fn players(&self) -> Vec<Who> {
        self.chairs.iter().filter_map(Chair::who).collect()
    }

    pub(crate) fn agreement(&self) -> Agreement {
        let deck = |chair: &Chair| match (&chair.plan, &chair.sitter) {
            (SeatPlan::Bot { deck, .. }, _) => Some(deck.clone()),
            (SeatPlan::Person, sitter) => sitter.as_ref().map(|sitter| sitter.deck.clone()),
        };
        let seats = self.chairs.iter().filter_map(|chair| Some((chair.who()?, deck(chair)?))).collect();
        Agreement { game: self.plan.game, mode: self.plan.mode.clone(), seats }
    }

    /// What promises and the seed of this game are made for.
    pub(crate) fn game_id(&self) -> String {
        format!("{}-{}", self.code, self.round)
    }

    pub(crate) fn promise(&self) -> String {
        digest_text(&promise_of_secret(&self.game_id(), &self.secret))
    }

    fn shares(&self) -> Vec<(Seat, [u8; 32])> {
        (0..).map(Seat).zip(&self.chairs).filter_map(|(seat, chair)| Some((seat, chair.share?))).collect()
    }

    pub(crate) fn seed(&self) -> longbox_kernel::Seed {
        shared_seed(&self.game_id(), &self.secret, &self.shares())
    }

    /// How the seed came about, for whoever may know it: after the game.
    pub(crate) fn account(&self) -> SharedSeed {
        let share = |(seat, share): (Seat, [u8; 32])| SeedShare {
            seat,
            promise: self.chair(seat).and_then(|chair| chair.promise.clone()).unwrap_or_default(),
            share: digest_text(&share),
        };
        SharedSeed {
            game: self.game_id(),
            promise: self.promise(),
            secret: digest_text(&self.secret),
            shares: self.shares().into_iter().map(share).collect(),
        }
    }
}
