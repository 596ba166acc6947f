//! The decks of a test: the one that is tested, and whom it meets.

use longbox_arena::doctor::DoctorGame;
use longbox_catalog::{DeckList, DeckOf, deck_of, decks};
use longbox_host::HostGame;
use longbox_protocol::DeckDraft;

/// The kinds of decks that are met where none are named, the first that a game has.
const USUAL: [&str; 3] = ["tuned", "printed", "starter"];

/// The deck of a draft, under a key that no deck of the program has.
pub(crate) fn deck<G: HostGame>(game: &G, draft: &DeckDraft) -> DeckOf<G> {
    let DeckDraft { name, format, lead, cards, side, notes, lines, .. } = draft.clone();
    let list = DeckList { name, format, lead, cards, side, notes, lines };
    let deck = deck_of(game, &list);
    let name = if draft.name.is_empty() { "deck".to_owned() } else { draft.name.clone() };
    DeckOf::<G> { key: format!("{name}.deck"), name, ..deck }
}

/// Whom it meets: these decks of the program and those of the player's own, or the usual field.
pub(crate) fn opponents<G: DoctorGame + HostGame>(
    game: &G,
    keys: &[String],
    own: &[DeckDraft],
) -> Result<Vec<DeckOf<G>>, String> {
    let known = decks(game).map_err(|errors| errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))?;
    if keys.is_empty() && own.is_empty() {
        let of = |kind: &&str| known.iter().filter(|deck| deck.kind == **kind).cloned().collect::<Vec<_>>();
        let fields = USUAL.iter().map(of);
        return Ok(fields.into_iter().find(|field| field.len() > 1).unwrap_or(known));
    }
    let one = |key: &String| {
        let found = known.iter().find(|deck| deck.key == *key);
        found.cloned().ok_or_else(|| format!("there is no deck '{key}'"))
    };
    let mut met = keys.iter().map(one).collect::<Result<Vec<_>, _>>()?;
    // Own decks may be of one name.
    met.extend(own.iter().enumerate().map(|(at, draft)| {
        let deck = deck(game, draft);
        DeckOf::<G> { key: format!("own {}: {}", at + 1, deck.key), ..deck }
    }));
    Ok(met)
}
