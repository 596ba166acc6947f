//! The table of Super Hero Squad.

use crate::cell::lines;
use crate::face;
use crate::play::{Drawn, Named, View};
use crate::screen::{self, BAD, BOLD, DIM, MARK, paint, say};
use longbox_protocol::{CardInfo, CardNo, HandCard, Keeper, Seat, SquadAttack, SquadSide, SquadTable};

const KEYS: [(&str, &str); 4] = [
    ("◆", "a Keeper"),
    ("L3", "the level: the power must be as high"),
    (">>", "the attack in progress"),
    ("power", "of all; in brackets where a player has more or less"),
];

impl Drawn for SquadTable {
    fn keys(&self) -> &'static [(&'static str, &'static str)] {
        &KEYS
    }

    fn show(&self, view: &View<'_>) {
        let title = format!("Turn {}, {}", self.turn, view.turn_of(&[self.active]));
        say(screen::ruler(&title, &powers(self, view)));
        show_side(view, side(self, view.me().other()));
        show_attack(self, view);
        show_side(view, side(self, view.me()));
        show_hand(view);
        say(screen::ruler("", ""));
    }

    fn show_short(&self, view: &View<'_>) {
        let part = |seat: Seat| {
            let side = side(self, seat);
            format!("{}: hand {}, deck {}", view.player(seat), side.hand.len(), side.deck)
        };
        let line = format!("{} · {} · {}", powers(self, view), part(view.me()), part(view.me().other()));
        screen::say_wrapped(0, DIM, &line);
        show_attack(self, view);
        show_hand(view);
    }

    fn is_busy(&self) -> bool {
        !self.waiting.is_empty() || present(self).is_some()
    }

    fn named(&self, view: &View<'_>) -> Vec<Named> {
        let hand = self.hand(view.me()).iter().filter_map(|held| Some((held, held.card?)));
        let hand = hand.map(|(held, card)| Named::held(view.name(card), held, card));
        let keepers = self.sides.iter().flat_map(|side| side.keepers.iter().map(|keeper| (side.seat, keeper)));
        let keepers = keepers.map(|(seat, keeper)| Named {
            name: view.name(keeper.card).to_owned(),
            thing: keeper.thing.clone(),
            card: keeper.card,
            mine: seat == view.me(),
            in_play: true,
            powers: Vec::new(),
            numbers: Vec::new(),
        });
        hand.chain(keepers).collect()
    }

    fn numbers(&self, view: &View<'_>) -> Vec<String> {
        let power = |side: &SquadSide| {
            let whose = if side.seat == view.me() { "Your power" } else { "Your opponent's power" };
            format!("{whose} is {}: {}", side.power, side.power_parts)
        };
        let attack = present(self).filter(|attack| !attack.value_parts.is_empty()).map(|attack| {
            format!("The attack of \"{}\" is {}: {}", view.name(attack.card), attack.value, attack.value_parts)
        });
        let sides = [view.me(), view.me().other()].map(|seat| power(side(self, seat)));
        sides.into_iter().chain(attack).collect()
    }

    fn hand(&self, seat: Seat) -> &[HandCard] {
        &side(self, seat).hand
    }

    fn piles(&self) -> Vec<(Seat, &'static str, &[CardNo])> {
        self.sides.iter().map(|side| (side.seat, "Known discard pile", side.discard_remembered.as_slice())).collect()
    }
}

fn side(table: &SquadTable, seat: Seat) -> &SquadSide {
    &table.sides[seat.index()]
}

/// The attack or hit that is not over.
fn present(table: &SquadTable) -> Option<&SquadAttack> {
    table.attack.as_ref().filter(|attack| !attack.over)
}

fn powers(table: &SquadTable, view: &View<'_>) -> String {
    let power = table.power;
    let [mine, theirs] = [view.me(), view.me().other()].map(|seat| (view.player(seat), side(table, seat).power));
    if mine.1 == power && theirs.1 == power {
        return format!("power {power}");
    }
    format!("power {power} ({} {}, {} {})", mine.0, mine.1, theirs.0, theirs.1)
}

fn show_side(view: &View<'_>, side: &SquadSide) {
    let name = screen::fit(&view.player(side.seat).to_uppercase(), 14);
    let top = side.discard_top.map_or_else(String::new, |card| format!(" ({})", view.name(card)));
    let (hand, deck, discard) = (side.hand.len(), side.deck, side.discard);
    say(format_args!("{}  hand {hand:<2}  deck {deck:<2}  discard {discard}{top}", paint(BOLD, name)));
    view.show_known(side.seat, side.deck_top);
    side.keepers.iter().for_each(|keeper| show_keeper(view, keeper));
}

fn show_keeper(view: &View<'_>, keeper: &Keeper) {
    let Some(card) = view.face(keeper.card) else { return };
    let copy = keeper.original.map_or_else(String::new, |card| format!(", really {}", view.name(card)));
    let about = format!("L{} {}{copy}", card.level.unwrap_or(0), face::factors(card));
    let name = paint(face::style(card).bold(), &card.name);
    say(format_args!("  {} {name} {}", paint(MARK, '◆'), paint(DIM, about)));
    for line in screen::wrap_short(&keeper.text, screen::width() - 6, 2) {
        say(format_args!("    {line}"));
    }
}

/// The player's hand by name and level; what can be done with it the menu tells.
fn show_hand(view: &View<'_>) {
    let level = |face: &CardInfo| format!("L{}", face.level.unwrap_or(0));
    let hand = view.hand_cells(view.me(), level);
    if !hand.is_empty() {
        lines("  hand  ", &hand, 3).iter().for_each(say);
    }
}

fn show_attack(table: &SquadTable, view: &View<'_>) {
    let Some(attack) = present(table) else { return };
    let whose = match view.player(attack.by) {
        "You" => "your".to_owned(),
        name => format!("{name}'s"),
    };
    let verb = if attack.is_attack { "attacks" } else { "hits" };
    let value = if attack.value > 0 { format!(" for {}", attack.value) } else { String::new() };
    let done = if attack.dealt > 0 { format!(", {} done", attack.dealt) } else { String::new() };
    let factors = view.face(attack.card).map(face::factors).unwrap_or_default();
    let (name, victim) = (view.name(attack.card), view.inside(attack.victim));
    screen::say_wrapped(0, BAD, &format!(">> {whose} \"{name}\" {verb} {victim}{value} ({factors}){done}"));
    let texts = view.face(attack.card).map(face::text).into_iter().filter(|text| !text.is_empty());
    texts.for_each(|text| screen::say_wrapped(3, DIM, &text));
}
