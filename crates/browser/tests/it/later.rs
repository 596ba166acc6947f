//! The parts of the page that come when they are opened, and how they are kept.

use std::fs;
use std::path::{Path, PathBuf};

use longbox_browser::{Outcome, Screen, Visit, built_page, with_page, with_page_in};

/// A copy of the page, and where its later parts lie.
pub(crate) fn copy(name: &str) -> (PathBuf, PathBuf) {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&root);
    copy_folder(&built_page(), &root);
    let later = later_of(&root);
    (root, later)
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

/// `app-…/later` in a built page.
fn later_of(root: &Path) -> PathBuf {
    let entries = fs::read_dir(root).expect("the page is there").map_while(Result::ok);
    let app = entries.map(|entry| entry.path()).find(|path| path.join("later").exists());
    app.expect("the page has later parts").join("later")
}

/// The parts that the window has asked for.
const ASKED: &str = "performance.getEntriesByType('resource').filter(({ name }) => name.includes('/later/')).length";

/// Goes to a place and waits until it is there.
async fn go(visit: &Visit, hash: &str, selector: &str) -> Outcome {
    visit.run(&format!("location.hash = '{hash}'")).await?;
    visit.find(selector).await?;
    Ok(())
}

#[test]
fn a_part_comes_when_it_is_opened() {
    with_page("later", Screen::DESKTOP, async |visit| {
        visit.find(".cover").await?;
        go(visit, "#/play/vs", ".startbar").await?;
        assert_eq!(visit.run(&format!("return {ASKED}")).await?, 0, "nothing of it is asked for before");
        go(visit, "#/cards/vs", ".thumbs__card").await?;
        visit.until(&format!("return {ASKED} > 0")).await
    });
}

#[test]
fn a_part_that_does_not_come_can_be_asked_for_again() {
    let (root, later) = copy("later-missing");
    let away = later.with_file_name("away");
    fs::rename(&later, &away).expect("the parts are taken away");
    with_page_in("later-missing", Screen::PHONE, &root, "", async |visit| {
        visit.forgive("404");
        visit.forgive("a part of the page did not come");
        go(visit, "#/rules/vs", ".missing").await?;
        visit.sees(".missing", "couldn't be loaded").await?;
        assert_eq!(visit.barriers().await?, []);
        fs::rename(&away, &later).expect("the parts are back");
        visit.click(".missing__again").await?;
        visit.find(".law").await?;
        Ok(())
    });
}

/// The page asks for them by itself once it has nothing else to do.
#[test]
fn after_the_first_visit_no_part_needs_a_network() {
    let later = later_of(&built_page());
    let parts: Vec<String> = fs::read_dir(&later)
        .expect("later parts")
        .map_while(Result::ok)
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .filter(|name| !name.ends_with(".br") && !name.ends_with(".gz"))
        .collect();
    with_page("later-offline", Screen::DESKTOP, async |visit| {
        visit.is_kept().await?;
        for part in &parts {
            let script = format!(
                "const script = document.querySelector('script[type=module]').src; \
                 return caches.match(new URL('later/{part}', script)).then((kept) => kept !== undefined)"
            );
            visit.until(&script).await?;
        }
        visit.stop_server().await?;
        visit.reload().await?;
        go(visit, "#/cards/vs", ".thumbs__card").await?;
        go(visit, "#/rules/squad", ".law").await?;
        go(visit, "#/replays", ".import").await?;
        go(visit, "#/play/squad", ".startbar").await?;
        visit.click(".startbar .btn--main").await?;
        visit.find(".act[data-question]").await?;
        Ok(())
    });
}
