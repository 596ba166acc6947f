//! What is forbidden, and what is allowed though a rule of the game forbids it.

use super::event::{counter, named};
use super::predicate::side_of;
use super::{Lower, Lowered, unplayable};
use crate::language::check::{Role, said};
use crate::language::{self, Event, Is, Place, Player, Roles, Select, Verb};
use crate::plain::{Bearer, Filter, Law, LawId, Mood, Original, Source};

impl Lower<'_> {
    /// A law for players: what they and whoever is on their side cannot do, or which cards they cannot play.
    pub(in crate::compile) fn player_law(&self, event: &Event) -> Lowered<LawId> {
        let done = |verb: &Verb| matches!(verb, Verb::Attack | Verb::Strike | Verb::Use);
        match event {
            Event::Of(verb, roles) if done(verb) && matches!(roles.of, None | Some(Player::Itself)) => {
                let by = [vec![Is::Itself], roles.by.clone()].concat();
                let roles = Roles { by, of: None, ..(**roles).clone() };
                self.law_said(Mood::Never, &Event::Of(*verb, Box::new(roles)), event)
            }
            Event::Of(Verb::Play, _) => self.law_said(Mood::Never, event, event),
            _ => unplayable(event, "players are kept from attacks, strikes, super powers and plot twists"),
        }
    }

    /// A law for whoever is `Itself` in its event.
    pub(in crate::compile) fn law(&self, mood: Mood, event: &Event) -> Lowered<LawId> {
        match event {
            Event::Of(Verb::Play, _) => unplayable(event, "players play cards, not characters"),
            _ => self.law_said(mood, event, event),
        }
    }

    fn law_said(&self, mood: Mood, event: &Event, said_as: &Event) -> Lowered<LawId> {
        let Event::Of(verb, roles) = event else { return unplayable(event, "nobody forbids or allows time to pass") };
        let written = language::written(event);
        if ["(Chosen)", ", Card)"].iter().any(|word| written.contains(word)) {
            return unplayable(event, "a rule knows nothing of the script that made it");
        }
        let said: Vec<Role> = said(roles).collect();
        if !is_asked(mood, *verb, roles, &said) {
            return unplayable(event, "the rules don't ask for this");
        }
        let here = Lower { in_law: true, looked: None, ..self.clone() };
        let by = if roles.by.is_empty() { None } else { Some(here.filter(&roles.by)?) };
        let counter = match &roles.stat {
            Some(_) => Some(counter(event, roles.stat.as_ref())?),
            None => None,
        };
        let (who, with) = match verb {
            Verb::Play => (Filter::Any, here.filter(&roles.what)?),
            _ if roles.what.is_empty() => (here.filter(&roles.who)?, here.filter(&roles.with)?),
            _ => (here.carriers(event, &roles.what)?, Filter::Any),
        };
        let (via, bearer, said) = (roles.via, bearer(roles), said_as.clone());
        let symbol = roles.symbol.map_or(0, |symbol| symbol.bit());
        Ok(self.known.number_of(Law {
            mood,
            verb: *verb,
            by,
            who,
            with,
            counter,
            symbol,
            via,
            from: None,
            like: None,
            bearer,
            said,
        }))
    }

    /// A law by which players recruit or play cards that are not in their hands.
    pub(in crate::compile) fn source_law(&self, event: &Event) -> Lowered<LawId> {
        let why = "players recruit from their KO piles and decks, and play plot twists from there";
        let Event::Of(verb @ (Verb::Recruit | Verb::Play), roles) = event else { return unplayable(event, why) };
        if !roles.like.is_empty() {
            return self.copying_law(event, roles);
        }
        let own = self.place == Some(Place::Deck(Player::Me));
        let from = match (&roles.from, own) {
            (Some(Place::Ko(Player::Itself)), false) => Source::Ko,
            (Some(Place::Top(Player::Itself)), false) => Source::Top,
            // A law of a card in a deck is about that card.
            (Some(Place::Deck(Player::Itself)), true) if *verb == Verb::Recruit => Source::Deck,
            _ => return unplayable(event, why),
        };
        let with = match (&roles.what[..], verb) {
            ([Is::This], _) if own => Filter::Any,
            _ if own => return unplayable(event, "a card in a deck speaks of itself"),
            ([], Verb::Recruit) => Filter::Character,
            ([], _) => Filter::PlotTwist,
            (what, _) => Lower { in_law: true, looked: None, ..self.clone() }.filter(what)?,
        };
        let only = said(roles).all(|role| matches!(role, Role::What | Role::From));
        match only {
            true => Ok(self.known.number_of(Law { with, from: Some(from), ..Law::can(*verb, event.clone()) })),
            false => unplayable(event, why),
        }
    }

    /// A law by which players play plot twists as others: any of theirs, or the card in hand that says it.
    fn copying_law(&self, event: &Event, roles: &Roles) -> Lowered<LawId> {
        let why = "plot twists are played as others that are named, or that lie in the KO piles of a side";
        let own = self.place == Some(Place::Hand(Player::Me));
        let here = || Lower { in_law: true, looked: None, ..self.clone() };
        let with = match &roles.what[..] {
            [Is::This] if own => Filter::Any,
            _ if own => return unplayable(event, "a card in a hand speaks of itself"),
            [] => Filter::PlotTwist,
            what => here().filter(what)?,
        };
        let like = match &roles.like[..] {
            [Is::PlotTwist, Is::In(Place::Ko(player))] => Original::Ko(side_of(player)?, Filter::PlotTwist),
            [Is::AnyOf(names)] => Original::Named(named(event, names)?, Vec::new()),
            names => Original::Named(named(event, names)?, Vec::new()),
        };
        match said(roles).all(|role| matches!(role, Role::What | Role::Like)) {
            true => Ok(self.known.number_of(Law { with, like: Some(like), ..Law::can(Verb::Play, event.clone()) })),
            false => unplayable(event, why),
        }
    }

    /// The law by which players know the top cards of their decks.
    pub(in crate::compile) fn open_top(&self) -> LawId {
        let roles = Roles { from: Some(Place::Top(Player::Itself)), ..Roles::default() };
        let said = Event::Of(Verb::Reveal, Box::new(roles));
        self.known.number_of(Law { from: Some(Source::Top), ..Law::can(Verb::Reveal, said) })
    }
}

impl Lower<'_> {
    /// Those whose equipment a law is about.
    fn carriers(&self, event: &Event, what: &[Is]) -> Lowered<Filter> {
        match what {
            [Is::Equipment, Is::In(Place::On(whom))] if **whom == Select::Itself => Ok(Filter::Those),
            _ => unplayable(event, "what is not KO'd is the equipment on Itself"),
        }
    }
}

/// Which part the one that bears a law has in it.
fn bearer(roles: &Roles) -> Bearer {
    match () {
        () if roles.by.contains(&Is::Itself) => Bearer::By,
        () if roles.who.contains(&Is::Itself) => Bearer::Who,
        () => Bearer::Other,
    }
}

/// Whether somebody asks for such a law before it happens.
fn is_asked(mood: Mood, verb: Verb, roles: &Roles, said: &[Role]) -> bool {
    use Role::{By, Symbol, Via, What, Who, With};
    let only = |known: &[Role]| said.iter().all(|role| known.contains(role));
    match (mood, verb) {
        (Mood::Never, Verb::Attack | Verb::Strike | Verb::Stun) => only(&[By, Who]),
        (Mood::Never, Verb::Wound) => only(&[Who, Via]) && matches!(roles.via, None | Some(Verb::Stun)),
        (Mood::Never, Verb::Ready | Verb::Recover | Verb::Move | Verb::Level | Verb::Equip) => only(&[Who]),
        (Mood::Never, Verb::Put) => only(&[Who, Role::Stat]),
        // It is asked when a character turns face down.
        (Mood::Never, Verb::Ko) => only(&[What]) && !roles.what.is_empty(),
        // It lifts the rule that somebody in front protects them.
        (Mood::Can, Verb::Attack) => only(&[By, Who]) && roles.who.contains(&Is::PROTECTED),
        (Mood::Never, Verb::Use) => only(&[By, Symbol]),
        (Mood::Never, Verb::Play) => only(&[What]) && !roles.what.is_empty(),
        // It lifts the rule that the stunned have no counters.
        (Mood::Can, Verb::Put) => only(&[Who, Role::Stat]) && roles.who == [Is::Itself],
        // It lifts the rule that names must be the same.
        (Mood::Can, Verb::PowerUp) => only(&[Who, With]),
        (Mood::Never | Mood::Can, _) => false,
    }
}
