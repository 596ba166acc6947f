//! Characters that are kept somewhere: by a captor, or in a universe of their own.

use super::clause::Clause;
use super::select::takes_cards;
use super::voice::Voice;
use crate::language::Select;

/// An equipment is put on a character, or somebody is captured.
pub(super) fn put_on(who: &Select, on: &Select, voice: &mut Voice) -> Clause {
    if takes_cards(who) {
        let whom = voice.object(on);
        let clause = Clause::you("equip", format!("{whom} with {}", voice.object(who)));
        voice.affected(on);
        return clause;
    }
    let (doer, captor) = (super::rule::doer(on, voice), voice.subject(on));
    let captive = voice.object(who);
    voice.affected(who);
    voice.note(CAPTURED);
    Clause::of(doer, captor, "capture", captive)
}

/// What a captive is.
const CAPTURED: &str = "A captured character is removed from the game with its wounds. When its captor leaves play, \
                        put it stunned into its owner's back row.";

/// What a pocket universe is.
pub(super) const POCKET: &str = "They keep their rows and everything on them. The universes don't affect each other. Players with \
                      characters in a pocket universe take a turn there after each turn of their own, without a Draw \
                      Phase, resources or recruits.";
