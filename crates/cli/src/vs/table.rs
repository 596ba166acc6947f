//! The table of Vs. System: the own side below, the others above.

use crate::cell::{Cell, lines};
use crate::face;
use crate::play::{Drawn, Named, View, parts, with_part};
use crate::screen::{self, BAD, BOLD, DIM, GOOD, MARK, PLAIN, paint, say};
use longbox_protocol::{
    CardNo, Combat, Fighter, HandCard, Phase, PhaseState, Resource, Seat, VsSide, VsTable, VsUniverse,
};
use std::cmp::Ordering;

const KEYS: [(&str, &str); 11] = [
    ("★", "main character; L1 is its level, XP1/3 its experience for the next"),
    ("6/5", "ATK and DEF; green or red where they are not as printed"),
    ("♥1/2", "health left of all; each wound takes one"),
    ("+2 -1", "that many +1/+1 or -1/-1 counters"),
    ("exh", "exhausted: cannot attack"),
    ("STUNNED", "face down: no attack, no defence, no powers; not protecting"),
    ("hidden", "face down, too, but not stunned: it comes out in its Recovery Phase"),
    ("fly rng", "Flight and Ranged; other keywords stand in full"),
    ("» «", "attacking, attacked"),
    ("frozen", "will not ready in its next turn"),
    ("[X]", "carries equipment X; beside a location: what it pays for"),
];

impl Drawn for VsTable {
    fn keys(&self) -> &'static [(&'static str, &'static str)] {
        &KEYS
    }

    fn show(&self, view: &View<'_>) {
        say(screen::ruler(&title(self, view), ""));
        let (foes, friends) = around(self, view.me());
        for side in foes {
            show_header(view, self, side);
            show_resources(view, side);
            show_row(view, "back", &side.back);
            show_row(view, "front", &side.front);
        }
        match &self.combat {
            Some(combat) => show_combat(combat),
            None => say(paint(DIM, "· ".repeat(screen::width() / 2).trim_end())),
        }
        for side in friends {
            show_row(view, "front", &side.front);
            show_row(view, "back", &side.back);
            show_resources(view, side);
            show_header(view, self, side);
            let hand = view.hand_cells(side.seat, face::short_facts);
            if side.seat == view.me() && !hand.is_empty() {
                lines("  hand       ", &hand, 3).iter().for_each(say);
            }
        }
        self.elsewhere.iter().for_each(|universe| show_universe(view, universe));
        say(screen::ruler("", ""));
    }

    fn show_short(&self, _view: &View<'_>) {
        self.combat.iter().for_each(show_combat);
    }

    /// An effect at work, or an attack that is being put together.
    fn is_busy(&self) -> bool {
        !self.waiting.is_empty() || self.combat.as_ref().is_some_and(|combat| combat.staged)
    }

    fn named(&self, view: &View<'_>) -> Vec<Named> {
        let (foes, friends) = around(self, view.me());
        let own: Vec<Seat> = friends.iter().map(|side| side.seat).collect();
        let hand = self.hand(view.me()).iter().filter_map(|held| Some((held, held.card?)));
        let hand = hand.map(|(held, card)| Named::held(view.name(card), held, card));
        let sides = friends.into_iter().rev().chain(foes);
        let rows = sides.flat_map(|side| side.front.iter().chain(&side.back).map(|fighter| (side.seat, fighter)));
        let named = |(seat, fighter): (Seat, &Fighter)| Named {
            name: fighter.name.clone(),
            thing: fighter.thing.clone(),
            card: fighter.card,
            mine: own.contains(&fighter.raids_for.unwrap_or(seat)),
            in_play: true,
            powers: fighter.powers.iter().map(|power| power.name.clone()).collect(),
            numbers: fighter.breakdown.clone(),
        };
        let apart = self.elsewhere.iter().flat_map(|universe| &universe.sides);
        let apart = apart.flat_map(|rows| rows.front.iter().chain(&rows.back).map(|fighter| (rows.seat, fighter)));
        hand.chain(rows.chain(apart).map(named)).collect()
    }

    fn numbers(&self, _view: &View<'_>) -> Vec<String> {
        let fighters = self.sides.iter().flat_map(|side| side.front.iter().chain(&side.back));
        let changed = fighters.filter(|one| (one.atk, one.def) != (one.base_atk, one.base_def));
        let told: Vec<String> =
            changed.flat_map(|one| one.breakdown.iter().map(|line| format!("{}: {line}", one.name))).collect();
        match told.is_empty() {
            true => vec!["All characters have the ATK and DEF that are printed on them.".to_owned()],
            false => told,
        }
    }

    fn hand(&self, seat: Seat) -> &[HandCard] {
        self.sides.get(seat.index()).map(|side| side.hand.as_slice()).unwrap_or_default()
    }

    fn teammates(&self, seat: Seat) -> &[Seat] {
        self.sides.get(seat.index()).map(|side| side.teammates.as_slice()).unwrap_or_default()
    }

    fn piles(&self) -> Vec<(Seat, &'static str, &[CardNo])> {
        self.sides.iter().map(|side| (side.seat, "KO pile", side.ko.as_slice())).collect()
    }
}

fn title(table: &VsTable, view: &View<'_>) -> String {
    let part = |phase: &Phase| {
        let kind = if phase.step { "step" } else { "phase" };
        format!("{} {kind}", phase.name.to_lowercase())
    };
    let now = table.phases.iter().filter(|phase| phase.state == PhaseState::Now);
    match table.turn {
        0 => "Before the first turn".to_owned(),
        turn => {
            let now: Vec<String> = now.map(part).collect();
            let universe = if table.universe.is_empty() { String::new() } else { format!(", {}", table.universe) };
            format!("Turn {turn}, {}{}: {}", view.turn_of(&table.turn_players), universe.to_lowercase(), now.join(", "))
        }
    }
}

/// Sides above and below the middle: enemies in the order of turns, then teammates, the viewer last.
fn around(table: &VsTable, me: Seat) -> (Vec<&VsSide>, Vec<&VsSide>) {
    let mates = table.teammates(me);
    let (before, after) = table.sides.split_at(table.sides.len().min(me.index() + 1));
    let (mut friends, foes): (Vec<&VsSide>, Vec<&VsSide>) =
        after.iter().chain(before).filter(|side| side.seat != me).partition(|side| mates.contains(&side.seat));
    friends.extend(table.sides.get(me.index()));
    (foes, friends)
}

/// A universe that is not being played, a line for each row that is not empty.
fn show_universe(view: &View<'_>, universe: &VsUniverse) {
    let maker = if universe.maker.is_empty() { String::new() } else { format!(", {}", universe.maker) };
    say(paint(MARK, format!("{}{maker}, not being played:", universe.name)));
    for side in &universe.sides {
        for (label, row) in [("front", &side.front), ("back", &side.back)] {
            if !row.is_empty() {
                let whose = screen::cut(&format!("{} {}", side.seat, label), 10);
                show_row(view, &whose, row);
            }
        }
    }
}

/// Name, piles and points of a player.
fn show_header(view: &View<'_>, table: &VsTable, side: &VsSide) {
    let name = view.player(side.seat).to_uppercase();
    let several = if table.sides.len() > 2 { format!(" ({})", side.seat) } else { String::new() };
    let mut cell = Cell::new(if side.alive { BOLD } else { DIM }, &format!("{name}{several}"));
    if !side.alive {
        cell = cell.with(BAD, "is out of the game");
    }
    cell = cell.with(PLAIN, &format!(" hand {}  deck {}  KO {}", side.hand.len(), side.deck, side.ko.len()));
    for part in parts(side.hand.iter().map(|held| held.part.as_deref())).into_iter().flatten() {
        let count = side.hand.iter().filter(|held| held.part.as_deref() == Some(part)).count();
        cell = cell.with(MARK, &format!(" in hand {part}'s {count}"));
    }
    if !side.pile.is_empty() {
        cell = cell.with(PLAIN, &format!("  pile {}", side.pile.len()));
    }
    if !side.secret_name.is_empty() {
        let held = if side.secret.is_empty() { String::new() } else { format!(" {}", side.secret.len()) };
        cell = cell.with(PLAIN, &format!("  {} pile{held}", side.secret_name));
    }
    if !side.removed.is_empty() {
        let back = side.coming_back.len();
        let back = if back > 0 { format!(" ({back} come back)") } else { String::new() };
        cell = cell.with(PLAIN, &format!(" removed {}{back}", side.removed.len()));
    }
    if side.open_hand {
        cell = cell.with(MARK, " open hand");
    }
    if let Some(points) = side.points {
        cell = cell.with(GOOD, &format!(" recruit points {points}"));
    }
    lines("", &[cell], 0).iter().for_each(say);
    view.show_known(side.seat, side.deck_top);
    side.notes.iter().for_each(|note| screen::say_wrapped(2, DIM, note));
}

fn show_cells(label: &str, cells: Vec<Cell>) {
    let cells = if cells.is_empty() { vec![Cell::new(DIM, "-")] } else { cells };
    lines(&format!("  {label:<11}"), &cells, 3).iter().for_each(say);
}

fn show_row(view: &View<'_>, label: &str, row: &[Fighter]) {
    show_cells(label, row.iter().map(|fighter| figure(view, fighter)).collect());
}

fn show_resources(view: &View<'_>, side: &VsSide) {
    let parts = parts(side.resources.iter().map(|resource| resource.part.as_deref()));
    let cells = parts.into_iter().flat_map(|part| {
        let own: Vec<&Resource> = side.resources.iter().filter(|one| one.part.as_deref() == part).collect();
        resource_cells(view, &own).into_iter().map(move |cell| with_part(cell, part))
    });
    show_cells("resources", cells.collect());
}

/// The resources of one part.
fn resource_cells(view: &View<'_>, resources: &[&Resource]) -> Vec<Cell> {
    let (up, down): (Vec<&Resource>, Vec<&Resource>) = resources.iter().partition(|resource| resource.face_up);
    let location = |card: CardNo| {
        let gives = view.face(card).map(|face| face::symbols(&face.gives)).unwrap_or_default();
        Cell::new(BOLD, view.name(card)).with(DIM, &gives)
    };
    let mut cells: Vec<Cell> = up.iter().filter_map(|resource| resource.card).map(location).collect();
    if !down.is_empty() {
        let known: Vec<&str> = down.iter().filter_map(|resource| resource.card).map(|card| view.name(card)).collect();
        let names = if known.is_empty() { String::new() } else { format!(" ({})", known.join(", ")) };
        let text = format!("{} face down{names}", down.len());
        cells.push(Cell::new(DIM, &screen::cut(&text, screen::width() - 13)));
    }
    cells
}

/// Who strikes whom with what. What will come of it is told with the question.
fn show_combat(combat: &Combat) {
    let strikes: Vec<String> = combat.attackers.iter().map(|part| format!("{} {}", part.name, part.value)).collect();
    let sum = if strikes.len() > 1 { format!(" = {}", combat.strike) } else { String::new() };
    let against = combat.defender.as_ref().map(|part| format!(" against {} DEF {}", part.name, combat.def));
    let head = format!(">> {}: {}{sum}{}", combat.title, strikes.join(" + "), against.unwrap_or_default());
    screen::say_wrapped(0, BAD, &head);
    combat.notes.iter().for_each(|line| screen::say_wrapped(3, DIM, line));
}

/// A character in a few signs: `Thor 6/5 ♥2/2 +1 exh`.
fn figure(view: &View<'_>, fighter: &Fighter) -> Cell {
    let stance = fighter.stance;
    let name_style = match (stance.stunned, stance.exhausted) {
        (true, _) => DIM,
        (false, true) => PLAIN,
        (false, false) => BOLD,
    };
    let mut cell = Cell::default();
    for (is, sign) in [(fighter.attacking, "»"), (fighter.defending, "«")] {
        cell = if is { cell.glued(BAD, sign) } else { cell };
    }
    if fighter.main {
        cell = cell.glued(MARK, "★");
    }
    cell = cell.glued(name_style, &fighter.name);
    if let Some(level) = fighter.rank.filter(|_| fighter.main) {
        cell = cell.with(DIM, &format!("L{level}"));
    }
    if fighter.machine {
        cell = fighter.powers.iter().fold(cell.with(DIM, "machine"), |cell, power| cell.with(DIM, &power.name));
        return cell;
    }
    cell = if stance.stunned { cell.with(BAD, "STUNNED") } else { numbers(cell, fighter) };
    let left = fighter.health.saturating_sub(fighter.wounds);
    let health = if fighter.wounds > 0 { BAD } else { PLAIN };
    cell = cell.with(health, &format!("♥{left}/{}", fighter.health));
    if fighter.counters != 0 {
        let style = if fighter.counters > 0 { GOOD } else { BAD };
        cell = cell.with(style, &format!("{:+}", fighter.counters));
    }
    if let Some(needed) = fighter.xp_needed {
        cell = cell.with(DIM, &format!("XP{}/{needed}", fighter.xp));
    }
    marks(cell, view, fighter)
}

/// ATK and DEF, coloured where they are not as printed.
fn numbers(cell: Cell, fighter: &Fighter) -> Cell {
    let style = |now: i16, base: i16| match now.cmp(&base) {
        Ordering::Less => BAD,
        Ordering::Equal => PLAIN,
        Ordering::Greater => GOOD,
    };
    cell.with(style(fighter.atk, fighter.base_atk), &fighter.atk.to_string())
        .glued(PLAIN, "/")
        .glued(style(fighter.def, fighter.base_def), &fighter.def.to_string())
}

fn marks(mut cell: Cell, view: &View<'_>, fighter: &Fighter) -> Cell {
    if !fighter.stance.stunned {
        for word in &fighter.words {
            let short = match word.as_str() {
                "Flight" => "fly".to_owned(),
                "Ranged" => "rng".to_owned(),
                other => other.to_lowercase(),
            };
            cell = cell.with(DIM, &short);
        }
        cell = if fighter.stance.exhausted { cell.with(MARK, "exh") } else { cell };
    }
    if fighter.stance.frozen {
        cell = cell.with(MARK, "frozen");
    }
    if let Some(card) = fighter.equipment {
        cell = cell.with(DIM, &format!("[{}]", view.name(card)));
    }
    for captive in &fighter.captives {
        cell = cell.with(DIM, &format!("(holds {})", view.name(*captive)));
    }
    if let Some(seat) = fighter.raids_for {
        cell = cell.with(MARK, &format!("(raiding for {})", view.inside(seat)));
    }
    match fighter.owner {
        Some(owner) => cell.with(DIM, &format!("(owned by {})", view.inside(owner))),
        None => cell,
    }
}
