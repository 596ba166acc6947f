//! What the viewer is asked.

use super::{numbers, offers, refusals, voice};
use crate::{Seen, second_person};
use longbox_kernel::{Decision, Shape};
use longbox_protocol::{Question, QuestionShape};
use longbox_squad::{Ask, AttackView, Choice, Squad};

pub(super) fn question(seen: &Seen<'_, Squad>, decision: Decision, options: &[Choice]) -> Question {
    let offers = offers::offers(seen, options);
    let refusals = refusals::refusals(seen, &offers);
    Question { number: 0, text: text(seen), detail: detail(seen), shape: shape(decision.shape), offers, refusals }
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
    match seen.view.ask {
        // What attacks is told beside it.
        Ask::Block => "Block from hand?".to_owned(),
        _ => seen.names.put_into(&seen.game.question(seen.standpoint.position())),
    }
}

fn detail(seen: &Seen<'_, Squad>) -> String {
    let position = seen.standpoint.position();
    match seen.view.ask {
        Ask::Attack => {
            let power = seen.game.power_breakdown(position, seen.view.asked, None);
            let parts = match power.parts.len() {
                1 => String::new(),
                _ => format!(" ({})", numbers::parts(seen.game, &power, None)),
            };
            format!("Your power is {}{parts}: a card of that level or lower can be played.", power.total)
        }
        Ask::Block | Ask::Overflow => seen.view.attacks.last().map(|attack| threat(seen, attack)).unwrap_or_default(),
        Ask::Effect => seen.game.asking_text(position).unwrap_or_default(),
        Ask::Nothing | Ask::HandLimit | Ask::KeeperLimit | Ask::Pause => String::new(),
    }
}

/// "Mira attacks for 6 with Animal."
fn threat(seen: &Seen<'_, Squad>, attack: &AttackView) -> String {
    let factors: Vec<&str> = attack.open.iter().flatten().map(|factor| factor.name()).collect();
    let with = if factors.is_empty() { String::new() } else { format!(" with {}", voice::listed(&factors)) };
    let value = attack.value;
    let told = match attack.is_attack {
        true => second_person(format!("{} attacks for {value}{with}.", seen.names.of(attack.by))),
        false => {
            let (whose, name) = (voice::whose(seen.names, attack.by), seen.game.name_of(attack.card));
            voice::capital(&format!("{whose} \"{name}\" hits for {value}{with}."))
        }
    };
    match attack.dealt {
        0 => told,
        dealt => format!("{told} {dealt} of it is done."),
    }
}
