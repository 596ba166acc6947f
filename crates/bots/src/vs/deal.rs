//! Deals: which one to offer, and which one to accept.

use super::appraisal::score;
use super::worth::Worth;
use longbox_kernel::{Deaf, Dice, Game, Seat, Viewer};
use longbox_vs::{Bargain, Choice, Dealing, Position, Vs};

/// A deal must bring at least so much to be offered.
const WORTHWHILE: i32 = 20;
/// It must seem to bring the other so much, or it would be refused.
const FAIR: i32 = 20;
/// Games that are looked at for each of the two.
const WORLDS: usize = 3;
/// So many deals that seem good are looked at closely.
const TRIED: usize = 8;

/// The answer to a question about a deal, by habit.
pub(super) fn habit(game: &Vs, worth: &Worth, p: &Position, seat: Seat, menu: &[Choice]) -> Option<usize> {
    let dealing = game.dealing(p)?;
    Some(match dealing.step {
        Bargain::Composed => compose(game, worth, std::slice::from_ref(p), dealing, menu),
        Bargain::Offered => {
            let parts: Vec<Choice> = game.deal_so_far(p).collect();
            let yes = mean_gain(game, worth, &seen_by(game, p, seat), seat, &parts) > 0;
            find(menu, if yes { Choice::Yes } else { Choice::No })
        }
        Bargain::Agreed => choose(game, worth, p, seat, menu),
        Bargain::Off => 0,
    })
}

/// The next part of a deal, where one is put together.
pub(super) fn plan(game: &Vs, worth: &Worth, worlds: &[Position], menu: &[Choice]) -> Option<usize> {
    let dealing = game.dealing(worlds.first()?).filter(|dealing| dealing.step == Bargain::Composed)?;
    Some(compose(game, worth, &worlds[..worlds.len().min(WORLDS)], dealing, menu))
}

fn find(menu: &[Choice], choice: Choice) -> usize {
    menu.iter().position(|option| *option == choice).unwrap_or(0)
}

/// Games as this player may imagine this one.
fn seen_by(game: &Vs, p: &Position, seat: Seat) -> Vec<Position> {
    let standpoint = game.standpoint(p, Viewer::Seat(seat));
    // Always the same, so that options are compared in equal games.
    let mut dice = Dice::new(1);
    (0..WORLDS).map(|_| game.imagine(&standpoint, &mut dice)).collect()
}

/// The game after a deal, with everything chosen for it.
fn carried_out(game: &Vs, worth: &Worth, p: &Position, parts: &[Choice]) -> Position {
    let mut after = game.supposing(p, parts.iter().copied());
    let mut menu = Vec::new();
    while is_agreed(game, &after) {
        let seat = after.asked();
        game.options(&after, seat, &mut menu);
        let Some(choice) = menu.get(choose(game, worth, &after, seat, &menu)).copied() else { break };
        game.answer(&mut after, seat, choice, &mut Deaf);
    }
    after
}

fn is_agreed(game: &Vs, p: &Position) -> bool {
    game.dealing(p).is_some_and(|dealing| dealing.step == Bargain::Agreed)
}

/// What is chosen for a deal: the best, whatever is chosen for the rest of it.
fn choose(game: &Vs, worth: &Worth, p: &Position, seat: Seat, menu: &[Choice]) -> usize {
    let outcome = |choice: &Choice| {
        let (mut after, mut rest) = (p.clone(), Vec::new());
        game.answer(&mut after, seat, *choice, &mut Deaf);
        while is_agreed(game, &after) {
            let asked = after.asked();
            game.options(&after, asked, &mut rest);
            let Some(first) = rest.first().copied() else { break };
            game.answer(&mut after, asked, first, &mut Deaf);
        }
        score(game, worth, &after, seat)
    };
    let best = menu.iter().map(outcome).enumerate().max_by_key(|(at, value)| (*value, std::cmp::Reverse(*at)));
    best.map_or(0, |(at, _)| at)
}

/// How much better off a player would be after such a deal, on average over these games.
fn mean_gain(game: &Vs, worth: &Worth, worlds: &[Position], seat: Seat, parts: &[Choice]) -> i32 {
    let gain = |p: &Position| {
        let after = carried_out(game, worth, p, parts);
        score(game, worth, &after, seat) - score(game, worth, p, seat)
    };
    worlds.iter().map(gain).sum::<i32>() / worlds.len().max(1) as i32
}

/// The two players with the games that each imagines, as far as the one who offers can tell.
struct Table<'a> {
    game: &'a Vs,
    worth: &'a Worth,
    by: Seat,
    to: Seat,
    mine: &'a [Position],
    theirs: Vec<Position>,
}

impl Table<'_> {
    /// What a deal would bring to the two.
    fn gains(&self, parts: &[Choice]) -> (i32, i32) {
        let mine = mean_gain(self.game, self.worth, self.mine, self.by, parts);
        (mine, mean_gain(self.game, self.worth, &self.theirs, self.to, parts))
    }

    /// The best of these deals that both would like, if there is one.
    fn best(&self, deals: impl Iterator<Item = Vec<Choice>>) -> Option<Vec<Choice>> {
        let judged = deals.map(|deal| (self.gains(&deal), deal));
        let good = judged.filter(|((mine, theirs), _)| *mine >= WORTHWHILE && *theirs >= FAIR);
        good.max_by_key(|((mine, _), _)| *mine).map(|(_, deal)| deal)
    }

    /// A deal of two parts. What each part brings alone says which ones to look at closely.
    fn pair(&self, parts: &[Choice]) -> Option<Vec<Choice>> {
        let alone: Vec<(Choice, (i32, i32))> = parts.iter().map(|part| (*part, self.gains(&[*part]))).collect();
        let mut pairs: Vec<(i32, Vec<Choice>)> = Vec::new();
        for (number, (first, (mine, theirs))) in alone.iter().enumerate() {
            for (second, (more, their_more)) in &alone[number + 1..] {
                if mine + more >= WORTHWHILE && theirs + their_more >= FAIR {
                    pairs.push((mine + more, vec![*first, *second]));
                }
            }
        }
        longbox_kernel::sort_by_key(&mut pairs, |(mine, _)| std::cmp::Reverse(*mine));
        self.best(pairs.into_iter().take(TRIED).map(|(_, deal)| deal))
    }
}

/// Puts a deal of two parts together that both would like; without one there is no deal.
fn compose(game: &Vs, worth: &Worth, mine: &[Position], dealing: Dealing, menu: &[Choice]) -> usize {
    // A deal of two parts was looked at when its second part was chosen.
    if menu.contains(&Choice::Yes) {
        return find(menu, Choice::Yes);
    }
    let Some(p) = mine.first() else { return 0 };
    let so_far: Vec<Choice> = game.deal_so_far(p).collect();
    let parts: Vec<Choice> = menu.iter().filter(|choice| matches!(choice, Choice::Way(_))).copied().collect();
    let theirs = seen_by(game, p, dealing.to);
    let table = Table { game, worth, by: dealing.by, to: dealing.to, mine, theirs };
    let deal = match so_far.is_empty() {
        true => table.pair(&parts).map(|deal| deal[0]),
        false => {
            table.best(parts.iter().map(|part| [&so_far[..], &[*part]].concat())).and_then(|deal| deal.last().copied())
        }
    };
    deal.map_or_else(|| find(menu, Choice::Pass), |part| find(menu, part))
}
