//! What a scenario that cannot be played, or does not hold, says about it; and lines that must be understood.

use crate::scenarios;
use longbox_scenario::{VsScenarios, migrate, run_text};

fn vs() -> VsScenarios {
    VsScenarios { game: longbox_catalog::vs().expect("the cards are in order").game }
}

/// The first problem of a scenario whose lines begin with the third line of its file, or "none".
fn problem(game: &str, lines: &str) -> String {
    let text = format!("game: {game}\nscenario: x\n{lines}\n");
    told(&text)
}

fn told(text: &str) -> String {
    let findings = run_text(&[&scenarios(), &vs()], "here", text);
    let failed = findings.iter().find_map(|finding| Some((finding.line, finding.result.as_ref().err()?)));
    failed.map_or_else(|| "none".to_owned(), |(line, fault)| format!("{line}: {fault}"))
}

fn check(game: &str, cases: &[(&str, &str)]) {
    for (lines, wanted) in cases {
        let found = problem(game, lines);
        let fits = if *wanted == "none" { found == "none" } else { found.contains(wanted) };
        assert!(fits, "{lines}\n  gives: {found}\n  wanted: {wanted}");
    }
}

#[test]
fn rules_that_do_not_exist_are_errors_where_they_stand() {
    check(
        "vs",
        &[
            ("shows: stun.waht\nA front: Thor", "3: there is no rule 'stun.waht'; did you mean 'stun.what'?"),
            ("A front: Thor\nlimits: win.ko, nonsense.at-all", "4: there is no rule 'nonsense.at-all'"),
        ],
    );
    check(
        "squad",
        &[
            ("shows: block.icno", "3: there is no rule 'block.icno'; did you mean 'block.icon'?"),
            (
                "A hand: Yoink!\nexpect A cannot play Yoink! because turn.one-atack",
                "4: there is no rule 'turn.one-atack'",
            ),
        ],
    );
}

#[test]
fn a_set_up_that_cannot_be_is_reported_at_its_own_line() {
    check(
        "vs",
        &[
            ("A front: Thor\nB front: Fortress\nA hand: Thor\nexpect A hand: Thor", "4: Fortress is not a character"),
            ("A front: Thor [Fortress]\nA hand: Thor\nexpect A hand: Thor", "3: Fortress is not an equipment"),
            ("card Twin (id T1): 3/3\ncard Twin (id T1): 4/4\nA front: Thor", "4: two cards have the id T1"),
            ("A brings: 60 x Filler\npicks: 1\nexpect turn is A", "4: picks cannot be set in a real deal"),
        ],
    );
    check(
        "squad",
        &[("A brings: Yoink!\nB brings: Yoink!\ncoins: heads\nexpect power is 1", "5: coins and picks cannot")],
    );
    let text = "game: squad\ncard One: level 1, Tech, attack 2\ncard Two: level 99, Tech, attack 2\nscenario: x\nA hand: One\n";
    assert!(told(text).starts_with("3: "), "{}", told(text));
}

#[test]
fn words_that_are_nearly_right_are_recognised() {
    check(
        "vs",
        &[
            ("A front: Thoor", "did you mean 'Thor'?"),
            ("A front: Brick 3/3 X-Man", "did you mean 'X-Men'?"),
            ("A front: Thor\nexpect Thor is team Avengrs", "there is no team 'Avengrs'; did you mean 'Avengers'?"),
            ("A front: Thor\nexpect Thor has Fligth", "did you mean 'Flight'?"),
            ("A front: Thor\nexpect A is asked to atc", "did you mean 'act'?"),
            (
                "card Odd: 3/3, powers [Use(name: \"X\", when: Main, then: [Stunn(One([Enemy]))])]",
                "did you mean `Stun`?",
            ),
            ("A front: Thor\nexpect A cannot attack Mian B with Thor", "there is no card 'Mian B'"),
        ],
    );
    check("squad", &[("A hand: Yoin!", "3: there is no card 'Yoin!'; did you mean 'Yoink!'?")]);
    let card = |fact: &str| {
        told(&format!("game: squad\ncard Own: level 1, Tech, attack 2, {fact}\nscenario: x\nA hand: Own\n"))
    };
    assert!(
        card("team X-Mne").contains("2: there is no team 'X-Mne'; did you mean 'X-Men'?"),
        "{}",
        card("team X-Mne")
    );
    let odd = card("powers [At(2, [Drow(Me, N(1))])]");
    assert!(odd.contains("did you mean `Draw`?"), "{odd}");
}

#[test]
fn teams_are_written_as_players_write_them() {
    check(
        "vs",
        &[(
            "A front: Brick 3/3 x-men, Cyclop 2/2 X-Men\nexpect Brick is team X-Men\nexpect Cyclop is team x-men",
            "none",
        )],
    );
    assert_eq!(
        told(
            "game: squad\ncard Own: level 1, Tech, attack 2, team x-men\nscenario: x\nA hand: Own\nexpect A hand: Own\n"
        ),
        "none"
    );
}

#[test]
fn the_moment_and_the_options_of_a_player_can_be_seen_in_squad() {
    let attack = "power 3\nA hand: Sudden Amnesia\nB hand: Shockbot\nB deck: 6 x Yoink!\nA plays Sudden Amnesia\n";
    let after = |line: &str| format!("{attack}{line}");
    check(
        "squad",
        &[
            (&after("expect now B took 0\nexpect B is asked to block\nexpect B took 2"), "none"),
            (&after("expect B options: Shockbot | Take the damage"), "none"),
            (&after("expect A options: Shockbot | Take the damage"), "8: the options"),
            (&after("expect now B discard: nothing\nB blocks with Shockbot\nexpect B took 1"), "none"),
        ],
    );
}

#[test]
fn a_target_or_payment_that_does_not_fit_has_a_rule() {
    let gym = "card Gym: location, team Avengers, gives Might\n\
               card Loner: 3/3, powers [Use(name: \"Push\", when: Main, cost: [Might], then: [Stun(One([Enemy]))])]\n\
               card Boost: plot twist, modes [(when: Combat, then: [Change(One([InCombat]), [Stats(N(1), N(1))], Combat)])]\n\
               A front: Loner, Brick 3/3\nB front: Wall 3/3\n";
    let with = |lines: &str| format!("{gym}{lines}");
    check(
        "vs",
        &[
            (
                &with("A resources: Fortress\nexpect A cannot use Push of Loner on Brick because power.no-choice"),
                "none",
            ),
            (&with("A resources: Gym\nexpect A cannot use Push of Loner because pay.special"), "none"),
            (
                &with("A resources: Gym, Fortress\nexpect A cannot use Push of Loner paying Gym because pay.special"),
                "none",
            ),
            (
                &with(
                    "A resources: Fortress, Laboratory\nexpect A cannot use Push of Loner paying Laboratory because power.cost",
                ),
                "none",
            ),
            (&with("A resources: Gym\nexpect A can use Push of Loner"), "but is not: pay.special"),
            (
                &with(
                    "A hand: Boost\nA attacks Wall with Loner\nexpect A cannot play Boost on Brick because twist.in-combat",
                ),
                "none",
            ),
            (
                &with("A resources: Fortress\nexpect A cannot use Push of Loner on Brck"),
                "there is no card 'Brck'; did you mean 'Brick'?",
            ),
        ],
    );
}

#[test]
fn names_may_hold_a_number_sign() {
    check(
        "vs",
        &[(
            "card Ripley #8: 5/3\nA front: Ripley #8\nB front: 2 x Bug 1/1 Swarm\nexpect Ripley #8 of A is 5/3\n\
         A attacks Bug #2 with Ripley #8\nexpect Bug #2 of B is stunned\nexpect Bug #1 is face up",
            "none",
        )],
    );
}

#[test]
fn a_face_down_resource_may_be_named_by_its_id() {
    check(
        "vs",
        &[
            ("A resources: MNB-022 down, 2 x down\nexpect A resources: MNB-022 down, 2 x down", "none"),
            ("A resources: MNB-022 down, 2 x down\nexpect A resources: 3 x down", "none"),
            ("A resources: 3 x down\nexpect A resources: MNB-022 down, 2 x down", "4: A resources"),
        ],
    );
}

/// The only row that somebody can move to need not be picked, but may be.
#[test]
fn a_row_that_was_no_choice_may_be_named() {
    let push = "card Shove: plot twist, modes [(when: Main, then: [Move(One([Enemy, Supporting]), Back(Controller))])]\n\
                A hand: Shove\nB front: Wall 3/3\n";
    let with = |line: &str| format!("{push}A plays Shove on Wall{line}\nexpect Wall is in the back row");
    check("vs", &[(&with(""), "none"), (&with(", back"), "none"), (&with(", front"), "nobody asks A about 'front'")]);
}

/// The only choice may be named by the line that ends the game, and nothing else.
#[test]
fn a_choice_that_ended_the_game_may_be_named() {
    let game = "card Doom: plot twist, modes [(when: Main, then: [Ko(One([Enemy, Main]))])]\nA hand: Doom\n";
    let with = |line: &str| format!("{game}A plays Doom{line}\nexpect A wins");
    let cases = [("", "none"), (" on Main B", "none"), (" on Main A", "nobody asks A about 'Main A'")];
    let cases = cases.map(|(line, wanted)| (with(line), wanted));
    check("vs", &cases.each_ref().map(|(lines, wanted)| (lines.as_str(), *wanted)));
}

#[test]
fn the_end_of_a_turn_stops_at_a_choice() {
    let offer = "card Guest: 3/3, powers [Keyword(name: \"Late\", is: [When(on: [End(Turn, Me)], then: [Put(Plus, N(1), UpTo(N(1), [Mine, Supporting]))])])]\n";
    let text = |format: &str, lines: &str| {
        format!(
            "game: vs\n{format}{offer}scenario: x # kept\nA front: Guest\n  A ends the turn\n{lines}expect turn is B\n"
        )
    };
    assert_eq!(told(&text("", "")), "none");
    assert!(told(&text("format: 2\n", "")).contains("A is asked to choose"), "{}", told(&text("format: 2\n", "")));
    assert_eq!(told(&text("format: 2\n", "  A passes\n")), "none");
    let migrated = migrate(&[&vs()], "here", &text("", "")).expect("it can be brought over");
    assert_eq!(migrated, Some(text("format: 2\n", "  A passes\n")));
    assert_eq!(migrate(&[&vs()], "here", &text("format: 2\n", "  A passes\n")), Ok(None));
    assert!(told("game: vs\nformat: 3\nscenario: x\n").contains("2: '3' is no format of a file"));
}

#[test]
fn lines_of_the_log_are_counted() {
    let twice =
        "A front: Thor, Brick 9/9\nB front: Wall 3/3, Door 3/3\nA attacks Wall with Brick\nA attacks Door with Thor\n";
    let with = |line: &str| format!("{twice}{line}");
    check(
        "vs",
        &[
            (&with("expect log 2 times: Stunned B"), "none"),
            (
                &with("expect log twice: Stunned B\nexpect log once: Stunned B Wall\nexpect A log 0 times: Stunned A"),
                "none",
            ),
            (&with("expect log 3 times: Stunned B"), "7: how often the log says 'Stunned B'"),
        ],
    );
    let squad = "A hand: Yoink!\nB deck: 6 x Yoink!\nA plays Yoink!\nexpect log once: A attacks with";
    check("squad", &[(squad, "none")]);
}

#[test]
fn the_log_stands_below_the_lines_that_made_it() {
    let text =
        "game: vs\nscenario: x\nA front: Thor\nB front: Wall 3/3\nA attacks Wall with Thor\nexpect Wall is stunned\n";
    let findings = run_text(&[&vs()], "here", text);
    let log: Vec<(&str, bool)> = findings[0]
        .log
        .iter()
        .map(|(line, told)| (line.text.as_str(), told.contains(&"Attacked A Thor".to_owned())))
        .collect();
    let quiet = |line| (line, false);
    let attack = ("A attacks Wall with Thor", true);
    assert_eq!(log, [quiet("A front: Thor"), quiet("B front: Wall 3/3"), attack, quiet("expect Wall is stunned")]);
}

#[test]
fn a_main_character_may_lie_outside_play() {
    check(
        "vs",
        &[
            ("A main: Hulk L1 (in hand)\nexpect A hand: Hulk L1\nexpect A front: nothing", "none"),
            ("A main: Hulk L1 (removed)\nexpect A removed: Hulk L1\nA ends the turn\nexpect turn is B", "none"),
            ("A main: Hulk L1 (in deck)\nexpect A deck top: Hulk L1\nexpect A has 13 cards in deck", "none"),
            // Who begins a turn with the main character in the deck loses.
            ("turn of B\nA main: Hulk L1 (in deck)\nB ends the turn\nexpect B wins", "none"),
        ],
    );
}

#[test]
fn an_attack_has_one_defender() {
    check(
        "vs",
        &[
            (
                "A front: Thor\nB front: Wall 3/3, Door 3/3\nA attacks Wall, Door with Thor",
                "5: 'Wall, Door' are several: an attack has one defender",
            ),
            (
                "A front: Thor\nB front: Wall 3/3, Door 3/3\nA attacks Wall, Door",
                "5: 'Wall, Door' are several: an attack has one defender",
            ),
        ],
    );
}

#[test]
fn nothing_is_played_after_the_end_of_a_game() {
    check(
        "vs",
        &[
            ("A gives up\nA ends the turn", "4: 'A ends the turn' comes after the end of the game: B wins"),
            ("A gives up\nB gives up", "4: 'B gives up' comes after the end"),
            ("A gives up\ncombat resolves", "4: 'combat resolves' comes after the end"),
            (
                "A front: Brick 9/9\nB main: Main B (4 wounds)\nA attacks Main B with Brick\ncombat resolves\nexpect A wins",
                "none",
            ),
        ],
    );
    check("squad", &[("A gives up\nA passes", "4: 'A passes' comes after the end of the game")]);
}

#[test]
fn squad_names_the_rule_that_is_in_the_way() {
    let attack =
        "power 3\nA hand: Sudden Amnesia, Yoink!\nB hand: 2 x Shockbot\nB deck: 6 x Yoink!\nA plays Sudden Amnesia\n";
    let with = |lines: &str| format!("{attack}{lines}");
    check(
        "squad",
        &[
            (&with("B passes\nexpect B cannot block with Shockbot because block.before"), "none"),
            (&with("expect B cannot block with Yoink! because block.icon"), "none"),
            (&with("B passes\nexpect A cannot play Yoink! because turn.one-attack"), "none"),
        ],
    );
}
