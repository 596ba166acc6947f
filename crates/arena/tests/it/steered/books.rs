//! Which powers have worked. The books are kept from outside: by events with their causes, and by what is true in
//! the position at every decision.

use super::feats::{Feat, feats, printed, super_effects, uses};
use longbox_kernel::{Seat, Viewer};
use longbox_vs::judge::Judge;
use longbox_vs::language::{self, Card, Effect, Is, Num, Rule, Stat, Verb};
use longbox_vs::{CardNo, Choice, Event, Frame, Happened, Position, Slot, StatOp, Vs, Word};
use std::collections::BTreeMap;

pub(crate) struct Books<'g> {
    game: &'g Vs,
    /// What each card has not done yet; cards that have done all are not in it.
    open: BTreeMap<CardNo, Vec<Feat>>,
    /// What players can use of each card.
    uses: Vec<Vec<(String, Feat)>>,
    /// The power or way to play that was used last.
    used: BTreeMap<CardNo, usize>,
    /// What did something and is still being worked out.
    at_work: Vec<(CardNo, Feat)>,
    /// Whether words and rules are still open.
    looks: bool,
}

impl<'g> Books<'g> {
    /// Open books for these cards.
    pub(crate) fn new(game: &'g Vs, cards: &[CardNo]) -> Books<'g> {
        let all = cards.iter().filter_map(|number| Some((*number, feats(game, game.card(*number)?))));
        let open = all.filter(|(_, feats)| !feats.is_empty()).collect();
        let uses = game.cards().iter().map(|card| uses(game, card)).collect();
        Books { game, open, uses, used: BTreeMap::new(), at_work: Vec::new(), looks: true }
    }

    /// Cards that have not done all they can.
    pub(crate) fn idle(&self) -> Vec<CardNo> {
        self.open.keys().copied().collect()
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.open.is_empty()
    }

    pub(crate) fn count(&self) -> usize {
        self.open.values().map(Vec::len).sum()
    }

    /// What is still open, in words.
    pub(crate) fn told(&self) -> Vec<String> {
        let of = |(card, feats): (&CardNo, &Vec<Feat>)| {
            let card = self.game.card(*card).expect("it is a card");
            feats.iter().map(|feat| feat.told(card)).collect::<Vec<String>>()
        };
        self.open.iter().flat_map(of).collect()
    }

    /// A new game: nothing is being worked out.
    pub(crate) fn open_game(&mut self) {
        self.used.clear();
        self.at_work.clear();
    }

    fn is_open(&self, card: CardNo, feat: &Feat) -> bool {
        self.open.get(&card).is_some_and(|feats| feats.contains(feat))
    }

    fn close(&mut self, card: CardNo, feat: &Feat) {
        let Some(feats) = self.open.get_mut(&card) else { return };
        feats.retain(|other| other != feat);
        if feats.is_empty() {
            self.open.remove(&card);
        }
        let looked_at = |feat: &Feat| matches!(feat, Feat::Word(_) | Feat::Rule(..));
        self.looks = self.open.values().flatten().any(looked_at);
    }

    /// Whether an option leads towards something that has not been done yet.
    pub(crate) fn likes(&self, p: &Position, choice: Choice) -> bool {
        match choice {
            Choice::Use(slot, number) => {
                let card = p.fighter(slot).card;
                self.use_of(card, usize::from(number)).is_some_and(|(_, feat)| self.is_open(card, feat))
            }
            Choice::Attack(slot) | Choice::Join(slot) => self.grows(p.fighter(slot).card),
            Choice::UseCard(piece, _) | Choice::Play(piece, _) | Choice::Recruit(piece, _) => {
                self.open.contains_key(&p.card(piece))
            }
            Choice::Search(card) => self.open.contains_key(&card),
            _ => false,
        }
    }

    /// Whether a card, or a version that it may become, has not done all it can.
    fn grows(&self, card: CardNo) -> bool {
        let is_main = |card: &&Card| matches!(card.kind, language::CardKind::Main { .. });
        let main = self.game.card(card).filter(is_main);
        let versions = main.map(|card| self.game.levels_of(&card.name)).unwrap_or_default();
        self.open.contains_key(&card) || versions.iter().any(|version| self.open.contains_key(version))
    }

    /// What the use with this number is.
    fn use_of(&self, card: CardNo, number: usize) -> Option<&(String, Feat)> {
        self.uses.get(usize::from(card))?.get(number)
    }

    /// A player is about to choose this.
    pub(crate) fn chosen(&mut self, p: &Position, choice: Choice) {
        if let Choice::Play(piece, mode) = choice {
            self.used.insert(p.card(piece), usize::from(mode));
        }
    }

    /// What happened between two decisions, and the position that it led to.
    pub(crate) fn happened(&mut self, p: &Position, events: &[Event]) {
        if self.is_closed() {
            return;
        }
        for event in events {
            self.hear(p, event);
        }
        let working =
            |card: CardNo| p.frames().iter().any(|frame| matches!(frame, Frame::Script(script) if script.card == card));
        let (on, done): (Vec<_>, Vec<_>) = self.at_work.drain(..).partition(|(card, _)| working(*card));
        self.at_work = on;
        for (card, feat) in done {
            self.close(card, &feat);
        }
        if self.looks {
            self.look(p);
        }
    }

    fn hear(&mut self, p: &Position, event: &Event) {
        let card = event.card.map(|secret| secret.card);
        match (event.what, card) {
            (Happened::PowerUsed { number, .. }, Some(card)) => {
                self.used.insert(card, usize::from(number));
            }
            (Happened::GainedXp { .. }, Some(card)) => self.close(card, &Feat::Experience),
            (Happened::LevelBecame { .. }, Some(card)) => self.close(card, &Feat::Level),
            (Happened::Recruited { price, .. }, Some(card)) => self.see_discount(p, event.seat, card, price),
            (Happened::CannotRecover, _) => self.see_rules(p, |rule| is_never(rule, Verb::Recover)),
            _ => {}
        }
        if let Some(cause) = event.cause.filter(|cause| is_work(event.what) && self.open.contains_key(cause)) {
            self.worked(cause, event);
        }
    }

    /// Somebody was recruited; if for less than its cost, a super power that was used has worked.
    fn see_discount(&mut self, p: &Position, seat: Seat, recruit: CardNo, price: u8) {
        if price >= self.game.card(recruit).and_then(Card::cost).unwrap_or(0) {
            return;
        }
        for slot in slots(p).filter(|slot| p.fighter(*slot).side == seat) {
            let card = p.fighter(slot).card;
            let cheaper = |rule: &Rule| matches!(rule, Rule::Cheaper(..));
            let cheapens = |effects: &[Effect]| {
                effects.iter().any(|effect| matches!(effect, Effect::Change(_, rules, _) if rules.iter().any(cheaper)))
            };
            let effects = self.game.card(card).map(super_effects).unwrap_or_default();
            let last = self.used.get(&card).and_then(|last| self.use_of(card, *last));
            let Some((_, Feat::Super(number))) = last.cloned() else { continue };
            if effects.get(number).is_some_and(|effects| cheapens(effects)) {
                self.close(card, &Feat::Super(number));
            }
        }
    }

    /// An effect of this card brought the event about.
    fn worked(&mut self, card: CardNo, event: &Event) {
        let Some(words) = self.game.cause_words(&event.seen_by(Viewer::Open)) else { return };
        let Some(definition) = self.game.card(card) else { return };
        let last = self.used.get(&card).copied().unwrap_or(0);
        let feat = match words.strip_suffix(definition.name.as_str()).and_then(|words| words.strip_suffix(" of ")) {
            None => Feat::Mode(last),
            Some(power) => {
                let named = |(name, _): &&(String, Feat)| name == power;
                let all = self.uses.get(usize::from(card)).map(Vec::as_slice).unwrap_or_default();
                let used = all.get(last).filter(named).or_else(|| all.iter().find(named));
                used.map_or_else(|| Feat::Trigger(power.to_owned()), |(_, feat)| feat.clone())
            }
        };
        if self.is_open(card, &feat) && !self.at_work.contains(&(card, feat.clone())) {
            self.at_work.push((card, feat));
        }
    }

    /// Words and rules in force.
    fn look(&mut self, p: &Position) {
        for slot in slots(p) {
            let fighter = p.fighter(slot);
            let Some(open) = self.open.get(&fighter.card) else { continue };
            let in_force: Vec<Feat> = open
                .iter()
                .filter(|feat| match feat {
                    Feat::Word(word) => Word::named(&format!("{word:?}")).is_some_and(|word| fighter.has(word)),
                    Feat::Rule(name, rule) => self.is_in_force(p, slot, name, rule),
                    _ => false,
                })
                .cloned()
                .collect();
            let card = fighter.card;
            in_force.iter().for_each(|feat| self.close(card, feat));
        }
    }

    /// Whether a continuous power of a character is on and changes something now.
    fn is_in_force(&self, p: &Position, slot: Slot, name: &str, rule: &Rule) -> bool {
        let judge = Judge::new(self.game, p);
        let card = p.fighter(slot).card;
        let of = |slot: Slot| self.game.card(p.fighter(slot).card);
        if !judge.powers(slot).contains(&name) {
            return false;
        }
        match rule {
            Rule::Stats(..) => slots(p).any(|other| {
                let steps = self.game.breakdown(p, other).steps;
                steps.iter().any(|step| step.card == card && step.op != StatOp::Change(0, 0))
            }),
            Rule::Also(Is::Team(team)) => slots(p).any(|other| {
                judge.teams(other).contains(&team.name()) && of(other).is_some_and(|card| !card.teams.contains(team))
            }),
            Rule::PowersOf(..) => {
                let own = of(slot).map(|card| printed(self.game, card)).unwrap_or_default();
                judge.powers(slot).iter().any(|name| !own.contains(name))
            }
            Rule::Gain(words) => {
                let has = |other: Slot, word: &String| Word::named(word).is_some_and(|word| p.fighter(other).has(word));
                slots(p).any(|other| words.iter().all(|word| has(other, word)))
            }
            // Seen when somebody could not recover.
            Rule::Never(_) if is_never(rule, Verb::Recover) => false,
            Rule::Never(language::Event::Of(Verb::Strike, roles)) if roles.who == [Is::Itself] => {
                is_spared(p, slot, &roles.by)
            }
            Rule::Ban(words) => slots(p).any(|other| {
                let fighter = p.fighter(other);
                let has = |word: &str| Word::named(word).is_some_and(|word| fighter.has(word));
                let would = |word: &String| self.prints(fighter.card, word) && !has(word);
                !fighter.is_face_down() && words.iter().any(would)
            }),
            // In force as long as its character has the power.
            _ => true,
        }
    }

    /// Whether a card has a keyword.
    fn prints(&self, card: CardNo, word: &str) -> bool {
        self.game.card(card).is_some_and(|card| card.words.iter().any(|other| other == word))
    }

    /// Something happened that rules of this kind do: whoever has one has done it.
    fn see_rules(&mut self, p: &Position, pick: fn(&Rule) -> bool) {
        let judge = Judge::new(self.game, p);
        let mut seen = Vec::new();
        for slot in slots(p) {
            let card = p.fighter(slot).card;
            for feat in self.open.get(&card).into_iter().flatten() {
                if matches!(feat, Feat::Rule(name, rule) if pick(rule) && judge.powers(slot).contains(&name.as_str())) {
                    seen.push((card, feat.clone()));
                }
            }
        }
        seen.iter().for_each(|(card, feat)| self.close(*card, feat));
    }
}

fn is_never(rule: &Rule, verb: Verb) -> bool {
    matches!(rule, Rule::Never(language::Event::Of(other, _)) if *other == verb)
}

/// Whether a character is in combat with somebody who is so that it cannot strike it.
fn is_spared(p: &Position, slot: Slot, by: &[Is]) -> bool {
    let Some(combat) = p.combat() else { return false };
    let fits = |other: Slot| {
        let fighter = p.fighter(other);
        by.iter().all(|is| match is {
            Is::Defending => other == combat.defender && combat.attackers.contains(slot),
            Is::Attacking => combat.attackers.contains(other) && slot == combat.defender,
            Is::Exhausted => fighter.is_exhausted(),
            Is::AtLeast(Stat::Minus, Num::N(1)) => fighter.counters < 0,
            Is::Enemy => fighter.side != p.fighter(slot).side,
            _ => false,
        })
    };
    slots(p).any(fits)
}

/// The characters in play.
pub(crate) fn slots(p: &Position) -> impl Iterator<Item = Slot> {
    p.in_play().iter()
}

/// Whether an event is something that an effect does, and not only asks, shows or prepares.
fn is_work(what: Happened) -> bool {
    !matches!(
        what,
        Happened::PowerUsed { .. }
            | Happened::Paid { .. }
            | Happened::TriggerBegan
            | Happened::TriggerFailed
            | Happened::Chose
            | Happened::ChosePlayer
            | Happened::DealOffered { .. }
            | Happened::DealAnswered { .. }
            | Happened::Named
            | Happened::Predicted
            | Happened::LookedIntoPile { .. }
            | Happened::PredictionTrue { .. }
            | Happened::OpenInDeck { .. }
            | Happened::Revealed
            | Happened::LookedAt { .. }
            | Happened::CannotRecover
            | Happened::CannotAppear
            | Happened::ChoseTeam(_)
            | Happened::DeckShown
            | Happened::GameOver { .. }
    )
}
