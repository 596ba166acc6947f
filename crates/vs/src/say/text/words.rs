//! Small English: lists, articles, plurals, verb endings, numbers.

pub(crate) use longbox_kernel::capital;

/// "A", "A or B", "A, B or C".
pub(crate) fn list(items: &[String], word: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} {word} {last}", first.join(", ")),
    }
}

/// With "a" or "an" in front.
pub(crate) fn with_article(noun: &str) -> String {
    let sounds_like_you = ["Uni", "uni", "U.", "One", "one", "Eu", "eu"];
    let sounds_like_ex = noun.starts_with("X-") || noun.starts_with('8') || noun.starts_with("11");
    let vowel = noun.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']);
    let you = sounds_like_you.iter().any(|start| noun.starts_with(start));
    if sounds_like_ex || (vowel && !you) { format!("an {noun}") } else { format!("a {noun}") }
}

/// "three", "12".
pub(crate) fn number(number: i16) -> String {
    const WORDS: [&str; 11] = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    let word = usize::try_from(number).ok().and_then(|at| WORDS.get(at));
    word.map_or_else(|| number.to_string(), |word| (*word).to_owned())
}

/// "a card", "two cards", "no cards".
pub(crate) fn counted(amount: i16, noun: &str) -> String {
    if amount == 1 { with_article(noun) } else { format!("{} {}", number(amount), many(noun)) }
}

/// The plural of a plain noun.
pub(crate) fn many(noun: &str) -> String {
    match noun {
        "copy" => "copies".to_owned(),
        "equipment" => "equipment".to_owned(),
        _ => format!("{noun}s"),
    }
}

/// With a full stop, unless it ends with the one of a name: "M.O.D.O.K.".
pub fn ended(text: &str) -> String {
    if text.ends_with(['.', '!']) { text.to_owned() } else { format!("{text}.") }
}

/// Without the full stop, unless the last word is a name that has more of them.
pub fn without_stop(text: &str) -> &str {
    let bare = text.trim_end_matches(['.', '!']);
    let last = bare.rsplit(' ').next().unwrap_or_default();
    if last.contains('.') { text } else { bare }
}

/// A name inside a sentence: "the Dragon".
pub(super) fn inside(name: &str) -> String {
    name.strip_prefix("The ").map_or_else(|| name.to_owned(), |rest| format!("the {rest}"))
}

/// "Hulk's"; "it" owns as "its".
pub(super) fn owned_by(name: &str) -> String {
    match name {
        "it" => "its".to_owned(),
        "they" | "them" => "their".to_owned(),
        "you" => "your".to_owned(),
        _ => format!("{name}'s"),
    }
}

/// The verb as one character uses it: strike, strikes.
pub(super) fn third_person(verb: &str) -> String {
    match verb {
        "be" => "is".to_owned(),
        "have" => "has".to_owned(),
        "may" | "can" | "can't" => verb.to_owned(),
        "go" => "goes".to_owned(),
        _ if verb.contains(' ') => {
            let (first, rest) = verb.split_once(' ').unwrap_or((verb, ""));
            match first {
                "solo" | "team" | "melee" => format!("{first} {}", third_person(rest)),
                _ => format!("{} {rest}", third_person(first)),
            }
        }
        "ready" => "readies".to_owned(),
        _ if ["s", "sh", "ch", "x"].iter().any(|end| verb.ends_with(end)) => format!("{verb}es"),
        _ => format!("{verb}s"),
    }
}

/// The verb as several use it.
pub(super) fn plural_person(verb: &str) -> String {
    match verb.strip_prefix("be") {
        Some(rest) if rest.is_empty() || rest.starts_with(' ') => format!("are{rest}"),
        _ => verb.to_owned(),
    }
}

/// The verb as it was done: struck, attacked.
pub(super) fn past(verb: &str) -> String {
    let (first, rest) = verb.split_once(' ').map_or((verb, String::new()), |(first, rest)| (first, format!(" {rest}")));
    let done = match first {
        "be" => "was".to_owned(),
        "have" => "had".to_owned(),
        "get" => "got".to_owned(),
        "become" => "became".to_owned(),
        "come" => "came".to_owned(),
        "go" => "went".to_owned(),
        "leave" => "left".to_owned(),
        "strike" => "struck".to_owned(),
        "draw" => "drew".to_owned(),
        "pay" => "paid".to_owned(),
        "stun" => "stunned".to_owned(),
        "KO" => "KO'd".to_owned(),
        "solo" | "team" | "melee" => return format!("{first} {}", past(rest.trim_start())),
        _ => done_by(first),
    };
    format!("{done}{rest}")
}

/// What has been done by this name: frozen, pushed.
pub(super) fn done_by(name: &str) -> String {
    match name {
        "freeze" => "frozen".to_owned(),
        _ if name.ends_with('e') => format!("{name}d"),
        _ => format!("{name}ed"),
    }
}
