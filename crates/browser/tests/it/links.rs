//! Links to one card, rule, deck or game: each opened in a fresh tab, and each that is wrong says so.

use longbox_browser::{Hands, Outcome, Player, Screen, Visit, with_page};

/// Keeps what is copied, where the browser would ask.
const CLIPBOARD: &str = "Object.defineProperty(navigator, 'clipboard', { value: { \
    writeText: async (text) => { window.copied = text } } })";

/// Opens a link as somebody does who got it.
async fn follow(visit: &Visit, hash: &str) -> Outcome {
    visit.second_tab(hash, Screen::DESKTOP).await?;
    visit.before_pages(CLIPBOARD).await?;
    visit.reload().await
}

async fn copied(visit: &Visit) -> Outcome<String> {
    visit.until("return Boolean(window.copied)").await?;
    let link = visit.run("return window.copied").await?;
    visit.run("window.copied = null").await?;
    Ok(link.as_str().unwrap_or_default().to_owned())
}

/// What stands behind the address of the page.
fn hash(visit: &Visit, link: &str) -> String {
    link.strip_prefix(visit.address()).unwrap_or_default().to_owned()
}

#[test]
fn a_card_has_an_address() {
    with_page("link-card", Screen::DESKTOP, async |visit| {
        follow(visit, "#/cards/vs/MNB-001").await?;
        visit.find(".inspector .card").await?;
        let name = visit.run("return document.querySelector('.inspector .card__name').textContent").await?;
        visit.click(".inspector .copylink").await?;
        let link = copied(visit).await?;
        assert_eq!(hash(visit, &link), "#/cards/vs/MNB-001");
        visit.sees(".notice", "Link copied.").await?;
        assert_eq!(visit.barriers().await?, [], "the open card shuts somebody out");
        visit.picture("link-card-open").await?;
        // The address follows what is open.
        visit.driver().action_chain().send_keys("\u{e014}").perform().await?;
        visit.until("return location.hash.startsWith('#/cards/vs/') && !location.hash.endsWith('/MNB-001')").await?;
        visit.click(".inspector .closer").await?;
        visit.until("return location.hash === '#/cards/vs'").await?;
        let name = name.as_str().unwrap_or_default().to_lowercase().replace(' ', "-");
        follow(visit, &format!("#/cards/vs/{name}")).await?;
        visit.find(".inspector .card").await?;
        follow(visit, "#/cards/squad/animal-instinkt").await?;
        visit.sees(".notice", "no card \"animal-instinkt\"").await?;
        visit.sees(".inspector .card", "Animal Instinct").await
    });
}

#[test]
fn a_rule_has_an_address() {
    with_page("link-rule", Screen::DESKTOP, async |visit| {
        follow(visit, "#/rules/vs").await?;
        visit.find(".law").await?;
        let id = visit.run("return document.querySelectorAll('.law')[40].id.replace('rule-', '')").await?;
        let id = id.as_str().unwrap_or_default().to_owned();
        follow(visit, &format!("#/rules/vs/{id}")).await?;
        visit.sees(".law.is-meant .law__foot a", &id).await?;
        visit.click(".law.is-meant .copylink").await?;
        let link = copied(visit).await?;
        assert_eq!(hash(visit, &link), format!("#/rules/vs/{id}"));
        follow(visit, &format!("#/rules/vs/{id}s")).await?;
        visit.sees(".notice", &format!("no rule \"{id}s\"")).await?;
        visit.sees(".law.is-meant .law__foot a", &id).await
    });
}

#[test]
fn a_deck_has_an_address() {
    with_page("link-deck", Screen::DESKTOP, async |visit| {
        follow(visit, "#/decks/vs/x-men").await?;
        visit.sees("[role=dialog] .panel__title", "X-Men").await?;
        assert_eq!(visit.barriers().await?, [], "the open deck shuts somebody out");
        visit.picture("link-deck-open").await?;
        visit.click("[role=dialog] .copylink").await?;
        let link = copied(visit).await?;
        assert_eq!(hash(visit, &link), "#/decks/vs/x-men");
        visit.button("Play this deck").await?.click().await?;
        visit.until("return location.hash === '#/play/vs'").await?;
        visit.sees(".lobby__own .deck.is-picked .deck__name", "X-Men").await?;
        follow(visit, "#/decks/squad/wolverin").await?;
        visit.sees(".notice", "no deck \"wolverin\"").await?;
        visit.sees("[role=dialog] .panel__title", "Wolverine").await
    });
}

#[test]
fn a_link_holds_a_whole_game() {
    for game in ["vs", "squad"] {
        with_page(&format!("link-game-{game}"), Screen::DESKTOP, async |visit| {
            visit.before_pages(CLIPBOARD).await?;
            let mut player = Player::sit_down(visit, game, Hands::Keyboard).await?;
            for _ in 0..30 {
                if player.choose().await? {
                    break;
                }
            }
            visit.run("document.querySelector('[aria-label=Concede]')?.click()").await?;
            if visit.all(".ending").await?.is_empty() {
                visit.button("Yes, concede").await?.click().await?;
            }
            visit.find(".ending").await?;
            visit.run("location.hash = '#/replays'").await?;
            visit.find(".shelf__game").await?;
            visit.button("Copy link").await?.click().await?;
            let link = copied(visit).await?;
            println!(
                "the link to a game of {game} with {} choices of a player has {} letters",
                player.made,
                link.len()
            );
            let hash = hash(visit, &link);
            assert!(hash.starts_with("#/replays/") && link.len() < 8_000, "{link}");
            follow(visit, &hash).await?;
            visit.find(".transport").await?;
            visit.driver().action_chain().send_keys("\u{e010}").perform().await?;
            visit.find(".ending, .act .prompt").await?;
            visit.picture(&format!("link-game-open-{game}")).await?;
            // The game from the link can be shared again, and is the same.
            visit.click(".transport__share").await?;
            assert_eq!(copied(visit).await?, link);
            follow(visit, &hash[..hash.len() / 2]).await?;
            visit.sees(".notice", "doesn't hold a whole game").await?;
            visit.find(".replays").await?;
            Ok(())
        });
    }
}
