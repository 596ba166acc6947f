//! Bots at a table: every answer and every position goes into one number.

use longbox_bots::{Bot, BotGame, BotKind, BotSpec, Budget};
use longbox_catalog::{CatalogGame, DeckOf};
use longbox_kernel::{Deaf, Dice, Player, Seed, Shape, Table, hash_of};
use std::sync::OnceLock;

/// One in so many choices is a position that a search is timed in.
const APART: usize = 5;

/// A game with its decks, read once.
pub(crate) struct Shelf<G: CatalogGame> {
    game: G,
    decks: Vec<DeckOf<G>>,
}

/// Where they are kept once they are read; none if the files are not in order.
pub(crate) type Kept<G> = OnceLock<Option<Shelf<G>>>;

/// A game whose bots can be compared.
pub(crate) trait TwinGame: BotGame + CatalogGame + 'static {
    /// Where its cards and decks are kept.
    fn kept() -> &'static Kept<Self>;
    /// The game of these decks, one a seat.
    fn meet(decks: &[&DeckOf<Self>]) -> Self::Setup;
}

/// What a search came to in fixed positions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Thought {
    /// All that were taken.
    pub looks: u64,
    /// One number for all answers; 0 when the games cannot be played.
    pub answers: u64,
}

fn shelf<G: TwinGame>() -> Option<&'static Shelf<G>> {
    let read = || {
        let game = longbox_catalog::open::<G>(&[]).ok()?.game;
        let decks = longbox_catalog::decks(&game).ok()?;
        Some(Shelf { game, decks })
    };
    G::kept().get_or_init(read).as_ref()
}

/// Plays so many games over the built-in decks with these bots, who move on by one seat with every game; 0 when that
/// cannot be done.
pub(crate) fn play<G: TwinGame>(bots: &[&str], games: u32, seed: u32) -> u64 {
    played::<G>(bots, games, seed).unwrap_or(0)
}

fn played<G: TwinGame>(bots: &[&str], games: u32, seed: u32) -> Option<u64> {
    let Shelf { game, decks } = shelf::<G>()?;
    let specs = bots.iter().map(|word| word.parse().ok()).collect::<Option<Vec<BotSpec>>>()?;
    let mut dice = Dice::new(u64::from(seed));
    let mut sum = game.cards_version();
    for number in 0..games as usize {
        let picked: Vec<&DeckOf<G>> = bots.iter().map(|_| &decks[dice.pick(decks.len())]).collect();
        let deal = Seed::from(u64::from(seed)).branch(number as u64);
        let mut players: Vec<Bot<G>> =
            (0..specs.len()).map(|seat| specs[(seat + number) % specs.len()].bot(deal.branch(seat as u64))).collect();
        let mut table = Table::open(game, G::meet(&picked), deal, &mut Deaf).ok()?;
        while let Some(chair) = table.chair() {
            let (seat, answer) = (chair.seat(), players[chair.seat().index()].decide(&chair));
            table.answer(seat, answer, &mut Deaf).ok()?;
            sum = (sum.rotate_left(7) ^ hash_of(table.position())).wrapping_add(u64::from(answer));
        }
    }
    Some(sum)
}

/// Lets `hero` think about so many positions with so many looks each, in games that `quick` plays.
pub(crate) fn think<G: TwinGame>(positions: u32, looks: u32) -> Thought {
    thought::<G>(positions, looks).unwrap_or_default()
}

fn thought<G: TwinGame>(positions: u32, looks: u32) -> Option<Thought> {
    let Shelf { game, decks } = shelf::<G>()?;
    let mut hero: Bot<G> = BotSpec { kind: BotKind::Hero, budget: Some(Budget::looks(looks)) }.bot(1);
    let mut quick: Bot<G> = BotKind::Quick.bot(2);
    let (mut left, mut choices, mut answers, mut number) = (positions, 0, 1_u64, 0);
    while left > 0 {
        let picked = [&decks[number % decks.len()], &decks[(number * 7 + 1) % decks.len()]];
        let deal = Seed::from(number as u64);
        let mut table = Table::open(game, G::meet(&picked), deal, &mut Deaf).ok()?;
        while let Some(chair) = table.chair() {
            let open = chair.options().len() > 1 && chair.decision().shape != Shape::Name;
            choices += usize::from(open);
            if open && choices % APART == 0 && left > 0 {
                hero.reseed(deal.stream(choices as u64));
                answers = answers.rotate_left(7) ^ u64::from(hero.decide(&chair));
                left -= 1;
            }
            let (seat, answer) = (chair.seat(), quick.decide(&chair));
            table.answer(seat, answer, &mut Deaf).ok()?;
        }
        number += 1;
    }
    Some(Thought { looks: hero.looks()?, answers })
}
