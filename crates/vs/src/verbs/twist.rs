//! Plot twists that effects play.

use crate::derive::evaluate::Context;
use crate::event::Event;
use crate::language::Is;
use crate::menu::{Choice, Listed};
use crate::plain::{Filter, Side};
use crate::program::Need;
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{NO_PIECE, Script};
use crate::state::window::Piles;
use crate::turn::copies::Play;
use crate::verbs::listing::twists_in_ko;
use crate::verbs::{Look, Verb};
use longbox_kernel::Witness;

/// My deck is searched for such a plot twist, which is played if that is possible, and shuffled.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct SearchTwist(pub(crate) Filter);

impl Verb for SearchTwist {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let seat = s.me;
        if s.progress.is_begun() {
            run.look_through_deck(seat, seat);
            return match run.p.zones(seat).deck.is_empty() {
                true => Ok(false),
                false => run.ask_effect(seat),
            };
        }
        let piece = s.kod;
        run.script().kod = NO_PIECE;
        let mode = if piece == NO_PIECE { None } else { run.g.mode_from_ko(run.p, seat, piece) };
        let Some(mode) = mode else {
            run.shuffle_deck(seat);
            return Ok(false);
        };
        let piece = run.out_of_deck(piece);
        run.shuffle_deck(seat);
        run.done(true);
        run.begin_twist(seat, Play::of(run.p, piece, mode), 0);
        Err(Asked)
    }

    fn options(&self, at: &Look<'_>, menu: &mut Vec<Choice>) {
        at.list_piles(Side::Mine, Piles::DECK, &self.0, menu);
        // Whoever searches for some kind of card may fail to find one.
        menu.push(Choice::Pass);
    }

    fn asks(&self, _at: &Look<'_>) -> String {
        "Which card?".to_owned()
    }

    fn passes(&self) -> Option<&'static str> {
        Some("Play none")
    }
}

/// Such a plot twist is played from my KO pile, then shuffled into my deck.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PlayTwistFromKo(pub(crate) Filter);

impl Verb for PlayTwistFromKo {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let seat = s.me;
        if s.progress.is_begun() {
            let context = Context::script(run.p, &s);
            let any = twists_in_ko(run.g, run.p, &self.0, &context).next().is_some();
            return if any { run.ask_effect(seat) } else { Ok(false) };
        }
        let piece = s.kod;
        run.script().kod = NO_PIECE;
        run.done(true);
        if let Some(mode) = run.g.mode_from_ko(run.p, seat, piece) {
            run.out_of_ko_pile(piece);
            run.begin_twist(seat, Play::of(run.p, piece, mode), Script::TWIST_TO_DECK);
        }
        Err(Asked)
    }

    fn options(&self, at: &Look<'_>, menu: &mut Vec<Choice>) {
        let mut listed = Listed::new();
        for piece in twists_in_ko(at.g, at.p, &self.0, &at.context) {
            let card = at.p.card(piece);
            if !listed.contains(&card) {
                listed.push(card);
                menu.push(Choice::Card(piece));
            }
        }
    }

    fn need(&self, _said: Vec<Is>) -> Option<Need> {
        Some(Need::Twist(self.0.clone()))
    }

    fn asks(&self, _at: &Look<'_>) -> String {
        "Which card?".to_owned()
    }
}
