//! A bot's answer is the same when everything that it cannot know is dealt anew.

use longbox_arena::{ArenaGame, Field};
use longbox_bots::{Bot, BotKind, BotSpec, Budget, Weigher};
use longbox_catalog::{decks, open};
use longbox_kernel::{Chair, Deaf, Dice, Game, Player, Seat, Table, Viewer};
use longbox_squad::Squad;
use longbox_vs::{Position, Vs};

/// Asks every kind of bot at some decisions of random games, and again with other hidden cards and other chance.
fn assert_honest<G: ArenaGame>(keys: &[&str], one_in: u32) {
    let game = open::<G>(&[]).unwrap().game;
    let mut decks = decks(&game).unwrap();
    decks.retain(|deck| keys.contains(&deck.key.as_str()));
    let field = Field::new(&game, &decks, &G::Terms::default());
    let (mut asked, mut seen, mut dice) = (0, 0, Dice::new(5u64));
    for (number, pairing) in field.pairings.iter().enumerate() {
        let mut random = BotKind::Random.bot::<G>(number as u64);
        let mut table = Table::open(&game, pairing.setup.clone(), number as u64, &mut Deaf).unwrap();
        while let Some(chair) = table.chair() {
            let (seat, index) = (chair.seat(), random.decide(&chair));
            if chair.options().len() > 1 && dice.below(one_in) == 0 {
                let other = game.imagine(&chair.standpoint(), &mut dice);
                let twin = Table::from_position(&game, pairing.setup.clone(), 99u64, other.clone());
                let twin = twin.chair().unwrap();
                assert_eq!((twin.seat(), twin.options()), (seat, chair.options()), "the question is the same");
                for kind in BotKind::ALL.into_iter().chain([BotKind::Oracle]) {
                    let bot = || -> Bot<G> { BotSpec::from(kind).or(Some(Budget::looks(40))).bot(7u64) };
                    assert_eq!(bot().decide(&chair), bot().decide(&twin), "{kind} in game {number}");
                    let shown = [(&chair, table.position()), (&twin, &other)];
                    let [here, there] = shown.map(|(chair, position)| bot().decide_at(chair, position));
                    assert!(here == there || kind == BotKind::Oracle, "{kind} looked at the cards in game {number}");
                    seen += u32::from(here != there);
                }
                let weighed = |chair: &Chair<'_, G>| Weigher::default().weigh(chair, index, 20, 7u64.into());
                assert_eq!(weighed(&chair), weighed(&twin), "a choice of game {number} is weighed");
                asked += 1;
            }
            table.answer(seat, index, &mut Deaf).unwrap();
        }
    }
    assert!(asked > 30, "{asked}");
    assert!(seen > 0, "an oracle that is shown the cards makes use of them");
}

#[test]
fn bots_of_squad_answer_by_what_they_may_know() {
    assert_honest::<Squad>(&["starter", "wolverine", "hulk-or-bust"], 2);
}

#[test]
fn bots_of_vs_answer_by_what_they_may_know() {
    assert_honest::<Vs>(&["avengers", "x-men", "fantastic", "company"], 10);
}

#[test]
fn a_main_character_betrays_a_known_list() {
    let game = open::<Vs>(&[]).unwrap().game;
    let mut decks = decks(&game).unwrap();
    decks.retain(|deck| deck.key == "thing");
    let field = Field::new(&game, &decks, &Default::default());
    let mut table = Table::open(&game, field.pairings[0].setup.clone(), 3u64, &mut Deaf).unwrap();
    while table.position().hand(Seat::B).count() < 4 {
        let seat = table.chair().unwrap().seat();
        table.answer(seat, 0, &mut Deaf).unwrap();
    }
    let standpoint = game.standpoint(table.position(), Viewer::Seat(Seat::A));
    let likely = game.likely_lists(&standpoint);
    assert_eq!(likely.of[0].lists().count(), 0, "own cards are no riddle");
    let holds_its_deck =
        |world: &Position| world.hand(Seat::B).all(|piece| decks[0].cards.contains(&world.card(piece)));
    let mut dice = Dice::new(8u64);
    let guessed = (0..100).filter(|_| holds_its_deck(&game.imagine(&standpoint, &mut dice))).count();
    let known = (0..100).filter(|_| holds_its_deck(&game.imagine_with(&standpoint, &likely, &mut dice))).count();
    assert!(guessed < 30 && known >= 70, "{guessed} and {known} of 100");
}

#[test]
fn every_known_list_of_squad_is_possible_before_anything_is_seen() {
    let game = open::<Squad>(&[]).unwrap().game;
    let decks = decks(&game).unwrap();
    let field = Field::new(&game, &decks[..1], &Default::default());
    let table = Table::open(&game, field.pairings[0].setup.clone(), 3u64, &mut Deaf).unwrap();
    let likely = game.likely_lists(&game.standpoint(table.position(), Viewer::Seat(Seat::A)));
    assert_eq!(likely.of[1].lists().count(), decks.len());
}
