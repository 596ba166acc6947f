//! A harder mode of its own: two cards that a seat cannot tell apart change places, and the seat must not notice.

use longbox_kernel::{Deaf, Decision, Game, Seat, SeatSet, Standpoint, Table, Viewer};
use longbox_vs::judge::Judge;
use longbox_vs::{OWN, Piece, Position, Vs};

/// Plays a finished table once more and swaps hidden cards before every input.
pub(super) fn swaps(table: &Table<'_, Vs>) -> Result<(), String> {
    let mut again = table.branch(0);
    for (made, input) in table.inputs().iter().enumerate() {
        for viewer in again.position().seats().iter() {
            notice(again.game(), again.position(), viewer)
                .map_err(|what| format!("swapped cards before input {made}: {what}"))?;
        }
        again.input(*input, &mut Deaf).map_err(|refusal| format!("replay of input {made}: {refusal}"))?;
    }
    Ok(())
}

fn notice(game: &Vs, position: &Position, viewer: Seat) -> Result<(), String> {
    let before = seen(game, position, viewer);
    for of in position.seats().iter().filter(|of| *of != viewer && position.has_secret_pile(*of)) {
        if seen(game, &position.with_secret_pile(game, of, &[]), viewer) != before {
            return Err(format!("{viewer} notices what is in {of}'s secret pile"));
        }
    }
    for of in position.seats().iter() {
        for (a, b) in hidden(game, position, of).iter().flat_map(|zone| pairs(position, viewer, of, zone)) {
            if seen(game, &position.with_swapped(a, b), viewer) != before {
                let names = [a, b].map(|piece| game.name_of(position.card(piece)));
                return Err(format!("{viewer} notices that {of}'s {} and {} changed places", names[0], names[1]));
            }
        }
    }
    Ok(())
}

/// Different cards of one zone that the viewer cannot tell apart and of which all others know the same. Each with
/// the next one: swaps of neighbours make all others.
fn pairs(position: &Position, viewer: Seat, of: Seat, zone: &[Piece]) -> Vec<(Piece, Piece)> {
    let knowledge = position.knowledge(of);
    let local = |piece: Piece| usize::from(piece) % OWN;
    let same = |a: Piece, b: Piece| {
        let all_the_same = position.seats().iter().all(|seat| {
            let both = [a, b].map(|piece| (knowledge.knows(seat, local(piece)), knowledge.is_free(seat, local(piece))));
            both[0] == both[1]
        });
        all_the_same && knowledge.are_alike(SeatSet::one(viewer), local(a), local(b))
    };
    let next = |at: usize| {
        let a = zone[at];
        let other = |b: &&Piece| position.card(**b) != position.card(a) && same(a, **b);
        zone[at + 1..].iter().find(other).map(|b| (a, *b))
    };
    (0..zone.len()).filter_map(next).collect()
}

/// Hand, face-down resources and deck.
fn hidden(game: &Vs, position: &Position, of: Seat) -> [Vec<Piece>; 3] {
    let zones = position.zones(of);
    let deck = Judge::new(game, position).deck(of);
    [zones.hand.pieces(of).collect(), zones.face_down().pieces(of).collect(), deck]
}

type Seen = (Standpoint<Position>, Option<Decision>, Vec<String>);

/// All that a seat can see: its standpoint, its question and the names of its options.
fn seen(game: &Vs, position: &Position, viewer: Seat) -> Seen {
    let mut menu = Vec::new();
    game.options(position, viewer, &mut menu);
    let keys: Vec<String> = menu.iter().map(|choice| game.key(position, *choice)).collect();
    (game.standpoint(position, Viewer::Seat(viewer)), game.decision(position, viewer), keys)
}
