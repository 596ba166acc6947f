//! A character on the table in a few signs: `Thor 6/5 ♥2/2 +1 exh`.

use crate::screen::{self, BAD, BOLD, DIM, GOOD, MARK, PLAIN, paint};
use anstyle::Style;
use longbox_vs::{Facing, FighterView, Role};

/// Something to be put beside others: what it looks like, and how wide it is without colours.
#[derive(Clone, Debug, Default)]
pub(super) struct Cell {
    painted: String,
    wide: usize,
}

impl Cell {
    pub(super) fn new(style: Style, text: &str) -> Cell {
        Cell::default().with(style, text)
    }

    /// With more behind it, after a space.
    pub(super) fn with(self, style: Style, text: &str) -> Cell {
        let space = if self.wide == 0 || text.is_empty() { "" } else { " " };
        self.glued(PLAIN, space).glued(style, text)
    }

    /// With more right behind it.
    pub(super) fn glued(mut self, style: Style, text: &str) -> Cell {
        self.painted.push_str(&paint(style, text));
        self.wide += text.chars().count();
        self
    }
}

/// Lines of cells behind a label, as many cells a line as fit.
pub(super) fn lines(label: &str, cells: &[Cell], between: usize) -> Vec<String> {
    let indent = label.chars().count();
    let (mut lines, mut line, mut used) = (Vec::new(), String::new(), 0);
    for cell in cells {
        if used > 0 && indent + used + between + cell.wide > screen::width() {
            lines.push(std::mem::take(&mut line));
            used = 0;
        }
        if used > 0 {
            line.push_str(&" ".repeat(between));
            used += between;
        }
        line.push_str(&cell.painted);
        used += cell.wide;
    }
    lines.push(line);
    let head = |number: usize| if number == 0 { paint(DIM, label) } else { " ".repeat(indent) };
    lines.into_iter().enumerate().map(|(number, line)| format!("{}{line}", head(number))).collect()
}

/// A character as it stands.
pub(super) fn figure(fighter: &FighterView, xp_needed: Option<u8>) -> Cell {
    let stance = fighter.stance;
    let name_style = match (stance.facing, stance.exhausted) {
        (Facing::Stunned | Facing::Hidden, _) => DIM,
        (Facing::Up, true) => PLAIN,
        (Facing::Up, false) => BOLD,
    };
    let mut cell = Cell::default();
    match fighter.role {
        Some(Role::Attacker) => cell = cell.glued(BAD, "»"),
        Some(Role::Defender) => cell = cell.glued(BAD, "«"),
        None => {}
    }
    if fighter.level.is_some() {
        cell = cell.glued(MARK, "★");
    }
    cell = cell.glued(name_style, &fighter.name);
    if let Some(level) = fighter.level {
        cell = cell.with(DIM, &format!("L{level}"));
    }
    cell = match stance.facing {
        Facing::Up => numbers(cell, fighter),
        Facing::Stunned => cell.with(BAD, "STUNNED"),
        Facing::Hidden => numbers(cell.with(MARK, "HIDDEN"), fighter),
    };
    let left = fighter.health.saturating_sub(fighter.wounds);
    let health = if fighter.wounds > 0 { BAD } else { PLAIN };
    cell = cell.with(health, &format!("♥{left}/{}", fighter.health));
    if fighter.counters != 0 {
        let style = if fighter.counters > 0 { GOOD } else { BAD };
        cell = cell.with(style, &format!("{:+}", fighter.counters));
    }
    if let Some(needed) = xp_needed {
        cell = cell.with(DIM, &format!("XP{}/{needed}", fighter.xp));
    }
    marks(cell, fighter)
}

/// ATK and DEF, coloured where they are not as they were.
fn numbers(cell: Cell, fighter: &FighterView) -> Cell {
    let style = |now: i16, base: i16| match now.cmp(&base) {
        std::cmp::Ordering::Less => BAD,
        std::cmp::Ordering::Equal => PLAIN,
        std::cmp::Ordering::Greater => GOOD,
    };
    cell.with(style(fighter.atk, fighter.base_atk), &fighter.atk.max(0).to_string())
        .glued(PLAIN, "/")
        .glued(style(fighter.def, fighter.base_def), &fighter.def.to_string())
}

fn marks(mut cell: Cell, fighter: &FighterView) -> Cell {
    if fighter.stance.facing != Facing::Stunned {
        for word in &fighter.words {
            let short = match *word {
                "Flight" => "fly".to_owned(),
                "Ranged" => "rng".to_owned(),
                other => other.to_lowercase(),
            };
            cell = cell.with(DIM, &short);
        }
        if fighter.stance.exhausted {
            cell = cell.with(MARK, "exh");
        }
    }
    if fighter.stance.frozen {
        cell = cell.with(MARK, "frozen");
    }
    cell
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_fill_lines_and_go_on_below_the_first() {
        let cell = |text: &str| Cell::new(PLAIN, text);
        let wide = "x".repeat(screen::width() - 12);
        let lines = lines("front ", &[cell("Thor 6/5"), cell(&wide), cell("Hulk")], 3);
        assert_eq!(lines.len(), 3, "{lines:?}");
        assert!(lines[1].starts_with("      x"));
    }

    #[test]
    fn a_cell_knows_its_width_whatever_its_colours() {
        let cell = Cell::new(BOLD, "Thor").with(GOOD, "6").glued(PLAIN, "/5");
        assert_eq!(cell.wide, "Thor 6/5".len());
    }
}
