//! What effects do: a room for each verb or small family of verbs.
//!
//! A room says what its verb does, whom it takes, what can be chosen while it asks, how answers are taken and what the
//! question is. [`verbs!`] makes the enum of all of them and passes every call on; what a room does not say, [`Verb`]
//! says for it.

pub(crate) mod attack;
pub(crate) mod cancel;
pub(crate) mod capture;
pub(crate) mod change;
pub(crate) mod choose;
pub(crate) mod collect;
pub(crate) mod counters;
pub(crate) mod create;
pub(crate) mod deal;
pub(crate) mod deal_in;
pub(crate) mod defend;
pub(crate) mod discard;
pub(crate) mod draw;
pub(crate) mod equip;
pub(crate) mod have;
pub(crate) mod hide;
pub(crate) mod invent;
pub(crate) mod join;
pub(crate) mod ko;
pub(crate) mod level;
mod listing;
pub(crate) mod look;
pub(crate) mod look_around;
pub(crate) mod lose;
pub(crate) mod move_cards;
pub(crate) mod move_row;
pub(crate) mod outside;
pub(crate) mod pile;
pub(crate) mod points;
pub(crate) mod predict;
pub(crate) mod promote;
pub(crate) mod put_beside;
pub(crate) mod raid;
pub(crate) mod ready;
pub(crate) mod recover;
pub(crate) mod resources;
pub(crate) mod set_aside;
pub(crate) mod side;
pub(crate) mod stand_in;
pub(crate) mod stun;
mod targets;
pub(crate) mod transform;
pub(crate) mod trigger;
pub(crate) mod tunnel;
pub(crate) mod twist;
pub(crate) mod undo;
pub(crate) mod universe;
pub(crate) mod wound;

use crate::event::{Event, Happened};
use crate::language::{Deed, Is};
use crate::menu::Choice;
use crate::plain::{Num, Who};
use crate::program::Need;
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{CardNo, Piece, Row, Script};
pub(crate) use listing::{Look, rows_of};
use longbox_kernel::{Seat, Shape, Witness};

/// What a room says of its verb.
pub(crate) trait Verb {
    /// Does it, or asks and comes here again with the answer. True: something was done.
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked>;

    /// The characters in play that it takes.
    fn whom(&self) -> Option<&Who> {
        None
    }

    /// How much is done.
    fn amount(&self) -> Option<&Num> {
        None
    }

    /// What can be chosen while it asks.
    fn options(&self, at: &Look<'_>, menu: &mut Vec<Choice>) {
        match self.whom() {
            _ if at.asks_row() => at.list_rows(menu),
            Some(who) => at.list_whom(who, menu),
            None => {}
        }
    }

    /// A card is picked, or none.
    fn take_card<W: Witness<Event>>(&self, run: &mut Run<'_, W>, _s: Script, piece: Option<Piece>) {
        run.keep_card(piece);
    }

    /// A card is named; all hear it.
    fn take_name<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script, card: CardNo) {
        run.tell_open(Happened::Named, s.me, card);
        run.script().named = card;
    }

    /// A row of a player is picked.
    fn take_row<W: Witness<Event>>(&self, run: &mut Run<'_, W>, seat: Seat, row: Row) {
        if let Some(Who::OneRow(side)) = self.whom() {
            run.keep_row(*side, seat, row);
        }
    }

    /// How its question is answered.
    fn shape(&self, s: &Script) -> Shape {
        match self.whom() {
            Some(Who::UpTo(most, ..)) if s.progress.is_begun() => {
                Shape::Some { picked: s.picked.len() as u8, most: most.of(s) }
            }
            _ => Shape::One,
        }
    }

    /// What is to be chosen: "Whom?"
    fn asks(&self, at: &Look<'_>) -> String {
        match self.whom() {
            Some(Who::OneRow(_)) => "Which row?".to_owned(),
            _ => at.row_or("Whom?"),
        }
    }

    /// A question that comes again and again is asked without the whole text of the effect.
    fn asks_again(&self, _at: &Look<'_>) -> Option<String> {
        None
    }

    /// What choosing nothing is called.
    fn passes(&self) -> Option<&'static str> {
        None
    }

    /// Whether all can see that it would do nothing.
    fn is_idle(&self, at: &Look<'_>) -> bool {
        self.whom().is_some_and(|who| at.open(who).is_empty())
    }

    /// What it must find to begin at all; `said` is how the card says it.
    fn need(&self, said: Vec<Is>) -> Option<Need> {
        match self.whom()? {
            Who::One(side, filter) => Some(Need::Character(*side, filter.clone(), said)),
            _ => None,
        }
    }
}

macro_rules! verbs {
    ($($room:ident: $($verb:ident),+;)+) => {
        /// One thing that is done.
        #[derive(Clone, Debug, PartialEq)]
        pub(crate) enum Effect {
            $($($verb($room::$verb),)+)+
        }

        $($(
            impl From<$room::$verb> for Effect {
                fn from(verb: $room::$verb) -> Effect {
                    Effect::$verb(verb)
                }
            }
        )+)+

        /// Every verb, whatever its room.
        pub(crate) mod all {
            $(pub(crate) use super::$room::{$($verb),+};)+
        }

        impl Verb for Effect {
            fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
                match self { $($(Effect::$verb(verb) => verb.work(run, s),)+)+ }
            }
            fn whom(&self) -> Option<&Who> {
                match self { $($(Effect::$verb(verb) => verb.whom(),)+)+ }
            }
            fn amount(&self) -> Option<&Num> {
                match self { $($(Effect::$verb(verb) => verb.amount(),)+)+ }
            }
            fn options(&self, at: &Look<'_>, menu: &mut Vec<Choice>) {
                match self { $($(Effect::$verb(verb) => verb.options(at, menu),)+)+ }
            }
            fn take_card<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script, piece: Option<Piece>) {
                match self { $($(Effect::$verb(verb) => verb.take_card(run, s, piece),)+)+ }
            }
            fn take_name<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script, card: CardNo) {
                match self { $($(Effect::$verb(verb) => verb.take_name(run, s, card),)+)+ }
            }
            fn take_row<W: Witness<Event>>(&self, run: &mut Run<'_, W>, seat: Seat, row: Row) {
                match self { $($(Effect::$verb(verb) => verb.take_row(run, seat, row),)+)+ }
            }
            fn shape(&self, s: &Script) -> Shape {
                match self { $($(Effect::$verb(verb) => verb.shape(s),)+)+ }
            }
            fn asks(&self, at: &Look<'_>) -> String {
                match self { $($(Effect::$verb(verb) => verb.asks(at),)+)+ }
            }
            fn asks_again(&self, at: &Look<'_>) -> Option<String> {
                match self { $($(Effect::$verb(verb) => verb.asks_again(at),)+)+ }
            }
            fn passes(&self) -> Option<&'static str> {
                match self { $($(Effect::$verb(verb) => verb.passes(),)+)+ }
            }
            fn is_idle(&self, at: &Look<'_>) -> bool {
                match self { $($(Effect::$verb(verb) => verb.is_idle(at),)+)+ }
            }
            fn need(&self, said: Vec<Is>) -> Option<Need> {
                match self { $($(Effect::$verb(verb) => verb.need(said),)+)+ }
            }
        }
    };
}

verbs! {
    attack: AttackNow;
    cancel: CancelCombat, CancelPower;
    capture: Capture;
    change: ChangeCharacters, ChangePlayers;
    choose: Choose, ChoosePlayer, ChooseNumber, NameCard, ChooseTeam;
    collect: Collect;
    counters: Put, PutVitality, PutNamed, Divide, TakeAll, Take, FlipCounters, DoubleCounters;
    create: Create;
    deal: Offer;
    deal_in: DealIn;
    defend: ReplaceDefender;
    discard: Discard, DiscardAtRandom, DiscardAll, DiscardHand, DiscardPicked;
    draw: Draw;
    equip: Equip;
    have: Have;
    hide: Hide;
    invent: Invent;
    join: Join, Withdraw;
    ko: Ko;
    level: BecomeLevel, GainXp;
    look: LookAt, PutBack;
    look_around: LookAround;
    lose: Lose;
    move_cards: MoveCards;
    move_row: MoveRow;
    outside: ChooseOutside, BringIn, BecomeCard;
    pile: RevealFromPile;
    points: PayLess, GainPoints;
    predict: Predict;
    promote: Promote;
    put_beside: FromHand, PutThisBeside;
    raid: Raid;
    ready: Ready, Exhaust, Freeze;
    recover: Recover;
    resources: TopToResources, KoResource, KoResources, TurnUpLocation, TurnDownLocation, TurnThisDown;
    set_aside: SetAside, Return;
    side: Borrow, GoOver, LeavePlay;
    stand_in: StandIn;
    stun: Stun, Daze;
    transform: BecomeThis;
    trigger: Trigger;
    tunnel: Tunnel;
    twist: SearchTwist, PlayTwistFromKo;
    undo: Undo;
    universe: ToUniverse;
    wound: Wound, Heal;
}

/// A verb of which nothing is said but whom it is done to.
pub(crate) trait Done {
    /// As in "to stun".
    const VERB: &'static str;
    /// What follows whom it is done to, as in "to deal somebody in".
    const AFTER: &'static str = "";
    /// What a card says in brackets.
    const REMINDER: &'static str = "";

    fn to(who: Who) -> Self;
}

macro_rules! deeds {
    ($($deed:ident,)+) => {
        impl Deed {
            pub(crate) fn effect(self, who: Who) -> Effect {
                match self { $(Deed::$deed => all::$deed::to(who).into(),)+ }
            }

            pub(crate) fn verb(self) -> &'static str {
                match self { $(Deed::$deed => all::$deed::VERB,)+ }
            }

            pub(crate) fn after(self) -> &'static str {
                match self { $(Deed::$deed => all::$deed::AFTER,)+ }
            }

            pub(crate) fn reminder(self) -> &'static str {
                match self { $(Deed::$deed => all::$deed::REMINDER,)+ }
            }
        }
    };
}

deeds! { Stun, Daze, Recover, Ready, Exhaust, Hide, DealIn, }
