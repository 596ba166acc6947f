//! Asking bots what they would do in the position of a scenario.
//!
//! The rule: the bot sits where somebody is asked, and goes on answering; everybody else declines what can be
//! declined and takes the first option otherwise. A play comes if the answers that its line gives are the next ones
//! that the bot gives. A `best` or `never` line looks at the first answers, one of `this turn` at all of the turn.

use crate::fault::Fault;
use crate::file::{Answer, Verdict};
use crate::stage::Stage;
use longbox_bots::{Bot, BotSpec};
use longbox_kernel::{Dice, Game, Input, Player, Seat, Seed, Shape, Table, Viewer};

/// Answers of a bot on one turn, at most.
const PATIENCE: usize = 300;
/// Out of ten tries so many must be right.
const RIGHT_OF_TEN: u32 = 9;

/// Who is asked, and how often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asking {
    /// The bot.
    pub bot: BotSpec,
    /// Ways in which what the bot cannot know is dealt; the first is the one of the file.
    pub deals: u64,
    /// Seeds of its own that the bot gets in each of them.
    pub seeds: u64,
}

impl Asking {
    /// Ten tries: two deals, five seeds in each.
    pub fn new(bot: BotSpec) -> Asking {
        Asking { bot, deals: 2, seeds: 5 }
    }
}

/// How a bot did in one position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tried {
    /// How often it was right.
    pub right: u32,
    /// How often it was asked.
    pub of: u32,
    /// What it did when it was wrong, each with how often.
    pub wrong: Vec<(String, u32)>,
}

impl Tried {
    /// Nine of ten times right.
    pub fn is_solved(&self) -> bool {
        self.of > 0 && self.right * 10 >= self.of * RIGHT_OF_TEN
    }

    fn add(&mut self, right: bool, did: String) {
        self.of += 1;
        if right {
            self.right += 1;
            return;
        }
        match self.wrong.iter_mut().find(|(known, _)| *known == did) {
            Some((_, times)) => *times += 1,
            None => self.wrong.push((did, 1)),
        }
    }
}

/// Checks that a bot can be asked: the seat that the lines name is asked, and every play can be made now.
pub(crate) fn check<'g, S: Stage<'g>>(stage: &S, answers: &[Answer]) -> Result<(), Fault> {
    if answers.is_empty() {
        return Ok(());
    }
    let mut opened = stage.clone();
    let seat = seat_asked(opened.at_table()?)?;
    for answer in answers.iter().filter(|answer| answer.expectation().is_none()) {
        let text = &answer.line.text;
        let at_line = |fault: Fault| fault.at(answer.line.number);
        if !text.starts_with(&format!("{seat} ")) {
            return Err(at_line(Fault::new(format!("{seat} is asked here, and '{text}' is somebody else's play"))));
        }
        if answers_of(stage, seat, text).map_err(at_line)?.is_empty() {
            return Err(at_line(Fault::new(format!("'{text}' gives no answer to what {seat} is asked here"))));
        }
    }
    Ok(())
}

fn seat_asked<G: Game>(table: &Table<'_, G>) -> Result<Seat, Fault> {
    let chair = table.chair().ok_or_else(|| Fault::new("the game is over, so nobody can be asked"))?;
    Ok(chair.seat())
}

/// Asks a bot as often as wanted.
pub(crate) fn ask<'g, S: Stage<'g>>(stage: &S, answers: &[Answer], asking: &Asking) -> Result<Tried, Fault> {
    check(stage, answers)?;
    let mut bot = asking.bot.bot::<S::Game>(0);
    let mut tried = Tried::default();
    for deal in 0..asking.deals {
        let dealt = deal_anew(stage, deal)?;
        for seed in 0..asking.seeds {
            bot.reseed(Seed::from(deal).stream(seed));
            let (right, did) = Try::new(dealt.clone(), answers)?.play(&mut bot)?;
            tried.add(right, did);
        }
    }
    Ok(tried)
}

/// The same position, with what the seat that is asked cannot know dealt in another way; the first is as it stands.
pub(crate) fn deal_anew<'g, S: Stage<'g>>(stage: &S, number: u64) -> Result<S, Fault> {
    let mut stage = stage.clone();
    let table = stage.at_table()?;
    if number > 0 {
        let (game, seat) = (table.game(), seat_asked(table)?);
        let standpoint = game.standpoint(table.position(), Viewer::Seat(seat));
        let position = game.imagine(&standpoint, &mut Dice::new(number));
        *table = Table::from_position(game, table.setup().clone(), number, position);
    }
    Ok(stage)
}

/// The keys of the answers that a play means for its player, up to the first answer of somebody else.
fn answers_of<'g, S: Stage<'g>>(stage: &S, seat: Seat, text: &str) -> Result<Vec<String>, Fault> {
    let mut said = stage.clone();
    let mut table = said.at_table()?.clone();
    let made = table.inputs().len();
    said.say(text)?;
    let mut keys = Vec::new();
    for input in &said.at_table()?.inputs()[made..] {
        match input {
            Input::Answer(by, option) if *by == seat => keys.push(key_of(&table, *option)),
            _ if !keys.is_empty() => break,
            _ => {}
        }
        table.input(*input, &mut longbox_kernel::Deaf).map_err(|refusal| Fault::new(refusal.to_string()))?;
    }
    Ok(keys)
}

/// The option of the pending question by its key, which is the same for equal cards.
fn key_of<G: Game>(table: &Table<'_, G>, option: u16) -> String {
    let named = || table.chair().and_then(|chair| table.game().named(table.position(), chair.seat(), option));
    let choice = table.options().get(usize::from(option)).copied().or_else(named);
    choice.map_or_else(String::new, |choice| table.game().key(table.position(), choice))
}

/// One time that a bot is asked.
struct Try<'a, S> {
    stage: S,
    seat: Seat,
    answers: &'a [Answer],
    /// What the bot has answered.
    given: Vec<String>,
    /// Plays that may come: which line, after how many answers, and the answers that it means.
    plays: Vec<(usize, usize, Vec<String>)>,
}

impl<'a, S> Try<'a, S> {
    fn new<'g>(mut stage: S, answers: &'a [Answer]) -> Result<Try<'a, S>, Fault>
    where
        S: Stage<'g>,
    {
        let seat = seat_asked(stage.at_table()?)?;
        Ok(Try { stage, seat, answers, given: Vec::new(), plays: Vec::new() })
    }

    /// Lets the bot play on as long as a line can still come. Whether it was right, and what it did.
    fn play<'g>(mut self, bot: &mut Bot<S::Game>) -> Result<(bool, String), Fault>
    where
        S: Stage<'g>,
    {
        let all_turn = self.answers.iter().any(|answer| answer.this_turn);
        let table = self.stage.at_table()?;
        let turn = table.game().turn(table.position());
        while self.given.len() < PATIENCE {
            let table = self.stage.at_table()?;
            let Some(chair) = table.chair().filter(|_| table.game().turn(table.position()) == turn) else { break };
            if chair.seat() != self.seat {
                let option = table.options().iter().position(S::declines).unwrap_or(0);
                self.stage.take(option as u16)?;
                continue;
            }
            let forced = chair.options().len() == 1 && chair.decision().shape != Shape::Name;
            let option = if forced { 0 } else { bot.decide(&chair) };
            let key = key_of(table, option);
            self.note_plays();
            self.given.push(key);
            self.stage.take(option)?;
            let longest = self.plays.iter().map(|(_, _, keys)| keys.len()).max().unwrap_or(1);
            if !all_turn && self.given.len() >= longest {
                break;
            }
        }
        Ok((self.is_right(), self.given.join(", ")))
    }

    /// Notes the plays that the bot could begin now.
    fn note_plays<'g>(&mut self)
    where
        S: Stage<'g>,
    {
        let first = self.given.is_empty();
        for (number, answer) in self.answers.iter().enumerate() {
            if answer.expectation().is_some() || !(first || answer.this_turn) {
                continue;
            }
            if let Ok(keys) = answers_of(&self.stage, self.seat, &answer.line.text) {
                self.plays.push((number, self.given.len(), keys));
            }
        }
    }

    fn is_right<'g>(&self) -> bool
    where
        S: Stage<'g>,
    {
        let came = |number: usize, answer: &Answer| match answer.expectation() {
            Some(_) => self.stage.clone().say(&answer.line.text).is_ok(),
            None => self
                .plays
                .iter()
                .any(|(of, from, keys)| *of == number && !keys.is_empty() && self.given[*from..].starts_with(keys)),
        };
        let mut any = false;
        let mut best = None;
        for (number, answer) in self.answers.iter().enumerate() {
            match answer.verdict {
                Verdict::Never => any |= came(number, answer),
                Verdict::Best => best = Some(best.unwrap_or(false) || came(number, answer)),
            }
        }
        best.unwrap_or(true) && !any
    }
}
