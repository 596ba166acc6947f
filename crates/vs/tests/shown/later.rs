//! What players read where the cards of later sets ask something new.

use crate::common::{game_and, whole_game};
use crate::stage::{ME, Stage};
use longbox_kernel::{Deaf, Game, Seat, Viewer};
use longbox_vs::language::Symbol;
use longbox_vs::{Ask, Choice, RuleId, TurnStep};

fn stage() -> Stage {
    Stage::of(whole_game())
}

#[test]
fn what_costs_no_symbol_is_labelled_so() {
    let spiral = stage().front(0, "Spiral").front(1, "Hellstrom");
    assert_eq!(spiral.labels(), ["Attack with Spiral (7/3)", "Use Mobile of Spiral", "End your turn"]);
    let (question, labels, _) = spiral.after(&["Use Mobile of Spiral"]);
    assert_eq!(question, "Mobile of Spiral: Move Spiral to your front or back row. Which row?");
    assert_eq!(labels, ["Front row", "Back row"]);
}

#[test]
fn experience_is_bought() {
    let stage = Stage::led(whole_game(), ["Luke Cage", "Magneto"]);
    let cage = stage.resource("Hellstrom", false).hand("Hellcat").at(TurnStep::Recruit);
    assert_eq!(
        cage.labels(),
        ["Recruit Hellcat (2/2) for 1", "Pay a recruit point for Hero for Hire of Luke Cage", "Done recruiting"]
    );
    let (question, labels, told) = cage.after(&["Pay a recruit point for Hero for Hire of Luke Cage"]);
    assert_eq!((question.as_str(), labels.len()), ("Choose a recruit. (You have 0 recruit points.)", 1));
    assert!(told.iter().any(|line| line.starts_with("Your Luke Cage gained 1 XP (1/")), "{told:?}");
    let (p, _) = cage.play(&["Pay a recruit point for Hero for Hire of Luke Cage"]);
    let prospects = cage.game.prospects_of(&p, ME, cage.slot(&p, "Luke Cage"));
    let why = prospects.into_iter().find(|prospect| prospect.what == "use Hero for Hire").and_then(|one| one.why_not);
    let why = why.map(|why| (why.rule, why.text));
    assert_eq!(why, Some((RuleId::PowerCost, "it costs a recruit point, and you have no recruit points".to_owned())));
}

#[test]
fn an_angry_character_comes_first() {
    let stage = stage().front(0, "Rhino").front(0, "Hellstrom").front(1, "Titania");
    assert_eq!(stage.labels(), ["Attack with Rhino (5/3)", "End your turn"]);
    let angry = "Rhino is Angry and must be in your first attack".to_owned();
    assert_eq!(stage.reason("Hellstrom", "attack"), Some((RuleId::AttackAngry, angry)));
    let (_, labels, _) = stage.after(&["Attack with Rhino (5/3)"]);
    assert!(labels.contains(&"Hellstrom (3/3) joins the attack".to_owned()), "{labels:?}");
}

#[test]
fn an_offer_says_what_is_paid_and_what_comes_of_it() {
    let mut stage = stage().front(0, "Rhino").front(1, "Titania");
    let academy = stage.card("Academy");
    stage.scene.sides[1].hand.push(academy);
    let (p, _) = stage.play(&["Attack with Rhino (5/3)", "Attack Titania (2/2)"]);
    assert_eq!(p.asked(), Seat::B);
    assert_eq!(stage.game.question(&p, Seat::B).to_string(), "Stupid of Rhino: Pay [Intellect]? If so: Stun Rhino.");
    let mut menu = Vec::new();
    stage.game.options(&p, Seat::B, &mut menu);
    let labels: Vec<String> = menu.iter().map(|choice| stage.game.option_label(&p, Seat::B, *choice)).collect();
    assert_eq!(labels, ["Don't pay", "Pay"]);
    assert!(stage.game.asking_text(&p).starts_with("When Rhino attacks, an enemy player may pay [Intellect]."));
}

#[test]
fn a_raid_is_asked_step_by_step() {
    let raider = Stage::led(whole_game(), ["Ghost Rider", "Magneto"]);
    let raider = raider.risen().front(1, "Titania").resource("Training Ground", true);
    let first = ["Use Hell on Wheels of Ghost Rider", "Pay with Training Ground (turn face down)"];
    let (question, labels, _) = raider.after(&first);
    assert_eq!(question, "Hell on Wheels of Ghost Rider: To which row does Ghost Rider go?");
    assert_eq!(labels, ["Front row of Player B", "Back row of Player B"]);
    let (question, labels, told) = raider.after(&[first[0], first[1], "Front row of Player B"]);
    assert_eq!(question, "Hell on Wheels of Ghost Rider: Whom does Ghost Rider attack next?");
    assert_eq!(labels, ["Attack Titania (2/2)", "End the raid"]);
    let went = "Your Ghost Rider went to Bob's front row to attack there because of Hell on Wheels of Ghost Rider.";
    assert!(told.iter().any(|line| line == went), "{told:?}");
    let (question, labels, _) = raider.after(&[first[0], first[1], "Front row of Player B", "End the raid"]);
    assert_eq!(question, "Hell on Wheels of Ghost Rider: To which row does Ghost Rider go back?");
    assert_eq!(labels, ["Front row", "Back row"]);
}

#[test]
fn a_lasting_effect_is_paid_off() {
    let mut dared = Stage::led(whole_game(), ["Daredevil", "Magneto"]).risen().resource("Academy", true);
    let (ground, twist) = (dared.card("Training Ground"), dared.card("Find Cover"));
    dared.scene.sides[1].hand = vec![ground];
    dared.scene.sides.iter_mut().for_each(|side| side.deck = vec![twist; 3]);
    let used = ["Use Radar Sense of Daredevil", "Pay with Academy (turn face down)", "End your turn"];
    let (mut p, events) = dared.play(&used);
    let told: Vec<String> = events
        .iter()
        .map(|event| dared.game.tell(&dared.game.sight(event, Viewer::Seat(ME)), &["You", "Bob"]))
        .collect();
    let open = "Bob plays with their hand revealed because of Radar Sense of Daredevil.";
    assert!(told.iter().any(|line| line == open), "{told:?}");
    // On to the other player's main phase.
    while p.ask() != Ask::Main {
        let asked = p.asked();
        dared.game.answer(&mut p, asked, Choice::Pass, &mut Deaf);
    }
    let mut menu = Vec::new();
    dared.game.options(&p, Seat::B, &mut menu);
    let pay = menu.iter().find(|choice| matches!(choice, Choice::PayOff(_))).copied().expect("it can be paid off");
    assert_eq!(dared.game.option_label(&p, Seat::B, pay), "Pay to end Radar Sense of Daredevil");
    assert_eq!(dared.game.symbols_to_pay(&p, pay), [Symbol::Skill]);
    dared.game.answer(&mut p, Seat::B, pay, &mut Deaf);
    assert_eq!(dared.game.question(&p, Seat::B).to_string(), "How do you pay [Skill] to end Radar Sense of Daredevil?");
    assert!(dared.game.asking_text(&p).starts_with("Main [Intellect]: Enemy players play with their hands revealed"));
}

#[test]
fn a_law_for_a_player_is_told_as_the_card_says_it() {
    let valkyrie = stage().front(0, "Valkyrie").resource("Academy", true).at(TurnStep::Recruit);
    let used = ["Use Chooser of the Slain of Valkyrie", "Pay with Academy (turn face down)"];
    let (_, events) = valkyrie.play(&used);
    let told = |names: &[&str]| -> Vec<String> {
        let sight = |event| valkyrie.game.sight(event, Viewer::Seat(ME));
        events.iter().map(|event| valkyrie.game.tell(&sight(event), names)).collect()
    };
    let (mine, theirs) = (told(&["You", "Bob"]), told(&["Ann", "Bob"]));
    let law = "You can recruit characters from your KO pile this turn because of Chooser of the Slain of Valkyrie.";
    assert!(mine.iter().any(|line| line == law), "{mine:?}");
    let law = "Ann can recruit characters from their KO pile this turn because of Chooser of the Slain of Valkyrie.";
    assert!(theirs.iter().any(|line| line == law), "{theirs:?}");
}

#[test]
fn what_was_paid_in_the_place_of_recruit_points_is_told() {
    let android = r#"(
        id: "MY1", name: "Android", kind: Supporting(cost: 4), teams: ["Avengers"], stats: (atk: 4, def: 4, health: 3),
        powers: [Keyword(
            name: "Artificial", works: In(Hand(Me)),
            is: [While([], This, [Price(Recruit(who: [Itself]), [Pay(Me, [Intellect, Skill])])])],
        )],
    )"#;
    let stage = Stage::of(game_and(android)).hand("Android").at(TurnStep::Recruit);
    let stage = stage.resource("Academy", true).resource("Training Ground", true);
    let mut answers = vec![stage.labels().swap_remove(0)];
    assert!(answers[0].starts_with("Recruit Android"), "{answers:?}");
    let mut told = Vec::new();
    // The row, then the two locations that pay.
    for _ in 0..3 {
        let said: Vec<&str> = answers.iter().map(String::as_str).collect();
        let next = stage.after(&said).1.swap_remove(0);
        answers.push(next);
        let said: Vec<&str> = answers.iter().map(String::as_str).collect();
        told = stage.after(&said).2;
    }
    assert!(told.iter().any(|line| line == "You recruited Android for [Intellect][Skill]."), "{told:?}");
}

#[test]
fn who_costs_less_is_told() {
    let stage = stage().front(0, "Nighthawk").resource("Academy", true).hand("Hellcat").at(TurnStep::Recruit);
    let used = ["Use Mobilize the Team of Nighthawk", "Pay with Academy (turn face down)"];
    let (question, labels, told) = stage.after(&used);
    assert_eq!(
        question,
        "Choose a recruit. (You have 1 recruit point, and the next Defenders character costs 4 less.)"
    );
    assert_eq!(labels, ["Recruit Hellcat (2/2) for 0", "Done recruiting"]);
    let less = "You will pay 4 less for the next Defenders character this turn because of \
                Mobilize the Team of Nighthawk.";
    assert!(told.iter().any(|line| line == less), "{told:?}");
}
