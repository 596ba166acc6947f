//! A client over a real WebSocket, as somebody would write one.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use longbox_kernel::{Seat, Seed};
use longbox_protocol::{
    Call, DeckChoice, GameName, Observation, OfferRole, Pick, Question, RefusalKind, Report, RoomCall, RoomInfo,
    RoomPlan, RoomReport, RoomStage, SavedGame, SeatPlan, Talk, VERSION, Viewer, digest_text, promise_of_share,
};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Longer than anything takes.
const PATIENCE: Duration = Duration::from_secs(20);

pub(crate) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

pub(crate) struct Player {
    pub(crate) cookie: String,
    address: watch::Receiver<SocketAddr>,
    pub(crate) socket: Socket,
    pub(crate) room: Option<RoomInfo>,
    pub(crate) table: Option<Observation>,
    pub(crate) saved: Option<SavedGame>,
    pub(crate) refused: Vec<RefusalKind>,
    pub(crate) texts: Vec<String>,
    pub(crate) refused_at_table: Vec<String>,
    pub(crate) said: Vec<(Seat, Talk)>,
    pub(crate) key: Option<String>,
    pub(crate) moved: bool,
    chance: u64,
    /// Answers that were given and are not known to have arrived, and those that are.
    waiting: Option<(usize, u16)>,
    pub(crate) acknowledged: Vec<(usize, u16)>,
    /// Choices made in the game, for whoever watches.
    pub(crate) made: Arc<AtomicUsize>,
    /// The connection is cut after so many choices.
    pub(crate) cut_at: Option<usize>,
    pub(crate) reconnected: usize,
}

/// Asks over plain HTTP and gives the whole answer.
pub(crate) async fn http(address: SocketAddr, request: &str, body: &str) -> String {
    let mut wire = TcpStream::connect(address).await.expect("the server listens");
    let length = body.len();
    let request = format!(
        "{request} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {length}\r\n"
    );
    let origin = if request.contains("Origin:") { String::new() } else { format!("Origin: http://{address}\r\n") };
    wire.write_all(format!("{request}{origin}\r\n{body}").as_bytes()).await.expect("it is sent");
    let mut text = String::new();
    wire.read_to_string(&mut text).await.expect("an answer");
    text
}

/// The cookie of a new guest.
pub(crate) async fn guest(address: SocketAddr, name: &str) -> String {
    let answer = http(address, "POST /online/guest", &format!("{{\"name\":\"{name}\"}}")).await;
    let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"), "{cookie}");
    cookie.split(';').next().expect("its value").to_owned()
}

/// A connection with a cookie, from a page of this origin.
pub(crate) async fn connect(address: SocketAddr, cookie: &str, origin: &str) -> Option<Socket> {
    let mut request = format!("ws://{address}/online/socket").into_client_request().expect("a request");
    request.headers_mut().insert("origin", origin.parse().expect("a header"));
    request.headers_mut().insert("cookie", cookie.parse().expect("a header"));
    connect_async(request).await.ok().map(|(socket, _)| socket)
}

impl Player {
    pub(crate) async fn come(address: watch::Receiver<SocketAddr>, name: &str) -> Player {
        let at = *address.borrow();
        let cookie = guest(at, name).await;
        Player::with_cookie(address, cookie).await
    }

    pub(crate) async fn with_cookie(address: watch::Receiver<SocketAddr>, cookie: String) -> Player {
        let at = *address.borrow();
        let socket = connect(at, &cookie, &format!("http://{at}")).await.expect("a connection");
        let mut player = Player {
            chance: cookie.len() as u64,
            cookie,
            address,
            socket,
            room: None,
            table: None,
            saved: None,
            refused: Vec::new(),
            texts: Vec::new(),
            refused_at_table: Vec::new(),
            said: Vec::new(),
            key: None,
            moved: false,
            waiting: None,
            acknowledged: Vec::new(),
            made: Arc::default(),
            cut_at: None,
            reconnected: 0,
        };
        player.call(&RoomCall::Ready { version: VERSION }).await;
        player
    }

    pub(crate) async fn call(&mut self, call: &RoomCall) {
        let text = serde_json::to_string(call).expect("a call can be written");
        self.send(&text).await;
    }

    pub(crate) async fn send(&mut self, text: &str) {
        // A connection that has broken is met when something is to be heard.
        let _ = self.socket.send(Message::Text(text.into())).await;
    }

    pub(crate) async fn table_call(&mut self, call: Call) {
        self.call(&RoomCall::Table(call)).await;
    }

    /// The next message; false: the connection is closed.
    pub(crate) async fn hear(&mut self) -> bool {
        let heard = timeout(PATIENCE, self.socket.next()).await.expect("the server says something");
        match heard {
            Some(Ok(Message::Text(text))) => {
                let report: RoomReport = serde_json::from_str(&text).expect("a report can be read");
                self.take(&text, report);
                true
            }
            Some(Ok(Message::Close(_)) | Err(_)) | None => false,
            Some(Ok(_)) => true,
        }
    }

    fn take(&mut self, text: &str, report: RoomReport) {
        match report {
            RoomReport::Ready { .. } | RoomReport::Left => {}
            RoomReport::Room(room) => self.room = Some(*room),
            RoomReport::Said { seat, talk } => self.said.push((seat, talk)),
            RoomReport::SeatKey { key, .. } => self.key = Some(key),
            RoomReport::Moved => self.moved = true,
            RoomReport::Refused(refusal) => {
                self.refused.push(refusal.kind);
                self.texts.push(refusal.text);
            }
            RoomReport::Table(Report::Table { table, .. }) => self.see(*table),
            RoomReport::Table(Report::Update(update)) => self.see(update.table),
            RoomReport::Table(Report::Save(saved)) => self.saved = Some(*saved),
            RoomReport::Table(Report::Refused { text, .. } | Report::Failed { text }) => {
                self.refused_at_table.push(text);
            }
            RoomReport::Table(_) => {}
        }
        if self.saved.is_none() {
            assert!(!text.contains("\"seed\""), "nobody knows the seed before the end: {text}");
        }
    }

    fn see(&mut self, table: Observation) {
        let me = self.seat();
        assert_eq!((table.viewer, table.below), (Viewer::Seat(me), me), "only the own side of the table is shown");
        assert!(table.question.is_none() || table.waiting_for.is_none());
        if let Some((question, option)) = self.waiting.take_if(|(question, _)| *question < table.made) {
            self.acknowledged.push((question, option));
        }
        self.made.store(table.made, Ordering::SeqCst);
        self.table = Some(table);
    }

    pub(crate) fn seat(&self) -> Seat {
        self.room.as_ref().and_then(|room| room.you).expect("a seat")
    }

    pub(crate) fn stage(&self) -> Option<RoomStage> {
        self.room.as_ref().map(|room| room.stage)
    }

    pub(crate) fn code(&self) -> String {
        self.room.as_ref().expect("a room").code.clone()
    }

    pub(crate) fn question(&self) -> Option<Question> {
        self.table.as_ref()?.question.clone()
    }

    /// Listens until nothing more is said: whoever is asked is a person who must choose.
    pub(crate) async fn rest(&mut self) {
        while let Ok(heard) = timeout(Duration::from_millis(300), self.hear()).await {
            assert!(heard, "the connection broke");
        }
    }

    /// Listens until something is so.
    pub(crate) async fn until(&mut self, what: &str, is_so: impl Fn(&Player) -> bool) {
        let listen = async {
            while !is_so(self) {
                assert!(self.hear().await, "the connection broke before {what}");
            }
        };
        // Pings alone are no answer.
        assert!(timeout(PATIENCE, listen).await.is_ok(), "in vain: {what}");
    }

    pub(crate) async fn refusal(&mut self) -> RefusalKind {
        self.until("a refusal", |player| !player.refused.is_empty()).await;
        self.refused.remove(0)
    }

    pub(crate) async fn open(&mut self, plan: RoomPlan) -> String {
        self.call(&RoomCall::Open(plan)).await;
        self.until("the room", |player| player.room.is_some()).await;
        self.code()
    }

    pub(crate) async fn enter(&mut self, code: &str) {
        self.call(&RoomCall::Enter { code: code.to_owned() }).await;
        self.until("the room", |player| player.room.as_ref().is_some_and(|room| room.code == code)).await;
    }

    pub(crate) async fn sit(&mut self, deck: &str) {
        self.call(&RoomCall::Sit { seat: None, deck: built_in(deck) }).await;
        self.until("a seat", |player| player.room.as_ref().is_some_and(|room| room.you.is_some())).await;
    }

    /// Plays its part in the making of the seed, until the cards are dealt.
    pub(crate) async fn begin(&mut self) {
        let share = [self.seat().0 + 40; 32];
        self.until("all seats are taken", |player| player.stage() == Some(RoomStage::Promising)).await;
        let game = self.room.as_ref().expect("a room").game_id.clone();
        let promise = digest_text(&promise_of_share(&game, self.seat(), &share));
        self.call(&RoomCall::Promise { promise }).await;
        self.until("all have promised", |player| player.stage() == Some(RoomStage::Sharing)).await;
        self.call(&RoomCall::Share { share: digest_text(&share) }).await;
        self.until("the deal", |player| player.stage() == Some(RoomStage::Playing) && player.table.is_some()).await;
    }

    /// Takes some offer, if there is a question that was not answered yet. Ways back could be gone for ever.
    pub(crate) async fn answer(&mut self) {
        let Some(question) = self.question() else { return };
        if self.waiting.is_some_and(|(waiting, _)| waiting == question.number) {
            return;
        }
        let plain = question.offers.iter().filter(|offer| offer.role != OfferRole::Back);
        let options: Vec<u16> = plain
            .filter_map(|offer| match offer.pick {
                Pick::Option(option) => Some(option),
                _ => None,
            })
            .collect();
        let pick = Seed::from(self.chance).branch(question.number as u64).stream(0).pick(options.len().max(1));
        let option = options.get(pick).copied().unwrap_or(0);
        self.waiting = Some((question.number, option));
        let answer = Call::Answer { question: question.number, pick: Pick::Option(option), then: Vec::new() };
        self.table_call(answer).await;
    }

    /// Plays to the end, whatever happens to the connection.
    pub(crate) async fn play_out(mut self) -> Player {
        while self.saved.is_none() {
            self.answer().await;
            let cut = self.cut_at.is_some_and(|at| self.made.load(Ordering::SeqCst) >= at);
            if cut {
                self.cut_at = None;
            }
            if cut || !self.hear().await {
                self.come_back().await;
            }
        }
        self
    }

    /// Comes again as a browser does after its connection broke, as soon as there is a server.
    pub(crate) async fn come_back(&mut self) {
        let code = self.code();
        self.waiting = None;
        self.reconnected += 1;
        loop {
            let at = *self.address.borrow();
            if let Some(socket) = connect(at, &self.cookie, &format!("http://{at}")).await {
                self.socket = socket;
                self.call(&RoomCall::Ready { version: VERSION }).await;
                self.call(&RoomCall::Enter { code: code.clone() }).await;
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

pub(crate) fn built_in(key: &str) -> DeckChoice {
    DeckChoice::BuiltIn { key: key.to_owned(), main: None }
}

/// A room for so many people.
pub(crate) fn plan(game: GameName, people: usize) -> RoomPlan {
    RoomPlan { game, mode: String::new(), seats: vec![SeatPlan::Person; people], clock: None, free_talk: true }
}

/// Decks that fit a game.
pub(crate) fn decks(game: GameName) -> [&'static str; 3] {
    match game {
        GameName::Vs => ["avengers", "super-villains", "x-men"],
        GameName::Squad => ["starter", "wolverine", "starter"],
    }
}

/// Opens a room and sits down with the others, who come by its code; the cards are dealt.
pub(crate) async fn sit_down(players: &mut [Player], plan: RoomPlan) -> String {
    let decks = decks(plan.game);
    let code = players[0].open(plan).await;
    for (player, deck) in players.iter_mut().zip(decks) {
        player.enter(&code).await;
        player.sit(deck).await;
    }
    let begun = players.iter_mut().map(Player::begin);
    futures_util::future::join_all(begun).await;
    futures_util::future::join_all(players.iter_mut().map(Player::rest)).await;
    code
}
