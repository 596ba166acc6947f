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

/// The set of cards that a player has written.
pub(crate) const OWN_SET: &str = "own";

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
    // The player's own cards change while they are written: their picture is its own name.
    let own = (face.set == OWN_SET).then(|| drawing(face));
    let key = own.as_ref().unwrap_or(&face.id);
    if let Some(known) = DRAWN.with_borrow(|drawn| drawn.get(key).cloned()) {
        return known;
    }
    let key = key.clone();
    let address = picture_address(&own.unwrap_or_else(|| drawing(face)));
    DRAWN.with_borrow_mut(|drawn| drawn.insert(key, address.clone()));
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
