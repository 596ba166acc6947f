//! A character in play, as a tile.

use super::health::Drops;
use crate::parts::{Art, Icon, SeatBadge, ThingButton, team_icon};
use crate::store::Store;
use crate::table::fighter_of;
use crate::words::words;
use leptos::prelude::*;
use longbox_art::team_key;
use longbox_protocol::{CardNo, Fighter, GameName, Seat, Thing};

/// The rule words that have a sign of their own; the others are told by the big card.
const SIGNS: [(&str, &str); 2] = [("Flight", "flight"), ("Ranged", "ranged")];

#[component]
pub(super) fn FighterTile(thing: Thing) -> impl IntoView {
    let store = Store::here();
    let asked = thing.clone();
    let fighter = Memo::new(move |_| {
        store.table.with(|table| table.as_ref().and_then(|table| fighter_of(&table.picture, &asked)))
    });
    let staged = Memo::new(move |_| super::seating::with_table(store, |_, table| is_staged(table)).unwrap_or_default());
    let class = Memo::new(move |_| fighter.with(|fighter| fighter.as_ref().map(|one| classes(one, staged.get()))));
    let label = Memo::new(move |_| fighter.with(|one| one.as_ref().map(|one| one.label.clone()).unwrap_or_default()));
    let team = fighter.with_untracked(|one| one.as_ref().map(|one| team_key(&one.team)).unwrap_or_default());
    let team = if team.is_empty() { "none".to_owned() } else { team };
    let card = Memo::new(move |_| fighter.with(|one| one.as_ref().map(|one| one.card)));
    let class = Signal::derive(move || class.get().unwrap_or_default());
    view! {
        <div class="stand">
            <ThingButton thing class label team>
                {move || fighter.get().map(|fighter| view! { <NameBar fighter/> })}
                <span class="tile__art">
                    {move || card.get().map(|card| view! { <TileArt card/> })}
                    {move || fighter.get().map(|fighter| view! { <Numbers fighter/> })}
                </span>
                {move || fighter.get().map(|fighter| view! { <Signs fighter staged=staged.get()/> })}
            </ThingButton>
        </div>
    }
}

fn is_staged(table: &longbox_protocol::VsTable) -> bool {
    table.combat.as_ref().is_some_and(|combat| combat.staged)
}

fn classes(fighter: &Fighter, staged: bool) -> String {
    let stance = fighter.stance;
    let states = [
        (fighter.main, "tile--main"),
        (stance.stunned, "is-stunned"),
        (stance.hidden, "is-hidden"),
        (stance.exhausted && !stance.stunned, "is-exhausted"),
        (fighter.attacking, "is-attacking"),
        (fighter.attacking && staged, "is-staged"),
        (fighter.defending, "is-defending"),
        (fighter.equipment.is_some() || !fighter.captives.is_empty(), "has-gear"),
        (fighter.raids_for.is_some(), "is-raiding"),
    ];
    let on = states.into_iter().filter(|(is, _)| *is).map(|(_, class)| class);
    std::iter::once("tile").chain(on).collect::<Vec<_>>().join(" ")
}

/// The art of a card on the table, once its face has come.
#[component]
pub(super) fn TileArt(card: CardNo) -> impl IntoView {
    let store = Store::here();
    move || store.face(GameName::Vs, card).map(|face| view! { <Art face/> })
}

#[component]
fn NameBar(fighter: Fighter) -> impl IntoView {
    let rank = fighter.rank.map(|rank| if fighter.main { format!("L{rank}") } else { rank.to_string() });
    view! {
        <span class="tile__bar">
            {rank.map(|rank| view! { <span class="tile__cost">{rank}</span> })}
            <span class="tile__name">{fighter.name.clone()}</span>
            <Icon name=team_icon(&team_key(&fighter.team))/>
        </span>
    }
}

/// What is printed on the art: counters, XP, health, ATK and DEF, signs.
#[component]
fn Numbers(fighter: Fighter) -> impl IntoView {
    if fighter.machine {
        // The way that was chosen for it is its last power.
        let way = fighter.powers.get(1..).and_then(<[_]>::last).map(|power| power.name.clone());
        return way.map(|way| view! { <span class="tile__way" title=way.clone()>{way.clone()}</span> }).into_any();
    }
    let stunned = fighter
        .stance
        .stunned
        .then(|| view! { <svg class="tile__stun" aria-hidden="true"><use href="#burst-stun"></use></svg> });
    let counters = (fighter.counters != 0).then(|| {
        let (name, class, sign) =
            if fighter.counters > 0 { ("plus", "mark mark--plus", "+") } else { ("minus", "mark mark--minus", "−") };
        view! { <span class=class><Icon name/>{sign}{fighter.counters.abs()}</span> }
    });
    let xp = match fighter.xp_needed {
        Some(needed) => Some(format!("{}/{needed}", fighter.xp)),
        None => (fighter.xp > 0).then(|| fighter.xp.to_string()),
    };
    let xp = xp.map(|xp| view! { <span class="mark mark--xp" title=tip("XP")><Icon name="xp"/>{xp}</span> });
    let frozen = fighter
        .stance
        .frozen
        .then(|| view! { <span class="mark mark--frozen" title=tip(words().vs.frozen)>{words().vs.frozen}</span> });
    let hidden = fighter
        .stance
        .hidden
        .then(|| view! { <span class="mark mark--word" title=tip(words().vs.hidden)>{words().vs.hidden}</span> });
    let signs = SIGNS.into_iter().filter(|(word, _)| fighter.words.iter().any(|own| own == word));
    view! {
        {stunned}
        <span class="tile__marks">{counters}{xp}{frozen}{hidden}</span>
        <span class="tile__health"><Drops wounds=fighter.wounds health=fighter.health/></span>
        <span class="tile__stat"><span class="stat">
            <span title=tip("ATK") class=changed(fighter.atk, fighter.base_atk)>{fighter.atk}</span>
            <span title=tip("DEF") class=changed(fighter.def, fighter.base_def)>{fighter.def}</span>
        </span></span>
        <span class="tile__powers">{signs.map(|(word, name)| view! { <span class="badge" title=tip(word)><Icon name/></span> }).collect_view()}</span>
    }
    .into_any()
}

/// What a word of the game means, for a pointer that rests on it.
fn tip(word: &str) -> String {
    words().glossary.tip(word)
}

/// A number that is not as printed has an arrow.
fn changed(now: i16, printed: i16) -> &'static str {
    match now.cmp(&printed) {
        std::cmp::Ordering::Greater => "is-up",
        std::cmp::Ordering::Less => "is-down",
        std::cmp::Ordering::Equal => "",
    }
}

/// What stands at the edge of the tile: ribbons, equipment, whose it is.
#[component]
fn Signs(fighter: Fighter, staged: bool) -> impl IntoView {
    let store = Store::here();
    let words = &words().vs;
    let below = store.table.with_untracked(|table| table.as_ref().map_or(Seat::A, |table| table.below));
    let ribbon = match (fighter.attacking, fighter.defending) {
        (true, _) if staged => Some(("attack", words.chosen)),
        (true, _) => Some(("attack", words.attacking)),
        (_, true) => Some(("shield", words.defending)),
        _ if fighter.raids_for.is_some() => Some(("attack", words.raider)),
        _ => None,
    };
    // A raider bears the badge of the player whose it is, a borrowed character that of its owner.
    let whose = fighter.raids_for.or(fighter.owner);
    let exhausted = fighter.stance.exhausted && !fighter.stance.stunned;
    view! {
        {ribbon.map(|(name, word)| view! { <span class="ribbon"><Icon name/>{word}</span> })}
        {exhausted.then(|| view! { <span class="zz" title=tip(words.exhausted)>{words.exhausted}</span> })}
        <Tucked equipment=fighter.equipment captives=fighter.captives/>
        {whose.map(|seat| view! { <span class="tile__owner"><SeatBadge seat own={seat == below}/></span> })}
    }
}

/// What lies below a character: the equipment it carries, or whom it holds captive.
#[component]
fn Tucked(equipment: Option<CardNo>, captives: Vec<CardNo>) -> impl IntoView {
    let store = Store::here();
    let held = !captives.is_empty();
    let name = move |card: &CardNo| store.card_name(GameName::Vs, *card);
    let told = move || equipment.iter().chain(&captives).map(name).collect::<Vec<_>>().join(", ");
    let holds = move || view! { <Icon name="lock"/><span class="gear__holds">{words().vs.holds}</span> };
    (held || equipment.is_some())
        .then(|| view! { <span class="gear" class:gear--captive=held>{held.then(holds)}{told}</span> })
}
