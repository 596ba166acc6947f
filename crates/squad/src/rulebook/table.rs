//! The list of rules, in the order of the rulebook: name, id, title; text, source.

longbox_kernel::rules! {
    DeckSize "deck.size" "Size of a deck"
        "A strict deck has 40 cards; of more, 40 are played with. A casual game is played with two decks of the same size up to 40, a quest deck may have any size." "FAQ: deck building; Quick Rules";
    DeckForty "deck.forty" "More than 40 cards"
        "A player who brings more than 40 cards to a strict game shuffles them and plays with 40 of them at random; the others are not in the game." "FAQ: deck building";
    DeckCopies "deck.copies" "Copies of a card"
        "A deck holds at most 4 copies of a card. Printings with the same name are the same card." "FAQ: deck building";
    SetupHand "setup.hand" "Starting hand"
        "Both players shuffle their decks and draw 4 cards." "Starting the Game";
    SetupFirst "setup.first" "Who goes first"
        "A coin decides who takes the first turn." "Starting the Game";
    SetupPower "setup.power" "Starting power"
        "The shared power starts at 1." "Power; Quick Rules";
    TurnFlip "turn.flip" "Power flip"
        "A turn begins with a coin flip. Heads raises the shared power by 1." "On Your Turn 1";
    TurnFirstFlip "turn.first-flip" "No flip on the first turn"
        "On the very first turn of the game there is no power flip. The other player does flip on their first turn." "On Your Turn 1";
    TurnDraw "turn.draw" "Draw"
        "After the flip the player draws one card." "On Your Turn 2";
    TurnNoDraw "turn.no-draw" "Empty deck"
        "A draw from an empty deck is skipped; the game goes on." "Running out of Cards in Your Deck";
    TurnStart "turn.start" "Start of the turn"
        "Effects at the start of a turn happen right after the normal draw." "FAQ: the start of my turn";
    TurnOneAttack "turn.one-attack" "One attack a turn"
        "A player may play one card a turn from hand as an attack, unless a card allows more." "On Your Turn 3; FAQ: more than one attack";
    TurnPass "turn.pass" "Not attacking"
        "Nobody has to attack." "FAQ: do I have to attack";
    TurnExtra "turn.extra" "Another turn"
        "A card may give its player another turn after the present one. It is a full turn with flip, draw and attack." "FAQ: what if a card breaks the game rules";
    PowerShared "power.shared" "One power for both"
        "Both players share one power number." "Power";
    PowerLevel "power.level" "Level and power"
        "A card can be played only if its level is at most its player's power." "Power; On Your Turn 3";
    PowerPersonal "power.personal" "Personal power"
        "Some cards change one player's power, in general or for certain cards only. All changes that fit are added to the shared power for each card; the shared number stays as it is." "FAQ: power +2 for Storm and Thor cards; power -3";
    PowerTurn "power.this-turn" "Power for this turn"
        "A change for this turn is personal, holds for every further card of the turn and then ends." "Timing notes; FAQ: special abilities that let you play more";
    PowerCeiling "power.ceiling" "Never above 20"
        "Neither the shared power nor a player's power goes above 20." "FAQ: how high can the power go";
    PowerFloor "power.floor" "Never below 1"
        "Neither the shared power nor a player's power goes below 1, whatever reduces it." "FAQ: how low can my power go";
    PowerNext "power.next-flip" "The next flip"
        "A card may decide the power flip of the next turn: it counts as heads, or it is left out and nothing sees a coin." "Card abilities";
    AttackEvery "attack.every-card" "Every card played is an attack"
        "Each card that is played attacks first, cards that become Keepers too, and also for 0." "On Your Turn 3; Quick Rules";
    AttackValue "attack.value" "Attack value"
        "The value is fixed when the attack is declared: its number or what it counts, plus all bonuses and penalties that fit. Later changes do not matter." "FAQ: attack +1; cards are attack -5";
    AttackZero "attack.zero" "Attack 0"
        "An attack value is never below 0. With 0 no card is discarded and nothing that needs damage happens." "FAQ: cards are attack -5";
    AttackBonus "attack.bonus" "Bonuses are for attacks"
        "A bonus for attacks does not raise what Keepers hit for." "FAQ: Black Panther and Storm cards are attack +1";
    AttackExtra "attack.extra" "Cards played by abilities"
        "A card that an ability lets a player play still needs enough power, and an opposing ban still holds for it." "FAQ: power and level for another card";
    AttackBan "attack.ban" "Cards that cannot be played"
        "While a card forbids it, such cards cannot be played in any way." "FAQ: what if a card breaks the game rules";
    AttackDiscard "attack.discard" "The attack is discarded last"
        "The attacking card is in no pile until all it does is done; then it goes to the discard pile of the player who played it, unless it has gone elsewhere." "On Your Turn 7";
    AttackNested "attack.nested" "Attacks inside attacks"
        "An attack played during another one is finished and discarded first." "FAQ: order of the discard pile";
    AttackBorrowed "attack.borrowed" "Playing the opponent's card"
        "A card of the opponent that is played counts as one's own in every way, also for power, Keepers and where it goes afterwards." "FAQ: revealed cards; card abilities";
    BlockIcon "block.icon" "Blocking from hand"
        "The defender may discard a card whose blocking icon matches a Factor of the attack. The card's own Factor does not block." "On Your Turn 4";
    BlockLevel "block.level" "Any level blocks"
        "The level of a blocking card does not matter." "FAQ: does its level matter";
    BlockBefore "block.before" "Hand before deck"
        "Once cards fall from the deck it is too late to block from hand." "FAQ: suddenly decide to block";
    BlockDeck "block.deck" "Blocked by the deck"
        "A card that falls from the deck with a matching icon stops the damage there." "On Your Turn 5";
    BlockLast "block.last-point" "The last point"
        "A matching icon on the last point of damage changes nothing." "FAQ: flip on my 6th flip";
    BlockNever "block.unblockable" "Unblockable"
        "No icon stops an unblockable attack, from hand or deck. The cards come from the deck as long as it has any." "FAQ: this attack is unblockable";
    BlockNotHand "block.not-from-hand" "Not from hand"
        "Hand cards cannot block such an attack and do not stop it when they fall; deck icons do." "Card abilities";
    BlockNotDeck "block.not-from-deck" "Not from the deck"
        "Icons that fall from the deck do not stop such an attack; hand cards can block it." "Card abilities; Parts of the Card";
    BlockFirst "block.first-point" "On the first point or never"
        "Such an attack can be blocked on its first point only." "Card abilities";
    BlockBarred "block.barred" "Cards that cannot block"
        "An attack may say that certain cards cannot block it; what counts is the blocking card's own Factor." "Card abilities";
    DamageCount "damage.count" "What counts as damage"
        "Damage is the number of cards discarded to the attack or hit, the blocking cards included. A block from hand is 1." "On Your Turn 6";
    DamageOverflow "damage.overflow" "When the deck is empty"
        "The rest of the damage is taken from the hand, card by card, as its player chooses; a matching icon there stops it, too." "Running out of Cards in Your Deck";
    DamageCap "damage.cap" "Damage limits"
        "A card may limit what a single attack can do to its controller. Every point counts, blocks too; hits of Keepers are not attacks." "Card abilities";
    MultiBoth "multi.both" "Two Factors, two blocks"
        "An attack with two Factors stops only when both are blocked, from hand or deck in any mix. Twin-Factor attacks need two icons of their Factor." "FAQ: two-colour and two-factor cards";
    MultiOnce "multi.once" "One icon, one Factor"
        "An icon closes one open Factor. A Factor that is blocked cannot be blocked again, and no more cards can block than there are points left." "FAQ: two-colour and two-factor cards";
    MultiTeamUp "multi.team-up" "Both heroes, both Factors"
        "A team-up counts as a card of each of its heroes and of each of its Factors; one attack triggers a Keeper once." "FAQ: two-colour and two-factor cards";
    AbilityNumber "ability.number" "Abilities with a number"
        "The ability works if the attack did at least that much damage, blocked or not." "On Your Turn 6";
    AbilityMay "ability.may" "May and must"
        "Where a card says may, the player may decline. Otherwise its instructions are followed as far as possible." "FAQ: am I allowed to skip it";
    AbilityAsMuch "ability.as-much" "Do as much as you can"
        "What cannot be done is left out; the rest happens." "FAQ: what if I can't do what a card tells me to do";
    KeeperBecome "keeper.become" "Becoming a Keeper"
        "With enough damage the card goes into play instead of the discard pile and works from then on." "Keepers";
    KeeperHit "keeper.hit" "Keeper hits"
        "A Keeper hits with its own Factor and is blocked like an attack." "Damage from Keepers";
    KeeperNotAttack "keeper.not-attack" "Hits are not attacks"
        "Damage of Keepers in play is not an attack; what waits for attacks stays silent." "FAQ: is damage from a Keeper an attack";
    KeeperMisfire "keeper.misfire" "Misfire"
        "A Keeper whose first point of damage is blocked is destroyed at once and does nothing more. This goes for a hit of 1, too." "Misfire";
    KeeperOwn "keeper.own-hit" "Hits on their own controller"
        "A Keeper made to hit its own controller can be blocked and can misfire there." "FAQ: each of your opponent's Keepers hits your opponent";
    KeeperDestroy "keeper.destroy" "Destroying a Keeper"
        "A destroyed Keeper goes from play to the discard pile of its controller." "FAQ: destroy a Keeper";
    KeeperControl "keeper.control" "Control of a Keeper"
        "A Keeper taken over is its new controller's newest Keeper, works for that player and goes to that player's piles when it leaves." "Card abilities; FAQ: limit of Keepers";
    Heal "heal" "Heal"
        "The bottom cards of the discard pile go face down under the deck, in an order nobody knows." "FAQ: Heal";
    Reveal "reveal" "Revealed cards"
        "A revealed card goes back where it came from unless the card says otherwise." "FAQ: reveal a card";
    HiddenDiscard "hidden.discard" "Discard piles"
        "Only the top card of a discard pile can be looked at. Each card is seen as it falls." "FAQ: search through discard piles";
    HiddenCount "hidden.count" "Counting cards"
        "How many cards a deck or a hand has is known to all; which cards they are is not." "FAQ: number of cards remaining";
    OrderEffects "order.effects" "Order of effects"
        "Effects that want to happen at the same time: first those of the player whose turn it is not, oldest Keeper to newest, then those of the turn player, oldest to newest." "Special Effects and Timing";
    OrderLast "order.own-last" "The played card comes last"
        "The ability of the card being played is the newest effect of all." "Special Effects and Timing";
    OrderGone "order.gone" "Keepers that are gone"
        "When the turn of an effect comes and its Keeper is no longer in play, the effect is skipped." "FAQ: what if a Keeper disappears";
    OrderFinish "order.finish" "One effect after the other"
        "An effect is finished before the next begins; only a misfire comes in between." "FAQ: effect during another Keeper's effect";
    OrderCondition "order.condition" "Conditions count when it is their turn"
        "A condition is tested when its effect is worked out, not before." "FAQ: at least three Keepers in play";
    Counterstrike "counterstrike" "Counterstrike"
        "A Counterstrike card that blocks from hand hits the attacker after the damage, with its own Factor. From the deck it does not." "Card abilities";
    LimitHand "limit.hand" "Eight cards in hand"
        "At the end of a turn its player discards down to 8 cards." "FAQ: limits";
    LimitKeepers "limit.keepers" "Six Keepers"
        "At the end of a turn its player destroys own Keepers down to 6." "FAQ: limits";
    Win "win" "Winning"
        "At the end of any turn a player with no cards in hand and deck has lost. Keepers do not count." "Winning the Game";
    WinEnd "win.end-of-turn" "Not before the end"
        "The game is not decided in the middle of a turn; effects can still save a player." "Winning the Game";
    WinTie "win.both-out" "Both out"
        "If both players are out of cards at the end of a turn, the player whose turn it is wins." "Winning the Game";
    WinByCard "win.card" "Winning by a card"
        "A card may say that its player wins." "FAQ: what if a card breaks the game rules";
}
