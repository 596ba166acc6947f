//! Small scenes: who stands where, what is in hand, and what a player reads there.

use longbox_kernel::{Deaf, Game, Seat, Viewer};
use longbox_vs::{Cast, Event, Position, Row, RuleId, Scene, SceneSide, TurnStep, Vs};

pub(crate) const ME: Seat = Seat::A;

pub(crate) struct Stage {
    pub(crate) game: Vs,
    pub(crate) scene: Scene,
}

impl Stage {
    /// Two players with a main character each in the back row.
    pub(crate) fn new() -> Stage {
        Stage::of(crate::common::game())
    }

    pub(crate) fn of(game: Vs) -> Stage {
        Stage::led(game, ["Captain America", "Magneto"])
    }

    /// With these main characters.
    pub(crate) fn led(game: Vs, names: [&str; 2]) -> Stage {
        let main = |name: &str| {
            let levels = game.levels_of(name);
            let lead = Cast { main: true, ..Cast::new(levels[0], Row::Back) };
            SceneSide { cast: vec![lead], levels, ..SceneSide::default() }
        };
        let scene = Scene { sides: names.map(main).into(), ..Scene::default() };
        Stage { game, scene }
    }

    /// The first player's main character on level 2, in the front row.
    pub(crate) fn risen(mut self) -> Stage {
        let side = &mut self.scene.sides[0];
        (side.cast[0].card, side.cast[0].row) = (side.levels[1], Row::Front);
        self
    }

    pub(crate) fn card(&self, name: &str) -> u16 {
        self.game.for_deck(name).expect(name)
    }

    pub(crate) fn put(mut self, seat: usize, name: &str, row: Row, change: impl Fn(&mut Cast)) -> Stage {
        let mut cast = Cast::new(self.card(name), row);
        change(&mut cast);
        self.scene.sides[seat].cast.push(cast);
        self
    }

    pub(crate) fn front(self, seat: usize, name: &str) -> Stage {
        self.put(seat, name, Row::Front, |_| {})
    }

    pub(crate) fn hand(mut self, name: &str) -> Stage {
        let card = self.card(name);
        self.scene.sides[0].hand.push(card);
        self
    }

    pub(crate) fn resource(mut self, name: &str, up: bool) -> Stage {
        let card = self.card(name);
        self.scene.sides[0].resources.push((card, up));
        self
    }

    pub(crate) fn at(mut self, step: TurnStep) -> Stage {
        self.scene.step = step;
        self
    }

    pub(crate) fn build(&self) -> Position {
        let position = self.scene.build(&self.game, &mut Deaf).expect("a scene");
        self.game.standpoint(&position, Viewer::Seat(ME)).position().clone()
    }

    pub(crate) fn slot(&self, position: &Position, name: &str) -> u8 {
        let named = |slot: &u8| self.game.name_of(position.fighter(*slot).card) == name;
        position.in_play().iter().find(named).expect(name)
    }

    /// Everything that stands in the way of what a player may do with a character or card of that name.
    pub(crate) fn reasons(&self, name: &str) -> Vec<(String, Option<(RuleId, String)>)> {
        let p = self.build();
        let prospects = self.game.prospects(&p, ME).into_iter();
        let about = prospects.filter(|prospect| self.game.key(&p, prospect.choice).contains(name));
        about.map(|prospect| (prospect.what, prospect.why_not.map(|why| (why.rule, why.text)))).collect()
    }

    pub(crate) fn reason(&self, name: &str, what: &str) -> Option<(RuleId, String)> {
        let found = self.reasons(name).into_iter().find(|(hope, _)| hope == what);
        found.unwrap_or_else(|| panic!("{name} has no '{what}': {:?}", self.reasons(name))).1
    }

    pub(crate) fn target(&self, from: &str, to: &str) -> Option<(RuleId, String)> {
        let p = self.build();
        let why = self.game.why_not_target(&p, ME, self.slot(&p, from), self.slot(&p, to));
        why.map(|why| (why.rule, why.text))
    }

    pub(crate) fn labels(&self) -> Vec<String> {
        let position = self.scene.build(&self.game, &mut Deaf).expect("a scene");
        self.labels_of(&position)
    }

    pub(crate) fn labels_of(&self, position: &Position) -> Vec<String> {
        let mut menu = Vec::new();
        self.game.options(position, ME, &mut menu);
        let known = self.game.standpoint(position, Viewer::Seat(ME));
        menu.iter().map(|choice| self.game.option_label(known.position(), ME, *choice)).collect()
    }

    /// Answers with the options that read so, one after another; where that leads and what happened.
    pub(crate) fn play(&self, labels: &[&str]) -> (Position, Vec<Event>) {
        let mut position = self.scene.build(&self.game, &mut Deaf).expect("a scene");
        let mut events: Vec<Event> = Vec::new();
        for label in labels {
            let at = self.labels_of(&position).iter().position(|other| other == label);
            let at = at.unwrap_or_else(|| panic!("no '{label}' in {:?}", self.labels_of(&position)));
            let mut menu = Vec::new();
            self.game.options(&position, ME, &mut menu);
            self.game.answer(&mut position, ME, menu[at], &mut events);
        }
        (position, events)
    }

    /// The same; the question, the options and all that was told.
    pub(crate) fn after(&self, labels: &[&str]) -> (String, Vec<String>, Vec<String>) {
        let (position, events) = self.play(labels);
        let sights = events.iter().map(|event| self.game.sight(event, Viewer::Seat(ME)));
        let told = sights.map(|sight| self.game.tell(&sight, &["You", "Bob"])).collect();
        (self.game.question(&position, position.asked()).to_string(), self.labels_of(&position), told)
    }
}
