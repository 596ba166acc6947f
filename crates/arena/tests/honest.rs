//! A bot's answer is the same when everything that it cannot know is dealt anew.
#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use longbox_arena::{ArenaGame, Field};
use longbox_bots::{Bot, BotKind, BotSpec, Budget, Weigher};
use longbox_catalog::{decks, open};
use longbox_kernel::{Chair, Deaf, Dice, Player, Table};
use longbox_squad::Squad;
use longbox_vs::Vs;

/// Asks every kind of bot at some decisions of random games, and again with other hidden cards and other chance.
fn assert_honest<G: ArenaGame>(keys: &[&str], one_in: u32) {
    let game = open::<G>(&[]).unwrap().game;
    let mut decks = decks(&game).unwrap();
    decks.retain(|deck| keys.contains(&deck.key.as_str()));
    let field = Field::new(&game, &decks, &G::Terms::default());
    let (mut asked, mut dice) = (0, Dice::new(5u64));
    for (number, pairing) in field.pairings.iter().enumerate() {
        let mut random = BotKind::Random.bot::<G>(number as u64);
        let mut table = Table::open(&game, pairing.setup.clone(), number as u64, &mut Deaf).unwrap();
        while let Some(chair) = table.chair() {
            let (seat, index) = (chair.seat(), random.decide(&chair));
            if chair.options().len() > 1 && dice.below(one_in) == 0 {
                let other = game.imagine(&chair.standpoint(), &mut dice);
                let twin = Table::from_position(&game, pairing.setup.clone(), 99u64, other);
                let twin = twin.chair().unwrap();
                assert_eq!((twin.seat(), twin.options()), (seat, chair.options()), "the question is the same");
                for kind in BotKind::ALL {
                    let bot = || -> Bot<G> { BotSpec::from(kind).or(Some(Budget::looks(40))).bot(7u64) };
                    assert_eq!(bot().decide(&chair), bot().decide(&twin), "{kind} in game {number}");
                }
                let weighed = |chair: &Chair<'_, G>| Weigher::default().weigh(chair, index, 20, 7u64.into());
                assert_eq!(weighed(&chair), weighed(&twin), "a choice of game {number} is weighed");
                asked += 1;
            }
            table.answer(seat, index, &mut Deaf).unwrap();
        }
    }
    assert!(asked > 30, "{asked}");
}

#[test]
fn bots_of_squad_answer_by_what_they_may_know() {
    assert_honest::<Squad>(&["starter", "wolverine", "hulk-or-bust"], 2);
}

#[test]
fn bots_of_vs_answer_by_what_they_may_know() {
    assert_honest::<Vs>(&["avengers", "x-men", "fantastic", "company"], 10);
}
