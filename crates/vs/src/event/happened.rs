//! The kinds of events.

use crate::language::TeamNo;
use crate::language::Verb;
use crate::plain::Gained;
use crate::program::PowerId;
use crate::state::position::{CardNo, Fighters, Row};
use longbox_kernel::Seat;
use serde::Serialize;

/// What happened. Whom it happened to and which card it is about stand in the [`Event`](super::Event); here is what
/// only this kind of event has. Powers wait for the same value that is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Happened {
    /// This player decides who goes first.
    Decides,
    /// This player has the first turn.
    GoesFirst,
    /// The main character starts in that row.
    Placed(Row),
    /// The whole hand was shuffled back for seven other cards.
    Mulliganed,
    /// The player keeps the first hand.
    KeptHand,
    /// A turn of this player began.
    TurnBegan {
        /// Counted from 1, over all players.
        turn: u16,
    },
    /// One card was drawn.
    Drew,
    /// There was no card to draw.
    DrawSkipped,
    /// A card went from hand to the resource row, in the Resource Step.
    ResourcePlayed {
        /// Only a location lies face up.
        face_up: bool,
    },
    /// Recruit points.
    PointsGained(u8),
    /// The next character costs so much less.
    PaysLess(u8),
    /// A character or equipment was paid for.
    Recruited {
        /// Recruit points that it cost in the end.
        price: u8,
        /// What was paid in the place of recruit points, as a payment of the program; 0: nothing.
        payment: u16,
    },
    /// A character came into play, in that row.
    Appeared(Row),
    /// An equipment was put on the character.
    Equipped,
    /// A character went to that row.
    Moved(Row),
    /// The character attacks, together with these.
    Attacked {
        /// From the back row; otherwise in melee.
        ranged: bool,
        /// All attackers.
        by: Fighters,
    },
    /// The character is attacked by these.
    Defends {
        /// All attackers.
        by: Fighters,
    },
    /// The player does nothing more in this combat for now.
    Passed,
    /// A plot twist was played from hand.
    TwistPlayed,
    /// The power with this number on the card, and in the program.
    PowerUsed {
        /// Among the super powers of the character or card, counted from 0.
        number: u8,
        /// Its number in the compiled cards.
        power: PowerId,
    },
    /// By discarding a location, otherwise by turning it down.
    Paid {
        /// The location went to the KO pile, which amplifies some powers.
        discarded: bool,
    },
    /// A card was discarded to put a +1/+1 counter on the character.
    PoweredUp,
    /// The strike, and the DEF it met.
    Struck {
        /// The ATK of all who strike together.
        strike: i16,
        /// The DEF of the defender.
        def: i16,
        /// Who struck.
        by: Fighters,
    },
    /// The defender struck one attacker.
    StruckBack {
        /// The ATK of the defender.
        strike: i16,
        /// The DEF of the attacker who is struck.
        def: i16,
        /// The defender.
        by: Fighters,
    },
    /// The character was turned face down and exhausted.
    Stunned {
        /// With a wound, as a rule.
        wound: bool,
        /// Who stunned it; nobody if an effect without a character did.
        by: Fighters,
    },
    /// The character took wounds.
    Wounded {
        /// How many it took now.
        wounds: u8,
        /// Who wounded it.
        by: Fighters,
    },
    /// Wounds were taken from the character.
    Healed {
        /// How many it lost.
        wounds: u8,
    },
    /// Vitality counters were put on the character.
    VitalityPut {
        /// How many came now; those that cancelled out with wounds are among them.
        counters: u8,
    },
    /// Counters that have only a name were put on the character.
    CountersByName {
        /// The number of the name.
        name: u8,
        /// How many came now.
        counters: u8,
    },
    /// The character left play for the KO pile.
    Kod {
        /// Who KO'd it.
        by: Fighters,
    },
    /// A stunned character was turned face up.
    Recovered,
    /// A stunned character would have recovered, but something forbids it.
    CannotRecover,
    /// The character can act again.
    Readied,
    /// The character has acted.
    Exhausted,
    /// The character won't become ready on its player's next turn.
    Frozen,
    /// The character was turned face down and ready.
    Hid,
    /// A hidden character was turned face up.
    CameOut,
    /// So many; above 0 +1/+1, below 0 -1/-1 counters.
    CountersPut(i16),
    /// So many were removed; above 0 +1/+1, below 0 -1/-1 counters.
    CountersTaken(i16),
    /// The counters that there are now.
    CountersFlipped(i16),
    /// For a time.
    StatsChanged {
        /// More ATK, or less below 0.
        atk: i16,
        /// More DEF, or less below 0.
        def: i16,
    },
    /// What counters and changes are added to was replaced.
    BaseBecame {
        /// The new base ATK.
        atk: i16,
        /// The new base DEF.
        def: i16,
    },
    /// Another number of wounds KOs the character from now on.
    HealthBecame {
        /// Its health now.
        health: u8,
    },
    /// ATK and DEF changed places.
    StatsSwitched,
    /// ATK and DEF are the base ones again.
    StatsReset,
    /// The character has a keyword more.
    Gained(Gained),
    /// The character has fewer powers, or none.
    PowersLost,
    /// Something else holds for the character for a time.
    RuleChanged,
    /// How many there are now, and how many the next level needs.
    GainedXp {
        /// How much came now.
        xp: i16,
        /// How much it has.
        now: u8,
        /// How much the next level takes.
        needed: u8,
    },
    /// A main character became another version of itself.
    LevelBecame {
        /// Its level now.
        level: u8,
        /// Its level until now.
        before: u8,
    },
    /// The character is another one from now on.
    Became {
        /// The card it was.
        before: CardNo,
    },
    /// Another player controls the character from now on.
    ChangedSide,
    /// The character left play for its owner's hand.
    ReturnedToHand,
    /// A card went from hand to the KO pile.
    Discarded,
    /// A card came into hand without being drawn.
    ToHand,
    /// A card was shuffled into its owner's deck.
    IntoDeck,
    /// A card lies face up in its owner's deck.
    OpenInDeck {
        /// How many cards lie above it.
        above: u8,
    },
    /// A card went below its owner's deck.
    ToDeckBottom,
    /// A card that was not in play went to the KO pile.
    ToKoPile,
    /// A card left the game.
    Removed,
    /// A card went back to the pile beside its owner's deck.
    ToPile,
    /// The character was captured and left the game until its captor leaves play.
    Captured,
    /// An effect put a card into a resource row.
    BecameResource {
        /// Only a location lies face up.
        face_up: bool,
    },
    /// A resource went to the KO pile.
    ResourceKod,
    /// A location in the resource row was turned face down.
    TurnedDown,
    /// A location in the resource row was turned face up.
    TurnedUp,
    /// Everybody saw a card.
    Revealed,
    /// In a hand, otherwise on top of a deck.
    LookedAt {
        /// Where it was.
        in_hand: bool,
    },
    /// The player named a card.
    Named,
    /// The player predicted an attack; nobody else knows which.
    Predicted,
    /// A prediction of the player came true.
    PredictionTrue {
        /// The card whose name the attacker has.
        attacker: CardNo,
        /// The card whose name the defender has.
        defender: CardNo,
    },
    /// An effect will be about this player.
    ChosePlayer,
    /// An effect will be about this team.
    ChoseTeam(TeamNo),
    /// An effect will be about this character.
    Chose,
    /// The combat ends without strikes.
    CombatCancelled,
    /// The character defends in the place of another.
    DefenderReplaced,
    /// The character is no longer in the combat.
    LeftCombat,
    /// The last strike of the combat is over.
    CombatEnded,
    /// A super power was used and paid for, but does nothing.
    PowerCancelled,
    /// A trigger that waited is worked out now.
    TriggerBegan,
    /// A condition no longer holds.
    TriggerFailed,
    /// A card stays where it was, since the main character of that side has its name.
    CannotAppear,
    /// The player plays with an open hand for a time.
    HandOpened,
    /// A law holds for the player for a time.
    PlayerChanged {
        /// What it forbids; none if it allows something.
        barred: Option<Verb>,
    },
    /// A change for players was ended by paying.
    PaidOff,
    /// It became the main character of its player.
    Promoted,
    /// It is a supporting character from now on.
    Demoted,
    /// It left the game for a time.
    LeftForNow,
    /// It went beneath a resource.
    Tunnelled {
        /// The location; none if the card lies face down.
        under: Option<CardNo>,
        /// Whose resource it is.
        of: Seat,
    },
    /// It raids a row of that player.
    Raids {
        /// Where it stands meanwhile.
        row: Row,
        /// Whose row it is.
        of: Seat,
    },
    /// Everybody saw this deck.
    DeckShown,
    /// Nobody knows the order of this player's deck any longer.
    DeckShuffled,
    /// A character that no deck holds came into play.
    TokenCreated,
    /// The player is out of the game.
    Eliminated,
    /// Nobody is asked any more.
    GameOver {
        /// Of a team the first; none where nobody won.
        winner: Option<Seat>,
    },

    // Nobody is told of these: powers wait for them.
    /// Before anything is drawn.
    TurnStarts,
    /// Before the Resource Step.
    BuildStarts,
    /// Before the first attack can be made.
    MainStarts,
    /// Before changes for this turn are over.
    TurnEnds,
    /// Before changes for this combat are over.
    CombatEnds,
    /// Once an attack, however many attack.
    PlayerAttacks {
        /// All attackers.
        by: Fighters,
    },
    /// For wherever.
    LeavesPlay {
        /// Who made it leave, if a character did.
        by: Fighters,
    },
    /// Left play or went to another side.
    LeavesSide {
        /// Who made it leave, if a character did.
        by: Fighters,
    },
    /// Watched only for those whose powers ask for it.
    RisesInAtk {
        /// By how much.
        atk: i16,
    },
    /// The super power that began at this time.
    SuperPowerUsed {
        /// Tells apart two uses of one power.
        time: u16,
        /// Its number in the compiled cards.
        power: PowerId,
    },
    /// Paid for, not yet in play.
    CharacterRecruited,
    /// One card or several at once.
    CardsDrawn,
    /// One card or several at once, as an effect, a payment or for a power-up.
    CardsDiscarded,
    /// One card or several at once, whatever for.
    CardsLeftHand,
    /// Played or put there.
    ResourceCame,
    /// A face-up resource, so that it pays from now on.
    LocationCame,
}
