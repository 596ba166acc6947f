//! Checks that a position holds together. For tests: nothing in a game asks these.

use crate::Vs;
use crate::position::{Ask, Fighter, Frame, NO_PIECE, OWN, Piece, Position, SEATS, bit, each, local, owner};
use longbox_kernel::Seat;

impl Vs {
    /// Everything that cannot be in a real game: cards lost or doubled, summaries out of date.
    pub fn faults(&self, p: &Position, pieces: [usize; SEATS]) -> Vec<String> {
        let mut faults = Vec::new();
        self.find_lost_pieces(p, pieces, &mut faults);
        for slot in each(p.in_play) {
            let fighter = p.fighter(slot);
            let kept = (fighter.words, fighter.listens, fighter.teams);
            let (words, listens, teams, rules) = self.summary(p, slot).parts();
            if kept != (words, listens, teams) || (p.rulers & bit(slot) != 0) != rules {
                faults.push(format!("the summary of {} is out of date", self.name_of(fighter.card)));
            }
            if fighter.is_stunned() && fighter.counters != 0 {
                faults.push(format!("{} is stunned with counters", self.name_of(fighter.card)));
            }
            if fighter.is_hidden() && (fighter.is_stunned() || fighter.equipment != NO_PIECE) {
                faults.push(format!("{} is hidden and stunned or equipped", self.name_of(fighter.card)));
            }
            if fighter.listens & !p.listened != 0 {
                faults.push(format!("nobody listens for {}", self.name_of(fighter.card)));
            }
        }
        let settling = matches!(p.ask, Ask::Nothing | Ask::Unique | Ask::Level);
        if p.unsettled && !settling {
            faults.push(format!("{:?} is asked before all is settled", p.ask));
        }
        faults
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
            zones.deck.iter().for_each(|number| put(crate::position::piece_of(seat, *number)));
        }
        for slot in each(p.in_play) {
            let fighter: &Fighter = p.fighter(slot);
            put(fighter.piece);
            put(fighter.equipment);
        }
        for frame in p.frames.iter() {
            match frame {
                Frame::Script(script) => put(script.twist),
                Frame::Recruit(recruit) if recruit.paid => put(recruit.piece),
                _ => {}
            }
        }
        for seat in 0..SEATS {
            for (number, times) in count[seat].iter().enumerate() {
                if usize::from(*times) != usize::from(number < pieces[seat]) {
                    faults.push(format!("piece {number} of player {} is in {times} places", Seat(seat as u8)));
                }
            }
        }
    }
}
