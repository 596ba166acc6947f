//! The whole game as one value.

pub(crate) mod deal;
pub(crate) mod fighter;
pub(crate) mod fighters;
pub(crate) mod frame;
pub(crate) mod modifier;
pub(crate) mod moment;
pub(crate) mod paid;
pub(crate) mod parts;
pub(crate) mod payment;
pub(crate) mod position;
pub(crate) mod progress;
pub(crate) mod record;
pub(crate) mod scene;
pub(crate) mod soundness;
pub(crate) mod stand_ins;
pub(crate) mod universe;
pub(crate) mod window;
pub(crate) mod zones;

#[cfg(test)]
mod tests {
    use super::position::Position;

    #[test]
    fn a_position_stays_small() {
        let bytes = size_of::<Position>();
        assert!(bytes <= 8_250, "bots copy {bytes} bytes with every position");
    }
}
