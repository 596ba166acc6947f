//! Words of the games in a sentence each, for the tips and for the overview behind `?`.

use longbox_protocol::GameName;

#[derive(Debug)]
pub(crate) struct Glossary {
    pub(crate) title: &'static str,
    /// What a symbol is for; its name comes first.
    symbol: &'static str,
    factor: &'static str,
    vs: &'static [(&'static str, &'static str)],
    squad: &'static [(&'static str, &'static str)],
}

impl Glossary {
    /// The words of a game with what they mean.
    pub(crate) fn of(&self, game: GameName) -> &'static [(&'static str, &'static str)] {
        match game {
            GameName::Vs => self.vs,
            GameName::Squad => self.squad,
        }
    }

    /// "Flight: flies over ..."; the word alone where there is nothing to say about it.
    pub(crate) fn tip(&self, word: &str) -> String {
        let known = self.vs.iter().chain(self.squad).find(|(known, _)| known.eq_ignore_ascii_case(word));
        known.map_or_else(|| word.to_owned(), |(known, means)| format!("{known}: {means}"))
    }

    /// "Energy: pay it by ...".
    pub(crate) fn symbol(&self, name: &str) -> String {
        format!("{name}: {}", self.symbol)
    }

    /// "Speed: a Factor. ..."
    pub(crate) fn factor(&self, name: &str) -> String {
        format!("{name}: {}", self.factor)
    }
}

pub(super) const ENGLISH: Glossary = Glossary {
    title: "Words and symbols",
    symbol: "pay it by flipping one of your locations with this symbol face down, or by discarding one.",
    factor: "a Factor. An attack with it is blocked by cards with this icon.",
    vs: &[
        ("ATK", "how hard a character strikes. It stuns whoever has no more DEF than that."),
        ("DEF", "how much it takes to stun a character."),
        ("Stunned", "face down and out of the fight until its player's next Recovery Phase. Each stun is a wound."),
        ("Health", "as many wounds as a character can take. The last one KOs it."),
        (
            "Exhausted",
            "it has attacked and can't attack again until it readies. It can still be attacked, and strikes back.",
        ),
        ("Frozen", "exhausted, and it won't ready on its player's next turn."),
        ("Hidden", "face down: it doesn't fight, protect or use powers until its player's next Recovery Phase."),
        ("Flight", "it can fly over a front row without Flight to attack the back row."),
        ("Ranged", "it can attack from the back row, and only defenders with Ranged strike back."),
        ("Power-up", "discard a card with a character's name to put a +1/+1 counter on that character."),
        ("Any turn", "it can be used on other players' turns, too."),
        ("XP", "with enough of it, a main character levels up."),
        ("Symbols", "what super powers cost. Flip one of your locations with that symbol face down, or discard one."),
    ],
    squad: &[
        ("Power", "both players share it. You can play cards up to that level."),
        ("Factor", "what kind of attack it is. A card with the same icon blocks it."),
        ("Block", "discard a card whose icon matches the attack, or turn one over from your deck."),
        ("Keeper", "a card that stays in play once its attack has done enough damage."),
        ("Misfire", "if the first damage of a Keeper's hit is blocked, the Keeper is destroyed."),
    ],
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_known_word_is_explained_and_another_one_stands_for_itself() {
        assert!(ENGLISH.tip("ranged").starts_with("Ranged: it can attack"));
        assert_eq!(ENGLISH.tip("Bulletproof"), "Bulletproof");
        assert!(ENGLISH.symbol("Energy").starts_with("Energy: pay it"));
    }
}
