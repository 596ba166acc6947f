//! How big the page is: each file, and what a first visit loads.

use super::Kind;
use super::files::Files;
use super::squeeze::{BROTLI, GZIP};
use crate::style;

/// On a slow phone connection this takes about ten seconds.
const LIMIT: usize = 1_500_000;

/// One file: its own size, and the sizes on the way to a browser.
#[derive(Clone, Copy, Default)]
struct Sizes {
    raw: usize,
    gzip: usize,
    brotli: usize,
}

/// A row for each file and one for all, with a warning where a first visit has to wait long.
pub(super) fn table(page: &Files, packed: &Files, kind: Kind) -> String {
    let wide = page.0.keys().map(String::len).max().unwrap_or_default().max("first visit".len());
    let mut table = format!("{:<wide$} {:>9} {:>9} {:>9}\n", "file", "raw", "gzip", "brotli");
    let mut total = Sizes::default();
    for (name, content) in &page.0 {
        let copy = |ending: &str| packed.0.get(&format!("{name}{ending}")).map_or(content.len(), Vec::len);
        let sizes = Sizes { raw: content.len(), gzip: copy(GZIP), brotli: copy(BROTLI) };
        table.push_str(&row(name, wide, sizes, kind));
        total =
            Sizes { raw: total.raw + sizes.raw, gzip: total.gzip + sizes.gzip, brotli: total.brotli + sizes.brotli };
    }
    table.push_str(&row("first visit", wide, total, kind));
    if kind == Kind::Release && total.gzip > LIMIT {
        let text =
            format!("warning: a first visit loads {}, and {} is the limit", kilobytes(total.gzip), kilobytes(LIMIT));
        table.push_str(&format!("{}\n", style::yellow(&text)));
    }
    table
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
    use super::{Files, Kind, table};

    #[test]
    fn every_file_and_the_sum() {
        let page = Files([("a.wasm".to_string(), vec![0; 2_345]), ("b.png".to_string(), vec![0; 1_000])].into());
        let packed = Files([("a.wasm.gz".to_string(), vec![0; 900]), ("a.wasm.br".to_string(), vec![0; 700])].into());
        let expected = "\
file              raw      gzip    brotli
a.wasm         2.3 kB    0.9 kB    0.7 kB
b.png          1.0 kB    1.0 kB    1.0 kB
first visit    3.3 kB    1.9 kB    1.7 kB
";
        assert_eq!(table(&page, &packed, Kind::Release), expected);
    }

    #[test]
    fn a_heavy_page_warns() {
        let page = Files([("a.wasm".to_string(), vec![0; 1_500_001])].into());
        assert!(table(&page, &Files::default(), Kind::Release).contains("warning: a first visit loads 1500.0 kB"));
        assert!(!table(&page, &Files::default(), Kind::Development).contains("warning"));
    }
}
