//! Positions built by hand, and what each player sees of them.

use crate::decks::{game, names};
use crate::observed::{Observed, check_picture, check_question, observe, table_of};
use longbox_host::{HostGame, Seen};
use longbox_kernel::{Deaf, Seat, Table, Viewer};
use longbox_protocol::{Fighter, Offer, OfferRole, Pick, Question, VsSide};
use longbox_vs::{CardNo, Cast, PlayerSetup, Row, Scene, SceneSide, Setup, TurnStep, Vs};

fn card(game: &Vs, id: &str) -> CardNo {
    let found = game.cards().iter().position(|card| card.id == id);
    found.unwrap_or_else(|| panic!("there is no card {id}")) as CardNo
}

pub(crate) fn cards(game: &Vs, ids: &[&str]) -> Vec<CardNo> {
    ids.iter().map(|id| card(game, id)).collect()
}

/// A location that pays for a symbol, face up.
fn pays(game: &Vs, symbol: &str) -> (CardNo, bool) {
    let gives = |card: &longbox_vs::language::Card| match &card.kind {
        longbox_vs::language::CardKind::Location { gives } => {
            card.teams.is_empty() && gives.len() == 1 && gives[0].name() == symbol
        }
        _ => false,
    };
    (game.cards().iter().position(gives).expect("a basic location") as CardNo, true)
}

/// A player with this main character, these supporting characters in front and these locations.
pub(crate) fn side(game: &Vs, main: &str, front: &[&str], symbols: &[&str]) -> SceneSide {
    let main = card(game, main);
    let leader = Cast { main: true, ..Cast::new(main, Row::Front) };
    let others = cards(game, front).into_iter().map(|card| Cast::new(card, Row::Front));
    SceneSide {
        cast: std::iter::once(leader).chain(others).collect(),
        levels: game.levels_of(game.name_of(main)),
        deck: cards(game, &["DEF-009", "DEF-009", "DEF-009", "DEF-009"]),
        resources: symbols.iter().map(|symbol| pays(game, symbol)).collect(),
        ..SceneSide::default()
    }
}

pub(crate) fn begin(game: &Vs, step: TurnStep, sides: [SceneSide; 2]) -> Table<'_, Vs> {
    let plain = sides.iter().map(|side| PlayerSetup::new(side.levels.clone(), side.deck.clone())).collect();
    let scene = Scene { sides: sides.into(), step, ..Scene::default() };
    let position = scene.build(game, &mut Deaf).expect("a sound scene");
    Table::from_position(game, Setup::new(plain), 1, position)
}

/// What a seat sees, with everything checked that must be true of every picture and question.
fn seen(table: &Table<'_, Vs>, seat: Seat) -> (Observed, Option<Question>) {
    let mut observed = observe(table, Viewer::Seat(seat), seat, &names(seat, 2));
    check_picture(&observed.picture);
    check_question(&observed);
    let question = observed.question.take();
    (observed, question)
}

/// The question that is open, and who is asked.
pub(crate) fn asked(table: &Table<'_, Vs>) -> (Seat, Question) {
    let seat = table.chair().expect("the game goes on").seat();
    (seat, seen(table, seat).1.expect("a question"))
}

pub(crate) fn find<'q>(question: &'q Question, label: &str) -> &'q Offer {
    let found = question.offers.iter().find(|offer| offer.label.starts_with(label));
    found.unwrap_or_else(|| panic!("{label} among {:?}", question.offers))
}

/// Takes the option that begins so.
pub(crate) fn take(table: &mut Table<'_, Vs>, label: &str) {
    let (seat, question) = asked(table);
    let Pick::Option(number) = find(&question, label).pick else { panic!("no option: {label}") };
    table.answer(seat, number, &mut Deaf).expect("an option of the menu");
}

fn side_of(observed: &Observed, seat: Seat) -> VsSide {
    table_of(&observed.picture).sides[seat.index()].clone()
}

fn named<'s>(row: &'s [Fighter], name: &str) -> &'s Fighter {
    row.iter().find(|fighter| fighter.name == name).unwrap_or_else(|| panic!("{name} among {row:?}"))
}

#[test]
fn an_open_hand_is_seen_and_can_be_closed_by_paying() {
    let (game, _) = game();
    let radar = side(&game, "DEF-002", &[], &["Intellect"]);
    let hand = cards(&game, &["DEF-020", "DEF-053"]);
    let other = SceneSide { hand: hand.clone(), ..side(&game, "DEF-007", &[], &["Skill"]) };
    let mut table = begin(&game, TurnStep::Main, [radar, other]);
    let before = side_of(&seen(&table, Seat::A).0, Seat::B);
    assert!(!before.open_hand && before.hand.iter().all(|card| card.card.is_none()));

    take(&mut table, "Use Radar Sense of Daredevil");
    take(&mut table, "Pay");
    let (observed, _) = seen(&table, Seat::A);
    let open = side_of(&observed, Seat::B);
    assert!(open.open_hand && !side_of(&observed, Seat::A).open_hand);
    let mut shown: Vec<CardNo> = open.hand.iter().filter_map(|card| card.card).collect();
    shown.sort_unstable();
    let mut hand = hand;
    hand.sort_unstable();
    assert_eq!(shown, hand);
    assert!(side_of(&seen(&table, Seat::B).0, Seat::B).open_hand, "its player is told, too");

    // Up to the other player's Main Phase, where a card drawn openly is known as well.
    while asked(&table).0 != Seat::B || !asked(&table).1.text.starts_with("Your move") {
        let (seat, question) = asked(&table);
        let last = question.offers.last().expect("an offer").pick;
        let Pick::Option(number) = last else { panic!("{question:?}") };
        table.answer(seat, number, &mut Deaf).expect("an option of the menu");
    }
    let drawn = side_of(&seen(&table, Seat::A).0, Seat::B);
    assert!(drawn.hand.iter().all(|card| card.card.is_some()), "{:?}", drawn.hand);
    let (_, question) = asked(&table);
    let end = find(&question, "Pay to end Radar Sense of Daredevil");
    assert_eq!((end.group.as_str(), end.short.as_str()), ("End", "Radar Sense of Daredevil"));
    assert_eq!(end.symbols, ["skill"]);
    assert!(end.detail.contains("hands revealed"), "{}", end.detail);
    take(&mut table, "Pay to end");
    let (_, question) = asked(&table);
    let pay = find(&question, "Pay with");
    let location = &side_of(&seen(&table, Seat::B).0, Seat::B).resources[0];
    assert!(question.text.contains("to end Radar Sense") && pay.things.contains(&location.thing), "{question:?}");
    take(&mut table, "Pay with");
    assert!(!side_of(&seen(&table, Seat::A).0, Seat::B).open_hand);
}

#[test]
fn a_raider_stands_among_the_enemies_and_stays_its_players() {
    let (game, _) = game();
    let rider = side(&game, "DEF-006", &[], &["Skill"]);
    let enemies = side(&game, "DEF-007", &["DEF-020"], &[]);
    let mut table = begin(&game, TurnStep::Main, [rider, enemies]);
    take(&mut table, "Use Hell on Wheels of Ghost Rider");
    take(&mut table, "Pay");
    take(&mut table, "Front row");
    let (seat, question) = asked(&table);
    assert_eq!(seat, Seat::A);
    let target = find(&question, "Attack Valkyrie");
    assert_eq!((target.group.as_str(), target.preview.is_some()), ("Attack", true));
    assert!(target.preview.as_ref().is_some_and(|preview| preview.text.starts_with("7 against DEF 6")));
    let done = question.offers.last().expect("a way to stop");
    assert_eq!((done.role, done.label.as_str()), (OfferRole::Pass, "End the raid"));
    let (observed, _) = seen(&table, Seat::A);
    assert!(side_of(&observed, Seat::A).front.is_empty());
    let there = side_of(&observed, Seat::B).front;
    let raider = named(&there, "Ghost Rider");
    assert_eq!((raider.raids_for, raider.owner, raider.main), (Some(Seat::A), None, true));
    assert!(raider.label.ends_with("raiding this row for you"), "{}", raider.label);
    let side = side_of(&observed, Seat::A);
    assert_eq!((side.new_main, side.health), (None, 6), "his player still has him");
    let others = side_of(&seen(&table, Seat::B).0, Seat::B).front;
    let told = &named(&others, "Ghost Rider").label;
    assert!(told.ends_with("raiding this row for Mira"), "{told}");
    take(&mut table, "End the raid");
    take(&mut table, "Back row");
    let home = side_of(&seen(&table, Seat::A).0, Seat::A).back;
    assert_eq!(named(&home, "Ghost Rider").raids_for, None);
}

#[test]
fn a_promoted_character_is_the_main_character_and_the_other_one_is_none() {
    let (game, _) = game();
    let boss = side(&game, "DEF-002", &["DEF-047", "DEF-039", "DEF-036"], &["Might"]);
    let mut table = begin(&game, TurnStep::Main, [boss, side(&game, "DEF-007", &[], &[])]);
    assert_eq!(side_of(&seen(&table, Seat::A).0, Seat::A).new_main, None);
    take(&mut table, "Use Underworld Boss of Kingpin");
    take(&mut table, "Pay");
    let side = side_of(&seen(&table, Seat::A).0, Seat::A);
    let kingpin = named(&side.front, "Kingpin");
    assert_eq!(side.new_main.as_deref(), Some("Kingpin"));
    assert_eq!((side.wounds, side.health), (kingpin.wounds, kingpin.health));
    assert_eq!((kingpin.main, kingpin.rank), (true, Some(1)));
    assert!(kingpin.label.contains("promoted level 1 main character"), "{}", kingpin.label);
    let daredevil = named(&side.front, "Daredevil");
    assert_eq!((daredevil.main, daredevil.rank), (false, Some(0)));
    assert!(daredevil.label.contains("demoted level 2 supporting character"), "{}", daredevil.label);
}

#[test]
fn a_reaction_says_what_it_reacts_to() {
    let (game, _) = game();
    let user = side(&game, "DEF-002", &[], &["Intellect"]);
    let lawyer = side(&game, "AFF-004", &[], &["Intellect"]);
    let mut table = begin(&game, TurnStep::Main, [user, lawyer]);
    take(&mut table, "Use Radar Sense of Daredevil");
    take(&mut table, "Pay");
    let (seat, question) = asked(&table);
    assert_eq!(seat, Seat::B);
    assert_eq!(question.text, "Mira uses Radar Sense of Daredevil. React with Rules Lawyer of She-Hulk?");
    assert!(question.detail.contains("hands revealed"), "{}", question.detail);
    let yes = find(&question, "Use Rules Lawyer");
    assert_eq!((yes.role, yes.symbols.as_slice()), (OfferRole::Yes, &["intellect".to_owned()][..]));
    assert!(yes.detail.contains("ancel"), "{}", yes.detail);
    assert_eq!(find(&question, "No").role, OfferRole::No);
    take(&mut table, "Use Rules Lawyer");
    take(&mut table, "Pay");
    assert!(!side_of(&seen(&table, Seat::A).0, Seat::B).open_hand, "the power was cancelled");
}

#[test]
fn an_offer_to_pay_says_what_is_paid_for() {
    let (game, _) = game();
    let rhino = side(&game, "DEF-002", &["DEF-039"], &[]);
    let mut table = begin(&game, TurnStep::Main, [rhino, side(&game, "DEF-007", &[], &["Intellect"])]);
    take(&mut table, "Attack with Rhino");
    take(&mut table, "Attack Luke Cage");
    let (seat, question) = asked(&table);
    assert_eq!(seat, Seat::B);
    assert_eq!(question.whole(), "Stupid of Rhino: Pay [Intellect]? If so: Stun Rhino.");
    let roles: Vec<OfferRole> = question.offers.iter().map(|offer| offer.role).collect();
    assert_eq!(roles, [OfferRole::Yes, OfferRole::No]);
    assert_eq!(find(&question, "Pay").symbols, ["intellect"]);
    take(&mut table, "Pay");
    take(&mut table, "Pay with");
    let side = side_of(&seen(&table, Seat::A).0, Seat::A);
    assert_eq!(side.ko, cards(&game, &["DEF-039"]), "one wound is enough for him");
}

#[test]
fn powers_without_symbols_say_what_they_cost() {
    let (game, _) = game();
    let spiral = side(&game, "DEF-002", &["AFF-043"], &[]);
    let table = begin(&game, TurnStep::Main, [spiral, side(&game, "DEF-007", &[], &[])]);
    let (_, question) = asked(&table);
    let mobile = find(&question, "Use Mobile of Spiral");
    assert_eq!((mobile.group.as_str(), mobile.price.as_str()), ("Use", "free"));
    let cage = side(&game, "DEF-007", &[], &["Might", "Might"]);
    let table = begin(&game, TurnStep::Recruit, [cage, side(&game, "DEF-002", &[], &[])]);
    let (_, question) = asked(&table);
    let hired = question.offers.iter().find(|offer| offer.label.contains("Hero for Hire")).expect("it can be bought");
    assert_eq!((hired.short.as_str(), hired.price.as_str()), ("Hero for Hire of Luke Cage", "1 recruit point"));
}

#[test]
fn whoever_left_for_a_time_is_marked() {
    let (game, _) = game();
    let home = side(&game, "DEF-002", &["AFF-015", "DEF-020"], &[]);
    let mut table = begin(&game, TurnStep::Main, [home, side(&game, "DEF-007", &[], &[])]);
    take(&mut table, "End your turn");
    take(&mut table, "Daredevil");
    take(&mut table, "Valkyrie");
    if asked(&table).1.source.contains("Pocket Dimension") {
        take(&mut table, "Enough");
    }
    let side = side_of(&seen(&table, Seat::B).0, Seat::A);
    let mut back = side.coming_back.clone();
    back.sort_unstable();
    assert_eq!(back, cards(&game, &["DEF-002", "DEF-020"]));
    assert!(back.iter().all(|card| side.removed.contains(card)));
    assert_eq!((side.new_main, side.wounds, side.health, side.alive), (None, 0, 5, true));
}

#[test]
fn a_card_is_picked_from_a_hand_and_recruited_from_a_pile() {
    let (game, _) = game();
    let zemo = side(&game, "DEF-002", &["DEF-036"], &["Intellect"]);
    let other = SceneSide { hand: cards(&game, &["DEF-039", "DEF-053"]), ..side(&game, "DEF-007", &[], &[]) };
    let mut table = begin(&game, TurnStep::Main, [zemo, other]);
    take(&mut table, "Use Sow Distrust");
    while !asked(&table).1.text.contains("Which card?") {
        let first = asked(&table).1.offers[0].label.clone();
        take(&mut table, &first);
    }
    let (_, question) = asked(&table);
    let hand = side_of(&seen(&table, Seat::A).0, Seat::B).hand;
    let rhino = hand.iter().find(|held| held.card == Some(card(&game, "DEF-039"))).expect("he is seen");
    assert!(find(&question, "Rhino").things.contains(&rhino.thing));

    let fallen = cards(&game, &["DEF-009"]);
    let mut valkyrie = side(&game, "DEF-002", &["DEF-020"], &["Intellect", "Might"]);
    valkyrie.ko = fallen.clone();
    let mut table = begin(&game, TurnStep::Recruit, [valkyrie, side(&game, "DEF-007", &[], &[])]);
    take(&mut table, "Use Chooser of the Slain");
    take(&mut table, "Pay");
    let (_, question) = asked(&table);
    let angel = find(&question, "Recruit Angel");
    assert!(angel.label.contains("from the KO pile"), "{}", angel.label);
    let pile = side_of(&seen(&table, Seat::A).0, Seat::A).ko_thing;
    assert!(angel.things.contains(&pile) && angel.card == Some(fallen[0]));
}

/// What the first reason says why a card of the hand cannot be used.
fn first_reason(table: &Table<'_, Vs>, card: &str) -> String {
    let (_, question) = asked(table);
    let refused = question.refusals.iter().find(|refusal| refusal.text.starts_with(card));
    refused.unwrap_or_else(|| panic!("{card} among {:?}", question.refusals)).text.clone()
}

#[test]
fn a_card_that_is_too_dear_says_so_whatever_the_step() {
    let (game, _) = game();
    let poor = || SceneSide {
        hand: cards(&game, &["MNB-022"]),
        ..side(&game, "DEF-002", &["DEF-036"], &["Intellect", "Might"])
    };
    let foe = || side(&game, "DEF-007", &[], &[]);
    let now = "Hulk cannot be recruited: it costs 7, and you have 2 recruit points.";
    assert_eq!(first_reason(&begin(&game, TurnStep::Recruit, [poor(), foe()]), "Hulk"), now);
    let later = "Hulk cannot be recruited: it costs 7, and you have 2 resources.";
    for step in [TurnStep::Formation, TurnStep::Main] {
        assert_eq!(first_reason(&begin(&game, step, [poor(), foe()]), "Hulk"), later, "{step:?}");
    }
    let rich = || SceneSide { hand: cards(&game, &["MNB-022"]), ..side(&game, "DEF-002", &["DEF-036"], &["Might"; 7]) };
    let timing = "Hulk cannot be recruited: you recruit in your recruit step, and this is the main phase.";
    assert_eq!(first_reason(&begin(&game, TurnStep::Main, [rich(), foe()]), "Hulk"), timing);
}

#[test]
fn universes_that_are_not_played_are_shown_beside_the_board() {
    let (game, _) = game();
    let maker = side(&game, "DEF-002", &["FAN-021"], &["Energy", "Intellect"]);
    let other = side(&game, "DEF-007", &["DEF-009"], &[]);
    let mut table = begin(&game, TurnStep::Recruit, [maker, other]);
    let before = table_of(&seen(&table, Seat::A).0.picture).clone();
    assert!(before.universe.is_empty() && before.elsewhere.is_empty() && !before.pocket);

    take(&mut table, "Use Manipulate Reality of Franklin Richards");
    take(&mut table, "Pay");
    take(&mut table, "Pay");
    let shown = table_of(&seen(&table, Seat::A).0.picture).clone();
    assert_eq!((shown.universe.as_str(), shown.pocket), ("Original universe", false));
    let [pocket] = shown.elsewhere.as_slice() else { panic!("{:?}", shown.elsewhere) };
    assert_eq!((pocket.name.as_str(), pocket.maker.as_str()), ("Pocket universe 1", "made by your Franklin Richards"));
    let there: Vec<(Seat, usize)> = pocket.sides.iter().map(|rows| (rows.seat, rows.front.len())).collect();
    assert_eq!(there, [(Seat::A, 1), (Seat::B, 2)]);
    assert_eq!(shown.sides.iter().map(|side| side.front.len()).collect::<Vec<_>>(), [1, 0]);
    assert!(shown.sides.iter().all(|side| side.health > 0 && side.wounds == 0), "main characters are alive elsewhere");

    let away = pocket.sides[0].front[0].thing.clone();
    let called = names(Seat::A, 2);
    let why = Vs::why(&Seen::new(&table, Viewer::Seat(Seat::A), Seat::A, &called), &asked(&table).1, &[away]);
    assert!(why.iter().all(|reason| reason.text.ends_with("is in pocket universe 1.")), "{why:?}");

    // The turn that follows is taken there.
    while !table_of(&seen(&table, Seat::A).0.picture).pocket {
        let (seat, question) = asked(&table);
        let Pick::Option(number) = question.offers.last().expect("an offer").pick else { panic!("{question:?}") };
        table.answer(seat, number, &mut Deaf).expect("an option of the menu");
    }
    let there = table_of(&seen(&table, Seat::A).0.picture).clone();
    assert_eq!(there.universe, "Pocket universe 1");
    assert_eq!(
        there.phases.iter().map(|phase| phase.name.as_str()).collect::<Vec<_>>(),
        ["Recovery", "Formation", "Main"]
    );
    let [original] = there.elsewhere.as_slice() else { panic!("{:?}", there.elsewhere) };
    assert_eq!((original.name.as_str(), original.maker.as_str()), ("Original universe", ""));
    assert_eq!(original.sides[0].front[0].name, "Franklin Richards");
}

#[test]
fn a_deal_is_put_together_in_two_columns_and_told_to_the_other() {
    let (game, _) = game();
    let sides = [side(&game, "MNB-001", &["FAN-053"], &["Intellect"]), side(&game, "MNB-003", &[], &[])];
    let mut table = begin(&game, TurnStep::Recruit, sides);
    take(&mut table, "Use Deal with the Devil");
    take(&mut table, "Pay with");
    let (_, question) = asked(&table);
    let parts: Vec<&Offer> = question.offers.iter().filter(|offer| offer.role == OfferRole::Plain).collect();
    let heads: Vec<&str> =
        parts.chunk_by(|one, other| one.group == other.group).map(|side| side[0].group.as_str()).collect();
    assert_eq!(heads.len(), 2, "{heads:?}");
    assert_eq!((heads[0], parts[0].short.as_str()), ("You", "Draw a card"));
    let deal = question.deal.as_ref().expect("a deal");
    assert_eq!((deal.text.as_str(), deal.offered), ("", false));

    take(&mut table, "You draw two cards");
    take(&mut table, "You draw a card");
    let (_, question) = asked(&table);
    assert_eq!(question.deal.as_ref().map(|deal| deal.text.as_str()), Some("You draw two cards and draw a card."));
    assert_eq!(find(&question, "Remove the last part").role, OfferRole::Back);
    assert_eq!(find(&question, "No deal").role, OfferRole::Pass);
    take(&mut table, "Offer it");
    let (seat, question) = asked(&table);
    assert_eq!(seat, Seat::B);
    let deal = question.deal.as_ref().expect("a deal");
    assert!(deal.offered && deal.text.ends_with(" draws two cards and draws a card."), "{}", deal.text);
    assert_eq!((find(&question, "Accept").role, find(&question, "Refuse").role), (OfferRole::Yes, OfferRole::No));
    take(&mut table, "Accept");
    assert!(asked(&table).1.deal.is_none());
}
