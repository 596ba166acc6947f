//! The list of a deck as a picture, to be shown to others.

use super::bench::groups;
use crate::files;
use crate::parts::{drawing, picture_address};
use leptos::prelude::*;
use longbox_protocol::{CardInfo, DeckDraft};
use std::fmt::Write;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement};

/// Of the whole sheet, in units of the drawing; it is twice as many pixels.
const WIDE: u32 = 1000;
const HEAD: u32 = 190;
const ROW: u32 = 26;
const COLUMN: u32 = 470;

/// Lets the browser save the picture under a name.
pub(super) fn save(name: &str, draft: &DeckDraft, faces: &[CardInfo]) {
    let (svg, high) = sheet(draft, faces);
    let Ok(image) = HtmlImageElement::new() else { return };
    let (shown, name) = (image.clone(), name.to_owned());
    let done = Closure::once_into_js(move || paint(&shown, high, name).unwrap_or_default());
    image.set_onload(Some(done.unchecked_ref()));
    image.set_src(&picture_address(&svg));
}

/// Paints the picture with pixels and saves it. None: the browser cannot.
fn paint(image: &HtmlImageElement, high: u32, name: String) -> Option<()> {
    let canvas = document().create_element("canvas").ok()?.dyn_into::<HtmlCanvasElement>().ok()?;
    canvas.set_width(WIDE * 2);
    canvas.set_height(high * 2);
    let pen = canvas.get_context("2d").ok()??.dyn_into::<CanvasRenderingContext2d>().ok()?;
    pen.draw_image_with_html_image_element_and_dw_and_dh(image, 0.0, 0.0, f64::from(WIDE * 2), f64::from(high * 2))
        .ok()?;
    let take = Closure::once_into_js(move |blob: Option<Blob>| {
        if let Some(blob) = blob {
            files::save_blob(&name, &blob);
        }
    });
    canvas.to_blob(take.unchecked_ref()).ok()
}

/// The sheet, and how high it is: name and leader above, the groups in two columns.
fn sheet(draft: &DeckDraft, faces: &[CardInfo]) -> (String, u32) {
    let face = |card: u16| faces.get(usize::from(card));
    let mut lines: Vec<(bool, String)> = Vec::new();
    for (kinds, title) in groups() {
        let mut own: Vec<(u8, &CardInfo)> =
            draft.cards.iter().filter_map(|(count, card)| Some((*count, face(*card)?))).collect();
        own.retain(|(_, face)| kinds.contains(&face.kind));
        longbox_protocol::sort_by_key(&mut own, |(_, face)| (face.cost.or(face.level), face.name.clone()));
        if !own.is_empty() {
            let total: usize = own.iter().map(|(count, _)| usize::from(*count)).sum();
            lines.push((true, format!("{title} ({total})")));
            let told = |(count, face): (u8, &CardInfo)| match face.cost.or(face.level) {
                Some(rank) => format!("{count}× {} ({rank})", face.name),
                None => format!("{count}× {}", face.name),
            };
            lines.extend(own.into_iter().map(|line| (false, told(line))));
        }
    }
    let half = lines.len().div_ceil(2).max(1);
    let high = HEAD + ROW * half as u32 + 40;
    let lead = draft.lead.and_then(face).or_else(|| draft.cards.first().and_then(|(_, card)| face(*card)));
    let art = lead.map(|face| nested(&drawing(face))).unwrap_or_default();
    let mut text = String::new();
    for (at, (head, line)) in lines.iter().enumerate() {
        let (column, row) = ((at / half) as u32, (at % half) as u32);
        let (x, y) = (30 + column * COLUMN, HEAD + 24 + row * ROW);
        let class = if *head { "h" } else { "c" };
        let _ = write!(text, "<text class=\"{class}\" x=\"{x}\" y=\"{y}\">{}</text>", escaped(line));
    }
    let name = escaped(&super::page::named(&draft.name));
    let leader = lead.filter(|_| draft.lead.is_some()).map(|face| escaped(&face.name)).unwrap_or_default();
    let svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDE} {high}\" width=\"{WIDE}\" height=\"{high}\">\
         <style>text{{font-family:system-ui,sans-serif;fill:#1f1c27}}.t{{font-size:44px;font-weight:800}}.l{{font-size:24px;font-weight:600}}\
         .h{{font-size:17px;font-weight:800}}.c{{font-size:18px}}.f{{font-size:14px;fill:#5b5361}}</style>\
         <rect width=\"{WIDE}\" height=\"{high}\" fill=\"#fffaee\"/><rect width=\"{WIDE}\" height=\"160\" fill=\"#f5ecd9\"/>\
         <svg x=\"760\" y=\"0\" width=\"240\" height=\"160\" viewBox=\"0 0 240 160\">{art}</svg><path d=\"M0 160H{WIDE}\" stroke=\"#1a1822\" stroke-width=\"3\"/>\
         <text class=\"t\" x=\"30\" y=\"78\">{name}</text><text class=\"l\" x=\"30\" y=\"122\">{leader}</text>{text}\
         <text class=\"f\" x=\"970\" y=\"{}\" text-anchor=\"end\">Longbox</text></svg>",
        high - 14
    );
    (svg, high)
}

/// A drawing inside another one: it fills its place.
fn nested(svg: &str) -> String {
    svg.replacen("<svg ", "<svg width=\"240\" height=\"160\" preserveAspectRatio=\"xMidYMid slice\" ", 1)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use longbox_protocol::{CardType, GameName};

    #[test]
    fn a_sheet_names_every_card() {
        let card = |number, name: &str, kind, cost| CardInfo {
            number,
            name: name.to_owned(),
            kind,
            cost,
            ..CardInfo::default()
        };
        let faces = [
            card(0, "Storm", CardType::Main, None),
            card(1, "Cloak & Dagger", CardType::Supporting, Some(3)),
            card(2, "Fortress", CardType::Location, None),
        ];
        let mut draft = DeckDraft::new(GameName::Vs);
        draft.name = "Rain".to_owned();
        draft.lead = Some(0);
        draft.cards = vec![(4, 1), (2, 2)];
        let (svg, _) = sheet(&draft, &faces);
        for told in [">Rain<", ">Storm<", ">Characters (4)<", ">4× Cloak &amp; Dagger (3)<", ">2× Fortress<"] {
            assert!(svg.contains(told), "{told} is missing");
        }
    }
}
