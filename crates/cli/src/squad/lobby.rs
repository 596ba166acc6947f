//! Before a game of Super Hero Squad: decks and quests.

use crate::load;
use crate::play::{Encounter, PlayArgs, Reader};
use clap::{Args, ValueEnum};
use longbox_catalog::{Quest, SquadCatalog, SquadDeck};
use longbox_host::squad::{foe_name, plain_setup, quest_setup, story};
use longbox_kernel::{Dice, Seat};
use longbox_squad::Squad;

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
    let told = found.quest.as_ref().map(|quest| story(&catalog.game, quest)).unwrap_or_default();
    // What the quest changes is moved in below what it is.
    let story = told.into_iter().enumerate().map(|(at, line)| (if at == 0 { 0 } else { 2 }, line)).collect();
    let quest = found.quest;
    let mut decks = vec![found.mine, found.theirs];
    if me == Seat::B {
        decks.swap(0, 1);
    }
    let mut setup = match &quest {
        Some(quest) => quest_setup(&catalog.game, &decks, quest, me),
        None => plain_setup(&catalog.game, &decks),
    };
    setup.first = first;
    Ok(Some(Encounter { decks, setup, foe, story }))
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
