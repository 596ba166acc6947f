//! Cards that a player may use though they are not in the hand, because a law says so: in the KO pile, on top of the
//! deck, or somewhere in the deck.

use super::evaluate::Context;
use crate::Vs;
use crate::language::Verb;
use crate::plain::{Law, Mood, Rule, Source, Works, law_bit};
use crate::program::{CardFacts, Program};
use crate::state::position::{CardNo, OWN, Piece, Position, local, owner, piece_of};
use crate::state::zones::Set;
use longbox_kernel::{Seat, SeatSet};

impl Position {
    /// The top card of a deck.
    pub fn top_of_deck(&self, seat: Seat) -> Option<Piece> {
        self.zones(seat).deck.last().map(|number| piece_of(seat, *number))
    }

    /// Where a player finds cards by such a law.
    fn lying(&self, seat: Seat, source: Source) -> Set {
        match source {
            Source::Ko => self.zones(seat).ko,
            Source::Top => self.top_of_deck(seat).map_or(Set(0), |top| Set(1 << local(top))),
            // A card somewhere in a deck is nobody's to point at: it is searched for.
            Source::Deck => Set(0),
        }
    }
}

impl Vs {
    /// The cards outside the hand that laws let a player recruit or play.
    #[inline]
    pub(crate) fn opened(&self, p: &Position, seat: Seat, verb: Verb) -> Set {
        if p.laws & law_bit(Mood::Can, verb) == 0 {
            return Set(0);
        }
        self.look_for_opened(p, seat, verb)
    }

    #[inline(never)]
    fn look_for_opened(&self, p: &Position, seat: Seat, verb: Verb) -> Set {
        let mut found = Set(0);
        self.each_source(p, seat, verb, &mut |law, context, lying| {
            lying
                .pieces(seat)
                .filter(|piece| self.card_is(p, &law.with, p.card(*piece), context))
                .for_each(|piece| found.add(piece));
        });
        found
    }

    /// Visits the laws that let a player do this with cards outside the hand, each with the cards lying there.
    fn each_source(&self, p: &Position, seat: Seat, verb: Verb, visit: &mut dyn FnMut(&Law, &Context, Set)) {
        self.each_law(p, (Mood::Can, verb), &mut |law, context, bearers| {
            if let Some(source) = law.from.filter(|_| bearers.players.contains(seat)) {
                visit(law, context, p.lying(seat, source));
            }
        });
    }

    /// Whether a card is in the hand of a player, or somewhere else where laws let the player do this with it.
    pub(crate) fn is_at_hand(&self, p: &Position, seat: Seat, piece: Piece, verb: Verb) -> bool {
        let own = owner(piece) == seat;
        own && (p.zones(seat).hand.contains(piece) || self.opened(p, seat, verb).contains(piece))
    }

    /// Whether laws let a player do this with cards of a place that has some, whatever cards they are: all can see
    /// that.
    pub(crate) fn has_source(&self, p: &Position, seat: Seat, verb: Verb) -> bool {
        if p.laws & law_bit(Mood::Can, verb) == 0 {
            return false;
        }
        let mut found = false;
        self.each_source(p, seat, verb, &mut |_, _, lying| found |= !lying.is_empty());
        found
    }

    /// The players who know the top cards of their own decks.
    #[inline(never)]
    pub(crate) fn top_seers(&self, p: &Position) -> SeatSet {
        let mut seers = SeatSet::NONE;
        self.each_law(p, (Mood::Can, Verb::Reveal), &mut |_, _, bearers| seers |= bearers.players);
        seers & p.alive
    }

    /// Whether a player has to reckon with a card in the own deck. The player knows the deck list, but of cards that
    /// went elsewhere unseen not which they were.
    pub(crate) fn may_be_in_deck(&self, p: &Position, seat: Seat, card: CardNo) -> bool {
        // Nearly always; what follows is slow.
        if !p.cards[seat.index()].0.contains(&card) {
            return false;
        }
        let (deck, knowledge) = (&p.zones(seat).deck, p.knowledge(seat));
        let mixed = |number: usize| deck.iter().any(|other| knowledge.are_alike(seat, number, *other));
        let lies = |number: usize| deck.contains(&(number as u8)) || mixed(number);
        (0..OWN).any(|number| p.card(piece_of(seat, number as u8)) == card && lies(number))
    }
}

/// The cards that may be recruited out of the deck where they are.
pub(crate) fn found_in_decks(program: &Program, faces: &[CardFacts]) -> Vec<CardNo> {
    let is_source = |law: &Law| (law.verb, law.from) == (Verb::Recruit, Some(Source::Deck));
    let says = |face: &CardFacts| {
        let powers = face.powers.iter().map(|power| program.power(*power)).filter(|def| def.works == Works::Deck);
        powers.flat_map(|def| &def.rules).any(|rule| match rule.rule {
            Rule::PlayerLaw(_, law) => is_source(&program.laws[usize::from(law)]),
            _ => false,
        })
    };
    (0..faces.len()).filter(|card| says(&faces[*card])).map(|card| card as CardNo).collect()
}
