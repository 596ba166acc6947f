//! The panel of a card.

use crate::chance::{Chance, seed};
use crate::compositions;
use crate::creature;
use crate::factor::Factor;
use crate::gear;
use crate::hero::Hero;
use crate::location;
use crate::page::Page;
use crate::palette::Palette;
use crate::squad;
use crate::twist;

/// What is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject<'a> {
    /// A main or supporting character of Vs. System.
    Character,
    /// A character of Vs. System that is a beast, or what one hatches from.
    Creature,
    /// A plot twist of Vs. System.
    PlotTwist,
    /// A location of Vs. System.
    Location,
    /// An equipment of Vs. System.
    Equipment,
    /// A card of Super Hero Squad, with its Factor and the hero it belongs to.
    Squad {
        /// Decides the pattern behind.
        factor: Factor,
        /// Decides how the figure looks, on all of the hero's cards.
        hero: &'a str,
    },
}

impl Subject<'_> {
    /// How many compositions there are.
    pub fn compositions(self) -> u8 {
        let count = match self {
            Subject::Character => compositions::ALL.len(),
            Subject::Creature => creature::ALL.len(),
            Subject::PlotTwist => twist::ALL.len(),
            Subject::Location => location::ALL.len(),
            Subject::Equipment => gear::ALL.len(),
            Subject::Squad { .. } => squad::ALL.len(),
        };
        count as u8
    }

    fn same_kind(self, other: Subject<'_>) -> bool {
        std::mem::discriminant(&self) == std::mem::discriminant(&other)
    }
}

/// A panel: the same fields always give the same picture, byte for byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Panel<'a> {
    /// Of the card; decides everything that nothing else does.
    pub name: &'a str,
    /// The tones it is printed in.
    pub palette: Palette,
    /// What it shows.
    pub subject: Subject<'a>,
    /// Which composition to use, counted from 0 and starting again after the last; None lets the name decide.
    pub composition: Option<u8>,
}

impl Panel<'_> {
    /// The panel as a whole SVG document of 200 by 150. It fills whatever frame it is put into and keeps its middle: a
    /// frame of a card or a tile cuts off the upper and lower edge, a narrow one the sides.
    pub fn svg(&self) -> String {
        let seed = self.seed();
        let mut page = Page::new(self.palette, seed);
        let mut chance = Chance::of(seed);
        let number = self.composition_number();
        match self.subject {
            Subject::Character => {
                compositions::ALL[usize::from(number)](&mut page, &mut chance, &Hero::named(self.name));
            }
            Subject::Creature => creature::draw(&mut page, &mut chance, self.name, number),
            Subject::PlotTwist => twist::draw(&mut page, &mut chance, number),
            Subject::Location => location::draw(&mut page, &mut chance, number),
            Subject::Equipment => gear::draw(&mut page, &mut chance, number),
            Subject::Squad { factor, hero } => {
                squad::draw(&mut page, &mut chance, &Hero::named(hero), factor, number);
            }
        }
        page.document(200, 150)
    }

    /// Which composition is used.
    pub fn composition_number(&self) -> u8 {
        let count = self.subject.compositions();
        let own = match self.subject {
            Subject::Creature => creature::number(self.name),
            Subject::Location => location::number(self.name),
            Subject::Equipment => gear::number(self.name),
            _ => (self.seed() % u32::from(count)) as u8,
        };
        self.composition.unwrap_or(own) % count
    }

    /// The same panel, stepped to the next composition when the panel to its left has the same one.
    ///
    /// A page that shows a row of cards begins at the left and draws each card beside the panel it has just drawn:
    ///
    /// ```
    /// # use longbox_art::{Palette, Panel, Subject};
    /// let palette = Palette::of_team("x-men");
    /// let card = |name| Panel { name, palette, subject: Subject::Character, composition: None };
    /// let mut row = Vec::new();
    /// for name in ["Beast", "Beast", "Beast"] {
    ///     let panel = card(name);
    ///     row.push(row.last().map_or(panel, |left| panel.beside(left)));
    /// }
    /// assert_ne!(row[0].composition_number(), row[1].composition_number());
    /// assert_ne!(row[1].composition_number(), row[2].composition_number());
    /// ```
    #[must_use]
    pub fn beside(self, left: &Panel<'_>) -> Self {
        let own = self.composition_number();
        let same = self.subject.same_kind(left.subject) && own == left.composition_number();
        Panel {
            composition: if same { Some((own + 1) % self.subject.compositions()) } else { self.composition },
            ..self
        }
    }

    fn seed(&self) -> u32 {
        seed(&format!("{}|{}", self.name, self.palette.key))
    }
}
