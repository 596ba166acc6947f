//! Every card has a picture of its own, and an eye can tell it from the others it lies beside.

mod common;

use common::cards;
use longbox_art::Panel;
use longbox_protocol::{CardInfo, GameName};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::collections::{BTreeMap, BTreeSet};

/// A tile on the table in pixels; it cuts off the upper and lower edge of a panel.
const TILE: (u32, u32) = (146, 70);
/// Cells of the grid that pictures are compared in.
const GRID: (usize, usize) = (16, 8);
/// No two cards of a team or a hero may be nearer than this. Pairs at 6 or 8 look alike at a glance, pairs at 12 differ
/// in place, crop or ground. Where a new card comes too near, another edition in `panel.rs` may part them.
const FLOOR: f64 = 12.0;

#[test]
fn every_card_of_a_set_has_a_drawing_of_its_own() {
    for game in [GameName::Vs, GameName::Squad] {
        let mut sets: BTreeMap<String, (BTreeSet<String>, BTreeSet<String>)> = BTreeMap::new();
        for card in cards(game) {
            let (names, drawings) = sets.entry(card.set.clone()).or_default();
            // Levels and other versions of a character share a name.
            names.insert(format!("{} {:?} {:?} {:?} {:?}", card.name, card.kind, card.level, card.stats, card.heroes));
            drawings.insert(Panel::from(&card).svg());
        }
        for (set, (names, drawings)) in sets {
            assert_eq!(names.len(), drawings.len(), "{set}: as many drawings as cards");
        }
    }
}

#[test]
fn copies_of_a_card_look_the_same() {
    for card in cards(GameName::Vs) {
        let copy =
            CardInfo { number: card.number + 1, id: "other".to_owned(), set: "other".to_owned(), ..card.clone() };
        assert_eq!(Panel::from(&card).svg(), Panel::from(&copy).svg(), "{}", card.name);
    }
}

#[test]
fn cards_of_a_team_can_be_told_apart() {
    let mut teams: BTreeMap<String, Vec<CardInfo>> = BTreeMap::new();
    for card in cards(GameName::Vs) {
        teams.entry(card.teams.first().cloned().unwrap_or_default()).or_default().push(card);
    }
    told_apart(teams);
}

#[test]
fn cards_of_a_hero_can_be_told_apart() {
    let mut heroes: BTreeMap<String, Vec<CardInfo>> = BTreeMap::new();
    for card in cards(GameName::Squad) {
        for hero in &card.heroes {
            heroes.entry(hero.clone()).or_default().push(card.clone());
        }
    }
    told_apart(heroes);
}

/// Fails with the pairs that are too near, the nearest first.
fn told_apart(groups: BTreeMap<String, Vec<CardInfo>>) {
    let mut near: Vec<(f64, String)> = Vec::new();
    for (group, cards) in groups {
        let looks: Vec<_> = cards.iter().map(|card| (card, Look::of(&Panel::from(card)))).collect();
        for (index, (card, look)) in looks.iter().enumerate() {
            for (other, other_look) in &looks[..index] {
                // A card that was printed again is the same card.
                if Panel::from(*card) != Panel::from(*other) {
                    let pair = format!("{group}: {} ({}) and {} ({})", other.name, other.id, card.name, card.id);
                    near.push((look.distance(other_look), pair));
                }
            }
        }
    }
    near.sort_by(|a, b| a.0.total_cmp(&b.0));
    let closest: Vec<_> = near.iter().take(12).map(|(distance, pair)| format!("{distance:.1} {pair}")).collect();
    assert!(near[0].0 >= FLOOR, "nearer than {FLOOR}, the closest pairs are\n{}", closest.join("\n"));
}

/// What is seen of a picture at a glance: the mean colour of each cell of a coarse grid, as lightness and two axes of
/// colour, in which equal steps look about equal (CIELAB, 100 from black to white).
///
/// People tell cards apart by where dark, light and coloured areas lie, not by lines; a grid of means ignores what a
/// glance ignores. It is no hash, so a picture that was only shifted a little stays near.
struct Look(Vec<[f64; 3]>);

impl Look {
    fn of(panel: &Panel<'_>) -> Look {
        let pixels = tile(&panel.svg());
        let (columns, rows) = GRID;
        let mut sums = vec![([0.0; 3], 0.0); columns * rows];
        for (index, pixel) in pixels.pixels().iter().enumerate() {
            let (x, y) = (index % TILE.0 as usize, index / TILE.0 as usize);
            let cell = &mut sums[y * rows / TILE.1 as usize * columns + x * columns / TILE.0 as usize];
            for (sum, part) in cell.0.iter_mut().zip([pixel.red(), pixel.green(), pixel.blue()]) {
                *sum += f64::from(part) / 255.0;
            }
            cell.1 += 1.0;
        }
        Look(sums.into_iter().map(|(sum, count)| lab(sum.map(|part| part / count))).collect())
    }

    /// The mean distance of the cells.
    fn distance(&self, other: &Look) -> f64 {
        let cells = self.0.iter().zip(&other.0);
        let apart = cells.map(|(a, b)| a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt());
        apart.sum::<f64>() / self.0.len() as f64
    }
}

/// The picture as a tile shows it.
fn tile(svg: &str) -> Pixmap {
    let tree = Tree::from_str(svg, &Options::default()).expect("a sound document");
    let mut pixels = Pixmap::new(TILE.0, TILE.1).expect("a tile has a size");
    let scale = TILE.0 as f32 / 200.0;
    let cut = (150.0 * scale - TILE.1 as f32) / 2.0;
    // The document's own frame is that of the panel.
    let size = tree.size();
    let fit = Transform::from_scale(scale * 200.0 / size.width(), scale * 150.0 / size.height());
    resvg::render(&tree, fit.post_translate(0.0, -cut), &mut pixels.as_mut());
    pixels
}

/// CIELAB of a colour of the screen.
fn lab(colour: [f64; 3]) -> [f64; 3] {
    let [red, green, blue] =
        colour.map(|part| if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) });
    let x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505;
    let y = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    let z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089;
    let [x, y, z] = [x, y, z].map(|part| if part > 0.008856 { part.cbrt() } else { 7.787 * part + 16.0 / 116.0 });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

#[test]
fn the_distance_says_what_an_eye_says() {
    let heroes = ["Anybody".to_owned()];
    let panel = Panel { name: "Anybody", team: "X-Men", heroes: &heroes, ..Panel::default() };
    let look = Look::of(&panel);
    assert_eq!(look.distance(&Look::of(&panel)), 0.0, "the same picture");
    let flat = |colour| Look(vec![lab(colour); GRID.0 * GRID.1]);
    let black_and_white = flat([0.0; 3]).distance(&flat([1.0; 3]));
    assert!((black_and_white - 100.0).abs() < 0.1, "{black_and_white}");
    let greys = flat([0.5; 3]).distance(&flat([0.51; 3]));
    assert!(greys < 2.0, "nobody sees this: {greys}");
}
