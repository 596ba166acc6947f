//! Players and their places: "an enemy player", "your KO pile".

use super::noun::Form;
use super::voice::{Case, Chosen, Focus, It, Noun, Voice};
use super::words::{list, many, owned_by};
use crate::language::{Cond, Is, Place, Player, Select};

impl Voice<'_> {
    /// The player as the doer: none for "you".
    pub(super) fn player(&mut self, player: &Player) -> Option<Noun> {
        let noun = match player {
            Player::Enemies => Noun::one("each enemy player"),
            Player::Everybody => Noun::one("each player"),
            Player::Others => Noun::one("each other player"),
            _ => self.somebody(player),
        };
        if let Player::OneOf(_) = player {
            self.chosen = Chosen::ThatPlayer;
        }
        Some(noun).filter(|noun| noun.text != "you")
    }

    /// "you", "an enemy player", "that player".
    pub(super) fn somebody(&mut self, player: &Player) -> Noun {
        match player {
            Player::Me => Noun::many("you"),
            Player::Enemies => Noun::one("an enemy player"),
            Player::Everybody => Noun::one("a player"),
            Player::Others => Noun::one("another player"),
            Player::Who(of, cond) => Noun::one(self.player_who(of, cond)),
            Player::Chosen => match self.chosen {
                Chosen::ThatPlayer => Noun::one("that player"),
                Chosen::They => Noun::many("they"),
                Chosen::ItsController => Noun::one("its controller"),
                Chosen::AnEnemy => Noun::one("an enemy player"),
                Chosen::Anybody => Noun::one("a player"),
                Chosen::Another => Noun::one("another player"),
                Chosen::You => Noun::many("you"),
            },
            Player::Itself => match &self.bearer {
                Some(Select::Players(Player::Me)) => Noun::many("you"),
                Some(Select::Players(Player::Enemies | Player::Everybody)) => Noun::one("one of them"),
                Some(Select::Players(_)) => Noun::many("they"),
                Some(_) | None => Noun::one("its controller"),
            },
            Player::OneOf(of) => self.somebody(of),
            Player::Controller if self.moved == It::Many => Noun::many("their controllers"),
            Player::Controller => Noun::one("its controller"),
            Player::Owner if self.moved == It::Many => Noun::many("their owners"),
            Player::Owner => Noun::one(format!("{} owner", self.word(self.moved, Case::Owner))),
            Player::ControllerOf(who) => Noun::one(self.controller_of(who)),
        }
    }

    /// "a player whose hand is empty or who has no supporting character".
    fn player_who(&mut self, of: &Player, cond: &Cond) -> String {
        let whom = self.somebody(of).text;
        let chosen = std::mem::replace(&mut self.chosen, Chosen::They);
        let so = super::condition::condition(cond, true, self);
        self.chosen = chosen;
        format!("{whom} {}", so.replace("their ", "whose ").replace("they have ", "who has "))
    }

    /// "your", "an enemy player's".
    pub(super) fn somebodys(&mut self, player: &Player) -> String {
        match (player, self.chosen) {
            (Player::Chosen, Chosen::ThatPlayer) => "their".to_owned(),
            _ => owned_by(&self.somebody(player).text),
        }
    }

    fn controller_of(&mut self, who: &Select) -> String {
        let focus = self.focus;
        let text = match self.plural(who) {
            true => format!("the controller of {}", self.object(who)),
            false => self.of("controller", who),
        };
        self.focus = if self.focus == Focus::Nothing { focus } else { self.focus };
        text
    }

    /// All of them: "you", "enemy players".
    pub(super) fn everybody(&mut self, player: &Player) -> Noun {
        match player {
            Player::Enemies => Noun::many("enemy players"),
            Player::Everybody => Noun::many("players"),
            Player::Others => Noun::many("other players"),
            _ => self.somebody(player),
        }
    }

    /// "your", "their".
    pub(super) fn own(&self, player: &Player) -> &'static str {
        match player {
            Player::Me => "your",
            Player::Itself if self.bearer == Some(Select::Players(Player::Me)) => "your",
            Player::OneOf(of) => self.own(of),
            _ => "their",
        }
    }

    /// Something that a player has: "your hand", "any KO pile".
    pub(super) fn owned(&mut self, player: &Player, thing: &str, form: &Form) -> String {
        let all = matches!(&self.bearer, Some(Select::Players(Player::Enemies | Player::Everybody)));
        match (player, form) {
            (Player::Everybody, Form::One | Form::So { .. }) => format!("any {thing}"),
            (Player::Everybody, Form::Each) => format!("every {thing}"),
            (Player::Everybody, Form::Many) => format!("all {}", many(thing)),
            (Player::Everybody, Form::Bare | Form::Any) => format!("a {thing}"),
            (Player::Enemies, Form::Many) => format!("enemy {}", many(thing)),
            (Player::Itself, Form::Many) if all => format!("their {}", many(thing)),
            (Player::Itself, Form::Many) => format!("{} {thing}", self.own(player)),
            (Player::Controller | Player::Owner, _) if self.moved == It::Many => {
                format!("{}' {}", self.somebody(player).text, many(thing))
            }
            _ => format!("{} {thing}", self.somebodys(player)),
        }
    }

    /// "your hand", "the bottom of your deck".
    pub(super) fn place(&mut self, place: &Place, form: &Form) -> String {
        match place {
            Place::Side(player) => self.owned(player, "side", form),
            Place::Front(player) => self.owned(player, "front row", form),
            Place::Back(player) => self.owned(player, "back row", form),
            Place::Row(player) => self.owned(player, "front or back row", form),
            Place::Beside(who) => self.of("row", who),
            Place::Hand(player) => self.owned(player, "hand", form),
            Place::Deck(player) => self.owned(player, "deck", form),
            Place::Top(player) => format!("the top of {}", self.owned(player, "deck", form)),
            Place::Pile(name, player) => self.owned(player, &format!("{name} pile"), form),
            Place::On(who) => self.object(who),
            Place::As(place, _) => self.place(place, form),
            Place::Bottom(player) => format!("the bottom of {}", self.owned(player, "deck", form)),
            Place::Ko(player) => self.owned(player, "KO pile", form),
            Place::Resources(player) => self.owned(player, "resource row", form),
            Place::Removed | Place::Outside => "outside the game".to_owned(),
            Place::Home => "the old place".to_owned(),
            Place::Universe => "a pocket universe".to_owned(),
        }
    }
}

/// Whose pile of cards it is, and what it is called.
pub(super) fn pile(place: &Place) -> Option<(&Player, String)> {
    match place {
        Place::Hand(player) => Some((player, "hand".to_owned())),
        Place::Deck(player) => Some((player, "deck".to_owned())),
        Place::Ko(player) => Some((player, "KO pile".to_owned())),
        Place::Resources(player) => Some((player, "resource row".to_owned())),
        Place::Pile(name, player) => Some((player, format!("{name} pile"))),
        Place::As(place, _) => pile(place),
        Place::Side(_) | Place::Front(_) | Place::Back(_) | Place::Row(_) | Place::Beside(_) | Place::Home => None,
        Place::Top(_) | Place::Bottom(_) | Place::On(_) | Place::Removed | Place::Outside | Place::Universe => None,
    }
}

/// Several piles of one player: "your deck, hand and KO pile".
pub(super) fn piles(places: &[Is], word: &str, voice: &mut Voice) -> Option<String> {
    let told: Vec<(&Player, String)> =
        places.iter().map(|is| if let Is::In(place) = is { pile(place) } else { None }).collect::<Option<_>>()?;
    let (player, _) = told.first()?;
    let names: Vec<String> = told.iter().map(|(_, name)| name.clone()).collect();
    let same = told.iter().all(|(other, _)| other == player);
    same.then(|| voice.owned(player, &list(&names, word), &Form::Bare))
}

/// Characters are there, not cards.
pub(super) fn is_in_play(place: &Place) -> bool {
    match place {
        Place::Side(_) | Place::Front(_) | Place::Back(_) | Place::Row(_) | Place::Beside(_) | Place::Home => true,
        Place::Hand(_) | Place::Deck(_) | Place::Bottom(_) | Place::Ko(_) => false,
        Place::Resources(_) | Place::Removed | Place::Top(_) | Place::Pile(..) => false,
        Place::On(_) | Place::Outside | Place::Universe => false,
        Place::As(place, _) => is_in_play(place),
    }
}
