//! The rules of High Card.
//!
//! Twelve cards, numbered 1 to 12. Each player draws five, two stay in the box. One player leads a card, the other
//! answers, and the higher card wins the trick and leads the next. Whoever wins three tricks has won.

use longbox_kernel::{
    Decision, Dice, Game, Leaving, Limit, Outcome, Reason, Seat, SeatSet, Seed, Shape, Standpoint, Verdict, Viewer,
    Witness,
};
use serde::Serialize;
use std::convert::Infallible;

const CARDS: usize = 12;
const HAND: u8 = 5;
const TRICKS_TO_WIN: u8 = 3;

/// Where a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Place {
    Box,
    Hand(Seat),
    Played,
    /// In the box or in a hand that the viewer cannot look into.
    Hidden,
}

/// The whole game as one plain value.
#[derive(Clone, Debug, PartialEq, Hash)]
pub(crate) struct Position {
    /// The place of each card; card 1 comes first.
    places: [Place; CARDS],
    /// How many cards each player holds. Everybody can count them.
    held: [u8; 2],
    turn: Seat,
    led: Option<u8>,
    tricks: [u8; 2],
    outcome: Option<Outcome>,
    dice: Dice,
}

impl Position {
    /// The cards at this place, lowest first.
    fn cards(&self, place: Place) -> impl Iterator<Item = u8> {
        (1..).zip(self.places).filter(move |(_, at)| *at == place).map(|(card, _)| card)
    }

    fn put(&mut self, card: u8, place: Place) {
        self.places[usize::from(card) - 1] = place;
    }

    /// A random card goes from this place to a hand.
    fn draw(&mut self, from: Place, to: Seat, dice: &mut Dice) -> Option<u8> {
        let card = self.cards(from).nth(dice.pick(self.cards(from).count()))?;
        self.put(card, Place::Hand(to));
        Some(card)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    Drew(Seat, u8),
    Played(Seat, u8),
    WonTrick(Seat),
}

/// What a player is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct View {
    pub(crate) hand: Vec<u8>,
    pub(crate) led: Option<u8>,
    pub(crate) held: [u8; 2],
    pub(crate) tricks: [u8; 2],
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct HighCard;

impl Game for HighCard {
    type Setup = ();
    type Position = Position;
    /// The card to play.
    type Choice = u8;
    type Event = Event;
    type Sight = String;
    type View = View;
    type SetupError = Infallible;

    fn name(&self) -> &'static str {
        "high-card"
    }

    fn rules_version(&self) -> u32 {
        1
    }

    fn cards_version(&self) -> u64 {
        1
    }

    fn seats(&self, (): &()) -> SeatSet {
        SeatSet::one(Seat::A).with(Seat::B)
    }

    fn check(&self, (): &()) -> Result<(), Infallible> {
        Ok(())
    }

    fn deal(&self, (): &(), seed: Seed, witness: &mut impl Witness<Event>) -> Position {
        let mut dice = Dice::new(seed);
        let (places, held, tricks) = ([Place::Box; CARDS], [HAND; 2], [0; 2]);
        let (led, outcome) = (None, None);
        let mut position = Position { places, held, turn: Seat::A, led, tricks, outcome, dice: Dice::blank() };
        for seat in [Seat::A, Seat::B].repeat(usize::from(HAND)) {
            if let Some(card) = position.draw(Place::Box, seat, &mut dice) {
                witness.sees(Event::Drew(seat, card));
            }
        }
        position.dice = dice;
        position
    }

    fn waiting(&self, position: &Position) -> SeatSet {
        if position.outcome.is_some() { SeatSet::NONE } else { SeatSet::one(position.turn) }
    }

    fn decision(&self, position: &Position, seat: Seat) -> Option<Decision> {
        let asked = self.waiting(position).contains(seat);
        asked.then_some(Decision { owner: seat, seats: SeatSet::one(seat), shape: Shape::One })
    }

    fn options(&self, position: &Position, seat: Seat, menu: &mut Vec<u8>) {
        menu.clear();
        menu.extend(position.cards(Place::Hand(seat)));
    }

    fn answer(&self, position: &mut Position, seat: Seat, card: u8, witness: &mut impl Witness<Event>) {
        position.put(card, Place::Played);
        position.held[seat.index()] -= 1;
        witness.sees(Event::Played(seat, card));
        let Some(led) = position.led.take() else {
            (position.led, position.turn) = (Some(card), seat.other());
            return;
        };
        let winner = if card > led { seat } else { seat.other() };
        position.turn = winner;
        position.tricks[winner.index()] += 1;
        witness.sees(Event::WonTrick(winner));
        if position.tricks[winner.index()] == TRICKS_TO_WIN {
            position.outcome = Some(win(winner, Reason::Rule(0)));
        }
    }

    fn leave(&self, position: &mut Position, seat: Seat, leaving: Leaving, _: &mut impl Witness<Event>) {
        let reason = match leaving {
            Leaving::Conceded => Reason::Conceded(seat),
            Leaving::OutOfTime => Reason::OutOfTime(seat),
        };
        position.outcome = Some(win(seat.other(), reason));
    }

    fn turn(&self, position: &Position) -> u32 {
        position.tricks.map(u32::from).iter().sum()
    }

    fn stop(&self, position: &mut Position, _: Limit, _: &mut impl Witness<Event>) {
        position.outcome = Some(Outcome { verdict: Verdict::Cap, reason: Reason::Bound(0) });
    }

    fn agree_on_draw(&self, position: &mut Position, _: &mut impl Witness<Event>) {
        position.outcome = Some(Outcome { verdict: Verdict::Tie, reason: Reason::AgreedDraw });
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        position.outcome
    }

    /// A played card cannot be unseen, so every play is a barrier.
    fn barrier(&self, position: &Position) -> u64 {
        position.cards(Place::Played).count() as u64
    }

    fn standpoint(&self, position: &Position, viewer: Viewer) -> Standpoint<Position> {
        let Position { places, held, turn, led, tricks, outcome, dice: _ } = position;
        let places = places.map(|place| match place {
            Place::Hand(seat) if viewer.among(SeatSet::one(seat)) => place,
            Place::Box if viewer == Viewer::Open => place,
            Place::Played => place,
            Place::Hand(_) | Place::Box | Place::Hidden => Place::Hidden,
        });
        let (held, turn, led, tricks, outcome) = (*held, *turn, *led, *tricks, *outcome);
        Standpoint::new(viewer, Position { places, held, turn, led, tricks, outcome, dice: Dice::blank() })
    }

    fn imagine(&self, standpoint: &Standpoint<Position>, dice: &mut Dice) -> Position {
        let mut position = standpoint.position().clone();
        for seat in [Seat::A, Seat::B] {
            for _ in position.cards(Place::Hand(seat)).count()..usize::from(position.held[seat.index()]) {
                position.draw(Place::Hidden, seat, dice);
            }
        }
        position.places = position.places.map(|place| if place == Place::Hidden { Place::Box } else { place });
        position.dice = Dice::new(dice.seed());
        position
    }

    fn view(&self, standpoint: &Standpoint<Position>) -> View {
        let position = standpoint.position();
        let hand = match standpoint.viewer() {
            Viewer::Seat(seat) => position.cards(Place::Hand(seat)).collect(),
            Viewer::Spectator | Viewer::Open => Vec::new(),
        };
        View { hand, led: position.led, held: position.held, tricks: position.tricks }
    }

    fn sight(&self, event: &Event, viewer: Viewer) -> String {
        match event {
            Event::Drew(seat, card) if viewer.among(SeatSet::one(*seat)) => format!("{seat} draws {card}."),
            Event::Drew(seat, _) => format!("{seat} draws a card."),
            Event::Played(seat, card) => format!("{seat} plays {card}."),
            Event::WonTrick(seat) => format!("{seat} wins the trick."),
        }
    }

    fn key(&self, _: &Position, card: u8) -> String {
        format!("play:{card}")
    }
}

fn win(seat: Seat, reason: Reason) -> Outcome {
    Outcome { verdict: Verdict::Win(SeatSet::one(seat)), reason }
}
