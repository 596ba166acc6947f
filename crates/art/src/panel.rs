//! The panel of a card.

use crate::casting::Facts;
use crate::chance::{Chance, seed};
use crate::character::{self, Skill};
use crate::creature;
use crate::factor::Factor;
use crate::gear;
use crate::location;
use crate::page::Page;
use crate::palette::{Palette, team_key};
use crate::person::Person;
use crate::squad;
use crate::twist;

/// All editions are as good by chance. In these the nearest pictures of a team and of a hero are farther apart than in
/// others; `tests/distinct.rs` measures it.
const VS_EDITION: u8 = 12;
const SQUAD_EDITION: u8 = 5;

/// What a card is, as far as its picture goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Subject {
    /// A character of Vs. System.
    #[default]
    Character,
    /// A plot twist of Vs. System.
    PlotTwist,
    /// A location of Vs. System.
    Location,
    /// An equipment of Vs. System.
    Equipment,
    /// A card of Super Hero Squad.
    Squad,
}

/// A panel, with all of its card that shows in the picture: the same fields always give the same picture, byte for byte.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Panel<'a> {
    /// Of the card. Its words say what is drawn, its letters decide the rest.
    pub name: &'a str,
    /// What it shows.
    pub subject: Subject,
    /// The team in whose tones and at whose place it is drawn; may be empty.
    pub team: &'a str,
    /// Of Super Hero Squad: its colour and pattern.
    pub factor: Option<Factor>,
    /// Of Super Hero Squad: who is drawn.
    pub heroes: &'a [String],
    /// Flight, Ranged, Creature and the like.
    pub words: &'a [String],
    /// How the card speaks of a character, if it does: "he", "she".
    pub pronoun: &'a str,
    /// The level of a main character, the cost of others.
    pub rank: u8,
    /// ATK and DEF of a character.
    pub stats: Option<(i16, i16)>,
}

impl Panel<'_> {
    /// The panel as a whole SVG document of 200 by 150. It fills whatever frame it is put into and keeps its middle: a
    /// frame of a card or a tile cuts off the upper and lower edge, a narrow one the sides.
    pub fn svg(&self) -> String {
        let palette = self.palette();
        let seed = self.seed(&palette);
        let (mut page, mut chance) = (Page::new(palette, seed), Chance::of(seed));
        match (self.subject, self.factor) {
            (Subject::Character, _) if self.is_beast(&palette) => creature::draw(&mut page, &mut chance, self.name),
            (Subject::Character, _) => {
                let skill = Skill { flight: self.has("Flight"), ranged: self.has("Ranged"), rank: self.rank };
                character::draw(&mut page, &mut chance, &self.person(), skill);
            }
            (Subject::PlotTwist, _) => twist::draw(&mut page, &mut chance, self.name),
            (Subject::Location, _) => location::draw(&mut page, &mut chance, self.name),
            (Subject::Equipment, _) => gear::draw(&mut page, &mut chance, self.name),
            (Subject::Squad, factor) => {
                squad::draw(&mut page, &mut chance, self.name, self.heroes, factor.unwrap_or(Factor::Strength));
            }
        }
        page.document(200, 150)
    }

    fn palette(&self) -> Palette {
        self.factor.map_or_else(|| Palette::of_team(self.team), Factor::palette)
    }

    fn person(&self) -> Person {
        let woman = match self.pronoun {
            "she" => Some(true),
            "he" => Some(false),
            _ => None,
        };
        let facts = Facts {
            woman,
            flight: self.has("Flight"),
            ranged: self.has("Ranged"),
            strength: self.stats.map(|(atk, def)| atk + def),
        };
        Person::named(self.name, facts)
    }

    fn has(&self, word: &str) -> bool {
        self.words.iter().any(|own| own == word)
    }

    /// A team of beasts, and whoever else is said to be one.
    fn is_beast(&self, palette: &Palette) -> bool {
        palette.key == "xenomorphs" || team_key(self.team) == "xenomorphs" || self.has("Creature")
    }

    fn seed(&self, palette: &Palette) -> u32 {
        let (atk, def) = self.stats.unwrap_or_default();
        let heroes = self.heroes.join("+");
        let skills = [self.has("Flight"), self.has("Ranged")].map(u8::from);
        let Panel { name, subject, rank, .. } = self;
        let edition = if self.subject == Subject::Squad { SQUAD_EDITION } else { VS_EDITION };
        seed(&format!("{edition}|{name}|{}|{subject:?}|{rank}|{atk}/{def}|{skills:?}|{heroes}", palette.key))
    }
}
