//! Twins: two games that differ only in what a viewer cannot know are played on with the same answers, and the
//! viewer must see the same happen in both, until a card that differs is shown.

use crate::common::{answers, first_seed, game, games, keys, menu, odd_setup, random_setup, viewers};
use longbox_kernel::{Deaf, Dice, Game, Seat, SeatSet, Shape, Table, Viewer};
use longbox_vs::judge::Judge;
use longbox_vs::{Choice, Event, OWN, Piece, Position, Setup, Sight, Vs};

fn local(piece: Piece) -> usize {
    usize::from(piece) % OWN
}

fn sights(game: &Vs, events: &[Event], viewer: Viewer) -> Vec<Sight> {
    events.iter().map(|event| game.sight(event, viewer)).collect()
}

/// Two games must look the same to a viewer.
fn same(game: &Vs, a: &Position, b: &Position, viewer: Viewer) -> Result<(), String> {
    if game.waiting(a) != game.waiting(b) {
        return Err(format!("who is asked: {:?} {:?}", a.ask(), b.ask()));
    }
    let (here, there) = (game.standpoint(a, viewer), game.standpoint(b, viewer));
    if here != there {
        let found = difference(here.position(), there.position(), viewer);
        if !found.is_empty() {
            return Err(format!("the standpoint ({:?}): {}", a.ask(), found.join(", ")));
        }
    }
    if game.barrier(a) != game.barrier(b) {
        return Err("the barrier".to_owned());
    }
    let Viewer::Seat(seat) = viewer else { return Ok(()) };
    if game.decision(a, seat) != game.decision(b, seat) || keys(game, a, seat) != keys(game, b, seat) {
        return Err("the question or its options".to_owned());
    }
    Ok(())
}

/// Which fields of two positions differ. Which of two equal cards of one's own the others count as seen does not
/// matter: when one of the two is shown, the kernel takes either for the other.
fn difference(a: &Position, b: &Position, viewer: Viewer) -> Vec<String> {
    let fields = |p: &Position| serde_json::to_value(p).expect("it can be written");
    let (a, b) = (fields(a), fields(b));
    let mut found = Vec::new();
    compare("", &a, &b, &mut found);
    if let Viewer::Seat(seat) = viewer {
        let own = format!(".knowledge.{}.seats.", seat.0);
        found.retain(|path| !(path.starts_with(&own) && path.contains(".seen.")));
    }
    found.truncate(24);
    found
}

fn compare(path: &str, a: &serde_json::Value, b: &serde_json::Value, found: &mut Vec<String>) {
    use serde_json::Value::{Array, Object};
    match (a, b) {
        (Array(a), Array(b)) if a.len() == b.len() => {
            a.iter().zip(b).enumerate().for_each(|(at, (a, b))| compare(&format!("{path}.{at}"), a, b, found));
        }
        (Object(a), Object(b)) => {
            let nothing = serde_json::Value::Null;
            let other = |key| b.get(key).unwrap_or(&nothing);
            a.iter().for_each(|(key, a)| compare(&format!("{path}.{key}"), a, other(key), found));
        }
        _ if a == b => {}
        _ => found.push(format!("{path}: {a} {b}")),
    }
}

/// Whether a viewer saw the same; false if a card that differs was shown.
fn saw_the_same(a: &[Sight], b: &[Sight]) -> Result<bool, String> {
    match a.iter().zip(b).find(|(a, b)| a != b) {
        Some((a, b)) if a.card != b.card && a.card.is_some() && alike(a, b) => Ok(false),
        Some((a, b)) => Err(format!("{a:?} and {b:?}")),
        None if a.len() != b.len() => Err(format!("{} and {} events", a.len(), b.len())),
        None => Ok(true),
    }
}

/// Whether two viewers saw the same cards of a hand, but in another order.
fn saw_an_order(a: &[Sight], b: &[Sight]) -> bool {
    let shown = |sights: &[Sight]| {
        let mut shown: Vec<_> = sights.iter().map(|sight| (format!("{:?}", sight.what), sight.card)).collect();
        shown.sort_unstable();
        shown
    };
    a != b && shown(a) == shown(b)
}

fn has_open_hand(p: &Position, seat: Seat) -> bool {
    p.plays_open(seat)
}

/// Answers that are the same for everybody who does not see hidden cards: by key, or any two cards face down.
fn common_answers(game: &Vs, a: &Position, b: &Position, seat: Seat) -> Vec<(Choice, Choice)> {
    let (here, there) = (menu(game, a, seat), menu(game, b, seat));
    let (here_keys, there_keys) = (keys(game, a, seat), keys(game, b, seat));
    let mut pairs = Vec::new();
    for (at, key) in here_keys.iter().enumerate() {
        let before = here_keys[..at].iter().filter(|other| *other == key).count();
        let mut equal = there_keys.iter().enumerate().filter(|(_, other)| *other == key);
        pairs.extend(equal.nth(before).map(|(found, _)| (here[at], there[found])));
    }
    // Of an open hand all see which card is gone.
    if has_open_hand(a, seat) {
        return pairs;
    }
    let down = |choices: &[Choice]| choices.iter().copied().find(|choice| matches!(choice, Choice::Resource(_, false)));
    pairs.extend(down(&here).zip(down(&there)));
    pairs
}

/// Whether a viewer knows all of its own deck, which is told by no event.
fn looks_through_its_deck(game: &Vs, p: &Position, viewer: Viewer) -> bool {
    let Viewer::Seat(seat) = viewer else { return false };
    let deck = Judge::new(game, p).deck(seat);
    !deck.is_empty() && deck.iter().all(|piece| p.knowledge(seat).knows(seat, local(*piece)))
}

/// Plays two games on that these viewers cannot tell apart. `in_order`: only the order of a hand differs.
fn play_on(
    game: &Vs,
    twins: [&Position; 2],
    blind: &[Viewer],
    in_order: bool,
    dice: &mut Dice,
) -> Result<usize, String> {
    let [mut a, mut b] = twins.map(Position::clone);
    for step in 0..14 {
        for viewer in blind {
            if looks_through_its_deck(game, &a, *viewer) {
                return Ok(step);
            }
            same(game, &a, &b, *viewer).map_err(|what| format!("{viewer:?}, {step} on: {what}"))?;
        }
        let Some(seat) = game.waiting(&a).first() else { return Ok(step) };
        let (mine, yours) = match game.decision(&a, seat).map(|decision| decision.shape) {
            Some(Shape::Name) => {
                let entry = dice.below(u32::from(game.entries())) as u16;
                (game.named(&a, seat, entry), game.named(&b, seat, entry))
            }
            _ => {
                let pairs = common_answers(game, &a, &b, seat);
                if pairs.is_empty() {
                    return Ok(step);
                }
                let (mine, yours) = pairs[dice.pick(pairs.len())];
                (Some(mine), Some(yours))
            }
        };
        let (Some(mine), Some(yours)) = (mine, yours) else { return Err("naming a card".to_owned()) };
        let key = game.key(&a, mine);
        let (mut told_a, mut told_b) = (Vec::new(), Vec::new());
        game.answer(&mut a, seat, mine, &mut told_a);
        game.answer(&mut b, seat, yours, &mut told_b);
        for viewer in blind {
            let what = |what| format!("{viewer:?}, {step} on, {seat} answers {key}: {what}");
            let [mine, yours] = [&told_a, &told_b].map(|told| sights(game, told, *viewer));
            if !saw_the_same(&mine, &yours).map_err(what)? {
                let in_order = in_order && saw_an_order(&mine, &yours);
                return if in_order { Err(what("cards in another order".to_owned())) } else { Ok(step) };
            }
        }
    }
    Ok(14)
}

/// The hidden places of a player.
fn hidden(game: &Vs, p: &Position, of: Seat) -> [Vec<Piece>; 3] {
    let zones = p.zones(of);
    [zones.hand.pieces(of).collect(), zones.face_down().pieces(of).collect(), Judge::new(game, p).deck(of)]
}

/// Two cards of one hidden place change places; whoever knows the same of both must not notice.
pub(crate) fn swapped(game: &Vs, p: &Position, dice: &mut Dice) -> Result<usize, String> {
    let seats: Vec<Seat> = p.seats().iter().collect();
    let of = seats[dice.pick(seats.len())];
    let number = dice.pick(3);
    let zone = hidden(game, p, of)[number].clone();
    if zone.len() < 2 {
        return Ok(0);
    }
    let (x, y) = (zone[dice.pick(zone.len())], zone[dice.pick(zone.len())]);
    let knowledge = p.knowledge(of);
    let alike = |seat: &Seat| knowledge.are_alike(SeatSet::one(*seat), local(x), local(y));
    let known = |seat: &Seat| knowledge.knows(*seat, local(x)) && knowledge.knows(*seat, local(y));
    if p.card(x) == p.card(y) || !seats.iter().all(|seat| alike(seat) || known(seat)) {
        return Ok(0);
    }
    let other = p.with_swapped(x, y);
    // Whoever owns the cards may look at them at any time.
    let others = seats.iter().copied().filter(|seat| *seat != of);
    let mut blind: Vec<Viewer> = others.filter(alike).map(Viewer::Seat).collect();
    blind.push(Viewer::Spectator);
    let names = [x, y].map(|piece| game.name_of(p.card(piece)).to_owned());
    play_on(game, [p, &other], &blind, number == 0, dice).map_err(|what| format!("{names:?} of {of}: {what}"))
}

/// Everything that one viewer does not know is dealt anew; the dice stay the same.
pub(crate) fn dealt_anew(game: &Vs, p: &Position, dice: &mut Dice) -> Result<usize, String> {
    let all: Vec<Viewer> = viewers(p.seats()).collect();
    let viewer = all[dice.pick(all.len())];
    let other = game.imagine(&game.standpoint(p, viewer), dice);
    let value = |p: &Position| serde_json::to_value(p).expect("it can be written");
    let (mut there, here) = (value(&other), value(p));
    there["dice"] = here["dice"].clone();
    let other: Position = serde_json::from_value(there).expect("it can be read");
    // Somebody who watches has no knowledge that the imagined game could keep.
    if viewer == Viewer::Spectator || hides_a_choice(game, p, viewer) {
        return Ok(0);
    }
    play_on(game, [p, &other], &[viewer], false, dice).map_err(|what| format!("dealt anew: {what}"))
}

/// Whether a choice is half made that this viewer does not see.
fn hides_a_choice(game: &Vs, p: &Position, viewer: Viewer) -> bool {
    game.standpoint(p, viewer).position().frames() != p.frames()
}

/// Of all answers that somebody else may give, those that look the same to a viewer leave the same standpoint.
pub(crate) fn answers_alike(game: &Vs, p: &Position, dice: &mut Dice) -> Result<usize, String> {
    let Some(seat) = game.waiting(p).first().filter(|seat| !has_open_hand(p, *seat)) else { return Ok(0) };
    // Which power is paid for, which trigger comes first and whether one may is said aloud; a row is there to be seen.
    let aloud = |choice: &Choice| {
        let said = matches!(choice, Choice::Use(..) | Choice::UseCard(..) | Choice::Trigger(_) | Choice::Yes);
        said || matches!(choice, Choice::Row(_) | Choice::RowOf(..))
    };
    let mut choices = menu(game, p, seat);
    choices.retain(|choice| !aloud(choice));
    while choices.len() > 8 {
        choices.remove(dice.pick(choices.len()));
    }
    let after: Vec<(Position, Vec<Event>)> = choices
        .iter()
        .map(|choice| {
            let (mut next, mut events) = (p.clone(), Vec::new());
            game.answer(&mut next, seat, *choice, &mut events);
            (next, events)
        })
        .collect();
    let asked = |viewer: &Viewer| matches!(viewer, Viewer::Seat(seat) if game.waiting(p).contains(*seat));
    for viewer in viewers(p.seats()).filter(|viewer| !asked(viewer)) {
        for (at, (a, told_a)) in after.iter().enumerate() {
            for (more, (b, told_b)) in after[at + 1..].iter().enumerate() {
                // What is asked next is for all to see.
                let next = |p: &Position| (p.ask(), p.asked(), p.step(), p.frames().len());
                if next(a) == next(b) && sights(game, told_a, viewer) == sights(game, told_b, viewer) {
                    let keys = [at, at + 1 + more].map(|at| game.key(p, choices[at]));
                    let told = |what| format!("{viewer:?} tells {keys:?} of {seat} apart: {what}");
                    // Of two equal cards that lie open everybody sees which one it was, and of any card in whose part it lay.
                    let part = |key: &str| key.split_once('@').map(|(_, part)| part.to_owned());
                    if keys[0] != keys[1] && part(&keys[0]) == part(&keys[1]) {
                        same(game, a, b, viewer).map_err(told)?;
                    }
                }
            }
        }
    }
    Ok(choices.len())
}

pub(crate) type Probe = fn(&Vs, &Position, &mut Dice) -> Result<usize, String>;

/// Random games, looked at now and then. Returns how much was compared.
fn probe(usual: u64, often: u32, probe: Probe) -> usize {
    let mut number = first_seed();
    let setup = |game: &Vs, dice: &mut Dice| {
        number += 1;
        if number.is_multiple_of(4) { odd_setup(game, dice) } else { random_setup(game, dice) }
    };
    probe_in(&game(), setup, (usual, often), probe)
}

/// The same with these set-ups.
pub(crate) fn probe_in(
    game: &Vs,
    mut setup: impl FnMut(&Vs, &mut Dice) -> Setup,
    (usual, often): (u64, u32),
    probe: Probe,
) -> usize {
    let mut faults = Vec::new();
    let mut compared = 0;
    let first = first_seed();
    for seed in first..first + games(usual) {
        let mut dice = Dice::new(!seed);
        let mut table = Table::open(game, setup(game, &mut dice), seed, &mut Deaf).expect("a legal set-up");
        while let Some(chair) = table.chair() {
            let (seat, options) = (chair.seat(), answers(&chair));
            if dice.below(often) == 0 {
                match probe(game, table.position(), &mut dice) {
                    Ok(count) => compared += count,
                    Err(what) => {
                        faults.push(format!("seed {seed}, after {} answers: {what}", table.inputs().len()));
                        break;
                    }
                }
            }
            table.answer(seat, dice.below(options) as u16, &mut Deaf).expect("an option of the menu");
        }
    }
    faults.truncate(20);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    compared
}

#[test]
fn nobody_notices_that_hidden_cards_changed_places() {
    assert!(probe(8, 2, swapped) > 1_000);
}

#[test]
fn nobody_notices_that_hidden_cards_are_others() {
    assert!(probe(8, 4, dealt_anew) > 1_000);
}

#[test]
fn hidden_choices_leave_no_trace() {
    assert!(probe(8, 2, answers_alike) > 1_000);
}

/// The same kind of thing happened to the same player; what it cost may depend on the card.
fn alike(a: &Sight, b: &Sight) -> bool {
    std::mem::discriminant(&a.what) == std::mem::discriminant(&b.what) && a.seat == b.seat
}
