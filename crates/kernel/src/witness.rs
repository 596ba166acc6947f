//! Who listens while a game moves on.

/// Receives events as they happen. A game that nobody listens to builds no events at all.
pub trait Witness<E> {
    /// False lets the compiler drop the making of events.
    const LISTENS: bool;
    /// One event, right after the position has changed.
    fn sees(&mut self, event: E);
}

/// Listens to nothing: simulations and bots.
#[derive(Clone, Copy, Debug, Default)]
pub struct Deaf;

impl<E> Witness<E> for Deaf {
    const LISTENS: bool = false;
    #[inline]
    fn sees(&mut self, _event: E) {}
}

impl<E> Witness<E> for Vec<E> {
    const LISTENS: bool = true;
    fn sees(&mut self, event: E) {
        self.push(event);
    }
}
