//! What Keepers do while they are in play.

use super::clause::{self, Clause, ClauseKind, Sentence};
use super::condition::condition;
use super::filter::{self, Style};
use super::place;
use super::program::program;
use super::voice::{Named, Voice};
use super::words::signed;
use crate::language::{Card, Effect, Filter, KeeperPower, Side, Static, Target, To, Trigger, Who, Whose};

/// One power of a Keeper, in whole sentences.
pub(super) fn keeper_power(power: &KeeperPower, card: &Card, named: Named) -> String {
    let voice = Voice { named, ..Voice::keeper() };
    match power {
        KeeperPower::Assault(value) => format!("Assault {value}."),
        KeeperPower::When(trigger, effects) => triggered(trigger, effects, card, named),
        KeeperPower::Always(rule) => clause::tell(&[static_clause(rule, "your opponent", &voice).into()]),
        KeeperPower::While(cond, rule) => {
            let lead = format!("while {}", condition(cond, &voice));
            clause::tell(&[Sentence::if_then(lead, static_clause(rule, "your opponent", &voice))])
        }
        KeeperPower::NextFoeTurn(rules) => next_turn(rules, &voice),
    }
}

fn next_turn(rules: &[Static], voice: &Voice) -> String {
    let mut first =
        Sentence { lead: vec!["until the end of your opponent's next turn".to_owned()], ..Sentence::default() };
    first.body = rules.iter().map(|rule| static_clause(rule, "they", voice).kind(ClauseKind::Soft)).collect();
    let end = "Then destroy this Keeper.";
    if first.body.is_empty() { end.to_owned() } else { format!("{} {end}", clause::tell(&[first])) }
}

/// A changed rule. `foe`: how the opponent is called.
fn static_clause(rule: &Static, foe: &str, voice: &Voice) -> Clause {
    let theirs = if foe == "they" { "their" } else { "your opponent's" };
    let style = |head, join| Style::many(head, join, voice.named);
    let text = match rule {
        Static::Attack(side, fits, change) => {
            let cards = filter::bare(fits, &style("card", "and"));
            let whose = match side {
                Side::Mine => "your ",
                Side::Theirs => &format!("{theirs} "),
                Side::Any => "each player's ",
            };
            format!("{whose}{cards} have attack {}", signed(i16::from(*change)))
        }
        Static::Power(side, fits, change) => {
            let whose = match side {
                Side::Mine => "your",
                Side::Theirs => theirs,
                Side::Any => "each player's",
            };
            let cards = match fits {
                Filter::Any => String::new(),
                _ => format!(" for {}", filter::bare(fits, &style("card", "and"))),
            };
            format!("{whose} power is {}{cards}", signed(i16::from(*change)))
        }
        Static::CannotPlay(fits) => {
            let cards = filter::bare(fits, &Style { pile: "their", ..style("card", "or") });
            format!("{foe} can't play {cards}")
        }
        Static::DamageCap(most) => format!("no single attack can do more than {most} damage to you"),
        Static::KeeperHitsLess(less) => format!("Keepers in play hit you for {less} less"),
        Static::KeeperHitsOff => "Keepers in play can't damage you".to_owned(),
        Static::CannotBeDestroyed(fits) => {
            format!("{} can't be destroyed", place::side_keepers(Side::Mine, fits, "and", voice))
        }
        Static::CoinsAreHeads => "coins you flip for abilities always come up heads".to_owned(),
        Static::MisfireReturns => "if this Keeper misfires, return it to your hand instead of destroying it".to_owned(),
    };
    Clause::words(text)
}

fn triggered(trigger: &Trigger, effects: &[Effect], card: &Card, named: Named) -> String {
    let mut voice = Voice::after(trigger, named);
    let mut told = program(effects, &mut voice);
    let lead = moment(trigger, effects, &clause::tell(&told), (card, named));
    match told.first_mut() {
        Some(first) => first.lead.insert(0, lead),
        None => told.push(Sentence::if_then(lead, Clause::words("nothing happens"))),
    }
    clause::tell(&told)
}

/// Whether the Keeper leaves play by these effects.
fn leaves(effects: &[Effect]) -> bool {
    effects.iter().any(|effect| match effect {
        Effect::Destroy(Target::This) | Effect::MoveKeeper(Target::This, _) => true,
        Effect::ThisTo(to) => *to != To::Discard,
        Effect::If(_, inner) => leaves(inner),
        _ => false,
    })
}

/// The moment a trigger waits for: "each time you draw".
fn moment(trigger: &Trigger, effects: &[Effect], told: &str, (card, named): (&Card, Named)) -> String {
    let each = if leaves(effects) { "when" } else { "each time" };
    let turn = |edge: &str, whose: Whose| match whose {
        Whose::Mine => format!("at the {edge} of your turn"),
        Whose::Foes => format!("at the {edge} of your opponent's turn"),
        Whose::Each if told.contains("hat player") => format!("at the {edge} of each player's turn"),
        Whose::Each => format!("at the {edge} of each turn"),
    };
    let event = match trigger {
        Trigger::StartOfTurn(whose) => return turn("start", *whose),
        Trigger::EndOfTurn(whose) => return turn("end", *whose),
        Trigger::Destroyed => return "when this Keeper is destroyed".to_owned(),
        Trigger::FoeDeckEmpty => {
            let becomes = "when your opponent's deck becomes empty";
            return format!("{becomes}, or is empty as this Keeper enters play");
        }
        Trigger::AttackDeals(who, fits, least) => attack_deals(*who, fits, *least, named),
        Trigger::HandBlock(who) => format!("{} from hand", does(*who, "block", "blocks")),
        Trigger::HandBlocksAttack(who, fits) => {
            let attack = match who {
                Who::Me => filter::one(fits, &Style::one("attack", named)),
                _ => format!("one of your {}", filter::bare(fits, &Style::many("attack", "or", named))),
            };
            format!("{} {attack} from hand", does(*who, "block", "blocks"))
        }
        Trigger::FoeAttacks => "your opponent attacks you, before blocks".to_owned(),
        Trigger::KeeperEnters(side, fits) => format!("{} enters play", another(*side, fits, card, named)),
        Trigger::KeeperDestroyed(side) => format!("{} is destroyed", another(*side, &Filter::Any, card, named)),
        Trigger::Draws(who) => does(*who, "draw", "draws"),
        Trigger::Heals => "you heal".to_owned(),
        Trigger::AbilityDiscards(who) => {
            format!("an ability makes {} discard from hand", does(*who, "", "").trim_end())
        }
        Trigger::Heads => "any coin flip comes up heads".to_owned(),
        Trigger::AssaultDamages => "one of your Assault Keepers does damage".to_owned(),
        Trigger::OwnCardDamagesMe => "one of your own cards damages you".to_owned(),
        Trigger::KeeperDamagesMe(Side::Mine) => "one of your own Keepers damages you".to_owned(),
        Trigger::KeeperDamagesMe(Side::Theirs) => "one of your opponent's Keepers damages you".to_owned(),
        Trigger::KeeperDamagesMe(Side::Any) => "a Keeper damages you".to_owned(),
    };
    format!("{each} {event}")
}

fn does(who: Who, yours: &str, theirs: &str) -> String {
    match who {
        Who::Me => format!("you {yours}"),
        Who::Foe => format!("your opponent {theirs}"),
        Who::Turn => format!("the player whose turn it is {theirs}"),
        Who::Chosen | Who::Holder => format!("that player {theirs}"),
    }
}

/// A Keeper that cannot be meant itself does not say "another".
fn another(side: Side, fits: &Filter, card: &Card, named: Named) -> String {
    let itself = filter::may_fit(fits, card);
    match side {
        Side::Mine => {
            let one = if itself { "another" } else { "one" };
            format!("{one} of your {}", filter::bare(fits, &Style::many("Keeper", "or", named)))
        }
        Side::Theirs => format!("one of your opponent's {}", filter::bare(fits, &Style::many("Keeper", "or", named))),
        Side::Any if itself => format!("another {}", filter::bare(fits, &Style::one("Keeper", named))),
        Side::Any => filter::one(fits, &Style::one("Keeper", named)),
    }
}

fn attack_deals(who: Who, fits: &Filter, least: u8, named: Named) -> String {
    let attacks = filter::bare(fits, &Style::many("attack", "or", named));
    let damage = if least <= 1 { "damage".to_owned() } else { format!("{least} or more damage") };
    match who {
        Who::Me => format!("one of your {attacks} does {damage}"),
        Who::Foe if *fits == Filter::Any => format!("an attack does {damage} to you"),
        Who::Foe => format!("one of your opponent's {attacks} does {damage} to you"),
        _ => format!("{} does {damage}", filter::one(fits, &Style::one("attack", named))),
    }
}
