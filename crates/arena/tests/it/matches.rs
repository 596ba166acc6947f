//! Bots at the table: legal answers, strength, and results that do not depend on the machine.

use longbox_arena::{Decks, Field, Match, Progress, SquadTerms, Summary};
use longbox_bots::{BotKind, BotSpec, Budget};
use longbox_catalog::{SquadCatalog, SquadDeck, squad, squad_decks};
use longbox_kernel::{Deaf, Player, Table};
use longbox_squad::Setup;

const PLAIN: SquadTerms = SquadTerms { format: None, handicaps: false };
const HANDICAPS: SquadTerms = SquadTerms { format: None, handicaps: true };

fn everything() -> (SquadCatalog, Vec<SquadDeck>) {
    let catalog = squad().unwrap();
    let decks = squad_decks(&catalog.game).unwrap();
    (catalog, decks)
}

fn of_kind(decks: &[SquadDeck], kind: &str) -> Vec<SquadDeck> {
    decks.iter().filter(|deck| deck.kind == kind).cloned().collect()
}

fn play(catalog: &SquadCatalog, field: &Field<Setup>, bots: [BotKind; 2], games: u64, threads: usize) -> Summary {
    let game = &catalog.game;
    let bots: Vec<BotSpec> = bots.iter().copied().map(BotSpec::from).collect();
    Match { game, decks: Decks::Named(field), bots: &bots, games, seed: 7.into(), threads, coverage: true }
        .play(&|_| ())
        .unwrap()
}

#[test]
fn bots_always_give_legal_options() {
    let (catalog, decks) = everything();
    let field = Field::new(&catalog.game, &decks, &PLAIN);
    for (number, pairing) in field.pairings.iter().step_by(401).enumerate() {
        for kind in BotKind::ALL {
            // A few looks are enough to answer with something.
            let mut bot = BotSpec::from(kind).or(Some(Budget::looks(30))).bot(number as u64);
            let setup = pairing.setup.clone();
            let mut table = Table::open(&catalog.game, setup, number as u64, &mut Deaf).unwrap();
            while let Some(chair) = table.chair() {
                let (seat, index) = (chair.seat(), bot.decide(&chair));
                assert_eq!(table.answer(seat, index, &mut Deaf), Ok(()), "{kind} in game {number}");
            }
        }
    }
}

#[test]
fn greedy_beats_random_on_starter_and_quest_decks() {
    let (catalog, decks) = everything();
    for kind in ["starter", "quest"] {
        let field = Field::new(&catalog.game, &of_kind(&decks, kind), &PLAIN);
        let summary = play(&catalog, &field, [BotKind::Random, BotKind::Sidekick], 100, 0);
        assert!(summary.bots[1].wins.won >= 60, "{kind}: {}", summary.bots[1].wins.won);
    }
}

#[test]
fn a_match_is_the_same_for_any_number_of_threads() {
    let (catalog, decks) = everything();
    let field = Field::new(&catalog.game, &decks[..9], &HANDICAPS);
    for bots in [[BotKind::Random, BotKind::Random], [BotKind::Sidekick, BotKind::Random]] {
        let one = play(&catalog, &field, bots, 301, 1);
        assert_eq!(one.games, 301);
        assert_eq!(one, play(&catalog, &field, bots, 301, 2));
        assert_eq!(one, play(&catalog, &field, bots, 301, 3));
    }
}

#[test]
fn another_seed_is_another_match() {
    let (catalog, decks) = everything();
    let field = Field::new(&catalog.game, &of_kind(&decks, "starter"), &PLAIN);
    let bots = [BotKind::Random, BotKind::Random];
    let one = play(&catalog, &field, bots, 100, 1);
    let game = &catalog.game;
    let bout = Match {
        game,
        decks: Decks::Named(&field),
        bots: &bots.map(Into::into),
        games: 100,
        seed: 8.into(),
        threads: 1,
        coverage: false,
    };
    let other = bout.play(&|_| ()).unwrap();
    assert_ne!(one.fingerprint, other.fingerprint);
    assert!(one.decks.is_empty(), "a deck against itself says nothing about decks");
    assert_eq!(one.bots[0].wins.won + one.bots[1].wins.won + one.ties + one.caps, 100);
}

#[test]
fn every_quest_deck_plays_without_reaching_a_bound() {
    let (catalog, decks) = everything();
    let quests = of_kind(&decks, "quest");
    let field = Field::new(&catalog.game, &quests, &PLAIN);
    let summary = play(&catalog, &field, [BotKind::Random, BotKind::Random], 20 * quests.len() as u64, 0);
    assert_eq!((summary.caps, summary.decks.len()), (0, quests.len()), "{:?}", summary.endings);
    let coverage = summary.coverage.unwrap();
    assert!(coverage.never("played").len() * 20 < coverage.cards as usize, "{:?}", coverage.never("played"));
}

#[test]
fn quest_decks_play_with_their_handicaps_in_seat_b() {
    let (catalog, decks) = everything();
    let starter = decks.iter().position(|deck| deck.key == "starter").unwrap();
    let quests = (0..decks.len()).filter(|deck| decks[*deck].extra.quest.is_some());
    let pairs: Vec<[usize; 2]> = quests.map(|quest| [quest, starter]).collect();
    let field = Field::of_groups(&catalog.game, &decks, &pairs, &HANDICAPS);
    for pairing in &field.pairings {
        assert_eq!(pairing.decks[0], starter);
        let quest = decks[pairing.decks[1]].extra.quest.as_ref().unwrap();
        assert_eq!(pairing.setup.handicaps[1], quest.handicaps.enemy);
    }
    let games = 4 * field.pairings.len() as u64;
    let summary = play(&catalog, &field, [BotKind::Random, BotKind::Random], games, 0);
    assert_eq!(summary.caps, 0, "{:?}", summary.endings);
}

#[test]
fn progress_reports_every_game_once() {
    let (catalog, decks) = everything();
    let field = Field::new(&catalog.game, &decks[..4], &PLAIN);
    let done = std::sync::atomic::AtomicU64::new(0);
    let (game, bots) = (&catalog.game, [BotKind::Random.into(), BotKind::Random.into()]);
    let bout = Match {
        game,
        decks: Decks::Named(&field),
        bots: &bots,
        games: 77,
        seed: 1.into(),
        threads: 2,
        coverage: false,
    };
    bout.play(&|progress| {
        if let Progress::Finished(games) = progress {
            done.fetch_add(games, std::sync::atomic::Ordering::Relaxed);
        }
    })
    .unwrap();
    assert_eq!(done.into_inner(), 77);
}
