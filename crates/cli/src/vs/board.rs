//! The table of Vs. System as one viewer sees it: the own side below, the others above.

use super::cards;
use super::figure::{Cell, figure, lines};
use crate::screen::{self, BAD, BOLD, DIM, GOOD, MARK, PLAIN, paint, say};
use longbox_host::Seen;
use longbox_host::vs::{hand_in_order, short_facts};
use longbox_kernel::Seat;
use longbox_vs::PlayerChange;
use longbox_vs::language::Kind;
use longbox_vs::text::symbols;
use longbox_vs::{
    Ask, CardNo, CombatStep, CombatView, FighterView, HandView, Row, SeatView, Slot, StrikeBack, Vs, owner,
};

/// What a viewer sees, drawn on the terminal.
pub(super) struct Drawn<'s, 'g>(pub(super) &'s Seen<'g, Vs>);

impl<'g> std::ops::Deref for Drawn<'_, 'g> {
    type Target = Seen<'g, Vs>;

    fn deref(&self) -> &Seen<'g, Vs> {
        self.0
    }
}

impl Drawn<'_, '_> {
    /// The whole table.
    pub(super) fn show(&self) {
        say("");
        let whose: Vec<&str> = self.view.turn_players.iter().map(|seat| self.names.of(*seat)).collect();
        let turn = match whose.as_slice() {
            ["You"] => "your turn".to_owned(),
            _ => format!("turn of {}", whose.join(" and ").replace("You", "you")),
        };
        let turn = if self.view.turn == 0 { String::new() } else { format!("Turn {}, {turn}: ", self.view.turn) };
        let combat = if self.view.combat.is_some() { ", combat" } else { "" };
        say(screen::ruler(&format!("{turn}{}{combat}", self.view.phase), ""));
        let (foes, friends) = self.sides();
        for seat in foes {
            self.show_header(seat);
            self.show_rows(seat, &["resources", "back", "front"]);
        }
        match &self.view.combat {
            Some(combat) if combat.step < CombatStep::Close => self.show_combat(combat),
            _ => say(paint(DIM, "· ".repeat(screen::width() / 2).trim_end())),
        }
        for seat in friends {
            self.show_rows(seat, &["front", "back", "resources"]);
            self.show_header(seat);
            self.show_hand_line(seat);
        }
        say(screen::ruler("", ""));
    }

    /// Seats above and below the middle: enemies in the order of turns, then teammates, the viewer last.
    fn sides(&self) -> (Vec<Seat>, Vec<Seat>) {
        let all = self.view.seats.len() as u8;
        let around = (1..all).map(|step| Seat((self.me.0 + step) % all));
        let mates = self.view.seat(self.me).map(|side| side.teammates.clone()).unwrap_or_default();
        let (mut friends, foes): (Vec<Seat>, Vec<Seat>) = around.partition(|seat| mates.contains(seat));
        friends.push(self.me);
        (foes, friends)
    }

    /// What the player sees before a question: the whole table, or what the question is about.
    pub(super) fn glance(&self) {
        match self.view.ask {
            Ask::Resource | Ask::Formation | Ask::Main | Ask::Plays | Ask::StartOfMain | Ask::BuildClose => self.show(),
            Ask::Mulligan | Ask::Place | Ask::Recovery => self.show(),
            _ => self.show_short(),
        }
    }

    /// What is going on, for questions in the middle of things: the question itself tells the effect.
    fn show_short(&self) {
        say("");
        if let Some(combat) = self.view.combat.as_ref().filter(|combat| combat.step < CombatStep::Close) {
            self.show_combat(combat);
        }
        // What is reacted to, or what is paid for.
        if matches!(self.view.ask, Ask::React | Ask::Offer) {
            let text = self.game.asking_text(self.standpoint.position());
            screen::say_wrapped(2, DIM, &self.names.put_into(&text));
        }
    }

    pub(super) fn question(&self) -> String {
        self.names.put_into(&self.game.question(self.standpoint.position(), self.me))
    }

    /// Name, piles and points of a player.
    fn show_header(&self, seat: Seat) {
        let Some(side) = self.view.seat(seat) else { return };
        let name = self.names.of(seat).to_uppercase();
        let several = if self.view.seats.len() > 2 { format!(" ({seat})") } else { String::new() };
        let mut cell = Cell::new(if side.alive { BOLD } else { DIM }, &format!("{name}{several}"));
        if !side.alive {
            cell = cell.with(BAD, "is out of the game");
        }
        cell = cell.with(PLAIN, &format!(" hand {}  deck {}  KO {}", side.hand.len(), side.deck, side.ko.len()));
        if !side.removed.is_empty() {
            let exiles = self.standpoint.position().exiles().iter();
            let back = exiles.filter(|exile| owner(exile.piece) == seat).count();
            let back = if back > 0 { format!(" ({back} come back)") } else { String::new() };
            cell = cell.with(PLAIN, &format!(" removed {}{back}", side.removed.len()));
        }
        if self.standpoint.position().is_changed_for(seat, PlayerChange::OpenHand) {
            cell = cell.with(MARK, " open hand");
        }
        if self.view.turn_players.contains(&seat) && self.view.ask == Ask::Recruit {
            cell = cell.with(GOOD, &format!(" recruit points {}", side.points));
        }
        lines("", &[cell], 0).iter().for_each(say);
        let seen: Vec<&str> = side.hand.iter().filter_map(|card| self.known(card)).collect();
        if seat != self.me && !seen.is_empty() {
            screen::say_wrapped(2, DIM, &format!("known in hand: {}", seen.join(", ")));
        }
        if let Some((_, card)) = side.deck_known.iter().find(|(above, _)| *above == 0) {
            screen::say_wrapped(2, DIM, &format!("on top of the deck: {}", self.game.name_of(*card)));
        }
    }

    fn known(&self, card: &HandView) -> Option<&str> {
        match card {
            HandView::Known(card) => Some(self.game.name_of(*card)),
            HandView::Hidden(_) => None,
        }
    }

    /// The hand by name, where this viewer sees it.
    fn show_hand_line(&self, seat: Seat) {
        let hand = hand_in_order(self, seat);
        if hand.is_empty() || seat != self.me {
            return;
        }
        let cell = |(card, copies): &(CardNo, usize)| {
            let copies = if *copies > 1 { format!("{copies}× ") } else { String::new() };
            let facts = self.game.card(*card).map(short_facts).unwrap_or_default();
            let style = self.game.card(*card).map_or(PLAIN, cards::style);
            Cell::new(style, &format!("{copies}{}", self.game.name_of(*card))).with(DIM, &facts)
        };
        let cells: Vec<Cell> = hand.iter().map(cell).collect();
        lines("  hand       ", &cells, 3).iter().for_each(say);
    }

    fn show_rows(&self, seat: Seat, rows: &[&str]) {
        let Some(side) = self.view.seat(seat) else { return };
        for row in rows {
            let cells = match *row {
                "front" => self.figures(seat, Row::Front),
                "back" => self.figures(seat, Row::Back),
                _ => self.resources(side),
            };
            let cells = if cells.is_empty() { vec![Cell::new(DIM, "-")] } else { cells };
            lines(&format!("  {row:<11}"), &cells, 3).iter().for_each(say);
        }
    }

    /// Everybody who stands in a row of this player, whoever's they are.
    fn figures(&self, seat: Seat, row: Row) -> Vec<Cell> {
        let here = |fighter: &&FighterView| fighter.at.unwrap_or(fighter.side) == seat && fighter.row == row;
        self.view.fighters().filter(here).map(|fighter| self.figure(fighter)).collect()
    }

    fn figure(&self, fighter: &FighterView) -> Cell {
        let mut cell = figure(fighter, self.game.xp_needed(self.standpoint.position(), fighter.slot));
        if let Some(card) = fighter.equipment {
            cell = cell.with(DIM, &format!("[{}]", self.game.name_of(card)));
        }
        let name = |seat: Seat| self.names.of(seat).replace("You", "you");
        if fighter.at.is_some() {
            cell = cell.with(MARK, &format!("(raiding for {})", name(fighter.side)));
        }
        match fighter.owner {
            Some(owner) => cell.with(DIM, &format!("(owned by {})", name(owner))),
            None => cell,
        }
    }

    fn resources(&self, side: &SeatView) -> Vec<Cell> {
        let location = |card: &CardNo| {
            let gives = match self.game.card(*card).map(|card| &card.kind) {
                Some(Kind::Location { gives }) => symbols(gives),
                _ => String::new(),
            };
            Cell::new(BOLD, self.game.name_of(*card)).with(DIM, &gives)
        };
        let mut cells: Vec<Cell> = side.resources.face_up.iter().map(location).collect();
        let known: Vec<&str> = side.resources.face_down_known.iter().map(|card| self.game.name_of(*card)).collect();
        let names = if known.is_empty() { String::new() } else { format!(" ({})", known.join(", ")) };
        if side.resources.face_down > 0 {
            let down = format!("{} face down{names}", side.resources.face_down);
            cells.push(Cell::new(DIM, &screen::cut(&down, screen::width() - 13)));
        }
        cells
    }

    fn fighter(&self, slot: Slot) -> String {
        let name = self.game.fighter_name(self.standpoint.position(), self.me, slot);
        self.names.put_into(&name)
    }

    /// Who strikes whom with what, and what would come of it as things stand.
    fn show_combat(&self, combat: &CombatView) {
        let Some(defender) = combat.defender.filter(|_| !combat.attackers.is_empty()) else { return };
        let strikes: Vec<String> =
            combat.attackers.iter().map(|strike| format!("{} {}", self.fighter(strike.slot), strike.value)).collect();
        let total = if combat.team { format!(" = {}", combat.strike) } else { String::new() };
        let how = if combat.ranged { "at range " } else { "" };
        let falls = if combat.strike >= combat.def && combat.strike > 0 { "stuns" } else { "does not stun" };
        let name = self.fighter(defender);
        let first = format!(">> {}{total} {how}against {name} DEF {}: {falls}", strikes.join(" + "), combat.def);
        screen::say_wrapped(0, BAD, &first);
        screen::say_wrapped(3, DIM, &format!("{name} {}", self.strike_back(combat)));
    }

    /// What the defender can do about it. It may strike some attackers with more than others.
    fn strike_back(&self, combat: &CombatView) -> String {
        let Some(first) = combat.back.first() else { return "cannot strike back".to_owned() };
        let alike = combat.back.iter().all(|back| back.value == first.value);
        let told = |back: &StrikeBack| {
            let falls = if back.value >= back.def { "stuns" } else { "does not stun" };
            let with = if alike { String::new() } else { format!(" with {} against", back.value) };
            format!("{}{with} DEF {}: {falls}", self.fighter(back.slot), back.def)
        };
        let told: Vec<String> = combat.back.iter().map(told).collect();
        let with = if alike { format!(" with {}", first.value) } else { String::new() };
        match combat.back_at_all {
            true => format!("strikes back{with} at each: {}", told.join("; ")),
            false => format!("strikes back{with} at {}", told.join(" or ")),
        }
    }
}
