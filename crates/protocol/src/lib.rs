//! What a page and a host of games say to each other. The page sends [`Call`]s, the host answers with [`Report`]s;
//! it is the same whether the host is a worker in the browser or a server.
//!
//! A report holds only what its viewer may know, ready to be shown: the page works out no rule, keeps no hidden
//! card and chooses only among the [`Offer`]s it was given.

mod call;
mod card;
mod ending;
mod event;
mod lobby;
mod question;
mod report;
mod squad;
mod thing;
mod vs;

pub use call::{Call, Stops};
pub use card::{CardInfo, CardType, RuleInfo, Stats, TextLine, Time, When};
pub use ending::{Ending, EndingKind, Figure, RuleName, Summary, TurnMark, TurnStart, TurnSummary, turn_at};
pub use event::{Effect, GameUpdate, Happening, LogLine};
pub use lobby::{
    BotInfo, DeckInfo, First, GameInfo, GameName, Invitation, MainInfo, ModeInfo, QuestInfo, SeatSetup, Who,
};
pub use longbox_kernel::{Seat, Seed, Stream, Viewer, capital};
pub use question::{Offer, OfferRole, Pick, Preview, Question, QuestionShape, Reason, Refusal};
pub use report::{Observation, Picture, PlayerInfo, ReplayInfo, Report, SavedGame, UndoState};
pub use squad::{Keeper, SquadAttack, SquadSide, SquadTable, Turned};
pub use thing::{HandCard, NumberPart, Phase, PhaseState, Thing};
pub use vs::{Combat, CombatPart, Fighter, PowerLine, Resource, Stance, StrikeBack, VsSide, VsTable};

/// The number of a card in its game's list; the [`CardInfo`] with that number tells all about it.
pub type CardNo = u16;

/// Grows when a message changes so that an older page or host would misread it.
pub const VERSION: u32 = 5;
