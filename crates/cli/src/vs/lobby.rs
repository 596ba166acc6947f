//! Before a game of Vs. System: decks, main characters, who plays with whom.

use super::{MODES, mode, usual_players};
use crate::load;
use crate::play::{Encounter, PlayArgs, Reader};
use crate::screen::{BOLD, DIM, fit, paint, say};
use clap::{Args, ValueEnum};
use longbox_arena::{Sport, VsTerms};
use longbox_catalog::{Difficulty, VsCatalog, VsDeck};
use longbox_host::vs::{self, difficulty_of, main_name, mains_for};
use longbox_kernel::{Dice, Seat};
use longbox_vs::{Mode, Vs};

/// Kinds of decks.
const STARTER: &str = "starter";
const TUNED: &str = "tuned";

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum First {
    Me,
    Bot,
}

/// What `play` asks besides.
#[derive(Debug, Args)]
pub(crate) struct Invitation {
    /// Your main character, in the place of the one that the deck names
    #[arg(long, value_name = "NAME", conflicts_with = "resume")]
    main: Option<String>,
    /// The main characters of the others, separated by commas
    #[arg(long, value_name = "NAME", value_delimiter = ',', conflicts_with = "resume")]
    against_main: Vec<String>,
    /// How the players stand to each other: free-for-all, two-vs-two, reinforced or two-headed
    #[arg(long, value_parser = mode, default_value = "free-for-all", conflicts_with = "resume")]
    mode: Mode,
    /// How many play; the others are bots [default: 2, or 4 in two teams]
    #[arg(long, value_parser = clap::value_parser!(u8).range(2..=4), conflicts_with = "resume")]
    players: Option<u8>,
    /// Who goes first; otherwise a player drawn by lot decides
    #[arg(long, value_enum, conflicts_with = "resume")]
    first: Option<First>,
}

pub(super) fn sit_down(
    args: &PlayArgs<Vs>,
    catalog: &VsCatalog,
    reader: &mut Reader,
    seed: u64,
) -> miette::Result<Option<Encounter<Vs>>> {
    let known = starters_first(load::built_in(&catalog.game)?);
    let asks = args.deck.is_none() && reader.is_terminal();
    let Some(mine) = my_deck(args, catalog, reader, &known)? else { return Ok(None) };
    let words: Vec<&str> =
        args.against.as_deref().unwrap_or("").split(',').map(str::trim).filter(|word| !word.is_empty()).collect();
    let named = args.invitation.players.map_or(words.len() + 1, usize::from);
    let seats = named.max(usize::from(usual_players(args.invitation.mode)));
    let mut foes: Vec<VsDeck> = Vec::new();
    let mut dice = Dice::new(seed);
    for number in 1..seats {
        let deck = match words.get(number - 1).or(words.last()) {
            Some(word) => load::deck(catalog, word)?,
            None if asks && number == 1 => {
                let usual = usual_foe(&known, &mine);
                match ask_deck(catalog, reader, "Against:  ", &known, usual)? {
                    Some(deck) => deck,
                    None => return Ok(None),
                }
            }
            None => other_deck(&known, &mine, &foes, &mut dice),
        };
        let main = args.invitation.against_main.get(number - 1);
        foes.push(match main {
            Some(main) => with_main(&catalog.game, &known, deck, main)?,
            None => deck,
        });
    }
    let me = args.me();
    let mut decks = foes;
    decks.insert(me.index().min(decks.len()), mine);
    Ok(Some(encounter(args, &catalog.game, decks, me)))
}

fn encounter(args: &PlayArgs<Vs>, game: &Vs, decks: Vec<VsDeck>, me: Seat) -> Encounter<Vs> {
    let mut seats: Vec<usize> = (0..decks.len()).collect();
    let mode = args.invitation.mode;
    let mut setup = game.meet(&decks, &mut seats, &VsTerms { mode, ..VsTerms::default() });
    let all = setup.seats();
    setup.first = args.invitation.first.map(|first| match first {
        First::Me => me,
        First::Bot => all.next_after(me).unwrap_or(me),
    });
    let mine = &decks[me.index().min(decks.len() - 1)];
    let hint = mine.extra.difficulty.map_or_else(String::new, |hint| format!(" Difficulty: {}.", hint.name()));
    let mut story = vec![(0, format!("Your main character is {}.{hint}", main_name(game, mine)))];
    for (at, deck) in decks.iter().enumerate().filter(|(at, _)| *at != me.index()) {
        story.push((2, format!("Seat {}: {}, led by {}.", Seat(at as u8), deck.name, main_name(game, deck))));
    }
    if let Some((word, _)) = MODES.into_iter().find(|(_, known)| *known == mode && mode != Mode::FreeForAll) {
        let with = if matches!(mode, Mode::TwoVsTwo | Mode::Reinforced) { "across from you" } else { "beside you" };
        story.push((0, format!("The mode is {word}: your teammate sits {with}.")));
    }
    Encounter { decks, setup, foe: None, story }
}

/// The player's deck with the main character that was named or picked.
fn my_deck(
    args: &PlayArgs<Vs>,
    catalog: &VsCatalog,
    reader: &mut Reader,
    known: &[VsDeck],
) -> miette::Result<Option<VsDeck>> {
    let asks = args.deck.is_none() && reader.is_terminal();
    let game = &catalog.game;
    let mut deck = match &args.deck {
        Some(word) => load::deck(catalog, word)?,
        None if asks => {
            deck_table(game, known).iter().for_each(say);
            match ask_deck(catalog, reader, "Your deck:", known, known.first())? {
                Some(deck) => deck,
                None => return Ok(None),
            }
        }
        None => load::deck(catalog, "avengers")?,
    };
    deck.extra.difficulty = deck.extra.difficulty.or_else(|| difficulty_of(known, &deck.extra.main));
    match &args.invitation.main {
        Some(name) => with_main(game, known, deck, name).map(Some),
        None if asks && deck.kind != TUNED => ask_main(game, reader, known, deck),
        None => Ok(Some(deck)),
    }
}

/// The deck behind the main character of its team that the player picks.
fn ask_main(game: &Vs, reader: &mut Reader, known: &[VsDeck], deck: VsDeck) -> miette::Result<Option<VsDeck>> {
    let mains = mains_for(game, &deck);
    if mains.len() < 2 {
        return Ok(Some(deck));
    }
    main_table(game, known, &mains).iter().for_each(say);
    let question = format!("Your main character: a number or a name [{}]", main_name(game, &deck));
    let Some(line) = reader.ask(&question) else { return Ok(None) };
    let picked = line.parse::<usize>().ok().and_then(|number| mains.get(number.checked_sub(1)?));
    match picked.map(|name| (*name).to_owned()).unwrap_or(line) {
        name if name.is_empty() => Ok(Some(deck)),
        name => with_main(game, known, deck, &name).map(Some),
    }
}

/// The starter decks, then the others; each kind keeps its order.
fn starters_first(mut decks: Vec<VsDeck>) -> Vec<VsDeck> {
    decks.sort_by_key(|deck| deck.kind != STARTER);
    decks
}

/// Lines that list decks by their numbers, each kind below its title.
fn deck_table(game: &Vs, known: &[VsDeck]) -> Vec<String> {
    let wide = known.iter().map(|deck| deck.name.chars().count()).max().unwrap_or(0);
    let mut lines = Vec::new();
    let mut kind = "";
    for (at, deck) in known.iter().enumerate() {
        if deck.kind != kind {
            kind = &deck.kind;
            lines.push(paint(BOLD, title(kind)));
        }
        let (name, main) = (fit(&deck.name, wide), fit(main_name(game, deck), 15));
        lines.push(format!("{:>4} {name}  {main}  {}", at + 1, word(deck.extra.difficulty)).trim_end().to_owned());
    }
    lines
}

fn title(kind: &str) -> &'static str {
    match kind {
        STARTER => "Starter decks: any main character of the team can lead them",
        TUNED => "Tuned decks: each is built around its main character",
        _ => "Other decks",
    }
}

/// Lines that list main characters by their numbers, and how hard they are to play.
fn main_table(game: &Vs, known: &[VsDeck], mains: &[&str]) -> Vec<String> {
    let line = |(at, name): (usize, &&str)| {
        let hint = word(difficulty_of(known, &game.levels_of(name)));
        format!("{:>4} {} {hint}", at + 1, fit(name, 16)).trim_end().to_owned()
    };
    let note = "Easy or tricky is how much there is to think about, not how strong somebody is.";
    mains.iter().enumerate().map(line).chain([paint(DIM, note)]).collect()
}

fn word(difficulty: Option<Difficulty>) -> &'static str {
    difficulty.map_or("", Difficulty::name)
}

/// The deck that sits opposite if the player names none: the last one of the same kind.
fn usual_foe<'a>(known: &'a [VsDeck], mine: &VsDeck) -> Option<&'a VsDeck> {
    known.iter().rfind(|deck| alike(deck, mine) && deck.key != mine.key)
}

/// Whether the decks fit together: a tuned deck meets a tuned one, any other a starter.
fn alike(deck: &VsDeck, mine: &VsDeck) -> bool {
    (deck.kind == TUNED) == (mine.kind == TUNED)
}

fn ask_deck(
    catalog: &VsCatalog,
    reader: &mut Reader,
    what: &str,
    known: &[VsDeck],
    usual: Option<&VsDeck>,
) -> miette::Result<Option<VsDeck>> {
    let place = known.iter().position(|deck| usual.is_some_and(|usual| usual.key == deck.key)).map_or(1, |at| at + 1);
    let Some(line) = reader.ask(&format!("{what} a number, a name or a file [{place}]")) else {
        return Ok(None);
    };
    let number = if line.is_empty() { Some(place) } else { line.parse::<usize>().ok() };
    match number.and_then(|number| known.get(number.checked_sub(1)?)) {
        Some(deck) => Ok(Some(deck.clone())),
        None => load::deck(catalog, &line).map(Some),
    }
}

/// A deck like the player's that nobody has yet, if there is one.
fn other_deck(known: &[VsDeck], mine: &VsDeck, foes: &[VsDeck], dice: &mut Dice) -> VsDeck {
    let taken = |deck: &VsDeck| deck.key == mine.key || foes.iter().any(|foe| foe.key == deck.key);
    let free = |deck: &&VsDeck| alike(deck, mine) && !taken(deck);
    let open: Vec<&VsDeck> = known.iter().filter(free).collect();
    match open.len() {
        0 => mine.clone(),
        some => open[dice.pick(some)].clone(),
    }
}

/// The same deck behind another main character.
fn with_main(game: &Vs, known: &[VsDeck], deck: VsDeck, name: &str) -> miette::Result<VsDeck> {
    vs::with_main(game, known, deck, name).map_err(|error| {
        let fit = error.fit.join(", ");
        miette::miette!(help = format!("for this deck: {fit}"), "{error}")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lobby() -> (VsCatalog, Vec<VsDeck>) {
        let catalog = longbox_catalog::vs().unwrap();
        let known = starters_first(load::built_in(&catalog.game).unwrap());
        (catalog, known)
    }

    #[test]
    fn starter_decks_come_first_and_each_deck_tells_how_hard_it_is() {
        let (catalog, known) = lobby();
        let lines = deck_table(&catalog.game, &known);
        assert_eq!(lines.len(), known.len() + 2);
        assert!(lines[0].contains("Starter decks") && lines[13].contains("Tuned decks"), "{lines:?}");
        let avengers = |line: &String| line.starts_with("   3 Avengers ") && line.ends_with("Captain America  easy");
        assert!(lines.iter().any(avengers), "{lines:?}");
        assert!(lines.iter().any(|line| line.ends_with("Loki             tricky")), "{lines:?}");
        assert!(lines.iter().all(|line| line.chars().count() <= 80), "{lines:?}");
    }

    #[test]
    fn any_main_character_of_the_team_leads_a_starter_deck() {
        let (catalog, known) = lobby();
        let game = &catalog.game;
        let called = |key: &str| known.iter().find(|deck| deck.key == key).unwrap();
        let mains = mains_for(game, called("avengers"));
        let lines = main_table(game, &known, &mains);
        assert_eq!(
            lines[..4].join(";"),
            "   1 Captain America  easy;   2 Hulk             medium;   3 Iron Man         medium;   4 Spider-Man       medium"
        );
        let deck = with_main(game, &known, called("x-men").clone(), "deadpool").unwrap();
        assert_eq!((main_name(game, &deck), word(deck.extra.difficulty)), ("Deadpool", "tricky"));
        assert!(with_main(game, &known, deck, "deadpond").is_err());
    }

    #[test]
    fn a_deck_meets_one_of_its_kind() {
        let (_, known) = lobby();
        let mut dice = Dice::new(3);
        for mine in &known {
            let foe = other_deck(&known, mine, &[], &mut dice);
            assert!(foe.kind == mine.kind && foe.key != mine.key, "{} meets {}", mine.key, foe.key);
            assert!(usual_foe(&known, mine).is_some_and(|foe| foe.kind == mine.kind && foe.key != mine.key));
        }
    }
}
