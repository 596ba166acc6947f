//! What the browser keeps of games, looked at behind the page's back.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::{Outcome, Visit};

/// How long making games may take.
const PATIENCE: Duration = Duration::from_secs(60);
/// How long a game may take to be kept.
const SOON: Duration = Duration::from_secs(10);
const POLL: Duration = Duration::from_millis(30);

/// Lets bots play in a worker of its own and gives the games as the host tells them to be kept.
const PLAY: &str = "
    const [count, game, done] = arguments;
    const address = new URL('worker.js', document.querySelector('script[type=module]').src);
    const worker = new Worker(address, { type: 'module' });
    const call = (what) => worker.postMessage(JSON.stringify(what));
    const saved = [];
    const open = () => {
        const chair = (deck) => ({ who: { Bot: 'random' }, deck, main: null });
        const decks = game === 'squad' ? ['starter', 'wolverine'] : ['avengers', 'x-men'];
        call({ Open: { game, chairs: decks.map(chair), mode: '', first: 'Chance', seed: `${500 + saved.length}` } });
        call({ Step: 2000 });
    };
    const end = (found) => { worker.terminate(); done(found); };
    worker.onmessage = ({ data }) => {
        const report = JSON.parse(data);
        if (report.Ready) open();
        if (report.Failed) end(report.Failed.text);
        if (!report.Save?.result) return;
        saved.push(report.Save);
        if (saved.length < count) open(); else end(saved);
    };";

/// Does something with the tables of the archive: `work` gets a function that waits for a request, and the tables.
const TABLES: &str = "
    const done = arguments[arguments.length - 1];
    const wait = (request) => new Promise((good, bad) => {
        request.onsuccess = () => good(request.result);
        request.onerror = () => bad(request.error);
    });
    const work = async (wait, games, summaries, unfinished, given) => { BODY };
    wait(indexedDB.open('longbox')).then(async (base) => {
        const writing = base.transaction(['games', 'summaries', 'unfinished'], 'readwrite');
        const tables = ['games', 'summaries', 'unfinished'].map((name) => writing.objectStore(name));
        const found = await work(wait, ...tables, arguments[0]);
        base.close();
        done({ found });
    }).catch((error) => done({ error: String(error) }));";

impl Visit {
    /// Games between bots that are over, as earlier versions of the page kept them.
    pub async fn played_games(&self, game: &str, count: usize) -> Outcome<Vec<Value>> {
        self.driver().set_script_timeout(PATIENCE).await?;
        let found = self.driver().execute_async(PLAY, vec![json!(count), json!(game)]).await?.json().clone();
        found.as_array().cloned().ok_or_else(|| format!("the bots did not play: {found}").into())
    }

    /// Runs the body of a function over the archive; it sees `wait`, `games`, `summaries`, `unfinished` and `given`.
    pub async fn in_archive(&self, body: &str, given: Value) -> Outcome<Value> {
        let script = TABLES.replace("BODY", body);
        let answer = self.driver().execute_async(script, vec![given]).await?.json().clone();
        match answer.get("error") {
            Some(error) => Err(format!("the archive cannot be looked at: {error}").into()),
            None => Ok(answer["found"].clone()),
        }
    }

    /// The kept games, the newest first: what lists show of them, and their `text`.
    pub async fn kept_games(&self) -> Outcome<Vec<Value>> {
        let body = "const rows = (await wait(summaries.getAll())).map((row) => JSON.parse(row)); \
                    for (const row of rows) row.text = await wait(games.get(row.key)) ?? null; \
                    return rows.reverse()";
        Ok(self.in_archive(body, Value::Null).await?.as_array().cloned().unwrap_or_default())
    }

    /// Waits until so many games are kept.
    pub async fn keeps_games(&self, count: usize) -> Outcome<Vec<Value>> {
        let end = Instant::now() + SOON;
        loop {
            let kept = self.kept_games().await?;
            if kept.len() == count {
                return Ok(kept);
            }
            if Instant::now() > end {
                return Err(format!("{count} games should be kept, not {}", kept.len()).into());
            }
            tokio::time::sleep(POLL).await;
        }
    }

    /// The unfinished game; null if there is none.
    pub async fn unfinished_game(&self) -> Outcome<Value> {
        let body = "const rows = await wait(unfinished.getAll()); \
                    return rows.length ? JSON.parse(rows.at(-1)).game : null";
        self.in_archive(body, Value::Null).await
    }
}
