//! A ladder for people.

use crate::games;
use crate::screen::{BOLD, DIM, GOOD, count, paint};
use longbox_arena::{LadderRecord, LadderReport, LadderSettings, Score, Shard, TestResult};
use longbox_protocol::GameName;

/// Cross table, strengths and order.
pub(super) fn told(record: &LadderRecord, report: &LadderReport) -> String {
    let settings = &record.settings;
    let mut lines = vec![paint(BOLD, title(settings)), subtitle(settings), String::new()];
    lines.extend(cross_table(settings, report));
    lines.push(String::new());
    lines.extend(strengths(report));
    lines.push(String::new());
    lines.extend(order(settings, report));
    lines.extend(tests(settings, report));
    lines.join("\n") + "\n"
}

pub(super) fn title(settings: &LadderSettings) -> String {
    let game = GameName::from_word(&settings.game).map_or(settings.game.as_str(), |game| games::title(game));
    format!("The ladder of {game}")
}

pub(super) fn subtitle(settings: &LadderSettings) -> String {
    let (bots, decks) = (count(settings.bots.len(), "bot"), count(settings.decks.len(), "deck"));
    let rounds = count(settings.rounds as usize, "round");
    let most = if settings.until.is_some() { "at most " } else { "" };
    let part = if settings.shard == Shard::WHOLE { String::new() } else { format!(", part {}", settings.shard) };
    format!("{bots}, {most}{rounds} of {} games at each table, {decks}, seed {}{part}", settings.seats, settings.seed)
}

fn cross_table(settings: &LadderSettings, report: &LadderReport) -> Vec<String> {
    let names = &settings.bots;
    let wide = names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(8);
    let cell = wide.max(15);
    let mut lines = vec!["Points in 100 of the row against the column, with the 95 % interval".to_owned()];
    let heads: String = names.iter().map(|name| format!("  {name:<cell$}")).collect();
    lines.push(paint(DIM, format!("  {:wide$}{heads}", "").trim_end()));
    for (row, name) in names.iter().enumerate() {
        let score = |column: usize| report.score(row, column).map_or("-".to_owned(), points);
        let cells: String = (0..names.len()).map(|column| format!("  {:<cell$}", score(column))).collect();
        lines.push(format!("  {name:<wide$}{cells}").trim_end().to_owned());
    }
    lines
}

fn points(score: Score) -> String {
    let percent = |share: f64| share * 100.0;
    format!("{:.1} ({:.0}-{:.0})", percent(score.mean), percent(score.low).floor(), percent(score.high).ceil())
}

fn strengths(report: &LadderReport) -> Vec<String> {
    let wide = report.standings.iter().map(|standing| standing.name.chars().count()).max().unwrap_or(0);
    let anchor = report.standings.iter().find(|standing| standing.anchor).map_or("", |standing| standing.name.as_str());
    let mut lines = vec![format!("Elo, all games together ({anchor} = 0)")];
    for (place, standing) in report.standings.iter().enumerate() {
        let elo = if standing.anchor { "0".to_owned() } else { standing.elo.to_string() };
        lines.push(format!("  {}  {:<wide$}  {elo}", place + 1, standing.name));
    }
    lines
}

/// What can be claimed: an order only where the interval of the two excludes that they are equal.
fn order(settings: &LadderSettings, report: &LadderReport) -> Vec<String> {
    let weakest_first: Vec<usize> = report.standings.iter().rev().map(|standing| standing.bot).collect();
    let name = |bot: usize| settings.bots[bot].as_str();
    let is_told = |low: usize, high: usize| report.pair(low, high).is_some_and(|pair| pair.order == Some([low, high]));
    let mut chains: Vec<Vec<&str>> = Vec::new();
    let mut open = Vec::new();
    for (at, &bot) in weakest_first.iter().enumerate() {
        let Some(&below) = at.checked_sub(1).and_then(|below| weakest_first.get(below)) else {
            chains.push(vec![name(bot)]);
            continue;
        };
        match chains.last_mut().filter(|_| is_told(below, bot)) {
            Some(chain) => chain.push(name(bot)),
            None => {
                open.push(format!("Not told apart: {} and {}", name(below), name(bot)));
                // It may still be stronger than somebody further down.
                let weaker = weakest_first[..at].iter().rev().find(|weaker| is_told(**weaker, bot));
                chains.push(weaker.into_iter().chain([&bot]).map(|bot| name(*bot)).collect());
            }
        }
    }
    let told = chains.iter().filter(|chain| chain.len() > 1).map(|chain| paint(GOOD, chain.join(" < ")));
    told.chain(open).collect()
}

fn tests(settings: &LadderSettings, report: &LadderReport) -> Vec<String> {
    let Some(test) = settings.until else { return Vec::new() };
    let words = |result| match result {
        TestResult::Open => "not known yet",
        TestResult::Accepted => "yes",
        TestResult::Rejected => "no",
    };
    let line = |pair: &longbox_arena::PairResult| {
        let ([first, second], rounds) = (&pair.names, count(pair.score.rounds as usize, "round"));
        Some(format!("{second} is {} Elo over {first}: {}, after {rounds}", test.elo, words(pair.test?)))
    };
    report.cross_table.iter().filter_map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use longbox_arena::{LadderRecord, Rounds, TableRecord};

    #[test]
    fn an_order_is_claimed_only_where_it_is_told() {
        let rounds = |results: &[([u64; 2], u64)]| {
            let mut rounds = Rounds::default();
            results.iter().for_each(|(points, count)| rounds.add(points, *count));
            rounds
        };
        let table = |bots: [usize; 2], results| TableRecord { bots: bots.to_vec(), next: 100, results };
        let worse = rounds(&[([0, 24], 85), ([24, 0], 15)]);
        let alike = rounds(&[([0, 24], 52), ([24, 0], 48)]);
        let settings = LadderSettings {
            game: "vs".to_owned(),
            rules_version: 1,
            cards_version: String::new(),
            bots: ["random", "rookie", "sidekick"].map(str::to_owned).to_vec(),
            decks: vec!["avengers".to_owned()],
            pairings: 1,
            pairings_version: String::new(),
            seats: 2,
            rounds: 100,
            seed: 1.into(),
            until: Some("+10elo".parse().unwrap()),
            shard: Shard::WHOLE,
        };
        let tables = vec![table([0, 1], worse.clone()), table([0, 2], worse), table([1, 2], alike)];
        let record = LadderRecord { settings, tables, odd_games: Vec::new() };
        let told = anstream::adapter::strip_str(&told(&record, &LadderReport::new(&record))).to_string();
        let end = told.split_once("\n\n").unwrap().1.split_once("\n\n").unwrap().1;
        assert_eq!(
            end,
            "Elo, all games together (sidekick = 0)
  1  sidekick  0
  2  rookie    -11 (-71 to +49)
  3  random    -298 (-370 to -225)

random < rookie
random < sidekick
Not told apart: rookie and sidekick
rookie is 10 Elo over random: yes, after 100 rounds
sidekick is 10 Elo over random: yes, after 100 rounds
sidekick is 10 Elo over rookie: not known yet, after 100 rounds
"
        );
        assert!(told.contains("\n  rookie    85.0 (76-91)     -                48.0 (38-58)\n"), "{told}");
    }
}
