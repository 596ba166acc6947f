//! How fast bots think in the browser, and that the page stays quick meanwhile. What measures judges nothing, so it only
//! runs when it is asked for: `cargo xtask pace`.

use std::time::Duration;

use longbox_browser::{Hands, Outcome, Player, Screen, Visit, twin, with_page, with_page_in};
use serde_json::{Value, json};

use crate::twin::{call, page};

/// The best of so many counts: others use the machine too, and the browser compiles better what runs often.
const TRIES: usize = 5;

#[test]
#[ignore = "it measures"]
fn hero_thinks_in_the_browser() {
    let natively = twin::think_natively().unwrap_or_else(|problem| panic!("{problem}"));
    with_page_in("pace", Screen::DESKTOP, &page("pace", twin::Build::Players), "", async |visit| {
        for pace in &natively {
            let mut best = f64::INFINITY;
            for _ in 0..TRIES {
                let (found, took) = call(visit, "longbox_think", &pace.words).await?;
                assert_eq!(found, pace.hash, "{}: the answers, in the browser and natively", pace.game);
                best = best.min(took);
            }
            let natively = pace.looks as f64 * 1e6 / pace.microseconds as f64;
            let here = pace.looks as f64 * 1e3 / best;
            let [_, positions, looks] = pace.words;
            println!("hero in {}, {positions} positions with {looks} looks each:", pace.game);
            println!("  natively        {natively:>8.0} looks a second");
            println!("  in the browser  {here:>8.0} looks a second, {:.0} % of it", here * 100.0 / natively);
        }
        Ok(())
    });
}

/// Notes when frames are drawn, and when the page and its worker speak to each other.
const WATCH: &str = "
    window.frames_at = [];
    window.spoken_at = [];
    const spoken = () => window.spoken_at.push(performance.now());
    const Plain = window.Worker;
    window.Worker = class extends Plain {
        postMessage(...words) { spoken(); return super.postMessage(...words); }
        set onmessage(hear) { super.onmessage = (event) => { spoken(); hear(event); spoken(); }; }
    };
    const frame = () => { window.frames_at.push(performance.now()); requestAnimationFrame(frame); };
    requestAnimationFrame(frame);";

/// The times between two frames, in milliseconds, as the middle one, how many are over 50, how many there are, and the
/// longest: while nothing is said for half a second or more because the bot thinks, and before, while nobody does anything.
/// Then how often the bot thought so long, and the longest of these times.
const FRAMES: &str = "
    const between = (times) => times.slice(1).map((to, at) => [times[at], to]);
    const quiet = between(spoken_at).filter(([from, to]) => from >= window.played && to - from > 500);
    const idle = [[window.laid, window.played]];
    const told = (spans) => {
        const inside = ([from, to]) => spans.some(([begin, end]) => from >= begin && to <= end);
        const gaps = between(frames_at).filter(inside).map(([from, to]) => to - from).sort((a, b) => a - b);
        return [gaps[gaps.length >> 1] ?? 0, gaps.filter((gap) => gap > 50).length, gaps.length, gaps.at(-1) ?? 0];
    };
    return [told(quiet), told(idle), [quiet.length, Math.max(0, ...quiet.map(([from, to]) => to - from))]];";

/// Starts a game of Vs. System against `legend`.
async fn sit_down_with_legend(visit: &Visit) -> Outcome<Player<'_>> {
    let chairs = [json!({ "deck": "avengers" }), json!({ "deck": "x-men", "bot": "legend" })];
    let lobby = json!({ "games": { "vs": { "seats": 2, "first": 0, "chairs": chairs } } });
    let keep = "localStorage.setItem('longbox.lobby', JSON.stringify(arguments[0]))";
    visit.driver().execute(keep, vec![lobby]).await?;
    Player::sit_down(visit, "vs", Hands::Keyboard).await
}

/// Waits for the next question or the end: with a second for each choice the bot takes a while for its turn.
async fn wait_for_legend(visit: &Visit) -> Outcome {
    for _ in 0..1_200 {
        if !visit.all(".act[data-question], .ending").await?.is_empty() {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    Err("the bot does not come to an end".into())
}

/// What frames are like without a bot, on a machine that may be busy with other things.
const IDLE: Duration = Duration::from_secs(10);

#[test]
#[ignore = "it measures"]
fn frames_are_drawn_while_legend_thinks() {
    with_page("frames", Screen::DESKTOP, async |visit| {
        visit.before_pages(WATCH).await?;
        let mut player = sit_down_with_legend(visit).await?;
        visit.run("window.laid = performance.now()").await?;
        tokio::time::sleep(IDLE).await;
        visit.run("window.played = performance.now()").await?;
        for _ in 0..12 {
            wait_for_legend(visit).await?;
            if player.choose().await? {
                break;
            }
        }
        wait_for_legend(visit).await?;
        let found = visit.run(FRAMES).await?;
        let number = |of: usize, at: usize| found[of][at].as_f64().unwrap_or_default();
        println!("legend thought {} times for up to {:.0} ms, in a game of vs:", number(2, 0), number(2, 1));
        for (of, when) in ["while it thinks", "while nobody does anything"].into_iter().enumerate() {
            let [middle, over, all, longest] = [0, 1, 2, 3].map(|at| number(of, at));
            println!(
                "  frames {when:<28}{middle:>4.0} ms usually, {longest:.0} ms at most, {over} of {all} over 50 ms"
            );
        }
        Ok(())
    });
}

/// As soon as the page says that the bot is thinking, opens the settings and looks two frames later whether they are open
/// and the bot is still thinking. Some of its answers need no thought, so that is tried again until it is so once.
const MEANWHILE: &str = "
    window.meanwhile = false;
    const thinks = () => Boolean(document.querySelector('.act .prompt--wait .waits'));
    const settings = () => Boolean(document.querySelector('.settings'));
    const click = () => document.querySelector('.bar__tools [aria-label=Settings]').click();
    const soon = (then) => requestAnimationFrame(() => requestAnimationFrame(then));
    const look = () => {
        if (!thinks()) return soon(look);
        click();
        soon(() => {
            window.meanwhile ||= settings() && thinks();
            if (settings()) click();
            if (!window.meanwhile) soon(look);
        });
    };
    look();";

#[test]
fn the_page_answers_a_click_while_legend_thinks() {
    with_page("thinking", Screen::DESKTOP, async |visit| {
        let mut player = sit_down_with_legend(visit).await?;
        visit.run(MEANWHILE).await?;
        for _ in 0..30 {
            player.choose().await?;
            wait_for_legend(visit).await?;
            if visit.run("return window.meanwhile").await? == Value::Bool(true) {
                return Ok(());
            }
        }
        Err("the page stood still whenever the bot was thinking".into())
    });
}
