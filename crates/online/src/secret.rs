//! Secrets: drawn from the system, kept as hashes, compared without telling where they differ.

use longbox_protocol::{digest_from, digest_text};
use sha2::{Digest, Sha256};

/// 256 random bits of the system; none if it has none to give.
pub(crate) fn random() -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).ok()?;
    Some(bytes)
}

/// A secret that lets its bearer in, as text, and its hash, which is all that is kept of it.
pub(crate) fn token() -> Option<(String, [u8; 32])> {
    let secret = random()?;
    Some((digest_text(&secret), hash(&secret)))
}

/// The hash of a secret that somebody shows; none if it is none.
pub(crate) fn hash_of(text: &str) -> Option<[u8; 32]> {
    digest_from(text).map(|secret| hash(&secret))
}

fn hash(secret: &[u8; 32]) -> [u8; 32] {
    Sha256::digest(secret).into()
}

/// Whether both are the same, in a time that does not tell how much of them is.
pub(crate) fn is_same(one: &[u8; 32], other: &[u8; 32]) -> bool {
    let differing = one.iter().zip(other).fold(0, |all, (one, other)| all | (one ^ other));
    std::hint::black_box(differing) == 0
}

/// Letters and digits that are not taken for each other.
const LETTERS: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
/// 40 bits: too many rooms to guess one at the rate that is allowed.
const CODE_LETTERS: usize = 8;

/// A code that is easy to type and hard to guess.
pub(crate) fn code() -> Option<String> {
    let bytes = random()?;
    Some(bytes.iter().take(CODE_LETTERS).map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}

/// A code as people may type it: small letters, with spaces or hyphens in it.
pub(crate) fn read_code(text: &str) -> Option<String> {
    let plain: String = text.chars().filter(|letter| !matches!(letter, ' ' | '-')).take(CODE_LETTERS + 1).collect();
    let code = plain.to_ascii_uppercase();
    let known = code.len() == CODE_LETTERS && code.bytes().all(|letter| LETTERS.contains(&letter));
    known.then_some(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_known_by_its_hash_alone() {
        let (text, hash) = token().expect("the system has random bytes");
        assert!(hash_of(&text).is_some_and(|shown| is_same(&shown, &hash)));
        let (other, _) = token().expect("the system has random bytes");
        assert!(hash_of(&other).is_some_and(|shown| !is_same(&shown, &hash)));
        assert_eq!([hash_of(""), hash_of("no token")], [None, None]);
    }

    #[test]
    fn codes_are_read_as_people_type_them() {
        let code = code().expect("the system has random bytes");
        let typed = format!("{}-{}", &code[..4], &code[4..]).to_lowercase();
        assert_eq!(read_code(&typed), Some(code.clone()));
        let wrong = ["", "ABC", &format!("{code}A"), "ABCDEFG0", "ABCDEFGÄ"];
        assert!(wrong.iter().all(|text| read_code(text).is_none()));
    }
}
