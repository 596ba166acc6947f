//! The forms that decks are written in: nothing changes on the way, and what is not understood is told.

mod broken;
mod hostile;

use longbox_catalog::{
    CatalogGame, DeckList, Form, LINK_MARK, deck_of, deck_text, link_game, parse_deck, read_deck, write_deck,
};

fn vs() -> longbox_vs::Vs {
    longbox_catalog::vs().expect("the card files are in order").game
}

/// What a reader makes of a text that it understands.
fn understood<G: CatalogGame>(game: &G, text: &str, form: Form) -> DeckList {
    let reading = read_deck(game, text);
    assert_eq!((reading.form, reading.unread.as_slice()), (form, &[][..]), "{text}");
    reading.list
}

fn written<G: CatalogGame>(game: &G, list: &DeckList, form: Form) -> String {
    write_deck(game, list, form).expect("decks are written in this form")
}

/// What a form of another program holds of a deck.
fn without_lines(list: &DeckList) -> DeckList {
    DeckList { lines: Vec::new(), ..list.clone() }
}

/// The text of a deck with the name in the place of each id whose name alone means the same card.
fn without_idle_ids<G: CatalogGame>(game: &G, text: &str) -> String {
    let named = |line: &str| {
        let (count, id) = line.split_once(' ')?;
        count.parse::<u8>().ok()?;
        let card = game.cards().iter().find(|card| G::id_of(card) == id)?;
        let name = G::name_of(card);
        let is_clear = game.several(name).is_empty() && game.find(name) == game.find(id);
        is_clear.then(|| format!("{count} {name}\n"))
    };
    text.lines().map(|line| named(line).unwrap_or_else(|| format!("{line}\n"))).collect()
}

fn go_round<G: CatalogGame>(game: &G, decks: &[String]) {
    for key in decks {
        let text = deck_text::<G>(key).expect("a built-in deck");
        let list = understood(game, text, Form::Text);
        let again = written(game, &list, Form::Text);
        // Comments that stand beside something move to the head of the file, and ids that need not be there go.
        if !text.lines().any(|line| line.contains(" # ")) {
            assert_eq!(again, without_idle_ids(game, text), "{key}");
        }
        assert_eq!(understood(game, &again, Form::Text), list, "{key}");
        let deck = parse_deck(game, "", text).expect("a built-in deck");
        let read = deck_of(game, &list);
        assert_eq!((&read.cards, &read.extra, &read.kind), (&deck.cards, &deck.extra, &deck.kind), "{key}");

        let link = written(game, &list, Form::Link);
        assert!(link.len() < 700, "{key}: a link of {} letters", link.len());
        assert_eq!(link_game(&link).as_deref(), Some(game.name()));
        let linked = understood(game, &link, Form::Link);
        assert_eq!(linked, without_lines(&list), "{key}");
        assert_eq!(written(game, &linked, Form::Link), link, "{key}");
        let address = format!("Look: https://example.org/longbox/{LINK_MARK}{link}\nGreetings");
        assert_eq!(understood(game, &address, Form::Link), linked, "{key}");

        let cod = written(game, &list, Form::Cod);
        let other = understood(game, &cod, Form::Cod);
        assert_eq!(other, DeckList { format: String::new(), ..without_lines(&list) }, "{key}");
        assert_eq!(written(game, &other, Form::Cod), cod, "{key}");
        assert_eq!(write_deck(game, &list, Form::O8d), None);
    }
}

fn keys<G: CatalogGame>(game: &G) -> Vec<String> {
    longbox_catalog::decks(game).expect("the deck files are in order").into_iter().map(|deck| deck.key).collect()
}

#[test]
fn every_deck_of_vs_goes_through_every_form() {
    let game = vs();
    let keys = keys(&game);
    assert_eq!(keys.len(), 82);
    go_round(&game, &keys);
}

#[test]
fn every_deck_of_squad_goes_through_every_form() {
    let game = crate::game();
    let keys = keys(&game);
    assert_eq!(keys.len(), 158);
    go_round(&game, &keys);
}

#[test]
fn a_deck_of_octgn_is_read_by_names() {
    let game = vs();
    let text = "<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"yes\"?>
<deck game=\"a1b2\" sleeveid=\"0\">
  <section name=\"Main Character\" shared=\"False\">
    <card qty=\"1\" id=\"c-1\">Wolverine</card>
  </section>
  <section name=\"Main\" shared=\"False\">
    <card qty=\"4\" id=\"c-2\">Gambit</card>
    <card qty=\"2\" id=\"c-3\">  Iceman </card>
  </section>
  <notes><![CDATA[Cards & claws]]></notes>
</deck>";
    let list = understood(&game, text, Form::O8d);
    let named: Vec<(u8, &str)> = list.cards.iter().map(|(count, card)| (*count, game.name_of(*card))).collect();
    assert_eq!(named, [(4, "Gambit"), (2, "Iceman")]);
    assert_eq!(list.lead, game.levels_of("Wolverine").first().copied());
    assert_eq!(list.notes, "Cards & claws");
}

#[test]
fn a_deck_of_cockatrice_needs_no_sets() {
    let game = vs();
    let text = "<cockatrice_deck version=\"1\"><lastLoadedTimestamp/><deckname>Hard &amp; fast</deckname>
<zone name=\"main\"><card number=\"3\" name=\"Gambit\"/></zone>
<zone name=\"side\"><card number=\"1\" name=\"Wolverine\"/></zone></cockatrice_deck>";
    let list = understood(&game, text, Form::Cod);
    assert_eq!((list.name.as_str(), list.size()), ("Hard & fast", 3));
    assert_eq!(list.lead, game.levels_of("Wolverine").first().copied());
}

#[test]
fn the_text_of_a_list_can_be_read_whatever_its_player_wrote() {
    let game = vs();
    let gambit = game.for_deck("Gambit").expect("a card");
    let list = DeckList {
        name: " Two\nlines # and a : ".to_owned(),
        notes: "\n  first: 4 Gambit\n\n# last\n\n".to_owned(),
        cards: vec![(4, gambit), (0, 0)],
        lines: vec![("kind".to_owned(), "own".to_owned())],
        ..DeckList::default()
    };
    let tidy = list.tidied();
    assert_eq!((tidy.name.as_str(), tidy.notes.as_str()), ("Two lines and a :", "  first: 4 Gambit\n\n# last"));
    for form in [Form::Text, Form::Link, Form::Cod] {
        let again = understood(&game, &written(&game, &list, form), form);
        let whole = |list: &DeckList| (list.name.clone(), list.cards.clone(), list.notes.trim().to_owned());
        assert_eq!(whole(&again), whole(&tidy), "{form:?}");
    }
}
