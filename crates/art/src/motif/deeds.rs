//! What people do.

use super::Print;
use crate::fist as hand;
use crate::page::{Page, Place, Tone};

pub(super) fn fist(page: &mut Page, print: Print) {
    page.penned(Place::at(0.0, -6.0).scaled(0.9), |page| hand::in_tones(page, print.main, print.second));
}

pub(super) fn clash(page: &mut Page, print: Print) {
    page.penned(Place::at(-34.0, 4.0).scaled(0.72).turned(84.0), |page| hand::in_tones(page, print.main, print.second));
    page.penned(Place { mirrored: true, ..Place::at(34.0, 4.0).scaled(0.72).turned(-84.0) }, |page| {
        hand::in_tones(page, print.second, print.main);
    });
    page.line("M0-34V-54M-12-32L-22-48M12-32L22-48M0 38V52M-10 36L-18 48M10 36L18 48", 3.4);
}

pub(super) fn claws(page: &mut Page, print: Print) {
    for x in [-30.0, 0.0, 30.0] {
        page.placed(Place::at(x, 0.0), |page| {
            page.part("M20-48C14-10 2 22-18 48C-14 20-6-16 4-46z", print.main, 3.0);
            page.wash("M20-48C14-10 2 22-18 48C0 18 8-14 12-46z", Tone::Ink, 0.3);
        });
    }
    page.stroke("M-40-30L-52-36M44 30L56 38", print.second, 4.0);
}

pub(super) fn arrow(page: &mut Page, print: Print) {
    page.inked("M60-37L37 15L27-1L-46 40L-41 20L-60 14L13-27L3-44z", print.main, 3.2);
    page.wash("M60-37L37 15L27-1L-46 40L-41 20z", Tone::Ink, 0.35);
    page.stroke("M-30-34L-8-44M-44-18L-26-26", print.second, 4.0);
}

pub(super) fn boot(page: &mut Page, print: Print) {
    page.inked("M-14-48H22L20-2C26 8 48 10 52 24V36H-24C-26 10-18-20-14-48z", print.main, 3.2);
    page.wash("M6-48H22L20-2C26 8 48 10 52 24V36H20C24 14 8 6 6-48z", Tone::Ink, 0.3);
    page.part("M-16-50H24V-36H-18z", print.second, 2.4);
    page.part("M-26 34H54V44H-26z", Tone::Ink, 1.6);
    page.line("M-60-26H-30M-66-4H-34M-58 18H-36", 3.4);
}

pub(super) fn kick(page: &mut Page, print: Print) {
    page.inked("M-52 42C-40 14-16 2 2 2L10-26L32-18L24 20C10 24-20 26-30 46z", print.main, 3.2);
    page.inked("M8-24L14-46L52-52L56-42L34-30L32-16z", print.second, 3.0);
    page.line("M30 34L44 46M40 22L58 28M-20-10L-34-22M-8-18L-16-36", 3.4);
}

pub(super) fn people(page: &mut Page, print: Print) {
    for (x, y, size, tone) in
        [(-34.0, -2.0, 0.8, print.second), (34.0, -2.0, 0.8, print.second), (0.0, 4.0, 1.0, print.main)]
    {
        page.penned(Place::at(x, y).scaled(size), |page| {
            page.part("M-32 48C-32 16-18 4 0 4C18 4 32 16 32 48z", tone, 3.0);
            page.part("M-16-20C-16-44 16-44 16-20L12 2L0 10L-12 2z", Tone::Of("#f0c49b"), 3.0);
            page.part("M-17-18C-18-46 18-46 17-18L0-24z", Tone::Ink, 2.0);
            page.wash("M4-36C16-32 16-24 16-20L12 2L0 10L6-4z", Tone::Ink, 0.25);
        });
    }
}

pub(super) fn lift(page: &mut Page, print: Print) {
    page.inked("M-46-50H46L38-16H-38z", print.main, 3.2);
    page.wash("M10-50H46L38-16H4z", Tone::Ink, 0.3);
    page.line("M-20-50L-16-16M14-50L10-16", 2.4);
    page.inked("M-34 50V4C-40-8-32-18-24-14V-22H-14V50zM34 50V4C40-8 32-18 24-14V-22H14V50z", print.second, 3.0);
}

pub(super) fn door(page: &mut Page, print: Print) {
    page.part("M-34-50H34V50H-34z", Tone::Ink, 3.0);
    page.fill("M-26-42H26V50H-26z", Tone::Of("#fbe7a0"));
    page.inked("M-26-42L8-30V58L-26 50z", print.main, 3.0);
    page.line("M-20-28L0-20V8L-20 4zM-20 16L0 20V42L-20 38z", 2.2);
    page.circle((2.0, 14.0), 3.4, print.second);
    page.line("M36 0H56M36-24L52-34M36 24L52 34", 3.2);
}

pub(super) fn trap(page: &mut Page, print: Print) {
    let jaw = "M-54 4C-40-44 40-44 54 4L42 2L36-12L28 6L20-20L10 2L0-24L-10 2L-20-20L-28 6L-36-12L-42 2z";
    page.inked(jaw, print.main, 3.2);
    page.penned(Place { mirrored: false, ..Place::at(0.0, 22.0).turned(180.0) }, |page| {
        page.inked(jaw, print.main, 3.2)
    });
    page.wash("M20-26C40-18 50-8 54 4L42 2L36-12L28 6z", Tone::Ink, 0.3);
    page.disc((0.0, 11.0), 9.0, print.second, 2.8);
}

pub(super) fn cage(page: &mut Page, print: Print) {
    page.part("M-44-34H44V46H-44z", Tone::Ink, 3.0);
    page.fill("M-20-2L-4 4L-6 10L-16 8zM20-2L4 4L6 10L16 8z", Tone::Paper);
    for x in [-34.0, -12.0, 12.0, 34.0] {
        page.placed(Place::at(x, 0.0), |page| page.part("M-4.5-34H4.5V46H-4.5z", print.main, 2.4));
    }
    page.inked("M-54-48H54V-32H-54zM-54 42H54V54H-54z", print.second, 3.0);
}

pub(super) fn chain(page: &mut Page, print: Print) {
    let torn = "M-26-15H14L4-8L12-5H-20C-26-5-26 5-20 5H8L0 9L10 15H-26C-38 15-38-15-26-15z";
    for (x, y, mirrored) in [(-36.0, 18.0, false), (36.0, -18.0, true)] {
        page.placed(Place::at(x, y).turned(-27.0).mirrored(mirrored), |page| page.inked(torn, print.main, 3.2));
    }
    page.line("M0-10V-34M-8-8L-22-28M8-8L24-26M0 10V34M8 8L22 28M-8 8L-24 26", 3.6);
    page.circle((0.0, 0.0), 7.0, print.second);
}

pub(super) fn cry(page: &mut Page, print: Print) {
    page.inked(
        "M-56-14C-56-42-28-48 0-48C30-48 56-40 56-12C56 14 32 22 6 22L-14 46L-12 22C-40 20-56 10-56-14z",
        print.main,
        3.2,
    );
    page.inked("M-28-36H-12L-15-8H-25zM-26-2H-14V9H-26zM14-36H30L27-8H17zM16-2H28V9H16z", print.second, 2.4);
    page.inked("M-7-36H9L6-8H-4zM-5-2H7V9H-5z", print.second, 2.4);
}

pub(super) fn angry(page: &mut Page, print: Print) {
    page.inked("M-50-8C-52-48 52-48 50-8L44 26L20 50H-20L-44 26z", print.main, 3.4);
    page.fill("M-46-30L-4-10V-2L-44-14zM46-30L4-10V-2L44-14z", Tone::Ink);
    page.part("M-38-10L-8 0L-12 12L-32 8zM38-10L8 0L12 12L32 8z", Tone::Paper, 2.6);
    page.part("M-26 24H26L22 42H-22z", Tone::Ink, 2.4);
    page.fill(
        "M-24 24H-14L-16 32H-22zM-10 24H0V33H-9zM4 24H14L12 33H4zM-20 42L-18 35H-8L-9 42zM-4 42V35H6L7 42z",
        Tone::Paper,
    );
    page.stroke("M-8-36L-2-28L-10-22M8-38L6-30", print.second, 3.4);
}

pub(super) fn heart(page: &mut Page, print: Print) {
    page.inked("M0 48C-40 20-58-4-50-28C-42-50-12-48 0-24C12-48 42-50 50-28C58-4 40 20 0 48z", print.main, 3.4);
    page.wash("M34-42C58-34 56-8 40 12C30 26 16 38 0 48C28 18 44-14 34-42z", Tone::Ink, 0.3);
    page.part("M0-24L-10-4L6 4L-8 20L0 48L8 22L-2 8L14-2L4-12z", print.second, 2.4);
}

pub(super) fn ears(page: &mut Page, print: Print) {
    page.inked(
        "M-24 48C-34 30-26 20-30 2C-38-30-14-52 12-46C40-40 42-8 24 8C14 16 16 34 2 46C-6 52-18 54-24 48z",
        print.main,
        3.2,
    );
    page.line("M-14-2C-20-24 4-38 16-26C26-14 12 0 2 4M-6 30C-2 18-12 12-10 2C-8-10 6-12 8-4", 3.4);
    page.stroke("M46-36C60-16 58 12 44 28M60-46C80-20 78 18 58 42", print.second, 4.0);
}
