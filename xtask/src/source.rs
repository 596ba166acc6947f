//! Reading Rust just well enough for the laws: code without comments and strings, the strings, the test modules.

use std::ops::RangeInclusive;

pub(crate) struct Source {
    /// The text with comments and the insides of literals blanked, line for line.
    pub(crate) code: String,
    /// Each string literal with the line it starts on.
    pub(crate) strings: Vec<(usize, String)>,
}

impl Source {
    pub(crate) fn read(text: &str) -> Source {
        let mut reader =
            Reader { chars: text.chars().collect(), at: 0, line: 1, code: String::new(), strings: Vec::new() };
        while reader.at < reader.chars.len() {
            reader.step();
        }
        Source { code: reader.code, strings: reader.strings }
    }

    /// The lines of the modules and functions under `#[cfg(test)]`.
    pub(crate) fn test_lines(&self) -> Vec<RangeInclusive<usize>> {
        let mut ranges = Vec::new();
        let mut from = 0;
        while let Some(found) = self.code[from..].find("#[cfg(test)]") {
            let start = from + found;
            let end = end_of_item(&self.code, start + "#[cfg(test)]".len());
            ranges.push(line_of(&self.code, start)..=line_of(&self.code, end));
            from = end;
        }
        ranges
    }

    /// The modules kept in files of their own: `name` for each `mod name;`, and whether it is for tests alone.
    pub(crate) fn modules(&self) -> Vec<(String, bool)> {
        let mut modules = Vec::new();
        for (at, _) in self.code.match_indices(';') {
            let start = self.code[..at].rfind([';', '{', '}']).map_or(0, |before| before + 1);
            let words: Vec<&str> = self.code[start..at].split_whitespace().collect();
            if let [.., "mod", name] = words.as_slice() {
                let for_tests = self.code[start..at].contains("#[cfg(test)]");
                modules.push((name.trim_start_matches("r#").to_string(), for_tests));
            }
        }
        modules
    }
}

/// Each place where `word` stands alone, as its line.
pub(crate) fn lines_with_word(text: &str, word: &str) -> Vec<usize> {
    let part = |c: char| c.is_alphanumeric() || c == '_';
    let alone = |at: usize| {
        !text[..at].chars().next_back().is_some_and(part) && !text[at + word.len()..].chars().next().is_some_and(part)
    };
    text.match_indices(word).filter(|(at, _)| alone(*at)).map(|(at, _)| line_of(text, at)).collect()
}

/// The line, from 1, of the byte at this place.
pub(crate) fn line_of(text: &str, at: usize) -> usize {
    text.as_bytes()[..at].iter().filter(|byte| **byte == b'\n').count() + 1
}

/// Where the item that starts here ends: at its `;`, or at the brace that closes its first one.
fn end_of_item(code: &str, start: usize) -> usize {
    let mut depth = 0_usize;
    for (offset, byte) in code.as_bytes()[start..].iter().enumerate() {
        match byte {
            b';' if depth == 0 => return start + offset,
            b'{' => depth += 1,
            b'}' if depth <= 1 => return start + offset,
            b'}' => depth -= 1,
            _ => {}
        }
    }
    code.len()
}

struct Reader {
    chars: Vec<char>,
    at: usize,
    line: usize,
    code: String,
    strings: Vec<(usize, String)>,
}

impl Reader {
    /// Reads one comment, one literal, one word or one character.
    fn step(&mut self) {
        match (self.peek(0), self.peek(1)) {
            ('/', '/') => self.line_comment(),
            ('/', '*') => self.block_comment(),
            ('"', _) => self.string(),
            ('\'', _) => self.quote(),
            (first, _) if first.is_alphanumeric() || first == '_' => self.word(),
            _ => self.take(),
        }
    }

    fn peek(&self, ahead: usize) -> char {
        self.chars.get(self.at + ahead).copied().unwrap_or('\0')
    }

    /// Keeps one character as code.
    fn take(&mut self) {
        let c = self.peek(0);
        self.line += usize::from(c == '\n');
        self.code.push(c);
        self.at += 1;
    }

    /// Leaves out one character, but not a line end.
    fn blank(&mut self) {
        let c = self.peek(0);
        self.line += usize::from(c == '\n');
        self.code.push(if c == '\n' { '\n' } else { ' ' });
        self.at += 1;
    }

    fn more(&self) -> bool {
        self.at < self.chars.len()
    }

    fn line_comment(&mut self) {
        while self.more() && self.peek(0) != '\n' {
            self.blank();
        }
    }

    fn block_comment(&mut self) {
        let mut depth = 0;
        while self.more() {
            match (self.peek(0), self.peek(1)) {
                ('/', '*') => depth += 1,
                ('*', '/') => depth -= 1,
                _ => {
                    self.blank();
                    continue;
                }
            }
            self.blank();
            self.blank();
            if depth == 0 {
                return;
            }
        }
    }

    /// A word; `r`, `br` and `cr` may open a raw string.
    fn word(&mut self) {
        let start = self.at;
        while self.peek(0).is_alphanumeric() || self.peek(0) == '_' {
            self.take();
        }
        let word: String = self.chars[start..self.at].iter().collect();
        if !matches!(word.as_str(), "r" | "br" | "cr") {
            return;
        }
        let hashes = self.chars[self.at..].iter().take_while(|c| **c == '#').count();
        if self.peek(hashes) == '"' {
            self.raw_string(hashes);
        }
    }

    fn raw_string(&mut self, hashes: usize) {
        let line = self.line;
        for _ in 0..=hashes {
            self.take();
        }
        let mut text = String::new();
        while self.more() {
            let closes = self.peek(0) == '"' && (1..=hashes).all(|ahead| self.peek(ahead) == '#');
            if closes {
                for _ in 0..=hashes {
                    self.take();
                }
                break;
            }
            text.push(self.peek(0));
            self.blank();
        }
        self.strings.push((line, text));
    }

    fn string(&mut self) {
        let line = self.line;
        self.take();
        let mut text = String::new();
        while self.more() && self.peek(0) != '"' {
            if self.peek(0) == '\\' {
                self.blank();
            }
            text.push(self.peek(0));
            self.blank();
        }
        if self.more() {
            self.take();
        }
        self.strings.push((line, text));
    }

    /// A character literal or a lifetime.
    fn quote(&mut self) {
        self.take();
        if self.peek(0) == '\\' {
            self.blank();
            self.blank();
            while self.more() && self.peek(0) != '\'' && self.peek(0) != '\n' {
                self.blank();
            }
            self.take();
        } else if self.peek(1) == '\'' {
            self.blank();
            self.take();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Source, lines_with_word};

    #[test]
    fn strings_and_comments_are_not_code() {
        let source =
            Source::read("let a = \"f64 \\\" x\"; // f64\nlet b = r#\"f\"64\"#; /* f64 /* */ f64 */ let c: u8;\n");
        assert!(!source.code.contains("f64"));
        assert!(source.code.contains("let c: u8;"));
        assert_eq!(source.strings, [(1, "f64 \" x".to_string()), (2, "f\"64".to_string())]);
    }

    #[test]
    fn quotes_in_characters_open_no_string() {
        let source = Source::read("let q = '\"'; let e = '\\''; fn f<'a>(x: &'a str) {} let s = \"S\";");
        assert_eq!(source.strings, [(1, "S".to_string())]);
    }

    #[test]
    fn test_modules_are_found() {
        let source = Source::read("fn a() {}\n#[cfg(test)]\nmod tests {\n fn b() { }\n}\nfn c() {}\n");
        assert_eq!(source.test_lines(), [2..=5]);
    }

    #[test]
    fn modules_are_listed() {
        let source = Source::read("mod a;\npub(crate) mod b;\n#[cfg(test)]\nmod c;\nmod d { }\n// mod e;\n");
        let expected = [("a", false), ("b", false), ("c", true)].map(|(name, tests)| (name.to_string(), tests));
        assert_eq!(source.modules(), expected);
    }

    #[test]
    fn words_stand_alone() {
        assert_eq!(lines_with_word("f64\nmyf64\nx as f64;\nf64_x", "f64"), [1, 3]);
    }
}
