//! One game with random answers, and the number that tells its course from others.

use crate::facts::{Facts, id, place};
use longbox_kernel::{Deaf, Dice, Game, Seat, Shape, StableHasher, Table, checksum};
use longbox_vs::judge::Judge;
use longbox_vs::{Choice, Position, Setup, Vs};
use std::hash::Hasher;

/// The whole course of a game in two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Course {
    pub(crate) decisions: u64,
    pub(crate) print: u64,
}

/// A moment of a game as it is told to whoever looks for a difference.
#[derive(Debug)]
pub(crate) struct Moment<'a> {
    /// How many answers were given; none after the deal.
    pub(crate) number: u64,
    /// The last one.
    pub(crate) answer: &'a str,
    /// Of the facts of this moment alone: a course that finds back to another shows it.
    pub(crate) hash: u64,
    pub(crate) facts: &'a str,
}

/// An option by what it means: its key, and for a card also which one of that name and where it lies. Numbers that are
/// places in lists inside the rules are left out: of triggers and lasting changes, and of powers, which have names.
fn meaning(game: &Vs, p: &Position, choice: Choice) -> String {
    let mut key = game.key(p, choice);
    match choice {
        Choice::Trigger(_) | Choice::PayOff(_) => key.truncate(key.rfind('#').unwrap_or(key.len())),
        Choice::Use(slot, number) => name_power(&mut key, &Judge::new(game, p).supers(slot), number),
        Choice::UseCard(piece, number) => name_power(&mut key, &Judge::new(game, p).powers_of_card(piece), number),
        _ => {}
    }
    if let Choice::Resource(piece, _)
    | Choice::Recruit(piece, _)
    | Choice::UseCard(piece, _)
    | Choice::Play(piece, _)
    | Choice::PlayAs(piece, ..)
    | Choice::PowerUp(piece, _)
    | Choice::Card(piece) = choice
    {
        for part in [" ", id(game, p.card(piece)), " ", place(p, piece)] {
            key.push_str(part);
        }
    }
    key
}

/// Puts the name of a power where its number stood, at the end of the key. Some characters have several of one name:
/// those are counted.
fn name_power(key: &mut String, powers: &[(u8, &str)], number: u8) {
    let name = powers.iter().find(|power| power.0 == number).map_or("", |power| power.1);
    let before = powers.iter().filter(|power| power.0 < number && power.1 == name).count();
    key.truncate(key.rfind(':').map_or(0, |colon| colon + 1));
    key.push_str(name);
    if before > 0 {
        key.push_str(&format!("#{}", before + 1));
    }
}

/// What may be answered: in words, and the number that the table takes.
type Answers = Vec<(String, u16)>;

/// All answers in an order that the menu has no part in. Only those that mean the same stay as they are offered.
fn answers(table: &Table<'_, Vs>, shape: Shape) -> Answers {
    let game = table.game();
    let mut answers: Answers = match shape {
        // Of all cards there are, only those of the two decks: a new card in the catalogue changes no old game.
        Shape::Name => {
            let cards = table.setup().sides.iter().flat_map(|side| side.main.iter().chain(&side.deck));
            cards.map(|card| (format!("name:{}", id(game, *card)), *card)).collect()
        }
        _ => {
            let offered = table.options().iter().zip(0..);
            offered.map(|(choice, number)| (meaning(game, table.position(), *choice), number)).collect()
        }
    };
    answers.sort();
    if shape == Shape::Name {
        answers.dedup();
    }
    answers
}

/// A game that is played and put into a number on the way.
struct Play<'g> {
    table: Table<'g, Vs>,
    hasher: StableHasher,
    facts: String,
    decisions: u64,
}

impl Play<'_> {
    /// Takes in the moment that the last answer has led to.
    fn look(&mut self, answer: &str, answers: &Answers, tell: &mut impl FnMut(&Moment<'_>)) {
        Facts::write(self.table.game(), self.table.position(), &mut self.facts);
        for (answer, _) in answers {
            self.facts.push_str("may ");
            self.facts.push_str(answer);
            self.facts.push('\n');
        }
        let hash = checksum(self.facts.as_bytes());
        self.hasher.write(answer.as_bytes());
        self.hasher.write_u64(hash);
        tell(&Moment { number: self.decisions, answer, hash, facts: &self.facts });
    }

    /// Who answers next, and what may be answered; nobody when the game is over.
    fn next(&self) -> Option<(Seat, Answers)> {
        let chair = self.table.chair()?;
        Some((chair.seat(), answers(&self.table, chair.decision().shape)))
    }
}

/// Plays the game with this name; its chance and its answers follow from the name alone.
pub(crate) fn play(game: &Vs, setup: &Setup, name: &str, mut tell: impl FnMut(&Moment<'_>)) -> Course {
    let table = Table::open(game, setup.clone(), checksum(name.as_bytes()), &mut Deaf).unwrap();
    let mut dice = Dice::new(checksum(format!("answers of {name}").as_bytes()));
    let mut play = Play { table, hasher: StableHasher::default(), facts: String::new(), decisions: 0 };
    let mut answer = String::new();
    while let Some((seat, mut answers)) = play.next() {
        play.look(&answer, &answers, &mut tell);
        assert!(!answers.is_empty(), "{name}: nothing can be answered after {} answers", play.decisions);
        let (words, number) = answers.swap_remove(dice.pick(answers.len()));
        play.table.answer(seat, number, &mut Deaf).unwrap();
        play.decisions += 1;
        answer = format!("{seat} {words}");
    }
    play.look(&answer, &Vec::new(), &mut tell);
    Course { decisions: play.decisions, print: play.hasher.finish() }
}
