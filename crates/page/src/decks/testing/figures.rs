//! The figures of a test that goes on: the win rate on a ruler, the match-ups, what was found out so far.

use super::{Stage, percent};
use crate::decks::bench::Bench;
use crate::decks::page::named;
use crate::parts::{Art, Icon};
use crate::words::{fill, thousands, words};
use leptos::prelude::*;
use longbox_protocol::{Share, TestMeeting, TestSummary};
use std::sync::Arc;

/// A rate of fewer games says little.
const FEW: u32 = 100;
/// A minute is told in minutes from here on, in seconds.
const LONG: u32 = 90;

/// "640 of 2,000, 26 s left".
pub(super) fn progress(summary: &TestSummary, left: Option<u32>) -> String {
    let words = &words().testing;
    let played = fill(words.played, &[&thousands(summary.games), &thousands(summary.of)]);
    match left.filter(|_| summary.games < summary.of) {
        None => played,
        Some(left) if left < LONG => fill(words.left[0], &[&played, &left.to_string()]),
        Some(left) => fill(words.left[1], &[&played, &left.div_ceil(60).to_string()]),
    }
}

#[component]
pub(super) fn Figures() -> impl IntoView {
    view! {
        <Splash/>
        <SoFar/>
        <Meetings/>
    }
}

/// The one number, with its interval.
#[component]
fn Splash() -> impl IntoView {
    let bench = Bench::here();
    let words = &words().testing;
    let wins = move || bench.trial.summary.with(|summary| summary.as_ref().map(|summary| summary.wins));
    let number = move || wins().map_or_else(|| "–".to_owned(), |wins| percent(wins.value));
    let name = bench.trial.tested.with_untracked(|tested| tested.as_ref().map(|tested| named(&tested.name)));
    let lead = bench.trial.tested.with_untracked(|tested| {
        let tested = tested.as_ref()?;
        tested.lead.or_else(|| tested.cards.first().map(|(_, card)| *card))
    });
    let art = lead.and_then(|card| bench.face(card)).map(|face| view! { <div class="trial__art"><Art face/></div> });
    let told = move || match wins() {
        Some(wins) => fill(words.interval, &[&percent(wins.low), &percent(wins.high)]),
        None => words.none_played.to_owned(),
    };
    view! {
        <section class="panel trial__splash" aria-label=words.so_far>
            {art}
            <div class="trial__plate">
                <h2 class="trial__kicker">{fill(words.it_wins, &[&name.unwrap_or_default()])}</h2>
                <p class="trial__number num">{number}<small>"%"</small></p>
                {move || wins().map(|wins| view! { <Ruler wins/> })}
                <p>{told}</p>
            </div>
        </section>
    }
}

/// The whole scale, with the rate and its interval.
#[component]
fn Ruler(wins: Share) -> impl IntoView {
    let label =
        fill(words().testing.ruler, &[wins.value, wins.low, wins.high].map(percent).each_ref().map(String::as_str));
    let x = |share: f64| 20.0 + 480.0 * share;
    let step = |tenth: u32| {
        let at = x(f64::from(tenth) / 10.0);
        let number = tenth.is_multiple_of(2).then(|| {
            view! { <text x=at y="58" text-anchor="middle">{tenth * 10}</text> }
        });
        view! { <path class="ruler__step" d=format!("M{at:.1} 29v10")></path>{number} }
    };
    let steps = (0..=10).map(step).collect_view();
    let (low, high) = (x(wins.low), x(wins.high));
    view! {
        <svg class="ruler" viewBox="0 0 520 64" role="img" aria-label=label>
            <path class="ruler__line" d="M20 34H500"></path>{steps}
            <path class="ruler__even" d=format!("M{:.1} 12v38", x(0.5))></path>
            <rect class="ruler__span" x=low y="23" width=high - low height="22"></rect>
            <circle class="ruler__dot" cx=x(wins.value) cy="34" r="9"></circle>
            <text class="t-b" x=(low - 6.0).max(34.0) y="16" text-anchor="end">{percent(wins.low)}</text>
            <text class="t-b" x=(high + 6.0).min(486.0) y="16">{percent(wins.high)}</text>
        </svg>
    }
}

/// How far the test is, and what was found out.
#[component]
fn SoFar() -> impl IntoView {
    let bench = Bench::here();
    let words = &words().testing;
    let trial = bench.trial;
    let goes_on = Memo::new(move |_| trial.stage.with(Stage::goes_on));
    let share = move || {
        trial.summary.with(|summary| {
            summary.as_ref().map_or(0.0, |summary| f64::from(summary.games) / f64::from(summary.of.max(1)))
        })
    };
    let told = move || match (trial.stage.get(), trial.summary.get()) {
        (Stage::Writing, _) => words.writing.to_owned(),
        (_, Some(summary)) => progress(&summary, trial.left.get()),
        (_, None) => words.starting.to_owned(),
    };
    let says = move || {
        trial.summary.get().map(|summary| {
            let findings = summary.findings.iter().map(|finding| {
                view! { <li><b>{finding.head.clone()}</b>" "{finding.text.clone()}</li> }
            });
            view! {
                <p class="trial__say">{summary.text.clone()}</p>
                <ol class="trial__found">{findings.collect_view()}</ol>
            }
        })
    };
    view! {
        <section class="panel trial__sofar" aria-label=words.says>
            <h2 class="panel__title"><Icon name="scope"/>{words.says}</h2>
            <div class="trial__state">
                <progress max="1" prop:value=share aria-label=words.progress></progress>
                <p><b class="num trial__count">{told}</b>
                    <Show when=move || goes_on.get() && trial.stage.get() != Stage::Writing>
                        <button type="button" class="btn trial__stop" on:click=move |_| bench.stop_test()>{words.stop}</button>
                    </Show>
                </p>
                {says}
            </div>
        </section>
    }
}

#[component]
fn Meetings() -> impl IntoView {
    let summary = Bench::here().trial.summary;
    let words = &words().testing;
    let keys = move || {
        summary.with(|summary| {
            let met = summary.iter().flat_map(|summary| &summary.meetings);
            met.map(|meeting| (meeting.deck.clone(), meeting.name.clone())).collect::<Vec<_>>()
        })
    };
    let any = Memo::new(move |_| {
        summary.with(|summary| summary.as_ref().is_some_and(|summary| !summary.meetings.is_empty()))
    });
    view! {
        <Show when=move || any.get()>
            <section class="panel trial__meetings" aria-label=words.meetings>
                <h2 class="panel__title">{words.meetings}<span class="panel__hint">{words.meetings_hint}</span></h2>
                <ul>
                    <For each=keys key=|(deck, _)| deck.clone() children=move |(deck, name)| {
                        let meeting = Memo::new(move |_| summary.with(|summary| meeting_with(summary.as_ref(), &deck)));
                        view! { <Meeting name meeting/> }
                    }/>
                </ul>
            </section>
        </Show>
    }
}

fn meeting_with(summary: Option<&Arc<TestSummary>>, deck: &str) -> Option<TestMeeting> {
    summary?.meetings.iter().find(|meeting| meeting.deck == deck).cloned()
}

#[component]
fn Meeting(name: String, meeting: Memo<Option<TestMeeting>>) -> impl IntoView {
    let few = move || meeting.with(|meeting| meeting.as_ref().is_none_or(|meeting| meeting.games < FEW));
    let row = {
        let name = name.clone();
        move || meeting.get().map(|meeting| figures_of(&name, &meeting))
    };
    view! { <li class="meet" class:is-few=few><b class="meet__name">{name}</b>{row}</li> }
}

/// The interval on a line from 0 to 100 %, the rate, and the verdict.
fn figures_of(name: &str, meeting: &TestMeeting) -> impl IntoView + use<> {
    let words = words();
    let Share { value, low, high } = meeting.wins;
    let games = words.testing.games.of_many(meeting.games);
    let label = fill(words.testing.met, &[name, &percent(value), &percent(low), &percent(high), &games]);
    let (class, verdict) = match meeting.verdict {
        1.. => ("tag tag--good", words.testing.verdicts[2]),
        0 => ("tag tag--even", words.testing.verdicts[1]),
        _ => ("tag tag--bad", words.testing.verdicts[0]),
    };
    let at = |share: f64| format!("{:.1}%", share * 100.0);
    let mark = match meeting.verdict {
        1.. => view! { <circle class="own" r="6"></circle> }.into_any(),
        0 => view! { <path class="evn" d="M0-7.5L7.5 0L0 7.5L-7.5 0z"></path> }.into_any(),
        _ => view! { <rect class="foe" x="-6" y="-6" width="12" height="12"></rect> }.into_any(),
    };
    view! {
        <svg class="meet__line" role="img" aria-label=label>
            <line class="zero" x1="50%" x2="50%" y1="0" y2="100%"></line>
            <line class="whisk" x1=at(low) x2=at(high) y1="50%" y2="50%"></line>
            <svg x=at(value) y="50%" overflow="visible">{mark}</svg>
        </svg>
        <b class="meet__rate num" aria-hidden="true">{percent(value)}" %"</b>
        <span class=class title=games>{verdict}</span>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_state_says_what_is_left() {
        let share = Share { value: 0.5, low: 0.4, high: 0.6 };
        let summary = |games| TestSummary {
            games,
            of: 2_000,
            wins: share,
            text: String::new(),
            meetings: Vec::new(),
            findings: Vec::new(),
        };
        assert_eq!(progress(&summary(640), Some(26)), "640 of 2,000, 26 s left");
        assert_eq!(progress(&summary(640), Some(200)), "640 of 2,000, 4 min left");
        assert_eq!(progress(&summary(8), None), "8 of 2,000");
        assert_eq!(progress(&summary(2_000), Some(0)), "2,000 of 2,000");
    }
}
