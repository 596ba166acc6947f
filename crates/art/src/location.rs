//! Locations: buildings and other places before a bright sky.

use crate::backdrop::{moon, rays};
use crate::chance::{Chance, seed};
use crate::halftone::Screen;
use crate::page::{Page, Place, Tone};
use crate::path::Path;

type Site = fn(&mut Page, &mut Chance);

pub(crate) const ALL: [Site; 10] =
    [tower, observatory, castle, temple, school, laboratory, planet, bridge, mountain, starship];
/// The first of these stand for any name; the others only where a word says so.
const COMMON: u32 = 9;

/// Words of a name that say what it is.
const WORDS: [(&str, u8); 34] = [
    ("tower", 0),
    ("building", 0),
    ("headquarters", 0),
    ("observatory", 1),
    ("dome", 1),
    ("castle", 2),
    ("fortress", 2),
    ("keep", 2),
    ("temple", 3),
    ("sanctum", 3),
    ("museum", 3),
    ("vault", 3),
    ("school", 4),
    ("academy", 4),
    ("mansion", 4),
    ("laboratory", 5),
    ("lab", 5),
    ("complex", 5),
    ("factory", 5),
    ("space", 6),
    ("earth", 6),
    ("planet", 6),
    ("moon", 6),
    ("zone", 6),
    ("bridge", 7),
    ("harbor", 7),
    ("mountain", 8),
    ("volcano", 8),
    ("ship", 9),
    ("nostromo", 9),
    ("sulaco", 9),
    ("auriga", 9),
    ("lv", 6),
    ("fury", 6),
];

/// Which drawing fits a name: what a word of it says, else whatever its seed gives.
pub(crate) fn number(name: &str) -> u8 {
    crate::words::meant(name, &WORDS).unwrap_or((seed(name) % COMMON) as u8)
}

pub(crate) fn draw(page: &mut Page, chance: &mut Chance, number: u8) {
    ALL[usize::from(number) % ALL.len()](page, chance);
}

fn sky(page: &mut Page, chance: &mut Chance) {
    page.ground(Tone::Ground);
    rays(page, chance, (100.0, 120.0), 15, Tone::Light);
    page.dots(Screen::PANEL, Tone::Figure, |_, y| 0.95 - y / 95.0);
}

fn tower(page: &mut Page, chance: &mut Chance) {
    sky(page, chance);
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

fn observatory(page: &mut Page, chance: &mut Chance) {
    sky(page, chance);
    page.inked("M40 155V96H160V155z", Tone::Figure, 3.0);
    page.inked("M96 64L136 24L148 36L112 74z", Tone::Light, 3.0);
    page.shade("M142 30L148 36L112 74L106 68z");
    page.inked("M34 98C34 40 166 40 166 98z", Tone::Light, 3.0);
    page.shade("M108 55C150 58 166 74 166 98H128C134 80 126 62 108 55z");
    page.shade("M128 98H160V155H118z");
    page.line("M34 98H166M70 98C72 80 78 66 88 58", 3.0);
    page.part("M62 155V126a12 12 0 0 1 24 0V155z", Tone::Ground, 2.4);
}

fn castle(page: &mut Page, chance: &mut Chance) {
    sky(page, chance);
    let walls = "M26 155V92H20V74H36V82H50V74H66V92H72V58H66V38H80V46H93V38H107V46H120V38H134V58H128V92H134\
V74H150V82H164V74H180V92H174V155z";
    page.inked(walls, Tone::Figure, 3.0);
    page.shade("M134 155V74H150V82H164V74H180V92H174V155zM110 46H120V38H134V58H128V155H114V92H108z");
    page.fill("M90 155V122a10 10 0 0 1 20 0V155z", Tone::Ink);
    page.part("M96 66h8v14h-8z", Tone::Light, 1.8);
    page.fill("M42 98h6v13h-6zM152 98h6v13h-6zM80 92h5v11h-5z", Tone::Light);
    page.inked("M100 40V22L120 28L100 34", Tone::Light, 2.4);
}

fn temple(page: &mut Page, chance: &mut Chance) {
    sky(page, chance);
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

fn school(page: &mut Page, chance: &mut Chance) {
    sky(page, chance);
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

fn laboratory(page: &mut Page, chance: &mut Chance) {
    page.ground(Tone::Figure);
    page.dots(Screen::PANEL, Tone::Ink, |x, y| (x - 100.0).abs() / 130.0 + (40.0 - y) / 110.0);
    let bubbles = chance.between(0.0, 8.0);
    page.fill("M-5 130H205V155H-5z", Tone::Ink);
    page.inked("M78 132V42C78 30 122 30 122 42V132z", Tone::Light, 3.2);
    page.fill("M81 58C92 52 108 64 121 57V130H81z", Tone::Ground);
    page.shade("M110 33C118 34 122 37 122 42V132H112z");
    for (x, y, radius) in [(92.0, 76.0, 4.0), (102.0, 98.0, 6.0), (90.0, 116.0, 3.4), (104.0, 70.0, 2.6)] {
        page.ring((x, y - bubbles), radius, Tone::Paper, 2.0);
    }
    page.inked("M70 32H130V22H70zM68 130H132V144H68z", Tone::Figure, 3.0);
    page.inked("M24 132V70H62V132zM138 132V84H178V132z", Tone::Ground, 3.0);
    page.shade("M52 70H62V132H52zM168 84H178V132H168z");
    page.part("M30 78H48V92H30zM144 92H164V104H144z", Tone::Ink, 2.0);
    page.stroke("M32 86H36L39 81L42 89L44 86H46M147 100L152 95L156 98L161 94", Tone::Light, 1.8);
    page.line(
        "M30 102H50M30 110H50M30 118H50M146 114H162M146 122H162M62 96C70 96 70 82 78 82M138 108C130 108 130 90 122 90",
        2.6,
    );
}

fn planet(page: &mut Page, chance: &mut Chance) {
    page.ground(Tone::Ink);
    page.dots(Screen::COARSE, Tone::Figure, |x, y| (x + y) / 420.0);
    for _ in 0..16 {
        let at = (chance.between(4.0, 196.0), chance.between(6.0, 146.0));
        page.circle(at, chance.between(0.8, 2.0), Tone::Light);
    }
    let ring = |page: &mut Page, front: bool| {
        page.clipped(if front { "M-5 75H205V155H-5z" } else { "M-5-5H205V75H-5z" }, |page| {
            page.placed(Place::at(100.0, 75.0).turned(-12.0), |page| {
                page.stroke("M-80 0C-80-24 80-24 80 0C80 24-80 24-80 0z", Tone::Ink, 13.0);
                page.stroke("M-80 0C-80-24 80-24 80 0C80 24-80 24-80 0z", Tone::Light, 8.0);
                page.stroke("M-80 0C-80-24 80-24 80 0C80 24-80 24-80 0z", Tone::Figure, 1.8);
            });
        });
    };
    ring(page, false);
    moon(page, (100.0, 75.0), 46.0, Tone::Ground, Tone::Figure);
    page.clipped("M57 72a44 44 0 1 1 88 0z", |page| {
        page.stroke("M52 60C80 68 116 62 150 44", Tone::Light, 7.0);
        page.stroke("M60 46C82 50 104 46 130 34", Tone::Light, 3.6);
    });
    page.shade("M128 39A46 46 0 0 1 82 117A62 62 0 0 0 128 39z");
    ring(page, true);
}

fn bridge(page: &mut Page, chance: &mut Chance) {
    sky(page, chance);
    page.fill("M-5 96H12V84H30V98H48V78H60V100H140V86H152V74H166V96H186V88H205V126H-5z", Tone::Figure);
    page.fill("M-5 124H205V155H-5z", Tone::Figure);
    page.dots(Screen { from: (0.0, 124.0), ..Screen::PANEL }, Tone::Light, |_, y| (y - 124.0) / 60.0);
    page.line("M-5 58C20 96 34 70 52 30C80 104 120 104 148 30C166 70 180 96 205 58", 3.0);
    page.line(
        "M16 82V110M34 66V110M66 62V110M80 80V110M94 87V110M106 87V110M120 80V110M134 62V110M166 66V110M184 82V110",
        1.6,
    );
    page.inked("M-5 108H205V118H-5z", Tone::Light, 2.8);
    for x in [52.0, 148.0] {
        page.placed(Place::at(x, 0.0), |page| {
            page.inked("M-9 138V24H9V138z", Tone::Ground, 3.0);
            page.shade("M2 24H9V138H2z");
            page.part("M-4 40H4V64a4 4 0 0 1-8 0zM-4 76H4V100H-4z", Tone::Ink, 1.0);
        });
    }
}

fn mountain(page: &mut Page, chance: &mut Chance) {
    sky(page, chance);
    page.fill("M-5 155V110L22 84L48 112L70 96V155zM205 155V104L178 78L150 108L130 96V155z", Tone::Figure);
    page.inked("M26 155L78 52L88 60L98 50L110 58L122 50L176 155z", Tone::Figure, 3.0);
    page.inked("M78 52L88 60L98 50L110 58L122 50L130 66L120 74L112 68L102 80L92 70L82 78L70 68z", Tone::Light, 2.6);
    page.shade("M110 58L122 50L176 155H126L132 120L112 100L118 80z");
    page.part("M78 155V128L88 116H112L122 128V155z", Tone::Ink, 2.4);
    page.fill("M86 155V132L92 124H108L114 132V155z", Tone::Light);
    page.fill("M86 140H114V143H86zM86 148H114V151H86z", Tone::Ink);
    page.inked(
        "M84 44C72 40 78 26 90 30C92 16 112 18 112 28C124 24 130 40 118 44C110 50 92 50 84 44z",
        Tone::Ground,
        2.6,
    );
}

fn starship(page: &mut Page, chance: &mut Chance) {
    page.ground(Tone::Ink);
    let mut stars = Path::new();
    for _ in 0..26 {
        let size = chance.between(1.0, 2.6);
        stars.rectangle((chance.between(0.0, 198.0), chance.between(0.0, 148.0)), size, size);
    }
    page.fill(stars.data(), Tone::Light);
    page.disc((chance.between(140.0, 172.0), 36.0), 26.0, Tone::Ground, 2.2);
    let mirrored = chance.coin();
    let place = Place::at(if mirrored { 200.0 } else { 0.0 }, 0.0).mirrored(mirrored);
    page.placed(place, |page| {
        page.fill("M-5 74L20 80V96L-5 104z", Tone::Light);
        page.inked("M18 70L40 58H62L70 40H84L88 58H128L160 66L188 82L160 94L128 104H40L18 98z", Tone::Figure, 3.2);
        page.shade("M18 86H186L160 94L128 104H40L18 98z");
        page.part("M40 104L52 122H92L104 104z", Tone::Ground, 2.6);
        page.part("M136 72L162 78L136 80z", Tone::Light, 2.2);
        page.line("M40 58V104M62 58V86M96 60V86M118 60V86M128 66V98M70 50H86", 2.2);
        page.fill("M46 68H56V72H46zM68 68H78V72H68zM82 68H92V72H82zM102 68H112V72H102z", Tone::Light);
    });
}
