//! What a test of a deck of Vs. System looks for.

use super::lists::{self, Costs};
use crate::doctor::{CardTracker, DoctorGame, GameLog, Kind, ListedCard, Watch};
use longbox_catalog::VsDeck;
use longbox_kernel::{Seat, Witness};
use longbox_vs::{Ask, CardNo, Event, Happened, Position, TurnStep, Vs};

/// First hands: what can be recruited by turn 2, when there are two recruit points.
const HANDS: &[Kind] = &[
    Kind { key: "cheap-0", text: "no character of cost 1 or 2" },
    Kind { key: "cheap-1", text: "one character of cost 1 or 2" },
    Kind { key: "cheap-2", text: "two characters of cost 1 or 2" },
    Kind { key: "cheap-3", text: "three or more characters of cost 1 or 2" },
    Kind { key: "locations-0", text: "no location" },
    Kind { key: "locations-1", text: "one or two locations" },
    Kind { key: "locations-3", text: "three or more locations" },
    Kind { key: "cheap-and-location", text: "a character of cost 1 or 2 and a location" },
    Kind { key: "dear-3", text: "three or more cards of cost 5 and more" },
];

/// The symbols come first, in the order of `Symbol::ALL`, then the one that stands for any.
const LACKS: &[Kind] = &[
    Kind { key: "energy", text: "no location for Energy, which a super power in play asks for" },
    Kind { key: "intellect", text: "no location for Intellect, which a super power in play asks for" },
    Kind { key: "might", text: "no location for Might, which a super power in play asks for" },
    Kind { key: "skill", text: "no location for Skill, which a super power in play asks for" },
    Kind { key: "alien", text: "no location for Alien, which a super power in play asks for" },
    Kind { key: "humanity", text: "no location for Humanity, which a super power in play asks for" },
    Kind { key: "any-symbol", text: "no location for a super power in play that asks for any symbol" },
    Kind { key: "points-left", text: "recruit points left over" },
    Kind { key: "too-dear", text: "characters in hand, all of them too dear" },
    Kind { key: "nobody-recruited", text: "nobody recruited" },
    Kind { key: "no-resource", text: "no card played as a resource" },
];
const POINTS_LEFT: usize = 7;
const TOO_DEAR: usize = 8;
const NOBODY_RECRUITED: usize = 9;
const NO_RESOURCE: usize = 10;

const EVENTS: &[Kind] = &[Kind { key: "level-up", text: "the main character levelled up" }];
const LEVELLED_UP: u32 = 1;

/// Follows the games of one deck.
#[derive(Clone, Debug)]
pub struct VsWatch {
    tracker: CardTracker,
    seat: Seat,
    costs: Costs,
    first_hand: Vec<CardNo>,
    turn: Turn,
    /// The last turn of the player whose hand was looked at, and whose symbols.
    hand_seen: u32,
    symbols_seen: u32,
}

/// The present turn of the deck's player.
#[derive(Clone, Copy, Debug, Default)]
struct Turn {
    /// Recruit points at the last look, less what was spent since; none before the Recruit Step.
    points: Option<u8>,
    /// A card was played as a resource.
    resource: bool,
    /// Somebody or something was recruited.
    recruited: bool,
}

impl VsWatch {
    fn new(game: &Vs, deck: &VsDeck) -> VsWatch {
        VsWatch {
            tracker: CardTracker::new(game.cards().len(), &lists::different(&deck.cards)),
            seat: Seat::A,
            costs: Costs::new(game),
            first_hand: Vec::new(),
            turn: Turn::default(),
            hand_seen: 0,
            symbols_seen: 0,
        }
    }

    /// Judges the turn that ends. One that never came to its Recruit Step has missed nothing.
    fn end_turn(&mut self) {
        let turn = std::mem::take(&mut self.turn);
        let Some(points) = turn.points else { return };
        let lacks = [(POINTS_LEFT, points > 0), (NOBODY_RECRUITED, !turn.recruited), (NO_RESOURCE, !turn.resource)];
        for (kind, _) in lacks.into_iter().filter(|(_, so)| *so) {
            self.tracker.lacked(kind);
        }
    }

    /// At the first choice of a Recruit Step: is there anybody to pay for?
    fn look_at_prices(&mut self, game: &Vs, p: &Position) {
        let points = p.record(self.seat).points;
        let mut wanted = p.hand(self.seat).filter(|piece| self.costs.is_recruited(p.card(*piece))).peekable();
        if wanted.peek().is_some() && wanted.all(|piece| game.price(p, self.seat, piece) > points) {
            self.tracker.lacked(TOO_DEAR);
        }
    }

    /// At the first choice of the Main Phase: which symbols do super powers in play ask for that no location gives?
    fn look_at_symbols(&mut self, p: &Position) {
        let zones = p.zones(self.seat);
        let places = zones.face_up.pieces(self.seat).chain(zones.hand.pieces(self.seat));
        let places: Vec<(u16, u8)> = places.filter_map(|piece| self.costs.place(p.card(piece))).collect();
        let mut missing = 0;
        for fighter in p.side(self.seat).iter().map(|slot| p.fighter(slot)).filter(|fighter| !fighter.is_face_down()) {
            let pays = |(teams, _): &&(u16, u8)| *teams == 0 || teams & fighter.teams != 0;
            let given = places.iter().filter(pays).fold(0, |given, (_, gives)| given | gives);
            missing |= self.costs.missing(fighter.card, given);
        }
        for kind in (0..POINTS_LEFT).filter(|kind| missing >> kind & 1 == 1) {
            self.tracker.lacked(kind);
        }
    }

    fn first_hand_kinds(&self) -> u32 {
        let count = |fits: &dyn Fn(CardNo) -> bool| self.first_hand.iter().filter(|card| fits(**card)).count();
        let cheap = count(&|card| self.costs.is_character(card) && self.costs.cost(card).is_some_and(|cost| cost <= 2));
        let places = count(&|card| self.costs.place(card).is_some());
        let dear = count(&|card| self.costs.cost(card).is_some_and(|cost| cost >= 5));
        let locations = [places == 0, (1..3).contains(&places), places >= 3];
        let mut kinds = 1 << cheap.min(3);
        for (at, so) in locations.into_iter().chain([cheap > 0 && places > 0, dear >= 3]).enumerate() {
            kinds |= u32::from(so) << (4 + at);
        }
        kinds
    }
}

impl Witness<Event> for VsWatch {
    const LISTENS: bool = true;

    fn sees(&mut self, event: Event) {
        if let Happened::TurnBegan { universe, .. } = event.what {
            if self.tracker.is_before_first_turn() {
                self.tracker.log.hand = self.first_hand_kinds();
            }
            self.end_turn();
            self.tracker.turn_began(event.seat == self.seat && universe == 0);
            return;
        }
        if event.seat != self.seat {
            return;
        }
        match event.what {
            Happened::Mulliganed => {
                self.tracker.put_back();
                self.first_hand.clear();
            }
            Happened::ResourcePlayed { .. } => self.turn.resource = true,
            Happened::Recruited { price, .. } => {
                self.turn.recruited = true;
                self.turn.points = self.turn.points.map(|points| points.saturating_sub(price));
            }
            Happened::LevelBecame { level, before } if level > before => self.tracker.log.events |= LEVELLED_UP,
            _ => {}
        }
        let Some(card) = event.card.map(|secret| secret.card) else { return };
        match event.what {
            Happened::Drew | Happened::ToHand | Happened::ReturnedToHand | Happened::PartDrew { .. } => {
                if self.tracker.is_before_first_turn() {
                    self.first_hand.push(card);
                }
                self.tracker.came_to_hand(card);
            }
            Happened::Appeared(_) | Happened::TwistPlayed | Happened::TurnedUp => self.tracker.was_played(card),
            Happened::ResourcePlayed { face_up: true } | Happened::PartResource { face_up: true, .. } => {
                self.tracker.was_played(card);
            }
            Happened::Recruited { .. } if self.costs.is_equipment(card) => self.tracker.was_played(card),
            _ => {}
        }
    }
}

impl Watch<Vs> for VsWatch {
    fn begin(&mut self, seat: Seat) {
        self.tracker.begin(seat);
        self.seat = seat;
        self.first_hand.clear();
        self.turn = Turn::default();
        (self.hand_seen, self.symbols_seen) = (0, 0);
    }

    fn look(&mut self, game: &Vs, p: &Position) {
        if p.active() != self.seat || p.asked() != self.seat || self.tracker.is_before_first_turn() {
            return;
        }
        let turn = self.tracker.log.own_turns;
        if self.hand_seen < turn {
            self.hand_seen = turn;
            self.tracker.hand_on_turn(p.hand(self.seat).map(|piece| p.card(piece)));
        }
        if p.ask() == Ask::Recruit {
            if self.turn.points.is_none() {
                self.look_at_prices(game, p);
            }
            self.turn.points = Some(p.record(self.seat).points);
        }
        if p.step() == TurnStep::Main && self.symbols_seen < turn {
            self.symbols_seen = turn;
            self.look_at_symbols(p);
        }
    }

    fn finish(&mut self, _: &Vs, p: &Position) -> GameLog {
        self.end_turn();
        self.tracker.finish(p.hand(self.seat).map(|piece| p.card(piece)))
    }
}

impl DoctorGame for Vs {
    type Watch = VsWatch;

    const HANDS: &'static [Kind] = HANDS;
    const LACKS: &'static [Kind] = LACKS;
    const EVENTS: &'static [Kind] = EVENTS;
    const COST: &'static str = "cost";
    const MULLIGAN: bool = true;

    fn watch(&self, deck: &VsDeck) -> VsWatch {
        VsWatch::new(self, deck)
    }

    fn entry(&self, card: CardNo, copies: usize) -> ListedCard {
        lists::listed(self, card, copies)
    }

    fn head(&self, deck: &VsDeck) -> Option<CardNo> {
        deck.extra.main.first().copied()
    }

    fn is_legal(&self, deck: &VsDeck, like: &VsDeck) -> bool {
        lists::is_legal(self, deck, like)
    }

    fn joiners(&self, deck: &VsDeck) -> Vec<CardNo> {
        lists::joiners(self, deck)
    }
}
