//! What the words of a name say about a person. Only ordinary words stand here: no entry is meant for one card.

use crate::colours::{
    BLACK, BLUE, BONE, BROWN, FLAME, GOLD, GREEN, GREY, ICE, LEAF, NAVY, ORANGE, PINK, PURPLE, RED, SILVER, SKY, STONE,
    TEAL, WHITE,
};
use crate::page::Tone;
use crate::person::{Age, Animal, Back, Beard, Chest, Hair, Headgear, Mask, Mouth, Nature, Weapon};
use crate::words::{fits, words};

/// One thing that a word says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Sign {
    Woman(bool),
    Age(Age),
    Nature(Nature),
    Build(f64),
    Skin(Tone),
    Suit(Tone),
    Second(Tone),
    Hair(Hair),
    HairTone(Tone),
    Mask(Mask),
    Headgear(Headgear),
    Beard(Beard),
    Mouth(Mouth),
    Chest(Chest),
    Emblem(u8),
    Back(Back),
    Weapon(Weapon),
}

use Sign::{
    Age as Aged, Back as Wears, Beard as Bearded, Build, Chest as Dressed, Emblem, Hair as Hairy, HairTone,
    Headgear as Topped, Mask as Masked, Mouth as Says, Nature as Is, Second, Skin, Suit, Weapon as Holds, Woman,
};

type Entry = (&'static [&'static str], &'static [Sign]);

const PEOPLE: &[Entry] = &[
    (
        &["woman", "*woman", "ms", "mrs", "miss", "lady", "sister", "madame", "heroine*", "mother", "she"],
        &[Woman(true)],
    ),
    (&["girl", "daughter"], &[Woman(true), Build(0.86)]),
    (&["man", "*man", "mister", "mr", "brother", "god", "guy"], &[Woman(false)]),
    (
        &[
            "alicia", "valeria", "agatha", "mary", "jessica", "misty", "peggy", "jean", "emma", "hope", "gwen",
            "susan", "anna", "kate", "jane", "natasha", "carol", "wanda", "janet", "maria", "elektra", "medusa",
            "valkyrie", "lilith", "crystal", "morgan", "hela",
        ],
        &[Woman(true)],
    ),
    (
        &[
            "luke", "nick", "peter", "adam", "franklin", "wyatt", "willie", "charlie", "helmut", "kristoff", "victor",
            "ben", "johnny", "tony", "steve", "bruce", "scott", "joe",
        ],
        &[Woman(false)],
    ),
    (&["kid", "boy", "child", "newborn", "junior", "little", "tiny"], &[Aged(Age::Kid)]),
    (&["old", "elder", "uncle", "*master"], &[Aged(Age::Old)]),
    (&["queen"], &[Woman(true), Topped(Headgear::Crown), Masked(Mask::Bare)]),
    (&["king", "*king", "emperor"], &[Woman(false), Topped(Headgear::Crown), Masked(Mask::Bare)]),
    (
        &["princess", "enchant*", "goddess"],
        &[Woman(true), Topped(Headgear::Tiara), Hairy(Hair::Waves), Masked(Mask::Bare)],
    ),
    (&["captain", "commander"], &[Dressed(Chest::Sash), Topped(Headgear::Cap), Masked(Mask::Domino)]),
    (
        &["doctor", "dr", "cmo", "scientist", "lab"],
        &[
            Masked(Mask::Glasses),
            Topped(Headgear::Bare),
            Dressed(Chest::Jacket),
            Suit(WHITE),
            Second(TEAL),
            Wears(Back::Coat),
        ],
    ),
    (
        &["professor", "thinker", "genius"],
        &[Aged(Age::Old), Masked(Mask::Glasses), Dressed(Chest::Necktie), Topped(Headgear::Bare)],
    ),
    (
        &["agent", "spy", "detective"],
        &[Masked(Mask::Glasses), Dressed(Chest::Necktie), Topped(Headgear::Hat), Suit(NAVY), Holds(Weapon::Pistol)],
    ),
    (
        &["baron", "count", "duke"],
        &[Bearded(Beard::Moustache), Masked(Mask::Patch), Topped(Headgear::Bare), Wears(Back::Cape)],
    ),
    (
        &[
            "lt", "private", "corporal", "major", "officer", "warrant", "sergeant", "soldier*", "colonel", "trooper",
            "army",
        ],
        &[Topped(Headgear::Cap), Masked(Mask::Bare), Dressed(Chest::Straps), Holds(Weapon::Rifle)],
    ),
    (
        &["wizard", "sorcer*", "mage", "warlock"],
        &[
            Topped(Headgear::Pointed),
            Bearded(Beard::Full),
            Masked(Mask::Bare),
            Dressed(Chest::Robe),
            Holds(Weapon::Staff),
        ],
    ),
    (
        &["witch"],
        &[Woman(true), Topped(Headgear::Pointed), Masked(Mask::Bare), Dressed(Chest::Robe), Holds(Weapon::Glow)],
    ),
    (&["knight"], &[Topped(Headgear::Helmet), Masked(Mask::Bare), Dressed(Chest::Plates), Holds(Weapon::Sword)]),
    (&["lord"], &[Woman(false), Wears(Back::Coat), Masked(Mask::Visor)]),
    (&["ninja*"], &[Masked(Mask::Cloth), Topped(Headgear::Hood), Holds(Weapon::Sword)]),
    (&["widow"], &[Woman(true), Hairy(Hair::Long), Masked(Mask::Bare), Topped(Headgear::Bare)]),
    (&["rider", "cycl*"], &[Dressed(Chest::Jacket), Masked(Mask::Goggles)]),
    (&["hunter", "*hunter", "*eye", "archer"], &[Holds(Weapon::Bow), Wears(Back::Quiver)]),
    (&["puppet", "clown", "joker"], &[Says(Mouth::Grin), Topped(Headgear::Pointed)]),
    (&["hood", "cloak", "reaper"], &[Topped(Headgear::Hood), Wears(Back::Rags)]),
    (&["night*", "shadow*"], &[Topped(Headgear::Hood), Suit(NAVY)]),
    (&["ghost*", "phantom", "spirit"], &[Topped(Headgear::Hood), Suit(WHITE), Skin(SKY), Wears(Back::Rags)]),
    (&["mask*", "masque"], &[Masked(Mask::Full), Topped(Headgear::Bare)]),
    (&["giant*", "goliath*", "jugger*", "titan*", "huge"], &[Build(1.45)]),
    (&["hulk", "abominat*", "onslaught"], &[Is(Nature::Brute), Build(1.5)]),
];

const BEINGS: &[Entry] = &[
    (
        &["*bot", "robot*", "automaton", "android", "*tron", "mechan*", "machine"],
        &[Is(Nature::Robot), Wears(Back::Bare)],
    ),
    (
        &["iron", "steel", "metal", "armor*", "armour*", "cyber*"],
        &[Topped(Headgear::Helmet), Masked(Mask::Bare), Dressed(Chest::Plates), Suit(GREY), Second(TEAL)],
    ),
    (
        &["skull", "*bones", "skeleton", "ghoul", "zombie", "death*", "undead"],
        &[Is(Nature::Skull), Skin(BONE), Topped(Headgear::Bare)],
    ),
    (&["thing", "stone", "rock", "granite", "coloss*"], &[Is(Nature::Brute), Build(1.4), Skin(STONE)]),
    (&["beast", "monster", "yeti", "ogre", "troll"], &[Is(Nature::Animal(Animal::Cat)), Build(1.3), Skin(BLUE)]),
    (&["rhino*", "bull", "buffalo"], &[Is(Nature::Animal(Animal::Horned)), Build(1.4), Skin(GREY)]),
    (
        &["lizard*", "reptil*", "croc*", "dragon", "dino*"],
        &[Is(Nature::Animal(Animal::Lizard)), Skin(LEAF), Build(1.15)],
    ),
    (&["rat", "mouse", "raccoon", "monkey"], &[Is(Nature::Animal(Animal::Rodent)), Skin(BROWN), Build(0.85)]),
    (&["squirrel", "fox"], &[Topped(Headgear::Ears), Hairy(Hair::Tail), HairTone(BROWN)]),
    (&["mole", "molo*"], &[Aged(Age::Old), Masked(Mask::Goggles), Build(1.2), Holds(Weapon::Staff)]),
    (&["wolf*", "dog", "hound"], &[Is(Nature::Animal(Animal::Hound)), Skin(GREY)]),
    (
        &["cat", "panther", "tiger", "lion", "*cat", "leopard"],
        &[Topped(Headgear::Ears), Masked(Mask::Cowl), Holds(Weapon::Claws)],
    ),
    (
        &["*tooth", "fang*", "claw*"],
        &[Says(Mouth::Fangs), Holds(Weapon::Claws), Hairy(Hair::Waves), Masked(Mask::Bare), Topped(Headgear::Bare)],
    ),
    (&["hawk*", "*hawk", "falcon", "eagle", "*bird", "wing*", "angel"], &[Wears(Back::Feathers)]),
    (&["bat", "dracula", "vampire", "*goblin"], &[Wears(Back::Membranes), Says(Mouth::Fangs)]),
    (&["wasp", "bee", "fly", "pixie", "fairy", "butterfly"], &[Wears(Back::Gauze), Topped(Headgear::Antennae)]),
    (&["ant", "mantis", "insect"], &[Topped(Headgear::Antennae), Masked(Mask::Goggles)]),
    (&["spider*"], &[Emblem(8), Masked(Mask::Full), Topped(Headgear::Bare), Wears(Back::Bare)]),
    (&["octo*", "squid", "kraken"], &[Wears(Back::Arms), Masked(Mask::Goggles)]),
    (&["goblin", "imp", "orc"], &[Skin(LEAF), Says(Mouth::Grin), Topped(Headgear::Pointed), Masked(Mask::Bare)]),
    (&["demon", "devil*", "*devil", "hell*", "fiend", "mephist*"], &[Topped(Headgear::Horns), Says(Mouth::Grin)]),
    (
        &["venom", "carnage", "blood", "symbiote"],
        &[Says(Mouth::Fangs), Masked(Mask::Full), Topped(Headgear::Bare), Hairy(Hair::Bald)],
    ),
    (&["viper", "snake", "serpent", "cobra"], &[Says(Mouth::Fangs), Suit(LEAF)]),
    (
        &["torch", "flame", "fire*", "inferno", "phoenix", "burn*"],
        &[
            Is(Nature::Element),
            Skin(FLAME),
            Hairy(Hair::Flames),
            Holds(Weapon::Fire),
            Masked(Mask::Bare),
            Topped(Headgear::Bare),
        ],
    ),
    (
        &["ice*", "frost*", "freez*", "snow*"],
        &[Skin(ICE), Suit(SKY), HairTone(WHITE), Hairy(Hair::Spikes), Topped(Headgear::Bare), Masked(Mask::Bare)],
    ),
    (&["winter"], &[Suit(NAVY), Second(WHITE)]),
    (
        &["storm", "thunder*", "lightning", "electr*", "volt*", "shock*"],
        &[Holds(Weapon::Bolt), Hairy(Hair::Wind), Emblem(5)],
    ),
    (&["star", "nova", "cosm*", "quasar", "sun", "spectrum"], &[Emblem(4), Holds(Weapon::Glow)]),
    (&["moon*"], &[Emblem(9), Suit(WHITE), Topped(Headgear::Hood)]),
    (&["mind*", "psy*", "tele*", "mental*", "mesmer*"], &[Topped(Headgear::Dome), Holds(Weapon::Glow)]),
    (&["invisible", "singularity", "vision", "mystic*"], &[Skin(SKY), Holds(Weapon::Glow)]),
    (&["tree", "plant", "root", "leaf"], &[Is(Nature::Brute), Skin(LEAF)]),
    (&["surfer"], &[Skin(SILVER), Suit(SILVER), Hairy(Hair::Bald), Masked(Mask::Bare), Topped(Headgear::Bare)]),
];

const COLOURS: &[Entry] = &[
    (&["black", "dark*"], &[Suit(BLACK)]),
    (&["red", "scarlet", "crimson"], &[Suit(RED)]),
    (&["green"], &[Suit(GREEN)]),
    (&["purple", "violet"], &[Suit(PURPLE)]),
    (&["white"], &[Suit(WHITE)]),
    (&["blue"], &[Suit(BLUE)]),
    (&["silver"], &[Suit(SILVER)]),
    (&["gold*", "amber"], &[Suit(GOLD)]),
    (&["rose", "pink"], &[Suit(PINK)]),
    (&["orange", "copper"], &[Suit(ORANGE)]),
];

const ARMS: &[Entry] = &[
    (&["sword*", "blade*", "samurai", "katana", "sable"], &[Holds(Weapon::Sword)]),
    (&["dagger*", "knife", "knives"], &[Holds(Weapon::Knives)]),
    (&["hammer*"], &[Holds(Weapon::Hammer)]),
    (&["shield*"], &[Holds(Weapon::Shield)]),
    (&["gun*", "pistol", "bullet*"], &[Holds(Weapon::Pistol)]),
    (&["fist", "boxer", "brawl*"], &[Topped(Headgear::Band), Dressed(Chest::Bare), Masked(Mask::Bare)]),
    (&["rocket"], &[Wears(Back::Jets), Masked(Mask::Goggles), Holds(Weapon::Rifle)]),
    (&["hex*", "spell*", "magic*", "magik"], &[Holds(Weapon::Glow)]),
    (&["gambl*", "ace", "card*"], &[Holds(Weapon::Cards)]),
    (&["stick", "staff"], &[Holds(Weapon::Staff)]),
    (&["whip*", "spiral"], &[Holds(Weapon::Whip)]),
];

/// All that a name says, the most particular last.
pub(crate) fn signs(name: &str) -> Vec<Sign> {
    let words = words(name);
    let tables = [PEOPLE, ARMS, BEINGS, COLOURS];
    let entries = tables.into_iter().flatten();
    let told =
        entries.filter(|(patterns, _)| words.iter().any(|word| patterns.iter().any(|pattern| fits(word, pattern))));
    told.flat_map(|(_, signs)| signs.iter().copied()).collect()
}
