//! Questions, options and events in words.

use crate::Squad;
use crate::bound::Bound;
use crate::event::{Kind, Sight};
use crate::language::{Cards, Factor, To};
use crate::menu::Choice;
use crate::position::{Ask, CardNo, Frame, Position, Script, Strike, UNKNOWN};
use crate::program::{Op, PickOp};
use crate::rulebook::Rule;
use longbox_kernel::{Outcome, Reason, Seat, Verdict};

impl Squad {
    /// A card's name, or a word for one that is not known.
    pub fn name_of(&self, card: CardNo) -> &str {
        if card == UNKNOWN { "a card" } else { &self.card(card).name }
    }

    /// The question that is pending.
    pub fn question(&self, p: &Position) -> String {
        match p.ask {
            Ask::Nothing => String::new(),
            Ask::Attack => "Play a card as your attack?".to_owned(),
            Ask::Block => match p.strike() {
                Some(strike) => self.block_question(strike),
                None => "Block from hand?".to_owned(),
            },
            Ask::Overflow => "Your deck is empty. Which card in your hand takes the next point of damage?".to_owned(),
            Ask::Pause => "Go on?".to_owned(),
            Ask::HandLimit => "You can keep only 8 cards. Which one do you discard?".to_owned(),
            Ask::KeeperLimit => "You can keep only 6 Keepers. Which one do you destroy?".to_owned(),
            Ask::Effect => match p.frames().last() {
                Some(Frame::Script(s)) => format!("{}: {}", self.name_of(s.own), self.effect_question(s)),
                _ => String::new(),
            },
        }
    }

    fn block_question(&self, strike: &Strike) -> String {
        let what = if strike.is_attack() { "attacks" } else { "hits" };
        let open: Vec<&str> =
            strike.open.iter().filter_map(|open| Factor::by_number(*open)).map(Factor::name).collect();
        let rest = strike.value - strike.dealt;
        let more = if strike.dealt > 0 { " more" } else { "" };
        let name = self.name_of(strike.card);
        format!("{name} {what} you for {rest}{more} ({}). Block from hand?", open.join(" + "))
    }

    fn effect_question(&self, s: &Script) -> String {
        let text = match self.program.ops[usize::from(s.at)] {
            Op::May(_) => "do this?",
            Op::NameFactor => "name a Factor.",
            Op::NameNumber => "name a number.",
            Op::NameHero(..) => "name a hero.",
            Op::ChoosePlayer => "choose a player.",
            Op::Show(..) => "show a card from your hand?",
            Op::Play(Cards::Hand(_), _, bonus) if bonus > 0 => return format!("play a card with attack +{bonus}?"),
            Op::Play(..) => "play a card?",
            Op::PutIntoPlay(..) => "put a Keeper from your hand into play?",
            Op::FromHand(_, PickOp::ISeeAndChoose(_), _) => "choose a card from your opponent's hand.",
            Op::FromHand(_, _, To::Discard) => "choose a card to discard.",
            Op::FromHand(..) => "choose a card from your hand to put on top of your deck.",
            Op::Sift(_) if s.step >= 2 => "which card goes on top next?",
            Op::Sift(sift) => match sift.to {
                To::Hand => "which card do you take?",
                To::Discard => "which card do you discard?",
                _ => "put the card on the bottom of the deck, or leave it?",
            },
            Op::Destroy(_) => "choose a Keeper to destroy.",
            Op::MoveKeeper(..) => "choose a Keeper.",
            Op::TakeControl(_) => "choose a Keeper to take control of.",
            Op::BecomeCopy(..) => "choose a Keeper to copy.",
            _ => "choose.",
        };
        text.to_owned()
    }

    /// An option as a player reads it.
    pub fn option_text(&self, p: &Position, choice: Choice) -> String {
        match choice {
            Choice::Pass => self.pass_text(p).to_owned(),
            Choice::Card(piece) => self.name_of(p.card(piece)).to_owned(),
            Choice::Keeper(piece) => self.keeper_text(p, piece),
            Choice::Factor(factor) => factor.name().to_owned(),
            Choice::Number(number) => number.to_string(),
            Choice::Hero(hero) => self.heroes[usize::from(hero)].clone(),
            Choice::Player(seat) => format!("Player {seat}"),
            Choice::Yes => "Yes".to_owned(),
            Choice::No => "No".to_owned(),
        }
    }

    fn pass_text(&self, p: &Position) -> &'static str {
        let op = match p.frames().last() {
            Some(Frame::Script(s)) => Some(self.program.ops[usize::from(s.at)]),
            _ => None,
        };
        match (p.ask, op) {
            (Ask::Attack, _) => "Do not attack",
            (Ask::Block, _) => "Take the damage",
            (Ask::Pause, _) => "Go on",
            (_, Some(Op::Sift(_))) => "Leave it",
            (_, Some(Op::Show(..))) => "Show no more",
            (_, Some(Op::Play(..))) => "Play nothing",
            _ => "None",
        }
    }

    /// A Keeper by name and side, numbered when several look the same.
    fn keeper_text(&self, p: &Position, piece: u8) -> String {
        let Some(seat) = p.keeper_seat(piece) else { return self.name_of(p.card(piece)).to_owned() };
        let card = p.card(piece);
        let same: Vec<u8> =
            p.row(seat).iter().map(|keeper| keeper.piece).filter(|other| p.card(*other) == card).collect();
        let number = same.iter().position(|other| *other == piece).map_or(1, |at| at + 1);
        let mark = if same.len() > 1 { format!(" #{number}") } else { String::new() };
        format!("{}{mark} (Player {seat})", self.name_of(card))
    }

    /// The short, lasting name of an option.
    pub(crate) fn option_key(&self, p: &Position, choice: Choice) -> String {
        let verb = match p.ask {
            Ask::Attack => "attack",
            Ask::Block => "block",
            Ask::Overflow => "lose",
            Ask::HandLimit => "discard",
            Ask::KeeperLimit => "destroy",
            Ask::Effect | Ask::Nothing => "choose",
            Ask::Pause => "pause",
        };
        match choice {
            Choice::Pass => format!("{verb}:pass"),
            _ => format!("{verb}:{}", self.option_text(p, choice)),
        }
    }

    /// How the game ended, in words.
    pub fn outcome_text(&self, outcome: Outcome) -> String {
        let who = match outcome.verdict {
            Verdict::Win(seats) => match seats.iter().next() {
                Some(seat) => format!("Player {seat} wins"),
                None => "Nobody wins".to_owned(),
            },
            Verdict::Tie => "The game is a draw".to_owned(),
            Verdict::Cap => "The game was stopped without a winner".to_owned(),
        };
        let why = match outcome.reason {
            Reason::Rule(number) => match Rule::by_number(number) {
                Some(Rule::Win) => "the other player is out of cards".to_owned(),
                Some(Rule::WinTie) => "both are out of cards, and it was the winner's turn".to_owned(),
                Some(rule) => rule.text().title.to_lowercase(),
                None => "by the rules".to_owned(),
            },
            Reason::Conceded(seat) => format!("player {seat} gave up"),
            Reason::OutOfTime(seat) => format!("player {seat} ran out of time"),
            Reason::AgreedDraw => "both agreed".to_owned(),
            Reason::Bound(number) => {
                Bound::ALL.get(usize::from(number)).map_or("a bound was reached", |bound| bound.text()).to_owned()
            }
        };
        format!("{who}: {why}.")
    }

    /// An event in words. `names` are what the players are called.
    pub fn tell(&self, sight: &Sight, names: [&str; 2]) -> String {
        let who = names[sight.seat.index() & 1];
        let card = sight.card.map_or_else(|| "a card".to_owned(), |card| format!("\"{}\"", self.name_of(card)));
        let cause = sight.cause.filter(|cause| Some(*cause) != sight.card);
        let by = cause.map_or_else(String::new, |cause| format!(" [{}]", self.name_of(cause)));
        let n = sight.number;
        match sight.kind {
            Kind::GoesFirst => format!("{who} goes first."),
            Kind::TurnBegan => format!("--- Turn {n}: {who} ---"),
            Kind::PowerFlipped => format!("{who} flips for power: {}.", coin(n)),
            Kind::PowerFlipSkipped => "There is no power flip.".to_owned(),
            Kind::CoinFlipped => format!("{who} flips a coin: {}.{by}", coin(n)),
            Kind::PowerBecame => format!("The shared power is now {n}.{by}"),
            Kind::PowerChangedThisTurn => format!("{who} has power {n:+} this turn.{by}"),
            Kind::Drew => format!("{who} draws {card}.{by}"),
            Kind::DrawSkipped => format!("{who} has no card to draw."),
            Kind::Attacked => format!("{who} attacks with {card}.{by}"),
            Kind::AttackValued => format!("{card} attacks for {n}."),
            Kind::Hit => format!("{card} hits for {n}."),
            Kind::PassedAttack => format!("{who} does not attack."),
            Kind::BlockedFromHand => format!("{who} blocks with {card} from hand.{by}"),
            Kind::DidNotBlock => format!("{who} does not block from hand."),
            Kind::LostFromDeck => format!("{who} loses {card} from the deck{}.", blocked(n)),
            Kind::LostFromHand => format!("{who} loses {card} from hand{}.", blocked(n)),
            Kind::TookDamage => format!("{who} took {n} damage from {card}."),
            Kind::Misfired => format!("{card} misfires!"),
            Kind::GameOver if n < 0 => "The game is over.".to_owned(),
            Kind::GameOver => format!("{who} wins!"),
            _ => self.tell_more(sight, who, &card, &by),
        }
    }

    fn tell_more(&self, sight: &Sight, who: &str, card: &str, by: &str) -> String {
        let n = sight.number;
        match sight.kind {
            Kind::Healed => format!("{who} heals {n}.{by}"),
            Kind::BecameKeeper => format!("{card} becomes a Keeper of {who}."),
            Kind::PutIntoPlay => format!("{who} puts {card} into play.{by}"),
            Kind::CopiedKeeper => format!("{who} puts a copy of {card} into play.{by}"),
            Kind::KeeperDestroyed => format!("{who}'s Keeper {card} is destroyed.{by}"),
            Kind::KeeperReturned => format!("{who}'s Keeper {card} returns to hand.{by}"),
            Kind::KeeperToDeckTop => format!("{who}'s Keeper {card} goes on top of the deck.{by}"),
            Kind::KeeperToDeckBottom => format!("{who}'s Keeper {card} goes on the bottom of the deck.{by}"),
            Kind::KeeperIntoDeck => format!("{who}'s Keeper {card} is shuffled into the deck.{by}"),
            Kind::KeeperToDiscard => format!("{who}'s Keeper {card} goes to the discard pile.{by}"),
            Kind::TookControl => format!("{who} takes control of {card}.{by}"),
            Kind::Discarded => format!("{who} discards {card}.{by}"),
            Kind::Milled => format!("{card} goes from {who}'s deck to the discard pile.{by}"),
            Kind::ToHand => format!("{who} puts {card} into hand.{by}"),
            Kind::ToDeckTop => format!("{who} puts {card} on top of the deck.{by}"),
            Kind::ToDeckBottom => format!("{card} goes on the bottom of {who}'s deck.{by}"),
            Kind::IntoDeck => format!("{who} shuffles {card} into the deck.{by}"),
            Kind::AttackDiscarded => format!("{card} goes to {who}'s discard pile."),
            Kind::Revealed => format!("{who}'s card {card} is revealed.{by}"),
            Kind::LookedAt => format!("{who}'s card {card} is looked at.{by}"),
            Kind::Shown => format!("{who} shows {card}.{by}"),
            Kind::NamedFactor => {
                format!("{who} names {}.{by}", Factor::by_number(n as u8).map_or("a Factor", Factor::name))
            }
            Kind::NamedNumber => format!("{who} names {n}.{by}"),
            Kind::NamedHero => {
                format!("{who} names {}.{by}", self.heroes.get(n as usize).map_or("a hero", String::as_str))
            }
            Kind::ChosePlayer => format!("{who} chooses player {}.{by}", Seat(n as u8)),
            Kind::DeckShuffled => format!("{who}'s deck is shuffled.{by}"),
            Kind::DeckAndDiscardSwapped => format!("{who}'s deck and discard pile change places.{by}"),
            Kind::DeckArranged => format!("The top {n} cards of {who}'s deck are put in order.{by}"),
            Kind::NextFlipSet if n > 0 => format!("The next power flip will be heads.{by}"),
            Kind::NextFlipSet => format!("The next power flip will be skipped.{by}"),
            Kind::BlocksSwitchedOff if n & i16::from(Strike::NOT_HAND) != 0 => {
                format!("{who} cannot block from hand this turn.{by}")
            }
            Kind::BlocksSwitchedOff => format!("{who} cannot block from the deck this turn.{by}"),
            Kind::ExtraTurn => format!("{who} will take another turn.{by}"),
            Kind::AttackRepeated => format!("{who} attacks with {card} once more."),
            Kind::EffectBegan => format!("The effect of {card} begins."),
            Kind::EffectSkipped => format!("The effect of {card} is skipped: it is no longer in play."),
            // Told in `tell`; listed here so that a new kind of event cannot be forgotten.
            Kind::GoesFirst
            | Kind::TurnBegan
            | Kind::PowerFlipped
            | Kind::PowerFlipSkipped
            | Kind::CoinFlipped
            | Kind::PowerBecame
            | Kind::PowerChangedThisTurn
            | Kind::Drew
            | Kind::DrawSkipped
            | Kind::Attacked
            | Kind::AttackValued
            | Kind::Hit
            | Kind::PassedAttack
            | Kind::BlockedFromHand
            | Kind::DidNotBlock
            | Kind::LostFromDeck
            | Kind::LostFromHand
            | Kind::TookDamage
            | Kind::Misfired
            | Kind::GameOver => String::new(),
        }
    }
}

fn coin(n: i16) -> &'static str {
    if n > 0 { "heads" } else { "tails" }
}

fn blocked(n: i16) -> &'static str {
    if n > 0 { ": its icon blocks" } else { "" }
}
