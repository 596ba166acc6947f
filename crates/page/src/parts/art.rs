//! The drawn art of cards, as pictures that the browser keeps.

use leptos::prelude::*;
use longbox_art::{Factor, Palette, Panel, Subject, team_key};
use longbox_protocol::{CardInfo, CardType};
use std::cell::RefCell;
use std::collections::BTreeMap;

thread_local! {
    // A picture is drawn once for each card and composition; its address lives as long as the page.
    static DRAWN: RefCell<BTreeMap<(String, Option<u8>), String>> = const { RefCell::new(BTreeMap::new()) };
}

/// The art of a card. It only decorates: whatever it stands on has a name.
#[component]
pub(crate) fn Art(
    face: CardInfo,
    /// Another composition than the card's own, so that neighbours differ.
    #[prop(optional)]
    composition: Option<u8>,
) -> impl IntoView {
    view! { <img class="art" alt="" aria-hidden="true" draggable="false" decoding="sync" src=art_address(&face, composition)/> }
}

/// Cards side by side, all drawn in different ways.
#[component]
pub(crate) fn ArtStrip(faces: Vec<CardInfo>) -> impl IntoView {
    let ways = all_different(&faces);
    let parts = faces.into_iter().zip(ways).map(|(face, composition)| {
        view! { <span class="strip__part"><img class="art" alt="" draggable="false" src=art_address(&face, composition)/></span> }
    });
    view! { <span class="strip">{parts.collect_view()}</span> }
}

/// For a few cards: how each is drawn so that no two are alike.
fn all_different(faces: &[CardInfo]) -> Vec<Option<u8>> {
    let mut used: Vec<u8> = Vec::new();
    for face in faces {
        let own = panel(face);
        let count = own.subject.compositions();
        let mut ways = (0..count).map(|step| (own.composition_number() + step) % count);
        let way = ways.find(|way| !used.contains(way)).unwrap_or(own.composition_number());
        used.push(way);
    }
    used.into_iter().map(Some).collect()
}

/// For cards in a row: how each is drawn so that neighbours differ.
pub(crate) fn compositions<'a>(faces: impl Iterator<Item = &'a CardInfo>) -> Vec<Option<u8>> {
    let mut drawn: Vec<Panel<'_>> = Vec::new();
    for face in faces {
        let own = panel(face);
        drawn.push(drawn.last().map_or(own, |left| own.beside(left)));
    }
    drawn.into_iter().map(|panel| panel.composition).collect()
}

/// The address of the drawn picture.
pub(crate) fn art_address(face: &CardInfo, composition: Option<u8>) -> String {
    let key = (face.id.clone(), composition);
    if let Some(known) = DRAWN.with_borrow(|drawn| drawn.get(&key).cloned()) {
        return known;
    }
    let mut panel = panel(face);
    panel.composition = composition.or(panel.composition);
    let address = picture_address(&panel.svg());
    DRAWN.with_borrow_mut(|drawn| drawn.insert(key, address.clone()));
    address
}

/// An address for a picture that was just drawn.
pub(crate) fn picture_address(svg: &str) -> String {
    let options = web_sys::BlobPropertyBag::new();
    options.set_type("image/svg+xml");
    let parts = js_sys::Array::of1(&svg.into());
    let blob = web_sys::Blob::new_with_str_sequence_and_options(&parts, &options);
    blob.and_then(|blob| web_sys::Url::create_object_url_with_blob(&blob)).unwrap_or_default()
}

/// What is drawn for a card: who is on it, in the colours of the team or the Factor.
pub(crate) fn panel(face: &CardInfo) -> Panel<'_> {
    let factor = face.factors.first().and_then(|factor| Factor::named(factor));
    let team = face.teams.first().map_or("", String::as_str);
    let palette = factor.map_or_else(|| Palette::of_team(team), Factor::palette);
    let subject = match (factor, face.kind) {
        (Some(factor), _) => Subject::Squad { factor, hero: face.heroes.first().map_or("", String::as_str) },
        (None, CardType::PlotTwist) => Subject::PlotTwist,
        (None, CardType::Location) => Subject::Location,
        (None, CardType::Equipment) => Subject::Equipment,
        (None, _) if is_beast(face) => Subject::Creature,
        (None, _) => Subject::Character,
    };
    Panel { name: &face.name, palette, subject, composition: None }
}

/// A team of beasts, and whoever else is said to be one.
fn is_beast(face: &CardInfo) -> bool {
    face.teams.iter().any(|team| team_key(team) == "xenomorphs") || face.words.iter().any(|word| word == "Creature")
}
