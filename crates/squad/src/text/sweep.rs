//! Words of the language in odd combinations.

use super::tests::{TWO_FACTORS, at2, declared, heroes, hit, team, when};
use crate::language::{Cards, Cond, Effect, Factor, Filter, Num, Side, Target, To, Trigger, Who};

/// Odd combinations read as sentences, too.
#[test]
fn any_combination_is_a_sentence() {
    let filters = all_filters();
    let mut effects = Vec::new();
    for filter in &filters {
        effects.push(Effect::Destroy(Target::UpTo(2, Side::Mine, filter.clone())));
        effects.push(Effect::Play { from: Cards::Discard(Who::Me), cards: filter.clone(), bonus: 1 });
        effects.push(Effect::MillWhile(Who::Me, filter.clone()));
        effects.push(Effect::If(
            Cond::Not(Box::new(Cond::Is(Cards::TopOfDiscard(Who::Foe), filter.clone()))),
            vec![Effect::May(vec![Effect::TakeTopDiscard(filter.clone(), To::DeckTop), hit(1)])],
        ));
    }
    for num in all_numbers() {
        effects.push(Effect::Heal(num.clone()));
        effects.push(Effect::Mill(Who::Foe, num.clone()));
        effects.push(Effect::Bonus(num.clone()));
        effects.push(Effect::If(Cond::AtLeast(num.clone(), Num::N(1)), vec![Effect::Bonus(Num::N(1))]));
        effects.push(Effect::If(Cond::Exactly(num.clone(), Num::N(0)), vec![Effect::Win]));
        effects.push(Effect::If(Cond::AtMost(num, Num::Named), vec![Effect::Draw(Who::Holder, Num::N(2))]));
    }
    for pair in effects.windows(2) {
        sound(&at2(pair));
        sound(&declared(pair));
        sound(&when(Trigger::KeeperDamagesMe(Side::Any), pair));
        sound(&at2(&[Effect::ForEach(Side::Any, Filter::Other, pair.to_vec())]));
    }
}

fn sound(text: &str) {
    let wrong = ["  ", "..", " .", " ,", ",,", "(", "::", "AtLeast", "_", "this way this", "an Strength"];
    let found = wrong.iter().find(|bad| text.replace(" (rounded up)", "").contains(**bad));
    assert!(found.is_none() && text.ends_with('.'), "{found:?} in: {text}");
}

fn all_filters() -> Vec<Filter> {
    let simple = vec![
        Filter::Any,
        Filter::Factor(TWO_FACTORS.to_vec()),
        Filter::NotFactor(Factor::Animal),
        heroes(&["Hulk"]),
        team("X-Men"),
        Filter::LevelAtMost(3),
        Filter::LevelAtLeast(3),
        Filter::OddLevel,
        Filter::AttackAtMost(2),
        Filter::AttackAtLeast(2),
        Filter::TeamUp,
        Filter::Keeper,
        Filter::Assault,
        Filter::Named,
        Filter::Other,
        Filter::EnteredLastTurn,
        Filter::SharesTrait,
        Filter::AboveTopDiscard,
        Filter::FactorOfTopDiscard,
    ];
    let pairs = simple.windows(2).flat_map(|pair| [Filter::All(pair.to_vec()), Filter::Either(pair.to_vec())]);
    let all: Vec<Filter> = simple.iter().cloned().chain(pairs).collect();
    all
}

fn all_numbers() -> Vec<Num> {
    let places = [
        Cards::Hand(Who::Me),
        Cards::Deck(Who::Foe),
        Cards::Discard(Who::Me),
        Cards::TopOfDeck(Who::Foe, 3),
        Cards::TopOfDiscard(Who::Me),
        Cards::Keepers(Side::Any),
        Cards::RandomInHand(Who::Foe),
        Cards::Revealed,
        Cards::Shown,
    ];
    let mut numbers = vec![
        Num::N(2),
        Num::Power(Who::Foe),
        Num::DamageLastTurn(Who::Foe),
        Num::AttacksLastTurn(Who::Me),
        Num::CardsThatDamaged(Who::Me),
        Num::OtherCardsThatDamaged(Who::Foe),
        Num::PowerRise,
        Num::Heads,
        Num::Amount,
        Num::Named,
        Num::AssaultValue,
        Num::Discarded,
    ];
    for place in places {
        numbers.push(Num::Count(place, team("X-Men")));
        numbers.push(Num::DifferentHeroes(place));
        numbers.push(Num::DifferentFactors(place));
        numbers.push(Num::Level(place));
        numbers.push(Num::Attack(place));
    }
    let more: Vec<Num> = numbers
        .iter()
        .flat_map(|num| {
            let inner = Box::new(num.clone());
            [Num::Times(3, inner.clone()), Num::HalfUp(inner), Num::Plus(vec![num.clone(), Num::N(1)])]
        })
        .collect();
    numbers.extend(more);
    numbers
}
