//! The page from the first visit to one without a network.

use std::fs;
use std::path::{Path, PathBuf};

use longbox_browser::{Outcome, Screen, Visit, built_page, with_page, with_page_in};

/// Everything has come: the window shows the page, and a worker with the games reports.
async fn all_is_there(visit: &Visit) -> Outcome {
    visit.find("h1").await?;
    let script = "const done = arguments[0]; \
                  const address = new URL('worker.js', document.querySelector('script[type=module]').src); \
                  const worker = new Worker(address, { type: 'module' }); \
                  worker.onmessage = ({ data }) => { worker.terminate(); done(data) }; \
                  worker.onerror = () => done(null);";
    let report = visit.driver().execute_async(script, vec![]).await?;
    assert!(report.json().is_string(), "the worker should report, and gave {}", report.json());
    Ok(())
}

/// A copy of the page for this test alone, `below` its root.
fn copy(name: &str, below: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&root);
    copy_folder(&built_page(), &root.join(below));
    root
}

fn copy_folder(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder for the copy");
    for entry in fs::read_dir(from).expect("the page is there").map_while(Result::ok) {
        if entry.path().is_dir() {
            copy_folder(&entry.path(), &to.join(entry.file_name()));
        } else {
            fs::copy(entry.path(), to.join(entry.file_name())).expect("a file is copied");
        }
    }
}

#[test]
fn the_page_and_its_worker_start() {
    with_page("desktop", Screen::DESKTOP, async |visit| {
        assert_eq!(visit.driver().title().await?, "Longbox");
        all_is_there(visit).await
    });
}

#[test]
fn a_phone_at_night_is_one() {
    with_page("phone", Screen::PHONE.dark(), async |visit| {
        let script = "return [innerWidth, innerHeight, matchMedia('(pointer: coarse)').matches, \
                      matchMedia('(prefers-color-scheme: dark)').matches]";
        assert_eq!(visit.run(script).await?, serde_json::json!([390, 844, true, true]));
        all_is_there(visit).await
    });
}

#[test]
fn nobody_is_shut_out() {
    with_page("barriers", Screen::DESKTOP, async |visit| {
        visit.find("h1").await?;
        assert_eq!(visit.barriers().await?, []);
        // A picture without words, to see that something would be found.
        visit.run("document.body.append(new Image())").await?;
        let rules: Vec<String> = visit.barriers().await?.into_iter().map(|barrier| barrier.rule).collect();
        assert_eq!(rules, ["image-alt"]);
        Ok(())
    });
}

/// What the other tests rely on: no error goes unseen, in the window or in a worker.
#[test]
#[should_panic(expected = "an error of the window")]
fn an_error_in_the_window_fails_its_test() {
    with_page("error-window", Screen::DESKTOP, async |visit| {
        visit.run("setTimeout(() => { throw new Error('an error of the window') })").await?;
        visit.until("return new Promise((done) => setTimeout(() => done(true), 50))").await
    });
}

#[test]
#[should_panic(expected = "an error of the worker")]
fn an_error_in_a_worker_fails_its_test() {
    with_page("error-worker", Screen::DESKTOP, async |visit| {
        visit.driver().cdp().send_raw("Page.setBypassCSP", serde_json::json!({ "enabled": true })).await?;
        visit.reload().await?;
        visit
            .run(
                "window.heard = false; \
                   const text = new Blob(['throw new Error(\"an error of the worker\")']); \
                   new Worker(URL.createObjectURL(text)).onerror = () => { window.heard = true };",
            )
            .await?;
        visit.until("return window.heard").await
    });
}

#[test]
fn after_the_first_visit_it_needs_no_network() {
    with_page("offline", Screen::DESKTOP, async |visit| {
        visit.is_kept().await?;
        visit.stop_server().await?;
        visit.reload().await?;
        all_is_there(visit).await?;
        let home = format!("{}index.html?again", visit.address());
        visit.driver().goto(home).await?;
        all_is_there(visit).await
    });
}

#[test]
fn it_lives_in_any_folder_of_a_host() {
    let root = copy("folder", "games/longbox");
    with_page_in("folder", Screen::DESKTOP, &root, "games/longbox/", async |visit| {
        all_is_there(visit).await?;
        visit.is_kept().await?;
        visit.stop_server().await?;
        visit.reload().await?;
        all_is_there(visit).await
    });
}

/// Puts a new build in the place of the old one, as an upload does.
fn upload_again(root: &Path) {
    let apps = fs::read_dir(root).expect("the page is there").map_while(Result::ok);
    let old = apps.map(|entry| entry.file_name().to_string_lossy().into_owned()).find(|name| name.starts_with("app-"));
    let old = old.expect("a page of a release");
    fs::rename(root.join(&old), root.join("app-0000")).expect("the new program");
    for name in ["index.html", "sw.js"] {
        let text = fs::read_to_string(root.join(name)).expect("a text");
        let text = text
            .replace(old.trim_start_matches("app-"), "0000")
            .replace("content=\"Superhero", "content=\"Newer superhero");
        fs::write(root.join(name), text).expect("a new text");
        for ending in [".br", ".gz"] {
            let _ = fs::remove_file(root.join(format!("{name}{ending}")));
        }
    }
}

const OLD: &str = "return document.querySelector('meta[name=description]').content.startsWith('Superhero')";
const NEW: &str = "return document.querySelector('meta[name=description]').content.startsWith('Newer')";
/// True when the new build is kept and answers.
const NEW_IS_KEPT: &str = "return Promise.all([caches.keys(), navigator.serviceWorker.getRegistration()]).then( \
    ([names, { installing, waiting, active }]) => names.some((name) => name.endsWith(' 0000')) \
    && !installing && !waiting && active.state === 'activated')";

#[test]
fn a_new_build_comes_by_itself() {
    let root = copy("update", "");
    with_page_in("update", Screen::DESKTOP, &root, "", async |visit| {
        visit.until(OLD).await?;
        visit.is_kept().await?;
        upload_again(&root);
        visit.reload().await?;
        visit.until(NEW).await?;
        all_is_there(visit).await?;
        visit.stop_server().await?;
        visit.reload().await?;
        visit.until(NEW).await?;
        all_is_there(visit).await
    });
}

/// Nobody loses the page under their fingers, and the program that they have goes on to work.
#[test]
fn a_new_build_waits_while_the_page_is_used() {
    let root = copy("update-later", "");
    with_page_in("update-later", Screen::DESKTOP, &root, "", async |visit| {
        visit.is_kept().await?;
        visit.driver().action_chain().send_keys("?").perform().await?;
        upload_again(&root);
        visit.run("navigator.serviceWorker.getRegistration().then((keeper) => keeper.update())").await?;
        visit.until(NEW_IS_KEPT).await?;
        visit.until(OLD).await?;
        all_is_there(visit).await?;
        visit.reload().await?;
        visit.until(NEW).await
    });
}
