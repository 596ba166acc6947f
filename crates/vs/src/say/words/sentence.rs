//! The sentence for each kind of event.

use super::narration::{About, Players};
use super::things::{CHARACTER, VITALITY, WOUND, counters, place_in_deck};
use crate::Vs;
use crate::event::{Happened, Sight};
use crate::language::{Effect, Num, Player, Rule, Select, Until};
use crate::plain::Gained;
use crate::program::Op;
use crate::say::text::words::list;
use crate::say::text::{Called, effects_text};

impl Vs {
    #[expect(clippy::too_many_lines, reason = "a line for each event, so that none is forgotten")]
    pub(super) fn sentence(&self, sight: &Sight, about: &About, players: &Players<'_>) -> String {
        let seat = sight.seat;
        let who = players.who(seat);
        let card = about.cards.as_str();
        let (was, got) = if about.several { ("were", "each got") } else { ("was", "got") };
        let owner = players.whose(seat);
        // A card or a character of that player.
        let whose = format!("{owner} {card}");
        let inside = format!("{} {card}", players.of(seat));
        match sight.what {
            Happened::Decides => format!("{who} won the toss."),
            Happened::GoesFirst => format!("{who} {} first.", players.goes(seat)),
            Happened::Mulliganed => format!("{who} took a mulligan."),
            Happened::KeptHand => format!("{who} kept {} hand.", players.their(seat)),
            Happened::TurnBegan { turn, universe: 0 } => format!("--- Turn {turn}: {who} ---"),
            Happened::TurnBegan { turn, universe } => format!("--- Turn {turn}: {who}, pocket universe {universe} ---"),
            Happened::UniverseMade { number, characters } => {
                let others = CHARACTER.counted(i16::from(characters));
                format!("{whose} put {others} into pocket universe {number}.")
            }
            Happened::UniverseEnded { number, characters: 0 } => {
                format!("Nobody was left in pocket universe {number}.")
            }
            Happened::UniverseEnded { number, characters } => {
                let they = CHARACTER.counted(i16::from(characters));
                format!("Pocket universe {number} ended, and {they} came back.")
            }
            Happened::Drew => format!("{who} drew {card}."),
            Happened::DrawSkipped => format!("{who} had no card to draw."),
            Happened::ResourcePlayed { face_up } => format!("{who} played {card} as a resource, {}.", face(face_up)),
            Happened::PointsGained(1) => format!("{who} had 1 recruit point."),
            Happened::PointsGained(points) => format!("{who} had {points} recruit points."),
            Happened::PaysLess(less) => {
                format!("{who} will pay {less} less for the next {}character this turn.", self.cheaper(sight))
            }
            Happened::Recruited { price, payment: 0 } => format!("{who} recruited {card} for {price}."),
            Happened::Recruited { payment, .. } => {
                let paid = self.cost_words(payment);
                let link = if paid.starts_with("by ") { "" } else { "for " };
                format!("{who} recruited {card} {link}{paid}.")
            }
            Happened::Passed => format!("{who} passed."),
            Happened::TwistPlayed => format!("{who} played {card}."),
            Happened::PlayedAs => format!("{who} played it as {card}."),
            Happened::PowerUsed { number, .. } => format!("{who} used {}.", self.used_words(sight, number)),
            Happened::Paid { discarded: true } => format!("{who} paid by discarding {card}."),
            Happened::Paid { discarded: false } => format!("{who} paid by flipping {card} face down."),
            Happened::PoweredUp => format!("{who} discarded {card} to power up."),
            Happened::Discarded => format!("{who} discarded {card}."),
            Happened::ToHand => format!("{who} put {card} into {} hand.", players.their(seat)),
            Happened::ToDeckBottom => format!("{who} put {card} on the bottom of {} deck.", players.their(seat)),
            Happened::ToKoPile => format!("{who} put {card} into {} KO pile.", players.their(seat)),
            Happened::Revealed => format!("{who} revealed {card}."),
            Happened::LookedAt { in_hand: true } if sight.hidden => format!("{owner} hand was looked at."),
            Happened::LookedAt { in_hand: true } => format!("{whose} {was} looked at."),
            Happened::LookedAt { in_hand: false } => format!("{who} looked at {card}."),
            Happened::Named => format!("{who} named {card}."),
            Happened::ChoseTeam(team) => format!("{who} chose {}.", self.team_name(team)),
            Happened::HandOpened | Happened::PlayerChanged { .. } => {
                self.borne_words(sight, who).unwrap_or_else(|| format!("An effect changed what {who} can do."))
            }
            Happened::PaidOff => format!("{who} paid to end an effect."),
            Happened::DeckShown => format!("{owner} deck was revealed."),
            Happened::DeckShuffled => format!("{owner} deck was shuffled."),
            Happened::DealOffered { terms, to } => self.told_deal((sight.at, sight.cause), terms, to, seat, players),
            Happened::DealAnswered { yes: true } => format!("{who} accepted the deal."),
            Happened::DealAnswered { yes: false } => format!("{who} refused the deal."),
            Happened::ChosePlayer => format!("{who} {} chosen.", players.was(seat)),
            Happened::Eliminated => format!("{who} {} out of the game.", players.was(seat)),
            Happened::GameOver { winner: None } => "The game was over.".to_owned(),
            Happened::GameOver { winner: Some(_) } => format!("{who} won!"),

            Happened::Placed(row) => format!("{whose} was placed in the {}.", row.name()),
            Happened::Appeared(row) => format!("{whose} appeared in the {}.", row.name()),
            Happened::Equipped => format!("{whose} was equipped."),
            Happened::Moved(row) => format!("{whose} moved to the {}.", row.name()),
            Happened::Attacked { ranged: true, .. } => format!("{whose} attacked at range."),
            Happened::Attacked { ranged: false, .. } => format!("{whose} attacked."),
            Happened::Defends { .. } => format!("{whose} was attacked."),
            Happened::Struck { strike, def, .. } => strike_words(&whose, "strike", "struck", strike, def),
            Happened::StruckBack { strike, def, .. } => strike_words(&whose, "strike back", "struck back", strike, def),
            Happened::Stunned { wound: true, .. } => format!("{whose} was stunned and took a wound."),
            Happened::Stunned { wound: false, .. } => format!("{whose} was stunned without a wound."),
            Happened::Wounded { wounds, .. } => format!("{whose} took {}.", WOUND.counted(i16::from(wounds))),
            Happened::Healed { wounds } => format!("{whose} was healed of {}.", WOUND.counted(i16::from(wounds))),
            Happened::VitalityPut { counters } => {
                format!("{whose} {got} {}.", VITALITY.counted(i16::from(counters)))
            }
            Happened::CountersByName { name, counters } => {
                let name = &self.program.counters[usize::from(name)];
                let word = if counters == 1 { "counter" } else { "counters" };
                format!("{whose} {got} {counters} {name} {word}.")
            }
            Happened::Kod { .. } => format!("{whose} was KO'd."),
            Happened::Recovered => format!("{whose} recovered."),
            Happened::CannotRecover => format!("{whose} could not recover."),
            Happened::Readied => format!("{whose} became ready."),
            Happened::Exhausted => format!("{whose} was exhausted."),
            Happened::Frozen => format!("{whose} was frozen."),
            Happened::Thawed => format!("{whose} is no longer frozen."),
            Happened::Hid => format!("{whose} hid."),
            Happened::CameOut => format!("{whose} came out of hiding."),
            Happened::CountersPut(number) => format!("{whose} {got} {}.", counters(number)),
            Happened::CountersTaken(number) => format!("{whose} lost {}.", counters(number)),
            Happened::CountersFlipped(number) => format!("The counters on {inside} flipped: {}.", counters(number)),
            Happened::StatsChanged { atk, def } => {
                let rule = Rule::Stats(Num::N(atk), Num::N(def));
                let told = self.changed_words(sight, about, |_| vec![rule]);
                told.map_or_else(|| format!("{whose} {got} {atk:+}/{def:+}."), |told| format!("{owner} {told}"))
            }
            Happened::BaseBecame { atk, def } => format!("The base ATK and DEF of {inside} became {atk}/{def}."),
            Happened::HealthBecame { health } => format!("The health of {inside} became {health}."),
            Happened::StatsSwitched => format!("ATK and DEF of {inside} were switched."),
            Happened::StatsReset => format!("{whose} went back to base ATK and DEF."),
            Happened::Gained(keyword) => {
                let name = match keyword {
                    Gained::Word(word) => word.name(),
                    Gained::Power(power) => self.power_name(power),
                };
                let told = self.changed_words(sight, about, |_| vec![Rule::Gain(vec![name.to_owned()])]);
                told.map_or_else(|| format!("{whose} gained {name}."), |told| format!("{owner} {told}"))
            }
            Happened::PowersLost => format!("{whose} lost powers."),
            Happened::RuleChanged => {
                let told = self.changed_words(sight, about, <[Rule]>::to_vec);
                told.map_or_else(|| format!("An effect changed {inside}."), |told| format!("{owner} {told}"))
            }
            Happened::GainedXp { xp, now, needed } => format!("{whose} gained {xp} XP ({now}/{needed})."),
            Happened::LevelBecame { level, .. } => format!("{whose} became level {level}!"),
            Happened::Became { before } => format!("{owner} {} became {card}!", self.name_of(before)),
            Happened::ChangedSide => format!("{card} came to {} side.", players.of(seat)),
            Happened::ReturnedToHand => format!("{whose} returned to its owner's hand."),
            Happened::JoinedCombat => format!("{whose} joined the attack."),
            Happened::DefenderReplaced => format!("{whose} took the defender's place."),
            Happened::Promoted => format!("{whose} became the main character."),
            Happened::Demoted => format!("{whose} became a supporting character."),
            Happened::LeftForNow => format!("{whose} left the game for now."),
            Happened::Tunnelled { under: Some(location), of } => {
                format!("{whose} tunnelled under {} {}.", players.of(of), self.name_of(location))
            }
            Happened::Tunnelled { under: None, of } => {
                format!("{whose} tunnelled under one of {} face-down resources.", players.of(of))
            }
            Happened::LeftCombat => format!("{whose} left the combat."),
            Happened::TokenCreated => format!("{whose} was created."),
            Happened::Raids { row, of } => {
                format!("{whose} went to {} {} to attack there.", players.of(of), row.name())
            }
            Happened::Chose => format!("{whose} was chosen."),

            Happened::Removed => format!("{whose} was removed from the game."),
            Happened::ToPile => format!("{whose} went back to its pile."),
            Happened::PartDrew { holder } => format!("{who} drew {card} for {}.", self.name_of(holder)),
            Happened::PartResource { holder, face_up } => {
                format!("{who} played {card} as a resource of {}, {}.", self.name_of(holder), face(face_up))
            }
            Happened::DealtIn => format!("{whose} was dealt in."),
            Happened::Captured => format!("{whose} was captured."),
            Happened::OpenInDeck { above } => {
                format!("{whose} lies face up in {} deck, {}.", players.of(seat), place_in_deck(usize::from(above)))
            }
            Happened::LookedIntoPile { of, pile } => {
                let cards: Vec<String> = self.left_of(pile).map(|card| self.name_of(card).to_owned()).collect();
                let told = if cards.is_empty() { String::new() } else { format!(": {}", list(&cards, "and")) };
                format!("{who} looked into {} secret pile{told}.", players.of(of))
            }
            Happened::Predicted => format!("{who} made a prediction."),
            Happened::PredictionTrue { attacker, defender } => {
                format!("{owner} prediction came true: {} attacks {}.", self.name_of(attacker), self.name_of(defender))
            }
            Happened::IntoDeck => format!("{whose} was shuffled into {} deck.", players.of(seat)),
            Happened::BecameResource { .. } if sight.hidden => format!("{owner} top card became a resource."),
            Happened::BecameResource { face_up } => format!("{whose} became a resource, {}.", face(face_up)),
            Happened::ResourceKod => format!("{owner} resource {card} was KO'd."),
            Happened::TurnedDown => format!("{whose} was flipped face down."),
            Happened::TurnedUp => format!("{whose} was flipped face up."),
            Happened::CombatCancelled => "The combat was cancelled.".to_owned(),
            Happened::CombatEnded => "The combat ended.".to_owned(),
            Happened::PowerCancelled => format!("The power of {inside} was cancelled."),
            Happened::TriggerBegan => format!("{whose} triggered."),
            Happened::TriggerFailed => format!("The trigger of {inside} came to nothing."),
            Happened::CannotAppear => format!("{whose} could not appear."),

            // Only powers wait for these.
            Happened::TurnStarts
            | Happened::BuildStarts
            | Happened::MainStarts
            | Happened::TurnEnds
            | Happened::CombatEnds
            | Happened::PlayerAttacks { .. }
            | Happened::LeavesPlay { .. }
            | Happened::LeavesSide { .. }
            | Happened::RisesInAtk { .. }
            | Happened::SuperPowerUsed { .. }
            | Happened::CharacterRecruited
            | Happened::EquipmentPlayed
            | Happened::CardsDrawn
            | Happened::CardsDiscarded
            | Happened::CardsLeftHand
            | Happened::ResourceCame
            | Happened::LocationCame => String::new(),
        }
    }
}

impl Vs {
    /// What a change does to the character it is about, as the card says it: "Thor gets +2/+2 this combat."
    fn changed_words(&self, sight: &Sight, about: &About, rules: impl FnOnce(&[Rule]) -> Vec<Rule>) -> Option<String> {
        let (held, until) = self.change_made(sight)?;
        let change = Effect::Change(Select::This, rules(&held), until);
        let called = if about.several { Called::several(&about.cards) } else { about.cards.as_str().into() };
        let told = effects_text(&[change], called, self.keywords());
        // Without what a card says in brackets.
        Some(told.split(" (").next().unwrap_or_default().to_owned())
    }

    /// What holds for a player from now on, as the card says it: "Bob can't play plot twists this combat."
    fn borne_words(&self, sight: &Sight, who: &str) -> Option<String> {
        let (rules, until) = self.change_made(sight)?;
        let player = if who == "You" { Player::Me } else { Player::Chosen };
        let change = Effect::Change(Select::Players(player), rules, until);
        let told = effects_text(&[change], self.sight_card(sight), self.keywords());
        // How a player can end it is not part of what holds.
        let law = told.split_inclusive(". ").next()?.trim_end();
        Some(law.replacen("That player", who, 1))
    }

    /// The rules that an effect lets hold, and how long.
    fn change_made(&self, sight: &Sight) -> Option<(Vec<Rule>, Until)> {
        let Op::Do(number) = self.program.op(sight.at) else { return None };
        let changes = |effect: &Effect| match effect {
            Effect::Change(_, rules, until) => Some((rules.clone(), until.clone())),
            _ => None,
        };
        self.program.sentence(number).iter().find_map(changes).filter(|_| sight.at != 0)
    }
}

fn strike_words(whose: &str, strike: &str, struck: &str, value: i16, def: i16) -> String {
    match value < def {
        true => format!("{whose} withstood a {strike} of {value} with DEF {def}."),
        false => format!("{whose} was {struck} with {value} against DEF {def}."),
    }
}

fn face(up: bool) -> &'static str {
    if up { "face up" } else { "face down" }
}
