//! Super powers: why one cannot be used now.

use super::{Prospect, WhyNot};
use crate::Vs;
use crate::combat::attack::{Obstacle, why_powerless};
use crate::derive::powers::Instance;
use crate::language::{Time, Within};
use crate::menu::Choice;
use crate::plain::Works;
use crate::program::{Need, SuperDef};
use crate::rulebook::RuleId;
use crate::say::text::words::{list, with_article};
use crate::say::text::{condition_text, none_text};
use crate::say::words::{POINT, symbols_words};
use crate::state::position::{CardNo, ModOp, NO_SLOT, PayFor, Piece, Position, Slot, UNKNOWN, owner};
use crate::state::window::Piles;
use longbox_kernel::Seat;

pub(super) fn of_fighter(slot: Slot, Instance { power, via }: Instance) -> PayFor {
    PayFor::of_fighter(slot, power, via)
}

impl Vs {
    /// The super powers that a character has, also those that are off.
    pub(super) fn powers_of(&self, p: &Position, seat: Seat, slot: Slot) -> Vec<Prospect> {
        let mut found: Vec<Instance> = Vec::new();
        self.each_had(p, slot, &mut |instance| {
            if self.program.power(instance.power).used.is_some() && !found.contains(&instance) {
                found.push(instance);
            }
        });
        let prospect = |instance: Instance| {
            let what = of_fighter(slot, instance);
            let on = self.is_on(p, slot, instance);
            // A power that is off has no number in menus.
            let number = if on { self.number_of(p, &what) } else { u8::MAX };
            Prospect {
                choice: Choice::Use(slot, number),
                what: format!("use {}", self.power_name(instance.power)),
                why_not: self.why_not_use(p, seat, &what),
            }
        };
        found.into_iter().map(prospect).collect()
    }

    /// The super powers of a card in a hand or KO pile that work there.
    pub(super) fn powers_of_card(&self, p: &Position, seat: Seat, piece: Piece) -> Vec<Prospect> {
        if p.card(piece) == UNKNOWN {
            return Vec::new();
        }
        let powers = self.face(p.card(piece)).powers.iter().enumerate();
        let outside = powers.filter(|(_, power)| {
            let def = self.program.power(**power);
            matches!(def.works, Works::Ko | Works::Hand | Works::Row) && def.used.is_some()
        });
        let prospect = |(number, power): (usize, &u16)| {
            let choice = Choice::UseCard(piece, number as u8);
            let what = format!("use {}", self.power_name(*power));
            Prospect { choice, what, why_not: self.why_not(p, seat, choice) }
        };
        outside.map(prospect).collect()
    }

    fn is_on(&self, p: &Position, slot: Slot, wanted: Instance) -> bool {
        let mut on = false;
        self.each_power(p, slot, |instance| on |= instance == wanted);
        on
    }

    pub(super) fn why_not_use_card(&self, p: &Position, seat: Seat, piece: Piece, number: u8) -> Option<WhyNot> {
        let no_power = || Some(WhyNot::new(RuleId::PowerOff, "it has no such power"));
        if p.card(piece) == UNKNOWN || owner(piece) != seat {
            return Some(WhyNot::new(RuleId::Control, "it is not your card"));
        }
        let Some(power) = self.face(p.card(piece)).powers.get(usize::from(number)).copied() else { return no_power() };
        let zones = p.zones(seat);
        let (here, place) = match self.program.power(power).works {
            Works::Ko => (zones.ko.contains(piece), "in your KO pile"),
            Works::Hand => (zones.hand.contains(piece), "in your hand"),
            Works::Row => (zones.face_up.contains(piece), "face up in your resource row"),
            _ => (false, "in play"),
        };
        if !here {
            return Some(WhyNot::new(RuleId::PowerInPlay, format!("it works only {place}")));
        }
        self.why_not_use(p, seat, &PayFor::of_card(piece, power))
    }

    /// Why a super power cannot be used now.
    pub(crate) fn why_not_use(&self, p: &Position, seat: Seat, what: &PayFor) -> Option<WhyNot> {
        if what.slot != NO_SLOT
            && let Some(why) =
                self.not_yours(p, seat, what.slot).or_else(|| self.is_off(p, what.slot, (what.power, what.via)))
        {
            return Some(why);
        }
        if let Some(why) = self.not_asked(p, seat).or_else(|| self.in_between(p)) {
            return Some(why);
        }
        let obstacle = self.may_use(p, seat, what, &self.purse(p, seat)).err()?;
        Some(self.use_words(p, seat, what, obstacle))
    }

    fn is_off(&self, p: &Position, slot: Slot, (power, via): (u16, u16)) -> Option<WhyNot> {
        if self.is_on(p, slot, Instance { power, via }) {
            return None;
        }
        let fighter = p.fighter(slot);
        if fighter.is_face_down() && self.program.power(power).works == Works::FaceUp {
            let text = format!("{} is {}", self.name_of(fighter.card), self.down_word(fighter));
            return Some(WhyNot::new(why_powerless(fighter), text));
        }
        if !fighter.is_stunned() && self.program.power(power).works == Works::Stunned {
            return Some(WhyNot::new(RuleId::PowerOff, "it works only while its character is stunned"));
        }
        let lost = p.modifiers.iter().rev().find(|modifier| {
            modifier.who.contains(slot) && matches!(modifier.op, ModOp::Loses(_)) && modifier.in_force()
        });
        let because = lost.map(|modifier| format!(" because of {}", self.name_of(modifier.card))).unwrap_or_default();
        Some(WhyNot::new(RuleId::PowerOff, format!("the power is lost{because}")))
    }

    fn use_words(&self, p: &Position, seat: Seat, what: &PayFor, obstacle: Obstacle) -> WhyNot {
        let Some(used) = &self.program.power(what.power).used else {
            return WhyNot::new(obstacle.rule, "it is not a super power");
        };
        let card = self.card_of(p, what);
        if let Some(special) = self.special_for_others(p, seat, what).filter(|_| obstacle.rule == RuleId::PowerCost) {
            let teams = self.teams_words(self.face(p.card(special)).teams);
            let text = format!("{} pays only for {} character", self.name_of(p.card(special)), with_article(&teams));
            return WhyNot::new(RuleId::PaySpecial, text);
        }
        let text = match obstacle.rule {
            RuleId::PowerTiming => format!("{}, and {}", when_used(used), self.now_words(p)),
            RuleId::PowerAnyTurn => "it has no any-turn symbol, and this is not your turn".to_owned(),
            RuleId::PowerInCombat => format!("{} is not in this combat", self.name_of(card)),
            RuleId::PowerOnce => "it was used this turn".to_owned(),
            RuleId::PowerGame if used.limit == Within::Level => {
                "it can be used once on each level, and on this one it has been".to_owned()
            }
            RuleId::PowerGame => "it can be used once per game, and it has been".to_owned(),
            RuleId::PowerOnlyIf => match &used.only_if {
                Some(only) => format!("it may be used only if {}", condition_text(&only.said, self.who_is(card))),
                None => "what it needs is not true".to_owned(),
            },
            RuleId::PowerNoChoice => self.need_words(used.needs.as_ref(), card),
            RuleId::PowerOff => match self.why_unusable(p, seat, what) {
                Some(cause) => format!("{} forbids it", self.name_of(cause.card)),
                None => "the power is lost".to_owned(),
            },
            RuleId::PowerCost => self.cost_lacking(p, seat, what, used),
            RuleId::UniverseLocations => "on a turn in a pocket universe only locations from your hand pay".to_owned(),
            rule => rule.text().title.to_lowercase(),
        };
        WhyNot::new(obstacle.rule, text)
    }

    fn card_of(&self, p: &Position, what: &PayFor) -> CardNo {
        match what.slot {
            NO_SLOT => p.card(what.piece),
            slot => p.fighter(slot).card,
        }
    }

    /// What is not there to be chosen.
    pub(super) fn need_words(&self, need: Option<&Need>, card: CardNo) -> String {
        match need {
            Some(Need::Character(_, _, said)) => format!("there is {}", none_text(said, self.who_is(card))),
            Some(Need::Card { piles: Piles::KO, .. }) => "there is no such card in a KO pile".to_owned(),
            Some(Need::Card { piles: Piles::HAND, .. }) => "there is no card in hand".to_owned(),
            Some(Need::Card { .. }) => "there is no card in hand and no such card in a KO pile".to_owned(),
            Some(Need::Player(..)) => "there is no such player".to_owned(),
            Some(Need::Resource { face_down: true, .. }) => "there is no face-down resource".to_owned(),
            Some(Need::Resource { .. }) => "there is no resource".to_owned(),
            Some(Need::Location(_)) => "there is no face-up location".to_owned(),
            Some(Need::Twist(_)) => "there is no plot twist in your KO pile that could be played".to_owned(),
            Some(Need::Either(_)) | None => "there is nothing it could choose".to_owned(),
        }
    }

    /// A special location that gives what is lacking, but to another team.
    pub(crate) fn special_for_others(&self, p: &Position, seat: Seat, what: &PayFor) -> Option<Piece> {
        let used = self.program.power(what.power).used.as_ref()?;
        let teams = self.payer_teams(p, what);
        let gives = self.purse(p, seat).gives(teams);
        let lacking = used.cost.iter().filter(|symbol| gives & **symbol == 0).fold(0, |all, symbol| all | symbol);
        let zones = p.zones(seat);
        p.locations_at_hand(seat).pieces(seat).chain(zones.hand.pieces(seat)).find(|piece| {
            let face = self.face(p.card(*piece));
            face.is_location() && face.teams != 0 && face.teams & teams == 0 && face.gives & lacking != 0
        })
    }

    /// Which symbols nothing pays for.
    pub(super) fn cost_lacking(&self, p: &Position, seat: Seat, what: &PayFor, used: &SuperDef) -> String {
        if used.points > 0 {
            let (needed, there) = (i16::from(used.points), i16::from(p.free_points(seat)));
            return format!("it costs {}, and you have {}", POINT.counted(needed), POINT.counted(there));
        }
        if used.discard.is_some() {
            return "you have no card to discard for it".to_owned();
        }
        let teams = self.payer_teams(p, what);
        let gives = self.purse(p, seat).gives(teams);
        let lacking: Vec<String> =
            used.cost.iter().filter(|symbol| gives & **symbol == 0).map(|symbol| symbols_words(*symbol)).collect();
        let whom = match teams {
            0 => "it".to_owned(),
            teams => format!("{} character", with_article(&self.teams_words(teams))),
        };
        if lacking.is_empty() {
            let all: String = used.cost.iter().map(|symbol| symbols_words(*symbol)).collect();
            return format!("it needs {all}, each from a location of its own, and you have too few for {whom}");
        }
        let lacking = list(&lacking, "and");
        format!("it needs {lacking}: no face-up location or location in hand gives that for {whom}")
    }
}

fn when_used(used: &SuperDef) -> &'static str {
    match used.when {
        Time::Draw => "it is used in your draw phase",
        Time::Recovery => "it is used in your recovery phase",
        Time::Build => "it is used in your build phase",
        Time::StartOfMain => "it is used at the start of your main phase",
        Time::Main => "it is used in your main phase outside combat",
        Time::Combat => "it is used in a combat of its character",
        Time::AnyCombat => "it is used in a combat",
        Time::Reaction(_) | Time::Turn => "it is a reaction, offered when what it waits for happens",
    }
}
