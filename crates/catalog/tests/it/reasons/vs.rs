//! Vs. System 2PCG. Most reasons go as sets are added.

const GENERAL: &str = "A general keyword that changes a rule of the game, which no effect can say.";

pub(crate) const REASONS: super::Reasons = &[
    (
        "Symbol",
        "Wild",
        "Any symbol that a basic location gives; a cost names one symbol a place, and no list of powers would be one power.",
    ),
    ("Time", "StartOfMain", "The time between Build and Main, which the turn has for all cards."),
    ("Works", "Stunned", "The only power that is used while its character is stunned."),
    ("Word", "Invisible", GENERAL),
    ("Word", "Durable", GENERAL),
    ("Word", "Angry", GENERAL),
    ("Verb", "Hide", "A term of the rulebook, of the general keyword Invisibility."),
    ("Effect", "Promote", "The only change of the main character."),
    ("Verb", "SetAside", "The only removal with a way back; what it keeps no `Move` keeps."),
    ("Effect", "Raid", "The only stay in enemy rows; `Attack` is one attack from where one stands."),
    ("Effect", "Points", "More to spend, on anything; `Cheaper` is for one recruit."),
    ("Effect", "Either", "The only choice among effects; `May` takes or leaves one."),
    ("Rule", "Switch", "Redone at each look; two `Set` would fix the numbers."),
    ("Rule", "Reset", "The only rule that undoes other changes."),
    ("Rule", "AlsoTeam", "The only power that adds a team; it is part of what others are, so no effect can say it."),
    ("Rule", "AttacksPlayers", "The only way to attack a player."),
    ("Rule", "Open", "The only lasting look at hands."),
    ("Select", "Exactly", "As `One`, for more; with `UpTo` fewer would do."),
    ("Select", "OneRow", "The general keyword Blast; no predicate knows a row that a player picks."),
    ("Is", "Those", "A delayed trigger for characters that were chosen; no other predicate can name them."),
    ("Is", "Marked", "The only one that asks who is frozen, a state beside exhausted."),
    ("Aspect", "Card", "The only one that looks for its own card; a name would find its other versions, too."),
    ("Player", "Others", "Allies and enemies alike; `Enemies` leaves out the partner of a team game."),
    ("Player", "Who", "The only one that asks something of players before one of them is chosen."),
    ("Num", "Alike", "How many share a team, whichever it is; `Count` needs to know the team."),
    ("Num", "Total", "Adds up what is gone by now; `Sum` adds up who is there."),
    ("Cond", "SomePlayer", "The only one that asks about all characters of one player of several."),
];
