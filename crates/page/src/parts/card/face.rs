//! The full face of a card.

use super::fit::{fit, name_size};
use super::lines::{Line, paragraphs};
use super::{ICON_WORDS, attack_of, factor_of, factor_sign, kind_class, stat_plate, team_of, team_signs};
use crate::parts::{Art, Icon, SymbolIcon};
use crate::words::{fill, type_of, words};
use leptos::prelude::*;
use longbox_protocol::{CardInfo, CardType, GameName};

/// Everything that is printed on a card. `--card-w` sets its width.
#[component]
pub(crate) fn CardFace(face: CardInfo, game: GameName) -> impl IntoView {
    let squad = game == GameName::Squad;
    let lines = paragraphs(&face);
    let style = fit(&lines, squad).style();
    let plain = squad && lines.iter().all(|line| line.small);
    let plain = plain.then(|| view! { <p class="muted">{words().cards.plain}</p> });
    let (label, team, factor) = (face.name.clone(), team_of(&face), factor_of(&face));
    let class = format!("card {}", kind_class(&face));
    let name = format!("font-size:{}em", f64::from(name_size(&face.name, squad)) / 100.0);
    view! {
        <article class=class style=style data-team=team data-factor=factor aria-label=label>
            <header class="card__bar">
                <Corner face=face.clone()/>
                <h2 class="card__name" style=name>{face.name.clone()}</h2>
                {(!squad).then(|| team_signs(&face))}
            </header>
            <div class="card__art"><Art face=face.clone()/><OnArt face=face.clone()/></div>
            <TypeLine face=face.clone()/>
            <div class="card__text">{plain}{lines.into_iter().map(|line| view! { <Line line/> }).collect_view()}</div>
            <Foot face squad/>
        </article>
    }
}

/// The corner beside the name: a level, a cost, or the sign of a plot twist.
#[component]
fn Corner(face: CardInfo) -> impl IntoView {
    let words = words();
    let rank = match (face.level, face.cost) {
        (Some(level), _) => {
            view! { <small aria-hidden="true">{words.cards.level_short}</small><b aria-hidden="true">{level}</b> }
                .into_any()
        }
        (None, Some(cost)) => view! { <b aria-hidden="true">{cost}</b> }.into_any(),
        (None, None) if face.kind == CardType::PlotTwist => view! { <Icon name="bolt"/> }.into_any(),
        (None, None) => return view! { <span class="card__edge"></span> }.into_any(),
    };
    let label = match (face.level, face.cost) {
        (Some(level), _) => fill(words.cards.level_is, &[&level.to_string()]),
        (None, Some(cost)) => fill(words.cards.cost_is, &[&cost.to_string()]),
        (None, None) => words.cards.plot_twist.to_owned(),
    };
    view! { <span class="card__cost" role="img" aria-label=label>{rank}</span> }.into_any()
}

/// What stands on plates over the art: numbers, symbols, Factors.
#[component]
fn OnArt(face: CardInfo) -> impl IntoView {
    let icons =
        ICON_WORDS.iter().filter(|(word, _)| face.words.iter().any(|known| known == word)).map(|(word, icon)| {
            view! { <span class="badge" title=words().glossary.tip(word)><Icon name=*icon label=*word/></span> }
        });
    let icons = icons.collect_view();
    let gives = face.gives.iter().map(|symbol| view! { <SymbolIcon name=symbol/> }).collect_view();
    let factors = face.factors.iter().map(|factor| factor_sign(factor)).collect_view();
    let symbols = face.team_symbols.map(|count| {
        let label = words().cards.team_symbols.of(usize::from(count));
        view! { <span class="mark card__symbols" role="img" aria-label=label>"×"{count}</span> }
    });
    view! {
        {face.stats.map(stat_plate)}
        <span class="card__icons">{icons}</span>
        <span class="bigsym">{gives}</span>
        <span class="faces">{factors}</span>
        {symbols}
    }
}

/// What kind of card it is, and its health.
#[component]
fn TypeLine(face: CardInfo) -> impl IntoView {
    let words = words();
    let health = face.stats.map(|stats| {
        let label = fill(words.cards.health_is, &[&stats.health.to_string()]);
        // More drops than this would push the words away.
        let drops = match stats.health {
            few @ ..=8 => (0..few).map(|_| view! { <Icon name="drop"/> }).collect_view().into_any(),
            many => view! { <Icon name="drop"/><b>{many}</b> }.into_any(),
        };
        view! { <span class="drops" class:drops--n={stats.health > 8} role="img" aria-label=label>{drops}</span> }
    });
    let squad = !face.factors.is_empty();
    let keeper = (face.kind == CardType::Keeper)
        .then(|| view! { <span class="chip chip--kind"><Icon name="keeper"/>{words.cards.keeper}</span> });
    let teams = squad.then(|| team_signs(&face));
    view! { <div class="card__type"><span class="card__kind">{kind_of(&face)}</span>{keeper}{teams}{health}</div> }
}

/// "Main character", or whom a Squad card is of. Level, cost and teams are told elsewhere on the card.
fn kind_of(face: &CardInfo) -> String {
    if !face.factors.is_empty() {
        return face.heroes.join(" & ");
    }
    type_of(face).to_owned()
}

#[component]
fn Foot(face: CardInfo, squad: bool) -> impl IntoView {
    let words = words();
    // Of a main character there is only ever one.
    let limit = face.limit.filter(|_| face.kind != CardType::Main);
    let limit = limit.map(|limit| fill(words.cards.limit, &[&limit.to_string()]));
    let rarity = face.rarity.as_deref().map(initials);
    let print: Vec<String> = [Some(face.id.clone()), rarity, limit].into_iter().flatten().collect();
    let print = print.join(" · ");
    let title = [Some(face.set_name.clone()), face.rarity.clone()].into_iter().flatten().collect::<Vec<_>>().join(", ");
    if !squad {
        let left = if face.teams.is_empty() { face.set_name.clone() } else { face.teams.join(" · ") };
        return view! { <footer class="card__foot"><span class="card__left">{left}</span><span title=title>{print}</span></footer> }.into_any();
    }
    let attack = attack_of(&face);
    let block =
        face.block.clone().map(|block| view! { <span class="blk">{words.cards.blocks}" "{factor_sign(&block)}</span> });
    view! {
        <footer class="card__foot">
            <span class="atk"><small>{words.cards.attack}</small><b>{attack}</b></span>
            {block}
            <span class="card__print" title=title>{face.set_name.clone()}<br/>{print}</span>
        </footer>
    }
    .into_any()
}

/// "SR" for "Super rare".
fn initials(words: &str) -> String {
    words.split_whitespace().filter_map(|word| word.chars().next()).flat_map(char::to_uppercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rarity_has_initials() {
        assert_eq!((initials("Super rare").as_str(), initials("Common").as_str()), ("SR", "C"));
    }

    #[test]
    fn the_type_line_leaves_out_what_is_told_elsewhere() {
        let team = || vec!["X-Men".to_owned()];
        let main = CardInfo { kind: CardType::Main, level: Some(1), teams: team(), ..CardInfo::default() };
        assert_eq!(kind_of(&main), "Main character");
        let location =
            |teams: Vec<String>| kind_of(&CardInfo { kind: CardType::Location, teams, ..CardInfo::default() });
        assert_eq!((location(Vec::new()).as_str(), location(team()).as_str()), ("Basic location", "Special location"));
        let squad = CardInfo {
            factors: vec!["speed".to_owned()],
            heroes: vec!["Falcon".to_owned(), "Hulk".to_owned()],
            ..CardInfo::default()
        };
        assert_eq!(kind_of(&squad), "Falcon & Hulk");
    }
}
