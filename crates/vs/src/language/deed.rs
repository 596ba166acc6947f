//! Verbs that are done to characters, with nothing else to say.

use longbox_kernel::excerpt;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;

macro_rules! deeds {
    ($(#[$about:meta])* pub enum Deed { $($(#[$meaning:meta])* $deed:ident,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        pub enum Deed {
            $($(#[$meaning])* $deed,)+
        }

        impl Deed {
            /// Every deed, in the order of the enum.
            pub const ALL: &'static [Deed] = &[$(Deed::$deed),+];
            pub(crate) const NAMES: &'static [&'static str] = &[$(stringify!($deed)),+];
        }
    };
}

deeds! {
/// What is done to characters. In a card file a deed is an effect: `Stun(One([Enemy]))`.
pub enum Deed {
    /// They get stunned.
    Stun,
    /// They get stunned without a wound.
    Daze,
    /// They recover.
    Recover,
    /// They become ready.
    Ready,
    /// They become exhausted.
    Exhaust,
    /// Turns face-up characters face down and ready, without counters, equipment and powers, until their player's
    /// Recovery Phase.
    Hide,
    /// They play along: each has its own part of its player's hand and resource row until it leaves play, draws,
    /// plays a resource and recruits for that part at the ends of those steps. Its part leaves the game with it.
    DealIn,
}
}

impl Deed {
    /// The word in card files.
    pub fn name(self) -> &'static str {
        Deed::NAMES[self as usize]
    }

    pub(crate) fn named(name: &str) -> Option<Deed> {
        Deed::ALL.iter().copied().find(|deed| deed.name() == name)
    }
}

/// A sentence as it stands in a card file, cut short if it is long.
pub(crate) fn written(sentence: &(impl Debug + ?Sized)) -> String {
    let text = format!("{sentence:?}").replace(" { ", "(").replace(" }", ")");
    let deed = |text: String, deed: &Deed| {
        let name = deed.name();
        text.replace(&format!("Done({name}, "), &format!("{name}("))
    };
    excerpt(&Deed::ALL.iter().fold(text, deed))
}
