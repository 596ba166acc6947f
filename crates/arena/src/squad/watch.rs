//! What a test of a deck of Super Hero Squad looks for.

use crate::doctor::{CardTracker, DoctorGame, GameLog, Kind, ListedCard, Watch, different};
use longbox_catalog::SquadDeck;
use longbox_kernel::{Seat, Witness};
use longbox_squad::language::Power;
use longbox_squad::{Ask, CardNo, Event, EventKind, Format, Position, Squad};

/// First hands: what can be played soon, while the power is low.
const HANDS: &[Kind] = &[
    Kind { key: "low-0", text: "no card of level 1 or 2" },
    Kind { key: "low-1", text: "one card of level 1 or 2" },
    Kind { key: "low-2", text: "two cards of level 1 or 2" },
    Kind { key: "low-3", text: "three or more cards of level 1 or 2" },
    Kind { key: "high-2", text: "two or more cards of level 6 and more" },
];

const LACKS: &[Kind] = &[
    Kind { key: "all-too-high", text: "every card in hand above the power" },
    Kind { key: "half-too-high", text: "more than half of the hand above the power" },
    Kind { key: "no-attack", text: "no attack" },
];
const ALL_TOO_HIGH: usize = 0;
const HALF_TOO_HIGH: usize = 1;
const NO_ATTACK: usize = 2;

const EVENTS: &[Kind] = &[Kind { key: "keeper", text: "a Keeper came into play" }];
const KEEPER: u32 = 1;

/// Follows the games of one deck.
#[derive(Clone, Debug)]
pub struct SquadWatch {
    tracker: CardTracker,
    seat: Seat,
    /// Of each card.
    levels: Vec<u8>,
    first_hand: Vec<u8>,
    /// On the present turn the player was asked for an attack.
    asked: bool,
    attacked: bool,
}

impl SquadWatch {
    fn end_turn(&mut self) {
        if self.asked && !self.attacked {
            self.tracker.lacked(NO_ATTACK);
        }
        (self.asked, self.attacked) = (false, false);
    }

    fn first_hand_kinds(&self) -> u32 {
        let low = self.first_hand.iter().filter(|level| **level <= 2).count();
        let high = self.first_hand.iter().filter(|level| **level >= 6).count();
        1 << low.min(3) | u32::from(high >= 2) << 4
    }
}

impl Witness<Event> for SquadWatch {
    const LISTENS: bool = true;

    fn sees(&mut self, event: Event) {
        if event.kind == EventKind::TurnBegan {
            if self.tracker.is_before_first_turn() {
                self.tracker.log.hand = self.first_hand_kinds();
            }
            self.end_turn();
            self.tracker.turn_began(event.seat == self.seat);
            return;
        }
        let Some(card) = event.card.map(|secret| secret.card).filter(|_| event.seat == self.seat) else { return };
        match event.kind {
            EventKind::Drew | EventKind::ToHand | EventKind::KeeperReturned => {
                if self.tracker.is_before_first_turn() {
                    self.first_hand.push(self.levels.get(usize::from(card)).copied().unwrap_or_default());
                }
                self.tracker.came_to_hand(card);
            }
            EventKind::Attacked => {
                self.attacked = true;
                self.tracker.was_played(card);
            }
            EventKind::BlockedFromHand => self.tracker.was_played(card),
            EventKind::BecameKeeper | EventKind::PutIntoPlay | EventKind::CopiedKeeper => {
                self.tracker.log.events |= KEEPER;
            }
            _ => {}
        }
    }
}

impl Watch<Squad> for SquadWatch {
    fn begin(&mut self, seat: Seat) {
        self.tracker.begin(seat);
        self.seat = seat;
        self.first_hand.clear();
        (self.asked, self.attacked) = (false, false);
    }

    fn look(&mut self, game: &Squad, p: &Position) {
        if p.ask() != Ask::Attack || p.asked() != self.seat || self.asked {
            return;
        }
        self.asked = true;
        let hand = p.hand(self.seat);
        self.tracker.hand_on_turn(hand.iter().map(|piece| p.card(*piece)));
        let level = |piece: u8| self.levels.get(usize::from(p.card(piece))).copied().unwrap_or_default();
        let too_high = |piece: &&u8| level(**piece) > game.power_for(p, self.seat, Some(**piece));
        let high = hand.iter().filter(too_high).count();
        if high == hand.len() {
            self.tracker.lacked(ALL_TOO_HIGH);
        }
        if 2 * high > hand.len() {
            self.tracker.lacked(HALF_TOO_HIGH);
        }
    }

    fn finish(&mut self, _: &Squad, p: &Position) -> GameLog {
        self.end_turn();
        self.tracker.finish(p.hand(self.seat).iter().map(|piece| p.card(*piece)))
    }
}

impl DoctorGame for Squad {
    type Watch = SquadWatch;

    const HANDS: &'static [Kind] = HANDS;
    const LACKS: &'static [Kind] = LACKS;
    const EVENTS: &'static [Kind] = EVENTS;
    const COST: &'static str = "level";
    const MULLIGAN: bool = false;

    fn watch(&self, deck: &SquadDeck) -> SquadWatch {
        SquadWatch {
            tracker: CardTracker::new(self.cards().len(), &different(&deck.cards)),
            seat: Seat::A,
            levels: self.cards().iter().map(|card| card.level).collect(),
            first_hand: Vec::new(),
            asked: false,
            attacked: false,
        }
    }

    fn entry(&self, number: CardNo, copies: usize) -> ListedCard {
        let card = self.card(number);
        let keeper = card.powers.iter().any(|power| matches!(power, Power::Keeper(..)));
        ListedCard {
            id: card.id.clone(),
            name: card.name.clone(),
            copies: copies as u64,
            kind: if keeper { "Keeper" } else { "attack" }.to_owned(),
            cost: Some(card.level),
            team: card.factors.first().map(|factor| factor.name().to_owned()).unwrap_or_default(),
        }
    }

    /// The card that the deck has most of, of these the one of the highest level.
    fn head(&self, deck: &SquadDeck) -> Option<CardNo> {
        let copies = |card: CardNo| deck.cards.iter().filter(|other| **other == card).count();
        different(&deck.cards).into_iter().max_by_key(|card| (copies(*card), self.card(*card).level))
    }

    fn is_legal(&self, deck: &SquadDeck, like: &SquadDeck) -> bool {
        let keeps = |deck: &SquadDeck, format| self.deck_problems(&deck.cards, format).is_empty();
        Format::ALL.into_iter().find(|format| keeps(like, *format)).is_some_and(|format| keeps(deck, format))
    }

    /// Cards with a hero, a team or a Factor of the deck.
    fn joiners(&self, deck: &SquadDeck) -> Vec<CardNo> {
        let own: Vec<_> = different(&deck.cards).into_iter().map(|card| self.card(card)).collect();
        let fits = |card: &longbox_squad::language::Card| {
            own.iter().any(|known| {
                known.heroes.iter().any(|hero| card.heroes.contains(hero))
                    || known.team.is_some() && known.team == card.team
                    || known.factors.iter().any(|factor| card.factors.contains(factor))
            })
        };
        let cards = self.cards().iter().enumerate().filter(|(_, card)| fits(card));
        cards.map(|(number, _)| number as CardNo).collect()
    }
}
