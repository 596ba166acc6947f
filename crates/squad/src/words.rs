//! Questions, options and events in words.

use crate::Squad;
use crate::bound::Bound;
use crate::event::{EventKind, Sight};
use crate::language::{Cards, Factor, To};
use crate::menu::Choice;
use crate::position::{Ask, CardNo, Frame, Position, Script, Strike, UNKNOWN};
use crate::program::{Op, PickOp};
use crate::rulebook::RuleId;
use longbox_kernel::{Outcome, Reason, Seat, Verdict};

/// How a player is spoken of. One who is called "You" is spoken to.
struct Spoken<'a>(&'a str);

impl Spoken<'_> {
    /// A verb as others do it and as you do it: "Mira draws", "You draw".
    fn does(&self, other: &str, you: &str) -> String {
        format!("{} {}", self.0, if self.is_you() { you } else { other })
    }

    /// "Your" or "Mira's", at the head of a sentence.
    fn whose(&self) -> String {
        if self.is_you() { "Your".to_owned() } else { format!("{}'s", self.0) }
    }

    /// The same in the middle of one.
    fn of(&self) -> String {
        if self.is_you() { "your".to_owned() } else { format!("{}'s", self.0) }
    }

    fn is_you(&self) -> bool {
        self.0 == "You"
    }
}

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

    /// A Keeper by name and side.
    fn keeper_text(&self, p: &Position, piece: u8) -> String {
        let name = self.keeper_name(p, piece);
        match p.keeper_seat(piece) {
            Some(seat) => format!("{name} (Player {seat})"),
            None => name,
        }
    }

    /// A Keeper by name, numbered when several look the same.
    pub fn keeper_name(&self, p: &Position, piece: u8) -> String {
        let Some(seat) = p.keeper_seat(piece) else { return self.name_of(p.card(piece)).to_owned() };
        let card = p.card(piece);
        let same: Vec<u8> =
            p.row(seat).iter().map(|keeper| keeper.piece).filter(|other| p.card(*other) == card).collect();
        let number = same.iter().position(|other| *other == piece).map_or(1, |at| at + 1);
        let mark = if same.len() > 1 { format!(" #{number}") } else { String::new() };
        format!("{}{mark}", self.name_of(card))
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
            Reason::Rule(number) => match RuleId::by_number(number) {
                Some(RuleId::Win) => "the other player is out of cards".to_owned(),
                Some(RuleId::WinTie) => "both are out of cards, and it was the winner's turn".to_owned(),
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
        let who = Spoken(names[sight.seat.index() & 1]);
        let card = sight.card.map_or_else(|| "a card".to_owned(), |card| format!("\"{}\"", self.name_of(card)));
        let cause = sight.cause.filter(|cause| Some(*cause) != sight.card);
        let by = cause.map_or_else(String::new, |cause| format!(" [{}]", self.name_of(cause)));
        let n = sight.number;
        match sight.kind {
            EventKind::GoesFirst => format!("{} first.", who.does("goes", "go")),
            EventKind::TurnBegan => format!("--- Turn {n}: {} ---", who.0),
            EventKind::PowerFlipped => format!("{} for power: {}.", who.does("flips", "flip"), coin(n)),
            EventKind::PowerFlipSkipped => "There is no power flip.".to_owned(),
            EventKind::CoinFlipped => format!("{} a coin: {}.{by}", who.does("flips", "flip"), coin(n)),
            EventKind::PowerBecame => format!("The shared power is now {n}.{by}"),
            EventKind::PowerChangedThisTurn => format!("{} power {n:+} this turn.{by}", who.does("has", "have")),
            EventKind::Drew => format!("{} {card}.{by}", who.does("draws", "draw")),
            EventKind::DrawSkipped => format!("{} no card to draw.", who.does("has", "have")),
            EventKind::Attacked => format!("{} with {card}.{by}", who.does("attacks", "attack")),
            EventKind::AttackValued => format!("{card} attacks for {n}."),
            EventKind::Hit => format!("{card} hits for {n}."),
            EventKind::PassedAttack => format!("{} not attack.", who.does("does", "do")),
            EventKind::BlockedFromHand => format!("{} with {card} from hand.{by}", who.does("blocks", "block")),
            EventKind::DidNotBlock => format!("{} not block from hand.", who.does("does", "do")),
            EventKind::LostFromDeck => format!("{} {card} from the deck{}.", who.does("loses", "lose"), blocked(n)),
            EventKind::LostFromHand => format!("{} {card} from hand{}.", who.does("loses", "lose"), blocked(n)),
            EventKind::TookDamage => format!("{} took {n} damage from {card}.", who.0),
            EventKind::Misfired => format!("{card} misfires!"),
            EventKind::GameOver if n < 0 => "The game is over.".to_owned(),
            EventKind::GameOver => format!("{}!", who.does("wins", "win")),
            _ => self.tell_more(sight, &who, &card, &by),
        }
    }

    fn tell_more(&self, sight: &Sight, who: &Spoken<'_>, card: &str, by: &str) -> String {
        let (n, whose, of) = (sight.number, who.whose(), who.of());
        let names = who.does("names", "name");
        match sight.kind {
            EventKind::Healed => format!("{} {n}.{by}", who.does("heals", "heal")),
            EventKind::BecameKeeper => format!("{card} becomes {of} Keeper."),
            EventKind::PutIntoPlay => format!("{} {card} into play.{by}", who.does("puts", "put")),
            EventKind::CopiedKeeper => format!("{} a copy of {card} into play.{by}", who.does("puts", "put")),
            EventKind::KeeperDestroyed => format!("{whose} Keeper {card} is destroyed.{by}"),
            EventKind::KeeperReturned => format!("{whose} Keeper {card} returns to hand.{by}"),
            EventKind::KeeperToDeckTop => format!("{whose} Keeper {card} goes on top of the deck.{by}"),
            EventKind::KeeperToDeckBottom => format!("{whose} Keeper {card} goes on the bottom of the deck.{by}"),
            EventKind::KeeperIntoDeck => format!("{whose} Keeper {card} is shuffled into the deck.{by}"),
            EventKind::KeeperToDiscard => format!("{whose} Keeper {card} goes to the discard pile.{by}"),
            EventKind::TookControl => format!("{} control of {card}.{by}", who.does("takes", "take")),
            EventKind::Discarded => format!("{} {card}.{by}", who.does("discards", "discard")),
            EventKind::Milled => format!("{card} goes from {of} deck to the discard pile.{by}"),
            EventKind::ToHand => format!("{} {card} into hand.{by}", who.does("puts", "put")),
            EventKind::ToDeckTop => format!("{} {card} on top of the deck.{by}", who.does("puts", "put")),
            EventKind::ToDeckBottom => format!("{card} goes on the bottom of {of} deck.{by}"),
            EventKind::IntoDeck => format!("{} {card} into the deck.{by}", who.does("shuffles", "shuffle")),
            EventKind::AttackDiscarded => format!("{card} goes to {of} discard pile."),
            EventKind::Revealed => format!("{whose} card {card} is revealed.{by}"),
            EventKind::LookedAt => format!("{whose} card {card} is looked at.{by}"),
            EventKind::Shown => format!("{} {card}.{by}", who.does("shows", "show")),
            EventKind::NamedFactor => {
                format!("{names} {}.{by}", Factor::by_number(n as u8).map_or("a Factor", Factor::name))
            }
            EventKind::NamedNumber => format!("{names} {n}.{by}"),
            EventKind::NamedHero => {
                format!("{names} {}.{by}", self.heroes.get(n as usize).map_or("a hero", String::as_str))
            }
            EventKind::ChosePlayer => format!("{} player {}.{by}", who.does("chooses", "choose"), Seat(n as u8)),
            EventKind::DeckShuffled => format!("{whose} deck is shuffled.{by}"),
            EventKind::DeckAndDiscardSwapped => format!("{whose} deck and discard pile change places.{by}"),
            EventKind::DeckArranged => format!("The top {n} cards of {of} deck are put in order.{by}"),
            EventKind::NextFlipSet if n > 0 => format!("The next power flip will be heads.{by}"),
            EventKind::NextFlipSet => format!("The next power flip will be skipped.{by}"),
            EventKind::BlocksSwitchedOff if n & i16::from(Strike::NOT_HAND) != 0 => {
                format!("{} cannot block from hand this turn.{by}", who.0)
            }
            EventKind::BlocksSwitchedOff => format!("{} cannot block from the deck this turn.{by}", who.0),
            EventKind::ExtraTurn => format!("{} will take another turn.{by}", who.0),
            EventKind::AttackRepeated => format!("{} with {card} once more.", who.does("attacks", "attack")),
            EventKind::EffectBegan => format!("The effect of {card} begins."),
            EventKind::EffectSkipped => format!("The effect of {card} is skipped: it is no longer in play."),
            // Told in `tell`; listed here so that a new kind of event cannot be forgotten.
            EventKind::GoesFirst
            | EventKind::TurnBegan
            | EventKind::PowerFlipped
            | EventKind::PowerFlipSkipped
            | EventKind::CoinFlipped
            | EventKind::PowerBecame
            | EventKind::PowerChangedThisTurn
            | EventKind::Drew
            | EventKind::DrawSkipped
            | EventKind::Attacked
            | EventKind::AttackValued
            | EventKind::Hit
            | EventKind::PassedAttack
            | EventKind::BlockedFromHand
            | EventKind::DidNotBlock
            | EventKind::LostFromDeck
            | EventKind::LostFromHand
            | EventKind::TookDamage
            | EventKind::Misfired
            | EventKind::GameOver => String::new(),
        }
    }
}

fn coin(n: i16) -> &'static str {
    if n > 0 { "heads" } else { "tails" }
}

fn blocked(n: i16) -> &'static str {
    if n > 0 { ": its icon blocks" } else { "" }
}
