//! The rules of the game as a list, in our own words, each with an id and a pointer into the rulebook.
//!
//! Reasons, events and scenarios name these ids.

/// One rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rule {
    DeckSize,
    DeckForty,
    DeckCopies,
    SetupHand,
    SetupFirst,
    SetupPower,
    TurnFlip,
    TurnFirstFlip,
    TurnDraw,
    TurnNoDraw,
    TurnStart,
    TurnOneAttack,
    TurnPass,
    TurnExtra,
    PowerShared,
    PowerLevel,
    PowerPersonal,
    PowerTurn,
    PowerCeiling,
    PowerFloor,
    PowerNext,
    AttackEvery,
    AttackValue,
    AttackZero,
    AttackBonus,
    AttackExtra,
    AttackBan,
    AttackDiscard,
    AttackNested,
    AttackBorrowed,
    BlockIcon,
    BlockLevel,
    BlockBefore,
    BlockDeck,
    BlockLast,
    BlockNever,
    BlockNotHand,
    BlockNotDeck,
    BlockFirst,
    BlockBarred,
    DamageCount,
    DamageOverflow,
    DamageCap,
    MultiBoth,
    MultiOnce,
    MultiTeamUp,
    AbilityNumber,
    AbilityMay,
    AbilityAsMuch,
    KeeperBecome,
    KeeperHit,
    KeeperNotAttack,
    KeeperMisfire,
    KeeperOwn,
    KeeperDestroy,
    KeeperControl,
    Heal,
    Reveal,
    HiddenDiscard,
    HiddenCount,
    OrderEffects,
    OrderLast,
    OrderGone,
    OrderFinish,
    OrderCondition,
    Counterstrike,
    LimitHand,
    LimitKeepers,
    Win,
    WinEnd,
    WinTie,
    WinByCard,
}

/// What is printed of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleText {
    pub rule: Rule,
    pub id: &'static str,
    pub title: &'static str,
    pub text: &'static str,
    /// Where the official rulebook speaks of it.
    pub source: &'static str,
}

impl Rule {
    pub fn text(self) -> &'static RuleText {
        &RULES[self as usize]
    }

    pub fn id(self) -> &'static str {
        self.text().id
    }

    /// The rule with this id.
    pub fn by_id(id: &str) -> Option<Rule> {
        RULES.iter().find(|rule| rule.id == id).map(|rule| rule.rule)
    }

    /// The rule with this number in the list.
    pub fn by_number(number: u16) -> Option<Rule> {
        RULES.get(usize::from(number)).map(|rule| rule.rule)
    }
}

/// Bounds far above real play; reaching one ends the game without a winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    Steps,
    Depth,
    Hand,
    Keepers,
    Waiting,
    Turns,
    /// Choices in one turn.
    TurnAnswers,
    /// Choices in the whole game.
    GameAnswers,
}

impl Bound {
    pub const ALL: [Bound; 8] = [
        Bound::Steps,
        Bound::Depth,
        Bound::Hand,
        Bound::Keepers,
        Bound::Waiting,
        Bound::Turns,
        Bound::TurnAnswers,
        Bound::GameAnswers,
    ];

    pub fn text(self) -> &'static str {
        match self {
            Bound::Steps => "effects kept causing each other without end",
            Bound::Depth => "too many attacks were made inside each other",
            Bound::Hand => "a hand grew larger than the table can hold",
            Bound::Keepers => "a player had more Keepers than the table can hold",
            Bound::Waiting => "too many effects waited at once",
            Bound::Turns => "the game went on for too many turns",
            Bound::TurnAnswers => "a turn went on without end",
            Bound::GameAnswers => "the game went on without end",
        }
    }
}

/// All rules, in the order of the rulebook.
pub const RULES: &[RuleText] = &[
    RuleText {
        rule: Rule::DeckSize,
        id: "deck.size",
        title: "Size of a deck",
        text: "A strict deck has 40 cards; of more, 40 are played with. A casual game is played with two decks of the same size up to 40, a quest deck may have any size.",
        source: "FAQ: deck building; Quick Rules",
    },
    RuleText {
        rule: Rule::DeckForty,
        id: "deck.forty",
        title: "More than 40 cards",
        text: "A player who brings more than 40 cards to a strict game shuffles them and plays with 40 of them at random; the others are not in the game.",
        source: "FAQ: deck building",
    },
    RuleText {
        rule: Rule::DeckCopies,
        id: "deck.copies",
        title: "Copies of a card",
        text: "A deck holds at most 4 copies of a card. Printings with the same name are the same card.",
        source: "FAQ: deck building",
    },
    RuleText {
        rule: Rule::SetupHand,
        id: "setup.hand",
        title: "Starting hand",
        text: "Both players shuffle their decks and draw 4 cards.",
        source: "Starting the Game",
    },
    RuleText {
        rule: Rule::SetupFirst,
        id: "setup.first",
        title: "Who goes first",
        text: "A coin decides who takes the first turn.",
        source: "Starting the Game",
    },
    RuleText {
        rule: Rule::SetupPower,
        id: "setup.power",
        title: "Starting power",
        text: "The shared power starts at 1.",
        source: "Power; Quick Rules",
    },
    RuleText {
        rule: Rule::TurnFlip,
        id: "turn.flip",
        title: "Power flip",
        text: "A turn begins with a coin flip. Heads raises the shared power by 1.",
        source: "On Your Turn 1",
    },
    RuleText {
        rule: Rule::TurnFirstFlip,
        id: "turn.first-flip",
        title: "No flip on the first turn",
        text: "On the very first turn of the game there is no power flip. The other player does flip on their first turn.",
        source: "On Your Turn 1",
    },
    RuleText {
        rule: Rule::TurnDraw,
        id: "turn.draw",
        title: "Draw",
        text: "After the flip the player draws one card.",
        source: "On Your Turn 2",
    },
    RuleText {
        rule: Rule::TurnNoDraw,
        id: "turn.no-draw",
        title: "Empty deck",
        text: "A draw from an empty deck is skipped; the game goes on.",
        source: "Running out of Cards in Your Deck",
    },
    RuleText {
        rule: Rule::TurnStart,
        id: "turn.start",
        title: "Start of the turn",
        text: "Effects at the start of a turn happen right after the normal draw.",
        source: "FAQ: the start of my turn",
    },
    RuleText {
        rule: Rule::TurnOneAttack,
        id: "turn.one-attack",
        title: "One attack a turn",
        text: "A player may play one card a turn from hand as an attack, unless a card allows more.",
        source: "On Your Turn 3; FAQ: more than one attack",
    },
    RuleText {
        rule: Rule::TurnPass,
        id: "turn.pass",
        title: "Not attacking",
        text: "Nobody has to attack.",
        source: "FAQ: do I have to attack",
    },
    RuleText {
        rule: Rule::TurnExtra,
        id: "turn.extra",
        title: "Another turn",
        text: "A card may give its player another turn after the present one. It is a full turn with flip, draw and attack.",
        source: "FAQ: what if a card breaks the game rules",
    },
    RuleText {
        rule: Rule::PowerShared,
        id: "power.shared",
        title: "One power for both",
        text: "Both players share one power number.",
        source: "Power",
    },
    RuleText {
        rule: Rule::PowerLevel,
        id: "power.level",
        title: "Level and power",
        text: "A card can be played only if its level is at most its player's power.",
        source: "Power; On Your Turn 3",
    },
    RuleText {
        rule: Rule::PowerPersonal,
        id: "power.personal",
        title: "Personal power",
        text: "Some cards change one player's power, in general or for certain cards only. All changes that fit are added to the shared power for each card; the shared number stays as it is.",
        source: "FAQ: power +2 for Storm and Thor cards; power -3",
    },
    RuleText {
        rule: Rule::PowerTurn,
        id: "power.this-turn",
        title: "Power for this turn",
        text: "A change for this turn is personal, holds for every further card of the turn and then ends.",
        source: "Timing notes; FAQ: special abilities that let you play more",
    },
    RuleText {
        rule: Rule::PowerCeiling,
        id: "power.ceiling",
        title: "Never above 20",
        text: "Neither the shared power nor a player's power goes above 20.",
        source: "FAQ: how high can the power go",
    },
    RuleText {
        rule: Rule::PowerFloor,
        id: "power.floor",
        title: "Never below 1",
        text: "Neither the shared power nor a player's power goes below 1, whatever reduces it.",
        source: "FAQ: how low can my power go",
    },
    RuleText {
        rule: Rule::PowerNext,
        id: "power.next-flip",
        title: "The next flip",
        text: "A card may decide the power flip of the next turn: it counts as heads, or it is left out and nothing sees a coin.",
        source: "Card abilities",
    },
    RuleText {
        rule: Rule::AttackEvery,
        id: "attack.every-card",
        title: "Every card played is an attack",
        text: "Each card that is played attacks first, cards that become Keepers too, and also for 0.",
        source: "On Your Turn 3; Quick Rules",
    },
    RuleText {
        rule: Rule::AttackValue,
        id: "attack.value",
        title: "Attack value",
        text: "The value is fixed when the attack is declared: its number or what it counts, plus all bonuses and penalties that fit. Later changes do not matter.",
        source: "FAQ: attack +1; cards are attack -5",
    },
    RuleText {
        rule: Rule::AttackZero,
        id: "attack.zero",
        title: "Attack 0",
        text: "An attack value is never below 0. With 0 no card is discarded and nothing that needs damage happens.",
        source: "FAQ: cards are attack -5",
    },
    RuleText {
        rule: Rule::AttackBonus,
        id: "attack.bonus",
        title: "Bonuses are for attacks",
        text: "A bonus for attacks does not raise what Keepers hit for.",
        source: "FAQ: Black Panther and Storm cards are attack +1",
    },
    RuleText {
        rule: Rule::AttackExtra,
        id: "attack.extra",
        title: "Cards played by abilities",
        text: "A card that an ability lets a player play still needs enough power, and an opposing ban still holds for it.",
        source: "FAQ: power and level for another card",
    },
    RuleText {
        rule: Rule::AttackBan,
        id: "attack.ban",
        title: "Cards that cannot be played",
        text: "While a card forbids it, such cards cannot be played in any way.",
        source: "FAQ: what if a card breaks the game rules",
    },
    RuleText {
        rule: Rule::AttackDiscard,
        id: "attack.discard",
        title: "The attack is discarded last",
        text: "The attacking card is in no pile until all it does is done; then it goes to the discard pile of the player who played it, unless it has gone elsewhere.",
        source: "On Your Turn 7",
    },
    RuleText {
        rule: Rule::AttackNested,
        id: "attack.nested",
        title: "Attacks inside attacks",
        text: "An attack played during another one is finished and discarded first.",
        source: "FAQ: order of the discard pile",
    },
    RuleText {
        rule: Rule::AttackBorrowed,
        id: "attack.borrowed",
        title: "Playing the opponent's card",
        text: "A card of the opponent that is played counts as one's own in every way, also for power, Keepers and where it goes afterwards.",
        source: "FAQ: revealed cards; card abilities",
    },
    RuleText {
        rule: Rule::BlockIcon,
        id: "block.icon",
        title: "Blocking from hand",
        text: "The defender may discard a card whose blocking icon matches a Factor of the attack. The card's own Factor does not block.",
        source: "On Your Turn 4",
    },
    RuleText {
        rule: Rule::BlockLevel,
        id: "block.level",
        title: "Any level blocks",
        text: "The level of a blocking card does not matter.",
        source: "FAQ: does its level matter",
    },
    RuleText {
        rule: Rule::BlockBefore,
        id: "block.before",
        title: "Hand before deck",
        text: "Once cards fall from the deck it is too late to block from hand.",
        source: "FAQ: suddenly decide to block",
    },
    RuleText {
        rule: Rule::BlockDeck,
        id: "block.deck",
        title: "Blocked by the deck",
        text: "A card that falls from the deck with a matching icon stops the damage there.",
        source: "On Your Turn 5",
    },
    RuleText {
        rule: Rule::BlockLast,
        id: "block.last-point",
        title: "The last point",
        text: "A matching icon on the last point of damage changes nothing.",
        source: "FAQ: flip on my 6th flip",
    },
    RuleText {
        rule: Rule::BlockNever,
        id: "block.unblockable",
        title: "Unblockable",
        text: "No icon stops an unblockable attack, from hand or deck. The cards come from the deck as long as it has any.",
        source: "FAQ: this attack is unblockable",
    },
    RuleText {
        rule: Rule::BlockNotHand,
        id: "block.not-from-hand",
        title: "Not from hand",
        text: "Hand cards cannot block such an attack and do not stop it when they fall; deck icons do.",
        source: "Card abilities",
    },
    RuleText {
        rule: Rule::BlockNotDeck,
        id: "block.not-from-deck",
        title: "Not from the deck",
        text: "Icons that fall from the deck do not stop such an attack; hand cards can block it.",
        source: "Card abilities; Parts of the Card",
    },
    RuleText {
        rule: Rule::BlockFirst,
        id: "block.first-point",
        title: "On the first point or never",
        text: "Such an attack can be blocked on its first point only.",
        source: "Card abilities",
    },
    RuleText {
        rule: Rule::BlockBarred,
        id: "block.barred",
        title: "Cards that cannot block",
        text: "An attack may say that certain cards cannot block it; what counts is the blocking card's own Factor.",
        source: "Card abilities",
    },
    RuleText {
        rule: Rule::DamageCount,
        id: "damage.count",
        title: "What counts as damage",
        text: "Damage is the number of cards discarded to the attack or hit, the blocking cards included. A block from hand is 1.",
        source: "On Your Turn 6",
    },
    RuleText {
        rule: Rule::DamageOverflow,
        id: "damage.overflow",
        title: "When the deck is empty",
        text: "The rest of the damage is taken from the hand, card by card, as its player chooses; a matching icon there stops it, too.",
        source: "Running out of Cards in Your Deck",
    },
    RuleText {
        rule: Rule::DamageCap,
        id: "damage.cap",
        title: "Damage limits",
        text: "A card may limit what a single attack can do to its controller. Every point counts, blocks too; hits of Keepers are not attacks.",
        source: "Card abilities",
    },
    RuleText {
        rule: Rule::MultiBoth,
        id: "multi.both",
        title: "Two Factors, two blocks",
        text: "An attack with two Factors stops only when both are blocked, from hand or deck in any mix. Twin-Factor attacks need two icons of their Factor.",
        source: "FAQ: two-colour and two-factor cards",
    },
    RuleText {
        rule: Rule::MultiOnce,
        id: "multi.once",
        title: "One icon, one Factor",
        text: "An icon closes one open Factor. A Factor that is blocked cannot be blocked again, and no more cards can block than there are points left.",
        source: "FAQ: two-colour and two-factor cards",
    },
    RuleText {
        rule: Rule::MultiTeamUp,
        id: "multi.team-up",
        title: "Both heroes, both Factors",
        text: "A team-up counts as a card of each of its heroes and of each of its Factors; one attack triggers a Keeper once.",
        source: "FAQ: two-colour and two-factor cards",
    },
    RuleText {
        rule: Rule::AbilityNumber,
        id: "ability.number",
        title: "Abilities with a number",
        text: "The ability works if the attack did at least that much damage, blocked or not.",
        source: "On Your Turn 6",
    },
    RuleText {
        rule: Rule::AbilityMay,
        id: "ability.may",
        title: "May and must",
        text: "Where a card says may, the player may decline. Otherwise its instructions are followed as far as possible.",
        source: "FAQ: am I allowed to skip it",
    },
    RuleText {
        rule: Rule::AbilityAsMuch,
        id: "ability.as-much",
        title: "Do as much as you can",
        text: "What cannot be done is left out; the rest happens.",
        source: "FAQ: what if I can't do what a card tells me to do",
    },
    RuleText {
        rule: Rule::KeeperBecome,
        id: "keeper.become",
        title: "Becoming a Keeper",
        text: "With enough damage the card goes into play instead of the discard pile and works from then on.",
        source: "Keepers",
    },
    RuleText {
        rule: Rule::KeeperHit,
        id: "keeper.hit",
        title: "Keeper hits",
        text: "A Keeper hits with its own Factor and is blocked like an attack.",
        source: "Damage from Keepers",
    },
    RuleText {
        rule: Rule::KeeperNotAttack,
        id: "keeper.not-attack",
        title: "Hits are not attacks",
        text: "Damage of Keepers in play is not an attack; what waits for attacks stays silent.",
        source: "FAQ: is damage from a Keeper an attack",
    },
    RuleText {
        rule: Rule::KeeperMisfire,
        id: "keeper.misfire",
        title: "Misfire",
        text: "A Keeper whose first point of damage is blocked is destroyed at once and does nothing more. This goes for a hit of 1, too.",
        source: "Misfire",
    },
    RuleText {
        rule: Rule::KeeperOwn,
        id: "keeper.own-hit",
        title: "Hits on their own controller",
        text: "A Keeper made to hit its own controller can be blocked and can misfire there.",
        source: "FAQ: each of your opponent's Keepers hits your opponent",
    },
    RuleText {
        rule: Rule::KeeperDestroy,
        id: "keeper.destroy",
        title: "Destroying a Keeper",
        text: "A destroyed Keeper goes from play to the discard pile of its controller.",
        source: "FAQ: destroy a Keeper",
    },
    RuleText {
        rule: Rule::KeeperControl,
        id: "keeper.control",
        title: "Control of a Keeper",
        text: "A Keeper taken over is its new controller's newest Keeper, works for that player and goes to that player's piles when it leaves.",
        source: "Card abilities; FAQ: limit of Keepers",
    },
    RuleText {
        rule: Rule::Heal,
        id: "heal",
        title: "Heal",
        text: "The bottom cards of the discard pile go face down under the deck, in an order nobody knows.",
        source: "FAQ: Heal",
    },
    RuleText {
        rule: Rule::Reveal,
        id: "reveal",
        title: "Revealed cards",
        text: "A revealed card goes back where it came from unless the card says otherwise.",
        source: "FAQ: reveal a card",
    },
    RuleText {
        rule: Rule::HiddenDiscard,
        id: "hidden.discard",
        title: "Discard piles",
        text: "Only the top card of a discard pile can be looked at. Each card is seen as it falls.",
        source: "FAQ: search through discard piles",
    },
    RuleText {
        rule: Rule::HiddenCount,
        id: "hidden.count",
        title: "Counting cards",
        text: "How many cards a deck or a hand has is known to all; which cards they are is not.",
        source: "FAQ: number of cards remaining",
    },
    RuleText {
        rule: Rule::OrderEffects,
        id: "order.effects",
        title: "Order of effects",
        text: "Effects that want to happen at the same time: first those of the player whose turn it is not, oldest Keeper to newest, then those of the turn player, oldest to newest.",
        source: "Special Effects and Timing",
    },
    RuleText {
        rule: Rule::OrderLast,
        id: "order.own-last",
        title: "The played card comes last",
        text: "The ability of the card being played is the newest effect of all.",
        source: "Special Effects and Timing",
    },
    RuleText {
        rule: Rule::OrderGone,
        id: "order.gone",
        title: "Keepers that are gone",
        text: "When the turn of an effect comes and its Keeper is no longer in play, the effect is skipped.",
        source: "FAQ: what if a Keeper disappears",
    },
    RuleText {
        rule: Rule::OrderFinish,
        id: "order.finish",
        title: "One effect after the other",
        text: "An effect is finished before the next begins; only a misfire comes in between.",
        source: "FAQ: effect during another Keeper's effect",
    },
    RuleText {
        rule: Rule::OrderCondition,
        id: "order.condition",
        title: "Conditions count when it is their turn",
        text: "A condition is tested when its effect is worked out, not before.",
        source: "FAQ: at least three Keepers in play",
    },
    RuleText {
        rule: Rule::Counterstrike,
        id: "counterstrike",
        title: "Counterstrike",
        text: "A Counterstrike card that blocks from hand hits the attacker after the damage, with its own Factor. From the deck it does not.",
        source: "Card abilities",
    },
    RuleText {
        rule: Rule::LimitHand,
        id: "limit.hand",
        title: "Eight cards in hand",
        text: "At the end of a turn its player discards down to 8 cards.",
        source: "FAQ: limits",
    },
    RuleText {
        rule: Rule::LimitKeepers,
        id: "limit.keepers",
        title: "Six Keepers",
        text: "At the end of a turn its player destroys own Keepers down to 6.",
        source: "FAQ: limits",
    },
    RuleText {
        rule: Rule::Win,
        id: "win",
        title: "Winning",
        text: "At the end of any turn a player with no cards in hand and deck has lost. Keepers do not count.",
        source: "Winning the Game",
    },
    RuleText {
        rule: Rule::WinEnd,
        id: "win.end-of-turn",
        title: "Not before the end",
        text: "The game is not decided in the middle of a turn; effects can still save a player.",
        source: "Winning the Game",
    },
    RuleText {
        rule: Rule::WinTie,
        id: "win.both-out",
        title: "Both out",
        text: "If both players are out of cards at the end of a turn, the player whose turn it is wins.",
        source: "Winning the Game",
    },
    RuleText {
        rule: Rule::WinByCard,
        id: "win.card",
        title: "Winning by a card",
        text: "A card may say that its player wins.",
        source: "FAQ: what if a card breaks the game rules",
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_stands_at_its_own_number_and_ids_are_unique() {
        for (number, rule) in RULES.iter().enumerate() {
            assert_eq!(rule.rule as usize, number, "{}", rule.id);
            assert_eq!(RULES.iter().filter(|other| other.id == rule.id).count(), 1, "{}", rule.id);
        }
    }
}
