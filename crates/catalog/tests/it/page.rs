//! What the pages about card languages show is true: their cards are read, their texts printed, their errors given.

mod squad;
mod vs;

fn page(file: &str) -> String {
    std::fs::read_to_string(crate::root().join(file)).unwrap_or_else(|error| panic!("{file} can be read: {error}"))
}

/// The blocks of this kind in the page.
fn blocks(page: &str, kind: &str) -> Vec<String> {
    let fence = format!("```{kind}\n");
    page.split(&fence).skip(1).filter_map(|rest| rest.split_once("```")).map(|(block, _)| block.to_owned()).collect()
}

/// The cells of the rows `| first | second |` below this heading.
fn rows(page: &str, heading: &str) -> Vec<[String; 2]> {
    let (_, below) = page.split_once(heading).unwrap_or_else(|| panic!("the page has no heading '{heading}'"));
    let table = below.lines().skip_while(|line| !line.starts_with("|---")).skip(1);
    let cells = |line: &str| line.trim_matches('|').split_once(" | ").map(|(a, b)| [a, b].map(|c| cell(c.trim())));
    table.take_while(|line| line.starts_with('|')).filter_map(cells).collect()
}

fn cell(text: &str) -> String {
    text.trim_matches('`').to_owned()
}
