//! What a player could have done better, through the front door.

mod common;

use common::invitation;
use longbox_host::Host;
use longbox_protocol::{
    Call, GameName, Mistake, MistakeSearch, Observation, OfferRole, Pick, Question, Report, SavedGame, Seat, Who,
};
use std::cell::RefCell;

/// Few looks: blunders are seen with fewer than `hero` usually has.
const FEW: u32 = 60;

/// A page that plays a game and asks about it.
struct Page {
    host: Host,
    table: Option<Observation>,
    saved: Option<SavedGame>,
    curtain: Option<Seat>,
    search: Option<MistakeSearch>,
    refused: Option<String>,
}

impl Page {
    fn new() -> Page {
        let host = Host::open().expect("the built-in files are in order");
        Page { host, table: None, saved: None, curtain: None, search: None, refused: None }
    }

    fn call(&mut self, call: Call) {
        let mut told = Vec::new();
        self.host.call(&call, &mut |report| told.push(report));
        (self.refused, self.search) = (None, None);
        for report in told {
            match report {
                Report::Table { table, .. } => self.table = Some(*table),
                Report::Update(update) => self.table = Some(update.table),
                Report::Save(saved) => self.saved = Some(*saved),
                Report::Curtain { seat, .. } => self.curtain = Some(seat),
                Report::Mistakes(search) => self.search = Some(search),
                Report::Failed { text } | Report::Refused { text, .. } => self.refused = Some(text),
                _ => {}
            }
        }
    }

    /// A whole game in which people answer like this.
    fn play(&mut self, game: GameName, players: &[Who], seed: u64, answer: impl Fn(&Question) -> Pick) -> SavedGame {
        self.call(Call::Open(invitation(game, players, seed)));
        for _ in 0..8_000 {
            if let Some(saved) = self.saved.clone().filter(|saved| !saved.result.is_empty()) {
                return saved;
            }
            match (self.curtain.take(), self.table.as_ref().and_then(|table| table.question.as_ref())) {
                (Some(seat), _) => self.call(Call::Look(seat)),
                (None, Some(question)) => {
                    let (number, pick) = (question.number, answer(question));
                    self.call(Call::Answer { question: number, pick, then: Vec::new() });
                }
                (None, None) => self.call(Call::Step(100)),
            }
        }
        panic!("the game does not end");
    }

    /// The whole search, so many choices at a time.
    fn mistakes(&mut self, saved: &SavedGame, seat: Option<Seat>, looks: u32, choices: u16) -> MistakeSearch {
        let (replay, players) = (saved.replay.clone(), saved.players.clone());
        self.call(Call::FindMistakes { key: 5, replay, players, seat, looks: Some(looks) });
        let mut done = 0;
        loop {
            let search = self.search.clone().unwrap_or_else(|| panic!("{:?}", self.refused));
            assert!(search.key == 5 && search.done <= search.work);
            if search.found.is_some() {
                return search;
            }
            assert!(search.done >= done, "a search goes on");
            done = search.done;
            self.call(Call::WeighChoices { key: 5, choices });
        }
    }
}

fn person(name: &str) -> Who {
    Who::Person(name.to_owned())
}

fn bot(kind: &str) -> Who {
    Who::Bot(kind.to_owned())
}

/// Takes what stands first.
fn first(question: &Question) -> Pick {
    question.offers.first().map_or(Pick::Option(0), |offer| offer.pick)
}

/// Does nothing wherever that is possible.
fn pass(question: &Question) -> Pick {
    let idle = question.offers.iter().find(|offer| offer.role == OfferRole::Pass);
    idle.map_or_else(|| first(question), |offer| offer.pick)
}

fn found(search: &MistakeSearch) -> &[Mistake] {
    search.found.as_deref().expect("the search is over")
}

#[test]
fn whoever_only_passes_is_told_what_that_cost() {
    for game in GameName::ALL {
        let mut page = Page::new();
        let passed = RefCell::new(Vec::new());
        let answer = |question: &Question| {
            let idle = question.offers.iter().filter(|offer| offer.role == OfferRole::Pass);
            passed.borrow_mut().extend(idle.map(|offer| offer.label.clone()));
            pass(question)
        };
        let saved = page.play(game, &[person("Ann"), bot("quick")], 3, answer);
        let search = page.mistakes(&saved, None, FEW, 1);
        assert_eq!((search.seat, search.name.as_str()), (Seat::A, "You"));
        let found = found(&search);
        assert!((1..=3).contains(&found.len()), "{found:?}");
        assert!(found.is_sorted_by_key(|mistake| mistake.step), "they come in their order");
        for mistake in found {
            assert!(passed.borrow().contains(&mistake.chosen.label), "{mistake:?}");
            assert!(mistake.cost() >= 4 && mistake.chosen.label != mistake.better.label, "{mistake:?}");
            assert!(mistake.step < saved.made && !mistake.question.is_empty(), "{mistake:?}");
        }
    }
}

#[test]
fn a_search_finds_the_same_again_in_other_steps() {
    for (game, seat) in [(GameName::Squad, Seat::A), (GameName::Squad, Seat::B), (GameName::Vs, Seat::B)] {
        let mut page = Page::new();
        let saved = page.play(game, &[bot("random"), bot("random")], 5, pass);
        let search = page.mistakes(&saved, Some(seat), FEW, 1);
        assert!(!found(&search).is_empty(), "{game:?} {seat}");
        assert_eq!(search.seat, seat);
        assert_eq!(Page::new().mistakes(&saved, Some(seat), FEW, 50), search);
    }
}

#[test]
fn whoever_plays_like_hero_makes_no_clear_mistakes() {
    let mut page = Page::new();
    let saved = page.play(GameName::Squad, &[bot("hero:600"), bot("quick")], 2, pass);
    assert_eq!(found(&page.mistakes(&saved, Some(Seat::A), 150, 10)), []);
}

#[test]
fn players_who_share_a_screen_are_told_of_by_name() {
    let mut page = Page::new();
    let saved = page.play(GameName::Squad, &[person("Ann"), person("Ben")], 4, first);
    for (seat, name) in [(Seat::A, "Ann"), (Seat::B, "Ben")] {
        let search = page.mistakes(&saved, Some(seat), FEW, 10);
        assert_eq!((search.seat, search.name.as_str()), (seat, name));
    }
    // A file does not say who sat where.
    let unnamed = SavedGame { players: Vec::new(), ..saved };
    assert_eq!(page.mistakes(&unnamed, Some(Seat::B), FEW, 10).name, "Player B");
}

#[test]
fn a_search_can_be_given_up_and_wrong_calls_are_refused() {
    let mut page = Page::new();
    page.call(Call::WeighChoices { key: 1, choices: 1 });
    assert_eq!(page.refused.as_deref(), Some("No search for mistakes is running."));
    let saved = page.play(GameName::Squad, &[person("Ann"), bot("quick")], 5, pass);
    let begin = |key: u64, seat: Option<Seat>| Call::FindMistakes {
        key,
        replay: saved.replay.clone(),
        players: saved.players.clone(),
        seat,
        looks: Some(FEW),
    };
    page.call(begin(1, None));
    let first = page.search.clone().expect("a search");
    assert!(first.found.is_none() && first.done == 0 && first.work > 0, "{first:?}");
    page.call(begin(2, None));
    page.call(Call::WeighChoices { key: 1, choices: 1 });
    assert_eq!((page.search.take(), page.refused.take()), (None, None), "the first search was given up");
    page.call(Call::WeighChoices { key: 2, choices: 1 });
    assert!(page.search.as_ref().is_some_and(|search| search.key == 2 && search.done > 0), "{:?}", page.search);
    page.call(begin(3, Some(Seat(2))));
    assert_eq!(page.refused.as_deref(), Some("Nobody sat in seat C."));
    page.call(Call::FindMistakes { key: 4, replay: "no game".to_owned(), players: vec![], seat: None, looks: None });
    assert!(page.refused.is_some());
}
