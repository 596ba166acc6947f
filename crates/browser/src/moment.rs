//! Moments that a test wants to look at: a game in the page's own worker is played until one comes.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::{Value, json};

use crate::player::INSTANT;
use crate::{Outcome, Visit};

/// The saved games of moments that were found in this run: a search is work, and gives the same game each time.
static FOUND: Mutex<Option<HashMap<Moment, Value>>> = Mutex::new(None);
/// How long the search may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// Plays game after game by chance, prefers what it likes, and gives the saved game as soon as a question or the table
/// is as wanted. The same seeds and the same chance for every run.
const HUNT: &str = r"
    const [name, decks, wanted, liked, shunned, done] = arguments;
    const address = new URL('worker.js', document.querySelector('script[type=module]').src);
    const worker = new Worker(address, { type: 'module' });
    const [want, like, shun] = [wanted, liked, shunned].map((words) => new RegExp(words || '(?!)'));
    let [saved, game, answered, made, chance] = [null, 0, -1, 0, 99];
    let found = false;
    const below = (bound) => {
        chance = (Math.imul(chance, 1103515245) + 12345) & 0x7fffffff;
        return (chance >> 8) % bound;
    };
    const call = (what) => worker.postMessage(JSON.stringify(what));
    const chair = (who, deck) => ({ who, deck, main: null });
    const open = () => {
        [saved, answered, made] = [null, -1, 0];
        game += 1;
        const chairs = decks.map((deck, at) => chair(at ? { Bot: 'random' } : { Person: '' }, deck));
        call({ Open: { game: name, chairs, mode: '', first: 'Chance', seed: `${1000 + game}` } });
        // Every question is a moment that may be wanted.
        call({ Stops: { pass_when_nothing: true, hold_for_responses: false, pass_until_my_turn: false, fewer_questions: false } });
    };
    const signs = ({ Vs, Squad }) => {
        if (Squad) return `attack:${Squad.attack ? Squad.attack.turned.length : 'none'} keepers:${Squad.sides.map((side) => side.keepers.length)}`;
        const hands = Vs.sides.map((side) => side.open_hand ? 'open' : 'closed').join();
        const fighters = Vs.sides.map((side) => side.front.length + side.back.length).join();
        const all = Vs.sides.flatMap((side) => [...side.front, ...side.back]);
        const captives = all.reduce((sum, one) => sum + one.captives.length, 0);
        const piles = Vs.sides.map((side) => side.pile.length).join();
        const combat = Vs.combat ? (Vs.combat.staged ? 'staged' : 'declared') : 'none';
        const usual = `hands:${hands} known:${Vs.sides[1].hand.length} combat:${combat} fighters:${fighters} captives:${captives} piles:${piles}`;
        const secrets = Vs.sides.map((side) => side.secret_name ? (side.secret.length || 'closed') : 'none').join();
        const hidden = Vs.sides.map((side) => [...side.front, ...side.back].filter((one) => one.words.includes('hidden')).length).join();
        const parts = [Vs.sides[0].hand, Vs.sides[0].resources].map((cards) => cards.filter((card) => card.part).length).join();
        const machines = all.filter((one) => one.machine).length;
        return `${usual} secrets:${secrets} hidden:${hidden} parts:${parts} machines:${machines} universes:${Vs.elsewhere.length}${Vs.pocket ? ' pocket' : ''}`;
    };
    const dealt = (deal) => `deal:${deal ? (deal.offered ? 'offered' : 'made') : 'none'}`;
    const end = (found) => { worker.terminate(); done(found); };
    const look = (table) => {
        const question = table.question;
        if (table.ending || made > 900) return game < 150 ? open() : end(null);
        if (!question || question.number <= answered) return;
        const labels = question.offers.map((offer) => offer.label).join('|');
        if (want.test(`${question.source} ${question.effect} ${question.text} ${labels} ${dealt(question.deal)} ${signs(table.picture)}`)) {
            // The host keeps the game after it has shown it.
            found = true;
            answered = Infinity;
            return;
        }
        const usual = question.offers.filter((offer) => offer.role !== 'Back' && !shun.test(offer.label));
        const offers = usual.length ? usual : question.offers;
        const good = offers.filter((offer) => like.test(offer.label));
        const from = good.length && below(6) ? good : offers;
        const pick = from.length ? from[below(from.length)].pick : { Option: below(200) };
        answered = question.number;
        made += 1;
        call({ Answer: { question: answered, pick, then: [] } });
    };
    worker.onmessage = ({ data }) => {
        const report = JSON.parse(data);
        if (report.Ready) open();
        if (report.Save) saved = report.Save;
        if (report.Save && found) end(saved);
        if (report.Table) look(report.Table.table);
        if (report.Update) look(report.Update.table);
        if (report.Failed) end(report.Failed.text);
    };";

/// What is looked for, and how the game is played on the way there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Moment {
    /// `vs` or `squad`.
    pub game: &'static str,
    /// Whoever looks, and the bots.
    pub decks: &'static [&'static str],
    /// A pattern for the question, its labels, `deal:none` (or `made`, `offered`), and for Vs. System `hands:closed,open
    /// known:3 combat:declared fighters:3,2 captives:1 piles:4,0 secrets:5,closed hidden:1,0 parts:2,1 machines:0
    /// universes:1 pocket` (combat also `staged`, `none`; parts of the viewer's hand and row), for Squad `attack:2
    /// keepers:1,0` with the number of cards turned (or `none`).
    pub wanted: &'static str,
    /// Labels that are taken if there are any.
    pub liked: &'static str,
    /// Labels that are only taken where there is nothing else.
    pub shunned: &'static str,
}

impl Visit {
    /// Plays to a moment and shows it at the table of the page.
    pub async fn go_to(&self, moment: Moment) -> Outcome {
        let known = found_games().get_or_insert_default().get(&moment).cloned();
        let found = match known {
            Some(found) => found,
            None => self.look_for(moment).await?,
        };
        // As a page leaves it that could not wait for its archive.
        let keep = "localStorage.setItem('longbox.game', JSON.stringify(arguments[0]))";
        self.driver().execute(keep, vec![found]).await?;
        self.run(INSTANT).await?;
        self.run("location.hash = '#/table'").await?;
        self.reload().await?;
        self.find(".act[data-question]").await?;
        Ok(())
    }

    async fn look_for(&self, moment: Moment) -> Outcome<Value> {
        self.driver().set_script_timeout(PATIENCE).await?;
        let Moment { game, decks, wanted, liked, shunned } = moment;
        let words = vec![json!(game), json!(decks), json!(wanted), json!(liked), json!(shunned)];
        let found = self.driver().execute_async(HUNT, words).await?.json().clone();
        if !matches!(found, Value::Object(_)) {
            return Err(format!("no game came to {wanted}: {found}").into());
        }
        found_games().get_or_insert_default().insert(moment, found.clone());
        Ok(found)
    }
}

fn found_games() -> MutexGuard<'static, Option<HashMap<Moment, Value>>> {
    FOUND.lock().unwrap_or_else(PoisonError::into_inner)
}
