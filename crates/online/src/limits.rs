//! Bounds for everything that people can ask of a server.

use std::time::Duration;

/// The most of everything. Whoever meets a bound is told which.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// New guests in a minute, all together.
    pub guests: u32,
    /// Rooms that are run at the same time.
    pub rooms: usize,
    /// Rooms that one guest has opened and that are run.
    pub rooms_each: usize,
    /// Connections at the same time.
    pub connections: usize,
    /// Connections in one room.
    pub visitors: usize,
    /// The bytes of a message from a client.
    pub message: usize,
    /// Messages of a connection in a second, on the average; several times as many may come at once.
    pub rate: u32,
    /// Messages that wait for a slow client before it is let go.
    pub queue: usize,
    /// The letters of a name.
    pub name: usize,
    /// The letters of something said.
    pub talk: usize,
    /// How long whoever is asked may be gone in a game without a clock while somebody waits.
    pub grace: Duration,
    /// How long a room without anybody in it is kept in memory; the store keeps it on.
    pub idle: Duration,
    /// The shortest time between two choices, so that the pause does not tell whether anybody was asked.
    pub pause: Duration,
    /// The shortest and the longest time to begin with on a clock, in seconds.
    pub clock: (u32, u32),
    /// How long a server that has died keeps its rooms from others.
    pub lease: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            guests: 120,
            rooms: 2_000,
            rooms_each: 8,
            connections: 5_000,
            visitors: 16,
            message: 64 << 10,
            rate: 20,
            queue: 256,
            name: 24,
            talk: 200,
            grace: Duration::from_secs(180),
            idle: Duration::from_secs(300),
            pause: Duration::from_millis(250),
            clock: (30, 4 * 60 * 60),
            lease: Duration::from_secs(30),
        }
    }
}
