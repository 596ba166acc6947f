//! The second half of the list of rules: cards in odd places, other universes, the end of a game, more than two players.

/// Adds these rules to those of the first half.
macro_rules! and_more {
    ($($first_half:tt)*) => {
        longbox_kernel::rules! {
            $($first_half)*
            Removed "cards.removed" "Removed from the game"
                "A removed card is set aside without counters, in no KO pile, and effects on it end. It comes back only if an effect says so, and then as a new card." "Compiled: Basic Game Concepts (Removed From Game); Fantastic: Remove from the Game";
            RemovedForNow "cards.removed-for-now" "Out of the game for a time"
                "A character that leaves the game for a time comes back as a new one: ready, in a row its owner chooses, with the counters, wounds and XP that were kept. A token doesn't come back." "Compiled: Game Terms (Appears); card text";
            Captured "cards.captured" "Captives"
                "A captured character leaves the game with its wounds but without counters, and its equipment is KO'd. When its captor leaves play, it comes back stunned in its owner's back row." "Compiled: Facehuggers and Capturing Characters";
            Tunnel "cards.tunnel" "Tunnels"
                "A tunneller is out of the game beneath an enemy resource, with its counters, wounds and XP: beneath a location if one is face up, otherwise beneath a face-down resource. At the start of its player's next turn it comes back to that player's side, and the location is turned face down or the face-down resource KO'd. If the card is turned face down or leaves its row first, the tunneller goes to that player's back row." "Fantastic: Specific Card Clarifications (Mole Man); clarifications: FAN-033";
            OpenInDeck "cards.face-up-in-deck" "Face-up cards in a deck"
                "Everybody sees where a face-up card lies in a deck. It stays face up when the deck is shuffled, until it leaves the deck." "Fantastic: Specific Card Clarifications (Doctor Doom)";
            Predictions "cards.predictions" "Predictions"
                "A prediction is two names, of any characters, that only its player knows. It is for the next turn of an enemy. It comes true if one of the attackers has the first name and a defender on its player's side the second." "Fantastic: Specific Card Clarifications (Mad Thinker)";
            Piles "cards.piles" "Piles beside the deck"
                "A player whose deck has a card that speaks of a pile begins with that pile beside the deck. Another player who needs it uses the pile of the next enemy who has one. A card from a pile goes back there when it leaves play." "Compiled: Facehuggers and Capturing Characters";
            Inventions "cards.inventions" "Inventions"
                "Inventions never start in a deck. If your deck has a character who creates them, you have one secret pile outside the game: every Invention without a team, and every Invention that shares a team with such a character, as often as its Invention number says. Creating one puts it into your hand, and nobody else sees which; it never goes back." "Fantastic: Invention";
            PartOwn "part.own" "A part of your hand and row"
                "A character that is dealt in has its own part of your hand and of your resource row. At the end of your Draw Phase it draws two cards into its part, and at the end of your Resource Step you may play a resource from its part of the hand into its part of the row. Nothing else adds to a part. When the character leaves play or changes sides, the cards in its part are removed from the game." "Fantastic: Specific Card Clarifications (Wyatt Wingfoot)";
            PartPoints "part.points" "Recruit points of a part"
                "When your recruit points are spent or lost, each resource in a character's part gives one point for a card in its part of your hand and for nothing else. Those cards can't be recruited with other points." "Fantastic: Specific Card Clarifications (Wyatt Wingfoot)";
            LookAround "cards.look-around" "Seeing everything"
                "Whoever looks at everything of the enemies sees their hands, face-down resources, removed cards and piles outside the game, and which cards are in their decks, which are then shuffled. Nobody else sees anything." "Fantastic: Uatu, FAN-022";
            OpenHand "cards.open-hand" "Open hands"
                "A player with a revealed hand shows everybody every card in it, including cards that come later, until the effect ends." "Card text";
            Deal "effect.deal" "Deals"
                "A deal has two to four parts, each done by one of the two players, and it is offered once: take it or leave it. Parts that nobody could carry out can't be offered. After it is accepted, everything is chosen first and then happens at the same time." "Fantastic: Mephisto";

            UniverseMade "universe.made" "A pocket universe"
                "Characters put into a pocket universe keep their rows, counters, equipment and orientation. They neither appear nor leave play. Machines are no characters and stay where they are." "Fantastic: Franklin Richards";
            UniverseApart "universe.apart" "Universes don't meet"
                "Characters in one universe can't attack, choose, count or otherwise affect those in another, and each universe may have a character of the same name. Hands, decks, KO piles and cards out of the game are shared." "Fantastic: Franklin Richards";
            UniverseTurn "universe.turn" "Turns in a pocket universe"
                "After your turn you take a turn in each pocket universe where you have characters, in the order in which they were made: start of turn, Recovery Phase, Formation Step, Main Phase, end of turn. There is no Draw Phase and no Build Phase." "Fantastic: Franklin Richards";
            UniverseLocations "universe.locations" "No resources in a pocket universe"
                "A pocket universe has no resource rows: on a turn there, locations pay only by being discarded from the hand." "Fantastic: Franklin Richards";
            UniverseEnd "universe.end" "The end of a pocket universe"
                "When the character who made it leaves play, everybody there comes back to the original universe in the same row and orientation. If you then have several characters with the same name, you KO all but one of your choice." "Fantastic: Franklin Richards";
            WinKo "win.ko" "Winning"
                "A player whose main character is KO'd is out of the game, no matter who controls it then. The last player or team with a main character wins." "Fantastic: Ending the Game";
            WinTogether "win.together" "Both at once"
                "If the last main characters are KO'd at the same time, the player whose turn it is wins." "Fantastic: Ending the Game";
            WinStart "win.start" "Losing at the start of a turn"
                "You lose if, at the start of your turn, an enemy controls your main character or it is in your KO pile or deck. In your hand or out of the game it is safe." "Compiled: Ending the Game";
            WinLost "win.lost" "Losing by an effect"
                "A player who loses the game by an effect is out, like one whose main character is KO'd. Teammates who share a side lose together." "Fantastic: Mephisto";
            WinTwoMains "win.two-mains" "Two main characters"
                "A player who controls several main characters at the start of their turn keeps one and KOs the others." "Compiled: Main Characters vs Supporting Characters";
            WinFewestWounds "win.fewest-wounds" "Fewest wounds"
                "Once every deck is empty and a whole round of turns goes by without an attack, the player whose main character has the fewest wounds wins. The same happens after twenty rounds in which nobody was wounded and no deck got smaller." "Fantastic: Running Out Of Cards";
            WinTie "win.tie" "Tie"
                "If several main characters share the fewest wounds, their players tie." "Fantastic: Running Out Of Cards";
            MultiDraw "multi.draw" "First turns with more players"
                "With three or four players, and in 2 vs. 2, the first player draws no card and the second one card on their first turns." "Fantastic: Free for All, 2 vs. 2";
            MultiEnemies "multi.enemies" "Free for all"
                "With three or four players, everyone else is an enemy. You may attack any of them in the same turn, and everyone may act in every combat, clockwise from the attacking player." "Fantastic: Free for All; Compiled: During Combat";
            MultiEliminated "multi.eliminated" "A player is out"
                "All cards that player owns leave the game without being KO'd. Other players' characters on that side return to the side they were taken from, or else go to their owners' KO piles." "Compiled: Ending the Game; Fantastic: Free for All";
            MultiReinforce "multi.reinforce" "Recruiting for your teammate"
                "An optional rule of 2 vs. 2, agreed on before the game: a character you recruit may be put into your teammate's front or back row, and your teammate controls it from then on." "Fantastic: 2 vs. 2";
            MultiTwoVsTwo "multi.two-vs-two" "2 vs. 2"
                "Teammates sit across from each other, so the teams alternate turns. A team wins when both enemy main characters are KO'd." "Fantastic: 2 vs. 2";
            MultiTwoHeaded "multi.two-headed" "2-Headed"
                "Teammates share turns, rows and control of their characters, but not resources and points. The team that goes first draws no cards on its first turn. A player whose main character is KO'd plays on; the team loses when both are." "Compiled: 2-Headed Teammates";
        }
    };
}
