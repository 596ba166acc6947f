//! The strengths of a ladder as a picture: one line a bot, with its interval.

use super::ladder_words::{subtitle, title};
use longbox_arena::{Elo, LadderReport, LadderSettings};
use std::fmt::Write;

const WIDTH: f64 = 760.0;
const TOP: f64 = 92.0;
const ROW: f64 = 44.0;
const BOTTOM: f64 = 56.0;
const RIGHT: f64 = 150.0;
/// A letter of a name, about.
const LETTER: f64 = 8.5;
/// Lines of the grid, at most.
const GRID: f64 = 8.0;

/// From Elo to the place in the picture.
struct Scale {
    low: f64,
    high: f64,
    left: f64,
}

impl Scale {
    /// Takes in every end of an interval that there is.
    fn new(report: &LadderReport, left: f64) -> Scale {
        let ends = report.standings.iter().flat_map(|standing| [standing.elo.low, standing.elo.high]).flatten();
        let (low, high) = ends.fold((0.0f64, 0.0f64), |(low, high), end| (low.min(end), high.max(end)));
        let room = ((high - low) * 0.06).max(10.0);
        Scale { low: low - room, high: high + room, left }
    }

    fn at(&self, elo: f64) -> f64 {
        self.left + (elo - self.low) / (self.high - self.low) * (WIDTH - RIGHT - self.left)
    }

    /// Round numbers for the grid.
    fn marks(&self) -> Vec<f64> {
        let steps = [5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1_000.0];
        let step = steps.into_iter().find(|step| (self.high - self.low) / step <= GRID).unwrap_or(2_000.0);
        let (first, last) = ((self.low / step).ceil() as i64, (self.high / step).floor() as i64);
        (first..=last).map(|mark| mark as f64 * step).collect()
    }
}

/// The picture as SVG.
pub(super) fn draw(settings: &LadderSettings, report: &LadderReport) -> String {
    let longest = report.standings.iter().map(|standing| standing.name.chars().count()).max().unwrap_or(0);
    let scale = Scale::new(report, (28.0 + longest as f64 * LETTER).clamp(90.0, 320.0));
    let (foot, height) =
        (TOP + ROW * report.standings.len() as f64, TOP + ROW * report.standings.len() as f64 + BOTTOM);
    let anchor = report.standings.iter().find(|standing| standing.anchor).map_or("", |standing| standing.name.as_str());
    let (title, subtitle) = (escaped(&title(settings)), escaped(&subtitle(settings)));
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\" \
         role=\"img\" aria-labelledby=\"title\" font-family=\"system-ui, sans-serif\" font-size=\"15\" fill=\"#1f1c27\">\n\
         <title id=\"title\">{title}: Elo with 95 % intervals</title>\n\
         <rect width=\"{WIDTH}\" height=\"{height}\" fill=\"#fffaee\"/>\n\
         <text x=\"24\" y=\"38\" font-size=\"21\" font-weight=\"700\">{title}</text>\n\
         <text x=\"24\" y=\"62\" font-size=\"13\" fill=\"#5b5361\">{subtitle}</text>\n"
    );
    for mark in scale.marks() {
        let (x, y) = (scale.at(mark), foot + 18.0);
        let (colour, number) = if mark == 0.0 { ("#1a1822", "0".to_owned()) } else { ("#e6d9bd", format!("{mark:+}")) };
        // Writing to a string cannot fail.
        let _ = writeln!(svg, "<line x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{TOP}\" y2=\"{foot}\" stroke=\"{colour}\"/>");
        let _ = writeln!(
            svg,
            "<text x=\"{x:.1}\" y=\"{y}\" text-anchor=\"middle\" font-size=\"12\" fill=\"#5b5361\">{number}</text>"
        );
    }
    for (place, standing) in report.standings.iter().enumerate() {
        let y = TOP + ROW * (place as f64 + 0.5);
        let words = if standing.anchor { "0".to_owned() } else { standing.elo.to_string() };
        let _ = writeln!(svg, "<text x=\"24\" y=\"{:.1}\">{}</text>", y + 5.0, escaped(&standing.name));
        svg.push_str(&interval(&scale, &standing.elo, y));
        let _ = writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\" font-size=\"12\" fill=\"#5b5361\">{}</text>",
            WIDTH - RIGHT + 8.0,
            y + 4.0,
            escaped(&words)
        );
    }
    let _ = writeln!(
        svg,
        "<text x=\"24\" y=\"{:.1}\" font-size=\"12\" fill=\"#5b5361\">Elo with 95 % intervals; {} = 0</text>",
        foot + 42.0,
        escaped(anchor)
    );
    svg + "</svg>\n"
}

/// A line from end to end with a dot; an arrow where there is no end.
fn interval(scale: &Scale, elo: &Elo, y: f64) -> String {
    let (left, right) = (elo.low.map(|low| scale.at(low)), elo.high.map(|high| scale.at(high)));
    let (from, to) = (left.unwrap_or(scale.left), right.unwrap_or(WIDTH - RIGHT));
    let end = |x: f64| format!("M{x:.1} {:.1}V{:.1}", y - 6.0, y + 6.0);
    let arrow =
        |x: f64, back: f64| format!("M{:.1} {:.1}L{x:.1} {y:.1}L{:.1} {:.1}", x + back, y - 6.0, x + back, y + 6.0);
    let first = if left.is_some() { end(from) } else { arrow(from, 8.0) };
    let last = if right.is_some() { end(to) } else { arrow(to, -8.0) };
    let mut svg = format!(
        "<path d=\"M{from:.1} {y:.1}H{to:.1}{first}{last}\" fill=\"none\" stroke=\"#1c5b9c\" stroke-width=\"2\"/>\n"
    );
    if let (Some(elo), Some(_), Some(_)) = (elo.elo, left, right) {
        let _ = writeln!(svg, "<circle cx=\"{:.1}\" cy=\"{y:.1}\" r=\"5\" fill=\"#1c5b9c\"/>", scale.at(elo));
    }
    svg
}

/// The text with the signs of XML written out.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use longbox_arena::Standing;

    #[test]
    fn marks_are_round_and_names_are_escaped() {
        let elo = |elo: f64| Elo { elo: Some(elo), low: Some(elo - 20.0), high: Some(elo + 20.0) };
        let standing = |name: &str, elo| Standing { bot: 0, name: name.to_owned(), elo, anchor: false };
        let open = Elo { elo: Some(-500.0), low: None, high: Some(-300.0) };
        let standings = vec![standing("a<b>&\"c\"", elo(100.0)), standing("weak", open)];
        let report = LadderReport { cross_table: Vec::new(), standings };
        let scale = Scale::new(&report, 100.0);
        assert_eq!(scale.marks(), [-300.0, -200.0, -100.0, 0.0, 100.0]);
        assert!(scale.at(-300.0) > 100.0 && scale.at(120.0) < WIDTH - RIGHT);
        assert_eq!(escaped("a<b>&\"c\""), "a&lt;b&gt;&amp;&quot;c&quot;");
        let line = interval(&scale, &open, 10.0);
        assert!(!line.contains("circle") && line.contains("M100.0 10.0H"), "{line}");
    }
}
