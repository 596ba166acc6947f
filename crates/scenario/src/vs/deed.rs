//! What a player does or may do, in words: the same for plays and for `can` and `cannot`.

use super::cards;
use super::matching::{Want, fighter, fighters, numbered, placed};
use super::{Runner, seat};
use crate::fault::Fault;
use longbox_kernel::Seat;
use longbox_vs::{CardNo, Choice, NO_PIECE, Position, Slot};

/// One thing that a player does.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Deed {
    /// With these; against a character or a player.
    Attack {
        with: Vec<Slot>,
        target: Option<Target>,
    },
    /// A super power of a character; of several with that name the one with this number.
    Use {
        power: String,
        slot: Slot,
        nth: Option<usize>,
    },
    /// A super power of a card outside play.
    UseCard {
        power: String,
        cards: Vec<CardNo>,
    },
    Play(Vec<CardNo>),
    /// One of these as one of those.
    PlayAs(Vec<CardNo>, Vec<CardNo>),
    Recruit {
        cards: Vec<CardNo>,
        to: Option<Want>,
        /// With symbols, not with recruit points.
        paid: bool,
    },
    Resource {
        cards: Vec<CardNo>,
        up: bool,
    },
    PowerUp {
        slot: Slot,
        cards: Option<Vec<CardNo>>,
    },
    Move(Vec<Slot>),
    Pick,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Target {
    Character(Slot),
    Player(Seat),
}

/// A deed with everything that goes with it, in the order of the questions.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Sentence {
    pub(super) deed: Deed,
    pub(super) wants: Vec<Want>,
}

/// The answers that stand at the end of a line.
struct Tail<'t> {
    head: &'t str,
    wants: Vec<Want>,
}

/// What answers at the end of a line begin with.
const MARKS: [&str; 3] = [" on ", " paying ", " discarding "];

const PICKING: [&str; 9] =
    ["picks ", "chooses ", "names ", "answers ", "takes ", "keeps ", "discards ", "orders ", "strikes back at "];

/// Whether a line answers a question.
pub(super) fn is_pick(line: &str) -> bool {
    let verb = line.split_once(' ').map_or(line, |(_, verb)| verb);
    PICKING.iter().any(|known| verb.starts_with(known)) && verb != "keeps the hand"
}

impl Runner<'_> {
    /// Reads `attacks Ronan with Thor`, `uses Smash of Hulk paying Fortress` and so on, in either form of the verb.
    pub(super) fn sentence(&mut self, who: Seat, text: &str) -> Result<Option<Sentence>, Fault> {
        let p = self.position()?;
        let verb = |long: &str| {
            let short = if long == "passes" { "pass" } else { long.trim_end_matches('s') };
            [long, short].iter().find_map(|verb| text.strip_prefix(&format!("{verb} "))).map(str::trim)
        };
        if let Some(rest) = verb("attacks") {
            return self.attack(&p, who, rest).map(Some);
        }
        if let Some(rest) = verb("uses").or_else(|| verb("reacts with")) {
            return self.use_power(&p, who, rest).map(Some);
        }
        if let Some(rest) = verb("plays resource").or_else(|| text.strip_prefix("play resource ")) {
            return self.resource(rest).map(Some);
        }
        if let Some(rest) = verb("plays") {
            let tail = self.tail(rest)?;
            if let Some((held, like)) = tail.head.split_once(" as ") {
                let (held, like) = (cards::cards(self.game, held)?, cards::cards(self.game, like)?);
                let deed = Deed::PlayAs(held.clone(), like.clone());
                return Ok(Some(Sentence { deed, wants: first(Want::PlayAs(held, like), tail.wants) }));
            }
            let cards = cards::cards(self.game, tail.head)?;
            return Ok(Some(Sentence { deed: Deed::Play(cards.clone()), wants: first(Want::Play(cards), tail.wants) }));
        }
        if let Some(rest) = text.strip_prefix("powers up ").or_else(|| text.strip_prefix("power up ")) {
            return self.power_up(&p, who, rest).map(Some);
        }
        if let Some(rest) = verb("recruits") {
            return self.recruit(&p, who, rest).map(Some);
        }
        if let Some(rest) = verb("moves") {
            return self.movers(&p, who, rest).map(Some);
        }
        let words = PICKING.iter().find_map(|verb| text.strip_prefix(verb)).or_else(|| text.strip_prefix("pick "));
        Ok(words.map(|words| Sentence { deed: Deed::Pick, wants: self.words(words, true) }))
    }

    /// Words as answers; a whole list that is one name stays whole.
    fn words(&self, text: &str, order: bool) -> Vec<Want> {
        if cards::meant(self.game, text).is_some() {
            return vec![Want::Word(text.trim().to_owned(), order)];
        }
        cards::split(text).into_iter().map(|word| Want::Word(word.to_owned(), order)).collect()
    }

    /// `... on Ronan paying Laboratory`: targets, payments, in any order.
    fn tail<'t>(&self, text: &'t str) -> Result<Tail<'t>, Fault> {
        let (mut head, mut pays, mut targets) = (text, Vec::new(), Vec::new());
        loop {
            let last = MARKS
                .iter()
                .filter_map(|mark| head.rfind(mark).map(|at| (at, *mark)))
                .filter(|_| cards::meant(self.game, head).is_none() && !self.names_a_power(head))
                .max();
            let Some((at, mark)) = last else { break };
            let list = head[at + mark.len()..].trim();
            match mark {
                " on " => targets = self.words(list, false),
                _ => {
                    for name in cards::split(list) {
                        pays.push(Want::Pay(cards::cards(self.game, name)?, mark == " discarding "));
                    }
                }
            }
            head = head[..at].trim();
        }
        pays.extend(targets);
        Ok(Tail { head, wants: pays })
    }

    /// Whether this is a power and whose it is, and nothing more; names of powers may hold an `on` of their own.
    fn names_a_power(&self, text: &str) -> bool {
        let mut splits = text.match_indices(" of ").map(|(at, _)| (&text[..at], &text[at + 4..]));
        let alone = |of: &str| !MARKS.iter().any(|mark| of.contains(mark));
        splits.any(|(power, of)| power.contains(" on ") && alone(of) && self.is_printed(numbered(power).0))
    }

    fn attack(&self, p: &Position, who: Seat, text: &str) -> Result<Sentence, Fault> {
        let text = format!(" {text}");
        let Some((target, with)) = text.rsplit_once(" with ") else {
            self.defender(p, text.trim(), |_| true)?;
            return Err(Fault::new("write 'A attacks Ronan with Thor, Iron Man'"));
        };
        let mine = |slot: Slot| p.share_a_side(p.fighter(slot).side, who);
        let mut slots = Vec::new();
        for name in cards::split(with) {
            slots.push(fighter(self.game, p, name, mine)?);
        }
        // Who must attack first is picked first.
        let angry = |slot: &Slot| !p.fighter(*slot).has(longbox_vs::Word::Angry);
        slots.sort_unstable_by_key(|slot| (p.record(who).attacks == 0 && angry(slot), *slot));
        let target = match target.trim() {
            "" => None,
            word => Some(match seat(word.trim_start_matches("player ")) {
                Some(player) => Target::Player(player),
                None => Target::Character(self.defender(p, word, |slot| !mine(slot))?),
            }),
        };
        let mut wants: Vec<Want> = slots.iter().skip(1).map(|slot| Want::Exactly(Choice::Join(*slot))).collect();
        wants.insert(0, Want::Exactly(Choice::Attack(*slots.first().unwrap_or(&0))));
        wants.extend(target.map(|target| match target {
            Target::Character(slot) => Want::Exactly(Choice::Target(slot)),
            Target::Player(seat) => Want::Exactly(Choice::Player(seat)),
        }));
        Ok(Sentence { deed: Deed::Attack { with: slots, target }, wants })
    }

    /// The one who is attacked.
    fn defender(&self, p: &Position, word: &str, prefer: impl Fn(Slot) -> bool) -> Result<Slot, Fault> {
        let several = cards::split(word).len() > 1 && fighters(self.game, p, word).is_none();
        match several {
            true => Err(Fault::new(format!("'{word}' are several: an attack has one defender"))),
            false => fighter(self.game, p, word, prefer),
        }
    }

    /// `Smash of Hulk on Ronan paying Fortress`; names of powers may hold an `of` of their own.
    fn use_power(&self, p: &Position, who: Seat, text: &str) -> Result<Sentence, Fault> {
        let tail = self.tail(text)?;
        let splits = tail.head.match_indices(" of ").map(|(at, _)| (&tail.head[..at], &tail.head[at + 4..]));
        let mine = |slot: Slot| p.share_a_side(p.fighter(slot).side, who);
        let mut near = None;
        for (power, of) in splits {
            let (name, outside) = match of.rsplit_once(" in ") {
                Some((name, "hand" | "ko" | "KO pile")) => (name, true),
                _ => (of, false),
            };
            let (power, nth) = if self.is_printed(power) { (power, None) } else { numbered(power) };
            let slots = fighters(self.game, p, name);
            if slots.as_ref().is_some_and(|slots| !slots.is_empty()) && !outside {
                let slot = fighter(self.game, p, name, mine)?;
                near = Some(slot);
                if self.belongs(p, slot, power) {
                    let power = power.to_owned();
                    let want = Want::Use { power: power.clone(), slot, nth };
                    return Ok(Sentence { deed: Deed::Use { power, slot, nth }, wants: first(want, tail.wants) });
                }
            } else if let Some(cards) = cards::meant(self.game, name)
                && (cards.iter().any(|card| self.prints(*card, power)) || outside && self.is_printed(power))
            {
                let power = power.to_owned();
                let want = Want::UseCard(power.clone(), cards.clone());
                return Ok(Sentence { deed: Deed::UseCard { power, cards }, wants: first(want, tail.wants) });
            }
        }
        let known = near.map_or_else(String::new, |slot| {
            let powers: Vec<&str> = self.judge(p).supers(slot).iter().map(|(_, name)| *name).collect();
            format!("; its super powers are {}", if powers.is_empty() { "none".to_owned() } else { powers.join(", ") })
        });
        Err(Fault::new(format!("'{}' is no super power of a character in play{known}", tail.head)))
    }

    fn prints(&self, card: CardNo, power: &str) -> bool {
        use longbox_vs::language::Power;
        let named = |other: &Power| match other {
            Power::Use { name, .. } | Power::Keyword { name, .. } | Power::LevelUp { name, .. } => {
                name.eq_ignore_ascii_case(power)
            }
        };
        let word = |word: &String| word.eq_ignore_ascii_case(power);
        self.game.card(card).is_some_and(|card| card.powers.iter().any(named) || card.words.iter().any(word))
    }

    /// Whether some card prints this super power.
    fn is_printed(&self, power: &str) -> bool {
        (0..self.game.cards().len()).any(|card| self.prints(card as CardNo, power))
    }

    /// Whether a character has the power, or its card or equipment prints it.
    fn belongs(&self, p: &Position, slot: Slot, power: &str) -> bool {
        let fighter = p.fighter(slot);
        let has = self.judge(p).supers(slot).iter().any(|(_, name)| name.eq_ignore_ascii_case(power));
        let equipment = fighter.equipment != NO_PIECE && self.prints(p.card(fighter.equipment), power);
        has || equipment || self.prints(fighter.card, power)
    }

    fn resource(&self, text: &str) -> Result<Sentence, Fault> {
        let (name, up) = match text.rsplit_once(' ') {
            Some((name, "up")) | Some((name, "face up")) => (name, true),
            Some((name, "down")) => (name, false),
            _ => (text, false),
        };
        let name = name.trim_end_matches(" face");
        let cards = cards::cards(self.game, name)?;
        let want = Want::Resource(cards.clone(), up);
        Ok(Sentence { deed: Deed::Resource { cards, up }, wants: vec![want] })
    }

    fn power_up(&self, p: &Position, who: Seat, text: &str) -> Result<Sentence, Fault> {
        let (name, with) = text.rsplit_once(" with ").map_or((text, None), |(name, with)| (name, Some(with)));
        let slot = fighter(self.game, p, name, |slot| p.share_a_side(p.fighter(slot).side, who))?;
        let cards = with.map(|with| cards::cards(self.game, with)).transpose()?;
        let want = Want::PowerUp(slot, cards.clone());
        Ok(Sentence { deed: Deed::PowerUp { slot, cards }, wants: vec![want] })
    }

    /// `Thor to front paying Academy, Fortress`, `Big Gun on Brick`; a character without a row goes to the front row.
    fn recruit(&self, p: &Position, who: Seat, text: &str) -> Result<Sentence, Fault> {
        let (text, pays) = self.payments(text)?;
        let known = |name: &str| cards::meant(self.game, placed(name).0).is_some();
        let (name, to) = match (text.rsplit_once(" to "), text.rsplit_once(" on ")) {
            (Some((name, row)), _) if known(name) => {
                let row = row.trim_start_matches("the ").trim_end_matches(" row");
                (name, Some(Want::Word(row.to_owned(), false)))
            }
            (_, Some((name, on))) if known(name) => {
                let slot = fighter(self.game, p, on, |slot| p.share_a_side(p.fighter(slot).side, who))?;
                (name, Some(Want::Exactly(Choice::Fighter(slot))))
            }
            _ => (text, None),
        };
        let (name, place) = placed(name);
        let cards = cards::cards(self.game, name)?;
        let character = cards.iter().any(|card| self.game.card(*card).is_some_and(|card| card.is_character()));
        let front = || character.then(|| Want::Word("front".to_owned(), false));
        let paid = !pays.is_empty();
        let want = Want::Recruit(cards.clone(), place.map(str::to_owned), paid);
        let wants = first(want, to.clone().or_else(front).into_iter().chain(pays).collect());
        Ok(Sentence { deed: Deed::Recruit { cards, to, paid }, wants })
    }

    /// What is paid for something, and what stands before it.
    fn payments<'t>(&self, text: &'t str) -> Result<(&'t str, Vec<Want>), Fault> {
        let (mut head, mut pays) = (text, Vec::new());
        for mark in [" discarding ", " paying "] {
            let Some((before, list)) = head.rsplit_once(mark) else { continue };
            let cards = |name: &str| Ok(Want::Pay(cards::cards(self.game, name)?, mark == " discarding "));
            let wants = cards::split(list).into_iter().map(cards).collect::<Result<Vec<_>, Fault>>()?;
            pays.splice(0..0, wants);
            head = before;
        }
        Ok((head, pays))
    }

    fn movers(&self, p: &Position, who: Seat, text: &str) -> Result<Sentence, Fault> {
        let mut slots = Vec::new();
        for name in cards::split(text) {
            slots.push(fighter(self.game, p, name, |slot| p.share_a_side(p.fighter(slot).side, who))?);
        }
        slots.sort_unstable();
        let mut wants: Vec<Want> = slots.iter().map(|slot| Want::Exactly(Choice::Move(*slot))).collect();
        wants.push(Want::Exactly(Choice::Pass));
        Ok(Sentence { deed: Deed::Move(slots), wants })
    }
}

fn first(want: Want, mut rest: Vec<Want>) -> Vec<Want> {
    rest.insert(0, want);
    rest
}
