//! Before a game of Vs. System: decks, main characters, who plays with whom.

use super::{MODES, mode, usual_players};
use crate::load;
use crate::play::{Encounter, PlayArgs, Reader};
use clap::{Args, ValueEnum};
use longbox_arena::{Sport, VsTerms};
use longbox_catalog::{VsCatalog, VsDeck, nearest_word};
use longbox_kernel::{Dice, Seat};
use longbox_vs::language::{Card, Kind, Team};
use longbox_vs::{Mode, Vs};

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
    /// How the players stand to each other: free-for-all, two-vs-two or two-headed
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
    let known = load::built_in(&catalog.game)?;
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
            None if asks && number == 1 => match ask_deck(catalog, reader, "Against:  ", &known, None)? {
                Some(deck) => deck,
                None => return Ok(None),
            },
            None => other_deck(&known, &mine, &foes, &mut dice),
        };
        let main = args.invitation.against_main.get(number - 1);
        foes.push(main.map_or(Ok(deck.clone()), |main| with_main(&catalog.game, deck.clone(), main))?);
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
    let main = |deck: &VsDeck| deck.extra.main.first().map_or("nobody", |card| game.name_of(*card)).to_owned();
    let mut story = vec![(0, format!("Your main character is {}.", main(&decks[me.index().min(decks.len() - 1)])))];
    for (at, deck) in decks.iter().enumerate().filter(|(at, _)| *at != me.index()) {
        story.push((2, format!("Seat {}: {}, led by {}.", Seat(at as u8), deck.name, main(deck))));
    }
    if let Some((word, _)) = MODES.into_iter().find(|(_, known)| *known == mode && mode != Mode::FreeForAll) {
        let with = if mode == Mode::TwoVsTwo { "across from you" } else { "beside you" };
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
    let deck = match &args.deck {
        Some(word) => load::deck(catalog, word)?,
        None if asks => match ask_deck(catalog, reader, "Your deck:", known, known.first())? {
            Some(deck) => deck,
            None => return Ok(None),
        },
        None => load::deck(catalog, "avengers")?,
    };
    let game = &catalog.game;
    if let Some(name) = &args.invitation.main {
        return with_main(game, deck, name).map(Some);
    }
    let mains = mains_for(game, &deck);
    if !asks || mains.len() < 2 {
        return Ok(Some(deck));
    }
    let usual = deck.extra.main.first().map_or("", |card| game.name_of(*card)).to_owned();
    let listed: Vec<String> = mains.iter().enumerate().map(|(at, name)| format!("{} {name}", at + 1)).collect();
    let Some(line) = reader.ask(&format!("Your main character: {} [{usual}]", listed.join(", "))) else {
        return Ok(None);
    };
    let picked = line.parse::<usize>().ok().and_then(|number| mains.get(number.checked_sub(1)?));
    match picked.map(|name| (*name).to_owned()).unwrap_or(line) {
        name if name.is_empty() => Ok(Some(deck)),
        name => with_main(game, deck, &name).map(Some),
    }
}

fn ask_deck(
    catalog: &VsCatalog,
    reader: &mut Reader,
    what: &str,
    known: &[VsDeck],
    usual: Option<&VsDeck>,
) -> miette::Result<Option<VsDeck>> {
    let listed: Vec<String> = known.iter().enumerate().map(|(at, deck)| format!("{} {}", at + 1, deck.name)).collect();
    let usual = usual.or(known.last());
    let place = known.iter().position(|deck| usual.is_some_and(|usual| usual.key == deck.key)).map_or(1, |at| at + 1);
    let Some(line) = reader.ask(&format!("{what} {}, or a file [{place}]", listed.join(", "))) else {
        return Ok(None);
    };
    let number = if line.is_empty() { Some(place) } else { line.parse::<usize>().ok() };
    match number.and_then(|number| known.get(number.checked_sub(1)?)) {
        Some(deck) => Ok(Some(deck.clone())),
        None => load::deck(catalog, &line).map(Some),
    }
}

/// A deck that nobody has yet, if there is one.
fn other_deck(known: &[VsDeck], mine: &VsDeck, foes: &[VsDeck], dice: &mut Dice) -> VsDeck {
    let free = |deck: &&VsDeck| deck.key != mine.key && foes.iter().all(|foe| foe.key != deck.key);
    let open: Vec<&VsDeck> = known.iter().filter(free).collect();
    match open.len() {
        0 => mine.clone(),
        some => open[dice.pick(some)].clone(),
    }
}

/// The main characters that share a team with the deck.
fn mains_for<'a>(game: &'a Vs, deck: &VsDeck) -> Vec<&'a str> {
    let own = deck.extra.main.iter().chain(&deck.cards).filter_map(|card| game.card(*card));
    let teams: Vec<Team> = own.filter(|card| card.is_character()).flat_map(|card| card.teams.clone()).collect();
    let leads = |card: &&Card| {
        matches!(card.kind, Kind::Main { level: 1 }) && card.teams.iter().any(|team| teams.contains(team))
    };
    let mut names: Vec<&str> = game.cards().iter().filter(leads).map(|card| card.name.as_str()).collect();
    names.dedup();
    names
}

/// The same deck behind another main character.
fn with_main(game: &Vs, mut deck: VsDeck, name: &str) -> miette::Result<VsDeck> {
    let all = || game.cards().iter().filter(|card| matches!(card.kind, Kind::Main { level: 1 }));
    let wanted = name.trim().to_lowercase();
    let found = all().find(|card| card.name.to_lowercase() == wanted || card.id.to_lowercase() == wanted);
    let found = found.or_else(|| all().find(|card| card.name.to_lowercase().contains(&wanted)));
    let Some(card) = found else {
        let like = nearest_word(name, all().map(|card| card.name.as_str()));
        let like = like.map(|like| format!("; did you mean {like}?")).unwrap_or_default();
        let known = mains_for(game, &deck).join(", ");
        return Err(miette::miette!(
            help = format!("for this deck: {known}"),
            "there is no main character '{name}'{like}"
        ));
    };
    deck.extra.main = game.levels_of(&card.name);
    Ok(deck)
}
