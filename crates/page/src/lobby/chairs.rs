//! The other chairs: who sits there, with which deck, and how many there are.

use super::Lobby;
use super::choice::{Company, MOST_CHAIRS};
use super::decks::DeckArt;
use super::leaders::LeaderList;
use crate::parts::{Icon, SeatBadge};
use crate::words::{fill, words};
use leptos::prelude::*;
use longbox_protocol::{BotInfo, Seat};

#[component]
pub(super) fn ChairsPanel() -> impl IntoView {
    let lobby = Lobby::here();
    let words = words();
    let seats = Memo::new(move |_| lobby.choice.with(|choice| choice.seats));
    let company = Memo::new(move |_| lobby.choice.with(|choice| choice.company));
    let title = move || match (company.get(), seats.get()) {
        (Company::Bots, 2) => words.lobby.opponent,
        (Company::Bots, _) => words.lobby.opponents,
        _ => words.lobby.players,
    };
    // In the other companies the first chair has a row of its own, for its name or bot.
    let shown = move || (usize::from(company.get() == Company::Bots)..seats.get()).collect::<Vec<usize>>();
    view! {
        <section class="panel" aria-label=title>
            <h2 class="panel__title"><Icon name="hand"/>{title}</h2>
            <Terms/>
            <ul class="chairs">
                <For each=shown key=|seat| *seat children=move |seat| view! { <ChairRow seat/> }/>
            </ul>
        </section>
    }
}

/// How many play, in which mode, and who begins.
#[component]
fn Terms() -> impl IntoView {
    let lobby = Lobby::here();
    let words = words();
    let modes = lobby.with(|info| info.modes.clone());
    let most = modes.iter().map(|mode| usize::from(mode.seats.1)).max().unwrap_or(2).min(MOST_CHAIRS);
    let counts = (2..=most).map(move |count| {
        let picked = move || lobby.choice.with(|choice| choice.seats == count);
        view! {
            <label class="pill" class:is-picked=picked>
                <input type="radio" class="vh" name="seats" prop:checked=picked on:change=move |_| lobby.seat(count)/>{count}
            </label>
        }
    });
    let several = most > 2;
    let choose_mode = move |event| {
        let word = event_target_value(&event);
        lobby.change(|choice| choice.mode = word);
    };
    let fitting = move || {
        let seats = lobby.choice.with(|choice| choice.seats);
        let fits = |mode: &&longbox_protocol::ModeInfo| (mode.seats.0..=mode.seats.1).contains(&(seats as u8));
        modes.iter().filter(fits).cloned().collect::<Vec<_>>()
    };
    let first_of = move |seat: u8| lobby.choice.with(|choice| choice.first == Some(seat));
    let choose_first = move |event| {
        let first = event_target_value(&event).parse::<u8>().ok();
        lobby.change(|choice| choice.first = first);
    };
    view! {
        <div class="terms">
            {several.then(|| view! {
                <fieldset class="pills"><legend>{words.lobby.how_many}</legend><div>{counts.collect_view()}</div></fieldset>
                <label class="field">{words.lobby.mode}
                    <select on:change=choose_mode>
                        {move || fitting().into_iter().map(|mode| {
                            let word = mode.word.clone();
                            let chosen = lobby.choice.with_untracked(|choice| choice.mode == word);
                            view! { <option value=mode.word selected=chosen>{mode.title}</option> }
                        }).collect_view()}
                    </select>
                </label>
            })}
            <label class="field">{words.lobby.first}
                <select on:change=choose_first>
                    <option value="" selected=move || lobby.choice.with(|choice| choice.first.is_none())>{words.lobby.chance}</option>
                    {move || (0..lobby.choice.with(|choice| choice.seats) as u8).map(|seat| view! {
                        <option value=seat.to_string() selected=move || first_of(seat)>{move || format!("{}: {}", Seat(seat), lobby.player_name(usize::from(seat)))}</option>
                    }).collect_view()}
                </select>
            </label>
        </div>
    }
}

impl Lobby {
    /// Changes how many sit down. A mode that is not for so many gives way to the first that is.
    fn seat(self, count: usize) {
        let fits = |mode: &longbox_protocol::ModeInfo| (mode.seats.0..=mode.seats.1).contains(&(count as u8));
        let usual = self.with(|info| info.modes.iter().find(|mode| fits(mode)).map(|mode| mode.word.clone()));
        let kept = self.choice.with_untracked(|choice| {
            self.with(|info| info.modes.iter().any(|mode| mode.word == choice.mode && fits(mode)))
        });
        self.change(|choice| {
            choice.seats = count;
            if let Some(usual) = usual.filter(|_| !kept) {
                choice.mode = usual;
            }
        });
    }
}

#[component]
fn ChairRow(seat: usize) -> impl IntoView {
    let lobby = Lobby::here();
    let person = Memo::new(move |_| lobby.choice.with(|choice| choice.is_person(seat)));
    // One opponent is chosen among cards with a sentence each; several have a list.
    let alone = Memo::new(move |_| lobby.choice.with(|choice| choice.seats == 2 && choice.company == Company::Bots));
    view! {
        <li class="chair">
            <div class="chair__who">
                <SeatBadge seat=Seat(seat as u8) own={seat == 0}/>
                {move || match (person.get(), alone.get()) {
                    (true, _) => view! { <NameField seat/> }.into_any(),
                    (false, true) => view! { <BotCards seat/> }.into_any(),
                    (false, false) => view! { <BotList seat/> }.into_any(),
                }}
            </div>
            {(seat > 0).then(|| view! { <ChairDeck seat/><LeaderList seat/> })}
        </li>
    }
}

#[component]
fn NameField(seat: usize) -> impl IntoView {
    let lobby = Lobby::here();
    let words = words();
    let name = move || lobby.choice.with(|choice| choice.chairs[seat].name.clone());
    let hint = format!("{} {}", words.lobby.player, Seat(seat as u8));
    view! {
        <label class="field">{words.lobby.name}
            <input
                type="text" maxlength="24" autocomplete="off" placeholder=hint prop:value=name
                on:input=move |event| { let name = event_target_value(&event); lobby.change(|choice| choice.chairs[seat].name = name); }
            />
        </label>
    }
}

/// "strength 2 of 5", as dots for the eye.
#[component]
fn Strength(bot: BotInfo) -> impl IntoView {
    let lobby = Lobby::here();
    let most = lobby.with(|info| info.bots.iter().map(|bot| bot.strength).max().unwrap_or(1));
    let label = fill(words().lobby.strength, &[&bot.strength.to_string(), &most.to_string()]);
    let dots = (1..=most).map(|dot| view! { <i class:is-on=dot <= bot.strength></i> });
    view! { <span class="strength" role="img" aria-label=label>{dots.collect_view()}</span> }
}

#[component]
fn BotCards(seat: usize) -> impl IntoView {
    let lobby = Lobby::here();
    let cards = lobby.with(|info| info.bots.clone()).into_iter().map(|bot| {
        let kind = StoredValue::new(bot.kind.clone());
        let picked = move || lobby.choice.with(|choice| kind.with_value(|kind| choice.chairs[seat].bot == *kind));
        let take = move |_| lobby.change(|choice| choice.chairs[seat].bot = kind.get_value());
        view! {
            <label class="way way--bot" class:is-picked=picked>
                <input type="radio" class="vh" name=format!("bot-{seat}") prop:checked=picked on:change=take/>
                <b>{bot.name.clone()}</b><Strength bot=bot.clone()/><small>{bot.about}</small>
            </label>
        }
    });
    view! { <fieldset class="bots"><legend class="vh">{words().lobby.bot}</legend>{cards.collect_view()}</fieldset> }
}

#[component]
fn BotList(seat: usize) -> impl IntoView {
    let lobby = Lobby::here();
    let take = move |event| {
        let kind = event_target_value(&event);
        lobby.change(|choice| choice.chairs[seat].bot = kind);
    };
    let options = lobby.with(|info| info.bots.clone()).into_iter().map(|bot| {
        let chosen = lobby.choice.with_untracked(|choice| choice.chairs[seat].bot == bot.kind);
        view! { <option value=bot.kind selected=chosen>{bot.name}</option> }
    });
    view! { <label class="field">{words().lobby.bot}<select on:change=take>{options.collect_view()}</select></label> }
}

/// The deck of another chair: a button that opens the picker.
#[component]
fn ChairDeck(seat: usize) -> impl IntoView {
    let lobby = Lobby::here();
    let words = words();
    let deck = lobby.deck_at(seat);
    view! {
        <button type="button" class="chair__deck" on:click=move |_| lobby.picking.set(Some(seat))>
            <span class="vh">{words.lobby.choose_deck}</span>
            {move || match deck.get() {
                Some(deck) => view! {
                    <DeckArt game=lobby.game deck=deck.clone()/><span><b>{deck.name}</b><small>{deck.about}</small></span>
                }.into_any(),
                None => view! {
                    <span class="deck__art deck__art--surprise"><Icon name="why"/></span>
                    <span><b>{words.lobby.surprise}</b><small>{words.lobby.surprise_about}</small></span>
                }.into_any(),
            }}
        </button>
    }
}
