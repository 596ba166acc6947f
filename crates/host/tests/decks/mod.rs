//! Decks while they are built: what is said of them, and how they come and go.

use crate::{Page, common::invitation};
use longbox_protocol::{
    Call, CardFile, CardInfo, CardType, DeckCall, DeckDraft, DeckForm, DeckReading, DeckReply, DeckStudy, GameName,
    OwnCards, Report, SampleHand, Who,
};

impl Page {
    fn ask(&mut self, call: DeckCall) -> DeckReply {
        self.call(Call::Deck { key: 7, call });
        match self.reports.as_slice() {
            [Report::Deck { key: 7, reply }] => reply.clone(),
            other => panic!("{other:?}"),
        }
    }

    fn study(&mut self, draft: &DeckDraft) -> DeckStudy {
        match self.ask(DeckCall::Study(draft.clone())) {
            DeckReply::Study(study) => *study,
            other => panic!("{other:?}"),
        }
    }

    fn draft(&mut self, game: GameName, deck: &str) -> DeckDraft {
        match self.ask(DeckCall::Draft { game, deck: deck.to_owned() }) {
            DeckReply::Draft(draft) => draft,
            other => panic!("{other:?}"),
        }
    }

    fn read(&mut self, game: GameName, text: &str) -> DeckReading {
        match self.ask(DeckCall::Read { game, text: text.to_owned() }) {
            DeckReply::Read(reading) => reading,
            other => panic!("{other:?}"),
        }
    }

    fn write(&mut self, draft: &DeckDraft, form: DeckForm) -> (String, String) {
        match self.ask(DeckCall::Write { draft: draft.clone(), form }) {
            DeckReply::Written { text, file } => (text, file),
            other => panic!("{other:?}"),
        }
    }

    fn faces(&mut self, game: GameName) -> Vec<CardInfo> {
        self.call(Call::Cards(game));
        match self.reports.as_slice() {
            [Report::Cards(_, faces)] => faces.clone(),
            other => panic!("{other:?}"),
        }
    }
}

fn number(faces: &[CardInfo], fits: impl Fn(&CardInfo) -> bool) -> u16 {
    faces.iter().find(|face| fits(face)).expect("such a card").number
}

#[test]
fn a_tuned_deck_is_legal_and_its_numbers_are_those_of_its_list() {
    let mut page = Page::new();
    let draft = page.draft(GameName::Vs, "wolverine");
    assert_eq!((draft.name.as_str(), draft.size()), ("Alone Is Fine", 60));
    assert!(draft.notes.starts_with("Wolverine attacks on his own"), "{}", draft.notes);
    let study = page.study(&draft);
    assert_eq!((study.problems.as_slice(), study.playable.as_ref(), study.size), (&[][..], None, 60));
    assert_eq!(study.format, "strict");
    let kinds: Vec<_> = study.kinds.iter().map(|kind| (kind.kind, kind.count)).collect();
    assert_eq!(kinds, [(CardType::Supporting, 34), (CardType::PlotTwist, 14), (CardType::Location, 12)]);
    assert_eq!(study.curve.iter().map(|step| step.count).sum::<u16>(), 34);
    assert_eq!((study.teams[0].team.as_str(), study.teams[0].characters), ("X-Men", 34));
    let skill = study.symbols.iter().find(|symbol| symbol.symbol == "skill").expect("he asks for Skill");
    assert_eq!((skill.given, skill.lead), (4, true));
    assert!(skill.asked > 0 && !skill.by.is_empty() && (50..90).contains(&skill.chance), "{skill:?}");
    assert_eq!((study.odds.len(), study.odds[3][0]), (4, 40), "four copies among the first seven of sixty");
}

#[test]
fn each_problem_names_its_rule_its_cards_and_what_mends_it() {
    let mut page = Page::new();
    let faces = page.faces(GameName::Vs);
    let mut draft = page.draft(GameName::Vs, "wolverine");
    let gambit = number(&faces, |face| face.name == "Gambit" && face.kind == CardType::Supporting);
    draft.set_copies(gambit, 5);
    let study = page.study(&draft);
    let told: Vec<(&str, &str)> = study.problems.iter().map(|note| (note.text.as_str(), note.rule.as_str())).collect();
    assert_eq!(
        told,
        [("61 cards; a deck has exactly 60.", "deck.sixty"), ("5 copies of Gambit; 4 are allowed.", "deck.copies")]
    );
    assert_eq!(study.problems[1].cards, [gambit]);
    let fix = study.problems[1].fix.as_ref().expect("a copy too many");
    assert_eq!((fix.text.as_str(), fix.draft.copies(gambit)), ("Take 1 out", 4));
    assert_eq!(page.study(&fix.draft).problems, []);
    let playable = study.playable.expect("it can be mended");
    assert_eq!((playable.text.as_str(), &playable.draft), ("Takes one Gambit out.", &fix.draft));
}

#[test]
fn a_main_character_in_the_deck_is_let_to_lead_or_taken_out() {
    let mut page = Page::new();
    let faces = page.faces(GameName::Vs);
    let storm = number(&faces, |face| face.name == "Storm" && face.level == Some(1));
    let mut draft = page.draft(GameName::Vs, "wolverine");
    let lead = draft.lead.take();
    draft.set_copies(storm, 1);
    let study = page.study(&draft);
    let fix = study.problems.iter().find_map(|note| note.fix.as_ref()).expect("somebody could lead");
    assert_eq!((fix.text.as_str(), fix.draft.lead, fix.draft.size()), ("Let Storm lead", Some(storm), 60));
    draft.lead = lead;
    let study = page.study(&draft);
    let fix = study.problems.iter().find_map(|note| note.fix.as_ref()).expect("she cannot be in it");
    assert_eq!((fix.text.as_str(), fix.draft.size()), ("Take it out", 60));
}

#[test]
fn an_unfinished_deck_can_be_tried_in_the_casual_format() {
    let mut page = Page::new();
    let mut draft = page.draft(GameName::Vs, "wolverine");
    draft.cards.truncate(5);
    let study = page.study(&draft);
    let playable = study.playable.expect("it can be played");
    assert_eq!((playable.draft.format.as_str(), playable.text.as_str()), ("casual", "Plays it in the casual format."));
    let empty = DeckDraft::new(GameName::Vs);
    let study = page.study(&empty);
    assert!(study.problems.iter().any(|note| note.rule == "deck.main") && study.playable.is_none(), "{study:?}");
    assert_eq!(page.study(&DeckDraft::new(GameName::Squad)).problems.len(), 1);
}

#[test]
fn a_deck_of_squad_is_told_by_levels_and_factors() {
    let mut page = Page::new();
    let draft = page.draft(GameName::Squad, "wolverine");
    let study = page.study(&draft);
    assert_eq!((study.problems.as_slice(), study.size), (&[][..], 30));
    assert_eq!(study.factors.len(), 6);
    assert_eq!(study.factors.iter().map(|factor| factor.blocks).sum::<u16>(), 30, "every card blocks one");
    assert_eq!(study.curve.iter().map(|step| step.count).sum::<u16>(), 30);
    let mut five = draft.clone();
    let (_, card) = five.cards[0];
    five.set_copies(card, 5);
    let study = page.study(&five);
    assert_eq!(study.problems[0].rule, "deck.copies");
    assert_eq!(study.playable.map(|deck| deck.draft.copies(card)), Some(4));
}

#[test]
fn a_deck_is_the_same_after_every_form_and_can_be_played() {
    let mut page = Page::new();
    let draft = page.draft(GameName::Vs, "wolverine");
    for form in DeckForm::WRITTEN {
        let (text, file) = page.write(&draft, form);
        let reading = page.read(GameName::Squad, &text);
        assert_eq!((reading.form, reading.unread.as_slice()), (form, &[][..]), "{text}");
        assert_eq!((&reading.draft.cards, reading.draft.lead), (&draft.cards, draft.lead));
        assert!(file.starts_with("alone-is-fine."), "{file}");
    }
    assert!(matches!(
        page.ask(DeckCall::Write { draft: draft.clone(), form: DeckForm::O8d }),
        DeckReply::Failed { .. }
    ));
    let (text, _) = page.write(&draft, DeckForm::Text);
    page.call(Call::AddDeck { game: GameName::Vs, name: "mine".to_owned(), text });
    assert_eq!(page.draft(GameName::Vs, "mine"), draft, "an added deck can be built on");
    let mut invitation = invitation(GameName::Vs, &[Who::Person(String::new()), Who::Bot("random".to_owned())], 1);
    invitation.chairs[0].deck = "mine".to_owned();
    page.call(Call::Open(invitation));
    assert!(page.question().is_some(), "{:?}", page.refusal());
}

#[test]
fn what_an_import_does_not_understand_is_told_with_the_nearest_cards() {
    let mut page = Page::new();
    let reading = page.read(GameName::Vs, "name: Mine\n4 Gambitt\n4 Iceman\n");
    let [line] = reading.unread.as_slice() else { panic!("{reading:?}") };
    assert_eq!((line.line, line.copies, line.text.as_str()), (2, 4, "4 Gambitt"));
    assert_eq!(line.problem, "There is no card 'Gambitt'; did you mean 'Gambit'?");
    assert!(!line.near.is_empty());
    assert_eq!(reading.draft.size(), 4);
}

#[test]
fn a_sample_hand_comes_from_the_deck_and_is_judged() {
    let mut page = Page::new();
    let draft = page.draft(GameName::Vs, "wolverine");
    let mut kept = 0;
    for seed in 0..40_u64 {
        let DeckReply::Hand(SampleHand { hand, other, next, keep, text }) =
            page.ask(DeckCall::Hand { draft: draft.clone(), seed: seed.into() })
        else {
            panic!("no hand")
        };
        assert_eq!((hand.len(), other.len(), next.len()), (7, 7, 8));
        let all: Vec<u16> = hand.iter().chain(&next).copied().collect();
        for card in &all {
            let count = all.iter().filter(|other| *other == card).count();
            assert!(count <= usize::from(draft.copies(*card)), "{card} comes {count} times");
        }
        assert_eq!(text.starts_with("Keep."), keep, "{text}");
        kept += usize::from(keep);
    }
    assert!((20..=40).contains(&kept), "{kept} of 40 hands are kept");
}

const LAB: &str = r#"[(id: "MY-001", name: "Secret Lab", kind: Location(gives: [Intellect]))]"#;

#[test]
fn own_cards_are_looked_at_and_then_played() {
    let mut page = Page::new();
    let shipped = page.faces(GameName::Vs).len();
    let files = |text: &str| vec![CardFile { name: "my.ron".to_owned(), text: text.to_owned() }];
    let check = |text: &str| DeckCall::CheckCards { game: GameName::Vs, files: files(text) };
    let DeckReply::Cards(OwnCards { cards, fault: None, .. }) = page.ask(check(LAB)) else { panic!("a good card") };
    assert_eq!((cards.len(), usize::from(cards[0].number), cards[0].name.as_str()), (1, shipped, "Secret Lab"));
    assert_eq!(page.faces(GameName::Vs).len(), shipped, "a look changes nothing");

    let DeckReply::Cards(OwnCards { cards, fault: Some(fault), .. }) =
        page.ask(check(&LAB.replace("Intellect", "Wit")))
    else {
        panic!("a bad card")
    };
    assert!(cards.is_empty());
    assert_eq!((fault.file.as_str(), fault.line), ("my.ron", 1));
    assert!(fault.column > 0 && fault.hint.contains("card language"), "{fault:?}");

    page.call(Call::OwnCards { game: GameName::Vs, files: files(LAB) });
    let [Report::Cards(_, faces), Report::Lobby(_)] = page.reports.as_slice() else { panic!("{:?}", page.reports) };
    assert_eq!(faces.len(), shipped + 1);
    let reading = page.read(GameName::Vs, "main: Wolverine\nformat: casual\n4 Secret Lab\n30 Iceman\n");
    assert_eq!((reading.draft.size(), reading.unread.len()), (34, 0));
    page.call(Call::OwnCards { game: GameName::Vs, files: Vec::new() });
    assert_eq!(page.faces(GameName::Vs).len(), shipped);
}

#[test]
fn each_file_says_how_many_cards_it_has() {
    let mut page = Page::new();
    let other = LAB.replace("MY-001", "MY-002").replace("Secret Lab", "Other Lab");
    let files = [("a.ron", LAB), ("empty.ron", "[]"), ("b.ron", &other)];
    let files = files.map(|(name, text)| CardFile { name: name.to_owned(), text: text.to_owned() }).to_vec();
    let DeckReply::Cards(looked) = page.ask(DeckCall::CheckCards { game: GameName::Vs, files }) else {
        panic!("good cards")
    };
    assert_eq!((looked.cards.len(), looked.counts), (2, vec![1, 0, 1]));
}

#[test]
fn a_file_with_a_mistake_is_left_out_and_the_others_are_played_with() {
    let mut page = Page::new();
    let shipped = page.faces(GameName::Vs).len();
    let file = |name: &str, text: &str| CardFile { name: name.to_owned(), text: text.to_owned() };
    let files = vec![file("bad.ron", &LAB.replace("Intellect", "Wit")), file("my.ron", LAB)];
    page.call(Call::OwnCards { game: GameName::Vs, files });
    let [Report::Failed { text }, Report::Cards(_, faces), Report::Lobby(_)] = page.reports.as_slice() else {
        panic!("{:?}", page.reports)
    };
    assert!(text.starts_with("bad.ron:1:"), "{text}");
    assert_eq!((faces.len(), faces[shipped].name.as_str()), (shipped + 1, "Secret Lab"));
}

#[test]
fn a_name_that_decks_use_for_another_card_is_told_with_its_line() {
    let mut page = Page::new();
    // A card of many decks.
    let text = LAB.replace("[(", "[\n(").replace("Secret Lab", "Find Cover");
    let files = vec![CardFile { name: "my.ron".to_owned(), text }];
    let DeckReply::Cards(looked) = page.ask(DeckCall::CheckCards { game: GameName::Vs, files }) else {
        panic!("an answer")
    };
    let fault = looked.fault.expect("the name is taken");
    assert_eq!((fault.file.as_str(), fault.line), ("my.ron", 2));
    assert!(fault.text.contains("mean another card") && fault.hint.contains("another name"), "{fault:?}");
}

#[test]
fn words_and_cards_are_told_to_whoever_writes_cards() {
    let mut page = Page::new();
    for game in GameName::ALL {
        let DeckReply::Words(families) = page.ask(DeckCall::Words { game }) else { panic!("words") };
        assert_eq!(families[0].name, "Card");
        let effects = families.iter().find(|family| family.name == "Effect").expect("effects");
        assert!(effects.words.iter().any(|word| word.name == "Draw" && !word.meaning.is_empty()));
        for card in [None, Some(0)] {
            let DeckReply::CardText { text } = page.ask(DeckCall::CardText { game, card }) else { panic!("a card") };
            let id = text.split('"').nth(1).expect("an id").to_owned();
            let text = format!("[\n{}\n]", text.replacen(&id, "MY-777", 1).replacen("name: \"", "name: \"My ", 1));
            let files = vec![CardFile { name: "my.ron".to_owned(), text }];
            let DeckReply::Cards(looked) = page.ask(DeckCall::CheckCards { game, files }) else { panic!("an answer") };
            assert_eq!((looked.fault, looked.cards.len()), (None, 1), "{game:?} {card:?}");
        }
    }
}

#[test]
fn a_first_list_is_legal_for_every_main_character_and_every_hero() {
    let mut page = Page::new();
    let names = |faces: &[CardInfo], of: &dyn Fn(&CardInfo) -> Vec<String>| {
        let names: std::collections::BTreeSet<String> = faces.iter().flat_map(of).collect();
        names
    };
    let is_lead = |face: &CardInfo| face.kind == CardType::Main && face.level == Some(1);
    let leads =
        names(&page.faces(GameName::Vs), &|face| is_lead(face).then(|| face.name.clone()).into_iter().collect());
    assert_eq!(leads.len(), 56);
    let heroes = names(&page.faces(GameName::Squad), &|face| [face.heroes.clone(), face.teams.clone()].concat());
    let both = leads.into_iter().map(|lead| (GameName::Vs, lead, 60));
    for (game, around, size) in both.chain(heroes.into_iter().map(|hero| (GameName::Squad, hero, 40))) {
        let call = |seed: u64| DeckCall::Suggest { game, around: around.clone(), seed: seed.into() };
        let DeckReply::Draft(draft) = page.ask(call(1)) else { panic!("no list for {around}") };
        let study = page.study(&draft);
        assert_eq!((study.problems.as_slice(), draft.size()), (&[][..], size), "{around}");
        let unpaid = study.hints.iter().find(|hint| hint.rule == "power.cost");
        assert_eq!(unpaid, None, "{around}");
        assert_eq!(page.ask(call(1)), DeckReply::Draft(draft), "the same seed gives the same list");
    }
    let nobody = DeckCall::Suggest { game: GameName::Vs, around: "Nobody".to_owned(), seed: 1.into() };
    assert!(matches!(page.ask(nobody), DeckReply::Failed { .. }));
}
