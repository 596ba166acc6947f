//! A game that is watched, and what the host tells of it.

use longbox_catalog::{SquadCatalog, SquadDeck};
use longbox_host::{HostGame, Names, Seen};
use longbox_kernel::{Dice, Game, Seat, Table, Viewer};
use longbox_protocol::{First, GameName, Invitation, Pick, Picture, Question, SeatSetup, SquadTable, Who};
use longbox_squad::{Event, Format, Scene, Setup, Sight, Squad};

/// A game with all that has happened in it.
pub(crate) struct Watched<'g> {
    pub(crate) table: Table<'g, Squad>,
    pub(crate) events: Vec<Event>,
    dice: Dice,
}

impl<'g> Watched<'g> {
    pub(crate) fn open(catalog: &'g SquadCatalog, decks: &[SquadDeck], seed: u64) -> Watched<'g> {
        let mut dice = Dice::new(seed);
        let two = [decks[dice.pick(decks.len())].clone(), decks[dice.pick(decks.len())].clone()];
        let setup = catalog.game.setup(&two, &invitation(&two, seed)).expect("a legal game");
        let mut events = Vec::new();
        let table = Table::open(&catalog.game, setup, seed, &mut events).expect("a game");
        Watched { table, events, dice }
    }

    /// A game from a scene of our own.
    pub(crate) fn scene(catalog: &'g SquadCatalog, scene: &Scene) -> Watched<'g> {
        let mut events = Vec::new();
        let position = scene.build(&catalog.game, &mut events).expect("a scene");
        let setup = Setup::new(Vec::new(), Vec::new(), Format::Quest);
        let table = Table::from_position(&catalog.game, setup, 0, position);
        Watched { table, events, dice: Dice::new(0) }
    }

    /// Takes the offer with this label.
    pub(crate) fn choose(&mut self, label: &str) {
        let owner = self.table.pending().expect("a question").owner;
        let question = question(&self.table, &names());
        let offer = question.offers.iter().find(|offer| offer.label == label);
        let Some(Pick::Option(option)) = offer.map(|offer| offer.pick) else { panic!("{label} of {question:?}") };
        self.table.answer(owner, option, &mut self.events).expect("a legal answer");
    }

    pub(crate) fn past(&self, viewer: Viewer) -> Vec<Sight> {
        self.events.iter().map(|event| self.table.game().sight(event, viewer)).collect()
    }

    /// Takes any option.
    pub(crate) fn go_on(&mut self) -> bool {
        let Some(decision) = self.table.pending() else { return false };
        let option = self.dice.pick(self.table.options().len()) as u16;
        self.table.answer(decision.owner, option, &mut self.events).expect("a legal answer");
        true
    }
}

pub(crate) fn invitation(decks: &[SquadDeck], seed: u64) -> Invitation {
    let chair = |who: Who, deck: &SquadDeck| SeatSetup { who, deck: deck.key.clone(), main: None };
    let chairs = vec![chair(Who::Person("Ann".to_owned()), &decks[0]), chair(Who::Bot("greedy".to_owned()), &decks[1])];
    Invitation { game: GameName::Squad, chairs, mode: String::new(), first: First::Chance, seed: seed.into() }
}

pub(crate) fn names() -> Names {
    Names::facing(Seat::A, 2, "Mira")
}

pub(crate) fn picture(table: &Table<'_, Squad>, viewer: Viewer, past: &[Sight], names: &Names) -> SquadTable {
    let me = if let Viewer::Seat(seat) = viewer { seat } else { Seat::A };
    match <Squad as HostGame>::picture(&Seen::new(table, viewer, me, names), past) {
        Picture::Squad(table) => *table,
        Picture::Vs(_) => panic!("a picture of another game"),
    }
}

pub(crate) fn question(table: &Table<'_, Squad>, names: &Names) -> Question {
    let decision = table.pending().expect("a question");
    let seen = Seen::new(table, Viewer::Seat(decision.owner), decision.owner, names);
    <Squad as HostGame>::question(&seen, decision, table.options())
}
