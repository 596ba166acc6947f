const PAGE: &str = include_str!("../../../../docs/your-own-game.md");
const CODE: [&str; 2] =
    [include_str!("../../examples/high_card/game.rs"), include_str!("../../examples/high_card/main.rs")];

/// The blocks of the page marked as Rust, one behind the other.
fn told() -> String {
    let blocks = PAGE.split("```rust\n").skip(1);
    blocks.map(|block| block.split_once("```").map_or(block, |(code, _)| code)).collect()
}

/// Without blank lines: the page breaks the code where it explains something.
fn lines(text: &str) -> Vec<&str> {
    text.lines().filter(|line| !line.trim().is_empty()).collect()
}

#[test]
fn the_page_shows_the_code_of_the_example_from_top_to_bottom() {
    let (told, code) = (told(), CODE.concat());
    let (told, code) = (lines(&told), lines(&code));
    let first = told.iter().zip(&code).find(|(told, code)| told != code);
    assert_eq!(first, None, "docs/your-own-game.md on the left, crates/kernel/examples/high_card on the right");
    assert_eq!(told.len(), code.len(), "docs/your-own-game.md shows all of the example and nothing else in Rust");
}
