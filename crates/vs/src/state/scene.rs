//! Positions built by hand, for scenarios and lessons.

use crate::Vs;
use crate::event::Event;
use crate::run::Run;
use crate::setup::Setup;
use crate::side_deck::SIDE_DECK;
use crate::state::position::{CardNo, Fighter, Mode, NO_PIECE, OWN, Position, Row, SEATS, Slot, TurnStep, piece_of};
use longbox_kernel::{Deaf, Dice, Seat, Seed, Witness};

/// How a character of a scene stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stance {
    /// Face up, and able to act.
    #[default]
    Ready,
    /// Face up, but has acted.
    Exhausted,
    /// Face down and exhausted.
    Stunned,
    /// Face down and ready.
    Hidden,
}

/// A character of a scene.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cast {
    /// Which card it is; of a main character, the version.
    pub card: CardNo,
    /// Where it stands on its side.
    pub row: Row,
    /// The player's main character.
    pub main: bool,
    /// Face up or down, ready or exhausted.
    pub stance: Stance,
    /// Won't become ready on its player's next turn.
    pub frozen: bool,
    /// Those it has taken; below 0 so many vitality counters.
    pub wounds: i8,
    /// Above 0 +1/+1, below 0 -1/-1 counters.
    pub counters: i16,
    /// Experience towards the next level.
    pub xp: u8,
    /// What it carries.
    pub equipment: Option<CardNo>,
    /// Who owns it, if it is not the player on whose side it stands.
    pub owner: Option<Seat>,
    /// What it has in its own part of hand and resource row, if it was dealt in.
    pub part: Option<ScenePart>,
}

/// The part of a hand and a resource row that a character has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScenePart {
    /// In any order.
    pub hand: Vec<CardNo>,
    /// True: face up.
    pub resources: Vec<(CardNo, bool)>,
}

impl Cast {
    /// A ready supporting character without anything on it.
    pub fn new(card: CardNo, row: Row) -> Cast {
        Cast {
            card,
            row,
            main: false,
            stance: Stance::Ready,
            frozen: false,
            wounds: 0,
            counters: 0,
            xp: 0,
            equipment: None,
            owner: None,
            part: None,
        }
    }
}

/// Where a main character lies that is not in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Away {
    /// In its owner's hand.
    Hand,
    /// On top.
    Deck,
    /// In its owner's KO pile.
    Ko,
    /// Out of the game.
    Removed,
}

/// What one player has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SceneSide {
    /// Everybody on this side.
    pub cast: Vec<Cast>,
    /// All versions of the main character.
    pub levels: Vec<CardNo>,
    /// The main characters of level 2 that somebody may become; none: all there are.
    pub side_deck: Vec<CardNo>,
    /// What is left of a secret pile outside the game.
    pub secret_pile: Vec<CardNo>,
    /// The main character, if it is not in play.
    pub main_away: Option<(CardNo, Away)>,
    /// In any order.
    pub hand: Vec<CardNo>,
    /// The top card first.
    pub deck: Vec<CardNo>,
    /// The KO pile, in any order.
    pub ko: Vec<CardNo>,
    /// Out of the game.
    pub removed: Vec<CardNo>,
    /// True: face up.
    pub resources: Vec<(CardNo, bool)>,
    /// Plot twists played this turn.
    pub twists: u8,
    /// Attacks made this turn.
    pub attacks: u8,
}

/// A position as a list of what lies where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// Two to four, in the order of the seats.
    pub sides: Vec<SceneSide>,
    /// Who plays with whom.
    pub mode: Mode,
    /// Whose turn it is.
    pub active: Seat,
    /// Where in the turn the scene begins.
    pub step: TurnStep,
    /// Far from the first turn, if nobody says otherwise.
    pub turn: u16,
    /// Where chance comes from, once `picks` are used up.
    pub seed: Seed,
    /// What chance will bring: picks out of several things.
    pub picks: Vec<u8>,
}

impl Default for Scene {
    fn default() -> Scene {
        Scene {
            sides: Vec::new(),
            mode: Mode::FreeForAll,
            active: Seat::A,
            step: TurnStep::Main,
            turn: 10,
            seed: Seed::from(1),
            picks: Vec::new(),
        }
    }
}

/// Why a scene cannot be built.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SceneError {
    /// The game is for two to four.
    #[error("a scene has two to four players, not {0}")]
    Players(usize),
    /// More than a position has pieces for.
    #[error("player {0} has too many cards; {OWN} are the most")]
    TooManyCards(Seat),
    /// An owner, or whose turn it is, who does not play.
    #[error("there is no player {0} in the scene")]
    NoSuchPlayer(Seat),
    /// Something else was put into a row.
    #[error("{0} is not a character")]
    NotACharacter(String),
    /// Something else was given to a character.
    #[error("{0} is not an equipment")]
    NotAnEquipment(String),
    /// Something else was put face up into a resource row.
    #[error("only a location lies face up in a resource row, and {0} is none")]
    NotALocation(String),
}

impl Scene {
    /// The position, run to its first decision.
    pub fn build(&self, game: &Vs, witness: &mut impl Witness<Event>) -> Result<Position, SceneError> {
        self.check(game)?;
        let seats = (0..self.sides.len() as u8).map(Seat).collect();
        let mut position = Position {
            seats,
            alive: seats,
            mode: self.mode,
            active: self.active,
            first: Seat::A,
            builder: self.active,
            step: self.step,
            turn: self.turn,
            dice: Dice::new(self.seed),
            ..Position::default()
        };
        position.dice.dictate_picks(&self.picks);
        let mut run = Run { g: game, p: &mut position, w: &mut Deaf };
        let mut used = [0u8; SEATS];
        for (number, side) in self.sides.iter().enumerate() {
            run.set_zones(Seat(number as u8), side, &mut used, self.mode);
        }
        for (number, side) in self.sides.iter().enumerate() {
            for cast in &side.cast {
                run.set_fighter(Seat(number as u8), cast, &mut used);
            }
        }
        run.p.pending_triggers.clear();
        run.renew_all();
        run.p.turn_began = run.tick();
        run.p.unsettled = true;
        let builder = run.p.builder;
        run.count_points(builder);
        Run { g: game, p: &mut position, w: witness }.run();
        Ok(position)
    }

    fn check(&self, game: &Vs) -> Result<(), SceneError> {
        if !(2..=SEATS).contains(&self.sides.len()) {
            return Err(SceneError::Players(self.sides.len()));
        }
        let seated = |seat: &Seat| seat.index() < self.sides.len();
        let owners = self.sides.iter().flat_map(|side| side.cast.iter().filter_map(|cast| cast.owner));
        if let Some(nobody) = owners.chain([self.active]).find(|seat| !seated(seat)) {
            return Err(SceneError::NoSuchPlayer(nobody));
        }
        for (number, side) in self.sides.iter().enumerate() {
            let seat = Seat(number as u8);
            let lent = |(other, side): (usize, &SceneSide)| {
                let lent = |cast: &&Cast| other != number && cast.owner == Some(seat);
                side.cast.iter().filter(lent).count()
            };
            let lent: usize = self.sides.iter().enumerate().map(lent).sum();
            let lent = lent + usize::from(side.main_away.is_some());
            let count = side.cast.len() * 2 + side.hand.len() + side.deck.len() + side.ko.len() + lent;
            let parts = side.cast.iter().filter_map(|cast| cast.part.as_ref());
            let in_parts: usize = parts.map(|part| part.hand.len() + part.resources.len()).sum();
            if count + side.resources.len() + side.removed.len() + in_parts > OWN {
                return Err(SceneError::TooManyCards(seat));
            }
            let name = |card: CardNo| game.name_of(card).to_owned();
            if let Some(odd) = side.cast.iter().find(|cast| !game.face(cast.card).stands()) {
                return Err(SceneError::NotACharacter(name(odd.card)));
            }
            let equipment = side.cast.iter().filter_map(|cast| cast.equipment);
            for card in equipment {
                let face = game.face(card);
                if face.kind != crate::program::FaceKind::Equipment && face.worn.is_none() {
                    return Err(SceneError::NotAnEquipment(name(card)));
                }
            }
            if let Some((odd, _)) = side.resources.iter().find(|(card, up)| *up && !game.face(*card).is_location()) {
                return Err(SceneError::NotALocation(name(*odd)));
            }
        }
        Ok(())
    }
}

impl Run<'_, Deaf> {
    fn new_piece(&mut self, seat: Seat, card: CardNo, used: &mut [u8; SEATS]) -> u16 {
        let number = used[seat.index()];
        used[seat.index()] += 1;
        if self.g.is_invention(card) {
            // It came from a pile, though nothing may be left there.
            let pile = &mut self.p.inventions[seat.index()];
            *pile = pile.with(0, 0);
        }
        self.p.cards[seat.index()].0[usize::from(number)] = card;
        piece_of(seat, number)
    }

    fn set_zones(&mut self, seat: Seat, side: &SceneSide, used: &mut [u8; SEATS], mode: Mode) {
        self.p.side_decks[seat.index()] = side.side_deck.iter().copied().take(SIDE_DECK).collect();
        self.p.inventions[seat.index()] = self.g.pile_with(&side.secret_pile);
        let record = &mut self.p.records[seat.index()];
        record.team = Setup::team(mode, seat);
        record.levels = side.levels.iter().copied().take(6).collect();
        record.twists = side.twists;
        record.attacks = side.attacks;
        for card in side.deck.iter().rev() {
            let piece = self.new_piece(seat, *card, used);
            self.p.zones[seat.index()].deck.push(crate::state::position::local(piece) as u8);
        }
        if let Some((card, place)) = side.main_away {
            self.set_main_away(seat, card, place, used);
        }
        let deck = self.p.zones(seat).deck;
        self.p.knowledge[seat.index()].know_as_group(seat, &deck);
        for card in &side.hand {
            let piece = self.new_piece(seat, *card, used);
            self.see(seat, piece);
            self.p.zones[seat.index()].hand.add(piece);
        }
        for card in &side.ko {
            let piece = self.new_piece(seat, *card, used);
            self.put_in_ko_pile(piece);
        }
        for card in &side.removed {
            let piece = self.new_piece(seat, *card, used);
            self.remove_from_game(piece);
        }
        for (card, up) in &side.resources {
            let piece = self.new_piece(seat, *card, used);
            self.new_resource(piece, *up);
        }
    }

    fn set_part(&mut self, seat: Seat, holder: Slot, part: &ScenePart, used: &mut [u8; SEATS]) {
        self.deal_in(holder);
        for card in &part.hand {
            let piece = self.new_piece(seat, *card, used);
            self.see(seat, piece);
            self.p.zones[seat.index()].hand.add(piece);
            self.p.parts.put(piece, holder);
        }
        for (card, up) in &part.resources {
            let piece = self.new_piece(seat, *card, used);
            self.p.parts.put(piece, holder);
            self.new_resource(piece, *up);
        }
    }

    fn set_main_away(&mut self, seat: Seat, card: CardNo, place: Away, used: &mut [u8; SEATS]) {
        let piece = self.new_piece(seat, card, used);
        self.p.records[seat.index()].main = piece;
        match place {
            Away::Hand => {
                self.see(seat, piece);
                self.p.zones[seat.index()].hand.add(piece);
            }
            Away::Deck => self.p.zones[seat.index()].deck.push(crate::state::position::local(piece) as u8),
            Away::Ko => self.put_in_ko_pile(piece),
            Away::Removed => self.remove_from_game(piece),
        }
    }

    fn set_fighter(&mut self, seat: Seat, cast: &Cast, used: &mut [u8; SEATS]) {
        let owner = cast.owner.unwrap_or(seat);
        let face = self.g.face(cast.card);
        if face.kind == crate::program::FaceKind::Machine {
            let piece = self.new_piece(owner, cast.card, used);
            self.set_up_machine(piece, seat, cast.row);
            return;
        }
        let token = face.kind == crate::program::FaceKind::Token && !face.returns();
        let slot = match token {
            true => self.create_token(cast.card, seat, cast.row),
            false => {
                let piece = self.new_piece(owner, cast.card, used);
                self.enter(piece, seat, cast.row)
            }
        };
        let Some(slot) = slot else { return };
        if let Some(part) = &cast.part {
            self.set_part(seat, slot, part, used);
        }
        if let Some(card) = cast.equipment {
            let piece = self.new_piece(seat, card, used);
            self.equip(piece, slot);
        }
        let fighter = &mut self.p.fighters[usize::from(slot)];
        fighter.wounds = cast.wounds;
        fighter.counters = cast.counters;
        fighter.xp = cast.xp;
        fighter.set(Fighter::MAIN, cast.main);
        fighter.set(Fighter::STUNNED, cast.stance == Stance::Stunned);
        fighter.set(Fighter::HIDDEN, cast.stance == Stance::Hidden);
        fighter.set(Fighter::EXHAUSTED, matches!(cast.stance, Stance::Exhausted | Stance::Stunned));
        fighter.set(Fighter::FROZEN, cast.frozen);
        if owner != seat {
            fighter.former = owner.0;
        }
        let piece = fighter.piece;
        if cast.main && piece != NO_PIECE {
            self.p.records[owner.index()].main = piece;
        }
    }
}
