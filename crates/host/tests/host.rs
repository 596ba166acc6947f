//! Whole games through the front door: calls in, reports out.

mod common;
mod decks;
mod hints;
mod own;
mod stored;
mod unasked;

use common::invitation;
use longbox_host::Host;
use longbox_protocol::{
    Call, GameName, Observation, OfferRole, Pick, Question, Report, SavedGame, Seat, Stops, UndoState, Viewer, Who,
};

/// A page that remembers what it was told.
struct Page {
    host: Host,
    table: Option<Observation>,
    saved: Option<SavedGame>,
    curtain: Option<Seat>,
    reports: Vec<Report>,
    lines: usize,
}

impl Page {
    fn new() -> Page {
        let host = Host::open().expect("the built-in files are in order");
        Page { host, table: None, saved: None, curtain: None, reports: Vec::new(), lines: 0 }
    }

    fn call(&mut self, call: Call) {
        let text = serde_json::to_string(&call).expect("a call can be written");
        let call: Call = serde_json::from_str(&text).expect("a call can be read");
        let mut told = Vec::new();
        self.host.call(&call, &mut |report| told.push(report));
        self.reports.clear();
        for report in told {
            self.hear(report);
        }
    }

    fn hear(&mut self, report: Report) {
        let text = serde_json::to_string(&report).expect("a report can be written");
        let again = serde_json::from_str::<Report>(&text).expect("a report can be read");
        assert_eq!(again, report, "a report survives its journey");
        match &report {
            Report::Table { table, log } => {
                assert!(log.iter().enumerate().all(|(at, line)| line.number == at && !line.text.is_empty()));
                self.lines = log.len();
                self.table = Some((**table).clone());
                self.curtain = None;
            }
            Report::Update(update) => {
                assert!(self.curtain.is_none(), "nothing is told behind a curtain");
                for line in &update.log {
                    assert_eq!(line.number, self.lines, "lines follow each other");
                    self.lines += 1;
                }
                self.table = Some(update.table.clone());
            }
            Report::Save(saved) => self.saved = Some((**saved).clone()),
            Report::Curtain { seat, .. } => {
                self.curtain = Some(*seat);
                self.table = None;
            }
            _ => {}
        }
        self.reports.push(report);
    }

    fn question(&self) -> Option<Question> {
        self.table.as_ref()?.question.clone()
    }

    fn refusal(&self) -> Option<&str> {
        self.reports.iter().find_map(|report| match report {
            Report::Refused { text, .. } | Report::Failed { text } | Report::Unplayable { text, .. } => {
                Some(text.as_str())
            }
            _ => None,
        })
    }

    fn is_over(&self) -> bool {
        self.saved.as_ref().is_some_and(|saved| !saved.result.is_empty())
    }

    fn answer(&mut self, question: &Question, pick: Pick) {
        self.call(Call::Answer { question: question.number, pick, then: Vec::new() });
    }

    /// Takes some offer. Detours and ways back could be taken for ever.
    fn take_any(&mut self, chance: &mut Chance) {
        let Some(question) = self.question() else { panic!("nobody is asked") };
        if question.offers.is_empty() {
            return self.answer(&question, Pick::Option(0));
        }
        let plain: Vec<Pick> = question
            .offers
            .iter()
            .filter(|offer| matches!(offer.pick, Pick::Option(_)) && offer.role != OfferRole::Back)
            .map(|offer| offer.pick)
            .collect();
        let pick = plain[chance.below(plain.len())];
        self.answer(&question, pick);
        assert_eq!(self.refusal(), None);
    }
}

/// A small source of chance for choices.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound.max(1)
    }
}

fn person(name: &str) -> Who {
    Who::Person(name.to_owned())
}

fn bot(kind: &str) -> Who {
    Who::Bot(kind.to_owned())
}

/// Plays to the end with any offers.
fn play_out(page: &mut Page, chance: &mut Chance) {
    for _ in 0..6_000 {
        if let Some(seat) = page.curtain {
            page.call(Call::Look(seat));
        }
        if page.is_over() {
            return;
        }
        page.take_any(chance);
    }
    panic!("the game does not end");
}

#[test]
fn games_against_bots_end_and_are_saved() {
    for game in GameName::ALL {
        for seed in 1..4 {
            let mut page = Page::new();
            page.call(Call::Open(invitation(game, &[person("Ann"), bot("random")], seed)));
            play_out(&mut page, &mut Chance(seed));
            let table = page.table.clone().unwrap();
            let ending = table.ending.unwrap();
            assert!(!ending.title.is_empty() && !ending.text.is_empty());
            assert!(table.question.is_none() && table.waiting_for.is_none());
            assert_eq!(page.saved.as_ref().map(|saved| saved.made), Some(table.made));
        }
    }
}

#[test]
fn a_game_goes_on_after_a_reload_exactly_as_it_was() {
    for game in GameName::ALL {
        let mut page = Page::new();
        page.call(Call::Open(invitation(game, &[person("Ann"), bot("greedy")], 5)));
        let mut chance = Chance(9);
        for _ in 0..25 {
            if page.is_over() {
                break;
            }
            page.take_any(&mut chance);
            let mut again = Page::new();
            again.call(Call::Resume(Box::new(page.saved.clone().unwrap())));
            let (now, then) = (page.table.clone().unwrap(), again.table.clone().unwrap());
            assert_eq!(now.picture, then.picture);
            assert_eq!(now.question, then.question);
            assert_eq!(page.lines, again.lines, "the log is whole");
        }
    }
}

/// Whoever hands a game on waits for this word: by then the last choice has been told.
#[test]
fn leaving_is_confirmed_after_everything_else() {
    let mut page = Page::new();
    page.call(Call::Open(invitation(GameName::Squad, &[person("Ann"), bot("greedy")], 3)));
    page.take_any(&mut Chance(4));
    assert!(page.reports.iter().any(|report| matches!(report, Report::Save(_))));
    page.call(Call::Leave);
    assert_eq!(page.reports, [Report::Left]);
    page.call(Call::Undo);
    assert_eq!(page.refusal(), Some("No game is in progress."));
}

#[test]
fn undo_goes_back_to_the_last_own_question() {
    for game in GameName::ALL {
        let mut page = Page::new();
        page.call(Call::Open(invitation(game, &[person("Ann"), bot("greedy")], 3)));
        assert_eq!(page.table.as_ref().unwrap().undo, UndoState::Nothing);
        let mut chance = Chance(4);
        let mut before = Vec::new();
        for _ in 0..12 {
            before.push(page.table.clone().unwrap());
            page.take_any(&mut chance);
        }
        while let Some(earlier) = before.pop() {
            assert_ne!(page.table.as_ref().unwrap().undo, UndoState::Nothing);
            page.call(Call::Undo);
            let now = page.table.clone().unwrap();
            assert_eq!((now.picture, now.question), (earlier.picture, earlier.question));
        }
        page.call(Call::Undo);
        assert_eq!(page.refusal(), Some("There is nothing to undo."));
        assert!(page.table.as_ref().unwrap().practice, "it went back over what the bot did");
    }
}

#[test]
fn a_late_click_and_an_unknown_option_change_nothing() {
    let mut page = Page::new();
    page.call(Call::Open(invitation(GameName::Vs, &[person("Ann"), bot("random")], 2)));
    let question = page.question().unwrap();
    let before = page.table.clone();
    page.call(Call::Answer { question: question.number + 1, pick: Pick::Option(0), then: Vec::new() });
    assert_eq!(page.refusal(), Some("That question has already been answered."));
    page.answer(&question, Pick::Option(900));
    assert_eq!(page.refusal(), Some("There is no such option."));
    assert_eq!(page.table, before);
}

#[test]
fn two_people_at_one_device_never_see_each_other() {
    for game in GameName::ALL {
        let mut page = Page::new();
        page.call(Call::Open(invitation(game, &[person("Ann"), person("Ben")], 8)));
        let first = page.curtain.expect("nobody looks yet");
        assert!(page.table.is_none());
        let other = if first == Seat::A { Seat::B } else { Seat::A };
        page.call(Call::Look(other));
        assert_eq!(page.refusal(), Some("It is not that player's turn to choose."));
        play_out(&mut page, &mut Chance(8));
        assert!(page.table.as_ref().unwrap().ending.is_some());
    }
}

#[test]
fn bots_are_watched_step_by_step() {
    for game in GameName::ALL {
        let mut page = Page::new();
        page.call(Call::Open(invitation(game, &[bot("random"), bot("random")], 6)));
        assert_eq!(page.table.as_ref().unwrap().viewer, Viewer::Open);
        let made = page.table.as_ref().unwrap().made;
        page.call(Call::Step(1));
        assert_eq!(page.table.as_ref().unwrap().made, made + 1);
        for _ in 0..200 {
            page.call(Call::Step(20));
        }
        assert!(page.is_over());
    }
}

#[test]
fn a_stored_game_is_shown_after_any_choice_and_played_on() {
    for game in GameName::ALL {
        let mut page = Page::new();
        page.call(Call::Open(invitation(game, &[person("Ann"), bot("random")], 12)));
        play_out(&mut page, &mut Chance(2));
        let saved = page.saved.clone().unwrap();
        page.call(Call::OpenReplay(saved.replay.clone()));
        let Some(Report::Replay(info)) = page.reports.first().cloned() else { panic!("{:?}", page.reports) };
        assert_eq!((info.steps, info.seats), (saved.made, 2));
        assert!(info.turns.windows(2).all(|pair| pair[0].turn < pair[1].turn && pair[0].step <= pair[1].step));
        for viewer in [Viewer::Open, Viewer::Spectator, Viewer::Seat(Seat::A), Viewer::Seat(Seat::B)] {
            for step in [0, info.steps / 2, info.steps] {
                page.call(Call::ShowReplay { step, viewer });
                let table = page.table.clone().unwrap();
                assert_eq!((table.made, table.viewer, table.question), (step, viewer, None));
                assert_eq!(table.ending.is_some(), step == info.steps);
            }
        }
        page.call(Call::PlayOn { step: info.steps / 2, players: vec![bot("random"), person("Ben")] });
        assert!(page.table.as_ref().unwrap().practice);
        page.saved = None;
        play_out(&mut page, &mut Chance(3));
    }
}

#[test]
fn what_cannot_be_done_is_refused_in_words() {
    let mut page = Page::new();
    page.call(Call::OpenReplay("hello".to_owned()));
    assert!(page.refusal().is_some_and(|text| text.contains("isn't a Longbox replay")));
    page.call(Call::ShowReplay { step: 0, viewer: Viewer::Open });
    assert_eq!(page.refusal(), Some("No replay is open."));
    page.call(Call::Undo);
    assert_eq!(page.refusal(), Some("No game is in progress."));
    let mut wrong = invitation(GameName::Vs, &[person("Ann"), bot("random")], 1);
    wrong.chairs[0].deck = "no-such-deck".to_owned();
    page.call(Call::Open(wrong));
    assert_eq!(page.refusal(), Some("there is no deck 'no-such-deck'"));
}

#[test]
fn giving_up_ends_the_game() {
    for game in GameName::ALL {
        let mut page = Page::new();
        page.call(Call::Open(invitation(game, &[person("Ann"), bot("random")], 1)));
        page.call(Call::Concede);
        let ending = page.table.as_ref().unwrap().ending.clone().unwrap();
        assert_eq!((ending.won, ending.title.as_str()), (Some(false), "Coin-Flip Kid wins."));
        assert!(page.is_over());
    }
}

#[test]
fn passing_until_the_own_turn_asks_nothing_in_other_turns() {
    let mut page = Page::new();
    page.call(Call::Open(invitation(GameName::Vs, &[person("Ann"), bot("greedy")], 21)));
    let mut chance = Chance(5);
    let mut asked = 0;
    for _ in 0..80 {
        page.call(Call::Stops(Stops { pass_until_my_turn: true, ..Stops::default() }));
        if page.is_over() {
            break;
        }
        let question = page.question().unwrap();
        let longbox_protocol::Picture::Vs(table) = &page.table.as_ref().unwrap().picture else { panic!("not Vs.") };
        let mine = table.turn_players.contains(&Seat::A);
        // A choice that must be made is asked for in any turn; a chance to respond is not.
        assert!(mine || !question.offers.iter().any(|offer| offer.role == OfferRole::Pass), "{}", question.whole());
        asked += 1;
        page.take_any(&mut chance);
    }
    assert!(asked > 20);
}

#[test]
fn the_lobby_names_decks_bots_cards_and_rules() {
    let mut page = Page::new();
    page.call(Call::Lobby);
    let Some(Report::Lobby(games)) = page.reports.first().cloned() else { panic!("no lobby") };
    for info in games {
        assert!(!info.decks.is_empty() && info.bots.len() >= 2 && !info.modes.is_empty());
        page.call(Call::Cards(info.game));
        let Some(Report::Cards(_, faces)) = page.reports.first().cloned() else { panic!("no cards") };
        assert!(faces.iter().enumerate().all(|(at, face)| usize::from(face.number) == at && !face.name.is_empty()));
        let known = |card: &u16| usize::from(*card) < faces.len();
        assert!(info.decks.iter().all(|deck| deck.cards.iter().all(|(_, card)| known(card))));
        page.call(Call::Rules(info.game));
        let Some(Report::Rules(_, laws)) = page.reports.first().cloned() else { panic!("no rules") };
        assert!(laws.len() > 40);
    }
}

/// Making a question and saving a game are the dear parts of an answer.
#[test]
fn an_answer_makes_each_question_once_and_saves_once() {
    for game in GameName::ALL {
        for seed in 1..6 {
            let work = longbox_host::answer_at_random(game, 150, seed).unwrap();
            assert!(work.answers > 10, "{work:?}");
            assert_eq!((work.saves, work.questions), (work.answers, work.asked), "{game:?} with seed {seed}");
        }
    }
}

#[test]
fn a_replay_of_a_seat_where_nobody_sits_is_refused() {
    for (game, seat) in [(GameName::Vs, 2), (GameName::Vs, 200), (GameName::Squad, 3), (GameName::Squad, 255)] {
        let mut page = Page::new();
        page.call(Call::Open(invitation(game, &[person("Ann"), bot("random")], 1)));
        let saved = page.saved.clone().unwrap();
        let body = longbox_kernel::unseal(&saved.replay).unwrap();
        assert!(body.contains("\"seat\":0"), "{body}");
        let forged = longbox_kernel::seal(&body.replace("\"seat\":0", &format!("\"seat\":{seat}")));
        page.call(Call::OpenReplay(forged.clone()));
        assert!(page.refusal().is_some_and(|text| text.contains("seat")), "{:?}", page.refusal());
        page.call(Call::Resume(Box::new(SavedGame { replay: forged, ..saved })));
        assert!(page.refusal().is_some_and(|text| text.contains("seat")), "{:?}", page.refusal());
    }
}
