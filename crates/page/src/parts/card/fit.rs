//! How big the text of a card can be so that all of it is on the card.

use super::lines::Paragraph;

/// Sizes in hundredths of the card's own em, which is a twenty-second of its width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fit {
    pub(super) text: u32,
    /// The height of the art.
    pub(super) art: u32,
}

impl Fit {
    /// As a style: sizes of the text and the art for the sheet to use.
    pub(super) fn style(self) -> String {
        format!("--fit-text:{};--fit-art:{}", f64::from(self.text) / 100.0, f64::from(self.art) / 100.0)
    }
}

/// From the usual card to one that is nearly all text. The last is used whatever it holds: it can be scrolled.
const STEPS: [Fit; 12] = [
    Fit { text: 114, art: 1240 },
    Fit { text: 106, art: 1240 },
    Fit { text: 100, art: 1180 },
    Fit { text: 96, art: 1060 },
    Fit { text: 92, art: 960 },
    Fit { text: 88, art: 860 },
    Fit { text: 84, art: 760 },
    Fit { text: 80, art: 640 },
    Fit { text: 76, art: 540 },
    Fit { text: 72, art: 440 },
    Fit { text: 68, art: 340 },
    Fit { text: 64, art: 340 },
];

/// What a card is high without bar, type line, foot and lines, with and without a Squad card's bigger foot.
const ROOM: u32 = 2_310;
const SQUAD_ROOM: u32 = 2_070;
/// What a card is wide inside.
const WIDE: u32 = 2_150;
/// The width of a letter, in hundredths of its size: that of rather wide fonts, so that others fit as well.
const LETTER: u32 = 52;

pub(super) fn fit(lines: &[Paragraph], squad: bool) -> Fit {
    let room = if squad { SQUAD_ROOM } else { ROOM };
    let fits = |step: &&Fit| height(lines, step.text) <= room.saturating_sub(step.art);
    *STEPS.iter().find(fits).unwrap_or(&STEPS[STEPS.len() - 1])
}

/// What the text is high at this size.
fn height(lines: &[Paragraph], size: u32) -> u32 {
    let wide = WIDE - size * 3 / 2;
    let tall = |line: &Paragraph| {
        let size = if line.small { size * 88 / 100 } else { size };
        let letters = (wide * 100 / (size * LETTER)).max(1);
        let rows = (line.length() as u32).div_ceil(letters);
        // The chip that tells when is higher than its line.
        rows * size * 130 / 100 + if line.line.when.is_some() { size * 15 / 100 } else { 0 }
    };
    let gaps = lines.len().saturating_sub(1) as u32 * size * 40 / 100;
    lines.iter().map(tall).sum::<u32>() + gaps + size * 110 / 100
}

/// How big the name is, in hundredths: long ones are smaller, very long ones have two lines.
pub(super) fn name_size(name: &str, squad: bool) -> u32 {
    let letters = name.chars().count();
    match (letters, squad) {
        (..=18, false) => 145,
        (19..=22, false) => 122,
        (_, false) => 108,
        (..=32, true) => 135,
        (33..=44, true) => 115,
        (_, true) => 98,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use longbox_protocol::TextLine;

    fn text(letters: usize) -> Vec<Paragraph> {
        let line = TextLine { body: "x".repeat(letters), ..TextLine::default() };
        vec![Paragraph { line, small: false }]
    }

    #[test]
    fn short_texts_are_big_and_long_ones_never_grow() {
        assert_eq!(fit(&text(60), false), STEPS[0]);
        let sizes: Vec<u32> = (0..1_400).step_by(20).map(|letters| fit(&text(letters), false).text).collect();
        assert!(sizes.windows(2).all(|pair| pair[0] >= pair[1]), "{sizes:?}");
        assert!(fit(&text(400), false).text < STEPS[0].text);
    }

    #[test]
    fn what_is_chosen_fits() {
        for letters in (0..780).step_by(10) {
            let lines = text(letters);
            let fit = fit(&lines, false);
            assert!(height(&lines, fit.text) + fit.art <= ROOM, "{letters} letters");
        }
    }

    #[test]
    fn a_squad_card_has_less_room() {
        let lines = text(330);
        assert!(fit(&lines, true).text < fit(&lines, false).text);
    }
}
