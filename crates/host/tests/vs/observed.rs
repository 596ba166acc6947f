//! What one viewer is shown, and what must be true of it.

use longbox_host::{HostGame, Names, Seen};
use longbox_kernel::{Game, Seat, Table, Viewer};
use longbox_protocol::{Offer, OfferRole, Pick, Picture, Question, QuestionShape, Thing, VsTable};
use longbox_vs::{Choice, RuleId, Vs};
use std::collections::{BTreeMap, BTreeSet};

pub(crate) fn table_of(picture: &Picture) -> &VsTable {
    match picture {
        Picture::Vs(table) => table,
        Picture::Squad(_) => panic!("the picture of another game"),
    }
}

/// The picture and the question that a viewer sees, if there is a question.
pub(crate) struct Observed {
    pub(crate) picture: Picture,
    pub(crate) question: Option<Question>,
    pub(crate) options: Vec<Choice>,
}

pub(crate) fn observe(table: &Table<'_, Vs>, viewer: Viewer, me: Seat, names: &Names) -> Observed {
    let game = table.game();
    let seen = Seen::new(table, viewer, me, names);
    let mut options = Vec::new();
    game.options(table.position(), me, &mut options);
    let decision = game.decision(table.position(), me).filter(|_| viewer != Viewer::Spectator);
    let question = decision.map(|decision| <Vs as HostGame>::question(&seen, decision, &options));
    Observed { picture: <Vs as HostGame>::picture(&seen, &[]), question, options }
}

/// Everything in a picture that can be pointed at; nothing has the name of another thing.
pub(crate) fn things(table: &VsTable) -> BTreeSet<Thing> {
    let mut all: Vec<&Thing> = Vec::new();
    for side in &table.sides {
        all.extend([&side.thing, &side.deck_thing, &side.ko_thing]);
        all.extend([&side.resource_row, &side.front_row, &side.back_row]);
        all.extend(side.hand.iter().map(|card| &card.thing));
        all.extend(side.resources.iter().map(|resource| &resource.thing));
        all.extend(side.front.iter().chain(&side.back).map(|fighter| &fighter.thing));
    }
    let set: BTreeSet<Thing> = all.iter().map(|thing| (*thing).clone()).collect();
    assert_eq!(set.len(), all.len(), "two things of one name: {all:?}");
    set
}

/// Whether a name is that of a card in a KO pile.
fn is_in_ko_pile(table: &VsTable, thing: &Thing) -> bool {
    table.sides.iter().any(|side| {
        let copies = |card: &u16| side.ko.iter().filter(|other| *other == card).count();
        let names = |card: &u16| (0..copies(card)).any(|copy| thing.0 == format!("k{}-{card}-{copy}", side.seat));
        side.ko.iter().any(names)
    })
}

pub(crate) fn check_picture(picture: &Picture) {
    let table = table_of(picture);
    things(table);
    for fighter in table.sides.iter().flat_map(|side| side.front.iter().chain(&side.back)) {
        assert!(fighter.label.starts_with(&fighter.name) && fighter.breakdown.len() >= 2, "{fighter:?}");
        assert!(fighter.breakdown[1].starts_with(&format!("DEF {}: ", fighter.def)), "{fighter:?}");
    }
    for card in table.sides.iter().flat_map(|side| &side.hand) {
        assert_eq!(card.card.is_none(), card.thing.0.contains('?'), "{card:?}");
        assert!(!card.label.is_empty());
    }
    if let Some(combat) = &table.combat {
        let sum: i16 = combat.attackers.iter().map(|part| part.value).sum();
        assert_eq!(sum, combat.strike, "{combat:?}");
        assert!(combat.staged || combat.defender.is_none() || combat.forecast.ends_with("be stunned."), "{combat:?}");
        let all = things(table);
        let parts = combat.attackers.iter().chain(&combat.defender).map(|part| &part.thing);
        parts.chain(combat.back.iter().map(|back| &back.thing)).for_each(|thing| assert!(all.contains(thing)));
    }
    let text = serde_json::to_string(picture).expect("it can be written");
    assert_eq!(*picture, serde_json::from_str::<Picture>(&text).expect("it can be read"));
    assert!(!speaks_of_letters(&text), "{text}");
}

/// Whether players are called by their seats, though they have names.
pub(crate) fn speaks_of_letters(text: &str) -> bool {
    let words = ["Player A", "Player B", "Player C", "Player D", "player A", "player B", "player C", "player D"];
    let alone = |at: usize| !text[at..].starts_with(char::is_alphanumeric);
    words.iter().any(|word| text.match_indices(word).any(|(at, word)| alone(at + word.len())))
}

pub(crate) fn check_question(observed: &Observed) {
    let Some(question) = &observed.question else { return };
    let table = table_of(&observed.picture);
    let all = things(table);
    let mut picks: BTreeMap<u16, usize> = BTreeMap::new();
    for offer in &question.offers {
        assert!(!offer.label.is_empty() && !offer.short.is_empty(), "{offer:?}");
        if let Pick::Option(number) = offer.pick {
            *picks.entry(number).or_default() += 1;
        }
        for thing in offer.things.iter().chain(&offer.drops) {
            assert!(all.contains(thing) || is_in_ko_pile(table, thing), "{thing} of {offer:?}");
        }
        check_card(offer);
        let in_pile = offer.things.iter().filter(|thing| !all.contains(thing)).count();
        let piles = table.sides.iter().filter(|side| offer.things.contains(&side.ko_thing)).count();
        assert_eq!(in_pile > 0, piles > 0, "{offer:?} of {:?}", (&question.text, &question.detail));
    }
    let expected: BTreeMap<u16, usize> = (0..observed.options.len() as u16).map(|number| (number, 1)).collect();
    assert_eq!(picks, expected, "every option in exactly one offer");
    assert_eq!(question.shape == QuestionShape::Name, question.offers.is_empty());
    let passes = question.offers.iter().skip_while(|offer| offer.role != OfferRole::Pass).count();
    assert!(passes <= 1, "passing comes last");
    check_refusals(question, &all);
    let text = serde_json::to_string(question).expect("it can be written");
    assert_eq!(*question, serde_json::from_str::<Question>(&text).expect("it can be read"));
    assert!(!speaks_of_letters(&text), "{text}");
}

/// An offer tells the card that lies there, and none where the viewer is not sure of it.
fn check_card(offer: &Offer) {
    for thing in &offer.things {
        let parts: Vec<&str> = thing.0.split('-').collect();
        match parts.as_slice() {
            [_, hidden] if hidden.starts_with('?') => {
                assert!(offer.card.is_none() && offer.detail.is_empty(), "a guess: {offer:?}");
            }
            [_, card, _] => assert_eq!(offer.card.map(|card| card.to_string()).as_deref(), Some(*card), "{offer:?}"),
            _ => {}
        }
    }
}

fn check_refusals(question: &Question, all: &BTreeSet<Thing>) {
    let covered: BTreeSet<&Thing> =
        question.offers.iter().flat_map(|offer| offer.things.iter().chain(&offer.drops)).collect();
    let mut of_one: BTreeMap<&Thing, usize> = BTreeMap::new();
    for refusal in &question.refusals {
        assert!(!covered.contains(&refusal.thing) && all.contains(&refusal.thing), "{refusal:?}");
        assert!(refusal.text.ends_with('.') && refusal.text.contains(" cannot "), "{refusal:?}");
        let rule = RuleId::by_id(&refusal.rule).expect("a rule");
        assert_eq!(rule.text().title, refusal.rule_title);
        *of_one.entry(&refusal.thing).or_default() += 1;
    }
    assert!(of_one.values().all(|count| *count <= 3), "{:?}", question.refusals);
}
