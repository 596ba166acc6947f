//! The lines that set a position up.

use super::{Runner, seat};
use crate::fault::Fault;
use crate::limits;
use longbox_catalog::limits::excerpt;
use longbox_kernel::Seat;
use longbox_squad::{Format, Setup, TurnStep};

impl Runner<'_> {
    /// Takes a set-up line; false if it is none.
    pub(super) fn set_up(&mut self, text: &str) -> Result<bool, Fault> {
        if let Some((seat, rest)) = text.split_once(' ').and_then(|(word, rest)| Some((seat(word)?, rest))) {
            return self.set_side(seat, rest);
        }
        let (word, rest) = text.split_once([' ', ':']).unwrap_or((text, ""));
        let rest = rest.trim();
        match word {
            "power" => self.scene.power = number(rest)?,
            "turn" => self.scene.active = seat(rest).ok_or_else(|| Fault::new("a turn is 'turn A' or 'turn B'"))?,
            "step" => self.scene.step = step(rest)?,
            "first" if rest == "turn" => self.scene.first_turn = true,
            "first" => self.setup().first = Some(seat(rest).ok_or_else(|| Fault::new("write 'first A' or 'first B'"))?),
            "seed" => self.scene.seed = u64::from(number::<u32>(rest)?).into(),
            "format" => self.setup().format = format(rest)?,
            "coins" => self.scene.coins = coins(rest)?,
            "picks" => self.scene.picks = picks(rest)?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The set-up of a real deal.
    fn setup(&mut self) -> &mut Setup {
        self.brought.get_or_insert_with(|| Setup::new(Vec::new(), Vec::new(), Format::Strict))
    }

    fn set_side(&mut self, seat: Seat, text: &str) -> Result<bool, Fault> {
        if let Some((place, list)) = text.split_once(':').filter(|_| !text.starts_with("option ")) {
            return self.set_cards(seat, place.trim(), list);
        }
        let words: Vec<&str> = text.split_whitespace().collect();
        let side = &mut self.scene.sides[seat.index()];
        match words.as_slice() {
            ["took", damage, "last", "turn"] => side.damage_last_turn = number(damage)?,
            ["attacked", "last", "turn"] => side.attacks_last_turn = 1,
            ["did", "not", "attack", "last", "turn"] => side.attacks_last_turn = 0,
            ["has", "power", change, "this", "turn"] => side.boost = number(change.trim_start_matches('+'))?,
            ["has", count, "new", "keepers" | "keeper"] => side.new_keepers = usize::from(number::<u8>(count)?),
            ["power", "rose", points] => side.rise = number(points)?,
            ["starts", "with", count, "cards"] => {
                let hand = number(count)?;
                self.setup().handicaps[seat.index()].hand = hand;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn set_cards(&mut self, seat: Seat, place: &str, list: &str) -> Result<bool, Fault> {
        let cards = self.cards(list)?;
        let side = &mut self.scene.sides[seat.index()];
        match place {
            "hand" => side.hand = cards,
            "deck" => side.deck = cards,
            "discard" => side.discard = cards,
            "keepers" | "keeper" => side.keepers = cards,
            "brings" => self.setup().decks[seat.index()] = cards,
            "starts with keepers" => self.setup().handicaps[seat.index()].keepers = cards,
            "starts with" => self.setup().handicaps[seat.index()].cards = cards,
            _ => {
                return Err(Fault::new(format!(
                    "'{place}' is no place; known are hand, deck, discard, keepers, brings"
                )));
            }
        }
        Ok(true)
    }

    /// `check deck strict: 40 x ...`
    pub(super) fn check_deck(&mut self, text: &str) -> Result<(), Fault> {
        let (name, list) = text.split_once(':').ok_or_else(|| Fault::new("write 'check deck strict: CARDS'"))?;
        let format = format(name.trim())?;
        let cards = self.cards(list)?;
        let problems = self.game.deck_problems(&cards, format);
        self.deck_problems = Some(problems.iter().map(|problem| (problem.rule().id(), problem.to_string())).collect());
        Ok(())
    }
}

pub(super) fn number<T: std::str::FromStr>(word: &str) -> Result<T, Fault> {
    word.trim().parse().map_err(|_| Fault::new(format!("'{}' is not a number that fits here", excerpt(word))))
}

fn step(word: &str) -> Result<TurnStep, Fault> {
    match word {
        "flip" => Ok(TurnStep::PowerUp),
        "draw" => Ok(TurnStep::Draw),
        "start" => Ok(TurnStep::Start),
        "attack" => Ok(TurnStep::Attack),
        "end" => Ok(TurnStep::Close),
        _ => Err(Fault::new(format!("'{word}' is no step; steps are flip, draw, start, attack, end"))),
    }
}

fn format(word: &str) -> Result<Format, Fault> {
    let found = Format::ALL.into_iter().find(|format| format.name() == word);
    found.ok_or_else(|| Fault::new(format!("'{word}' is no format; formats are strict, casual, quest")))
}

fn coins(text: &str) -> Result<Vec<bool>, Fault> {
    let coin = |word: &str| match word {
        "heads" => Ok(true),
        "tails" => Ok(false),
        _ => Err(Fault::new(format!("'{word}' is no side of a coin; write heads or tails"))),
    };
    let coins: Vec<bool> =
        text.split([' ', ',']).filter(|word| !word.is_empty()).map(coin).collect::<Result<_, _>>()?;
    limits::check(coins.len(), limits::COINS, "coins").map(|()| coins)
}

/// Picks are counted from 1 in the text.
fn picks(text: &str) -> Result<Vec<u8>, Fault> {
    let pick = |word: &str| number::<u8>(word).map(|pick| pick.saturating_sub(1));
    let picks: Vec<u8> = text.split([' ', ',']).filter(|word| !word.is_empty()).map(pick).collect::<Result<_, _>>()?;
    limits::check(picks.len(), limits::PICKS, "picks").map(|()| picks)
}
