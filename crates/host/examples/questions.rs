//! How many questions a person is asked in an ordinary turn: `cargo run -p longbox-host --example questions`.

use longbox_host::{HostError, count_questions};
use longbox_protocol::{GameName, Stops};

fn main() -> Result<(), HostError> {
    const TURNS: u64 = 20;
    for game in [GameName::Vs, GameName::Squad] {
        for fewer_questions in [false, true] {
            let stops = Stops { fewer_questions, ..Stops::default() };
            let asked = count_questions(game, TURNS, stops, 1)?;
            let all: u64 = asked.questions.values().sum();
            let how = if fewer_questions { "only what matters" } else { "everything" };
            println!("{game:?}, asked {how}: {all} questions in {TURNS} turns");
            println!("       answered without asking: {:?}", asked.unasked);
            let mut lines: Vec<_> = asked.questions.into_iter().collect();
            lines.sort_by_key(|(_, times)| std::cmp::Reverse(*times));
            lines.into_iter().for_each(|(topic, times)| println!("{times:5}  {topic}"));
        }
    }
    Ok(())
}
