//! Equipment on a drawing board.

use crate::chance::{Chance, seed};
use crate::page::{Page, Place, Tone};
use crate::palette::Palette;
use crate::path::Path;
use crate::words::meant;

type Gear = fn(&mut Page);

const ANY: [Gear; 10] = [blaster, armour, shield, flying_pack, gadget, hammer, staff, blade, car, computer];

/// Words of a name that say what it is.
#[rustfmt::skip]
const WORDS: &[(&str, Gear)] = &[
    ("rifle", blaster), ("gun*", blaster), ("blaster", blaster), ("cannon", blaster), ("weapon*", blaster), ("pistol", blaster),
    ("armor*", armour), ("armour*", armour), ("suit", armour), ("loader", armour), ("exo*", armour), ("costume", armour),
    ("shield*", shield), ("buckler", shield), ("car", car), ("cycle", car), ("*cycle", car), ("truck", car), ("bike", car),
    ("van", car), ("tank", car), ("jet*", flying_pack), ("pack", flying_pack), ("glider", flying_pack), ("rocket*", flying_pack),
    ("wings", flying_pack), ("gadget*", gadget), ("device", gadget), ("scanner", gadget), ("radio", gadget), ("machine", computer),
    ("computer", computer), ("system", computer), ("hammer*", hammer), ("mallet", hammer), ("staff", staff),
    ("wand", staff), ("spear", staff), ("sword*", blade), ("blade*", blade), ("claws", blade), ("knife", blade), ("molecule*", flask),
    ("serum", flask), ("formula", flask), ("potion", flask), ("elixir", flask),
];

pub(crate) fn draw(page: &mut Page, chance: &mut Chance, name: &str) {
    let gear = meant(name, WORDS).unwrap_or(ANY[(seed(name) >> 6) as usize % ANY.len()]);
    let painted =
        chance.pick([None, Some("#cf3b2e"), Some("#f2b829"), Some("#3f8f4a"), Some("#e67e2c"), Some("#86c5e6")]);
    board(page, chance);
    page.retone(|palette| Palette { ground: painted.unwrap_or(palette.ground), ..palette });
    let place = Place::at(100.0, 75.0)
        .scaled(chance.between(0.8, 0.98))
        .turned(chance.between(-14.0, 14.0).round())
        .mirrored(chance.coin());
    page.penned(place, |page| page.placed(Place::at(-100.0, -75.0), gear));
}

/// A drawing board: dark or light, with lines or with dots.
fn board(page: &mut Page, chance: &mut Chance) {
    let (ground, line) =
        chance.pick([(Tone::Figure, Tone::Light), (Tone::Light, Tone::Figure), (Tone::Ground, Tone::Light)]);
    page.ground(ground);
    let mut lines = Path::new();
    let gap = chance.pick([14.0, 18.0, 25.0]);
    for step in 0..16 {
        let at = f64::from(step) * gap + 1.0;
        lines.start((at, 0.0)).line((at, 150.0)).start((0.0, at)).line((200.0, at));
    }
    page.faded(0.45, |page| page.stroke(lines.data(), line, 0.8));
    if chance.coin() {
        page.disc((100.0, 75.0), chance.between(52.0, 60.0).round(), line, 2.4);
    } else {
        page.part("M18 34L182 26L188 120L12 126z", line, 2.4);
    }
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

fn car(page: &mut Page) {
    page.inked(
        "M20 88C22 74 34 70 54 68L76 46C80 42 86 40 92 40H122C130 40 136 44 140 50L154 68C172 70 180 76 182 92V104H20z",
        Tone::Ground,
        3.4,
    );
    page.part("M66 68L82 50H102V68zM110 50H124L142 68H110z", Tone::Paper, 2.6);
    page.shade("M20 96H182V104H20z");
    page.part("M168 78L182 82V88H170z", Tone::Light, 2.0);
    for x in [56.0, 146.0] {
        page.disc((x, 104.0), 17.0, Tone::Ink, 3.0);
        page.disc((x, 104.0), 7.0, Tone::Light, 2.4);
    }
    page.line("M106 72V98M84 78H96M4 70H16M0 84H12M4 98H14", 2.6);
}

fn computer(page: &mut Page) {
    page.inked("M38 30H162V98H38z", Tone::Ground, 3.4);
    page.part("M48 40H152V88H48z", Tone::Ink, 2.6);
    page.stroke("M56 52H92M56 62H110M56 72H80", Tone::Light, 3.4);
    page.circle((132.0, 64.0), 12.0, Tone::Light);
    page.circle((132.0, 64.0), 5.0, Tone::Ink);
    page.part("M84 98H116L122 112H78z", Tone::Light, 2.6);
    page.inked("M26 112H174L184 132H16z", Tone::Ground, 3.2);
    page.line("M36 119H164M32 126H168M60 112L56 132M84 112L82 132M116 112L118 132M140 112L144 132", 1.8);
}

fn flask(page: &mut Page) {
    page.inked("M84 22H116V62L150 118C154 128 148 134 140 134H60C52 134 46 128 50 118L84 62z", Tone::Paper, 3.4);
    page.fill("M74 84C90 78 108 92 126 84L146 120C148 126 146 130 140 130H60C54 130 52 126 54 120z", Tone::Ground);
    page.shade("M106 22H116V62L150 118C154 128 148 134 140 134H118C130 126 124 104 106 66z");
    page.part("M78 16H122V28H78z", Tone::Light, 2.8);
    for (x, y, radius) in [(82.0, 108.0, 7.0), (108.0, 102.0, 5.0), (98.0, 120.0, 4.0), (96.0, 66.0, 4.0)] {
        page.ring((x, y), radius, Tone::Paper, 2.4);
    }
}
