//! Before the game: decks, quests, saved games.

use super::PlayArgs;
use super::reader::Reader;
use super::session::Session;
use crate::screen::{self, BOLD, DIM, PLAIN, paint, say};
use crate::tale::Names;
use crate::{deck, load, replay};
use longbox_catalog::{Deck, Handicaps, Quest, SquadCatalog};
use longbox_kernel::{Dice, Seat, Table};
use longbox_squad::{CardNo, Format, START_HAND, Setup, Squad};
use std::path::Path;

/// Who is met and with what.
struct Match {
    mine: Deck,
    theirs: Deck,
    /// The quest taken on, if it is one.
    quest: Option<Quest>,
}

/// Deals a new game. None: the player left at the menu.
pub(super) fn open<'g>(
    args: &PlayArgs,
    catalog: &'g SquadCatalog,
    reader: &mut Reader,
) -> miette::Result<Option<Session<'g>>> {
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let Some(found) = pair(args, catalog, reader, seed)? else { return Ok(None) };
    let me = args.me();
    let setup = setup(&catalog.game, &found, me, args.first());
    let mut events = Vec::new();
    let table = Table::open(&catalog.game, setup, seed, &mut events);
    let table = table.map_err(|error| miette::miette!("{}", Names::letters().put_into(&error.to_string())))?;
    let foe = foe_name(args, found.quest.as_ref());
    let names = Names::facing(me, &foe);
    say(paint(BOLD, screen::ruler("Super Hero Squad", &format!("seed {seed}"))));
    let (my_deck, their_deck) = (&found.mine.name, &found.theirs.name);
    let [my_size, their_size] = [found.mine.cards.len(), found.theirs.cards.len()];
    let intro =
        format!("You play {my_deck} ({my_size} cards); {foe} ({}) plays {their_deck} ({their_size} cards).", args.bot);
    screen::say_wrapped(0, PLAIN, &intro);
    if let Some(quest) = &found.quest {
        quest_intro(&catalog.game, quest);
    }
    say(paint(DIM, "Type a number or part of a card's name. `help` lists the rest."));
    let bot = args.bot.seat(seed ^ 0x5eed);
    Ok(Some(Session::new(catalog, table, me, names, bot).saving(args.save.clone()).having_seen(&events)))
}

/// Goes on with a stored game.
pub(super) fn resume<'g>(args: &PlayArgs, catalog: &'g SquadCatalog, file: &Path) -> miette::Result<Session<'g>> {
    let stored = replay::read(file)?;
    let table = replay::play_again(file, &stored, &catalog.game, usize::MAX, &mut Vec::new())?;
    // A saved game knows whose it is: nobody is put into the other chair.
    let me = stored.seat.unwrap_or_else(|| args.me());
    let names = Names::facing(me, &foe_name(args, None));
    let right = format!("seed {}", stored.seed);
    say(paint(BOLD, screen::ruler(&format!("Super Hero Squad, resumed from {}", file.display()), &right)));
    let bot = args.bot.seat(stored.seed ^ stored.steps.len() as u64);
    let session = Session::new(catalog, table, me, names, bot);
    Ok(session.saving(args.save.clone()).practised(stored.practice).remembering())
}

/// A seed that no two games share.
fn fresh_seed() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    // Short enough to be typed again.
    longbox_kernel::hash_of(&now.as_nanos()) % 1_000_000
}

fn foe_name(args: &PlayArgs, quest: Option<&Quest>) -> String {
    let words = quest.map(|quest| quest.opponent.as_str()).unwrap_or_default();
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters.next().map(|first| first.to_uppercase().chain(letters).collect::<String>()).unwrap_or_default()
    };
    let name = words.split_whitespace().map(capital).collect::<Vec<_>>().join(" ");
    if name.is_empty() { args.bot.profile().name.to_owned() } else { name }
}

fn pair(args: &PlayArgs, catalog: &SquadCatalog, reader: &mut Reader, seed: u64) -> miette::Result<Option<Match>> {
    let asks = args.deck.is_none() && reader.is_terminal();
    let mut mine = args.deck.clone().unwrap_or_else(|| "starter".to_owned());
    if asks {
        let Some(line) = reader.ask("Your deck: 1 Starter, 2 Wolverine, or a deck's name [1]") else {
            return Ok(None);
        };
        mine = pick(&line, &mine);
    }
    let mine = load::deck(catalog, &mine)?;
    if let Some(word) = &args.quest {
        let theirs = quest_deck(catalog, word)?;
        return Ok(Some(Match { mine, quest: theirs.quest.clone(), theirs }));
    }
    let mut theirs = args.against.clone().unwrap_or_else(|| "starter".to_owned());
    if asks && args.against.is_none() {
        let question = "Against:   1 Starter, 2 Wolverine, 3 a random quest, or a deck's name [1]";
        let Some(line) = reader.ask(question) else { return Ok(None) };
        if line == "3" {
            let theirs = random_quest(catalog, seed)?;
            return Ok(Some(Match { mine, quest: theirs.quest.clone(), theirs }));
        }
        theirs = pick(&line, &theirs);
    }
    let theirs = load::deck(catalog, &theirs)?;
    Ok(Some(Match { mine, theirs, quest: None }))
}

fn pick(line: &str, usual: &str) -> String {
    match line {
        "" => usual.to_owned(),
        "1" => "starter".to_owned(),
        "2" => "wolverine".to_owned(),
        other => other.to_owned(),
    }
}

fn random_quest(catalog: &SquadCatalog, seed: u64) -> miette::Result<Deck> {
    let mut quests = deck::built_in(catalog)?;
    quests.retain(|deck| deck.quest.is_some());
    if quests.is_empty() {
        return Err(miette::miette!("there are no quests"));
    }
    let at = Dice::new(seed).pick(quests.len());
    Ok(quests.swap_remove(at))
}

/// The quest deck with this key or name, or the first stage of the quest with this name.
fn quest_deck(catalog: &SquadCatalog, word: &str) -> miette::Result<Deck> {
    let word = word.to_lowercase();
    let mut quests = deck::built_in(catalog)?;
    quests.retain(|deck| deck.quest.is_some());
    quests.sort_by_key(|deck| deck.quest.as_ref().map(|quest| quest.stage));
    let is_it = |deck: &Deck| deck.key.to_lowercase() == word || deck.name.to_lowercase() == word;
    let of_it = |deck: &Deck| deck.quest.as_ref().is_some_and(|quest| quest.quest.to_lowercase() == word);
    if let Some(at) = quests.iter().position(is_it).or_else(|| quests.iter().position(of_it)) {
        return Ok(quests.swap_remove(at));
    }
    let like = |deck: &&Deck| {
        let quest = deck.quest.as_ref().map(|quest| quest.quest.to_lowercase()).unwrap_or_default();
        deck.key.contains(&word) || deck.name.to_lowercase().contains(&word) || quest.contains(&word)
    };
    let near: Vec<&str> = quests.iter().filter(like).take(8).map(|deck| deck.key.as_str()).collect();
    let hint = if near.is_empty() {
        "`longbox deck list` names them".to_owned()
    } else {
        format!("did you mean {}?", near.join(", "))
    };
    Err(miette::miette!("there is no quest '{word}'; {hint}"))
}

fn quest_intro(game: &Squad, quest: &Quest) {
    say(format_args!("Quest: {}, stage {}, difficulty {}.", quest.quest, quest.stage, quest.difficulty));
    let mut lines = Vec::new();
    let names = |cards: &[CardNo]| cards.iter().map(|card| game.name_of(*card)).collect::<Vec<_>>().join(", ");
    let Handicaps { power, player, enemy } = &quest.handicaps;
    for (who, handicap) in [("You start", player), ("Your opponent starts", enemy)] {
        if handicap.hand != START_HAND {
            lines.push(format!("{who} with {}.", screen::count(usize::from(handicap.hand), "card")));
        }
        if !handicap.cards.is_empty() {
            lines.push(format!("{who} with {} in hand.", names(&handicap.cards)));
        }
        if !handicap.keepers.is_empty() {
            lines.push(format!("{who} with {} in play.", names(&handicap.keepers)));
        }
    }
    lines.extend(power.map(|power| format!("The power starts at {power}.")));
    lines.iter().for_each(|line| screen::say_wrapped(2, PLAIN, line));
}

fn setup(game: &Squad, found: &Match, me: Seat, first: Option<Seat>) -> Setup {
    let mut decks = [found.mine.clone(), found.theirs.clone()];
    if me == Seat::B {
        decks.swap(0, 1);
    }
    let mut setup = plain_setup(game, &decks);
    setup.first = first;
    if let Some(quest) = &found.quest {
        let Handicaps { power, player, enemy } = quest.handicaps.clone();
        setup.power = power.unwrap_or(setup.power);
        setup.handicaps[me.index()] = player;
        setup.handicaps[me.other().index()] = enemy;
        setup.format = Format::Quest;
    }
    setup
}

/// A game of two decks in the strictest format that allows both.
pub(crate) fn plain_setup(game: &Squad, decks: &[Deck; 2]) -> Setup {
    let allowed = |format: &Format| {
        let legal = decks.iter().all(|deck| game.deck_problems(&deck.cards, *format).is_empty());
        legal && (*format != Format::Casual || decks[0].cards.len() == decks[1].cards.len())
    };
    let format = Format::ALL.into_iter().find(allowed).unwrap_or(Format::Quest);
    Setup::new(decks[0].cards.clone(), decks[1].cards.clone(), format)
}
