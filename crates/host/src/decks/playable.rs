//! The nearest legal deck to one that is not: what "test this deck" plays.

use super::plain_study;
use crate::game::HostGame;
use crate::words::decks as words;
use longbox_protocol::{CardNo, DeckDraft, DeckStudy, PlayableDeck};

/// Fixes that are tried one after the other; a deck has fewer problems.
const MOST: usize = 60;

/// None: the deck is legal, or it takes its player to say what is to be done.
pub(super) fn playable<G: HostGame>(game: &G, draft: &DeckDraft, study: &DeckStudy) -> Option<PlayableDeck> {
    if study.problems.is_empty() {
        return None;
    }
    let mut found = draft.clone();
    for _ in 0..MOST {
        let problems = plain_study(game, &found).problems;
        let Some(fix) = problems.into_iter().find_map(|problem| problem.fix) else { break };
        found = fix.draft;
    }
    let formats = G::formats();
    let (_, most) = formats.iter().find(|format| format.word == found.format).or(formats.first())?.size;
    while found.size() > usize::from(most) {
        let (count, card) = *found.cards.last()?;
        found.set_copies(card, count - 1);
    }
    let wanted = found.format.clone();
    let others = formats.into_iter().map(|format| format.word).filter(|word| *word != wanted);
    let legal = |format: String| {
        let draft = DeckDraft { format, ..found.clone() };
        plain_study(game, &draft).problems.is_empty().then_some(draft)
    };
    let draft_found = [wanted.clone()].into_iter().chain(others).find_map(legal)?;
    let text = changes(game, draft, &draft_found);
    Some(PlayableDeck { text, draft: draft_found })
}

/// What was changed, in a sentence.
fn changes<G: HostGame>(game: &G, from: &DeckDraft, to: &DeckDraft) -> String {
    let name = |card: CardNo| game.cards().get(usize::from(card)).map_or("", G::name_of).to_owned();
    let less = |(count, card): &(u8, CardNo)| {
        let gone = count.saturating_sub(to.copies(*card));
        (gone > 0).then(|| words::copies(gone, &name(*card)))
    };
    let more = |(count, card): &(u8, CardNo)| {
        let added = count.saturating_sub(from.copies(*card));
        (added > 0).then(|| words::copies(added, &name(*card)))
    };
    let out: Vec<String> = from.cards.iter().filter_map(less).collect();
    let put_in: Vec<String> = to.cards.iter().filter_map(more).collect();
    let lead = to.lead.filter(|lead| from.lead != Some(*lead)).map(name);
    let format = (from.format != to.format).then(|| to.format.clone());
    words::changes(&out, &put_in, lead.as_deref(), format.as_deref())
}
