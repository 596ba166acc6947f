//! What things are called: characters, powers, teams, work in progress.

use crate::Vs;
use crate::language::{TeamNo, team_bit};
use crate::program::{Place, PowerId};
use crate::say::text::words::list;
use crate::state::position::{
    CardNo, Fighter, Fighters, Frame, NO_PIECE, NO_SLOT, PayFor, PendingTrigger, Piece, Position, Row, Slot, TurnStep,
    UNKNOWN,
};
use longbox_kernel::Seat;

impl Row {
    pub(crate) fn other(self) -> Row {
        match self {
            Row::Front => Row::Back,
            Row::Back => Row::Front,
            Row::None => Row::None,
        }
    }
}

impl TurnStep {
    /// The phase that this step belongs to, as players call it.
    pub fn phase(self) -> &'static str {
        match self {
            TurnStep::GoFirst | TurnStep::Place | TurnStep::Mulligan => "set-up",
            TurnStep::Start | TurnStep::StartTriggers => "start of turn",
            TurnStep::Draw => "draw phase",
            TurnStep::Recover | TurnStep::Ready | TurnStep::RecoveryPowers => "recovery phase",
            TurnStep::BuildStart => "build phase",
            TurnStep::Resource => "build phase, resource step",
            TurnStep::Recruit => "build phase, recruit step",
            TurnStep::Formation => "build phase, formation step",
            TurnStep::BuildClose => "end of the build phase",
            TurnStep::MainStart | TurnStep::StartOfMain => "start of the main phase",
            TurnStep::Main => "main phase",
            TurnStep::End | TurnStep::Cleanup => "end of turn",
        }
    }
}

impl Vs {
    /// The names of the teams in a mask.
    pub fn team_names(&self, teams: u16) -> Vec<&str> {
        let among = (0..).zip(self.teams()).filter(|(number, _)| teams & team_bit(*number) != 0);
        among.map(|(_, team)| team.name.as_str()).collect()
    }

    /// The name of the team with this number.
    pub fn team_name(&self, team: TeamNo) -> &str {
        self.teams().get(usize::from(team)).map_or("a team", |team| &team.name)
    }

    /// "Avengers or X-Men".
    pub(crate) fn teams_words(&self, teams: u16) -> String {
        let names: Vec<String> = self.team_names(teams).into_iter().map(str::to_owned).collect();
        list(&names, "or")
    }

    /// A character as `seat` speaks of it. Whose it is gets said where somebody could mean another one.
    pub fn fighter_name(&self, p: &Position, seat: Seat, slot: Slot) -> String {
        let fighter = p.fighter(slot);
        if fighter.is_player() {
            return format!("Player {}", fighter.side);
        }
        let name = self.name_of(fighter.card);
        let same = |other: &Slot| self.name_of(p.fighter(*other).card) == name;
        let beside = |other: &Slot| p.fighter(*other).side == fighter.side;
        let twins: Vec<Slot> = p.in_play.iter().filter(same).filter(beside).collect();
        let number = match twins.as_slice() {
            [] | [_] => String::new(),
            // In another universe.
            twins if !twins.contains(&slot) => String::new(),
            _ => format!(" #{}", twins.iter().position(|twin| *twin == slot).unwrap_or(0) + 1),
        };
        let several = p.seats.len() > 2 || p.in_play.iter().filter(same).any(|other| !beside(&other));
        match several && fighter.side != seat {
            true => format!("{name}{number} of Player {}", fighter.side),
            false => format!("{name}{number}"),
        }
    }

    /// "Thor (6/5)".
    pub(crate) fn fighter_label(&self, p: &Position, seat: Seat, slot: Slot) -> String {
        let now = self.stats(p, slot);
        let fighter = p.fighter(slot);
        let down = if fighter.is_face_down() { format!(", {}", self.down_word(fighter)) } else { String::new() };
        format!("{} ({}/{}{down})", self.fighter_name(p, seat, slot), now.atk, now.def)
    }

    /// Why a character lies face down.
    pub(crate) fn down_word(&self, fighter: &Fighter) -> &'static str {
        if fighter.is_hidden() { "hidden" } else { "stunned" }
    }

    /// Some characters: "Thor and Hulk".
    pub(crate) fn fighters_words(&self, p: &Position, seat: Seat, set: Fighters) -> String {
        let names: Vec<String> = set.iter().map(|slot| self.fighter_name(p, seat, slot)).collect();
        list(&names, "and")
    }

    /// The card on a piece, as far as this position knows it.
    pub(crate) fn piece_name(&self, p: &Position, piece: Piece) -> &str {
        if piece == NO_PIECE { "a card" } else { self.name_of(p.card(piece)) }
    }

    /// Whose part of a hand or resource row a card lies in: " (Wyatt Wingfoot's)"; nothing for the main part.
    pub(crate) fn part_words(&self, p: &Position, piece: Piece) -> String {
        let holder = (piece != NO_PIECE).then(|| p.part_holder(piece)).flatten();
        holder.map_or_else(String::new, |holder| format!(" ({}'s)", self.name_of(p.fighter(holder).card)))
    }

    fn is_hidden(&self, p: &Position, piece: Piece) -> bool {
        piece == NO_PIECE || p.card(piece) == UNKNOWN
    }

    /// Who is beneath a resource.
    pub fn mole_names(&self, p: &Position, piece: Piece) -> Option<String> {
        let names: Vec<&str> = p.moles(piece).map(|mole| self.name_of(mole.card)).collect();
        (!names.is_empty()).then(|| names.join(" and "))
    }

    pub(crate) fn power_name(&self, power: PowerId) -> &str {
        &self.program.power(power).name
    }

    /// "Lightning Strike of Thor".
    pub(crate) fn super_name(&self, p: &Position, seat: Seat, what: &PayFor) -> String {
        let whose = match what.slot {
            NO_SLOT => self.piece_name(p, what.piece).to_owned(),
            slot => self.fighter_name(p, seat, slot),
        };
        format!("{} of {whose}", self.power_name(what.power))
    }

    /// "[Energy][Might]".
    pub(crate) fn cost_words(&self, power: PowerId) -> String {
        let used = self.program.power(power).used.as_ref();
        if used.is_some_and(|used| used.discard.is_some()) {
            return "by discarding a card".to_owned();
        }
        let cost = used.map(|used| used.cost).unwrap_or_default();
        cost.iter().map(|mask| symbols_words(*mask)).collect()
    }

    /// The power whose effect stands here. The effects of a power, delayed ones included, stand in one piece.
    pub(super) fn power_at(&self, at: Place) -> Option<PowerId> {
        let mut best: (Place, Option<PowerId>) = (0, None);
        for (number, def) in self.program.powers.iter().enumerate() {
            let places = def.triggers.iter().map(|trigger| trigger.place);
            for place in places.chain(def.used.as_ref().map(|used| used.place)) {
                if place <= at && place > best.0 {
                    best = (place, Some(number as PowerId));
                }
            }
        }
        let twist = self.faces.iter().flat_map(|face| &face.modes).any(|mode| mode.place <= at && mode.place > best.0);
        best.1.filter(|_| !twist)
    }

    /// What is at work: "Lightning Strike of Thor", or the name of a plot twist.
    pub(crate) fn source_words(&self, card: CardNo, at: Place) -> String {
        let name = self.name_of(card);
        match self.power_at(at).map(|power| self.power_name(power)).filter(|_| at != 0) {
            Some(power) if !power.is_empty() => format!("{power} of {name}"),
            _ => name.to_owned(),
        }
    }

    pub(crate) fn pending_words(&self, pending: &PendingTrigger) -> String {
        match pending.reaction {
            0 => self.source_words(pending.card, pending.place),
            power => format!("{} of {}", self.power_name(power), self.name_of(pending.card)),
        }
    }

    /// Work in progress in a few words.
    pub(crate) fn frame_words(&self, p: &Position, frame: &Frame) -> String {
        match frame {
            Frame::Combat(combat) => {
                let defender = match combat.defender {
                    NO_SLOT => "nobody".to_owned(),
                    slot => self.fighter_name(p, combat.by, slot),
                };
                match combat.attackers {
                    Fighters::NONE => format!("attack on {defender}"),
                    set => format!("{} against {defender}", self.fighters_words(p, combat.by, set)),
                }
            }
            Frame::AttackPlan(plan) => format!("Player {} makes an attack", plan.by),
            Frame::Form(form) => format!("Player {} forms up", form.by),
            Frame::Recruit(recruit) => format!("Player {} recruits {}", recruit.by, self.piece_name(p, recruit.piece)),
            Frame::Pay(pay) if self.is_payment(&pay.what) => {
                format!("Player {} pays {}", pay.by, self.payment_words(p, &pay.what))
            }
            Frame::Pay(pay) if pay.what.slot == NO_SLOT && self.is_hidden(p, pay.what.piece) => {
                format!("Player {} pays", pay.by)
            }
            Frame::Pay(pay) => format!("Player {} pays for {}", pay.by, self.super_name(p, pay.by, &pay.what)),
            Frame::Script(script) if script.card == UNKNOWN => "an effect".to_owned(),
            Frame::Script(script) => self.source_words(script.card, script.at),
        }
    }
}

/// "[Energy]", or "[Energy] or [Might]".
pub(crate) fn symbols_words(mask: u8) -> String {
    let names: Vec<String> = crate::plain::Symbol::ALL
        .into_iter()
        .filter(|symbol| mask & symbol.bit() != 0)
        .map(|symbol| format!("[{}]", symbol.name()))
        .collect();
    list(&names, "or")
}
