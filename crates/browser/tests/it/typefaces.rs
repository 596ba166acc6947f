//! The page's own typefaces: in use wherever letters are, big enough, and never too long for their place.

use longbox_browser::{Hands, Outcome, Player, Screen, Visit, with_page};
use serde_json::json;

/// Signs that our faces do not have; devices draw them in their own way.
const SIGNS: &str = "✓✗←→▸♥";

/// Families that have come, and whether their letters are as wide as they should be: the same line in each, and in what
/// a device would take.
const LOADED: &str = "const done = arguments[0]; document.fonts.ready.then(() => { \
    const families = [...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family.replaceAll('\"', '')); \
    const pen = document.createElement('canvas').getContext('2d'); \
    const width = (family) => { pen.font = `500 20px ${family}`; return pen.measureText('Whenever Beast attacks, he gets +2 ATK.').width }; \
    done([families.sort(), width('\"Longbox Text\"'), width('\"Longbox Tight\"'), width('monospace')]); })";

/// Marks every element in sight that has letters of its own, except the skip link, which waits outside of the window.
const MARK: &str = "let marked = 0; \
    for (const element of document.querySelectorAll('body *')) { \
        const own = [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim()); \
        const { width, height } = element.getBoundingClientRect(); \
        if (!own.length || width < 4 || height < 4 || element.closest('svg, .vh, .skip, script, style, option')) continue; \
        element.setAttribute('data-lettered', ''); marked += 1; \
    } return marked";

/// The smallest letters that are marked, in pixels, and where they are.
const SMALLEST: &str = "const size = (element) => parseFloat(getComputedStyle(element).fontSize); \
    const all = [...document.querySelectorAll('[data-lettered]')].filter(size).sort((a, b) => size(a) - size(b)); \
    return [size(all[0]), `${all[0].className} of ${all[0].parentElement.className}: ${all[0].textContent}`]";

/// Buttons, heads and badges whose words are cut off.
const CUT: &str = "return [...document.querySelectorAll('.btn, h1, h2, .stat, .tile__cost, .mark, .seat, .phases li, .chip')] \
    .filter((element) => { const { width, height } = element.getBoundingClientRect(); return width > 4 && height > 4 && !element.closest('.vh, .skip') }) \
    .filter((element) => getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) \
    .map((element) => `${element.className}: ${element.textContent}`)";

/// As many elements of a page as are asked which faces they were drawn with.
const ASKED: usize = 40;

/// Asks the browser itself which faces it has drawn the letters with.
async fn all_are_ours(visit: &Visit, what: &str) -> Outcome {
    let marked = visit.run(MARK).await?.as_u64().unwrap_or_default() as usize;
    assert!(marked > 5, "{what} has hardly any letters");
    let devtools = visit.driver().cdp();
    devtools.send_raw("DOM.enable", json!({})).await?;
    devtools.send_raw("CSS.enable", json!({})).await?;
    let root = devtools.send_raw("DOM.getDocument", json!({ "depth": 0 })).await?;
    let wanted = json!({ "nodeId": root["root"]["nodeId"], "selector": "[data-lettered]" });
    let found = devtools.send_raw("DOM.querySelectorAll", wanted).await?;
    let nodes = found["nodeIds"].as_array().cloned().unwrap_or_default();
    for node in nodes.iter().step_by(nodes.len().div_ceil(ASKED).max(1)) {
        let used = devtools.send_raw("CSS.getPlatformFontsForNode", json!({ "nodeId": node })).await?;
        for font in used["fonts"].as_array().into_iter().flatten() {
            let html = devtools.send_raw("DOM.getOuterHTML", json!({ "nodeId": node })).await?;
            let html = html["outerHTML"].as_str().unwrap_or_default();
            let ours = font["isCustomFont"] == true
                && font["familyName"].as_str().is_some_and(|name| name.starts_with("Longbox"));
            // A sign may also come before or behind an element, from its style.
            let sign = font["glyphCount"] == 1 || html.chars().any(|letter| SIGNS.contains(letter));
            assert!(ours || sign, "{what} is drawn with {font}: {html}");
        }
    }
    devtools.send_raw("CSS.disable", json!({})).await?;
    devtools.send_raw("DOM.disable", json!({})).await?;
    Ok(())
}

async fn is_well_set(visit: &Visit, what: &str) -> Outcome {
    all_are_ours(visit, what).await?;
    let smallest = visit.run(SMALLEST).await?;
    assert!(
        smallest[0].as_f64().is_some_and(|size| size >= 8.0),
        "{what} has letters that nobody can read: {smallest}"
    );
    println!("{what}: smallest {smallest}");
    let cut = visit.run(CUT).await?;
    assert_eq!(cut, json!([]), "{what} cuts words off");
    let wide = visit.run("return document.documentElement.scrollWidth - innerWidth").await?;
    assert!(wide.as_i64().is_some_and(|over| over <= 1), "{what} is {wide} pixels too wide");
    visit.picture(&format!("type-{what}")).await
}

#[test]
fn the_faces_come_with_the_page() {
    with_page("type-faces", Screen::DESKTOP, async |visit| {
        visit.find("h1").await?;
        visit.run("location.hash = '#/cards/vs'").await?;
        visit.find(".thumbs__card").await?;
        let told = visit.driver().execute_async(LOADED, vec![]).await?.json().clone();
        assert_eq!(told[0], json!(["Longbox Display", "Longbox Text", "Longbox Tight"]));
        let widths: Vec<f64> = (1..4).filter_map(|at| told[at].as_f64()).collect();
        assert!(widths[1] < widths[0] * 0.97 && widths[0] < widths[2] * 0.9, "text, tight, monospace: {widths:?}");
        let asked =
            "return performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length";
        assert_eq!(visit.run(asked).await?, 2, "two files, each once");
        visit.is_kept().await?;
        visit.stop_server().await?;
        visit.reload().await?;
        visit.find(".thumbs__card").await?;
        let told = visit.driver().execute_async(LOADED, vec![]).await?.json().clone();
        assert_eq!(told[0], json!(["Longbox Display", "Longbox Text", "Longbox Tight"]), "without a network");
        Ok(())
    });
}

#[test]
fn every_page_is_set_in_them() {
    for (kind, screen) in [("desktop", Screen::LAPTOP), ("phone", Screen::PHONE)] {
        with_page(&format!("type-pages-{kind}"), screen, async |visit| {
            let pages = [
                ("home", "#/", ".cover"),
                ("lobby", "#/play/vs", ".startbar"),
                ("cards", "#/cards/vs", ".thumbs__card"),
                ("rules", "#/rules/squad", ".law"),
            ];
            for (name, hash, selector) in pages {
                visit.run(&format!("location.hash = '{hash}'")).await?;
                visit.find(selector).await?;
                is_well_set(visit, &format!("{name}-{kind}")).await?;
            }
            visit.run("location.hash = '#/cards/vs'").await?;
            visit.click(".thumbs__card").await?;
            visit.find(".inspector .card").await?;
            is_well_set(visit, &format!("card-{kind}")).await
        });
    }
}

#[test]
fn every_table_is_set_in_them() {
    for (kind, screen) in [("desktop", Screen::LAPTOP), ("phone", Screen::PHONE), ("landscape", Screen::LANDSCAPE)] {
        with_page(&format!("type-tables-{kind}"), screen, async |visit| {
            for game in ["vs", "squad"] {
                let mut player = Player::sit_down(visit, game, Hands::Keyboard).await?;
                for _ in 0..24 {
                    if player.choose().await? {
                        break;
                    }
                }
                visit.find(".act[data-question], .ending").await?;
                is_well_set(visit, &format!("table-{game}-{kind}")).await?;
            }
            Ok(())
        });
    }
}
