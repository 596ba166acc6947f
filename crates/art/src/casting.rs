//! How a person comes about: from the words of a name, what the card can do, and chance.

use crate::chance::{Chance, seed};
use crate::colours::{self, BLACK, BONE, GREY_HAIR, LEAF, SKY, STONE, partner};
use crate::naming::{Sign, signs};
use crate::page::Tone;
use crate::person::{Age, Back, Beard, Chest, Cloth, Hair, Headgear, Mask, Mouth, Nature, Person, Weapon};

/// What a card says about a person besides the name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Facts {
    /// None: nobody knows.
    pub(crate) woman: Option<bool>,
    pub(crate) flight: bool,
    pub(crate) ranged: bool,
    /// Of ATK and DEF together, where the card has them.
    pub(crate) strength: Option<i16>,
}

impl Person {
    /// The same name with the same facts is always the same person.
    pub(crate) fn named(name: &str, facts: Facts) -> Person {
        let mut chance = Chance::of(seed(name).wrapping_mul(0x9e37_79b1));
        let signs = signs(name);
        let said = signs.iter().rev().find_map(|sign| if let Sign::Woman(woman) = sign { Some(*woman) } else { None });
        let woman = facts.woman.or(said).unwrap_or(chance.odds(0.3));
        let mut person = Person::by_chance(&mut chance, woman);
        for sign in signs {
            person.take(sign);
        }
        person.settle(&mut chance, facts);
        person
    }

    fn by_chance(chance: &mut Chance, woman: bool) -> Person {
        let [suit, second, trim] = colours::suit(chance);
        Person {
            nature: Nature::Human,
            woman,
            age: if chance.odds(0.08) { Age::Old } else { Age::Adult },
            build: 1.0,
            skin: colours::skin(chance),
            hair: hair(chance, woman),
            hair_tone: colours::hair(chance),
            mask: mask(chance),
            headgear: headgear(chance, woman),
            beard: if woman { Beard::Shaven } else { beard(chance) },
            mouth: chance.pick([Mouth::Calm, Mouth::Calm, Mouth::Grim, Mouth::Grim, Mouth::Grin, Mouth::Shout]),
            chest: chest(chance),
            emblem: chance.pick([0, 1, 2, 3, 4, 5, 6, 7]),
            back: chance.pick([Back::Bare, Back::Bare, Back::Bare, Back::Cape, Back::Cape, Back::Rags, Back::Coat]),
            weapon: Weapon::Bare,
            suit,
            second,
            trim,
            sleeves: chance.pick([Cloth::Suit, Cloth::Suit, Cloth::Second, Cloth::Skin]),
            legs: chance.pick([Cloth::Suit, Cloth::Suit, Cloth::Second]),
            eyes: chance.pick([0, 1, 2, 3]),
        }
    }

    fn take(&mut self, sign: Sign) {
        match sign {
            Sign::Woman(_) => {}
            Sign::Age(age) => self.age = age,
            Sign::Nature(nature) => self.nature = nature,
            Sign::Build(build) => self.build = build,
            Sign::Skin(skin) => self.skin = skin,
            Sign::Suit(suit) => self.suit = suit,
            Sign::Second(second) => self.second = second,
            Sign::Hair(hair) => self.hair = hair,
            Sign::HairTone(tone) => self.hair_tone = tone,
            Sign::Mask(mask) => self.mask = mask,
            Sign::Headgear(headgear) => self.headgear = headgear,
            Sign::Beard(beard) if self.woman => {
                self.beard = if beard == Beard::Full { Beard::Shaven } else { self.beard }
            }
            Sign::Beard(beard) => self.beard = beard,
            Sign::Mouth(mouth) => self.mouth = mouth,
            Sign::Chest(chest) => self.chest = chest,
            Sign::Emblem(emblem) => self.emblem = emblem,
            Sign::Back(back) => self.back = back,
            Sign::Weapon(weapon) => self.weapon = weapon,
        }
    }

    /// What follows from the rest.
    fn settle(&mut self, chance: &mut Chance, facts: Facts) {
        self.second = if self.second == self.suit { partner(chance, self.suit) } else { self.second };
        self.trim = if self.trim == self.suit { self.second } else { self.trim };
        if self.age == Age::Old {
            self.hair_tone = GREY_HAIR;
        }
        match self.nature {
            Nature::Brute => {
                self.skin =
                    if is_natural(self.skin) { chance.pick([SKY, STONE, self.skin, self.skin]) } else { self.skin };
                (self.mask, self.back, self.sleeves) = (Mask::Bare, Back::Bare, Cloth::Skin);
                self.chest = chance.pick([Chest::Bare, Chest::Bare, Chest::Straps]);
                self.headgear = Headgear::Bare;
                self.hair = if self.skin == STONE { Hair::Bald } else { self.hair };
            }
            Nature::Animal(_) => {
                (self.mask, self.headgear, self.beard) = (Mask::Bare, Headgear::Bare, Beard::Shaven);
                self.sleeves = Cloth::Skin;
            }
            Nature::Robot => {
                (self.headgear, self.beard) =
                    (chance.pick([Headgear::Bare, Headgear::Fin, Headgear::Antennae]), Beard::Shaven);
                (self.skin, self.chest) = (self.suit, chance.pick([Chest::Core, Chest::Plates]));
            }
            Nature::Skull => {
                (self.mask, self.beard) = (Mask::Bare, Beard::Shaven);
                self.hair = chance.pick([Hair::Bald, Hair::Bald, Hair::Mohawk]);
                self.skin = if self.suit == self.skin { BONE } else { self.skin };
            }
            Nature::Element => self.suit = self.skin,
            Nature::Human => {}
        }
        if self.woman && self.chest == Chest::Bare {
            self.chest = Chest::Yoke;
        }
        self.strength(facts);
        self.arm(chance, facts);
        self.lift(chance, facts);
    }

    /// Who strikes hard and stands firm is broad.
    fn strength(&mut self, facts: Facts) {
        if let Some(strength) = facts.strength {
            self.build *= (0.86 + f64::from(strength) * 0.018).clamp(0.86, 1.3);
        }
        self.build *= if self.woman { 0.88 } else { 1.0 };
        self.build = self.build.clamp(0.72, 1.7);
    }

    fn arm(&mut self, chance: &mut Chance, facts: Facts) {
        use Weapon::{
            Bare, Bolt, Bow, Cards, Claws, Fire, Glow, Hammer, Knives, Orb, Pistol, Rifle, Shield, Staff, Sword, Whip,
        };
        if self.weapon != Bare {
            return;
        }
        let far = chance.pick([Bow, Pistol, Pistol, Rifle, Glow, Glow, Bolt, Fire, Orb, Knives, Cards, Whip]);
        let near = chance.pick([Bare, Bare, Bare, Bare, Sword, Claws, Hammer, Shield, Staff, Knives]);
        self.weapon = if facts.ranged { far } else { near };
    }

    fn lift(&mut self, chance: &mut Chance, facts: Facts) {
        let aloft =
            matches!(self.back, Back::Cape | Back::Feathers | Back::Membranes | Back::Gauze | Back::Jets | Back::Arms);
        if facts.flight && !aloft {
            self.back = chance.pick([Back::Cape, Back::Cape, Back::Jets, Back::Feathers, Back::Membranes, Back::Gauze]);
        }
        if self.weapon == Weapon::Bow && self.back == Back::Bare {
            self.back = Back::Quiver;
        }
    }
}

fn is_natural(skin: Tone) -> bool {
    ![LEAF, SKY, STONE, BLACK].contains(&skin) && skin != BONE
}

fn hair(chance: &mut Chance, woman: bool) -> Hair {
    use Hair::{Bald, Bob, Bun, Curls, Long, Mohawk, Parted, Short, Spikes, Tail, Waves, Wind};
    match woman {
        true => chance.pick([Long, Long, Waves, Waves, Bob, Tail, Wind, Curls, Bun, Spikes]),
        false => chance.pick([Short, Short, Parted, Parted, Spikes, Bald, Curls, Mohawk, Wind, Long]),
    }
}

fn mask(chance: &mut Chance) -> Mask {
    use Mask::{Bare, Cloth, Cowl, Domino, Full, Glasses, Goggles, Patch, Visor};
    chance.pick([Bare, Bare, Bare, Bare, Domino, Domino, Cowl, Cowl, Full, Visor, Goggles, Cloth, Patch, Glasses])
}

fn headgear(chance: &mut Chance, woman: bool) -> Headgear {
    use Headgear::{Band, Bare, Cap, Ears, Fin, Hat, Helmet, Hood, Horns, Plume, Tiara};
    match woman {
        true => chance.pick([Bare, Bare, Bare, Bare, Bare, Tiara, Band, Hood, Helmet, Horns]),
        false => chance.pick([Bare, Bare, Bare, Bare, Band, Hood, Helmet, Horns, Fin, Ears, Hat, Cap, Plume]),
    }
}

fn beard(chance: &mut Chance) -> Beard {
    chance.pick([
        Beard::Shaven,
        Beard::Shaven,
        Beard::Shaven,
        Beard::Stubble,
        Beard::Moustache,
        Beard::Goatee,
        Beard::Full,
    ])
}

fn chest(chance: &mut Chance) -> Chest {
    chance.pick([
        Chest::Emblem,
        Chest::Emblem,
        Chest::Yoke,
        Chest::Stripe,
        Chest::Sides,
        Chest::Straps,
        Chest::Sash,
        Chest::Plates,
        Chest::Core,
        Chest::Jacket,
        Chest::Bare,
    ])
}
