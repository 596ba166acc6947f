//! Random games of two to four players, with what everybody is shown on the way.

use crate::decks::{game, names, setup};
use crate::observed::{Observed, check_picture, check_question, observe, table_of};
use longbox_catalog::VsDeck;
use longbox_host::{HostGame, Seen};
use longbox_kernel::{Deaf, Dice, Game, Seat, Shape, Table, Undo, Viewer};
use longbox_protocol::{Offer, Pick};
use longbox_vs::Vs;

/// How many games to play: more for a long run, set from outside.
fn games() -> u64 {
    std::env::var("LONGBOX_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(40)
}

/// What was met in the games, so that the test says something.
#[derive(Debug, Default)]
struct Met {
    questions: usize,
    refusals: usize,
    drops: usize,
    reorders: usize,
    dealt_anew: usize,
}

/// All who may answer see a sound picture and a sound question. The offers to the first of them.
fn look(table: &Table<'_, Vs>, met: &mut Met) -> Vec<Offer> {
    let seats = table.position().seats().len();
    let mut first = None;
    for seat in table.waiting().iter() {
        let names = names(seat, seats);
        let observed = observe(table, Viewer::Seat(seat), seat, &names);
        check_picture(&observed.picture);
        check_question(&observed);
        // Own cards are known, whatever the question.
        let side = &table_of(&observed.picture).sides[seat.index()];
        assert!(side.hand.iter().all(|card| card.card.is_some()), "{:?}", side.hand);
        let question = observed.question.expect("somebody who may answer is asked");
        met.questions += 1;
        met.refusals += question.refusals.len();
        first = first.or(Some(question.offers));
    }
    first.unwrap_or_default()
}

/// Nobody else is shown more than what is sound, and nothing fails for those who only watch.
fn look_on(table: &Table<'_, Vs>) {
    let seats = table.position().seats();
    let watchers = seats.iter().map(|seat| (Viewer::Seat(seat), seat));
    for (viewer, me) in watchers.chain([(Viewer::Spectator, Seat::A), (Viewer::Open, Seat::B)]) {
        let observed = observe(table, viewer, me, &names(me, seats.len()));
        check_picture(&observed.picture);
        if viewer == Viewer::Open {
            check_question(&observed);
            let hidden = table_of(&observed.picture).sides.iter().flat_map(|side| &side.hand).any(|c| c.card.is_none());
            assert!(!hidden, "a reader of a finished game sees all");
        }
    }
}

/// What a seat cannot know is dealt anew: it must be shown the same.
fn deal_anew(table: &Table<'_, Vs>, dice: &mut Dice, met: &mut Met) {
    let (game, position) = (table.game(), table.position());
    for seat in position.seats().iter() {
        let known = game.standpoint(position, Viewer::Seat(seat));
        // A choice that somebody else has half made is not part of a game imagined without it.
        if known.position().frames() != position.frames() {
            continue;
        }
        let other = game.imagine(&known, dice);
        let other = Table::from_position(game, table.setup().clone(), table.seed(), other);
        let names = names(seat, position.seats().len());
        let [here, there] = [table, &other].map(|table| observe(table, Viewer::Seat(seat), seat, &names));
        assert_eq!(here.picture, there.picture);
        assert_eq!(here.question, there.question);
        met.dealt_anew += 1;
    }
}

/// The question after an option was taken.
fn after(table: &Table<'_, Vs>, seat: Seat, pick: Pick) -> Option<Observed> {
    let Pick::Option(number) = pick else { return None };
    let mut next = table.clone();
    next.answer(seat, number, &mut Deaf).expect("an option of the menu");
    Some(observe(&next, Viewer::Seat(seat), seat, &names(seat, next.position().seats().len())))
}

/// What is dropped is chosen together with exactly one offer that follows, or the offer says it all.
fn drop_all(table: &Table<'_, Vs>, offers: &[Offer], seat: Seat, met: &mut Met) {
    for offer in offers.iter().filter(|offer| !offer.drops.is_empty() && offer.group != "Power up") {
        let resource = ["Face up", "Face down"].contains(&offer.group.as_str());
        let Some(next) = after(table, seat, offer.pick).filter(|_| !resource) else { continue };
        let question = next.question.expect("a choice in two steps");
        for thing in &offer.drops {
            let about = question.offers.iter().filter(|offer| offer.things.contains(thing)).count();
            assert_eq!(about, 1, "{thing} after {offer:?}: {:?}", question.offers);
            met.drops += 1;
        }
    }
    for offer in offers.iter().filter(|offer| offer.group == "Power up") {
        assert!(offer.drops.iter().all(|thing| offer.things.contains(thing)), "{offer:?}");
    }
}

/// Every way back can be gone, and the steps made instead are options.
fn go_back(table: &Table<'_, Vs>, offers: &[Offer], seat: Seat, met: &mut Met) {
    let names = names(seat, table.position().seats().len());
    let seen = Seen::new(table, Viewer::Seat(seat), seat, &names);
    for offer in offers {
        let number = match offer.pick {
            Pick::Option(_) => continue,
            Pick::Reorder(number) => Some(number),
            Pick::Back => None,
        };
        let (back, plan) = Vs::reorder(&seen, number);
        assert!(back > 0 && plan.is_empty() == number.is_none(), "{offer:?}");
        let mut other = table.clone();
        other.undo_to(table.inputs().len() - back, Undo::Fair(seat)).expect("nothing has come of it yet");
        for choice in &plan {
            let found = other.options().iter().position(|option| option == choice);
            let found = found.unwrap_or_else(|| panic!("{choice:?} of {plan:?} is not in {:?}", other.options()));
            other.answer(seat, found as u16, &mut Deaf).expect("an option");
        }
        met.reorders += 1;
    }
}

fn play(game: &Vs, decks: &[VsDeck], seed: u64, met: &mut Met) {
    let mut dice = Dice::new(seed);
    let mut table = Table::open(game, setup(game, decks, seed), seed, &mut Deaf).expect("a legal set-up");
    while let Some(chair) = table.chair() {
        let (seat, shape, count) = (chair.seat(), chair.decision().shape, chair.options().len() as u32);
        let offers = look(&table, met);
        if dice.below(8) == 0 {
            look_on(&table);
            deal_anew(&table, &mut dice, met);
        }
        if dice.below(8) == 0 {
            drop_all(&table, &offers, seat, met);
        }
        // Where two players share a turn, a step may have been the other one's.
        if dice.below(4) == 0 && table.waiting().len() == 1 {
            go_back(&table, &offers, seat, met);
        }
        let all = if shape == Shape::Name { u32::from(game.entries()) } else { count };
        table.answer(seat, dice.below(all) as u16, &mut Deaf).expect("an option of the menu");
    }
    look_on(&table);
}

#[test]
fn everything_shown_in_random_games_is_sound() {
    let (game, decks) = game();
    let mut met = Met::default();
    for seed in 0..games() {
        play(&game, &decks, seed, &mut met);
    }
    let Met { questions, refusals, drops, reorders, dealt_anew } = met;
    assert!(questions > 20_000 && refusals > 20_000 && drops > 500 && reorders > 100 && dealt_anew > 1_000, "{met:?}");
}
