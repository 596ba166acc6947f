//! Reading Markdown just well enough: fenced blocks and links.

/// One line, and the language of the fenced block that it stands in.
pub(crate) struct Line<'a> {
    pub(crate) number: usize,
    pub(crate) text: &'a str,
    pub(crate) place: Place<'a>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place<'a> {
    Prose,
    /// The line that opens a block, or closes it.
    Fence(&'a str),
    Block(&'a str),
}

/// Every line with its place.
pub(crate) fn lines(text: &str) -> Vec<Line<'_>> {
    let mut open: Option<(&str, &str)> = None;
    let mut lines = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let fence = fence(line);
        let place = match (open, fence) {
            (None, Some((mark, language))) => {
                open = Some((mark, language));
                Place::Fence(language)
            }
            (Some((mark, language)), Some((closing, ""))) if closing.starts_with(mark) => {
                open = None;
                Place::Fence(language)
            }
            (Some((_, language)), _) => Place::Block(language),
            (None, None) => Place::Prose,
        };
        lines.push(Line { number: index + 1, text: line, place });
    }
    lines
}

/// The marks and the language of a line that opens or closes a block.
fn fence(line: &str) -> Option<(&str, &str)> {
    let line = line.trim_start();
    let first = line.chars().next().filter(|c| matches!(c, '`' | '~'))?;
    let count = line.chars().take_while(|c| *c == first).count();
    let language = line[count..].trim();
    (count >= 3 && !language.contains('`')).then_some((&line[..count], language))
}

/// The target of each link with its line, outside code.
pub(crate) fn links(text: &str) -> Vec<(usize, String)> {
    let mut links = Vec::new();
    for line in lines(text).into_iter().filter(|line| line.place == Place::Prose) {
        let prose = without_code(line.text);
        for (at, _) in prose.match_indices("](") {
            if let Some(target) = target(&prose[at + 2..]) {
                links.push((line.number, target));
            }
        }
        let reference = prose.trim_start();
        if reference.starts_with('[')
            && !reference.starts_with("[^")
            && let Some((_, rest)) = reference.split_once("]: ")
            && let Some(word) = rest.split_whitespace().next()
        {
            links.push((line.number, word.trim_matches(['<', '>']).to_string()));
        }
    }
    links
}

/// The target that starts here and ends with the closing parenthesis, without a title.
fn target(rest: &str) -> Option<String> {
    if let Some(rest) = rest.strip_prefix('<') {
        return rest.split_once('>').map(|(target, _)| target.to_string());
    }
    let mut depth = 0;
    let end = rest.find(|c| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        depth < 0
    })?;
    rest[..end].split_whitespace().next().map(String::from)
}

/// The line with `code` blanked.
fn without_code(line: &str) -> String {
    let parts: Vec<&str> = line.split('`').collect();
    let last = parts.len() - 1;
    let prose = parts.iter().enumerate().map(|(index, part)| if index % 2 == 0 || index == last { part } else { " " });
    prose.collect()
}

#[cfg(test)]
mod tests {
    use super::{Place, lines, links};

    #[test]
    fn blocks_know_their_language() {
        let text = "a\n```console\n$ b\n```\n````md\n```\n````\nc\n";
        let places: Vec<Place<'_>> = lines(text).iter().map(|line| line.place).collect();
        let expected = [
            Place::Prose,
            Place::Fence("console"),
            Place::Block("console"),
            Place::Fence("console"),
            Place::Fence("md"),
            Place::Block("md"),
            Place::Fence("md"),
            Place::Prose,
        ];
        assert_eq!(places, expected);
    }

    #[test]
    fn links_outside_code() {
        let text = "[a](x.md#one) and `[b](y.md)` and ![c](z.png \"title\")\n```text\n[d](w.md)\n```\n[e]: <v.md>\n";
        let expected = [(1, "x.md#one"), (1, "z.png"), (5, "v.md")].map(|(line, target)| (line, target.to_string()));
        assert_eq!(links(text), expected);
    }
}
