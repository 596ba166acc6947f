//! Predictions of enemy attacks, which only their players know.

use crate::Vs;
use crate::event::{Event, Happened};
use crate::program::NO_COND;
use crate::rulebook::Bound;
use crate::run::Run;
use crate::script::Asked;
use crate::state::position::{
    CardNo, Fighters, ModOp, Modifier, NO_SLOT, PendingTrigger, Position, Script, Slot, Term, UNKNOWN,
};
use crate::state::progress::Progress;
use crate::verbs::{Effect, Look, Verb};
use longbox_kernel::{Seat, SeatSet, Shape, Stream, Viewer, Witness};
use tinyvec::ArrayVec;

/// I secretly name an attacker and a defender; what is done when the prediction comes true has this number.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Predict(pub(crate) u8);

impl Verb for Predict {
    fn work<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script) -> Result<bool, Asked> {
        let Progress::Foreseen { attacker, defender } = s.progress else { return run.ask_effect(s.me) };
        let op = ModOp::Predicts { attacker, defender, number: self.0 };
        run.predict(op, &s);
        Ok(true)
    }

    fn take_name<W: Witness<Event>>(&self, run: &mut Run<'_, W>, s: Script, card: CardNo) {
        run.script().progress = match s.progress {
            Progress::Attacker(attacker) => Progress::Foreseen { attacker, defender: card },
            _ => Progress::Attacker(card),
        };
    }

    fn shape(&self, _s: &Script) -> Shape {
        Shape::Name
    }

    fn asks(&self, _at: &Look<'_>) -> String {
        "Who will attack? (Type a name.)".to_owned()
    }

    fn asks_again(&self, at: &Look<'_>) -> Option<String> {
        match at.s.progress {
            Progress::Attacker(attacker) => {
                Some(format!("Whom on your side will {} attack? (Type a name.)", at.g.name_of(attacker)))
            }
            _ => None,
        }
    }
}

impl Modifier {
    /// The names of a prediction; `UNKNOWN` ones in a standpoint that does not know them.
    fn prediction(&self) -> Option<(CardNo, CardNo, u8)> {
        match self.op {
            ModOp::Predicts { attacker, defender, number } => Some((attacker, defender, number)),
            _ => None,
        }
    }
}

impl Position {
    fn has_predictions(&self) -> bool {
        self.changes & ModOp::Predicts { attacker: 0, defender: 0, number: 0 }.bit() != 0
    }

    /// The predictions that wait: whose, the attacker's and the defender's name as cards, none where they are hidden.
    pub fn predictions(&self) -> impl Iterator<Item = (Seat, Option<(CardNo, CardNo)>)> {
        self.modifiers.iter().filter_map(|modifier| {
            let (attacker, defender, _) = modifier.prediction()?;
            Some((modifier.me, (attacker != UNKNOWN).then_some((attacker, defender))))
        })
    }

    /// What others have predicted is their secret.
    pub(crate) fn hide_predictions(&mut self, viewer: Viewer) {
        if !self.has_predictions() {
            return;
        }
        for modifier in self.modifiers.iter_mut() {
            if let Some((_, _, number)) = modifier.prediction()
                && !viewer.among(SeatSet::one(modifier.me))
            {
                modifier.op = ModOp::Predicts { attacker: UNKNOWN, defender: UNKNOWN, number };
            }
        }
    }

    /// Hidden predictions become some that their players may have made: attacks that could happen.
    pub(crate) fn imagine_predictions(&mut self, stream: &mut Stream) {
        if !self.has_predictions() {
            return;
        }
        for number in 0..self.modifiers.len() {
            let modifier = self.modifiers[number];
            let Some((UNKNOWN, _, then)) = modifier.prediction() else { continue };
            let (foes, own) = (self.enemies(modifier.me), self.side(modifier.me));
            let (attacker, defender) = (self.one_of(foes, stream), self.one_of(own, stream));
            self.modifiers[number].op = ModOp::Predicts { attacker, defender, number: then };
        }
    }

    /// The card of one of them, or whatever card if there is nobody.
    fn one_of(&self, set: Fighters, stream: &mut Stream) -> CardNo {
        let cards: ArrayVec<[CardNo; crate::state::position::SLOTS]> =
            set.iter().map(|slot| self.fighter(slot).card).collect();
        if cards.is_empty() { 0 } else { cards[stream.pick(cards.len())] }
    }
}

/// Which name of a prediction is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Foreseen {
    /// Who will attack.
    Attacker,
    /// Whom on the own side.
    Defender,
}

impl Vs {
    /// The name of a prediction that is asked for, if one is.
    pub fn foresees(&self, p: &Position) -> Option<Foreseen> {
        let script = self.script_on_top(p).filter(|_| matches!(self.asking_effect(p), Some(Effect::Predict(_))))?;
        Some(match script.progress {
            Progress::Attacker(_) => Foreseen::Defender,
            _ => Foreseen::Attacker,
        })
    }

    /// Whether one of them has the name that was said.
    fn is_named_so(&self, p: &Position, set: Fighters, said: CardNo) -> bool {
        set.iter().map(|slot| p.fighter(slot)).any(|one| self.has_name_said((one.card, one.words), said))
    }
}

impl<W: Witness<Event>> Run<'_, W> {
    fn predict(&mut self, op: ModOp, s: &Script) {
        let seats = SeatSet::one(s.me);
        let (stamp, term) = (self.tick(), Term::EnemyTurn);
        self.add_modifier(Modifier { seats, stamp, card: s.card, op, term, me: s.me, ..Modifier::default() });
        self.tell(Happened::Predicted, s.me);
    }

    /// An attack was made: predictions that come true are shown, and what they do is worked out.
    pub(crate) fn look_at_predictions(&mut self, by: Seat, attackers: Fighters, defender: Slot) {
        if !self.p.has_predictions() {
            return;
        }
        let mut at = 0;
        while let Some(modifier) = self.p.modifiers.get(at).copied() {
            match self.comes_true(&modifier, by, attackers, defender) {
                true => {
                    self.p.modifiers.remove(at);
                    self.reveal_prediction(&modifier, by);
                }
                false => at += 1,
            }
        }
        self.count_changes();
    }

    /// Whether this is the attack that was predicted, in the turn of an enemy and against the side of the player.
    fn comes_true(&self, modifier: &Modifier, by: Seat, attackers: Fighters, defender: Slot) -> bool {
        let Some((attacker, target, _)) = modifier.prediction() else { return false };
        let (p, me) = (&*self.p, modifier.me);
        let foe = !p.are_allies(by, me) && !p.are_allies(p.active, me);
        let defends = Fighters::one(defender) & p.side(me);
        foe && self.g.is_named_so(p, attackers, attacker) && self.g.is_named_so(p, defends, target)
    }

    fn reveal_prediction(&mut self, modifier: &Modifier, by: Seat) {
        let Some((attacker, defender, number)) = modifier.prediction() else { return };
        self.tell(Happened::PredictionTrue { attacker, defender }, modifier.me);
        let pending = PendingTrigger {
            place: self.g.program.predictions[usize::from(number)],
            given: NO_COND,
            card: modifier.card,
            when: self.p.clock,
            this: NO_SLOT,
            me: modifier.me,
            theirs: by,
            batch: self.p.batch,
            ..PendingTrigger::default()
        };
        if !self.queue(pending) {
            self.bound(Bound::Triggers);
        }
    }

    /// The turn of an enemy is over: what was predicted for it did not happen.
    pub(crate) fn end_predictions(&mut self) {
        if !self.p.has_predictions() {
            return;
        }
        let allies: SeatSet = self.p.seats.iter().filter(|seat| self.p.are_allies(self.p.active, *seat)).collect();
        self.p.modifiers.retain(|modifier| modifier.term != Term::EnemyTurn || allies.contains(modifier.me));
        self.count_changes();
    }
}
