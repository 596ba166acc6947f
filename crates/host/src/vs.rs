//! Vs. System 2PCG at the host.

mod breakdown;
mod cards;
mod combat;
mod drops;
mod ending;
mod face;
mod fighter;
mod groups;
mod happening;
mod harm;
mod lobby;
mod narration;
mod offers;
mod phases;
mod picture;
mod preview;
mod question;
mod refusals;
mod rows;
mod rules;
mod side;
mod study;
mod suggest;
mod things;
mod universes;
mod why;

pub use cards::{facts, team_names, text};
pub use face::set_name;
pub use lobby::{NoSuchMain, main_name, mode, piles, universe};

use crate::words::ending::A_BOUND;
use crate::words::vs as words;
use crate::{HostError, HostGame, LogEntry, Names, Opening, RowStep, Seen, Studied};
use longbox_catalog::{CardNo, Origin, VsDeck};
use longbox_kernel::{Decision, Dice, Seat};
use longbox_protocol::{
    CardInfo, DeckDraft, DeckInfo, DeckStudy, Figure, FormatInfo, GameName, Happening, Invitation, ModeInfo, Picture,
    Question, Reason, RuleInfo, RuleName, Step, Thing, TurnMark,
};
use longbox_vs::language::Card;
use longbox_vs::{Ask, Bound, Choice, Position, Row, Setup, Sight, Slot, TurnStep, Vs, cards_seen};

impl HostGame for Vs {
    const NAME: GameName = GameName::Vs;
    const TITLE: &'static str = words::lobby::TITLE;
    const DECKS_BY_SET: bool = true;
    const EXAMPLE_CARD: &'static str = include_str!("vs/example.ron");
    const OPENING: Opening = Opening { hand: cards_seen(0), next: 8, mulligan: true };

    fn modes() -> Vec<ModeInfo> {
        lobby::modes()
    }

    fn deck_info(&self, deck: &VsDeck, known: &[VsDeck]) -> DeckInfo {
        lobby::deck_info(self, deck, known)
    }

    fn lead(&self, deck: VsDeck, main: &str) -> Result<VsDeck, HostError> {
        Ok(lobby::with_main(self, &[], deck, main)?)
    }

    fn formats() -> Vec<FormatInfo> {
        study::formats()
    }

    fn study(&self, studied: &Studied<'_, Vs>) -> DeckStudy {
        study::study(self, studied)
    }

    fn suggest(&self, around: &str, dice: &mut Dice) -> Option<DeckDraft> {
        suggest::suggest(self, around, dice)
    }

    fn judge_hand(&self, deck: &VsDeck, hand: &[CardNo]) -> (bool, String) {
        study::judge(self, deck, hand)
    }

    fn setup(&self, decks: &[VsDeck], invitation: &Invitation) -> Result<Setup, HostError> {
        lobby::setup(self, decks, invitation)
    }

    fn seat_titles(&self, setup: &Setup) -> Vec<String> {
        setup.sides.iter().map(|side| lobby::seat_title(self, side)).collect()
    }

    fn face(&self, number: CardNo, card: &Card, origin: &Origin) -> CardInfo {
        face::face(self, number, card, origin)
    }

    fn laws() -> Vec<RuleInfo> {
        rules::laws()
    }

    fn picture(seen: &Seen<'_, Vs>, _past: &[Sight]) -> Picture {
        Picture::Vs(Box::new(seen.table()))
    }

    fn question(seen: &Seen<'_, Vs>, decision: Decision, options: &[Choice]) -> Question {
        question::question(seen, decision, options)
    }

    fn why(seen: &Seen<'_, Vs>, question: &Question, things: &[Thing]) -> Vec<Reason> {
        why::why(seen, question, things)
    }

    fn reorder(seen: &Seen<'_, Vs>, number: Option<u16>) -> (usize, Vec<Choice>) {
        offers::reorder(seen, number)
    }

    fn pass(&self, options: &[Choice]) -> Option<u16> {
        question::pass(options)
    }

    fn is_response(seen: &Seen<'_, Vs>) -> bool {
        matches!(seen.position().ask(), Ask::Plays | Ask::React)
    }

    fn row_step(position: &Position, seat: Seat, options: &[Choice]) -> RowStep {
        rows::step(position, seat, options)
    }

    fn has_formation_ahead(position: &Position, seat: Seat) -> bool {
        rows::has_formation_ahead(position, seat)
    }

    fn may_be_indifferent(position: &Position) -> bool {
        matches!(position.ask(), Ask::StrikeBack | Ask::Order)
    }

    /// A game that ends between two turns has counted the next one already, which never begins.
    fn turn_number(&self, position: &Position) -> u16 {
        let between = position.outcome().is_some() && position.step() == TurnStep::Start;
        position.turn().saturating_sub(u16::from(between))
    }

    fn step(position: &Position) -> Step {
        match position.ask() {
            Ask::Mulligan => Step::FirstHand,
            Ask::Resource => Step::Resource,
            Ask::Recruit => Step::Recruit,
            Ask::Formation => Step::Formation,
            Ask::Main => Step::Attack,
            Ask::Plays | Ask::React | Ask::Draw | Ask::Recovery | Ask::BuildClose | Ask::StartOfMain => Step::Response,
            _ => Step::Other,
        }
    }

    fn topic(position: &Position) -> String {
        format!("{:?}", position.ask())
    }

    fn is_turn_of(position: &Position, seat: Seat) -> bool {
        position.turn_players().contains(seat)
    }

    fn tell(&self, names: &Names, sights: &[Sight]) -> Vec<LogEntry> {
        narration::tell(self, names, sights)
    }

    fn happening(&self, sight: &Sight) -> Option<Happening> {
        happening::happening(self, sight)
    }

    fn decided_by(&self, rule: u16, losers: &[Seat]) -> (String, Option<RuleName>) {
        ending::decided_by(rule, losers)
    }

    fn bound_text(number: u16) -> &'static str {
        Bound::by_number(number).map_or(A_BOUND, Bound::text)
    }

    fn left(seen: &Seen<'_, Vs>, seat: Seat) -> i16 {
        ending::left(seen, seat)
    }

    fn mark(sight: &Sight) -> Option<(Seat, TurnMark)> {
        ending::mark(sight)
    }

    fn tally(seats: usize, sights: &[Sight]) -> Vec<Figure> {
        ending::tally(seats, sights)
    }

    fn emblem(seen: &Seen<'_, Vs>, _sights: &[Sight], seat: Seat) -> Option<CardNo> {
        ending::emblem(seen, seat)
    }

    fn once_more(setup: Setup) -> Setup {
        Setup { first: None, ..setup }
    }
}

impl Seen<'_, Vs> {
    fn position(&self) -> &Position {
        self.standpoint.position()
    }

    /// Every character and machine in play, side by side, front rows first.
    fn fighters(&self) -> impl Iterator<Item = Slot> {
        let p = self.position();
        let rows = p.seats().iter().flat_map(|seat| [(seat, Row::Front), (seat, Row::Back)]);
        let stands = move |slot: &Slot, of: (Seat, Row)| (p.fighter(*slot).side, p.fighter(*slot).row) == of;
        let all = p.in_play() | p.machines();
        rows.flat_map(move |of| all.iter().filter(move |slot| stands(slot, of)))
    }

    /// A character as the rules call it; the names of players are put in later, into the whole sentence.
    fn called(&self, slot: Slot) -> String {
        self.game.fighter_name(self.position(), self.me, slot)
    }

    /// A character in a word or two: the name alone, or the player who is attacked.
    fn short_name(&self, slot: Slot) -> String {
        let fighter = self.position().fighter(slot);
        match fighter.is_player() {
            true => self.names.of(fighter.side).to_owned(),
            false => self.game.name_of(fighter.card).to_owned(),
        }
    }
}
