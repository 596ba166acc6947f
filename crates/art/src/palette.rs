//! Three tones for each team and each Factor.

/// The tones a panel is printed in. `key` is the team or Factor; it is part of a panel's seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// Empty for the neutral tones.
    pub key: &'static str,
    /// The ground behind the figure.
    pub ground: &'static str,
    /// Whoever or whatever the panel shows.
    pub figure: &'static str,
    /// The lightest of the three.
    pub light: &'static str,
}

const fn tones(key: &'static str, ground: &'static str, figure: &'static str, light: &'static str) -> Palette {
    Palette { key, ground, figure, light }
}

const TEAMS: [Palette; 13] = [
    tones("x-men", "#f0ae2d", "#2a63a8", "#fdeab4"),
    tones("avengers", "#7db3d6", "#c2402f", "#fbeed2"),
    tones("guardians", "#6a55a6", "#e8843a", "#fbdfae"),
    tones("super-villains", "#7f9c46", "#76408a", "#eee8ad"),
    tones("a-force", "#e794a2", "#207a84", "#fdece3"),
    tones("defenders", "#cf7442", "#3c4484", "#f9dab2"),
    tones("underworld", "#767a83", "#a52c3c", "#e4ddd0"),
    tones("femme-fatales", "#c25589", "#4a3466", "#fad4e4"),
    tones("company", "#a5b6ad", "#38757b", "#f4eed4"),
    tones("xenomorphs", "#3d5563", "#7cb294", "#d6e9cb"),
    tones("spider-friends", "#d9584a", "#2f5fa8", "#fbe3cf"),
    tones("fantastic-four", "#86c3de", "#2e57a6", "#eef6f2"),
    tones("frightful", "#9a8fb8", "#2f5a44", "#ece6f4"),
];

const FACTORS: [Palette; 6] = [
    tones("strength", "#6fb273", "#2c6b3c", "#e2f0c9"),
    tones("speed", "#f2b53a", "#a55a12", "#fff0c2"),
    tones("elemental", "#5da0dc", "#1f4f92", "#dff0fb"),
    tones("tech", "#aab4bb", "#4b5966", "#f1f3ee"),
    tones("animal", "#e0675a", "#8c241f", "#fbdfcf"),
    tones("energy", "#a77fd0", "#57308a", "#efe2fb"),
];

/// Other names of the teams above, as cards and players write them.
const ALSO: [(&str, &str); 5] = [
    ("guardians-of-the-galaxy", "guardians"),
    ("villains", "super-villains"),
    ("the-company", "company"),
    ("fantastic", "fantastic-four"),
    ("sinister-syndicate", "syndicate"),
];

impl Palette {
    /// For a card without a team and for teams without tones of their own.
    pub const NEUTRAL: Palette = tones("", "#cdbe9e", "#5a5870", "#fff3d6");

    /// The tones of a team, by its key or its name; the neutral ones for a team that has none.
    pub fn of_team(team: &str) -> Palette {
        let key = team_key(team);
        TEAMS.into_iter().find(|palette| palette.key == key).unwrap_or(Palette::NEUTRAL)
    }

    /// The tones of a Factor, by its name in either case; the neutral ones for a word that is no Factor.
    pub fn of_factor(factor: &str) -> Palette {
        FACTORS.into_iter().find(|palette| palette.key.eq_ignore_ascii_case(factor)).unwrap_or(Palette::NEUTRAL)
    }

    /// Every team that has tones.
    pub fn teams() -> [Palette; 13] {
        TEAMS
    }
}

/// The key of a team from its name: "X-Men" is `x-men`, "Guardians of the Galaxy" is `guardians`.
pub fn team_key(team_name: &str) -> String {
    let words: Vec<&str> = team_name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let key = words.join("-").to_lowercase();
    ALSO.into_iter().find(|(name, _)| *name == key).map_or(key, |(_, team)| team.to_string())
}

#[cfg(test)]
mod tests {
    use super::{Palette, team_key};

    #[test]
    fn keys_of_teams() {
        let keys = [
            ("X-Men", "x-men"),
            ("x-men", "x-men"),
            ("Super Villains", "super-villains"),
            ("Guardians of the Galaxy", "guardians"),
            ("Guardians", "guardians"),
            ("The Company", "company"),
            ("Fantastic Four", "fantastic-four"),
            ("Fantastic", "fantastic-four"),
            ("Sinister Syndicate", "syndicate"),
            ("", ""),
        ];
        for (name, key) in keys {
            assert_eq!(team_key(name), key, "{name}");
        }
    }

    #[test]
    fn unknown_is_neutral() {
        assert_eq!(Palette::of_team("A Team Nobody Knows"), Palette::NEUTRAL);
        assert_eq!(Palette::of_factor("Gravity"), Palette::NEUTRAL);
        assert_eq!(Palette::of_team("X-Men"), Palette::of_team("x-men"));
        assert_eq!(Palette::of_factor("Speed").ground, "#f2b53a");
    }
}
