//! Words before a game of Vs. System.

pub(crate) const TITLE: &str = "Vs. System 2PCG";
pub(crate) const FREE_FOR_ALL: &str = "Free for all";
pub(crate) const TWO_VS_TWO: &str = "2 vs. 2";
pub(crate) const REINFORCED: &str = "2 vs. 2, recruiting for your teammate too";
pub(crate) const TWO_HEADED: &str = "2-Headed teams";

pub(crate) fn led_by(main: &str) -> String {
    format!("Led by {main}.")
}

pub(crate) fn no_main(name: &str, like: Option<&str>) -> String {
    match like {
        Some(like) => format!("there is no main character '{name}'; did you mean {like}?"),
        None => format!("there is no main character '{name}'"),
    }
}
