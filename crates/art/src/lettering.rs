//! Drawn capital letters, so that no panel depends on a font.

use crate::page::{Page, Place, Tone};

/// All letters are 80 high.
const HEIGHT: f64 = 80.0;

struct Letter {
    name: char,
    width: f64,
    shape: &'static str,
}

const fn letter(name: char, width: f64, shape: &'static str) -> Letter {
    Letter { name, width, shape }
}

const LETTERS: [Letter; 26] = [
    letter('A', 60.0, "M0 80L16 0H44L60 80H39L36 64H24L21 80zM27 48H33L30 26z"),
    letter('B', 58.0, "M0 0H44L56 11V30L48 39L58 49V68L46 80H0zM20 17V31H35V17zM20 48V63H36V48z"),
    letter('C', 58.0, "M12 0H46L58 13V28H38V20L36 18H22L20 20V60L22 62H36L38 60V52H58V67L46 80H12L0 67V13z"),
    letter('D', 58.0, "M0 0H44L58 14V66L44 80H0zM20 18V62H35L38 59V21L35 18z"),
    letter('E', 52.0, "M0 0H52V18H20V31H44V48H20V62H52V80H0z"),
    letter('F', 52.0, "M0 0H52V18H20V33H44V51H20V80H0z"),
    letter('G', 58.0, "M12 0H46L58 13V26H38V20L36 18H22L20 20V60L22 62H38V52H31V36H58V80H44L42 74L36 80H12L0 67V13z"),
    letter('H', 58.0, "M0 0H20V30H38V0H58V80H38V49H20V80H0z"),
    letter('I', 40.0, "M0 0H40V17H30V63H40V80H0V63H10V17H0z"),
    letter('J', 54.0, "M16 0H54V66L41 80H12L0 67V50H20V60L22 62H32L34 60V18H16z"),
    letter('K', 61.0, "M0 0H20V29L36 0H60L41 37L61 80H38L25 51L20 58V80H0z"),
    letter('L', 50.0, "M0 0H20V61H50V80H0z"),
    letter('M', 72.0, "M0 0H20L36 34L52 0H72V80H52V38L41 60H31L20 38V80H0z"),
    letter('N', 58.0, "M0 0H19L39 40V0H58V80H39L19 40V80H0z"),
    letter('O', 58.0, "M13 0H45L58 14V66L45 80H13L0 66V14zM22 18L20 20V60L22 62H36L38 60V20L36 18z"),
    letter('P', 58.0, "M0 0H45L58 13V41L45 54H20V80H0zM20 18V37H36L38 35V20L36 18z"),
    letter('Q', 62.0, "M13 0H45L58 14V59L53 66L62 80H39L36 78H13L0 66V14zM22 18L20 20V58L22 60H31L28 50H38V20L36 18z"),
    letter('R', 60.0, "M0 0H45L58 13V38L49 48L60 80H38L29 53H20V80H0zM20 18V36H36L38 34V20L36 18z"),
    letter(
        'S',
        58.0,
        "M12 0H45L57 12V26H38V20L36 18H22L20 20V28L22 30H45L58 43V67L45 80H12L0 67V53H20V60L22 62H36L38 60V51L36 49\
         H12L0 37V12z",
    ),
    letter('T', 58.0, "M0 0H58V19H39V80H19V19H0z"),
    letter('U', 58.0, "M0 0H20V60L22 62H36L38 60V0H58V66L45 80H13L0 66z"),
    letter('V', 62.0, "M0 0H21L31 48L41 0H62L42 80H20z"),
    letter('W', 82.0, "M0 0H20L26 46L35 14H47L56 46L62 0H82L69 80H49L41 50L33 80H13z"),
    letter('X', 62.0, "M0 0H23L31 20L40 0H63L43 39L64 80H40L31 58L22 80H-2L19 39z"),
    letter('Y', 62.0, "M0 0H22L31 27L40 0H62L41 50V80H21V50z"),
    letter('Z', 56.0, "M2 0H56V19L25 61H56V80H0V61L31 19H2z"),
];

/// Stands where a name has no letter of this alphabet.
const STAR: Letter = letter('*', 76.0, "M38 0L48 30L76 40L48 50L38 80L28 50L0 40L28 30z");

/// The letter a name begins with; "The" does not count.
pub(crate) fn initial(name: &str) -> char {
    let rest = name.strip_prefix("The ").unwrap_or(name);
    rest.chars().find(char::is_ascii_alphabetic).map_or('*', |letter| letter.to_ascii_uppercase())
}

/// A letter with its middle at the place; `scale` 1 is 80 high.
pub(crate) fn draw(page: &mut Page, name: char, place: Place, tone: Tone) {
    let letter = LETTERS.iter().find(|letter| letter.name == name).unwrap_or(&STAR);
    page.placed(place, |page| {
        page.placed(Place::at(-letter.width / 2.0, -HEIGHT / 2.0), |page| {
            page.placed(Place::at(3.0, 3.5), |page| page.part(letter.shape, Tone::Ink, 3.0));
            page.inked(letter.shape, tone, 3.0);
        });
    });
}

#[cfg(test)]
mod tests {
    use super::initial;

    #[test]
    fn the_letter_of_a_name() {
        let names = [("Wolverine", 'W'), ("The Wizard", 'W'), ("*hawkeye*", 'H'), ("4-D", 'D'), ("42", '*')];
        for (name, letter) in names {
            assert_eq!(initial(name), letter, "{name}");
        }
    }
}
