//! Whether verdicts are right: after each play of a `best` or `never` line, games are played out.

use crate::asking::{check, deal_anew};
use crate::fault::Fault;
use crate::file::Answer;
use crate::stage::Stage;
use longbox_bots::BotSpec;
use longbox_kernel::{Deaf, Game, Player, Seat};

/// How games go on after a play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weighed {
    /// The play, or an option of the question.
    pub play: String,
    /// Games that its player won.
    pub won: u32,
    /// Games played out.
    pub of: u32,
}

/// Plays so many games out after each play of the lines, and after each option of the question, all in the same
/// deals and by the same bots.
pub(crate) fn weigh<'g, S: Stage<'g>>(
    stage: &S,
    answers: &[Answer],
    bot: BotSpec,
    games: u64,
) -> Result<Vec<Weighed>, Fault> {
    check(stage, answers)?;
    let mut asked = stage.clone();
    let table = asked.at_table()?;
    let Some(chair) = table.chair() else { return Ok(Vec::new()) };
    let (seat, seats) = (chair.seat(), table.game().seats(table.setup()).len());
    let mut bots: Vec<_> = (0..seats).map(|_| bot.bot::<S::Game>(0)).collect();
    let plays = answers.iter().filter(|answer| answer.expectation().is_none());
    let mut weighed: Vec<Weighed> = Vec::new();
    let keys: Vec<String> = chair.options().iter().map(|choice| table.game().key(table.position(), *choice)).collect();
    let all = plays.map(|answer| Start::Line(&answer.line.text)).chain((0..keys.len()).map(Start::Option));
    for start in all {
        let play = match start {
            Start::Line(text) => text.to_owned(),
            Start::Option(at) => format!("option {}", keys[at]),
        };
        let mut result = Weighed { play, won: 0, of: 0 };
        for game in 0..games {
            result.of += 1;
            result.won += u32::from(is_won(stage, start, game, &mut bots, seat)?);
        }
        weighed.push(result);
    }
    Ok(weighed)
}

/// What a game goes on with.
#[derive(Clone, Copy)]
enum Start<'a> {
    Line(&'a str),
    Option(usize),
}

fn is_won<'g, S: Stage<'g>>(
    stage: &S,
    start: Start<'_>,
    game: u64,
    bots: &mut [longbox_bots::Bot<S::Game>],
    seat: Seat,
) -> Result<bool, Fault> {
    let mut stage = deal_anew(stage, game + 1)?;
    match start {
        Start::Line(text) => stage.say(text)?,
        Start::Option(at) => stage.take(at as u16)?,
    }
    for (number, bot) in bots.iter_mut().enumerate() {
        bot.reseed(longbox_kernel::Seed::from(game).stream(number as u64));
    }
    let mut players: Vec<&mut dyn Player<S::Game>> = Vec::new();
    for bot in bots {
        players.push(bot);
    }
    let outcome = stage.at_table()?.play_out(&mut players, &mut Deaf);
    Ok(outcome.won_by(seat))
}
