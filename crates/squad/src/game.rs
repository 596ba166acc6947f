//! The game with its cards, as the table sees it.

use crate::compile::{CardError, Compiler};
use crate::event::{Event, Sight};
use crate::language::Card;
use crate::menu::Choice;
use crate::position::{CardNo, Frame, PIECES, Position, UNKNOWN};
use crate::program::{Face, Op, Place, Program};
use crate::run::Run;
use crate::setup::{Setup, SetupError, deal};
use crate::view::View;
use longbox_kernel::{
    Decision, Dice, Game, Outcome, Reason, Seat, SeatSet, Standpoint, Verdict, Viewer, Witness, hash_of,
};
use std::collections::BTreeMap;

/// The rules of Squad with a set of cards.
#[derive(Clone, Debug)]
pub struct Squad {
    cards: Vec<Card>,
    pub(crate) faces: Vec<Face>,
    pub(crate) program: Program,
    pub(crate) heroes: Vec<String>,
    pub(crate) teams: Vec<String>,
    // The numbers that are looked at most, close together.
    pub(crate) levels: Vec<u8>,
    pub(crate) icons: Vec<u8>,
    pub(crate) trigger_bits: Vec<u32>,
    pub(crate) static_bits: Vec<u16>,
    /// For each card the cards that a deck with it is likely to hold: those that share a hero, Factor or team.
    related: Vec<Vec<CardNo>>,
    ids: BTreeMap<String, CardNo>,
    names: BTreeMap<String, CardNo>,
    version: u64,
}

/// Grows when the same answers lead elsewhere.
const RULES_VERSION: u32 = 1;

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
        // The debug form spells out every field and is the same on every machine.
        let version = hash_of(&format!("{cards:?}"));
        Ok(Squad {
            icons: faces.iter().map(|face| face.block as u8).collect(),
            levels: faces.iter().map(|face| face.level).collect(),
            trigger_bits: faces.iter().map(|face| face.trigger_bits).collect(),
            static_bits: faces.iter().map(|face| face.static_bits).collect(),
            related: related(&faces),
            cards,
            faces,
            program: compiler.program,
            heroes: compiler.heroes,
            teams: compiler.teams,
            ids,
            names,
            version,
        })
    }

    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    pub fn card(&self, number: CardNo) -> &Card {
        &self.cards[usize::from(number)]
    }

    /// The card with this id or this name, whatever the case of its letters.
    pub fn find(&self, word: &str) -> Option<CardNo> {
        let word = word.trim().to_lowercase();
        self.ids.get(&word).or_else(|| self.names.get(&word)).copied()
    }

    /// Heroes on the cards.
    pub fn heroes(&self) -> &[String] {
        &self.heroes
    }

    /// Teams on the cards.
    pub fn teams(&self) -> &[String] {
        &self.teams
    }

    pub(crate) fn counterstrike(&self, amount: u8) -> Place {
        let known = self.program.counterstrikes.iter().find(|(known, _)| *known == amount);
        known.map_or(crate::script::OVER, |(_, place)| *place)
    }

    /// A position as this viewer knows it. Every field is decided on here, one by one.
    fn known_to(&self, p: &Position, viewer: Viewer) -> Position {
        let mut cards = p.cards;
        let mut knowledge = p.knowledge.clone();
        match viewer {
            Viewer::Seat(seat) => knowledge.blank(seat, &mut cards, UNKNOWN),
            Viewer::Spectator => {
                for piece in 0..p.pieces {
                    if !is_public(p, piece) {
                        cards[usize::from(piece)] = UNKNOWN;
                    }
                }
            }
            Viewer::Open => {}
        }
        Position {
            cards,
            knowledge,
            piles: p.piles,
            hands: p.hands,
            rows: p.rows,
            records: p.records,
            frames: p.frames,
            dues: p.dues,
            dice: Dice::blank(),
            shown: p.shown,
            triggers_in_play: p.triggers_in_play,
            statics_in_play: p.statics_in_play,
            pieces: p.pieces,
            power: p.power,
            turn: p.turn,
            arrivals: p.arrivals,
            learnt: p.learnt,
            active: p.active,
            asked: p.asked,
            ask: p.ask,
            step: p.step,
            next_flip: p.next_flip,
            blocks_off: p.blocks_off,
            pauses: p.pauses,
            outcome: p.outcome,
        }
    }

    /// A card that an unknown card of a player could be: like those seen of that player.
    fn guess(&self, seen: &[CardNo], dice: &mut Dice) -> CardNo {
        if seen.is_empty() {
            return dice.below(self.cards.len() as u32) as CardNo;
        }
        let like = seen[dice.pick(seen.len())];
        let related = &self.related[usize::from(like)];
        match related.is_empty() || dice.below(4) == 0 {
            true => like,
            false => related[dice.pick(related.len())],
        }
    }
}

fn related(faces: &[Face]) -> Vec<Vec<CardNo>> {
    let alike = |a: &Face, b: &Face| {
        a.factor_mask & b.factor_mask != 0 || a.heroes & b.heroes != 0 || a.team == b.team && a.team != 0
    };
    let like = |face: &Face| {
        let found = faces.iter().enumerate().filter(|(_, other)| alike(face, other));
        found.map(|(number, _)| number as CardNo).collect()
    };
    faces.iter().map(like).collect()
}

fn is_public(p: &Position, piece: u8) -> bool {
    let on_table = p.frames().iter().any(|frame| match frame {
        Frame::Strike(strike) => strike.source == piece,
        Frame::Script(_) | Frame::Waiting => false,
    });
    on_table
        || p.keeper_seat(piece).is_some()
        || [Seat::A, Seat::B].iter().any(|seat| p.piles(*seat).discard_top() == Some(piece))
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

    fn check(&self, setup: &Setup) -> Result<(), SetupError> {
        setup.check(self)
    }

    fn deal(&self, setup: &Setup, seed: u64, witness: &mut impl Witness<Event>) -> Position {
        deal(self, setup, seed, witness)
    }

    fn pending(&self, position: &Position) -> Option<Decision> {
        self.decision(position)
    }

    fn options(&self, position: &Position, menu: &mut Vec<Choice>) {
        self.list_options(position, menu);
    }

    fn answer(&self, position: &mut Position, choice: Choice, witness: &mut impl Witness<Event>) {
        let mut run = Run { g: self, p: position, w: witness };
        run.take(choice);
        run.run();
    }

    fn stop(&self, position: &mut Position, outcome: Outcome, witness: &mut impl Witness<Event>) {
        Run { g: self, p: position, w: witness }.end(outcome.verdict, outcome.reason);
    }

    fn given_up(&self, _position: &Position, seat: Seat, out_of_time: bool) -> Outcome {
        let reason = if out_of_time { Reason::OutOfTime(seat) } else { Reason::Conceded(seat) };
        Outcome { verdict: Verdict::Win(SeatSet::one(seat.other())), reason }
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
        let mut position = standpoint.position().clone();
        if let Viewer::Seat(seat) = standpoint.viewer {
            let seen = seen_of(&position, seat, seat.other());
            for piece in 0..position.pieces {
                if position.card(piece) == UNKNOWN {
                    position.cards[usize::from(piece)] = self.guess(&seen, dice);
                }
            }
            let knowledge = standpoint.position().knowledge();
            knowledge.each_group(seat, |group| {
                for left in (1..group.len()).rev() {
                    let other = dice.below(left as u32 + 1) as usize;
                    position.cards.swap(usize::from(group[left]), usize::from(group[other]));
                    position.knowledge.exchange(seat, group[left], group[other]);
                }
            });
        }
        position.dice = Dice::new(dice.seed());
        position
    }

    fn view(&self, standpoint: &Standpoint<Position>) -> View {
        crate::view::view(self, standpoint)
    }

    fn sight(&self, event: &Event, viewer: Viewer) -> Sight {
        event.seen_by(viewer)
    }

    fn key(&self, position: &Position, choice: Choice) -> String {
        self.option_key(position, choice)
    }
}

/// Cards of a player that `viewer` has seen on the table.
fn seen_of(p: &Position, viewer: Seat, player: Seat) -> tinyvec::ArrayVec<[CardNo; PIECES]> {
    let keepers = p.row(player).iter().map(|keeper| keeper.piece);
    let open = p.piles(player).discard().iter().copied().chain(keepers);
    open.filter(|piece| p.knowledge.knows(viewer, *piece)).map(|piece| p.card(piece)).collect()
}
