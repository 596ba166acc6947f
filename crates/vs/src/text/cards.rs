//! Cards outside play and what is done with them.

use super::clause::{Clause, Doer};
use super::number::{head, tail};
use super::voice::{Focus, Voice};
use super::words::{list, many, with_article};
use crate::language::{CardIs, Dest, Num, Player, Side};

/// The noun without article: "plot twist", "X-Men character of cost 3 or less".
pub(super) fn card(is: &CardIs, voice: &mut Voice) -> String {
    card_noun(is, false, voice)
}

fn card_noun(is: &CardIs, plural: bool, voice: &mut Voice) -> String {
    let mut pieces = Pieces::default();
    pieces.collect(is, voice);
    let noun = if pieces.noun.is_empty() { "card" } else { pieces.noun };
    let noun = if plural { many(noun) } else { noun.to_owned() };
    let words: Vec<String> = pieces.front.into_iter().chain([noun]).chain(pieces.behind).collect();
    words.join(" ")
}

#[derive(Default)]
struct Pieces {
    front: Vec<String>,
    noun: &'static str,
    behind: Vec<String>,
}

impl Pieces {
    fn collect(&mut self, is: &CardIs, voice: &mut Voice) {
        match is {
            CardIs::Any => {}
            CardIs::Character => self.noun = "character",
            CardIs::Supporting => self.noun = "supporting character",
            CardIs::PlotTwist => self.noun = "plot twist",
            CardIs::AnyTurnCombatTwist => self.noun = "any-turn combat plot twist",
            CardIs::Location => self.noun = "location",
            CardIs::Team(team) => self.front.push(team.name().to_owned()),
            CardIs::Named(name) => self.behind.push(format!("named {name}")),
            CardIs::TheNamed => self.behind.push("with that name".to_owned()),
            CardIs::SameCard => {
                self.noun = "copy";
                self.behind.push("of this card".to_owned());
            }
            CardIs::CostAtLeast(num) => self.behind.push(cost(num, "at least", "more", voice)),
            CardIs::CostAtMost(num) => self.behind.push(cost(num, "at most", "less", voice)),
            CardIs::Not(inner) => {
                let text = with_article(&card(inner, voice));
                self.behind.push(format!("that isn't {text}"));
            }
            CardIs::All(all) => all.iter().for_each(|one| self.collect(one, voice)),
            CardIs::AnyOf(any) => {
                let told: Vec<String> = any.iter().map(|one| with_article(&card(one, voice))).collect();
                self.behind.push(format!("that is {}", list(&told, "or")));
            }
        }
    }
}

fn cost(num: &Num, bound: &str, or: &str, voice: &mut Voice) -> String {
    match num {
        Num::N(number) => format!("of cost {number} or {or}"),
        Num::Cost(who) => format!("that costs {bound} as much as {}", voice.object(who)),
        Num::Count(..) | Num::Wounds(_) | Num::Counters(..) | Num::Atk(_) | Num::Def(_) => {
            format!("that costs {bound} {}", super::number::total(num, voice))
        }
        Num::Resources(_) | Num::Amount => format!("that costs {bound} {}", super::number::total(num, voice)),
    }
}

fn a_card(is: &CardIs, voice: &mut Voice) -> String {
    match is {
        CardIs::AnyOf(any) => {
            let told: Vec<String> = any.iter().map(|one| with_article(&card(one, voice))).collect();
            list(&told, "or")
        }
        CardIs::Any | CardIs::Character | CardIs::Supporting | CardIs::PlotTwist => with_article(&card(is, voice)),
        CardIs::AnyTurnCombatTwist | CardIs::Location | CardIs::Team(_) => with_article(&card(is, voice)),
        CardIs::Named(_) | CardIs::TheNamed | CardIs::SameCard | CardIs::CostAtLeast(_) => {
            with_article(&card(is, voice))
        }
        CardIs::CostAtMost(_) | CardIs::Not(_) | CardIs::All(_) => with_article(&card(is, voice)),
    }
}

/// A player does something with cards: "that player discards two cards".
pub(super) fn by(player: &Player, verb: &str, rest: String, voice: &mut Voice) -> Clause {
    match voice.player(player) {
        None => Clause::you(verb, rest),
        Some(noun) => Clause::of(Doer::Player, noun, verb, rest),
    }
}

pub(super) fn own(player: &Player) -> &'static str {
    match player {
        Player::Me => "your",
        Player::Chosen | Player::Controller(_) => "their",
    }
}

pub(super) fn draw(player: &Player, num: &Num, voice: &mut Voice) -> Clause {
    let rest = format!("{}{}", head(num, "card"), tail(num, voice));
    by(player, "draw", rest, voice)
}

pub(super) fn discard(player: &Player, num: &Num, is: &CardIs, voice: &mut Voice) -> Clause {
    let mut clause = by(player, "discard", String::new(), voice);
    clause.rest = match num {
        Num::N(1) => a_card(is, voice),
        Num::N(_) | Num::Amount => {
            let noun = card_noun(is, true, voice);
            head(num, "card").replacen("cards", &noun, 1)
        }
        Num::Count(..) | Num::Wounds(_) | Num::Counters(..) | Num::Resources(_) => {
            format!("{}{}", a_card(is, voice), tail(num, voice))
        }
        Num::Atk(_) | Num::Def(_) | Num::Cost(_) => {
            format!("{}{}", card_noun(is, true, voice), tail(num, voice))
        }
    };
    voice.focus = Focus::Nothing;
    voice.counted = "card discarded this way";
    clause
}

pub(super) fn discard_all(player: &Player, is: &CardIs, voice: &mut Voice) -> Clause {
    let both = if matches!(player, Player::Me) { "discard" } else { "discards" };
    let plural = voice.player(player).is_some_and(|noun| noun.plural);
    let verb = if plural { "discard" } else { both };
    let what = card(is, voice);
    let there = if what.contains(" with ") || what.contains(" that ") { "" } else { " in it" };
    let rest = format!("{} hand and {verb} each {what}{there}", own(player));
    voice.counted = "card discarded this way";
    by(player, "reveal", rest, voice)
}

pub(super) fn discard_at_random(player: &Player, num: &Num, voice: &mut Voice) -> Clause {
    let mut clause = by(player, "discard", String::new(), voice);
    clause.rest = format!("{} at random{}", head(num, "card"), tail(num, voice));
    voice.counted = "card discarded this way";
    clause
}

pub(super) fn discard_hand(player: &Player, voice: &mut Voice) -> Clause {
    voice.counted = "card discarded this way";
    by(player, "discard", format!("{} hand", own(player)), voice)
}

pub(super) fn random_from_ko(num: &Num, voice: &mut Voice) -> Clause {
    let rest = format!("{} at random from your KO pile to your hand{}", head(num, "card"), tail(num, voice));
    voice.counted = "card returned this way";
    Clause::you("return", rest)
}

pub(super) fn ko_piles_to_decks(is: &CardIs, voice: &mut Voice) -> Clause {
    voice.counted = "card shuffled this way";
    Clause::you("shuffle", format!("each {} in every KO pile into its owner's deck", card(is, voice)))
}

pub(super) fn play_from_ko(is: &CardIs, voice: &mut Voice) -> Clause {
    let what = a_card(is, voice);
    Clause::you("play", format!("{what} from your KO pile, then shuffle it into your deck"))
}

pub(super) fn turned_down(side: Side, voice: &Voice) -> String {
    format!("{} face down", thing(side, "face-up ", "location", voice))
}

/// "your KO pile".
fn ko_pile(side: Side, voice: &Voice) -> String {
    match side {
        Side::Any => "any KO pile".to_owned(),
        Side::Mine | Side::Enemy | Side::Theirs => format!("{} KO pile", voice.somebodys(side)),
    }
}

/// One card of a KO pile.
pub(super) fn from_ko(side: Side, is: &CardIs, to: Dest, voice: &mut Voice) -> Clause {
    let what = format!("{} from {}", a_card(is, voice), ko_pile(side, voice));
    let owner = if side == Side::Mine { "your" } else { "its owner's" };
    voice.focus = Focus::Nothing;
    sent(&what, to, owner)
}

/// Put somewhere: "put it into your hand".
pub(super) fn sent(what: &str, to: Dest, owner: &str) -> Clause {
    let (verb, rest) = match to {
        Dest::Hand => ("put", format!("{what} into {owner} hand")),
        Dest::Deck => ("shuffle", format!("{what} into {owner} deck")),
        Dest::MySide => ("put", format!("{what} onto your side")),
        Dest::Resources => ("put", format!("{what} face down into {owner} resource row")),
        Dest::Ko => ("put", format!("{what} into {owner} KO pile")),
        Dest::Removed => ("remove", format!("{what} from the game")),
    };
    Clause::you(verb, rest)
}

pub(super) fn search(is: &CardIs, to: Dest, voice: &mut Voice) -> Clause {
    let what = a_card(is, voice);
    voice.focus = Focus::Nothing;
    let put = match to {
        Dest::Deck => String::new(),
        Dest::Hand | Dest::MySide | Dest::Resources | Dest::Ko | Dest::Removed => {
            format!(", {}", sent("it", to, "your").told(false))
        }
    };
    Clause::you("search", format!("your deck for {what}{put}, then shuffle your deck"))
}

pub(super) fn sift(top: u8, open: bool, is: &CardIs, voice: &mut Voice) -> Clause {
    let cards = match top {
        1 => "the top card of your deck".to_owned(),
        _ => format!("the top {} cards of your deck", super::words::number(i16::from(top))),
    };
    let taken = match is {
        CardIs::Any => "one of them".to_owned(),
        _ => format!("{} among them", a_card(is, voice)),
    };
    voice.focus = Focus::Nothing;
    let (verb, at) = if open { ("reveal", "") } else { ("look", "at ") };
    let rest = format!("{at}{cards}, put {taken} into your hand and the rest on the bottom of your deck in any order");
    Clause::you(verb, rest)
}

/// "a face-down enemy resource".
pub(super) fn resource(side: Side, face_down: bool, voice: &Voice) -> String {
    let state = if face_down { "face-down " } else { "" };
    thing(side, state, "resource", voice)
}

/// A resource or location of that side.
pub(super) fn thing(side: Side, state: &str, noun: &str, voice: &Voice) -> String {
    match side {
        Side::Mine => format!("one of your {state}{noun}s"),
        Side::Enemy => with_article(&format!("{state}enemy {noun}")),
        Side::Any => with_article(&format!("{state}{noun}")),
        Side::Theirs => format!("one of {} {state}{noun}s", voice.chosen_owns()),
    }
}
