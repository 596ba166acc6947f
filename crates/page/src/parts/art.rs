//! The drawn art of cards, as pictures that the browser keeps.

use leptos::prelude::*;
use longbox_art::Panel;
use longbox_protocol::CardInfo;
use std::cell::RefCell;
use std::collections::BTreeMap;

thread_local! {
    // A picture is drawn once for each card; its address lives as long as the page.
    static DRAWN: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
}

/// The art of a card. It only decorates: whatever it stands on has a name.
#[component]
pub(crate) fn Art(face: CardInfo) -> impl IntoView {
    view! { <img class="art" alt="" aria-hidden="true" draggable="false" decoding="sync" src=art_address(&face)/> }
}

/// Cards side by side.
#[component]
pub(crate) fn ArtStrip(faces: Vec<CardInfo>) -> impl IntoView {
    let parts = faces.into_iter().map(|face| {
        view! { <span class="strip__part"><img class="art" alt="" draggable="false" src=art_address(&face)/></span> }
    });
    view! { <span class="strip">{parts.collect_view()}</span> }
}

/// The address of the drawn picture.
pub(crate) fn art_address(face: &CardInfo) -> String {
    if let Some(known) = DRAWN.with_borrow(|drawn| drawn.get(&face.id).cloned()) {
        return known;
    }
    let address = picture_address(&drawing(face));
    DRAWN.with_borrow_mut(|drawn| drawn.insert(face.id.clone(), address.clone()));
    address
}

/// The picture of a card, as the text of an SVG.
pub(crate) fn drawing(face: &CardInfo) -> String {
    Panel::from(face).svg()
}

/// An address for a picture that was just drawn.
pub(crate) fn picture_address(svg: &str) -> String {
    let options = web_sys::BlobPropertyBag::new();
    options.set_type("image/svg+xml");
    let parts = js_sys::Array::of1(&svg.into());
    let blob = web_sys::Blob::new_with_str_sequence_and_options(&parts, &options);
    blob.and_then(|blob| web_sys::Url::create_object_url_with_blob(&blob)).unwrap_or_default()
}
