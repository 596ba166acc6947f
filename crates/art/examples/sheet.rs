//! Prints a page with every drawing, to be looked at in a browser.
//!
//! `cargo run -p longbox-art --example sheet > sheet.html`; a section and a size may follow: `-- squad 146 88`.

use longbox_art::{Factor, Palette, Panel, Subject, app_icon, hero_banner};

const NAMES: [&str; 12] = [
    "Wolverine",
    "Storm",
    "Thor",
    "Magneto",
    "Rocket",
    "Beast",
    "Mystique",
    "Groot",
    "Hulk",
    "Cyclops",
    "Ronan",
    "Psylocke",
];

/// A heading and its pictures.
type Section = (&'static str, Vec<(String, String)>);

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let wanted = words.iter().find(|word| word.parse::<u32>().is_err());
    let mut sizes = words.iter().filter_map(|word| word.parse::<u32>().ok());
    let (width, height) = (sizes.next().unwrap_or(300), sizes.next().unwrap_or(170));
    println!(
        "<!doctype html><meta charset=utf-8><title>Contact sheet</title><style>\
         body{{margin:12px;background:#f5ecd9;font:12px sans-serif}}h2{{margin:8px 0 4px}}\
         figure{{display:inline-block;margin:0 8px 8px 0}}\
         .panel{{width:{width}px;height:{height}px;border:2px solid #16141d;border-radius:4px;display:block}}\
         figcaption{{width:{width}px;overflow:hidden;white-space:nowrap}}</style>"
    );
    if wanted.is_none_or(|wanted| wanted == "home") {
        println!("<h2>home</h2><img style=\"width:1230px;height:280px\" src=\"{}\"><br>", link(&hero_banner()));
        for side in [320, 128, 48, 24] {
            println!("<img style=\"width:{side}px\" src=\"{}\">", link(&app_icon()));
        }
        println!("<p>{} B, {} B", hero_banner().len(), app_icon().len());
    }
    for (heading, pictures) in sections() {
        if wanted.is_some_and(|wanted| wanted != heading) {
            continue;
        }
        println!("<h2>{heading}</h2>");
        for (caption, svg) in pictures {
            let size = svg.len();
            println!(
                "<figure><img class=panel src=\"{}\"><figcaption>{caption} · {size} B</figcaption></figure>",
                link(&svg)
            );
        }
    }
}

fn link(svg: &str) -> String {
    let coded: String = svg
        .chars()
        .map(|letter| match letter {
            '#' => "%23".to_string(),
            '%' => "%25".to_string(),
            '"' => "'".to_string(),
            '<' => "%3C".to_string(),
            '>' => "%3E".to_string(),
            other => other.to_string(),
        })
        .collect();
    format!("data:image/svg+xml,{coded}")
}

fn sections() -> Vec<Section> {
    vec![
        ("characters", every("", Subject::Character)),
        ("creatures", creatures()),
        ("plot-twists", every("Plot", Subject::PlotTwist)),
        ("locations", every("Place", Subject::Location)),
        ("equipment", every("Thing", Subject::Equipment)),
        ("squad", squad()),
        ("teams", teams()),
        ("heroes", heroes()),
        ("matrix", matrix()),
    ]
}

/// Each composition once, team by team.
fn every(name: &'static str, subject: Subject<'static>) -> Vec<(String, String)> {
    let palettes = Palette::teams();
    (0..subject.compositions())
        .map(|number| {
            let name = if name.is_empty() { NAMES[usize::from(number) % NAMES.len()] } else { name };
            let palette = palettes[usize::from(number) % palettes.len()];
            let panel = Panel { name, palette, subject, composition: Some(number) };
            (format!("{number} {}", palette.key), panel.svg())
        })
        .collect()
}

/// Each composition once, and what a name decides.
fn creatures() -> Vec<(String, String)> {
    let named = ["Old Egg", "Cave Crawler"].map(|name| {
        let palette = Palette::of_team("xenomorphs");
        let panel = Panel { name, palette, subject: Subject::Creature, composition: None };
        (name.to_string(), panel.svg())
    });
    every("Beast", Subject::Creature).into_iter().chain(named).collect()
}

fn squad() -> Vec<(String, String)> {
    let mut pictures = Vec::new();
    for factor in Factor::ALL {
        let count = Subject::Squad { factor, hero: "" }.compositions();
        for number in 0..count {
            let hero = NAMES[(usize::from(number) * 5 + factor as usize) % NAMES.len()];
            let subject = Subject::Squad { factor, hero };
            let panel = Panel { name: hero, palette: factor.palette(), subject, composition: Some(number) };
            pictures.push((format!("{} {number} {hero}", factor.key()), panel.svg()));
        }
    }
    pictures
}

fn teams() -> Vec<(String, String)> {
    let mut pictures = Vec::new();
    for palette in Palette::teams().into_iter().chain([Palette::NEUTRAL]) {
        let mut left: Option<Panel> = None;
        for name in &NAMES[..6] {
            let panel = Panel { name, palette, subject: Subject::Character, composition: None };
            let panel = left.map_or(panel, |left| panel.beside(&left));
            pictures.push((format!("{} {name} {}", palette.key, panel.composition_number()), panel.svg()));
            left = Some(panel);
        }
    }
    pictures
}

fn heroes() -> Vec<(String, String)> {
    let names = [
        "Angel",
        "Ant-Man",
        "Agent Venom",
        "Abomination",
        "Black Cat",
        "Bullseye",
        "Daredevil",
        "Deadpool",
        "Gambit",
        "Iceman",
        "Jean Grey",
        "Juggernaut",
        "Kingpin",
        "Loki",
        "Mandarin",
        "Namor",
        "Nova",
        "Odin",
        "Professor X",
        "Quicksilver",
        "Red Skull",
        "Sabretooth",
        "Thanos",
        "Ultron",
        "Vision",
        "Wasp",
        "Xavin",
        "Yondu",
        "Zemo",
        "Falcon",
    ];
    let palettes = Palette::teams();
    names
        .iter()
        .enumerate()
        .map(|(index, name)| {
            let palette = palettes[index % palettes.len()];
            let panel = Panel { name, palette, subject: Subject::Character, composition: Some(0) };
            ((*name).to_string(), panel.svg())
        })
        .collect()
}

/// Each composition with six heroes.
fn matrix() -> Vec<(String, String)> {
    let palettes = Palette::teams();
    let mut pictures = Vec::new();
    for number in 0..Subject::Character.compositions() {
        for column in 0..6 {
            let palette = palettes[(usize::from(number) + column * 2) % palettes.len()];
            let name = NAMES[(usize::from(number) * 5 + column) % NAMES.len()];
            let panel = Panel { name, palette, subject: Subject::Character, composition: Some(number) };
            pictures.push((format!("{number} {name}"), panel.svg()));
        }
    }
    pictures
}
