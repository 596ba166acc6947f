//! Recruits: characters and equipment that a player pays for, from the hand or from where a law lets the player.

use crate::Vs;
use crate::combat::attack::Obstacle;
use crate::derive::laws::Attempt;
use crate::event::{Event, Happened};
use crate::language::Verb;
use crate::plain::{TriggerKind, Word};
use crate::program::FaceKind;
use crate::rulebook::RuleId;
use crate::run::Run;
use crate::state::position::{
    Ask, CardNo, Fighters, Frame, Mode, NO_SLOT, Piece, Position, Recruit, RecruitStep, Slot, TurnStep, owner, piece_of,
};
use crate::triggers::Happening;
use longbox_kernel::{Seat, SeatSet, Witness};

impl Vs {
    /// Whether a card of the hand, or one that a law opens to the player, may be recruited now and paid for in the way
    /// with this number, or why not.
    pub(crate) fn may_recruit(&self, p: &Position, seat: Seat, piece: Piece, way: u8) -> Result<(), Obstacle> {
        is_recruiting(p, seat)?;
        is_part_at_work(p, piece)?;
        let may = self.can_afford(p, seat, piece, way).and_then(|()| self.may_join_the_side(p, seat, p.card(piece)));
        let may = may.or_else(|why| match way {
            0 => self.may_be_worn(p, seat, p.card(piece)).map_err(|_| why),
            _ => Err(why),
        });
        match self.is_at_hand(p, seat, piece, Verb::Recruit) {
            true => may,
            false => may.and(Err(RuleId::RecruitStep.into())),
        }
    }

    /// Whether a card that is no equipment may be recruited as one, or why not.
    pub(crate) fn may_be_worn(&self, p: &Position, seat: Seat, card: CardNo) -> Result<(), Obstacle> {
        let face = self.face(card);
        match &face.worn {
            None => Err(RuleId::RecruitStep.into()),
            Some(worn) if worn.cost > p.record(seat).points => Err(RuleId::RecruitPoints.into()),
            Some(_) => self.has_a_bearer(p, seat, face.teams),
        }
    }

    /// Whether a card that is no equipment can be played as one.
    pub fn may_be_carried(&self, card: CardNo) -> bool {
        self.faces.get(usize::from(card)).is_some_and(|face| face.worn.is_some())
    }

    /// Whether a card may be recruited as the character that it is, where it could be something else, too.
    pub(crate) fn may_stand(&self, p: &Position, seat: Seat, card: CardNo) -> bool {
        self.has_points_for(p, seat, card).is_ok() && self.may_join_the_side(p, seat, card).is_ok()
    }

    /// Whether a player may search the own deck for this card to recruit it now, or why not. It may turn out that none
    /// is there.
    pub(crate) fn may_search(&self, p: &Position, seat: Seat, card: CardNo) -> Result<(), Obstacle> {
        is_recruiting(p, seat)?;
        if p.part_at_work().is_some() {
            return Err(RuleId::PartPoints.into());
        }
        self.has_points_for(p, seat, card)?;
        match self.found_in_decks.contains(&card) && self.may_be_in_deck(p, seat, card) {
            true => self.may_join_the_side(p, seat, card),
            false => Err(RuleId::RecruitStep.into()),
        }
    }

    /// Whether a player can do something in the recruit step without a card in hand, as far as all can see.
    pub(crate) fn may_recruit_elsewhere(&self, p: &Position, seat: Seat) -> bool {
        let points = p.record(seat).points;
        let searches = |card: &CardNo| self.price_of(p, seat, *card) <= points && !p.zones(seat).deck.is_empty();
        self.has_source(p, seat, Verb::Recruit) || self.found_in_decks.iter().any(searches)
    }

    /// What keeps a card from being recruited in this turn or the player's next one, whatever the step: its cost or
    /// its name. `heap` is the part that would pay.
    pub(crate) fn out_of_reach(&self, p: &Position, seat: Seat, card: CardNo, heap: u8) -> Option<Obstacle> {
        if p.ask == Ask::Recruit && p.builder == seat {
            return None;
        }
        let points = self.points_in_reach(p, seat, heap);
        if self.face(card).worn.as_ref().is_some_and(|worn| u16::from(worn.cost) <= points) {
            return None;
        }
        if u16::from(self.price_of(p, seat, card)) > points {
            return Some(RuleId::RecruitPoints.into());
        }
        let taken = self.name_is_taken(p, seat, card).filter(|_| self.face(card).kind == FaceKind::Supporting);
        taken.map(|main| Obstacle { rule: RuleId::RecruitMainName, by: Some(main) })
    }

    /// Recruit points of this turn for a part, or of the player's next one where its resource can still be played.
    fn points_in_reach(&self, p: &Position, seat: Seat, heap: u8) -> u16 {
        let built = p.turn_players().contains(seat) && p.step > TurnStep::Resource;
        let resources = p.zones(seat).resources.within(p.heap(seat, heap));
        let bonus = if heap == 0 { p.record(seat).bonus } else { 0 };
        let points = resources.len() as u16 + u16::from(bonus);
        points + u16::from(!built)
    }

    /// Whether a card that can be paid for may be recruited, or why not.
    fn may_join_the_side(&self, p: &Position, seat: Seat, card: CardNo) -> Result<(), Obstacle> {
        let face = self.face(card);
        match face.kind {
            FaceKind::Supporting => match self.may_appear(p, seat, card) {
                Err(_) if self.reinforced(p, seat, card).is_some() => Ok(()),
                here => here,
            },
            FaceKind::Machine if face.teams == 0 || self.has_member(p, seat, face.teams) => Ok(()),
            FaceKind::Machine => Err(RuleId::EquipTeam.into()),
            FaceKind::Equipment => self.has_a_bearer(p, seat, face.teams),
            _ => Err(RuleId::RecruitStep.into()),
        }
    }

    /// Whether a player has the team for an equipment and somebody to carry it, or why not.
    fn has_a_bearer(&self, p: &Position, seat: Seat, teams: u16) -> Result<(), Obstacle> {
        if !self.has_member(p, seat, teams) {
            return Err(RuleId::EquipTeam.into());
        }
        match p.side(seat).iter().any(|slot| self.may_equip(p, seat, slot).is_ok()) {
            true => Ok(()),
            false => Err(RuleId::EquipFaceUp.into()),
        }
    }

    /// Whether a player has a face-up character of one of these teams; of any team if there are none.
    fn has_member(&self, p: &Position, seat: Seat, teams: u16) -> bool {
        p.side(seat).iter().any(|slot| {
            let fighter = p.fighter(slot);
            !fighter.is_face_down() && (teams == 0 || fighter.teams & teams != 0)
        })
    }

    /// The teammate on whose side a character may be put by the optional rule.
    pub(crate) fn reinforced(&self, p: &Position, seat: Seat, card: CardNo) -> Option<Seat> {
        let mate = p.alive.iter().find(|other| *other != seat && p.are_allies(*other, seat));
        mate.filter(|mate| p.mode == Mode::Reinforced && self.may_appear(p, *mate, card).is_ok())
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

/// Whether a player is asked what to recruit.
fn is_recruiting(p: &Position, seat: Seat) -> Result<(), Obstacle> {
    match p.ask == Ask::Recruit && p.builder == seat {
        true => Ok(()),
        false => Err(RuleId::RecruitStep.into()),
    }
}

/// Whether a card lies in the part whose recruit points are being spent; the main part's are also for cards elsewhere.
fn is_part_at_work(p: &Position, piece: Piece) -> Result<(), Obstacle> {
    if p.parts.is_empty() {
        return Ok(());
    }
    let by = p.part_holder(piece).or(p.part_at_work());
    match p.part_holder(piece) == p.part_at_work() {
        true => Ok(()),
        false => Err(Obstacle { rule: RuleId::PartPoints, by }),
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    /// A player searches the own deck for a card to recruit it.
    pub(crate) fn search_to_recruit(&mut self, by: Seat, card: CardNo) {
        self.new_batch();
        self.look_through_deck(by, by);
        let deck = self.p.zones(by).deck;
        let mut pieces = deck.iter().map(|number| piece_of(by, *number));
        if let Some(piece) = pieces.find(|piece| self.p.card(*piece) == card) {
            let piece = self.out_of_deck(piece);
            self.see(SeatSet::ALL, piece);
            self.tell_card(Happened::Revealed, by, piece, SeatSet::ALL);
            self.push(Frame::Recruit(Recruit { step: RecruitStep::Found, ..Recruit::of(by, piece) }));
        }
        self.shuffle_deck(by);
    }

    /// Takes a card from where it lies in the open, to be played or recruited.
    pub(crate) fn pick_up(&mut self, piece: Piece) -> Piece {
        let zones = self.p.zones(owner(piece));
        if zones.hand.contains(piece) {
            return self.out_of_hand(piece);
        }
        if zones.ko.contains(piece) {
            self.out_of_ko_pile(piece);
            return piece;
        }
        self.off_the_top(piece)
    }

    /// A character or equipment is recruited, for recruit points unless it was paid for otherwise. Who waits for
    /// recruiting comes before it appears.
    pub(crate) fn recruit(&mut self, picked: Recruit) {
        self.new_batch();
        let Recruit { piece, by, payment, .. } = picked;
        let face = self.g.face(self.p.card(piece));
        let worn = face.worn.as_ref().filter(|_| picked.on != NO_SLOT);
        let price = match worn {
            Some(worn) => worn.cost,
            None if payment == 0 => self.g.price(self.p, by, piece),
            None => 0,
        };
        let (character, teams) = (face.is_character() && worn.is_none(), face.teams);
        let piece = if picked.step == RecruitStep::Found { piece } else { self.pick_up(piece) };
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
        self.tell_card(Happened::Recruited { price, payment }, by, piece, SeatSet::ALL);
        self.push(Frame::Recruit(Recruit { piece, step: RecruitStep::Paid, ..picked }));
        if character {
            self.look(Happening::of(Happened::CharacterRecruited, by));
            self.look_at_itself();
        } else {
            self.remember_equipment(by);
            self.look(Happening::of(Happened::EquipmentPlayed, by));
        }
    }

    /// A character whose own powers wait for its recruit has a slot from now on, so that they can change it.
    fn look_at_itself(&mut self) {
        let Some(Frame::Recruit(recruit)) = self.p.frames.last().copied() else { return };
        if self.g.face(self.p.card(recruit.piece)).listens & TriggerKind::Recruited.bit() == 0 {
            return;
        }
        let Some(slot) = self.keep_slot(&recruit) else { return };
        if let Some(Frame::Recruit(recruit)) = self.p.frames.last_mut() {
            recruit.kept = slot;
        }
        self.look_as_recruit(slot, recruit.by);
    }

    /// The recruited card comes into play.
    pub(crate) fn finish_recruiting(&mut self) {
        let Some(Frame::Recruit(recruit)) = self.p.frames.last().copied() else { return };
        if recruit.step != RecruitStep::Paid {
            self.ask(recruit.by, Ask::RecruitTo);
            return;
        }
        self.p.frames.pop();
        self.new_batch();
        if recruit.from_hand {
            self.notice_hand(recruit.by);
        }
        if recruit.kept != NO_SLOT {
            self.enter_kept(recruit.kept);
        } else if self.g.face(self.p.card(recruit.piece)).kind == FaceKind::Machine {
            self.set_up_machine(recruit.piece, recruit.side, recruit.row);
        } else if recruit.on == NO_SLOT && self.g.keeps_out(self.p, recruit.side, self.p.card(recruit.piece)).is_some()
        {
            // What it needs went away while it was being paid for.
            self.tell_card(Happened::CannotAppear, recruit.side, recruit.piece, SeatSet::ALL);
            self.put_in_ko_pile(recruit.piece);
        } else if recruit.on == NO_SLOT {
            self.enter_as(recruit.piece, recruit.side, recruit.row, recruit.flags());
        } else if self.g.may_equip(self.p, recruit.by, recruit.on).is_ok() {
            self.equip(recruit.piece, recruit.on);
        } else {
            self.put_in_ko_pile(recruit.piece);
            self.tell_card(Happened::Kod { by: Fighters::NONE }, owner(recruit.piece), recruit.piece, SeatSet::ALL);
        }
    }
}
