//! Cards played from a hand: plot twists, power-ups, recruits.

use crate::Vs;
use crate::combat::attack::Obstacle;
use crate::derive::evaluate::Context;
use crate::derive::laws::Attempt;
use crate::event::{Event, Happened};
use crate::language::{Time, Verb};
use crate::plain::{Counter, PlayerChange, Word};
use crate::program::{COMBAT, FaceKind, MAIN, ModeDef, timing_bit};
use crate::rulebook::RuleId;
use crate::run::Run;
use crate::state::position::{
    Ask, CardNo, Fighter, Fighters, Frame, Mode, NO_SLOT, Piece, Position, Recruit, Row, Script, Slot, TurnStep, owner,
};
use crate::triggers::Happening;
use crate::turn::supers::moment;
use longbox_kernel::{Seat, SeatSet, Witness};

impl Vs {
    /// Whether a player may play a plot twist in this way now, or why not.
    pub(crate) fn may_play(&self, p: &Position, seat: Seat, piece: Piece, mode: u8) -> Result<(), Obstacle> {
        let face = self.face(p.card(piece));
        let Some(mode) = face.modes.get(usize::from(mode)) else { return Err(RuleId::TwistTiming.into()) };
        let when = match mode.when {
            // A plot twist has no character of its own: any combat will do.
            Time::AnyCombat => COMBAT,
            _ => timing_bit(&mode.when),
        };
        if moment(p) & when == 0 {
            return Err(RuleId::TwistTiming.into());
        }
        if p.is_changed_for(seat, PlayerChange::NoPlotTwists) {
            return Err(RuleId::TwistBanned.into());
        }
        if !mode.any_turn && !p.turn_players().contains(seat) {
            return Err(RuleId::TwistAnyTurn.into());
        }
        self.has_the_team(p, seat, piece)?;
        self.is_allowed(p, seat, piece, mode)
    }

    /// Enough face-up characters of the card's team.
    fn has_the_team(&self, p: &Position, seat: Seat, piece: Piece) -> Result<(), Obstacle> {
        let face = self.face(p.card(piece));
        if face.symbols == 0 {
            return Ok(());
        }
        match self.team_members(p, seat, piece) >= usize::from(face.symbols) {
            true => Ok(()),
            false => Err(if face.symbols > 1 { RuleId::TwistThree } else { RuleId::TwistTeam }.into()),
        }
    }

    /// How many face-up characters of the card's teams a player has.
    pub(crate) fn team_members(&self, p: &Position, seat: Seat, piece: Piece) -> usize {
        let teams = self.face(p.card(piece)).teams;
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
        match up && !self.face(p.card(piece)).is_location() {
            true => Err(RuleId::ResourceOne.into()),
            false => Ok(()),
        }
    }

    /// Where the card says when it may be played. Whether it will do anything is not asked.
    fn is_allowed(&self, p: &Position, seat: Seat, piece: Piece, mode: &ModeDef) -> Result<(), Obstacle> {
        let context = Context::player(seat, p.card(piece));
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
        if p.is_changed_for(seat, PlayerChange::NoPlotTwists) {
            return None;
        }
        self.has_the_team(p, seat, piece).ok()?;
        let modes = &self.face(p.card(piece)).modes;
        let fits = |mode: &&ModeDef| {
            let in_time = mode.when == Time::Combat && (mode.any_turn || p.turn_players().contains(seat));
            in_time && self.is_allowed(p, seat, piece, mode).is_ok()
        };
        modes.iter().position(|mode| fits(&mode)).map(|number| number as u8)
    }

    /// Whether a card of the hand may power up that character now, or why not.
    pub(crate) fn may_power_up(&self, p: &Position, seat: Seat, piece: Piece, slot: Slot) -> Result<(), Obstacle> {
        let fighter = p.fighter(slot);
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
        many || self.same_person(card, fighter.card) || self.powers_up_by_law(p, card, slot)
    }

    /// What it costs to recruit this card now.
    pub fn price(&self, p: &Position, seat: Seat, piece: Piece) -> u8 {
        let face = self.face(p.card(piece));
        if face.kind != FaceKind::Supporting {
            return face.cost;
        }
        let (teams, less) = p.record(seat).team_discount;
        let for_team = if teams & face.teams != 0 { less } else { 0 };
        let cheaper = self.discount_by_rules(p, seat, p.card(piece));
        face.cost.saturating_sub(p.record(seat).discount).saturating_sub(for_team).saturating_sub(cheaper)
    }

    /// Whether a card of the hand may be recruited now, or why not.
    pub(crate) fn may_recruit(&self, p: &Position, seat: Seat, piece: Piece) -> Result<(), Obstacle> {
        if p.ask != Ask::Recruit || p.builder != seat {
            return Err(RuleId::RecruitStep.into());
        }
        if self.price(p, seat, piece) > p.record(seat).points {
            return Err(RuleId::RecruitPoints.into());
        }
        self.may_join_the_side(p, seat, piece)
    }

    /// What keeps a card from being recruited in this turn or the player's next one, whatever the step: its cost or
    /// its name.
    pub(crate) fn out_of_reach(&self, p: &Position, seat: Seat, piece: Piece) -> Option<Obstacle> {
        if p.ask == Ask::Recruit && p.builder == seat {
            return None;
        }
        let card = p.card(piece);
        if u16::from(self.price(p, seat, piece)) > self.points_in_reach(p, seat) {
            return Some(RuleId::RecruitPoints.into());
        }
        let taken = self.name_is_taken(p, seat, card).filter(|_| self.face(card).kind == FaceKind::Supporting);
        taken.map(|main| Obstacle { rule: RuleId::RecruitMainName, by: Some(main) })
    }

    /// Recruit points of this turn, or of the player's next one where its resource can still be played.
    fn points_in_reach(&self, p: &Position, seat: Seat) -> u16 {
        let built = p.turn_players().contains(seat) && p.step > TurnStep::Resource;
        let points = p.zones(seat).resources.len() as u16 + u16::from(p.record(seat).bonus);
        points + u16::from(!built)
    }

    /// Whether a card that can be paid for may be recruited, or why not.
    fn may_join_the_side(&self, p: &Position, seat: Seat, piece: Piece) -> Result<(), Obstacle> {
        let card = p.card(piece);
        let face = self.face(card);
        let fallen = p.zones(owner(piece)).ko.contains(piece);
        if fallen && (owner(piece) != seat || !p.is_changed_for(seat, PlayerChange::RecruitsFromKo)) {
            return Err(RuleId::RecruitStep.into());
        }
        match face.kind {
            FaceKind::Supporting => match self.name_is_taken(p, seat, card) {
                Some(_) if self.reinforced(p, seat, card).is_some() => Ok(()),
                Some(main) => Err(Obstacle { rule: RuleId::RecruitMainName, by: Some(main) }),
                None => Ok(()),
            },
            FaceKind::Equipment if fallen => Err(RuleId::RecruitStep.into()),
            FaceKind::Equipment => {
                let team = p.side(seat).iter().any(|slot| {
                    let fighter = p.fighter(slot);
                    !fighter.is_face_down() && (face.teams == 0 || fighter.teams & face.teams != 0)
                });
                if !team {
                    return Err(RuleId::EquipTeam.into());
                }
                match p.side(seat).iter().any(|slot| self.may_equip(p, seat, slot).is_ok()) {
                    true => Ok(()),
                    false => Err(RuleId::EquipFaceUp.into()),
                }
            }
            _ => Err(RuleId::RecruitStep.into()),
        }
    }

    /// The teammate on whose side a character may be put by the optional rule.
    pub(crate) fn reinforced(&self, p: &Position, seat: Seat, card: CardNo) -> Option<Seat> {
        let mate = p.alive.iter().find(|other| *other != seat && p.are_allies(*other, seat));
        mate.filter(|mate| p.mode == Mode::Reinforced && self.name_is_taken(p, *mate, card).is_none())
    }

    /// Whether a character may get equipment, or why not.
    pub(crate) fn may_equip(&self, p: &Position, seat: Seat, slot: Slot) -> Result<(), Obstacle> {
        let fighter = p.fighter(slot);
        if !p.share_a_side(fighter.side, seat) || fighter.is_face_down() {
            return Err(RuleId::EquipFaceUp.into());
        }
        if fighter.has(Word::Creature) || self.is_barred(p, Attempt::to(Verb::Equip), slot) {
            return Err(RuleId::EquipCreature.into());
        }
        Ok(())
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    /// A plot twist is played from a hand.
    pub(crate) fn play_twist(&mut self, by: Seat, piece: Piece, mode: u8) {
        let piece = self.out_of_hand(piece);
        self.notice_hand(by);
        self.begin_twist(by, piece, mode, 0);
    }

    /// A plot twist that is nowhere else begins; when it is done it goes to the KO pile or into the deck.
    pub(crate) fn begin_twist(&mut self, by: Seat, piece: Piece, mode: u8, flags: u8) {
        self.new_batch();
        self.see(SeatSet::ALL, piece);
        let card = self.p.card(piece);
        let Some(place) = self.g.face(card).modes.get(usize::from(mode)).map(|mode| mode.place) else { return };
        self.tell_card(Happened::TwistPlayed, by, piece, SeatSet::ALL);
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

    /// A player pays for a character or equipment. Who waits for recruiting comes before it appears.
    pub(crate) fn recruit(&mut self, by: Seat, piece: Piece, (side, row): (Seat, Row), on: Slot) {
        self.new_batch();
        let price = self.g.price(self.p, by, piece);
        let face = self.g.face(self.p.card(piece));
        let (character, teams) = (face.is_character(), face.teams);
        let from_hand = !self.p.zones(owner(piece)).ko.contains(piece);
        let piece = match from_hand {
            false => {
                self.out_of_ko_pile(piece);
                piece
            }
            true => self.out_of_hand(piece),
        };
        self.see(SeatSet::ALL, piece);
        let record = &mut self.p.records[by.index()];
        record.points = record.points.saturating_sub(price);
        record.recruited = true;
        if character {
            record.discount = 0;
            if record.team_discount.0 & teams != 0 {
                record.team_discount = (0, 0);
            }
        }
        self.tell_card(Happened::Recruited { price }, by, piece, SeatSet::ALL);
        self.push(Frame::Recruit(Recruit { piece, by, side, row, on, paid: true, from_hand }));
        if character {
            self.look(Happening::of(Happened::CharacterRecruited, by));
        }
    }

    /// The recruited card comes into play.
    pub(crate) fn finish_recruiting(&mut self) {
        let Some(Frame::Recruit(recruit)) = self.p.frames.last().copied() else { return };
        if !recruit.paid {
            self.ask(recruit.by, Ask::RecruitTo);
            return;
        }
        self.p.frames.pop();
        self.new_batch();
        self.notice_hand(recruit.by);
        if recruit.on == NO_SLOT {
            let flags = if recruit.from_hand { Fighter::RECRUITED_FROM_HAND } else { 0 };
            self.enter_as(recruit.piece, recruit.side, recruit.row, flags);
        } else if self.g.may_equip(self.p, recruit.by, recruit.on).is_ok() {
            self.equip(recruit.piece, recruit.on);
        } else {
            self.put_in_ko_pile(recruit.piece);
            self.tell_card(Happened::Kod { by: Fighters::NONE }, owner(recruit.piece), recruit.piece, SeatSet::ALL);
        }
    }
}
