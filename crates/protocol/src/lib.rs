//! What a page and a host of games say to each other. The page sends [`Call`]s, the host answers with [`Report`]s;
//! it is the same whether the host is a worker in the browser or a server.
//!
//! A report holds only what its viewer may know, ready to be shown: the page works out no rule, keeps no hidden
//! card and chooses only among the [`Offer`]s it was given.
//!
//! Both travel as JSON, one message at a time. Whoever writes another client needs few of them: say [`Call::Ready`],
//! [`Call::Open`] a game, show what [`Report::Table`] and then each [`Report::Update`] bring, and [`Call::Answer`] the
//! [`Question`] in them until there is an [`Ending`]. `longbox_host::Host` has a whole program that does so.
//!
//! ```
//! use longbox_protocol::{Call, Pick, Report, VERSION};
//!
//! let hello = Call::Ready { version: VERSION };
//! assert_eq!(serde_json::to_string(&hello)?, format!(r#"{{"Ready":{{"version":{VERSION}}}}}"#));
//!
//! let heard = r#"{"Refused":{"text":"That question has already been answered.","rule":"table.asked"}}"#;
//! let Report::Refused { text, .. } = serde_json::from_str(heard)? else { panic!("the host refuses") };
//! assert_eq!(text, "That question has already been answered.");
//!
//! // The twelfth choice of the game: its third option, and nothing along with it.
//! let answer = Call::Answer { question: 11, pick: Pick::Option(2), then: Vec::new() };
//! assert_eq!(serde_json::to_string(&answer)?, r#"{"Answer":{"question":11,"pick":{"Option":2},"then":[]}}"#);
//! # Ok::<(), serde_json::Error>(())
//! ```

mod call;
mod card;
mod deck;
mod deck_study;
mod drawing;
mod ending;
mod event;
mod hint;
mod lab;
mod lobby;
mod mistake;
mod online;
mod query;
mod question;
mod report;
mod shared_seed;
mod squad;
mod thing;
mod vs;

pub use call::{Call, Stops};
pub use card::{CardInfo, CardType, RuleInfo, Stats, TextLine, Time, When};
pub use deck::{
    CardFault, CardFile, DeckCall, DeckDraft, DeckForm, DeckReading, DeckReply, FormatInfo, LanguageWord, OwnCards,
    SampleHand, UnreadLine, WordFamily,
};
pub use deck_study::{
    CurveStep, DeckFix, DeckNote, DeckStudy, FactorCount, KindCount, PlayableDeck, SymbolCount, TeamCount,
};
pub use ending::{Ending, EndingKind, Figure, RuleName, Summary, TurnMark, TurnStart, TurnSummary, turn_at};
pub use event::{Effect, GameUpdate, Happening, LogLine};
pub use hint::{Hint, HintStep, OfferOdds};
pub use lab::{LabCall, LabReport, Share, TestFinding, TestMeeting, TestPlan, TestSummary};
pub use lobby::{
    BotInfo, DeckInfo, First, GameInfo, GameName, Invitation, MainInfo, ModeInfo, PileInfo, QuestInfo, SeatSetup, Who,
};
pub use longbox_kernel::{RulingReport, Seat, Seed, SeedShare, SharedSeed, Stream, Viewer, capital, sort, sort_by_key};
pub use mistake::{Mistake, MistakeSearch, Weight};
pub use online::{
    DeckChoice, Fischer, ReadyWord, RefusalKind, RoomCall, RoomInfo, RoomPlan, RoomRefusal, RoomReport, RoomSeat,
    RoomStage, SeatPlan, Talk,
};
pub use query::{Culprit, Field, FieldInfo, Query, QueryError, QueryPart, QueryPartKind, SearchCard};
pub use question::{Deal, Offer, OfferRole, Pick, Preview, Question, QuestionShape, Reason, Refusal, Step, Way};
pub use report::{FormationState, Observation, Picture, PlayerInfo, ReplayInfo, Report, SavedGame, UndoState};
pub use shared_seed::{
    SharedSeedError, check_shared_seed, digest_from, digest_text, promise_of_secret, promise_of_share, shared_seed,
};
pub use squad::{Keeper, SquadAttack, SquadSide, SquadTable, Turned};
pub use thing::{HandCard, NumberPart, Phase, PhaseState, Thing};
pub use vs::{
    Combat, CombatPart, Fighter, PowerLine, Resource, Stance, StrikeBack, VsRows, VsSide, VsTable, VsUniverse,
};

/// The number of a card in its game's list; the [`CardInfo`] with that number tells all about it.
pub type CardNo = u16;

/// Grows when a message changes so that an older page or host would misread it.
pub const VERSION: u32 = 11;
