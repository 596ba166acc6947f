//! What can be told of a table without a word about how the rules keep it: cards by id, places, numbers in force.

use longbox_kernel::{Game, Reason, Seat, Verdict};
use longbox_vs::Word;
use longbox_vs::judge::Judge;
use longbox_vs::{Bound, CardNo, Combat, Exile, NO_PIECE, NO_SLOT, OWN, Piece, Position, RuleId, Set, Slot, Vs, owner};
use std::fmt::Write;

/// The id of a card. A player who is attacked stands in play without one.
pub(crate) fn id(game: &Vs, card: CardNo) -> &str {
    game.card(card).map_or("player", |card| card.id.as_str())
}

/// Where a card lies.
pub(crate) fn place(p: &Position, piece: Piece) -> &'static str {
    let zones = p.zones(owner(piece));
    match () {
        () if zones.hand.contains(piece) => "hand",
        () if zones.ko.contains(piece) => "ko",
        () if zones.face_up.contains(piece) => "up",
        () if zones.resources.contains(piece) => "down",
        () if zones.removed.contains(piece) => "removed",
        () if p.slot_of(piece).is_some() => "play",
        () => "deck",
    }
}

/// The facts of one moment, a line for each: text, so that two versions of the rules can be compared by eye.
#[derive(Debug)]
pub(crate) struct Facts<'a> {
    game: &'a Vs,
    p: &'a Position,
    text: &'a mut String,
}

impl<'a> Facts<'a> {
    /// Writes them into `text`, which is emptied first.
    pub(crate) fn write(game: &'a Vs, p: &'a Position, text: &'a mut String) {
        text.clear();
        let mut facts = Facts { game, p, text };
        facts.moment();
        for seat in p.seats().iter() {
            facts.seat(seat);
        }
        for slot in p.in_play() {
            facts.fighter(slot);
        }
        facts.exiles();
        facts.outcome();
    }

    fn moment(&mut self) {
        let p = self.p;
        let _ = write!(self.text, "turn {} of {}, {}, asked ", p.turn(), p.active(), p.step().phase());
        self.text.extend(self.game.waiting(p).iter().map(Seat::letter));
        if let Some(combat) = self.combat() {
            let _ = write!(self.text, ", {} attacks{}", combat.by, if combat.ranged { " at range" } else { "" });
        }
        self.text.push('\n');
    }

    /// The combat that goes on. After the end of a game one may lie about that nobody has cleared away.
    fn combat(&self) -> Option<&'a Combat> {
        self.p.combat().filter(|_| self.p.outcome().is_none())
    }

    fn seat(&mut self, seat: Seat) {
        let (record, zones) = (self.p.record(seat), self.p.zones(seat));
        let (points, discount, attacks, twists) = (record.points, record.discount, record.attacks, record.twists);
        let _ = writeln!(self.text, "{seat} points {points} less {discount} attacks {attacks} twists {twists}");
        // A place on the table has no order; nor has a hand, where a card may come to lie on any piece.
        self.heap(seat, "hand", zones.hand);
        self.heap(seat, "ko", zones.ko);
        self.heap(seat, "up", zones.face_up);
        self.heap(seat, "down", zones.face_down());
        self.heap(seat, "removed", zones.removed);
        let deck = Judge::new(self.game, self.p).deck(seat);
        let deck: Vec<(&str, u8)> = deck.into_iter().map(|piece| self.card(piece)).collect();
        self.cards(seat, "deck", &deck);
    }

    fn heap(&mut self, seat: Seat, place: &str, set: Set) {
        let mut cards: Vec<(&str, u8)> = set.pieces(seat).map(|piece| self.card(piece)).collect();
        cards.sort_unstable();
        self.cards(seat, place, &cards);
    }

    /// A card and who knows that it lies there.
    fn card(&self, piece: Piece) -> (&'a str, u8) {
        let (of, number) = (owner(piece), usize::from(piece) % OWN);
        let knows = |seat: &Seat| self.p.knowledge(of).knows(*seat, number);
        let who = self.p.seats().iter().filter(knows).fold(0, |who, seat| who | 1 << seat.0);
        (id(self.game, self.p.card(piece)), who)
    }

    fn cards(&mut self, seat: Seat, place: &str, cards: &[(&str, u8)]) {
        self.text.push(seat.letter());
        self.text.push(' ');
        self.text.push_str(place);
        for (id, who) in cards {
            self.text.push(' ');
            self.text.push_str(id);
            self.text.push('/');
            self.text.push(char::from(b'0' + who));
        }
        self.text.push('\n');
    }

    /// In the order of slots, which is also the order that counts equal characters in the keys of options.
    fn fighter(&mut self, slot: Slot) {
        let (game, p) = (self.game, self.p);
        let (fighter, now, base) = (p.fighter(slot), game.stats(p, slot), game.base(p, slot));
        let (side, at, row) = (fighter.side, fighter.stands_at(), fighter.row.name());
        let _ = write!(self.text, "{side} has {} of {} in {row} of {at}", id(game, fighter.card), fighter.owner());
        let _ = write!(self.text, " {}/{} base {}/{}", now.atk, now.def, base.atk, base.def);
        let (counters, wounds, xp) = (fighter.counters, fighter.wounds, fighter.xp);
        let _ = write!(self.text, " counters {counters} wounds {wounds} xp {xp}");
        if fighter.equipment != NO_PIECE {
            let _ = write!(self.text, " with {}", id(game, p.card(fighter.equipment)));
        }
        let combat = self.combat();
        let stances = [
            (fighter.is_main(), "main"),
            (fighter.is_stunned(), "stunned"),
            (fighter.is_exhausted(), "exhausted"),
            (fighter.is_hidden(), "hidden"),
            (fighter.is_frozen(), "frozen"),
            (combat.is_some_and(|combat| combat.attackers.contains(slot)), "attacks"),
            (combat.is_some_and(|combat| combat.defender != NO_SLOT && combat.defender == slot), "defends"),
        ];
        let stances = stances.into_iter().filter(|(holds, _)| *holds).map(|(_, word)| word);
        let mut words: Vec<&str> = Word::ALL.into_iter().filter(|word| fighter.has(*word)).map(Word::name).collect();
        let mut teams: Vec<&str> = Judge::new(game, p).teams(slot);
        words.sort_unstable();
        teams.sort_unstable();
        for word in stances.chain(words).chain(teams) {
            self.text.push_str(", ");
            self.text.push_str(word);
        }
        self.text.push('\n');
    }

    /// Characters that have left the game for a time.
    fn exiles(&mut self) {
        let line = |exile: &Exile| {
            let (counters, wounds, xp) = (exile.counters, exile.wounds, exile.xp);
            let card = id(self.game, exile.card);
            format!("away {card} by {} counters {counters} wounds {wounds} xp {xp}\n", exile.by)
        };
        let mut lines: Vec<String> = self.p.exiles().iter().map(line).collect();
        lines.sort_unstable();
        self.text.extend(lines);
    }

    fn outcome(&mut self) {
        let Some(outcome) = self.p.outcome() else { return };
        self.text.push_str("over: ");
        match outcome.verdict {
            Verdict::Win(seats) => self.text.extend(seats.iter().map(Seat::letter)),
            Verdict::Tie => self.text.push_str("tie"),
            Verdict::Cap => self.text.push_str("cap"),
        }
        let _ = match outcome.reason {
            Reason::Rule(number) => writeln!(self.text, " by {}", RuleId::by_number(number).map_or("", RuleId::id)),
            Reason::Bound(number) => writeln!(self.text, " by {}", Bound::by_number(number).map_or("", Bound::text)),
            other => writeln!(self.text, " by {other:?}"),
        };
    }
}
