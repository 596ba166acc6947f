//! One game: its art, a sentence, the ways into it.

use crate::parts::{ArtStrip, GameMark};
use crate::route::Route;
use crate::store::Store;
use crate::words::words;
use leptos::prelude::*;
use longbox_protocol::{CardInfo, CardType, GameName};

#[component]
pub(super) fn GamePanel(game: GameName) -> impl IntoView {
    let store = Store::here();
    let words = words();
    let (title, about) = words.home.games[usize::from(game == GameName::Squad)];
    let faces =
        Memo::new(move |_| store.faces.with(|all| all.get(&game).map(|faces| front(faces)).unwrap_or_default()));
    view! {
        <article class="panel game">
            <div class="game__strip" aria-hidden="true">{move || view! { <ArtStrip faces=faces.get()/> }}</div>
            <div class="game__words">
                <h2><GameMark game/><span>{title}</span></h2>
                <p>{about}</p>
                <div class="btns">
                    <a class="btn btn--own" href=Route::Lobby(game).address()>{words.home.play_bot}</a>
                    <a class="btn" href=Route::Cards(game, String::new()).address()>{words.shell.cards}</a>
                    <a class="btn" href=Route::Rules(game, String::new()).address()>{words.shell.rules}</a>
                </div>
            </div>
        </article>
    }
}

/// Four cards in different colours: leaders of four teams, or the strongest of four Factors.
fn front(faces: &[CardInfo]) -> Vec<CardInfo> {
    let colour = |face: &CardInfo| face.factors.first().or(face.teams.first()).cloned();
    let leads = |face: &&CardInfo| match face.factors.is_empty() {
        true => face.kind == CardType::Main && face.level == Some(1),
        false => face.level >= Some(6) && face.factors.len() == 1,
    };
    let mut found: Vec<CardInfo> = Vec::new();
    for face in faces.iter().filter(leads) {
        if found.len() < 4 && found.iter().all(|other| colour(other) != colour(face)) {
            found.push(face.clone());
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_cards_of_different_colours_stand_for_a_game() {
        let main = |name: &str, team: &str, level| CardInfo {
            name: name.to_owned(),
            kind: CardType::Main,
            level: Some(level),
            teams: vec![team.to_owned()],
            ..CardInfo::default()
        };
        let faces = [
            main("Thor", "Avengers", 1),
            main("Thor", "Avengers", 2),
            main("Hulk", "Avengers", 1),
            main("Storm", "X-Men", 1),
        ];
        let names: Vec<String> = front(&faces).into_iter().map(|face| face.name).collect();
        assert_eq!(names, ["Thor", "Storm"]);
    }
}
