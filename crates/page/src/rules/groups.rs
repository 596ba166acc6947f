//! Rules in groups, as their ids tell: `turn.draw` is of the turn.

use longbox_protocol::RuleInfo;

/// Rules of one matter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Group {
    /// The first part of their ids.
    pub(super) key: String,
    pub(super) laws: Vec<RuleInfo>,
}

impl Group {
    /// What stands above the group: "Level up" for `level-up`, "KO" for `ko`.
    pub(super) fn title(&self) -> String {
        match self.key.len() {
            ..=2 => self.key.to_uppercase(),
            _ => longbox_protocol::capital(&self.key.replace('-', " ")),
        }
    }
}

/// What is searched for among rules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Search {
    /// All of them must occur in a rule.
    pub(super) words: String,
    /// Exactly this rule is meant; the others are shown around it.
    pub(super) chosen: Option<String>,
}

impl Search {
    /// A query that is the id of a rule means that rule.
    pub(super) fn of(query: &str, laws: &[RuleInfo]) -> Search {
        match laws.iter().find(|law| law.id == query) {
            Some(law) => Search { words: String::new(), chosen: Some(law.id.clone()) },
            None => Search { words: query.to_owned(), chosen: None },
        }
    }

    pub(super) fn find(&self, laws: &[RuleInfo]) -> Vec<Group> {
        let words = self.words.to_lowercase();
        let words: Vec<&str> = words.split_whitespace().collect();
        let fits = |law: &&RuleInfo| {
            let text = format!("{} {} {} {}", law.id, law.title, law.text, law.source).to_lowercase();
            words.iter().all(|word| text.contains(word))
        };
        let mut groups = grouped(laws.iter().filter(fits));
        // The rule that is meant stands first, with the others of its matter.
        if let Some(chosen) = &self.chosen {
            let meant = |law: &RuleInfo| law.id == *chosen;
            longbox_protocol::sort_by_key(&mut groups, |group| !group.laws.iter().any(meant));
            groups.iter_mut().for_each(|group| longbox_protocol::sort_by_key(&mut group.laws, |law| !meant(law)));
        }
        groups
    }
}

/// Rules of a matter together, in the order in which each matter is first spoken of.
fn grouped<'a>(laws: impl Iterator<Item = &'a RuleInfo>) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for law in laws {
        let key = law.id.split('.').next().unwrap_or("");
        match groups.iter_mut().find(|group| group.key == key) {
            Some(group) => group.laws.push(law.clone()),
            None => groups.push(Group { key: key.to_owned(), laws: vec![law.clone()] }),
        }
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    fn laws() -> Vec<RuleInfo> {
        let law = |id: &str, title: &str, text: &str| RuleInfo {
            id: id.to_owned(),
            title: title.to_owned(),
            text: text.to_owned(),
            source: "p. 3".to_owned(),
        };
        vec![
            law("turn.draw", "Drawing", "Draw two cards."),
            law("level-up.xp", "Experience", "A main character gains XP."),
            law("turn.end", "End of the turn", "Hands have no limit."),
        ]
    }

    fn ids(groups: &[Group]) -> Vec<(&str, Vec<&str>)> {
        groups
            .iter()
            .map(|group| (group.key.as_str(), group.laws.iter().map(|law| law.id.as_str()).collect()))
            .collect()
    }

    #[test]
    fn rules_of_a_matter_stand_together() {
        let groups = Search::default().find(&laws());
        assert_eq!(ids(&groups), [("turn", vec!["turn.draw", "turn.end"]), ("level-up", vec!["level-up.xp"])]);
        assert_eq!(groups[1].title(), "Level up");
        assert_eq!(Group { key: "ko".to_owned(), laws: Vec::new() }.title(), "KO");
    }

    #[test]
    fn an_id_means_one_rule_and_hides_none() {
        let laws = laws();
        let search = Search::of("level-up.xp", &laws);
        assert_eq!((search.words.as_str(), search.chosen.as_deref()), ("", Some("level-up.xp")));
        let groups = search.find(&laws);
        assert_eq!(ids(&groups), [("level-up", vec!["level-up.xp"]), ("turn", vec!["turn.draw", "turn.end"])]);
        let last = Search::of("turn.end", &laws).find(&laws);
        assert_eq!(ids(&last)[0], ("turn", vec!["turn.end", "turn.draw"]));
    }

    #[test]
    fn words_must_all_occur() {
        let laws = laws();
        assert_eq!(ids(&Search::of("Draw cards", &laws).find(&laws)), [("turn", vec!["turn.draw"])]);
        assert_eq!(ids(&Search::of("level-up", &laws).find(&laws)), [("level-up", vec!["level-up.xp"])]);
        assert!(Search::of("draw xp", &laws).find(&laws).is_empty());
    }
}
