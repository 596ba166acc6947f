//! A position in the words of set-up lines.

use super::cards as by_name;
use super::setup::step_word;
use crate::from_replay::{ReplayedGame, counted};
use longbox_kernel::Seat;
use longbox_vs::language::CardKind;
use longbox_vs::{Ask, CardNo, Choice, NO_PIECE, Piece, Position, Row, Slot, TurnStep, Vs};

/// The lines that set this position up, as far as set-up lines can: effects that last, a combat and what is being
/// decided are not among them.
pub fn vs_set_up_lines(game: &Vs, p: &Position) -> Vec<String> {
    let mut lines = vec![format!("turn of {}", p.active()), format!("# asked: {:?}", p.ask())];
    for seat in p.seats().iter() {
        let ko = cards(game, p, p.zones(seat).ko.pieces(seat));
        let row = ("resources", resources(game, p, seat));
        lines.extend(board(game, p, seat).into_iter().chain([row, ("ko", ko)]).filter_map(|place| line(seat, place)));
        lines.push(format!("# {seat} has {} cards in the deck", p.zones(seat).deck_size()));
    }
    lines
}

/// Who stands where, and the hand.
fn board(game: &Vs, p: &Position, seat: Seat) -> Vec<(&'static str, Vec<String>)> {
    let main = p.main_of(seat);
    let standing = |row: Row| -> Vec<String> {
        let side = p.side(seat).iter().filter(|slot| p.fighter(*slot).row == row && Some(*slot) != main);
        side.map(|slot| character(game, p, slot)).collect()
    };
    vec![
        ("main", main.iter().map(|slot| character(game, p, *slot)).collect()),
        ("front", standing(Row::Front)),
        ("back", standing(Row::Back)),
        ("hand", cards(game, p, p.hand(seat))),
    ]
}

fn line(seat: Seat, (place, cards): (&str, Vec<String>)) -> Option<String> {
    (!cards.is_empty()).then(|| format!("{seat} {place}: {}", cards.join(", ")))
}

impl ReplayedGame for Vs {
    fn whole_lines(&self, p: &Position) -> Option<Vec<String>> {
        // From there on all that counts in a turn is played: points, uses, attacks.
        let resting = p.ask() == Ask::Resource && p.frames().is_empty();
        let step = step_word(p.step()).filter(|_| resting)?;
        let plain = vs_set_up_lines(self, p).into_iter().filter(|line| !line.starts_with('#'));
        let players = format!("players {}", p.seats().len());
        let mut lines = vec![players, format!("turn: {}", p.turn()), format!("step: {step}")];
        lines.extend(plain);
        for seat in p.seats().iter() {
            let deck = cards(self, p, p.zones(seat).deck_pieces(seat)).join(", ");
            lines.push(format!("{seat} deck: {}", if deck.is_empty() { "nothing" } else { &deck }));
        }
        Some(lines)
    }

    fn board_lines(&self, p: &Position) -> Option<Vec<String>> {
        let step = step_word(p.step()).filter(|_| p.frames().is_empty())?;
        let mut lines = Vec::new();
        if p.seats().len() > 2 {
            lines.push(format!("players {}", p.seats().len()));
        }
        if p.active() != Seat::A {
            lines.push(format!("turn of {}", p.active()));
        }
        if p.step() != TurnStep::Main {
            lines.push(format!("step: {step}"));
        }
        for seat in p.seats().iter() {
            let row = ("resources", row_seen(self, p, seat));
            lines.extend(board(self, p, seat).into_iter().chain([row]).filter_map(|place| line(seat, place)));
            let record = p.record(seat);
            let done = [("played", record.twists, "plot twist"), ("made", record.attacks, "attack")];
            lines.extend(done.iter().filter(|(_, count, _)| *count > 0).map(|(did, count, what)| match count {
                1 => format!("{seat} {did} 1 {what}"),
                _ => format!("{seat} {did} {count} {what}s"),
            }));
        }
        Some(lines)
    }

    fn is_passing(&self, p: &Position) -> bool {
        use Ask::{BuildClose, Draw, Formation, Recovery, Recruit, Resource, StartOfMain};
        matches!(p.ask(), Draw | Recovery | Resource | Recruit | Formation | BuildClose | StartOfMain)
    }

    fn option_words(&self, p: &Position, choice: Choice) -> String {
        super::matching::name(self, p, choice)
    }
}

fn cards(game: &Vs, p: &Position, pieces: impl Iterator<Item = Piece>) -> Vec<String> {
    pieces.map(|piece| name(game, p.card(piece))).collect()
}

/// A card as lines name it: by its name, of a main character with the level, or by its id where that could be another.
fn name(game: &Vs, card: CardNo) -> String {
    let Some(printed) = game.card(card) else { return String::new() };
    let (word, meant) = match &printed.kind {
        CardKind::Main { level } => {
            let word = format!("{} L{level}", game.name_of(card));
            let meant = by_name::main_card(game, &word);
            (word, meant)
        }
        _ => (game.name_of(card).to_owned(), by_name::card(game, game.name_of(card))),
    };
    if meant.is_ok_and(|meant| meant == card) { word } else { printed.id.clone() }
}

fn resources(game: &Vs, p: &Position, seat: Seat) -> Vec<String> {
    let zones = p.zones(seat);
    let up = zones.face_up.pieces(seat).map(|piece| name(game, p.card(piece)));
    let down = zones.face_down().pieces(seat).map(|piece| format!("{} down", name(game, p.card(piece))));
    up.chain(down).collect()
}

/// The resource row as far as anybody sees what lies there.
fn row_seen(game: &Vs, p: &Position, seat: Seat) -> Vec<String> {
    let zones = p.zones(seat);
    let up = counted(zones.face_up.pieces(seat).map(|piece| name(game, p.card(piece))).collect());
    let down = match zones.face_down().pieces(seat).count() {
        0 => None,
        1 => Some("down".to_owned()),
        count => Some(format!("{count} x down")),
    };
    up.into_iter().chain(down).collect()
}

fn character(game: &Vs, p: &Position, slot: Slot) -> String {
    let fighter = p.fighter(slot);
    let mut facts = Vec::new();
    if fighter.is_main() && fighter.row == Row::Back {
        facts.push("back".to_owned());
    }
    match fighter.wounds {
        0 => {}
        1 => facts.push("1 wound".to_owned()),
        wounds if wounds > 1 => facts.push(format!("{wounds} wounds")),
        vitality => facts.push(format!("{} vitality", -vitality)),
    }
    if fighter.counters != 0 {
        facts.push(format!("{:+}", fighter.counters));
    }
    if fighter.xp > 0 {
        facts.push(format!("xp {}", fighter.xp));
    }
    let states = [
        (fighter.is_stunned(), "stunned"),
        (fighter.is_hidden(), "hidden"),
        (fighter.is_exhausted() && !fighter.is_stunned(), "exhausted"),
        (fighter.is_frozen(), "frozen"),
    ];
    facts.extend(states.iter().filter(|(is, _)| *is).map(|(_, word)| (*word).to_owned()));
    let equipment = match fighter.equipment {
        NO_PIECE => String::new(),
        piece => format!(" [{}]", name(game, p.card(piece))),
    };
    let facts = if facts.is_empty() { String::new() } else { format!(" ({})", facts.join(", ")) };
    format!("{}{equipment}{facts}", name(game, fighter.card))
}
