//! Who is drawn: everything about a person that stays the same on all of their cards.

use crate::page::Tone;

/// What somebody is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Nature {
    Human,
    Robot,
    Skull,
    /// Huge and rough.
    Brute,
    /// Stands upright with the head of an animal.
    Animal(Animal),
    /// Made of fire, ice or light.
    Element,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Animal {
    Cat,
    Hound,
    Lizard,
    Horned,
    Rodent,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Age {
    Kid,
    Adult,
    Old,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hair {
    Bald,
    Short,
    Parted,
    Spikes,
    Mohawk,
    Curls,
    Long,
    Waves,
    Bob,
    Tail,
    Bun,
    Wind,
    Flames,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mask {
    Bare,
    Domino,
    /// Leaves mouth and chin free.
    Cowl,
    Full,
    /// A cloth over mouth and nose.
    Cloth,
    Visor,
    Glasses,
    Goggles,
    Patch,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Headgear {
    Bare,
    Ears,
    Horns,
    Fin,
    Crown,
    Tiara,
    Helmet,
    Hood,
    Hat,
    Cap,
    Band,
    Antennae,
    Plume,
    Dome,
    Pointed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Beard {
    Shaven,
    Stubble,
    Moustache,
    Goatee,
    Full,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mouth {
    Calm,
    Grim,
    Grin,
    Shout,
    Fangs,
}

/// What the chest shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Chest {
    Emblem,
    Yoke,
    Stripe,
    Sides,
    Straps,
    Sash,
    Plates,
    Core,
    Jacket,
    Necktie,
    Robe,
    Bare,
}

/// What is on the back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Back {
    Bare,
    Cape,
    Rags,
    Coat,
    Feathers,
    Membranes,
    Gauze,
    Jets,
    Arms,
    Quiver,
}

/// What is in a hand, or comes out of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Weapon {
    Bare,
    Bow,
    Pistol,
    Rifle,
    Sword,
    Knives,
    Staff,
    Hammer,
    Shield,
    Claws,
    Whip,
    Cards,
    Glow,
    Bolt,
    Fire,
    Orb,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Person {
    pub(crate) nature: Nature,
    pub(crate) woman: bool,
    pub(crate) age: Age,
    /// 1 is usual; slim is below, broad above.
    pub(crate) build: f64,
    pub(crate) skin: Tone,
    pub(crate) hair: Hair,
    pub(crate) hair_tone: Tone,
    pub(crate) mask: Mask,
    pub(crate) headgear: Headgear,
    pub(crate) beard: Beard,
    pub(crate) mouth: Mouth,
    pub(crate) chest: Chest,
    pub(crate) emblem: u8,
    pub(crate) back: Back,
    pub(crate) weapon: Weapon,
    /// Of most of the suit, of its parts, of gloves, boots and belt.
    pub(crate) suit: Tone,
    pub(crate) second: Tone,
    pub(crate) trim: Tone,
    /// Arms and legs are bare, or in the second colour.
    pub(crate) sleeves: Cloth,
    pub(crate) legs: Cloth,
    /// Which of four kinds of eyes a mask has.
    pub(crate) eyes: u8,
}

/// What covers a limb.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cloth {
    Suit,
    Second,
    Skin,
}

impl Person {
    /// The tone of the face: a mask hides the skin.
    pub(crate) fn face_tone(&self) -> Tone {
        match self.mask {
            Mask::Full => self.suit,
            _ => self.skin,
        }
    }

    pub(crate) fn cloth(&self, cloth: Cloth) -> Tone {
        match cloth {
            Cloth::Suit => self.suit,
            Cloth::Second => self.second,
            Cloth::Skin => self.skin,
        }
    }
}
