//! What is told of a finished game, and the game that follows.

mod common;

use common::invitation;
use longbox_host::Host;
use longbox_protocol::{
    Call, Effect, EndingKind, First, GameName, GameUpdate, Happening, Invitation, Observation, OfferRole, Pick,
    Picture, ReplayInfo, Report, SavedGame, Seat, Stream, Summary, Viewer, Who, turn_at,
};

/// A page that keeps everything it was shown.
struct Page {
    host: Host,
    tables: Vec<Observation>,
    happenings: Vec<Happening>,
    saved: Option<SavedGame>,
    curtain: Option<Seat>,
    replay: Option<ReplayInfo>,
    chance: Stream,
}

impl Page {
    fn open(invitation: Invitation) -> Page {
        let host = Host::open().expect("the built-in files are in order");
        let chance = invitation.seed.stream(1);
        let mut page =
            Page { host, tables: Vec::new(), happenings: Vec::new(), saved: None, curtain: None, replay: None, chance };
        page.call(Call::Open(invitation));
        page
    }

    fn call(&mut self, call: Call) {
        let mut told = Vec::new();
        self.host.call(&call, &mut |report| told.push(report));
        for report in told {
            match report {
                Report::Table { table, .. } => self.tables.push(*table),
                Report::Update(update) => {
                    let GameUpdate { happenings, table, .. } = *update;
                    self.happenings.extend(happenings);
                    self.tables.push(table);
                }
                Report::Save(saved) => self.saved = Some(*saved),
                Report::Curtain { seat, .. } => self.curtain = Some(seat),
                Report::Replay(info) => self.replay = Some(info),
                Report::Failed { text } | Report::Refused { text, .. } => panic!("{text}"),
                _ => {}
            }
        }
    }

    fn table(&self) -> &Observation {
        self.tables.last().expect("a table")
    }

    fn saved(&self) -> &SavedGame {
        self.saved.as_ref().expect("a saved game")
    }

    fn below(&mut self, bound: usize) -> usize {
        self.chance.pick(bound)
    }

    /// Somebody answers, or bots go on.
    fn step(&mut self) {
        if let Some(seat) = self.curtain.take() {
            return self.call(Call::Look(seat));
        }
        let Some(question) = self.table().question.clone() else { return self.call(Call::Step(1)) };
        let takes =
            |offer: &&longbox_protocol::Offer| matches!(offer.pick, Pick::Option(_)) && offer.role != OfferRole::Back;
        let picks: Vec<Pick> = question.offers.iter().filter(takes).map(|offer| offer.pick).collect();
        let pick = match picks.len() {
            0 => Pick::Option(0),
            many => picks[self.below(many)],
        };
        self.call(Call::Answer { question: question.number, pick, then: Vec::new() });
    }

    fn play_out(&mut self) {
        for _ in 0..8_000 {
            if self.saved.as_ref().is_some_and(|saved| !saved.result.is_empty()) {
                return;
            }
            self.step();
        }
        panic!("the game does not end");
    }

    fn summary(&self) -> Summary {
        self.table().ending.clone().expect("the game is over").summary
    }
}

fn person(name: &str) -> Who {
    Who::Person(name.to_owned())
}

fn bot() -> Who {
    Who::Bot("random".to_owned())
}

/// The turn and what each player has left, as a table shows them.
fn shown(table: &Observation) -> (u16, Vec<i16>) {
    match &table.picture {
        Picture::Vs(vs) => {
            (vs.turn, vs.sides.iter().map(|side| i16::from(side.health) - i16::from(side.wounds)).collect())
        }
        Picture::Squad(squad) => {
            (squad.turn, squad.sides.iter().map(|side| i16::from(side.deck) + side.hand.len() as i16).collect())
        }
    }
}

#[test]
fn momentum_is_what_the_table_showed_when_each_turn_was_over() {
    for game in GameName::ALL {
        for seed in 1..5 {
            let mut page = Page::open(invitation(game, &[bot(), bot()], seed));
            page.play_out();
            let summary = page.summary();
            let last = summary.turns.last().map(|turn| turn.start.turn);
            assert!(summary.turns.len() > 2 && last == Some(summary.turn), "{game:?} {seed}: {summary:?}");
            assert_eq!(summary.start, shown(&page.tables[0]).1);
            for turn in &summary.turns {
                let number = turn.start.turn;
                // What the last choice of a turn brings is seen when the next one has begun.
                let after = page.tables.iter().map(shown).find(|(now, _)| *now > number);
                let (_, left) = after.unwrap_or_else(|| shown(page.table()));
                assert_eq!(turn.left, left, "turn {number} of seed {seed}");
                assert_eq!(turn.players.len(), 1, "{turn:?}");
            }
            let winner = page.table().ending.as_ref().unwrap().winners[0];
            let end = &summary.turns.last().unwrap().left;
            assert!(end.iter().enumerate().all(|(seat, left)| *left > 0 || seat != winner.index()), "{end:?}");
        }
    }
}

#[test]
fn the_tally_agrees_with_what_was_seen() {
    let figure = |summary: &Summary, name: &str| {
        summary.tally.iter().find(|figure| figure.name == name).map(|figure| figure.values.clone()).expect(name)
    };
    for seed in 1..5 {
        let mut squad = Page::open(invitation(GameName::Squad, &[bot(), bot()], seed));
        squad.play_out();
        let summary = squad.summary();
        let sum = |effect: Effect, seat: u8, of: fn(&Happening) -> u16| -> u16 {
            let own = |one: &&Happening| one.effect == effect && one.seat == Some(Seat(seat));
            squad.happenings.iter().filter(own).map(of).sum()
        };
        let damage = [0, 1].map(|seat| sum(Effect::Damage, seat, |one| one.number as u16));
        assert_eq!(figure(&summary, "Damage taken"), damage);
        assert!(damage.iter().all(|damage| *damage > 0));
        assert_eq!(figure(&summary, "Keepers destroyed"), [0, 1].map(|seat| sum(Effect::KeeperDestroyed, seat, |_| 1)));
        assert_eq!(figure(&summary, "Misfires"), [0, 1].map(|seat| sum(Effect::Misfire, seat, |_| 1)));
        let mut vs = Page::open(invitation(GameName::Vs, &[bot(), bot()], seed));
        vs.play_out();
        let summary = vs.summary();
        let stunned = [0, 1].map(|seat| {
            let own = |one: &&Happening| one.effect == Effect::Stun && one.seat == Some(Seat(seat));
            vs.happenings.iter().filter(own).count() as u16
        });
        assert_eq!(figure(&summary, "Characters stunned"), stunned);
        let strikes = vs.happenings.iter().filter(|one| one.effect == Effect::Strike).map(|one| one.number as u16);
        let biggest = figure(&summary, "Biggest attack");
        assert!(biggest.iter().all(|biggest| strikes.clone().any(|strike| strike == *biggest) || *biggest == 0));
        assert!(figure(&summary, "Attacks").iter().sum::<u16>() > 0);
    }
}

#[test]
fn everybody_is_told_the_same_figures() {
    for game in GameName::ALL {
        let mut page = Page::open(invitation(game, &[person("Ann"), bot()], 4));
        page.play_out();
        let (summary, replay) = (page.summary(), page.saved().replay.clone());
        assert!(summary.emblem.is_some());
        page.call(Call::OpenReplay(replay));
        let steps = page.replay.as_ref().unwrap().steps;
        for viewer in [Viewer::Open, Viewer::Spectator, Viewer::Seat(Seat::A), Viewer::Seat(Seat::B)] {
            page.call(Call::ShowReplay { step: steps, viewer });
            assert_eq!(page.summary(), summary);
        }
    }
}

#[test]
fn no_sentence_about_the_end_names_a_rule_by_its_id() {
    for game in GameName::ALL {
        for seed in 1..6 {
            let mut page = Page::open(invitation(game, &[person("Ann"), bot()], seed));
            page.play_out();
            let ending = page.table().ending.clone().unwrap();
            let rule = ending.rule.clone().expect("a rule decided");
            let result = page.saved().result.clone();
            assert_eq!(result, format!("{} {}", ending.title, ending.text));
            assert!(!result.contains(&format!("({})", rule.id)) && !result.contains('('), "{result}");
            assert!(ending.text.ends_with('.') && !ending.text.contains("Player "), "{}", ending.text);
            assert_ne!(rule.title, rule.id);
            assert_eq!(ending.kind, EndingKind::Decided);
        }
    }
}

#[test]
fn whoever_shares_the_screen_is_told_of_by_name() {
    for game in GameName::ALL {
        let mut page = Page::open(invitation(game, &[person("Ann"), person("Ben")], 8));
        page.play_out();
        let ending = page.table().ending.clone().unwrap();
        assert_eq!(ending.won, None);
        let winner = ["Ann", "Ben"][ending.winners[0].index()];
        assert_eq!(ending.title, format!("{winner} wins!"));
    }
}

#[test]
fn a_game_of_four_has_figures_for_all() {
    let mut page = Page::open(invitation(GameName::Vs, &[person("Ann"), bot(), bot(), bot()], 3));
    page.play_out();
    let ending = page.table().ending.clone().unwrap();
    assert!(ending.summary.tally.iter().all(|figure| figure.values.len() == 4));
    assert!(ending.summary.turns.iter().all(|turn| turn.left.len() == 4));
    assert_eq!(ending.won, (!ending.winners.is_empty()).then(|| ending.winners.contains(&Seat::A)));
}

#[test]
fn giving_up_is_told_as_such() {
    for game in GameName::ALL {
        let mut page = Page::open(invitation(game, &[person("Ann"), bot()], 1));
        page.call(Call::Concede);
        let ending = page.table().ending.clone().unwrap();
        assert_eq!((ending.kind, ending.won, ending.rule), (EndingKind::Conceded, Some(false), None));
        assert_eq!(ending.text, "You conceded.");
    }
}

#[test]
fn a_rematch_is_another_game_with_the_same_decks() {
    for game in GameName::ALL {
        let mut page =
            Page::open(Invitation { first: First::Seat(Seat::B), ..invitation(game, &[person("Ann"), bot()], 7) });
        page.call(Call::Concede);
        let (before, saved) = (page.table().clone(), page.saved().clone());
        let mut first = Vec::new();
        for seed in 20..32 {
            page.call(Call::Rematch { seed: seed.into() });
            let (table, kept) = (page.table().clone(), page.saved().clone());
            assert_eq!((&table.players, &kept.title), (&before.players, &saved.title));
            assert!(table.ending.is_none() && kept.result.is_empty() && !table.practice);
            assert_ne!(kept.replay, saved.replay);
            while shown(page.table()).0 == 0 {
                page.step();
            }
            let turn = page.happenings.iter().rev().find(|one| one.effect == Effect::TurnBegan);
            first.extend(turn.and_then(|one| one.seat));
        }
        assert!(first.contains(&Seat::A) && first.contains(&Seat::B), "chance decides who goes first: {first:?}");
    }
}

#[test]
fn a_rematch_of_a_practice_game_is_none() {
    let mut page = Page::open(invitation(GameName::Squad, &[person("Ann"), bot()], 2));
    page.step();
    page.call(Call::Undo);
    page.step();
    page.call(Call::OpenReplay(page.saved().replay.clone()));
    page.call(Call::PlayOn { step: 1, players: vec![person("Ann"), bot()] });
    assert!(page.table().practice);
    page.call(Call::Concede);
    page.call(Call::Rematch { seed: 5.into() });
    assert!(!page.table().practice && page.table().ending.is_none());
}

#[test]
fn a_stored_game_counts_turns_as_its_table_does() {
    for game in GameName::ALL {
        let mut page = Page::open(invitation(game, &[person("Ann"), bot()], 12));
        page.play_out();
        let saved = page.saved().clone();
        page.call(Call::OpenReplay(saved.replay));
        let info = page.replay.clone().unwrap();
        assert_eq!(info.turns.first().map(|start| start.turn), Some(1));
        assert_eq!(turn_at(&info.turns, info.steps), saved.turn);
        for step in 0..=info.steps {
            page.call(Call::ShowReplay { step, viewer: Viewer::Spectator });
            assert_eq!(turn_at(&info.turns, step), shown(page.table()).0, "after {step} choices");
        }
    }
}
