//! The list of rules: name, id, title; text, source. The rest of it is in `more.rs`.

and_more! {
    DeckSixty "deck.sixty" "Sixty cards"
        "A deck has exactly 60 cards. The main character with its levels, tokens, and anything that starts outside the game don't count." "Fantastic: Deck Building Rules; Compiled: Basic Game Concepts";
    DeckMain "deck.main" "A main character"
        "Every deck comes with one main character, which starts the game at level 1. Its higher levels wait beside it." "Fantastic: Deck Building Rules, Setting Up the Game";
    DeckCopies "deck.copies" "Four copies"
        "A deck holds at most four copies of a card, unless the card itself says otherwise. Cards with the same name but different card numbers count as different cards." "Fantastic: Deck Building Rules; Compiled: Deck Building Rules";
    DeckLocations "deck.locations" "One name for each basic location"
        "Basic locations that give the same symbol count as the same location under different names. A deck holds up to four of them, all with one name." "Fantastic: Basic Locations with Different Names";
    DeckUniverse "deck.universe" "One universe"
        "A deck and its main character are either all illustrated or all photographic. Once the game begins, this no longer matters." "Fantastic: Two Universes";
    DeckLoyalty "deck.loyalty" "Loyalty"
        "A deck with a Loyalty card holds no card of another team; cards without a team are fine. This goes for the main character, too." "Compiled: Deck Building Rules, Keywords";
    DeckSide "deck.side" "Side deck"
        "If somebody in your deck can become another main character, you may bring a side deck: up to three main characters of level 2, whose other levels come with them and don't count. It is private, and you can become nobody else. Without one you choose among all main characters." "Compiled: Transform, Setting Up the Game; without a side deck: not in the rulebooks";
    DeckOmega "deck.omega" "Omega Level Mutants"
        "All Omega Level Mutants in a deck have the same name. The main character counts." "Card text; Fantastic: Franklin Richards, FAN-021";
    DeckTeams "deck.teams" "Cards without their team"
        "You may mix teams freely. But a team's plot twist, equipment or special location is of little use in a deck without characters of that team." "Fantastic: Deck Building Rules";

    SetupFirst "setup.first" "Who goes first"
        "Players reveal their main characters at the same time. Then a player chosen at random decides who goes first." "Fantastic: Setting Up the Game";
    SetupPlace "setup.place" "Placing the main character"
        "Starting with the first player, each player puts their level 1 main character into the front or back row. Its other levels lie face up beside the table." "Fantastic: Setting Up the Game";
    SetupHand "setup.hand" "Seven cards"
        "Players shuffle their decks and draw seven cards. There is no maximum hand size." "Fantastic: Setting Up the Game, Basic Game Concepts";
    SetupMulligan "setup.mulligan" "Mulligan"
        "Starting with the first player, each player may once shuffle their whole hand back and draw seven new cards. You can't keep part of it." "Fantastic: Setting Up the Game";

    TurnStart "turn.start" "Start of the turn"
        "Start-of-turn triggers are carried out before the turn's cards are drawn and before anyone recovers." "Fantastic: Draw Phase";
    TurnDraw "turn.draw" "Drawing"
        "The player whose turn it is draws two cards in the Draw Phase." "Fantastic: Draw Phase";
    TurnNoFirstDraw "turn.no-first-draw" "No cards for the first turn"
        "Whoever goes first draws nothing in the Draw Phase of the game's first turn." "Fantastic: Draw Phase";
    TurnRecover "turn.recover" "Recovery Phase"
        "All your stunned characters recover in your Recovery Phase. You can't choose to leave one stunned." "Fantastic: Recovery Phase, Recovering Characters";
    TurnReady "turn.ready" "Readying"
        "After recovering, all your characters become ready." "Fantastic: Recovery Phase";
    TurnEnd "turn.end" "End of the turn"
        "Your turn ends when you stop attacking or can't attack any more. End-of-turn effects happen then, and the next player's turn begins." "Fantastic: After Each Combat";
    TurnCircles "turn.circles" "Going in circles"
        "Within a turn, an option that has twice led back to the same position can't be chosen there again until something has changed." "Not in the rulebooks: without it a turn could go on for ever";
    NotYourTurn "turn.not-yours" "Not your turn"
        "Resources, recruits, formations, attacks and Main plays belong to the player whose turn it is. Other players act only in combat, with any-turn plays and power-ups, and with reactions." "Fantastic: Turn Sequence, Game Terms (Any Turn Symbol)";

    ResourceStep "resource.step" "Resource Step"
        "You play a resource in your Resource Step, before recruiting. You may skip it." "Fantastic: Resource Step";
    ResourceOne "resource.one" "One resource a turn"
        "You may put one card from your hand into your resource row. Any card may go face down; only a location may go face up." "Fantastic: Resource Step";
    ResourceHidden "resource.hidden" "Face-down resources"
        "A face-down resource still counts as a resource, but it gives no symbol and effects can't see its name. Only its owner may look at it." "Fantastic: Resources and Locations";
    ResourceTurned "resource.turned" "Locations that were used"
        "A location that was flipped face down stays that way until an effect flips it face up again. Resources never exhaust." "Fantastic: Resources and Locations; Marvel: Resources and Locations";
    RecruitStep "recruit.step" "Recruit Step"
        "Supporting characters and equipment are played from the hand in your Recruit Step. You choose the character's row." "Fantastic: Recruit Step";
    RecruitPoints "recruit.points" "Recruit points"
        "Each of your resources, face up or face down, gives one recruit point. A card takes as many points as its cost, and points you don't spend in the step are lost." "Fantastic: Recruit Step";
    RecruitMainName "recruit.main-name" "Your main character's name"
        "You can't play a supporting character with your main character's name unless the main character has Swarm. The card can still be a resource or a power-up." "Fantastic: Uniqueness; Compiled: Uniqueness";
    AppearOnly "appear.only" "When it may appear"
        "A character that says when it can appear on your side can't come into play there at any other time, whatever would bring it: you can't recruit it, and an effect leaves it where it is." "Card text (FAN-012)";
    RecruitAs "recruit.as" "A character as equipment"
        "A character that can be played as equipment is recruited for the cost of the equipment and counts as one while somebody carries it. When it leaves play it is a character again." "Fantastic: Specific Card Clarifications (Impossible Man)";
    RecruitPrice "recruit.price" "Another price"
        "If a card names another price, you may pay that to recruit it instead of its cost, and it takes no recruit points. Symbols are paid like the cost of a super power of that card." "Card text";
    EquipTeam "equip.team" "Equipment of a team"
        "To play equipment of a team you need a face-up character of that team. You may still put it on any other character of yours." "Fantastic: Playing Equipment";
    EquipFaceUp "equip.face-up" "Who can be equipped"
        "Equipment goes on one of your face-up characters. It is KO'd as soon as that character turns face down or leaves play." "Fantastic: Playing Equipment";
    EquipCreature "equip.creature" "Creatures"
        "A Creature never carries equipment, however it would get it. Nothing turns this power off." "Compiled: Select Keyword Powers (Creature)";
    EquipOne "equip.one" "One equipment each"
        "A new equipment on a character KOs the one it had. Several characters may carry the same equipment." "Fantastic: Playing Equipment";
    EquipPowers "equip.powers" "Powers of equipment"
        "Powers that equipment gives belong to the character that carries it. They are lost when the character loses its powers." "Compiled: Playing Equipment";
    Machine "machine.row" "Machines"
        "A machine is equipment that goes into one of your rows instead of on a character. It has its own powers, and it stays in its row in your Formation Step. To play one of a team you need a face-up character of that team." "Fantastic: Playing Equipment (Machines)";
    MachineNobody "machine.nobody" "No character"
        "A machine isn't a character: it doesn't protect anyone, never counts as protected, and effects on characters don't find it." "Fantastic: Playing Equipment (Machines)";
    FormationStep "formation.step" "Formation Step"
        "After recruiting, you may move any of your characters, including your main character, between the front and back rows. Only the row matters, not the place in it." "Fantastic: Formation Step";
    FormationImmobile "formation.immobile" "Immobile"
        "An Immobile character can't change its row in your Formation Step. Effects still move it." "Card text; glossary (Immobile)";
    BuildTiming "build.timing" "Build plays"
        "Build plays are made in your Build Phase, before or after its Resource, Recruit and Formation Steps." "Fantastic: Playing Plot Twists";

    AttackReady "attack.ready" "Only the ready attack"
        "An attacker must be ready and face up, and attacking exhausts it. You may attack as often as you can in your Main Phase, one combat at a time." "Fantastic: Main Phase, Starting a Combat";
    AttackRow "attack.row" "Melee and ranged"
        "From the front row a character always makes a melee attack. From the back row it makes a ranged attack, for which it needs Ranged." "Fantastic: Main Phase, Making a Ranged Attack";
    AttackFaceUp "attack.face-up" "The defender is face up"
        "Only face-up enemies can be attacked, so stunned and hidden characters can't." "Fantastic: Starting a Combat, Stunned Characters, Game Terms (Hide)";
    AttackProtected "attack.protected" "Protected back row"
        "While a player has a face-up character in the front row, face-up characters in the back row are protected and can't be attacked. Stunned and hidden characters neither protect nor are protected." "Fantastic: Starting a Combat; Compiled: Game Terms (Protection)";
    AttackFlight "attack.flight" "Flight"
        "A character with Flight may fly over enemies without Flight in the front row and attack the back row, in melee or, if it also has Ranged, from its own back row." "Fantastic: Flight, Flight and Ranged";
    AttackFlightStopped "attack.flight-stopped" "Flight is stopped"
        "A face-up front row enemy that has Flight, or that cannot be flown over, keeps attackers with Flight from the back row." "Fantastic: Flight; Marvel: Keyword Powers (Grab)";
    AttackStealth "attack.stealth" "Stealth"
        "A melee attacker with Stealth may attack a protected back row. Enemies with Flight don't stop it." "Compiled: Declare a Combat";
    AttackInvisible "attack.invisible" "Invisible"
        "An Invisible character in the front row protects nobody and stops no flyers. It may attack protected characters itself, in melee and at range." "Fantastic: Select Keywords (Invisible)";
    AttackDodge "attack.dodge" "Dodge"
        "A character with Dodge can't be attacked at range." "Compiled: Select Keyword Powers (Dodge)";
    AttackSafeguard "attack.safeguard" "Safeguard"
        "While a character with Safeguard is face up, others in its row can't be attacked, even by those who get past a protected row. Characters that have Safeguard themselves can." "Fantastic: Select Keywords (Safeguard)";
    AttackMachine "attack.machine" "Attacking a machine"
        "A machine can be attacked while no face-up character is in its row, by whoever could attack a character there. It is KO'd at once: nobody plays anything, and nobody strikes." "Fantastic: Playing Equipment (Machines)";
    AttackTeammate "attack.teammate" "Teammates"
        "In team games you attack only the other team, never your teammate's characters." "Fantastic: 2 vs. 2";
    AttackBanned "attack.banned" "Attacks that a card forbids"
        "An effect may say who can't attack or be attacked, or who must be in an attack. It matters when an attack begins; it doesn't end a combat that is under way." "Fantastic: The Golden Rules";
    AttackAngry "attack.angry" "Angry"
        "Your first attack each turn must include an Angry character of yours that can attack, alone or in a team. Every other Angry character that can join it does." "Card text; glossary (Angry)";
    AttackRaid "attack.raid" "Raids"
        "A raiding character goes to an enemy row and attacks the characters there in melee, one after another. It still belongs to its player, exhausts only when it returns, and returns when it is stunned." "Card text; Compiled: Resolving Effects";
    AttackPlayer "attack.player" "Attacking a player"
        "Where a card lets a character attack a player, all that player's characters must be stunned. The player defends as a 0/1 supporting character with 1 health." "Card: Deadpool, MNB-032";

    TeamAffiliation "team.affiliation" "Team attacks"
        "Two or more characters may attack one defender together if they share a team." "Fantastic: Team Attacks";
    TeamRow "team.row" "One row"
        "All attackers in a team attack stand in the same row: the front row for a melee attack, or the back row, each with Ranged, for a ranged attack." "Fantastic: Team Attacks";
    TeamReach "team.reach" "Each must reach the defender"
        "A team can attack a protected character only if each attacker could attack it alone, by Flight, by Stealth or by being Invisible." "Compiled: Team Attacks; Fantastic: Team Attacks";
    TeamMercenary "team.mercenary" "Mercenary"
        "A Mercenary may join any main character in a team attack. Other supporting characters in it must share a team with the Mercenary." "Marvel: Keyword Powers (Mercenary)";

    CombatPlays "combat.plays" "Plays in combat"
        "Starting with the attacking player, players take turns: play a Combat plot twist, use a Combat super power, power up, or pass. Each play is carried out before the next." "Fantastic: During Combat";
    CombatPass "combat.pass" "Passing"
        "The combat resolves when all players pass in a row. A player who passed may act again if somebody else has acted since." "Fantastic: During Combat";
    CombatFerocious "combat.ferocious" "Ferocious"
        "In melee, Ferocious characters strike first, and characters they stun don't strike. The others strike afterwards. Ferocious attackers' strikes count toward the team's total, but nobody strikes twice." "Compiled: Ferocious Characters in Combat";
    CombatStrike "combat.strike" "Strike"
        "Add up the attackers' strikes. If the total is at least the defender's DEF, the defender is stunned. Anything less does nothing." "Fantastic: Resolving Combat, Team Attacks";
    CombatOneAtk "combat.one-atk" "At least 1 ATK"
        "A character needs at least 1 ATK to strike or strike back." "Compiled: Resolving Combat";
    CombatStrikeBack "combat.strike-back" "Strike back"
        "At the same time the defender strikes one attacker, which is stunned if the defender's ATK is at least its DEF. Both can be stunned." "Fantastic: Resolving Combat";
    CombatRanged "combat.ranged" "Answering a ranged attack"
        "Against a ranged attack, a defender strikes back only if it has Ranged at that moment." "Fantastic: Making a Ranged Attack";
    CombatChooseBack "combat.choose-back" "Whom the defender strikes"
        "If there are several attackers, the defending player chooses which one to strike back, among those that can be struck." "Fantastic: Team Attacks";
    CombatLeader "combat.leader" "Leader"
        "If a Leader is among several attackers, the attacking player chooses which one is struck back. It may be one that can't be struck." "Compiled: Select Keyword Powers (Leader)";
    CombatMonstrous "combat.monstrous" "Monstrous"
        "A Monstrous defender strikes back at every attacker in a melee team attack, each with its full ATK." "Compiled: Select Keyword Powers (Monstrous); Marvel: Keyword Powers (Monstrous)";
    CombatViolent "combat.violent" "Violent"
        "A Violent character strikes supporting characters with double its ATK, both when it attacks and when it strikes back. It strikes main characters with its normal ATK." "Fantastic: Select Keywords (Violent)";
    CombatCannotStrike "combat.cannot-strike" "Who cannot strike or be struck"
        "A character that can't strike adds nothing to the total, and a strike doesn't stun a character that can't be struck. Both are still in the combat and are credited with what comes of it." "Compiled: When this Character Stuns/KO Triggers; Marvel: Keyword Powers (Invade)";
    CombatSurvive "combat.survive" "Surviving"
        "A character survives a combat if the combat came to strikes and the character was stunned in neither of its two rounds. A combat that was cancelled, or that lost its attackers or its defender, has no survivors." "Compiled: Game Terms (Survives)";
    CombatCancel "combat.cancel" "A combat is cancelled"
        "A cancelled combat ends without strikes. Its characters stay as they are; attackers don't become ready." "Fantastic: Game Terms (Cancel)";
    CombatLeave "combat.leave" "Leaving a combat"
        "A character that an effect stuns or takes out of play during a combat is no longer in it, even if it recovers at once. An attack with one attacker left is a solo attack." "Fantastic: Stunned Characters; Compiled: Stunned Characters";
    CombatReplace "combat.replace" "Another defender"
        "A character that replaces a defender must be face up, so that it can defend. This doesn't count as being attacked, so effects like Dodge don't prevent it." "Compiled: Game Terms (Remove/Replace)";
    CombatJoin "combat.join" "Another attacker"
        "An attacker that is added to a combat is a face-up character on the attacking side that isn't in it. It moves to the row of the other attackers, need not be ready and doesn't exhaust, whatever its team and whether it has Flight or Ranged. It hasn't attacked. One that is removed leaves the combat, which ends if it was the last." "Fantastic: Gadget";
    CombatEnd "combat.end" "End of combat"
        "A combat ends when it has no attackers or no defender left. \"This combat\" effects wear off, end-of-combat triggers happen, and then nobody is an attacker or defender any more." "Compiled: Combat Step Overview";

    StunWhat "stun.what" "Being stunned"
        "When a character is stunned, turn it face down, exhaust it, remove its +1/+1 and -1/-1 counters and its equipment, and put a wound on it. It keeps its name and team, and anyone may look at it." "Fantastic: Stunned Characters";
    StunDefZero "stun.def-zero" "DEF 0"
        "A character whose DEF falls to 0 is stunned at once, whatever lowered it." "Fantastic: +1/+1 and -1/-1 Counters";
    StunSource "stun.source" "Who stunned or KO'd it"
        "The character whose power caused a stun, or brought DEF to 0, did the stunning; in combat, all characters on the other side did. Whatever caused a KO, or the last wound or stun that led to it, did the KO." "Compiled: When this Character Stuns/KO Triggers";
    StunNoPowers "stun.no-powers" "No powers while stunned"
        "A stunned character doesn't attack, defend or protect, and has no powers until it recovers." "Fantastic: Stunned Characters, Character Powers";
    StunNoCounters "stun.no-counters" "No counters while stunned"
        "A stunned character can't have +1/+1 or -1/-1 counters unless a power allows it." "Fantastic: Stunned Characters; Compiled: Stunned Characters";
    Symbiosis "stun.symbiosis" "Symbiosis"
        "A character with Symbiosis keeps and gains +1/+1 counters while it is stunned, but no -1/-1 counters." "Compiled: Select Keyword Powers (Symbiosis)";
    KeptCounters "stun.kept-counters" "Counters that stay"
        "While a power lets characters have and gain -1/-1 counters while stunned (Waking Nightmare), they keep them when they are stunned and recover with them. When the power ends, the stunned lose them." "Compiled: Select Keyword Powers (Waking Nightmare), Stunned Characters";
    Durable "stun.durable" "Durable"
        "A Durable character that is stunned by anything but a strike takes no wound and recovers at once, but it has still left the combat. With no DEF it stays stunned." "Card text; rule insert of the A-Force set";
    Daze "stun.daze" "Daze"
        "To daze a character is to stun it without a wound. It counts as a stun in every other way." "Fantastic: Stunned Characters";
    Hide "hide.what" "Hiding"
        "When a character hides, turn it face down but ready, and remove its +1/+1 and -1/-1 counters and its equipment. It takes no wound." "Fantastic: Game Terms (Hide), Playing Equipment";
    HideHidden "hide.hidden" "Hidden characters"
        "A hidden character doesn't attack, defend or protect, and has no powers. It keeps its name and team. It isn't stunned, but an effect can still stun it." "Fantastic: Game Terms (Hide)";
    HideEnds "hide.ends" "Coming out of hiding"
        "Hidden characters turn face up in their player's Recovery Phase. This is neither recovering nor appearing." "Fantastic: Game Terms (Hide, Appears); Ruling: Hide (FAQ)";
    HideInvisibility "hide.invisibility" "Invisibility"
        "At the end of your turn, you may hide a ready character of yours that has Invisibility." "Fantastic: Select Keywords (Invisibility)";
    Wound "wound.put" "Wound"
        "To wound a character is to put a wound on it without stunning it. It is KO'd if it has as many wounds as health." "Fantastic: Stunned Characters";
    WoundInstead "wound.instead" "Wounded in another's place"
        "Where somebody else may be wounded instead, that is settled before the wounds are put, and each who could take them is tried once. The first one is still stunned, and the other gets the wounds without a stun." "Fantastic: Specific Card Clarifications";
    LethalWound "wound.lethal" "Lethal"
        "A wound from a Lethal character KOs a defending supporting character, whatever its health. In a team attack one Lethal attacker is enough. If no wound is taken, Lethal does nothing." "Fantastic: Select Keywords (Lethal); Compiled: Game Terms (Lethal Wound)";
    Vitality "wound.vitality" "Vitality counters"
        "Each vitality counter is one more health. It stays while the character is stunned, and each one cancels out a wound: take one of each away until only one kind is left." "Fantastic: Vitality Counters";
    HealthLeft "wound.health" "Maximum and remaining health"
        "Maximum health is the printed health with everything that changes it, vitality counters included. Remaining health is what is left of it after wounds: as many more would KO the character." "Fantastic: Maximum Health and Remaining Health";
    Ko "ko.when" "KO"
        "A character is KO'd at once when it has as many wounds as health, or more. Health gained later comes too late." "Fantastic: Basic Game Concepts (KO)";
    KoOwner "ko.owner" "The owner's KO pile"
        "A card goes to its owner's KO pile, hand or deck, no matter who controlled it. Anyone may look through KO piles, and discarded cards go there, too." "Compiled: Basic Game Concepts (Five Zones); Fantastic: Basic Game Concepts (KO Pile)";
    Recover "recover.what" "Recovering"
        "A character that recovers turns face up and has its powers again. It stays exhausted and keeps its wounds. This isn't appearing." "Fantastic: Recovering Characters";
    CannotRecover "recover.cannot" "Cannot recover"
        "A character that an effect keeps from recovering stays stunned, whether the Recovery Phase or an effect would have it recover." "Marvel: Keyword Powers (Magnetic Suppression)";
    Heal "wound.heal" "Healing"
        "To heal is to remove wounds from a character. Only effects that say so heal." "Fantastic: Recovering Characters; Marvel: Keyword Powers (Regeneration)";
    Ready "ready.what" "Ready and exhausted"
        "Cards enter play ready. Readying a ready card or exhausting an exhausted one does nothing, and a stunned character can't become ready." "Fantastic: Game Terms (Ready/Exhausted); Marvel: Stunned Characters";
    Freeze "ready.freeze" "Freeze"
        "A frozen character is exhausted and can't become ready during its controller's next turn. It stays frozen until that turn is over. Exhausted and stunned characters can be frozen too." "Compiled: Game Terms (Freeze); Marvel: Keyword Powers (Freeze)";
    Thaw "ready.thaw" "Undoing an effect"
        "An effect that removes effects by name ends a freeze and takes away keywords of that name that the character gained. A thawed character can become ready at once. What is printed on it stays." "Fantastic: Uatu, FAN-022";
    PushPull "move.push-pull" "Push and pull"
        "A pushed character goes from the front row to the back row, a pulled one the other way. Two characters that change places both move, or neither does." "Compiled: Game Terms (Push, Pull, Switch)";
    MoveHeld "move.held" "Who cannot be moved"
        "A character that can't be moved stays in its row and on its side, even in the Formation Step. If it would switch places with another, neither moves." "Compiled: Game Terms (Switch)";

    CountersCancel "counters.cancel" "Counters cancel out"
        "A +1/+1 counter and a -1/-1 counter on the same character cancel out, so only one kind remains. All of them still count as gained." "Fantastic: +1/+1 and -1/-1 Counters";
    StatsBase "stats.base" "Base ATK and DEF"
        "Base ATK and DEF are the printed numbers, or those an effect replaced them with, before counters and other changes. When the base changes, counters and changes apply on top of the new one." "Fantastic: Base ATK and DEF; Compiled: Calculating ATK/DEF";
    StatsOrder "stats.order" "Order of changes"
        "Start with the base, then add counters, then apply all other changes in the order they began: an effect when it was carried out, a continuous power when its character entered play." "Compiled: Calculating ATK/DEF, Timestamps";
    StatsNegative "stats.negative" "Below zero"
        "ATK below 0 counts as 0, but further changes apply to the true number." "Compiled: Calculating ATK/DEF";
    StrikeValue "stats.strike" "Strike and ATK"
        "Striking with double ATK changes the strike, not the ATK. Doubling a strike twice is the same as doubling it once; with double and triple ATK, it is tripled." "Compiled: Conditional (Fearless); Fantastic: Select Keywords (Violent)";

    PowerTiming "power.timing" "When a super power is used"
        "The word before the cost names the phase. Build is your Build Phase, Main your Main Phase outside combat, Combat a combat on your turn." "Fantastic: Super Powers, Playing Plot Twists";
    PowerInCombat "power.in-combat" "Combat and Any Combat"
        "A Combat super power needs its character in that combat. An Any Combat super power works in any combat." "Fantastic: Super Powers";
    PowerAnyTurn "power.any-turn" "Any-turn symbol"
        "A power with the any-turn symbol can be used on other players' turns, too." "Fantastic: Game Terms (Any Turn Symbol)";
    PowerOnce "power.once" "Once a turn"
        "A character can use a super power once each turn, unless the card says otherwise. Another character with the same power has its own use, and a cancelled use still counts." "Fantastic: Super Powers";
    PowerGame "power.game" "Once a game"
        "A power limited to once a game is used up for that card, wherever the card goes and whoever controls it. One limited to once per level comes back with the next level." "Compiled: Once Per Game Restrictions";
    PowerCost "power.cost" "Paying for a super power"
        "Pay each symbol by flipping one of your locations that gives it face down, or by discarding such a location. Pay all symbols together; a location pays for one power only." "Fantastic: Super Powers, Resources and Locations";
    PowerNoChoice "power.no-choice" "Nothing to choose"
        "A power that must choose something can't be used while there is nothing to choose." "Ruling: Gambit, MNB-041 (FAQ)";
    PowerOff "power.off" "A power that is off"
        "You can't use a power that its character has lost or that an effect forbids. Stunned characters have no powers to use." "Fantastic: Character Powers; Compiled: Stunned Characters";
    PowerOnlyIf "power.only-if" "Only if"
        "If a power says when it may be used, that must be true before you pay for it." "Fantastic: The Golden Rules; Marvel: Keyword Powers (Evolutionary Cocoon)";
    PowerAgain "power.again" "The same power again"
        "If a power lets you use another one again that offers a choice, choose something that you haven't chosen for that character this turn." "Card text (FAN-052)";
    PowerInPlay "power.in-play" "Powers work in play"
        "A character's powers work only in play, unless a power says otherwise or could only work elsewhere." "Compiled: Character Powers";
    PowerChosen "power.chosen" "Chosen as it appears"
        "Where a card has one of several powers, its player chooses when it appears, and it has that one as long as it is in play." "Fantastic: Machines; card text";
    PowerDraw "power.draw" "Draw powers"
        "Use Draw powers in your own Draw Phase, after you have drawn your cards and before your characters recover." "Fantastic: Super Powers, Draw Phase";
    PowerRecovery "power.recovery" "Recovery powers"
        "Use Recovery powers in your own Recovery Phase, after your characters have recovered and become ready." "Card text; Fantastic: Recovery Phase";
    PaySpecial "pay.special" "Special locations"
        "A special location gives one of its symbols, and only for the super power of a character of its team. That character may be in play, in your hand or in your KO pile." "Compiled: Resources and Locations; Fantastic: Resources and Locations";
    PayPlayer "pay.player" "What a player pays"
        "Where a card has a player pay, no character does: only basic locations pay, face up or from the hand, and special ones don't." "Card text; rule insert of the Defenders set";
    Amplify "power.amplify" "Amplify"
        "A super power's Amplify text applies if a location was discarded to pay for it, not if one was flipped face down." "Compiled: Amplify";
    Reaction "power.reaction" "Reactions"
        "You may pay for a reaction when the event it names happens, on any turn, once each turn. The reaction is carried out first, even before a super power's choices are made. A cancelled power stays paid for." "Compiled: Reaction Powers, Game Terms (Cancel); Fantastic: Super Powers";

    LevelUp "level.up" "Levelling up"
        "When a main character has as much XP as its Level Up power asks for, remove that XP and replace it with its next level. If there are several versions, its player chooses." "Fantastic: Level Up Powers; Compiled: Level Up Powers";
    LevelKeeps "level.keeps" "What a new level keeps"
        "The new level is ready or exhausted, face up or stunned, as the old one was. Wounds, vitality and other counters, equipment and effects carry over." "Fantastic: Level Up Powers; Compiled: Level Up Powers";
    LevelStunned "level.stunned" "No XP while stunned"
        "The Level Up power of a stunned main character is off." "Compiled: Level Up Powers";
    LevelRegress "level.regress" "Back to a lower level"
        "A main character that falls to a lower level keeps what levelling up would keep, and its XP is set aside until it reaches that level again. XP gained in the meantime is removed when it rises." "Compiled: Regressing/Progressing Main Characters";
    TransformHand "transform.hand" "Becoming a card in hand"
        "A character that becomes a card from your hand keeps its row, the way it faces, its counters, wounds and equipment, and whatever changes it. It neither leaves play nor appears. The card it was leaves the game." "Card text (FAN-016); Compiled: Transform";
    LevelOther "level.other" "Becoming somebody else"
        "A main character that becomes another one keeps what is on it. From then on its levels are those of the character it is, whether you brought them or not." "Compiled: Regressing/Progressing Main Characters";

    TriggerOrder "trigger.order" "Order of triggers"
        "The player whose turn it is chooses the order of triggers that happen at the same time. They are carried out before anyone can play anything." "Fantastic: Timing";
    TriggerWait "trigger.wait" "Triggers wait"
        "What triggers during an effect waits until that effect is done." "Compiled: Timing";
    TriggerLookBack "trigger.look-back" "Looking back"
        "A trigger needs its power in force when its event happens. For being stunned, being KO'd or leaving play, the moment just before counts." "Compiled: Triggers";
    TriggerIf "trigger.if" "If in a trigger"
        "An \"if\" condition must be true twice: when the power triggers, and again when it is carried out." "Compiled: Intervening \"if\" Clause";
    TriggerWhile "trigger.while" "While in a trigger"
        "A \"while\" condition must be true only when the power triggers." "Compiled: Intervening \"while\" Clause";
    TriggerRecruit "trigger.recruit" "Recruit triggers"
        "\"When you recruit\" triggers happen before the character appears." "Compiled: When you Recruit Triggers";
    TriggerDelayed "trigger.delayed" "Later triggers"
        "An effect may set up a trigger for later, which no longer needs its source. It is gone once its event has happened or its time has run out." "Compiled: Delayed Trigger Modifiers";
    Appears "trigger.appears" "Appearing"
        "A card appears when it enters play in any way. Changing sides and turning face up are not appearing." "Fantastic: Game Terms (Appears)";
    Continuous "effect.continuous" "Standing powers"
        "A power that always applies, or applies while something is true, follows the state of the game at every moment. It stops when its character loses its powers." "Compiled: Continuous, Conditional";
    LockedIn "effect.locked-in" "Effects stay as they were made"
        "An effect fixes its numbers when it is carried out. It no longer needs its source, and if it says no end, it lasts until the character leaves play." "Compiled: Modifiers (Resolving Effects)";
    LaterArrivals "effect.later-arrivals" "Those who come later"
        "An effect that changes characters applies to those in play when it is carried out, not to those that enter play later." "Compiled: Modifiers (Resolving Effects)";
    Duplicates "effect.duplicates" "The same power twice"
        "Each copy of a super power can be used and paid for once a turn, and each copy of a trigger triggers. A second copy of a power that changes a rule adds nothing." "Compiled: Copying Powers";
    CopyPowers "effect.copy" "Copied powers"
        "Where a copied power names its own character, it means the character that copied it. All powers are copied, unless the card says printed powers." "Compiled: Copying Powers";
    GainPowers "effect.for-good" "Powers gained for good"
        "A power gained without a duration is kept until the character leaves play: through stuns, where it is off, and at other levels. A power of a name that the character has already is not gained again." "Fantastic: Specific Card Clarifications (Super-Skrull)";
    LosePowers "effect.lose" "Losing powers"
        "Flight, Ranged and Level Up are powers and are lost with them. A power that can't be turned off stays, and so do effects already carried out." "Compiled: Modifiers, Select Keyword Powers; Fantastic: Game Terms (Keyword Power)";

    TwistTiming "twist.timing" "When a plot twist is played"
        "Build means your Build Phase, Main your Main Phase outside combat, Combat a combat on your turn. If a card has two times, choose one." "Fantastic: Playing Plot Twists";
    TwistAnyTurn "twist.any-turn" "Any-turn plot twists"
        "A Combat plot twist with the any-turn symbol can be played in combats on other players' turns too." "Fantastic: Playing Plot Twists";
    TwistTeam "twist.team" "Plot twists of a team"
        "To play a team's plot twist you need a face-up character of that team on your side. It may affect any character." "Fantastic: Playing Plot Twists";
    TwistThree "twist.three" "Several team symbols"
        "A plot twist with three team symbols needs three face-up characters of that team. The main character counts." "Fantastic: Playing Plot Twists; Compiled: Playing Plot Twists";
    TwistInCombat "twist.in-combat" "Only those in the combat"
        "A Combat plot twist affects characters in that combat only, unless it says otherwise." "Fantastic: Playing Plot Twists";
    TwistOnlyIf "twist.only-if" "Only if"
        "If a plot twist says when it may be played, that must be true. Otherwise only its timing and team matter: you may play it even if it will do nothing." "Ruling: Uncanny Defense, MNB-051 (FAQ)";
    TwistBanned "twist.banned" "Plot twists that a card forbids"
        "While an effect says you can't play plot twists, you can't play them from anywhere." "Compiled: The Golden Rules";
    TwistForm "twist.form" "A character as a plot twist"
        "A character that can be played as a plot twist is one from the moment it is played until it is done, with its own team symbol. Everywhere else it is a character." "Fantastic: Specific Card Clarifications (Impossible Man)";
    TwistAs "twist.as" "Played as another"
        "A plot twist that is played as another one has that one's time and text. Whose team symbols count stands on the card that allows it: those of the other one, or its own. It goes to the KO pile as itself." "Fantastic: Specific Card Clarifications (The Wizard, Observe and Adapt)";
    TwistDone "twist.done" "After a plot twist"
        "A plot twist is carried out before anyone else acts. Then it goes to your KO pile." "Fantastic: Playing Plot Twists, Timing";
    PowerUp "power-up.what" "Power-up"
        "Discard a card to put a +1/+1 counter on one of your characters. You may do so in your Main Phase outside combat, and in combat on any turn, as often as you have the cards." "Fantastic: Power-Ups";
    PowerUpName "power-up.name" "The same name"
        "The discarded card must have the same name as the character you power up. Main and supporting characters with the same name power up each other." "Fantastic: Power-Ups";
    PowerUpFaceUp "power-up.face-up" "Only face up"
        "Only a face-up character can be powered up." "Compiled: Power-Ups";
    PowerUpCombat "power-up.combat" "In its own combat"
        "During a combat only characters in that combat can be powered up." "Fantastic: Game Terms (Power Up)";
    Unique "unique.name" "One of each name"
        "You can have only one character with a given name. When another comes to your side in any way, the first is KO'd. If two come together, you choose which one is KO'd." "Fantastic: Uniqueness";
    UniqueMain "unique.main" "The main character stays"
        "No character with your main character's name can come to your side unless the main character has Swarm. Skip that part of an effect; the card stays where it was." "Fantastic: Uniqueness; Compiled: Uniqueness";
    Swarm "unique.swarm" "Swarm"
        "You can have any number of characters with the same name if they have Swarm. Nothing turns Swarm off." "Fantastic: Select Keywords (Swarm)";
    Aka "name.aka" "AKA"
        "A character with AKA has both names, for uniqueness and for power-ups. AKA isn't a power, so it is neither lost nor copied." "Fantastic: AKA";
    Mantle "name.mantle" "Mantles"
        "Stars around a name are part of the name. Such a character is somebody else: you can have both in play, and neither powers up the other." "Fantastic: Mantles";
    LocationPower "location.power" "Locations with a power"
        "Your face-up main character, of whatever team, pays for what a face-up location of yours can do. The location turns face down." "Fantastic: Negative Zone";
    LocationBasic "location.basic" "Basic locations"
        "Each of the six symbols has a basic location, which pays for any character. Locations aren't unique." "Fantastic: Resources and Locations, Resource Step";
    Search "cards.search" "Searching"
        "After a search, shuffle the deck. If you search for a certain card or kind of card, you may find none; if you search for any card, you must take one." "Compiled: Searching and Shuffling; Fantastic: Searching and Shuffling";
    RunningOut "cards.running-out" "Empty deck"
        "A player who would draw from an empty deck doesn't, and the game goes on." "Fantastic: Running Out Of Cards";
    Impossible "effect.impossible" "What cannot be done"
        "Carry out the parts of an effect in the order of its text. Skip a part that can't be done and do the rest." "Compiled: Resolving Effects";
    GoldenCard "golden.card" "Cards beat rules"
        "Where a card and these rules disagree, the card is right." "Fantastic: The Golden Rules";
    GoldenCannot "golden.cannot" "Cannot beats can"
        "If one effect allows something and another forbids it, it is forbidden." "Fantastic: The Golden Rules";
    Control "side.control" "Sides and owners"
        "You control the cards on your side, and \"you\" and \"enemy\" on them are from your point of view. The owner of a card, whose deck it began in, never changes." "Fantastic: Game Terms (On Your Side, Owner, Enemy)";
    YourMain "side.your-main" "Your main character"
        "Your main character is the one you began with, as long as it is on your side. While it isn't, skip whatever refers to it." "Compiled: Game Terms (\"Your\" Main Character)";
    MainPromoted "main.promoted" "A new main character"
        "A supporting character that becomes your main character is one in every way, at level 1, and stays one wherever the card goes. If it is KO'd, you are out." "Compiled: Changing Main/Supporting Character Status";
    MainDemoted "main.demoted" "No longer the main character"
        "A main character that becomes a supporting character keeps counters and XP and still levels up. It costs 0, and when it leaves play it leaves the game." "Compiled: Changing Main/Supporting Character Status";
    GoodEvil "side.good-evil" "Good and Evil"
        "A character is Good or Evil if its team is, and both if it has teams of both kinds." "Fantastic: Good and Evil; Compiled: Game Terms (Good and Evil)";
    Tokens "cards.tokens" "Tokens"
        "Tokens come from effects and are never in a deck. In play they work like other cards; when they leave play they cease to exist." "Compiled: Token Characters; Fantastic: Tokens";
}
