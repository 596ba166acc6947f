//! Queries over a few cards of both games.

use super::*;
use crate::{CardInfo, CardType, Stats, TextLine, Time, When};

fn vs(name: &str, kind: CardType, cost: Option<u8>) -> CardInfo {
    CardInfo {
        name: name.to_owned(),
        kind,
        cost,
        teams: vec!["X-Men".to_owned()],
        set: "marvel-battles".to_owned(),
        set_name: "Marvel Battles".to_owned(),
        universe: Some("Illustrated".to_owned()),
        ..CardInfo::default()
    }
}

fn cards() -> Vec<SearchCard> {
    let line = |body: &str| TextLine { body: body.to_owned(), ..TextLine::default() };
    let stats = |atk, def| Some(Stats { atk, def, health: 1 });
    let when = When::Use { time: Time::Combat, any_turn: true, cost: "[Skill]".to_owned() };
    let beast = CardInfo {
        id: "MNB-003".to_owned(),
        stats: stats(5, 2),
        words: vec!["Flight".to_owned()],
        text: vec![line("Works with Wolverine. Draw a card.")],
        ..vs("Beast", CardType::Supporting, Some(4))
    };
    let wolverine = CardInfo {
        level: Some(1),
        stats: stats(3, 4),
        aka: vec!["Logan".to_owned()],
        text: vec![TextLine { when: Some(when), ..line("It gets +3/+0.") }],
        ..vs("Wolverine", CardType::Main, None)
    };
    let fortress = CardInfo {
        teams: vec!["Avengers".to_owned()],
        gives: vec!["might".to_owned()],
        ..vs("Fortress", CardType::Location, None)
    };
    let twist = vs("Loyal Soldiers", CardType::PlotTwist, None);
    let claws = CardInfo {
        id: "ST001".to_owned(),
        name: "Claws and Effect".to_owned(),
        kind: CardType::Keeper,
        heroes: vec!["Wolverine".to_owned()],
        factors: vec!["animal".to_owned()],
        block: Some("elemental".to_owned()),
        level: Some(3),
        attack: Some(6),
        rarity: Some("Super rare".to_owned()),
        ..CardInfo::default()
    };
    let numbered = [beast, wolverine, fortress, twist, claws].into_iter().zip(0..);
    numbered.map(|(face, number)| SearchCard::new(&CardInfo { number, ..face })).collect()
}

fn find(text: &str) -> Vec<CardNo> {
    Query::parse(text).unwrap_or_else(|error| panic!("{text}: {error}")).find(&cards())
}

fn wrong(text: &str) -> (String, String, Option<String>) {
    let error = Query::parse(text).expect_err("a query that cannot be read");
    (text[error.place].to_owned(), error.text, error.instead)
}

#[test]
fn words_are_looked_for_everywhere_and_names_come_first() {
    assert_eq!(find("wolverine"), [1, 0, 4]);
    assert_eq!((find("Wolverine works"), find("wolverine nowhere"), find("").len()), (vec![0], vec![], 5));
    assert_eq!((find("xmen").len(), find("x-men").len(), find("\"x men\"").len()), (3, 3, 3));
    assert_eq!((find("level 3"), find("level"), find("blocks elemental")), (vec![4], vec![1, 4], vec![4]));
    assert_eq!((find("skill"), find("logan")), (vec![1], vec![1]));
}

#[test]
fn filters_hold_together() {
    assert_eq!(find("team:x-men cost<=4 flight text:\"draw a card\""), [0]);
    assert_eq!((find("kind:plot-twist"), find("kind:twist"), find("kind:char")), (vec![3], vec![3], vec![0, 1]));
    assert_eq!((find("set:MNB"), find("set:marvel-battles").len(), find("id:mnb-003")), (vec![0], 4, vec![0]));
    assert_eq!((find("gives:might"), find("asks:skill"), find("universe:illustrated").len()), (vec![2], vec![1], 4));
    assert_eq!((find("factor:animal"), find("blocks:elemental"), find("rarity:super")), (vec![4], vec![4], vec![4]));
    assert_eq!((find("hero:wolverine"), find("name:logan"), find("keyword:flight")), (vec![4], vec![1], vec![0]));
}

#[test]
fn numbers_are_compared() {
    assert_eq!(
        (find("atk>=4"), find("atk<4"), find("def=4"), find("attack:6")),
        (vec![0, 4], vec![1], vec![1], vec![4])
    );
    assert_eq!((find("rank:3-4"), find("cost:4"), find("cost!=4").len()), (vec![0, 4], vec![0], 4));
    assert_eq!(find("level>1"), [4]);
}

#[test]
fn what_must_not_be_and_alternatives() {
    assert_eq!(find("-team:x-men"), [2, 4]);
    assert_eq!(find("wolverine -kind:keeper -kind:supporting"), [1]);
    assert_eq!((find("beast or fortress"), find("team:x-men (flight or logan)")), (vec![0, 2], vec![0, 1]));
    assert_eq!((find("-(team:x-men or kind:location)"), find("kind=main OR kind=keeper")), (vec![4], vec![1, 4]));
}

#[test]
fn an_error_points_at_the_word_and_knows_a_better_one() {
    let text = |text: &str| text.to_owned();
    let (word, said, instead) = wrong("team:x-men kost<=3");
    assert_eq!((word, said), (text("kost"), text("there is no filter 'kost'; did you mean 'cost'?")));
    assert_eq!(instead, Some(text("cost")));
    let (word, said, instead) = wrong("kind:loction");
    assert_eq!((word, instead), (text("loction"), Some(text("location"))));
    assert_eq!(said, "'loction' is no kind; did you mean 'location'?");
    assert!(wrong("universe:xyzzy").1.ends_with("there are illustrated, photographic"));
    assert_eq!(wrong("cost:many").0, "many");
    assert_eq!(wrong("team<3").1, "'team' is no number; write team:3");
    assert_eq!((wrong("flight cost<").0, wrong("team:").0), (text("cost<"), text("team:")));
    assert_eq!((wrong("(a b").0, wrong("a b)").0, wrong("a or").0), (text("("), text(")"), text("or")));
    assert_eq!(wrong("a -(").0, "(");
    assert!(Query::parse(&"(".repeat(1_000)).is_err() && Query::parse(&"a ".repeat(2_000)).is_err());
}

#[test]
fn the_word_that_finds_nothing_is_named() {
    let culprits = |text: &str| -> Vec<(String, String)> {
        let found = Query::parse(text).expect("a query").culprits(&cards());
        found.into_iter().map(|culprit| (culprit.text, culprit.without)).collect()
    };
    let pair = |text: &str, without: &str| (text.to_owned(), without.to_owned());
    assert_eq!(culprits("wolverine"), []);
    assert_eq!(culprits("team:x-men team:gotg flight"), [pair("team:gotg", "team:x-men flight")]);
    let either = [pair("flight", "logan"), pair("logan", "flight")];
    assert_eq!(culprits("flight logan"), either, "each finds something, both together nothing");
}

#[test]
fn parts_can_be_coloured_even_where_a_query_cannot_be_read() {
    let text = "-team:\"x men\" (flight or kolour:red";
    let kinds: Vec<(&str, QueryPartKind)> =
        Query::parts(text).into_iter().map(|part| (&text[part.place], part.kind)).collect();
    assert_eq!(
        kinds,
        [
            ("-", QueryPartKind::Not),
            ("team:", QueryPartKind::Filter),
            ("\"x men\"", QueryPartKind::Value),
            ("(", QueryPartKind::Bracket),
            ("flight", QueryPartKind::Word),
            ("or", QueryPartKind::Or),
            ("kolour:", QueryPartKind::Unknown),
            ("red", QueryPartKind::Value),
        ]
    );
}

#[test]
fn any_text_can_be_typed() {
    let cards = cards();
    for text in ["\"", "-", "--a", "a--", ":", "<=3", "cost<=", "é:ü", "🦸", "()", "or", "a:\"", "-\"x", ")(", "cost:-"]
    {
        let _ = Query::parts(text);
        if let Ok(query) = Query::parse(text) {
            let _ = (query.find(&cards), query.culprits(&cards));
        }
    }
}
