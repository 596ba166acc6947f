//! The decks that meet: by number, by name, from a file, or picked by chance.

use super::Wanted;
use super::client::Client;
use super::reader::Reader;
use crate::load;
use crate::screen::{BOLD, DIM, fit, paint, say};
use longbox_catalog::{limits, nearest_word};
use longbox_kernel::Dice;
use longbox_protocol::{Call, CardInfo, CardNo, DeckInfo, MainInfo, ModeInfo};
use miette::miette;
use std::path::Path;

/// Which numbers beside a game draw the decks that chance picks.
const DECKS: u64 = 1 << 62;

/// Kinds of decks.
const STARTER: &str = "starter";
const TUNED: &str = "tuned";

/// A deck and who leads it, if not the one it names.
pub(super) struct Chosen {
    pub(super) deck: DeckInfo,
    pub(super) main: Option<String>,
}

impl Chosen {
    fn plain(deck: DeckInfo) -> Chosen {
        Chosen { deck, main: None }
    }

    /// Who leads it, by the whole name where the deck knows it; empty where nobody does.
    pub(super) fn main(&self) -> &str {
        let Some(word) = &self.main else { return &self.deck.main };
        let fits = |name: &str| name.to_lowercase().contains(&word.trim().to_lowercase());
        self.deck.mains.iter().find(|main| fits(&main.name)).map_or(word, |main| &main.name)
    }

    pub(super) fn difficulty(&self) -> &str {
        let known = self.deck.mains.iter().find(|main| main.name == self.main());
        known.map_or("", |main| main.difficulty.as_str())
    }
}

/// A deck for each seat, the player's first. None: the player left.
pub(super) fn choose(
    client: &mut Client,
    wanted: &Wanted,
    mode: &ModeInfo,
    reader: &mut Reader,
) -> miette::Result<Option<Vec<Chosen>>> {
    let asks = wanted.deck.is_none() && reader.is_terminal();
    let Some(mine) = my_deck(client, wanted, reader)? else { return Ok(None) };
    let named = wanted.wishes.players.map_or(wanted.against.len() + 1, usize::from);
    let mut decks = vec![mine];
    let mut dice = Dice::new(wanted.seed.branch(DECKS));
    for number in 1..named.max(usize::from(mode.seats.0)) {
        let deck = match (&wanted.wishes.quest, wanted.against.get(number - 1).or(wanted.against.last())) {
            (Some(word), _) => quest(client, word)?,
            (None, Some(word)) => deck(client, word)?,
            (None, None) if asks && number == 1 => match ask_foe(client, reader, &decks, &mut dice)? {
                Some(deck) => deck,
                None => return Ok(None),
            },
            (None, None) => other_deck(&client.info()?.decks, &decks, &mut dice),
        };
        decks.push(Chosen { deck, main: wanted.wishes.against_main.get(number - 1).cloned() });
    }
    Ok(Some(decks))
}

/// The player's deck with the main character that was named or picked.
fn my_deck(client: &mut Client, wanted: &Wanted, reader: &mut Reader) -> miette::Result<Option<Chosen>> {
    let found = match &wanted.deck {
        Some(word) => deck(client, word)?,
        None if reader.is_terminal() => {
            deck_table(&open_decks(&client.info()?.decks)).iter().for_each(say);
            match reader.ask("Your deck: a number, a name or a file [1]") {
                Some(line) => meant(client, &line, 1)?,
                None => return Ok(None),
            }
        }
        None => deck(client, wanted.starter)?,
    };
    let asks = wanted.deck.is_none() && reader.is_terminal() && found.kind != TUNED && found.mains.len() > 1;
    match &wanted.wishes.main {
        Some(name) => Ok(Some(Chosen { deck: found, main: Some(name.clone()) })),
        None if asks => Ok(ask_main(reader, found)),
        None => Ok(Some(Chosen::plain(found))),
    }
}

/// The deck behind the main character of its team that the player picks.
fn ask_main(reader: &mut Reader, deck: DeckInfo) -> Option<Chosen> {
    main_table(&deck).iter().for_each(say);
    let line = reader.ask(&format!("Your main character: a number or a name [{}]", deck.main))?;
    let picked = line.parse::<usize>().ok().and_then(|number| deck.mains.get(number.checked_sub(1)?));
    let name = picked.map_or(line, |main| main.name.clone());
    Some(Chosen { deck, main: Some(name).filter(|name| !name.is_empty()) })
}

/// Decks that anybody can play.
fn open_decks(decks: &[DeckInfo]) -> Vec<&DeckInfo> {
    decks.iter().filter(|deck| deck.quest.is_none()).collect()
}

/// Lines that list decks by their numbers, each kind below its title.
fn deck_table(known: &[&DeckInfo]) -> Vec<String> {
    let wide = known.iter().map(|deck| deck.name.chars().count()).max().unwrap_or(0);
    let mut lines = Vec::new();
    let mut kind = "";
    for (at, deck) in known.iter().enumerate() {
        if deck.kind != kind {
            kind = &deck.kind;
            lines.push(paint(BOLD, title(kind, deck)));
        }
        let (name, main) = (fit(&deck.name, wide), fit(&deck.main, 15));
        lines.push(format!("{:>4} {name}  {main}  {}", at + 1, deck.difficulty).trim_end().to_owned());
    }
    lines
}

fn title(kind: &str, first: &DeckInfo) -> &'static str {
    match kind {
        STARTER if first.mains.is_empty() => "Starter decks",
        STARTER => "Starter decks: any main character of the team can lead them",
        TUNED => "Tuned decks: each is built around its main character",
        _ => "Other decks",
    }
}

/// Lines that say what lies beside a deck, and of which universe it is.
pub(super) fn beside(chosen: &Chosen, faces: &[CardInfo]) -> Vec<String> {
    let deck = &chosen.deck;
    let mut lines = Vec::new();
    if !deck.universe.is_empty() {
        lines.push(format!("Universe: {}.", deck.universe));
    }
    for pile in &deck.piles {
        let size: usize = pile.cards.iter().map(|(count, _)| usize::from(*count)).sum();
        lines.push(format!("Beside your deck lies the {} pile ({size} cards).", pile.name));
    }
    // Another leader has no use for it.
    if !deck.side_deck.is_empty() && chosen.main() == deck.main {
        let name = |card: &CardNo| faces.get(usize::from(*card)).map(|face| face.name.as_str());
        let names: Vec<&str> = deck.side_deck.iter().filter_map(name).collect();
        lines.push(format!("Your side deck: {}.", names.join(", ")));
    }
    lines
}

/// Lines that list main characters by their numbers, and how hard they are to play.
fn main_table(deck: &DeckInfo) -> Vec<String> {
    let mains = deck.mains.iter().enumerate();
    let line = |(at, main): (usize, &MainInfo)| {
        format!("{:>4} {} {}", at + 1, fit(&main.name, 16), main.difficulty).trim_end().to_owned()
    };
    let note = "Easy or tricky is about how much there is to think about, not about strength.";
    mains.map(line).chain([paint(DIM, note)]).collect()
}

/// The deck that the player means: a number, a name or a file; without a word the one with the usual number.
fn meant(client: &mut Client, line: &str, usual: usize) -> miette::Result<DeckInfo> {
    let number = if line.is_empty() { Some(usual) } else { line.parse::<usize>().ok() };
    let known = open_decks(&client.info()?.decks);
    match number.and_then(|number| known.get(number.checked_sub(1)?)) {
        Some(deck) => Ok((*deck).clone()),
        None => deck(client, line),
    }
}

/// The deck that sits opposite: by number, by name, from a file, or a quest where the game has some.
fn ask_foe(
    client: &mut Client,
    reader: &mut Reader,
    mine: &[Chosen],
    dice: &mut Dice,
) -> miette::Result<Option<DeckInfo>> {
    let info = client.info()?;
    let quests: Vec<DeckInfo> = info.decks.iter().filter(|deck| deck.quest.is_some()).cloned().collect();
    let usual = usual_foe(&open_decks(&info.decks), &mine[0].deck);
    let quest = if quests.is_empty() { "" } else { ", or `quest` for a random one" };
    let line = reader.ask(&format!("Against:   a number, a name or a file{quest} [{usual}]"));
    match line.as_deref() {
        None => Ok(None),
        Some("quest") if !quests.is_empty() => Ok(Some(quests[dice.pick(quests.len())].clone())),
        Some(line) => meant(client, line, usual).map(Some),
    }
}

/// The number of the deck that sits opposite if the player names none: the last one of the same kind.
fn usual_foe(known: &[&DeckInfo], mine: &DeckInfo) -> usize {
    known.iter().rposition(|deck| alike(deck, mine) && deck.key != mine.key).map_or(1, |at| at + 1)
}

/// Whether the decks fit together: a tuned deck meets a tuned one, any other a starter.
fn alike(deck: &DeckInfo, mine: &DeckInfo) -> bool {
    deck.quest.is_none() && (deck.kind == TUNED) == (mine.kind == TUNED)
}

/// A deck like the player's that nobody has yet, if there is one.
fn other_deck(known: &[DeckInfo], taken: &[Chosen], dice: &mut Dice) -> DeckInfo {
    let mine = &taken[0].deck;
    let is_taken = |deck: &DeckInfo| taken.iter().any(|chosen| chosen.deck.key == deck.key);
    let free: Vec<&DeckInfo> = known.iter().filter(|deck| alike(deck, mine) && !is_taken(deck)).collect();
    match free.len() {
        0 => mine.clone(),
        some => free[dice.pick(some)].clone(),
    }
}

/// The deck of this name, or in this file.
pub(crate) fn deck(client: &mut Client, word: &str) -> miette::Result<DeckInfo> {
    let word = word.trim();
    let find = |client: &Client| -> miette::Result<Option<DeckInfo>> {
        let same = |deck: &&DeckInfo| deck.key.eq_ignore_ascii_case(word) || deck.name.eq_ignore_ascii_case(word);
        Ok(client.info()?.decks.iter().find(same).cloned())
    };
    if let Some(deck) = find(client)? {
        return Ok(deck);
    }
    if load::is_deck_file(word) {
        let text = load::text_of(Path::new(word), limits::DECK_FILE_BYTES)?;
        let call = Call::AddDeck { game: client.game, name: word.to_owned(), text };
        client.call(&call).map_err(|text| miette!("{word} cannot be used:\n{text}"))?;
    }
    let names = client.info()?.decks.iter().flat_map(|deck| [deck.key.as_str(), deck.name.as_str()]);
    let like = nearest_word(word, names).map(|name| format!("; did you mean '{name}'?")).unwrap_or_default();
    let help = format!("`longbox deck list --game {}` names them", client.game.word());
    find(client)?.ok_or_else(|| miette!(help = help, "there is no deck '{word}'{like}"))
}

/// The quest deck with this key or name, or the first stage of the quest with this name.
fn quest(client: &Client, word: &str) -> miette::Result<DeckInfo> {
    let word = word.to_lowercase();
    let mut quests: Vec<&DeckInfo> = client.info()?.decks.iter().filter(|deck| deck.quest.is_some()).collect();
    quests.sort_by_key(|deck| deck.quest.as_ref().map(|quest| quest.stage));
    let of = |deck: &DeckInfo| deck.quest.as_ref().map(|quest| quest.name.to_lowercase()).unwrap_or_default();
    let is_it = |deck: &&&DeckInfo| deck.key.to_lowercase() == word || deck.name.to_lowercase() == word;
    let found = quests.iter().find(is_it).or_else(|| quests.iter().find(|deck| of(deck) == word));
    if let Some(deck) = found {
        return Ok((*deck).clone());
    }
    let like = |deck: &&&DeckInfo| {
        deck.key.contains(&word) || deck.name.to_lowercase().contains(&word) || of(deck).contains(&word)
    };
    let near: Vec<&str> = quests.iter().filter(like).take(8).map(|deck| deck.key.as_str()).collect();
    let hint = match near.is_empty() {
        true => "`longbox deck list` names them".to_owned(),
        false => format!("did you mean {}?", near.join(", ")),
    };
    Err(miette!("there is no quest '{word}'; {hint}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use longbox_protocol::GameName;

    fn lobby() -> Client {
        Client::open(GameName::Vs, &[]).unwrap()
    }

    #[test]
    fn starter_decks_come_first_and_each_deck_tells_how_hard_it_is() {
        let client = lobby();
        let known = open_decks(&client.info().unwrap().decks);
        let lines = deck_table(&known);
        assert_eq!(lines.len(), known.len() + 2);
        assert!(lines[0].contains("Starter decks") && lines[27].contains("Tuned decks"), "{lines:?}");
        let avengers = |line: &String| line.contains(" Avengers ") && line.ends_with("Captain America  easy");
        assert!(lines.iter().any(avengers), "{lines:?}");
        assert!(lines.iter().any(|line| line.ends_with("Loki             tricky")), "{lines:?}");
        assert!(lines.iter().all(|line| line.chars().count() <= 80), "{lines:?}");
    }

    #[test]
    fn a_side_deck_a_pile_and_the_universe_are_told_before_the_game() {
        let mut client = lobby();
        let mut told = |key: &str, main: Option<&str>| {
            let chosen = Chosen { deck: deck(&mut client, key).unwrap(), main: main.map(str::to_owned) };
            beside(&chosen, &client.faces)
        };
        let side_deck = "Your side deck: Dark Phoenix, Phoenix, Groot.";
        assert_eq!(told("mystique", None), ["Universe: Illustrated.", side_deck]);
        assert_eq!(told("mystique", Some("Elektra")), ["Universe: Illustrated."]);
        let hive = told("xenomorphs-hive", None);
        assert_eq!(hive.len(), 2, "{hive:?}");
        assert!(hive[0].contains("Photographic") && hive[1].contains("Facehugger pile ("), "{hive:?}");
    }

    #[test]
    fn any_main_character_of_the_team_leads_a_starter_deck() {
        let mut client = lobby();
        let chosen = Chosen { deck: deck(&mut client, "avengers").unwrap(), main: Some("hulk".to_owned()) };
        assert_eq!((chosen.main(), chosen.difficulty()), ("Hulk", "medium"));
        let lines = main_table(&chosen.deck);
        assert_eq!(lines[0], "   1 Captain America  easy");
        assert!(lines.iter().any(|line| line.ends_with("Hulk             medium")), "{lines:?}");
    }

    #[test]
    fn a_deck_meets_one_of_its_kind() {
        let client = lobby();
        let known = &client.info().unwrap().decks;
        let mut dice = Dice::new(3);
        for mine in known {
            let foe = other_deck(known, &[Chosen::plain(mine.clone())], &mut dice);
            assert!(foe.kind == mine.kind && foe.key != mine.key, "{} meets {}", mine.key, foe.key);
            let usual = &known[usual_foe(&open_decks(known), mine) - 1];
            assert!(usual.kind == mine.kind && usual.key != mine.key);
        }
    }
}
