//! How the game went: what everybody had left, turn by turn.

use super::chart::{self, Curve, Frame, Turn};
use super::mistakes::AskForMistakes;
use super::tally::in_order;
use crate::parts::Icon;
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::{GameName, Observation, PlayerInfo, Seat, Summary, TurnMark, capital};
use std::sync::Arc;

const WIDE: Frame = Frame { width: 1120.0, height: 210.0, key: "wide" };
const NARROW: Frame = Frame { width: 366.0, height: 220.0, key: "narrow" };

#[component]
pub(super) fn Course(table: Arc<Observation>, summary: Summary) -> impl IntoView {
    let words = &words().ending;
    let players = in_order(&table);
    // A game that was given up before its first turn has no course.
    (!summary.turns.is_empty()).then(|| {
        let label = spoken(&players, &summary, table.game);
        let draw = |frame: &Frame| drawn(frame, &players, &summary);
        let (wide, narrow) = (draw(&WIDE), draw(&NARROW));
        let sentence = led(&players, &summary);
        view! {
            <section class="fin__mom" aria-label=words.course>
                <div class="fin__t">
                    <h3>{words.course}</h3><small>{words.left(table.game).about}</small>
                    <Legend players=players.clone() game=table.game levels=has(&summary, TurnMark::LevelUp) losses=has(&summary, TurnMark::Lost)/>
                    <AskForMistakes table=table.clone()/>
                </div>
                <svg class="chart chart--wide" viewBox=WIDE.view() role="img" aria-label=label.clone() inner_html=wide></svg>
                <svg class="chart chart--narrow" viewBox=NARROW.view() role="img" aria-label=label inner_html=narrow></svg>
                {(!sentence.is_empty()).then(|| view! { <p class="fin__led">{sentence}</p> })}
            </section>
        }
    })
}

fn has(summary: &Summary, mark: TurnMark) -> bool {
    summary.turns.iter().flat_map(|turn| &turn.marks).any(|(_, other)| *other == mark)
}

#[component]
fn Legend(players: Vec<PlayerInfo>, game: GameName, levels: bool, losses: bool) -> impl IntoView {
    let words = &words().ending;
    let pair = players.len() == 2;
    let first = players.first().map(|player| player.name.clone()).unwrap_or_default();
    let turns = match first.as_str() {
        "You" => words.own_turns.to_owned(),
        name => fill(words.turns_of, &[name]),
    };
    let mark = words.left(game).mark;
    view! {
        <span class="fin__legend" aria-hidden="true">
            {pair.then(|| view! { <span><i class="swatch"></i>{turns}</span> })}
            {(pair && losses).then(|| view! { <span><Icon name="skull"/>{mark}</span> })}
            {(pair && levels).then(|| view! { <span><Icon name="xp"/>{words.level_up}</span> })}
        </span>
    }
}

/// The picture: among two the lead of the one below, among more what each has left.
fn drawn(frame: &Frame, players: &[PlayerInfo], summary: &Summary) -> String {
    let of = |seat: Seat| series(summary, seat);
    match players {
        [own, foe] => {
            let lead: Vec<i16> = of(own.seat).iter().zip(of(foe.seat)).map(|(own, foe)| own - foe).collect();
            let turns: Vec<Turn> = summary.turns.iter().map(|turn| Turn::of(turn, own.seat)).collect();
            chart::lead(frame, &lead, &turns, [own.name.as_str(), words().ending.even, foe.name.as_str()])
        }
        players => {
            let line = |(at, player): (usize, &PlayerInfo)| Curve {
                letter: player.seat.letter(),
                own: at == 0,
                values: of(player.seat),
            };
            let lines: Vec<Curve> = players.iter().enumerate().map(line).collect();
            let numbers: Vec<u16> = summary.turns.iter().map(|turn| turn.start.turn).collect();
            chart::lines(frame, &lines, &numbers)
        }
    }
}

/// What a player had left before the first turn and after each one.
fn series(summary: &Summary, seat: Seat) -> Vec<i16> {
    let at = |left: &Vec<i16>| left.get(seat.index()).copied().unwrap_or(0);
    std::iter::once(&summary.start).chain(summary.turns.iter().map(|turn| &turn.left)).map(at).collect()
}

/// The picture in words: "After turn 1: You 5, Sidekick 4."
fn spoken(players: &[PlayerInfo], summary: &Summary, game: GameName) -> String {
    let words = &words().ending;
    let turn = |turn: &longbox_protocol::TurnSummary| {
        let each = players
            .iter()
            .map(|player| format!("{} {}", player.name, turn.left.get(player.seat.index()).copied().unwrap_or(0)));
        fill(words.after_turn, &[&turn.start.turn.to_string(), &each.collect::<Vec<_>>().join(", ")])
    };
    let turns: Vec<String> = summary.turns.iter().map(turn).collect();
    format!("{}. {}", words.left(game).about, turns.join(" "))
}

/// "You led after 7 turns, Sidekick after 3, nobody after 2." Among more than two it would say little.
fn led(players: &[PlayerInfo], summary: &Summary) -> String {
    let words = &words().ending;
    let [own, foe] = players else { return String::new() };
    let lead: Vec<i16> =
        series(summary, own.seat).iter().zip(series(summary, foe.seat)).skip(1).map(|(own, foe)| own - foe).collect();
    let count = |wanted: fn(&i16) -> bool| lead.iter().filter(|lead| wanted(lead)).count();
    let (mine, theirs, even) = (count(|lead| *lead > 0), count(|lead| *lead < 0), count(|lead| *lead == 0));
    let turns = |many: usize| match many {
        1 => words.one_turn.to_owned(),
        many => fill(words.turns, &[&many.to_string()]),
    };
    if let Some((leader, _)) =
        [(own, mine), (foe, theirs)].into_iter().find(|(_, turns)| *turns == lead.len() && *turns > 1)
    {
        return fill(words.led_always, &[&capital(&leader.name)]);
    }
    let all = [(own.name.as_str(), mine), (foe.name.as_str(), theirs), (words.nobody, even)];
    let mut led = all.into_iter().filter(|(_, many)| *many > 0);
    let first = led.next().map(|(name, many)| fill(words.led, &[&capital(name), &turns(many)]));
    let told: Vec<String> =
        first.into_iter().chain(led.map(|(name, many)| fill(words.led_too, &[name, &many.to_string()]))).collect();
    format!("{}.", told.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use longbox_protocol::{TurnStart, TurnSummary, Who};

    fn player(seat: Seat, name: &str) -> PlayerInfo {
        PlayerInfo { seat, name: name.to_owned(), who: Who::Bot(String::new()), about: String::new() }
    }

    fn summary(left: &[[i16; 2]]) -> Summary {
        let turn = |(at, left): (usize, &[i16; 2])| TurnSummary {
            start: TurnStart { turn: at as u16 + 1, step: at },
            players: vec![Seat::A],
            left: left.to_vec(),
            marks: Vec::new(),
        };
        let turns = left.iter().enumerate().map(turn).collect();
        Summary { start: vec![5, 5], turns, ..Summary::default() }
    }

    #[test]
    fn who_led_is_counted_by_turns() {
        let players = [player(Seat::B, "You"), player(Seat::A, "Kid")];
        let game = summary(&[[5, 5], [4, 5], [4, 2], [3, 2]]);
        assert_eq!(led(&players, &game), "You led after 1 turn, Kid after 2, nobody after 1.");
        let all = summary(&[[4, 5], [3, 5]]);
        assert_eq!(led(&players, &all), "You led after every turn.");
        assert_eq!(led(&players, &summary(&[[5, 5]])), "Nobody led after 1 turn.");
    }

    #[test]
    fn the_picture_is_told_in_words() {
        let players = [player(Seat::A, "You"), player(Seat::B, "Kid")];
        let told = spoken(&players, &summary(&[[5, 4]]), GameName::Squad);
        assert_eq!(told, "Cards left in hand and deck, turn by turn. After turn 1: You 5, Kid 4.");
    }
}
