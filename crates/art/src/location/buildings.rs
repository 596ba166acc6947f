//! Buildings.

use crate::chance::Chance;
use crate::page::{Page, Tone};
use crate::path::Path;

pub(super) fn tower(page: &mut Page, _: &mut Chance) {
    page.fill("M-5 155V118H14V104H34V124H166V108H184V116H205V155z", Tone::Ink);
    page.inked("M46 155V88H64V62H84V46L98 36V23H102V36L116 46V62H136V88H154V155z", Tone::Figure, 3.0);
    page.shade("M102 23V36L116 46V62H136V88H154V155H116V88H100V23z");
    let floors: [(f64, &[f64]); 5] = [
        (54.0, &[88.0]),
        (76.0, &[72.0, 88.0]),
        (98.0, &[56.0, 72.0, 88.0]),
        (98.0, &[122.0, 138.0]),
        (120.0, &[56.0, 72.0, 122.0]),
    ];
    let mut windows = Path::new();
    for (y, columns) in floors {
        for x in columns {
            windows.rectangle((*x, y), 7.0, 12.0);
        }
    }
    page.fill(windows.data(), Tone::Light);
    page.line("M64 88H84M84 62H116", 2.4);
}

pub(super) fn observatory(page: &mut Page, _: &mut Chance) {
    page.inked("M40 155V96H160V155z", Tone::Figure, 3.0);
    page.inked("M96 64L136 24L148 36L112 74z", Tone::Light, 3.0);
    page.shade("M142 30L148 36L112 74L106 68z");
    page.inked("M34 98C34 40 166 40 166 98z", Tone::Light, 3.0);
    page.shade("M108 55C150 58 166 74 166 98H128C134 80 126 62 108 55z");
    page.shade("M128 98H160V155H118z");
    page.line("M34 98H166M70 98C72 80 78 66 88 58", 3.0);
    page.part("M62 155V126a12 12 0 0 1 24 0V155z", Tone::Ground, 2.4);
}

pub(super) fn castle(page: &mut Page, _: &mut Chance) {
    let walls = "M26 155V92H20V74H36V82H50V74H66V92H72V58H66V38H80V46H93V38H107V46H120V38H134V58H128V92H134\
V74H150V82H164V74H180V92H174V155z";
    page.inked(walls, Tone::Figure, 3.0);
    page.shade("M134 155V74H150V82H164V74H180V92H174V155zM110 46H120V38H134V58H128V155H114V92H108z");
    page.fill("M90 155V122a10 10 0 0 1 20 0V155z", Tone::Ink);
    page.part("M96 66h8v14h-8z", Tone::Light, 1.8);
    page.fill("M42 98h6v13h-6zM152 98h6v13h-6zM80 92h5v11h-5z", Tone::Light);
    page.inked("M100 40V22L120 28L100 34", Tone::Light, 2.4);
}

pub(super) fn temple(page: &mut Page, _: &mut Chance) {
    page.fill("M44 84H156V138H44z", Tone::Ink);
    page.inked("M26 68L100 26L174 68V82H26z", Tone::Light, 3.0);
    page.inked("M36 82H54V136H36zM68 82H86V136H68zM114 82H132V136H114zM146 82H164V136H146z", Tone::Light, 2.6);
    page.shade(
        "M48 82H54V136H48zM80 82H86V136H80zM126 82H132V136H126zM158 82H164V136H158zM100 26L174 68V82H130L138 72z",
    );
    page.inked("M20 136H180V155H20z", Tone::Figure, 2.8);
    page.line("M26 145H174", 2.0);
    page.part("M90 62a10 10 0 1 0 20 0a10 10 0 1 0-20 0z", Tone::Ground, 2.4);
}

pub(super) fn school(page: &mut Page, _: &mut Chance) {
    page.inked("M24 155V90H176V155z", Tone::Figure, 3.0);
    page.inked("M18 92L36 64H164L182 92z", Tone::Ground, 3.0);
    page.inked("M72 155V66L100 38L128 66V155z", Tone::Figure, 3.0);
    page.shade("M100 38L128 66V155H112V70zM146 64H164L182 92H156zM158 92H176V155H158z");
    page.inked("M92 46V32L100 24L108 32V46L100 38z", Tone::Light, 2.4);
    page.disc((100.0, 74.0), 9.0, Tone::Light, 2.4);
    page.line("M100 74V68M100 74L104 77", 2.0);
    let mut windows = Path::new();
    for x in [34.0, 54.0, 134.0] {
        windows.rectangle((x, 104.0), 12.0, 16.0).rectangle((x, 128.0), 12.0, 16.0);
    }
    page.part(windows.data(), Tone::Light, 2.0);
    page.part("M88 155V118a12 12 0 0 1 24 0V155z", Tone::Ink, 2.0);
}
