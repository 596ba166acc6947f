//! Decks of other programs, in XML: Cockatrice and OCTGN. Their cards are read by name, and by set and number where the
//! file tells them.

use super::unread::Unread;
use super::{DeckReading, Form, cod, octgn};
use crate::game::{CardNo, CatalogGame};
use crate::limits::{COPIES, DECK_LINES, excerpt};
use roxmltree::{Document, Node, ParsingOptions};

/// Elements and texts of a file. A deck of a thousand cards has three thousand.
const NODES: u32 = 20_000;

pub(super) fn read<G: CatalogGame>(game: &G, text: &str) -> DeckReading {
    // Definitions of a file's own can grow without end, and no deck needs them.
    let options = ParsingOptions { allow_dtd: false, nodes_limit: NODES, ..ParsingOptions::default() };
    let document = match Document::parse_with_options(text, options) {
        Ok(document) => document,
        Err(error) => {
            let (line, form) =
                (error.pos().row as usize, if text.contains("<section") { Form::O8d } else { Form::Cod });
            let whole = text.lines().nth(line.saturating_sub(1)).unwrap_or_default();
            let mut reading = DeckReading::new(form);
            reading.unread.push(Unread::line(line, whole, format!("the file is damaged: {error}")));
            return reading;
        }
    };
    let root = document.root_element();
    match root.tag_name().name() {
        cod::ROOT => cod::read(XmlDeck::new(game, &document, Form::Cod)),
        octgn::ROOT => octgn::read(XmlDeck::new(game, &document, Form::O8d)),
        other => {
            let mut reading = DeckReading::new(Form::Cod);
            let problem = format!("'{}' is no deck of Cockatrice or OCTGN", excerpt(other));
            reading.unread.push(Unread::whole(problem));
            reading
        }
    }
}

/// Where in a deck a card is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Zone {
    Deck,
    /// Beside the deck: main characters.
    Beside,
}

/// An entry of a deck.
pub(super) struct Entry<'a> {
    pub(super) line: usize,
    /// As it stands in the file.
    pub(super) text: &'a str,
    pub(super) zone: Zone,
    pub(super) count: Option<&'a str>,
    pub(super) name: Option<&'a str>,
    /// Made of set and number, if the file tells them.
    pub(super) id: Option<String>,
}

/// A deck in XML while it is read.
pub(super) struct XmlDeck<'a, 'b, G> {
    game: &'a G,
    document: &'a Document<'b>,
    pub(super) reading: DeckReading,
    entries: usize,
    /// Main characters, with line and text of their entries.
    mains: Vec<(CardNo, usize, String)>,
}

impl<'a, 'b, G: CatalogGame> XmlDeck<'a, 'b, G> {
    fn new(game: &'a G, document: &'a Document<'b>, form: Form) -> XmlDeck<'a, 'b, G> {
        XmlDeck { game, document, reading: DeckReading::new(form), entries: 0, mains: Vec::new() }
    }

    pub(super) fn root(&self) -> Node<'a, 'b> {
        self.document.root_element()
    }

    pub(super) fn line_of(&self, node: Node<'a, 'b>) -> usize {
        self.document.text_pos_at(node.range().start).row as usize
    }

    /// The element as it stands in the file.
    pub(super) fn text_of(&self, node: Node<'a, 'b>) -> &'a str {
        self.document.input_text().get(node.range()).unwrap_or_default()
    }

    /// An element that no deck has there.
    pub(super) fn unknown(&mut self, node: Node<'a, 'b>) {
        let problem = format!("<{}> is not known here", excerpt(node.tag_name().name()));
        self.unread(node, problem);
    }

    pub(super) fn unread(&mut self, node: Node<'a, 'b>, problem: String) {
        let unread = Unread::line(self.line_of(node), self.text_of(node), problem);
        self.tell(unread);
    }

    fn tell(&mut self, unread: Unread) {
        if self.reading.unread.len() < DECK_LINES {
            self.reading.unread.push(unread);
        }
    }

    pub(super) fn take(&mut self, entry: &Entry<'_>) {
        self.entries += 1;
        if self.entries > DECK_LINES {
            if self.entries == DECK_LINES + 1 {
                let problem = format!("the deck has more than {DECK_LINES} entries; the others are not read");
                self.tell(Unread::line(entry.line, entry.text, problem));
            }
            return;
        }
        if let Err(unread) = self.place(entry) {
            self.tell(unread);
        }
    }

    fn place(&mut self, entry: &Entry<'_>) -> Result<(), Unread> {
        let odd = |problem: String| Unread::line(entry.line, entry.text, problem);
        let name = entry.name.map(str::trim).filter(|name| !name.is_empty());
        let name = name.ok_or_else(|| odd("the card has no name".to_owned()))?;
        let said = entry.count.unwrap_or("1");
        let count = said.trim().parse().ok().filter(|count| (1..=COPIES).contains(count));
        let count = count.ok_or_else(|| {
            odd(format!("a card comes in 1 to {COPIES} copies, not '{}'", excerpt(said)))
                .about(1, super::unread::near_cards(self.game, name))
        })?;
        let card = self.card(entry, name, count)?;
        if !self.game.versions(card).is_empty() {
            self.mains.push((card, entry.line, entry.text.to_owned()));
            return Ok(());
        }
        if entry.zone == Zone::Beside {
            let problem = format!("{name} lies beside the deck, where only main characters can lie");
            return Err(odd(problem).about(count, vec![card]));
        }
        match self.reading.list.add(card, count) {
            0 => Ok(()),
            beyond => {
                let problem = format!("there are more copies of {name} than a deck can name");
                Err(odd(problem).about(beyond, vec![card]))
            }
        }
    }

    fn card(&self, entry: &Entry<'_>, name: &str, count: usize) -> Result<CardNo, Unread> {
        let game = self.game;
        let called = |card: &CardNo| G::name_of(&game.cards()[usize::from(*card)]).eq_ignore_ascii_case(name);
        // Another program may use the letters of a set for one of its own.
        if let Some(card) = entry.id.as_deref().and_then(|id| game.find(id)).filter(called) {
            return Ok(card);
        }
        if entry.zone == Zone::Beside
            && let Some(lead) = game.lead_called(name)
        {
            return Ok(lead);
        }
        match game.meant(name)[..] {
            [card] => Ok(card),
            [] => Err(Unread::no_card(game, entry.line, entry.text, name, count)),
            ref several => {
                let unread = Unread::several(game, entry.line, entry.text, (name, several));
                Err(Unread { copies: count, ..unread })
            }
        }
    }

    /// Finds out who leads the deck among the main characters in it, and who lies in its side deck.
    pub(super) fn finished(mut self) -> DeckReading {
        let versions: Vec<Vec<CardNo>> = self.mains.iter().map(|(card, ..)| self.game.versions(*card)).collect();
        let is_first = |at: &usize| versions[*at].first() == Some(&self.mains[*at].0);
        let lead = (0..versions.len()).find(is_first).map(|at| versions[at].clone()).unwrap_or_default();
        self.reading.list.lead = lead.first().copied();
        for (at, (card, line, text)) in std::mem::take(&mut self.mains).into_iter().enumerate() {
            let first = versions[at].first();
            if lead.contains(&card) || self.reading.list.side.contains(&card) {
                // The other levels of the main character come along.
            } else if first == Some(&card) {
                let problem = "another main character leads the deck already".to_owned();
                self.tell(Unread::line(line, &text, problem).about(1, vec![card]));
            } else {
                self.reading.list.side.push(card);
            }
        }
        longbox_kernel::sort_by_key(&mut self.reading.unread, |unread| unread.line);
        self.reading.list = self.reading.list.tidied();
        self.reading
    }
}
