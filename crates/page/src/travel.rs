//! Cards on their way: what comes flies in from where it lay, what goes flies to where it lies now, blows land and
//! level-ups shine. Only what can be seen on both tables tells where a card was; nothing here knows a rule.

use crate::motion::{self, Place, Places};
use leptos::prelude::*;
use longbox_protocol::{Effect, Happening, Observation, Picture, Seat, Thing};
use std::collections::BTreeSet;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// The most cards that fly for themselves at once.
const MOST: usize = 12;
/// How long a blow and a level-up are seen, in parts of the time in which things slide.
const BLOW: f64 = 1.3;
const SHINE: f64 = 4.0;

/// What a player has, in any game.
struct Side {
    seat: Seat,
    /// Characters, resources, Keepers.
    field: Vec<Thing>,
    hand: Vec<Thing>,
    deck: (Thing, usize),
    /// The KO pile or the discard pile.
    out: (Thing, usize),
    player: Thing,
}

/// A table before a choice and after it, with where everything stood before.
pub(crate) struct Journey<'a> {
    pub(crate) before: &'a Observation,
    pub(crate) after: &'a Observation,
    pub(crate) places: &'a Places,
    /// How long things slide, in milliseconds.
    pub(crate) time: f64,
}

impl Journey<'_> {
    /// Lets everything fly that came or went. What came from somewhere need not fade in.
    pub(crate) fn fly(&self) -> BTreeSet<Thing> {
        let (old, new) = (sides(&self.before.picture), sides(&self.after.picture));
        let known = |thing: &Thing, sides: &[Side]| {
            sides.iter().any(|side| side.field.contains(thing) || side.hand.contains(thing))
        };
        let mut came = BTreeSet::new();
        let mut flyers = 0;
        for side in &new {
            let Some(past) = old.iter().find(|past| past.seat == side.seat) else { continue };
            let gone = |things: &[Thing]| things.iter().filter(|one| !known(one, &new)).cloned().collect::<Vec<_>>();
            let fresh = |things: &[Thing]| things.iter().filter(|one| !known(one, &old)).cloned().collect::<Vec<_>>();
            let mut left = gone(&past.hand);
            // Whoever enters play left the hand.
            for thing in fresh(&side.field) {
                let from = left.pop().and_then(|card| self.places.place(&card.0)).or_else(|| hand_of(side));
                self.bring(&thing, from.as_ref());
                came.insert(thing);
            }
            for thing in fresh(&side.hand) {
                let pile = if side.deck.1 < past.deck.1 { &side.deck.0 } else { &side.out.0 };
                self.bring(&thing, spot(pile).as_ref());
                came.insert(thing);
            }
            let to = match () {
                () if side.out.1 > past.out.1 => spot(&side.out.0),
                () if side.deck.1 > past.deck.1 => spot(&side.deck.0),
                () => hand_of(side),
            };
            left.extend(gone(&past.field));
            for thing in left.iter().take(MOST - flyers) {
                flyers += usize::from(self.send(self.places.place(&thing.0).as_ref(), to.as_ref()));
            }
            // Cards that nobody saw before: off the deck, onto a pile or into a hand.
            let (drawn, lost) = (side.hand.len() > past.hand.len(), side.out.1 > past.out.1 && left.is_empty());
            if side.deck.1 < past.deck.1 && (drawn || lost) && flyers < MOST {
                let to = if lost { spot(&side.out.0) } else { hand_of(side) };
                flyers += usize::from(self.send(spot(&side.deck.0).as_ref(), to.as_ref()));
            }
        }
        came
    }

    /// Blows land on those they hit, and whoever levels up shines.
    pub(crate) fn strike(&self, happenings: &[Happening]) {
        for one in happenings {
            let Some(thing) = &one.thing else { continue };
            let Some(element) = motion::element_of(&thing.0) else { continue };
            match one.effect {
                Effect::Strike => self.lunge(thing, &element),
                Effect::Stun | Effect::Wound | Effect::Damage => motion::play(&element, BLOWN, self.time * BLOW),
                Effect::LevelUp => motion::play(&element, SHINING, self.time * SHINE),
                _ => {}
            }
        }
    }

    /// A striker goes towards whom it strikes, and back.
    fn lunge(&self, striker: &Thing, element: &Element) {
        let Picture::Vs(table) = &self.before.picture else { return };
        let Some(combat) = &table.combat else { return };
        let struck = combat.defender.as_ref().map(|part| &part.thing).filter(|thing| *thing != striker);
        let struck = struck.or_else(|| combat.attackers.first().map(|part| &part.thing));
        let (Some(to), from) = (struck.and_then(spot), Place::of(element)) else { return };
        let (x, y) = ((to.left - from.left) * 0.35, (to.top - from.top) * 0.35);
        let frames = format!(
            r#"[{{}},{{"transform":"translate({x}px,{y}px) scale(1.06)","offset":0.4,"easing":"ease-in"}},{{}}]"#
        );
        motion::play(element, &frames, self.time * BLOW);
    }

    /// Lets a new thing come from a place.
    fn bring(&self, thing: &Thing, from: Option<&Place>) {
        let (Some(element), Some(from)) = (motion::element_of(&thing.0), from) else { return };
        let to = Place::of(&element);
        let (x, y) = (from.left - to.left, from.top - to.top);
        let frames = format!(
            r#"[{{"transform":"translate({x}px,{y}px) scale(.7)","opacity":0.3}},{{"opacity":1,"offset":0.3}},{{}}]"#
        );
        motion::play(&element, &frames, self.time * 1.4);
    }

    /// Lets a picture of what is gone fly to a place. False: it could not be seen.
    fn send(&self, from: Option<&Place>, to: Option<&Place>) -> bool {
        let (Some(from), Some(to)) = (from, to) else { return false };
        let layer = document().query_selector(".bursts").ok().flatten();
        let art = from.element.query_selector("img.art").ok().flatten().and_then(|art| art.get_attribute("src"));
        let made = document().create_element(if art.is_some() { "img" } else { "span" });
        let (Some(layer), Ok(flyer)) = (layer, made) else { return false };
        let Ok(flyer) = flyer.dyn_into::<HtmlElement>() else { return false };
        let (wide, high) = (from.wide.clamp(24.0, 150.0), from.high.clamp(24.0, 110.0));
        flyer.set_class_name(if art.is_some() { "flyer" } else { "flyer back" });
        if let Some(art) = art {
            let _ = flyer.set_attribute("src", &art);
        }
        let place = format!("left:{}px;top:{}px;width:{wide}px;height:{high}px", from.left, from.top);
        let _ = flyer.set_attribute("style", &place);
        if layer.append_child(&flyer).is_err() {
            return false;
        }
        let (x, y) = (to.left + (to.wide - wide) / 2.0 - from.left, to.top + (to.high - high) / 2.0 - from.top);
        let frames = format!(
            r#"[{{}},{{"opacity":1,"offset":0.7}},{{"transform":"translate({x}px,{y}px) scale(.4)","opacity":0}}]"#
        );
        let time = self.time * 2.0;
        motion::play(&flyer, &frames, time);
        set_timeout(move || flyer.remove(), Duration::from_millis(time as u64));
        true
    }
}

const BLOWN: &str = r#"[{},{"transform":"translate(-7px,2px) rotate(-2deg)","filter":"brightness(1.5)","offset":0.25},{"transform":"translate(6px,-1px) rotate(1.5deg)","offset":0.5},{"transform":"translate(-3px,0)","offset":0.75},{}]"#;
const SHINING: &str = r#"[{},{"transform":"scale(1.08)","filter":"brightness(1.6) drop-shadow(0 0 14px gold)","offset":0.2},{"transform":"scale(1.04)","filter":"brightness(1.2) drop-shadow(0 0 8px gold)","offset":0.6},{}]"#;

/// Where a pile or a character is.
fn spot(thing: &Thing) -> Option<Place> {
    motion::element_of(&thing.0).map(|element| Place::of(&element))
}

/// Where a player's hand is counted; their plate where it is not.
fn hand_of(side: &Side) -> Option<Place> {
    let plate = motion::element_of(&side.player.0)?;
    let hand = plate.query_selector(".handcount").ok().flatten();
    Some(Place::of(&hand.unwrap_or(plate)))
}

fn sides(picture: &Picture) -> Vec<Side> {
    match picture {
        Picture::Vs(table) => {
            let side = |side: &longbox_protocol::VsSide| Side {
                seat: side.seat,
                field: side
                    .front
                    .iter()
                    .chain(&side.back)
                    .map(|one| one.thing.clone())
                    .chain(side.resources.iter().map(|one| one.thing.clone()))
                    .collect(),
                hand: side.hand.iter().map(|card| card.thing.clone()).collect(),
                deck: (side.deck_thing.clone(), side.deck),
                out: (side.ko_thing.clone(), side.ko.len()),
                player: side.thing.clone(),
            };
            table.sides.iter().map(side).collect()
        }
        Picture::Squad(table) => {
            let side = |side: &longbox_protocol::SquadSide| Side {
                seat: side.seat,
                field: side.keepers.iter().map(|keeper| keeper.thing.clone()).collect(),
                hand: side.hand.iter().map(|card| card.thing.clone()).collect(),
                deck: (side.deck_thing.clone(), usize::from(side.deck)),
                out: (side.discard_thing.clone(), usize::from(side.discard)),
                player: side.thing.clone(),
            };
            table.sides.iter().map(side).collect()
        }
    }
}
