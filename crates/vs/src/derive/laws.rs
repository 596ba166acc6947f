//! What somebody bears that forbids something, or allows what a rule of the game forbids. One mask says which verbs
//! laws speak of at all, nearly always none; only where one does are they looked through.

use crate::Vs;
use crate::combat::attack::Obstacle;
use crate::derive::evaluate::Context;
use crate::language::Verb;
use crate::plain::{Bearer, Counter, Filter, Law, LawId, Mood, Rule, Word, Works, law_bit};
use crate::program::{ODD, PowerId, PowerKind};
use crate::rulebook::RuleId;
use crate::state::position::{CardNo, Combat, Fighters, ModOp, Modifier, NO_SLOT, PayFor, Position, Row, Slot};
use longbox_kernel::{Seat, SeatSet};

/// Something that somebody is about to do.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Attempt {
    verb: Verb,
    /// Who does it, all together.
    by: Fighters,
    via: Option<Verb>,
    counter: Option<Counter>,
    /// The attackers of the attack that it is, and whether it is ranged. None: the combat that there is counts.
    attack: Option<(Fighters, bool)>,
    /// Only what the doer bears itself counts.
    own: bool,
}

impl Attempt {
    pub(crate) fn to(verb: Verb) -> Attempt {
        Attempt { verb, by: Fighters::NONE, via: None, counter: None, attack: None, own: false }
    }

    pub(crate) fn by(self, by: Fighters) -> Attempt {
        Attempt { by, ..self }
    }

    pub(crate) fn via(self, verb: Verb) -> Attempt {
        Attempt { via: Some(verb), ..self }
    }

    pub(crate) fn put(counter: Counter) -> Attempt {
        Attempt { counter: Some(counter), ..Attempt::to(Verb::Put) }
    }

    pub(crate) fn own(self) -> Attempt {
        Attempt { own: true, ..self }
    }

    /// One of those who attack together.
    pub(crate) fn attack(p: &Position, slot: Slot, attackers: Fighters) -> Attempt {
        let fighter = p.fighter(slot);
        let ranged = fighter.row == Row::Back && !fighter.is_away();
        Attempt { attack: Some((attackers, ranged)), ..Attempt::to(Verb::Attack).by(Fighters::one(slot)) }
    }
}

/// A law that stands in the way, and where it comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cause<'a> {
    pub(crate) law: &'a Law,
    pub(crate) card: CardNo,
    /// The power that it is, if it is one in force.
    pub(crate) power: PowerId,
}

/// Who bears a law.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bearers {
    who: Fighters,
    /// Players, with all who are on their side.
    pub(crate) players: SeatSet,
}

/// A law in force, from where its roles are looked at, and who bears it.
pub(crate) type Visit<'v, 'g> = &'v mut dyn FnMut(&'g Law, &Context, Bearers);

impl Vs {
    pub(crate) fn law(&self, number: LawId) -> &Law {
        &self.program.laws[usize::from(number)]
    }

    /// Those of a set to whom this cannot happen.
    #[inline]
    pub(crate) fn barred(&self, p: &Position, attempt: Attempt, set: Fighters) -> Fighters {
        self.spoken_of(p, Mood::Never, attempt, set)
    }

    /// Those of a set to whom this may happen whatever the rule that it is about says.
    #[inline]
    pub(crate) fn allowed(&self, p: &Position, attempt: Attempt, set: Fighters) -> Fighters {
        self.spoken_of(p, Mood::Can, attempt, set)
    }

    #[inline]
    pub(crate) fn is_barred(&self, p: &Position, attempt: Attempt, slot: Slot) -> bool {
        !self.barred(p, attempt, Fighters::one(slot)).is_empty()
    }

    #[inline]
    fn spoken_of(&self, p: &Position, mood: Mood, attempt: Attempt, set: Fighters) -> Fighters {
        if p.laws & law_bit(mood, attempt.verb) == 0 {
            return Fighters::NONE;
        }
        self.look_through(p, mood, attempt, set)
    }

    #[inline(never)]
    fn look_through(&self, p: &Position, mood: Mood, attempt: Attempt, set: Fighters) -> Fighters {
        let mut found = Fighters::NONE;
        self.each_law(p, (mood, attempt.verb), &mut |law, context, bearers| {
            found |= self.meant(p, (law, context, bearers.who), attempt, set);
        });
        found
    }

    /// The law that keeps this from happening to that character; of several, the one that was made last.
    pub(crate) fn why_barred(&self, p: &Position, attempt: Attempt, slot: Slot) -> Option<Cause<'_>> {
        let mut cause = None;
        self.each_law(p, (Mood::Never, attempt.verb), &mut |law, context, bearers| {
            if self.meant(p, (law, context, bearers.who), attempt, Fighters::one(slot)).contains(slot) {
                cause = Some(Cause { law, card: context.card, power: context.power });
            }
        });
        cause
    }

    /// The law by which somebody does not do this to anybody.
    #[inline(never)]
    pub(crate) fn why_never(&self, p: &Position, verb: Verb, slot: Slot) -> Option<Cause<'_>> {
        let attempt = Attempt::to(verb).by(Fighters::one(slot)).own();
        let mut cause = None;
        self.each_law(p, (Mood::Never, verb), &mut |law, context, bearers| {
            let anybody = law.who == Filter::Any && law.by == Some(Filter::Those);
            if anybody && !self.meant(p, (law, context, bearers.who), attempt, attempt.by).is_empty() {
                cause = Some(Cause { law, card: context.card, power: context.power });
            }
        });
        cause
    }

    /// Visits the laws about a verb, those that were made last at the end.
    pub(crate) fn each_law<'g>(&'g self, p: &Position, (mood, verb): (Mood, Verb), visit: Visit<'_, 'g>) {
        let found = |number: LawId| Some(self.law(number)).filter(|law| law.verb == verb && law.mood == mood);
        for slot in p.barring {
            let context = Context::of(p, slot);
            self.each_power(p, slot, |instance| {
                let context = Context { power: instance.power, ..context };
                for rule in &self.program.power(instance.power).rules {
                    let (Rule::Law(_, number) | Rule::PlayerLaw(_, number)) = &rule.rule else { continue };
                    let Some(law) = found(*number) else { continue };
                    if rule.given.as_ref().is_none_or(|cond| self.holds(p, cond, &context)) {
                        visit(law, &context, self.bearers(p, &rule.rule, &context));
                    }
                }
            });
        }
        for modifier in p.modifiers.iter().filter(|modifier| modifier.in_force()) {
            let ModOp::Law(number) = modifier.op else { continue };
            if let Some(law) = found(number) {
                let here = modifier.who - p.universes.apart;
                let who = modifier.seats.iter().fold(here, |who, seat| who | p.side(seat));
                visit(law, &modifier.context(), Bearers { who, players: modifier.seats });
            }
        }
    }

    fn bearers(&self, p: &Position, rule: &Rule, context: &Context) -> Bearers {
        match rule {
            Rule::Law(who, _) => Bearers { who: self.who(p, who, context), players: SeatSet::NONE },
            Rule::PlayerLaw(side, _) => {
                Bearers { who: self.side(p, *side, context), players: self.seats_of(p, *side, context) }
            }
            _ => Bearers { who: Fighters::NONE, players: SeatSet::NONE },
        }
    }

    /// The law by which a player cannot use this super power, of a character or of a card outside play.
    #[inline]
    pub(crate) fn why_unusable(&self, p: &Position, seat: Seat, what: &PayFor) -> Option<Cause<'_>> {
        if p.laws & law_bit(Mood::Never, Verb::Use) == 0 {
            return None;
        }
        self.law_against_use(p, seat, what)
    }

    #[inline(never)]
    fn law_against_use(&self, p: &Position, seat: Seat, what: &PayFor) -> Option<Cause<'_>> {
        let def = self.program.power(what.power);
        if def.kind != PowerKind::Super {
            return None;
        }
        let mut cause = None;
        self.each_law(p, (Mood::Never, Verb::Use), &mut |law, context, bearers| {
            let user = match what.slot {
                NO_SLOT => bearers.players.contains(seat) && matches!(law.by, None | Some(Filter::Those)),
                slot => {
                    let context = Context { those: Fighters::one(slot), ..*context };
                    bearers.who.contains(slot) && law.by.as_ref().is_none_or(|by| self.fits(p, by, slot, &context))
                }
            };
            if user && (law.symbol == 0 || def.costs(law.symbol)) {
                cause = Some(Cause { law, card: context.card, power: context.power });
            }
        });
        cause
    }

    /// The law by which a player cannot play this plot twist, wherever it lies.
    #[inline]
    pub(crate) fn why_unplayable(&self, p: &Position, seat: Seat, card: CardNo) -> Option<Cause<'_>> {
        if p.laws & law_bit(Mood::Never, Verb::Play) == 0 {
            return None;
        }
        let mut cause = None;
        self.each_law(p, (Mood::Never, Verb::Play), &mut |law, context, bearers| {
            if bearers.players.contains(seat) && self.is_such_twist(p, &law.with, card, context) {
                cause = Some(Cause { law, card: context.card, power: context.power });
            }
        });
        cause
    }

    /// Whether a law lets a card power up this character, whatever their names: one that somebody bears, or one of
    /// the card itself that works in a hand.
    #[inline]
    pub(crate) fn powers_up_by_law(&self, p: &Position, card: CardNo, slot: Slot) -> bool {
        let laws = p.laws & law_bit(Mood::Can, Verb::PowerUp) != 0;
        laws && self.is_powered_up_by(p, card, slot)
            || self.sort(card).is(ODD) && self.powers_up_from_hand(p, card, slot)
    }

    #[inline(never)]
    fn is_powered_up_by(&self, p: &Position, card: CardNo, slot: Slot) -> bool {
        let mut found = false;
        self.each_law(p, (Mood::Can, Verb::PowerUp), &mut |law, context, bearers| {
            let law = (law, context, bearers.who);
            let meant = self.meant(p, law, Attempt::to(Verb::PowerUp), Fighters::one(slot)).contains(slot);
            found |= meant && self.card_is(p, &law.0.with, card, context);
        });
        found
    }

    fn powers_up_from_hand(&self, p: &Position, card: CardNo, slot: Slot) -> bool {
        let context = Context::player(p.fighter(slot).side, card);
        let powers = self.face(card).powers.iter().map(|power| self.program.power(*power));
        let rules = powers.filter(|def| def.works == Works::Hand).flat_map(|def| &def.rules);
        rules.into_iter().any(|rule| match rule.rule {
            Rule::Law(_, number) => {
                let law = self.law(number);
                law.verb == Verb::PowerUp && law.mood == Mood::Can && self.fits(p, &law.who, slot, &context)
            }
            _ => false,
        })
    }

    /// Whom of a set a law means that these bear.
    fn meant(&self, p: &Position, law: (&Law, &Context, Fighters), attempt: Attempt, set: Fighters) -> Fighters {
        let (law, context, bearers) = law;
        let other =
            law.via.is_some() && law.via != attempt.via || law.counter.is_some() && law.counter != attempt.counter;
        if other || attempt.own && law.bearer != Bearer::By {
            return Fighters::NONE;
        }
        let bearers = match law.bearer {
            Bearer::By => bearers & attempt.by,
            Bearer::Who => bearers & set,
            Bearer::Other => bearers,
        };
        let meant = |bearer: Slot| {
            self.meant_by_one(p, law, &Context { those: Fighters::one(bearer), ..*context }, attempt, set)
        };
        bearers.iter().map(meant).collect()
    }

    fn meant_by_one(&self, p: &Position, law: &Law, context: &Context, attempt: Attempt, set: Fighters) -> Fighters {
        set.filter(|whom| {
            let made = |(attackers, ranged)| Combat { attackers, ranged, defender: whom, ..Combat::by(context.me) };
            let attack = attempt.attack.map(made);
            let fits = |filter: &Filter, slot: Slot| match &attack {
                Some(attack) => self.fits_then(p, filter, attack, (slot, context)),
                None => self.fits(p, filter, slot, context),
            };
            let done_by = |by: &Filter| !attempt.by.is_empty() && attempt.by.iter().all(|slot| fits(by, slot));
            fits(&law.who, whom) && law.by.as_ref().is_none_or(done_by)
        })
    }

    /// Whether a character fits once this attack is made.
    fn fits_then(&self, p: &Position, filter: &Filter, attack: &Combat, (slot, context): (Slot, &Context)) -> bool {
        let fits = |filter: &Filter| self.fits_then(p, filter, attack, (slot, context));
        match filter {
            Filter::Not(filter) => !fits(filter),
            Filter::All(filters) => filters.iter().all(fits),
            Filter::AnyOf(filters) => filters.iter().any(fits),
            filter if filter.is_of_combat() => self.fits_in_combat(p, filter, attack, (slot, context)),
            filter => self.fits(p, filter, slot, context),
        }
    }
}

impl Vs {
    /// Whether a character can strike another one, as far as laws go.
    pub(crate) fn can_strike(&self, p: &Position, slot: Slot, target: Slot) -> bool {
        !self.is_barred(p, Attempt::to(Verb::Strike).by(Fighters::one(slot)), target)
    }

    /// Whether a character gets no wound if these stun it.
    pub fn is_unhurt(&self, p: &Position, slot: Slot, by: Fighters) -> bool {
        self.is_barred(p, Attempt::to(Verb::Wound).by(by).via(Verb::Stun), slot)
    }

    pub(crate) fn can_recover(&self, p: &Position, slot: Slot) -> bool {
        !self.is_barred(p, Attempt::to(Verb::Recover), slot)
    }

    pub(crate) fn can_level_up(&self, p: &Position, slot: Slot) -> bool {
        !self.is_barred(p, Attempt::to(Verb::Level), slot)
    }

    /// Whether nothing holds a character where it stands.
    pub(crate) fn can_move(&self, p: &Position, slot: Slot) -> bool {
        !self.is_barred(p, Attempt::to(Verb::Move), slot)
    }

    /// Whether a character may change its row in the Formation Step, or why not.
    pub(crate) fn may_move(&self, p: &Position, slot: Slot) -> Result<(), Obstacle> {
        let immobile = p.fighter(slot).has(Word::Immobile);
        let rule = if immobile { RuleId::FormationImmobile } else { RuleId::MoveHeld };
        match immobile || !self.can_move(p, slot) {
            true => Err(Obstacle { rule, by: Some(slot) }),
            false => Ok(()),
        }
    }

    /// The laws that a character bears by its powers, or makes others bear, a bit for each.
    pub(crate) fn laws_of(&self, p: &Position, slot: Slot) -> u64 {
        let mut laws = 0;
        self.each_power(p, slot, |instance| laws |= self.program.power(instance.power).laws);
        laws
    }

    /// All laws that anybody bears, a bit for each.
    pub(crate) fn count_laws(&self, p: &Position) -> u64 {
        let changes = p.modifiers.iter().fold(0, |laws, modifier| laws | self.law_of(modifier.op));
        p.barring.iter().fold(changes, |laws, slot| laws | self.laws_of(p, slot))
    }

    /// The bit of the law that a change is, if it is one.
    pub(crate) fn law_of(&self, op: ModOp) -> u64 {
        if let ModOp::Law(number) = op { self.law(number).bit() } else { 0 }
    }
}

impl Modifier {
    /// From where the lists of its law are looked at.
    fn context(&self) -> Context {
        Context { this: self.this, ..Context::player(self.me, self.card) }
    }
}
