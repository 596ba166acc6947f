//! Plot twists: one bold object in a burst.

use crate::backdrop::{burst, rays};
use crate::chance::Chance;
use crate::fist;
use crate::halftone::Screen;
use crate::page::{Page, Place, Tone};
use crate::path::distance;

type Twist = fn(&mut Page);

pub(crate) const ALL: [Twist; 9] = [bolt, shield, charge, outcry, hourglass, crosshair, chain, clash, mind];

pub(crate) fn draw(page: &mut Page, chance: &mut Chance, number: u8) {
    let centre = (100.0, 75.0);
    page.ground(Tone::Figure);
    rays(page, chance, centre, 17, Tone::Ground);
    page.dots(Screen::PANEL, Tone::Ink, |x, y| distance((x, y), centre) / 150.0 - 0.12);
    let points = chance.pick([10, 11, 13]);
    page.inked(&burst(chance, centre, 70.0, 44.0, points), Tone::Light, 3.0);
    page.placed(Place::at(100.0, 75.0).scaled(0.88), |page| {
        page.placed(Place::at(-100.0, -75.0), ALL[usize::from(number) % ALL.len()]);
    });
}

fn bolt(page: &mut Page) {
    page.inked("M94 20L58 80H88L72 132L140 62H106L130 20z", Tone::Ground, 3.4);
    page.shade("M130 20L106 62H140L72 132L84 92L118 70H92L114 20z");
}

fn shield(page: &mut Page) {
    page.inked("M100 24L146 39C146 86 133 111 100 129C67 111 54 86 54 39z", Tone::Ground, 3.4);
    page.shade("M100 24L146 39C146 86 133 111 100 129z");
    page.line("M100 36L136 47C135 82 126 101 100 116C74 101 65 82 64 47z", 2.4);
}

fn charge(page: &mut Page) {
    page.inked("M160 38L137 90L127 74L54 115L59 95L40 89L113 48L103 31z", Tone::Ground, 3.4);
    page.shade("M160 38L137 90L127 74L54 115L59 95z");
}

fn outcry(page: &mut Page) {
    for (x, scale, turn) in [(120.0, 0.8, 12.0), (86.0, 1.0, -8.0)] {
        page.placed(Place::at(x, 75.0).scaled(scale).turned(turn), |page| {
            page.inked("M-18-56H18L9 18H-9z", Tone::Ground, 3.6);
            page.inked("M-12 28H12L10 54H-10z", Tone::Ground, 3.6);
            page.shade("M4-56H18L9 18H0zM3 28H12L10 54H2z");
        });
    }
}

fn hourglass(page: &mut Page) {
    page.inked(
        "M72 34H128C128 58 112 66 106 75C112 84 128 92 128 116H72C72 92 88 84 94 75C88 66 72 58 72 34z",
        Tone::Paper,
        3.2,
    );
    page.fill(
        "M80 50H120C116 60 106 66 101 74H99C94 66 84 60 80 50zM78 112C82 98 94 96 100 90C106 96 118 98 122 112z",
        Tone::Ground,
    );
    page.line("M100 74V92", 2.0);
    page.shade("M120 40C120 58 108 66 104 75C110 84 121 92 121 112H128C128 92 112 84 106 75C112 66 128 58 128 40z");
    page.inked("M62 22H138V36H62zM62 114H138V128H62z", Tone::Figure, 3.2);
}

fn crosshair(page: &mut Page) {
    page.disc((100.0, 75.0), 45.0, Tone::Ground, 3.6);
    page.disc((100.0, 75.0), 28.0, Tone::Light, 3.0);
    page.disc((100.0, 75.0), 11.0, Tone::Figure, 3.0);
    page.part("M97 16H103V52H97zM97 98H103V134H97zM41 72H77V78H41zM123 72H159V78H123z", Tone::Ink, 1.0);
}

fn chain(page: &mut Page) {
    let link = "M-26-15H26C38-15 38 15 26 15H-26C-38 15-38-15-26-15zM-20-5C-26-5-26 5-20 5H20C26 5 26-5 20-5z";
    let torn = "M-26-15H14L4-8L12-5H-20C-26-5-26 5-20 5H8L0 9L10 15H-26C-38 15-38-15-26-15z";
    for (x, y, mirrored) in [(66.0, 92.0, false), (134.0, 58.0, true)] {
        page.placed(Place::at(x, y).turned(-27.0).mirrored(mirrored).scaled(0.95), |page| {
            page.inked(torn, Tone::Ground, 3.2);
        });
    }
    for (x, y) in [(26.0, 113.0), (174.0, 37.0)] {
        page.placed(Place::at(x, y).turned(-27.0).scaled(0.8), |page| page.inked(link, Tone::Ground, 3.6));
    }
    page.placed(Place::at(100.0, 75.0), |page| fist::impact(page, 10, 8.0, 26.0));
}

fn clash(page: &mut Page) {
    fist::fist(page, Place::at(70.0, 80.0).scaled(0.78).turned(84.0), Tone::Light);
    fist::fist(page, Place::at(130.0, 80.0).scaled(0.78).turned(-84.0).mirrored(true), Tone::Ground);
    page.line("M100 44V18M88 46L78 26M112 46L122 26M100 118V136M90 116L82 130M110 116L118 130", 3.8);
}

fn mind(page: &mut Page) {
    page.inked("M38 75C62 40 138 40 162 75C138 110 62 110 38 75z", Tone::Paper, 3.6);
    page.disc((100.0, 75.0), 24.0, Tone::Ground, 3.0);
    page.circle((100.0, 75.0), 11.0, Tone::Ink);
    page.circle((92.0, 66.0), 5.0, Tone::Paper);
    page.wash("M38 75C62 40 138 40 162 75C134 56 66 56 38 75z", Tone::Ink, 0.4);
    page.line("M100 42V24M72 46L62 30M128 46L138 30M100 108V126M72 104L62 120M128 104L138 120", 3.6);
}
