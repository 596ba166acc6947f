//! The doctor's report, within the page: the same that is saved as a file, kept apart from the page's own style.

use super::Told;
use crate::motion;
use crate::settings::Theme;
use crate::store::Store;
use crate::words::words;
use leptos::ev::MouseEvent;
use leptos::html;
use leptos::prelude::*;
use std::sync::Arc;
use wasm_bindgen::JsCast;
use web_sys::{DomParser, Element, ShadowRoot, ShadowRootInit, ShadowRootMode, SupportedType};

/// What holds the report inside its shadow.
const SHEET: &str = "sheet";

#[component]
pub(super) fn FullReport(report: Arc<Told>) -> impl IntoView {
    let store = Store::here();
    let node = NodeRef::<html::Div>::new();
    Effect::new(move |_| {
        let Some(host) = node.get() else { return };
        let root = host.shadow_root().or_else(|| filled(&host, &report.page));
        let dark = is_dark(store.settings.with(|settings| settings.theme));
        if let Some(sheet) = root.and_then(|root| root.get_element_by_id(SHEET)) {
            let _ = sheet.set_attribute("data-theme", if dark { "dark" } else { "light" });
        }
    });
    let press = move |event: MouseEvent| {
        if let Some(root) = node.get_untracked().and_then(|host| host.shadow_root()) {
            pressed(&root, &event);
        }
    };
    view! { <section class="trial__report" aria-label=words().testing.report><div node_ref=node on:click=press></div></section> }
}

/// Puts the report into the shadow of an element, without its scripts and its title.
fn filled(host: &Element, page: &str) -> Option<ShadowRoot> {
    let report = DomParser::new().ok()?.parse_from_string(page, SupportedType::TextHtml).ok()?;
    let all = |selector: &str| {
        let found = report.query_selector_all(selector).ok();
        let elements = found.iter().flat_map(|found| (0..found.length()).filter_map(|at| found.get(at)));
        elements.filter_map(|node| node.dyn_into::<Element>().ok()).collect::<Vec<_>>()
    };
    all("script, .doc__head h1").iter().for_each(Element::remove);
    let styles: String = all("style").iter().map(Element::outer_html).collect();
    let drawn: String = all("body > svg").iter().map(Element::outer_html).collect();
    let told: String = all("main").iter().map(Element::inner_html).collect();
    let root = host.attach_shadow(&ShadowRootInit::new(ShadowRootMode::Open)).ok()?;
    root.set_inner_html(&format!("{styles}<div id=\"{SHEET}\">{drawn}{told}</div>"));
    Some(root)
}

fn is_dark(theme: Theme) -> bool {
    match theme {
        Theme::Light => false,
        Theme::Dark => true,
        Theme::System => {
            let query = window().match_media("(prefers-color-scheme: dark)").ok().flatten();
            query.is_some_and(|query| query.matches())
        }
    }
}

/// Links lead to a part of the report, headings sort their table: the report's own script does so in a file.
fn pressed(root: &ShadowRoot, event: &MouseEvent) {
    let Ok(on) = event.composed_path().get(0).dyn_into::<Element>() else { return };
    let near = |selector: &str| on.closest(selector).ok().flatten();
    if let Some(part) = near("a[href^='#']").and_then(|link| link.get_attribute("href")) {
        // In the address it would be another page.
        event.prevent_default();
        if let Some(part) = root.get_element_by_id(part.trim_start_matches('#')) {
            let _ = part.set_attribute("tabindex", "-1");
            part.scroll_into_view();
            motion::focus(&part);
        }
    } else if let Some(heading) = near(".cards th") {
        sort(&heading);
    }
}

/// Sorts a table by the column of this heading; pressed again, the other way round.
fn sort(heading: &Element) -> Option<()> {
    let table = heading.closest("table").ok()??;
    let column = place_of(heading);
    let down = heading.get_attribute("aria-sort").as_deref() != Some("descending");
    for other in elements(&table, "th[aria-sort]") {
        let _ = other.remove_attribute("aria-sort");
    }
    let _ = heading.set_attribute("aria-sort", if down { "descending" } else { "ascending" });
    let value = |row: &Element| {
        let cell = elements(row, "th, td").into_iter().nth(column);
        cell.and_then(|cell| cell.get_attribute("data-v")).unwrap_or_default()
    };
    let number = |row: &Element| value(row).parse::<f64>().unwrap_or(f64::MIN);
    let mut rows = elements(&table, "tbody tr");
    rows.sort_by(|a, b| {
        let order = if column == 0 { value(a).cmp(&value(b)) } else { number(b).total_cmp(&number(a)) };
        if down { order } else { order.reverse() }
    });
    let body = elements(&table, "tbody").into_iter().next()?;
    rows.iter().for_each(|row| drop(body.append_child(row)));
    Some(())
}

/// How many of its kin stand before an element.
fn place_of(element: &Element) -> usize {
    std::iter::successors(element.previous_element_sibling(), Element::previous_element_sibling).count()
}

fn elements(within: &Element, selector: &str) -> Vec<Element> {
    let Ok(found) = within.query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|at| found.get(at)?.dyn_into().ok()).collect()
}
