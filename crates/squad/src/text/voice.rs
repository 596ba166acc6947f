//! Who speaks: what "this", "it", "that many" mean at a place of a card's text.

use crate::language::{Cards, Effect, Side, Trigger, Who, Whose};

/// What the last "name ..." asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Named {
    #[default]
    Nothing,
    Factor,
    Number,
    Hero,
}

/// What an ability counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Counted {
    ThisAttack,
    ThatAttack,
    Drawn,
    Healed,
    Discarded,
    Unknown,
}

impl Counted {
    /// Behind "for each".
    pub(super) fn unit(self) -> &'static str {
        match self {
            Counted::ThisAttack => "point of damage this attack did",
            Counted::ThatAttack => "point of damage that attack did",
            Counted::Drawn => "card drawn",
            Counted::Healed => "card healed",
            Counted::Discarded => "card discarded",
            Counted::Unknown => "point counted",
        }
    }

    pub(super) fn total(self) -> &'static str {
        match self {
            Counted::ThisAttack => "the damage this attack did",
            Counted::ThatAttack => "the damage that attack did",
            Counted::Drawn => "the number of cards drawn",
            Counted::Healed => "the number of cards healed",
            Counted::Discarded => "the number of cards discarded",
            Counted::Unknown => "the number counted",
        }
    }
}

/// The state of the telling.
#[derive(Clone, Debug)]
pub(super) struct Voice {
    /// The card speaks as a Keeper in play, else as the attack being played.
    pub(super) keeper: bool,
    /// What the card calls itself.
    pub(super) this: &'static str,
    /// Draws come on top of the normal draw of the turn.
    pub(super) extra: bool,
    pub(super) named: Named,
    /// The cards last turned up: "it", "them".
    pub(super) seen: Option<Cards>,
    /// More than one coin was flipped.
    pub(super) many_coins: bool,
    pub(super) counted: Counted,
    /// Another Keeper that is spoken about, and its side if that is known.
    pub(super) it: String,
    pub(super) it_side: Side,
    pub(super) turn: Whose,
    /// Behind "if": the last effect worked.
    pub(super) did: &'static str,
}

impl Voice {
    pub(super) fn attack() -> Voice {
        Voice {
            keeper: false,
            this: "this card",
            extra: false,
            named: Named::Nothing,
            seen: None,
            many_coins: false,
            counted: Counted::ThisAttack,
            it: "that Keeper".to_owned(),
            it_side: Side::Any,
            turn: Whose::Mine,
            did: "you do",
        }
    }

    pub(super) fn keeper() -> Voice {
        Voice { keeper: true, this: "this Keeper", counted: Counted::Unknown, turn: Whose::Each, ..Voice::attack() }
    }

    /// The voice of what follows a trigger.
    pub(super) fn after(trigger: &Trigger, named: Named) -> Voice {
        let mut voice = Voice { named, ..Voice::keeper() };
        match trigger {
            Trigger::StartOfTurn(whose) => (voice.turn, voice.extra) = (*whose, true),
            Trigger::EndOfTurn(whose) => voice.turn = *whose,
            Trigger::Destroyed => voice.this = "it",
            Trigger::AttackDeals(..) => voice.counted = Counted::ThatAttack,
            Trigger::FoeAttacks => voice.turn = Whose::Foes,
            Trigger::KeeperEnters(side, _) | Trigger::KeeperDestroyed(side) | Trigger::KeeperDamagesMe(side) => {
                voice.it_side = *side;
            }
            Trigger::Draws(_) => voice.counted = Counted::Drawn,
            Trigger::Heals => voice.counted = Counted::Healed,
            Trigger::AbilityDiscards(_) => voice.counted = Counted::Discarded,
            _ => {}
        }
        voice
    }

    pub(super) fn this(&self) -> &'static str {
        self.this
    }

    /// The player as the doer: none for "you".
    pub(super) fn doer(&self, who: Who) -> Option<&'static str> {
        match (who, self.turn) {
            (Who::Me, _) | (Who::Turn, Whose::Mine) => None,
            (Who::Foe, _) | (Who::Turn, Whose::Foes) => Some("your opponent"),
            (Who::Turn, Whose::Each) | (Who::Chosen, _) => Some("that player"),
            (Who::Holder, _) => match self.it_side {
                Side::Mine => None,
                Side::Theirs => Some("your opponent"),
                Side::Any => Some("its controller"),
            },
        }
    }

    pub(super) fn player(&self, who: Who) -> &'static str {
        self.doer(who).unwrap_or("you")
    }

    pub(super) fn owns(&self, who: Who) -> &'static str {
        match self.player(who) {
            "you" => "your",
            "your opponent" => "your opponent's",
            "that player" => "that player's",
            _ => "its controller's",
        }
    }

    /// "your" for you, "their" where the player is the doer of the sentence.
    pub(super) fn own(&self, who: Who) -> &'static str {
        if self.doer(who).is_none() { "your" } else { "their" }
    }

    pub(super) fn sees(&self, cards: Cards) -> bool {
        matches!(cards, Cards::Revealed) || self.seen == Some(cards)
    }

    /// Remember what an effect asks to be named.
    pub(super) fn hear(&mut self, effect: &Effect) {
        match effect {
            Effect::NameFactor => self.named = Named::Factor,
            Effect::NameNumber => self.named = Named::Number,
            Effect::NameHero(_) => self.named = Named::Hero,
            _ => {}
        }
    }
}
