//! A card that somebody else plays, shown large for a while: what was done with it and what came of it.
//!
//! It holds back what happens next, and nothing else: a question that comes of it stands on the table at once.

use crate::settings::PlayedCards;
use crate::store::Store;
use crate::words::words;
use leptos::prelude::*;
use longbox_protocol::{
    CardNo, Effect, Fighter, GameName, GameUpdate, LogLine, Observation, Picture, Seat, Thing, Viewer,
};
use std::sync::Arc;
use std::time::Duration;

/// The card, and what is known of it so far.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PlayedCard {
    /// That of its line in the log.
    pub(crate) number: usize,
    pub(crate) game: GameName,
    pub(crate) card: CardNo,
    pub(crate) seat: Option<Seat>,
    /// What was done, and then what came of it.
    pub(crate) lines: Vec<String>,
    pub(crate) changes: Vec<Change>,
    /// What it works on.
    pub(crate) things: Vec<Thing>,
    /// It stays until the player goes on.
    pub(crate) waits: bool,
    /// The table before it.
    before: Option<Arc<Observation>>,
}

/// A number that has become another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Change {
    pub(crate) name: String,
    pub(crate) what: &'static str,
    pub(crate) before: i16,
    pub(crate) now: i16,
}

/// How long a card is looked at, in milliseconds at a speed of 100 hundredths: the least and the most, and how much for
/// each letter on it.
const LEAST: usize = 800;
const MOST: usize = 2_200;
const LETTER: usize = 6;
/// Lines that have room.
const LINES: usize = 4;
/// How long a pointer that has left the card may take to come back.
const RELEASE: Duration = Duration::from_millis(350);

impl Store {
    /// The card that somebody else plays in this update, if it is to be shown.
    pub(crate) fn played_in(self, update: &GameUpdate) -> Option<PlayedCard> {
        let settings = self.settings.get_untracked();
        let waits = settings.played == PlayedCards::Wait;
        let shown = waits || settings.played == PlayedCards::Shown && settings.speed.hundredths() > 0;
        let line = update.log.iter().find(|line| is_of_others(&update.table, line)).filter(|_| shown)?;
        let (game, before) = (update.table.game, self.table.get_untracked());
        let (seat, card) = (line.seat, line.played?);
        let (number, lines) = (line.number, vec![line.text.clone()]);
        let (changes, things) = (Vec::new(), Vec::new());
        let mut played = PlayedCard { number, game, card, seat, lines, changes, things, waits, before };
        played.add(update);
        Some(played)
    }

    /// Whether what waits brings another such card.
    fn more_are_played(self) -> bool {
        self.playback.with_value(|playback| playback.waiting.iter().any(is_a_play))
    }

    /// How long the card is looked at, in milliseconds; several in a row get half the time each.
    pub(crate) fn played_time(self, played: &PlayedCard) -> u32 {
        let text = self.face(played.game, played.card).map(|face| face.text).unwrap_or_default();
        let printed: usize = text.iter().map(|line| line.body.len()).sum();
        let told: usize = played.lines.iter().map(String::len).sum();
        let time = (LEAST + LETTER * (printed + told)).min(MOST) as u32;
        let time = time * self.settings.get_untracked().speed.hundredths() / 100;
        if self.more_are_played() { time / 2 } else { time }
    }

    /// What belongs to the card that is shown is laid below it at once.
    pub(crate) fn follow_played(self) {
        while self.playback.with_value(|playback| playback.waiting.front().is_some_and(belongs)) {
            let Some(update) = self.take() else { return };
            self.sound_update(&update);
            self.played.update(|played| played.iter_mut().for_each(|played| played.add(&update)));
            self.show(update, true);
        }
    }

    /// Goes on with what comes after the card that is shown. Without one, all that waits is shown at once.
    pub(crate) fn move_on(self) {
        if self.played.with_untracked(Option::is_none) {
            return self.skip();
        }
        self.close_played();
        self.play_next();
    }

    pub(crate) fn close_played(self) {
        self.played.set(None);
        self.playback.update_value(|playback| {
            playback.held = false;
            playback.due = false;
            playback.round += 1;
        });
    }

    /// The time of the card is over; whoever reads it keeps it.
    pub(crate) fn played_long_enough(self) {
        if self.playback.with_value(|playback| playback.held) {
            self.playback.update_value(|playback| playback.due = true);
        } else {
            self.move_on();
        }
    }

    /// A pointer rests on the card, or has left it.
    pub(crate) fn hold_played(self, held: bool) {
        self.playback.update_value(|playback| playback.held = held);
        let (due, round) = self.playback.with_value(|playback| (playback.due, playback.round));
        let over = move || {
            let still = self.playback.with_value(|playback| playback.round == round && !playback.held);
            if still {
                self.move_on();
            }
        };
        if due && !held {
            set_timeout(over, RELEASE);
        }
    }
}

impl PlayedCard {
    /// Takes in what has come of it.
    fn add(&mut self, update: &GameUpdate) {
        let room = LINES.saturating_sub(self.lines.len());
        let caused = update.log.iter().filter(|line| !line.because.is_empty() && line.played.is_none());
        self.lines.extend(caused.map(|line| line.text.clone()).take(room));
        let changed = update.happenings.iter().filter(|one| matches!(one.effect, Effect::Change | Effect::Heal));
        for thing in changed.filter_map(|one| one.thing.clone()) {
            if !self.things.contains(&thing) {
                self.things.push(thing);
            }
        }
        self.changes = self.before.as_ref().map(|before| changes(before, &update.table)).unwrap_or_default();
    }
}

/// Whether a line tells of a card that the viewer has not played.
fn is_of_others(table: &Observation, line: &LogLine) -> bool {
    line.played.is_some() && line.seat.is_some_and(|seat| table.viewer != Viewer::Seat(seat))
}

fn is_a_play(update: &GameUpdate) -> bool {
    update.log.iter().any(|line| is_of_others(&update.table, line))
}

/// Whether an update only goes on with what was played: what it does, and the question that comes of it.
fn belongs(update: &GameUpdate) -> bool {
    let small = |effect: Effect| {
        matches!(effect, Effect::Change | Effect::Heal | Effect::Recover | Effect::Move | Effect::Draw)
            || matches!(effect, Effect::Discard | Effect::Appear | Effect::Use | Effect::Play | Effect::Reveal)
    };
    !is_a_play(update) && update.table.ending.is_none() && update.happenings.iter().all(|one| small(one.effect))
}

/// The numbers on the table that are others now.
fn changes(before: &Observation, now: &Observation) -> Vec<Change> {
    let words = words();
    let mut found = Vec::new();
    let mut add = |name: &str, what: &'static str, (before, now): (i16, i16)| {
        if before != now {
            found.push(Change { name: name.to_owned(), what, before, now });
        }
    };
    match (&before.picture, &now.picture) {
        (Picture::Vs(before), Picture::Vs(now)) => {
            let stands = |fighter: &&Fighter| !fighter.stance.stunned;
            let of = |sides: &[longbox_protocol::VsSide]| -> Vec<Fighter> {
                sides.iter().flat_map(|side| side.front.iter().chain(&side.back)).filter(stands).cloned().collect()
            };
            let old = of(&before.sides);
            for fighter in of(&now.sides) {
                if let Some(was) = old.iter().find(|was| was.thing == fighter.thing) {
                    add(&fighter.name, words.vs.atk, (was.atk, fighter.atk));
                    add(&fighter.name, words.vs.def, (was.def, fighter.def));
                }
            }
        }
        (Picture::Squad(before), Picture::Squad(now)) => {
            add(words.squad.power.title, "", (i16::from(before.power), i16::from(now.power)));
        }
        _ => {}
    }
    found.truncate(LINES);
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use longbox_protocol::Happening;

    fn update(effects: &[Effect], played: Option<CardNo>) -> GameUpdate {
        let text = r#"{"game":"squad","viewer":{"Seat":0},"below":0,"made":3,"players":[],"waiting_for":1,"question":null,
            "undo":"Nothing","formation":"None","practice":false,"stops":{"pass_when_nothing":true,
            "hold_for_responses":false,"pass_until_my_turn":false,"fewer_questions":true},"ending":null,
            "picture":{"Squad":{"turn":1,"active":1,"phases":[],"power":4,"most_power":20,"power_note":"","sides":[],
            "attack":null,"waiting":[]}}}"#;
        let table: Observation = serde_json::from_str(text).unwrap_or_else(|problem| panic!("{problem}"));
        let one =
            |effect: &Effect| Happening { effect: *effect, thing: None, seat: None, card: None, number: 0, batch: 0 };
        let line = |card: CardNo| LogLine {
            number: 0,
            made: 3,
            seat: Some(Seat(1)),
            head: false,
            text: "Mira attacks.".to_owned(),
            because: String::new(),
            cards: vec![card],
            played: Some(card),
            rule: None,
        };
        GameUpdate { happenings: effects.iter().map(one).collect(), log: played.map(line).into_iter().collect(), table }
    }

    #[test]
    fn what_a_card_does_belongs_to_it_and_the_next_card_does_not() {
        assert!(belongs(&update(&[], None)));
        assert!(belongs(&update(&[Effect::Change, Effect::Draw], None)));
        assert!(!belongs(&update(&[Effect::Stun], None)));
        assert!(!belongs(&update(&[], Some(7))));
    }

    #[test]
    fn only_cards_of_others_are_shown() {
        let mut played = update(&[], Some(7));
        assert!(is_a_play(&played));
        played.table.viewer = Viewer::Seat(Seat(1));
        assert!(!is_a_play(&played));
    }

    #[test]
    fn a_number_that_changes_is_told() {
        let (before, mut after) = (update(&[], None).table, update(&[], None).table);
        assert_eq!(changes(&before, &after), []);
        let Picture::Squad(table) = &mut after.picture else { panic!("a table of Squad") };
        table.power = 6;
        assert_eq!(changes(&before, &after).iter().map(|one| (one.before, one.now)).collect::<Vec<_>>(), [(4, 6)]);
    }
}
