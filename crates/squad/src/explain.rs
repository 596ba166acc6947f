//! Why something cannot be done, and what made a number what it is.

use crate::Squad;
use crate::compile::covers;
use crate::language::{Cards, Factor, Side};
use crate::menu::Choice;
use crate::position::{Ask, CardNo, Frame, Position, Script, Strike};
use crate::program::{Op, StaticOp};
use crate::rulebook::RuleId;
use longbox_kernel::Seat;

/// What a player may hope to do with a card in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hope {
    /// Attack with it.
    Play,
    /// Discard it to stop an attack or hit.
    Block,
}

/// Why a hope cannot come true now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhyNot {
    /// Power decides which cards can be played.
    LevelAbovePower {
        /// The level of the card.
        level: u8,
        /// What the player has for it, Keepers included.
        power: u8,
    },
    /// A Keeper forbids to play such cards.
    Banned {
        /// The Keeper.
        by: CardNo,
    },
    /// An effect lets the player play a card, but not such a one.
    DoesNotFit {
        /// The card whose effect it is.
        effect_of: CardNo,
    },
    /// The one attack of the turn is over, or not yet due.
    AttackMade,
    /// Only the player whose turn it is attacks.
    NotYourTurn,
    /// What was hoped for.
    NotInHand(Hope),
    /// The blocking icon is none of the attack's Factors.
    IconDoesNotMatch {
        /// The icon on the card.
        icon: Factor,
        /// The Factors that are still open; one where the attack has one.
        needed: [Option<Factor>; 2],
    },
    /// Each Factor of an attack is blocked once.
    AlreadyBlocked {
        /// The icon on the card.
        icon: Factor,
    },
    /// Nothing blocks it.
    Unblockable {
        /// The attack.
        attack: CardNo,
    },
    /// It can be blocked from the deck only.
    NotFromHand,
    /// It could be blocked on its first point only.
    FirstPointOver,
    /// The attack names cards that do not block it.
    Barred {
        /// The attack.
        attack: CardNo,
    },
    /// Blocks from hand come before the first card falls.
    DeckAlreadyFalling,
    /// The cards have fallen, and the attack is over.
    DamageTaken,
    /// No attack or hit against this player is under way.
    NothingToBlock,
    /// The effect that asks speaks of other cards; `wanted` is the number of its filter.
    NotMeant {
        /// The card whose effect it is.
        effect_of: CardNo,
        /// The filter that says which cards are meant.
        wanted: u16,
        /// It speaks of Keepers in play.
        keeper: bool,
    },
    /// The effect that asks speaks of Keepers on this side, seen from its player.
    OtherSide {
        /// The card whose effect it is.
        effect_of: CardNo,
        /// Whose Keepers are meant.
        side: Side,
    },
    /// The Keeper cannot be destroyed.
    Protected {
        /// The Keeper that protects it.
        by: CardNo,
    },
    /// Each is picked once.
    PickedAlready,
}

impl WhyNot {
    /// The rule that says so.
    pub fn rule(self) -> RuleId {
        match self {
            WhyNot::LevelAbovePower { .. } => RuleId::PowerLevel,
            WhyNot::Banned { .. } => RuleId::AttackBan,
            WhyNot::DoesNotFit { .. } => RuleId::AbilityMay,
            WhyNot::AttackMade => RuleId::TurnOneAttack,
            WhyNot::NotYourTurn => RuleId::TurnOneAttack,
            WhyNot::NotInHand(Hope::Play) => RuleId::TurnOneAttack,
            WhyNot::NotInHand(Hope::Block) => RuleId::BlockIcon,
            WhyNot::IconDoesNotMatch { .. } | WhyNot::NothingToBlock => RuleId::BlockIcon,
            WhyNot::AlreadyBlocked { .. } => RuleId::MultiOnce,
            WhyNot::Unblockable { .. } => RuleId::BlockNever,
            WhyNot::NotFromHand => RuleId::BlockNotHand,
            WhyNot::FirstPointOver => RuleId::BlockFirst,
            WhyNot::Barred { .. } => RuleId::BlockBarred,
            WhyNot::DeckAlreadyFalling | WhyNot::DamageTaken => RuleId::BlockBefore,
            WhyNot::NotMeant { .. } | WhyNot::OtherSide { .. } | WhyNot::PickedAlready => RuleId::AbilityMay,
            WhyNot::Protected { .. } => RuleId::KeeperDestroy,
        }
    }
}

/// One thing that went into a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// Where it comes from.
    pub what: PartOf,
    /// How much it adds, or takes away below 0.
    pub by: i16,
}

/// Where a part of a number comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartOf {
    /// What both players have.
    SharedPower,
    /// The player's own power for this turn only.
    ThisTurn,
    /// What the card itself says.
    Printed,
    /// What the attack gave itself, or what let it be played.
    OwnBonus,
    /// A Keeper in play and who controls it.
    Keeper(CardNo, Seat),
    /// No number falls below its floor or rises above its ceiling.
    Limit,
}

/// A number and what made it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breakdown {
    /// The sum of the parts.
    pub total: i16,
    /// In the order in which they are added.
    pub parts: Vec<Part>,
}

impl Squad {
    /// Why this card of this player's hand cannot be played or cannot block now; empty if it can.
    pub fn why_not(&self, p: &Position, seat: Seat, card: CardNo, hope: Hope) -> Vec<WhyNot> {
        let Some(piece) = p.find_in_hand(seat, card) else {
            return vec![WhyNot::NotInHand(hope)];
        };
        match hope {
            Hope::Play => self.why_not_play(p, seat, piece),
            Hope::Block => self.why_not_block(p, seat, piece),
        }
    }

    fn why_not_play(&self, p: &Position, seat: Seat, piece: u8) -> Vec<WhyNot> {
        // What lasts comes before what another step changes.
        let mut reasons: Vec<WhyNot> = self.why_not_playable(p, seat, piece).collect();
        let asked_here = p.asked == seat && matches!(p.ask, Ask::Attack | Ask::Effect);
        match p.frames().last() {
            Some(Frame::Script(s)) if asked_here && p.ask == Ask::Effect => match self.program.ops[usize::from(s.at)] {
                Op::Play(Cards::Hand(_), filter, _) if self.fits(p, filter, piece, s) => {}
                Op::Play(Cards::Hand(_), ..) => reasons.push(WhyNot::DoesNotFit { effect_of: s.own }),
                _ => reasons.push(WhyNot::AttackMade),
            },
            _ if seat != p.active => reasons.push(WhyNot::NotYourTurn),
            _ if p.ask != Ask::Attack => reasons.push(WhyNot::AttackMade),
            _ => {}
        }
        reasons
    }

    /// Why this player's power or a Keeper in play forbids playing the card on this piece.
    pub(crate) fn why_not_playable(&self, p: &Position, by: Seat, piece: u8) -> impl Iterator<Item = WhyNot> {
        let (level, power) = (self.face(p.card(piece)).level, self.power_for(p, by, Some(piece)));
        let weak = (level > power).then_some(WhyNot::LevelAbovePower { level, power });
        let ban = self.ban(p, by, piece).map(|keeper| WhyNot::Banned { by: p.card(keeper) });
        weak.into_iter().chain(ban)
    }

    fn why_not_block(&self, p: &Position, seat: Seat, piece: u8) -> Vec<WhyNot> {
        let Some(strike) = p.strike().filter(|strike| strike.victim == seat) else {
            let taken = (p.record(seat).damage > 0).then_some(WhyNot::DamageTaken);
            return taken.into_iter().chain([WhyNot::NothingToBlock]).collect();
        };
        let attack = strike.card;
        let mut reasons = Vec::new();
        if strike.blocks & Strike::NEVER != 0 {
            reasons.push(WhyNot::Unblockable { attack });
        }
        if strike.blocks & Strike::NOT_HAND != 0 {
            reasons.push(WhyNot::NotFromHand);
        }
        if strike.blocks & Strike::FIRST_ONLY != 0 && strike.dealt > 0 {
            reasons.push(WhyNot::FirstPointOver);
        }
        if p.ask != Ask::Block && strike.flags & Strike::FLIPPING != 0 {
            reasons.push(WhyNot::DeckAlreadyFalling);
        }
        if self.barred(p, strike, piece) {
            reasons.push(WhyNot::Barred { attack });
        }
        let face = self.face(p.card(piece));
        let icon = face.block;
        if !strike.open.contains(&(icon as u8)) {
            let own = self.face(attack).factor_mask;
            reasons.push(match own & icon.bit() != 0 {
                true => WhyNot::AlreadyBlocked { icon },
                false => WhyNot::IconDoesNotMatch { icon, needed: strike.open.map(Factor::by_number) },
            });
        }
        reasons
    }

    /// What makes this player's power, for playing a card of the hand or in general.
    pub fn power_breakdown(&self, p: &Position, seat: Seat, card: Option<CardNo>) -> Breakdown {
        let piece = card.and_then(|card| p.find_in_hand(seat, card));
        let mut parts = vec![Part { what: PartOf::SharedPower, by: i16::from(p.power) }];
        let boost = i16::from(p.record(seat).boost);
        if boost != 0 {
            parts.push(Part { what: PartOf::ThisTurn, by: boost });
        }
        self.each_static(p, StaticOp::Power(Side::Any, 0, 0).bit(), |owner, keeper, rule| {
            if let StaticOp::Power(side, filter, by) = rule
                && covers(side, owner == seat)
                && self.power_counts(p, filter, piece, keeper, owner)
            {
                parts.push(Part { what: PartOf::Keeper(p.card(keeper), owner), by: i16::from(by) });
            }
        });
        limited(parts, i16::from(self.power_for(p, seat, piece)))
    }

    /// What makes the attack value of a card: of the attack in progress, or of a card in hand as far as
    /// Keepers decide it.
    pub fn attack_breakdown(&self, p: &Position, seat: Seat, card: CardNo) -> Option<Breakdown> {
        match p.strike().filter(|strike| strike.is_attack() && strike.card == card) {
            Some(strike) => Some(self.attack_parts(p, (strike.source, strike.by), strike.base, strike.bonus)),
            None => Some(self.attack_if_played(p, seat, p.find_in_hand(seat, card)?)),
        }
    }

    /// What would make the attack value of the card on this piece if that player played it now, as far as Keepers
    /// and what lets it be played decide it.
    pub fn attack_if_played(&self, p: &Position, by: Seat, piece: u8) -> Breakdown {
        let bonus = match self.asking(p) {
            Some((script, Op::Play(Cards::Hand(_), filter, bonus)))
                if script.me == by && self.fits(p, filter, piece, script) =>
            {
                bonus
            }
            _ => 0,
        };
        self.attack_parts(p, (piece, by), self.face(p.card(piece)).attack, bonus)
    }

    fn attack_parts(&self, p: &Position, (piece, by): (u8, Seat), base: u8, bonus: i8) -> Breakdown {
        let mut parts = vec![Part { what: PartOf::Printed, by: i16::from(base) }];
        if bonus != 0 {
            parts.push(Part { what: PartOf::OwnBonus, by: i16::from(bonus) });
        }
        self.each_static(p, StaticOp::Attack(Side::Any, 0, 0).bit(), |owner, keeper, rule| {
            if let StaticOp::Attack(side, filter, change) = rule
                && covers(side, owner == by)
                && self.fits(p, filter, piece, &Script::new(0, keeper, owner))
            {
                parts.push(Part { what: PartOf::Keeper(p.card(keeper), owner), by: i16::from(change) });
            }
        });
        let sum: i16 = parts.iter().map(|part| part.by).sum();
        limited(parts, sum.max(0))
    }

    /// The most that a single attack can do to this player, if something in play limits it.
    pub fn attack_limit(&self, p: &Position, victim: Seat) -> Option<u8> {
        Some(self.damage_cap(p, victim)).filter(|cap| *cap < u8::MAX)
    }

    /// A reason in words.
    pub fn why_text(&self, why: WhyNot) -> String {
        match why {
            WhyNot::LevelAbovePower { level, power } => {
                format!("its level is {level} and your power for it is {power}")
            }
            WhyNot::Banned { by } => format!("the Keeper \"{}\" forbids it", self.name_of(by)),
            WhyNot::DoesNotFit { effect_of } => {
                format!("\"{}\" does not let you play such a card", self.name_of(effect_of))
            }
            WhyNot::AttackMade => "you can attack only once a turn, after your draw".to_owned(),
            WhyNot::NotYourTurn => "it is not your turn".to_owned(),
            WhyNot::NotInHand(_) => "it is not in your hand".to_owned(),
            WhyNot::IconDoesNotMatch { icon, needed } => {
                let mut needed: Vec<&str> = needed.iter().flatten().map(|factor| factor.name()).collect();
                needed.dedup();
                format!("its icon is {}, and only {} blocks this", icon.name(), needed.join(" or "))
            }
            WhyNot::AlreadyBlocked { icon } => format!("the {} Factor is already blocked", icon.name()),
            WhyNot::Unblockable { attack } => format!("\"{}\" is unblockable", self.name_of(attack)),
            WhyNot::NotFromHand => "it cannot be blocked from hand".to_owned(),
            WhyNot::FirstPointOver => "it can be blocked only on its first point of damage".to_owned(),
            WhyNot::Barred { attack } => format!("such cards cannot block \"{}\"", self.name_of(attack)),
            WhyNot::DeckAlreadyFalling => "cards are already falling from the deck".to_owned(),
            WhyNot::DamageTaken => "the damage has been taken".to_owned(),
            WhyNot::NothingToBlock => "there is nothing to block".to_owned(),
            WhyNot::NotMeant { effect_of, wanted, keeper } => {
                format!("\"{}\" asks for {}", self.name_of(effect_of), self.wanted_noun(wanted, keeper))
            }
            WhyNot::OtherSide { effect_of, side } => {
                let whose = if side == Side::Mine { "your" } else { "your opponent's" };
                format!("\"{}\" asks for one of {whose} Keepers", self.name_of(effect_of))
            }
            WhyNot::Protected { by } => format!("\"{}\" keeps it from being destroyed", self.name_of(by)),
            WhyNot::PickedAlready => "you have picked it already".to_owned(),
        }
    }

    /// A breakdown in words: "7 = 4 shared power + 3 this turn".
    pub fn breakdown_text(&self, breakdown: &Breakdown) -> String {
        let part = |part: &Part| {
            let what = match part.what {
                PartOf::SharedPower => "shared power".to_owned(),
                PartOf::ThisTurn => "this turn".to_owned(),
                PartOf::Printed => "its own".to_owned(),
                PartOf::OwnBonus => "its bonus".to_owned(),
                PartOf::Keeper(card, seat) => format!("\"{}\" of player {seat}", self.name_of(card)),
                PartOf::Limit => "limit".to_owned(),
            };
            format!("{:+} {what}", part.by)
        };
        let parts: Vec<String> = breakdown.parts.iter().map(part).collect();
        format!("{} = {}", breakdown.total, parts.join(" "))
    }

    /// The option of the menu that means this card, if it is there.
    pub fn option_for(&self, p: &Position, menu: &[Choice], card: CardNo) -> Option<usize> {
        menu.iter().position(|choice| match choice {
            Choice::Card(piece) | Choice::Keeper(piece) => p.card(*piece) == card,
            _ => false,
        })
    }
}

fn limited(mut parts: Vec<Part>, total: i16) -> Breakdown {
    let sum: i16 = parts.iter().map(|part| part.by).sum();
    if sum != total {
        parts.push(Part { what: PartOf::Limit, by: total - sum });
    }
    Breakdown { total, parts }
}
