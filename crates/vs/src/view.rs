//! What one viewer may know, ready to be shown.

use crate::Vs;
use crate::position::Position;
use longbox_kernel::Standpoint;
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    pub turn: u16,
}

pub(crate) fn view(_game: &Vs, standpoint: &Standpoint<Position>) -> View {
    View { turn: standpoint.position().turn }
}
