//! What the cards of Vs. System did.

use crate::coverage::{Counts, Deed, Never};
use longbox_kernel::Witness;
use longbox_vs::language::{Card, CardKind, Part, Power};
use longbox_vs::{Event, Happened, Vs};

/// A character came into play or a version of a main character was reached, a plot twist was played, equipment was
/// put on, a location became a face-up resource.
const PLAYED: usize = 0;
const POWERED_UP: usize = 1;
/// Super powers used.
const USED: usize = 2;
/// Triggers that began, also those that give experience.
const TRIGGERED: usize = 3;
const ATTACKED: usize = 4;
const STUNNED: usize = 5;
const KOD: usize = 6;

pub(super) const DEEDS: &[Deed<Vs, Card>] = &[
    Deed { key: "played", total: Some("played"), never: Some(Never { text: "never played", of: |_, _| true }) },
    Deed { key: "powered_up", total: None, never: None },
    Deed {
        key: "used",
        total: Some("with super powers that were used"),
        never: Some(Never { text: "super powers never used", of: has_super_power }),
    },
    Deed {
        key: "triggered",
        total: Some("with triggers that began"),
        never: Some(Never { text: "triggers never began", of: has_trigger }),
    },
    Deed { key: "attacked", total: None, never: None },
    Deed { key: "stunned", total: None, never: None },
    Deed { key: "kod", total: None, never: None },
];

/// Listens to games and counts.
#[derive(Clone, Debug)]
pub struct Ear {
    counts: Counts,
    /// Which cards are equipment: they do not appear, so their recruiting is counted.
    equipment: Vec<bool>,
}

impl Ear {
    pub(super) fn new(cards: &[Card]) -> Ear {
        let equipment = cards.iter().map(|card| matches!(card.kind, CardKind::Equipment { .. })).collect();
        Ear { counts: Counts::new(cards.len(), DEEDS.len()), equipment }
    }

    pub(super) fn counts(self) -> Counts {
        self.counts
    }
}

impl Witness<Event> for Ear {
    const LISTENS: bool = true;

    fn sees(&mut self, event: Event) {
        let Some(card) = event.card.map(|secret| secret.card) else { return };
        let deed = match event.what {
            Happened::Appeared(_) | Happened::LevelBecame { .. } | Happened::TwistPlayed | Happened::TurnedUp => PLAYED,
            Happened::ResourcePlayed { face_up: true } | Happened::PartResource { face_up: true, .. } => PLAYED,
            Happened::Recruited { .. } if self.equipment.get(usize::from(card)) == Some(&true) => PLAYED,
            Happened::PoweredUp => POWERED_UP,
            Happened::PowerUsed { .. } => USED,
            Happened::TriggerBegan => TRIGGERED,
            Happened::Attacked { .. } => ATTACKED,
            Happened::Stunned { .. } => STUNNED,
            Happened::Kod { .. } => KOD,
            _ => return,
        };
        self.counts.did(card, deed);
    }
}

fn has_super_power(_: &Vs, card: &Card) -> bool {
    card.powers.iter().any(|power| matches!(power, Power::Use { .. }))
}

/// Whether the card waits for something: by its keywords, to gain experience, or with a power of its own. Super
/// powers used in reaction are counted as used.
fn has_trigger(game: &Vs, card: &Card) -> bool {
    let waits = |parts: &[Part]| parts.iter().any(|part| matches!(part, Part::When { .. }));
    let word = |word: &String| game.keywords().iter().any(|known| known.word == *word && waits(&known.is));
    let power = |power: &Power| match power {
        Power::Keyword { is, .. } => waits(is),
        Power::LevelUp { on, .. } => !on.is_empty(),
        Power::Use { .. } => false,
    };
    card.words.iter().any(word) || card.powers.iter().any(power)
}
