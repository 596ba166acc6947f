//! Parts that several pages are made of.

mod art;
mod card;
mod dialog;
mod icon;
mod later;
mod loading;
mod mark;
mod more;
mod press;
mod rich;
mod rule;
mod seat;
mod sheet;
mod tabs;
mod thing;

pub(crate) use art::{Art, ArtStrip, OWN_SET, art_address, drawing, picture_address};
pub(crate) use card::{CardFace, CardThumb, attack_of, factor_of, team_of};
pub(crate) use dialog::{Dialog, Held, hold_keyboard, keep_inside};
pub(crate) use icon::{Icon, Sprite, SymbolIcon, team_icon};
pub(crate) use later::Later;
pub(crate) use loading::Loading;
pub(crate) use mark::GameMark;
pub(crate) use more::More;
pub(crate) use rich::Rich;
pub(crate) use rule::RuleLink;
pub(crate) use seat::{SeatBadge, seat_mark};
pub(crate) use tabs::GameTabs;
pub(crate) use thing::ThingButton;
