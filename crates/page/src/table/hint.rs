//! A hint: what a strong bot would do, marked on the table, with the chances behind it.

use super::stage_is_free;
use crate::motion;
use crate::parts::Icon;
use crate::store::Store;
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::{Call, Hint, OfferOdds, Pick};

/// A hint and how far it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum HintShown {
    #[default]
    None,
    /// The host is asked about the question with this number.
    Asked(usize),
    Here(Hint),
    /// The player will choose: the chances stay in the list.
    Closed(Hint),
}

/// What a marked thing wears: the number of its step.
const STEP: &str = "data-hint-step";

impl Store {
    /// Asks for a hint, or closes the one that is shown. False: nothing is asked that there could be a hint for.
    pub(crate) fn ask_hint(self) -> bool {
        let number = self.table.with_untracked(|table| Some(table.as_ref()?.question.as_ref()?.number));
        let Some(question) = number else { return false };
        if let Some(hint) = self.open_hint() {
            self.hint.set(HintShown::Closed(hint));
            return true;
        }
        self.skip();
        self.hint.set(HintShown::Asked(question));
        self.call(Call::Hint { question });
        true
    }

    pub(crate) fn hint_came(self, hint: Hint) {
        let wanted = self.hint.with_untracked(|shown| *shown == HintShown::Asked(hint.question));
        if wanted {
            self.announcement.set(spoken(&hint));
            self.hint.set(HintShown::Here(hint));
        }
    }

    /// Whether this question is the one on the table.
    fn is_open(self, question: usize) -> bool {
        self.table.with(|table| {
            table.as_ref().and_then(|table| table.question.as_ref()).is_some_and(|open| open.number == question)
        })
    }

    /// The hint that is shown for the question on the table.
    pub(crate) fn open_hint(self) -> Option<Hint> {
        self.hint.with(|shown| match shown {
            HintShown::Here(hint) if self.is_open(hint.question) => Some(hint.clone()),
            _ => None,
        })
    }

    /// What an offer of the question on the table is worth, if a hint was given for it.
    pub(crate) fn odds_of(self, pick: Pick) -> Option<OfferOdds> {
        self.hint.with(|shown| match shown {
            HintShown::Here(hint) | HintShown::Closed(hint) if self.is_open(hint.question) => {
                hint.odds.iter().find(|odds| odds.pick == pick).copied()
            }
            _ => None,
        })
    }

    /// Does what the hint says.
    fn follow_hint(self, hint: &Hint) {
        let offer = hint.pick().and_then(|pick| self.offer_with(move |offer| offer.pick == pick));
        if let Some(offer) = offer {
            self.answer(&offer, hint.then());
        }
    }
}

/// The button in the bar.
#[component]
pub(super) fn HintButton() -> impl IntoView {
    let store = Store::here();
    let words = words();
    let asked = move || store.table.with(|table| table.as_ref().is_some_and(|table| table.question.is_some()));
    let busy =
        move || store.hint.with(|shown| if let HintShown::Asked(question) = shown { Some(*question) } else { None });
    let busy = move || busy().is_some_and(|question| store.is_open(question));
    view! {
        <button
            type="button" class="btn btn--quiet bar__hint" title=words.hint.title aria-label=words.hint.title
            aria-busy=move || busy().to_string() aria-disabled=move || (!asked()).then_some("true")
            aria-pressed=move || store.open_hint().is_some().to_string()
            on:click=move |_| { store.ask_hint(); }
        >
            <Icon name="bulb"/><span class="bar__word">{words.hint.ask}</span>
        </button>
    }
}

/// Where the mentor speaks: in the middle of the table, while nothing else is going on there.
#[component]
pub(super) fn StageHint(hint: Hint) -> impl IntoView {
    view! {
        <section class="coach" aria-label=words().hint.title>
            <svg class="coach__who" aria-hidden="true"><use href="#pica-think"></use></svg>
            <Balloon hint/>
        </section>
    }
}

/// The same above the options, where the middle has no room for it.
#[component]
pub(super) fn PromptHint() -> impl IntoView {
    let store = Store::here();
    let shown = Memo::new(move |_| store.open_hint());
    Effect::new(move |_| mark(shown.get().as_ref()));
    on_cleanup(|| mark(None));
    view! {
        {move || shown.get().map(|hint| view! {
            <section class="coach coach--prompt" class:coach--double=stage_is_free(store) aria-label=words().hint.title><Balloon hint/></section>
        })}
    }
}

#[component]
fn Balloon(hint: Hint) -> impl IntoView {
    let store = Store::here();
    let words = &words().hint;
    let (head, why) = (headline(&hint), reasons(&hint));
    let taken = hint.clone();
    view! {
        <div class="balloon balloon--left coach__say">
            <h2><mark>{head}</mark></h2>
            {why.into_iter().map(|line| view! { <p>{line}</p> }).collect_view()}
            <div class="coach__do">
                <button type="button" class="btn btn--main" on:click=move |_| store.follow_hint(&taken)>{words.follow}</button>
                <button type="button" class="btn" on:click=move |_| store.hint.set(HintShown::Closed(hint.clone()))>{words.close}</button>
            </div>
        </div>
    }
}

/// The chance behind an offer of the menu.
#[component]
pub(super) fn Odds(pick: Pick) -> impl IntoView {
    let store = Store::here();
    move || {
        let odds = store.odds_of(pick)?;
        let percent = odds.percent();
        let label = fill(words().hint.odds, &[&percent.to_string()]);
        Some(view! {
            <span class="odds">
                <span class="meter" aria-hidden="true"><i style:width=format!("{percent}%")></i></span>
                <span aria-hidden="true">{fill(words().hint.percent, &[&percent.to_string()])}</span>
                <span class="vh">{label}</span>
            </span>
        })
    }
}

/// "Attack with Beast. Juggernaut."
fn headline(hint: &Hint) -> String {
    let labels = hint.steps.iter().map(|step| format!("{}.", step.label.trim_end_matches('.')));
    labels.collect::<Vec<_>>().join(" ")
}

/// What is to be said for it: what will come of it, and the chances beside the next best.
fn reasons(hint: &Hint) -> Vec<String> {
    let words = &words().hint;
    let preview = hint.steps.iter().rev().find(|step| !step.preview.is_empty());
    let preview = preview.map(|step| format!("{}.", longbox_protocol::capital(&step.preview)));
    let games = hint.games.to_string();
    let chances = match hint.odds.as_slice() {
        [best, next, ..] if best.chance > next.chance => {
            fill(words.better, &[&best.percent().to_string(), &games, &next.percent().to_string()])
        }
        [best, ..] => fill(words.level, &[&best.percent().to_string(), &games]),
        [] => String::new(),
    };
    preview.into_iter().chain([chances]).filter(|line| !line.is_empty()).collect()
}

fn spoken(hint: &Hint) -> String {
    std::iter::once(headline(hint)).chain(reasons(hint)).collect::<Vec<_>>().join(" ")
}

/// Marks what the hint is about on the table, and nothing else.
fn mark(hint: Option<&Hint>) {
    for element in motion::found(&format!("[{STEP}]")) {
        let _ = element.remove_attribute(STEP);
    }
    let things = hint.into_iter().flat_map(|hint| hint.steps.iter().filter_map(|step| step.things.first()));
    for (at, thing) in things.enumerate() {
        for element in motion::elements_of(&thing.0) {
            let _ = element.set_attribute(STEP, &(at + 1).to_string());
        }
    }
}
