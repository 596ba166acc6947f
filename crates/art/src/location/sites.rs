//! Cities, islands, bases and stranger places.

use crate::backdrop::{City, skyline};
use crate::chance::Chance;
use crate::page::{Page, Place, Tone};
use crate::path::{Path, around};

pub(super) fn city(page: &mut Page, chance: &mut Chance) {
    skyline(page, chance, City { roofs: 84.0, rise: 56.0, grain: 1.2, ..City::PANEL }, Tone::Light);
    let near = City { roofs: 116.0, rise: 62.0, lit: Some(Tone::Light), grain: 1.5, ..City::PANEL };
    let outline = skyline(page, chance, near, Tone::Figure);
    page.line(&outline, 2.4);
    page.inked("M-5 136L205 132V160H-5z", Tone::Ink, 2.0);
}

pub(super) fn arena(page: &mut Page, _: &mut Chance) {
    page.inked("M-5 76C40 58 160 58 205 76V110H-5z", Tone::Figure, 3.0);
    page.line("M-5 88C40 70 160 70 205 88M-5 100C40 82 160 82 205 100M40 66V96M80 61V90M120 61V90M160 66V96", 2.0);
    page.inked("M-5 110C40 92 160 92 205 110V160H-5z", Tone::Light, 3.0);
    for (x, size) in [(58.0, 1.0), (142.0, 1.0), (100.0, 1.25)] {
        page.penned(Place::at(x, 104.0).scaled(size), |page| {
            page.part("M-3 10H3V40H-3z", Tone::Figure, 2.2);
            page.disc((0.0, 0.0), 17.0, Tone::Paper, 2.6);
            page.disc((0.0, 0.0), 11.0, Tone::Ground, 2.2);
            page.circle((0.0, 0.0), 4.4, Tone::Ink);
        });
    }
}

pub(super) fn island(page: &mut Page, _: &mut Chance) {
    page.inked("M40 124L84 56L96 62L106 54L150 124z", Tone::Figure, 3.0);
    page.wash("M106 54L150 124H104L110 90z", Tone::Ink, 0.4);
    page.part("M84 56L96 62L106 54L112 64L104 74L98 68L90 76L80 62z", Tone::Light, 2.2);
    page.inked("M-5 120C60 108 140 108 205 120V160H-5z", Tone::Light, 2.8);
    page.stroke("M10 136H60M84 142H150M160 132H196", Tone::Ground, 3.0);
    for (x, turn, size) in [(34.0, -8.0, 1.0), (168.0, 8.0, 0.86)] {
        page.penned(Place::at(x, 126.0).turned(turn).scaled(size), |page| {
            page.part("M-4 0C-6-20-4-36 2-52L8-50C4-34 4-18 5 0z", Tone::Of("#7d4e2d"), 2.4);
            page.part("M4-50C-10-66-28-60-36-46C-22-54-8-52 4-48C14-58 32-56 40-42C34-62 16-68 6-54C0-72-14-76-26-72C-12-68-4-62 4-50z", Tone::Of("#3f8f4a"), 2.4);
        });
    }
}

pub(super) fn station(page: &mut Page, _: &mut Chance) {
    page.penned(Place::at(100.0, 74.0).turned(-16.0), |page| {
        page.stroke("M-72 0C-72-26 72-26 72 0C72 26-72 26-72 0z", Tone::Ink, 17.0);
        page.stroke("M-72 0C-72-26 72-26 72 0C72 26-72 26-72 0z", Tone::Figure, 11.0);
        page.stroke("M-72 0C-72-26 72-26 72 0C72 26-72 26-72 0z", Tone::Light, 2.0);
        page.inked("M-7-62H7V-30H18V30H7V62H-7V30H-18V-30H-7z", Tone::Figure, 3.0);
        page.wash("M2-62H7V-30H18V30H7V62H2z", Tone::Ink, 0.4);
        page.part("M-40-58H-12V-44H-40zM12-58H40V-44H12zM-40 44H-12V58H-40zM12 44H40V58H12z", Tone::Ground, 2.4);
        page.fill("M-12-22H12V-14H-12zM-12-6H12V2H-12zM-12 10H12V18H-12z", Tone::Light);
    });
}

pub(super) fn bunker(page: &mut Page, _: &mut Chance) {
    page.inked("M-5 118L205 112V160H-5z", Tone::Light, 2.6);
    page.inked("M20 124L38 86H128L148 124z", Tone::Figure, 3.0);
    page.wash("M100 86H128L148 124H108z", Tone::Ink, 0.4);
    page.part("M60 124V100H102V124z", Tone::Ink, 2.4);
    page.line("M66 104H96M66 111H96M66 118H96", 2.0);
    page.stroke("M66 104H96M66 111H96M66 118H96", Tone::Light, 1.6);
    page.part("M150 122L158 66H164L172 122z", Tone::Figure, 2.6);
    page.inked("M138 62C140 36 166 28 186 40L164 66C154 72 144 70 138 62z", Tone::Ground, 3.0);
    page.line("M160 56L178 34", 2.4);
    page.circle((179.0, 33.0), 3.6, Tone::Ink);
    page.part("M84 86V58H88V86zM88 58L112 64L88 72z", Tone::Ground, 2.2);
}

pub(super) fn portal(page: &mut Page, chance: &mut Chance) {
    let turn = chance.between(0.0, 1.0);
    for (radius, tone) in [(68.0, Tone::Figure), (54.0, Tone::Ground), (40.0, Tone::Light), (26.0, Tone::Figure)] {
        let corners: Vec<_> = (0..24)
            .map(|step| {
                around((100.0, 75.0), turn + f64::from(step) / 24.0, if step % 2 == 0 { radius } else { radius * 0.86 })
            })
            .collect();
        let mut path = Path::new();
        path.smooth(&corners);
        page.part(path.data(), tone, 2.6);
    }
    page.circle((100.0, 75.0), 14.0, Tone::Paper);
    for step in 0..7 {
        let at = around((100.0, 75.0), turn + f64::from(step) / 7.0, 84.0);
        page.placed(Place::at(at.0, at.1).turned(f64::from(step) * 51.0), |page| {
            page.part("M-9-6L6-9L10 4L-4 9z", Tone::Figure, 2.2)
        });
    }
}

pub(super) fn hall(page: &mut Page, _: &mut Chance) {
    page.inked("M14-8H186V124H14z", Tone::Figure, 3.0);
    page.part("M62 124V50C62 18 138 18 138 50V124z", Tone::Ink, 3.0);
    page.fill("M72 124V54C72 30 128 30 128 54V124z", Tone::Light);
    page.line("M100 36V124M72 70H128M72 96H128", 2.2);
    page.part("M22 20H46V124H22zM154 20H178V124H154z", Tone::Light, 2.6);
    page.line("M30 20V124M38 20V124M162 20V124M170 20V124", 1.6);
    page.inked("M-5 124H205V160H-5z", Tone::Ground, 2.8);
    page.part("M72 124H128L150 160H50z", Tone::Light, 2.0);
}
