//! Somebody who plays at the table of the page, with the mouse, a finger or the keyboard alone.

use std::time::{Duration, Instant};

use serde_json::Value;

use crate::{Outcome, Visit};

/// How long a choice may take to be answered, bots included.
const PATIENCE: Duration = Duration::from_secs(15);
const POLL: Duration = Duration::from_millis(15);
/// No game takes more choices of one player.
const BOUND: usize = 900;

/// Events are not waited for, so that a whole game is over in seconds.
pub(crate) const INSTANT: &str = "localStorage.setItem('longbox.settings', JSON.stringify({ speed: 'Instant', skips_at_once: true })); localStorage.setItem('longbox.guide', JSON.stringify({ off: true }))";

/// The button that passes, whether that is the usual answer or not.
const PASS: &str = ".act .pass .btn--main, .act .pass .btn--skip";

/// What stands on the table now: whether it is over, which question is asked, what can be answered.
const STATE: &str = "
    const count = (selector) => document.querySelectorAll(selector).length;
    return {
        over: count('.ending') > 0,
        question: document.querySelector('.act')?.dataset.question ?? null,
        chooser: count('.chooser [role=menuitem]'),
        pile: count('.pilebox .is-legal'),
        naming: count('.naming input'),
        things: count('main [data-thing].is-legal'),
        menu: count('.act .menu [role=menuitem]'),
        pass: count('.act .pass .btn--main, .act .pass .btn--skip'),
    };";

#[derive(Clone, Debug, PartialEq)]
struct State(Value);

impl State {
    fn count(&self, name: &str) -> usize {
        self.0[name].as_u64().unwrap_or_default() as usize
    }

    fn is_over(&self) -> bool {
        self.0["over"] == Value::Bool(true)
    }

    fn is_asked(&self) -> bool {
        self.0["question"].is_string()
    }
}

/// How a player answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hands {
    /// Clicks on the table and on what is offered beside it.
    Mouse,
    /// Never points at anything.
    Keyboard,
}

/// Somebody at the table.
#[derive(Debug)]
pub struct Player<'a> {
    visit: &'a Visit,
    hands: Hands,
    /// Chance for choices; the same for every run.
    chance: u64,
    /// The choices made so far.
    pub made: usize,
}

impl<'a> Player<'a> {
    /// Somebody at a table that is open already.
    pub fn new(visit: &'a Visit, hands: Hands) -> Player<'a> {
        Player { visit, hands, chance: 7, made: 0 }
    }

    /// Starts a game of Vs. System with the first deck against a bot with the second one.
    pub async fn sit_down_with(visit: &'a Visit, decks: [&str; 2], hands: Hands) -> Outcome<Player<'a>> {
        let chairs = decks.map(|deck| serde_json::json!({ "deck": deck }));
        let lobby = serde_json::json!({ "games": { "vs": { "seats": 2, "chairs": chairs } } });
        let keep = "localStorage.setItem('longbox.lobby', JSON.stringify(arguments[0]))";
        visit.driver().execute(keep, vec![lobby]).await?;
        Player::sit_down(visit, "vs", hands).await
    }

    /// Starts a game as its lobby offers it and waits for the first question.
    pub async fn sit_down(visit: &'a Visit, game: &str, hands: Hands) -> Outcome<Player<'a>> {
        visit.run(INSTANT).await?;
        visit.reload().await?;
        visit.run(&format!("location.hash = '#/play/{game}'")).await?;
        visit.click(".startbar .btn--main").await?;
        visit.find(".act[data-question]").await?;
        Ok(Player::new(visit, hands))
    }

    fn below(&mut self, bound: usize) -> usize {
        self.chance = self.chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.chance >> 33) as usize % bound.max(1)
    }

    async fn state(&self) -> Outcome<State> {
        Ok(State(self.visit.run(STATE).await?))
    }

    /// Waits until there is something to answer or the game is over.
    async fn asked(&self) -> Outcome<State> {
        let end = Instant::now() + PATIENCE;
        loop {
            let state = self.state().await?;
            if state.is_over() || state.is_asked() {
                return Ok(state);
            }
            if Instant::now() > end {
                return Err(format!("nobody is asked: {state:?}").into());
            }
            tokio::time::sleep(POLL).await;
        }
    }

    /// Makes one choice. True: the game is over.
    pub async fn choose(&mut self) -> Outcome<bool> {
        let before = self.asked().await?;
        if before.is_over() {
            return Ok(true);
        }
        match self.hands {
            Hands::Mouse => self.point(&before).await?,
            Hands::Keyboard => self.press(&before).await?,
        }
        self.made += 1;
        // A click that opens a list, or shows a reason, is followed by another one.
        let end = Instant::now() + Duration::from_millis(1_500);
        while Instant::now() < end {
            let now = self.state().await?;
            if now.count("chooser") > 0 && before.count("chooser") == 0 {
                // A list has opened: the choice is made there.
                return Box::pin(self.choose()).await;
            }
            if now != before {
                return Ok(false);
            }
            tokio::time::sleep(POLL).await;
        }
        self.last_resort().await?;
        Ok(false)
    }

    /// Plays to the end.
    pub async fn play_out(&mut self) -> Outcome {
        while !self.choose().await? {
            if self.made > BOUND {
                return Err(format!("the game does not end after {} choices", self.made).into());
            }
        }
        Ok(())
    }

    async fn point(&mut self, state: &State) -> Outcome {
        if state.count("chooser") > 0 {
            return self.click(".chooser [role=menuitem]", 0).await;
        }
        if state.count("pile") > 0 {
            return self.click(".pilebox .is-legal", 0).await;
        }
        if state.count("naming") > 0 {
            return self.name_a_card().await;
        }
        let (things, menu, pass) = (state.count("things"), state.count("menu"), state.count("pass"));
        let ways = [(things > 0).then_some(0), (menu > 0).then_some(1), (pass > 0).then_some(2)];
        let ways: Vec<u8> = ways.into_iter().flatten().collect();
        if ways.is_empty() {
            return Err(format!("there is nothing to click: {state:?}").into());
        }
        match ways[self.below(ways.len())] {
            0 => {
                let at = self.below(things);
                self.click("main [data-thing].is-legal", at).await
            }
            1 => {
                let at = self.below(menu);
                self.click(".act .menu [role=menuitem]", at).await
            }
            _ => self.click(PASS, 0).await,
        }
    }

    /// Moves the mouse to the element and clicks there, whatever lies on top.
    async fn click(&self, selector: &str, at: usize) -> Outcome {
        let all = self.visit.all(selector).await?;
        let Some(element) = all.get(at).or(all.first()) else { return Ok(()) };
        // It may be gone already: the next look at the table tells.
        let _ = element.scroll_into_view().await;
        let _ = self.visit.driver().action_chain().move_to_element_center(element).click().perform().await;
        Ok(())
    }

    async fn name_a_card(&self) -> Outcome {
        self.visit.write(".naming input", "a").await?;
        self.visit.click(".naming [role=menuitem]").await
    }

    async fn press(&mut self, state: &State) -> Outcome {
        let offers = state.count("menu").max(state.count("chooser"));
        let digits = offers.min(9);
        // Passing now and then brings a game to its end.
        let passes = state.count("pass") > 0 && self.below(3) == 0;
        let key = match digits {
            0 => " ".to_owned(),
            _ if passes => " ".to_owned(),
            digits => (1 + self.below(digits)).to_string(),
        };
        self.keys(&key).await
    }

    /// Presses keys, wherever the focus is.
    pub async fn keys(&self, keys: &str) -> Outcome {
        Ok(self.visit.driver().action_chain().send_keys(keys).perform().await?)
    }

    /// Whatever did nothing is left, and the first option of the menu is taken.
    async fn last_resort(&self) -> Outcome {
        match self.hands {
            Hands::Mouse => {
                self.keys("\u{e00c}").await?;
                let menu = self.state().await?.count("menu");
                let selector = if menu > 0 { ".act .menu [role=menuitem]" } else { PASS };
                self.click(selector, 0).await
            }
            Hands::Keyboard => self.keys("1").await,
        }
    }
}
