//! At every decision of random games: standpoints say nothing that is hidden and nothing that is false, positions
//! can be stored, games repeat, and the barrier for fair undo moves whenever somebody learns something.

use crate::common::{answers, first_seed, game, games, keys, menu, odd_setup, random_setup, viewers};
use longbox_kernel::{Deaf, Dice, Game, Input, Seat, Table, Verdict, Viewer, hash_of};
use longbox_vs::judge::Judge;
use longbox_vs::{CardNo, NO_PIECE, OWN, Piece, Position, Set, Setup, Vs};

fn local(piece: Piece) -> usize {
    usize::from(piece) % OWN
}

/// What a viewer sees must not change when everything that it cannot know is dealt anew.
fn blind(game: &Vs, p: &Position, viewer: Viewer, dice: &mut Dice) -> Result<(), String> {
    let standpoint = game.standpoint(p, viewer);
    let other = game.imagine(&standpoint, dice);
    let again = game.standpoint(&other, viewer);
    if again != standpoint {
        return Err("the standpoint changes".to_owned());
    }
    if game.view(&again) != game.view(&standpoint) {
        return Err("the view changes".to_owned());
    }
    if game.waiting(&other) != game.waiting(p) {
        return Err("who is asked changes".to_owned());
    }
    let Viewer::Seat(seat) = viewer else { return Ok(()) };
    if game.decision(&other, seat) != game.decision(p, seat) {
        return Err("the question changes".to_owned());
    }
    let (here, there) = (keys(game, p, seat), keys(game, &other, seat));
    if here != there {
        return Err(format!("the options change: {here:?} and {there:?}"));
    }
    let labels = |real: &Position| -> Vec<String> {
        let known = game.standpoint(real, viewer);
        menu(game, real, seat).iter().map(|choice| game.option_label(known.position(), seat, *choice)).collect()
    };
    let (here, there) = (labels(p), labels(&other));
    match here == there {
        true => Ok(()),
        false => Err(format!(
            "the words of the options change: {here:?} and {there:?} {:?} {:?}",
            p.ask(),
            p.frames().last()
        )),
    }
}

/// All that a standpoint says of where a card is holds: known cards, as far as pieces of a place can be told apart.
fn told_the_truth(game: &Vs, p: &Position, seat: Seat) -> Result<(), String> {
    let standpoint = game.standpoint(p, Viewer::Seat(seat));
    let seen = standpoint.position();
    for of in p.seats().iter() {
        let sure = |piece: &Piece| seen.knowledge(of).knows(seat, local(*piece));
        for piece in Judge::new(game, p).deck(of).iter().filter(|piece| sure(piece)) {
            if seen.card(*piece) != p.card(*piece) {
                return Err(format!("the deck of {of} is said to hold another card"));
            }
        }
        let zones = p.zones(of);
        for set in [zones.hand, zones.ko, zones.face_up, zones.face_down(), zones.removed] {
            let mut real: Vec<CardNo> = set.pieces(of).map(|piece| p.card(piece)).collect();
            for piece in set.pieces(of).filter(sure) {
                let at = real.iter().position(|card| *card == seen.card(piece));
                real.remove(at.ok_or_else(|| format!("{of} has no {}", game.name_of(seen.card(piece))))?);
            }
        }
    }
    Ok(())
}

/// Everybody knows what lies in the open, and players know their own hands and resources.
fn knows_what_is_open(p: &Position, seat: Seat) -> Result<(), String> {
    for of in p.alive().iter() {
        let zones = p.zones(of);
        let mut open = Set(zones.ko.0 | zones.face_up.0 | zones.removed.0);
        zones.open_in_deck(of).for_each(|(_, piece)| open.0 |= 1 << local(piece));
        if of == seat {
            open.0 |= zones.hand.0 | zones.resources.0;
        }
        let fighters = p.in_play().iter().map(|slot| *p.fighter(slot));
        let in_play =
            fighters.flat_map(|fighter| [fighter.piece, fighter.equipment]).filter(|piece| *piece != NO_PIECE);
        let in_play = in_play.filter(|piece| longbox_vs::owner(*piece) == of);
        if let Some(piece) = open.pieces(of).chain(in_play).find(|piece| !p.knowledge(of).knows(seat, local(*piece))) {
            return Err(format!("{seat} does not know piece {piece} of {of}, which lies in the open"));
        }
    }
    Ok(())
}

/// How much all seats know together.
fn learnt(p: &Position) -> usize {
    let of = |seat: Seat, of: Seat| {
        let knowledge = p.knowledge(of);
        (0..OWN).filter(|piece| knowledge.knows(seat, *piece)).count()
    };
    p.seats().iter().flat_map(|seat| p.seats().iter().map(move |other| (seat, other))).map(|(a, b)| of(a, b)).sum()
}

fn check(game: &Vs, table: &Table<'_, Vs>, dice: &mut Dice) -> Result<(), String> {
    let p = table.position();
    for viewer in viewers(p.seats()) {
        blind(game, p, viewer, dice).map_err(|what| format!("{viewer:?}: {what}"))?;
    }
    for seat in p.seats().iter() {
        told_the_truth(game, p, seat)?;
        knows_what_is_open(p, seat)?;
    }
    Ok(())
}

fn stored(p: &Position) -> Result<(), String> {
    let written = serde_json::to_string(p).map_err(|error| error.to_string())?;
    let read: Position = serde_json::from_str(&written).map_err(|error| error.to_string())?;
    match read == *p && hash_of(&read) == hash_of(p) {
        true => Ok(()),
        false => Err("the position read is not the one written".to_owned()),
    }
}

/// One game with random answers. Somebody may leave on the way.
pub(crate) fn play(game: &Vs, setup: Setup, seed: u64, leaves: bool) -> Result<(), String> {
    let mut dice = Dice::new(!seed);
    let count = game.pieces(&setup);
    let mut table = Table::open(game, setup, seed, &mut Deaf).map_err(|error| error.to_string())?;
    let leaver = Seat(dice.below(table.position().seats().len() as u32) as u8);
    let mut leaving = if leaves { dice.below(150) as usize } else { usize::MAX };
    loop {
        let at = table.inputs().len();
        let told = |what: String| format!("seed {seed}, after {at} answers: {what}");
        let faults = game.faults(table.position(), count);
        if !faults.is_empty() {
            return Err(told(format!("{faults:?}")));
        }
        check(game, &table, &mut dice).map_err(told)?;
        if dice.below(16) == 0 {
            stored(table.position()).map_err(told)?;
        }
        let Some(chair) = table.chair() else { break };
        let options = answers(&chair);
        if options == 0 {
            return Err(told(format!("no options for {:?}", table.position().ask())));
        }
        let seat = chair.seat();
        let input = match at >= leaving && table.position().alive().contains(leaver) {
            true => Input::Concede(leaver),
            false => Input::Answer(seat, dice.below(options) as u16),
        };
        if matches!(input, Input::Concede(_)) {
            leaving = usize::MAX;
        }
        let before = (game.barrier(table.position()), learnt(table.position()), table.position().dice().drawn());
        table.input(input, &mut Deaf).map_err(|refusal| told(refusal.to_string()))?;
        let after = (game.barrier(table.position()), learnt(table.position()), table.position().dice().drawn());
        if after.0 < before.0 || after.0 == before.0 && (after.1 > before.1 || after.2 != before.2) {
            return Err(told("something was learnt and could be taken back".to_owned()));
        }
    }
    let again = table.branch(table.inputs().len());
    if again.position() != table.position() || hash_of(again.position()) != hash_of(table.position()) {
        return Err(format!("seed {seed}: the same answers lead elsewhere"));
    }
    Ok(())
}

/// One game with random answers of which only the position is checked: many of them in a short time.
fn holds_together(game: &Vs, seed: u64) -> Result<(), String> {
    let mut dice = Dice::new(seed);
    let odd = dice.flip();
    let setup = if odd { odd_setup(game, &mut dice) } else { random_setup(game, &mut dice) };
    let count = game.pieces(&setup);
    let mut table = Table::open(game, setup, seed, &mut Deaf).map_err(|error| error.to_string())?;
    let often = 1 << dice.below(12);
    while let Some(chair) = table.chair() {
        let (seat, options) = (chair.seat(), answers(&chair));
        let told = |what: String| format!("seed {seed}, after {} answers: {what}", table.inputs().len());
        let faults = game.faults(table.position(), count);
        if !faults.is_empty() || options == 0 {
            return Err(told(format!("{:?}, {options} options, {faults:?}", table.position().ask())));
        }
        let alive = table.position().alive();
        let leaver = alive.iter().nth(dice.pick(alive.len())).unwrap_or(seat);
        let input = match dice.below(often * 64) {
            0 => Input::Concede(leaver),
            1 => Input::Timeout(leaver),
            _ => Input::Answer(seat, dice.below(options) as u16),
        };
        table.input(input, &mut Deaf).map_err(|refusal| refusal.to_string())?;
    }
    let outcome = table.outcome().ok_or_else(|| format!("seed {seed}: no end"))?;
    match outcome.verdict {
        // Sixty cheap characters for each of four players may be too many for the table.
        Verdict::Cap if !odd => Err(format!("seed {seed}: {outcome:?}")),
        Verdict::Win(seats) if seats.is_empty() => Err(format!("seed {seed}: nobody wins")),
        Verdict::Win(_) | Verdict::Tie | Verdict::Cap => Ok(()),
    }
}

fn all(usual: u64, leaves: bool, setup: impl Fn(&Vs, &mut Dice) -> Setup) {
    let game = game();
    let first = first_seed();
    let play = |seed: u64| play(&game, setup(&game, &mut Dice::new(seed)), seed, leaves).err();
    let faults: Vec<String> = (first..first + games(usual)).filter_map(play).take(20).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn nothing_hidden_is_seen_and_nothing_false_is_told() {
    all(4, false, random_setup);
}

#[test]
fn whoever_leaves_and_whatever_the_decks_games_hold_together() {
    let game = game();
    let first = first_seed();
    let faults = (first..first + games(120)).filter_map(|seed| holds_together(&game, seed).err());
    let faults: Vec<String> = faults.take(20).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn it_is_so_with_odd_decks() {
    all(8, true, odd_setup);
}

#[test]
fn it_is_so_when_somebody_leaves() {
    all(4, true, random_setup);
}
