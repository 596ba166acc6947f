//! What a viewer may know of a game.

use crate::Vs;
use crate::program::Op;
use crate::state::deal::{Deal, Terms};
use crate::state::parts::PARTS;
use crate::state::position::{
    CardNo, Fighters, Frame, NO_PIECE, OWN, Piece, Position, Recruit, RecruitStep, SEATS, UNKNOWN, local, owner,
};
use crate::state::progress::{Bargain, Progress};
use crate::state::zones::Set;
use crate::verbs::Effect;
use longbox_kernel::{Dice, Seat, SeatSet, Viewer, hash_of};

/// Places whose order is a secret.
type Unordered = tinyvec::ArrayVec<[Set; 2 * PARTS + 2]>;

impl Vs {
    /// A position as this viewer knows it. Every field is decided on here, one by one.
    pub(crate) fn known_to(&self, p: &Position, viewer: Viewer) -> Position {
        let mut known = Position {
            fighters: p.fighters,
            cards: p.cards,
            knowledge: p.knowledge,
            zones: p.zones,
            records: p.records,
            parts: p.parts,
            side_decks: p.side_decks,
            inventions: p.inventions,
            modifiers: p.modifiers,
            changes: p.changes,
            delayed: p.delayed,
            pending_triggers: p.pending_triggers,
            frames: p.frames,
            marks: p.marks,
            exiles: p.exiles,
            stand_ins: p.stand_ins,
            gauges: p.gauges,
            trials: p.trials,
            dice: Dice::blank(),
            in_play: p.in_play,
            machines: p.machines,
            sides: p.sides,
            universes: p.universes,
            rulers: p.rulers,
            shapers: p.shapers,
            broad: p.broad,
            restless: p.restless,
            barring: p.barring,
            laws: p.laws,
            away: p.away,
            listened: p.listened,
            turn: p.turn,
            clock: p.clock,
            turn_began: p.turn_began,
            learnt: p.learnt,
            shown: p.shown,
            deal: p.deal,
            seats: p.seats,
            alive: p.alive,
            fallen: p.fallen,
            active: p.active,
            first: p.first,
            asked: p.asked,
            builder: p.builder,
            done: p.done,
            ask: p.ask,
            step: p.step,
            mode: p.mode,
            combats: p.combats,
            batch: p.batch,
            moment: p.moment,
            unsettled: p.unsettled,
            crowded: p.crowded,
            touched: p.touched,
            wide: p.wide,
            idle_turns: p.idle_turns,
            barren_turns: p.barren_turns,
            odd: p.odd,
            least_in_decks: p.least_in_decks,
            outcome: p.outcome,
        };
        self.hide(&mut known, p, viewer);
        known
    }

    /// Takes away what a viewer does not know.
    fn hide(&self, known: &mut Position, p: &Position, viewer: Viewer) {
        let chooses = match viewer {
            Viewer::Seat(seat) => seat == p.asked || p.who_may_answer().contains(seat),
            Viewer::Spectator => false,
            Viewer::Open => true,
        };
        if !chooses {
            self.hide_half_made_choices(known);
        }
        known.hide_predictions(viewer);
        match viewer {
            Viewer::Seat(seat) => self.hide_picked_cards(known, Some(seat)),
            Viewer::Spectator => self.hide_picked_cards(known, None),
            Viewer::Open => {}
        }
        match viewer {
            Viewer::Seat(seat) => {
                for of in p.seats.iter() {
                    known.knowledge[of.index()].tidy(SeatSet::ALL);
                    if of != seat {
                        known.hide_side_deck(of);
                        known.hide_inventions(of);
                        known.knowledge[of.index()].forget_others(seat, of);
                        known.settle(of, seat);
                    }
                    known.knowledge[of.index()].blank(seat, &mut known.cards[of.index()].0, UNKNOWN);
                    known.knowledge[of.index()].tidy(SeatSet::ALL);
                }
            }
            Viewer::Spectator => {
                known.keep_public();
                for of in p.seats.iter() {
                    known.hide_side_deck(of);
                    known.hide_inventions(of);
                }
            }
            Viewer::Open => {}
        }
    }

    /// The cards that others have chosen for a deal.
    fn hide_picked_cards(&self, known: &mut Position, from: Option<Seat>) {
        if known.deal.terms == Terms::NONE {
            return;
        }
        let Some(script) = self.script_on_top(known).copied() else { return };
        if let Op::Do(number) = self.program.op(script.at)
            && let Effect::Offer(offer) = self.program.effect(number)
        {
            offer.hide_cards(known, &script, from);
        }
    }

    /// What somebody has picked so far is nobody else's business until the choice is made.
    fn hide_half_made_choices(&self, known: &mut Position) {
        let zones = known.zones;
        let public = |piece: Piece| {
            let zones = &zones[owner(piece).index() & 3];
            zones.ko.contains(piece) || zones.face_up.contains(piece)
        };
        for frame in known.frames.iter_mut() {
            match frame {
                Frame::Pay(pay) => {
                    pay.picked = [u8::MAX; 4];
                    pay.paid = 0;
                    pay.symbols = [0; 4];
                    if pay.what.piece != NO_PIECE && !public(pay.what.piece) {
                        pay.what.piece = NO_PIECE;
                        pay.what.power = 0;
                    }
                }
                Frame::AttackPlan(plan) => {
                    plan.attackers = Fighters::NONE;
                    plan.targets = Fighters::NONE;
                }
                Frame::Form(form) => form.moving = Fighters::NONE,
                Frame::Recruit(recruit) if recruit.step == RecruitStep::Picked => {
                    *recruit = Recruit::of(recruit.by, NO_PIECE);
                }
                Frame::Script(script) => {
                    script.picked = Fighters::NONE;
                    if script.progress == Progress::Dealing(Bargain::Composed) {
                        known.deal = Deal::NONE;
                    }
                    let effect = match self.program.op(script.at) {
                        Op::Do(number) => Some(self.program.effect(number)),
                        _ => None,
                    };
                    // How many have got their share so far.
                    // And who was named first in a prediction.
                    if matches!(effect, Some(Effect::Divide(_) | Effect::Predict(_))) {
                        script.progress = Progress::Begun;
                    }
                    let picked = matches!(effect, Some(Effect::MoveCards(cards)) if cards.is_choice());
                    if script.kod != NO_PIECE && (picked && !script.progress.is_begun() || !public(script.kod)) {
                        script.kod = NO_PIECE;
                    }
                }
                Frame::Recruit(_) | Frame::Combat(_) => {}
            }
        }
    }
}

impl Position {
    /// Puts what `viewer` knows of the hand and the face-down resources of another player into an order that depends
    /// on nothing else: known cards first and sorted, then cards of groups, then the rest.
    fn settle(&mut self, of: Seat, viewer: Seat) {
        let mut ranks = [(2, 0); OWN];
        for piece in (0..OWN).filter(|piece| self.knowledge[of.index()].knows(viewer, *piece)) {
            ranks[piece] = (0, u64::from(self.cards[of.index()].0[piece]));
        }
        self.knowledge[of.index()].each_group(viewer, |group| {
            let name = self.group_name(of, viewer, group);
            group.iter().for_each(|piece| ranks[usize::from(*piece)] = (1, name));
        });
        for set in self.unordered(of) {
            let pieces: tinyvec::ArrayVec<[Piece; OWN]> = set.pieces(of).collect();
            for at in 0..pieces.len() {
                let rank = |piece: usize| (ranks[piece], !self.knowledge[of.index()].knows(of, piece));
                let first = (at..pieces.len()).min_by_key(|other| rank(local(pieces[*other]))).unwrap_or(at);
                self.swap_cards(pieces[at], pieces[first]);
                ranks.swap(local(pieces[at]), local(pieces[first]));
            }
        }
    }

    /// The places of a player whose order is nobody else's business. All cards of a player who is out have gone the
    /// same way.
    fn unordered(&self, of: Seat) -> Unordered {
        let zones = self.zones(of);
        if !self.alive.contains(of) {
            return [zones.hand, zones.removed].into_iter().collect();
        }
        let (hand, down) = (zones.hand.minus(self.followed(of)), zones.face_down().minus(self.undermined(of)));
        self.heaps(of).flat_map(|part| [hand.within(part), down.within(part)]).collect()
    }

    /// A number for a group that stays the same wherever its cards lie in the hand and among the face-down resources.
    fn group_name(&self, of: Seat, viewer: Seat, group: &[u16]) -> u64 {
        let sets = self.unordered(of);
        let mut seen: tinyvec::ArrayVec<[CardNo; OWN]> = tinyvec::ArrayVec::new();
        let (mut places, mut inside) = (0u128, [0u8; 2 * PARTS + 2]);
        for piece in group {
            let bit = 1u128 << piece;
            match sets.iter().position(|set| set.0 & bit != 0) {
                Some(set) => inside[set] += 1,
                None => places |= bit,
            }
            if self.knowledge(of).has_seen(viewer, usize::from(*piece)) {
                seen.push(self.cards[of.index()].0[usize::from(*piece)]);
            }
        }
        longbox_kernel::sort(&mut seen);
        hash_of(&(places, inside, seen))
    }

    /// Keeps what somebody sees who only watches: cards in play, KO piles, face-up resources, removed cards.
    fn keep_public(&mut self) {
        for of in 0..SEATS {
            let zones = self.zones[of];
            let seat = Seat(of as u8);
            // What a player who is out had in hand and deck was never shown.
            let removed = if self.alive.contains(seat) { zones.removed.0 } else { 0 };
            let mut public = zones.ko.0 | zones.face_up.0 | removed;
            zones.open_in_deck.iter().for_each(|number| public |= 1 << number);
            let in_play = self.everywhere().iter().map(|slot| self.fighters[usize::from(slot)]);
            for piece in in_play.flat_map(|fighter| [fighter.piece, fighter.equipment]) {
                if piece != NO_PIECE && owner(piece) == seat {
                    public |= 1 << local(piece);
                }
            }
            for frame in self.frames.iter() {
                let piece = match frame {
                    Frame::Script(script) => script.twist,
                    Frame::Recruit(recruit) => recruit.piece,
                    _ => NO_PIECE,
                };
                if piece != NO_PIECE && owner(piece) == seat {
                    public |= 1 << local(piece);
                }
            }
            for number in 0..OWN {
                if public >> number & 1 == 0 {
                    self.cards[of].0[number] = UNKNOWN;
                }
            }
            // What is left of knowledge is that everybody sees what is open.
            self.knowledge[of] = Default::default();
            for number in (0..OWN).filter(|number| public >> number & 1 == 1) {
                self.knowledge[of].see(self.seats, number, &self.cards[of].0);
            }
        }
    }

    /// The same game in which somebody has seen one more card. For tests: whoever was not shown it must not notice.
    pub fn with_seen(&self, seat: Seat, piece: Piece) -> Position {
        let mut other = self.clone();
        let of = owner(piece).index();
        other.knowledge[of].see(seat, local(piece), &self.cards[of].0);
        other
    }

    /// The same game with two cards of one player in each other's place. For tests: whoever cannot tell the two
    /// apart must not notice.
    pub fn with_swapped(&self, a: Piece, b: Piece) -> Position {
        let mut other = self.clone();
        other.swap_cards(a, b);
        other
    }
}
