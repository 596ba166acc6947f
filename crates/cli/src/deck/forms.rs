//! `longbox deck import` and `export`: decks in the forms of other programs, and as links.

use crate::game::TerminalGame;
use crate::games::{self, Visitor};
use crate::load;
use crate::options::{GameArg, Json, OwnCards};
use crate::screen::{self, BAD, DIM, paint};
use clap::{Args, ValueEnum};
use longbox_catalog::limits::DECK_FILE_BYTES;
use longbox_catalog::{Catalog, DeckList, DeckReading, Form, LINK_MARK, Unread, deck_text, read_deck, write_deck};
use longbox_protocol::GameName;
use miette::{IntoDiagnostic, WrapErr, miette};
use serde_json::{Value, json};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// What stands for the standard input.
const STDIN: &str = "-";

/// The forms that decks are written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum To {
    /// A deck file: a line a card
    Text,
    /// The whole deck in one word, to be put behind an address
    Link,
    /// A file of Cockatrice
    Cod,
}

impl To {
    fn form(self) -> Form {
        match self {
            To::Text => Form::Text,
            To::Link => Form::Link,
            To::Cod => Form::Cod,
        }
    }

    /// The form that was asked for, or that the name of the file tells.
    fn of(to: Option<To>, out: Option<&Path>) -> To {
        let ending = out.and_then(Path::extension).and_then(|ending| ending.to_str());
        to.unwrap_or(if ending == Some("cod") { To::Cod } else { To::Text })
    }
}

#[derive(Args)]
#[command(after_help = "Examples:
  longbox deck import friend.cod                     a deck of Cockatrice, as text
  longbox deck import old.o8d --out mine.deck        a deck of OCTGN, kept
  longbox deck import 'https://example.org/#/deck/AQ…'
  longbox deck import - --json < list.txt            for programs

What the deck is written in and which game it is for is found out by itself. Lines that are not understood are named
with the nearest cards, and the exit status is 1.")]
pub(crate) struct ImportArgs {
    /// A file, a link, or - for the standard input
    deck: String,
    /// The form to write it in [default: text, or cod for a file that ends so]
    #[arg(long, value_enum)]
    to: Option<To>,
    /// The file to write it to [default: the screen]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    game: GameArg,
    #[command(flatten)]
    output: Json,
    #[command(flatten)]
    own: OwnCards,
}

#[derive(Args)]
#[command(after_help = "Examples:
  longbox deck export --game vs wolverine --to link
  longbox deck export --game vs wolverine --out wolverine.cod
  longbox deck export mine.deck --to link --json")]
pub(crate) struct ExportArgs {
    /// A built-in deck or a deck file
    deck: String,
    /// The form to write it in [default: text, or cod for a file that ends so]
    #[arg(long, value_enum)]
    to: Option<To>,
    /// The file to write it to [default: the screen]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    game: GameArg,
    #[command(flatten)]
    output: Json,
    #[command(flatten)]
    own: OwnCards,
}

pub(super) fn import<G: TerminalGame>(args: &ImportArgs) -> miette::Result<ExitCode> {
    let text = match args.deck.as_str() {
        STDIN => standard_input()?,
        link if link.contains(LINK_MARK) => link.to_owned(),
        file => load::text_of(Path::new(file), DECK_FILE_BYTES)?,
    };
    let cost = |game: &GameName| (games::visit(*game, Missed { text: &text, own: &args.own }), *game != G::NAME);
    let game = args.game.game.or_else(|| GameName::ALL.into_iter().min_by_key(cost)).unwrap_or(G::NAME);
    games::visit(game, Import { args, text: &text })
}

pub(super) fn export<G: TerminalGame>(args: &ExportArgs) -> miette::Result<ExitCode> {
    let catalog = load::catalog::<G>(&args.own.cards)?;
    let text = match deck_text::<G>(&args.deck).filter(|_| !load::is_deck_file(&args.deck)) {
        Some(text) => text.to_owned(),
        None if load::is_deck_file(&args.deck) => load::text_of(Path::new(&args.deck), DECK_FILE_BYTES)?,
        // The error names the decks that there are.
        None => return Err(load::deck(&catalog, &args.deck).err().unwrap_or_else(|| miette!("no such deck"))),
    };
    let reading = read_deck(&catalog.game, &text);
    if !reading.unread.is_empty() {
        tell_unread(&catalog, &reading.unread);
        return Ok(ExitCode::from(1));
    }
    let to = To::of(args.to, args.out.as_deref());
    let written = written(&catalog, &reading.list, to)?;
    if args.output.json {
        screen::say_json(&json!({ "form": to.form().word(), "game": G::NAME.word(), "text": written }));
    } else {
        put(args.out.as_deref(), &written)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn standard_input() -> miette::Result<String> {
    let mut found = Vec::new();
    std::io::stdin().take(DECK_FILE_BYTES as u64 + 1).read_to_end(&mut found).into_diagnostic()?;
    String::from_utf8(found).map_err(|_| miette!("what comes in is not a text; is it the right file?"))
}

/// Counts the lines that a game does not understand.
struct Missed<'a> {
    text: &'a str,
    own: &'a OwnCards,
}

impl Visitor for Missed<'_> {
    type Output = (bool, usize);

    fn visit<G: TerminalGame>(self) -> (bool, usize) {
        // Cards of the player's own are of one game; the other one goes without.
        let catalog = load::catalog::<G>(&self.own.cards).or_else(|_| load::catalog::<G>(&[]));
        let reading = catalog.map(|catalog| read_deck(&catalog.game, self.text));
        reading.map_or((true, usize::MAX), |reading| (reading.list.size() == 0, reading.unread.len()))
    }
}

struct Import<'a> {
    args: &'a ImportArgs,
    text: &'a str,
}

impl Visitor for Import<'_> {
    type Output = miette::Result<ExitCode>;

    fn visit<G: TerminalGame>(self) -> miette::Result<ExitCode> {
        let args = self.args;
        let catalog = load::catalog::<G>(&args.own.cards)?;
        let reading = read_deck(&catalog.game, self.text);
        let to = To::of(args.to, args.out.as_deref());
        let deck = written(&catalog, &reading.list, to)?;
        if args.output.json {
            screen::say_json(&told(&catalog, &reading, (to, &deck)));
        } else {
            put(args.out.as_deref(), &deck)?;
            tell_unread(&catalog, &reading.unread);
        }
        Ok(if reading.unread.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(1) })
    }
}

fn written<G: TerminalGame>(catalog: &Catalog<G>, list: &DeckList, to: To) -> miette::Result<String> {
    let text = write_deck(&catalog.game, list, to.form());
    let text = text.ok_or_else(|| miette!("decks are not written in this form"))?;
    Ok(if to == To::Link { format!("{LINK_MARK}{text}\n") } else { text })
}

/// Everything about an import, for programs.
fn told<G: TerminalGame>(catalog: &Catalog<G>, reading: &DeckReading, (to, deck): (To, &str)) -> Value {
    let line = |unread: &Unread| {
        let near = unread.near.iter().filter_map(|card| catalog.game.cards().get(usize::from(*card)));
        let near: Vec<Value> = near.map(|card| json!({ "id": G::id_of(card), "name": G::name_of(card) })).collect();
        json!({
            "line": unread.line, "text": unread.text, "problem": unread.problem, "copies": unread.copies, "near": near,
        })
    };
    json!({
        "game": G::NAME.word(),
        "from": reading.form.word(),
        "to": to.form().word(),
        "name": reading.list.name,
        "size": reading.list.size(),
        "text": deck,
        "unread": reading.unread.iter().map(line).collect::<Vec<_>>(),
    })
}

fn put(file: Option<&Path>, text: &str) -> miette::Result<()> {
    match file {
        Some(path) => std::fs::write(path, text)
            .into_diagnostic()
            .wrap_err_with(|| format!("{} cannot be written", path.display())),
        None => {
            screen::say(text.trim_end_matches('\n'));
            Ok(())
        }
    }
}

/// Names every line that was not understood. The deck may go to another program, so this does not stand among it.
fn tell_unread<G: TerminalGame>(catalog: &Catalog<G>, unread: &[Unread]) {
    for line in unread {
        let place = if line.line == 0 { String::new() } else { format!("line {}: ", line.line) };
        let near = line.near.iter().filter_map(|card| catalog.game.cards().get(usize::from(*card)));
        let near: Vec<String> = near.map(|card| format!("{} ({})", G::name_of(card), G::id_of(card))).collect();
        anstream::eprintln!("{} {place}{}", paint(BAD, "not read:"), line.problem);
        if !near.is_empty() {
            anstream::eprintln!("  {}", paint(DIM, format_args!("nearest: {}", near.join(", "))));
        }
    }
    let copies: usize = unread.iter().map(|line| line.copies).sum();
    if copies > 0 {
        anstream::eprintln!("{} missing from the deck.", screen::count(copies, "card"));
    }
}
