//! One turn, looked at closely.

use crate::decks::{game, names};
use crate::observed::{Observed, observe, table_of};
use longbox_host::HostGame;
use longbox_kernel::{Deaf, Seat, Table, Viewer};
use longbox_protocol::{NumberPart, Offer, OfferRole, PhaseState, Pick, Question, QuestionShape};
use longbox_vs::{Ask, Vs};

/// A game of Hulk and his Avengers, who go first, against Wolverine's X-Men, up to the first own main phase.
fn opened(game: &Vs) -> Table<'_, Vs> {
    let decks = longbox_catalog::vs_decks(game).expect("the decks can be read");
    let deck = |key: &str| decks.iter().find(|deck| deck.key == key).expect("a starter deck").clone();
    let mine = game.lead(deck("avengers"), "Hulk").expect("a main character of the team");
    let sides = [mine, deck("x-men")];
    let mut setup = longbox_catalog::vs_setup(game, sides.iter(), &longbox_catalog::VsTerms::default());
    setup.first = Some(Seat::A);
    Table::open(game, setup, 11, &mut Deaf).expect("a legal set-up")
}

fn seen(table: &Table<'_, Vs>) -> (Observed, Question) {
    let mut observed = observe(table, Viewer::Seat(Seat::A), Seat::A, &names(Seat::A, 2));
    let question = observed.question.take().expect("a question");
    (observed, question)
}

/// Answers until this is asked of the first player, with the first row and otherwise by passing.
fn go_to(table: &mut Table<'_, Vs>, ask: Ask) {
    while table.position().ask() != ask || table.chair().is_none_or(|chair| chair.seat() != Seat::A) {
        let seat = table.chair().expect("the game goes on").seat();
        let option = table.game().pass(table.options()).unwrap_or(0);
        table.answer(seat, option, &mut Deaf).expect("an option of the menu");
    }
}

fn find<'q>(question: &'q Question, label: &str) -> &'q Offer {
    let found = question.offers.iter().find(|offer| offer.label.starts_with(label));
    found.unwrap_or_else(|| panic!("{label} among {:?}", question.offers))
}

fn take(table: &mut Table<'_, Vs>, offer: &Offer) {
    let Pick::Option(number) = offer.pick else { panic!("no option: {offer:?}") };
    table.answer(Seat::A, number, &mut Deaf).expect("an option of the menu");
}

#[test]
fn keeping_the_hand_is_passing() {
    let (game, _) = game();
    let mut table = opened(&game);
    go_to(&mut table, Ask::Mulligan);
    let (_, question) = seen(&table);
    assert_eq!((question.text.as_str(), question.shape), ("Keep your hand?", QuestionShape::One));
    let [other, keep] = question.offers.as_slice() else { panic!("two ways: {:?}", question.offers) };
    assert_eq!((keep.label.as_str(), keep.role), ("Keep it", OfferRole::Pass));
    assert_eq!(other.role, OfferRole::Plain);
    assert_eq!(game.pass(table.options()).map(Pick::Option), Some(keep.pick));
}

#[test]
fn a_resource_is_dropped_into_its_row() {
    let (game, _) = game();
    let mut table = opened(&game);
    go_to(&mut table, Ask::Resource);
    let (observed, question) = seen(&table);
    assert_eq!(question.text, "Play a resource?");
    let side = &table_of(&observed.picture).sides[0];
    let offer = question.offers.iter().find(|offer| offer.group == "Face up").expect("a location in hand");
    assert_eq!(offer.drops, std::slice::from_ref(&side.resource_row));
    let copies = side.hand.iter().filter(|card| card.card == offer.card);
    assert_eq!(copies.map(|card| card.thing.clone()).collect::<Vec<_>>(), offer.things);
    let last = question.offers.last().expect("passing");
    assert_eq!((last.role, last.label.as_str()), (OfferRole::Pass, "Play no resource"));
    let phases = &table_of(&observed.picture).phases;
    let now: Vec<&str> =
        phases.iter().filter(|phase| phase.state == PhaseState::Now).map(|phase| phase.name.as_str()).collect();
    assert_eq!(now, ["Build", "Resource"]);
}

#[test]
fn an_attack_tells_what_would_come_of_it() {
    let (game, _) = game();
    let mut table = opened(&game);
    go_to(&mut table, Ask::Main);
    let (observed, question) = seen(&table);
    let attack = find(&question, "Attack with Hulk (3/");
    let enemy = &table_of(&observed.picture).sides[1].front[0];
    assert_eq!((enemy.name.as_str(), enemy.def), ("Wolverine", 4));
    assert_eq!(attack.drops, std::slice::from_ref(&enemy.thing));
    let preview = attack.preview.as_ref().expect("there is one target");
    assert_eq!((preview.text.as_str(), preview.good), ("3 against DEF 4: not enough", Some(false)));
    let refused = question.refusals.iter().find(|refusal| refusal.text.contains("cannot be recruited"));
    let refused = refused.expect("a character in hand");
    assert_eq!((refused.rule.as_str(), refused.rule_title.as_str()), ("recruit.points", "Recruit points"));
    take(&mut table, attack);

    let (observed, question) = seen(&table);
    let staged = table_of(&observed.picture).combat.as_ref().expect("an attack is put together");
    assert!(staged.staged && staged.strike == 3 && staged.defender.is_none());
    assert_eq!(find(&question, "Go back").role, OfferRole::Back);
    let target = find(&question, "Attack Wolverine");
    assert_eq!(target.preview.as_ref().map(|preview| preview.text.as_str()), Some("3 against DEF 4: not enough"));
    take(&mut table, target);

    let (observed, question) = seen(&table);
    let combat = table_of(&observed.picture).combat.as_ref().expect("a combat");
    assert_eq!((combat.title.as_str(), combat.strike, combat.def, combat.stuns), ("Melee attack", 3, 4, false));
    assert_eq!(combat.forecast, "3 ATK against 4 DEF: Wolverine will not be stunned.");
    assert_eq!(
        (question.detail.as_str(), combat.def_parts.as_slice()),
        (combat.forecast.as_str(), &[NumberPart { name: "printed".to_owned(), value: 4 }][..])
    );
    assert_eq!((combat.to_act, combat.against), (Some(Seat::A), Some(Seat::B)));
    assert!(combat.notes.iter().any(|note| note.starts_with("Strikes back with ")), "{:?}", combat.notes);
    let hulk = &table_of(&observed.picture).sides[0].front[0];
    assert!(hulk.attacking && hulk.stance.exhausted);
    assert!(hulk.label.starts_with("Hulk, level 1 main character, attack 3 defense "), "{}", hulk.label);
    assert!(hulk.label.ends_with(", exhausted, attacking"), "{}", hulk.label);
}
