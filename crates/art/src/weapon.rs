//! What a hand holds, or what comes out of it. Drawn along the arm: ahead is to the right.

use crate::colours::{BLACK, BROWN, GREY, SILVER, lightness};
use crate::page::{Page, Place, Tone};
use crate::path::Point;
use crate::person::{Person, Weapon};

const YELLOW: Tone = Tone::Of("#f9d545");
const HOT: Tone = Tone::Of("#f07f24");

/// What lies below the fingers; `armed` is the hand that holds what there is only one of.
pub(crate) fn draw(page: &mut Page, person: &Person, hand: Point, turn: f64, armed: bool) {
    page.penned(Place::at(hand.0, hand.1).turned(turn), |page| match person.weapon {
        Weapon::Claws => page.part("M7-4L26-7L8-1zM8-1.2L30 0L8 1.4zM7 4L26 7L8 1.6z", SILVER, 1.6),
        Weapon::Knives => blade(page, -40.0, 0.55),
        Weapon::Glow => glow(page, person),
        Weapon::Fire => fire(page),
        _ if !armed => {}
        Weapon::Sword => blade(page, -62.0, 1.0),
        Weapon::Pistol => {
            page.part("M2-6H26V1H14L12 8H6L7 1H2z", BLACK, 1.8);
            page.line("M10-2.6H22", 1.2);
        }
        Weapon::Rifle => {
            page.part("M-18-6H20V-9H26V-6H44V-2H20L18 3H10L9 10H3L4 3H-8L-18 8z", GREY, 1.8);
            page.part("M-4-10H8V-6H-4z", BLACK, 1.4);
        }
        Weapon::Staff => {
            page.placed(Place::at(3.0, 0.0).turned(-78.0), |page| {
                page.part("M-40-2.4H44V2.4H-40z", BROWN, 1.8);
                page.part("M44-7L58 0L44 7L40 0z", YELLOW, 1.8);
            });
        }
        Weapon::Hammer => {
            page.placed(Place::at(3.0, 0.0).turned(-70.0), |page| {
                page.part("M-14-2.4H32V2.4H-14z", BROWN, 1.8);
                page.part("M28-15L46-15L50-9V9L46 15L28 15z", GREY, 2.2);
                page.wash("M28 2H50V9L46 15L28 15z", Tone::Ink, 0.3);
            });
        }
        Weapon::Whip => page.stroke("M4 0C30-30 50 0 34 14C22 24 44 38 70 22", BROWN, 3.4),
        Weapon::Bow => {
            page.line("M6-34L-10 0L6 34", 1.0);
            page.stroke("M6-34C22-18 22 18 6 34", Tone::Ink, 5.0);
            page.stroke("M6-34C22-18 22 18 6 34", BROWN, 2.4);
            page.line("M-10 0H34", 1.6);
            page.part("M34-3L42 0L34 3z", SILVER, 1.4);
        }
        Weapon::Cards => {
            for turn in [-44.0, -16.0, 12.0] {
                page.placed(Place::at(5.0, 0.0).turned(turn), |page| {
                    page.part("M4-5H20V5H4z", Tone::Paper, 1.6);
                    page.part("M9 0L12-3L15 0L12 3z", person.second, 0.8);
                });
            }
        }
        Weapon::Bolt => page.part("M8-3L30-10L26-1L52-8L40 3L74 2L34 14L38 5L16 9L22 1L8 3z", YELLOW, 2.0),
        Weapon::Shield | Weapon::Orb | Weapon::Bare => {}
    });
}

/// What hides the hand.
pub(crate) fn over(page: &mut Page, person: &Person, hand: Point, turn: f64, armed: bool) {
    if !armed {
        return;
    }
    page.penned(Place::at(hand.0, hand.1), |page| match person.weapon {
        Weapon::Shield => {
            page.part("M0-21L17-14C18 4 12 16 0 22C-12 16-18 4-17-14z", person.second, 2.4);
            page.part("M0-13L10-9C11 2 7 9 0 13C-7 9-11 2-10-9z", person.suit, 1.8);
            page.wash("M0-21L17-14C18 4 12 16 0 22z", Tone::Ink, 0.22);
        }
        Weapon::Orb => page.placed(Place::at(0.0, 0.0).turned(turn), |page| {
            page.circle((22.0, 0.0), 13.0, YELLOW);
            page.ring((22.0, 0.0), 13.0, Tone::Ink, 2.0);
            page.circle((22.0, 0.0), 8.0, Tone::Paper);
            page.line("M40 0H46M35-13L40-18M35 13L40 18M22-18V-24M22 18V24", 2.0);
        }),
        _ => {}
    });
}

fn blade(page: &mut Page, turn: f64, size: f64) {
    page.penned(Place::at(4.0, 0.0).turned(turn).scaled(size), |page| {
        page.part("M8-4H56L66 0L56 4H8z", SILVER, 1.8);
        page.line("M12 0H54", 1.0);
        page.part("M5-11H9V11H5z", YELLOW, 1.6);
        page.part("M-12-2.6H6V2.6H-12z", BROWN, 1.6);
    });
}

fn glow(page: &mut Page, person: &Person) {
    let rays = "M5-26L9-12L20-20L17-7L32-5L20 2L28 13L15 9L12 24L4 12L-6 22L-6 8L-20 8L-9 0L-20-10L-6-9L-8-22L2-13z";
    let bright = if lightness(person.second) > 0.4 { person.second } else { YELLOW };
    page.part(rays, bright, 2.0);
    page.circle((5.0, 0.0), 8.4, Tone::Paper);
}

fn fire(page: &mut Page) {
    let flames = "M-6 8C-16-2-6-10-10-20C0-18 0-10 4-12C2-20 8-24 8-32C18-24 14-14 18-10C22-12 22-18 26-20C32-6 24 12 10 14C2 14-4 12-6 8z";
    page.part(flames, HOT, 2.0);
    page.fill(
        "M-1 6C-6-2 2-6 2-12C8-8 8-14 10-18C14-10 12-6 16-4C20-6 20-8 22-8C22 4 16 10 8 10C4 10 1 9-1 6z",
        YELLOW,
    );
}
