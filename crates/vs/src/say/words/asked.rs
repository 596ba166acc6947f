//! What the pending question is about: the effect at work, what must be paid, whose rows are meant.

use crate::Vs;
use crate::menu::Choice;
use crate::plain::{Rule, Symbol};
use crate::program::{Op, Place, PowerId};
use crate::say::text::{keyword_text, mode_text, power_text};
use crate::state::position::{
    Ask, CardNo, Fighters, Frame, NO_PIECE, NO_SLOT, PayFor, Position, Script, UNKNOWN, owner,
};
use crate::verbs::Effect;
use longbox_kernel::Seat;

impl Vs {
    /// The text of the power or plot twist that asks, or of the power that can be reacted to. Empty where there is
    /// none.
    pub fn asking_text(&self, p: &Position) -> String {
        match (p.ask, p.frames.last()) {
            (Ask::Effect, Some(Frame::Script(script))) if script.card != UNKNOWN => self.script_text(script),
            (Ask::Pay | Ask::Offer, Some(Frame::Pay(pay))) if self.is_payment(&pay.what) => {
                self.payment_text(p, &pay.what)
            }
            (Ask::Pay | Ask::React, Some(Frame::Pay(pay))) => match self.answered(p, &pay.what) {
                Some(script) if p.ask == Ask::React => self.script_text(script),
                _ => self.power_words(pay.what.power, self.payer(p, &pay.what)),
            },
            _ => String::new(),
        }
    }

    /// The text of the effect that lets a player pay.
    fn payment_text(&self, p: &Position, what: &PayFor) -> String {
        let lasting = p.modifiers.iter().find(|modifier| what.via != 0 && modifier.stamp == what.via);
        match lasting {
            Some(change) => self.change_text(change),
            None if what.piece != NO_PIECE => self.price_text(p, what),
            None => self.offering(p).map(|script| self.script_text(script)).unwrap_or_default(),
        }
    }

    /// The text of the power by which a card is recruited for this payment.
    fn price_text(&self, p: &Position, what: &PayFor) -> String {
        let card = self.payer(p, what);
        let names = |power: &&PowerId| {
            let mut rules = self.program.power(**power).rules.iter();
            rules.any(|rule| rule.rule == Rule::Price(what.power))
        };
        let powers = self.face(card).powers.iter().filter(|_| card != UNKNOWN);
        powers.into_iter().find(names).map(|power| self.power_words(*power, card)).unwrap_or_default()
    }

    /// The super power in use that a reaction answers.
    pub(super) fn answered<'p>(&self, p: &'p Position, what: &PayFor) -> Option<&'p Script> {
        let scripts = p.frames.iter().rev().filter_map(|frame| match frame {
            Frame::Script(script) => Some(script),
            _ => None,
        });
        scripts.into_iter().find(|script| what.answers != 0 && script.stamp == what.answers && script.is(Script::SUPER))
    }

    fn script_text(&self, script: &Script) -> String {
        match self.power_at(script.at).filter(|_| script.at != 0) {
            Some(power) => self.power_words(power, script.card),
            None => self.twist_words(script.card, script.at),
        }
    }

    /// What a plot twist does, in the way whose effect stands here.
    fn twist_words(&self, card: CardNo, at: Place) -> String {
        let Some(found) = self.card(card) else { return String::new() };
        let modes = self.face(card).modes.iter().zip(found.ways());
        let mode = modes.filter(|(def, _)| def.place <= at).max_by_key(|(def, _)| def.place);
        mode.map(|(_, mode)| mode_text(mode, found, self.keywords())).unwrap_or_default()
    }

    fn payer(&self, p: &Position, what: &PayFor) -> CardNo {
        match what.slot {
            NO_SLOT if what.piece == NO_PIECE => UNKNOWN,
            NO_SLOT => p.card(what.piece),
            slot => p.fighter(slot).card,
        }
    }

    /// The text of a power as this card has it, which may have it from another one.
    fn power_words(&self, power: PowerId, card: CardNo) -> String {
        let own = usize::from(card);
        let mut holders = std::iter::once(own).chain(0..self.cards().len());
        let found = holders.find_map(|number| {
            let (card, face) = (self.cards().get(number)?, self.faces.get(number)?);
            Some((card, face.powers.iter().position(|other| *other == power)?))
        });
        let Some((holder, place)) = found else { return String::new() };
        let called = self.who_is(card);
        // A card has the powers of its keywords first.
        match holder.words.get(place) {
            Some(word) => {
                let keyword = self.keywords().iter().find(|keyword| keyword.word == *word);
                keyword.map(|keyword| keyword_text(keyword, called, self.keywords())).unwrap_or_default()
            }
            None => {
                let power = holder.powers.get(place - holder.words.len());
                power.map(|power| power_text(power, called, self.keywords())).unwrap_or_default()
            }
        }
    }

    /// The super power that a choice uses, and the card that has it.
    fn used_by(&self, p: &Position, choice: Choice) -> Option<(PowerId, CardNo)> {
        match (choice, p.frames.last()) {
            (Choice::Use(slot, number), _) => {
                self.nth_super(p, slot, number).map(|found| (found.power, p.fighter(slot).card))
            }
            (Choice::UseCard(piece, number), _) => {
                let card = Some(p.card(piece)).filter(|card| *card != UNKNOWN)?;
                Some((self.face(card).powers.get(usize::from(number)).copied()?, card))
            }
            (Choice::Yes, Some(Frame::Pay(pay))) if p.ask == Ask::React => {
                Some((pay.what.power, self.payer(p, &pay.what)))
            }
            _ => None,
        }
    }

    /// The text of the super power that a choice uses, or of the one whose effect it ends; empty if it is about none.
    pub fn used_text(&self, p: &Position, choice: Choice) -> String {
        match choice {
            Choice::PayOff(number) => {
                p.modifiers.get(usize::from(number)).map(|change| self.change_text(change)).unwrap_or_default()
            }
            _ => self.used_by(p, choice).map(|(power, card)| self.power_words(power, card)).unwrap_or_default(),
        }
    }

    /// The recruit points that the use of a power takes; none where the choice uses no power, or one that is paid for
    /// with symbols.
    pub fn points_to_pay(&self, p: &Position, choice: Choice) -> Option<u8> {
        let used = self.program.power(self.used_by(p, choice)?.0).used.as_ref()?;
        used.cost.is_empty().then_some(used.points)
    }

    /// The symbols that a choice must be paid with. None where one of several would do: then its label tells them.
    pub fn symbols_to_pay(&self, p: &Position, choice: Choice) -> Vec<Symbol> {
        let power = match (choice, p.frames.last()) {
            (Choice::PayOff(number), _) => {
                let symbol = self.symbol_to_pay_off(p, number).filter(|symbol| *symbol != Symbol::Wild);
                return symbol.into_iter().collect();
            }
            (Choice::Yes, Some(Frame::Pay(pay))) if p.ask == Ask::Offer => Some(pay.what.power),
            (Choice::Recruit(piece, way), _) => Some(self.payment_of_way(p, owner(piece), piece, way)),
            _ => self.used_by(p, choice).map(|(power, _)| power),
        };
        power.map(|power| self.plain_cost(power)).unwrap_or_default()
    }

    /// The cost of a power in plain symbols; empty if they cannot say it.
    pub(super) fn plain_cost(&self, power: PowerId) -> Vec<Symbol> {
        let used = self.program.power(power).used.as_ref();
        let cost = used.map(|used| used.cost).unwrap_or_default();
        let symbols: Option<Vec<Symbol>> = cost.iter().map(|mask| symbol_of(*mask)).collect();
        symbols.unwrap_or_default()
    }

    /// On whose side the rows lie that a question about a row means.
    pub fn side_of_rows(&self, p: &Position, seat: Seat) -> Seat {
        let Some(script) = self.script_on_top(p).filter(|_| p.ask == Ask::Effect) else { return seat };
        let of = |set: Fighters| (set & p.in_play).iter().map(|slot| p.fighter(slot));
        match self.program.op(script.at) {
            Op::GiveBack => {
                let borrowed = of(script.those).find(|fighter| fighter.side == script.me);
                borrowed.map_or(seat, |fighter| Seat(fighter.former))
            }
            Op::Do(number) if matches!(self.program.effect(number), Effect::MoveRow(_)) => {
                of(script.it).next().map_or(seat, |fighter| fighter.side)
            }
            // Each owner chooses for those who come back.
            Op::Do(number) if matches!(self.program.effect(number), Effect::Return(_)) => p.asked,
            _ => script.me,
        }
    }
}

/// The symbol that is paid for a place of a cost.
fn symbol_of(mask: u8) -> Option<Symbol> {
    Symbol::ALL.into_iter().find(|symbol| symbol.bit() == mask)
}
