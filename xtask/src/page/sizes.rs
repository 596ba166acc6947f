//! How big the page is: each file, what a first visit loads, and what comes later.

use super::Kind;
use super::files::{Files, comes_later};
use super::squeeze::{BROTLI, GZIP};

/// What a first visit may load, packed with brotli. On a slow phone connection it takes about ten seconds. The aim is a
/// tenth of a megabyte less: `docs/page.md` says what has to come later for it.
const LIMIT: usize = 1_600_000;

/// One file: its own size, and the sizes on the way to a browser.
#[derive(Clone, Copy, Default)]
struct Sizes {
    raw: usize,
    gzip: usize,
    brotli: usize,
}

/// A row for each file, one for a first visit and one for what comes later.
pub(super) fn table(page: &Files, packed: &Files, kind: Kind) -> String {
    let wide = page.0.keys().map(String::len).max().unwrap_or_default().max("first visit".len());
    let mut table = format!("{:<wide$} {:>9} {:>9} {:>9}\n", "file", "raw", "gzip", "brotli");
    for (name, content) in &page.0 {
        table.push_str(&row(name, wide, Sizes::of(name, content, packed), kind));
    }
    table.push_str(&row("first visit", wide, Sizes::of_all(page, packed, false), kind));
    table.push_str(&row("later", wide, Sizes::of_all(page, packed, true), kind));
    table
}

/// A release that loads too much on a first visit is none.
pub(super) fn check(page: &Files, packed: &Files, kind: Kind) -> Result<(), String> {
    let loaded = Sizes::of_all(page, packed, false).brotli;
    if kind != Kind::Release || loaded <= LIMIT {
        return Ok(());
    }
    let (loaded, limit) = (kilobytes(loaded), kilobytes(LIMIT));
    Err(format!(
        "the page is too big: a first visit loads {loaded} with brotli, and the limit is {limit}. The table above says \
         which file it is; make it smaller, or let it come later."
    ))
}

impl Sizes {
    /// Of one file; what has no packed copy travels as it is.
    fn of(name: &str, content: &[u8], packed: &Files) -> Sizes {
        let copy = |ending: &str| packed.0.get(&format!("{name}{ending}")).map_or(content.len(), Vec::len);
        Sizes { raw: content.len(), gzip: copy(GZIP), brotli: copy(BROTLI) }
    }

    /// Of everything that a first visit loads, or of everything that comes later.
    fn of_all(page: &Files, packed: &Files, later: bool) -> Sizes {
        let those = page.0.iter().filter(|(name, _)| comes_later(name) == later);
        those.map(|(name, content)| Sizes::of(name, content, packed)).fold(Sizes::default(), |sum, one| Sizes {
            raw: sum.raw + one.raw,
            gzip: sum.gzip + one.gzip,
            brotli: sum.brotli + one.brotli,
        })
    }
}

fn row(name: &str, wide: usize, sizes: Sizes, kind: Kind) -> String {
    let packed = |size| if kind == Kind::Release { kilobytes(size) } else { "-".to_string() };
    let (gzip, brotli) = (packed(sizes.gzip), packed(sizes.brotli));
    format!("{name:<wide$} {:>9} {gzip:>9} {brotli:>9}\n", kilobytes(sizes.raw))
}

fn kilobytes(size: usize) -> String {
    format!("{}.{} kB", size / 1000, size % 1000 / 100)
}

#[cfg(test)]
mod tests {
    use super::{Files, Kind, check, table};

    #[test]
    fn every_file_and_the_sum() {
        let file = |name: &str, size| (name.to_string(), vec![0; size]);
        let page = Files([file("a.wasm", 2_345), file("b.png", 1_000), file("app/later/c.js", 500)].into());
        let packed = Files([("a.wasm.gz".to_string(), vec![0; 900]), ("a.wasm.br".to_string(), vec![0; 700])].into());
        let expected = "\
file                 raw      gzip    brotli
a.wasm            2.3 kB    0.9 kB    0.7 kB
app/later/c.js    0.5 kB    0.5 kB    0.5 kB
b.png             1.0 kB    1.0 kB    1.0 kB
first visit       3.3 kB    1.9 kB    1.7 kB
later             0.5 kB    0.5 kB    0.5 kB
";
        assert_eq!(table(&page, &packed, Kind::Release), expected);
    }

    fn page(size: usize) -> Files {
        Files([("a.wasm".to_string(), vec![0; size])].into())
    }

    #[test]
    fn a_release_over_the_limit_is_refused() {
        let nothing = Files::default();
        let refused = check(&page(1_600_001), &nothing, Kind::Release).unwrap_err();
        assert!(refused.starts_with("the page is too big: a first visit loads 1600.0 kB with brotli"), "{refused}");
        assert_eq!(check(&page(1_600_000), &nothing, Kind::Release), Ok(()));
        assert_eq!(check(&page(1_600_001), &nothing, Kind::Development), Ok(()));
        assert_eq!(check(&page(1_600_001), &nothing, Kind::Test), Ok(()));
    }

    #[test]
    fn brotli_is_what_counts() {
        let copy = |ending: &str, size| Files([(format!("a.wasm{ending}"), vec![0; size])].into());
        assert_eq!(check(&page(5_000_000), &copy(".br", 1_400_000), Kind::Release), Ok(()));
        assert!(check(&page(5_000_000), &copy(".gz", 1_400_000), Kind::Release).is_err());
    }
}
