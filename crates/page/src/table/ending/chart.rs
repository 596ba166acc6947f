//! The course of a game as a picture: the lead of one of two players, or what each of several has left.

use longbox_protocol::{Seat, TurnMark, TurnSummary};
use std::fmt::Write;

/// A size in which the picture is drawn. What is referred to inside of it carries the key.
#[derive(Debug)]
pub(super) struct Frame {
    pub(super) width: f64,
    pub(super) height: f64,
    pub(super) key: &'static str,
}

/// A turn as it is marked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Turn {
    number: u16,
    /// It is that of whoever is shown below.
    own: bool,
    /// What happened to whom in it: to the one below, to the other.
    marks: [Vec<TurnMark>; 2],
}

/// What one of several players has left.
#[derive(Clone, Debug)]
pub(super) struct Curve {
    pub(super) letter: char,
    pub(super) own: bool,
    pub(super) values: Vec<i16>,
}

/// Room around the picture for words and signs.
const LEFT: f64 = 62.0;
const RIGHT: f64 = 12.0;
const TOP: f64 = 10.0;
/// The height of a line of turn numbers and of a line of signs.
const NUMBERS: f64 = 18.0;
const SIGNS: f64 = 20.0;
/// The least room that a number or a sign needs.
const CELL: f64 = 18.0;
/// How the lines of others differ.
const DASHES: [&str; 3] = ["7 4", "2 4", "12 4 2 4"];

impl Turn {
    pub(super) fn of(turn: &TurnSummary, own: Seat) -> Turn {
        let marks = |mine: bool| {
            let mut marks: Vec<TurnMark> = Vec::new();
            for (seat, mark) in &turn.marks {
                if (*seat == own) == mine && !marks.contains(mark) {
                    marks.push(*mark);
                }
            }
            marks
        };
        Turn { number: turn.start.turn, own: turn.players.contains(&own), marks: [marks(true), marks(false)] }
    }
}

impl Frame {
    pub(super) fn view(&self) -> String {
        format!("0 0 {} {}", self.width, self.height)
    }

    /// Where a turn ends; 0 is before the first one.
    fn x(&self, at: usize, turns: usize) -> f64 {
        LEFT + (self.width - LEFT - RIGHT) * at as f64 / turns.max(1) as f64
    }

    fn cell(&self, turns: usize) -> f64 {
        (self.width - LEFT - RIGHT) / turns.max(1) as f64
    }

    fn path(&self, values: &[i16], y: impl Fn(i16) -> f64) -> String {
        let turns = values.len().saturating_sub(1);
        let mut path = String::new();
        for (at, value) in values.iter().enumerate() {
            let letter = if at == 0 { 'M' } else { 'L' };
            let _ = write!(path, "{letter}{:.1} {:.1}", self.x(at, turns), y(*value));
        }
        path
    }

    /// The numbers of the turns; where there are too many, some are left out.
    fn numbers(&self, numbers: &[u16], bottom: f64) -> String {
        let cell = self.cell(numbers.len());
        let every = (CELL * 1.3 / cell).ceil().max(1.0) as usize;
        let mut drawn = String::new();
        for (at, number) in numbers.iter().enumerate().filter(|(at, _)| at % every == 0) {
            let x = self.x(at, numbers.len()) + cell / 2.0;
            let _ = write!(drawn, r#"<text x="{x:.1}" y="{:.1}" text-anchor="middle">{number}</text>"#, bottom + 14.0);
        }
        drawn
    }
}

/// The lead of the first of two players. `names`: who leads above, the middle, who leads below.
pub(super) fn lead(frame: &Frame, lead: &[i16], turns: &[Turn], names: [&str; 3]) -> String {
    // A game without a sign leaves their room to the curve.
    let marked = turns.iter().flat_map(|turn| &turn.marks).any(|marks| !marks.is_empty());
    let bottom = frame.height - NUMBERS - if marked { 2.0 * SIGNS } else { 0.0 };
    let middle = f64::midpoint(TOP, bottom);
    let most = f64::from(lead.iter().map(|lead| lead.abs()).max().unwrap_or(0).max(1));
    let y = |lead: i16| middle - (middle - TOP - 4.0) * f64::from(lead) / most;
    let curve = frame.path(lead, y);
    let (first, last) = (frame.x(0, 1), frame.x(1, 1));
    let area = format!("{curve}L{last:.1} {middle:.1}L{first:.1} {middle:.1}z");
    let Frame { width, height, key } = frame;
    let mut drawn = bands(frame, turns, bottom);
    let _ = write!(
        drawn,
        r##"<defs><pattern id="fin-hatch-{key}" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="7" height="7" class="hatch-bg"/><path d="M0 0V7" class="hatch-ln"/></pattern><clipPath id="fin-up-{key}"><rect width="{width}" height="{middle:.1}"/></clipPath><clipPath id="fin-down-{key}"><rect y="{middle:.1}" width="{width}" height="{height}"/></clipPath></defs><path d="{area}" class="area-own" clip-path="url(#fin-up-{key})"/><path d="{area}" fill="url(#fin-hatch-{key})" clip-path="url(#fin-down-{key})"/><path class="axis" d="M{first:.1} {TOP}V{bottom:.1}H{last:.1}"/><path class="zero" d="M{first:.1} {middle:.1}H{last:.1}"/><path class="mom-halo" d="{curve}"/><path class="mom" d="{curve}"/>"##
    );
    for (name, at) in names.iter().zip([TOP + 12.0, middle + 4.0, bottom - 3.0]) {
        let _ = write!(drawn, r#"<text x="{:.1}" y="{at:.1}" text-anchor="end">{}</text>"#, LEFT - 8.0, short(name));
    }
    let numbers: Vec<u16> = turns.iter().map(|turn| turn.number).collect();
    drawn + &frame.numbers(&numbers, bottom) + &signs(frame, turns, bottom + NUMBERS)
}

/// The turns of the first player, tinted.
fn bands(frame: &Frame, turns: &[Turn], bottom: f64) -> String {
    let mut drawn = String::new();
    for (at, _) in turns.iter().enumerate().filter(|(_, turn)| turn.own) {
        let (x, width) = (frame.x(at, turns.len()), frame.cell(turns.len()));
        let _ = write!(
            drawn,
            r#"<rect class="own-turn" x="{x:.1}" y="{TOP}" width="{width:.1}" height="{:.1}"/>"#,
            bottom - TOP
        );
    }
    drawn
}

/// What happened in each turn: to the first player round, to the other square.
fn signs(frame: &Frame, turns: &[Turn], top: f64) -> String {
    let cell = frame.cell(turns.len());
    let room = ((cell / CELL) as usize).max(1);
    let size = cell.min(CELL - 2.0);
    let mut drawn = String::new();
    for (at, turn) in turns.iter().enumerate() {
        for (row, marks) in turn.marks.iter().enumerate() {
            let marks = &marks[..marks.len().min(room)];
            let middle = frame.x(at, turns.len()) + cell / 2.0;
            let first = middle - CELL * (marks.len() as f64 - 1.0) / 2.0;
            for (number, mark) in marks.iter().enumerate() {
                let x = first + CELL * number as f64;
                let y = top + SIGNS * (row as f64 + 0.5);
                drawn.push_str(&sign(*mark, row == 0, (x, y), size));
            }
        }
    }
    drawn
}

fn sign(mark: TurnMark, own: bool, (x, y): (f64, f64), size: f64) -> String {
    let icon = match mark {
        TurnMark::Lost => "skull",
        TurnMark::LevelUp => "xp",
    };
    let class = if own { "ev ev--a" } else { "ev ev--b" };
    let half = size / 2.0;
    let (left, top, inner) = (x - half, y - half, size - 5.0);
    let shape = match own {
        true => format!(r#"<circle cx="{x:.1}" cy="{y:.1}" r="{half:.1}"/>"#),
        false => format!(r#"<rect x="{left:.1}" y="{top:.1}" width="{size:.1}" height="{size:.1}" rx="2"/>"#),
    };
    // A sign that nobody could make out stays a bare shape.
    let inside = (inner > 6.0).then(|| {
        let (x, y) = (left + 2.5, top + 2.5);
        format!(r##"<use href="#{icon}" x="{x:.1}" y="{y:.1}" width="{inner:.1}" height="{inner:.1}"/>"##)
    });
    format!(r#"<g class="{class}">{shape}{}</g>"#, inside.unwrap_or_default())
}

/// What each of several players has left.
pub(super) fn lines(frame: &Frame, lines: &[Curve], numbers: &[u16]) -> String {
    let bottom = frame.height - NUMBERS;
    let most = f64::from(lines.iter().flat_map(|line| &line.values).copied().max().unwrap_or(0).max(1));
    let y = |left: i16| bottom - (bottom - TOP - 8.0) * f64::from(left) / most;
    let (first, last) = (frame.x(0, 1), frame.x(1, 1));
    let mut drawn = format!(r#"<path class="axis" d="M{first:.1} {TOP}V{bottom:.1}H{last:.1}"/>"#);
    for (value, at) in [(most as i16, TOP + 12.0), (0, bottom)] {
        let _ = write!(drawn, r#"<text x="{:.1}" y="{at:.1}" text-anchor="end">{value}</text>"#, LEFT - 8.0);
    }
    let mut dashes = DASHES.iter();
    // No line crosses the letter of another one.
    let mut tags = String::new();
    let own = lines.iter().position(|line| line.own).unwrap_or(0);
    for (at, line) in lines.iter().enumerate() {
        let class = if line.own { "each each--own" } else { "each" };
        let dash = if line.own { "none" } else { dashes.next().copied().unwrap_or("none") };
        let seat = (at + lines.len() - own) % lines.len();
        let path = frame.path(&line.values, y);
        let _ = write!(
            drawn,
            r#"<path class="mom-halo" d="{path}"/><path class="{class}" data-seat="{seat}" stroke-dasharray="{dash}" d="{path}"/>"#
        );
        // Letters stand apart even where lines run together.
        let turns = line.values.len().saturating_sub(1);
        let spot = turns * (at + 1) / (lines.len() + 1);
        let (x, y) = (frame.x(spot, turns), y(line.values.get(spot).copied().unwrap_or(0)));
        let _ = write!(
            tags,
            r#"<g class="{class} tag" data-seat="{seat}"><path d="{}" transform="translate({x:.1} {y:.1})"/><text x="{x:.1}" y="{:.1}" text-anchor="middle">{}</text></g>"#,
            SHAPES[seat % SHAPES.len()],
            y + 4.0,
            line.letter
        );
    }
    drawn + &tags + &frame.numbers(numbers, bottom)
}

/// The shapes of seats, counted from the viewer's: round, square, a hexagon, a pentagon.
const SHAPES: [&str; 4] =
    ["M-9 0a9 9 0 1 1 18 0a9 9 0 1 1-18 0z", "M-9-9H9V9H-9z", "M-5-9H5L10 0L5 9H-5L-10 0z", "M0-11L11-2L7 9H-7L-11-2z"];

/// A name that fits beside the picture, safe to stand in it.
fn short(name: &str) -> String {
    let kept: String = name.chars().take(9).collect();
    let kept = if name.chars().count() > 9 { format!("{}…", kept.trim_end()) } else { kept };
    kept.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use longbox_protocol::TurnStart;

    const FRAME: Frame = Frame { width: 374.0, height: 200.0, key: "test" };

    fn turn(number: u16, own: bool) -> Turn {
        Turn { number, own, marks: [vec![TurnMark::Lost], Vec::new()] }
    }

    #[test]
    fn a_curve_goes_from_side_to_side() {
        let turns = [turn(1, true), turn(2, false), turn(3, true)];
        let drawn = lead(&FRAME, &[0, 2, -2, 1], &turns, ["You", "even", "Kid"]);
        // 142 high without numbers and signs: the middle is 76, the extremes 14 and 138.
        assert!(drawn.contains("M62.0 76.0L162.0 14.0L262.0 138.0L362.0 45.0"), "{drawn}");
        assert_eq!(drawn.matches("own-turn").count(), 2);
        assert_eq!(drawn.matches("#skull").count(), 3);
    }

    #[test]
    fn long_games_leave_numbers_out() {
        let turns: Vec<Turn> = (1..=60).map(|number| turn(number, number % 2 == 0)).collect();
        let drawn = lead(&FRAME, &[0; 61], &turns, ["You", "even", "Kid"]);
        assert!(drawn.matches("text-anchor=\"middle\"").count() < 20);
        assert_eq!(drawn.matches("#skull").count(), 0, "nobody could make them out");
        assert_eq!(drawn.matches("ev--a").count(), 60);
    }

    #[test]
    fn a_mark_is_shown_once_a_turn_and_belongs_to_somebody() {
        let summary = TurnSummary {
            start: TurnStart { turn: 4, step: 9 },
            players: vec![Seat::B],
            left: Vec::new(),
            marks: vec![(Seat::A, TurnMark::Lost), (Seat::A, TurnMark::Lost), (Seat::B, TurnMark::LevelUp)],
        };
        let turn = Turn::of(&summary, Seat::B);
        assert_eq!(turn, Turn { number: 4, own: true, marks: [vec![TurnMark::LevelUp], vec![TurnMark::Lost]] });
    }

    #[test]
    fn several_players_have_a_line_each() {
        let line = |letter, own, values: &[i16]| Curve { letter, own, values: values.to_vec() };
        let all = [line('A', true, &[5, 4]), line('B', false, &[5, 0]), line('C', false, &[4, 4])];
        let drawn = lines(&FRAME, &all, &[1]);
        assert_eq!(drawn.matches("class=\"mom-halo\"").count(), 3);
        assert_eq!(drawn.matches("class=\"each each--own\"").count(), 1);
    }

    #[test]
    fn names_are_short_and_safe() {
        assert_eq!(short("You"), "You");
        assert_eq!(short("Coin-Flip Kid"), "Coin-Flip…");
        assert_eq!(short("<b>&"), "&lt;b&gt;&amp;");
    }
}
