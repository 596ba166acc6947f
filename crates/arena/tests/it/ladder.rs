//! Ladders: the same numbers however the work is shared out, and games that go wrong.

use longbox_arena::{
    Decks, Field, GAME_POINTS, Ladder, LadderRecord, LadderReport, Match, OddKind, Progress, RecordError, Shard,
    SquadTerms, TestResult, VsTerms,
};
use longbox_bots::BotSpec;
use longbox_squad::Squad;
use longbox_vs::Vs;
use std::sync::atomic::{AtomicUsize, Ordering};

fn bots(words: &[&str]) -> Vec<BotSpec> {
    words.iter().map(|word| word.parse().expect("these are bots")).collect()
}

fn squad() -> (Squad, Field<longbox_squad::Setup>) {
    let game = longbox_catalog::squad().expect("the cards are in order").game;
    let decks = longbox_catalog::squad_decks(&game).expect("the decks are in order");
    let field = Field::new(&game, &decks[..3], &SquadTerms::default());
    (game, field)
}

fn vs(groups: &[Vec<usize>]) -> (Vs, Field<longbox_vs::Setup>) {
    let game = longbox_catalog::vs().expect("the cards are in order").game;
    let decks = longbox_catalog::vs_decks(&game).expect("the decks are in order");
    let field = Field::of_groups(&game, &decks[..4], groups, &VsTerms::default());
    (game, field)
}

fn ladder<'a, G: longbox_arena::ArenaGame>(
    (game, field): &'a (G, Field<G::Setup>),
    bots: &'a [BotSpec],
    rounds: u64,
) -> Ladder<'a, G> {
    let (sides, seed, shard) = (field.seats(), 7.into(), Shard::WHOLE);
    Ladder { game, field, bots, sides, rounds, seed, threads: 2, shard, until: None }
}

fn played<G: longbox_arena::ArenaGame>(ladder: &Ladder<'_, G>) -> LadderRecord {
    let mut record = ladder.begin();
    while ladder.play_block(&mut record, &|_, _| (), &|_| ()).expect("it can be played") {}
    record
}

#[test]
fn parts_and_threads_make_no_difference() {
    let (squad, bots) = (squad(), bots(&["random", "quick", "rookie"]));
    let one = ladder(&squad, &bots, 42);
    let whole = played(&one);
    assert_eq!(whole.tables.iter().map(|table| table.results.count()).collect::<Vec<_>>(), [42, 42, 42]);
    assert_eq!(played(&Ladder { threads: 1, ..one.clone() }), whole);
    let part = |word: &str| played(&Ladder { shard: word.parse().unwrap(), ..one.clone() });
    let mut parts: Vec<LadderRecord> = ["3/4", "1/4", "4/4", "2/4"].map(part).to_vec();
    assert_eq!(LadderRecord::merge(parts.clone()), Ok(whole.clone()));
    let missing = parts.pop().unwrap();
    assert_eq!(LadderRecord::merge(parts.clone()), Err(RecordError::Missing(missing.settings.shard)));
    parts.push(parts[0].clone());
    assert_eq!(LadderRecord::merge(parts.clone()), Err(RecordError::Twice(parts[0].settings.shard)));
    let other = played(&Ladder { shard: "2/4".parse().unwrap(), seed: 8.into(), ..one.clone() });
    parts[3] = other;
    let refused = LadderRecord::merge(parts.clone()).unwrap_err().to_string();
    assert_eq!(refused, "it was played with seed 7, this one with 8");
    parts[3] = Ladder { shard: "2/4".parse().unwrap(), ..one }.begin();
    let refused = LadderRecord::merge(parts).unwrap_err().to_string();
    assert!(refused.starts_with("part 2/4 is not finished"), "{refused}");
}

#[test]
fn a_pair_plays_the_games_of_a_match() {
    let (squad, bots) = (squad(), bots(&["random", "quick"]));
    let record = played(&ladder(&squad, &bots, 30));
    let (game, decks, seed) = (&squad.0, Decks::Named(&squad.1), 7.into());
    let summary =
        Match { game, decks, bots: &bots, games: 60, seed, threads: 1, coverage: false }.play(&|_| ()).unwrap();
    let points =
        |bot: usize| -> u64 { record.tables[0].results.iter().map(|result| result.points[bot] * result.rounds).sum() };
    let shared = (summary.ties + summary.caps) * GAME_POINTS / 2;
    for bot in 0..2 {
        assert_eq!(points(bot), summary.bots[bot].wins.won * GAME_POINTS + shared, "{}", summary.bots[bot].name);
    }
    let score = LadderReport::new(&record).cross_table[0].score;
    assert_eq!(score.mean, points(0) as f64 / (60 * GAME_POINTS) as f64);
}

#[test]
fn a_stopped_run_goes_on_where_it_stopped() {
    let (squad, bots) = (squad(), bots(&["random", "quick"]));
    let one = ladder(&squad, &bots, 40);
    let mut record = one.begin();
    assert_eq!(one.games_left(&record), 80);
    assert!(one.play_block(&mut record, &|_, _| (), &|_| ()).unwrap());
    assert_eq!((record.tables[0].next, one.games_left(&record)), (16, 48));
    assert_eq!(record.goes_on(&one.begin()), Ok(()));
    while one.play_block(&mut record, &|_, _| (), &|_| ()).unwrap() {}
    assert_eq!(record, played(&one));
    let other = Ladder { rounds: 41, ..one.clone() }.begin();
    assert_eq!(record.goes_on(&other).unwrap_err().to_string(), "it was played with rounds 40, this one with 41");
}

#[test]
fn a_record_that_somebody_has_changed_is_refused() {
    let (squad, bots) = (squad(), bots(&["random", "quick"]));
    let one = ladder(&squad, &bots, 20);
    let record = played(&one);
    assert_eq!(record.check(), Ok(()));
    let changes: [fn(&mut LadderRecord); 7] = [
        |record| record.tables[0].bots = vec![1, 0],
        |record| record.tables[0].bots = vec![0, 7],
        |record| record.tables[0].next = 19,
        |record| record.tables[0].results.add(&[24, 0], u64::MAX / 2),
        |record| record.tables[0].results.add(&[24, 1], 1),
        |record| record.tables[0].results.add(&[24], 1),
        |record| record.settings.seats = 9,
    ];
    for change in changes {
        let mut changed = record.clone();
        change(&mut changed);
        assert!(changed.goes_on(&one.begin()).is_err(), "{changed:?}");
        assert_eq!(LadderRecord::merge(vec![changed]), Err(RecordError::Numbers));
    }
}

#[test]
fn a_test_that_knows_stops_a_pair() {
    let (squad, bots) = (squad(), bots(&["random", "quick"]));
    let until = Some("+100elo".parse().unwrap());
    let one = Ladder { until, ..ladder(&squad, &bots, 2_000) };
    let record = played(&one);
    let pair = &LadderReport::new(&record).cross_table[0];
    assert_eq!((pair.test, pair.verdict.as_str()), (Some(TestResult::Accepted), "random < quick"));
    assert!(pair.score.rounds < 500, "{}", pair.score.rounds);
    assert_eq!(record.tables[0].next, pair.score.rounds);
    assert_eq!(one.games_left(&record), 0);
}

#[test]
fn a_game_that_breaks_is_kept_and_counted_as_a_draw() {
    let vs = vs(&[vec![0, 1], vec![2, 3]]);
    let bots = bots(&["random", "random"]);
    let one = Ladder { threads: 1, ..ladder(&vs, &bots, 12) };
    let (mut record, kept) = (one.begin(), AtomicUsize::new(0));
    // The watcher itself fails in every game of 500 decisions.
    let fails = |progress| assert!(!matches!(progress, Progress::GoingOn(_)), "a long game");
    let keep = |table: &longbox_kernel::Table<'_, Vs>, odd: &longbox_arena::OddGame| {
        assert_eq!((odd.kind, odd.text.as_str()), (OddKind::Broken, "a long game"));
        assert_eq!(table.inputs().len(), 499);
        kept.fetch_add(1, Ordering::Relaxed);
    };
    while one.play_block(&mut record, &keep, &fails).unwrap() {}
    let broken = record.odd_games.len();
    assert!((1..24).contains(&broken), "{broken} of 24 games are long");
    assert_eq!(kept.load(Ordering::Relaxed), broken);
    let results = &record.tables[0].results;
    assert_eq!(results.count(), 12);
    assert!(results.iter().all(|result| result.points.iter().sum::<u64>() == 2 * GAME_POINTS));
    assert!(results.iter().any(|result| result.points != [GAME_POINTS; 2]), "the other games went on");
}

#[test]
fn three_sit_at_a_table() {
    let groups: Vec<Vec<usize>> = (0..4).map(|first| (0..3).map(|seat| (first + seat) % 4).collect()).collect();
    let vs = vs(&groups);
    let bots = bots(&["random", "rookie", "quick", "sidekick"]);
    let record = played(&ladder(&vs, &bots[..3], 3));
    assert_eq!(record.tables.len(), 1);
    let report = LadderReport::new(&record);
    assert_eq!(report.cross_table.len(), 3);
    assert!(report.cross_table.iter().all(|pair| pair.score.rounds == 3 && pair.elo.is_none()));
    assert_eq!(report.standings.last().map(|standing| standing.name.as_str()), Some("random"));
    assert_eq!(ladder(&vs, &bots, 8).begin().tables.len(), 4, "each three of the four");
    let mut record = ladder(&vs, &bots[..2], 8).begin();
    let refused = ladder(&vs, &bots[..2], 8).play_block(&mut record, &|_, _| (), &|_| ()).unwrap_err();
    assert_eq!(refused.to_string(), "a ladder needs at least two bots, and 3 where so many sit at a table");
}

#[test]
fn two_bots_fill_the_seats_of_two_teams() {
    let game = longbox_catalog::vs().unwrap().game;
    let decks = longbox_catalog::vs_decks(&game).unwrap();
    let terms = VsTerms { mode: longbox_vs::Mode::TwoVsTwo, ..VsTerms::default() };
    let field = Field::of_groups(&game, &decks[..4], &[[0, 1, 2, 3]], &terms);
    let (vs, bots) = ((game, field), bots(&["random", "quick"]));
    let record = played(&Ladder { sides: 2, ..ladder(&vs, &bots, 6) });
    let all = record.tables[0].results.iter().all(|result| result.points.iter().sum::<u64>() == 4 * GAME_POINTS);
    assert!(all && record.tables[0].results.count() == 6);
    let score = LadderReport::new(&record).cross_table[0].score;
    assert!(score.mean < 0.4, "a team of random bots wins seldom: {score}");
}
