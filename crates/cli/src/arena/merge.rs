//! `longbox arena merge`: joins the parts of a ladder.

use super::ladder_file::{LadderFile, read};
use super::{ladder_words, plot};
use crate::options::Json;
use crate::screen;
use longbox_arena::LadderRecord;
use miette::miette;
use std::path::PathBuf;
use std::process::ExitCode;

/// Join the parts of a ladder that was shared out
#[derive(clap::Args)]
#[command(after_help = "Examples:
  longbox arena ladder --game vs --shard 1/2 --out a.json
  longbox arena ladder --game vs --shard 2/2 --out b.json
  longbox arena merge a.json b.json --out all.json

The whole is, to the byte, what one run without --shard writes.")]
pub(crate) struct MergeArgs {
    /// The files of all parts
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The file to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Draw the strengths as a picture
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    #[command(flatten)]
    output: Json,
}

pub(crate) fn run(args: &MergeArgs) -> miette::Result<ExitCode> {
    let parts = args.files.iter().map(|file| read(file)).collect::<miette::Result<Vec<LadderRecord>>>()?;
    let whole = LadderRecord::merge(parts).map_err(|error| miette!("these parts do not make a whole: {error}"))?;
    let file = LadderFile::new(&whole);
    file.write(&args.out)?;
    if let Some(svg) = &args.svg {
        let picture = plot::draw(&whole.settings, &file.report);
        std::fs::write(svg, picture).map_err(|error| miette!("{} cannot be written: {error}", svg.display()))?;
    }
    if args.output.json {
        screen::say(file.text()?.trim_end());
    } else {
        screen::say(ladder_words::told(&whole, &file.report).trim_end());
    }
    Ok(ExitCode::SUCCESS)
}
