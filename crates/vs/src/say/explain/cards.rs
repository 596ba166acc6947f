//! Cards in hand: why one cannot be played, recruited, used as a power-up or as a resource now.

use super::WhyNot;
use crate::Vs;
use crate::combat::attack::Obstacle;
use crate::language::{Time, Verb};
use crate::plain::Filter;
use crate::program::FaceKind;
use crate::rulebook::RuleId;
use crate::say::text::condition_text;
use crate::say::text::words::number;
use crate::say::words::{POINT, RESOURCE, timing_words};
use crate::state::position::{Ask, CardNo, PayFor, Piece, Position, Slot, UNKNOWN, owner};
use crate::turn::copies::Play;
use longbox_kernel::Seat;

impl Vs {
    /// When a plot twist can be played in this way: "main phase".
    pub(super) fn mode_words(&self, card: CardNo, mode: u8) -> &'static str {
        self.face(card).modes.get(usize::from(mode)).map_or("", |mode| timing_words(&mode.when))
    }

    /// Cards that a player recruits or plays: those in hand, and those elsewhere that a law opens.
    fn not_at_hand(&self, p: &Position, seat: Seat, piece: Piece, verb: Verb) -> Option<WhyNot> {
        match self.opened(p, seat, verb).contains(piece) && owner(piece) == seat {
            true => None,
            false => self.not_in_hand(p, seat, piece),
        }
    }

    fn not_in_hand(&self, p: &Position, seat: Seat, piece: Piece) -> Option<WhyNot> {
        let here = owner(piece) == seat && p.zones(seat).hand.contains(piece) && p.card(piece) != UNKNOWN;
        (!here).then(|| WhyNot::new(RuleId::KoOwner, "it is not in your hand"))
    }

    /// Why a plot twist cannot be played in this way now.
    pub(crate) fn why_not_play(&self, p: &Position, seat: Seat, play: &Play) -> Option<WhyNot> {
        let piece = play.piece;
        if let Some(why) = self.not_at_hand(p, seat, piece, Verb::Play) {
            return Some(why);
        }
        if let Some(why) = self.not_asked(p, seat).or_else(|| self.in_between(p)) {
            return Some(why);
        }
        let obstacle = self.may_play(p, seat, play).err()?;
        Some(self.play_words(p, seat, play, obstacle))
    }

    fn play_words(&self, p: &Position, seat: Seat, play: &Play, o: Obstacle) -> WhyNot {
        let card = play.card;
        let mode = self.face(card).modes.get(usize::from(play.mode));
        let symbols = self.symbols_of(p, seat, play).unwrap_or(card);
        let face = self.face(symbols);
        let teams = self.teams_words(face.teams);
        let text = match o.rule {
            RuleId::TwistTiming => match mode {
                Some(mode) => format!("{}, and {}", when_played(&mode.when), self.now_words(p)),
                None => "it is not a plot twist".to_owned(),
            },
            RuleId::TwistAnyTurn => "it has no any-turn symbol, and this is not your turn".to_owned(),
            RuleId::TwistTeam => format!("no face-up {teams} character is on your side"),
            RuleId::TwistThree => format!(
                "it needs {} face-up {teams} characters on your side, and there {}",
                number(i16::from(face.symbols)),
                are(self.team_members(p, seat, symbols)),
            ),
            RuleId::TwistAs => format!("nothing lets you play it as {} now", self.name_of(card)),
            RuleId::TwistBanned => self.banned_words(p, seat, card),
            RuleId::TwistOnlyIf => match mode.and_then(|mode| mode.only_if.as_ref()) {
                Some(only) => format!("it may be played only if {}", condition_text(&only.said, self.name_of(card))),
                None => "what it needs is not true".to_owned(),
            },
            rule => rule.text().title.to_lowercase(),
        };
        WhyNot::new(o.rule, text)
    }

    /// Who keeps a player from a plot twist.
    fn banned_words(&self, p: &Position, seat: Seat, card: CardNo) -> String {
        let Some(cause) = self.why_unplayable(p, seat, card) else { return "you cannot play it now".to_owned() };
        let what = if cause.law.with == Filter::PlotTwist { "plot twists" } else { "such plot twists" };
        format!("{} keeps you from playing {what}", self.name_of(cause.card))
    }

    /// Why a card of the hand cannot power up that character now.
    pub(crate) fn why_not_power_up(&self, p: &Position, seat: Seat, piece: Piece, slot: Slot) -> Option<WhyNot> {
        if let Some(why) = self.not_in_hand(p, seat, piece) {
            return Some(why);
        }
        if let Some(why) = self.not_asked(p, seat).or_else(|| self.in_between(p)) {
            return Some(why);
        }
        let obstacle = self.may_power_up(p, seat, piece, slot).err()?;
        let name = self.fighter_name(p, seat, slot);
        let inside = p.combat().is_some_and(|combat| combat.all().contains(slot));
        let text = match obstacle.rule {
            RuleId::PowerUpName if !p.side(seat).contains(slot) => format!("{name} is not on your side"),
            RuleId::PowerUpName => format!("{} is not called {name}", self.piece_name(p, piece)),
            RuleId::PowerUpFaceUp => format!("{name} is {}", self.down_word(p.fighter(slot))),
            RuleId::PowerUpCombat if p.ask == Ask::Plays && !inside => format!("{name} is not in this combat"),
            RuleId::PowerUpCombat => {
                format!("that is for your main phase and for combats of {name}, and {}", self.now_words(p))
            }
            RuleId::UniverseApart => self.elsewhere_words(p, &name, slot),
            rule => rule.text().title.to_lowercase(),
        };
        Some(WhyNot::new(obstacle.rule, text))
    }

    /// Why a card of the hand cannot be recruited now. What a later step would not change comes first.
    pub(crate) fn why_not_recruit(&self, p: &Position, seat: Seat, piece: Piece, way: u8) -> Option<WhyNot> {
        if let Some(why) = self.not_at_hand(p, seat, piece, Verb::Recruit) {
            return Some(why);
        }
        let card = p.card(piece);
        let lasting = if way == 0 { self.out_of_reach(p, seat, card, p.heap_of(piece)) } else { None };
        let obstacle = match self.why_not_pay_for(p, seat, lasting, || self.may_recruit(p, seat, piece, way))? {
            Ok(obstacle) => obstacle,
            Err(why) => return Some(why),
        };
        if obstacle.rule == RuleId::RecruitPrice {
            let what = PayFor::of_card(piece, self.payment_of_way(p, seat, piece, way));
            let used = self.program.power(what.power).used.as_ref();
            let lacking = used.map(|used| self.cost_lacking(p, seat, &what, used));
            return Some(WhyNot::new(obstacle.rule, lacking.unwrap_or_else(|| "it has no other price".to_owned())));
        }
        if obstacle.rule == RuleId::PartPoints {
            return Some(WhyNot::new(obstacle.rule, self.part_points_words(p, piece)));
        }
        Some(self.recruit_words(p, seat, (card, p.heap_of(piece)), &obstacle))
    }

    /// Why a card is not paid for with the points of the part at work.
    fn part_points_words(&self, p: &Position, piece: Piece) -> String {
        let name = |slot: Slot| self.name_of(p.fighter(slot).card);
        match (p.part_at_work(), p.part_holder(piece)) {
            (Some(holder), _) => format!("these points are only for cards in {}'s part of your hand", name(holder)),
            (None, Some(holder)) => {
                format!("it is in {0}'s part of your hand, and only {0}'s own recruit points pay for it", name(holder))
            }
            (None, None) => "it is in no part of your hand".to_owned(),
        }
    }

    /// Why a player cannot search the own deck for a card to recruit it now.
    pub(crate) fn why_not_search(&self, p: &Position, seat: Seat, card: CardNo) -> Option<WhyNot> {
        if !self.found_in_decks.contains(&card) || !self.may_be_in_deck(p, seat, card) {
            return Some(WhyNot::new(RuleId::RecruitStep, "it is not in your deck"));
        }
        let lasting = self.out_of_reach(p, seat, card, 0);
        match self.why_not_pay_for(p, seat, lasting, || self.may_search(p, seat, card))? {
            Ok(obstacle) => Some(self.recruit_words(p, seat, (card, 0), &obstacle)),
            Err(why) => Some(why),
        }
    }

    /// What keeps a card from being recruited now, or why nobody recruits now.
    fn why_not_pay_for(
        &self,
        p: &Position,
        seat: Seat,
        lasting: Option<Obstacle>,
        may: impl Fn() -> Result<(), Obstacle>,
    ) -> Option<Result<Obstacle, WhyNot>> {
        let lasting = lasting.filter(|_| p.outcome.is_none());
        if let Some(why) = self.not_asked(p, seat).or_else(|| self.in_between(p)).filter(|_| lasting.is_none()) {
            return Some(Err(why));
        }
        lasting.or_else(|| may().err()).map(Ok)
    }

    fn recruit_words(&self, p: &Position, seat: Seat, (card, heap): (CardNo, u8), obstacle: &Obstacle) -> WhyNot {
        let face = self.face(card);
        let recruiting = p.ask == Ask::Recruit && p.builder == seat;
        let purse = match recruiting {
            true => POINT.in_digits(usize::from(p.record(seat).points)),
            false => RESOURCE.in_digits(p.zones(seat).resources.within(p.heap(seat, heap)).len()),
        };
        let text = match obstacle.rule {
            RuleId::RecruitStep if face.kind == FaceKind::PlotTwist => {
                "a plot twist is played, not recruited".to_owned()
            }
            RuleId::RecruitStep if face.is_location() => "a location is a resource and never recruited".to_owned(),
            RuleId::RecruitStep => format!("you recruit in your recruit step, and {}", self.now_words(p)),
            RuleId::RecruitPoints => format!("it costs {}, and you have {purse}", self.price_of(p, seat, card)),
            RuleId::RecruitMainName => {
                format!("your main character is {}, and there is one of each name", self.by_words(p, seat, obstacle))
            }
            RuleId::PartPoints => "these points are only for cards in a part of your hand".to_owned(),
            RuleId::AppearOnly => self.kept_out_words(p, seat, card),
            RuleId::EquipTeam => format!("no face-up {} character is on your side", self.teams_words(face.teams)),
            RuleId::EquipFaceUp => "none of your face-up characters can carry equipment".to_owned(),
            rule => rule.text().title.to_lowercase(),
        };
        WhyNot::new(obstacle.rule, text)
    }

    /// By which of its powers a card may not appear now.
    fn kept_out_words(&self, p: &Position, seat: Seat, card: CardNo) -> String {
        let power = self.keeps_out(p, seat, card).map(|power| self.program.power(power).name.as_str());
        format!("{} keeps it off your side for now", power.unwrap_or("its text"))
    }

    /// Why a character cannot get the equipment that is being recruited.
    pub fn why_not_equip(&self, p: &Position, seat: Seat, slot: Slot) -> Option<WhyNot> {
        if let Some(why) = self.not_asked(p, seat).or_else(|| self.not_yours(p, seat, slot)) {
            return Some(why);
        }
        let obstacle = self.may_equip(p, seat, slot).err()?;
        let name = self.fighter_name(p, seat, slot);
        let text = match obstacle.rule {
            RuleId::EquipCreature => format!("{name} is a Creature"),
            _ => format!("{name} is {}", self.down_word(p.fighter(slot))),
        };
        Some(WhyNot::new(obstacle.rule, text))
    }

    /// Why a card of the hand cannot become a resource now.
    pub(crate) fn why_not_resource(&self, p: &Position, seat: Seat, piece: Piece, up: bool) -> Option<WhyNot> {
        if let Some(why) = self.not_in_hand(p, seat, piece) {
            return Some(why);
        }
        if let Some(why) = self.not_asked(p, seat).or_else(|| self.in_between(p)) {
            return Some(why);
        }
        let obstacle = self.may_be_resource(p, seat, piece, up).err()?;
        let text = match obstacle.rule {
            RuleId::ResourceOne => "only a location lies face up".to_owned(),
            RuleId::PartOwn => {
                format!("it is not in {}'s part of your hand", self.by_words(p, seat, &obstacle))
            }
            _ => format!("resources are played in your resource step, and {}", self.now_words(p)),
        };
        Some(WhyNot::new(obstacle.rule, text))
    }
}

fn are(count: usize) -> String {
    match count {
        1 => "is one".to_owned(),
        count => format!("are {}", number(count as i16)),
    }
}

fn when_played(when: &Time) -> &'static str {
    match when {
        Time::Draw => "it is played in your draw phase",
        Time::Recovery => "it is played in your recovery phase",
        Time::Build => "it is played in your build phase",
        Time::StartOfMain => "it is played at the start of your main phase",
        Time::Main => "it is played in your main phase outside combat",
        Time::Combat | Time::AnyCombat => "it is played in a combat",
        Time::Reaction(_) | Time::Turn => "it is a reaction",
    }
}
