//! Text with signs in it: `[Energy]` becomes the sign of Energy.

use super::SymbolIcon;
use leptos::prelude::*;

/// Symbols that stand in square brackets in the text of cards.
const SYMBOLS: [&str; 6] = ["energy", "intellect", "might", "skill", "alien", "humanity"];

#[component]
pub(crate) fn Rich(#[prop(into)] text: String) -> impl IntoView {
    pieces(&text)
        .into_iter()
        .map(|piece| match piece {
            Piece::Words(words) => view! { <>{words}</> }.into_any(),
            Piece::Symbol(name) => view! { <SymbolIcon name/> }.into_any(),
        })
        .collect_view()
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Piece {
    Words(String),
    Symbol(String),
}

fn pieces(text: &str) -> Vec<Piece> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('[') {
        let Some((inside, later)) = after.split_once(']') else { break };
        let name = inside.to_lowercase();
        if SYMBOLS.contains(&name.as_str()) {
            found.push(Piece::Words(before.to_owned()));
            found.push(Piece::Symbol(name));
        } else {
            found.push(Piece::Words(format!("{before}[{inside}]")));
        }
        rest = later;
    }
    found.push(Piece::Words(rest.to_owned()));
    found.retain(|piece| *piece != Piece::Words(String::new()));
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_are_found_and_other_brackets_stay() {
        let words = |text: &str| Piece::Words(text.to_owned());
        let symbol = Piece::Symbol("energy".to_owned());
        assert_eq!(pieces("Main [Energy]: draw"), [words("Main "), symbol, words(": draw")]);
        assert_eq!(pieces("a [note] b"), [words("a [note]"), words(" b")]);
        assert_eq!(pieces("half [open"), [words("half [open")]);
    }
}
