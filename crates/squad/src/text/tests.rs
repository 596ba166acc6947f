use super::{Keyword, card_face, filter_noun, keywords, power_lines, reminder};
use crate::language::{
    Block, Card, Cards, Cond, Effect, Factor, Filter, Flip, KeeperPower, Num, Pick, Power, Rarity, Rest, Side, Source,
    Static, Take, Target, To, Trigger, Who, Whose,
};

fn card(powers: Vec<Power>) -> Card {
    Card {
        id: "X1".to_owned(),
        name: "Test Punch".to_owned(),
        heroes: vec!["Storm".to_owned(), "Thor".to_owned()],
        team: Some("Avengers".to_owned()),
        level: 4,
        factors: vec![Factor::Energy, Factor::Tech],
        attack: None,
        block: Factor::Speed,
        rarity: Rarity::Common,
        powers,
        note: Some("A note.".to_owned()),
    }
}

fn line(power: Power) -> String {
    power_lines(&card(vec![power])).join("\n")
}

pub(super) fn declared(effects: &[Effect]) -> String {
    line(Power::Declared(effects.to_vec()))
}

pub(super) fn at2(effects: &[Effect]) -> String {
    line(Power::At(2, effects.to_vec()))
}

fn keeper(power: KeeperPower) -> String {
    line(Power::Keeper(2, vec![power]))
}

pub(super) fn when(trigger: Trigger, effects: &[Effect]) -> String {
    keeper(KeeperPower::When(trigger, effects.to_vec()))
}

pub(super) fn hit(amount: i16) -> Effect {
    Effect::Hit { by: Source::This, who: Who::Foe, amount: Num::N(amount) }
}

pub(super) fn heroes(names: &[&str]) -> Filter {
    Filter::Hero(names.iter().map(|&name| name.to_owned()).collect())
}

pub(super) fn team(name: &str) -> Filter {
    Filter::Team(name.to_owned())
}

const MY_TOP: Cards = Cards::TopOfDeck(Who::Me, 1);
pub(super) const TWO_FACTORS: [Factor; 2] = [Factor::Energy, Factor::Tech];

#[test]
fn filters_are_nouns() {
    let noun = |filter: Filter| filter_noun(&filter);
    assert_eq!(noun(Filter::Factor(vec![Factor::Animal, Factor::Speed])), "an Animal or Speed card");
    assert_eq!(noun(team("X-Men")), "an X-Men card");
    assert_eq!(noun(heroes(&["Hulk", "She-Hulk", "Abomination"])), "a Hulk, She-Hulk or Abomination card");
    assert_eq!(noun(Filter::LevelAtMost(5)), "a card of level 5 or lower");
    assert_eq!(noun(Filter::LevelAtMost(1)), "a level 1 card");
    assert_eq!(noun(Filter::All(vec![Filter::LevelAtLeast(2), Filter::LevelAtMost(4)])), "a card of level 2 to 4");
    assert_eq!(noun(Filter::All(vec![Filter::Other, Filter::Keeper])), "another Keeper card");
    assert_eq!(
        noun(Filter::Either(vec![Filter::Factor(vec![Factor::Strength]), heroes(&["Wasp"])])),
        "a Strength or Wasp card"
    );
    assert_eq!(
        noun(Filter::All(vec![Filter::Factor(TWO_FACTORS.to_vec()), team("Avengers"), Filter::AttackAtMost(3)])),
        "an Avengers card with attack 3 or less that is Energy or Tech"
    );
    assert_eq!(noun(Filter::Factor(Vec::new())), "a card");
}

#[test]
fn plain_effects() {
    assert_eq!(at2(&[Effect::Draw(Who::Me, Num::N(1))]), "2: Draw a card.");
    assert_eq!(at2(&[Effect::Draw(Who::Foe, Num::N(2))]), "2: Your opponent draws 2 cards.");
    assert_eq!(line(Power::At(0, vec![Effect::Heal(Num::N(3))])), "Heal 3.");
    assert_eq!(line(Power::Counterstrike(1)), "Counterstrike 1.");
    let keepers = Num::Count(Cards::Keepers(Side::Mine), Filter::Any);
    assert_eq!(declared(&[Effect::Bonus(keepers.clone())]), "Attack +1 for each Keeper you control.");
    assert_eq!(at2(&[Effect::Heal(keepers)]), "2: Heal 1 for each Keeper you control.");
    assert_eq!(declared(&[Effect::AttackIs(Num::Power(Who::Me))]), "Attack is equal to your power.");
    assert_eq!(
        line(Power::BlockedFromHand(vec![Effect::ThisTo(To::Hand)])),
        "If your opponent blocks this attack from hand, return this card to your hand."
    );
}

#[test]
fn clauses_join() {
    let shuffle = Effect::ThisTo(To::IntoDeck);
    assert_eq!(
        at2(&[Effect::Draw(Who::Me, Num::N(2)), shuffle.clone()]),
        "2: Draw 2 cards, then shuffle this card into your deck."
    );
    let discard = Effect::FromHand(Who::Foe, Pick::Choose(Num::N(2)), To::Discard);
    assert_eq!(
        at2(&[discard, shuffle]),
        "2: Your opponent discards 2 cards from their hand. Then shuffle this card into your deck."
    );
    assert_eq!(
        at2(&[Effect::Draw(Who::Me, Num::N(3)), Effect::Draw(Who::Foe, Num::N(3))]),
        "2: Each player draws 3 cards."
    );
    let play = Effect::Play { from: Cards::Hand(Who::Me), cards: team("Avengers"), bonus: 0 };
    assert_eq!(at2(&[Effect::PowerThisTurn(3), play]), "2: Your power is +3 this turn. You may play an Avengers card.");
    assert_eq!(
        at2(&[
            Effect::ChoosePlayer,
            Effect::FromHand(Who::Chosen, Pick::All, To::Discard),
            Effect::Draw(Who::Chosen, Num::Discarded)
        ]),
        "2: Choose a player. That player discards their hand, then draws that many cards."
    );
}

#[test]
fn turning_up_cards() {
    let is = |filter| Cond::Is(MY_TOP, filter);
    assert_eq!(
        declared(&[
            Effect::Reveal(MY_TOP),
            Effect::If(is(Filter::Factor(TWO_FACTORS.to_vec())), vec![Effect::Bonus(Num::N(5))])
        ]),
        "Reveal the top card of your deck. Attack +5 if it is an Energy or Tech card."
    );
    assert_eq!(
        at2(&[Effect::Reveal(MY_TOP), Effect::Play { from: MY_TOP, cards: Filter::LevelAtMost(3), bonus: 0 }]),
        "2: Reveal the top card of your deck. If it is level 3 or lower, play it."
    );
    let theirs = Cards::TopOfDeck(Who::Foe, 1);
    assert_eq!(
        declared(&[
            Effect::NameFactor,
            Effect::Reveal(theirs),
            Effect::If(Cond::Is(theirs, Filter::Named), vec![Effect::Blocks(Block::Never)])
        ]),
        "Name a Factor, then reveal the top card of your opponent's deck. \
         If it has that Factor, this attack is unblockable."
    );
    assert_eq!(
        declared(&[
            Effect::Show(1, heroes(&["Storm"])),
            Effect::If(Cond::AtLeast(Num::Count(Cards::Shown, Filter::Any), Num::N(1)), vec![Effect::Bonus(Num::N(3))])
        ]),
        "Attack +3 if you show a Storm card from your hand."
    );
    assert_eq!(
        at2(&[Effect::Play { from: Cards::TopOfDiscard(Who::Foe), cards: Filter::Any, bonus: 0 }]),
        "2: Play the top card of your opponent's discard pile as your own."
    );
}

#[test]
fn sifting() {
    let sift = |top, take, to, rest| Effect::Sift { deck: Who::Me, top, open: false, take, to, rest };
    assert_eq!(
        at2(&[sift(2, Take::None, To::Hand, Rest::TopInMyOrder)]),
        "2: Look at the top 2 cards of your deck and put them back in any order."
    );
    assert_eq!(
        at2(&[sift(2, Take::One(Filter::Any), To::Hand, Rest::Stay)]),
        "2: Look at the top 2 cards of your deck. Put one of them into your hand and leave the other on top."
    );
    assert_eq!(
        at2(&[sift(3, Take::One(team("X-Men")), To::Hand, Rest::BottomAtRandom)]),
        "2: Look at the top 3 cards of your deck. Put an X-Men card from among them into your hand \
         and the rest on the bottom of your deck in random order."
    );
    assert_eq!(
        when(Trigger::FoeAttacks, &[sift(1, Take::UpToOne(Filter::Any), To::DeckBottom, Rest::Stay)]),
        "2: Keeper. Each time your opponent attacks you, before blocks, look at the top card of your deck. \
         You may put it on the bottom of your deck."
    );
}

#[test]
fn coins() {
    let heads = Cond::AtLeast(Num::Heads, Num::N(1));
    assert_eq!(
        when(
            Trigger::StartOfTurn(Whose::Mine),
            &[Effect::FlipCoins(Num::N(1)), Effect::IfElse(heads, vec![hit(3)], vec![Effect::Heal(Num::N(3))])]
        ),
        "2: Keeper. At the start of your turn, flip a coin. If heads, this Keeper hits for 3. If tails, heal 3."
    );
    assert_eq!(
        declared(&[Effect::FlipCoins(Num::N(2)), Effect::Bonus(Num::Times(2, Box::new(Num::Heads)))]),
        "Flip 2 coins. Attack +2 for each heads."
    );
}

#[test]
fn keepers_in_play() {
    assert_eq!(keeper(KeeperPower::Assault(1)), "2: Keeper. Assault 1.");
    assert_eq!(
        when(Trigger::AttackDeals(Who::Me, team("X-Men"), 2), &[hit(1)]),
        "2: Keeper. Each time one of your X-Men attacks does 2 or more damage, this Keeper hits for 1."
    );
    let amount = Effect::Hit { by: Source::This, who: Who::Foe, amount: Num::Amount };
    assert_eq!(
        when(
            Trigger::AttackDeals(Who::Me, Filter::Factor(vec![Factor::Strength]), 4),
            &[amount, Effect::Destroy(Target::This)]
        ),
        "2: Keeper. When one of your Strength attacks does 4 or more damage, \
         this Keeper hits for that much, then is destroyed."
    );
    assert_eq!(
        when(
            Trigger::StartOfTurn(Whose::Mine),
            &[Effect::If(
                Cond::AtLeast(
                    Num::Count(Cards::Keepers(Side::Mine), Filter::All(vec![Filter::Other, team("Avengers")])),
                    Num::N(1)
                ),
                vec![Effect::Heal(Num::N(2)), hit(2)]
            )]
        ),
        "2: Keeper. At the start of your turn, if you control another Avengers Keeper, \
         heal 2 and this Keeper hits for 2."
    );
    assert_eq!(
        when(
            Trigger::EndOfTurn(Whose::Each),
            &[Effect::Draw(Who::Turn, Num::N(1)), Effect::FromHand(Who::Turn, Pick::Choose(Num::N(1)), To::Discard)]
        ),
        "2: Keeper. At the end of each player's turn, that player draws a card, then discards a card from their hand."
    );
    assert_eq!(when(Trigger::Destroyed, &[hit(3)]), "2: Keeper. When this Keeper is destroyed, it hits for 3.");
}

#[test]
fn changed_rules() {
    assert_eq!(
        keeper(KeeperPower::Always(Static::Power(Side::Mine, heroes(&["Storm", "Thor"]), 2))),
        "2: Keeper. Your power is +2 for Storm and Thor cards."
    );
    assert_eq!(
        keeper(KeeperPower::NextFoeTurn(vec![
            Static::Power(Side::Theirs, Filter::Any, 3),
            Static::Attack(Side::Theirs, Filter::Any, -3)
        ])),
        "2: Keeper. Until the end of your opponent's next turn, their power is +3 and their cards have attack -3. \
         Then destroy this Keeper."
    );
    assert_eq!(
        keeper(KeeperPower::While(
            Cond::AtMost(Num::Power(Who::Me), Num::N(4)),
            Static::Attack(Side::Mine, Filter::Any, 2)
        )),
        "2: Keeper. While your power is 4 or less, your cards have attack +2."
    );
}

#[test]
fn other_keepers() {
    let own = |amount| Effect::Hit { by: Source::It, who: Who::Holder, amount: Num::N(amount) };
    assert_eq!(
        at2(&[Effect::ForEach(Side::Theirs, Filter::Any, vec![own(3), Effect::Destroy(Target::It)])]),
        "2: Each of your opponent's Keepers hits your opponent for 3, then is destroyed."
    );
    assert_eq!(
        at2(&[Effect::Choose(Side::Theirs, team("Fantastic Four"), vec![own(4), Effect::Destroy(Target::It)])]),
        "2: Choose one of your opponent's Fantastic Four Keepers. It hits your opponent for 4, then is destroyed."
    );
    assert_eq!(
        at2(&[
            Effect::MoveKeeper(Target::UpTo(1, Side::Theirs, Filter::Any), To::Hand),
            Effect::If(Cond::Did, vec![Effect::FromHand(Who::Foe, Pick::Choose(Num::N(1)), To::Discard)])
        ]),
        "2: You may return one of your opponent's Keepers to their hand. \
         If you do, your opponent discards a card from their hand."
    );
    assert_eq!(
        at2(&[Effect::Destroy(Target::All(Side::Any, Filter::LevelAtLeast(5)))]),
        "2: Destroy all Keepers of level 5 or higher."
    );
    assert_eq!(
        at2(&[Effect::May(vec![Effect::Draw(Who::Foe, Num::N(1)), Effect::NextFlip(Flip::Skipped)])]),
        "2: You may have your opponent draw a card. If you do, skip the next turn's power flip."
    );
}

#[test]
fn a_named_number_is_known_in_the_next_power() {
    let back = Effect::If(Cond::Exactly(Num::Amount, Num::Named), vec![Effect::ThisTo(To::Hand)]);
    let lines = power_lines(&card(vec![Power::Declared(vec![Effect::NameNumber]), Power::At(0, vec![back])]));
    let all = Effect::Destroy(Target::All(Side::Any, Filter::Named));
    let more = power_lines(&card(vec![Power::Declared(vec![Effect::NameNumber]), Power::At(2, vec![all])]));
    assert_eq!(lines[1], "If this attack does exactly that much damage, return this card to your hand.");
    assert_eq!(more[1], "2: Destroy all Keepers of that level.");
}

#[test]
fn the_face_of_a_card() {
    let face = card_face(&card(vec![Power::Declared(vec![Effect::AttackIs(Num::Power(Who::Me))])]));
    let lines = [
        "Test Punch",
        "Storm & Thor (Avengers)",
        "Level 4 | Energy + Tech | Attack * | Blocks Speed",
        "Attack is equal to your power.",
        "Note: A note.",
    ];
    assert_eq!(face, lines.join("\n"));
}

#[test]
fn keywords_have_reminders() {
    let card = card(vec![Power::Keeper(2, vec![KeeperPower::Assault(2)])]);
    assert_eq!(keywords(&card), [Keyword::Keeper, Keyword::Assault, Keyword::TeamUp]);
    assert!(Keyword::ALL.into_iter().all(|keyword| reminder(keyword).ends_with('.')));
}

#[test]
fn each_clause_says_who_does_it() {
    let start = |effects: &[Effect]| when(Trigger::StartOfTurn(Whose::Mine), effects);
    let (heal, draw) = (Effect::Heal(Num::N(1)), Effect::Draw(Who::Me, Num::N(2)));
    let lead = "2: Keeper. At the start of your turn,";
    assert_eq!(start(&[hit(1), heal.clone()]), format!("{lead} this Keeper hits for 1 and you heal 1."));
    assert_eq!(start(&[heal.clone(), hit(1)]), format!("{lead} heal 1 and this Keeper hits for 1."));
    assert_eq!(
        start(&[hit(1), heal.clone(), draw.clone()]),
        format!("{lead} this Keeper hits for 1, you heal 1 and draw 2 cards.")
    );
    assert_eq!(
        start(&[heal.clone(), hit(1), draw.clone()]),
        format!("{lead} heal 1, this Keeper hits for 1, and you draw 2 cards.")
    );
    assert_eq!(
        at2(&[Effect::Draw(Who::Foe, Num::N(1)), draw.clone()]),
        "2: Your opponent draws a card and you draw 2 cards."
    );
    assert_eq!(
        start(&[Effect::May(vec![hit(1), heal])]),
        format!("{lead} you may have this Keeper hit for 1. If you do, heal 1.")
    );
    assert_eq!(
        start(&[Effect::May(vec![hit(3), Effect::Destroy(Target::This)])]),
        format!("{lead} you may have this Keeper hit for 3. If you do, this Keeper is destroyed.")
    );
}

#[test]
fn what_stands_behind_a_condition_is_free_of_it() {
    let empty = |who| Cond::Exactly(Num::Count(Cards::Hand(who), Filter::Any), Num::N(0));
    let draw = |number| Effect::Draw(Who::Me, Num::N(number));
    let play = Effect::Play { from: Cards::Hand(Who::Me), cards: team("Avengers"), bonus: 1 };
    let alone = Effect::If(empty(Who::Me), vec![draw(1)]);
    assert_eq!(
        at2(&[alone.clone(), play]),
        "2: If your hand is empty, draw a card. You may then play an Avengers card with attack +1."
    );
    assert_eq!(
        at2(&[alone.clone(), hit(1)]),
        "2: If your hand is empty, draw a card. Either way, this card hits for 1."
    );
    let discard = Effect::FromHand(Who::Foe, Pick::Choose(Num::N(1)), To::Discard);
    let both = Effect::If(empty(Who::Me), vec![discard, draw(1)]);
    assert_eq!(
        at2(&[both, Effect::Heal(Num::N(1))]),
        "2: If your hand is empty, your opponent discards a card from their hand. Then draw a card. Either way, heal 1."
    );
    assert_eq!(
        at2(&[Effect::If(empty(Who::Foe), vec![alone.clone(), Effect::Heal(Num::N(1))])]),
        "2: If your opponent's hand is empty and your hand is empty, draw a card. \
         If your opponent's hand is empty, heal 1."
    );
    assert_eq!(
        line(Power::BlockedFromHand(vec![alone, Effect::Heal(Num::N(1))])),
        "When your opponent blocks this attack from hand, if your hand is empty, draw a card. Either way, heal 1."
    );
    let heads = Cond::AtLeast(Num::Heads, Num::N(1));
    assert_eq!(
        at2(&[
            Effect::FlipCoins(Num::N(1)),
            Effect::IfElse(heads, vec![draw(1)], vec![hit(1)]),
            Effect::Heal(Num::N(1))
        ]),
        "2: Flip a coin. If heads, draw a card. If tails, this card hits for 1. Either way, heal 1."
    );
}
