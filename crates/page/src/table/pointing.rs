//! What a click, a drop or a key on a thing means.

use crate::store::{Chooser, Inspected, Store};
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::{
    Call, CardNo, Fighter, FormationState, GameName, Observation, Offer, OfferRole, Pick, Picture, Question,
    QuestionShape, Refusal, Step, Thing, Way,
};

/// How a thing stands to the pending question.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Standing {
    /// Nothing is asked of it.
    #[default]
    Plain,
    /// It can be chosen; true: it can be dragged somewhere.
    Legal(bool),
    Illegal(Vec<Refusal>),
}

impl Store {
    fn with_question<T>(self, look: impl FnOnce(&Question) -> T) -> Option<T> {
        self.table.with_untracked(|table| table.as_ref()?.question.as_ref().map(look))
    }

    /// Whether the player is asked something.
    pub(crate) fn is_asked(self) -> bool {
        self.with_question(|_| ()).is_some()
    }

    pub(crate) fn offer_with(self, fits: impl Fn(&Offer) -> bool) -> Option<Offer> {
        self.with_question(|question| question.offers.iter().find(|offer| fits(offer)).cloned()).flatten()
    }

    /// Offers in the order of their digits: all that do not pass.
    pub(crate) fn numbered(self) -> Vec<Offer> {
        let plain = |offer: &&Offer| !matches!(offer.role, OfferRole::Pass | OfferRole::Back);
        self.with_question(|question| question.offers.iter().filter(plain).cloned().collect()).unwrap_or_default()
    }

    pub(crate) fn offers_of(self, thing: &Thing) -> Vec<Offer> {
        let about = |offer: &&Offer| offer.things.contains(thing);
        self.with_question(|question| question.offers.iter().filter(about).cloned().collect()).unwrap_or_default()
    }

    pub(crate) fn standing(table: Option<&Observation>, thing: &Thing) -> Standing {
        let Some(table) = table else { return Standing::Plain };
        let Some(question) = &table.question else { return Standing::Plain };
        let mut about = question.offers.iter().filter(|offer| offer.things.contains(thing)).peekable();
        if about.peek().is_some() {
            return Standing::Legal(about.any(|offer| !offer.drops.is_empty()));
        }
        let refusals: Vec<Refusal> = question.refusals.iter().filter(|one| one.thing == *thing).cloned().collect();
        if refusals.is_empty() { Standing::Plain } else { Standing::Illegal(refusals) }
    }

    /// Sends an answer. `then`: what is picked in the questions that follow.
    pub(crate) fn answer(self, offer: &Offer, then: Vec<Thing>) {
        self.skip();
        let Some(question) = self.with_question(|question| question.number) else { return };
        self.learn(offer);
        self.close_all();
        self.notice.set(None);
        self.call(Call::Answer { question, pick: offer.pick, then });
    }

    /// Takes an offer. What the next question would ask for is asked at once.
    pub(crate) fn take_offer(self, offer: &Offer) {
        let Some(thing) = offer.things.first().filter(|_| !offer.ways.is_empty()) else {
            return self.answer(offer, Vec::new());
        };
        let way = |way: &Way| {
            let label = fill(words().table.offer_way, &[&offer.label, &way.label]);
            let plain = Offer { label, group: String::new(), detail: String::new(), ways: Vec::new(), ..offer.clone() };
            (plain, vec![way.then.clone()])
        };
        let offers = offer.ways.iter().map(way).collect();
        self.chooser.set(Some(Chooser { thing: thing.clone(), offers }));
    }

    /// Takes an offer with what is picked along with it.
    pub(crate) fn take_with(self, offer: &Offer, then: Vec<Thing>) {
        if then.is_empty() { self.take_offer(offer) } else { self.answer(offer, then) }
    }

    /// A click on a thing: its one offer is taken, several are asked about, and without one it is looked at.
    pub(crate) fn point(self, thing: &Thing) {
        if self.is_playing() {
            let asked = self.is_asked();
            self.move_on();
            if !asked {
                return;
            }
        }
        let offers = self.offers_of(thing);
        match offers.as_slice() {
            [] => self.look_at(thing),
            [offer] => self.take_offer(offer),
            _ => self.choose_among(thing, offers, &[]),
        }
    }

    /// One thing was dropped on another.
    pub(crate) fn drop_on(self, thing: &Thing, place: &Thing) {
        let mut offers = self.offers_of(thing);
        offers.retain(|offer| offer.drops.contains(place));
        let then = vec![place.clone()];
        match offers.as_slice() {
            [] => self.tip.set(Some(thing.clone())),
            [offer] => self.answer(offer, then),
            _ => self.choose_among(thing, offers, &then),
        }
    }

    fn choose_among(self, thing: &Thing, offers: Vec<Offer>, then: &[Thing]) {
        let offers = offers.into_iter().map(|offer| (offer, then.to_vec())).collect();
        self.chooser.set(Some(Chooser { thing: thing.clone(), offers }));
    }

    /// Whether the question on the table says why this cannot be chosen.
    pub(crate) fn is_refused(self, thing: &Thing) -> bool {
        !self.is_playing()
            && self
                .table
                .with_untracked(|table| matches!(Store::standing(table.as_deref(), thing), Standing::Illegal(_)))
    }

    fn look_at(self, thing: &Thing) {
        let refused = self.table.with_untracked(|table| Store::standing(table.as_deref(), thing));
        let why = matches!(refused, Standing::Illegal(_));
        self.tip.set(why.then(|| thing.clone()));
        if let Standing::Illegal(refusals) = refused {
            self.announcement.set(refusals.into_iter().map(|one| one.text).collect::<Vec<_>>().join(" "));
        } else {
            self.inspect(thing, true);
        }
    }

    /// Opens the big card of a thing. False: it has none that the viewer may see.
    pub(crate) fn inspect(self, thing: &Thing, pinned: bool) -> bool {
        let Some((game, card)) = self.card_at(thing) else { return false };
        self.inspected.set(Some(Inspected { game, card, thing: Some(thing.clone()), pinned }));
        true
    }

    /// The card that a thing is, as far as the viewer may see it.
    pub(super) fn card_at(self, thing: &Thing) -> Option<(GameName, CardNo)> {
        self.table.with_untracked(|table| {
            let table = table.as_ref()?;
            // A card that an effect offers may lie nowhere on the table.
            let offers = table.question.iter().flat_map(|question| &question.offers);
            let offered = || offers.clone().find(|offer| offer.things.contains(thing)).and_then(|offer| offer.card);
            Some((table.game, card_of(&table.picture, thing).or_else(offered)?))
        })
    }

    /// Answers a question for any card of the catalogue.
    pub(crate) fn name_card(self, card: CardNo) {
        self.skip();
        let Some(question) = self.with_question(|question| question.number) else { return };
        self.call(Call::Answer { question, pick: Pick::Option(card), then: Vec::new() });
    }

    /// Whether somebody else's turn is going on while the viewer is asked.
    pub(crate) fn is_asked_in_passing(self) -> bool {
        self.table.with(|table| {
            let Some(table) = table.as_ref() else { return false };
            let whose = match &table.picture {
                Picture::Vs(picture) => picture.turn_players.clone(),
                Picture::Squad(picture) => vec![picture.active],
            };
            table.question.is_some() && !whose.contains(&table.below)
        })
    }

    /// Asks for the formation of this turn, or goes back to it. False: there is none now.
    pub(crate) fn want_formation(self) -> bool {
        let state = self.table.with_untracked(|table| table.as_ref().map(|table| table.formation)).unwrap_or_default();
        if state == FormationState::None {
            return false;
        }
        self.skip();
        self.call(Call::Formation);
        true
    }

    /// Takes the last own choice back.
    pub(crate) fn undo(self) -> bool {
        self.skip();
        self.call(Call::Undo);
        true
    }
}

/// Whether passing gives up what the player could do, so that it is not to happen by the way.
pub(crate) fn weighs(question: &Question) -> bool {
    matches!(question.step, Step::Resource | Step::Recruit | Step::Attack) && !is_passed_only(question)
}

/// Whether passing is the usual answer, and its button the one to press.
pub(crate) fn invites_passing(question: &Question) -> bool {
    match question.step {
        Step::Response | Step::FirstHand | Step::Formation => true,
        _ if is_passed_only(question) => true,
        _ => matches!(question.shape, QuestionShape::Some { picked: 1.., .. }),
    }
}

/// Nothing else can be done.
fn is_passed_only(question: &Question) -> bool {
    question.offers.iter().all(|offer| matches!(offer.role, OfferRole::Pass | OfferRole::Back))
}

/// The card that lies there, as far as the viewer knows it.
pub(crate) fn card_of(picture: &Picture, thing: &Thing) -> Option<CardNo> {
    match picture {
        Picture::Vs(table) => table.sides.iter().find_map(|side| {
            let fighter = side.front.iter().chain(&side.back).find(|fighter| fighter.thing == *thing);
            let hand = || side.hand.iter().find(|card| card.thing == *thing).and_then(|card| card.card);
            let resource = || side.resources.iter().find(|card| card.thing == *thing).and_then(|card| card.card);
            fighter.map(|fighter| fighter.card).or_else(hand).or_else(resource)
        }),
        Picture::Squad(table) => table.sides.iter().find_map(|side| {
            let keeper = side.keepers.iter().find(|keeper| keeper.thing == *thing).map(|keeper| keeper.card);
            keeper.or_else(|| side.hand.iter().find(|card| card.thing == *thing).and_then(|card| card.card))
        }),
    }
}

/// The character of Vs. System that a thing is.
pub(crate) fn fighter_of(picture: &Picture, thing: &Thing) -> Option<Fighter> {
    let Picture::Vs(table) = picture else { return None };
    let here = table.sides.iter().flat_map(|side| side.front.iter().chain(&side.back));
    let elsewhere = table.elsewhere.iter().flat_map(|universe| &universe.sides);
    let mut all = here.chain(elsewhere.flat_map(|rows| rows.front.iter().chain(&rows.back)));
    all.find(|fighter| fighter.thing == *thing).cloned()
}
