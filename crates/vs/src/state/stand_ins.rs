//! Who is to be wounded in the place of others.

use crate::state::position::{Fighters, Slot};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// What was decided about wounds that are about to be put. It is kept only until they are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct StandIns {
    /// Those about whom all is decided.
    pub(crate) decided: Fighters,
    /// Those whose power was tried for the one who comes next.
    pub(crate) tried: Fighters,
    /// Who would be wounded, and who is instead.
    pub(crate) pairs: ArrayVec<[(Slot, Slot); 4]>,
}

impl StandIns {
    /// Whether nothing was decided or tried.
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        (self.decided | self.tried).is_empty() && self.pairs.is_empty()
    }
}
