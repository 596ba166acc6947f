//! Cards outside play: what they are, and numbers that they make.

use crate::Vs;
use crate::derive::evaluate::{Context, is_of};
use crate::derive::kinds::word_bit;
use crate::plain::{Aspect, Filter, Like, Side, Stat, Who, Zone};
use crate::program::FaceKind;
use crate::state::position::{CardNo, Fighters, Mark, NO_PIECE, Piece, Position, Record, Slot, UNKNOWN, owner};

impl Vs {
    /// Whether a card outside play is so.
    pub(crate) fn card_is(&self, p: &Position, what: &Filter, card: CardNo, context: &Context) -> bool {
        card != UNKNOWN && self.lying_is(p, what, (card, NO_PIECE), context)
    }

    /// Whether a card is so that lies there.
    fn piece_is(&self, p: &Position, what: &Filter, piece: Piece, context: &Context) -> bool {
        let card = p.card(piece);
        card != UNKNOWN && self.lying_is(p, what, (card, piece), context)
    }

    fn lying_is(&self, p: &Position, what: &Filter, (card, piece): (CardNo, Piece), context: &Context) -> bool {
        let face = self.face(card);
        match what {
            Filter::Any => true,
            Filter::Character => face.is_character(),
            Filter::Main => face.kind == FaceKind::Main,
            Filter::Supporting => face.kind == FaceKind::Supporting,
            Filter::PlotTwist => face.kind == FaceKind::PlotTwist,
            Filter::AnyTurnCombat => face.kind == FaceKind::PlotTwist && face.is_for_any_combat(),
            Filter::Location => face.is_location(),
            Filter::Equipment => matches!(face.kind, FaceKind::Equipment | FaceKind::Machine),
            Filter::Basic => face.teams == 0,
            Filter::Teams(teams) => face.teams & teams != 0,
            Filter::Has(word) => face.words & word_bit(*word) != 0,
            Filter::Gives(symbols) => face.gives & symbols != 0,
            Filter::Named(name) => self.is_printed_on(face, name),
            Filter::FaceUp => piece != NO_PIECE && p.zones(owner(piece)).face_up.contains(piece),
            Filter::Shares(aspect, like) => self.shares(p, *aspect, like, (card, face.teams, 0), context),
            Filter::AtLeast(stat, num) => {
                self.printed(*stat, card).is_some_and(|number| number >= self.number(p, num, context))
            }
            Filter::AtMost(stat, num) => {
                self.printed(*stat, card).is_some_and(|number| number <= self.number(p, num, context))
            }
            Filter::Not(what) => !self.lying_is(p, what, (card, piece), context),
            Filter::All(all) => all.iter().all(|what| self.lying_is(p, what, (card, piece), context)),
            Filter::AnyOf(any) => any.iter().any(|what| self.lying_is(p, what, (card, piece), context)),
            // What only characters in play are.
            _ => false,
        }
    }

    /// The most characters of a set that have one thing in common.
    pub(crate) fn most_alike(&self, p: &Position, aspect: Aspect, set: Fighters) -> i16 {
        let card = |slot: Slot| p.fighter(slot).card;
        let most = match aspect {
            Aspect::Team => {
                (0..u16::BITS).map(|team| set.filter(|slot| p.fighter(slot).teams >> team & 1 == 1).len()).max()
            }
            Aspect::Name => set.iter().map(|one| set.filter(|other| self.share_a_name(p, one, other)).len()).max(),
            Aspect::Card => set.iter().map(|one| set.filter(|other| card(one) == card(other)).len()).max(),
        };
        most.unwrap_or(0) as i16
    }

    /// What the records of a side's players hold, added up. Those who are out count, too.
    pub(crate) fn add_records(&self, p: &Position, side: Side, context: &Context, of: fn(&Record) -> u8) -> i16 {
        p.seats.iter().filter(|seat| is_of(p, *seat, side, context)).map(|seat| i16::from(of(p.record(seat)))).sum()
    }

    /// Whether a card or character of these teams has something in common with those.
    pub(crate) fn shares(
        &self,
        p: &Position,
        aspect: Aspect,
        like: &Like,
        (card, teams, words): (CardNo, u16, u64),
        context: &Context,
    ) -> bool {
        let with = |other: CardNo, of: u16, called: u64| match aspect {
            Aspect::Name => self.names_meet((card, words), (other, called)),
            Aspect::Team => teams & of != 0,
            Aspect::Card => card == other,
        };
        match like {
            Like::This => with(context.card, self.face(context.card).teams, 0),
            Like::Said if aspect == Aspect::Team => teams & context.team != 0,
            Like::Said => context.named != UNKNOWN && self.has_name_said((card, words), context.named),
            Like::Those(who) => {
                let those = self.who(p, who, context);
                // Who has left play is still known by its card.
                let gone = **who == Who::It && those.is_empty() && context.fallen != UNKNOWN;
                gone && with(context.fallen, self.face(context.fallen).teams, 0)
                    || those.iter().map(|slot| p.fighter(slot)).any(|one| with(one.card, one.teams, one.words))
            }
            Like::Collected => teams & p.record(context.me).collected != 0,
            Like::Ko(side, what) => self.seats_of(p, *side, context).iter().any(|seat| {
                let mut pile = p.zones(seat).ko.pieces(seat).filter(|piece| self.piece_is(p, what, *piece, context));
                pile.any(|piece| with(p.card(piece), self.face(p.card(piece)).teams, 0))
            }),
        }
    }

    /// A printed number of a card, if it has such a number.
    pub(crate) fn printed(&self, stat: Stat, card: CardNo) -> Option<i16> {
        let face = self.face(card);
        let costs =
            matches!(face.kind, FaceKind::Supporting | FaceKind::Equipment | FaceKind::Machine | FaceKind::Token);
        match stat {
            Stat::Cost => costs.then_some(i16::from(face.cost)),
            Stat::Level => (face.kind == FaceKind::Main).then_some(i16::from(face.level)),
            Stat::Atk | Stat::RealAtk | Stat::BaseAtk | Stat::SetAtk | Stat::PrintedAtk => Some(face.atk),
            Stat::Def | Stat::BaseDef | Stat::SetDef | Stat::PrintedDef => Some(face.def),
            Stat::Health => face.is_character().then_some(i16::from(face.health)),
            Stat::Wounds | Stat::Vitality | Stat::Counters(_) | Stat::Named(_) => None,
        }
    }

    /// A number of a character that has left play: what stands on its card is known for good.
    pub(crate) fn remembered(&self, stat: Stat, card: CardNo) -> i16 {
        match stat {
            Stat::Cost | Stat::Level | Stat::Health | Stat::PrintedAtk | Stat::PrintedDef => {
                self.printed(stat, card).unwrap_or(0)
            }
            Stat::Atk | Stat::Def | Stat::RealAtk | Stat::BaseAtk | Stat::BaseDef | Stat::SetAtk | Stat::SetDef => 0,
            Stat::Wounds | Stat::Vitality | Stat::Counters(_) | Stat::Named(_) => 0,
        }
    }

    /// How many such cards those players have there.
    pub(crate) fn count_cards(&self, p: &Position, zone: Zone, side: Side, what: &Filter, context: &Context) -> i16 {
        let seats = self.seats_of(p, side, context);
        let fits = |piece: &Piece| self.piece_is(p, what, *piece, context);
        let count = |seat| match (zone, what) {
            (Zone::Resources, Filter::Any) => p.row_at_hand(seat).len(),
            (Zone::Resources, _) => p.row_at_hand(seat).pieces(seat).filter(fits).count(),
            (Zone::OpenInDeck, _) => p.zones(seat).open_in_deck(seat).map(|(_, piece)| piece).filter(fits).count(),
            (Zone::Ko, _) => p.zones(seat).ko.pieces(seat).filter(fits).count(),
        };
        seats.iter().map(|seat| count(seat) as i16).sum()
    }

    /// How often a player has used super powers by the name of this one in the game.
    pub(crate) fn uses(&self, p: &Position, context: &Context) -> i16 {
        let name = &self.program.power(context.power).name;
        let same = |mark: &&Mark| {
            mark.times > 0 && mark.who == u16::from(context.me.0) && self.program.power(mark.power).name == *name
        };
        p.marks.iter().filter(same).map(|mark| i16::from(mark.times)).sum()
    }
}
