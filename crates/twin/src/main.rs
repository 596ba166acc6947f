//! `longbox-twin FILE.wasm`: plays natively and in the given module, and compares.

use std::process::ExitCode;

/// Games for each seed.
const GAMES: u32 = 40;

#[cfg(not(target_family = "wasm"))]
fn in_wasm(file: &str, game: u32, seed: u32) -> Result<u64, Box<dyn std::error::Error>> {
    let engine = wasmi::Engine::default();
    let module = wasmi::Module::new(&engine, std::fs::read(file)?)?;
    let mut store = wasmi::Store::new(&engine, ());
    let instance = wasmi::Linker::new(&engine).instantiate_and_start(&mut store, &module)?;
    let play = instance.get_typed_func::<(u32, u32, u32), u64>(&store, "longbox_twin")?;
    Ok(play.call(&mut store, (game, GAMES, seed))?)
}

#[cfg(target_family = "wasm")]
fn in_wasm(_: &str, game: u32, seed: u32) -> Result<u64, Box<dyn std::error::Error>> {
    Ok(longbox_twin::longbox_twin(game, GAMES, seed))
}

fn main() -> ExitCode {
    let Some(file) = std::env::args().nth(1) else {
        eprintln!("usage: longbox-twin FILE.wasm");
        return ExitCode::from(2);
    };
    let mut failed = 0;
    for (number, (name, play)) in longbox_twin::GAMES.iter().enumerate() {
        for seed in 1..=5 {
            let native = play(GAMES, seed);
            match in_wasm(&file, number as u32, seed) {
                Ok(wasm) if wasm == native && native != 0 => {
                    println!("{name}, seed {seed}: {GAMES} games, both end in {native:016x}")
                }
                Ok(wasm) => {
                    println!("{name}, seed {seed}: natively {native:016x}, in WebAssembly {wasm:016x}");
                    failed += 1;
                }
                Err(error) => {
                    println!("{name}, seed {seed}: {error}");
                    failed += 1;
                }
            }
        }
    }
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
