//! Cards outside play and what is done with them.

use super::clause::Clause;
use super::number::{head, tail};
use super::voice::{Chosen, Focus, Voice};
use super::words::{list, many, with_article};
use crate::plain::{CardIs, Dest, Num, Side};

/// The noun without article: "plot twist", "X-Men character of cost 3 or less".
pub(super) fn card(is: &CardIs, voice: &mut Voice) -> String {
    card_noun(is, false, voice)
}

/// In the plural: "plot twists".
pub(super) fn cards(is: &CardIs, voice: &mut Voice) -> String {
    card_noun(is, true, voice)
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
            CardIs::BasicLocation => self.noun = "basic location",
            CardIs::Good => self.front.push("Good".to_owned()),
            CardIs::Evil => self.front.push("Evil".to_owned()),
            CardIs::Team(team) => self.front.push(team.name().to_owned()),
            CardIs::Named(name) => self.behind.push(format!("named {name}")),
            CardIs::Namesake => self.behind.push(namesake(voice)),
            CardIs::SharesTeam(_) | CardIs::OnMySide | CardIs::InMyKo => self.behind.push(shared(is, true, voice)),
            CardIs::TheNamed => self.behind.push("with that name".to_owned()),
            CardIs::SameCard => {
                self.noun = "copy";
                self.behind.push("of this card".to_owned());
            }
            CardIs::CostAtLeast(num) => self.behind.push(cost(num, "at least", "more", voice)),
            CardIs::CostAtMost(num) => self.behind.push(cost(num, "at most", "less", voice)),
            CardIs::Not(inner) if matches!(**inner, CardIs::SharesTeam(_) | CardIs::OnMySide | CardIs::InMyKo) => {
                self.behind.push(shared(inner, false, voice));
            }
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
        _ => format!("that costs {bound} {}", super::number::total(num, voice)),
    }
}

/// "named Hulk".
fn namesake(voice: &Voice) -> String {
    match voice.name {
        "it" | "the equipped character" => "with its name".to_owned(),
        name => format!("named {name}"),
    }
}

/// What a card has in common with others: "that shares a team with Hulk".
fn shared(is: &CardIs, yes: bool, voice: &mut Voice) -> String {
    let text = match is {
        CardIs::SharesTeam(who) => {
            let team = if yes { "a team" } else { "no team" };
            return format!("that shares {team} with {}", voice.object(who));
        }
        CardIs::OnMySide if yes => "whose name a character on your side has",
        CardIs::OnMySide => "whose name no character on your side has",
        _ if yes => "whose name a card in your KO pile has",
        _ => "whose name no card in your KO pile has",
    };
    text.to_owned()
}

/// What is said of a card: "is a location".
pub(super) fn card_is(is: &CardIs, yes: bool, voice: &mut Voice) -> String {
    let verb = if yes { "is" } else { "isn't" };
    match is {
        CardIs::Named(name) => format!("{verb} named {name}"),
        CardIs::Namesake => match namesake(voice).strip_prefix("named ") {
            Some(name) => format!("{verb} named {name}"),
            None => format!("{verb} a card with its name"),
        },
        CardIs::Not(inner) => card_is(inner, !yes, voice),
        _ => format!("{verb} {}", a_card(is, voice)),
    }
}

pub(super) fn a_card(is: &CardIs, voice: &mut Voice) -> String {
    match is {
        CardIs::AnyOf(any) => {
            let told: Vec<String> = any.iter().map(|one| with_article(&card(one, voice))).collect();
            list(&told, "or")
        }
        _ => with_article(&card(is, voice)),
    }
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
    if matches!(side, Side::Enemy | Side::Any) {
        voice.chosen = Chosen::ThatPlayer;
    }
    sent(&what, to, owner)
}

/// Put somewhere: "put it into your hand".
pub(super) fn sent(what: &str, to: Dest, owner: &str) -> Clause {
    let (verb, rest) = match to {
        Dest::Hand => ("put", format!("{what} into {owner} hand")),
        Dest::Deck => ("shuffle", format!("{what} into {owner} deck")),
        Dest::MySide => ("put", format!("{what} onto your side")),
        Dest::Resources => ("put", format!("{what} face down into {owner} resource row")),
        Dest::DeckBottom => ("put", format!("{what} on the bottom of {owner} deck")),
        Dest::Ko => ("put", format!("{what} into {owner} KO pile")),
        Dest::Removed => ("remove", format!("{what} from the game")),
    };
    Clause::you(verb, rest)
}

/// "each enemy resource".
pub(super) fn resources(side: Side, voice: &Voice) -> String {
    match side {
        Side::Mine => "each of your resources".to_owned(),
        Side::Enemy => "each enemy resource".to_owned(),
        Side::Any => "each resource in play".to_owned(),
        Side::Theirs => format!("each of {} resources", voice.chosen_owns()),
    }
}

/// "one of your face-down basic locations face up".
pub(super) fn turned_up(is: &CardIs, voice: &mut Voice) -> String {
    let what = if *is == CardIs::Any { "locations".to_owned() } else { cards(is, voice) };
    format!("one of your face-down {what} face up")
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
