//! duel GAME BOT BOT GAMES SEED
use longbox_arena::{Decks, Field, Match};
use longbox_bots::BotSpec;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let bots: Vec<BotSpec> = a[2..4].iter().map(|w| w.parse().unwrap()).collect();
    let (games, seed): (u64, u64) = (a[4].parse().unwrap(), a[5].parse().unwrap());
    let t = std::time::Instant::now();
    let s = if a[1] == "vs" {
        let c = longbox_catalog::vs().unwrap();
        let mut d = longbox_catalog::vs_decks(&c.game).unwrap();
        d.retain(|d| d.kind == "tuned");
        let f = Field::new(&c.game, &d, &Default::default());
        Match {
            game: &c.game,
            decks: Decks::Named(&f),
            bots: &bots,
            games,
            seed: seed.into(),
            threads: 2,
            coverage: false,
        }
        .play(&|_| ())
        .unwrap()
    } else {
        let c = longbox_catalog::squad().unwrap();
        let d: Vec<_> = longbox_catalog::squad_decks(&c.game).unwrap().into_iter().step_by(5).collect();
        let f = Field::new(&c.game, &d, &Default::default());
        Match {
            game: &c.game,
            decks: Decks::Named(&f),
            bots: &bots,
            games,
            seed: seed.into(),
            threads: 2,
            coverage: false,
        }
        .play(&|_| ())
        .unwrap()
    };
    let secs = t.elapsed().as_secs_f64();
    println!(
        "{} {} caps {} | {:.1}s {:.1} games/s, {:?} choices/game, cpu us/choice(2 threads) {:.1}",
        s.bots[0].name,
        s.bots[0].wins,
        s.caps,
        secs,
        games as f64 / secs,
        s.choices,
        secs * 2e6 / (games as f64 * s.choices.mean)
    );
}
