//! Places with cards, sides and Keepers singled out.

use super::filter::{self, Style};
use super::voice::Voice;
use crate::language::{Cards, Filter, Side, Target, To};

/// The cards of a place: "the top 2 cards of your deck", "your opponent's hand".
pub(super) fn cards(cards: Cards, voice: &Voice) -> String {
    match cards {
        Cards::Hand(who) => format!("{} hand", voice.owns(who)),
        Cards::Deck(who) => format!("{} deck", voice.owns(who)),
        Cards::Discard(who) => format!("{} discard pile", voice.owns(who)),
        Cards::TopOfDeck(who, 1) => format!("the top card of {} deck", voice.owns(who)),
        Cards::TopOfDeck(who, many) => format!("the top {many} cards of {} deck", voice.owns(who)),
        Cards::TopOfDiscard(who) => format!("the top card of {} discard pile", voice.owns(who)),
        Cards::Keepers(Side::Mine) => "your Keepers".to_owned(),
        Cards::Keepers(Side::Theirs) => "your opponent's Keepers".to_owned(),
        Cards::Keepers(Side::Any) => "the Keepers in play".to_owned(),
        Cards::RandomInHand(who) => format!("a random card in {} hand", voice.owns(who)),
        Cards::Revealed => "the revealed card".to_owned(),
        Cards::Shown => "the cards you show".to_owned(),
    }
}

/// The same, or "it" for the one card just seen.
pub(super) fn subject(place: Cards, voice: &Voice) -> String {
    if voice.sees(place) && single(place) { "it".to_owned() } else { cards(place, voice) }
}

pub(super) fn single(place: Cards) -> bool {
    matches!(place, Cards::TopOfDeck(_, 1) | Cards::TopOfDiscard(_) | Cards::RandomInHand(_) | Cards::Revealed)
}

/// Cards of a place that fit, without article or number: "Storm Keeper you control".
pub(super) fn fitting(place: Cards, fits: &Filter, style: &Style, voice: &Voice) -> String {
    let head = if matches!(place, Cards::Keepers(_)) { "Keeper" } else { "card" };
    let noun = filter::bare(fits, &Style { head, ..*style });
    match place {
        Cards::Keepers(Side::Mine) => format!("{noun} you control"),
        Cards::Keepers(Side::Theirs) => format!("{noun} your opponent controls"),
        Cards::Keepers(Side::Any) => format!("{noun} in play"),
        Cards::Shown => format!("{noun} you show"),
        Cards::Revealed => format!("{noun} revealed"),
        Cards::TopOfDiscard(_) => format!("{noun} on top of {}", cards(place, voice).replace("the top card of ", "")),
        Cards::TopOfDeck(..) if voice.sees(place) => format!("{noun} among them"),
        Cards::TopOfDeck(..) => format!("{noun} among {}", cards(place, voice)),
        Cards::RandomInHand(_) => format!("{noun} picked as {}", cards(place, voice)),
        Cards::Hand(_) if voice.sees(place) => format!("{noun} in it"),
        Cards::Hand(_) | Cards::Deck(_) | Cards::Discard(_) => format!("{noun} in {}", cards(place, voice)),
    }
}

/// In front of Keepers of a side, where some of them are meant: "your opponent's Speed Keepers".
pub(super) fn side_keepers(side: Side, fits: &Filter, join: &str, voice: &Voice) -> String {
    let noun = filter::bare(fits, &Style::many("Keeper", join, voice.named));
    match side {
        Side::Mine => format!("your {noun}"),
        Side::Theirs => {
            format!("your opponent's {}", noun.replace("on your opponent's last turn", "on their last turn"))
        }
        Side::Any => noun,
    }
}

/// "one of your Keepers", "a Keeper of level 5 or lower".
pub(super) fn one_keeper(side: Side, fits: &Filter, voice: &Voice) -> String {
    match side {
        Side::Any => filter::one(fits, &Style::one("Keeper", voice.named)),
        _ => format!("one of {}", side_keepers(side, fits, "or", voice)),
    }
}

/// "each of your Keepers", "each Keeper".
pub(super) fn each_keeper(side: Side, fits: &Filter, voice: &Voice) -> String {
    match side {
        Side::Any => format!("each {}", filter::bare(fits, &Style::one("Keeper", voice.named))),
        _ => format!("each of {}", side_keepers(side, fits, "and", voice)),
    }
}

pub(super) fn target(target: &Target, voice: &Voice) -> String {
    match target {
        Target::This => voice.this().to_owned(),
        Target::It => voice.it.clone(),
        Target::One(side, fits) | Target::UpTo(1, side, fits) => one_keeper(*side, fits, voice),
        Target::UpTo(most, Side::Any, fits) => format!("up to {most} {}", side_keepers(Side::Any, fits, "or", voice)),
        Target::UpTo(most, side, fits) => format!("up to {most} of {}", side_keepers(*side, fits, "or", voice)),
        Target::Random(side, fits) => format!("{} at random", one_keeper(*side, fits, voice)),
        Target::All(Side::Any, fits) => format!("all {}", side_keepers(Side::Any, fits, "and", voice)),
        Target::All(side, fits) => format!("all of {}", side_keepers(*side, fits, "and", voice)),
    }
}

/// Whose hand or deck the Keepers of a target go to.
pub(super) fn home(target: &Target, voice: &Voice) -> &'static str {
    let (side, many) = match target {
        Target::This => (Side::Mine, false),
        Target::It => (voice.it_side, false),
        Target::One(side, _) | Target::UpTo(1, side, _) | Target::Random(side, _) => (*side, false),
        Target::UpTo(_, side, _) | Target::All(side, _) => (*side, true),
    };
    match (side, many) {
        (Side::Mine, _) => "your",
        (Side::Theirs, _) => "their",
        (Side::Any, false) => "its controller's",
        (Side::Any, true) => "their controllers'",
    }
}

/// The verb and the end of a sentence that moves something to a place.
pub(super) fn towards(to: To, owner: &str) -> (&'static str, String) {
    let s = if owner.ends_with("s'") { "s" } else { "" };
    match to {
        To::Hand => ("return", format!("to {owner} hand{s}")),
        To::DeckTop => ("put", format!("on top of {owner} deck{s}")),
        To::DeckBottom => ("put", format!("on the bottom of {owner} deck{s}")),
        To::IntoDeck => ("shuffle", format!("into {owner} deck{s}")),
        To::Discard => ("put", format!("into {owner} discard pile{s}")),
    }
}
