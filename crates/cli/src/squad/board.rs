//! The table of Super Hero Squad as one viewer sees it.

use super::cards;
use crate::screen::{self, BAD, BOLD, DIM, MARK, PLAIN, paint, say};
use longbox_host::Seen;
use longbox_host::squad::{factors, keeper_text};
use longbox_kernel::Seat;
use longbox_squad::text::power_lines;
use longbox_squad::{Ask, AttackView, CardNo, Frame, HandView, KeeperView, SeatView, Squad, UNKNOWN};

/// What a viewer sees, drawn on the terminal.
pub(super) struct Drawn<'s, 'g>(pub(super) &'s Seen<'g, Squad>);

impl<'g> std::ops::Deref for Drawn<'_, 'g> {
    type Target = Seen<'g, Squad>;

    fn deref(&self) -> &Seen<'g, Squad> {
        self.0
    }
}

impl Drawn<'_, '_> {
    fn side(&self, seat: Seat) -> &SeatView {
        &self.view.seats[seat.index()]
    }

    /// The whole table without the player's hand, which the menu shows.
    pub(super) fn show(&self) {
        let foe = self.me.other();
        let whose = match self.view.active == self.me {
            true => "your turn".to_owned(),
            false => format!("turn of {}", self.names.of(foe)),
        };
        let whose = if self.names.of(self.me) == "You" { whose } else { self.names.of(self.view.active).to_owned() };
        say("");
        say(screen::ruler(&format!("Turn {}, {whose}", self.view.turn), &self.powers()));
        self.show_side(foe);
        self.show_attacks();
        self.show_side(self.me);
        say(screen::ruler("", ""));
    }

    /// The table in two lines, for questions in the middle of a turn.
    pub(super) fn show_short(&self) {
        let part = |seat: Seat| {
            let side = self.side(seat);
            format!("{}: hand {}, deck {}", self.names.of(seat), side.hand.len(), side.deck)
        };
        say("");
        let line = format!("{} · {} · {}", self.powers(), part(self.me), part(self.me.other()));
        screen::say_wrapped(0, DIM, &line);
        self.show_attacks();
        let card = match self.standpoint.position().frames().last() {
            Some(Frame::Script(script)) if self.view.ask == Ask::Effect => script.own,
            Some(Frame::Strike(strike)) if self.view.ask == Ask::Block => strike.card,
            _ => return,
        };
        self.show_text(card);
    }

    /// What a question is about, in the words of the card.
    fn show_text(&self, card: CardNo) {
        if card != UNKNOWN {
            power_lines(self.game.card(card)).iter().for_each(|line| screen::say_wrapped(3, DIM, line));
        }
    }

    /// The pending question. What attacks stands above it, so blocking needs no more words.
    pub(super) fn question(&self) -> String {
        match self.view.ask {
            Ask::Block if self.view.attacks.last().is_some_and(|attack| attack.dealt == 0) => {
                "Block from hand?".to_owned()
            }
            _ => self.names.put_into(&self.game.question(self.standpoint.position())),
        }
    }

    /// The hand of whoever is shown below, by name.
    pub(super) fn show_hand(&self) {
        let hand: Vec<&str> = self.side(self.me).hand.iter().filter_map(|card| self.known(card)).collect();
        if !hand.is_empty() {
            screen::say_wrapped(2, PLAIN, &format!("Hand: {}", hand.join(", ")));
        }
    }

    /// What to say where only one option is left.
    pub(super) fn forced(&self) -> Option<String> {
        let SeatView { power, hand, .. } = self.side(self.me);
        match self.view.ask {
            Ask::Attack if hand.is_empty() => Some("Your hand is empty: you cannot attack.".to_owned()),
            Ask::Attack => Some(format!("No card in your hand can be played at power {power}.")),
            Ask::Block if !hand.is_empty() => Some("No card in your hand can block this.".to_owned()),
            _ => None,
        }
    }

    fn powers(&self) -> String {
        let [mine, theirs] = [self.me, self.me.other()].map(|seat| (self.names.of(seat), self.side(seat).power));
        if mine.1 == self.view.power && theirs.1 == self.view.power {
            return format!("power {}", self.view.power);
        }
        format!("power {} ({} {}, {} {})", self.view.power, mine.0, mine.1, theirs.0, theirs.1)
    }

    fn show_side(&self, seat: Seat) {
        let side = self.side(seat);
        let name = screen::fit(&self.names.of(seat).to_uppercase(), 14);
        let top = side.discard_top.map_or_else(String::new, |card| format!(" ({})", self.game.name_of(card)));
        let (hand, deck, discard) = (side.hand.len(), side.deck, side.discard);
        say(format_args!("{}  hand {hand:<2}  deck {deck:<2}  discard {discard}{top}", paint(BOLD, name)));
        let seen_in_hand: Vec<&str> = side.hand.iter().filter_map(|card| self.known(card)).collect();
        if seat != self.me && !seen_in_hand.is_empty() {
            screen::say_wrapped(2, DIM, &format!("known in hand: {}", seen_in_hand.join(", ")));
        }
        if let Some((_, card)) = side.deck_known.iter().find(|(above, _)| *above == 0) {
            screen::say_wrapped(2, DIM, &format!("on top of the deck: {}", self.game.name_of(*card)));
        }
        side.keepers.iter().for_each(|keeper| self.show_keeper(keeper));
    }

    fn known(&self, card: &HandView) -> Option<&str> {
        match card {
            HandView::Known(card) => Some(self.game.name_of(*card)),
            HandView::Hidden(_) => None,
        }
    }

    fn show_keeper(&self, keeper: &KeeperView) {
        let card = self.game.card(keeper.card);
        let copy = keeper.original.map_or_else(String::new, |card| format!(", really {}", self.game.name_of(card)));
        let about = format!("L{} {}{copy}", card.level, factors(card));
        let name = paint(cards::factor_style(card.factors[0]).bold(), &card.name);
        say(format_args!("  {} {name} {}", paint(MARK, '◆'), paint(DIM, about)));
        for line in screen::wrap_short(&keeper_text(self.game, keeper.card), screen::width() - 6, 2) {
            say(format_args!("    {line}"));
        }
    }

    fn show_attacks(&self) {
        for attack in &self.view.attacks {
            say(format_args!("{}", paint(BAD, format_args!(">> {}", self.attack_text(attack)))));
        }
    }

    fn attack_text(&self, attack: &AttackView) -> String {
        let card = self.game.card(attack.card);
        let whose = match self.names.of(attack.by) {
            "You" => "your".to_owned(),
            name => format!("{name}'s"),
        };
        let victim = match self.names.of(attack.victim) {
            "You" => "you",
            name => name,
        };
        let verb = if attack.is_attack { "attacks" } else { "hits" };
        let for_value = if attack.value > 0 { format!(" for {}", attack.value) } else { String::new() };
        let done = if attack.dealt > 0 { format!(", {} done", attack.dealt) } else { String::new() };
        format!("{whose} \"{}\" {verb} {victim}{for_value} ({}){done}", card.name, factors(card))
    }
}
