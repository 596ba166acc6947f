//! Super Hero Squad at the host.

mod attack;
mod ending;
mod face;
mod facts;
mod hand;
mod happening;
mod lobby;
mod narration;
mod numbers;
mod offers;
mod phases;
mod picture;
mod previews;
mod question;
mod reasons;
mod refusals;
mod strikes;
mod study;
mod suggest;
mod things;

pub use facts::{attack, is_keeper};

use crate::words::ending::A_BOUND;
use crate::words::squad as words;
use crate::{HostError, HostGame, LogEntry, Names, Opening, Seen, Studied};
use longbox_catalog::{Origin, SquadDeck};
use longbox_kernel::{Decision, Dice, Seat};
use longbox_protocol::{
    CardInfo, DeckDraft, DeckInfo, DeckStudy, Figure, FormatInfo, GameName, Happening, Invitation, ModeInfo, Picture,
    Question, RuleInfo, RuleName, Step, TurnMark,
};
use longbox_squad::language::Card;
use longbox_squad::{Ask, Bound, CardNo, Choice, Position, Setup, Sight, Squad, cards_seen};

impl HostGame for Squad {
    const NAME: GameName = GameName::Squad;
    const TITLE: &'static str = words::lobby::TITLE;
    const EXAMPLE_CARD: &'static str = include_str!("squad/example.ron");
    const OPENING: Opening = Opening { hand: cards_seen(0), next: 5, mulligan: false };

    fn modes() -> Vec<ModeInfo> {
        lobby::modes()
    }

    fn deck_info(&self, deck: &SquadDeck, _known: &[SquadDeck]) -> DeckInfo {
        lobby::deck_info(self, deck)
    }

    fn lead(&self, deck: SquadDeck, main: &str) -> Result<SquadDeck, HostError> {
        match main.is_empty() {
            true => Ok(deck),
            false => Err(HostError::NotLed(main.to_owned())),
        }
    }

    fn formats() -> Vec<FormatInfo> {
        study::formats()
    }

    fn study(&self, studied: &Studied<'_, Squad>) -> DeckStudy {
        study::study(self, studied)
    }

    fn suggest(&self, around: &str, dice: &mut Dice) -> Option<DeckDraft> {
        suggest::suggest(self, around, dice)
    }

    fn judge_hand(&self, _deck: &SquadDeck, hand: &[CardNo]) -> (bool, String) {
        study::judge(self, hand)
    }

    fn setup(&self, decks: &[SquadDeck], invitation: &Invitation) -> Result<Setup, HostError> {
        lobby::setup(self, decks, invitation)
    }

    fn seat_titles(&self, setup: &Setup) -> Vec<String> {
        lobby::seat_titles(self, setup)
    }

    fn face(&self, number: CardNo, card: &Card, origin: &Origin) -> CardInfo {
        face::face(number, card, origin)
    }

    fn laws() -> Vec<RuleInfo> {
        face::laws()
    }

    fn picture(seen: &Seen<'_, Squad>, past: &[Sight]) -> Picture {
        picture::picture(seen, past)
    }

    fn question(seen: &Seen<'_, Squad>, decision: Decision, options: &[Choice]) -> Question {
        question::question(seen, decision, options)
    }

    /// Nothing is made in steps that could be taken another way.
    fn reorder(_seen: &Seen<'_, Squad>, _number: Option<u16>) -> (usize, Vec<Choice>) {
        (0, Vec::new())
    }

    fn pass(&self, options: &[Choice]) -> Option<u16> {
        options.iter().position(|choice| *choice == Choice::Pass).map(|at| at as u16)
    }

    fn is_response(seen: &Seen<'_, Squad>) -> bool {
        matches!(seen.position().ask(), Ask::Block | Ask::Pause)
    }

    fn step(position: &Position) -> Step {
        match position.ask() {
            Ask::Attack => Step::Attack,
            Ask::Block | Ask::Pause => Step::Response,
            _ => Step::Other,
        }
    }

    fn topic(position: &Position) -> String {
        format!("{:?}", position.ask())
    }

    fn is_turn_of(position: &Position, seat: Seat) -> bool {
        position.active() == seat
    }

    fn tell(&self, names: &Names, sights: &[Sight]) -> Vec<LogEntry> {
        narration::tell(self, names, sights)
    }

    fn happening(&self, sight: &Sight) -> Option<Happening> {
        happening::happening(sight)
    }

    fn decided_by(&self, rule: u16, losers: &[Seat]) -> (String, Option<RuleName>) {
        ending::decided_by(rule, losers)
    }

    fn bound_text(number: u16) -> &'static str {
        Bound::ALL.get(usize::from(number)).map_or(A_BOUND, |bound| bound.text())
    }

    fn left(seen: &Seen<'_, Squad>, seat: Seat) -> i16 {
        ending::left(seen, seat)
    }

    fn mark(sight: &Sight) -> Option<(Seat, TurnMark)> {
        ending::mark(sight)
    }

    fn tally(seats: usize, sights: &[Sight]) -> Vec<Figure> {
        ending::tally(seats, sights)
    }

    fn emblem(_seen: &Seen<'_, Squad>, sights: &[Sight], seat: Seat) -> Option<CardNo> {
        ending::emblem(sights, seat)
    }

    fn once_more(setup: Setup) -> Setup {
        Setup { first: None, ..setup }
    }
}

impl Seen<'_, Squad> {
    fn position(&self) -> &Position {
        self.standpoint.position()
    }
}
