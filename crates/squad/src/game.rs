//! The game with its cards, as the table sees it.

use crate::bound::Bound;
use crate::compile::{CardError, Compiler};
use crate::event::{Event, Sight};
use crate::language::Card;
use crate::menu::Choice;
use crate::pins;
use crate::position::{Ask, CardNo, Position};
use crate::program::{CardFacts, Op, Place, Program};
use crate::run::Run;
use crate::setup::{Setup, SetupError, deal};
use crate::view::View;
use longbox_kernel::{
    Decision, Dice, Game, KnownLists, Leaving, LikelyLists, Limit, Outcome, Pin, Reason, Seat, SeatSet, Seed,
    Standpoint, Verdict, Viewer, Witness, hash_of,
};
use std::collections::BTreeMap;

/// The rules of Squad with a set of cards.
#[derive(Clone, Debug)]
pub struct Squad {
    cards: Vec<Card>,
    pub(crate) faces: Vec<CardFacts>,
    pub(crate) program: Program,
    pub(crate) heroes: Vec<String>,
    // The numbers that are looked at most, close together.
    pub(crate) levels: Vec<u8>,
    pub(crate) icons: Vec<u8>,
    pub(crate) trigger_bits: Vec<u32>,
    pub(crate) static_bits: Vec<u16>,
    /// For each card the cards that a deck with it is likely to hold: those that share a hero, Factor or team.
    pub(crate) related: Vec<Vec<CardNo>>,
    /// The deck lists that everybody knows.
    pub(crate) lists: KnownLists,
    ids: BTreeMap<String, CardNo>,
    names: BTreeMap<String, CardNo>,
    version: u64,
    /// A hash of each card as it acts in the rules.
    definitions: Vec<u64>,
}

/// Grows when the same answers lead elsewhere.
const RULES_VERSION: u32 = 2;

impl Squad {
    /// The game with these cards; their order is their number.
    pub fn new(cards: Vec<Card>) -> Result<Squad, CardError> {
        let mut compiler = Compiler::default();
        // Place 0 means that an effect is over.
        compiler.program.ops.push(Op::End);
        let mut ids = BTreeMap::new();
        let mut names = BTreeMap::new();
        let mut faces = Vec::with_capacity(cards.len());
        for (number, card) in cards.iter().enumerate() {
            faces.push(compiler.face(card)?);
            if ids.insert(card.id.to_lowercase(), number as CardNo).is_some() {
                return Err(CardError::SameId(card.id.clone()));
            }
            names.entry(card.name.to_lowercase()).or_insert(number as CardNo);
        }
        compiler.check_size(cards.len())?;
        // The debug form spells out every field and is the same on every machine.
        let version = hash_of(&format!("{cards:?}"));
        let definitions = cards.iter().map(pins::definition).collect();
        Ok(Squad {
            icons: faces.iter().map(|face| face.block as u8).collect(),
            levels: faces.iter().map(|face| face.level).collect(),
            trigger_bits: faces.iter().map(|face| face.trigger_bits).collect(),
            static_bits: faces.iter().map(|face| face.static_bits).collect(),
            related: related(&faces),
            lists: KnownLists::default(),
            cards,
            faces,
            program: compiler.program,
            heroes: compiler.heroes,
            ids,
            names,
            version,
            definitions,
        })
    }

    /// The same game in which everybody knows these deck lists. They change no rule: whoever imagines a game
    /// may draw unknown cards from them.
    pub fn with_known_lists(self, lists: KnownLists) -> Squad {
        Squad { lists, ..self }
    }

    /// Every card; its place in the list is its number.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The card with this number, which must be one of the game: `UNKNOWN` is none.
    pub fn card(&self, number: CardNo) -> &Card {
        &self.cards[usize::from(number)]
    }

    /// The card with this id or this name, whatever the case of its letters.
    pub fn find(&self, word: &str) -> Option<CardNo> {
        let word = word.trim().to_lowercase();
        self.ids.get(&word).or_else(|| self.names.get(&word)).copied()
    }

    /// Stands for a card where its number must not.
    pub(crate) fn definition_of(&self, card: CardNo) -> u64 {
        self.definitions.get(usize::from(card)).copied().unwrap_or_default()
    }

    pub(crate) fn counterstrike(&self, amount: u8) -> Place {
        let known = self.program.counterstrikes.iter().find(|(known, _)| *known == amount);
        known.map_or(crate::script::OVER, |(_, place)| *place)
    }
}

fn related(faces: &[CardFacts]) -> Vec<Vec<CardNo>> {
    let alike = |a: &CardFacts, b: &CardFacts| {
        a.factor_mask & b.factor_mask != 0 || a.heroes & b.heroes != 0 || a.team == b.team && a.team != 0
    };
    let like = |face: &CardFacts| {
        let found = faces.iter().enumerate().filter(|(_, other)| alike(face, other));
        found.map(|(number, _)| number as CardNo).collect()
    };
    faces.iter().map(like).collect()
}

impl Game for Squad {
    type Setup = Setup;
    type Position = Position;
    type Choice = Choice;
    type Event = Event;
    type Sight = Sight;
    type View = View;
    type SetupError = SetupError;

    fn name(&self) -> &'static str {
        "squad"
    }

    fn rules_version(&self) -> u32 {
        RULES_VERSION
    }

    fn cards_version(&self) -> u64 {
        self.version
    }

    fn pins(&self, setup: &Setup) -> Vec<Pin> {
        self.pins_of(setup)
    }

    fn pin(&self, id: &str) -> Option<Pin> {
        self.ids.get(&id.to_lowercase()).and_then(|card| self.pin_of(*card))
    }

    fn renumber(&self, setup: &mut Setup, now: &mut dyn FnMut(u16) -> u16) {
        setup.renumber(now);
    }

    fn fingerprint(&self, position: &Position) -> u64 {
        self.fingerprint_of(position)
    }

    fn seats(&self, _setup: &Setup) -> SeatSet {
        SeatSet::one(Seat::A).with(Seat::B)
    }

    fn check(&self, setup: &Setup) -> Result<(), SetupError> {
        setup.check(self)
    }

    fn deal(&self, setup: &Setup, seed: Seed, witness: &mut impl Witness<Event>) -> Position {
        deal(self, setup, seed, witness)
    }

    fn waiting(&self, position: &Position) -> SeatSet {
        match position.ask == Ask::Nothing || position.outcome.is_some() {
            true => SeatSet::NONE,
            false => SeatSet::one(position.asked),
        }
    }

    fn decision(&self, position: &Position, seat: Seat) -> Option<Decision> {
        self.question_for(position).filter(|decision| decision.owner == seat)
    }

    fn options(&self, position: &Position, _seat: Seat, menu: &mut Vec<Choice>) {
        self.list_options(position, menu);
    }

    fn answer(&self, position: &mut Position, _seat: Seat, choice: Choice, witness: &mut impl Witness<Event>) {
        let mut run = Run { g: self, p: position, w: witness };
        run.take(choice);
        run.run();
    }

    fn leave(&self, position: &mut Position, seat: Seat, leaving: Leaving, witness: &mut impl Witness<Event>) {
        let reason = match leaving {
            Leaving::Conceded => Reason::Conceded(seat),
            Leaving::OutOfTime => Reason::OutOfTime(seat),
        };
        Run { g: self, p: position, w: witness }.end(Verdict::Win(SeatSet::one(seat.other())), reason);
    }

    fn turn(&self, position: &Position) -> u32 {
        u32::from(position.turn())
    }

    fn stop(&self, position: &mut Position, limit: Limit, witness: &mut impl Witness<Event>) {
        let bound = match limit {
            Limit::Turn => Bound::TurnAnswers,
            Limit::Game => Bound::GameAnswers,
        };
        Run { g: self, p: position, w: witness }.bound(bound);
    }

    fn agree_on_draw(&self, position: &mut Position, witness: &mut impl Witness<Event>) {
        Run { g: self, p: position, w: witness }.end(Verdict::Tie, Reason::AgreedDraw);
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        position.outcome
    }

    fn barrier(&self, position: &Position) -> u64 {
        u64::from(position.dice.drawn()) << 32 | u64::from(position.learnt)
    }

    fn standpoint(&self, position: &Position, viewer: Viewer) -> Standpoint<Position> {
        Standpoint::new(viewer, self.known_to(position, viewer))
    }

    fn imagine(&self, standpoint: &Standpoint<Position>, dice: &mut Dice) -> Position {
        self.imagined(standpoint, &LikelyLists::default(), dice)
    }

    fn likely_lists(&self, standpoint: &Standpoint<Position>) -> LikelyLists {
        self.lists_behind(standpoint)
    }

    fn imagine_with(&self, standpoint: &Standpoint<Position>, likely: &LikelyLists, dice: &mut Dice) -> Position {
        self.imagined(standpoint, likely, dice)
    }

    fn view(&self, standpoint: &Standpoint<Position>) -> View {
        crate::view::view(standpoint)
    }

    fn sight(&self, event: &Event, viewer: Viewer) -> Sight {
        event.seen_by(viewer)
    }

    fn key(&self, position: &Position, choice: Choice) -> String {
        self.option_key(position, choice)
    }
}
