//! What can be chosen, ready to be shown.

use super::groups::{group, rank};
use super::{cards, things};
use crate::Seen;
use crate::words::vs::table as words;
use longbox_kernel::Seat;
use longbox_protocol::{Offer, OfferRole, Pick, Thing};
use longbox_vs::{Ask, Bargain, CardNo, Choice, PendingTrigger, Piece, Slot, Vs, sure_card};

/// All options, who could be picked besides had the steps been made in another order, and the way back.
pub(super) fn offers(seen: &Seen<'_, Vs>, options: &[Choice]) -> Vec<Offer> {
    let drops = |choice: &Choice| seen.drops(options, *choice);
    let options = options.iter().enumerate();
    let mut offers: Vec<Offer> = options
        .map(|(at, choice)| {
            let drops = drops(choice);
            let ways = seen.ways(*choice, &drops);
            Offer { drops, ways, ..seen.offer(Pick::Option(at as u16), *choice) }
        })
        .collect();
    let late = seen.game.late_choices(seen.position(), seen.me);
    offers.extend(late.iter().enumerate().map(|(at, choice)| seen.offer(Pick::Reorder(at as u16), *choice)));
    offers.extend(way_back(seen));
    // Of a deal the viewer's own parts come first.
    let own = seen.names.of(seen.me);
    longbox_kernel::sort_by_key(&mut offers, |offer| (order(offer.role), rank(&offer.group), offer.group != own));
    offers
}

/// What an answer does. A yes or no that is not about doing something is only one of two ways.
fn role(choice: Choice, ask: Ask, plain: bool) -> OfferRole {
    match choice {
        Choice::Pass => OfferRole::Pass,
        Choice::No if ask == Ask::Mulligan => OfferRole::Pass,
        Choice::Yes if matches!(ask, Ask::React | Ask::Offer) || plain => OfferRole::Yes,
        Choice::No if matches!(ask, Ask::React | Ask::Offer) || plain => OfferRole::No,
        _ => OfferRole::Plain,
    }
}

/// Passing comes last.
fn order(role: OfferRole) -> u8 {
    match role {
        OfferRole::Plain => 0,
        OfferRole::Yes => 1,
        OfferRole::No => 2,
        OfferRole::Back => 3,
        OfferRole::Pass => 4,
    }
}

/// Leaves a choice that is half made.
fn way_back(seen: &Seen<'_, Vs>) -> Option<Offer> {
    let half_made = matches!(seen.position().ask(), Ask::Pay | Ask::AttackPlan | Ask::RecruitTo | Ask::Formation);
    let label = words::GO_BACK.to_owned();
    (half_made && seen.position().steps_made() > 0).then(|| Offer {
        pick: Pick::Back,
        short: label.clone(),
        label,
        group: String::new(),
        detail: String::new(),
        place: String::new(),
        symbols: Vec::new(),
        price: String::new(),
        things: Vec::new(),
        drops: Vec::new(),
        ways: Vec::new(),
        role: OfferRole::Back,
        preview: None,
        card: None,
        side: None,
    })
}

/// To reorder: what to take back, and what to choose instead, for one of those who are picked too late. Without a
/// number: how many steps lead out of the choice.
pub(super) fn reorder(seen: &Seen<'_, Vs>, number: Option<u16>) -> (usize, Vec<Choice>) {
    let position = seen.position();
    let Some(number) = number else { return (position.steps_made(), Vec::new()) };
    let more = seen.game.late_choices(position, seen.me).get(usize::from(number)).copied();
    let plan = more.map(|more| seen.game.picks_with(position, more)).unwrap_or_default();
    (position.picked().len(), plan)
}

impl Seen<'_, Vs> {
    fn offer(&self, pick: Pick, choice: Choice) -> Offer {
        let p = self.position();
        let label = self.names.put_into(&self.game.option_label(p, self.me, choice));
        let part_of = self.game.deal_part(p, choice).map(|seat| self.names.of(seat));
        let group = part_of.unwrap_or_else(|| group(choice, self.position().ask()));
        let symbols = self.game.symbols_to_pay(p, choice).into_iter();
        let place = self.game.option_place(p, self.me, choice).unwrap_or_default();
        let role = match choice {
            // The last part of a deal is taken back.
            Choice::No if self.game.dealing(p).is_some_and(|deal| deal.step == Bargain::Composed) => OfferRole::Back,
            _ => role(choice, self.position().ask(), self.game.is_plain_answer(p)),
        };
        Offer {
            pick,
            short: self.names.put_into(&self.game.option_short(p, self.me, choice)),
            label,
            group: group.to_owned(),
            detail: self.about(choice),
            place: self.names.put_into(&place),
            symbols: symbols.map(|symbol| symbol.name().to_lowercase()).collect(),
            price: self.price_words(choice),
            things: self.choice_things(choice),
            drops: Vec::new(),
            ways: Vec::new(),
            role,
            preview: self.preview(choice),
            card: self.card_of(choice).or_else(|| self.fighter_card(choice)),
            side: self.side_of(choice),
        }
    }

    /// What the use of a power costs that is paid for with no symbols.
    fn price_words(&self, choice: Choice) -> String {
        match self.game.points_to_pay(self.position(), choice) {
            None => String::new(),
            Some(points) => words::points(points),
        }
    }

    /// Whose target a choice is.
    fn side_of(&self, choice: Choice) -> Option<Seat> {
        match choice {
            Choice::Target(slot) | Choice::Fighter(slot) => Some(self.position().fighter(slot).side),
            Choice::Player(seat) | Choice::RowOf(seat, _) => Some(seat),
            _ => None,
        }
    }

    /// The card in hand or in a pile that a choice is about, if the viewer is sure of it.
    fn card_of(&self, choice: Choice) -> Option<CardNo> {
        let of = |piece: Piece| sure_card(&self.standpoint, piece);
        match choice {
            Choice::Resource(piece, _) | Choice::Recruit(piece, _) | Choice::Card(piece) => of(piece),
            Choice::Play(piece, _) | Choice::UseCard(piece, _) | Choice::PowerUp(piece, _) => of(piece),
            Choice::PlayAs(piece, ..) => of(piece),
            Choice::Version(card) | Choice::Name(card) | Choice::Search(card) => Some(card),
            Choice::Trigger(number) => {
                self.pending(number).map(|pending| pending.card).filter(|card| self.game.card(*card).is_some())
            }
            _ => None,
        }
    }

    fn pending(&self, number: u8) -> Option<&PendingTrigger> {
        self.position().pending_triggers().get(usize::from(number))
    }

    /// The character whose trigger waits, if it is still what it was.
    fn trigger_things(&self, number: u8) -> Vec<Thing> {
        let stands = |pending: &&PendingTrigger| self.fighters().any(|slot| slot == pending.this);
        let same = |pending: &&PendingTrigger| self.position().fighter(pending.this).card == pending.card;
        let pending = self.pending(number).filter(stands).filter(same);
        pending.map(|pending| things::fighter(pending.this)).into_iter().collect()
    }

    /// The card of the character that a choice is about.
    fn fighter_card(&self, choice: Choice) -> Option<CardNo> {
        let slot = fighter_of(choice)?;
        Some(self.position().fighter(slot).card).filter(|card| self.game.card(*card).is_some())
    }

    /// What the player should know to choose.
    fn about(&self, choice: Choice) -> String {
        let told = match choice {
            // It does what the other one says.
            Choice::PlayAs(_, card, _) => Some(card),
            _ => self.card_of(choice),
        };
        let card = told.and_then(|card| self.game.card(card));
        match (choice, card) {
            (Choice::Recruit(..) | Choice::Search(_) | Choice::Version(_), Some(card)) => cards::text(self.game, card),
            (Choice::Play(..) | Choice::PlayAs(..), Some(card)) => cards::rules_text(self.game, card),
            (Choice::Card(_), Some(card)) if self.position().ask() == Ask::Effect => cards::facts(card),
            (Choice::Use(..) | Choice::UseCard(..) | Choice::PayOff(_) | Choice::Yes, _) => {
                self.game.used_text(self.position(), choice)
            }
            _ => String::new(),
        }
    }

    /// Where a click means this choice.
    fn choice_things(&self, choice: Choice) -> Vec<Thing> {
        match choice {
            Choice::Pass | Choice::Yes | Choice::No => Vec::new(),
            Choice::Version(_) | Choice::Number(_) | Choice::Name(_) | Choice::Team(_) => Vec::new(),
            Choice::Way(_) | Choice::PayOff(_) => Vec::new(),
            Choice::Trigger(number) => self.trigger_things(number),
            Choice::Player(seat) => vec![things::player(seat)],
            Choice::Search(_) => vec![things::deck(self.me)],
            Choice::Row(row) => self.row_things(self.game.side_of_rows(self.position(), self.me), row),
            Choice::RowOf(seat, row) => self.row_things(seat, row),
            Choice::Resource(piece, _)
            | Choice::Recruit(piece, _)
            | Choice::Play(piece, _)
            | Choice::PlayAs(piece, ..)
            | Choice::UseCard(piece, _)
            | Choice::Card(piece) => self.piece_things(piece),
            Choice::PowerUp(piece, slot) => {
                self.piece_things(piece).into_iter().chain([self.fighter_thing(slot)]).collect()
            }
            Choice::Move(slot)
            | Choice::Attack(slot)
            | Choice::Join(slot)
            | Choice::Target(slot)
            | Choice::Use(slot, _)
            | Choice::Fighter(slot) => vec![self.fighter_thing(slot)],
        }
    }
}

/// The character that a choice is about.
fn fighter_of(choice: Choice) -> Option<Slot> {
    match choice {
        Choice::Move(slot)
        | Choice::Attack(slot)
        | Choice::Join(slot)
        | Choice::Target(slot)
        | Choice::Use(slot, _)
        | Choice::Fighter(slot) => Some(slot),
        _ => None,
    }
}
