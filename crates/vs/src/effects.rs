//! Effects at work.

pub(crate) mod cards;
pub(crate) mod choose;
pub(crate) mod promotion;
pub(crate) mod resources;
pub(crate) mod script;
pub(crate) mod searches;
pub(crate) mod set_aside;
