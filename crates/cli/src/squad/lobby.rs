//! Before a game of Super Hero Squad: decks and quests.

use crate::load;
use crate::play::{Encounter, PlayArgs, Reader};
use crate::screen;
use clap::{Args, ValueEnum};
use longbox_catalog::{Handicaps, Quest, SquadCatalog, SquadDeck};
use longbox_kernel::{Dice, Seat};
use longbox_squad::{CardNo, Format, START_HAND, Setup, Squad};

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum First {
    Me,
    Bot,
}

/// What `play` asks besides.
#[derive(Debug, Args)]
pub(crate) struct Invitation {
    /// Who goes first; a coin decides if this is left out
    #[arg(long, value_enum, conflicts_with = "resume")]
    first: Option<First>,
    /// Take on a solo quest: a deck's key or name, or a quest's name for its first stage
    #[arg(long, value_name = "NAME", conflicts_with_all = ["against", "resume"])]
    quest: Option<String>,
}

/// Who is met and with what.
struct Match {
    mine: SquadDeck,
    theirs: SquadDeck,
    /// The quest taken on, if it is one.
    quest: Option<Quest>,
}

pub(super) fn sit_down(
    args: &PlayArgs<Squad>,
    catalog: &SquadCatalog,
    reader: &mut Reader,
    seed: u64,
) -> miette::Result<Option<Encounter<Squad>>> {
    let Some(found) = pair(args, catalog, reader, seed)? else { return Ok(None) };
    let me = args.me();
    let first = args.invitation.first.map(|first| match first {
        First::Me => me,
        First::Bot => me.other(),
    });
    let foe = found.quest.as_ref().map(foe_name).filter(|name| !name.is_empty());
    let story = found.quest.as_ref().map(|quest| story(&catalog.game, quest)).unwrap_or_default();
    let quest = found.quest;
    let mut decks = vec![found.mine, found.theirs];
    if me == Seat::B {
        decks.swap(0, 1);
    }
    let setup = setup(&catalog.game, &decks, quest.as_ref(), (me, first));
    Ok(Some(Encounter { decks, setup, foe, story }))
}

fn foe_name(quest: &Quest) -> String {
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters.next().map(|first| first.to_uppercase().chain(letters).collect::<String>()).unwrap_or_default()
    };
    quest.opponent.split_whitespace().map(capital).collect::<Vec<_>>().join(" ")
}

fn pair(
    args: &PlayArgs<Squad>,
    catalog: &SquadCatalog,
    reader: &mut Reader,
    seed: u64,
) -> miette::Result<Option<Match>> {
    let asks = args.deck.is_none() && reader.is_terminal();
    let mut mine = args.deck.clone().unwrap_or_else(|| "starter".to_owned());
    if asks {
        let Some(line) = reader.ask("Your deck: 1 Starter, 2 Wolverine, or a deck's name [1]") else {
            return Ok(None);
        };
        mine = pick(&line, &mine);
    }
    let mine = load::deck(catalog, &mine)?;
    if let Some(word) = &args.invitation.quest {
        let theirs = quest_deck(catalog, word)?;
        return Ok(Some(Match { mine, quest: theirs.extra.quest.clone(), theirs }));
    }
    let mut theirs = args.against.clone().unwrap_or_else(|| "starter".to_owned());
    if asks && args.against.is_none() {
        let question = "Against:   1 Starter, 2 Wolverine, 3 a random quest, or a deck's name [1]";
        let Some(line) = reader.ask(question) else { return Ok(None) };
        if line == "3" {
            let theirs = random_quest(catalog, seed)?;
            return Ok(Some(Match { mine, quest: theirs.extra.quest.clone(), theirs }));
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

fn random_quest(catalog: &SquadCatalog, seed: u64) -> miette::Result<SquadDeck> {
    let mut quests = load::built_in(&catalog.game)?;
    quests.retain(|deck| deck.extra.quest.is_some());
    if quests.is_empty() {
        return Err(miette::miette!("there are no quests"));
    }
    let at = Dice::new(seed).pick(quests.len());
    Ok(quests.swap_remove(at))
}

/// The quest deck with this key or name, or the first stage of the quest with this name.
fn quest_deck(catalog: &SquadCatalog, word: &str) -> miette::Result<SquadDeck> {
    let word = word.to_lowercase();
    let mut quests = load::built_in(&catalog.game)?;
    quests.retain(|deck| deck.extra.quest.is_some());
    quests.sort_by_key(|deck| deck.extra.quest.as_ref().map(|quest| quest.stage));
    let is_it = |deck: &SquadDeck| deck.key.to_lowercase() == word || deck.name.to_lowercase() == word;
    let of_it = |deck: &SquadDeck| deck.extra.quest.as_ref().is_some_and(|quest| quest.quest.to_lowercase() == word);
    if let Some(at) = quests.iter().position(is_it).or_else(|| quests.iter().position(of_it)) {
        return Ok(quests.swap_remove(at));
    }
    let like = |deck: &&SquadDeck| {
        let quest = deck.extra.quest.as_ref().map(|quest| quest.quest.to_lowercase()).unwrap_or_default();
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

/// What a quest is and what it changes.
fn story(game: &Squad, quest: &Quest) -> Vec<(usize, String)> {
    let about = format!("Quest: {}, stage {}, difficulty {}.", quest.quest, quest.stage, quest.difficulty);
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
    std::iter::once((0, about)).chain(lines.into_iter().map(|line| (2, line))).collect()
}

fn setup(game: &Squad, decks: &[SquadDeck], quest: Option<&Quest>, (me, first): (Seat, Option<Seat>)) -> Setup {
    let mut setup = plain_setup(game, decks);
    setup.first = first;
    if let Some(quest) = quest {
        let Handicaps { power, player, enemy } = quest.handicaps.clone();
        setup.power = power.unwrap_or(setup.power);
        setup.handicaps[me.index()] = player;
        setup.handicaps[me.other().index()] = enemy;
        setup.format = Format::Quest;
    }
    setup
}

/// A game of two decks in the strictest format that allows both.
pub(super) fn plain_setup(game: &Squad, decks: &[SquadDeck]) -> Setup {
    let allowed = |format: &Format| {
        let legal = decks.iter().all(|deck| game.deck_problems(&deck.cards, *format).is_empty());
        legal && (*format != Format::Casual || decks[0].cards.len() == decks[1].cards.len())
    };
    let format = Format::ALL.into_iter().find(allowed).unwrap_or(Format::Quest);
    Setup::new(decks[0].cards.clone(), decks[1].cards.clone(), format)
}
