//! Asks the linker for what `cargo xtask page` needs to take the page apart: which function and which data names which.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family.contains("wasm")) {
        println!("cargo:rustc-cdylib-link-arg=--emit-relocs");
    }
}
