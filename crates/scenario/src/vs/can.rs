//! `expect A can ...` and `expect A cannot ... because RULE`.

use super::deed::{Deed, Sentence, Target};
use super::matching::{Want, fighters};
use super::settle::How;
use super::{Runner, cards};
use crate::fault::Fault;
use longbox_kernel::Seat;
use longbox_vs::language::TeamName;
use longbox_vs::{Ask, CardNo, Choice, Obstacle, Piece, Position, RuleId, Slot, Vs};

/// How far a deed goes that does not work.
struct Stuck {
    at: Box<Position>,
    /// What could not be answered there.
    want: Option<Want>,
}

/// Whether a combat goes on without this character.
fn is_outside(game: &Vs, p: &Position, word: &str) -> bool {
    let named = fighters(game, p, word).unwrap_or_default();
    let inside = |slot: &Slot| p.combat().is_none_or(|combat| combat.all().contains(*slot));
    !named.is_empty() && !named.iter().any(inside)
}

impl Runner<'_> {
    pub(super) fn expect_can(&mut self, who: Seat, text: &str) -> Result<(), Fault> {
        let (mut trial, sentence) = self.trial(who, text)?;
        let before = trial.position()?;
        match trial.works(who, &sentence)? {
            None => Ok(()),
            Some(stuck) => {
                let p = trial.position()?;
                let reasons = self.reasons(&before, who, &sentence, &stuck)?;
                let why = if reasons.is_empty() { String::new() } else { format!(": {}", reasons.join(", ")) };
                let asked = trial.question()?;
                Err(Fault::new(format!("{who} should be able to, but is not{why}; {asked}"))
                    .with_options(trial.options(p.asked())?))
            }
        }
    }

    pub(super) fn expect_cannot(&mut self, who: Seat, text: &str) -> Result<(), Fault> {
        let (text, rule) = match text.rsplit_once(" because ") {
            Some((text, rule)) => (text, Some(rule.trim())),
            None => (text, None),
        };
        let (mut trial, sentence) = self.trial(who, text)?;
        let p = trial.position()?;
        let Some(stuck) = trial.clone().works(who, &sentence)? else {
            let what = format!("{who} should not be able to, but is");
            return Err(Fault::new(what).with_options(trial.options(who)?));
        };
        if let Some(Want::Word(word, _)) = stuck.want.as_ref().filter(|want| !want.is_known(self.game, &p)) {
            return Err(cards::no_card(self.game, word));
        }
        let Some(rule) = rule else { return Ok(()) };
        if RuleId::by_id(rule).is_none() {
            return Err(Fault::no_such("rule", rule, longbox_vs::RULES.iter().map(|rule| rule.id)));
        }
        // Who is not asked any more is judged by the moment as it is.
        let asked = trial.table()?.waiting().contains(who);
        let p = if asked { p } else { self.position()? };
        let found = self.reasons(&p, who, &sentence, &stuck)?;
        match found.iter().any(|id| id == rule) {
            true => Ok(()),
            false => Err(Fault::differs("why it is not possible", rule, found.join("\n"))),
        }
    }

    /// A copy of the scenario that has gone on to where the deed would be done, if nobody acts until then.
    fn trial(&mut self, who: Seat, text: &str) -> Result<(Self, Sentence), Fault> {
        self.go_on(How::Said)?;
        let sentence = self.sentence(who, text)?;
        let sentence = sentence.ok_or_else(|| {
            let known = "attack X with Y, use POWER of X, play CARD, recruit CARD, power up X, play resource CARD, move X, pick X";
            Fault::new(format!("'{text}' is nothing to do; known are {known}"))
        })?;
        let mut trial = self.clone();
        while trial.is_elsewhere(who, &sentence.deed)? {
            let p = trial.position()?;
            let owner = p.asked();
            let menu = trial.menu(owner)?;
            let option = match p.ask() {
                Ask::Plays => menu.len().saturating_sub(1),
                Ask::React | Ask::Offer | Ask::Order => 0,
                _ if menu.len() == 1 => 0,
                _ => break,
            };
            trial.pick(owner, option)?;
            trial.go_on(How::Said)?;
        }
        Ok((trial, sentence))
    }

    /// Whether the pending question is not one at which the deed is done.
    fn is_elsewhere(&mut self, who: Seat, deed: &Deed) -> Result<bool, Fault> {
        let p = self.position()?;
        let mine = self.table()?.waiting().contains(who);
        Ok(match (p.ask(), deed) {
            (Ask::Nothing, _) => false,
            (Ask::Plays, Deed::Attack { .. } | Deed::Recruit { .. } | Deed::Resource { .. } | Deed::Move(_)) => true,
            (Ask::Plays, _) => !mine && p.alive().contains(who),
            (ask, Deed::Pick) => !mine && !super::settle::is_rest(ask),
            (Ask::React, Deed::Use { .. }) => !mine,
            (Ask::React | Ask::Offer | Ask::Order, _) => true,
            _ => false,
        })
    }

    /// Does the deed; none if everything that belongs to it was an option.
    fn works(&mut self, who: Seat, sentence: &Sentence) -> Result<Option<Stuck>, Fault> {
        let first = Stuck { at: Box::new(self.position()?), want: sentence.wants.first().cloned() };
        if !self.offers(who, sentence)? {
            return Ok(Some(first));
        }
        if let Deed::Attack { target: None, .. } = sentence.deed {
            return Ok(if self.joins(who, sentence)? { None } else { Some(first) });
        }
        self.trial = true;
        self.begin();
        for want in &sentence.wants {
            self.queue.push_back((who, want.clone()));
        }
        loop {
            self.go_on(How::Said)?;
            let p = self.position()?;
            let menu = self.menu(p.asked())?;
            let want = self.queue.front().map(|(_, want)| want.clone());
            match p.ask() {
                // Any payment will do.
                Ask::Pay if !menu.is_empty() && want.is_some() => self.pick(p.asked(), 0)?,
                Ask::React | Ask::Offer | Ask::Order if !menu.is_empty() => self.pick(p.asked(), 0)?,
                _ if want.is_none() => return Ok(None),
                _ => return Ok(Some(Stuck { at: Box::new(p), want })),
            }
        }
    }

    /// An attack without a target: whether all of them can be in one attack.
    fn joins(&mut self, who: Seat, sentence: &Sentence) -> Result<bool, Fault> {
        let game = self.game;
        for want in &sentence.wants {
            let p = self.position()?;
            let menu = self.menu(who)?;
            let Some(option) = menu.iter().position(|choice| want.fits(game, &p, *choice)) else { return Ok(false) };
            self.pick(who, option)?;
        }
        let targets = self.menu(who)?;
        Ok(targets.iter().any(|choice| matches!(choice, Choice::Target(_) | Choice::Player(_))))
    }

    /// The ids of the rules that stand in the way of a deed, or else of what belongs to it.
    fn reasons(&self, p: &Position, who: Seat, sentence: &Sentence, stuck: &Stuck) -> Result<Vec<String>, Fault> {
        let found = self.obstacles(p, who, sentence)?;
        if !found.is_empty() {
            return Ok(found);
        }
        let rules = self.why_stuck(p, who, sentence, stuck);
        Ok(rules.into_iter().map(|rule| rule.id().to_owned()).collect())
    }

    /// The rules that speak against a payment, a target or another answer.
    fn why_stuck(&self, p: &Position, who: Seat, sentence: &Sentence, stuck: &Stuck) -> Vec<RuleId> {
        match (&stuck.want, &sentence.deed) {
            (Some(Want::Pay(locations, _)), deed) => {
                vec![if self.pays_for(p, locations, deed) { RuleId::PowerCost } else { RuleId::PaySpecial }]
            }
            (Some(Want::Exactly(choice)), _) => {
                let why = self.game.why_not(&stuck.at, who, *choice);
                vec![why.map_or(RuleId::Impossible, |why| why.rule)]
            }
            (Some(Want::Word(word, _)), Deed::Play(_) | Deed::PlayAs(..)) if is_outside(self.game, p, word) => {
                vec![RuleId::TwistInCombat]
            }
            (_, Deed::Use { .. } | Deed::UseCard { .. }) => vec![RuleId::PowerNoChoice],
            (_, Deed::Recruit { .. }) => vec![RuleId::Control],
            (Some(Want::Word(word, _)), _) => vec![self.why_no_deal(&stuck.at, who, word)],
            _ => vec![RuleId::Impossible],
        }
    }

    /// The rule that speaks against a part of a deal, or against the deal.
    fn why_no_deal(&self, p: &Position, who: Seat, word: &str) -> RuleId {
        let meant = |choice: &Choice| super::matching::word_fits(self.game, p, *choice, word);
        let choice = self.game.deal_lines(p).into_iter().chain([Choice::Yes, Choice::No]).find(meant);
        let why = choice.and_then(|choice| self.game.why_not(p, who, choice));
        why.map_or(RuleId::Impossible, |why| why.rule)
    }

    /// Whether such a location may pay for whoever uses the power, by its team.
    fn pays_for(&self, p: &Position, locations: &[CardNo], deed: &Deed) -> bool {
        let teams_of = |card: &CardNo| self.game.card(*card).map_or(Vec::new(), |card| card.teams.iter().collect());
        let payer: Vec<&str> = match deed {
            Deed::Use { slot, .. } => self.judge(p).teams(*slot),
            Deed::UseCard { cards, .. } | Deed::Recruit { cards, .. } => {
                cards.iter().flat_map(teams_of).map(TeamName::name).collect()
            }
            _ => Vec::new(),
        };
        let shares = |teams: Vec<&TeamName>| teams.is_empty() || teams.iter().any(|team| payer.contains(&team.name()));
        locations.iter().map(teams_of).any(shares)
    }

    /// The ids of the rules that stand in the way of a deed.
    pub(super) fn obstacles(&self, p: &Position, who: Seat, sentence: &Sentence) -> Result<Vec<String>, Fault> {
        let judge = self.judge(p);
        let hand =
            |cards: &[CardNo]| -> Vec<Piece> { p.hand(who).filter(|piece| cards.contains(&p.card(*piece))).collect() };
        let top = |cards: &[CardNo]| p.top_of_deck(who).filter(|piece| cards.contains(&p.card(*piece)));
        let found: Vec<Obstacle> = match &sentence.deed {
            Deed::Attack { with, target: Some(Target::Player(player)) } => judge.attack_player(who, with, *player),
            Deed::Attack { with, target } => {
                let target = match target {
                    Some(Target::Character(slot)) => Some(*slot),
                    _ => None,
                };
                judge.attack(who, with, target)
            }
            Deed::Use { power, slot, nth: None } => judge.use_power(who, *slot, power),
            Deed::Use { power, slot, nth: Some(nth) } => {
                let number = super::matching::nth_power(&judge.supers(*slot), power, *nth);
                let choice = Choice::Use(*slot, number.unwrap_or(u8::MAX));
                let why = self.game.why_not(p, who, choice);
                why.map(|why| why.rule.into()).into_iter().collect()
            }
            Deed::UseCard { power, cards } => {
                let zones = p.zones(who);
                let outside = zones.hand.pieces(who).chain(zones.ko.pieces(who)).chain(zones.resources.pieces(who));
                let outside = outside.filter(|piece| cards.contains(&p.card(*piece)));
                outside.flat_map(|piece| judge.use_card(who, piece, power)).collect()
            }
            Deed::Play(cards) => {
                hand(cards).into_iter().chain(top(cards)).flat_map(|piece| judge.play(who, piece)).collect()
            }
            Deed::PlayAs(cards, like) => {
                let held = hand(cards).into_iter().chain(top(cards));
                held.flat_map(|piece| like.iter().flat_map(move |card| judge.play_as(who, piece, *card))).collect()
            }
            Deed::Recruit { cards, to, paid } => {
                let fallen = p.zones(who).ko.pieces(who).filter(|piece| cards.contains(&p.card(*piece)));
                let all = hand(cards).into_iter().chain(fallen).chain(top(cards));
                let obstacles = |piece: Piece| match paid {
                    true => judge.recruit_for_symbols(who, piece),
                    false => judge.recruit(who, piece),
                };
                let mut found: Vec<Obstacle> = all.flat_map(obstacles).collect();
                found.extend(cards.iter().flat_map(|card| judge.search(who, *card)));
                if let Some(Want::Exactly(Choice::Fighter(slot))) = to {
                    found.extend(judge.equip(who, *slot));
                }
                found
            }
            Deed::Resource { cards, up } => {
                hand(cards).into_iter().flat_map(|piece| judge.resource(who, piece, *up)).collect()
            }
            Deed::PowerUp { slot, cards } => {
                let all: Vec<Piece> = match cards {
                    Some(cards) => hand(cards),
                    None => p.hand(who).collect(),
                };
                all.into_iter().flat_map(|piece| judge.power_up(who, piece, *slot)).collect()
            }
            Deed::Move(slots) => judge.formation(who, slots),
            Deed::Pick => self.why_not_picked(p, who, &sentence.wants),
        };
        let mut ids: Vec<String> = found.iter().map(|obstacle| obstacle.rule.id().to_owned()).collect();
        ids.dedup();
        Ok(ids)
    }

    /// What stands in the way of a pick that names characters to attack, or a main character to become.
    fn why_not_picked(&self, p: &Position, who: Seat, wants: &[Want]) -> Vec<Obstacle> {
        let sides = p.seats().iter().flat_map(|seat| self.judge(p).side(seat));
        let named =
            sides.map(Choice::Target).filter(|choice| wants.iter().any(|want| want.fits(self.game, p, *choice)));
        let becomes = |want: &Want| match want {
            Want::Word(word, _) if p.ask() == Ask::Effect => {
                let made = self.game.cards_meant(word).into_iter().filter(|card| self.game.is_invention(*card));
                self.game.meant_in_side_deck(word).into_iter().chain(made).collect()
            }
            _ => Vec::new(),
        };
        let versions = wants.iter().flat_map(becomes).map(Choice::Version);
        named.chain(versions).filter_map(|choice| Some(self.game.why_not(p, who, choice)?.rule.into())).collect()
    }
}
