//! Cards as any game shows them, from their faces.

use crate::screen::{self, BOLD, DIM, PLAIN, paint};
use anstyle::{AnsiColor, Color, Style};
use longbox_protocol::{CardInfo, CardType, TextLine, Time, When, capital};

/// The colour that a card is shown in: of its Factor or of its team.
pub(crate) fn style(face: &CardInfo) -> Style {
    colour(face.factors.first().or(face.teams.first()).map(String::as_str))
}

/// The colour of a team, or of a Factor in small letters.
pub(crate) fn colour(word: Option<&str>) -> Style {
    let colour = match word {
        Some("animal" | "X-Men" | "A-Force") => AnsiColor::Yellow,
        Some("strength" | "Super Villains" | "Frightful" | "Underworld") => AnsiColor::Red,
        Some("elemental" | "Guardians" | "Defenders") => AnsiColor::Cyan,
        Some("energy" | "Femme Fatales") => AnsiColor::Magenta,
        Some("tech" | "Avengers" | "Fantastic") => AnsiColor::Blue,
        Some("speed" | "The Company" | "Xenomorphs") => AnsiColor::Green,
        // Teams that the terminal has no colour for.
        Some(_) | None => return PLAIN,
    };
    Style::new().fg_color(Some(Color::Ansi(colour)))
}

/// What matters of a card in hand: "(6: 6/5)", "(L3 Speed 5, blocks Tech)".
pub(crate) fn short_facts(face: &CardInfo) -> String {
    match face.kind {
        CardType::Supporting => match (face.cost, face.stats) {
            (Some(cost), Some(stats)) => format!("({cost}: {}/{})", stats.atk, stats.def),
            _ => String::new(),
        },
        CardType::Equipment => face.cost.map(|cost| format!("({cost})")).unwrap_or_default(),
        CardType::Location => symbols(&face.gives),
        CardType::Attack | CardType::Keeper => {
            let block = face.block.as_deref().map(|block| format!(", blocks {}", capital(block))).unwrap_or_default();
            format!("(L{} {} {}{block})", face.level.unwrap_or(0), factors(face), attack(face))
        }
        CardType::Main | CardType::PlotTwist | CardType::Token => String::new(),
    }
}

/// What a card is in a few words: "cost 6, 6/5 ♥2, Flight".
pub(crate) fn facts(face: &CardInfo) -> String {
    let mut facts = vec![match face.kind {
        CardType::Main => format!("level {}", face.level.unwrap_or(0)),
        CardType::Supporting => format!("cost {}", face.cost.unwrap_or(0)),
        CardType::Equipment => format!("equipment, cost {}", face.cost.unwrap_or(0)),
        CardType::PlotTwist => "plot twist".to_owned(),
        CardType::Location => format!("location {}", symbols(&face.gives)),
        CardType::Token => "token".to_owned(),
        CardType::Attack | CardType::Keeper => short_facts(face).trim_matches(['(', ')']).to_owned(),
    }];
    facts.extend(face.stats.map(|stats| format!("{}/{} ♥{}", stats.atk, stats.def, stats.health)));
    facts.extend(face.words.iter().cloned());
    facts.join(", ")
}

/// "Strength+Speed".
pub(crate) fn factors(face: &CardInfo) -> String {
    face.factors.iter().map(|factor| capital(factor)).collect::<Vec<_>>().join("+")
}

/// "[Energy][Might]".
pub(crate) fn symbols(names: &[String]) -> String {
    names.iter().map(|name| format!("[{}]", capital(name))).collect()
}

/// The whole text in one line.
pub(crate) fn text(face: &CardInfo) -> String {
    let line = |line: &TextLine| match (line.title.as_str(), said(line).as_str()) {
        (title, "") => title.to_owned(),
        ("", said) => said.to_owned(),
        (title, said) => format!("{title} - {said}"),
    };
    face.text.iter().map(line).collect::<Vec<_>>().join(" / ")
}

/// What a line says below its title: "Any turn, combat [Skill]: Hulk gets +3/+0.", "2: Keeper. Assault 1."
fn said(line: &TextLine) -> String {
    let needs = line.needs.map(|needs| format!("{needs}:"));
    let when = line.when.as_ref().map(|when| format!("{}:", timing(when)));
    let keeper = line.keeper.then(|| "Keeper.".to_owned());
    let aside = (!line.aside.is_empty()).then(|| format!("({})", line.aside));
    let body = (!line.body.is_empty()).then(|| line.body.clone());
    [needs, when, keeper, body, aside].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// "Any turn, combat [Skill]".
fn timing(when: &When) -> String {
    let (time, any_turn, cost) = match when {
        When::Use { time, any_turn, cost } => (time, any_turn, cost),
        When::LevelUp { xp } => return format!("Level up ({xp})"),
    };
    let time = match time {
        Time::Turn => "turn",
        Time::Draw => "draw",
        Time::Recovery => "recovery",
        Time::Build => "build",
        Time::StartOfMain => "start of main",
        Time::Main => "main",
        Time::Combat => "combat",
        Time::AnyCombat => "any combat",
        Time::Reaction => "reaction",
    };
    let time = if *any_turn { format!("Any turn, {time}") } else { capital(time) };
    if cost.is_empty() { time } else { format!("{time} {cost}") }
}

/// The attack of a Squad card as printed.
fn attack(face: &CardInfo) -> String {
    face.attack.map_or_else(|| "*".to_owned(), |attack| attack.to_string())
}

/// "Supporting character, cost 4 - X-Men", "Attack · Wolverine · X-Men".
fn type_line(face: &CardInfo) -> String {
    let kind = match face.kind {
        CardType::Main => format!("Main character, level {}", face.level.unwrap_or(0)),
        CardType::Supporting => format!("Supporting character, cost {}", face.cost.unwrap_or(0)),
        CardType::PlotTwist => "Plot twist".to_owned(),
        CardType::Equipment => format!("Equipment, cost {}", face.cost.unwrap_or(0)),
        CardType::Location if face.teams.is_empty() => "Basic location".to_owned(),
        CardType::Location => "Special location".to_owned(),
        CardType::Token if face.stats.is_some() => {
            format!("Token supporting character, cost {}", face.cost.unwrap_or(0))
        }
        CardType::Token => "Card of a pile".to_owned(),
        CardType::Attack => return squad_line("Attack", face),
        CardType::Keeper => return squad_line("Keeper", face),
    };
    if face.teams.is_empty() { kind } else { format!("{kind} - {}", face.teams.join(", ")) }
}

fn squad_line(kind: &str, face: &CardInfo) -> String {
    let heroes = face.heroes.join(" & ");
    [kind, &heroes].into_iter().chain(face.teams.iter().map(String::as_str)).collect::<Vec<_>>().join(" · ")
}

const FRAME: usize = 58;

/// The card in a frame, as a player would recognise it.
pub(crate) fn framed(face: &CardInfo) -> Vec<String> {
    let style = style(face);
    let edge = |left: char, right: char| paint(style, format_args!("{left}{}{right}", "─".repeat(FRAME + 2)));
    let line = |inner: Style, text: &str| {
        let (bar, text) = (paint(style, '│'), screen::fit(text, FRAME));
        format!("{bar} {} {bar}", paint(inner, text))
    };
    let mut lines = vec![edge('╭', '╮'), line(BOLD, &ends(&face.name, &corner(face)))];
    if !face.aka.is_empty() {
        lines.push(line(DIM, &format!("also known as {}", face.aka.join(", "))));
    }
    lines.extend([line(DIM, &type_line(face)), edge('├', '┤')]);
    let numbers = numbers(face);
    if !numbers.is_empty() {
        lines.push(line(style.bold(), &numbers));
    }
    for (at, text) in face.text.iter().enumerate() {
        if at > 0 || !numbers.is_empty() {
            lines.push(line(PLAIN, ""));
        }
        lines.extend(paragraph(text).into_iter().map(|(style, text)| line(style, &text)));
    }
    lines.push(line(PLAIN, ""));
    let block = face.block.as_deref().map(|block| format!("blocks {}", capital(block))).unwrap_or_default();
    let rarity = face.rarity.as_deref().unwrap_or("");
    if !block.is_empty() {
        lines.push(line(PLAIN, &ends(&block, rarity)));
    }
    lines.extend([line(DIM, &ends(&face.id, &face.set)), edge('╰', '╯')]);
    let below = face.reminders.iter().cloned().chain(face.note.as_ref().map(|note| format!("Note: {note}")));
    for text in below {
        lines.extend(screen::wrap(&text, FRAME).into_iter().map(|text| paint(DIM, format_args!("  {text}"))));
    }
    lines
}

/// Two texts at the ends of a line of the frame.
fn ends(left: &str, right: &str) -> String {
    let space = FRAME.saturating_sub(left.chars().count() + right.chars().count());
    format!("{left}{:space$}{right}", "")
}

fn corner(face: &CardInfo) -> String {
    match (face.level, face.cost, face.team_symbols) {
        (Some(level), ..) => format!("level {level}"),
        (None, Some(cost), _) => format!("cost {cost}"),
        (None, None, Some(symbols)) => format!("{symbols} team symbols"),
        (None, None, None) => String::new(),
    }
}

fn numbers(face: &CardInfo) -> String {
    match (&face.stats, face.kind) {
        (Some(stats), _) => format!("ATK {}   DEF {}   ♥ {}", stats.atk, stats.def, stats.health),
        (None, CardType::Attack | CardType::Keeper) => ends(&factors(face), &format!("attack {}", attack(face))),
        (None, _) => String::new(),
    }
}

/// The lines of a part of the text. A title stands above what it says.
fn paragraph(text: &TextLine) -> Vec<(Style, String)> {
    let body = said(text);
    let title = Some(&text.title).filter(|title| !title.is_empty());
    let style = if body.is_empty() { PLAIN } else { BOLD };
    let body = screen::wrap(&body, FRAME).into_iter().filter(|line| !line.is_empty());
    title.map(|title| (style, title.clone())).into_iter().chain(body.map(|line| (PLAIN, line))).collect()
}
