//! Writes a page with every drawing for each set of both games, to be looked at in a browser.
//!
//! `cargo run -p longbox-art --example sheet` writes into `target/sheets`; the width and height of a picture may follow:
//! `-- 146 70` shows them as tiles.

#[path = "../tests/common/mod.rs"]
mod common;

use longbox_art::{Panel, app_icon, hero_banner};
use longbox_protocol::GameName;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

fn main() -> std::io::Result<()> {
    let sizes: Vec<u32> = std::env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let (width, height) = (sizes.first().copied().unwrap_or(200), sizes.get(1).copied().unwrap_or(120));
    let folder = Path::new("target/sheets");
    fs::create_dir_all(folder)?;
    let (mut count, mut bytes, mut time) = (0, 0, Duration::ZERO);
    for game in [GameName::Vs, GameName::Squad] {
        let cards = common::cards(game);
        let mut sets: BTreeMap<&str, String> = BTreeMap::new();
        for card in &cards {
            let start = Instant::now();
            let svg = Panel::from(card).svg();
            time += start.elapsed();
            (count, bytes) = (count + 1, bytes + svg.len());
            let caption = format!("{} · {} B", card.name, svg.len());
            let _ = write!(
                sets.entry(&card.set).or_insert_with(|| head(width, height)),
                "<figure><img class=panel src=\"{}\"><figcaption>{caption}</figcaption></figure>",
                link(&svg)
            );
        }
        for (set, page) in sets {
            fs::write(folder.join(format!("{set}.html")), page)?;
        }
    }
    let mut home = head(1230, 280);
    let _ = write!(home, "<img class=panel src=\"{}\"><br>", link(&hero_banner()));
    for side in [320, 128, 48, 24] {
        let _ = write!(home, "<img style=\"width:{side}px\" src=\"{}\">", link(&app_icon()));
    }
    fs::write(folder.join("home.html"), home)?;
    let (each, size) = (time.as_secs_f64() * 1e3 / f64::from(count), bytes as f64 / 1e3 / f64::from(count));
    println!("{count} pictures of {size:.1} kB and {each:.2} ms on average, in {}", folder.display());
    Ok(())
}

fn head(width: u32, height: u32) -> String {
    format!(
        "<!doctype html><meta charset=utf-8><title>Sheet</title><style>\
         body{{margin:8px;background:#f5ecd9;font:11px sans-serif}}figure{{display:inline-block;margin:0 6px 5px 0}}\
         .panel{{width:{width}px;height:{height}px;border:2px solid #16141d;border-radius:4px;display:block}}\
         figcaption{{width:{width}px;overflow:hidden;white-space:nowrap}}</style>"
    )
}

/// An SVG document as an address.
fn link(svg: &str) -> String {
    let coded = svg.replace('%', "%25").replace('#', "%23").replace('"', "'").replace('<', "%3C").replace('>', "%3E");
    format!("data:image/svg+xml,{coded}")
}
