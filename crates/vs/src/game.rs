//! The game with its cards, as the table sees it.

use crate::compile::{CardError, Compiler};
use crate::derive::sources::found_in_decks;
use crate::event::{Event, Sight};
use crate::language::{Card, Keyword, Team, Time};
use crate::menu::Choice;
use crate::pins::Definition;
use crate::plain::Works;
use crate::program::{CardFacts, FaceKind, PowerDef, Program, Sort, moments_of, player_face, row_moments, timing_bit};
use crate::rulebook::Bound;
use crate::run::Run;
use crate::setup::{Setup, SetupError, deal};
use crate::state::position::{Ask, CardNo, Position};
use crate::turn::copies::find_originals;
use crate::view::View;
use longbox_kernel::{
    Decision, Dice, Game, KnownLists, Leaving, LikelyLists, Limit, Outcome, Pin, Reason, Seat, SeatSet, Seed,
    Standpoint, Verdict, Viewer, Witness, hash_of,
};
use std::collections::BTreeMap;

/// The rules of Vs. System with a set of cards.
#[derive(Clone, Debug)]
pub struct Vs {
    cards: Vec<Card>,
    keywords: Vec<Keyword>,
    teams: Vec<Team>,
    pub(crate) faces: Vec<CardFacts>,
    /// What each card is, close together.
    pub(crate) sorts: Vec<Sort>,
    /// The moments at which a card in a KO pile, hand or resource row may have a power to use.
    pub(crate) outside: [u8; 3],
    /// Those that are only used before anything else is done in a Build Phase, in a hand.
    pub(crate) early: u8,
    /// Those of locations that come from secret piles, in a resource row.
    pub(crate) invented: u8,
    /// The moments at which some plot twist can be played.
    pub(crate) twist_moments: u8,
    /// Some power is used in the Draw Phase.
    pub(crate) in_draw_phases: bool,
    /// The cards that can be recruited out of a deck where they lie.
    pub(crate) found_in_decks: Vec<CardNo>,
    /// The cards that begin in piles beside decks.
    pub(crate) in_piles: Vec<CardNo>,
    /// The cards that begin in secret piles; the place of a card is its kind, see `Inventions`.
    pub(crate) inventions: Vec<CardNo>,
    /// The most ways to pay for a recruit that a card names besides its cost.
    pub(crate) most_prices: u8,
    pub(crate) program: Program,
    pub(crate) names: Vec<String>,
    ids: BTreeMap<String, CardNo>,
    by_name: BTreeMap<String, Vec<CardNo>>,
    /// Every main character, in the order of the cards.
    pub(crate) mains: Vec<CardNo>,
    /// For each card the cards that a deck with it is likely to hold.
    pub(crate) related: Vec<Vec<CardNo>>,
    /// The deck lists that everybody knows.
    pub(crate) lists: KnownLists,
    version: u64,
    pub(crate) definitions: Vec<Definition>,
}

/// Grows when the same answers lead elsewhere.
const RULES_VERSION: u32 = 8;

impl Vs {
    /// The game with these teams, keywords and cards; the order of teams and cards is their number.
    pub fn new(teams: Vec<Team>, keywords: Vec<Keyword>, cards: Vec<Card>) -> Result<Vs, CardError> {
        let mut compiler = Compiler::new(&teams, &keywords)?;
        let mut ids = BTreeMap::new();
        let mut by_name: BTreeMap<String, Vec<CardNo>> = BTreeMap::new();
        let mut faces = Vec::with_capacity(cards.len() + 1);
        for (number, card) in cards.iter().enumerate() {
            faces.push(compiler.face(card)?);
            if ids.insert(card.id.to_lowercase(), number as CardNo).is_some() {
                return Err(CardError::SameId(card.id.clone()));
            }
            by_name.entry(card.name.to_lowercase()).or_default().push(number as CardNo);
        }
        compiler.check_whole(&cards)?;
        faces.push(player_face());
        // The debug form spells out every field and is the same on every machine.
        let version = hash_of(&format!("{teams:?}{keywords:?}{cards:?}"));
        let definitions = Definition::of_all(&cards, &keywords, &teams);
        let related = related(&faces);
        let Compiler { mut program, names, known, .. } = compiler;
        program.laws = known.laws.take();
        find_originals(&mut program, &cards);
        program.ko_names = known.ko_names.take();
        program.given_names = known.given_names.take();
        program.counters = known.counters.take();
        program.remember_ways();
        let sorts = faces.iter().map(|face| Sort::of(face, &program)).collect();
        let mains = (0..).zip(&faces).filter(|(_, face)| face.kind == FaceKind::Main).map(|(card, _)| card).collect();
        let [in_ko, in_hand] = [Works::Ko, Works::Hand].map(|works| moments_of(&program, works, false));
        let [in_row, invented] = [false, true].map(|invented| row_moments(&program, &faces, invented));
        let outside = [in_ko, in_hand, in_row];
        let early = moments_of(&program, Works::Hand, true);
        let modes = faces.iter().flat_map(|face| &face.modes);
        let twist_moments = modes.fold(0, |moments, mode| moments | timing_bit(&mode.when));
        let draws = |power: &PowerDef| power.used.as_ref().is_some_and(|used| used.when == Time::Draw);
        let in_draw_phases = program.powers.iter().any(draws);
        let found_in_decks = found_in_decks(&program, &faces);
        let begin = |such: fn(&CardFacts) -> bool| {
            (0..).zip(&faces).filter(|(_, face)| such(face)).map(|(card, _)| card).collect::<Vec<CardNo>>()
        };
        let (in_piles, inventions) = (begin(CardFacts::returns), begin(CardFacts::is_invention));
        let most_prices = faces.iter().map(|face| face.prices(&program)).max().unwrap_or(0);
        Ok(Vs {
            cards,
            keywords,
            teams,
            faces,
            sorts,
            outside,
            early,
            invented,
            twist_moments,
            in_draw_phases,
            found_in_decks,
            in_piles,
            inventions,
            most_prices,
            program,
            names,
            ids,
            by_name,
            mains,
            related,
            lists: KnownLists::default(),
            version,
            definitions,
        })
    }

    /// The same game in which everybody knows these deck lists, main characters included. They change no rule: whoever imagines a game
    /// may draw unknown cards from them.
    pub fn with_known_lists(self, lists: KnownLists) -> Vs {
        Vs { lists, ..self }
    }

    /// Every card; its place in the list is its number.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// What the keywords that cards print mean.
    pub fn keywords(&self) -> &[Keyword] {
        &self.keywords
    }

    /// Every team; its place in the list is its number.
    pub fn teams(&self) -> &[Team] {
        &self.teams
    }

    /// The card with this number; none stands for a player who is attacked.
    pub fn card(&self, number: CardNo) -> Option<&Card> {
        self.cards.get(usize::from(number))
    }

    /// The name of a card, or what is said in its stead.
    pub fn name_of(&self, number: CardNo) -> &str {
        match self.card(number) {
            Some(card) => &card.name,
            None if usize::from(number) == self.cards.len() => "the player",
            None => "a card",
        }
    }

    #[inline]
    pub(crate) fn face(&self, card: CardNo) -> &CardFacts {
        &self.faces[usize::from(card)]
    }

    #[inline]
    pub(crate) fn sort(&self, card: CardNo) -> &Sort {
        &self.sorts[usize::from(card)]
    }

    /// The teams of a card, a bit for each, by their number.
    pub fn teams_of(&self, card: CardNo) -> u16 {
        self.faces.get(usize::from(card)).map_or(0, |face| face.teams)
    }

    /// The card that stands for an attacked player.
    pub(crate) fn player_card(&self) -> CardNo {
        self.cards.len() as CardNo
    }

    /// The card with this id.
    pub fn by_id(&self, id: &str) -> Option<CardNo> {
        self.ids.get(&id.trim().to_lowercase()).copied()
    }

    /// All cards with this name, whatever the case of its letters.
    pub fn called(&self, name: &str) -> &[CardNo] {
        self.by_name.get(&name.trim().to_lowercase()).map_or(&[], Vec::as_slice)
    }

    /// The versions of a main character, lowest level first.
    pub fn levels_of(&self, name: &str) -> Vec<CardNo> {
        let main = |card: &&CardNo| self.face(**card).kind == FaceKind::Main;
        let mut levels: Vec<CardNo> = self.called(name).iter().filter(main).copied().collect();
        longbox_kernel::sort_by_key(&mut levels, |card| (self.face(*card).level, *card));
        levels
    }

    /// The token that is called so.
    pub(crate) fn token(&self, name: &str) -> Option<CardNo> {
        let found = self.faces.iter().position(|face| face.kind == FaceKind::Token && self.is_printed_on(face, name));
        found.map(|card| card as CardNo)
    }
}

/// Whether decks hold such cards.
pub(crate) fn is_of_deck(face: &CardFacts) -> bool {
    match face.kind {
        _ if face.pile != 0 => false,
        FaceKind::Supporting | FaceKind::PlotTwist | FaceKind::Equipment | FaceKind::Machine => true,
        FaceKind::Location => true,
        FaceKind::Main | FaceKind::Token | FaceKind::Other | FaceKind::Player => false,
    }
}

fn related(faces: &[CardFacts]) -> Vec<Vec<CardNo>> {
    let alike = |a: &CardFacts, b: &CardFacts| is_of_deck(b) && (a.teams & b.teams != 0 || b.teams == 0);
    let like = |face: &CardFacts| {
        let found = faces.iter().enumerate().filter(|(_, other)| alike(face, other));
        found.map(|(number, _)| number as CardNo).collect()
    };
    faces.iter().map(like).collect()
}

impl Game for Vs {
    type Setup = Setup;
    type Position = Position;
    type Choice = Choice;
    type Event = Event;
    type Sight = Sight;
    type View = View;
    type SetupError = SetupError;

    fn name(&self) -> &'static str {
        "vs"
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

    fn pins_of_guests(&self, position: &Position) -> Vec<Pin> {
        self.pins_in(position)
    }

    fn pin(&self, id: &str) -> Option<Pin> {
        self.pin_of(id)
    }

    fn renumber(&self, setup: &mut Setup, now: &mut dyn FnMut(u16) -> u16) {
        setup.renumber(now);
    }

    fn fingerprint(&self, position: &Position) -> u64 {
        self.fingerprint_of(position)
    }

    fn seats(&self, setup: &Setup) -> SeatSet {
        setup.seats()
    }

    fn check(&self, setup: &Setup) -> Result<(), SetupError> {
        setup.check(self)
    }

    fn deal(&self, setup: &Setup, seed: Seed, witness: &mut impl Witness<Event>) -> Position {
        deal(self, setup, seed, witness)
    }

    #[inline]
    fn waiting(&self, position: &Position) -> SeatSet {
        match position.ask == Ask::Nothing || position.outcome.is_some() {
            true => SeatSet::NONE,
            false => position.who_may_answer(),
        }
    }

    fn decision(&self, position: &Position, seat: Seat) -> Option<Decision> {
        self.question_for(position, seat)
    }

    fn options(&self, position: &Position, seat: Seat, menu: &mut Vec<Choice>) {
        self.list_options(position, seat, menu);
    }

    fn entries(&self) -> u16 {
        self.cards.len() as u16
    }

    fn named(&self, position: &Position, seat: Seat, entry: u16) -> Option<Choice> {
        self.name_choice(position, seat, entry)
    }

    fn answer(&self, position: &mut Position, seat: Seat, choice: Choice, witness: &mut impl Witness<Event>) {
        let drawn = position.dice.drawn();
        let mut run = Run { g: self, p: position, w: witness };
        run.take(seat, choice);
        run.run();
        // What chance had a hand in may come out differently the next time.
        if position.dice.drawn() != drawn {
            position.trials.clear();
        }
    }

    fn leave(&self, position: &mut Position, seat: Seat, leaving: Leaving, witness: &mut impl Witness<Event>) {
        let reason = match leaving {
            Leaving::Conceded => Reason::Conceded(seat),
            Leaving::OutOfTime => Reason::OutOfTime(seat),
        };
        let mut run = Run { g: self, p: position, w: witness };
        run.give_up(seat, reason);
        run.run();
    }

    fn turn(&self, position: &Position) -> u32 {
        u32::from(position.turn)
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
        crate::view::view(self, standpoint)
    }

    fn sight(&self, event: &Event, viewer: Viewer) -> Sight {
        event.seen_by(viewer)
    }

    fn key(&self, position: &Position, choice: Choice) -> String {
        self.option_key(position, choice)
    }
}
