//! Equipment on a drawing board.

use crate::chance::{Chance, seed};
use crate::page::{Page, Place, Tone};
use crate::path::Path;

type Gear = fn(&mut Page);

pub(crate) const ALL: [Gear; 8] = [blaster, armour, shield, flying_pack, gadget, hammer, staff, blade];

/// Words of a name that say what it is.
const WORDS: [(&str, u8); 30] = [
    ("rifle", 0),
    ("gun", 0),
    ("blaster", 0),
    ("cannon", 0),
    ("weapon", 0),
    ("armor", 1),
    ("armour", 1),
    ("suit", 1),
    ("loader", 1),
    ("exo", 1),
    ("shield", 2),
    ("buckler", 2),
    ("car", 3),
    ("jet", 3),
    ("pack", 3),
    ("glider", 3),
    ("rocket", 3),
    ("wings", 3),
    ("gadget", 4),
    ("device", 4),
    ("machine", 4),
    ("scanner", 4),
    ("hammer", 5),
    ("mallet", 5),
    ("staff", 6),
    ("wand", 6),
    ("spear", 6),
    ("sword", 7),
    ("blade", 7),
    ("claws", 7),
];

/// Which drawing fits a name: what a word of it says, else whatever its seed gives.
pub(crate) fn number(name: &str) -> u8 {
    crate::words::meant(name, &WORDS).unwrap_or((seed(name) % ALL.len() as u32) as u8)
}

pub(crate) fn draw(page: &mut Page, chance: &mut Chance, number: u8) {
    page.ground(Tone::Figure);
    let mut board = Path::new();
    for step in 0..12 {
        let at = f64::from(step) * 18.0 + 1.0;
        board.start((at, 0.0)).line((at, 150.0)).start((0.0, at)).line((200.0, at));
    }
    page.faded(0.45, |page| page.stroke(board.data(), Tone::Light, 0.8));
    let radius = chance.between(50.0, 54.0);
    page.ring((100.0, 75.0), radius, Tone::Light, 1.4);
    page.stroke("M100 16V30M100 120V134M40 75H54M146 75H160", Tone::Light, 1.4);
    page.placed(Place::at(100.0, 75.0).scaled(0.86), |page| {
        page.placed(Place::at(-100.0, -75.0), ALL[usize::from(number) % ALL.len()]);
    });
}

fn blaster(page: &mut Page) {
    let outline = "M34 62L44 54H104L110 48H132L136 56H170V50H176V72H170V68H136L128 76H112L106 92H94\
L92 82H82L76 112L56 108L60 80H44L34 74z";
    page.inked(outline, Tone::Ground, 3.4);
    page.shade("M44 68H176V72H170V68H136L128 76H112L106 92H94L92 82H82L76 112L66 110L72 80H44L34 74z");
    page.part("M112 52H128V62H112z", Tone::Light, 2.2);
    page.line("M50 61H98M140 62H164M86 88C84 98 94 98 98 92", 2.4);
    page.part("M176 54L188 61L176 68z", Tone::Light, 2.2);
}

fn armour(page: &mut Page) {
    page.inked("M72 28H128L136 40L168 46V78H150L146 64V102L132 136H68L54 102V64L50 78H32V46L64 40z", Tone::Ground, 3.4);
    page.shade("M100 28H128L136 40L168 46V78H150L146 64V102L132 136H108L118 100L100 92z");
    page.part("M80 28L86 46H114L120 28z", Tone::Ink, 2.4);
    page.part("M86 66a14 14 0 1 0 28 0a14 14 0 1 0-28 0z", Tone::Light, 3.0);
    page.line("M93 66a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM60 92L88 98H112L140 92M72 136L80 108H120L128 136M100 98V136", 2.6);
    page.fill("M38 52H56V57H38zM144 52H162V57H144z", Tone::Light);
}

fn shield(page: &mut Page) {
    page.disc((100.0, 75.0), 54.0, Tone::Ground, 3.6);
    page.disc((100.0, 75.0), 37.0, Tone::Light, 2.8);
    page.disc((100.0, 75.0), 20.0, Tone::Ground, 2.8);
    page.inked("M100 58L106 69L118 75L106 81L100 92L94 81L82 75L94 69z", Tone::Light, 2.2);
    page.wash("M136 35A54 54 0 0 1 62 113A60 60 0 0 0 136 35z", Tone::Ink, 0.8);
    page.stroke("M58 66C62 50 72 40 84 36", Tone::Paper, 4.0);
}

fn flying_pack(page: &mut Page) {
    page.inked(
        "M58 104L52 122L60 118L66 144L72 120L80 124L76 104zM124 104L120 124L128 120L134 144L140 118L148 122L142 104z",
        Tone::Light,
        2.4,
    );
    page.inked("M84 48H116V96H84z", Tone::Light, 3.0);
    page.inked(
        "M52 50C52 30 82 30 82 50V94L76 106H58L52 94zM118 50C118 30 148 30 148 50V94L142 106H124L118 94z",
        Tone::Ground,
        3.4,
    );
    page.shade("M70 36C78 38 82 42 82 50V94L76 106H70zM136 36C144 38 148 42 148 50V94L142 106H136z");
    page.inked("M52 58L22 82V98L52 88zM148 58L178 82V98L148 88z", Tone::Ground, 3.0);
    page.line("M52 60H82M118 60H148M52 90H82M118 90H148M90 60H110M90 70H110M90 80H110", 2.4);
}

fn gadget(page: &mut Page) {
    page.inked("M58 34H128L142 46V112L130 124H58L46 112V46z", Tone::Ground, 3.4);
    page.shade("M128 34L142 46V112L130 124H58L50 116H118L130 104V36z");
    page.part("M58 46H120V88H58z", Tone::Ink, 2.6);
    page.stroke("M62 68H74L80 54L88 82L95 62L100 68H116", Tone::Light, 2.8);
    page.part("M58 98H72V108H58zM80 98H94V108H80z", Tone::Light, 2.0);
    page.part("M102 103a8 8 0 1 0 16 0a8 8 0 1 0-16 0z", Tone::Figure, 2.4);
    page.inked("M142 58H154L166 22H172L162 70H142z", Tone::Light, 2.4);
    page.stroke("M178 26C184 20 184 12 178 6M160 14C156 20 156 22 158 26", Tone::Light, 2.4);
}

fn hammer(page: &mut Page) {
    page.placed(Place::at(98.0, 80.0).turned(28.0).scaled(0.92), |page| {
        page.inked("M-7-24H7V62L0 70L-7 62z", Tone::Light, 3.2);
        page.line("M-7 6L7 14M-7 20L7 28M-7 34L7 42M-7 48L7 56", 2.4);
        page.inked("M-44-58H44L50-50V-26L44-18H-44L-50-26V-50z", Tone::Ground, 3.6);
        page.shade("M0-26H50L44-18H-44L-50-26L-40-30zM44-58L50-50V-26L44-18H30L34-58z");
        page.line("M-34-58V-18M34-58V-18", 2.6);
        page.part("M0-50L10-38L0-26L-10-38z", Tone::Light, 2.2);
    });
}

fn staff(page: &mut Page) {
    page.placed(Place::at(100.0, 88.0).turned(24.0).scaled(0.86), |page| {
        page.inked("M-4-34H4V52L0 60L-4 52z", Tone::Light, 3.0);
        page.line("M-4 0H4M-4 8H4M-4 36H4", 2.4);
        page.inked(
            "M-8-28L-26-44C-30-62-18-74-8-76C-18-66-16-54-6-46H6C16-54 18-66 8-76C18-74 30-62 26-44L8-28z",
            Tone::Ground,
            3.2,
        );
        page.shade("M6-46C16-54 18-66 8-76C18-74 30-62 26-44L8-28H0z");
        page.disc((0.0, -62.0), 9.0, Tone::Paper, 2.6);
        page.stroke("M-18-86L-14-80M0-90V-82M18-86L14-80", Tone::Light, 2.8);
    });
}

fn blade(page: &mut Page) {
    page.placed(Place::at(100.0, 75.0).turned(46.0).scaled(1.12), |page| {
        page.inked("M-9 28V-58L0-74L9-58V28z", Tone::Ground, 3.2);
        page.shade("M0-74L9-58V28H0z");
        page.inked("M-30 24L-24 36H24L30 24L8 28H-8z", Tone::Light, 3.0);
        page.inked("M-6 36H6V58H-6z", Tone::Ground, 2.8);
        page.line("M-6 42L6 46M-6 50L6 54", 2.2);
        page.disc((0.0, 64.0), 7.0, Tone::Light, 2.8);
    });
    page.stroke("M40 96C46 76 58 56 74 40M150 110L162 122", Tone::Paper, 2.6);
}
