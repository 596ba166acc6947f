//! What a deck is made of, as charts: each is an image with the whole sentence for a screen reader, or a table.

use crate::decks::bench::Bench;
use crate::parts::{Icon, team_icon};
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_art::team_key;
use longbox_protocol::{CurveStep, FactorCount, GameName, SymbolCount, TeamCount, capital};

/// The highest bar, in pixels of the drawing.
const HIGH: f64 = 78.0;

#[component]
pub(super) fn Curve() -> impl IntoView {
    let bench = Bench::here();
    let words = &words().decks;
    let at = usize::from(bench.game == GameName::Squad);
    let steps = Memo::new(move |_| bench.fact(|study| study.curve.clone()));
    let average = move || {
        let hundredths = bench.fact(|study| study.average);
        fill(words.average, &[&format!("{}.{}", hundredths / 100, hundredths % 100 / 10)])
    };
    let any = Memo::new(move |_| steps.with(|steps| steps.iter().any(|step| step.count > 0)));
    view! {
        <Show when=move || any.get()>
            <section class="panel fact" aria-label=words.curve[at]>
                <h2 class="panel__title">{words.curve[at]}<span class="panel__hint">{average}</span></h2>
                <div class="fact__b">{move || bars(&steps.get(), words.curve_step[at])}<p class="note">{words.curve_note}</p></div>
            </section>
        </Show>
    }
}

fn bars(steps: &[CurveStep], told: &'static str) -> impl IntoView + use<> {
    let most = f64::from(steps.iter().map(|step| step.count).max().unwrap_or(1).max(1));
    let wide = 320.0 / steps.len().max(1) as f64;
    let label = steps.iter().map(|step| {
        let count = fill(told, &[&step.count.to_string(), &step.cost.to_string()]);
        format!("{count} ({} %)", step.chance)
    });
    let label = label.collect::<Vec<_>>().join(", ");
    let bar = |(at, step): (usize, &CurveStep)| {
        let (left, high) = (at as f64 * wide, HIGH * f64::from(step.count) / most);
        let middle = left + wide / 2.0;
        view! {
            <rect class="own" x=left + wide * 0.14 y=96.0 - high width=wide * 0.72 height=high></rect>
            <text class="t-b" x=middle y=90.0 - high text-anchor="middle">{step.count}</text>
            <rect class="curve__cost" x=middle - 10.0 y="102" width="20" height="20" rx="3"></rect>
            <text class="t-b curve__n" x=middle y="116.5" text-anchor="middle">{step.cost}</text>
            <text class="t-muted" x=middle y="140" text-anchor="middle">{step.chance}" %"</text>
        }
    };
    let bars = steps.iter().enumerate().map(bar).collect_view();
    view! { <svg class="chart" viewBox="0 0 320 146" role="img" aria-label=label><path class="axis" d="M0 96H320"></path>{bars}</svg> }
}

/// Vs: what pays against what is asked.
#[component]
pub(super) fn Symbols() -> impl IntoView {
    let bench = Bench::here();
    let words = &words().decks;
    let counts = Memo::new(move |_| bench.fact(|study| study.symbols.clone()));
    let any = Memo::new(move |_| counts.with(|counts| !counts.is_empty()));
    let rows = move || {
        let counts = counts.get();
        let most = counts.iter().map(|count| count.given.max(count.asked)).max().unwrap_or(1).max(1);
        counts.into_iter().map(|count| symbol_row(count, most)).collect_view()
    };
    let heads = move || words.symbol_heads.map(|head| view! { <th scope="col">{head}</th> });
    view! {
        <Show when=move || any.get()>
            <section class="panel fact" aria-label=words.symbols>
                <h2 class="panel__title">{words.symbols}<span class="panel__hint">{words.symbols_note}</span></h2>
                <table class="counts symbols"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>
            </section>
        </Show>
    }
}

fn symbol_row(count: SymbolCount, most: u16) -> impl IntoView {
    let share = move |number: u16| format!("--share:{}", f64::from(number) / f64::from(most));
    let lead = count.lead.then_some(" + ★");
    let class = format!("sym-{}", count.symbol);
    view! {
        <tr>
            <th scope="row"><Icon name=class.clone() class=class.clone()/>{capital(&count.symbol)}</th>
            <td><span class=format!("bar-cell {class}") style=share(count.given)>{count.given}</span></td>
            <td><span class=format!("bar-cell bar-cell--ask {class}") style=share(count.asked)>{count.asked}{lead}</span></td>
            <td>{count.chance}" %"</td>
        </tr>
    }
}

/// Squad: what attacks and what blocks.
#[component]
pub(super) fn Factors() -> impl IntoView {
    let bench = Bench::here();
    let words = &words().decks;
    let counts = Memo::new(move |_| bench.fact(|study| study.factors.clone()));
    let any = Memo::new(move |_| counts.with(|counts| !counts.is_empty()));
    let row = |count: FactorCount| {
        view! {
            <tr>
                <th scope="row"><span class="sign" data-factor=count.factor.clone()><Icon name=format!("fac-{}", count.factor)/></span>{capital(&count.factor)}</th>
                <td>{count.attacks}</td><td>{count.blocks}</td><td>{count.chance}" %"</td>
            </tr>
        }
    };
    let rows = move || counts.get().into_iter().map(row).collect_view();
    let heads = move || words.factor_heads.map(|head| view! { <th scope="col">{head}</th> });
    view! {
        <Show when=move || any.get()>
            <section class="panel fact" aria-label=words.factors>
                <h2 class="panel__title">{words.factors}</h2>
                <table class="counts"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>
            </section>
        </Show>
    }
}

#[component]
pub(super) fn Teams() -> impl IntoView {
    let bench = Bench::here();
    let words = &words().decks;
    let counts = Memo::new(move |_| bench.fact(|study| study.teams.clone()));
    let any = Memo::new(move |_| counts.with(|counts| !counts.is_empty()));
    let row = |count: TeamCount| {
        let key = team_key(&count.team);
        let name = if count.team.is_empty() { words.no_team.to_owned() } else { count.team };
        view! {
            <tr>
                <th scope="row"><span class="sign" data-team=key.clone()><Icon name=team_icon(&key)/></span>{name}</th>
                <td>{count.characters}</td><td>{count.others}</td>
            </tr>
        }
    };
    let rows = move || counts.get().into_iter().map(row).collect_view();
    let heads = move || words.team_heads.map(|head| view! { <th scope="col">{head}</th> });
    view! {
        <Show when=move || any.get()>
            <section class="panel fact" aria-label=words.teams>
                <h2 class="panel__title">{words.teams}</h2>
                <table class="counts"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>
            </section>
        </Show>
    }
}
