//! Arguments that several commands share.

use crate::games;
use clap::Args;
use longbox_protocol::GameName;
use std::path::PathBuf;

#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct GameArg {
    /// The game [default: the one a file tells, or else squad]
    #[arg(long, value_parser = games::parser())]
    pub(crate) game: Option<GameName>,
}

#[derive(Clone, Debug, Args)]
pub(crate) struct OwnCards {
    /// A file with cards of your own to add (may be repeated)
    #[arg(long, value_name = "FILE")]
    pub(crate) cards: Vec<PathBuf>,
}

#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct Json {
    /// Print JSON, for programs
    #[arg(long)]
    pub(crate) json: bool,
}
