//! The lines that play.

use super::{Runner, seat};
use crate::cards;
use crate::fault::Fault;
use crate::from_replay::keys;
use longbox_kernel::Seat;
use longbox_squad::{Ask, Choice, Hope};

/// What a play line means.
enum Move<'a> {
    /// The last option, which declines.
    Decline,
    Block(&'a str),
    /// An attack or another card, Keeper, Factor, number or word to choose.
    Choose(&'a str),
}

const CHOOSING: [&str; 14] = [
    "plays ",
    "attacks with ",
    "chooses ",
    "names ",
    "shows ",
    "discards ",
    "loses ",
    "takes ",
    "puts ",
    "destroys ",
    "answers ",
    "returns ",
    "copies ",
    "keeps ",
];
const DECLINING: [&str; 10] = [
    "passes",
    "declines",
    "stops",
    "leaves it",
    "does not block",
    "does not attack",
    "takes the damage",
    "plays nothing",
    "chooses nothing",
    "shows nothing",
];

impl Runner<'_> {
    /// `A plays Yoink!`, `B blocks with Pushover`, `A passes`, `A ends the turn`, `the turn begins` ...
    pub(super) fn play(&mut self, text: &str) -> Result<(), Fault> {
        if let Some(outcome) = self.table()?.outcome() {
            let how = self.game.outcome_text(outcome);
            return Err(Fault::new(format!("'{text}' comes after the end of the game: {how}")));
        }
        if text == "the turn begins" {
            return self.go_on();
        }
        let (who, rest) = text.split_once(' ').ok_or_else(|| unknown(text))?;
        let who = seat(who).ok_or_else(|| unknown(text))?;
        if rest == "ends the turn" {
            return self.end_turn(who);
        }
        if let Some(key) = rest.strip_prefix("option ") {
            return self.take_option(who, key);
        }
        if rest == "gives up" {
            return self.give_up(who);
        }
        let meant = meaning(rest).ok_or_else(|| unknown(text))?;
        loop {
            let position = self.position()?;
            let pending = self.table()?.pending().ok_or_else(|| Fault::new("the game is over"))?;
            if pending.owner == who
                && let Some(option) = self.option(&meant, position.ask())?
            {
                return self.pick(option);
            }
            self.step_towards(who, &meant, position.ask(), pending.owner)?;
        }
    }

    /// Answers a question that is in the way, if that needs no decision.
    fn step_towards(&mut self, who: Seat, meant: &Move<'_>, ask: Ask, owner: Seat) -> Result<(), Fault> {
        let options = self.table()?.options().len();
        let wants_block = matches!(meant, Move::Block(_)) && owner == who;
        match ask {
            Ask::Block if !wants_block => self.pick(options - 1),
            Ask::Pause => self.pick(0),
            Ask::Attack if owner == who => Err(self.not_an_option(who, meant)?),
            _ if options == 1 && !wants_block => self.pick(0),
            _ => Err(self.not_an_option(who, meant)?),
        }
    }

    fn not_an_option(&mut self, who: Seat, meant: &Move<'_>) -> Result<Fault, Fault> {
        let position = self.position()?;
        let owner = self.table()?.pending().map(|decision| decision.owner);
        let asked = match owner {
            Some(owner) => format!("{owner} is asked: {}", self.game.question(&position)),
            None => "nobody is asked".to_owned(),
        };
        let (word, hope) = match meant {
            Move::Decline => ("declining", Hope::Play),
            Move::Block(word) => (*word, Hope::Block),
            Move::Choose(word) => (*word, Hope::Play),
        };
        let mut why = String::new();
        if let Ok(card) = self.card(word) {
            let reasons = self.game.why_not(&position, who, card, hope);
            let texts: Vec<String> = reasons
                .iter()
                .map(|reason| format!("{} ({})", self.game.why_text(*reason), reason.rule().id()))
                .collect();
            if !texts.is_empty() {
                why = format!("; not possible because {}", texts.join(" and "));
            }
        }
        Ok(Fault::new(format!("{who}: '{word}' is not an option now; {asked}{why}")).with_options(self.options()?))
    }

    /// The number of the option that is meant, if it is there.
    fn option(&mut self, meant: &Move<'_>, ask: Ask) -> Result<Option<usize>, Fault> {
        let game = self.game;
        let table = self.table()?;
        let (position, menu) = (table.position(), table.options());
        let last = menu.len().saturating_sub(1);
        Ok(match meant {
            Move::Decline if ask == Ask::Pause => None,
            Move::Decline => matches!(menu.last(), Some(Choice::Pass | Choice::No)).then_some(last),
            Move::Block(_) if ask != Ask::Block => None,
            Move::Choose(_) if ask == Ask::Block => None,
            Move::Block(word) | Move::Choose(word) => {
                let text = |choice: &Choice| game.option_text(position, *choice);
                let exact = menu.iter().position(|choice| text(choice).eq_ignore_ascii_case(word));
                let bare = word.strip_suffix(" of A").or_else(|| word.strip_suffix(" of B"));
                let side = word.chars().last().filter(|_| bare.is_some());
                let sided =
                    |choice: &Choice| side.is_none_or(|side| text(choice).ends_with(&format!("(Player {side})")));
                let card = cards::card(game, bare.unwrap_or(word)).ok();
                let by_card = menu.iter().position(|choice| match choice {
                    Choice::Card(piece) | Choice::Keeper(piece) => Some(position.card(*piece)) == card && sided(choice),
                    _ => false,
                });
                let numbered = menu.iter().position(|choice| text(choice).starts_with(&format!("{word} (")));
                exact.or(numbered).or(by_card)
            }
        })
    }

    fn go_on(&mut self) -> Result<(), Fault> {
        self.settle()?;
        match self.position()?.ask() {
            Ask::Pause => self.pick(0),
            _ => Err(self.cannot("no turn is about to begin")?),
        }
    }

    /// Passes the attack if there still is one, and goes to the pause before the next turn.
    fn end_turn(&mut self, who: Seat) -> Result<(), Fault> {
        self.settle()?;
        let position = self.position()?;
        if position.active() != who {
            return Err(Fault::new(format!("it is not {who}'s turn")));
        }
        if position.ask() == Ask::Attack {
            let last = self.table()?.options().len() - 1;
            self.pick(last)?;
            self.settle()?;
        }
        match self.position()?.ask() {
            Ask::Pause => self.pick(0)?,
            _ => return Err(self.cannot("the turn cannot end now")?),
        }
        self.settle()
    }

    fn cannot(&mut self, what: &str) -> Result<Fault, Fault> {
        let over = self.table()?.outcome().map(|outcome| self.game.outcome_text(outcome));
        let over = over.map_or_else(String::new, |text| format!("; the game is over: {text}"));
        Ok(Fault::new(format!("{what}{over}")).with_options(self.options()?))
    }

    /// Takes exactly this option, as a stored game names it. A stored game has no pauses.
    fn take_option(&mut self, who: Seat, key: &str) -> Result<(), Fault> {
        let other = |keys: &[String]| keys.len() == 1 && !keys.iter().any(|known| known == key);
        while self.position()?.ask() == Ask::Pause || other(&keys(self.table()?)) {
            self.pick(0)?;
        }
        let table = self.table()?;
        let asked = table.pending().is_some_and(|decision| decision.owner == who);
        let keys = if asked { keys(table) } else { Vec::new() };
        match keys.iter().position(|known| known == key) {
            Some(option) => self.pick(option),
            None => Err(Fault::new(format!("{who} has no option '{key}' now")).with_options(keys)),
        }
    }

    fn give_up(&mut self, who: Seat) -> Result<(), Fault> {
        let mut events = std::mem::take(&mut self.events);
        let done = self.table()?.input(longbox_kernel::Input::Concede(who), &mut events);
        self.events = events;
        done.map_err(|refusal| Fault::new(refusal.to_string()))
    }
}

fn meaning(text: &str) -> Option<Move<'_>> {
    if DECLINING.contains(&text) {
        return Some(Move::Decline);
    }
    if let Some(card) = text.strip_prefix("blocks with ") {
        return Some(Move::Block(card.trim()));
    }
    CHOOSING.iter().find_map(|verb| text.strip_prefix(verb)).map(|word| Move::Choose(word.trim()))
}

fn unknown(text: &str) -> Fault {
    Fault::new(format!(
        "'{text}' is not understood; a play is 'A plays CARD', 'B blocks with CARD', 'A chooses THING', 'A passes', \
         'A ends the turn', 'the turn begins', and set-up lines must come before the first play"
    ))
}
