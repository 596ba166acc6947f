//! What effects do.

use super::{Counter, Filter, Num, Player, Side, Symbol, Who, Word};
use serde::{Deserialize, Serialize};

/// Where a card goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dest {
    Hand,
    /// Its owner's deck, which is shuffled.
    Deck,
    /// The side of whoever does it, in a row of choice.
    MySide,
    /// Its owner's resource row, face down.
    Resources,
    Ko,
    /// The bottom of its owner's deck.
    DeckBottom,
    /// Out of the game.
    Removed,
}

/// How long a change lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Until {
    ThisCombat,
    ThisTurn,
    /// During the next attack this turn, of whoever is changed.
    NextAttack,
    /// Until the character whose power it is gets stunned or leaves play.
    ThisFalls,
    /// As long as the changed character is in play.
    InPlay,
    /// Until my next turn is over.
    AfterMyTurn,
    /// Until my next Recovery Phase is over.
    AfterMyRecovery,
    /// Until one of the players it is for pays this, in the Main Phase of that player.
    PaidOff(Symbol),
}

/// What can be changed about players for a time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PlayerChange {
    /// Plays with an open hand.
    #[default]
    OpenHand,
    NoPlotTwists,
    /// Recruits characters from the KO pile, too.
    RecruitsFromKo,
}

/// What can be changed about characters for a time. Numbers are worked out once.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Change {
    Stats(Num, Num),
    /// Base ATK and DEF become these.
    Base(Num, Num),
    Switch,
    /// ATK and DEF become the base ones, whatever changed them until now.
    Reset,
    Gains(Vec<Word>),
    Loses(Lost),
    /// Stunned without a wound.
    NoWound,
    /// Cannot strike back at team attackers.
    NoStrikeBackAtTeams,
    /// If it attacks at range, defenders with Ranged cannot strike back at it.
    NotStruckAtRange,
    /// May attack players whose characters are all stunned.
    AttacksPlayers,
    /// Strikes with double ATK.
    DoubleStrike,
    /// Cannot strike, be it back.
    NoStrike,
    /// Cannot be struck.
    NotStruck,
    CannotBeAttacked,
    CannotBeStunned,
    CannotReady,
    /// Cannot be moved, to a row or to a side.
    CannotMove,
    /// Alone, it may attack protected characters at range.
    Snipes,
    /// They lose these words and cannot gain them.
    Forbids(Vec<Word>),
    /// They cannot gain such counters.
    NoCounters(Counter),
    /// They have the printed keyword and super powers of the character that the trigger is about.
    Absorbs,
}

/// Which powers are lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Lost {
    #[default]
    All,
    /// Keyword and super powers; new ones cannot be gained.
    KeywordAndSuper,
}

/// What an effect does, one after another. Parts that are impossible are skipped.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Effect {
    /// Chooses characters for what follows.
    Choose(Who),
    Put(Counter, Num, Who),
    /// So many counters, divided as one chooses among at most so many characters.
    Divide {
        counter: Counter,
        total: Num,
        most: u8,
        side: Side,
        filter: Filter,
    },
    /// Removes every such counter; `Amount` is how many.
    TakeAll(Counter, Who),
    /// Removes at most so many such counters from each of them; `Amount` is how many.
    Take(Counter, Num, Who),
    /// Every +1/+1 counter becomes a -1/-1 counter, or the other way round.
    FlipCounters(Who),
    /// As many such counters again.
    DoubleCounters(Counter, Who),
    Change(Who, Change, Until),
    Stun(Who),
    Daze(Who),
    Ko(Who),
    Wound(Num, Who),
    Heal(Num, Who),
    Recover(Who),
    Ready(Who),
    Exhaust(Who),
    Freeze(Who),
    /// Turns face-up characters face down and ready, without counters, equipment and powers, until their player's
    /// Recovery Phase.
    Hide(Who),
    /// To the back row.
    Push(Who),
    /// To the front row.
    Pull(Who),
    /// To the row that one chooses.
    Move(Who),
    ToHand(Who),
    /// Comes to my side, in a row of choice; at the end of my turn it goes back.
    Borrow(Who),
    /// They go to the back row of that player, who controls them from then on.
    GoOver(Who, Player),
    BecomeLevel(Who, u8),
    /// This character gains experience.
    GainXp(Num),
    /// It becomes my main character, and the one I had becomes a supporting character.
    Promote(Who),
    /// They leave the game with everything on them, until a `Return` of the same power.
    RemoveForNow(Who),
    /// Those who left the game by this power appear on their owners' sides, with everything on them.
    Return,
    /// This character goes to a row of that side and attacks characters there, one after another, as often as its
    /// player likes; then it goes back exhausted.
    Raid(Side),

    Draw(Player, Num),
    /// So many cards of the player's choice.
    Discard(Player, Num, Filter),
    DiscardAtRandom(Player, Num),
    /// The hand is revealed and every such card discarded; `Amount` is how many.
    DiscardAll(Player, Filter),
    /// The hand, without showing it first; `Amount` is how many.
    DiscardHand(Player),
    RevealHand(Player),
    NameCard,
    /// I choose a team.
    ChooseTeam,
    /// I look at the hand and pick such a card, which is discarded.
    DiscardPicked(Player, Filter),
    /// Shows KO pile, hand and deck; every such card of them leaves the game, and the deck is shuffled.
    Purge(Player, Filter),
    /// The top card of my deck becomes a resource; a location may be face up.
    TopToResources,
    /// One face-down resource of that side, or any resource.
    KoResource {
        side: Side,
        face_down: bool,
    },
    KoResources(Side),
    /// Turns such a face-down location of mine face up.
    TurnUpLocation(Filter),
    /// Turns a face-up location of that side face down.
    TurnDownLocation(Side),
    /// Looks at the top cards of my deck (`open`: all see them), puts one that fits into hand and the others on
    /// the bottom in any order.
    Sift {
        top: u8,
        open: bool,
        take: Filter,
    },
    /// Looks at the top cards of my deck, puts so many of them on the bottom and the others back on top, in any
    /// order.
    Arrange {
        top: u8,
        bottom: u8,
    },
    /// Searches my deck for one such card, then shuffles it. `wide`: my hand and KO pile, too.
    Search {
        what: Filter,
        to: Dest,
        wide: bool,
    },
    /// Searches my deck for such a plot twist, plays it if that is possible, and shuffles the deck.
    SearchTwist(Filter),
    /// Shows cards from the top of my deck up to the first such one, which goes there; the others are shuffled in.
    RevealUntil {
        what: Filter,
        to: Dest,
    },
    /// I may put such a character from my hand onto my side, into the row of that character.
    FromHand {
        what: Filter,
        beside: Who,
    },
    /// One card of a KO pile of that side.
    FromKo {
        side: Side,
        what: Filter,
        to: Dest,
    },
    /// So many cards of my KO pile, at random, to my hand.
    RandomFromKo(Num),
    /// Each such card in every KO pile is shuffled into its owner's deck; `Amount` is how many.
    KoPilesToDecks(Filter),
    /// The card that a trigger is about, from the KO pile; for a power that works there, its own card.
    MoveKod(Dest),
    /// Plays such a plot twist from my KO pile, then shuffles it into my deck.
    PlayTwistFromKo(Filter),

    CancelCombat,
    CancelPower,
    /// The defender leaves the combat, the other takes over; the two switch positions.
    ReplaceDefender(Who),
    /// This character attacks one of those at once, whatever protects them and though exhausted.
    AttackNow(Side, Filter),
    /// The next character of that team, or of any, that I recruit this turn costs so much less.
    PayLess {
        less: Num,
        team: Option<u16>,
    },
    /// So many recruit points more this turn.
    GainPoints(Num),
    /// Creates tokens of this card on my side, in the front row.
    Create(String, Num),

    ChoosePlayer(Side),
    /// The players of that side are changed for that time.
    ChangePlayers(Side, PlayerChange, Until),
}
