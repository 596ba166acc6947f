//! Where a box stands that tells of a thing: inside the window, and where it hides as little as can be.

use crate::motion;
use longbox_protocol::Thing;
use web_sys::{DomRect, Element};

/// What a player looks at while pointing: the fight and other boxes.
const LOOKED_AT: &str = ".stage, .arena, .tip--free";
/// What a player is about to answer.
const QUESTION: &str = ".act";
/// The distance to the edge of the window and to the thing.
const MARGIN: f64 = 10.0;
/// Hiding the thing itself or the question is so much worse than hiding something else.
const WORSE: f64 = 10.0;

#[derive(Clone, Copy, Debug, PartialEq)]
struct Area {
    left: f64,
    top: f64,
    right: f64,
    bottom: f64,
}

impl Area {
    fn of(rect: &DomRect) -> Area {
        Area { left: rect.left(), top: rect.top(), right: rect.right(), bottom: rect.bottom() }
    }

    fn at((left, top): (f64, f64), (width, height): (f64, f64)) -> Area {
        Area { left, top, right: left + width, bottom: top + height }
    }

    fn middle(self) -> (f64, f64) {
        (f64::midpoint(self.left, self.right), f64::midpoint(self.top, self.bottom))
    }

    /// How many pixels both have.
    fn shared(self, other: Area) -> f64 {
        let width = self.right.min(other.right) - self.left.max(other.left);
        let height = self.bottom.min(other.bottom) - self.top.max(other.top);
        width.max(0.0) * height.max(0.0)
    }
}

/// Puts a bubble beside its thing: above, below or at a side of it. Gives its style.
pub(super) fn bubble(element: &Element, thing: &Thing) -> Option<String> {
    place(element, thing, |size, thing| {
        let (x, y) = thing.middle();
        vec![
            (x - size.0 / 2.0, thing.top - size.1 - MARGIN),
            (x - size.0 / 2.0, thing.bottom + MARGIN),
            (thing.right + MARGIN, y - size.1 / 2.0),
            (thing.left - size.0 - MARGIN, y - size.1 / 2.0),
        ]
    })
}

/// Puts the big card at a side of the window, or beside its thing. `top`: the height of the bar above the table.
pub(super) fn card(element: &Element, thing: &Thing, top: f64) -> Option<String> {
    let (wide, _) = motion::window_size();
    place(element, thing, |size, thing| {
        let level = thing.middle().1 - size.1 / 2.0;
        vec![
            (wide, top),
            (0.0, top),
            (0.0, level),
            (thing.right + MARGIN, level.max(top)),
            (thing.left - size.0 - MARGIN, level.max(top)),
        ]
    })
}

/// The best of some places for an element that stands already; none if the thing cannot be seen.
fn place(element: &Element, thing: &Thing, ways: impl Fn((f64, f64), Area) -> Vec<(f64, f64)>) -> Option<String> {
    let thing = Area::of(&motion::rect_of(&thing.0)?);
    let rect = element.get_bounding_client_rect();
    let size = (rect.width(), rect.height());
    let areas = |selector: &str| {
        let found = motion::found(selector).into_iter().filter(|other| !other.is_same_node(Some(element)));
        found.map(|other| Area::of(&other.get_bounding_client_rect())).collect::<Vec<Area>>()
    };
    let mut dear = areas(QUESTION);
    dear.push(thing);
    let (left, top) = best(&ways(size, thing), size, motion::window_size(), &dear, &areas(LOOKED_AT));
    Some(format!("left:{left}px;top:{top}px;right:auto"))
}

/// The place that hides least, above all of what is dear; the first of equal ones.
fn best(ways: &[(f64, f64)], size: (f64, f64), window: (f64, f64), dear: &[Area], others: &[Area]) -> (f64, f64) {
    let inside = |(left, top): &(f64, f64)| {
        let most = |window: f64, size: f64| (window - size - MARGIN).max(MARGIN);
        (left.clamp(MARGIN, most(window.0, size.0)), top.clamp(MARGIN, most(window.1, size.1)))
    };
    let hidden = |place: &(f64, f64)| {
        let own = Area::at(*place, size);
        let shared = |areas: &[Area]| areas.iter().map(|area| own.shared(*area)).sum::<f64>();
        shared(dear) * WORSE + shared(others)
    };
    let places = ways.iter().map(inside);
    places.min_by(|one, other| hidden(one).total_cmp(&hidden(other))).unwrap_or((MARGIN, MARGIN))
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOW: (f64, f64) = (1280.0, 720.0);

    fn area(left: f64, top: f64, right: f64, bottom: f64) -> Area {
        Area { left, top, right, bottom }
    }

    #[test]
    fn a_box_goes_where_it_hides_nothing() {
        let thing = area(600.0, 400.0, 700.0, 480.0);
        let above = (525.0, 340.0);
        let below = (525.0, 490.0);
        let stage = area(200.0, 280.0, 960.0, 390.0);
        assert_eq!(best(&[above, below], (250.0, 50.0), WINDOW, &[thing], &[]), above);
        assert_eq!(best(&[above, below], (250.0, 50.0), WINDOW, &[thing], &[stage]), below);
    }

    #[test]
    fn a_box_rather_hides_the_fight_than_the_question() {
        let (thing, stage) = (area(600.0, 500.0, 700.0, 580.0), area(200.0, 280.0, 960.0, 390.0));
        let question = area(960.0, 500.0, 1270.0, 710.0);
        let ways = [(970.0, 60.0), (655.0, 60.0)];
        assert_eq!(best(&ways, (300.0, 510.0), WINDOW, &[question], &[stage]), ways[1]);
        assert_eq!(best(&ways, (300.0, 430.0), WINDOW, &[question, thing], &[stage]), ways[0]);
    }

    #[test]
    fn a_box_stays_inside_the_window_and_off_its_thing() {
        let thing = area(1180.0, 20.0, 1270.0, 100.0);
        let ways = [(1100.0, -60.0), (920.0, 30.0)];
        assert_eq!(best(&ways, (250.0, 90.0), WINDOW, &[thing], &[]), (920.0, 30.0));
        assert_eq!(best(&[(2000.0, 2000.0)], (250.0, 90.0), WINDOW, &[thing], &[]), (1020.0, 620.0));
    }
}
