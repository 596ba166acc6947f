//! Every picture is a sound, small document, and the same one every time.

use longbox_art::{Factor, Palette, Panel, Subject, app_icon, hero_banner};
use std::collections::BTreeSet;

const NAMES: [&str; 10] =
    ["Wolverine", "Storm", "Thor", "The Wizard", "M-11", "Ægir", "", "<&\"'>", "42", "Doctor Octopus"];
/// Aimed at: 12 KB a panel.
const LARGEST_PANEL: usize = 12_000;

fn subjects() -> Vec<Subject<'static>> {
    let mut subjects =
        vec![Subject::Character, Subject::Creature, Subject::PlotTwist, Subject::Location, Subject::Equipment];
    for factor in Factor::ALL {
        subjects.extend(["Hulk", "Storm", "Iron Man"].map(|hero| Subject::Squad { factor, hero }));
    }
    subjects
}

/// Every subject with every composition and name.
fn panels() -> Vec<Panel<'static>> {
    let mut palettes = Palette::teams().into_iter().chain([Palette::NEUTRAL]).cycle();
    let mut panels = Vec::new();
    for subject in subjects() {
        for number in 0..subject.compositions() {
            for name in NAMES {
                let palette = match subject {
                    Subject::Squad { factor, .. } => factor.palette(),
                    _ => palettes.next().unwrap_or(Palette::NEUTRAL),
                };
                panels.push(Panel { name, palette, subject, composition: Some(number) });
            }
        }
    }
    panels
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
    let panels = panels();
    assert!(panels.len() > 2_000, "{}", panels.len());
    for panel in panels {
        let svg = panel.svg();
        assert_eq!(fault(&svg), None, "{panel:?}");
        assert!(ids_fit(&svg), "{panel:?}");
        assert!(longest_decimals(&svg) <= 1, "{panel:?}");
        assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 200 150\""));
        assert!(svg.len() < LARGEST_PANEL, "{} bytes: {panel:?}", svg.len());
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
fn the_same_panel_is_the_same_picture() {
    for panel in panels() {
        assert_eq!(panel.svg(), panel.svg());
        let chosen = Panel { composition: None, ..panel };
        let pinned = Panel { composition: Some(chosen.composition_number()), ..panel };
        assert_eq!(chosen.svg(), pinned.svg());
    }
}

#[test]
fn other_names_teams_and_compositions_are_other_pictures() {
    let palette = Palette::of_team("X-Men");
    let of = |name, palette| Panel { name, palette, subject: Subject::Character, composition: Some(0) }.svg();
    let names = ["Wolverine", "Storm", "Beast", "Cyclops", "Iceman", "Jean Grey", "Rogue", "Gambit"];
    let pictures: BTreeSet<String> = names.into_iter().map(|name| of(name, palette)).collect();
    assert_eq!(pictures.len(), names.len());
    assert_ne!(of("Wolverine", palette), of("Wolverine", Palette::of_team("Avengers")));
    for subject in subjects() {
        let every: BTreeSet<String> = (0..subject.compositions())
            .map(|number| Panel { name: "Storm", palette, subject, composition: Some(number) }.svg())
            .collect();
        assert_eq!(every.len(), usize::from(subject.compositions()), "{subject:?}");
    }
}

#[test]
fn there_are_enough_compositions() {
    assert!(Subject::Character.compositions() >= 8);
    for subject in subjects() {
        let enough = if subject == Subject::Creature { 5 } else { 6 };
        assert!(subject.compositions() >= enough, "{subject:?}");
        let panel = Panel { name: "Storm", palette: Palette::NEUTRAL, subject, composition: Some(u8::MAX) };
        assert!(panel.composition_number() < subject.compositions());
    }
}

#[test]
fn names_use_every_composition() {
    let palette = Palette::of_team("avengers");
    for subject in subjects() {
        // A ship is drawn only where the name says so.
        let names = (0..400).map(|number| format!("Card {number}")).chain(["A Ship".to_owned()]);
        let used: BTreeSet<u8> =
            names.map(|name| Panel { name: &name, palette, subject, composition: None }.composition_number()).collect();
        assert_eq!(used.len(), usize::from(subject.compositions()), "{subject:?}");
    }
}

#[test]
fn neighbours_differ() {
    for subject in subjects() {
        let mut left: Option<Panel> = None;
        for name in ["Storm", "Storm", "Storm", "Beast", "Wolverine", "Wolverine", "Thor", "Hulk"] {
            let panel = Panel { name, palette: Palette::of_team("x-men"), subject, composition: None };
            let placed = left.map_or(panel, |left| panel.beside(&left));
            if let Some(left) = left {
                assert_ne!(left.composition_number(), placed.composition_number(), "{subject:?} {name}");
                let free = panel.composition_number() != left.composition_number();
                assert_eq!(placed == panel, free, "{name} steps only when it must");
            }
            left = Some(placed);
        }
    }
}

#[test]
fn another_kind_of_card_is_no_neighbour_to_avoid() {
    let palette = Palette::of_team("x-men");
    let hero = Panel { name: "Storm", palette, subject: Subject::Character, composition: Some(2) };
    let twist = Panel { subject: Subject::PlotTwist, ..hero };
    assert_eq!(twist.beside(&hero), twist);
}

#[test]
fn names_say_what_is_drawn() {
    let number =
        |name, subject| Panel { name, palette: Palette::NEUTRAL, subject, composition: None }.composition_number();
    assert_eq!(number("Round Shield", Subject::Equipment), number("Shield of the North", Subject::Equipment));
    assert_ne!(number("War Hammer", Subject::Equipment), number("Pulse Rifle", Subject::Equipment));
    assert_eq!(number("Fortress", Subject::Location), number("The Old Castle", Subject::Location));
}

#[test]
fn a_hero_looks_alike_on_every_card() {
    let palette = Factor::Speed.palette();
    let card = |name, hero| {
        let subject = Subject::Squad { factor: Factor::Speed, hero };
        Panel { name, palette, subject, composition: Some(2) }.svg()
    };
    // The head is the last thing drawn of a portrait; names of cards change only what is behind it.
    let head = |svg: String| svg[svg.rfind("<g transform").unwrap()..].split_once('>').unwrap().1.to_string();
    assert_eq!(head(card("One", "Quicksilver")), head(card("Another", "Quicksilver")));
    assert_ne!(head(card("One", "Quicksilver")), head(card("One", "Wasp")));
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
