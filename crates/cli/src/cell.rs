//! Parts of lines that stand beside each other.

use crate::screen::{self, DIM, PLAIN, paint};
use anstyle::Style;

/// Something to be put beside others: what it looks like, and how wide it is without colours.
#[derive(Clone, Debug, Default)]
pub(crate) struct Cell {
    painted: String,
    wide: usize,
}

impl Cell {
    pub(crate) fn new(style: Style, text: &str) -> Cell {
        Cell::default().with(style, text)
    }

    /// With more behind it, after a space.
    pub(crate) fn with(self, style: Style, text: &str) -> Cell {
        let space = if self.wide == 0 || text.is_empty() { "" } else { " " };
        self.glued(PLAIN, space).glued(style, text)
    }

    /// How many columns it takes.
    pub(crate) fn wide(&self) -> usize {
        self.wide
    }

    /// With more right behind it.
    pub(crate) fn glued(mut self, style: Style, text: &str) -> Cell {
        self.painted.push_str(&paint(style, text));
        self.wide += text.chars().count();
        self
    }
}

/// Lines of cells behind a label, as many cells a line as fit.
pub(crate) fn lines(label: &str, cells: &[Cell], between: usize) -> Vec<String> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen::{BOLD, GOOD};

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
