//! What a viewer may know of a game, and full games imagined from it.

use crate::Squad;
use crate::deck::COPIES;
use crate::position::{Ask, CardNo, Frame, NOBODY, PIECES, Position, Strike, UNKNOWN};
use crate::program::Op;
use longbox_kernel::{Dice, LikelyLists, Seat, Standpoint, Stream, Viewer};

impl Squad {
    /// A position as this viewer knows it. Every field is decided on here, one by one.
    pub(crate) fn known_to(&self, p: &Position, viewer: Viewer) -> Position {
        let mut known = Position {
            cards: p.cards,
            knowledge: p.knowledge,
            piles: p.piles,
            hands: p.hands,
            rows: p.rows,
            records: p.records,
            frames: p.frames,
            pending_effects: p.pending_effects,
            dice: Dice::blank(),
            brought_by_b: p.brought_by_b,
            picked: p.picked,
            triggers_in_play: p.triggers_in_play,
            statics_in_play: p.statics_in_play,
            pieces: p.pieces,
            power: p.power,
            turn: p.turn,
            arrivals: p.arrivals,
            learnt: p.learnt,
            active: p.active,
            asked: p.asked,
            ask: p.ask,
            step: p.step,
            next_flip: p.next_flip,
            hands_seen: p.hands_seen,
            blocks_off: p.blocks_off,
            pauses: p.pauses,
            outcome: p.outcome,
        };
        if viewer != Viewer::Open && viewer != Viewer::Seat(p.asked) {
            self.hide_half_made_choice(&mut known);
        }
        match viewer {
            Viewer::Seat(seat) => {
                known.knowledge.conclude(seat);
                known.settle_hand(seat.other(), seat);
                known.knowledge.blank(seat, &mut known.cards, UNKNOWN);
            }
            Viewer::Spectator => {
                known.knowledge = Default::default();
                known.picked = 0;
                for frame in known.frames.iter_mut() {
                    if let Frame::Script(script) = frame
                        && script.card != NOBODY
                        && !is_public(p, script.card)
                    {
                        script.card = NOBODY;
                    }
                }
                for piece in 0..p.pieces {
                    if !is_public(p, piece) {
                        known.cards[usize::from(piece)] = UNKNOWN;
                    }
                }
            }
            Viewer::Open => {}
        }
        known
    }

    /// What somebody has picked so far is nobody else's business until the choice is made.
    fn hide_half_made_choice(&self, known: &mut Position) {
        let ask = known.ask;
        if let (Ask::Effect, Some(Frame::Script(script))) = (ask, known.frames.last_mut()) {
            let op = self.program.ops[usize::from(script.at)];
            if matches!(op, Op::Show(..)) {
                known.picked = 0;
            }
            if crate::keepers::up_to(op).is_some() {
                script.walked = 0;
                script.walk_end = 0;
            }
        }
    }

    /// Fills the unknown cards that a player brought with cards like those known of that player, no more than
    /// four of a name.
    fn fill(&self, p: &mut Position, player: Seat, stream: &mut Stream) {
        let mut known = tinyvec::ArrayVec::<[CardNo; PIECES]>::new();
        let mut copies = [0u8; 1_024];
        let mut unknown = tinyvec::ArrayVec::<[u8; PIECES]>::new();
        for piece in (0..p.pieces).filter(|piece| p.brought_by(*piece) == player) {
            match p.card(piece) {
                UNKNOWN => unknown.push(piece),
                card => {
                    known.push(card);
                    copies[usize::from(self.face(card).name) & 1_023] += 1;
                }
            }
        }
        for piece in unknown {
            let mut card = self.guess(&known, stream);
            for _ in 0..8 {
                if copies[usize::from(self.face(card).name) & 1_023] < COPIES as u8 {
                    break;
                }
                card = self.guess(&[], stream);
            }
            copies[usize::from(self.face(card).name) & 1_023] += 1;
            p.cards[usize::from(piece)] = card;
        }
    }

    /// A card that an unknown card of a player could be: like those seen of that player.
    fn guess(&self, seen: &[CardNo], stream: &mut Stream) -> CardNo {
        if seen.is_empty() {
            return stream.below(self.cards().len() as u32) as CardNo;
        }
        let like = seen[stream.pick(seen.len())];
        let related = &self.related[usize::from(like)];
        match related.is_empty() || stream.below(4) == 0 {
            true => like,
            false => related[stream.pick(related.len())],
        }
    }

    /// Which of the lists that everybody knows the other player may have brought.
    pub(crate) fn lists_behind(&self, standpoint: &Standpoint<Position>) -> LikelyLists {
        let p = standpoint.position();
        let mut likely = LikelyLists::default();
        for player in [Seat::A, Seat::B].into_iter().filter(|seat| standpoint.viewer() != Viewer::Seat(*seat)) {
            let seen: Vec<CardNo> = brought(p, player).filter(|card| *card != UNKNOWN).collect();
            likely.of[player.index()] = self.lists.likely(&seen);
        }
        likely
    }

    /// A full game that fits what the viewer knows.
    pub(crate) fn imagined(
        &self,
        standpoint: &Standpoint<Position>,
        likely: &LikelyLists,
        dice: &mut Dice,
    ) -> Position {
        let mut position = standpoint.position().clone();
        let mut stream = dice.stream();
        for player in [Seat::A, Seat::B] {
            if let Some(list) = likely.pick(player, &mut stream) {
                fill_from(&mut position, player, self.lists.get(list), &mut stream);
            }
            self.fill(&mut position, player, &mut stream);
        }
        if let Viewer::Seat(seat) = standpoint.viewer() {
            let knowledge = standpoint.position().knowledge();
            knowledge.each_group(seat, |group| {
                stream.shuffle(group.len(), |one, other| {
                    let (a, b) = (usize::from(group[one]), usize::from(group[other]));
                    position.cards.swap(a, b);
                    position.knowledge.exchange(seat, a, b);
                });
            });
        }
        position.dice = Dice::new(stream.seed());
        position
    }
}

/// The cards that a player brought, as far as they are known.
fn brought(p: &Position, player: Seat) -> impl Iterator<Item = CardNo> {
    (0..p.pieces).filter(move |piece| p.brought_by(*piece) == player).map(|piece| p.card(piece))
}

/// Fills the unknown cards of a player with what is left of a list, as far as that goes.
fn fill_from(p: &mut Position, player: Seat, list: &[CardNo], stream: &mut Stream) {
    let mut left = tinyvec::ArrayVec::<[CardNo; PIECES]>::new();
    left.extend(list.iter().copied().take(PIECES));
    for card in brought(p, player).filter(|card| *card != UNKNOWN) {
        if let Some(at) = left.iter().position(|other| *other == card) {
            left.swap_remove(at);
        }
    }
    for piece in 0..p.pieces {
        if p.brought_by(piece) == player && p.card(piece) == UNKNOWN && !left.is_empty() {
            p.cards[usize::from(piece)] = left.swap_remove(stream.pick(left.len()));
        }
    }
}

fn is_public(p: &Position, piece: u8) -> bool {
    let on_table = p.frames().iter().any(|frame| match frame {
        Frame::Strike(strike) => strike.source == piece && strike.is_attack() && strike.flags & Strike::PLACED == 0,
        Frame::Script(_) | Frame::Waiting => false,
    });
    on_table
        || p.keeper_seat(piece).is_some()
        || [Seat::A, Seat::B].iter().any(|seat| p.piles(*seat).discard_top() == Some(piece))
}

impl Position {
    /// Puts what `viewer` knows of another hand into an order that depends on nothing else: known cards first
    /// and sorted, then cards of groups, then the rest.
    pub(crate) fn settle_hand(&mut self, seat: Seat, viewer: Seat) {
        let rank = |p: &Position, piece: u8| match () {
            () if p.knowledge.knows(viewer, piece) => (0, p.card(piece)),
            () if p.knowledge.is_grouped(viewer, piece) => (1, 0),
            () => (2, 0),
        };
        for at in 0..self.hand(seat).len() {
            let hand = *self.hand(seat);
            let first = (at..hand.len()).min_by_key(|other| rank(self, hand[*other])).unwrap_or(at);
            if first != at {
                self.swap_places(hand[at], hand[first]);
                let (bit_a, bit_b) = (self.picked >> at & 1, self.picked >> first & 1);
                if bit_a != bit_b && self.picker() == Some(seat) {
                    self.picked ^= 1 << at | 1 << first;
                }
            }
        }
    }

    /// Whose hand `picked` speaks of.
    fn picker(&self) -> Option<Seat> {
        self.frames().iter().rev().find_map(|frame| match frame {
            Frame::Script(script) => Some(script.me),
            Frame::Strike(_) | Frame::Waiting => None,
        })
    }

    /// The same game with two cards in each other's place. For tests: whoever cannot tell the two apart must not
    /// notice.
    pub fn with_swapped(&self, a: u8, b: u8) -> Position {
        let mut other = self.clone();
        other.swap_places(a, b);
        other
    }

    /// Two cards change places, with all that is said of them.
    pub(crate) fn swap_places(&mut self, a: u8, b: u8) {
        self.cards.swap(usize::from(a), usize::from(b));
        self.knowledge.swap(a, b);
        for record in &mut self.records {
            let (bit_a, bit_b) = (record.damaged_by >> a & 1, record.damaged_by >> b & 1);
            if bit_a != bit_b {
                record.damaged_by ^= 1u128 << a | 1u128 << b;
            }
        }
        for frame in self.frames.iter_mut() {
            if let Frame::Script(script) = frame {
                script.card = match script.card {
                    card if card == a => b,
                    card if card == b => a,
                    card => card,
                };
            }
        }
    }
}
