//! The list of rules: name, id, title; text, source.

use super::RuleText;

macro_rules! rules {
    ($($rule:ident $id:literal $title:literal $text:literal $source:literal;)*) => {
        /// One rule.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum RuleId {
            $(
                #[doc = concat!("`", $id, "`: ", $text)]
                $rule,
            )*
        }

        /// Every rule, in the order of the enum.
        pub const RULES: &[RuleText] =
            &[$(RuleText { rule: RuleId::$rule, id: $id, title: $title, text: $text, source: $source }),*];
    };
}

rules! {
    DeckSixty "deck.sixty" "Sixty cards"
        "A deck has exactly 60 cards. The main character with its levels, tokens and whatever starts outside the game are not counted." "Fantastic: Deck Building Rules; Compiled: Basic Game Concepts";
    DeckMain "deck.main" "A main character"
        "Every deck comes with one main character, which starts the game at level 1. Its higher levels lie ready beside it." "Fantastic: Deck Building Rules, Setting Up the Game";
    DeckCopies "deck.copies" "Four copies"
        "No card is in a deck more than four times, unless a card's own text sets another number. Cards of one name with different card numbers are different cards here." "Fantastic: Deck Building Rules; Compiled: Deck Building Rules";
    DeckLocations "deck.locations" "One name for each basic location"
        "Basic locations that give the same symbol are one location under different names. A deck holds up to four of them, all by one name." "Fantastic: Basic Locations with Different Names";
    DeckUniverse "deck.universe" "One universe"
        "The cards of a deck and its main character are all illustrated or all photographic. Once the game has begun this means nothing." "Fantastic: Two Universes";
    DeckTeams "deck.teams" "Cards without their team"
        "Any teams may be mixed. But a plot twist, equipment or special location of a team is of little use in a deck that has no character of that team." "Fantastic: Deck Building Rules";

    SetupFirst "setup.first" "Who goes first"
        "Main characters are shown at the same time. Then a player picked at random decides who takes the first turn." "Fantastic: Setting Up the Game";
    SetupPlace "setup.place" "Placing the main character"
        "From the first player on, each player puts the level 1 main character into the front or the back row. Its other levels lie open beside the table." "Fantastic: Setting Up the Game";
    SetupHand "setup.hand" "Seven cards"
        "Decks are shuffled and each player begins with a hand of seven. A hand may grow to any size." "Fantastic: Setting Up the Game, Basic Game Concepts";
    SetupMulligan "setup.mulligan" "Mulligan"
        "From the first player on, each player may once shuffle the whole hand back and take seven other cards. Keeping a part of it is not possible." "Fantastic: Setting Up the Game";

    TurnStart "turn.start" "Start of the turn"
        "What triggers at the start of a turn is dealt with before the turn's cards are drawn and before anyone recovers." "Fantastic: Draw Phase";
    TurnDraw "turn.draw" "Drawing"
        "The player whose turn it is draws two cards in the Draw Phase." "Fantastic: Draw Phase";
    TurnNoFirstDraw "turn.no-first-draw" "No cards for the first turn"
        "Whoever goes first draws nothing in the Draw Phase of the game's first turn." "Fantastic: Draw Phase";
    TurnRecover "turn.recover" "Recovery Phase"
        "All your stunned characters recover in your Recovery Phase; none may be left stunned by choice." "Fantastic: Recovery Phase, Recovering Characters";
    TurnReady "turn.ready" "Readying"
        "After they have recovered, all your characters become ready." "Fantastic: Recovery Phase";
    TurnEnd "turn.end" "End of the turn"
        "Your turn is over when you stop attacking or cannot attack any more. Effects for the end of the turn come then, and the next player follows." "Fantastic: After Each Combat";
    TurnCircles "turn.circles" "Going in circles"
        "Within a turn, an option that has twice led back to the same position cannot be chosen there again. Once anything has changed it can." "Not in the rulebooks: without it a turn could go on for ever";
    NotYourTurn "turn.not-yours" "Not your turn"
        "Resources, recruits, formations, attacks and Main plays belong to the player whose turn it is. Others act only in combat, with any-turn plays and power-ups, and by reactions." "Fantastic: Turn Sequence, Game Terms (Any Turn Symbol)";

    ResourceStep "resource.step" "Resource Step"
        "A card becomes a resource in your Resource Step, which comes before recruiting. You may leave it out." "Fantastic: Resource Step";
    ResourceOne "resource.one" "One resource a turn"
        "You may put one card of your hand into your resource row. Any card may lie face down; only a location may lie face up." "Fantastic: Resource Step";
    ResourceHidden "resource.hidden" "Face-down resources"
        "A face-down resource still counts, but gives no symbol and has no name for any effect. Only its owner may look at it." "Fantastic: Resources and Locations";
    ResourceTurned "resource.turned" "Locations that were used"
        "A location that was turned down stays so until an effect turns it up again. Resources are never exhausted." "Fantastic: Resources and Locations; Marvel: Resources and Locations";
    RecruitStep "recruit.step" "Recruit Step"
        "Supporting characters and equipment are played from the hand in your Recruit Step. A character goes into the row you like." "Fantastic: Recruit Step";
    RecruitPoints "recruit.points" "Recruit points"
        "Each of your resources, either way up, gives a recruit point. What you recruit costs points equal to its cost, and points not spent in the step are lost." "Fantastic: Recruit Step";
    RecruitMainName "recruit.main-name" "Your main character's name"
        "A supporting character named like your main character cannot be played, unless the main character has Swarm. Such a card may still be a resource or a power-up." "Fantastic: Uniqueness; Compiled: Uniqueness";
    EquipTeam "equip.team" "Equipment of a team"
        "To play equipment of a team you need a face-up character of that team. The equipment may go onto any other character of yours all the same." "Fantastic: Playing Equipment";
    EquipFaceUp "equip.face-up" "Who can be equipped"
        "Equipment goes onto one of your face-up characters. It is KO'd as soon as that character is turned down or leaves play." "Fantastic: Playing Equipment";
    EquipCreature "equip.creature" "Creatures"
        "A Creature never has equipment, however it would come by it. Nothing switches this power off." "Compiled: Select Keyword Powers (Creature)";
    EquipOne "equip.one" "One equipment each"
        "A new equipment on a character KOs the one it had. Several characters may carry the same equipment." "Fantastic: Playing Equipment";
    EquipPowers "equip.powers" "Powers of equipment"
        "What equipment grants are powers of the character that carries it. They are lost when the character loses its powers." "Compiled: Playing Equipment";
    FormationStep "formation.step" "Formation Step"
        "After recruiting you may move any of your characters, the main character too, between front and back row. Only the row counts, not the place in it." "Fantastic: Formation Step";
    BuildTiming "build.timing" "Build plays"
        "What says Build is used in your Build Phase: before or after its Resource, Recruit and Formation Steps." "Fantastic: Playing Plot Twists";

    AttackReady "attack.ready" "Only the ready attack"
        "An attacker must be ready and face up, and is exhausted by attacking. You attack in your Main Phase as often as you can, one combat after the other." "Fantastic: Main Phase, Starting a Combat";
    AttackRow "attack.row" "Melee and ranged"
        "From the front row a character always makes a melee attack. From the back row it makes a ranged attack and needs Ranged for it." "Fantastic: Main Phase, Making a Ranged Attack";
    AttackFaceUp "attack.face-up" "The defender is face up"
        "Only a face-up enemy can be attacked. Stunned and hidden characters are left alone." "Fantastic: Starting a Combat, Stunned Characters, Game Terms (Hide)";
    AttackProtected "attack.protected" "Protected back row"
        "While a player has a face-up character in the front row, the face-up back row is protected and cannot be attacked. Stunned and hidden characters neither protect nor are protected." "Fantastic: Starting a Combat; Compiled: Game Terms (Protection)";
    AttackFlight "attack.flight" "Flight"
        "A character with Flight may pass over front row enemies without Flight and attack the back row, in melee or, with Ranged, from its own back row." "Fantastic: Flight, Flight and Ranged";
    AttackFlightStopped "attack.flight-stopped" "Flight is stopped"
        "A face-up front row enemy that has Flight, or that cannot be flown over, keeps attackers with Flight from the back row." "Fantastic: Flight; Marvel: Keyword Powers (Grab)";
    AttackStealth "attack.stealth" "Stealth"
        "A melee attacker with Stealth may attack the back row though it is protected. Enemies with Flight do not stop it." "Compiled: Declare a Combat";
    AttackInvisible "attack.invisible" "Invisible"
        "An Invisible character in front protects nobody, not even from flyers. It may attack protected characters itself, in melee and at range." "Fantastic: Select Keywords (Invisible)";
    AttackDodge "attack.dodge" "Dodge"
        "A character with Dodge cannot be chosen for a ranged attack." "Compiled: Select Keyword Powers (Dodge)";
    AttackTeammate "attack.teammate" "Teammates"
        "In games of two teams you attack the other team only, never the characters of your teammate." "Fantastic: 2 vs. 2";
    AttackBanned "attack.banned" "Attacks that a card forbids"
        "An effect may say who cannot attack or be attacked, or who has to be in an attack. It counts when an attack is begun and ends no combat under way." "Fantastic: The Golden Rules";
    AttackAngry "attack.angry" "Angry"
        "Your first attack of a turn must be made with a character of yours that is Angry and can attack, alone or in a team. Whoever is Angry and can join it joins it." "Card text; glossary (Angry)";
    AttackRaid "attack.raid" "Raids"
        "A character that goes to an enemy row attacks those who stand there, in melee and one after another. It stays its player's, exhausts only when it goes back, and goes back when it is stunned." "Card text; Compiled: Resolving Effects";
    AttackPlayer "attack.player" "Attacking a player"
        "Where a card lets a character attack a player, all that player's characters must be stunned. In defence the player counts as a 0/1 supporting character with 1 health." "Card: Deadpool, MNB-032";

    TeamAffiliation "team.affiliation" "Team attacks"
        "Two or more characters may attack one defender together if they share a team." "Fantastic: Team Attacks";
    TeamRow "team.row" "One row"
        "All attackers of a team attack stand in the same row: the front row for melee, the back row, each with Ranged, for a ranged attack." "Fantastic: Team Attacks";
    TeamReach "team.reach" "Each must reach the defender"
        "A team attacks a protected character only if every attacker could attack it alone, be it by Flight, by Stealth or because it is Invisible." "Compiled: Team Attacks; Fantastic: Team Attacks";
    TeamMercenary "team.mercenary" "Mercenary"
        "A Mercenary may join any main character in a team attack. Other supporting characters in it must share a team with the Mercenary." "Marvel: Keyword Powers (Mercenary)";

    CombatPlays "combat.plays" "Plays in combat"
        "Beginning with the attacking player, players in turn play a Combat plot twist, use a Combat super power, power up or pass. Each play is carried out before the next." "Fantastic: During Combat";
    CombatPass "combat.pass" "Passing"
        "The combat is decided when all players have passed one after the other. Whoever passed may act again if somebody else has acted since." "Fantastic: During Combat";
    CombatFerocious "combat.ferocious" "Ferocious"
        "In melee, Ferocious characters strike first and whoever is stunned then does not strike. The others strike afterwards; what Ferocious attackers struck with is added to the team's total, but nobody strikes twice." "Compiled: Ferocious Characters in Combat";
    CombatStrike "combat.strike" "Strike"
        "The attackers' strikes are added up and the defender is stunned if the sum reaches its DEF. Anything less does no harm." "Fantastic: Resolving Combat, Team Attacks";
    CombatOneAtk "combat.one-atk" "At least 1 ATK"
        "A character without at least 1 ATK does not strike, nor strike back." "Compiled: Resolving Combat";
    CombatStrikeBack "combat.strike-back" "Strike back"
        "While it is struck the defender strikes one attacker, which is stunned if the ATK reaches its DEF. Both can be stunned at once." "Fantastic: Resolving Combat";
    CombatRanged "combat.ranged" "Answering a ranged attack"
        "Against a ranged attack a defender strikes back only if it has Ranged when the strikes are made." "Fantastic: Making a Ranged Attack";
    CombatChooseBack "combat.choose-back" "Whom the defender strikes"
        "Of several attackers the defending player picks the one that is struck back, among those who can be struck." "Fantastic: Team Attacks";
    CombatLeader "combat.leader" "Leader"
        "If a Leader is among several attackers, the attacking player picks who is struck back. It may be one that cannot be struck." "Compiled: Select Keyword Powers (Leader)";
    CombatMonstrous "combat.monstrous" "Monstrous"
        "A Monstrous defender in a melee team attack strikes back at all attackers, at each with its full ATK." "Compiled: Select Keyword Powers (Monstrous); Marvel: Keyword Powers (Monstrous)";
    CombatViolent "combat.violent" "Violent"
        "A Violent character strikes supporting characters with double its ATK, as an attacker and when it strikes back. Main characters it strikes with its ATK." "Fantastic: Select Keywords (Violent)";
    CombatCannotStrike "combat.cannot-strike" "Who cannot strike or be struck"
        "Who cannot strike adds nothing to the total, and a strike does not stun one who cannot be struck. They are in the combat all the same and are credited with what it does." "Compiled: When this Character Stuns/KO Triggers; Marvel: Keyword Powers (Invade)";
    CombatSurvive "combat.survive" "Surviving"
        "Who was in a combat that was decided by strikes, and was stunned in neither of its two rounds, survived it. A combat that was cancelled or lost its attackers or defender has no survivors." "Compiled: Game Terms (Survives)";
    CombatCancel "combat.cancel" "A combat is cancelled"
        "A cancelled combat is over without strikes. Its characters stay as they are; attackers do not become ready." "Fantastic: Game Terms (Cancel)";
    CombatLeave "combat.leave" "Leaving a combat"
        "A character that an effect stuns or takes out of play during a combat is no longer in it, even if it recovers at once. An attack with one attacker left is a solo attack." "Fantastic: Stunned Characters; Compiled: Stunned Characters";
    CombatReplace "combat.replace" "Another defender"
        "A character put in a defender's place must be one that can defend, so face up. It does not get attacked thereby, and what forbids to attack it, like Dodge, does not stop it." "Compiled: Game Terms (Remove/Replace)";
    CombatEnd "combat.end" "End of combat"
        "A combat without attackers or without defender ends. Effects for the combat run out, triggers for its end come, and then nobody is attacker or defender any more." "Compiled: Combat Step Overview";

    StunWhat "stun.what" "Being stunned"
        "A stunned character is turned face down and exhausted, loses its +1/+1 and -1/-1 counters and its equipment, and takes a wound. It keeps its name and team, and everyone may look at it." "Fantastic: Stunned Characters";
    StunDefZero "stun.def-zero" "DEF 0"
        "A character whose DEF falls to 0 is stunned at once, whatever lowered it." "Fantastic: +1/+1 and -1/-1 Counters";
    StunSource "stun.source" "Who stunned or KO'd it"
        "A stun is credited to the character whose power did it or brought DEF to 0, or to all that were against it in combat. A KO is credited to the one that caused it, or that caused the last wound or the stun." "Compiled: When this Character Stuns/KO Triggers";
    StunNoPowers "stun.no-powers" "No powers while stunned"
        "A stunned character neither attacks, defends nor protects, and has no powers until it recovers." "Fantastic: Stunned Characters, Character Powers";
    StunNoCounters "stun.no-counters" "No counters while stunned"
        "A stunned character cannot get or hold +1/+1 or -1/-1 counters, unless a power allows it." "Fantastic: Stunned Characters; Compiled: Stunned Characters";
    Symbiosis "stun.symbiosis" "Symbiosis"
        "A character with Symbiosis keeps and gains +1/+1 counters while it is stunned, but no -1/-1 counters." "Compiled: Select Keyword Powers (Symbiosis)";
    Durable "stun.durable" "Durable"
        "A Durable character that is stunned by anything but a strike gets no wound and recovers at once; it has left the combat all the same. Without DEF it stays down." "Card text; rule insert of the A-Force set";
    Daze "stun.daze" "Daze"
        "A dazed character is stunned without taking a wound. In all else it is a stun." "Fantastic: Stunned Characters";
    Hide "hide.what" "Hiding"
        "A character that hides is turned face down but ready, and loses its +1/+1 and -1/-1 counters and its equipment. It takes no wound." "Fantastic: Game Terms (Hide), Playing Equipment";
    HideHidden "hide.hidden" "Hidden characters"
        "A hidden character neither attacks, defends nor protects, and has no powers. It keeps its name and team, is not stunned, and an effect can still stun it." "Fantastic: Game Terms (Hide)";
    HideEnds "hide.ends" "Coming out of hiding"
        "In their player's Recovery Phase hidden characters are turned face up. They do not recover by that, and they do not appear." "Fantastic: Game Terms (Hide, Appears); Ruling: Hide (FAQ)";
    HideInvisibility "hide.invisibility" "Invisibility"
        "At the end of your turn you may hide a character of yours with Invisibility, if it is ready." "Fantastic: Select Keywords (Invisibility)";
    Wound "wound.put" "Wound"
        "To wound a character is to put a wound on it without stunning it. It is KO'd if its wounds reach its health." "Fantastic: Stunned Characters";
    LethalWound "wound.lethal" "Lethal"
        "A wound from a Lethal character KOs a defending supporting character, whatever its health; one Lethal attacker of a team is enough. Where no wound is taken, Lethal does nothing." "Fantastic: Select Keywords (Lethal); Compiled: Game Terms (Lethal Wound)";
    Ko "ko.when" "KO"
        "A character is KO'd at once when it has as many wounds as health, or more. Health gained later comes too late." "Fantastic: Basic Game Concepts (KO)";
    KoOwner "ko.owner" "The owner's KO pile"
        "A card goes to its owner's KO pile, hand or deck, whoever controlled it. KO piles are open to everybody, and discarded cards go there as well." "Compiled: Basic Game Concepts (Five Zones); Fantastic: Basic Game Concepts (KO Pile)";
    Recover "recover.what" "Recovering"
        "A character that recovers is turned face up and has its powers again. It stays exhausted and keeps its wounds, and it does not appear anew." "Fantastic: Recovering Characters";
    CannotRecover "recover.cannot" "Cannot recover"
        "A character that an effect keeps from recovering stays stunned, in the Recovery Phase and whatever else would recover it." "Marvel: Keyword Powers (Magnetic Suppression)";
    Heal "wound.heal" "Healing"
        "To heal is to take wounds off a character. Only effects that say so do it." "Fantastic: Recovering Characters; Marvel: Keyword Powers (Regeneration)";
    Ready "ready.what" "Ready and exhausted"
        "Cards enter play ready. Readying what is ready or exhausting what is exhausted does nothing, and a stunned character cannot become ready." "Fantastic: Game Terms (Ready/Exhausted); Marvel: Stunned Characters";
    Freeze "ready.freeze" "Freeze"
        "A frozen character is exhausted and cannot become ready during its controller's next turn; it is frozen until that turn is over. Exhausted and stunned characters can be frozen too." "Compiled: Game Terms (Freeze); Marvel: Keyword Powers (Freeze)";
    PushPull "move.push-pull" "Push and pull"
        "A pushed character goes from the front row to the back row, a pulled one the other way. Two characters that change places both move, or neither does." "Compiled: Game Terms (Push, Pull, Switch)";
    MoveHeld "move.held" "Who cannot be moved"
        "A character that cannot be moved stays in its row and on its side, in the Formation Step, too. A switch with it does not happen at all." "Compiled: Game Terms (Switch)";

    CountersCancel "counters.cancel" "Counters cancel out"
        "Each +1/+1 counter takes away a -1/-1 counter on the same character, so only one kind stays. All of them were gained all the same." "Fantastic: +1/+1 and -1/-1 Counters";
    StatsBase "stats.base" "Base ATK and DEF"
        "Base stats are the printed ones, or those an effect has put in their place, before counters and changes. When the base changes, everything else is counted again on top of it." "Fantastic: Base ATK and DEF; Compiled: Calculating ATK/DEF";
    StatsOrder "stats.order" "Order of changes"
        "First comes the base, then counters, then all other changes in the order of their time. An effect has the time it was carried out, a standing power the time its character entered play." "Compiled: Calculating ATK/DEF, Timestamps";
    StatsNegative "stats.negative" "Below zero"
        "ATK below 0 counts as 0. What raises or lowers it works on the true number." "Compiled: Calculating ATK/DEF";
    StrikeValue "stats.strike" "Strike and ATK"
        "To strike with double ATK changes the strike, not the ATK. Doubling a strike twice is no more than doubling it once." "Compiled: Conditional (Fearless); Fantastic: Select Keywords (Violent)";

    PowerTiming "power.timing" "When a super power is used"
        "The word before the cost names the phase. Build is your Build Phase, Main your Main Phase outside combat, Combat a combat on your turn." "Fantastic: Super Powers, Playing Plot Twists";
    PowerInCombat "power.in-combat" "Combat and Any Combat"
        "A Combat super power needs its character in that combat. Any Combat works in a combat of others as well." "Fantastic: Super Powers";
    PowerAnyTurn "power.any-turn" "Any-turn symbol"
        "With the any-turn symbol a power can be used on the turns of other players too." "Fantastic: Game Terms (Any Turn Symbol)";
    PowerOnce "power.once" "Once a turn"
        "A character uses a super power once in a turn, unless the card allows more. Another character with the same power has its own use, and a cancelled use counts." "Fantastic: Super Powers";
    PowerGame "power.game" "Once a game"
        "A power limited to once a game is used up for that card, wherever the card goes and whoever controls it. One limited to once a level comes back with the next level." "Compiled: Once Per Game Restrictions";
    PowerCost "power.cost" "Paying for a super power"
        "Each symbol is paid by turning down one of your locations that gives it, or by discarding such a location. All symbols are paid together, and a location pays for one power only." "Fantastic: Super Powers, Resources and Locations";
    PowerNoChoice "power.no-choice" "Nothing to choose"
        "A power that has to choose something cannot be used while there is nothing it could choose." "Ruling: Gambit, MNB-041 (FAQ)";
    PowerOff "power.off" "A power that is off"
        "A power that its character has lost, or that an effect forbids, cannot be used. Stunned characters have none to use." "Fantastic: Character Powers; Compiled: Stunned Characters";
    PowerOnlyIf "power.only-if" "Only if"
        "Where a power says when it may be used, that must be true before it is paid for." "Fantastic: The Golden Rules; Marvel: Keyword Powers (Evolutionary Cocoon)";
    PowerInPlay "power.in-play" "Powers work in play"
        "Characters have their powers only in play, unless a power says otherwise or could only work elsewhere." "Compiled: Character Powers";
    PowerRecovery "power.recovery" "Recovery powers"
        "Powers of the Recovery Phase are used in your own, after your characters have recovered and become ready." "Card text; Fantastic: Recovery Phase";
    PaySpecial "pay.special" "Special locations"
        "A special location gives one of its symbols, and only for a character of its team. Beside characters in play, those in your hand and KO pile count." "Compiled: Resources and Locations; Fantastic: Resources and Locations";
    PayPlayer "pay.player" "What a player pays"
        "Where a card lets a player pay, no character pays: special locations give nothing, only basic ones do, face up or from the hand." "Card text; rule insert of the Defenders set";
    Amplify "power.amplify" "Amplify"
        "The Amplify text of a super power is added if a location was discarded to pay for it, not if it was turned down." "Compiled: Amplify";
    Reaction "power.reaction" "Reactions"
        "A reaction may be paid for when what it names happens, on any turn and once a turn. It is carried out first; against a super power even before that power's choices, and a cancelled power stays paid." "Compiled: Reaction Powers, Game Terms (Cancel); Fantastic: Super Powers";

    LevelUp "level.up" "Levelling up"
        "When XP reach the number of the Level Up power, they are removed and the main character becomes one of its versions of the next level. The player picks if there are several." "Fantastic: Level Up Powers; Compiled: Level Up Powers";
    LevelKeeps "level.keeps" "What a new level keeps"
        "The new version stands as the old one did, ready or exhausted, face up or stunned. Wounds, counters, equipment and all effects pass on to it." "Fantastic: Level Up Powers; Compiled: Level Up Powers";
    LevelStunned "level.stunned" "No XP while stunned"
        "The Level Up power of a stunned main character is off." "Compiled: Level Up Powers";
    LevelRegress "level.regress" "Back to a lower level"
        "A main character that falls to a lower level keeps what levelling up would keep, and its XP are set aside until it has that level again. XP it gained below are removed when it rises." "Compiled: Regressing/Progressing Main Characters";

    TriggerOrder "trigger.order" "Order of triggers"
        "The player whose turn it is orders triggers that happen at the same time. They are carried out before anyone can play anything." "Fantastic: Timing";
    TriggerWait "trigger.wait" "Triggers wait"
        "What triggers during an effect waits until that effect is done." "Compiled: Timing";
    TriggerLookBack "trigger.look-back" "Looking back"
        "A trigger needs its power in force when its event happens. For being stunned, KO'd or leaving play the moment just before counts." "Compiled: Triggers";
    TriggerIf "trigger.if" "If in a trigger"
        "A condition with \"if\" is needed twice: for the power to trigger, and again when it is carried out." "Compiled: Intervening \"if\" Clause";
    TriggerWhile "trigger.while" "While in a trigger"
        "A condition with \"while\" is needed only at the moment the power triggers." "Compiled: Intervening \"while\" Clause";
    TriggerRecruit "trigger.recruit" "Recruit triggers"
        "What happens when you recruit a character comes before that character appears." "Compiled: When you Recruit Triggers";
    TriggerDelayed "trigger.delayed" "Later triggers"
        "An effect may set up a trigger for later, which works without its source. It is gone once its event has come or its time is over." "Compiled: Delayed Trigger Modifiers";
    Appears "trigger.appears" "Appearing"
        "A card appears when it enters play, in whatever way. Changing sides and being turned face up are not appearing." "Fantastic: Game Terms (Appears)";
    Continuous "effect.continuous" "Standing powers"
        "A power that always holds, or holds while something is true, goes by the state of the game at each moment. It ends with its character's powers." "Compiled: Continuous, Conditional";
    LockedIn "effect.locked-in" "Effects stay as they were made"
        "An effect takes its numbers when it is carried out and keeps them. It no longer needs its source, and without a stated end it lasts until its character leaves play." "Compiled: Modifiers (Resolving Effects)";
    LaterArrivals "effect.later-arrivals" "Those who come later"
        "An effect that changes characters touches those in play when it is carried out. Who enters afterwards is not changed." "Compiled: Modifiers (Resolving Effects)";
    Duplicates "effect.duplicates" "The same power twice"
        "Each copy of a super power can be used and paid for once a turn, and each copy of a trigger triggers. A second copy of a power that changes a rule adds nothing." "Compiled: Copying Powers";
    CopyPowers "effect.copy" "Copied powers"
        "Where a copied power names its own character, the copying character is meant. All powers are copied, unless the card speaks of printed ones." "Compiled: Copying Powers";
    LosePowers "effect.lose" "Losing powers"
        "Flight, Ranged and Level Up are powers and are lost with them. A power that cannot be turned off stays, and so do effects that were carried out before." "Compiled: Modifiers, Select Keyword Powers; Fantastic: Game Terms (Keyword Power)";

    TwistTiming "twist.timing" "When a plot twist is played"
        "Build means your Build Phase, Main your Main Phase outside combat, Combat a combat on your turn. With two times on the card you pick one." "Fantastic: Playing Plot Twists";
    TwistAnyTurn "twist.any-turn" "Any-turn plot twists"
        "A Combat plot twist with the any-turn symbol can be played in combats on other players' turns too." "Fantastic: Playing Plot Twists";
    TwistTeam "twist.team" "Plot twists of a team"
        "A plot twist of a team needs a face-up character of that team on your side. It may affect any character." "Fantastic: Playing Plot Twists";
    TwistThree "twist.three" "Several team symbols"
        "A plot twist with three team symbols needs three face-up characters of that team. The main character counts." "Fantastic: Playing Plot Twists; Compiled: Playing Plot Twists";
    TwistInCombat "twist.in-combat" "Only those in the combat"
        "A Combat plot twist affects characters in that combat only, unless it says otherwise." "Fantastic: Playing Plot Twists";
    TwistOnlyIf "twist.only-if" "Only if"
        "Where a plot twist says when it may be played, that must be true. Otherwise only its time and its team are asked: it may be played though it will do nothing." "Ruling: Uncanny Defense, MNB-051 (FAQ)";
    TwistBanned "twist.banned" "Plot twists that a card forbids"
        "While an effect forbids you to play plot twists, you play none, from whatever place." "Compiled: The Golden Rules";
    TwistDone "twist.done" "After a plot twist"
        "A plot twist is carried out before anyone else acts. Then it goes to your KO pile." "Fantastic: Playing Plot Twists, Timing";

    PowerUp "power-up.what" "Power-up"
        "Discard a card to put a +1/+1 counter on a character of yours. You may do it in your Main Phase outside combat, and in combat on any turn, as often as you have cards for it." "Fantastic: Power-Ups";
    PowerUpName "power-up.name" "The same name"
        "The discarded card must bear the name of the character that is powered up. Main and supporting characters of one name serve each other." "Fantastic: Power-Ups";
    PowerUpFaceUp "power-up.face-up" "Only face up"
        "Only a face-up character can be powered up." "Compiled: Power-Ups";
    PowerUpCombat "power-up.combat" "In its own combat"
        "During a combat only characters in that combat can be powered up." "Fantastic: Game Terms (Power Up)";
    Unique "unique.name" "One of each name"
        "You have at most one character of a name. When another comes to your side in whatever way, the first is KO'd; of two that come together you pick the one to be KO'd." "Fantastic: Uniqueness";
    UniqueMain "unique.main" "The main character stays"
        "Nothing brings a character with your main character's name to your side, unless the main character has Swarm. That part of an effect is skipped and the card stays where it was." "Fantastic: Uniqueness; Compiled: Uniqueness";
    Swarm "unique.swarm" "Swarm"
        "Any number of characters with Swarm may be on your side under one name. Nothing turns Swarm off." "Fantastic: Select Keywords (Swarm)";
    Aka "name.aka" "AKA"
        "A character with AKA bears both names, for uniqueness and for power-ups. AKA is not a power, so it is neither lost nor copied." "Fantastic: AKA";
    Mantle "name.mantle" "Mantles"
        "Stars around a name are part of it. Such a character is another person: both may be in play, and neither powers up the other." "Fantastic: Mantles";
    LocationBasic "location.basic" "Basic locations"
        "Each of the six symbols has a basic location, which pays for anybody. Locations are not unique." "Fantastic: Resources and Locations, Resource Step";

    Search "cards.search" "Searching"
        "After a search the deck is shuffled. Who looks for a certain card or kind of card may take none; who looks for any card must take one." "Compiled: Searching and Shuffling; Fantastic: Searching and Shuffling";
    RunningOut "cards.running-out" "Empty deck"
        "Who should draw from an empty deck does not draw, and the game goes on." "Fantastic: Running Out Of Cards";
    Removed "cards.removed" "Removed from the game"
        "A removed card lies aside without counters, in no KO pile, and effects on it are over. It comes back only if an effect says so, and then as a new card." "Compiled: Basic Game Concepts (Removed From Game); Fantastic: Remove from the Game";
    RemovedForNow "cards.removed-for-now" "Out of the game for a time"
        "A character that leaves the game for a time comes back as a new one: ready, in a row of its owner's choice, with the counters, wounds and XP that were kept. A token does not come back." "Compiled: Game Terms (Appears); card text";
    OpenHand "cards.open-hand" "Open hands"
        "Who must play with an open hand shows every card of it to everybody, also those that come later, until the effect ends." "Card text";
    Impossible "effect.impossible" "What cannot be done"
        "The parts of an effect are done in the order of its text. A part that cannot be done is skipped, the rest is done." "Compiled: Resolving Effects";
    GoldenCard "golden.card" "Cards beat rules"
        "Where a card and these rules disagree, the card is right." "Fantastic: The Golden Rules";
    GoldenCannot "golden.cannot" "Cannot beats can"
        "If one effect allows what another forbids, it is forbidden." "Fantastic: The Golden Rules";
    Control "side.control" "Sides and owners"
        "You control the cards on your side, and \"you\" and \"enemy\" on them are meant from there. The owner, in whose deck a card began, does not change." "Fantastic: Game Terms (On Your Side, Owner, Enemy)";
    YourMain "side.your-main" "Your main character"
        "Your main character is the one you began with, while it is on your side. What speaks of it is skipped while it is not." "Compiled: Game Terms (\"Your\" Main Character)";
    MainPromoted "main.promoted" "A new main character"
        "A supporting character that becomes your main character is one for everything, on level 1, and stays one wherever its card goes. If it is KO'd you are out." "Compiled: Changing Main/Supporting Character Status";
    MainDemoted "main.demoted" "No longer the main character"
        "A main character that becomes a supporting character keeps counters and XP and still levels up. It costs 0, and when it leaves play it leaves the game." "Compiled: Changing Main/Supporting Character Status";
    GoodEvil "side.good-evil" "Good and Evil"
        "A character is Good or Evil as its teams are, and both if it has teams of both kinds." "Fantastic: Good and Evil; Compiled: Game Terms (Good and Evil)";
    Tokens "cards.tokens" "Tokens"
        "Tokens come from effects and are never in a deck. In play they are like other cards; out of play they cease to be." "Compiled: Token Characters; Fantastic: Tokens";

    WinKo "win.ko" "Winning"
        "Whose main character is KO'd is out of the game, whoever controls it then. The last player or team with a main character wins." "Fantastic: Ending the Game";
    WinTogether "win.together" "Both at once"
        "If the last main characters fall together, the win goes to whoever's turn it is." "Fantastic: Ending the Game";
    WinStart "win.start" "Losing at the start of a turn"
        "You lose if at the start of your turn an enemy controls your main character, or if it is in your KO pile or deck. In your hand or out of the game it is safe." "Compiled: Ending the Game";
    WinTwoMains "win.two-mains" "Two main characters"
        "Who controls several main characters at the start of the own turn keeps one and KOs the others." "Compiled: Main Characters vs Supporting Characters";
    WinFewestWounds "win.fewest-wounds" "Fewest wounds"
        "Once every deck is empty and a whole round of turns goes by without an attack, the main character with the fewest wounds wins. So it does after twenty rounds without a wound in which the decks only got back what they gave." "Fantastic: Running Out Of Cards";
    WinTie "win.tie" "Tie"
        "If several main characters share the fewest wounds then, their players tie." "Fantastic: Running Out Of Cards";

    MultiDraw "multi.draw" "First turns with more players"
        "With three or four players, and in 2 vs. 2, the first player draws no card and the second one card on their first turns." "Fantastic: Free for All, 2 vs. 2";
    MultiEnemies "multi.enemies" "Free for all"
        "With three or four players everyone else is an enemy. You may attack each of them in one turn, and all may act in every combat, clockwise from the attacking player." "Fantastic: Free for All; Compiled: During Combat";
    MultiEliminated "multi.eliminated" "A player is out"
        "All cards that player owns leave the game without being KO'd. Other players' characters there go back to the side they were taken from, or else to their owners' KO piles." "Compiled: Ending the Game; Fantastic: Free for All";
    MultiReinforce "multi.reinforce" "Recruiting for your teammate"
        "An optional rule of 2 vs. 2, agreed on before the game: a character you recruit may be put into your teammate's front or back row, and your teammate controls it from then on." "Fantastic: 2 vs. 2";
    MultiTwoVsTwo "multi.two-vs-two" "2 vs. 2"
        "Teammates sit across, so the teams take turns. A team wins when both enemy main characters are KO'd." "Fantastic: 2 vs. 2";
    MultiTwoHeaded "multi.two-headed" "2-Headed"
        "Teammates share turns, rows and control of their characters, but not resources and points; the team that begins draws no cards then. Whose main character is KO'd plays on, and the team loses when both are." "Compiled: 2-Headed Teammates";
}
