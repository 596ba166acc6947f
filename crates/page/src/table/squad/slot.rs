//! One place for each damage of an attack, with the cards that were turned for it.

use super::keep::told;
use longbox_protocol::{CardInfo, SquadAttack, Turned};

/// A point of damage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Slot {
    /// A card was turned or put down for it.
    Turned { number: usize, turned: Turned },
    /// Nothing was turned for it yet, or ever, if the attack was stopped before.
    Empty { number: usize, stopped: bool },
}

/// More slots than this stand in two lines, and so on.
const LINE: usize = 7;

/// All slots in their order. None before the value is fixed.
pub(super) fn slots(attack: &SquadAttack) -> Vec<Slot> {
    let turned = attack.turned.iter().zip(1..).map(|(turned, number)| Slot::Turned { number, turned: turned.clone() });
    let stopped = is_stopped(attack);
    let first_empty = attack.turned.len() + 1;
    let empty = (first_empty..=usize::from(attack.value)).map(|number| Slot::Empty { number, stopped });
    turned.chain(empty).collect()
}

/// Whether blocks have closed everything that it attacked with.
pub(super) fn is_stopped(attack: &SquadAttack) -> bool {
    attack.open.is_empty() && attack.turned.iter().any(|turned| turned.blocks)
}

/// How many lines so many slots take on a wide screen.
pub(super) fn lines(slots: usize) -> usize {
    slots.div_ceil(LINE).max(1)
}

/// How many of them stand in a line. A short line leaves room at its end, so that cards keep their width.
pub(super) fn columns(slots: usize) -> usize {
    match lines(slots) {
        1 => slots.max(LINE - 1),
        lines => slots.div_ceil(lines),
    }
}

/// The first card turned since the attack was last looked at: from there on cards turn over.
pub(super) fn first_fresh(before: Option<&SquadAttack>, now: &SquadAttack) -> usize {
    let goes_on = |before: &&SquadAttack| (before.card, before.by) == (now.card, now.by);
    before.filter(goes_on).filter(|before| now.turned.starts_with(&before.turned)).map_or(0, |old| old.turned.len())
}

/// What a turned card came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    Blocks,
    /// Its icon is of another Factor.
    NoMatch,
    /// Its icon is of a Factor of the attack, and still it stopped nothing.
    NoBlock,
}

pub(super) fn fate(turned: &Turned, icon: Option<&str>, attacking: &[String]) -> Fate {
    let matches = icon.is_some_and(|icon| attacking.iter().any(|factor| factor == icon));
    match (turned.blocks, matches) {
        (true, _) => Fate::Blocks,
        (false, true) => Fate::NoBlock,
        (false, false) => Fate::NoMatch,
    }
}

/// How a Factor of the attack stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Standing {
    Open,
    Blocked,
    /// Neither: nothing can block it, or it is not fixed yet.
    Plain,
}

/// Each Factor that the card attacks with. `icons`: those of the cards that blocked, each of which closes one.
pub(super) fn standings(factors: &[String], open: &[String], icons: &[String]) -> Vec<Standing> {
    let (mut open, mut icons) = (open.to_vec(), icons.to_vec());
    let take = |from: &mut Vec<String>, factor: &String| {
        let at = from.iter().position(|other| other == factor);
        at.map(|at| from.remove(at)).is_some()
    };
    let one = |factor: &String| {
        if take(&mut icons, factor) {
            Standing::Blocked
        } else if take(&mut open, factor) {
            Standing::Open
        } else {
            Standing::Plain
        }
    };
    factors.iter().map(one).collect()
}

/// A line of a card that needs so much damage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Threshold {
    pub(super) needs: u8,
    pub(super) text: String,
    pub(super) state: Reach,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reach {
    Reached,
    /// The damage may still grow.
    Open,
    Missed,
}

/// The lines of the attacking card that ask for damage. A hit uses none of them.
pub(super) fn thresholds(attack: &SquadAttack, face: &CardInfo) -> Vec<Threshold> {
    let ended = attack.over || is_stopped(attack);
    let state = |needs: u8| match (attack.dealt >= needs, ended) {
        (true, _) => Reach::Reached,
        (false, false) => Reach::Open,
        (false, true) => Reach::Missed,
    };
    let lines = face.text.iter().filter(|_| attack.is_attack);
    lines
        .filter_map(|line| {
            let needs = line.needs?;
            Some(Threshold { needs, text: told(line), state: state(needs) })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use longbox_protocol::{Seat, TextLine};

    fn card(card: u16, blocks: bool) -> Turned {
        Turned { card, blocks, from_hand: false }
    }

    fn attack(value: u8, turned: Vec<Turned>, open: &[&str]) -> SquadAttack {
        SquadAttack {
            card: 1,
            by: Seat::A,
            victim: Seat::B,
            is_attack: true,
            value,
            value_parts: String::new(),
            dealt: turned.len() as u8,
            open: open.iter().map(|factor| (*factor).to_owned()).collect(),
            turned,
            misfired: false,
            over: false,
            story: String::new(),
        }
    }

    fn is_turned(slot: &Slot) -> bool {
        matches!(slot, Slot::Turned { .. })
    }

    #[test]
    fn there_is_a_slot_for_each_damage_and_the_cards_come_first() {
        let slots = slots(&attack(4, vec![card(2, false)], &["animal"]));
        assert_eq!(slots.len(), 4);
        assert_eq!(slots[0], Slot::Turned { number: 1, turned: card(2, false) });
        assert_eq!(slots[3], Slot::Empty { number: 4, stopped: false });
    }

    #[test]
    fn what_a_block_saves_is_stopped() {
        let slots = slots(&attack(3, vec![card(2, true)], &[]));
        assert_eq!(slots[1], Slot::Empty { number: 2, stopped: true });
    }

    #[test]
    fn one_of_two_factors_blocked_stops_nothing() {
        let slots = slots(&attack(3, vec![card(2, true)], &["tech"]));
        assert_eq!(slots[1], Slot::Empty { number: 2, stopped: false });
    }

    #[test]
    fn more_cards_than_the_value_are_all_shown() {
        let slots = slots(&attack(0, vec![card(2, false), card(3, false)], &["tech"]));
        assert_eq!(slots.len(), 2);
        assert!(slots.iter().all(is_turned));
    }

    #[test]
    fn twenty_slots_stand_in_three_lines() {
        assert_eq!([0, 1, 6, 7, 8, 14, 15, 20].map(lines), [1, 1, 1, 1, 2, 2, 3, 3]);
        assert_eq!([0, 1, 6, 7, 8, 14, 15, 20].map(columns), [6, 6, 6, 7, 4, 7, 5, 7]);
    }

    #[test]
    fn only_new_cards_turn_over() {
        let one = attack(4, vec![card(2, false)], &["animal"]);
        let three = attack(4, vec![card(2, false), card(3, false), card(4, true)], &[]);
        assert_eq!(first_fresh(None, &three), 0);
        assert_eq!(first_fresh(Some(&one), &three), 1);
        let another = SquadAttack { card: 9, ..one.clone() };
        assert_eq!(first_fresh(Some(&another), &three), 0);
        assert_eq!(first_fresh(Some(&three), &one), 0);
    }

    #[test]
    fn a_matching_icon_that_stops_nothing_is_no_mismatch() {
        let attacking = ["animal".to_owned()];
        assert_eq!(fate(&card(2, true), Some("animal"), &attacking), Fate::Blocks);
        assert_eq!(fate(&card(2, false), Some("animal"), &attacking), Fate::NoBlock);
        assert_eq!(fate(&card(2, false), Some("speed"), &attacking), Fate::NoMatch);
    }

    #[test]
    fn each_blocking_icon_closes_one_factor() {
        let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
        let found = standings(&words(&["tech", "animal", "speed"]), &words(&["tech"]), &words(&["animal"]));
        assert_eq!(found, [Standing::Open, Standing::Blocked, Standing::Plain]);
        let twice = standings(&words(&["animal", "animal"]), &words(&["animal"]), &words(&["animal"]));
        assert_eq!(twice, [Standing::Blocked, Standing::Open]);
    }

    #[test]
    fn thresholds_follow_the_damage() {
        let line = |needs: Option<u8>| TextLine { needs, body: "Heal 1.".to_owned(), ..TextLine::default() };
        let face = CardInfo { text: vec![line(Some(2)), line(None), line(Some(5))], ..CardInfo::default() };
        let states =
            |attack: &SquadAttack| thresholds(attack, &face).into_iter().map(|one| one.state).collect::<Vec<_>>();
        let mut attack = attack(6, vec![card(2, false), card(3, false)], &["animal"]);
        assert_eq!(states(&attack), [Reach::Reached, Reach::Open]);
        attack.over = true;
        assert_eq!(states(&attack), [Reach::Reached, Reach::Missed]);
        attack.is_attack = false;
        assert_eq!(states(&attack), []);
    }
}
