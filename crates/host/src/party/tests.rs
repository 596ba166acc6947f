//! What the screens of a party are told: enough to play, the same after a restart, and nothing that is hidden.

use super::*;
use crate::observe;
use longbox_kernel::{Dice, Game, Viewer};
use longbox_protocol::{
    DeckChoice, First, GameName, Invitation, Observation, OfferRole, Pick, SeatSetup, Seed, UndoState,
};
use longbox_squad::Squad;
use longbox_vs::Vs;

use crate::library::{Agreement, Library};

/// What one seat hears, written as it is sent.
type Heard = Vec<(Seat, String)>;

fn agreement(game: GameName, people: usize) -> Agreement {
    let decks = match game {
        GameName::Vs => ["avengers", "super-villains", "x-men"],
        GameName::Squad => ["starter", "wolverine", "starter"],
    };
    let deck = |key: &str| DeckChoice::BuiltIn { key: key.to_owned(), main: None };
    let seat = |(name, key): (&str, &str)| (Who::Person(name.to_owned()), deck(key));
    let seats = ["Ann", "Ben", "Cat"].into_iter().zip(decks).take(people).map(seat).collect();
    Agreement { game, mode: String::new(), seats }
}

/// Plays a game with some offer each time. `around` is called before each answer with what was recorded so far.
fn play(mut party: Party, chance: u64, mut around: impl FnMut(Party, &[Moves]) -> Party) -> (Heard, Vec<Moves>, Party) {
    let (mut heard, mut record) = (Heard::new(), Vec::new());
    let mut tables: Vec<Option<Observation>> = vec![None; 3];
    let mut take = |seat: Seat, report: Report, heard: &mut Heard| {
        heard.push((seat, serde_json::to_string(&report).unwrap()));
        match report {
            Report::Table { table, .. } => tables[seat.index()] = Some(*table),
            Report::Update(update) => tables[seat.index()] = Some(update.table),
            other => panic!("{other:?}"),
        }
        tables[seat.index()].clone().unwrap()
    };
    let mut shown: Vec<Observation> = Vec::new();
    party.begin(&mut |seat, report| shown.push(take(seat, report, &mut heard)));
    for number in 0..20_000 {
        record.extend(party.record());
        if party.asked().is_none() {
            return (heard, record, party);
        }
        if party.goes_on() {
            party.go_on(&mut |seat, report| shown.push(take(seat, report, &mut heard)));
            continue;
        }
        party = around(party, &record);
        let asked = party.asked().unwrap();
        let table = shown.iter().rev().find(|table| table.viewer == Viewer::Seat(asked)).unwrap();
        let question = table.question.clone().expect("asked");
        let plain = question.offers.iter().filter(|offer| offer.role != OfferRole::Back);
        let options: Vec<Pick> = plain.map(|offer| offer.pick).filter(|pick| matches!(pick, Pick::Option(_))).collect();
        let at = Seed::from(chance).branch(number).stream(0).pick(options.len().max(1));
        let pick = options.get(at).copied().unwrap_or(Pick::Option(0));
        let answer = Call::Answer { question: question.number, pick, then: Vec::new() };
        shown.clear();
        assert!(party.call(asked, &answer, &mut |seat, report| shown.push(take(seat, report, &mut heard))));
    }
    panic!("endless");
}

#[test]
fn a_party_that_is_brought_back_again_and_again_tells_what_an_undisturbed_one_tells() {
    let library = Library::open().unwrap();
    for (game, people, seed) in [(GameName::Squad, 2, 1), (GameName::Vs, 2, 2), (GameName::Vs, 3, 3)] {
        let agreed = agreement(game, people);
        let deal = || library.deal(&agreed, Seed::from(seed)).unwrap();
        let (heard, record, party) = play(deal(), seed, |party, _| party);
        let players: Vec<Who> = agreed.seats.iter().map(|(who, _)| who.clone()).collect();
        let opening = deal().opening().unwrap();
        let mut answers = 0;
        let (again, same_record, same) = play(deal(), seed, |party, record| {
            answers += 1;
            if answers % 9 != 0 {
                return party;
            }
            let mut back = library.resume(game, &players, &opening, record).unwrap();
            assert_eq!(back.hash(), party.hash());
            back.begin(&mut |_, _| {});
            back
        });
        assert!(answers > 20, "{answers}");
        assert_eq!((same_record, same.hash()), (record.clone(), party.hash()));
        assert_eq!(again.len(), heard.len());
        for (one, other) in again.iter().zip(&heard) {
            // What cannot be taken back here anyway is told of the choices since the last start.
            assert_eq!(one.0, other.0);
            assert_eq!(plain(&one.1), plain(&other.1));
        }
        // A record that does not lead where it says is not believed.
        let mut forged = record;
        forged.last_mut().unwrap().hash ^= 1;
        assert!(library.resume(game, &players, &opening, &forged).is_err());
    }
}

/// A report without what undo would do.
fn plain(report: &str) -> Report {
    let mut report: Report = serde_json::from_str(report).unwrap();
    match &mut report {
        Report::Table { table, .. } => table.undo = UndoState::Nothing,
        Report::Update(update) => update.table.undo = UndoState::Nothing,
        _ => {}
    }
    report
}

/// What a screen is shown of the table, without how the game came there.
fn shown<G: HostGame>(session: &mut Session<G>, screen: usize) -> String {
    session.at = screen;
    session.changed();
    let mut table = observe::observe(session, session.watcher());
    table.undo = UndoState::Nothing;
    table.made = 0;
    if let Some(question) = &mut table.question {
        question.number = 0;
    }
    serde_json::to_string(&table).unwrap()
}

/// Hands over what the seats have seen and answered so far; the next time back again.
fn share_past<G: HostGame>(one: &mut Session<G>, other: &mut Session<G>) {
    std::mem::swap(&mut one.event_log, &mut other.event_log);
    std::mem::swap(&mut one.row_answers, &mut other.row_answers);
}

/// Whether somebody else is in the middle of a choice: then no game can be imagined from a standpoint without it.
type HalfMade<G> = fn(&<G as Game>::Position, &<G as Game>::Position) -> bool;

/// The same game for this seat, with everything dealt anew that it cannot know.
fn dealt_anew<G: HostGame>(
    session: &Session<G>,
    half_made: HalfMade<G>,
    seat: Seat,
    dice: &mut Dice,
) -> Option<Session<G>> {
    let (game, table) = (session.game_files.game(), &session.table);
    let known = game.standpoint(table.position(), Viewer::Seat(seat));
    if half_made(table.position(), known.position()) {
        return None;
    }
    let position = game.imagine(&known, dice);
    let table = Table::from_position(game, table.setup().clone(), table.seed(), position);
    let mut other = Session::at(session.game_files, table, session.players.clone()).ok()?;
    other.become_party();
    other.wants_formation = session.wants_formation;
    Some(other)
}

fn secrets<G: HostGame>(people: usize, half_made: HalfMade<G>, seed: u64) -> usize {
    let files = GameFiles::<G>::read(&[]).unwrap();
    let agreed = agreement(G::NAME, people);
    let chair = |(who, deck): &(Who, DeckChoice)| match deck {
        DeckChoice::BuiltIn { key, .. } => SeatSetup { who: who.clone(), deck: key.clone(), main: None },
        DeckChoice::Own { .. } => panic!("own"),
    };
    let chairs = agreed.seats.iter().map(chair).collect();
    let invitation = Invitation { game: G::NAME, chairs, mode: String::new(), first: First::Chance, seed: seed.into() };
    let mut session = Session::open(files, &invitation).unwrap();
    session.become_party();
    let mut dice = Dice::new(seed);
    let (mut compared, mut number) = (0, 0);
    while let Some(chair) = session.table.chair() {
        let (asked, options) = (chair.seat(), chair.options().len());
        number += 1;
        for screen in (0..people).filter(|_| number % 4 == 0) {
            let seat = Seat(screen as u8);
            let Some(mut other) = dealt_anew(&session, half_made, seat, &mut dice) else { continue };
            // What was seen on the way is the same in both.
            share_past(&mut session, &mut other);
            let there = shown(&mut other, screen);
            share_past(&mut session, &mut other);
            assert_eq!(shown(&mut session, screen), there, "{seat}: {number}");
            compared += 1;
        }
        let option = Seed::from(seed).branch(number).stream(0).pick(options.max(1)) as u16;
        session.take(asked, option);
        let mut told = vec![0; people];
        session.show_update(&mut |screen, _| told[screen] += 1);
        assert!(told.iter().all(|count| *count == 1), "{told:?}");
    }
    compared
}

#[test]
fn what_is_hidden_from_a_seat_changes_nothing_on_its_screen() {
    let vs: HalfMade<Vs> = |position, known| position.frames() != known.frames();
    let compared = secrets::<Squad>(2, |_, _| false, 5) + secrets::<Vs>(2, vs, 6) + secrets::<Vs>(3, vs, 7);
    assert!(compared > 200, "{compared}");
}

#[test]
fn a_party_speaks_to_each_of_its_people_and_publishes_at_the_end_alone() {
    let library = Library::open().unwrap();
    let mut party = library.deal(&agreement(GameName::Squad, 2), Seed::from(4)).unwrap();
    let mut names = Vec::new();
    party.begin(&mut |seat, report| {
        if let Report::Table { table, .. } = report {
            names.push((seat, table.players.into_iter().map(|player| player.name).collect::<Vec<_>>()));
        }
    });
    let called = |seat, names: [&str; 2]| (seat, names.map(str::to_owned).to_vec());
    assert_eq!(names, [called(Seat::A, ["You", "Ben"]), called(Seat::B, ["Ann", "You"])]);
    let shared = SharedSeed { game: String::new(), promise: String::new(), secret: String::new(), shares: Vec::new() };
    assert!(party.publish(Seat::A, &shared).is_none());
    assert!(!party.call(Seat::A, &Call::Undo, &mut |_, _| panic!("told")));
    let mut told = Vec::new();
    party.input(Input::Timeout(Seat::B), &mut |seat, report| told.push((seat, report)));
    let won = |(seat, report): &(Seat, Report)| match report {
        Report::Update(update) => (*seat, update.table.ending.as_ref().and_then(|ending| ending.won)),
        other => panic!("{other:?}"),
    };
    assert_eq!(told.iter().map(won).collect::<Vec<_>>(), [(Seat::A, Some(true)), (Seat::B, Some(false))]);
    assert!(party.publish(Seat::B, &shared).is_some_and(|saved| saved.replay.contains("\"shared\"")));
}

#[test]
fn decks_are_checked_with_reasons() {
    let library = Library::open().unwrap();
    let own = |text: &str| DeckChoice::Own { text: text.to_owned() };
    let reasons = |game, deck: &DeckChoice| library.check_deck(game, deck).map_err(|error| error.to_string());
    let starter = DeckChoice::BuiltIn { key: "starter".to_owned(), main: None };
    assert!(reasons(GameName::Squad, &starter).is_ok());
    let text = longbox_catalog::deck_text::<Squad>("starter").unwrap();
    assert!(reasons(GameName::Squad, &own(text)).is_ok());
    let short = reasons(GameName::Squad, &own(text.lines().last().unwrap())).unwrap_err();
    assert!(!short.is_empty());
    let unknown = reasons(GameName::Squad, &own("3 Nobody")).unwrap_err();
    assert!(unknown.contains("\"3 Nobody\""), "{unknown}");
    let files = GameFiles::<Squad>::read(&[]).unwrap();
    let quest = files.decks.iter().find(|deck| deck.extra.quest.is_some()).expect("quest").key.clone();
    let refused = reasons(GameName::Squad, &DeckChoice::BuiltIn { key: quest, main: None }).unwrap_err();
    assert!(refused.contains("quest"), "{refused}");
}
