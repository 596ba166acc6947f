//! What was chosen in a lobby, and the game that comes of it.

use crate::storage::{self, Drawer};
use longbox_protocol::{DeckInfo, First, GameInfo, GameName, Invitation, Seat, SeatSetup, Seed, Stream, Who};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The most chairs at any table. All are remembered, so that a smaller table forgets nobody.
pub(crate) const MOST_CHAIRS: usize = 4;

/// Which numbers beside a game draw the decks that chance picks.
const SURPRISES: u64 = 1 << 62;

/// Who sits down together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Company {
    #[default]
    Bots,
    /// Several people at this device.
    People,
    /// Bots among themselves.
    Watch,
}

/// A lobby as it was left. Empty words mean that chance or custom decides.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Choice {
    pub(crate) company: Company,
    /// How many sit down.
    pub(crate) seats: usize,
    pub(crate) mode: String,
    /// Who goes first; none: chance.
    pub(crate) first: Option<u8>,
    pub(crate) chairs: Vec<ChairChoice>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct ChairChoice {
    /// The name of a person.
    pub(crate) name: String,
    /// The kind of a bot.
    pub(crate) bot: String,
    /// Empty: a surprise.
    pub(crate) deck: String,
    /// Who leads the deck; empty: the one it names.
    pub(crate) main: String,
}

/// The last choice for each game, and the game that was played last.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Remembered {
    pub(crate) last: Option<GameName>,
    pub(crate) games: BTreeMap<GameName, Choice>,
}

impl Remembered {
    pub(crate) fn load() -> Remembered {
        storage::load(Drawer::Lobby).unwrap_or_default()
    }

    /// Keeps this choice for its game.
    pub(crate) fn keep(game: GameName, choice: &Choice, played: bool) {
        let mut all = Remembered::load();
        all.games.insert(game, choice.clone());
        if played {
            all.last = Some(game);
        }
        storage::keep(Drawer::Lobby, &all);
    }
}

impl Choice {
    /// The choice with everything in it that this game does not know put right: also the first choice of all.
    pub(crate) fn fitted(mut self, info: &GameInfo) -> Choice {
        if !info.modes.iter().any(|mode| mode.word == self.mode) {
            self.mode = info.modes.first().map(|mode| mode.word.clone()).unwrap_or_default();
        }
        let (fewest, most) = self.range(info);
        self.seats = self.seats.clamp(fewest, most);
        self.first = self.first.filter(|seat| usize::from(*seat) < self.seats);
        self.chairs.resize(MOST_CHAIRS, ChairChoice::default());
        let bot = usual_bot(info);
        for (at, chair) in self.chairs.iter_mut().enumerate() {
            if !info.bots.iter().any(|known| known.kind == chair.bot) {
                chair.bot.clone_from(&bot);
            }
            let known = info.decks.iter().find(|deck| deck.key == chair.deck);
            let fits = known.is_some_and(|deck| at > 0 && self.company == Company::Bots || deck.quest.is_none());
            if !fits {
                chair.deck = if at == 0 { usual_deck(info) } else { String::new() };
            }
            let leads = known.is_some_and(|deck| deck.mains.iter().any(|main| main.name == chair.main));
            if !fits || !leads {
                chair.main.clear();
            }
        }
        self
    }

    /// How many may sit down in the chosen mode.
    pub(crate) fn range(&self, info: &GameInfo) -> (usize, usize) {
        let mode = info.modes.iter().find(|mode| mode.word == self.mode);
        let (fewest, most) = mode.map_or((2, 2), |mode| mode.seats);
        let fewest = usize::from(fewest).clamp(2, MOST_CHAIRS);
        (fewest, usize::from(most).clamp(fewest, MOST_CHAIRS))
    }

    /// Whether a person sits there.
    pub(crate) fn is_person(&self, seat: usize) -> bool {
        match self.company {
            Company::Bots => seat == 0,
            Company::People => true,
            Company::Watch => false,
        }
    }

    /// The game to be played. `you` names the only person at the table; the seed also draws the surprises.
    pub(crate) fn invitation(&self, info: &GameInfo, seed: Seed, you: &str) -> Invitation {
        let mut chairs: Vec<SeatSetup> = Vec::new();
        for (seat, chosen) in self.chairs.iter().take(self.seats).enumerate() {
            let who = match self.is_person(seat) {
                true => Who::Person(self.person(seat, you)),
                false => Who::Bot(chosen.bot.clone()),
            };
            let main = Some(chosen.main.clone()).filter(|main| !main.is_empty() && !chosen.deck.is_empty());
            chairs.push(SeatSetup { who, deck: chosen.deck.clone(), main });
        }
        let mut chance = seed.stream(SURPRISES);
        for seat in 0..chairs.len() {
            if chairs[seat].deck.is_empty() {
                let taken: Vec<&str> = chairs.iter().map(|chair| chair.deck.as_str()).collect();
                chairs[seat].deck = surprise(info, &taken, &mut chance);
            }
        }
        let first = self.first.map_or(First::Chance, |seat| First::Seat(Seat(seat)));
        Invitation { game: info.game, chairs, mode: self.mode.clone(), first, seed }
    }

    fn person(&self, seat: usize, you: &str) -> String {
        let name = self.chairs.get(seat).map_or("", |chair| chair.name.trim());
        match (name, self.company) {
            ("", Company::People) => format!("{you} {}", Seat(seat as u8)),
            (name, Company::People) => name.to_owned(),
            // The only person at a table needs no name.
            _ => you.to_owned(),
        }
    }
}

/// Neither the weakest nor the strongest.
fn usual_bot(info: &GameInfo) -> String {
    info.bots.get(info.bots.len() / 2).map(|bot| bot.kind.clone()).unwrap_or_default()
}

/// The first that is easy to play, or just the first.
fn usual_deck(info: &GameInfo) -> String {
    let mut own = info.decks.iter().filter(|deck| deck.quest.is_none());
    let easy = own.clone().find(|deck| deck.difficulty == "easy");
    easy.or_else(|| own.next()).map(|deck| deck.key.clone()).unwrap_or_default()
}

/// A deck of the same kind as the first, if there is one that nobody has yet.
fn surprise(info: &GameInfo, taken: &[&str], chance: &mut Stream) -> String {
    let kind = info.decks.iter().find(|deck| Some(&deck.key.as_str()) == taken.first()).map(|deck| deck.kind.as_str());
    let own: Vec<&DeckInfo> = info.decks.iter().filter(|deck| deck.quest.is_none()).collect();
    let free = |deck: &&&DeckInfo| !taken.contains(&deck.key.as_str());
    let alike = |deck: &&&DeckInfo| Some(deck.kind.as_str()) == kind;
    let mut found: Vec<&DeckInfo> = own.iter().filter(free).filter(alike).copied().collect();
    if found.is_empty() {
        found = own.iter().filter(free).copied().collect();
    }
    if found.is_empty() {
        found = own;
    }
    found.get(chance.pick(found.len())).map(|deck| deck.key.clone()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use longbox_protocol::{BotInfo, MainInfo, ModeInfo, QuestInfo};

    fn deck(key: &str, kind: &str, difficulty: &str) -> DeckInfo {
        let main = MainInfo { name: "Beast".to_owned(), difficulty: String::new(), card: 1 };
        DeckInfo {
            key: key.to_owned(),
            kind: kind.to_owned(),
            difficulty: difficulty.to_owned(),
            mains: vec![main],
            quest: (kind == "quest").then(|| QuestInfo { name: "Quest".to_owned(), stage: 1 }),
            ..DeckInfo::default()
        }
    }

    fn info() -> GameInfo {
        let bot = |kind: &str, strength| BotInfo {
            kind: kind.to_owned(),
            name: kind.to_owned(),
            about: String::new(),
            strength,
        };
        let mode = |word: &str, seats| ModeInfo { word: word.to_owned(), title: word.to_owned(), seats };
        GameInfo {
            game: GameName::Vs,
            title: "Vs.".to_owned(),
            decks: vec![
                deck("villains", "starter", "tricky"),
                deck("avengers", "starter", "easy"),
                deck("x-men", "starter", ""),
                deck("rush", "tuned", ""),
                deck("boss", "quest", ""),
            ],
            bots: vec![bot("weak", 1), bot("middle", 2), bot("strong", 3)],
            modes: vec![mode("free", (2, 4)), mode("teams", (4, 4))],
            formats: Vec::new(),
        }
    }

    #[test]
    fn a_first_visit_gets_an_easy_deck_and_a_middling_bot() {
        let info = info();
        let invitation = Choice::default().fitted(&info).invitation(&info, Seed::from(7), "You");
        assert_eq!(invitation.chairs.len(), 2);
        assert_eq!(invitation.chairs[0].who, Who::Person("You".to_owned()));
        assert_eq!(invitation.chairs[0].deck, "avengers");
        assert_eq!(invitation.chairs[1].who, Who::Bot("middle".to_owned()));
        assert_eq!(
            (invitation.mode.as_str(), invitation.first, invitation.seed),
            ("free", First::Chance, Seed::from(7))
        );
    }

    #[test]
    fn a_surprise_is_of_the_same_kind_and_not_taken() {
        let info = info();
        let choice = Choice { seats: 3, ..Choice::default() }.fitted(&info);
        for seed in (0..40).map(Seed::from) {
            let chairs = choice.invitation(&info, seed, "You").chairs;
            let mut others = [chairs[1].deck.as_str(), chairs[2].deck.as_str()];
            longbox_protocol::sort(&mut others);
            assert_eq!(others, ["villains", "x-men"], "seed {seed}");
        }
    }

    #[test]
    fn different_seeds_bring_different_surprises() {
        let info = info();
        let choice = Choice::default().fitted(&info);
        let deck = |seed| choice.invitation(&info, seed, "You").chairs[1].deck.clone();
        assert!((0..20).map(Seed::from).map(deck).any(|key| key == "villains"));
        assert!((0..20).map(Seed::from).map(deck).any(|key| key == "x-men"));
    }

    #[test]
    fn what_is_no_longer_known_is_put_right() {
        let info = info();
        let gone = ChairChoice {
            deck: "gone".to_owned(),
            main: "Beast".to_owned(),
            bot: "gone".to_owned(),
            ..ChairChoice::default()
        };
        let quest = ChairChoice { deck: "boss".to_owned(), ..ChairChoice::default() };
        let choice = Choice {
            company: Company::People,
            seats: 9,
            mode: "teams".to_owned(),
            first: Some(5),
            chairs: vec![gone, quest],
        };
        let fitted = choice.clone().fitted(&info);
        assert_eq!((fitted.seats, fitted.first), (4, None));
        assert_eq!((fitted.chairs[0].deck.as_str(), fitted.chairs[0].main.as_str()), ("avengers", ""));
        assert_eq!(fitted.chairs[1].deck, "", "people do not play quest decks");
        let against = Choice { company: Company::Bots, ..choice }.fitted(&info);
        assert_eq!(against.chairs[1].deck, "boss");
    }

    #[test]
    fn people_have_names_and_a_leader_goes_with_a_chosen_deck() {
        let info = info();
        let mut choice = Choice { company: Company::People, first: Some(1), ..Choice::default() }.fitted(&info);
        choice.chairs[0].name = " Ada ".to_owned();
        choice.chairs[0].main = "Beast".to_owned();
        let invitation = choice.invitation(&info, 1.into(), "Player");
        assert_eq!(invitation.chairs[0].who, Who::Person("Ada".to_owned()));
        assert_eq!(invitation.chairs[0].main.as_deref(), Some("Beast"));
        assert_eq!(invitation.chairs[1].who, Who::Person("Player B".to_owned()));
        assert_eq!(invitation.chairs[1].main, None);
        assert_eq!(invitation.first, First::Seat(Seat::B));
        choice.company = Company::Bots;
        assert_eq!(choice.invitation(&info, 1.into(), "You").chairs[0].who, Who::Person("You".to_owned()));
        choice.company = Company::Watch;
        assert!(choice.invitation(&info, 1.into(), "Player").chairs.iter().all(|chair| !chair.who.is_person()));
    }
}
