//! The lines that set a position up.

use super::cards::{self, FILLER, Item};
use super::{Runner, seat};
use crate::fault::Fault;
use crate::limits;
use longbox_catalog::limits::excerpt;
use longbox_kernel::Seat;
use longbox_vs::language::CardKind;
use longbox_vs::{Away, CardNo, Cast, Format, Mode, PlayerSetup, Row, Scene, ScenePart, SceneSide, Stance, TurnStep};

/// Fillers in a deck that no line sets up.
const DECK: usize = 12;

/// Everything that set-up lines say.
#[derive(Clone, Debug, Default)]
pub(super) struct Plan {
    pub(super) scene: Scene,
    pub(super) players: usize,
    /// Set up with a line of their own.
    mains: [bool; 4],
    decks: [bool; 4],
    /// Decks brought to a real deal instead of a scene.
    pub(super) brought: [Option<Vec<CardNo>>; 4],
    pub(super) first: Option<Seat>,
    pub(super) format: Option<Format>,
    pub(super) open_lists: bool,
}

impl Plan {
    fn side(&mut self, seat: Seat) -> &mut SceneSide {
        let sides = &mut self.scene.sides;
        let count = sides.len().max(seat.index() + 1);
        sides.resize_with(count, SceneSide::default);
        &mut sides[seat.index()]
    }

    pub(super) fn is_dealt(&self) -> bool {
        self.brought.iter().any(Option::is_some)
    }

    /// Fills in what no line has said.
    pub(super) fn complete(&mut self, stage: &Runner<'_>) -> Result<(), Fault> {
        let players = if self.scene.mode == Mode::FreeForAll { 2 } else { 4 };
        let players = self.players.max(players).max(self.scene.sides.len());
        for number in 0..players {
            let seat = Seat(number as u8);
            if !self.mains[number] {
                let main = stage.card(&format!("Main {seat}"))?;
                let side = self.side(seat);
                side.levels = vec![main];
                side.cast.insert(0, Cast { main: true, ..Cast::new(main, Row::Front) });
            }
            if !self.decks[number] {
                let filler = stage.card(FILLER)?;
                self.side(seat).deck = vec![filler; DECK];
            }
        }
        Ok(())
    }

    /// What the players bring to a real deal.
    pub(super) fn sides(&self) -> Vec<PlayerSetup> {
        let side = |(number, side): (usize, &SceneSide)| PlayerSetup {
            main: side.levels.clone(),
            deck: self.brought[number].clone().unwrap_or_else(|| side.deck.clone()),
            side_deck: side.side_deck.clone(),
        };
        self.scene.sides.iter().enumerate().map(side).collect()
    }
}

impl Runner<'_> {
    /// Takes a set-up line; false if it is none.
    pub(super) fn set_up(&mut self, text: &str) -> Result<bool, Fault> {
        if let Some((seat, rest)) = text.split_once(' ').and_then(|(word, rest)| Some((seat(word)?, rest))) {
            return self.set_side(seat, rest);
        }
        let (word, rest) = text.split_once([' ', ':']).unwrap_or((text, ""));
        let rest = rest.trim_start_matches(':').trim();
        match word {
            "turn" => match rest.strip_prefix("of ").unwrap_or(rest) {
                who if seat(who).is_some() => self.plan.scene.active = seat(who).unwrap_or(Seat::A),
                turn => self.plan.scene.turn = number(turn)?,
            },
            "step" => self.plan.scene.step = step(rest)?,
            "players" => self.plan.players = players(rest)?,
            "mode" => self.plan.scene.mode = mode(rest)?,
            "picks" => self.plan.scene.picks = picks(rest)?,
            "seed" => self.plan.scene.seed = u64::from(number::<u32>(rest)?).into(),
            "first" => self.plan.first = Some(seat(rest).ok_or_else(|| Fault::new("write 'first A'"))?),
            "format" => self.plan.format = Some(format(rest)?),
            "open" if rest == "lists" => self.plan.open_lists = true,
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn set_side(&mut self, seat: Seat, text: &str) -> Result<bool, Fault> {
        // The short names of options have colons, too.
        if let Some((place, list)) = text.split_once(':').filter(|_| !text.starts_with("option ")) {
            return self.set_place(seat, place.trim(), list.trim()).map(|()| true);
        }
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            ["played", count, "plot", "twists" | "twist", ..] => self.plan.side(seat).twists = number(count)?,
            ["made", count, "attacks" | "attack", ..] => self.plan.side(seat).attacks = number(count)?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn set_place(&mut self, seat: Seat, place: &str, list: &str) -> Result<(), Fault> {
        let game = self.game;
        if let Some((place @ ("hand" | "resources"), holder)) = place.split_once(" of ") {
            return self.set_part(seat, place, holder, list);
        }
        match place {
            "main" => return self.set_main(seat, list),
            "front" => return self.set_row(seat, Row::Front, list),
            "back" => return self.set_row(seat, Row::Back, list),
            "resources" => self.plan.side(seat).resources = resources(self, list)?,
            "hand" => self.plan.side(seat).hand = cards::list(game, list)?,
            "ko" | "KO pile" => self.plan.side(seat).ko = cards::list(game, list)?,
            // The cards of an open pile are out of the game.
            "pile" => {
                let (secret, open) = cards::list(game, list)?.into_iter().partition(|card| game.is_invention(*card));
                let side = self.plan.side(seat);
                side.secret_pile = secret;
                side.removed.extend::<Vec<CardNo>>(open);
            }
            "removed" => self.plan.side(seat).removed.extend(cards::list(game, list)?),
            "side deck" => self.plan.side(seat).side_deck = cards::side_deck(game, list)?,
            "deck" => {
                self.plan.decks[seat.index()] = true;
                self.plan.side(seat).deck = cards::list(game, list)?;
            }
            "brings" => {
                self.plan.side(seat);
                self.plan.brought[seat.index()] = Some(cards::list(game, list)?);
            }
            _ => {
                return Err(Fault::new(format!(
                    "'{place}' is no place; known are main, front, back, hand, deck, side deck, ko, pile, removed, resources, brings, \
                     hand of NAME, resources of NAME"
                )));
            }
        }
        Ok(())
    }

    /// `hand of Wyatt Wingfoot: CARDS`: the part of a character who plays along.
    fn set_part(&mut self, seat: Seat, place: &str, holder: &str, list: &str) -> Result<(), Fault> {
        let card = self.card(holder)?;
        let (hand, row) = match place {
            "hand" => (Some(cards::list(self.game, list)?), None),
            _ => (None, Some(resources(self, list)?)),
        };
        let cast = self.plan.side(seat).cast.iter_mut().find(|cast| cast.card == card);
        let Some(cast) = cast else {
            return Err(Fault::new(format!("{holder} stands on no row of {seat} before this line")));
        };
        let part = cast.part.get_or_insert_default();
        part.hand.extend(hand.into_iter().flatten());
        part.resources.extend(row.into_iter().flatten());
        Ok(())
    }

    /// `Hulk L1 (back, 2 wounds, xp 2)`; versions of other sets stand behind a `/`: `Hulk L1 (xp 2) / LEG-003`.
    fn set_main(&mut self, seat: Seat, text: &str) -> Result<(), Fault> {
        self.plan.mains[seat.index()] = true;
        if cards::is_nothing(text) {
            self.plan.side(seat);
            return Ok(());
        }
        let mut texts = text.split(" / ");
        let item = cards::item(texts.next().unwrap_or_default());
        let card = cards::main_card(self.game, &item.name)?;
        let mut levels = cards::versions(self.game, card);
        for text in texts {
            levels.push(cards::main_card(self.game, text)?);
        }
        if let [place] = item.facts.as_slice()
            && let Some(place) = away(place)
        {
            let side = self.plan.side(seat);
            side.levels = levels;
            side.main_away = Some((card, place));
            return Ok(());
        }
        let mut cast = self.cast(&item, card, Row::Front)?;
        cast.main = true;
        let side = self.plan.side(seat);
        side.levels = levels;
        side.cast.insert(0, cast);
        Ok(())
    }

    fn set_row(&mut self, seat: Seat, row: Row, list: &str) -> Result<(), Fault> {
        for item in cards::items(self.game, list)? {
            let card = self.card(&item.name)?;
            let mut cast = self.cast(&item, card, row)?;
            let kind = self.game.card(card).map(|card| card.kind.clone());
            if let (Some(CardKind::Main { .. }), Some(owner)) = (kind, cast.owner) {
                // A main character that somebody else has now.
                cast.main = true;
                let levels = cards::versions(self.game, card);
                self.plan.mains[owner.index()] = true;
                self.plan.side(owner).levels = levels;
            }
            self.plan.side(seat).cast.push(cast);
        }
        Ok(())
    }

    fn cast(&self, item: &Item, card: CardNo, row: Row) -> Result<Cast, Fault> {
        let mut cast = Cast::new(card, row);
        if let Some(equipment) = &item.equipment {
            cast.equipment = Some(self.card(equipment)?);
        }
        for fact in &item.facts {
            take_fact(&mut cast, fact)?;
        }
        Ok(cast)
    }
}

/// Where a main character lies that is not in play.
fn away(fact: &str) -> Option<Away> {
    match fact {
        "in hand" => Some(Away::Hand),
        "in deck" => Some(Away::Deck),
        "in ko" => Some(Away::Ko),
        "removed" => Some(Away::Removed),
        _ => None,
    }
}

fn take_fact(cast: &mut Cast, fact: &str) -> Result<(), Fault> {
    let words: Vec<&str> = fact.split_whitespace().collect();
    match words.as_slice() {
        ["front"] => cast.row = Row::Front,
        ["back"] => cast.row = Row::Back,
        ["stunned"] => cast.stance = Stance::Stunned,
        ["hidden"] => cast.stance = Stance::Hidden,
        ["exhausted"] => cast.stance = Stance::Exhausted,
        ["ready"] => cast.stance = Stance::Ready,
        ["dealt", "in"] => cast.part = Some(ScenePart::default()),
        ["frozen"] => {
            cast.frozen = true;
            if cast.stance == Stance::Ready {
                cast.stance = Stance::Exhausted;
            }
        }
        [count, "wounds" | "wound"] => cast.wounds = number(count)?,
        [count, "vitality"] => cast.wounds = -number::<i8>(count)?,
        ["xp", count] | [count, "xp"] => cast.xp = number(count)?,
        ["owned", "by", who] => cast.owner = Some(seat(who).ok_or_else(|| Fault::new("write '(owned by B)'"))?),
        [count] if count.starts_with(['+', '-']) => cast.counters = number(count.trim_start_matches('+'))?,
        _ => {
            return Err(Fault::new(format!(
                "'{fact}' says nothing about a character; known are front, back, 2 wounds, 2 vitality, xp 2, +3, -1, ready, \
                 exhausted, stunned, hidden, frozen, dealt in, owned by B"
            )));
        }
    }
    Ok(())
}

/// `Fortress, 3 x down, Laboratory down`: locations lie face up unless it says down, other cards face down.
pub(super) fn resources(stage: &Runner<'_>, list: &str) -> Result<Vec<(CardNo, bool)>, Fault> {
    let mut found = Vec::new();
    let parts = if cards::is_nothing(list) { Vec::new() } else { cards::split(list) };
    for part in parts {
        let (count, name) = cards::counted(part);
        let (name, down) = match name {
            "down" => (FILLER, true),
            _ => name.strip_suffix(" down").map_or((name, false), |name| (name, true)),
        };
        let card = stage.card(&cards::item(name).name)?;
        let location = matches!(stage.game.card(card).map(|card| &card.kind), Some(CardKind::Location { .. }));
        limits::check(found.len().saturating_add(count), limits::LIST, "cards in one list")?;
        found.extend(std::iter::repeat_n((card, location && !down), count));
    }
    Ok(found)
}

pub(super) fn number<T: std::str::FromStr>(word: &str) -> Result<T, Fault> {
    word.trim().parse().map_err(|_| Fault::new(format!("'{}' is not a number that fits here", excerpt(word))))
}

fn players(word: &str) -> Result<usize, Fault> {
    let most = limits::PLAYERS;
    let found = number(word).ok().filter(|players| (2..=most).contains(players));
    found.ok_or_else(|| Fault::new(format!("'{word}' is no number of players; a game is for 2 to {most}")))
}

const STEPS: [(&str, TurnStep); 12] = [
    ("start", TurnStep::Start),
    ("draw", TurnStep::Draw),
    ("recover", TurnStep::Recover),
    ("recovery powers", TurnStep::RecoveryPowers),
    ("ready", TurnStep::Ready),
    ("build", TurnStep::BuildStart),
    ("resource", TurnStep::Resource),
    ("recruit", TurnStep::Recruit),
    ("formation", TurnStep::Formation),
    ("start of main", TurnStep::MainStart),
    ("main", TurnStep::Main),
    ("end", TurnStep::End),
];

/// The word for a step of the turn, if lines can set it up.
pub(super) fn step_word(step: TurnStep) -> Option<&'static str> {
    STEPS.iter().find(|(_, known)| *known == step).map(|(word, _)| *word)
}

pub(super) fn step(word: &str) -> Result<TurnStep, Fault> {
    let found = STEPS.iter().find(|(name, _)| *name == word).map(|(_, step)| *step);
    let names: Vec<&str> = STEPS.iter().map(|(name, _)| *name).collect();
    found.ok_or_else(|| Fault::new(format!("'{word}' is no step; steps are {}", names.join(", "))))
}

fn mode(word: &str) -> Result<Mode, Fault> {
    match word {
        "free-for-all" => Ok(Mode::FreeForAll),
        "two-vs-two" => Ok(Mode::TwoVsTwo),
        "reinforced" => Ok(Mode::Reinforced),
        "two-headed" => Ok(Mode::TwoHeaded),
        _ => {
            Err(Fault::new(format!("'{word}' is no mode; modes are free-for-all, two-vs-two, reinforced, two-headed")))
        }
    }
}

pub(super) fn format(word: &str) -> Result<Format, Fault> {
    let found = Format::ALL.into_iter().find(|format| format.name() == word);
    found.ok_or_else(|| Fault::new(format!("'{word}' is no format; formats are strict, casual")))
}

/// Picks are counted from 1 in the text.
fn picks(text: &str) -> Result<Vec<u8>, Fault> {
    let pick = |word: &str| number::<u8>(word).map(|pick| pick.saturating_sub(1));
    let picks: Vec<u8> = text.split([' ', ',']).filter(|word| !word.is_empty()).map(pick).collect::<Result<_, _>>()?;
    limits::check(picks.len(), limits::PICKS, "picks").map(|()| picks)
}
