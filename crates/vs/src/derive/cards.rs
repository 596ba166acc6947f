//! Cards outside play: what they are, and numbers that they make.

use crate::Vs;
use crate::derive::evaluate::Eye;
use crate::plain::{CardIs, Num, Timing, Who};
use crate::program::FaceKind;
use crate::state::position::{CardNo, Position, Slot, UNKNOWN};

impl Vs {
    /// Whether a card outside play is so.
    pub(crate) fn card_is(&self, p: &Position, what: &CardIs, card: CardNo, eye: &Eye) -> bool {
        if card == UNKNOWN {
            return false;
        }
        let face = self.face(card);
        let costs = matches!(face.kind, FaceKind::Supporting | FaceKind::Equipment);
        match what {
            CardIs::Any => true,
            CardIs::Character => face.is_character(),
            CardIs::Supporting => face.kind == FaceKind::Supporting,
            CardIs::PlotTwist => face.kind == FaceKind::PlotTwist,
            CardIs::AnyTurnCombatTwist => face.modes.iter().any(|mode| mode.when == Timing::Combat && mode.any_turn),
            CardIs::Location => face.is_location(),
            CardIs::BasicLocation => face.is_location() && face.teams == 0,
            CardIs::Team(team) => face.teams & team.bit() != 0,
            CardIs::Good => face.teams & self.good != 0,
            CardIs::Evil => face.teams & self.evil != 0,
            CardIs::SharesTeam(who) => self.who(p, who, eye).iter().any(|slot| p.fighter(slot).teams & face.teams != 0),
            CardIs::Namesake => face.shares_name(self.face(eye.card)),
            CardIs::OnMySide => p.side(eye.me).iter().any(|slot| self.face(p.fighter(slot).card).shares_name(face)),
            CardIs::InMyKo => {
                let mut pile = p.zones(eye.me).ko.pieces(eye.me);
                pile.any(|piece| self.face(p.card(piece)).shares_name(face))
            }
            CardIs::Named(name) => face.names.iter().any(|id| self.names[usize::from(*id)] == *name),
            CardIs::TheNamed => eye.named != UNKNOWN && face.names.contains(&self.face(eye.named).names[0]),
            CardIs::SameCard => card == eye.card,
            CardIs::CostAtLeast(num) => costs && i16::from(face.cost) >= self.number(p, num, eye),
            CardIs::CostAtMost(num) => costs && i16::from(face.cost) <= self.number(p, num, eye),
            CardIs::Not(what) => !self.card_is(p, what, card, eye),
            CardIs::All(all) => all.iter().all(|what| self.card_is(p, what, card, eye)),
            CardIs::AnyOf(any) => any.iter().any(|what| self.card_is(p, what, card, eye)),
        }
    }

    /// Numbers that cards outside play make, or other numbers.
    pub(crate) fn number_of_cards(&self, p: &Position, num: &Num, eye: &Eye) -> i16 {
        match num {
            Num::CountKo(side, what) => {
                let pile = |seat| p.zones(seat).ko.pieces(seat);
                let seats = self.seats_of(p, *side, eye);
                let fits = |piece: &u16| self.card_is(p, what, p.card(*piece), eye);
                seats.iter().map(|seat| pile(seat).filter(fits).count() as i16).sum()
            }
            Num::Hand(player) => self.player(p, player, eye).map_or(0, |seat| p.zones(seat).hand.len() as i16),
            Num::Locations(side, symbol) => {
                let fits = |piece: &u16| {
                    let face = self.face(p.card(*piece));
                    face.teams == 0 && face.gives & symbol.bit() != 0
                };
                let seats = self.seats_of(p, *side, eye);
                seats.iter().map(|seat| p.zones(seat).face_up.pieces(seat).filter(fits).count() as i16).sum()
            }
            Num::NamedAtk => self.named_face(eye).0,
            Num::NamedDef => self.named_face(eye).1,
            Num::Uses => self.uses(p, eye),
            Num::Sum(a, b) => self.number(p, a, eye).saturating_add(self.number(p, b, eye)),
            Num::Gap(a, b) => self.number(p, a, eye).saturating_sub(self.number(p, b, eye)).max(0),
            Num::RealAtk(who) => self.atks(p, who, eye).sum(),
            Num::HighestAtk(who) => self.atks(p, who, eye).map(|atk| atk.max(0)).max().unwrap_or(-1),
            // The rest is about characters.
            _ => 0,
        }
    }

    fn atks<'a>(&'a self, p: &'a Position, who: &Who, eye: &Eye) -> impl Iterator<Item = i16> + 'a {
        self.who(p, who, eye).iter().map(move |slot: Slot| self.stats(p, slot).atk)
    }

    fn named_face(&self, eye: &Eye) -> (i16, i16) {
        match eye.named {
            UNKNOWN => (0, 0),
            card => (self.face(card).atk, self.face(card).def),
        }
    }

    /// How often a player has used super powers by the name of this one in the game.
    fn uses(&self, p: &Position, eye: &Eye) -> i16 {
        let name = &self.program.power(eye.power).name;
        let same = |mark: &&crate::state::position::Mark| {
            mark.times > 0 && mark.who == u16::from(eye.me.0) && self.program.power(mark.power).name == *name
        };
        p.marks.iter().filter(same).map(|mark| i16::from(mark.times)).sum()
    }
}
