//! What a game must offer to be played at the host. Everything shown is made from what one viewer may know.

use crate::{HostError, Names, Opening, RowStep, Seen, Studied};
use longbox_bots::BotGame;
use longbox_catalog::{CardNo, CatalogGame, DeckOf, Origin};
use longbox_kernel::{Decision, Dice, Game, Seat};
use longbox_protocol::{
    CardInfo, DeckDraft, DeckInfo, DeckStudy, Figure, FormatInfo, GameName, Happening, Invitation, ModeInfo, Picture,
    Question, Reason, RuleInfo, RuleName, Step, Thing, TurnMark,
};

/// A game with everything that the host needs of it.
pub trait HostGame:
    CatalogGame<Extra: Sync> + BotGame + Game<Choice: Send, Position: Send, Event: Send, Setup: Send> + Sized + 'static
{
    /// Names it in calls and replay files.
    const NAME: GameName;
    /// What players call it.
    const TITLE: &'static str;
    /// Whether decks of one set stand together.
    const DECKS_BY_SET: bool = false;

    /// How a player begins.
    const OPENING: Opening;
    /// A card of one's own, to begin with: as it stands in a file of cards.
    const EXAMPLE_CARD: &'static str;

    // Before a game.

    /// The ways to play, the usual one first.
    fn modes() -> Vec<ModeInfo>;
    /// A deck as the lobby shows it. `known`: all decks there are, which tell how hard a main character is to play.
    fn deck_info(&self, deck: &DeckOf<Self>, known: &[DeckOf<Self>]) -> DeckInfo;
    /// The deck with this one to lead it.
    fn lead(&self, deck: DeckOf<Self>, main: &str) -> Result<DeckOf<Self>, HostError>;
    /// The ways to build decks, the usual one first.
    fn formats() -> Vec<FormatInfo>;
    /// What is to be said of a deck; which deck to play in its place is found by whoever asks.
    fn study(&self, studied: &Studied<'_, Self>) -> DeckStudy;
    /// A first list, legal and sensible: around a main character, a hero or a team. None: there is nobody of that name.
    fn suggest(&self, around: &str, dice: &mut Dice) -> Option<DeckDraft>;
    /// Whether a first hand is worth keeping, and why.
    fn judge_hand(&self, deck: &DeckOf<Self>, hand: &[CardNo]) -> (bool, String);
    /// The game that was agreed on; one deck a seat, in the order of the seats.
    fn setup(&self, decks: &[DeckOf<Self>], invitation: &Invitation) -> Result<Self::Setup, HostError>;
    /// What each seat plays, in two or three words, for a stored game: "X-Men, Wolverine".
    fn seat_titles(&self, setup: &Self::Setup) -> Vec<String>;

    // Cards and rules.

    /// The card as it is read; `number` is its place in the catalog, `origin` the file it is from.
    fn face(&self, number: CardNo, card: &Self::Card, origin: &Origin) -> CardInfo;
    /// All rules, in the order of the rulebook.
    fn laws() -> Vec<RuleInfo>;

    // In the game.

    /// The whole table. `past`: all that the viewer has seen of the game so far.
    fn picture(seen: &Seen<'_, Self>, past: &[Self::Sight]) -> Picture;
    /// The question to the viewer; its number is filled in by the host.
    fn question(seen: &Seen<'_, Self>, decision: Decision, options: &[Self::Choice]) -> Question;
    /// What can be done with these things and what cannot, while this question is open.
    fn why(_seen: &Seen<'_, Self>, question: &Question, things: &[Thing]) -> Vec<Reason> {
        question.reasons(things)
    }
    /// For `Pick::Reorder` with this number and for `Pick::Back` (none): how many answers must be taken back, and which
    /// choices made instead.
    fn reorder(seen: &Seen<'_, Self>, number: Option<u16>) -> (usize, Vec<Self::Choice>);
    /// The option that does nothing or ends the choosing, if there is one.
    fn pass(&self, options: &[Self::Choice]) -> Option<u16>;
    /// Whether the question is only a chance to respond to somebody else's doing.
    fn is_response(seen: &Seen<'_, Self>) -> bool;
    /// What the question belongs to.
    fn step(position: &Self::Position) -> Step;
    /// What is asked now, in the word of the rules, to count questions by.
    fn topic(position: &Self::Position) -> String;
    /// What the question to this seat has to do with the rows of its characters.
    fn row_step(_position: &Self::Position, _seat: Seat, _options: &[Self::Choice]) -> RowStep {
        RowStep::None
    }
    /// Whether this seat will be asked in this turn who changes rows.
    fn has_formation_ahead(_position: &Self::Position, _seat: Seat) -> bool {
        false
    }
    /// Whether it may come to the same what is answered now, so that it is worth finding out.
    fn may_be_indifferent(_position: &Self::Position) -> bool {
        false
    }
    /// The number of the turn that began last.
    fn turn_number(&self, position: &Self::Position) -> u16 {
        self.turn(position) as u16
    }
    /// Whether it is this seat's own turn.
    fn is_turn_of(position: &Self::Position, seat: Seat) -> bool;

    // What happened.

    /// What was seen, in words. What belongs together makes one line.
    fn tell(&self, names: &Names, sights: &[Self::Sight]) -> Vec<LogEntry>;
    /// What is to be seen of it, if anything is.
    fn happening(&self, sight: &Self::Sight) -> Option<Happening>;

    // After a game.

    /// Why the rule with this number decided the game, in a sentence with the letters of the seats ("Player B has no
    /// cards left."), and that rule. `losers`: all who did not win.
    fn decided_by(&self, rule: u16, losers: &[Seat]) -> (String, Option<RuleName>);
    /// The bound with this number in words: "the game went on for too many turns".
    fn bound_text(number: u16) -> &'static str;
    /// What a player has left, without which a player is out: health, or cards. Everybody can see it.
    fn left(seen: &Seen<'_, Self>, seat: Seat) -> i16;
    /// What is worth a sign in the course of the game, and to whom it happened.
    fn mark(sight: &Self::Sight) -> Option<(Seat, TurnMark)>;
    /// What is counted for each of so many seats.
    fn tally(seats: usize, sights: &[Self::Sight]) -> Vec<Figure>;
    /// The card that stands for a player who has won.
    fn emblem(seen: &Seen<'_, Self>, sights: &[Self::Sight], seat: Seat) -> Option<CardNo>;
    /// The same game once more: who goes first is left to the rules.
    fn once_more(setup: Self::Setup) -> Self::Setup;
}

/// A line of a log, before it has its place in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LogEntry {
    /// Who did it or whom it happened to; none where it concerns everybody.
    pub seat: Option<Seat>,
    /// It opens a turn.
    pub head: bool,
    /// A whole sentence, with names in it.
    pub text: String,
    /// The card or power that brought it about; may be empty.
    pub because: String,
    /// The cards it speaks of, as far as the viewer knows them.
    pub cards: Vec<CardNo>,
    /// The one of them that was played, recruited, used or attacked with, if the viewer knows it.
    pub played: Option<CardNo>,
    /// The id of the rule that it follows.
    pub rule: Option<String>,
}
