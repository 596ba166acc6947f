//! What is malformed, too long, out of turn, said twice or forged changes nothing and is answered with a reason.

use longbox_kernel::Seat;
use longbox_protocol::{
    Call, DeckChoice, Fischer, GameName, Pick, RefusalKind, RoomCall, RoomPlan, SeatPlan, Stops, Talk, VERSION,
};

use crate::player::{Player, built_in, plan, sit_down};
use crate::server::{Server, limits};

fn answer(question: usize, option: u16) -> RoomCall {
    RoomCall::Table(Call::Answer { question, pick: Pick::Option(option), then: Vec::new() })
}

async fn two(server: &Server) -> [Player; 2] {
    [Player::come(server.address(), "Ann").await, Player::come(server.address(), "Ben").await]
}

#[tokio::test]
async fn nonsense_is_refused_and_nobody_is_disturbed() {
    let server = Server::in_memory(limits());
    let mut players = two(&server).await;
    let code = sit_down(&mut players, plan(GameName::Squad, 2)).await;
    let [ann, ben] = &mut players;
    let before = [ann.table.clone(), ben.table.clone()];
    let long = format!("{{\"Say\":{{\"Free\":\"{}\"}}}}", "x".repeat(limits().message));
    let deep = "[".repeat(20_000);
    let wrong = [
        ("", RefusalKind::Unread),
        ("hello", RefusalKind::Unread),
        ("{\"Table\":{\"Fly\":{}}}", RefusalKind::Unread),
        ("{\"Enter\":{\"code\":\"ABC\",\"seat\":0}}", RefusalKind::Unread),
        ("{\"Table\":{\"Answer\":{\"question\":-1,\"pick\":{\"Option\":0},\"then\":[]}}}", RefusalKind::Unread),
        ("{\"Table\":{\"Answer\":{\"question\":0,\"pick\":{\"Option\":70000},\"then\":[]}}}", RefusalKind::Unread),
        ("null", RefusalKind::Unread),
        ("\u{0}", RefusalKind::Unread),
        (&deep, RefusalKind::Unread),
        (&long, RefusalKind::TooLong),
        ("{\"Draw\":1}", RefusalKind::Unread),
    ];
    for (text, kind) in wrong {
        ben.send(text).await;
        assert_eq!(ben.refusal().await, kind, "{}", &text[..text.len().min(60)]);
    }
    let untimely = [
        (RoomCall::Sit { seat: None, deck: built_in("starter") }, RefusalKind::WrongTime),
        (RoomCall::Stand, RefusalKind::WrongTime),
        (RoomCall::Promise { promise: "0".repeat(64) }, RefusalKind::WrongTime),
        (RoomCall::Share { share: "0".repeat(64) }, RefusalKind::WrongTime),
        (RoomCall::Rematch(true), RefusalKind::WrongTime),
        (RoomCall::Table(Call::Undo), RefusalKind::NotOnline),
        (RoomCall::Table(Call::Look(Seat::A)), RefusalKind::NotOnline),
        (RoomCall::Table(Call::Hint { question: 0 }), RefusalKind::NotOnline),
        (RoomCall::Table(Call::Lobby), RefusalKind::NotOnline),
        (RoomCall::Table(Call::OpenReplay(String::new())), RefusalKind::NotOnline),
        (RoomCall::Ready { version: VERSION + 1 }, RefusalKind::OtherVersion),
    ];
    for (call, kind) in untimely {
        ben.call(&call).await;
        assert_eq!(ben.refusal().await, kind, "{call:?}");
    }
    // Nobody else has heard anything of it, and all stands as it stood.
    for (player, before) in players.iter_mut().zip(before) {
        player.enter(&code).await;
        player.table = None;
        player.until("the table", |player| player.table.is_some()).await;
        assert_eq!(player.table, before);
        assert!(player.refused.is_empty());
    }
}

#[tokio::test]
async fn only_whoever_is_asked_answers_and_only_once() {
    let server = Server::in_memory(limits());
    let mut players = two(&server).await;
    sit_down(&mut players, plan(GameName::Squad, 2)).await;
    players.sort_by_key(|player| player.question().is_none());
    let [asked, other] = &mut players;
    let question = asked.question().expect("somebody is asked");
    for call in [answer(question.number, 0), answer(question.number + 1, 0), answer(usize::MAX, 9)] {
        other.call(&call).await;
        other.until("a refusal", |player| !player.refused_at_table.is_empty()).await;
        other.refused_at_table.clear();
    }
    let made = asked.table.as_ref().expect("a table").made;
    asked.call(&answer(question.number, 999)).await;
    asked.until("a refusal", |player| !player.refused_at_table.is_empty()).await;
    assert_eq!(asked.table.as_ref().map(|table| table.made), Some(made));
    asked.refused_at_table.clear();
    // The same answer twice: the second one is late.
    asked.call(&answer(question.number, 0)).await;
    asked.call(&answer(question.number, 0)).await;
    asked.until("a refusal", |player| !player.refused_at_table.is_empty()).await;
    let moved = asked.table.as_ref().expect("a table").made;
    assert!(moved > made);
    other.until("the move", |player| player.table.as_ref().is_some_and(|table| table.made >= moved)).await;
}

#[tokio::test]
async fn a_seat_belongs_to_its_guest() {
    let server = Server::in_memory(limits());
    let mut players = two(&server).await;
    let code = sit_down(&mut players, plan(GameName::Squad, 2)).await;
    let mut eve = Player::come(server.address(), "Eve").await;
    eve.enter(&code).await;
    assert_eq!(eve.room.as_ref().map(|room| room.you), Some(None));
    for call in [answer(0, 0), RoomCall::Table(Call::Concede), RoomCall::SeatKey, RoomCall::Draw(true)] {
        eve.call(&call).await;
        assert_eq!(eve.refusal().await, RefusalKind::NoSeat);
    }
    eve.call(&RoomCall::Table(Call::Stops(Stops::default()))).await;
    assert_eq!(eve.refusal().await, RefusalKind::NoSeat);
    for key in ["", "abc", &"0".repeat(64)] {
        eve.call(&RoomCall::TakeSeat { code: code.clone(), key: key.to_owned() }).await;
        assert_eq!(eve.refusal().await, RefusalKind::Key);
    }
    assert!(eve.table.is_none(), "whoever does not play sees nothing");
    // With the key of a seat it is another matter: it moves, once.
    players[0].call(&RoomCall::SeatKey).await;
    players[0].until("a key", |player| player.key.is_some()).await;
    let key = players[0].key.clone().expect("a key");
    eve.room = None;
    eve.call(&RoomCall::TakeSeat { code: code.clone(), key: key.clone() }).await;
    eve.until("the table", |player| player.table.is_some()).await;
    assert_eq!(eve.seat(), Seat::A);
    assert_eq!(eve.table, players[0].table);
    players[0].until("the move", |player| player.moved).await;
    players[0].table_call(Call::Concede).await;
    assert_eq!(players[0].refusal().await, RefusalKind::NotInRoom);
    players[0].room = None;
    players[0].enter(&code).await;
    assert_eq!(players[0].room.as_ref().and_then(|room| room.you), None);
    players[0].call(&RoomCall::TakeSeat { code, key }).await;
    assert_eq!(players[0].refusal().await, RefusalKind::Key);
    eve.table_call(Call::Concede).await;
    eve.until("the end", |player| player.saved.is_some()).await;
}

#[tokio::test]
async fn plans_decks_and_codes_are_checked() {
    let server = Server::in_memory(limits());
    let [mut ann, mut ben] = two(&server).await;
    let duel = plan(GameName::Squad, 2);
    let bot = |kind: &str, deck: &str| SeatPlan::Bot { kind: kind.to_owned(), deck: built_in(deck) };
    let clock = |start, bonus| RoomPlan { clock: Some(Fischer { start, bonus }), ..duel.clone() };
    let wrong = [
        (plan(GameName::Squad, 3), RefusalKind::Plan),
        (plan(GameName::Vs, 5), RefusalKind::Plan),
        (plan(GameName::Vs, 0), RefusalKind::Plan),
        (RoomPlan { mode: "chess".to_owned(), ..duel.clone() }, RefusalKind::Plan),
        (
            RoomPlan { seats: vec![SeatPlan::Person, bot("hero:100000000", "starter")], ..duel.clone() },
            RefusalKind::Plan,
        ),
        (RoomPlan { seats: vec![SeatPlan::Person, bot("quick", "nothing")], ..duel.clone() }, RefusalKind::Deck),
        (RoomPlan { seats: vec![bot("quick", "starter"), bot("quick", "starter")], ..duel.clone() }, RefusalKind::Plan),
        (clock(0, 0), RefusalKind::Plan),
        (clock(u32::MAX, 0), RefusalKind::Plan),
        (clock(60, u32::MAX), RefusalKind::Plan),
    ];
    for (plan, kind) in wrong {
        ann.call(&RoomCall::Open(plan.clone())).await;
        assert_eq!(ann.refusal().await, kind, "{plan:?}");
    }
    for code in ["", "ABCD2345", "../../etc", "ABCDEFGHJKLMN"] {
        ann.call(&RoomCall::Enter { code: code.to_owned() }).await;
        assert_eq!(ann.refusal().await, RefusalKind::NoRoom);
    }
    let code = ann.open(duel).await;
    let typed = format!(" {}-{}", &code[..4], &code[4..]).to_lowercase();
    ben.call(&RoomCall::Enter { code: typed }).await;
    ben.until("the room", |player| player.room.is_some()).await;
    let own = |text: &str| RoomCall::Sit { seat: None, deck: DeckChoice::Own { text: text.to_owned() } };
    ben.texts.clear();
    for text in ["", "40 Nobody", "1 Wolverine"] {
        ben.call(&own(text)).await;
        assert_eq!(ben.refusal().await, RefusalKind::Deck, "{text}");
    }
    assert!(ben.texts.iter().any(|text| text.contains("Nobody")), "{:?}", ben.texts);
    ben.call(&RoomCall::Sit { seat: Some(Seat(3)), deck: built_in("starter") }).await;
    assert_eq!(ben.refusal().await, RefusalKind::SeatTaken);
}

#[tokio::test]
async fn talk_has_its_bounds() {
    let server = Server::in_memory(limits());
    let [mut ann, mut ben] = two(&server).await;
    let code = ann.open(RoomPlan { free_talk: false, ..plan(GameName::Squad, 2) }).await;
    ann.sit("starter").await;
    ben.enter(&code).await;
    ann.call(&RoomCall::Say(Talk::Free("hi".to_owned()))).await;
    assert_eq!(ann.refusal().await, RefusalKind::Talk);
    let hello = Talk::Ready(longbox_protocol::ReadyWord::Hello);
    ben.call(&RoomCall::Say(hello.clone())).await;
    assert_eq!(ben.refusal().await, RefusalKind::NoSeat);
    ann.call(&RoomCall::Say(hello.clone())).await;
    ben.until("a word", |player| !player.said.is_empty()).await;
    assert_eq!(ben.said, [(Seat::A, hello.clone())]);
    for _ in 0..10 {
        ann.call(&RoomCall::Say(hello.clone())).await;
    }
    assert_eq!(ann.refusal().await, RefusalKind::TooFast);
    let open = ben.open(plan(GameName::Squad, 2)).await;
    ben.sit("starter").await;
    ann.refused.clear();
    ann.enter(&open).await;
    for (text, heard) in [("  a\u{202e}b \n c ", Some("ab c")), ("", None), (&"x".repeat(5_000), None)] {
        ben.said.clear();
        ben.call(&RoomCall::Say(Talk::Free(text.to_owned()))).await;
        match heard {
            Some(heard) => {
                ben.until("a word", |player| !player.said.is_empty()).await;
                assert_eq!(ben.said, [(Seat::A, Talk::Free(heard.to_owned()))]);
            }
            None => assert_eq!(ben.refusal().await, RefusalKind::Talk),
        }
    }
}

#[tokio::test]
async fn too_much_at_once_is_refused_and_ends_the_connection() {
    let server = Server::in_memory(longbox_online::Limits { rate: 5, ..limits() });
    let [mut ann, mut ben] = two(&server).await;
    let code = ann.open(plan(GameName::Squad, 2)).await;
    for _ in 0..30 {
        ann.send("\"Leave\"").await;
    }
    assert_eq!(ann.refusal().await, RefusalKind::TooFast);
    for _ in 0..100 {
        ann.send("\"Leave\"").await;
    }
    while ann.hear().await {}
    // Others go on as if nothing had been.
    ben.enter(&code).await;
    ben.sit("starter").await;
}
