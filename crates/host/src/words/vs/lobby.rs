//! Words before a game of Vs. System.

pub(crate) const TITLE: &str = "Vs. System 2PCG";
pub(crate) const FREE_FOR_ALL: &str = "Free for all";
pub(crate) const TWO_VS_TWO: &str = "2 vs. 2";
pub(crate) const REINFORCED: &str = "2 vs. 2, recruiting for your teammate too";
pub(crate) const TWO_HEADED: &str = "2-Headed teams";

pub(crate) fn no_mode(wanted: &str, known: &[&str]) -> String {
    format!("there is no mode '{wanted}'; known are {}", known.join(", "))
}

pub(crate) fn wrong_players(title: &str, (fewest, most): (u8, u8), players: usize) -> String {
    match fewest == most {
        true => format!("\"{title}\" is for {most} players, not {players}"),
        false => format!("\"{title}\" is for {fewest} to {most} players, not {players}"),
    }
}

pub(crate) fn led_by(main: &str) -> String {
    format!("Led by {main}.")
}

pub(crate) fn no_main(name: &str, like: Option<&str>) -> String {
    match like {
        Some(like) => format!("there is no main character '{name}'; did you mean {like}?"),
        None => format!("there is no main character '{name}'"),
    }
}
