//! Shuffles that can be checked: a seed that a server and every person at the table have a part in.
//!
//! The server promises its secret by hash before anybody sits down, and each person promises a share in the same way.
//! Only when all promises are known are the shares shown, and the secret only after the game. So nobody, not even the
//! server with somebody at the table, can choose a seed; and after the game everybody can work it out again.

use longbox_kernel::{Seat, Seed, SeedShare, SharedSeed};
use sha2::{Digest, Sha256};
use std::fmt;

/// What is wrong with the account of a shared seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SharedSeedError {
    /// Something is no number of 256 bits.
    Unread,
    /// Nobody at the table had a part in it, or somebody had two.
    Shares,
    /// The secret of the server is not the one that it promised.
    Secret,
    /// The share of this seat is not the one that was promised.
    Share(Seat),
    /// Secret and shares make another seed than the one that was played with.
    Seed,
}

impl fmt::Display for SharedSeedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SharedSeedError::Unread => f.write_str("the account of the shared seed is damaged"),
            SharedSeedError::Shares => f.write_str("each person needs exactly one share of the seed"),
            SharedSeedError::Secret => f.write_str("the server's secret is not the one it promised"),
            SharedSeedError::Share(seat) => write!(f, "the share of player {seat} is not the one that was promised"),
            SharedSeedError::Seed => f.write_str("the game was dealt from another seed than the shared one"),
        }
    }
}

impl std::error::Error for SharedSeedError {}

/// The promise of the server's secret for a game.
pub fn promise_of_secret(game: &str, secret: &[u8; 32]) -> [u8; 32] {
    hash("longbox secret 1", &[game.as_bytes(), secret])
}

/// The promise of a person's share for a game.
pub fn promise_of_share(game: &str, seat: Seat, share: &[u8; 32]) -> [u8; 32] {
    hash("longbox share 1", &[game.as_bytes(), &[seat.0], share])
}

/// The seed that secret and shares make, the shares in the order of the seats.
pub fn shared_seed(game: &str, secret: &[u8; 32], shares: &[(Seat, [u8; 32])]) -> Seed {
    let seats: Vec<[u8; 1]> = shares.iter().map(|(seat, _)| [seat.0]).collect();
    let mut parts: Vec<&[u8]> = vec![game.as_bytes(), secret];
    for (seat, (_, share)) in seats.iter().zip(shares) {
        parts.extend([seat.as_slice(), share.as_slice()]);
    }
    Seed::new(hash("longbox seed 1", &parts))
}

/// Whether the account is true: every promise was kept, and the seed comes of it.
///
/// # Errors
/// The first thing in it that is not true.
pub fn check_shared_seed(account: &SharedSeed, seed: Seed) -> Result<(), SharedSeedError> {
    let read = |text: &str| digest_from(text).ok_or(SharedSeedError::Unread);
    let secret = read(&account.secret)?;
    if promise_of_secret(&account.game, &secret) != read(&account.promise)? {
        return Err(SharedSeedError::Secret);
    }
    if account.shares.is_empty() || !account.shares.is_sorted_by(|one, next| one.seat < next.seat) {
        return Err(SharedSeedError::Shares);
    }
    let mut shares = Vec::new();
    for SeedShare { seat, promise, share } in &account.shares {
        let share = read(share)?;
        if promise_of_share(&account.game, *seat, &share) != read(promise)? {
            return Err(SharedSeedError::Share(*seat));
        }
        shares.push((*seat, share));
    }
    match shared_seed(&account.game, &secret, &shares) == seed {
        true => Ok(()),
        false => Err(SharedSeedError::Seed),
    }
}

/// A number of 256 bits as 64 hexadecimal digits.
pub fn digest_text(bytes: &[u8; 32]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The same back again; none if the text is anything else.
pub fn digest_from(text: &str) -> Option<[u8; 32]> {
    let digits = text.as_bytes();
    if digits.len() != 64 || digits.iter().any(|digit| !matches!(digit, b'0'..=b'9' | b'a'..=b'f')) {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, at) in bytes.iter_mut().zip((0..).step_by(2)) {
        *byte = u8::from_str_radix(text.get(at..at + 2)?, 16).ok()?;
    }
    Some(bytes)
}

/// A hash of parts under a name: each goes with its length, so that no two lists of parts run together.
fn hash(name: &str, parts: &[&[u8]]) -> [u8; 32] {
    let mut hasher = Sha256::new();
    for part in [name.as_bytes()].iter().chain(parts) {
        hasher.update((part.len() as u64).to_be_bytes());
        hasher.update(part);
    }
    hasher.finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn account() -> (SharedSeed, Seed) {
        let (game, secret) = ("ABC-1", [7; 32]);
        let parts = [(Seat::A, [1; 32]), (Seat::B, [2; 32])];
        let share = |(seat, share): (Seat, [u8; 32])| SeedShare {
            seat,
            promise: digest_text(&promise_of_share(game, seat, &share)),
            share: digest_text(&share),
        };
        let account = SharedSeed {
            game: game.to_owned(),
            promise: digest_text(&promise_of_secret(game, &secret)),
            secret: digest_text(&secret),
            shares: parts.map(share).to_vec(),
        };
        (account, shared_seed(game, &secret, &parts))
    }

    #[test]
    fn a_true_account_is_believed_and_every_change_is_found() {
        let (account, seed) = account();
        assert_eq!(check_shared_seed(&account, seed), Ok(()));
        assert_eq!(check_shared_seed(&account, Seed::from(1)), Err(SharedSeedError::Seed));
        let other = |change: &dyn Fn(&mut SharedSeed)| {
            let mut changed = account.clone();
            change(&mut changed);
            check_shared_seed(&changed, seed)
        };
        assert_eq!(other(&|one| one.secret = digest_text(&[8; 32])), Err(SharedSeedError::Secret));
        assert_eq!(other(&|one| one.game = "ABC-2".to_owned()), Err(SharedSeedError::Secret));
        assert_eq!(other(&|one| one.shares[1].share = digest_text(&[3; 32])), Err(SharedSeedError::Share(Seat::B)));
        assert_eq!(other(&|one| one.shares.swap(0, 1)), Err(SharedSeedError::Shares));
        assert_eq!(other(&|one| one.shares[1] = one.shares[0].clone()), Err(SharedSeedError::Shares));
        assert_eq!(other(&|one| one.shares.truncate(1)), Err(SharedSeedError::Seed));
        assert_eq!(other(&|one| one.shares.clear()), Err(SharedSeedError::Shares));
        assert_eq!(other(&|one| one.promise.make_ascii_uppercase()), Err(SharedSeedError::Unread));
        // Whoever makes up a secret with its promise still comes to another seed.
        let forged = other(&|one| {
            one.secret = digest_text(&[9; 32]);
            one.promise = digest_text(&promise_of_secret(&one.game, &[9; 32]));
        });
        assert_eq!(forged, Err(SharedSeedError::Seed));
    }

    #[test]
    fn a_number_is_written_in_one_way_only() {
        assert_eq!(digest_from(&digest_text(&[0xa5; 32])), Some([0xa5; 32]));
        let odd = ["", "12", &"A5".repeat(32), &"+5".repeat(32), &"ä".repeat(32), &"a5".repeat(33)];
        assert!(odd.iter().all(|text| digest_from(text).is_none()));
    }
}
