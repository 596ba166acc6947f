//! A face so near that only the eyes fit.

use crate::chance::Chance;
use crate::halftone::Screen;
use crate::hero::{Face, Hero};
use crate::page::{Page, Place, Tone};

const EYE: &str = "M32 66C46 56 76 62 90 82C72 92 46 90 32 66z";
const MASK: &str = "M-8 40C20 34 70 36 100 58C130 36 180 34 208 40V100C180 116 132 114 100 94C68 114 20 116-8 100z";

pub(super) fn draw(page: &mut Page, chance: &mut Chance, hero: &Hero) {
    let mirrored = chance.coin();
    page.placed(Place::at(if mirrored { 200.0 } else { 0.0 }, 0.0).mirrored(mirrored), |page| close_up(page, hero));
}

fn close_up(page: &mut Page, hero: &Hero) {
    let skin = if hero.face == Face::Mask { Tone::Figure } else { Tone::Light };
    page.ground(skin);
    let soft = if hero.face == Face::Mask { Tone::Ink } else { Tone::Ground };
    page.dots(Screen { to: (100.0, 150.0), ..Screen::PANEL }, soft, |x, y| (58.0 - x + (y - 75.0).abs() * 0.4) / 100.0);
    page.fill("M108-5H205V155H112L124 128L102 118L114 88L100 66L110 34z", Tone::Ink);
    if hero.face == Face::Domino {
        page.inked(MASK, Tone::Figure, 3.6);
        page.wash("M104 55C132 36 180 34 208 40V100C180 116 132 114 104 96z", Tone::Ink, 0.6);
    }
    page.line("M97 94L90 116L100 122", 3.6);
    page.line("M70 142C84 137 94 139 104 140", 3.6);
    match hero.face {
        Face::Mask => {
            page.line("M100-5V36L90 60M100 36L110 60M-5 112C30 118 60 126 70 155", 3.0);
            both(page, |page| eye(page, false));
        }
        Face::Domino => both(page, |page| eye(page, false)),
        Face::Bare => both(page, |page| eye(page, true)),
        Face::Visor => visor(page),
    }
    if hero.face != Face::Mask {
        fringe(page, hero);
    }
}

fn both(page: &mut Page, side: impl Fn(&mut Page)) {
    side(page);
    page.placed(Place::at(200.0, 0.0).mirrored(true), |page| side(page));
}

/// A narrowed eye below a heavy brow; one behind a mask is blank.
fn eye(page: &mut Page, seeing: bool) {
    page.part(EYE, Tone::Paper, 3.6);
    if seeing {
        page.clipped(EYE, |page| {
            page.circle((64.0, 74.0), 12.0, Tone::Figure);
            page.ring((64.0, 74.0), 12.0, Tone::Ink, 2.0);
            page.circle((64.0, 74.0), 5.5, Tone::Ink);
            page.circle((59.0, 70.0), 3.0, Tone::Paper);
        });
        page.line("M38 94C50 101 64 102 76 97", 2.2);
    }
    page.fill("M24 62L36 42L96 68L93 82C76 66 52 56 24 62z", Tone::Ink);
    page.stroke("M36 49L84 68", Tone::Figure, 1.6);
}

fn fringe(page: &mut Page, hero: &Hero) {
    let locks = "M-8-8H208V30C196 34 186 26 182 16C178 30 164 40 146 38C150 32 150 24 148 16C136 36 112 44 92 38\
C98 32 102 24 102 16C86 34 62 46 40 42C46 36 50 28 50 18C34 36 14 46-8 44z";
    page.inked(locks, hero.hair, 3.2);
    if hero.hair != Tone::Ink {
        page.line(
            "M20 0C22 12 18 24 8 34M76 0C78 12 72 24 62 34M124 0C126 12 122 22 114 32M168 2C168 14 166 22 160 30",
            2.4,
        );
    }
}

fn visor(page: &mut Page) {
    page.inked("M-8 46H208V96L146 106L100 90L54 106L-8 96z", Tone::Ground, 4.0);
    page.wash("M102 46H208V96L146 106L104 92z", Tone::Ink, 0.7);
    page.fill("M12 56H90L82 66H12zM100 56H120L112 66H92z", Tone::Paper);
    page.stroke("M14 78H70M78 78H88M130 78H186", Tone::Light, 3.0);
    page.line("M-8 46H208", 7.0);
}
