//! The bots at a table: who sits where, and what they have noticed.

use crate::clock;
use crate::error::HostError;
use crate::game::HostGame;
use longbox_bots::{BotSpec, Budget, Machine};
use longbox_kernel::{Chair, Player, Seat, Table, Viewer};
use longbox_protocol::Who;

/// One for each seat; none where a person sits.
pub(crate) struct BotSeats<G: HostGame> {
    bots: Vec<Option<Box<dyn Player<G> + Send>>>,
}

impl<G: HostGame> BotSeats<G> {
    /// Bots sit down at a table. Where a game is going on already, they know what their seats saw of it, as if they had
    /// been there.
    pub(crate) fn at(table: &Table<'static, G>, players: &[Who]) -> Result<BotSeats<G>, HostError> {
        // Another one after every choice, so that a game gone on with does not repeat itself.
        let chance = table.seed().branch(table.inputs().len() as u64);
        let bot = |(at, who): (usize, &Who)| -> Result<Option<Box<dyn Player<G> + Send>>, HostError> {
            let Who::Bot(kind) = who else { return Ok(None) };
            let spec: BotSpec = kind.parse()?;
            // People wait for it, so time counts unless somebody asked for a number of looks.
            let spec = spec.or(spec.kind.patience().map(Budget::time));
            let machine = Machine { clock: clock::now, ..Machine::whole() };
            Ok(Some(spec.seat(machine, chance.branch(at as u64))))
        };
        let bots = players.iter().enumerate().map(bot).collect::<Result<_, HostError>>()?;
        let mut seats = BotSeats { bots };
        seats.catch_up(table);
        Ok(seats)
    }

    /// Tells the bots what has happened since the deal.
    fn catch_up(&mut self, table: &Table<'static, G>) {
        if self.bots.iter().all(Option::is_none) || table.inputs().is_empty() {
            return;
        }
        let mut events = Vec::new();
        let mut again = table.branch(0);
        for input in table.inputs() {
            if again.input(*input, &mut events).is_err() {
                break;
            }
        }
        self.notice(table.game(), &events);
    }

    /// What a bot would do; none where a person sits.
    pub(crate) fn decide(&mut self, chair: &Chair<'_, G>) -> Option<u16> {
        let bot = self.bots.get_mut(chair.seat().index())?.as_mut()?;
        Some(bot.decide(chair))
    }

    /// Each bot sees its own part of what happened.
    pub(crate) fn notice(&mut self, game: &G, events: &[G::Event]) {
        for (at, bot) in self.bots.iter_mut().enumerate() {
            let (Some(bot), seat) = (bot, Seat(at as u8)) else { continue };
            events.iter().for_each(|event| bot.notice(game, seat, &game.sight(event, Viewer::Seat(seat))));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game_files::GameFiles;
    use longbox_kernel::Deaf;
    use longbox_squad::{Format, Setup, Sight, Squad};
    use std::sync::{Arc, Mutex};

    /// Takes the first option and keeps all that it notices.
    struct Listener(Arc<Mutex<Vec<Sight>>>);

    impl Player<Squad> for Listener {
        fn decide(&mut self, _: &Chair<'_, Squad>) -> u16 {
            0
        }

        fn notice(&mut self, _: &Squad, _: Seat, sight: &Sight) {
            self.0.lock().expect("nobody panics").push(*sight);
        }
    }

    fn listening() -> (BotSeats<Squad>, Arc<Mutex<Vec<Sight>>>) {
        let heard = Arc::default();
        (BotSeats { bots: vec![None, Some(Box::new(Listener(Arc::clone(&heard))))] }, heard)
    }

    #[test]
    fn a_bot_that_comes_later_has_noticed_what_one_did_that_was_there() {
        let files = GameFiles::<Squad>::read(&[]).expect("the built-in files are in order");
        let deck = files.deck("starter").expect("there is a starter deck").cards;
        let setup = Setup::new(deck.clone(), deck, Format::Strict);
        let mut table = Table::open(files.game(), setup, 5, &mut Deaf).expect("the decks are legal");
        let (mut there, heard_there) = listening();
        while let Some(seat) = table.chair().map(|chair| chair.seat()).filter(|_| table.inputs().len() < 40) {
            let mut events = Vec::new();
            table.answer(seat, 0, &mut events).expect("the first option can always be taken");
            there.notice(files.game(), &events);
        }
        let (mut later, heard_later) = listening();
        later.catch_up(&table);
        let heard = heard_there.lock().expect("nobody panics");
        assert!(heard.len() > 40, "{} sights are few", heard.len());
        assert_eq!(*heard, *heard_later.lock().expect("nobody panics"));
    }
}
