//! What a card can be played as besides what it is.

use super::{CardError, Compiler, lower};
use crate::language::{Card, CardKind, Part, Power};
use crate::program::{CardFacts, FaceKind, Worn};

impl Compiler {
    /// The equipment and the plot twist that a character can be.
    pub(super) fn add_forms(&mut self, card: &Card, face: &mut CardFacts) -> Result<(), CardError> {
        let parts = card.powers.iter().flat_map(|power| match power {
            Power::Keyword { is, .. } => &is[..],
            Power::Use { .. } | Power::LevelUp { .. } => &[],
        });
        for part in parts {
            let Part::Also { kind, powers, modes } = part else { continue };
            match kind {
                CardKind::Equipment { cost, machine: false } if face.worn.is_none() && modes.is_empty() => {
                    let form = Card { words: Vec::new(), powers: powers.clone(), ..card.clone() };
                    face.worn = Some(Worn { cost: *cost, powers: self.powers_of(&form)? });
                }
                CardKind::PlotTwist { symbols } if face.modes.is_empty() && powers.is_empty() => {
                    (face.symbols, face.modes) = (*symbols, self.modes_of(modes)?);
                }
                _ => {
                    let why = "a character is played as one equipment or one plot twist";
                    return self.played(lower::unplayable(part, why));
                }
            }
        }
        match face.kind == FaceKind::Supporting || face.worn.is_none() && card.modes.len() == face.modes.len() {
            true => Ok(()),
            false => {
                self.played(lower::unplayable(&card.kind, "only supporting characters are played as something else"))
            }
        }
    }
}
