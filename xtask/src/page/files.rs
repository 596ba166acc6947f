//! The files of the page with their contents, from the templates to what a host serves.

use std::collections::BTreeMap;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

use super::Kind;

/// Everything in this folder is named after the build, so that a browser may keep it for ever. What lies outside keeps
/// its name, because browsers remember it.
const APP: &str = "app/";
const HOME: &str = "index.html";
const KEEPER: &str = "sw.js";
/// The start tells how much of it has come.
const PROGRAM: &str = "app/longbox_bg.wasm";
const SIZE: &str = "{{program}}";
/// What the template of the service worker has to say in these places.
const BUILD: &str = "{{build}}";
const LIST: &str = "[\"{{files}}\"]";
const LATER_LIST: &str = "[\"{{later}}\"]";
/// What lies here is fetched when it is opened; everything else comes with a first visit.
const LATER: &str = "/later/";

/// By path from the page's root, with `/` between folders.
#[derive(Debug, Default, Hash, PartialEq, Eq)]
pub(super) struct Files(pub(super) BTreeMap<String, Vec<u8>>);

impl Files {
    /// All files below a folder.
    pub(super) fn read(root: &Path) -> Result<Files, String> {
        let mut files = Files::default();
        files.read_below(root, "").map_err(|error| format!("{}: {error}", root.display()))?;
        Ok(files)
    }

    fn read_below(&mut self, folder: &Path, prefix: &str) -> std::io::Result<()> {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
            if entry.file_type()?.is_dir() {
                self.read_below(&entry.path(), &format!("{name}/"))?;
            } else {
                self.0.insert(name, fs::read(entry.path())?);
            }
        }
        Ok(())
    }

    pub(super) fn joined(mut self, other: Files) -> Files {
        self.0.extend(other.0);
        self
    }

    /// The style sheets as one file, in the order of their names; those that come later stay files of their own.
    pub(super) fn with_sheets(mut self, sheets: Files) -> Files {
        let mut whole = Vec::new();
        for (name, sheet) in sheets.0 {
            if name.starts_with(&LATER[1..]) {
                self.0.insert(format!("{APP}{name}"), sheet);
            } else {
                whole.extend(sheet.into_iter().chain(*b"\n"));
            }
        }
        self.0.insert(format!("{APP}longbox.css"), whole);
        self
    }

    /// The page with its build in its names, and the list of its files in the service worker.
    pub(super) fn finished(self, kind: Kind) -> Result<Files, String> {
        let build = self.build();
        let size = self.0.get(PROGRAM).map_or(0, Vec::len).to_string();
        let app = format!("app-{build}/");
        let mut page = Files::default();
        for (name, content) in self.0 {
            let name = name.strip_prefix(APP).map_or(name.clone(), |inside| format!("{app}{inside}"));
            page.0.insert(name, content);
        }
        page.rewrite(HOME, |text| text.replace(&format!("\"{APP}"), &format!("\"{app}")).replace(SIZE, &size))?;
        let [list, later] = [false, true].map(|later| match kind {
            Kind::Development => String::from("[]"),
            Kind::Test | Kind::Release => page.list(later),
        });
        page.rewrite(KEEPER, |text| text.replace(BUILD, &build).replace(LIST, &list).replace(LATER_LIST, &later))?;
        Ok(page)
    }

    /// The number of the build: the same files give the same one.
    fn build(&self) -> String {
        let mut hasher = DefaultHasher::new();
        self.hash(&mut hasher);
        format!("{:016x}", hasher.finish())
    }

    /// A template that takes nothing from the build has lost its place for it.
    fn rewrite(&mut self, name: &str, change: impl FnOnce(&str) -> String) -> Result<(), String> {
        let content = self.0.get_mut(name).ok_or_else(|| format!("the page has no {name}"))?;
        let text = String::from_utf8_lossy(content);
        let changed = change(&text);
        if changed == text || changed.contains("{{") {
            return Err(format!(
                "{name} does not say where the build belongs; compare it with xtask/src/page/files.rs"
            ));
        }
        *content = changed.into_bytes();
        Ok(())
    }

    /// As JavaScript writes it. The start is `./`: some hosts answer `index.html` by sending the browser there, and an
    /// answer of that kind cannot be kept.
    fn list(&self, later: bool) -> String {
        let kept = self.0.keys().filter(|name| *name != KEEPER && comes_later(name) == later);
        let quoted = kept.map(|name| if name == HOME { "\"./\"".to_string() } else { format!("\"{name}\"") });
        format!("[{}]", quoted.collect::<Vec<_>>().join(", "))
    }

    /// Into a folder that holds nothing else afterwards.
    pub(super) fn write(&self, root: &Path) -> Result<(), String> {
        if root.exists() {
            fs::remove_dir_all(root).map_err(|error| format!("{}: {error}", root.display()))?;
        }
        self.write_beside(root)
    }

    /// Into a folder, beside what is there.
    pub(super) fn write_beside(&self, root: &Path) -> Result<(), String> {
        for (name, content) in &self.0 {
            let path = root.join(name);
            let made = path.parent().map_or(Ok(()), fs::create_dir_all);
            made.and_then(|()| fs::write(&path, content)).map_err(|error| format!("{}: {error}", path.display()))?;
        }
        Ok(())
    }
}

/// Whether a file is fetched only when it is opened.
pub(super) fn comes_later(name: &str) -> bool {
    name.contains(LATER)
}

#[cfg(test)]
mod tests {
    use super::{Files, Kind};

    fn files(list: &[(&str, &str)]) -> Files {
        Files(list.iter().map(|(name, content)| (name.to_string(), content.as_bytes().to_vec())).collect())
    }

    fn page(script: &str) -> Files {
        files(&[
            ("index.html", "<script src=\"app/start.js\"></script>"),
            ("sw.js", "const BUILD = \"{{build}}\"; const FILES = [\"{{files}}\"]; const LATER = [\"{{later}}\"];"),
            ("icon.svg", "<svg/>"),
            ("app/later/cards.wasm", "cards"),
            ("app/start.js", script),
        ])
    }

    fn text<'a>(files: &'a Files, name: &str) -> &'a str {
        std::str::from_utf8(&files.0[name]).unwrap()
    }

    #[test]
    fn the_build_stands_in_the_names() {
        let build = page("a").build();
        let page = page("a").finished(Kind::Release).unwrap();
        let names: Vec<&str> = page.0.keys().map(String::as_str).collect();
        let script = format!("app-{build}/start.js");
        let cards = format!("app-{build}/later/cards.wasm");
        assert_eq!(names, [cards.as_str(), script.as_str(), "icon.svg", "index.html", "sw.js"]);
        assert_eq!(text(&page, "index.html"), format!("<script src=\"{script}\"></script>"));
        let expected = format!(
            "const BUILD = \"{build}\"; const FILES = [\"{script}\", \"icon.svg\", \"./\"]; const LATER = [\"{cards}\"];"
        );
        assert_eq!(text(&page, "sw.js"), expected);
    }

    #[test]
    fn sheets_are_joined_but_for_those_that_come_later() {
        let sheets = files(&[("10-a.css", "a{}"), ("20-b.css", "b{}"), ("later/decks.css", "c{}")]);
        let page = Files::default().with_sheets(sheets);
        assert_eq!((text(&page, "app/longbox.css"), text(&page, "app/later/decks.css")), ("a{}\nb{}\n", "c{}"));
    }

    #[test]
    fn every_change_is_another_build() {
        assert_eq!(page("a").build(), page("a").build());
        assert_ne!(page("a").build(), page("b").build());
    }

    #[test]
    fn the_start_knows_the_size_of_the_program() {
        let mut page = page("a");
        page.0.insert("index.html".to_string(), b"<p data-bytes=\"{{program}}\"><i src=\"app/start.js\">".to_vec());
        page.0.insert("app/longbox_bg.wasm".to_string(), vec![7; 1234]);
        let page = page.finished(Kind::Release).unwrap();
        assert!(text(&page, "index.html").starts_with("<p data-bytes=\"1234\">"), "{}", text(&page, "index.html"));
    }

    #[test]
    fn development_keeps_nothing() {
        let page = page("a").finished(Kind::Development).unwrap();
        assert!(text(&page, "sw.js").ends_with("const FILES = []; const LATER = [];"));
    }

    #[test]
    fn a_template_without_its_places_is_refused() {
        let without = |name: &str| {
            let mut page = page("a");
            page.0.insert(name.to_string(), b"nothing".to_vec());
            page.finished(Kind::Release).unwrap_err()
        };
        assert!(without("sw.js").starts_with("sw.js does not say"));
        assert!(without("index.html").starts_with("index.html does not say"));
        let mut page = page("a");
        page.0.remove("sw.js");
        assert_eq!(page.finished(Kind::Release).unwrap_err(), "the page has no sw.js");
    }
}
