//! The folder of the page must exist when the server is compiled: where it is missing, nothing would ever be found in it.

use std::path::Path;

fn main() -> std::io::Result<()> {
    let page = Path::new("../../target/page");
    std::fs::create_dir_all(page)?;
    // A build for tests reads the folder while it runs; only a release has the files inside.
    let inside = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    println!("cargo::rerun-if-changed={}", if inside { page } else { Path::new("build.rs") }.display());
    Ok(())
}
