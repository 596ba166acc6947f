//! The pace of bots on the command line. No figure is judged: that is for people on a quiet machine.

use crate::longbox;
use serde_json::Value;

const PACE: [&str; 6] = ["arena", "pace", "--games", "1", "--against", "quick"];

#[test]
fn the_pace_of_a_search_is_told() {
    for game in ["squad", "vs"] {
        let ran = longbox(&[&PACE[..], &["--game", game, "--looks", "9", "--json"]].concat());
        assert_eq!(ran.status, Some(0), "{}", ran.err);
        let pace: Value = serde_json::from_str(&ran.out).expect("JSON");
        assert_eq!(pace["bot"], "hero:9");
        let number = |value: &Value| value.as_f64().unwrap_or_else(|| panic!("{value} in {pace:#}"));
        let (choices, looks) = (number(&pace["choices"]), number(&pace["search"]["looks"]));
        assert!(choices > 8.0 && looks > 0.0 && looks <= 9.0 * choices, "{pace:#}");
        assert_eq!(pace["overrun_ms"], Value::Null, "who counts looks has no time to keep to");
        let shares = pace["search"]["shares"].as_object().expect("shares");
        let sum: f64 = shares.values().map(number).sum();
        assert!((sum - 100.0).abs() < 0.01 && shares.values().all(|share| number(share) > 0.0), "{pace:#}");
    }
}

#[test]
fn a_bot_with_a_time_is_held_to_it_and_one_without_a_search_has_no_looks() {
    let ran = longbox(&[&PACE[..], &["--game", "squad", "--think", "1ms"]].concat());
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    assert!(ran.out.starts_with("Super Hero Squad: hero:1ms against quick\n"), "{}", ran.out);
    assert!(ran.out.contains("beyond it at worst") && ran.out.contains("looks a second"), "{}", ran.out);
    let ran = longbox(&[&PACE[..], &["--game", "squad", "--bot", "sidekick"]].concat());
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    assert!(ran.out.contains("the longest choice") && !ran.out.contains("look"), "{}", ran.out);
}

#[test]
fn a_budget_that_is_none_is_refused() {
    let ran = longbox(&[&PACE[..], &["--think", "soon"]].concat());
    assert_eq!(ran.status, Some(2));
    assert!(ran.err.contains("'soon' is no budget"), "{}", ran.err);
}
