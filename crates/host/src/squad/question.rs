//! What the viewer is asked.

use super::{numbers, offers, refusals};
use crate::Seen;
use crate::words::squad::attack as words;
use longbox_kernel::{Decision, Shape};
use longbox_protocol::{Question, QuestionShape, Step};
use longbox_squad::{Ask, Choice, Squad, Strike};

pub(super) fn question(seen: &Seen<'_, Squad>, decision: Decision, options: &[Choice]) -> Question {
    let offers = offers::offers(seen, options);
    let refusals = refusals::refusals(seen, &offers);
    Question {
        number: 0,
        source: String::new(),
        effect: String::new(),
        text: text(seen),
        detail: detail(seen),
        shape: shape(decision.shape),
        offers,
        refusals,
        deal: None,
        step: Step::Other,
    }
}

fn shape(shape: Shape) -> QuestionShape {
    match shape {
        Shape::One => QuestionShape::One,
        Shape::Some { picked, most } => QuestionShape::Some { picked, most },
        Shape::Order { placed } => QuestionShape::Order { placed },
        Shape::Number { low, high } => QuestionShape::Number { low, high },
        Shape::YesNo => QuestionShape::YesNo,
        Shape::Name => QuestionShape::Name,
    }
}

fn text(seen: &Seen<'_, Squad>) -> String {
    match seen.position().ask() {
        // What attacks is told beside it.
        Ask::Block => words::BLOCK.to_owned(),
        _ => seen.names.put_into(&seen.game.question(seen.position())),
    }
}

fn detail(seen: &Seen<'_, Squad>) -> String {
    let position = seen.position();
    match seen.position().ask() {
        Ask::Attack => {
            let power = seen.game.power_breakdown(position, seen.position().asked(), None);
            let parts = match power.parts.len() {
                1 => String::new(),
                _ => numbers::parts(seen.game, &power, None),
            };
            words::your_power(power.total, &parts)
        }
        Ask::Block | Ask::Overflow => seen.position().strike().map(|attack| threat(seen, attack)).unwrap_or_default(),
        Ask::Effect => seen.game.asking_text(position).unwrap_or_default(),
        Ask::Nothing | Ask::HandLimit | Ask::KeeperLimit | Ask::Pause => String::new(),
    }
}

/// "Mira attacks for 6 with Animal."
fn threat(seen: &Seen<'_, Squad>, attack: &Strike) -> String {
    let factors: Vec<&str> = attack.open_factors().map(|factor| factor.name()).collect();
    let who = seen.names.of(attack.by);
    let told = match attack.is_attack() {
        true => words::attacks_for(who, attack.value, &factors),
        false => words::hits_for(who, seen.game.name_of(attack.card), attack.value, &factors),
    };
    match attack.dealt {
        0 => told,
        dealt => words::done_so_far(&told, dealt),
    }
}
