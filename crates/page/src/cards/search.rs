//! What is searched for among cards: plain words, and filters written as `kind:keeper`.

use crate::words::{type_of, whole_timing, words};
use longbox_art::team_key;
use longbox_protocol::{CardInfo, CardNo, CardType, TextLine};

/// A search. As a text it stands in the address.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Search {
    /// All of them must occur somewhere on the card.
    pub(super) words: String,
    pub(super) filters: Vec<(Filter, String)>,
}

/// What can be filtered by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Filter {
    Set,
    Universe,
    Kind,
    Team,
    /// Cost or level.
    Rank,
    Factor,
}

impl Filter {
    pub(super) const ALL: [Filter; 6] =
        [Filter::Set, Filter::Universe, Filter::Kind, Filter::Team, Filter::Rank, Filter::Factor];

    fn word(self) -> &'static str {
        match self {
            Filter::Set => "set",
            Filter::Universe => "universe",
            Filter::Kind => "kind",
            Filter::Team => "team",
            Filter::Rank => "rank",
            Filter::Factor => "factor",
        }
    }

    /// All values that a card has here.
    pub(super) fn values(self, face: &CardInfo) -> Vec<String> {
        match self {
            Filter::Set => vec![face.set.clone()],
            Filter::Universe => face.universe.iter().map(|universe| universe.to_lowercase()).collect(),
            Filter::Kind => vec![kind_word(face.kind).to_owned()],
            Filter::Team => face.teams.iter().map(|team| team_key(team)).collect(),
            Filter::Rank => rank(face).map(|rank| rank.to_string()).into_iter().collect(),
            Filter::Factor => face.factors.clone(),
        }
    }
}

/// The cost of a card, or else its level.
pub(super) fn rank(face: &CardInfo) -> Option<u8> {
    face.cost.or(face.level)
}

/// The word for a kind of card in a search.
fn kind_word(kind: CardType) -> &'static str {
    match kind {
        CardType::Main => "main",
        CardType::Supporting => "supporting",
        CardType::PlotTwist => "plot-twist",
        CardType::Equipment => "equipment",
        CardType::Location => "location",
        CardType::Token => "token",
        CardType::Attack => "attack",
        CardType::Keeper => "keeper",
    }
}

impl Search {
    pub(super) fn parse(text: &str) -> Search {
        let mut search = Search::default();
        let mut words = Vec::new();
        for word in text.split(' ') {
            let filter = word.split_once(':').and_then(|(name, value)| {
                let filter = Filter::ALL.into_iter().find(|filter| filter.word() == name)?;
                (!value.is_empty()).then(|| (filter, value.to_lowercase()))
            });
            match filter {
                Some(filter) => search.filters.push(filter),
                None => words.push(word),
            }
        }
        // Spaces stay as they are typed, so that the box does not change under the fingers.
        search.words = words.join(" ");
        search
    }

    pub(super) fn text(&self) -> String {
        let filters = self.filters.iter().map(|(filter, value)| format!("{}:{value}", filter.word()));
        let words = (!self.words.is_empty()).then(|| self.words.clone());
        words.into_iter().chain(filters).collect::<Vec<_>>().join(" ")
    }

    pub(super) fn value(&self, filter: Filter) -> &str {
        self.filters.iter().find(|(known, _)| *known == filter).map_or("", |(_, value)| value)
    }

    /// The same with another value; empty: any.
    pub(super) fn with(mut self, filter: Filter, value: &str) -> Search {
        self.filters.retain(|(known, _)| *known != filter);
        if !value.is_empty() {
            self.filters.push((filter, value.to_owned()));
        }
        self
    }

    pub(super) fn is_empty(&self) -> bool {
        self.filters.is_empty() && self.words.trim().is_empty()
    }

    /// The cards that fit, those with the words in their name first.
    pub(super) fn find(&self, cards: &[Haystack]) -> Vec<CardNo> {
        let words = needles(&self.words);
        let mut found: Vec<(bool, CardNo)> = cards
            .iter()
            .filter(|card| words.iter().all(|word| card.text.contains(word)))
            .filter(|card| self.filters.iter().all(|(filter, value)| card.has(*filter, value)))
            .map(|card| (!words.iter().all(|word| card.name.contains(word)), card.number))
            .collect();
        longbox_protocol::sort_by_key(&mut found, |(elsewhere, _)| *elsewhere);
        found.into_iter().map(|(_, number)| number).collect()
    }
}

/// What must occur: each word, but a level or cost together with its number, which ends its line.
fn needles(words: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for word in words.to_lowercase().split_whitespace() {
        let number = word.chars().all(|letter| letter.is_ascii_digit());
        match found.last_mut() {
            Some(last) if number && matches!(last.as_str(), "level" | "cost") => *last = format!("{last} {word}\n"),
            _ => found.push(word.to_owned()),
        }
    }
    found
}

/// A card as it is searched.
#[derive(Clone, Debug)]
pub(super) struct Haystack {
    number: CardNo,
    name: String,
    text: String,
    values: Vec<(Filter, String)>,
}

impl Haystack {
    pub(super) fn of(face: &CardInfo) -> Haystack {
        let mut parts = vec![face.name.clone(), type_of(face).to_owned(), face.id.clone(), face.set_name.clone()];
        for words in [&face.aka, &face.teams, &face.heroes, &face.factors, &face.gives, &face.words, &face.reminders] {
            parts.extend(words.iter().cloned());
        }
        parts.extend(face.text.iter().map(line_words));
        parts.extend(face.rarity.clone());
        parts.push(kind_word(face.kind).replace('-', " "));
        parts.extend(face.cost.map(|cost| format!("cost {cost}")));
        parts.extend(face.level.map(|level| format!("level {level}")));
        parts.extend(face.block.as_ref().map(|block| format!("blocks {block}")));
        let text = parts.join("\n").to_lowercase() + "\n";
        // "xmen" and "x men" find the X-Men.
        let loose = format!("{}\n{}", text.replace('-', ""), text.replace('-', " "));
        let values = Filter::ALL.into_iter().flat_map(|filter| {
            let values = filter.values(face);
            values.into_iter().map(move |value| (filter, value))
        });
        Haystack {
            number: face.number,
            name: face.name.to_lowercase(),
            values: values.collect(),
            text: format!("{text}\n{loose}"),
        }
    }

    fn has(&self, filter: Filter, value: &str) -> bool {
        self.values.iter().any(|(known, own)| *known == filter && own == value)
    }
}

/// Everything that a paragraph of a card says.
fn line_words(line: &TextLine) -> String {
    let needs = line.needs.map(|needs| needs.to_string()).unwrap_or_default();
    let when = line.when.as_ref().map(whole_timing).unwrap_or_default();
    let keeper = if line.keeper { words().cards.keeper } else { "" };
    [&line.title, &needs, &when, keeper, &line.body, &line.aside].join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use longbox_protocol::{Time, When};

    fn cards() -> Vec<Haystack> {
        let line = |body: &str| TextLine { body: body.to_owned(), ..TextLine::default() };
        let when = When::Use { time: Time::Combat, any_turn: true, cost: "[Skill]".to_owned() };
        let beast = CardInfo {
            number: 0,
            name: "Beast".to_owned(),
            kind: CardType::Supporting,
            teams: vec!["X-Men".to_owned()],
            cost: Some(4),
            text: vec![line("Works with Wolverine.")],
            set: "marvel-battles".to_owned(),
            ..CardInfo::default()
        };
        let wolverine = CardInfo {
            number: 1,
            name: "Wolverine".to_owned(),
            kind: CardType::Main,
            teams: vec!["X-Men".to_owned()],
            level: Some(1),
            text: vec![TextLine { when: Some(when), ..line("It gets +3/+0.") }],
            ..CardInfo::default()
        };
        let claws = CardInfo {
            number: 2,
            name: "Claws and Effect".to_owned(),
            kind: CardType::Keeper,
            heroes: vec!["Wolverine".to_owned()],
            factors: vec!["animal".to_owned()],
            block: Some("elemental".to_owned()),
            level: Some(3),
            ..CardInfo::default()
        };
        [beast, wolverine, claws].iter().map(Haystack::of).collect()
    }

    fn find(text: &str) -> Vec<CardNo> {
        Search::parse(text).find(&cards())
    }

    #[test]
    fn all_words_must_occur_and_names_come_first() {
        assert_eq!(find("wolverine"), [1, 0, 2]);
        assert_eq!(find("Wolverine works"), [0]);
        assert_eq!(find("wolverine nowhere"), [0; 0]);
        assert_eq!(find(""), [0, 1, 2]);
    }

    #[test]
    fn teams_symbols_levels_and_factors_are_found_by_words() {
        assert_eq!(find("xmen"), [0, 1]);
        assert_eq!(find("x men"), [0, 1]);
        assert_eq!((find("skill"), find("combat")), (vec![1], vec![1]));
        assert_eq!(find("level 3"), [2], "a 3 elsewhere is no level");
        assert_eq!(find("cost"), [0]);
        assert_eq!(find("blocks elemental"), [2]);
    }

    #[test]
    fn filters_narrow_what_words_find() {
        assert_eq!(find("wolverine kind:keeper"), [2]);
        assert_eq!(find("team:x-men rank:4"), [0]);
        assert_eq!(find("factor:animal"), [2]);
        assert_eq!(find("set:marvel-battles"), [0]);
        assert_eq!(find("kind:token"), [0; 0]);
    }

    #[test]
    fn a_search_is_its_text() {
        let search = Search::parse("draw a  card kind:keeper");
        assert_eq!((search.words.as_str(), search.value(Filter::Kind)), ("draw a  card", "keeper"));
        assert_eq!(Search::parse(&search.text()), search);
        let other = search.with(Filter::Kind, "").with(Filter::Team, "x-men");
        assert_eq!(other.text(), "draw a  card team:x-men");
        assert!(Search::parse("").is_empty() && !other.is_empty());
        assert_eq!(Search::parse("colour:red").words, "colour:red", "unknown filters are words");
    }
}
