//! Super Hero Squad.

pub(crate) const REASONS: super::Reasons = &[
    (
        "Static",
        "KeeperHitsLess",
        "The only rule that makes Keeper hits smaller; the attack words do not reach hits, which have no attack value.",
    ),
    (
        "Static",
        "KeeperHitsOff",
        "A large `KeeperHitsLess` would do the same, but would print a number where the card says that Keepers cannot damage at all.",
    ),
    (
        "Static",
        "CannotBeDestroyed",
        "The only protection of Keepers in the game; it also holds against misfire and the Keeper limit, which no other word touches.",
    ),
    ("Static", "CoinsAreHeads", "The only rule that changes ability coins; `NextFlip` speaks of the power flip alone."),
    (
        "Static",
        "MisfireReturns",
        "The only rule that replaces a misfire; a trigger would come too late, after the Keeper is destroyed.",
    ),
    (
        "Trigger",
        "FoeAttacks",
        "The only moment between a declaration and its blocks; `AttackDeals` comes after the damage.",
    ),
    (
        "Trigger",
        "AbilityDiscards",
        "The only card that waits for discarding by an ability; damage and blocks discard too and must not count.",
    ),
    (
        "Trigger",
        "AssaultDamages",
        "The only card that waits for damage by its controller's Keepers, whoever takes it; `KeeperDamagesMe` looks at hits on its controller.",
    ),
    (
        "Trigger",
        "OwnCardDamagesMe",
        "Counts attacks and hits of any own card, in play or not; `KeeperDamagesMe` sees only Keepers.",
    ),
    (
        "Trigger",
        "FoeDeckEmpty",
        "The only card that waits for a state of a pile, and it also looks when it enters play.",
    ),
    ("Effect", "NameHero", "The only card that has a hero named; `NameFactor` and `NameNumber` offer other lists."),
    ("Effect", "ChoosePlayer", "The only effect that may go to either player; all others say whom they mean."),
    (
        "Effect",
        "May",
        "On no card: single effects have their own \"may\" (`Show`, `Play`, `UpTo`); it is kept so that own cards can make any effect optional.",
    ),
    (
        "Effect",
        "MillWhile",
        "The only effect that discards from a deck until something turns up; `Mill` needs the number in advance.",
    ),
    ("Effect", "MillCopies", "The only effect that searches a whole deck; `Mill` and `Sift` take from the top."),
    (
        "Effect",
        "SwapDeckAndDiscard",
        "The only effect that exchanges two piles; no other word moves a whole discard pile.",
    ),
    ("Effect", "BecomeCopy", "The only card that becomes another one."),
    (
        "Effect",
        "RepeatAttack",
        "The only card that attacks again with itself; `Play` plays cards from a hand, a deck or a discard pile.",
    ),
    ("Effect", "Win", "The only other way to win."),
    (
        "Pick",
        "Random",
        "The only discard at random that is not looked at first; `Look` at `RandomInHand` would show me the card first.",
    ),
    ("Pick", "Revealed", "The only card that looks at a hidden hand card and then discards that very card."),
    (
        "Rest",
        "BottomAtRandom",
        "The only sifting that buries the rest; the order is random on that card, so no choice of mine can stand for it.",
    ),
    (
        "Block",
        "NotBy",
        "The only attack that cares for the Factors of the blocking card; the other words look at where a block comes from.",
    ),
    (
        "Source",
        "TopOfDiscard",
        "The only hit dealt by a card just discarded: its Factor decides what blocks it. A wider `Source` that takes any place would serve this and `Revealed`, for one card each.",
    ),
    ("Source", "Revealed", "The only hit dealt by a card that was turned up; see `TopOfDiscard`."),
    (
        "Filter",
        "OddLevel",
        "The only card that tells odd levels from even ones; levels have no upper end short of 20, so a list of levels would read badly.",
    ),
    ("Filter", "AttackAtMost", "The only card that asks for a low printed attack; the other half of `AttackAtLeast`."),
    ("Filter", "AttackAtLeast", "The only card that asks for a high printed attack; the other half of `AttackAtMost`."),
    ("Filter", "TeamUp", "The only card that asks for two heroes; `Hero` and `Team` name particular ones."),
    (
        "Filter",
        "Keeper",
        "On no card: effects that put Keepers into play imply it; it is kept so that own cards can look for Keepers in a hand or a pile.",
    ),
    ("Filter", "Assault", "The only card that tells Assault Keepers from others."),
    ("Filter", "EnteredLastTurn", "The only card that asks how long a Keeper has been in play."),
    ("Filter", "SharesTrait", "The only card that compares two cards by Factor, level and icon at once."),
    (
        "Filter",
        "AboveTopDiscard",
        "The only ban by level that moves with the discard pile; `LevelAtLeast` has a fixed number.",
    ),
    (
        "Filter",
        "FactorOfTopDiscard",
        "The only ban by Factor that moves with the discard pile; `Factor` has a fixed list.",
    ),
    ("Num", "DifferentFactors", "The only card that counts Factors; `DifferentHeroes` counts heroes."),
    ("Num", "Attack", "The only card that copies the attack of another; `Level` copies levels."),
    ("Num", "Named", "The only card that compares a named number with an amount; as a level it is the filter `Named`."),
    ("Num", "AssaultValue", "The only card that makes a Keeper use its own Assault number early."),
    (
        "Num",
        "Discarded",
        "The only card that draws as many as were discarded; `Amount` is taken by the damage of the attack.",
    ),
    ("Num", "Plus", "The only sum of two counts; `Count` looks at one place."),
    ("Num", "HalfUp", "The only fraction in the game; `Times` multiplies by whole numbers."),
    (
        "Cond",
        "Not",
        "On no card: its conditions are turned round by other words (`AtMost` for `AtLeast`); it is kept so that own cards can negate `Is` and `Did`.",
    ),
    (
        "Cond",
        "All",
        "On no card: an `If` inside an `If` says the same; it is kept for `IfElse` and `While`, where that is not possible.",
    ),
    (
        "Cond",
        "Either",
        "On no card: alternatives stand in filters so far; it is kept so that own cards can join two different conditions.",
    ),
];
