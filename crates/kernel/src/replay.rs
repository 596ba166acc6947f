//! A finished or interrupted game as a file: set-up, seed and inputs, with pinned definitions and hashes to check.

use crate::{
    Game, Input, Pin, ReplayError, ReplayHead, Seat, Seed, Shape, SharedSeed, Table, Witness, checksum, excerpt,
};
use serde::{Deserialize, Serialize};

/// One input, with what must be true of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReplayStep {
    /// What was done.
    pub input: Input,
    /// The short name of the option taken; empty for inputs that are not answers.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub key: String,
    /// The fingerprint of the position afterwards.
    #[serde(default, skip_serializing_if = "is_default")]
    pub hash: u64,
}

/// What a file need not say.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// A stored game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Replay<S> {
    /// What can be read of it without its game.
    #[serde(flatten)]
    pub head: ReplayHead,
    /// What the game was dealt from, with the numbers that cards had then.
    pub setup: S,
    /// Where its chance came from.
    pub seed: Seed,
    /// The fingerprint of the position after the deal.
    pub start: u64,
    /// Everything that moved it, in order.
    pub steps: Vec<ReplayStep>,
    /// Whether something was taken back that fairness would not allow.
    pub practice: bool,
    /// The seat of whoever saved it, to go on from there.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// Which of the steps, by their numbers from 0, were answered for a player who was not asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unasked: Vec<usize>,
    /// Before which of the steps a player asked for a hint.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hints: Vec<usize>,
    /// The moment that the game was sent for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub report: Option<RulingReport>,
    /// How its seed came about, where several people made it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shared: Option<SharedSeed>,
    /// It tells its inputs and where they lead in the end, and nothing of the way; see [`Replay::brief`].
    #[serde(default, skip_serializing_if = "is_default")]
    pub brief: bool,
}

/// What a player says about a moment of a game that the rules got wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RulingReport {
    /// The choices made before the moment.
    pub step: usize,
    /// What should have happened, in the player's words.
    pub words: String,
}

/// The most bytes of a stored game; a long one has a few hundred thousand.
pub const REPLAY_BYTES: usize = 16 << 20;
/// The most inputs of a stored game; a long one has a few thousand.
pub const REPLAY_STEPS: usize = 100_000;

const KIND: &str = "longbox-replay";
/// Grows when the file is written in another way.
pub(crate) const FORMAT: u32 = 3;

impl<S: Clone> Replay<S> {
    /// Records a table. A table that started from a prepared position has no deal to store.
    pub fn of<G: Game<Setup = S>>(table: &Table<'_, G>) -> Replay<S> {
        let game = table.game();
        let mut again = table.branch(0);
        let start = game.fingerprint(again.position());
        let mut pins = game.pins(table.setup());
        let mut steps = Vec::with_capacity(table.inputs().len());
        for input in table.inputs() {
            let key = key_of(&again, *input);
            if again.input(*input, &mut crate::Deaf).is_err() {
                break;
            }
            steps.push(ReplayStep { input: *input, key, hash: game.fingerprint(again.position()) });
            add_pins(&mut pins, game.pins_of_guests(again.position()));
        }
        let head =
            ReplayHead { game: game.name().to_owned(), rules_version: game.rules_version(), pins, log: Vec::new() };
        Replay {
            head,
            setup: table.setup().clone(),
            seed: table.seed(),
            start,
            steps,
            practice: table.is_practice(),
            seat: None,
            unasked: Vec::new(),
            hints: Vec::new(),
            report: None,
            shared: None,
            brief: false,
        }
    }

    /// The same game as short as it can be told, for a link: without its log, and with nothing to check on the way but
    /// the end.
    #[must_use]
    pub fn brief(mut self) -> Replay<S> {
        self.head.log.clear();
        let end = self.steps.len().saturating_sub(1);
        for (at, step) in self.steps.iter_mut().enumerate() {
            step.key.clear();
            if at < end {
                step.hash = 0;
            }
        }
        self.brief = true;
        self
    }

    /// Plays the replay again, checking pins, option names and fingerprints on the way, up to `steps` inputs.
    pub fn play<'g, G: Game<Setup = S>>(
        &self,
        game: &'g G,
        steps: usize,
        witness: &mut impl Witness<G::Event>,
    ) -> Result<Table<'g, G>, ReplayError> {
        let setup = self.head.renumbered(game, &self.setup)?;
        if self.steps.len() > REPLAY_STEPS {
            return Err(ReplayError::TooLong { found: self.steps.len() });
        }
        let mut table =
            Table::open(game, setup, self.seed, witness).map_err(|error| ReplayError::Setup(error.to_string()))?;
        if let Some(seat) = self.seat.filter(|seat| !game.seats(table.setup()).contains(*seat)) {
            return Err(ReplayError::NoSuchSeat { seat });
        }
        if game.fingerprint(table.position()) != self.start {
            return Err(ReplayError::OtherStart);
        }
        if self.practice {
            table.mark_as_practice();
        }
        for (at, step) in self.steps.iter().take(steps).enumerate() {
            let number = at + 1;
            let input = if self.brief { step.input } else { self.checked(&table, at)? };
            table.input(input, witness).map_err(|refusal| ReplayError::Refused { number, refusal })?;
            let told = !self.brief || number == self.steps.len();
            if told && game.fingerprint(table.position()) != step.hash {
                return Err(ReplayError::OtherPosition { number });
            }
        }
        Ok(table)
    }

    /// An input with the present numbers, if it still does what it did.
    fn checked<G: Game<Setup = S>>(&self, table: &Table<'_, G>, at: usize) -> Result<Input, ReplayError> {
        let step = &self.steps[at];
        let input = input_now(table, step);
        let now = key_of(table, input);
        if now != step.key {
            return Err(ReplayError::OtherOption { number: at + 1, recorded: excerpt(&step.key), now });
        }
        Ok(input)
    }
}

/// Puts the seal on a replay written out as text: kind, length and checksum of what follows.
pub fn seal(body: &str) -> String {
    format!("{KIND} {FORMAT} bytes={} check={:016x}\n{body}", body.len(), checksum(body.as_bytes()))
}

/// Takes the seal off again, if it is whole.
pub fn unseal(text: &str) -> Result<&str, ReplayError> {
    if text.len() > REPLAY_BYTES {
        return Err(ReplayError::TooLarge { found: text.len() });
    }
    let (head, body) = text.split_once('\n').unwrap_or((text, ""));
    let odd = || ReplayError::NotAReplay(String::new());
    let fields = head.strip_prefix(KIND).ok_or_else(odd)?.trim();
    let (format, fields) = fields.split_once(' ').ok_or_else(odd)?;
    let found: u32 = format.parse().map_err(|_| odd())?;
    if found != FORMAT {
        return Err(ReplayError::OtherFormat { found });
    }
    let (length, check) = fields.split_once(' ').ok_or_else(odd)?;
    let expected: usize = length.strip_prefix("bytes=").and_then(|n| n.parse().ok()).ok_or_else(odd)?;
    let check = check.strip_prefix("check=").and_then(|n| u64::from_str_radix(n, 16).ok()).ok_or_else(odd)?;
    if body.len() < expected {
        return Err(ReplayError::CutShort { expected, found: body.len() });
    }
    if body.len() > expected || checksum(body.as_bytes()) != check {
        return Err(ReplayError::Damaged);
    }
    Ok(body)
}

/// Adds those that are not there yet; cards stay in front, in the order of their numbers.
fn add_pins(pins: &mut Vec<Pin>, more: Vec<Pin>) {
    let known = pins.len();
    for pin in more {
        if !pins.iter().any(|other| other.id == pin.id) {
            pins.push(pin);
        }
    }
    if pins.len() > known {
        crate::sort_by_key(pins, |pin| (pin.number.is_none(), pin.number));
    }
}

/// The same input with the present numbers: where a card is named, the answer is its number in the catalogue; where a
/// menu has grown with the catalogue, it is the option with the same key.
fn input_now<G: Game>(table: &Table<'_, G>, step: &ReplayStep) -> Input {
    match step.input {
        Input::Answer(seat, entry) if table.pending().is_some_and(|decision| decision.shape == Shape::Name) => {
            let all = std::iter::once(entry).chain(0..table.game().entries());
            let mut inputs = all.map(|entry| Input::Answer(seat, entry));
            inputs.find(|input| key_of(table, *input) == step.key).unwrap_or(step.input)
        }
        Input::Answer(seat, option) if key_of(table, step.input) != step.key => {
            let options = (0..table.options().len() as u16).map(|option| Input::Answer(seat, option));
            let mut same = options.filter(|input| key_of(table, *input) == step.key);
            match (same.next(), same.next()) {
                (Some(input), None) => input,
                _ => Input::Answer(seat, option),
            }
        }
        input => input,
    }
}

fn key_of<G: Game>(table: &Table<'_, G>, input: Input) -> String {
    match input {
        Input::Answer(seat, index) => {
            let choice = table.choice(seat, index);
            choice.map(|choice| table.game().key(table.position(), choice)).unwrap_or_default()
        }
        Input::Concede(_) | Input::Timeout(_) | Input::AgreedDraw => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sealed_text_survives_and_a_touched_one_does_not() {
        let sealed = seal("{\"game\":\"toy\"}");
        assert_eq!(unseal(&sealed), Ok("{\"game\":\"toy\"}"));
        let half = &sealed[..sealed.len() - 3];
        assert_eq!(unseal(half), Err(ReplayError::CutShort { expected: 14, found: 11 }));
        assert_eq!(unseal(&sealed.replace("toy", "tox")), Err(ReplayError::Damaged));
        assert!(matches!(unseal("hello"), Err(ReplayError::NotAReplay(_))));
        let older = unseal("longbox-replay 1 bytes=2 check=00\n{}").expect_err("it was written before").to_string();
        assert!(older.starts_with("the file was written by an older version of Longbox"), "{older}");
        let huge = seal(&" ".repeat(REPLAY_BYTES));
        assert_eq!(unseal(&huge), Err(ReplayError::TooLarge { found: huge.len() }));
    }
}
