//! Every picture is a sound, small document, and the same one every time.

mod common;

use common::cards;
use longbox_art::{Factor, Palette, Panel, Subject, app_icon, hero_banner};
use longbox_protocol::GameName;
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

/// Names that no card has, some of them hard to take.
const NAMES: [&str; 10] =
    ["Wolverine", "Storm", "Red Robot Girl", "The Wizard", "M-11", "Ægir", "", "<&\"'>", "42", "Old Stone Dragon"];
const SUBJECTS: [Subject; 5] =
    [Subject::Character, Subject::PlotTwist, Subject::Location, Subject::Equipment, Subject::Squad];
/// Aimed at: 12 KB a panel; two heroes on a card take a little more.
const LARGEST_PANEL: usize = 12_000;
const LARGEST_PAIR: usize = 15_000;

/// Nobody waits for a picture. In a browser it takes about twice as long as here.
const LONGEST: Duration = Duration::from_millis(1);

/// Every subject for every team and Factor, with every name.
fn made_up(see: impl Fn(&Panel<'_>)) {
    let heroes = ["Iron Man".to_owned(), "Storm".to_owned()];
    let words = ["Flight".to_owned(), "Ranged".to_owned(), "Creature".to_owned()];
    for (round, team) in Palette::teams().into_iter().map(|palette| palette.key).chain([""]).enumerate() {
        for subject in SUBJECTS {
            for name in NAMES {
                let factor = (subject == Subject::Squad).then(|| Factor::ALL[round % Factor::ALL.len()]);
                let (heroes, words) = (&heroes[..round % 3], &words[round % 2..round % 4]);
                see(&Panel {
                    name,
                    subject,
                    team,
                    factor,
                    heroes,
                    words,
                    stats: Some((3, round as i16)),
                    ..Panel::default()
                });
            }
        }
    }
}

fn check(panel: &Panel<'_>) {
    let svg = panel.svg();
    assert_eq!(fault(&svg), None, "{panel:?}");
    assert!(ids_fit(&svg), "{panel:?}");
    assert!(longest_decimals(&svg) <= 1, "{panel:?}");
    assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 200 150\""));
    let largest = if panel.subject == Subject::Squad && panel.heroes.len() > 1 { LARGEST_PAIR } else { LARGEST_PANEL };
    assert!(svg.len() < largest, "{} bytes: {panel:?}", svg.len());
    assert_eq!(svg, panel.svg(), "the same panel is the same picture");
}

/// What is wrong with a document, if anything: tags, attributes, ids.
fn fault(svg: &str) -> Option<String> {
    let mut open: Vec<&str> = Vec::new();
    let mut rest = svg;
    while let Some(start) = rest.find('<') {
        if start > 0 {
            return Some(format!("text between tags: {}", &rest[..start]));
        }
        let Some(end) = rest.find('>') else { return Some("a tag does not end".to_string()) };
        let tag = &rest[1..end];
        rest = &rest[end + 1..];
        if let Some(name) = tag.strip_prefix('/') {
            if open.pop() != Some(name) {
                return Some(format!("</{name}> closes nothing"));
            }
            continue;
        }
        let name = tag.split([' ', '/']).next().unwrap_or_default();
        if let Some(problem) = attributes(&tag[name.len()..]) {
            return Some(format!("{problem} in <{tag}>"));
        }
        if !tag.ends_with('/') {
            open.push(name);
        }
        if open.is_empty() {
            return Some(format!("<{tag}> stands outside"));
        }
    }
    (!open.is_empty() || !rest.is_empty()).then(|| format!("left open: {open:?} {rest}"))
}

/// ` name="value"` again and again.
fn attributes(mut text: &str) -> Option<String> {
    let mut seen = BTreeSet::new();
    text = text.strip_suffix('/').unwrap_or(text);
    while !text.is_empty() {
        let parsed = text.strip_prefix(' ').and_then(|rest| rest.split_once("=\""));
        let Some((name, (value, after))) = parsed.and_then(|(name, rest)| Some((name, rest.split_once('"')?))) else {
            return Some(format!("cannot read `{text}`"));
        };
        if !seen.insert(name) {
            return Some(format!("{name} twice"));
        }
        if value.contains(['<', '&', '>']) || value.contains("NaN") || value.contains("inf") || value.contains("var(") {
            return Some(format!("bad value {value}"));
        }
        text = after;
    }
    None
}

/// Every `url(#id)` is there, and no id twice.
fn ids_fit(svg: &str) -> bool {
    let after = |mark: &'static str, end: char| -> Vec<String> {
        svg.split(mark).skip(1).map(|rest| rest.split(end).next().unwrap_or_default().to_string()).collect()
    };
    let (ids, used) = (after(" id=\"", '"'), after("url(#", ')'));
    let unique: BTreeSet<&String> = ids.iter().collect();
    unique.len() == ids.len() && used.iter().all(|id| unique.contains(id))
}

/// Numbers in paths have one decimal at most.
fn longest_decimals(svg: &str) -> usize {
    let paths = svg.split(" d=\"").skip(1).map(|rest| rest.split('"').next().unwrap_or_default());
    paths
        .flat_map(|path| path.split('.').skip(1).map(|rest| rest.chars().take_while(char::is_ascii_digit).count()))
        .max()
        .unwrap_or(0)
}

#[test]
fn every_panel_is_sound_and_small() {
    made_up(check);
    for game in [GameName::Vs, GameName::Squad] {
        for card in cards(game) {
            check(&Panel::from(&card));
        }
    }
}

#[test]
fn the_check_finds_faults() {
    let faults =
        ["<svg>", "<svg></g>", "<svg><path d=\"1\"></svg>", "<svg a=\"1\" a=\"2\"/>", "<svg a=\"<\"/>", "<svg>x</svg>"];
    for text in faults {
        assert!(fault(text).is_some(), "{text}");
    }
    assert_eq!(fault("<svg><path d=\"1\"/></svg>"), None);
    assert!(!ids_fit("<g clip-path=\"url(#a)\"/>") && ids_fit("<path id=\"a\"/><g clip-path=\"url(#a)\"/>"));
    assert_eq!(longest_decimals("<path d=\"M1.25 2\"/>"), 2);
}

#[test]
fn whatever_a_card_says_changes_its_picture() {
    let words = ["Flight".to_owned(), "Ranged".to_owned()];
    let plain = Panel { name: "Wanderer", team: "X-Men", rank: 3, stats: Some((4, 4)), ..Panel::default() };
    let others = [
        Panel { name: "Wanderers", ..plain },
        Panel { team: "Avengers", ..plain },
        Panel { words: &words[..1], ..plain },
        Panel { words: &words[1..], ..plain },
        Panel { rank: 4, ..plain },
        Panel { stats: Some((9, 9)), ..plain },
        Panel { pronoun: "she", ..plain },
        Panel { pronoun: "he", ..plain },
        Panel { subject: Subject::Location, ..plain },
    ];
    let pictures: BTreeSet<String> = others.iter().map(Panel::svg).collect();
    assert_eq!(pictures.len(), others.len());
}

#[test]
fn heroes_and_factors_decide_a_card_of_squad() {
    let heroes = ["Quicksilver".to_owned(), "Somebody Else".to_owned()];
    let card = |factor, heroes| {
        Panel { name: "Rush", subject: Subject::Squad, factor: Some(factor), heroes, ..Panel::default() }.svg()
    };
    let (one, other) = (card(Factor::Speed, &heroes[..1]), card(Factor::Speed, &heroes[1..]));
    assert_ne!(one, other);
    assert_ne!(one, card(Factor::Tech, &heroes[..1]));
    assert!(card(Factor::Speed, &heroes).len() > one.len().max(other.len()), "two are drawn");
}

#[test]
fn the_banner_and_the_icon_are_sound() {
    for (svg, size, bound) in [(hero_banner(), "0 0 1400 280", 24_000), (app_icon(), "0 0 512 512", 8_000)] {
        assert_eq!(fault(&svg), None);
        assert!(ids_fit(&svg) && longest_decimals(&svg) <= 1);
        assert!(svg.contains(&format!("viewBox=\"{size}\" preserveAspectRatio=\"xMidYMid slice\"")));
        assert!(svg.len() < bound, "{} bytes", svg.len());
    }
}

#[test]
fn a_picture_is_drawn_before_anybody_waits_for_it() {
    for game in [GameName::Vs, GameName::Squad] {
        for card in cards(game) {
            // Others use the processor as well: the best of some tries is what drawing takes.
            let tries = (0..5).map(|_| {
                let start = Instant::now();
                assert!(!Panel::from(&card).svg().is_empty());
                start.elapsed()
            });
            let took = tries.min().unwrap_or_default();
            assert!(took < LONGEST, "{} takes {took:?}", card.name);
        }
    }
}
