//! Events in words, in the past tense, with their cause.

use crate::Vs;
use crate::event::{Kind, Sight};
use crate::language::TeamNo;
use crate::plain::PlayerChange;
use crate::program::Op;
use crate::say::text::words::{counted, ended, without_stop};
use crate::state::position::CardNo;
use crate::verbs::Effect;
use crate::verbs::points::PayLess;
use longbox_kernel::Seat;

/// How the players are spoken of. One who is called "You" is spoken to.
pub(super) struct Players<'a>(pub(super) &'a [&'a str]);

impl Players<'_> {
    pub(super) fn who(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).copied().unwrap_or("Nobody")
    }

    /// "Your" or "Player B's", at the head of a sentence.
    pub(super) fn whose(&self, seat: Seat) -> String {
        match self.who(seat) {
            "You" => "Your".to_owned(),
            name => format!("{name}'s"),
        }
    }

    /// The same in the middle of one.
    pub(super) fn of(&self, seat: Seat) -> String {
        let whose = self.whose(seat);
        if whose == "Your" { "your".to_owned() } else { whose }
    }

    pub(super) fn was(&self, seat: Seat) -> &'static str {
        if self.who(seat) == "You" { "were" } else { "was" }
    }
}

impl Vs {
    /// An event in words. `names` are what the players are called, one a seat.
    pub fn tell(&self, sight: &Sight, names: &[&str]) -> String {
        let text = self.tell_bare(sight, names);
        match self.told_cause(sight) {
            Some(cause) => ended(&format!("{} because of {cause}", without_stop(&text))),
            None => text,
        }
    }

    /// The same without what brought it about.
    pub fn tell_bare(&self, sight: &Sight, names: &[&str]) -> String {
        let players = Players(names);
        let told = self
            .tell_turn(sight, &players)
            .or_else(|| self.tell_character(sight, &players))
            .unwrap_or_else(|| self.tell_more(sight, &players));
        // Behind a name that ends with one there is no second full stop.
        told.strip_suffix("..").map(ended).unwrap_or(told)
    }

    /// The cause, where it is told: none for what begins by itself.
    pub fn told_cause(&self, sight: &Sight) -> Option<String> {
        self.cause_words(sight).filter(|_| !begins_by_itself(sight.kind))
    }

    /// The effect that brought an event about: "Lightning Strike of Thor". None if it was no effect.
    pub fn cause_words(&self, sight: &Sight) -> Option<String> {
        let card = sight.cause.filter(|_| sight.at != 0)?;
        Some(self.source_words(card, sight.at))
    }

    pub(super) fn sight_card(&self, sight: &Sight) -> &str {
        sight.card.map_or("a card", |card| self.name_of(card))
    }

    /// What players do, and what their turns are made of.
    fn tell_turn(&self, sight: &Sight, players: &Players<'_>) -> Option<String> {
        let (seat, n) = (sight.seat, sight.number);
        let who = players.who(seat);
        let card = self.sight_card(sight);
        Some(match sight.kind {
            Kind::Decides => format!("{who} won the draw and decided who goes first."),
            Kind::GoesFirst => format!("{who} got the first turn."),
            Kind::Mulliganed => format!("{who} took a mulligan."),
            Kind::KeptHand => format!("{who} kept the hand."),
            Kind::TurnBegan => format!("--- Turn {n}: {who} ---"),
            Kind::Drew => format!("{who} drew {card}."),
            Kind::DrawSkipped => format!("{who} had no card to draw."),
            Kind::ResourcePlayed if n > 0 => format!("{who} played {card} as a resource, face up."),
            Kind::ResourcePlayed => format!("{who} played {card} as a resource, face down."),
            Kind::PointsGained if n == 1 => format!("{who} had 1 recruit point."),
            Kind::PointsGained => format!("{who} had {n} recruit points."),
            Kind::PaysLess => {
                format!("{who} will pay {n} less for the next {}character this turn.", self.cheaper(sight))
            }
            Kind::Recruited => format!("{who} recruited {card} for {n}."),
            Kind::Passed => format!("{who} passed."),
            Kind::TwistPlayed => format!("{who} played {card}."),
            Kind::PowerUsed => format!("{who} used {}.", self.used_words(sight)),
            Kind::Paid if n > 0 => format!("{who} paid by discarding {card}."),
            Kind::Paid => format!("{who} paid by turning {card} face down."),
            Kind::PoweredUp => format!("{who} discarded {card} to power up."),
            Kind::Discarded => format!("{who} discarded {card}."),
            Kind::ToHand => format!("{who} put {card} into the hand."),
            Kind::ToDeckBottom => format!("{who} put {card} on the bottom of the deck."),
            Kind::ToKoPile => format!("{who} put {card} into the KO pile."),
            Kind::Revealed => format!("{who} revealed {card}."),
            Kind::LookedAt if n > 0 && sight.hidden => format!("{} hand was looked at.", players.whose(seat)),
            Kind::LookedAt if n > 0 => format!("{} {card} was looked at.", players.whose(seat)),
            Kind::LookedAt => format!("{who} looked at {card}."),
            Kind::Named => format!("{who} named {card}."),
            Kind::ChoseTeam => format!("{who} chose {}.", self.team_name(n as TeamNo)),
            Kind::PlayerChanged => format!("{who} {}.", player_change(n)),
            Kind::PaidOff => format!("{who} paid to end an effect."),
            Kind::DeckShown => format!("{} deck was shown to all.", players.whose(seat)),
            Kind::ChosePlayer => format!("{who} {} chosen.", players.was(seat)),
            Kind::Eliminated => format!("{who} {} out of the game.", players.was(seat)),
            Kind::GameOver if n < 0 => "The game was over.".to_owned(),
            Kind::GameOver => format!("{who} won!"),
            _ => return None,
        })
    }

    /// "Defenders ", if only characters of a team cost less.
    fn cheaper(&self, sight: &Sight) -> String {
        let effect = match self.program.op(sight.at) {
            Op::Do(number) if sight.at != 0 => Some(self.program.effect(number)),
            _ => None,
        };
        match effect {
            Some(Effect::PayLess(PayLess { teams: Some(teams), .. })) => {
                format!("{} ", self.team_names(*teams).join(" or "))
            }
            _ => String::new(),
        }
    }

    /// "Lightning Strike of Thor": the power with that number on the card.
    fn used_words(&self, sight: &Sight) -> String {
        let name = self.sight_card(sight);
        let known = |card: &CardNo| self.card(*card).is_some();
        let powers = sight.card.filter(known).map(|card| self.face(card).powers.as_slice()).unwrap_or_default();
        let mut supers = powers.iter().map(|power| self.program.power(*power)).filter(|def| def.used.is_some());
        let number = usize::try_from(sight.number).unwrap_or(0);
        match supers.nth(number) {
            Some(def) => format!("{} of {name}", def.name),
            None => format!("a power of {name}"),
        }
    }

    /// What happens to characters.
    fn tell_character(&self, sight: &Sight, players: &Players<'_>) -> Option<String> {
        let (n, second) = (sight.number, sight.second);
        let whom = format!("{} {}", players.whose(sight.seat), self.sight_card(sight));
        Some(match sight.kind {
            Kind::Placed => format!("{whom} was placed in the {}.", row(n)),
            Kind::Appeared => format!("{whom} appeared in the {}.", row(n)),
            Kind::Equipped => format!("{whom} was equipped."),
            Kind::Moved => format!("{whom} moved to the {}.", row(n)),
            Kind::Attacked if n > 0 => format!("{whom} attacked at range."),
            Kind::Attacked => format!("{whom} attacked."),
            Kind::Defends => format!("{whom} was attacked."),
            Kind::Struck if n < second => format!("{whom} withstood a strike of {n} with DEF {second}."),
            Kind::Struck => format!("{whom} was struck with {n} against DEF {second}."),
            Kind::StruckBack if n < second => format!("{whom} withstood a strike back of {n} with DEF {second}."),
            Kind::StruckBack => format!("{whom} was struck back with {n} against DEF {second}."),
            Kind::Stunned if n > 0 => format!("{whom} was stunned and took a wound."),
            Kind::Stunned => format!("{whom} was stunned without a wound."),
            Kind::Wounded => format!("{whom} took {}.", counted(n, "wound")),
            Kind::Healed => format!("{whom} was healed of {}.", counted(n, "wound")),
            Kind::Recovered => format!("{whom} recovered."),
            Kind::CannotRecover => format!("{whom} could not recover."),
            Kind::Readied => format!("{whom} became ready."),
            Kind::Exhausted => format!("{whom} was exhausted."),
            Kind::Frozen => format!("{whom} was frozen."),
            Kind::Hid => format!("{whom} hid."),
            Kind::CameOut => format!("{whom} came out of hiding."),
            Kind::CountersPut => format!("{whom} got {}.", counters(n)),
            Kind::CountersTaken => format!("{whom} lost {}.", counters(n)),
            Kind::CountersFlipped => format!("The counters on {} were flipped: {}.", lower(&whom), counters(n)),
            Kind::StatsChanged => format!("{whom} got {n:+}/{second:+} for a time."),
            Kind::BaseBecame => format!("The base ATK and DEF of {} became {n}/{second}.", lower(&whom)),
            Kind::StatsSwitched => format!("ATK and DEF of {} were switched.", lower(&whom)),
            Kind::StatsReset => format!("{whom} went back to base ATK and DEF."),
            Kind::Gained => format!("{whom} gained {}.", word(n)),
            Kind::PowersLost => format!("{whom} lost powers."),
            Kind::GainedXp => format!("{whom} gained {n} XP and has {second}."),
            Kind::LevelBecame => format!("{whom} became level {n}!"),
            Kind::ReturnedToHand => format!("{whom} returned to the hand."),
            Kind::DefenderReplaced => format!("{whom} took the defender's place."),
            Kind::Promoted => format!("{whom} became the main character."),
            Kind::Demoted => format!("{whom} became a supporting character."),
            Kind::LeftForNow => format!("{whom} left the game for a time."),
            Kind::LeftCombat => format!("{whom} left the combat."),
            Kind::TokenCreated => format!("{whom} was created."),
            _ => return None,
        })
    }
}

/// Events that are the beginning of something and need no cause.
fn begins_by_itself(kind: Kind) -> bool {
    matches!(kind, Kind::TurnBegan | Kind::PowerUsed | Kind::Paid | Kind::GameOver | Kind::RuleChanged)
}

/// What was changed about a player.
fn player_change(number: i16) -> &'static str {
    const CHANGES: [PlayerChange; 3] =
        [PlayerChange::OpenHand, PlayerChange::NoPlotTwists, PlayerChange::RecruitsFromKo];
    match CHANGES.into_iter().find(|change| *change as i16 == number) {
        Some(PlayerChange::OpenHand) | None => "had to play with an open hand",
        Some(PlayerChange::NoPlotTwists) => "could play no more plot twists for a time",
        Some(PlayerChange::RecruitsFromKo) => "could recruit characters from the KO pile for a time",
    }
}

pub(super) fn row(number: i16) -> &'static str {
    if number == 0 { "front row" } else { "back row" }
}

/// "two +1/+1 counters".
fn counters(number: i16) -> String {
    let noun = if number < 0 { "-1/-1 counter" } else { "+1/+1 counter" };
    counted(number.abs(), noun)
}

fn word(number: i16) -> &'static str {
    let found = usize::try_from(number).ok().and_then(|at| crate::plain::Word::ALL.get(at));
    found.map_or("a power", |word| word.name())
}

/// Inside a sentence.
pub(super) fn lower(whose: &str) -> String {
    match whose.strip_prefix("Your ") {
        Some(rest) => format!("your {rest}"),
        None => whose.to_owned(),
    }
}
