//! From words to options: which character, card or answer is meant.

use super::cards;
use super::seat;
use crate::fault::Fault;
use longbox_kernel::Seat;
use longbox_vs::judge::Judge;
use longbox_vs::language::Symbol;
use longbox_vs::{Ask, CardNo, Choice, Frame, NO_PIECE, Piece, Position, Row, Slot, Vs, owner};

/// What a line wants to be answered.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Want {
    Exactly(Choice),
    /// One of these cards, as a plot twist.
    Play(Vec<CardNo>),
    /// One of these, as one of those.
    PlayAs(Vec<CardNo>, Vec<CardNo>),
    /// From this place, if one is said.
    /// With where it lies; true: paid for with symbols.
    Recruit(Vec<CardNo>, Option<String>, bool),
    Resource(Vec<CardNo>, bool),
    /// That character, by one of these cards if they are said.
    PowerUp(Slot, Option<Vec<CardNo>>),
    /// A super power by name, of that character; of several with this name the one with this number.
    Use {
        power: String,
        slot: Slot,
        nth: Option<usize>,
    },
    /// A super power by name, of one of these cards outside play.
    UseCard(String, Vec<CardNo>),
    /// A location for a cost: true if it is discarded.
    Pay(Vec<CardNo>, bool),
    /// Any answer in words. True: also the order of triggers.
    Word(String, bool),
}

impl Want {
    /// Whether an option is the one that is wanted.
    pub(super) fn fits(&self, game: &Vs, p: &Position, choice: Choice) -> bool {
        let is = |cards: &[CardNo], piece: Piece| cards.contains(&p.card(piece));
        let is_here = |cards: &[CardNo], piece: Piece| piece != NO_PIECE && is(cards, piece);
        match (self, choice) {
            (Want::Exactly(wanted), choice) => *wanted == choice,
            (Want::Play(cards), Choice::Play(piece, _)) => is(cards, piece),
            (Want::PlayAs(cards, like), Choice::PlayAs(piece, card, _)) => is(cards, piece) && like.contains(&card),
            (Want::Recruit(cards, place, paid), Choice::Recruit(piece, way)) => {
                is(cards, piece) && lies(p, piece, place.as_deref()) && *paid == (way > 0)
            }
            (Want::Recruit(cards, place, false), Choice::Search(card)) => {
                cards.contains(&card) && place.as_deref().is_none_or(|place| place == "deck")
            }
            (Want::Resource(cards, up), Choice::Resource(piece, face_up)) => is(cards, piece) && *up == face_up,
            (Want::PowerUp(slot, cards), Choice::PowerUp(piece, on)) => {
                *slot == on && cards.as_ref().is_none_or(|cards| is(cards, piece))
            }
            (Want::Use { power, slot, nth }, Choice::Use(of, number)) => {
                let supers = Judge::new(game, p).supers(of);
                let named = |(other, name): &(u8, &str)| *other == number && name.eq_ignore_ascii_case(power);
                let nth = nth.is_none_or(|nth| nth_power(&supers, power, nth) == Some(number));
                *slot == of && nth && supers.iter().any(named)
            }
            (Want::Use { power, slot, .. }, Choice::Yes) => {
                Judge::new(game, p).reaction().is_some_and(|(name, of)| of == *slot && name.eq_ignore_ascii_case(power))
            }
            // A KO'd character reacts to its own KO.
            (Want::UseCard(power, cards), Choice::Yes) => {
                let named = Judge::new(game, p).reaction().is_some_and(|(name, _)| name.eq_ignore_ascii_case(power));
                named && matches!(p.frames().last(), Some(Frame::Pay(pay)) if is_here(cards, pay.what.piece))
            }
            (Want::UseCard(name, cards), Choice::UseCard(piece, number)) => {
                let powers = Judge::new(game, p).powers_of_card(piece);
                let named = powers.iter().any(|(nth, power)| *nth == number && power.eq_ignore_ascii_case(name));
                named && is(cards, piece)
            }
            (Want::Pay(cards, discard), Choice::Card(piece)) if p.ask() == Ask::Pay => {
                is(cards, piece) && p.zones(owner(piece)).hand.contains(piece) == *discard
            }
            (Want::Word(..), Choice::Card(_)) if p.ask() == Ask::Pay => false,
            (Want::Word(_, false), Choice::Trigger(_) | Choice::Move(_) | Choice::Join(_)) => false,
            (Want::Word(word, _), choice) => word_fits(game, p, choice, word),
            _ => false,
        }
    }

    /// Whether the words mean anything in this game, though perhaps not now.
    pub(super) fn is_known(&self, game: &Vs, p: &Position) -> bool {
        let Want::Word(word, _) = self else { return true };
        let (name, _) = sided(placed(word).0);
        let plain = ["yes", "no", "nothing", "nobody", "no more", "enough", "pass", "none", "down", "pay off"];
        let deals = || game.deal_lines(p).into_iter().any(|choice| word_fits(game, p, choice, word));
        plain.contains(&name)
            || deals()
            || fighters(game, p, name).is_some()
            || row(word).or_else(|| row(name)).is_some()
            || seat(word.trim_start_matches("player ")).is_some()
            || word.trim_start_matches('L').parse::<i32>().is_ok()
            || cards::team(game, word).is_ok()
            || Symbol::ALL.iter().any(|symbol| symbol.name().eq_ignore_ascii_case(word))
    }

    /// In words, for messages.
    pub(super) fn text(&self, game: &Vs, p: &Position) -> String {
        let first = |cards: &[CardNo]| cards.first().map_or("", |card| game.name_of(*card)).to_owned();
        match self {
            Want::Exactly(choice) => name(game, p, *choice),
            Want::Play(cards) | Want::Recruit(cards, ..) | Want::Resource(cards, _) | Want::Pay(cards, _) => {
                first(cards)
            }
            Want::PlayAs(cards, like) => format!("{} as {}", first(cards), first(like)),
            Want::PowerUp(slot, _) => format!("power up {}", fighter_name(game, p, *slot)),
            Want::Use { power, slot, .. } => format!("{power} of {}", fighter_name(game, p, *slot)),
            Want::UseCard(power, cards) => format!("{power} of {}", first(cards)),
            Want::Word(word, _) => word.clone(),
        }
    }
}

pub(super) fn word_fits(game: &Vs, p: &Position, choice: Choice, word: &str) -> bool {
    match choice {
        Choice::Pass => matches!(word, "nothing" | "nobody" | "no more" | "enough" | "pass" | "none"),
        Choice::Yes => word == "yes",
        Choice::No => word == "no",
        Choice::Player(who) => seat(word.trim_start_matches("player ")) == Some(who),
        Choice::Row(row) => word.trim_end_matches(" row") == row_word(row),
        Choice::RowOf(who, row) => {
            let word = word.trim_end_matches(" row");
            word == row_word(row)
                || word == format!("{who} {}", row_word(row))
                || word == format!("{who}'s {}", row_word(row))
        }
        Choice::Fighter(slot) | Choice::Target(slot) | Choice::Join(slot) | Choice::Move(slot) => {
            fighters(game, p, word).is_some_and(|found| found.contains(&slot))
        }
        Choice::Card(piece) => {
            let (word, place) = placed(word);
            let (name, side) = sided(word);
            let side = side.is_none_or(|side| owner(piece) == side) && lies(p, piece, place);
            let here = p.card(piece) != longbox_vs::UNKNOWN;
            let known = here && cards::meant(game, name).is_some_and(|cards| cards.contains(&p.card(piece)));
            let down = word == "down" || sided(word).0 == "down";
            side && (known || down && p.zones(owner(piece)).face_down().contains(piece))
        }
        Choice::Trigger(number) => p.pending_triggers().get(usize::from(number)).is_some_and(|pending| {
            let (name, side) = sided(word);
            let named = cards::meant(game, name).is_some_and(|cards| cards.contains(&pending.card));
            named && side.is_none_or(|side| pending.me == side)
        }),
        Choice::Version(card) => {
            let level = game.card(card).is_some_and(
                |card| matches!(card.kind, longbox_vs::language::CardKind::Main { level } if word == format!("L{level}")),
            );
            level || cards::meant(game, word).is_some_and(|cards| cards.contains(&card))
        }
        Choice::Number(number) => word.parse() == Ok(number),
        Choice::Team(team) => word.eq_ignore_ascii_case(game.team_name(team)),
        Choice::Way(_) if p.ask() == Ask::Pay => {
            game.option_label(p, p.asked(), choice).trim_matches(['[', ']']).eq_ignore_ascii_case(word)
        }
        Choice::Way(number) => match deal_part(game, p, choice) {
            Some(part) => word.eq_ignore_ascii_case(&part),
            None => word.parse() == Ok(number + 1),
        },
        Choice::PayOff(_) => word == "pay off",
        _ => false,
    }
}

/// `Thor in ko`: the card and the place where it lies.
pub(super) fn placed(word: &str) -> (&str, Option<&str>) {
    let place = |(name, place)| matches!(place, "hand" | "part" | "ko" | "deck").then_some((name, Some(place)));
    if let Some(word) = word.strip_suffix(TUNNEL) {
        return (word, Some(TUNNEL));
    }
    word.rsplit_once(" in ").and_then(place).unwrap_or((word, None))
}

/// Said of a resource that somebody is beneath.
const TUNNEL: &str = " over a tunnel";

/// Whether a card lies there, if a place is said.
fn lies(p: &Position, piece: Piece, place: Option<&str>) -> bool {
    let zones = p.zones(owner(piece));
    let (hand, fallen) = (zones.hand.contains(piece), zones.ko.contains(piece));
    match place {
        Some("hand") => hand && p.part_holder(piece).is_none(),
        Some("part") => hand && p.part_holder(piece).is_some(),
        Some("ko") => fallen,
        Some(TUNNEL) => p.moles(piece).next().is_some(),
        Some(_) => !hand && !fallen,
        None => true,
    }
}

fn row_word(row: Row) -> &'static str {
    match row {
        Row::Front => "front",
        Row::Back => "back",
        Row::None => "none",
    }
}

/// A row by its name.
pub(super) fn row(word: &str) -> Option<Row> {
    let word = word.trim_end_matches(" row");
    [Row::Front, Row::Back].into_iter().find(|row| row_word(*row) == word)
}

/// `Thor of B` and `B's Thor`: the name and the side.
pub(super) fn sided(word: &str) -> (&str, Option<Seat>) {
    if let Some((name, who)) = word.rsplit_once(" of ")
        && let Some(who) = seat(who)
    {
        return (name, Some(who));
    }
    match word.split_once("'s ") {
        Some((who, name)) if seat(who).is_some() => (name, seat(who)),
        _ => (word, None),
    }
}

/// `universe 2`, `the original universe`: its number.
pub(super) fn universe(word: &str) -> Option<u8> {
    match word.strip_prefix("universe ") {
        Some(number) => number.parse().ok().filter(|number| *number > 0),
        None => (word == "the original universe").then_some(0),
    }
}

/// The characters in play that a name can mean: `Thor`, `Thor of B`, `Skrull #2`, `A main`. Those in another universe
/// are meant if nobody is here, or where it says so: `Thor in universe 1`. None: no such card.
pub(super) fn fighters(game: &Vs, p: &Position, word: &str) -> Option<Vec<Slot>> {
    let word = word.trim();
    if let Some((word, number)) = word.rsplit_once(" in ").and_then(|(word, place)| Some((word, universe(place)?))) {
        let there = if p.universe_at_hand() == number { p } else { &game.with_board(p, number) };
        let all = fighters(game, there, word)?;
        return Some(all.into_iter().filter(|slot| there.universe_of(*slot) == number).collect());
    }
    let main = word.strip_suffix(" main").map(|who| who.trim_end_matches("'s"));
    if let Some(who) = main.and_then(seat) {
        return Some(p.main_of(who).or_else(|| p.anywhere(p.record(who).main)).into_iter().collect());
    }
    let (name, side) = sided(word);
    let (cards, side, nth) = match cards::meant(game, name) {
        Some(cards) => (cards, side, None),
        None => {
            // A name may hold a number sign of its own, so this comes second.
            let (bare, nth) = numbered(name);
            let (bare, own_side) = sided(bare);
            (cards::meant(game, bare)?, side.or(own_side), Some(nth?))
        }
    };
    let fits = |slot: &Slot| {
        let fighter = p.fighter(*slot);
        cards.contains(&fighter.card) && side.is_none_or(|side| fighter.side == side)
    };
    let standing = p.in_play() | p.machines();
    let here: Vec<Slot> = standing.iter().filter(fits).collect();
    let found = if here.is_empty() { p.apart().iter().filter(fits).collect() } else { here };
    match nth {
        Some(nth) => Some(found.get(nth.saturating_sub(1)).copied().into_iter().collect()),
        None => Some(found),
    }
}

/// `Bug #2`: the name and the number.
pub(super) fn numbered(name: &str) -> (&str, Option<usize>) {
    let split = name.rsplit_once(" #").and_then(|(name, nth)| Some((name, Some(nth.parse().ok()?))));
    split.unwrap_or((name, None))
}

/// The one character that is meant; of several on one side the first.
pub(super) fn fighter(game: &Vs, p: &Position, word: &str, prefer: impl Fn(Slot) -> bool) -> Result<Slot, Fault> {
    let all = fighters(game, p, word).ok_or_else(|| cards::no_card(game, sided(word).0))?;
    let preferred: Vec<Slot> = all.iter().copied().filter(|slot| prefer(*slot)).collect();
    let found = if preferred.is_empty() { all } else { preferred };
    let Some(first) = found.first().copied() else {
        let here: Vec<String> = p.in_play().iter().map(|slot| fighter_name(game, p, slot)).collect();
        return Err(Fault::new(format!("'{word}' is not in play; in play are {}", here.join(", "))));
    };
    let side = p.fighter(first).side;
    match found.iter().all(|slot| p.fighter(*slot).side == side) {
        true => Ok(first),
        false => Err(Fault::new(format!("'{word}' is on several sides; write '{word} of {side}'"))),
    }
}

pub(super) fn fighter_name(game: &Vs, p: &Position, slot: Slot) -> String {
    let fighter = p.fighter(slot);
    format!("{} of {}", game.name_of(fighter.card), fighter.side)
}

/// An option in words, as scenarios write it.
pub(super) fn name(game: &Vs, p: &Position, choice: Choice) -> String {
    let fighter = |slot: Slot| fighter_name(game, p, slot);
    let card = |piece: Piece| game.name_of(p.card(piece)).to_owned();
    let power = |powers: Vec<(u8, &str)>, number: u8| {
        powers.iter().find(|(nth, _)| *nth == number).map_or("?", |(_, name)| *name).to_owned()
    };
    match choice {
        Choice::Pass => "pass".to_owned(),
        Choice::Yes => "yes".to_owned(),
        Choice::No => "no".to_owned(),
        Choice::Player(seat) => format!("player {seat}"),
        Choice::Row(row) => row_word(row).to_owned(),
        Choice::RowOf(seat, row) => format!("{seat}'s {}", row_word(row)),
        Choice::Resource(piece, up) => format!("resource {} {}", card(piece), if up { "up" } else { "down" }),
        Choice::Recruit(piece, 0) => format!("recruit {}", card(piece)),
        Choice::Recruit(piece, _) => format!("recruit {} paying symbols", card(piece)),
        Choice::Search(card) => format!("recruit {} in deck", game.name_of(card)),
        Choice::Move(slot) => format!("move {}", fighter(slot)),
        Choice::Attack(slot) => format!("attack with {}", fighter(slot)),
        Choice::Join(slot) => format!("and with {}", fighter(slot)),
        Choice::Target(slot) => format!("attack {}", fighter(slot)),
        Choice::Use(slot, number) => {
            format!("use {} of {}", power(Judge::new(game, p).supers(slot), number), fighter(slot))
        }
        Choice::UseCard(piece, number) => {
            format!("use {} of {}", power(Judge::new(game, p).powers_of_card(piece), number), card(piece))
        }
        Choice::Play(piece, _) => format!("play {}", card(piece)),
        Choice::PlayAs(piece, like, _) => format!("play {} as {}", card(piece), game.name_of(like)),
        Choice::PowerUp(piece, slot) => format!("power up {} with {}", fighter(slot), card(piece)),
        Choice::Fighter(slot) => fighter(slot),
        Choice::Card(piece) if p.moles(piece).next().is_some() => card(piece) + TUNNEL,
        Choice::Card(piece) => card(piece),
        Choice::Trigger(number) => {
            let pending = p.pending_triggers().get(usize::from(number));
            pending.map_or_else(String::new, |pending| format!("trigger of {}", game.name_of(pending.card)))
        }
        Choice::Version(card) => game.card(card).map_or_else(String::new, |card| card.id.clone()),
        Choice::Number(number) => number.to_string(),
        Choice::Name(card) => game.name_of(card).to_owned(),
        Choice::Team(team) => game.team_name(team).to_owned(),
        Choice::Way(_) if p.ask() == Ask::Pay => game.option_label(p, p.asked(), choice),
        Choice::Way(number) => deal_part(game, p, choice).unwrap_or_else(|| (number + 1).to_string()),
        Choice::PayOff(_) => "pay off".to_owned(),
    }
}

/// A part of a deal as somebody else tells it: "A draws two cards".
fn deal_part(game: &Vs, p: &Position, choice: Choice) -> Option<String> {
    game.deal_part(p, choice)?;
    let stranger = longbox_kernel::Seat(u8::MAX);
    Some(game.option_label(p, stranger, choice).replace("Player ", ""))
}

/// How many have been picked in a choice that may go on.
pub(super) fn picked(p: &Position) -> bool {
    match p.frames().last() {
        Some(Frame::Form(_) | Frame::Script(_)) => matches!(p.ask(), Ask::Formation | Ask::Effect),
        _ => false,
    }
}

/// The number of the nth super power of this name, counted from 1.
pub(super) fn nth_power(supers: &[(u8, &str)], power: &str, nth: usize) -> Option<u8> {
    let mut named = supers.iter().filter(|(_, name)| name.eq_ignore_ascii_case(power));
    named.nth(nth.saturating_sub(1)).map(|(number, _)| *number)
}
