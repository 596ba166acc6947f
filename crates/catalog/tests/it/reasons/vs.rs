//! Vs. System 2PCG. Most reasons go as sets are added.

const GENERAL: &str = "A general keyword that changes a rule of the game, which no effect can say.";

pub(crate) const REASONS: super::Reasons = &[
    ("Time", "Draw", "A phase that the rulebook names for super powers; no set here has one."),
    ("Time", "StartOfMain", "The time between Build and Main, which the turn has for all cards."),
    ("Works", "Stunned", "The only power that is used while its character is stunned."),
    ("Word", "Invisible", GENERAL),
    ("Word", "Durable", GENERAL),
    ("Word", "Angry", GENERAL),
    ("Word", "Immobile", GENERAL),
    ("Verb", "Hide", "A term of the rulebook, of the general keyword Invisibility."),
    (
        "Effect",
        "DealIn",
        "The only part of a hand and a resource row that is somebody's own; no other effect keeps cards apart.",
    ),
    ("Part", "Also", "The only card that is of several kinds; how each of them is played must stand on it."),
    ("Within", "Combat", "What happened in this combat only; a turn has several."),
    ("Effect", "Join", "The only attacker that comes late; `Attack` begins a combat."),
    ("Effect", "Withdraw", "The only attacker that goes while the others stay; `Cancel` ends the combat."),
    (
        "Effect",
        "Swap",
        "Two characters at once; two moves would be one after the other, and a row might be closed to one.",
    ),
    ("Effect", "Undo", "The only end of what others did; a keyword that is gained has no other name."),
    ("Effect", "Promote", "The only change of the main character."),
    ("Effect", "Raid", "The only stay in enemy rows; `Attack` is one attack from where one stands."),
    ("Effect", "Predict", "The only secret of a player that is no card; what `Say` names all hear."),
    (
        "Effect",
        "Offer",
        "The only effect that a player puts together; `Either` is one choice, and nobody else is asked.",
    ),
    (
        "Effect",
        "Lose",
        "The only end of the game without a main character that falls; `Ko` of one is replaced and healed.",
    ),
    ("Effect", "Points", "More to spend, on anything; `Cheaper` is for one recruit."),
    ("Rule", "Price", "Something other than recruit points; `Cheaper` only takes some of them away."),
    ("Select", "Doer", "Whose power revealed the card; `It` is the card itself."),
    ("Place", "Top", "One card of a deck that is known and used where it lies; `Top(number, player)` is a look."),
    (
        "Place",
        "Universe",
        "A board with turns of its own: nobody appears there or leaves play, so no other place is one.",
    ),
    ("Rule", "Instead", "The only replacement; a trigger would come too late."),
    ("Rule", "Reset", "The only rule that undoes other changes."),
    ("Rule", "AttacksPlayers", "The only way to attack a player."),
    ("Select", "OneRow", "The general keyword Blast; no predicate knows a row that a player picks."),
    ("Stat", "Counter", "Counters that mean nothing by themselves, by their name; no number is told by a name."),
    ("Is", "Marked", "The only one that asks who is frozen, a state beside exhausted."),
    ("Player", "Others", "Allies and enemies alike; `Enemies` leaves out the partner of a team game."),
    ("Num", "Alike", "How many share a team, whichever it is; `Count` needs to know the team."),
];
