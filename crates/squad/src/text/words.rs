//! Small English: lists, articles, plurals, verb endings.

/// "A", "A or B", "A, B or C".
pub(super) fn list(items: &[String], word: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} {word} {last}", first.join(", ")),
    }
}

/// With "a" or "an" in front.
pub(super) fn with_article(noun: &str) -> String {
    format!("{} {noun}", article(noun))
}

fn article(noun: &str) -> &'static str {
    let sounds_like_you = ["Uni", "uni", "U.", "One", "one", "Eu", "eu"];
    if sounds_like_you.iter().any(|start| noun.starts_with(start)) {
        return "a";
    }
    let sounds_like_ex = noun.starts_with("X-") || noun.starts_with("8") || noun.starts_with("11");
    if sounds_like_ex || noun.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']) { "an" } else { "a" }
}

/// "a card", "2 cards", "no cards".
pub(super) fn counted(number: i16, noun: &str) -> String {
    match number {
        0 => format!("no {noun}s"),
        1 => with_article(noun),
        _ => format!("{number} {noun}s"),
    }
}

/// "+2", "-3".
pub(super) fn signed(number: i16) -> String {
    format!("{number:+}")
}

/// The verb as "this Keeper" uses it: hit, hits.
pub(super) fn third_person(verb: &str) -> String {
    match verb {
        "be" => "is".to_owned(),
        "have" => "has".to_owned(),
        "do" => "does".to_owned(),
        _ if ["s", "sh", "ch", "x"].iter().any(|end| verb.ends_with(end)) => format!("{verb}es"),
        _ => format!("{verb}s"),
    }
}

/// "twice", "3 times".
pub(super) fn times(factor: i16) -> String {
    match factor {
        2 => "twice".to_owned(),
        _ => format!("{factor} times"),
    }
}
