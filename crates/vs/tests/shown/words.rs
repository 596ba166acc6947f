//! What players read: options, questions, reasons and numbers, on small scenes.

use crate::stage::{ME, Stage};
use longbox_kernel::{Deaf, Game, Seat, Viewer};
use longbox_vs::{Cast, Choice, Numbers, Row, RuleId, Stance, StrikeAt, StrikeBack, TurnStep, Vs};

fn thor_at_work() -> Stage {
    Stage::new().front(0, "Thor").front(1, "Loki").front(1, "Mystique").resource("Laboratory", true).hand("Laboratory")
}

/// A basic location that gives this symbol.
fn location(game: &Vs, symbol: &str) -> String {
    let text = format!("Pays [{symbol}].");
    let found = game.cards().iter().find(|card| {
        longbox_vs::text::card_lines(card, &[]).iter().any(|line| line.said.body == text) && card.teams.is_empty()
    });
    found.expect(symbol).name.clone()
}

#[test]
fn options_read_like_sentences() {
    let stage = Stage::new();
    let energy = location(&stage.game, "Energy");
    let stage = stage.front(0, "Thor").front(1, "Loki").front(1, "Mystique").resource(&energy, true).hand(&energy);
    let stage = stage.hand("Thor").hand("Think Again");
    let labels = stage.labels();
    assert_eq!(labels, ["Attack with Thor (6/5)", "Use Lightning Strike of Thor", "Power up Thor", "End your turn"]);
    let (question, labels, _) = stage.after(&["Use Lightning Strike of Thor"]);
    assert_eq!(question, "How do you pay [Energy] for Lightning Strike of Thor?");
    assert_eq!(labels, [format!("Pay with {energy} (turn face down)"), format!("Pay by discarding {energy}")]);
    let (question, labels, told) =
        stage.after(&["Use Lightning Strike of Thor", &format!("Pay by discarding {energy}"), "Mystique (2/4)"]);
    assert!(told.contains(&format!("You paid by discarding {energy}.")), "{told:?}");
    assert!(told.contains(&"You used Lightning Strike of Thor.".to_owned()), "{told:?}");
    let got = "Bob's Mystique got three -1/-1 counters because of Lightning Strike of Thor.".to_owned();
    assert!(told.contains(&got), "{told:?}");
    assert_eq!((question.as_str(), labels.len()), ("Your move", 3));
}

#[test]
fn an_attack_is_put_together_in_words() {
    let stage = Stage::new().front(0, "Thor").front(0, "Hulk").front(1, "Loki");
    let (question, labels, _) = stage.after(&["Attack with Thor (6/5)"]);
    assert_eq!(question, "Thor attacks with 6. Choose a target, or add attackers.");
    assert_eq!(labels, ["Hulk (7/7) joins the attack", "Attack Magneto (2/4)", "Attack Loki (7/8)"]);
}

#[test]
fn it_is_said_who_is_in_the_way() {
    let hulk = || Stage::new().front(0, "Hulk").front(1, "Loki");
    let protected = (RuleId::AttackProtected, "Magneto stands in the back row, protected by Loki in front".to_owned());
    assert_eq!(hulk().target("Hulk", "Magneto"), Some(protected));
    assert_eq!(hulk().target("Hulk", "Loki"), None);
    let flies = Stage::new().front(0, "Thor").front(1, "Green Goblin");
    let (rule, text) = flies.target("Thor", "Magneto").expect("a flyer in the way");
    assert_eq!(rule, RuleId::AttackFlightStopped);
    assert_eq!(text, "Thor could fly over the front row, but Green Goblin with Flight stands there");
    let tired = Stage::new().put(0, "Hulk", Row::Front, |cast| cast.stance = Stance::Exhausted).front(1, "Loki");
    assert_eq!(tired.reason("Hulk", "attack"), Some((RuleId::AttackReady, "Hulk is exhausted".to_owned())));
    let far = Stage::new().put(0, "Hulk", Row::Back, |_| {}).front(1, "Loki");
    let no_range = "Hulk stands in the back row and has no Ranged".to_owned();
    assert_eq!(far.reason("Hulk", "attack"), Some((RuleId::AttackRow, no_range)));
}

#[test]
fn it_is_said_what_a_power_lacks() {
    let lacking = "it needs [Energy]: no face-up location or location in hand gives that for an Avengers character";
    let stage = Stage::new().front(0, "Thor").front(1, "Loki");
    let found = stage.reason("Thor", "use Lightning Strike");
    assert_eq!(found, Some((RuleId::PowerCost, lacking.to_owned())));
    let energy = location(&stage.game, "Energy");
    let early = stage.resource(&energy, true).at(TurnStep::Recruit).hand("Hulk");
    let (rule, text) = early.reason("Thor", "use Lightning Strike").expect("it is too early");
    assert_eq!(rule, RuleId::PowerTiming);
    assert_eq!(text, "it is used in your main phase outside combat, and this is the build phase, recruit step");
    let stunned = thor_at_work().put(0, "Ms. Marvel", Row::Front, |cast| cast.stance = Stance::Stunned);
    let p = stunned.build();
    let powers = stunned.game.prospects_of(&p, ME, stunned.slot(&p, "Ms. Marvel"));
    let why = powers[1].why_not.as_ref().map(|why| (why.rule, why.text.as_str()));
    assert_eq!(why, Some((RuleId::StunNoPowers, "Ms. Marvel is stunned")));
}

#[test]
fn it_is_said_why_a_card_stays_in_hand() {
    let stage = Stage::new().resource("Thor", false).hand("Hulk").hand("Captain America").at(TurnStep::Recruit);
    let points = "it costs 7, and you have 1 recruit point".to_owned();
    assert_eq!(stage.reason("Hulk", "be recruited"), Some((RuleId::RecruitPoints, points)));
    let stage = ["Thor"; 3].into_iter().fold(stage, |stage, name| stage.resource(name, false));
    let name = "your main character is Captain America, and there is one of each name".to_owned();
    assert_eq!(stage.reason("Captain America", "be recruited"), Some((RuleId::RecruitMainName, name)));
    let main = Stage::new().front(1, "Loki").hand("Think Again").hand("Uncanny Defense").hand("Hulk");
    let timing = "it is played in a combat, and this is the main phase".to_owned();
    assert_eq!(main.reason("Think Again", "be played"), Some((RuleId::TwistTiming, timing)));
    let dear = "it costs 7, and you have no resources".to_owned();
    assert_eq!(main.reason("Hulk", "be recruited"), Some((RuleId::RecruitPoints, dear)));
    let step = "resources are played in your resource step, and this is the main phase".to_owned();
    assert_eq!(main.reason("Hulk", "be a face-down resource"), Some((RuleId::ResourceStep, step)));
}

#[test]
fn numbers_are_taken_apart() {
    let stage = thor_at_work().put(0, "Hulk", Row::Front, |cast| cast.counters = 2);
    let p = stage.build();
    let found = stage.game.breakdown(&p, stage.slot(&p, "Hulk"));
    assert_eq!((found.base, found.counters), (Numbers { atk: 7, def: 7 }, 2));
    assert_eq!(found.total, Numbers { atk: 9, def: 9 });
}

#[test]
fn a_strike_that_depends_on_whom_it_meets_is_told_for_each() {
    let mut stage = Stage::of(crate::common::game_with(|_| &["Violent", "Monstrous"]));
    stage.scene.sides[0].cast[0].row = Row::Front;
    let stage = stage.front(0, "Thor").front(1, "Loki").hand("Think Again");
    let (p, _) = stage.play(&["Attack with Captain America (2/5)", "Thor (6/5) joins the attack", "Attack Loki (7/8)"]);
    let strikes = |name: &str| stage.game.breakdown(&p, stage.slot(&p, name)).strikes;
    let at = |target: &str, value: i16| StrikeAt { target: p.fighter(stage.slot(&p, target)).card, value };
    assert_eq!(strikes("Thor"), [at("Loki", 12)]);
    assert_eq!(strikes("Loki"), [at("Captain America", 7), at("Thor", 14)]);
    let view = stage.game.view(&stage.game.standpoint(&p, Viewer::Seat(ME)));
    let combat = view.combat.expect("a combat");
    assert_eq!((combat.strike, combat.def, combat.back_at_all), (16, 8, true));
    let back = |name: &str, value: i16, def: i16| StrikeBack { slot: stage.slot(&p, name), value, def };
    assert_eq!(combat.back, [back("Captain America", 7, 5), back("Thor", 14, 5)]);
}

#[test]
fn a_hidden_character_is_shown_and_called_so() {
    let hide = |cast: &mut Cast| cast.stance = Stance::Hidden;
    let stage = Stage::new().put(0, "Ms. Marvel", Row::Front, hide).front(0, "Hulk").put(1, "Loki", Row::Front, hide);
    let why = |text: &str| Some((RuleId::HideHidden, text.to_owned()));
    assert_eq!(stage.reason("Ms. Marvel", "attack"), why("Ms. Marvel is hidden"));
    assert_eq!(stage.target("Hulk", "Loki"), Some((RuleId::AttackFaceUp, "Loki is hidden".to_owned())));
    assert_eq!(stage.target("Hulk", "Magneto"), None);
    let p = stage.build();
    let slot = stage.slot(&p, "Ms. Marvel");
    let powers = stage.game.prospects_of(&p, ME, slot);
    let off = powers[1].why_not.as_ref().map(|why| (why.rule, why.text.clone()));
    assert_eq!(off, why("Ms. Marvel is hidden"));
    assert_eq!((p.fighter(slot).is_hidden(), p.fighter(slot).is_exhausted()), (true, false));
    assert_eq!(stage.game.powers_in_force(&p, slot), []);
}

#[test]
fn a_view_hides_hands() {
    let mut stage = thor_at_work();
    let secret = stage.card("Juggernaut");
    stage.scene.sides[1].hand = vec![secret, secret];
    let position = stage.scene.build(&stage.game, &mut Deaf).expect("a scene");
    let view = stage.game.view(&stage.game.standpoint(&position, Viewer::Seat(ME)));
    assert_eq!(view.seats[1].hand.len(), 2);
    let text = serde_json::to_string(&view.seats[1].hand).expect("a view can be written");
    assert!(!text.contains(&secret.to_string()), "{text}");
    let main = view.seats[0].main.as_ref().expect("a main character");
    assert_eq!((main.name.as_str(), main.level, main.xp_needed), ("Captain America", 1, Some(3)));
}

#[test]
fn nothing_that_is_not_asked_is_an_option() {
    let stage = thor_at_work();
    let p = stage.build();
    assert!(stage.game.why_not(&p, ME, Choice::Yes).is_some());
    assert!(stage.game.why_not(&p, Seat::B, Choice::Pass).is_some());
    assert!(stage.game.why_not(&p, ME, Choice::Pass).is_none());
}
