use super::*;

type Known<const N: usize> = Knowledge<u8, 2, N, 1>;

#[test]
fn two_healed_cards_stay_a_group_until_one_is_seen() {
    let mut knowledge = Known::<4>::default();
    let mut cards = [30, 10, 20, 40];
    knowledge.see(SeatSet::ALL, 0usize, &cards);
    knowledge.see(SeatSet::ALL, 1usize, &cards);
    knowledge.mix(Seat::A, &[0usize, 1]);
    let mut blanked = knowledge;
    blanked.blank(Seat::A, &mut cards, 99);
    assert_eq!(cards, [10, 30, 99, 99], "sorted inside the group, the rest unknown");
    let mut cards = [30, 10, 20, 40];
    knowledge.see(Seat::A, 0usize, &cards);
    knowledge.blank(Seat::A, &mut cards, 99);
    assert!(knowledge.knows(Seat::A, 1usize), "the last of a group is known");
    assert_eq!(cards, [30, 10, 99, 99]);
}

#[test]
fn a_secret_pick_from_a_seen_hand_leaves_the_hand_and_the_card_one_group() {
    let mut knowledge = Known::<3>::default();
    let mut cards = [7, 5, 6];
    knowledge.see(Seat::B, 0usize, &cards);
    knowledge.see(Seat::B, 1usize, &cards);
    knowledge.mix(Seat::B, &[0usize, 1, 2]);
    let mut groups = Vec::new();
    knowledge.each_group(Seat::B, |pieces| groups.push(pieces.to_vec()));
    assert_eq!(groups, [[0, 1, 2]]);
    knowledge.blank(Seat::B, &mut cards, 99);
    assert_eq!(cards, [5, 7, 99], "two seen cards and one never seen");
}

#[test]
fn mixing_free_pieces_teaches_nothing() {
    let mut knowledge = Known::<3>::default();
    knowledge.mix(SeatSet::ALL, &[0usize, 1, 2]);
    assert!(knowledge.is_free(Seat::A, 1usize));
}

#[test]
fn of_two_equal_cards_in_a_group_the_seen_one_is_the_one_that_comes_to_light() {
    let mut knowledge = Known::<3>::default();
    let cards = [7, 7, 8];
    knowledge.see(Seat::B, 0usize, &cards);
    knowledge.mix(Seat::B, &[0usize, 1, 2]);
    knowledge.see(Seat::B, 1usize, &cards);
    assert!(!knowledge.has_seen(Seat::B, 0usize), "B saw one 7 go in and one come out");
}

#[test]
fn a_new_group_never_takes_the_label_of_another() {
    let mut knowledge = Known::<6>::default();
    let cards = [1, 2, 3, 4, 5, 6];
    (0..6usize).for_each(|piece| knowledge.see(Seat::A, piece, &cards));
    knowledge.mix(Seat::A, &[0usize, 1, 2]);
    knowledge.see(Seat::A, 0usize, &cards);
    knowledge.mix(Seat::A, &[0usize, 5]);
    let mut groups = Vec::new();
    knowledge.each_group(Seat::A, |pieces| groups.push(pieces.to_vec()));
    assert_eq!(groups, [vec![0, 5], vec![1, 2]]);
}

#[test]
fn what_others_have_seen_does_not_mark_a_place() {
    let cards = [7, 8, 9];
    let blanked = |seen: usize| {
        let mut knowledge = Known::<3>::default();
        knowledge.know_as_group(Seat::A, &[0usize, 1, 2]);
        knowledge.see(Seat::B, seen, &cards);
        knowledge.mix(Seat::B, &[0usize, 1, 2]);
        // The same card was seen in both worlds; it lies elsewhere.
        let mut cards = cards;
        cards.swap(seen, 2);
        knowledge.exchange(Seat::A, seen, 2usize);
        (knowledge, cards)
    };
    let (mut one, mut cards_one) = blanked(2);
    let mut other = one;
    let mut cards_other = cards_one;
    cards_other.swap(0, 2);
    other.exchange(Seat::A, 0usize, 2usize);
    one.blank(Seat::A, &mut cards_one, 99);
    other.blank(Seat::A, &mut cards_other, 99);
    assert_eq!((one, cards_one), (other, cards_other));
}

#[test]
fn a_tidy_memory_tells_no_history() {
    let cards = [1, 2, 3, 4];
    let mixed = |first: [usize; 2], last: usize| {
        let mut knowledge = Known::<4>::default();
        knowledge.see(Seat::A, 1usize, &cards);
        knowledge.mix(Seat::A, &first);
        knowledge.mix(Seat::A, &[first[0], last]);
        knowledge.tidy(SeatSet::ALL);
        knowledge
    };
    assert_eq!(mixed([1, 2], 3), mixed([2, 1], 3), "the same three pieces are in doubt");
    let mut knowledge = mixed([1, 2], 3);
    knowledge.see(Seat::A, 1usize, &cards);
    knowledge.tidy(SeatSet::ALL);
    assert!(knowledge.is_free(Seat::A, 2usize) && knowledge.is_free(Seat::A, 3usize), "nothing is known of the rest");
}

/// Labels and marks as stored games have them in their hashes.
#[derive(Hash)]
struct Apart {
    labels: [u8; 4],
    seen: [u64; 1],
}

#[test]
fn the_hash_is_that_of_labels_and_marks_apart() {
    let mut knowledge = Known::<4>::default();
    knowledge.see(Seat::A, 2usize, &[30, 10, 20, 40]);
    knowledge.know_as_group(Seat::B, &[1usize, 3]);
    let group = FIRST_GROUP as u8 + 1;
    let apart = [Apart { labels: [1, 1, 0, 1], seen: [4] }, Apart { labels: [1, group, 1, group], seen: [10] }];
    assert_eq!(crate::hash_of(&knowledge), crate::hash_of(&apart));
}
