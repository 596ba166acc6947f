//! Cards played from a hand: plot twists and power-ups. A law may let plot twists be played from elsewhere.

use crate::Vs;
use crate::combat::attack::Obstacle;
use crate::derive::evaluate::Context;
use crate::event::{Event, Happened};
use crate::language::{Time, Verb};
use crate::plain::{Counter, Word};
use crate::program::{COMBAT, MAIN, ModeDef, twist_bit};
use crate::rulebook::RuleId;
use crate::run::Run;
use crate::state::position::{Ask, CardNo, Fighters, Frame, Piece, Position, Script, Slot};
use crate::triggers::Happening;
use crate::turn::copies::Play;
use crate::turn::supers::moment;
use longbox_kernel::{Seat, SeatSet, Witness};

impl Vs {
    /// Whether a player may play a plot twist in this way now, or why not.
    pub(crate) fn may_play(&self, p: &Position, seat: Seat, play: &Play) -> Result<(), Obstacle> {
        let symbols = self.symbols_of(p, seat, play)?;
        let Play { piece, card, mode } = *play;
        let Some(mode) = self.face(card).modes.get(usize::from(mode)) else { return Err(RuleId::TwistTiming.into()) };
        if moment(p) & twist_bit(&mode.when) == 0 {
            return Err(RuleId::TwistTiming.into());
        }
        if self.why_unplayable(p, seat, card).is_some() {
            return Err(RuleId::TwistBanned.into());
        }
        if !self.is_at_hand(p, seat, piece, Verb::Play) {
            return Err(RuleId::KoOwner.into());
        }
        if !mode.any_turn && !p.turn_players().contains(seat) {
            return Err(RuleId::TwistAnyTurn.into());
        }
        self.has_the_team(p, seat, symbols)?;
        self.is_allowed(p, seat, card, mode)
    }

    /// Enough face-up characters of the card's team.
    fn has_the_team(&self, p: &Position, seat: Seat, card: CardNo) -> Result<(), Obstacle> {
        let face = self.face(card);
        if face.symbols == 0 {
            return Ok(());
        }
        match self.team_members(p, seat, card) >= usize::from(face.symbols) {
            true => Ok(()),
            false => Err(if face.symbols > 1 { RuleId::TwistThree } else { RuleId::TwistTeam }.into()),
        }
    }

    /// How many face-up characters of the card's teams a player has.
    pub(crate) fn team_members(&self, p: &Position, seat: Seat, card: CardNo) -> usize {
        let teams = self.face(card).teams;
        let member = |slot: &Slot| {
            let fighter = p.fighter(*slot);
            !fighter.is_face_down() && fighter.teams & teams != 0
        };
        p.side(seat).iter().filter(member).count()
    }

    /// Whether a card of the hand may become a resource now, or why not.
    pub(crate) fn may_be_resource(&self, p: &Position, seat: Seat, piece: Piece, up: bool) -> Result<(), Obstacle> {
        if p.ask != Ask::Resource || p.builder != seat {
            return Err(RuleId::ResourceStep.into());
        }
        if let Some(holder) = p.part_at_work()
            && !p.hand_at_work(seat).contains(piece)
        {
            return Err(Obstacle { rule: RuleId::PartOwn, by: Some(holder) });
        }
        match up && !self.face(p.card(piece)).is_location() {
            true => Err(RuleId::ResourceOne.into()),
            false => Ok(()),
        }
    }

    /// Where the card says when it may be played. Whether it will do anything is not asked.
    fn is_allowed(&self, p: &Position, seat: Seat, card: CardNo, mode: &ModeDef) -> Result<(), Obstacle> {
        let context = Context::player(seat, card);
        match mode.only_if.as_ref().is_none_or(|only| self.holds(p, &only.cond, &context)) {
            true => Ok(()),
            false => Err(RuleId::TwistOnlyIf.into()),
        }
    }

    /// Whether an effect may have this plot twist of a KO pile played in the present combat.
    pub(crate) fn may_play_from_ko(&self, p: &Position, seat: Seat, piece: Piece) -> bool {
        self.mode_from_ko(p, seat, piece).is_some()
    }

    /// The way in which a plot twist of the KO pile can be played in a combat.
    pub(crate) fn mode_from_ko(&self, p: &Position, seat: Seat, piece: Piece) -> Option<u8> {
        let card = p.card(piece);
        if self.why_unplayable(p, seat, card).is_some() {
            return None;
        }
        self.has_the_team(p, seat, card).ok()?;
        let modes = &self.face(card).modes;
        let fits = |mode: &&ModeDef| {
            let in_time = mode.when == Time::Combat && (mode.any_turn || p.turn_players().contains(seat));
            in_time && self.is_allowed(p, seat, card, mode).is_ok()
        };
        modes.iter().position(|mode| fits(&mode)).map(|number| number as u8)
    }

    /// Whether a card of the hand may power up that character now, or why not.
    pub(crate) fn may_power_up(&self, p: &Position, seat: Seat, piece: Piece, slot: Slot) -> Result<(), Obstacle> {
        let fighter = p.fighter(slot);
        if p.universes.apart.contains(slot) {
            return Err(RuleId::UniverseApart.into());
        }
        if !p.share_a_side(fighter.side, seat) || !self.would_power_up(p, p.card(piece), slot) {
            return Err(RuleId::PowerUpName.into());
        }
        if fighter.is_face_down() {
            return Err(RuleId::PowerUpFaceUp.into());
        }
        let now = moment(p);
        let inside = p.combat().is_some_and(|combat| combat.all().contains(slot));
        match now {
            MAIN if p.turn_players().contains(seat) => Ok(()),
            now if now & COMBAT != 0 && inside => Ok(()),
            _ => Err(RuleId::PowerUpCombat.into()),
        }
    }

    /// Whether a card of the hand powers up a character: by its name, or because a card says so.
    pub(crate) fn would_power_up(&self, p: &Position, card: CardNo, slot: Slot) -> bool {
        let fighter = p.fighter(slot);
        let many = fighter.has(Word::ManySelves) && self.face(card).is_character();
        many || self.is_namesake(p, slot, self.face(card)) || self.powers_up_by_law(p, card, slot)
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    /// Whoever has cards may hold a plot twist for this moment, if there are such at all.
    pub(super) fn may_hold_twist(&self, seat: Seat, moments: u8) -> bool {
        let holds = !self.p.zones(seat).hand.is_empty();
        holds && self.g.twist_moments & moments != 0 || self.may_play_elsewhere(seat, moments)
    }

    /// Whether a player may play plot twists for this moment, if there are such, that are not in the hand.
    pub(crate) fn may_play_elsewhere(&self, seat: Seat, moments: u8) -> bool {
        self.g.twist_moments & moments != 0 && self.g.has_source(self.p, seat, Verb::Play)
    }

    /// A plot twist is played from a hand, or from where a law lets it be played.
    pub(crate) fn play_twist(&mut self, by: Seat, play: Play) {
        let from_hand = self.p.zones(by).hand.contains(play.piece);
        let piece = self.pick_up(play.piece);
        if from_hand {
            self.notice_hand(by);
        }
        self.begin_twist(by, Play { piece, ..play }, 0);
    }

    /// A plot twist that is nowhere else begins; when it is done it goes to the KO pile or into the deck.
    pub(crate) fn begin_twist(&mut self, by: Seat, play: Play, flags: u8) {
        self.new_batch();
        let Play { piece, card, mode } = play;
        self.see(SeatSet::ALL, piece);
        let Some(place) = self.g.face(card).modes.get(usize::from(mode)).map(|mode| mode.place) else { return };
        self.tell_card(Happened::TwistPlayed, by, piece, SeatSet::ALL);
        if card != self.p.card(piece) {
            self.tell_open(Happened::PlayedAs, by, card);
        }
        self.remember_twist(by);
        let mut script = Script::new(place, card, by);
        script.twist = piece;
        script.flags = flags;
        self.note_play(by);
        self.p.done = SeatSet::NONE;
        self.push(Frame::Script(script));
        self.look(Happening::of(Happened::TwistPlayed, by));
    }

    pub(crate) fn power_up(&mut self, by: Seat, piece: Piece, slot: Slot) {
        self.new_batch();
        let piece = self.out_of_hand(piece);
        self.put_in_ko_pile(piece);
        self.tell_card(Happened::PoweredUp, by, piece, SeatSet::ALL);
        self.put_counters(Fighters::one(slot), Counter::Plus, 1);
        self.note_play(by);
        self.p.done = SeatSet::NONE;
        self.notice_hand(by);
        self.notice_discard(by);
        self.look(Happening::to(self.p, Happened::PoweredUp, slot).with(piece));
    }
}
