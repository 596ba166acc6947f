//! The game of a room: answers, clocks, leaving and the end.

use super::{Flow, Room};
use crate::clocks::Clocks;
use crate::hall::read;
use crate::journal::Entry;
use crate::words;
use longbox_bots::BotKind;
use longbox_host::{Moves, Party};
use longbox_kernel::{Input, Seat, SeatSet};
use longbox_protocol::{Call, RefusalKind, Report, RoomRefusal, RoomStage, SeatPlan};
use std::panic::{AssertUnwindSafe, catch_unwind};
use tokio::time::Instant;

/// What a party has told, whether it took what was wanted, and what has moved it.
type Played = (Vec<(Seat, Report)>, bool, Option<Moves>);

impl Room {
    /// The game goes on, at the beginning or after a restart: whoever is asked has time again.
    pub(super) fn go_on_with(&mut self, mut party: Party) {
        // What it tells is told when people come to the table.
        party.begin(&mut |_, _| {});
        self.step_at = party.goes_on().then(|| Instant::now() + self.hall.limits().pause);
        self.clocks = self.state.plan.clock.map(|plan| Clocks::new(plan, &self.state.left));
        self.party = Some(party);
        self.set_clocks(false);
    }

    /// The clock runs for whoever is asked.
    fn set_clocks(&mut self, answered: bool) {
        let asked = self.party.as_ref().and_then(Party::asked);
        let asked = asked.filter(|seat| self.state.chair(*seat).is_some_and(|chair| chair.is_for_a_person()));
        if let Some(clocks) = &mut self.clocks {
            clocks.ask(asked, answered, Instant::now());
        }
    }

    pub(super) async fn table(&mut self, from: u64, seat: Seat, call: Call) -> Result<(), RoomRefusal> {
        self.in_stage(RoomStage::Playing)?;
        let taken = self.play(move |party, tell| party.call(seat, &call, tell), Some((from, seat))).await?;
        if taken { Ok(()) } else { Err(words::plain(RefusalKind::NotOnline)) }
    }

    pub(super) async fn draw(&mut self, seat: Seat, wants: bool) -> Result<(), RoomRefusal> {
        self.in_stage(RoomStage::Playing)?;
        if self.state.plan.seats.iter().any(|plan| *plan != SeatPlan::Person) {
            return Err(words::refusal(RefusalKind::WrongTime, words::BOTS_PLAY_ON));
        }
        self.draws = if wants { self.draws.with(seat) } else { self.draws.without(seat) };
        if self.state.people().all(|seat| self.draws.contains(seat)) {
            self.input(Input::AgreedDraw).await?;
        }
        self.tell_room();
        Ok(())
    }

    async fn input(&mut self, input: Input) -> Result<bool, RoomRefusal> {
        let work = move |party: &mut Party, tell: &mut dyn FnMut(Seat, Report)| {
            party.input(input, tell);
            true
        };
        self.play(work, None).await
    }

    pub(super) async fn out_of_time(&mut self, seat: Seat) -> Flow {
        match self.input(Input::Timeout(seat)).await {
            Ok(_) => {
                self.tell_room();
                Flow::Continue(())
            }
            // It is tried again when the store works.
            Err(_) => self.wait_for_the_store().await,
        }
    }

    /// A choice that nobody is asked for.
    pub(super) async fn step(&mut self) -> Flow {
        self.step_at = None;
        let work = |party: &mut Party, tell: &mut dyn FnMut(Seat, Report)| {
            party.go_on(tell);
            true
        };
        match self.play(work, None).await {
            Ok(_) => Flow::Continue(()),
            Err(_) => self.wait_for_the_store().await,
        }
    }

    async fn wait_for_the_store(&mut self) -> Flow {
        tokio::time::sleep(std::time::Duration::from_millis(500)).await;
        if self.party.is_some() { Flow::Continue(()) } else { Flow::Break(()) }
    }

    /// Lets something happen in the game: it is stored, and only then told. `asker`: the connection and seat of whoever
    /// wants it. Where it cannot be stored, nothing has happened.
    async fn play(
        &mut self,
        work: impl FnOnce(&mut Party, &mut dyn FnMut(Seat, Report)) -> bool + Send + 'static,
        asker: Option<(u64, Seat)>,
    ) -> Result<bool, RoomRefusal> {
        let Some(party) = self.party.take() else { return Err(words::plain(RefusalKind::WrongTime)) };
        let before = party.asked();
        let Some((party, (told, taken, moves))) = self.work_on(party, work).await else {
            // A fault of the rules: the game stands where it stood.
            self.bring_back().await;
            return Err(words::plain(RefusalKind::WrongTime));
        };
        let Some(moves) = moves else {
            // Only the asker hears of what has changed nothing.
            self.party = Some(party);
            self.look_ahead();
            told.into_iter().for_each(|(seat, report)| self.hand_out(seat, report, asker));
            return Ok(taken);
        };
        let answered = before.is_some_and(|seat| moves.inputs.iter().any(|input| input.is_answer_of(seat)));
        let answered = answered && asker.is_some_and(|(_, seat)| before == Some(seat));
        let over = party.asked().is_none();
        self.party = Some(party);
        self.set_clocks(answered);
        let left = self.clocks.as_ref().map(|clocks| clocks.left(Instant::now())).unwrap_or_default();
        if let Err(error) = self.commit(vec![Entry::Moved { moves, over, left }]).await {
            self.bring_back().await;
            return Err(words::of_store(&error));
        }
        self.moved(told, asker, over);
        Ok(taken)
    }

    /// Plays in a place of its own: what fails there harms nobody else, and bots that think long hold nobody up.
    async fn work_on(
        &mut self,
        mut party: Party,
        work: impl FnOnce(&mut Party, &mut dyn FnMut(Seat, Report)) -> bool + Send + 'static,
    ) -> Option<(Party, Played)> {
        let work = move || {
            let mut told = Vec::new();
            let done = catch_unwind(AssertUnwindSafe(|| {
                let taken = work(&mut party, &mut |seat, report| told.push((seat, report)));
                (taken, party.record())
            }));
            done.ok().map(|(taken, moves)| (party, (told, taken, moves)))
        };
        if !self.has_thinkers() {
            return work();
        }
        let _permit = self.hall.thinkers().acquire_owned().await.ok()?;
        tokio::task::spawn_blocking(work).await.ok().flatten()
    }

    fn has_thinkers(&self) -> bool {
        let thinks = |kind: &str| BotKind::ALL.iter().any(|known| known.name() == kind && known.patience().is_some());
        self.state.plan.seats.iter().any(|plan| matches!(plan, SeatPlan::Bot { kind, .. } if thinks(kind)))
    }

    /// The game as it is stored. Where that cannot be read now either, the room ends and is brought back later.
    async fn bring_back(&mut self) {
        self.party = None;
        let Ok(stored) = self.hall.store().lease(self.id, self.hall.holder()).await else { return };
        let Ok((state, game)) = read(&stored.entries) else { return };
        let party = self.hall.library().resume(state.plan.game, &state.players(), &game.opening, &game.moves);
        self.len = stored.entries.len() as u64;
        self.state = state;
        if let Ok(party) = party {
            self.go_on_with(party);
        }
    }

    fn look_ahead(&mut self) {
        let goes_on = self.party.as_ref().is_some_and(Party::goes_on);
        self.step_at = goes_on.then(|| Instant::now() + self.hall.limits().pause);
    }

    fn moved(&mut self, told: Vec<(Seat, Report)>, asker: Option<(u64, Seat)>, over: bool) {
        let now = Instant::now();
        if let Some(seat) = self.party.as_ref().and_then(Party::asked) {
            self.gone[seat.index()] = self.gone[seat.index()].max(now);
        }
        self.look_ahead();
        // Whoever plays on does not want a draw, and has not agreed to one.
        let offered = !self.draws.is_empty();
        if over || asker.is_some_and(|(_, seat)| !self.draws.contains(seat)) {
            self.draws = SeatSet::NONE;
        }
        told.into_iter().for_each(|(seat, report)| self.hand_out(seat, report, asker));
        if over || offered || self.clocks.is_some() {
            self.tell_room();
        }
        if over {
            self.publish();
        }
    }

    /// Refusals and reasons are for the device that asked, everything else for the seat.
    fn hand_out(&mut self, seat: Seat, report: Report, asker: Option<(u64, Seat)>) {
        let own = matches!(report, Report::Refused { .. } | Report::Failed { .. } | Report::Why(_));
        match asker.filter(|(_, asking)| own && *asking == seat) {
            Some((number, _)) => self.tell(number, &longbox_protocol::RoomReport::Table(report)),
            None => self.tell_seat(seat, report),
        }
    }

    /// The game is over: everything about it is everybody's.
    fn publish(&mut self) {
        let account = self.state.account();
        let seats: Vec<Seat> = self.state.people().collect();
        for seat in seats {
            let saved = self.party.as_mut().and_then(|party| party.publish(seat, &account));
            if let Some(saved) = saved {
                self.tell_seat(seat, Report::Save(Box::new(saved)));
            }
        }
    }
}
