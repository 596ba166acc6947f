//! Things that can be held.

use super::Print;
use crate::page::{Page, Place, Tone};
use crate::path::{Path, around};

pub(super) fn shield(page: &mut Page, print: Print) {
    page.inked("M0-52L46-37C46 10 33 36 0 54C-33 36-46 10-46-37z", print.main, 3.4);
    page.part("M0-36L32-26C31 10 22 26 0 39C-22 26-31 10-32-26z", print.second, 2.6);
    page.wash("M0-52L46-37C46 10 33 36 0 54z", Tone::Ink, 0.3);
}

pub(super) fn helmet(page: &mut Page, print: Print) {
    page.inked("M-38 46C-46-36-22-44 0-44C22-44 46-36 38 46L14 40V4H-14V40z", print.main, 3.4);
    page.wash("M6-44C28-42 46-30 38 46L14 40V4H6z", Tone::Ink, 0.3);
    page.fill("M-28-8H28V2H14V4H-14V2H-28z", Tone::Ink);
    page.inked("M-4-40C-8-66 30-68 52-34C40-40 24-40 8-28z", print.second, 3.0);
}

pub(super) fn eye(page: &mut Page, print: Print) {
    page.inked("M-62 0C-38-35 38-35 62 0C38 35-38 35-62 0z", Tone::Paper, 3.6);
    page.disc((0.0, 0.0), 24.0, print.main, 3.0);
    page.circle((0.0, 0.0), 11.0, Tone::Ink);
    page.circle((-8.0, -9.0), 5.0, Tone::Paper);
    page.wash("M-62 0C-38-35 38-35 62 0C34-19-34-19-62 0z", Tone::Ink, 0.35);
    page.stroke("M0-36V-52M-28-30L-38-44M28-30L38-44", print.second, 4.0);
}

pub(super) fn spyglass(page: &mut Page, print: Print) {
    page.inked("M16 20L26 10L58 42C60 50 52 58 44 56z", print.second, 3.2);
    page.disc((-8.0, -12.0), 36.0, print.main, 3.4);
    page.circle((-8.0, -12.0), 26.0, Tone::Of("#d9eef2"));
    page.ring((-8.0, -12.0), 26.0, Tone::Ink, 2.6);
    page.stroke("M-26-14C-24-24-18-30-10-32", Tone::Paper, 5.0);
    page.line("M-14-4L-4-14L2-6L10-18", 2.6);
}

pub(super) fn map(page: &mut Page, print: Print) {
    page.inked("M-58-34L-20-46L20-34L58-46V34L20 46L-20 34L-58 46z", Tone::Of("#f6e8c4"), 3.4);
    page.wash("M-20-46L20-34V46L-20 34z", Tone::Ink, 0.14);
    page.line("M-20-46V34M20-34V46", 2.0);
    page.stroke("M-46 24L-30 8L-12 14L4-8L24-4", print.main, 4.6);
    page.stroke("M32-22L48-6M48-22L32-6", print.second, 6.0);
    page.circle((-46.0, 24.0), 6.0, print.main);
}

pub(super) fn book(page: &mut Page, print: Print) {
    page.inked("M-62-30C-40-40-16-36 0-26C16-36 40-40 62-30V42C40 34 16 36 0 46C-16 36-40 34-62 42z", print.main, 3.4);
    page.part("M-54-30C-36-36-14-32 0-22C14-32 36-36 54-30V34C36 28 14 30 0 38C-14 30-36 28-54 34z", Tone::Paper, 2.4);
    page.line("M0-22V38M-44-16C-32-18-20-16-10-12M-44-2C-32-4-20-2-10 2M-44 12C-32 10-20 12-10 16M44-16C32-18 20-16 10-12M44-2C32-4 20-2 10 2", 2.4);
    page.part("M26-36H40V6L33-2L26 6z", print.second, 2.2);
}

pub(super) fn bulb(page: &mut Page, print: Print) {
    page.inked("M-14 22C-16 8-34-2-34-22C-34-44-16-56 0-56C16-56 34-44 34-22C34-2 16 8 14 22z", print.main, 3.4);
    page.wash("M12-52C24-46 34-36 34-22C34-2 16 8 14 22H4C10-4 22-26 12-52z", Tone::Ink, 0.25);
    page.line("M-10 20L-14-14L-4-6L0-16L4-6L14-14L10 20", 2.4);
    page.part("M-15 22H15V32H-15zM-13 34H13V42H-13zM-8 44H8V52H-8z", print.second, 2.4);
    page.line("M-46-22H-60M46-22H60M-38-50L-48-60M38-50L48-60", 3.4);
}

pub(super) fn brain(page: &mut Page, print: Print) {
    page.inked("M-46 14C-60-2-50-22-38-26C-36-44-14-50 0-40C14-50 36-44 38-26C52-22 60-2 46 14C44 34 20 38 8 28L4 48L-10 42L-8 28C-22 38-44 34-46 14z", print.main, 3.4);
    page.line("M0-40V20M-38-26C-28-30-18-22-20-12M-46 14C-34 16-26 8-28-2M-8 28C-22 24-14 8-4 10M38-26C28-30 18-22 20-12M46 14C34 16 26 8 28-2M8 28C22 24 14 8 4 10", 3.0);
    page.stroke("M-62-30L-72-38M62-30L72-38M0-56V-66", print.second, 4.0);
}

pub(super) fn crosshair(page: &mut Page, print: Print) {
    page.disc((0.0, 0.0), 46.0, print.main, 3.6);
    page.disc((0.0, 0.0), 29.0, Tone::Paper, 3.0);
    page.disc((0.0, 0.0), 12.0, print.second, 3.0);
    page.part("M-3-60H3V-24H-3zM-3 24H3V60H-3zM-60-3H-24V3H-60zM24-3H60V3H24z", Tone::Ink, 1.0);
}

pub(super) fn scales(page: &mut Page, print: Print) {
    page.inked("M-5-44H5V36H22L28 52H-28L-22 36H-5z", print.main, 3.2);
    page.inked("M-58-34L58-44V-36L-58-26z", print.main, 3.0);
    page.line("M-50-28L-66 14M-50-28L-34 14M50-40L34 4M50-40L66 4", 2.2);
    page.inked("M-70 14H-30C-32 30-68 30-70 14zM30 4H70C68 20 32 20 30 4z", print.second, 3.0);
    page.disc((0.0, -46.0), 8.0, print.second, 2.6);
}

pub(super) fn dice(page: &mut Page, print: Print) {
    page.placed(Place::at(-22.0, 10.0).turned(-14.0), |page| {
        page.inked("M-32-32H28L36-24V36H-24L-32 28z", print.main, 3.2);
        page.fill("M-20-16a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM10 14a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM-5-1a6 6 0 1 0 12 0a6 6 0 1 0-12 0z", Tone::Paper);
    });
    page.penned(Place::at(36.0, -18.0).turned(20.0).scaled(0.8), |page| {
        page.inked("M-32-32H28L36-24V36H-24L-32 28z", print.second, 3.2);
        page.fill("M-18-14a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM10-14a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM-18 14a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM10 14a6 6 0 1 0 12 0a6 6 0 1 0-12 0z", Tone::Ink);
    });
}

pub(super) fn cards(page: &mut Page, print: Print) {
    for (turn, tone, mark) in
        [(-26.0, Tone::Paper, print.second), (0.0, Tone::Paper, print.main), (26.0, Tone::Paper, print.second)]
    {
        page.placed(Place::at(turn * 1.1, turn.abs() * 0.2).turned(turn), |page| {
            page.inked("M-25-46H25V42H-25z", tone, 3.0);
            page.part("M0-24L16-2L0 20L-16-2z", mark, 2.2);
        });
    }
}

pub(super) fn clock(page: &mut Page, print: Print) {
    page.disc((0.0, 2.0), 47.0, print.main, 3.4);
    page.circle((0.0, 2.0), 37.0, Tone::Paper);
    page.ring((0.0, 2.0), 37.0, Tone::Ink, 2.4);
    page.line("M0-30V-24M0 34V28M-32 2H-26M32 2H26M-22-21L-19-17M22-21L19-17M-22 25L-19 21M22 25L19 21", 3.0);
    page.line("M0 2L14-18", 5.0);
    page.stroke("M0 2L-20-6", print.second, 5.0);
    page.circle((0.0, 2.0), 5.0, Tone::Ink);
}

pub(super) fn hourglass(page: &mut Page, print: Print) {
    page.inked("M-28-42H28C28-16 12-8 6 0C12 8 28 16 28 42H-28C-28 16-12 8-6 0C-12-8-28-16-28-42z", Tone::Paper, 3.2);
    page.fill("M-20-26H20C16-14 6-8 1-1H-1C-6-8-16-14-20-26zM-22 38C-18 24-6 22 0 16C6 22 18 24 22 38z", print.main);
    page.line("M0 0V18", 2.0);
    page.wash("M20-36C20-16 8-8 4 0C10 8 21 16 21 38H28C28 16 12 8 6 0C12-8 28-16 28-36z", Tone::Ink, 0.3);
    page.inked("M-38-54H38V-40H-38zM-38 40H38V54H-38z", print.second, 3.2);
}

pub(super) fn mask(page: &mut Page, print: Print) {
    page.inked("M-58-26C-36-38-14-30 0-24C14-30 36-38 58-26C62 10 46 34 22 30C10 28 6 18 0 18C-6 18-10 28-22 30C-46 34-62 10-58-26z", print.main, 3.4);
    page.wash("M0-24C14-30 36-38 58-26C62 10 46 34 22 30C10 28 6 18 0 18z", Tone::Ink, 0.3);
    page.part("M-44-8C-30-18-16-10-12 2C-22 14-40 10-44-8zM44-8C30-18 16-10 12 2C22 14 40 10 44-8z", Tone::Paper, 2.8);
    page.stroke("M-58-20L-76-34M58-20L76-34", print.second, 5.0);
}

pub(super) fn skull(page: &mut Page, print: Print) {
    page.inked("M-46-6C-48-66 48-66 46-6C46 12 38 18 30 24V48H-30V24C-38 18-46 12-46-6z", Tone::Of("#ece2c4"), 3.4);
    page.wash("M20-46C40-38 46-24 46-6C46 12 38 18 30 24V48H16L26 14z", Tone::Ink, 0.28);
    page.fill("M-34-2C-30-20-8-16-7 0C-8 16-32 18-34-2zM34-2C30-20 8-16 7 0C8 16 32 18 34-2zM0 10L8 24H-8z", Tone::Ink);
    page.circle((-20.0, 0.0), 5.0, print.main);
    page.circle((20.0, 0.0), 5.0, print.main);
    page.line("M-18 30V46M-6 30V48M6 30V48M18 30V46M-28 36H28", 2.6);
}

pub(super) fn crossed(page: &mut Page, print: Print) {
    for (turn, tone) in [(-40.0, print.second), (40.0, print.main)] {
        page.placed(Place::at(0.0, 6.0).turned(turn), |page| {
            page.part("M-7 20V-52L0-66L7-52V20z", Tone::Of("#d5dbe0"), 3.0);
            page.line("M0-58V16", 1.6);
            page.part("M-22 18H22V27H-22z", tone, 2.8);
            page.part("M-5 27H5V46H-5z", Tone::Of("#7d4e2d"), 2.4);
            page.circle((0.0, 50.0), 6.0, tone);
        });
    }
}

pub(super) fn cog(page: &mut Page, print: Print) {
    for (centre, size, tone) in [((34.0, 26.0), 30.0, print.second), ((-12.0, -10.0), 44.0, print.main)] {
        let teeth = 9;
        let corners: Vec<_> = (0..teeth * 4)
            .map(|step| {
                around(centre, f64::from(step) / f64::from(teeth * 4), if step % 4 < 2 { size } else { size * 0.78 })
            })
            .collect();
        let mut path = Path::new();
        path.polygon(&corners);
        page.inked(path.data(), tone, 3.0);
        page.disc(centre, size * 0.34, Tone::Paper, 2.8);
    }
}

pub(super) fn wrench(page: &mut Page, print: Print) {
    page.placed(Place::at(0.0, 0.0).turned(40.0), |page| {
        page.inked("M-9 58V-18C-26-26-28-48-12-58V-38L0-32L12-38V-58C28-48 26-26 9-18V58z", print.main, 3.2);
        page.wash("M2 58V-30L12-38V-58C28-48 26-26 9-18V58z", Tone::Ink, 0.3);
    });
    page.placed(Place::at(0.0, 4.0).turned(-40.0), |page| {
        page.part("M-5 56V-22H5V56z", Tone::Of("#7d4e2d"), 2.8);
        page.inked("M-26-48H26V-22H-26z", print.second, 3.2);
    });
}

pub(super) fn magnet(page: &mut Page, print: Print) {
    page.inked("M-46 36V-6C-46-66 46-66 46-6V36H18V-6C18-30-18-30-18-6V36z", print.main, 3.4);
    page.wash("M20-44C38-38 46-24 46-6V36H32V-6C32-24 28-36 20-44z", Tone::Ink, 0.3);
    page.part("M-46 18H-18V38H-46zM18 18H46V38H18z", Tone::Paper, 2.8);
    page.stroke("M-36 48V60M-26 48V56M28 48V56M38 48V60", print.second, 4.0);
}

pub(super) fn hammer(page: &mut Page, print: Print) {
    page.placed(Place::at(-2.0, 4.0).turned(30.0), |page| {
        page.inked("M-7-24H7V60L0 66L-7 60z", Tone::Of("#7d4e2d"), 3.2);
        page.inked("M-44-58H44L50-50V-26L44-18H-44L-50-26V-50z", print.main, 3.4);
        page.wash("M0-26H50L44-18H-44L-50-26zM44-58L50-50V-26L44-18H30L34-58z", Tone::Ink, 0.3);
        page.part("M0-50L10-38L0-26L-10-38z", print.second, 2.2);
    });
    page.line("M36 28L52 40M24 38L32 56M44 14L60 18", 3.4);
}

pub(super) fn crown(page: &mut Page, print: Print) {
    page.inked("M-50 36L-58-28L-28 0L0-50L28 0L58-28L50 36z", Tone::Of("#f2b829"), 3.4);
    page.wash("M6-38L28 0L58-28L50 36H18z", Tone::Ink, 0.25);
    page.part("M-50 30H50V46H-50z", print.main, 3.0);
    for x in [-28.0, 0.0, 28.0] {
        page.circle((x, 38.0), 5.0, print.second);
    }
    page.disc((0.0, -50.0), 6.0, print.main, 2.4);
}

pub(super) fn rocket(page: &mut Page, print: Print) {
    page.placed(Place::at(0.0, 0.0).turned(38.0), |page| {
        page.part("M-16 36L-22 60L-6 50L0 70L6 50L22 60L16 36z", Tone::Of("#f9b52e"), 2.6);
        page.inked("M-18 10L-38 34V44L-16 34zM18 10L38 34V44L16 34z", print.second, 3.0);
        page.inked("M0-66C20-48 24-20 18 36H-18C-24-20-20-48 0-66z", print.main, 3.4);
        page.wash("M6-58C22-42 24-16 18 36H6z", Tone::Ink, 0.3);
        page.disc((0.0, -18.0), 9.0, Tone::Paper, 2.6);
    });
}

pub(super) fn screen(page: &mut Page, print: Print) {
    page.inked("M-58-46H58V30H-58z", print.main, 3.4);
    page.part("M-48-36H48V20H-48z", Tone::Ink, 2.6);
    page.stroke("M-42-6H-24L-16-26L-4 12L6-14L14-6H42", Tone::Of("#8fe0b0"), 4.0);
    page.part("M-12 30H12L18 50H-18z", print.second, 3.0);
    page.part("M-34 48H34V56H-34z", print.main, 2.6);
}
