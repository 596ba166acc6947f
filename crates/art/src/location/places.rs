//! Rooms, bridges, mountains, and what is in space.

use crate::backdrop::moon;
use crate::chance::Chance;
use crate::colours::{BLUE, LEAF};
use crate::halftone::Screen;
use crate::motif::{Print, globe};
use crate::page::{Page, Place, Tone};

pub(super) fn laboratory(page: &mut Page, chance: &mut Chance) {
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

pub(super) fn planet(page: &mut Page, _: &mut Chance) {
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

pub(super) fn bridge(page: &mut Page, _: &mut Chance) {
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

pub(super) fn mountain(page: &mut Page, _: &mut Chance) {
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

pub(super) fn starship(page: &mut Page, chance: &mut Chance) {
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

/// A long ship with towers and a keel below.
pub(super) fn freighter(page: &mut Page, _: &mut Chance) {
    page.fill("M-5 82L14 86V98L-5 102z", Tone::Light);
    page.inked("M22 86V50L32 32L42 50V86zM56 86V42L66 20L76 42V86zM92 86V54L102 38L112 54V86z", Tone::Ground, 3.0);
    page.shade("M32 32L42 50V86H34zM66 20L76 42V86H68zM102 38L112 54V86H104z");
    page.part("M26 102H64L56 124H34zM86 102H124L116 120H94z", Tone::Light, 2.8);
    page.inked("M12 82H146L160 72H186V88L168 102H12z", Tone::Figure, 3.2);
    page.shade("M12 94H176L168 102H12z");
    page.line("M44 82V102M80 82V102M118 82V102M146 82V102", 2.2);
    page.fill("M28 58H36V63H28zM62 50H70V55H62zM98 60H106V65H98zM164 76H178V82H164z", Tone::Light);
}

/// A slender ship with fins.
pub(super) fn cruiser(page: &mut Page, _: &mut Chance) {
    page.fill("M-5 62L18 68V84L-5 92z", Tone::Light);
    page.part("M24 96L6 128H30L54 96zM66 56L50 20H70L96 56z", Tone::Ground, 3.0);
    page.inked("M16 60H62L74 48H104L114 60H150L198 72L150 86H66L54 98H16z", Tone::Figure, 3.2);
    page.shade("M16 80H172L150 86H66L54 98H16z");
    page.part("M100 86H144V98H108z", Tone::Light, 2.6);
    page.line("M62 60V88M114 60V86M150 60V86M74 54H104", 2.2);
    page.fill(
        "M26 66H36V73H26zM42 66H52V73H42zM122 66H130V70H122zM136 66H144V70H136zM158 69L178 72L158 76z",
        Tone::Light,
    );
}

/// A planet with seas and lands, and what goes around it.
pub(super) fn world(page: &mut Page, _: &mut Chance) {
    page.placed(Place::at(100.0, 75.0).scaled(1.2), |page| globe(page, Print { main: BLUE, second: LEAF }));
    page.line("M32 104C62 136 150 128 172 66", 2.4);
    page.disc((172.0, 62.0), 9.0, Tone::Light, 2.4);
}
