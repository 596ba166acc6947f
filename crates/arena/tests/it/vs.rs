//! Matches of Vs. System: legal answers, strength, and games for more than two.

use longbox_arena::{ArenaGame, Decks, Field, Match, Summary, VsTerms};
use longbox_bots::{BotKind, BotSpec, Budget};
use longbox_catalog::{VsCatalog, VsDeck, vs, vs_decks};
use longbox_kernel::{Deaf, Game, Player, Table};
use longbox_vs::{Choice, Format, Mode, Setup};

fn everything() -> (VsCatalog, Vec<VsDeck>) {
    let catalog = vs().unwrap();
    let decks = vs_decks(&catalog.game).unwrap();
    (catalog, decks)
}

/// The four decks that play all cards of a team.
fn starters() -> (VsCatalog, Vec<VsDeck>) {
    let (catalog, mut decks) = everything();
    decks.retain(|deck| deck.kind == "starter");
    (catalog, decks)
}

fn play(catalog: &VsCatalog, field: &Field<Setup>, bots: &[BotKind], games: u64, threads: usize) -> Summary {
    let bots: Vec<BotSpec> = bots.iter().copied().map(BotSpec::from).collect();
    Match {
        game: &catalog.game,
        decks: Decks::Named(field),
        bots: &bots,
        games,
        seed: 7.into(),
        threads,
        coverage: true,
    }
    .play(&|_| ())
    .unwrap()
}

#[test]
fn bots_always_give_legal_options() {
    let (catalog, decks) = everything();
    let field = Field::new(&catalog.game, &decks, &VsTerms::default());
    for (number, pairing) in field.pairings.iter().enumerate().step_by(97) {
        for kind in BotKind::ALL {
            // A few looks are enough to answer with something.
            let mut bot = BotSpec::from(kind).or(Some(Budget::looks(12))).bot(number as u64);
            let mut table = Table::open(&catalog.game, pairing.setup.clone(), number as u64, &mut Deaf).unwrap();
            while let Some(chair) = table.chair() {
                let (seat, index) = (chair.seat(), bot.decide(&chair));
                assert_eq!(table.answer(seat, index, &mut Deaf), Ok(()), "{kind} in game {number}");
            }
        }
    }
}

#[test]
fn sidekick_beats_random() {
    let (catalog, decks) = starters();
    let field = Field::new(&catalog.game, &decks, &VsTerms::default());
    let summary = play(&catalog, &field, &[BotKind::Random, BotKind::Sidekick], 60, 0);
    assert!(summary.bots[1].wins.won >= 57, "{}", summary.bots[1].wins);
    assert_eq!((summary.ties, summary.caps), (0, 0));
}

/// Bots leave alone what changes nothing, so this decides whether they ever attack together.
#[test]
fn joining_an_attack_is_a_change() {
    let (catalog, decks) = starters();
    let (game, field) = (&catalog.game, Field::new(&catalog.game, &decks, &VsTerms::default()));
    let mut joined = 0;
    for (number, pairing) in field.pairings.iter().enumerate().step_by(31) {
        let mut bot = BotKind::Random.seat(number as u64);
        let mut table = Table::open(game, pairing.setup.clone(), number as u64, &mut Deaf).unwrap();
        while let Some(chair) = table.chair() {
            let (seat, index) = (chair.seat(), bot.decide(&chair));
            for join in chair.options().iter().filter(|choice| matches!(choice, Choice::Join(_))) {
                let mut after = table.position().clone();
                game.answer(&mut after, seat, *join, &mut Deaf);
                assert!(!game.is_back(table.position(), &after), "{join:?} in game {number}");
                joined += 1;
            }
            table.answer(seat, index, &mut Deaf).unwrap();
        }
    }
    assert!(joined > 10, "{joined}");
}

#[test]
fn a_match_is_the_same_for_any_number_of_threads() {
    let (catalog, decks) = starters();
    let field = Field::new(&catalog.game, &decks, &VsTerms::default());
    let bots = [BotKind::Sidekick, BotKind::Random];
    assert_eq!(play(&catalog, &field, &bots, 24, 1), play(&catalog, &field, &bots, 24, 3));
}

#[test]
fn coverage_counts_what_cards_do() {
    let (catalog, decks) = starters();
    let field = Field::new(&catalog.game, &decks, &VsTerms::default());
    let summary = play(&catalog, &field, &[BotKind::Random, BotKind::Random], 600, 0);
    let coverage = summary.coverage.unwrap();
    let hundred = |key: &str| coverage.totals.iter().find(|total| total.key == key).unwrap().cards;
    assert!(hundred("played") > 70 && hundred("used") > 30 && hundred("triggered") > 15, "{:?}", coverage.totals);
    // Who shares the name of its main character can only be a power-up, and some level is hardly ever reached.
    let never = coverage.never("played");
    assert!(never.len() <= 5, "{never:?}");
}

#[test]
fn three_and_four_can_play_and_teams_win_together() {
    let (catalog, decks) = starters();
    let game = &catalog.game;
    for mode in [Mode::FreeForAll, Mode::TwoVsTwo, Mode::TwoHeaded] {
        let terms = VsTerms { mode, ..VsTerms::default() };
        let field = Field::of_groups(game, &decks, &[[0, 1, 2, 3]], &terms);
        assert!(game.check(&field.pairings[0].setup).is_ok());
        let bots = [BotKind::Random, BotKind::Sidekick, BotKind::Random, BotKind::Sidekick];
        let summary = play(&catalog, &field, &bots, 8, 0);
        assert_eq!(summary.caps, 0, "{mode:?}: {:?}", summary.endings);
    }
    let field = Field::of_groups(game, &decks, &[[2, 0, 1]], &VsTerms::default());
    assert_eq!(play(&catalog, &field, &[BotKind::Random, BotKind::Random, BotKind::Sidekick], 6, 0).games, 6);
}

#[test]
fn decks_that_are_not_strict_meet_in_the_casual_format() {
    let (catalog, mut decks) = starters();
    let game = &catalog.game;
    assert_eq!(game.meet(&decks, &mut [0, 1], &VsTerms::default()).format, Format::Strict);
    decks[1].cards.pop();
    assert_eq!(game.meet(&decks, &mut [0, 1], &VsTerms::default()).format, Format::Casual);
    let strict = VsTerms { format: Some(Format::Strict), ..VsTerms::default() };
    assert!(game.check(&game.meet(&decks, &mut [0, 1], &strict)).is_err());
}
