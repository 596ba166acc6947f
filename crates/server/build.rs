//! The folder of the page must exist when the server is compiled: where it is missing, nothing would ever be found in it.

use std::path::Path;

fn main() -> std::io::Result<()> {
    let page = Path::new("../../target/page");
    std::fs::create_dir_all(page)?;
    println!("cargo::rerun-if-changed={}", page.display());
    Ok(())
}
