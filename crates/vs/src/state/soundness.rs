//! Checks that a position holds together. For tests: nothing in a game asks these.

use crate::Vs;
use crate::derive::evaluate::Context;
use crate::derive::laws::Attempt;
use crate::language::Verb;
use crate::program::{ODD, Op};
use crate::setup::Setup;
use crate::state::position::{
    Ask, Fighter, Fighters, Frame, ModOp, NO_PIECE, OWN, Piece, Position, RecruitStep, SEATS, Slot, UNKNOWN, local,
    owner,
};
use crate::state::zones::Set;
use crate::verbs::Effect;
use longbox_kernel::{Reason, Seat};

impl Vs {
    /// How many pieces each player has in a game that begins like this.
    pub fn pieces(&self, setup: &Setup) -> [usize; SEATS] {
        let mut pieces = [0; SEATS];
        for (seat, side) in setup.sides.iter().enumerate() {
            pieces[seat] = side.deck.len() + 1 + self.laid_out(side).count();
        }
        pieces
    }

    /// Everything that cannot be in a real game: cards lost or doubled, summaries out of date.
    pub fn faults(&self, p: &Position, pieces: [usize; SEATS]) -> Vec<String> {
        let mut faults = Vec::new();
        // A game that reaches a bound stops in the middle.
        if p.outcome.is_some_and(|outcome| matches!(outcome.reason, Reason::Bound(_))) {
            return faults;
        }
        self.find_lost_pieces(p, pieces, &mut faults);
        p.in_play.iter().for_each(|slot| self.find_wrong_fighter(p, slot, &mut faults));
        p.machines.iter().for_each(|slot| self.find_wrong_machine(p, slot, &mut faults));
        self.find_wrong_mains(p, &mut faults);
        self.find_wrong_cards(p, &mut faults);
        find_the_gone(p, &mut faults);
        faults.extend(p.wrong_parts().map(str::to_owned));
        self.find_wrong_universes(p, &mut faults);
        let unknown = |op: ModOp| op.bit() & !p.changes != 0 || self.law_of(op) & !p.laws != 0;
        if p.modifiers.iter().any(|modifier| unknown(modifier.op)) {
            faults.push("a change is of no kind that is looked for".to_owned());
        }
        let settling = matches!(p.ask, Ask::Nothing | Ask::Unique | Ask::Level);
        // Before anybody is wounded it is decided who. Those who come back together are settled together, and so are cards that are moved one after another.
        let together = |effect: &Effect| matches!(effect, Effect::Return(_) | Effect::MoveCards(_));
        let comes = p.frames.last().is_some_and(|frame| self.is_at(frame, together));
        if p.unsettled && !settling && !comes && !p.is_deciding() {
            faults.push(format!("{:?} is asked before all is settled", p.ask));
        }
        faults
    }

    fn find_wrong_fighter(&self, p: &Position, slot: Slot, faults: &mut Vec<String>) {
        let fighter = p.fighter(slot);
        let mut fault = |what: &str| faults.push(format!("{} {what}", self.name_of(fighter.card)));
        let kept = (fighter.words, fighter.listens, fighter.teams);
        let (words, listens, teams, rules) = self.summary(p, slot).parts();
        // Once the game is over nothing is worked out any more.
        if p.outcome.is_none() && (kept != (words, listens, teams) || p.rulers.contains(slot) != rules) {
            fault("has a summary that is out of date");
        }
        let laws = self.laws_of(p, slot);
        if laws & !p.laws != 0 || p.barring.contains(slot) != (laws != 0) {
            fault("bears laws that nobody looks for");
        }
        if fighter.listens & !p.listened != 0 {
            fault("has triggers that nobody looks for");
        }
        if fighter.is_stunned() && fighter.counters != self.kept_counters(p, slot) {
            fault("is stunned with counters");
        }
        let kept = || self.is_barred(p, Attempt::to(Verb::Ko), slot);
        if fighter.is_hidden() && (fighter.is_stunned() || fighter.equipment != NO_PIECE && !kept()) {
            fault("is hidden and stunned or equipped");
        }
        if fighter.is_away() && !self.raids(p, slot) {
            fault("stands on another side and does not raid it");
        }
        if !p.sides[fighter.side.index()].contains(slot) || !p.alive.contains(fighter.side) && p.outcome.is_none() {
            fault("is on no side");
        }
    }

    /// A machine has what its card gives it, and nothing that only characters have.
    fn find_wrong_machine(&self, p: &Position, slot: Slot, faults: &mut Vec<String>) {
        let fighter = p.fighter(slot);
        let (_, listens, _, rules) = self.summary(p, slot).parts();
        let laws = self.laws_of(p, slot);
        let summary = fighter.listens == listens && p.rulers.contains(slot) == rules && laws & !p.laws == 0;
        let bare = (fighter.flags, fighter.counters, fighter.wounds, fighter.equipment) == (0, 0, 0, NO_PIECE);
        let own = !p.in_play.contains(slot) && p.sides.iter().all(|side| !side.contains(slot));
        if !bare || !own || p.outcome.is_none() && !summary {
            faults.push(format!("{} is no machine as it should be", self.name_of(fighter.card)));
        }
    }

    /// Whether an effect in progress is a raid of this character.
    fn raids(&self, p: &Position, slot: Slot) -> bool {
        let by = |frame: &Frame| matches!(frame, Frame::Script(script) if Context::script(p, script).this == slot);
        p.frames.iter().any(|frame| by(frame) && self.is_at(frame, |effect| matches!(effect, Effect::Raid(_))))
    }

    /// Whether an effect in progress has come to such an operation.
    fn is_at(&self, frame: &Frame, such: fn(&Effect) -> bool) -> bool {
        let Frame::Script(script) = frame else { return false };
        matches!(self.program.op(script.at), Op::Do(number) if such(self.program.effect(number)))
    }

    /// Everybody stands on one board, and every board but the first has a maker.
    fn find_wrong_universes(&self, p: &Position, faults: &mut Vec<String>) {
        let apart = p.apart();
        let made = |number: u8| number == 0 || p.universes().iter().any(|universe| universe.number == number);
        if apart.meets(p.standing()) || apart.iter().any(|slot| !made(p.universe_of(slot))) {
            faults.push("somebody stands in two universes or in none".to_owned());
        }
        for slot in apart {
            let fighter = p.fighter(slot);
            if !p.alive.contains(fighter.side) && p.outcome.is_none() || fighter.is_away() {
                faults.push(format!("{} stands in another universe for nobody", self.name_of(fighter.card)));
            }
        }
    }

    /// Whoever is marked as a main character is somebody's, and nobody is the main character of two.
    fn find_wrong_mains(&self, p: &Position, faults: &mut Vec<String>) {
        for slot in p.everywhere() {
            let fighter = p.fighter(slot);
            let of = |seat: &Seat| fighter.piece != NO_PIECE && p.record(*seat).main == fighter.piece;
            let players = p.seats.iter().filter(of).count();
            if players != usize::from(fighter.is_main()) {
                let name = self.name_of(fighter.card);
                faults
                    .push(format!("{name} is the main character of {players} players, marked: {}", fighter.is_main()));
            }
        }
    }

    /// Those who left for a time are out of the game or in a hand, an open hand is open, and whoever may look at a deck
    /// has done so.
    fn find_wrong_cards(&self, p: &Position, faults: &mut Vec<String>) {
        for (number, exile) in p.exiles.iter().enumerate() {
            let twice = p.exiles[..number].iter().any(|other| other.piece == exile.piece);
            let zones = p.zones(owner(exile.piece));
            if twice || !zones.removed.contains(exile.piece) && !zones.hand.contains(exile.piece) {
                faults.push(format!("{} left for a time, but is elsewhere", self.name_of(exile.card)));
            }
        }
        for exile in p.exiles.iter() {
            let gone = |piece: Piece| !p.zones(owner(piece)).resources.contains(piece);
            if exile.beneath().is_some_and(gone) {
                faults.push(format!("{} is beneath a card that is no resource", self.name_of(exile.card)));
            }
        }
        for seat in p.seats.iter() {
            let zones = p.zones(seat);
            if zones.open_in_deck.iter().any(|number| !zones.deck.contains(number)) {
                faults.push(format!("a card lies face up in the deck of {seat} and is not in it"));
            }
            let odd = |piece: Piece| self.is_sort(p, piece, ODD);
            if !p.odd.contains(seat) && Set(zones.ko.0 | zones.face_up.0).pieces(seat).any(odd) {
                faults.push(format!("nobody looks for the powers that cards of {seat} have outside play"));
            }
        }
        if p.predictions().any(|(_, names)| names.is_none()) {
            faults.push("a prediction has no names".to_owned());
        }
        for seat in self.top_seers(p).iter().filter(|_| p.ask != Ask::Nothing) {
            if p.top_of_deck(seat).is_some_and(|top| !p.knowledge(seat).knows(seat, local(top))) {
                faults.push(format!("{seat} may look at the top of the deck and does not know it"));
            }
        }
        for seat in p.alive.iter().filter(|seat| p.plays_open(*seat)) {
            for piece in p.hand(seat) {
                if p.seats.iter().any(|viewer| !p.knowledge(seat).knows(viewer, local(piece))) {
                    faults.push(format!("{} in the open hand of {seat} is unknown", self.name_of(p.card(piece))));
                }
            }
        }
    }

    fn find_lost_pieces(&self, p: &Position, pieces: [usize; SEATS], faults: &mut Vec<String>) {
        let mut count = [[0u8; OWN]; SEATS];
        let mut put = |piece: Piece| {
            if piece != NO_PIECE {
                count[owner(piece).index()][local(piece)] += 1;
            }
        };
        for seat in p.seats.iter() {
            let zones = p.zones(seat);
            for set in [zones.hand, zones.ko, zones.resources, zones.removed] {
                set.pieces(seat).for_each(&mut put);
            }
            zones.deck.iter().for_each(|number| put(crate::state::position::piece_of(seat, *number)));
        }
        for slot in p.everywhere() {
            let fighter: &Fighter = p.fighter(slot);
            put(fighter.piece);
            put(fighter.equipment);
        }
        for frame in p.frames.iter() {
            match frame {
                Frame::Script(script) => put(script.twist),
                Frame::Recruit(recruit) if recruit.step != RecruitStep::Picked => put(recruit.piece),
                _ => {}
            }
        }
        for seat in 0..SEATS {
            for (number, times) in count[seat].iter().enumerate() {
                // A card that came from outside the game has got a piece of its own.
                let is_used = number < pieces[seat] || p.cards[seat].0[number] != UNKNOWN;
                if usize::from(*times) != usize::from(is_used) {
                    faults.push(format!("piece {number} of player {} is in {times} places", Seat(seat as u8)));
                }
            }
        }
    }
}

/// Nothing in progress speaks of characters that are gone.
fn find_the_gone(p: &Position, faults: &mut Vec<String>) {
    let here = p.records.iter().fold(p.everywhere() | p.coming(), |here, record| here.with(record.body));
    let mut check = |what: &str, set: Fighters| {
        if !(set - here).is_empty() {
            faults.push(format!("{what} speaks of somebody who is gone"));
        }
    };
    for frame in p.frames.iter() {
        match frame {
            Frame::Combat(combat) => check("a combat", combat.all()),
            Frame::AttackPlan(plan) => check("an attack", plan.attackers | plan.targets),
            Frame::Form(form) => check("a formation", form.moving),
            Frame::Script(script) => check("an effect", script.it | script.those),
            Frame::Recruit(_) | Frame::Pay(_) => {}
        }
    }
    p.modifiers.iter().for_each(|modifier| check("a change", modifier.who));
    p.delayed.iter().for_each(|delayed| check("a trigger for later", delayed.who));
    p.pending_triggers.iter().for_each(|pending| check("a trigger that waits", pending.those));
}
