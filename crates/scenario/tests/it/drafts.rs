//! Decisions of stored games as positions on paper.

use longbox_catalog::{VsTerms, vs_setup};
use longbox_kernel::{Deaf, Dice, Replay, Table};
use longbox_scenario::{Draft, Remarks, ReplayedGame, ScenarioGame, SquadScenarios, VsScenarios, parse, run_text};
use longbox_squad::{Format, Setup};

/// How many decisions of a game can be set up in short, so that they come to the same question.
fn short<G: ReplayedGame>(game: &G, stage: &dyn ScenarioGame, mut table: Table<'_, G>, decisions: usize) -> usize {
    let mut dice = Dice::new(4);
    let mut short = 0;
    for _ in 0..decisions {
        let Some(decision) = table.pending() else { break };
        let options = table.options().len() as u32;
        if options > 1 {
            let replay = Replay::of(&table);
            let drafts = Draft::of(game, &replay, replay.steps.len()).expect("the game can be played again");
            let fits =
                |draft: &&Draft| run_text(&[stage], "draft", &draft.check()).iter().all(|one| one.result.is_ok());
            if let Some(at) = drafts.iter().position(|draft| fits(&draft)) {
                short += usize::from(at + 1 < drafts.len());
                let answers = [format!("never: {} option nonsense", decision.owner)];
                let text = drafts[at].text(Remarks { title: "a draft", answers: &answers, ..Remarks::default() });
                let file = parse(&text).expect("a draft can be read");
                assert_eq!((file.scenarios.len(), file.scenarios[0].answers.len()), (1, 1), "{text}");
            }
        }
        table.answer(decision.owner, dice.below(options) as u16, &mut Deaf).expect("the option is there");
    }
    short
}

#[test]
fn many_decisions_of_squad_can_be_set_up_in_short() {
    let game = crate::game();
    let decks = longbox_catalog::squad_decks(&game).expect("the decks are in order");
    let deck = decks.iter().find(|deck| deck.key == "starter").expect("the deck exists").cards.clone();
    let table = Table::open(&game, Setup::new(deck.clone(), deck, Format::Strict), 4, &mut Deaf).expect("a legal game");
    let found = short(&game, &SquadScenarios { game: game.clone() }, table, 60);
    assert!(found > 10, "only {found}");
}

#[test]
fn many_decisions_of_vs_can_be_set_up_in_short() {
    let game = longbox_catalog::vs().expect("the card files are in order").game;
    let decks = longbox_catalog::vs_decks(&game).expect("the decks are in order");
    let deck = |key: &str| decks.iter().find(|deck| deck.key == key).expect("the deck exists");
    let setup = vs_setup(&game, [deck("avengers"), deck("x-men")].into_iter(), &VsTerms::default());
    let table = Table::open(&game, setup, 4, &mut Deaf).expect("a legal game");
    let found = short(&game, &VsScenarios { game: game.clone() }, table, 120);
    assert!(found > 10, "only {found}");
}
