//! A deck as a link: the whole deck in one word.
//!
//! Version 1, as bytes in base64 of the alphabet for addresses: the version; then texts, each as its length and its
//! UTF-8: game, format, name, notes, the id of the main character; then a table of the beginnings of ids, each with the
//! number of digits that follow it; then the cards in their order, in runs of one beginning: its place in the table, how
//! many cards, and the number and copies of each; then the ids of the side deck in the same way, with 1 copy each; then
//! a check over all before it. Numbers take seven bits a byte, the lowest first. Ids are kept and no numbers of cards, so
//! that a link means the same when sets have been added.

use super::unread::Unread;
use super::{DeckList, DeckReading, Form, LINK_MARK};
use crate::game::{CardNo, CatalogGame};
use crate::limits::{COPIES, DECK_LINES};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

const VERSION: u8 = 1;
/// Digits at the end of an id that are written as a number.
const DIGITS: usize = 6;
/// Shorter than any deck: such a word is no link.
const SHORTEST: usize = 10;

/// What stands in the place of a deck.
enum Bad {
    /// It ends too early, or a letter is wrong.
    Damaged,
    /// Written by a newer program.
    Newer(u8),
}

/// The code of a link: what stands behind its mark, or the whole text if it can be nothing else.
pub(super) fn code_in(text: &str) -> Option<&str> {
    let is_code = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    if let Some((_, behind)) = text.split_once(LINK_MARK) {
        return Some(behind.split(|letter: char| !is_code(letter)).next().unwrap_or(""));
    }
    let word = text.trim();
    (word.chars().all(is_code) && bytes_of(word).is_ok()).then_some(word)
}

/// The game that a link is for, as it calls itself. None: the text is no link, or a damaged one.
pub fn link_game(text: &str) -> Option<String> {
    let bytes = bytes_of(code_in(text)?).ok()?;
    Reader { rest: &bytes }.text().ok()
}

/// What stands in a code between version and check.
fn bytes_of(code: &str) -> Result<Vec<u8>, Bad> {
    let mut bytes = URL_SAFE_NO_PAD.decode(code).map_err(|_| Bad::Damaged)?;
    if bytes.len() < SHORTEST {
        return Err(Bad::Damaged);
    }
    let told = bytes.split_off(bytes.len() - 2);
    if check(&bytes).as_slice() != told {
        return Err(Bad::Damaged);
    }
    match bytes.remove(0) {
        VERSION => Ok(bytes),
        newer => Err(Bad::Newer(newer)),
    }
}

/// Fletcher's sums: they find any wrong byte, and two that changed places.
fn check(bytes: &[u8]) -> [u8; 2] {
    let sums = bytes.iter().fold((0_u16, 0_u16), |(a, b), byte| {
        let a = (a + u16::from(*byte)) % 255;
        (a, (b + a) % 255)
    });
    [sums.0 as u8, sums.1 as u8]
}

pub(super) fn read<G: CatalogGame>(game: &G, code: &str) -> DeckReading {
    let mut reading = DeckReading::new(Form::Link);
    let read = bytes_of(code).and_then(|bytes| all(game, &mut Reader { rest: &bytes }, &mut reading));
    let problem = match read {
        Ok(()) => return reading,
        Err(Bad::Damaged) => "the link is damaged: a part of it is missing or changed; ask for it once more".to_owned(),
        Err(Bad::Newer(version)) => {
            format!("the link was made by a newer version of the program (it is of version {version}); update this one")
        }
    };
    reading.unread.push(Unread::whole(problem));
    reading
}

fn all<G: CatalogGame>(game: &G, from: &mut Reader<'_>, reading: &mut DeckReading) -> Result<(), Bad> {
    let other = from.text()?;
    if other != game.name() {
        reading
            .unread
            .push(Unread::whole(format!("the link is for another game: '{}'", crate::limits::excerpt(&other))));
        return Ok(());
    }
    reading.list.format = from.text()?;
    reading.list.name = from.text()?;
    reading.list.notes = from.text()?;
    let lead = from.text()?;
    if !lead.is_empty() {
        reading.list.lead = game.lead_called(&lead);
        if reading.list.lead.is_none() {
            reading.unread.push(Unread::no_card(game, 0, &lead, &lead, 1));
        }
    }
    let table = from.table()?;
    let (cards, side) = (from.cards(&table)?, from.cards(&table)?);
    for (id, copies) in cards {
        match by_id(game, &id) {
            // More copies than a list can name are in no link that was written.
            Some(card) => drop(reading.list.add(card, copies.min(COPIES))),
            None => reading.unread.push(Unread::no_card(game, 0, &id, &id, copies)),
        }
    }
    for (id, _) in side {
        match by_id(game, &id) {
            Some(card) => reading.list.side.push(card),
            None => reading.unread.push(Unread::no_card(game, 0, &id, &id, 1)),
        }
    }
    reading.list = reading.list.tidied();
    Ok(())
}

fn by_id<G: CatalogGame>(game: &G, id: &str) -> Option<CardNo> {
    game.find(id).filter(|card| G::id_of(&game.cards()[usize::from(*card)]).eq_ignore_ascii_case(id))
}

struct Reader<'a> {
    rest: &'a [u8],
}

impl Reader<'_> {
    fn byte(&mut self) -> Result<u8, Bad> {
        let (first, rest) = self.rest.split_first().ok_or(Bad::Damaged)?;
        self.rest = rest;
        Ok(*first)
    }

    fn number(&mut self) -> Result<usize, Bad> {
        let mut number = 0;
        for place in 0..4 {
            let byte = self.byte()?;
            number |= usize::from(byte & 0x7f) << (7 * place);
            if byte & 0x80 == 0 {
                return Ok(number);
            }
        }
        Err(Bad::Damaged)
    }

    fn text(&mut self) -> Result<String, Bad> {
        let length = self.number()?;
        let (text, rest) = self.rest.split_at_checked(length).ok_or(Bad::Damaged)?;
        self.rest = rest;
        String::from_utf8(text.to_vec()).map_err(|_| Bad::Damaged)
    }

    fn table(&mut self) -> Result<Vec<(String, usize)>, Bad> {
        let count = self.number()?;
        (0..count).map(|_| Ok((self.text()?, usize::from(self.byte()?)))).collect()
    }

    fn cards(&mut self, table: &[(String, usize)]) -> Result<Vec<(String, usize)>, Bad> {
        let mut cards = Vec::new();
        for _ in 0..self.number()? {
            let (beginning, digits) = table.get(self.number()?).ok_or(Bad::Damaged)?;
            for _ in 0..self.number()? {
                let (number, copies) = (self.number()?, usize::from(self.byte()?));
                let id = match *digits {
                    0 => beginning.clone(),
                    digits if digits <= DIGITS => format!("{beginning}{number:0digits$}"),
                    _ => return Err(Bad::Damaged),
                };
                cards.push((id, copies));
                if cards.len() > DECK_LINES {
                    return Err(Bad::Damaged);
                }
            }
        }
        Ok(cards)
    }
}

pub(super) fn write<G: CatalogGame>(game: &G, list: &DeckList) -> String {
    let list = list.tidied();
    let id = |card: CardNo| game.cards().get(usize::from(card)).map_or("", G::id_of);
    let cards: Vec<(&str, u8)> = list.cards.iter().map(|(count, card)| (id(*card), *count)).collect();
    let side: Vec<(&str, u8)> = list.side.iter().map(|card| (id(*card), 1)).collect();
    let mut table: Vec<(&str, usize)> = Vec::new();
    for (id, _) in cards.iter().chain(&side) {
        let (beginning, digits) = parted(id);
        if !table.contains(&(beginning, digits.len())) {
            table.push((beginning, digits.len()));
        }
    }
    let mut writer = Writer(vec![VERSION]);
    let lead = list.lead.map_or("", id);
    for text in [game.name(), &list.format, &list.name, &list.notes, lead] {
        writer.text(text);
    }
    writer.number(table.len());
    for (beginning, digits) in &table {
        writer.text(beginning);
        writer.0.push(*digits as u8);
    }
    writer.cards(&table, &cards);
    writer.cards(&table, &side);
    let check = check(&writer.0);
    writer.0.extend(check);
    URL_SAFE_NO_PAD.encode(&writer.0)
}

/// An id as its beginning and the digits at its end.
fn parted(id: &str) -> (&str, &str) {
    let digits = id.bytes().rev().take_while(u8::is_ascii_digit).count().min(DIGITS);
    id.split_at(id.len() - digits)
}

struct Writer(Vec<u8>);

impl Writer {
    fn number(&mut self, mut number: usize) {
        while number >= 0x80 {
            self.0.push(number as u8 | 0x80);
            number >>= 7;
        }
        self.0.push(number as u8);
    }

    fn text(&mut self, text: &str) {
        self.number(text.len());
        self.0.extend(text.as_bytes());
    }

    fn cards(&mut self, table: &[(&str, usize)], cards: &[(&str, u8)]) {
        let beginning = |id: &str| {
            let (beginning, digits) = parted(id);
            table.iter().position(|known| *known == (beginning, digits.len())).unwrap_or_default()
        };
        let runs: Vec<&[(&str, u8)]> = cards.chunk_by(|(a, _), (b, _)| beginning(a) == beginning(b)).collect();
        self.number(runs.len());
        for run in runs {
            self.number(beginning(run[0].0));
            self.number(run.len());
            for (id, copies) in run {
                self.number(parted(id).1.parse().unwrap_or(0));
                self.0.push(*copies);
            }
        }
    }
}
