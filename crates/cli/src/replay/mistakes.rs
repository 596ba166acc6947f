//! `longbox replay mistakes`: what a player could have done better.

use super::{in_file, text_of};
use crate::game::TerminalGame;
use crate::mistakes::{self, Game};
use crate::options::{GameArg, Json, OwnCards};
use crate::play::Client;
use crate::screen;
use clap::Args;
use longbox_kernel::Seat;
use longbox_protocol::{Mistake, MistakeSearch, Weight};
use miette::IntoDiagnostic;
use serde_json::{Value, json};
use std::marker::PhantomData;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Args)]
#[command(after_help = "Examples:
  longbox replay mistakes game.replay
  longbox replay mistakes game.replay --seat 2
  longbox replay mistakes game.replay --looks 2000 --json

The bot hero weighs every choice of the player by what the player knew then, and tells the three that cost most.
Chances are hero's, not certain. The same number of looks gives the same answer on every machine.")]
pub(crate) struct MistakesArgs<G: TerminalGame> {
    pub(super) file: PathBuf,
    #[command(flatten)]
    pub(super) game: GameArg,
    /// Whose mistakes: 1 or a is player A, 2 or b player B [default: who saved the game, or else player A]
    #[arg(long, value_parser = a_seat)]
    seat: Option<Seat>,
    /// How many looks hero gets for a choice; what seems wrong gets four times as many [default: 500]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(10..=1_000_000))]
    looks: Option<u32>,
    #[command(flatten)]
    output: Json,
    #[command(flatten)]
    own: OwnCards,
    #[arg(skip)]
    of: PhantomData<G>,
}

fn a_seat(word: &str) -> Result<Seat, String> {
    let seats = [("1", "a"), ("2", "b"), ("3", "c"), ("4", "d")];
    let wanted = word.to_lowercase();
    let found = seats.iter().position(|(number, letter)| wanted == *number || wanted == *letter);
    found
        .map(|seat| Seat(seat as u8))
        .ok_or_else(|| "a seat is a number from 1 to 4 or a letter from a to d".to_owned())
}

pub(super) fn run<G: TerminalGame>(args: &MistakesArgs<G>) -> miette::Result<ExitCode> {
    let mut client = Client::open(G::NAME, &args.own.cards)?;
    let game = Game { replay: text_of(&args.file)?, players: Vec::new(), seat: args.seat, looks: args.looks };
    let search = mistakes::find(&mut client, game).map_err(|text| in_file(&args.file, &text))?;
    if args.output.json {
        screen::say(serde_json::to_string_pretty(&in_json(&search)).into_diagnostic()?);
    } else {
        let file = args.file.display();
        let from = search.seat.letter().to_ascii_lowercase();
        mistakes::tell(&search, |step| format!("longbox replay show {file} --from {from} --step {step}"));
    }
    Ok(ExitCode::SUCCESS)
}

fn in_json(search: &MistakeSearch) -> Value {
    let weight = |weight: &Weight| json!({ "label": weight.label, "chance": weight.chance });
    let mistake = |mistake: &Mistake| {
        json!({
            "step": mistake.step,
            "turn": mistake.turn,
            "question": mistake.question,
            "chosen": weight(&mistake.chosen),
            "better": weight(&mistake.better),
            "cost": mistake.better.chance.saturating_sub(mistake.chosen.chance),
        })
    };
    let found: Vec<Value> = search.found.iter().flatten().map(mistake).collect();
    json!({ "seat": search.seat.to_string(), "mistakes": found })
}
