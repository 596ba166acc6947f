//! Decisions that lose games.

use crate::answer::answer;
use crate::bout::{ArenaError, Progress, names, refused};
use crate::field::Field;
use crate::game::ArenaGame;
use crate::seeds;
use longbox_bots::{Bot, BotKind, BotSpec};
use longbox_kernel::{Chair, Deaf, Dice, Player, Replay, Seat, Seed, Shape, Table};
use rayon::prelude::*;

/// Imagined games for each option before anything is suspected.
const FIRST_GLANCE: u32 = 16;

/// A search for slips in games that a bot plays against itself.
#[derive(Clone, Copy, Debug)]
pub struct SlipSearch<'a, G: ArenaGame> {
    /// The rules with their cards.
    pub game: &'a G,
    /// Who meets whom; the games take the pairings in turn.
    pub field: &'a Field<G::Setup>,
    /// Who plays on all seats.
    pub bot: BotSpec,
    /// How many games.
    pub games: u64,
    /// Whose advice is asked first: only where it would do otherwise games are imagined. None: at every decision.
    pub adviser: Option<BotSpec>,
    /// Imagined games for each option of a decision that looks bad.
    pub worlds: u32,
    /// Percent of won games that a slip costs at least.
    pub gap: u32,
    /// The random seed.
    pub seed: Seed,
}

/// A decision after which far fewer games are won than after another.
#[derive(Clone, Debug)]
pub struct Slip<G: ArenaGame> {
    /// The decks by name.
    pub decks: String,
    /// Its number, from 0.
    pub game: u64,
    /// Its turn.
    pub turn: u32,
    /// Who decided.
    pub seat: Seat,
    /// Where.
    pub position: G::Position,
    /// The game up to there.
    pub replay: Replay<G::Setup>,
    /// Every option by its key, with the games won after it.
    pub options: Vec<(String, u32)>,
    /// Games played out after each option.
    pub worlds: u32,
    /// The option that was taken.
    pub taken: usize,
}

impl<G: ArenaGame> SlipSearch<'_, G> {
    /// Plays all games and weighs every option of every decision.
    pub fn find(&self, progress: &(dyn Fn(Progress) + Sync)) -> Result<Vec<Slip<G>>, ArenaError> {
        let found: Result<Vec<Vec<Slip<G>>>, ArenaError> = (0..self.games)
            .into_par_iter()
            .map(|number| {
                let slips = self.in_game(number);
                progress(Progress::Finished(1));
                slips
            })
            .collect();
        Ok(found?.into_iter().flatten().collect())
    }

    fn in_game(&self, number: u64) -> Result<Vec<Slip<G>>, ArenaError> {
        let pairing = usize::try_from(number).unwrap_or(0) % self.field.pairings.len().max(1);
        let pairing = self.field.pairings.get(pairing).ok_or(ArenaError::NoPairing)?;
        let decks = names(&self.field.names, pairing);
        let refused = |error: G::SetupError| refused::<G>(&decks, &error);
        let deal = seeds::of_round(self.seed, number);
        let mut table = Table::open(self.game, pairing.setup.clone(), deal, &mut Deaf).map_err(refused)?;
        let mut bots: Vec<Bot<G>> =
            (0..pairing.decks.len()).map(|seat| self.bot.bot(deal.branch(seat as u64))).collect();
        let mut weigher = Weigher::new(&pairing.setup, bots.len());
        let mut adviser: Option<Bot<G>> = self.adviser.map(|spec| spec.bot(deal.branch(bots.len() as u64)));
        let mut slips = Vec::new();
        while let Some(chair) = table.chair() {
            let seat = chair.seat();
            let free = chair.options().len() > 1 && chair.decision().shape != Shape::Name;
            let taken = if free || chair.options().is_empty() { bots[seat.index()].decide(&chair) } else { 0 };
            let advice = adviser.as_mut().filter(|_| free).map(|adviser| adviser.decide(&chair));
            let agreed = advice.is_some_and(|advice| key(&chair, advice) == key(&chair, taken));
            if free
                && !agreed
                && let Some((options, worlds)) = weigher.slip(&chair, (taken, advice), self)
            {
                let (turn, position) = (self.game.turn(table.position()), table.position().clone());
                let (decks, taken, replay) = (decks.clone(), usize::from(taken), Replay::of(&table));
                slips.push(Slip { decks, game: number, turn, seat, position, replay, options, worlds, taken });
            }
            if !answer(&mut table, (seat, taken), &mut bots, &mut Deaf) {
                break;
            }
        }
        Ok(slips)
    }
}

/// Plays imagined games out.
struct Weigher<'a, G: ArenaGame> {
    setup: &'a G::Setup,
    players: Vec<Bot<G>>,
}

impl<'a, G: ArenaGame> Weigher<'a, G> {
    fn new(setup: &'a G::Setup, seats: usize) -> Weigher<'a, G> {
        Weigher { setup, players: (0..seats).map(|_| BotKind::Quick.bot(0)).collect() }
    }

    /// The options with the games won after each, if the one taken is much worse than the best.
    fn slip(
        &mut self,
        chair: &Chair<'_, G>,
        (taken, advice): (u16, Option<u16>),
        search: &SlipSearch<'_, G>,
    ) -> Option<(Vec<(String, u32)>, u32)> {
        let all: Vec<u16> = (0..chair.options().len() as u16).collect();
        let glanced = advice.map_or_else(|| all.clone(), |advice| vec![taken, advice]);
        let won = self.weigh(chair, &glanced, 0..FIRST_GLANCE);
        if !is_slip(&won, taken, FIRST_GLANCE, search.gap) {
            return None;
        }
        let worlds = search.worlds.max(FIRST_GLANCE);
        let won = self.weigh(chair, &all, 0..worlds);
        let options = || (0..).zip(&won).map(|(option, won)| (key(chair, option), *won)).collect();
        is_slip(&won, taken, worlds, search.gap).then(|| (options(), worlds))
    }

    /// Games won after each of these options, in the imagined games with these numbers. The others
    /// win none.
    fn weigh(&mut self, chair: &Chair<'_, G>, options: &[u16], numbers: std::ops::Range<u32>) -> Vec<u32> {
        let (game, standpoint) = (chair.game(), chair.standpoint());
        let mut won = vec![0; chair.options().len()];
        for number in numbers {
            let world = game.imagine(&standpoint, &mut Dice::new(u64::from(number)));
            for option in options {
                let (option, won) = (*option, &mut won[usize::from(*option)]);
                let mut table = Table::from_position(game, self.setup.clone(), u64::from(number), world.clone());
                if table.answer(chair.seat(), option, &mut Deaf).is_err() {
                    continue;
                }
                for (seat, player) in (0..).zip(&mut self.players) {
                    player.reseed(Seed::from(u64::from(number)).stream(seat));
                }
                let mut players: Vec<&mut dyn Player<G>> = Vec::with_capacity(self.players.len());
                for player in &mut self.players {
                    players.push(player);
                }
                *won += u32::from(table.play_out(&mut players, &mut Deaf).won_by(chair.seat()));
            }
        }
        won
    }
}

/// An option by its key, which is the same for equal cards; empty where there is no such option.
fn key<G: ArenaGame>(chair: &Chair<'_, G>, option: u16) -> String {
    let standpoint = chair.standpoint();
    let choice = chair.options().get(usize::from(option));
    choice.map_or_else(String::new, |choice| chair.game().key(standpoint.position(), *choice))
}

fn is_slip(won: &[u32], taken: u16, worlds: u32, gap: u32) -> bool {
    let best = won.iter().max().copied().unwrap_or(0);
    let got = won.get(usize::from(taken)).copied().unwrap_or(best);
    (best - got) * 100 >= gap * worlds
}
