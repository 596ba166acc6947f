//! Single effects as clauses.

use super::clause::{Clause, ClauseKind};
use super::filter::{self, Style};
use super::number;
use super::place;
use super::voice::{Counted, Voice};
use super::words::{list, signed};
use crate::language::{Block, Cards, Effect, Filter, Flip, Num, Pick, Side, Source, Target, To, Who};

/// The clause of an effect that is one; none for those that need more than a clause (see `program::sentences`).
pub(super) fn clause(effect: &Effect, voice: &Voice) -> Option<Clause> {
    let told = match effect {
        Effect::AttackIs(num) => attack_is(num, voice).kind(ClauseKind::Attack),
        Effect::Bonus(num) => Clause::words(number::bonus(num, voice)).kind(ClauseKind::Attack),
        Effect::Blocks(block) => blocks(block, voice).kind(ClauseKind::Attack),
        Effect::NameFactor => Clause::you("name", "a Factor"),
        Effect::NameNumber => Clause::you("name", "a number"),
        Effect::NameHero(heroes) => Clause::you("name", list(heroes, "or")),
        Effect::ChoosePlayer => Clause::you("choose", "a player").kind(ClauseKind::Choice),
        Effect::FlipCoins(num) => Clause::you("flip", number::things(num, "coin", voice)),
        Effect::Reveal(cards) => Clause::you("reveal", place::cards(*cards, voice)).kind(ClauseKind::See),
        Effect::Look(cards) => Clause::you("look", format!("at {}", place::cards(*cards, voice))).kind(ClauseKind::See),
        Effect::Show(most, fits) => Clause::you("show", shown(*most, fits, voice)).may(),
        Effect::Hit { by, who, amount } => hit(*by, *who, amount, voice),
        Effect::Heal(num) => Clause::you("heal", number::points(num, voice)).kind(ClauseKind::Soft),
        Effect::Draw(who, num) => draw(*who, num, voice),
        Effect::FromHand(who, pick, to) => from_hand(*who, pick, *to, voice),
        Effect::Mill(who, num) => mill(*who, num, voice),
        Effect::MillWhile(who, fits) => mill_while(*who, fits, voice),
        Effect::MillCopies(who) => {
            let rest = format!("every copy of that card from {} deck", voice.own(*who));
            Clause::new(voice.doer(*who), "discard", rest)
        }
        Effect::ShuffleDeck(who) => Clause::new(voice.doer(*who), "shuffle", format!("{} deck", voice.own(*who))),
        Effect::SwapDeckAndDiscard(who) => {
            let rest = format!("{} deck with {} discard pile and shuffle both", voice.owns(*who), voice.own(*who));
            Clause::you("swap", rest)
        }
        Effect::TakeTopDiscard(Filter::Any, to) => top_discard(*to),
        Effect::Destroy(target) => destroy(target, voice),
        Effect::MoveKeeper(target, to) => move_keeper(target, *to, voice),
        Effect::TakeControl(target) => {
            optional(Clause::you("take", format!("control of {}", place::target(target, voice))), target)
        }
        Effect::BecomeCopy(side, fits) => {
            let keeper = place::one_keeper(*side, fits, voice);
            Clause::new(Some("this card"), "enter", format!("play as a copy of {keeper} you choose"))
        }
        Effect::ThisTo(to) => this_to(*to, voice),
        Effect::PutIntoPlay(Cards::Hand(who), fits) => {
            let keeper = filter::one(fits, &Style::one("Keeper", voice.named));
            Clause::you("put", format!("{keeper} from {} hand into play", voice.owns(*who))).may()
        }
        Effect::Play { from: Cards::Hand(who), cards, bonus } => play_from_hand(*who, cards, *bonus, voice),
        Effect::RepeatAttack => Clause::you("play", "this same attack again"),
        Effect::PowerThisTurn(change) => {
            Clause::new(Some("your power"), "be", format!("{} this turn", signed(i16::from(*change))))
                .kind(ClauseKind::Power)
        }
        Effect::SharedPower(change) => shared_power(*change),
        Effect::SetSharedPower(power) => Clause::new(Some("the shared power"), "become", power.to_string()),
        Effect::NextFlip(flip) => next_flip(*flip),
        Effect::BlocksOff(block) => blocks_off(block, voice),
        Effect::ExtraTurn => Clause::you("take", "another turn after this one"),
        Effect::Win => Clause::words("you win the game"),
        Effect::May(_) | Effect::If(..) | Effect::IfElse(..) | Effect::Choose(..) | Effect::ForEach(..) => return None,
        Effect::Sift { .. } | Effect::TakeTopDiscard(..) | Effect::PutIntoPlay(..) | Effect::Play { .. } => {
            return None;
        }
    };
    Some(told)
}

fn attack_is(num: &Num, voice: &Voice) -> Clause {
    let total = number::total(num, voice);
    match num {
        Num::Times(..) | Num::HalfUp(_) => Clause::new(Some("attack"), "be", total),
        _ => Clause::new(Some("attack"), "be", format!("equal to {total}")),
    }
}

fn blocks(block: &Block, voice: &Voice) -> Clause {
    let this = Some("this attack");
    match block {
        Block::Never => Clause::new(this, "be", "unblockable"),
        Block::NotFromHand => Clause::words("this attack can't be blocked from hand"),
        Block::NotFromDeck => Clause::words("this attack can't be blocked from the deck"),
        Block::FirstPointOnly => Clause::words("this attack can be blocked only on its first point of damage"),
        Block::NotBy(fits) => Clause::words(format!(
            "{} can't block this attack",
            filter::bare(fits, &Style::many("card", "and", voice.named))
        )),
    }
}

/// "a Storm card from your hand".
pub(super) fn shown(most: u8, fits: &Filter, voice: &Voice) -> String {
    let many = filter::bare(fits, &Style::many("card", "or", voice.named));
    match most {
        0 | 1 => format!("{} from your hand", filter::one(fits, &Style::one("card", voice.named))),
        2..10 => format!("up to {most} {many} from your hand"),
        _ => format!("any number of {many} from your hand"),
    }
}

fn draw(who: Who, num: &Num, voice: &Voice) -> Clause {
    if who == Who::Me && *num == Num::N(1) && voice.seen == Some(Cards::TopOfDeck(Who::Me, 1)) {
        return Clause::you("draw", "it").kind(ClauseKind::Soft);
    }
    let noun = if voice.extra && *num == Num::N(1) { "extra card" } else { "card" };
    Clause::new(voice.doer(who), "draw", number::things(num, noun, voice)).kind(ClauseKind::Soft)
}

fn mill_while(who: Who, fits: &Filter, voice: &Voice) -> Clause {
    let own = voice.own(who);
    if *fits == Filter::Any {
        return Clause::new(voice.doer(who), "discard", format!("{own} deck"));
    }
    let not = filter::not_predicate(fits, &Style::one("card", voice.named));
    let them = if own == "your" { "you discard" } else { "they discard" };
    let rest = format!("cards from the top of {own} deck until {them} one that {not}");
    Clause::new(voice.doer(who), "discard", rest)
}

fn top_discard(to: To) -> Clause {
    let (verb, end) = place::towards(to, "your");
    Clause::you(verb, format!("the top card of your discard pile {end}"))
}

fn hit(by: Source, who: Who, amount: &Num, voice: &Voice) -> Clause {
    let (doer, near) = match by {
        Source::This => (voice.this().to_owned(), true),
        Source::It => (voice.it.clone(), voice.it_side == Side::Mine),
        Source::TopOfDiscard => ("the top card of your discard pile".to_owned(), true),
        Source::Revealed => ("it".to_owned(), true),
    };
    let value = match amount {
        Num::Amount if voice.counted == Counted::ThisAttack => "as much damage as this attack did".to_owned(),
        Num::Amount if voice.counted == Counted::ThatAttack => "that much".to_owned(),
        num => number::total(num, voice),
    };
    let rest = match who {
        Who::Foe if near => format!("for {value}"),
        _ => format!("{} for {value}", voice.player(who)),
    };
    Clause::new(Some(&doer), "hit", rest).kind(ClauseKind::Soft)
}

fn from_hand(who: Who, pick: &Pick, to: To, voice: &Voice) -> Clause {
    let (doer, own) = (voice.doer(who), voice.own(who));
    let (verb, end) = match to {
        To::Discard => ("discard", String::new()),
        _ => place::towards(to, own),
    };
    let one = Style::one("card", voice.named);
    let seen = |which: String| {
        let them = if doer.is_none() { "your" } else { voice.owns(who) };
        let end = if to == To::Discard { String::new() } else { format!(" {end}") };
        let long = which.replace(" of that ", " ").contains(" that ") || which.contains(" with ");
        let moved = if long { format!("from it {which}{end}") } else { format!("{which} from it{end}") };
        Clause::you("look", format!("at {them} hand and {verb} {moved}")).kind(ClauseKind::See)
    };
    let rest = match pick {
        Pick::Choose(num) => format!("{} from {own} hand", number::things(num, "card", voice)),
        Pick::Random(Num::N(1)) => format!("a random card from {own} hand"),
        Pick::Random(num) => format!("{} at random from {own} hand", number::things(num, "card", voice)),
        Pick::All => format!("{own} hand"),
        Pick::Revealed => "it".to_owned(),
        Pick::ISeeAndChoose(fits) => return seen(filter::one(fits, &one)),
        Pick::ISeeAll(fits) => return seen(format!("every {}", filter::bare(fits, &one))),
    };
    Clause::new(doer, verb, format!("{rest} {end}").trim_end())
}

fn mill(who: Who, num: &Num, voice: &Voice) -> Clause {
    if *num == Num::N(1) && voice.seen == Some(Cards::TopOfDeck(who, 1)) {
        return Clause::you("discard", "it").or_of("it", "be", "discarded");
    }
    let own = voice.own(who);
    let whole = |num: &Num| *num == Num::Count(Cards::Deck(who), Filter::Any);
    let rest = match num {
        _ if number::fixed(num) == Some(1) => format!("the top card of {own} deck"),
        _ if number::fixed(num).is_some() => format!("the top {} cards of {own} deck", number::total(num, voice)),
        num if whole(num) => format!("{own} deck"),
        Num::HalfUp(inner) if whole(inner) => format!("the top half of {own} deck (rounded up)"),
        _ => match number::each(num, voice) {
            Some((1, unit)) => format!("the top card of {own} deck for each {unit}"),
            Some((factor, unit)) => format!("the top {factor} cards of {own} deck for each {unit}"),
            None => format!("as many cards from the top of {own} deck as {}", number::total(num, voice)),
        },
    };
    Clause::new(voice.doer(who), "discard", rest)
}

fn destroy(target: &Target, voice: &Voice) -> Clause {
    let told = Clause::you("destroy", place::target(target, voice));
    match target {
        Target::This | Target::It => told.or_of(&place::target(target, voice), "be", "destroyed"),
        _ => optional(told, target),
    }
}

fn move_keeper(target: &Target, to: To, voice: &Voice) -> Clause {
    let (verb, end) = place::towards(to, place::home(target, voice));
    let told = Clause::you(verb, format!("{} {end}", place::target(target, voice)));
    match (target, to) {
        (Target::This | Target::It, To::Hand) => told.or_of(&place::target(target, voice), "return", end),
        (Target::This | Target::It, To::IntoDeck) => {
            told.or_of(&place::target(target, voice), "be", format!("shuffled {end}"))
        }
        _ => optional(told, target),
    }
}

fn this_to(to: To, voice: &Voice) -> Clause {
    let (verb, end) = place::towards(to, "your");
    let told = Clause::you(verb, format!("{} {end}", voice.this()));
    if to == To::Hand { told.or_of(voice.this(), "return", end) } else { told }
}

/// "Up to one" is told as "you may".
fn optional(told: Clause, target: &Target) -> Clause {
    if matches!(target, Target::UpTo(1, ..)) { told.may() } else { told }
}

fn play_from_hand(who: Who, fits: &Filter, bonus: i8, voice: &Voice) -> Clause {
    let noun = filter::one(fits, &Style::one("card", voice.named));
    let extra = with_attack(bonus);
    let place = Cards::Hand(who);
    let rest = match voice.doer(who) {
        None if *fits == Filter::Any => format!("another card{extra}"),
        None => format!("{noun}{extra}"),
        Some(_) if voice.sees(place) => format!("{noun} from it as your own{extra}"),
        Some(_) => format!("{noun} from {} as your own{extra}", place::cards(place, voice)),
    };
    Clause::you("play", rest).may()
}

pub(super) fn with_attack(bonus: i8) -> String {
    if bonus == 0 { String::new() } else { format!(" with attack {}", signed(i16::from(bonus))) }
}

fn shared_power(change: i8) -> Clause {
    let verb = if change < 0 { "fall" } else { "rise" };
    Clause::new(Some("the shared power"), verb, format!("by {}", change.unsigned_abs()))
}

fn next_flip(flip: Flip) -> Clause {
    match flip {
        Flip::Heads => Clause::new(Some("the next turn's power flip"), "be", "automatically heads"),
        Flip::Skipped => Clause::you("skip", "the next turn's power flip"),
    }
}

fn blocks_off(block: &Block, voice: &Voice) -> Clause {
    let what = match block {
        Block::Never => "your opponent can't block".to_owned(),
        Block::NotFromHand => "your opponent can't block from hand".to_owned(),
        Block::NotFromDeck => "your opponent can't block from the deck".to_owned(),
        Block::FirstPointOnly => "your opponent can block only the first point of damage".to_owned(),
        Block::NotBy(fits) => {
            let cards = filter::bare(fits, &Style::many("card", "or", voice.named));
            format!("your opponent can't block with {cards}")
        }
    };
    Clause::words(format!("for the rest of this turn, {what}")).kind(ClauseKind::Power)
}
