//! A server of its own for each test, which can be killed and started again.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use longbox_online::{Hall, Limits, MemoryStore, SqliteStore, Store};
use longbox_server::{Online, Page};
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::{oneshot, watch};

/// Limits under which tests do not wait.
pub(crate) fn limits() -> Limits {
    Limits { pause: Duration::ZERO, rate: 100_000, queue: 4_096, guests: 10_000, ..Limits::default() }
}

/// A server with threads of its own, so that it can be killed at any moment.
pub(crate) struct Server {
    runtime: Option<Runtime>,
    stop: Option<oneshot::Sender<()>>,
    served: Option<tokio::task::JoinHandle<std::io::Result<()>>>,
    address: watch::Sender<SocketAddr>,
}

impl Server {
    pub(crate) fn start(store: Arc<dyn Store>, limits: Limits) -> Server {
        let (address, _) = watch::channel(SocketAddr::from(([127, 0, 0, 1], 0)));
        let mut server = Server { runtime: None, stop: None, served: None, address };
        server.start_again(store, limits);
        server
    }

    pub(crate) fn in_memory(limits: Limits) -> Server {
        Server::start(Arc::new(MemoryStore::default()), limits)
    }

    /// The same server with what is stored, at another port.
    pub(crate) fn start_again(&mut self, store: Arc<dyn Store>, limits: Limits) {
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build().expect("a runtime");
        let (stop, stopped) = oneshot::channel::<()>();
        let (tell, told) = std::sync::mpsc::channel();
        let served = runtime.spawn(async move {
            let hall = Hall::open(store, limits).await.expect("a hall");
            let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
            tell.send(listener.local_addr().expect("an address")).expect("somebody waits");
            let online = Online { hall, origins: Vec::new() };
            let page = Page::in_folder("no-page");
            longbox_server::serve(listener, page, Some(online), async {
                let _ = stopped.await;
            })
            .await
        });
        self.address.send_replace(told.recv().expect("the server has come up"));
        (self.runtime, self.stop, self.served) = (Some(runtime), Some(stop), Some(served));
    }

    /// Where it is, now and after every start.
    pub(crate) fn address(&self) -> watch::Receiver<SocketAddr> {
        self.address.subscribe()
    }

    /// Ends everything at once, whatever it is doing.
    pub(crate) fn kill(&mut self) {
        if let Some(stop) = self.stop.take() {
            // Nobody asks it to end.
            std::mem::forget(stop);
        }
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_timeout(Duration::from_secs(5));
        }
    }

    /// Asks it to end, and waits.
    pub(crate) fn stop(&mut self) {
        let (stop, served) = (self.stop.take().expect("it runs"), self.served.take().expect("it runs"));
        stop.send(()).expect("it listens");
        let runtime = self.runtime.take().expect("it runs");
        let ended = runtime.block_on(async { tokio::time::timeout(Duration::from_secs(10), served).await });
        ended.expect("it ends in time").expect("without a fault").expect("without an error");
        runtime.shutdown_timeout(Duration::from_secs(5));
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

/// An empty folder of this test alone.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("online-{name}"));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

/// What is stored there. A server that was killed a moment ago may still hold it.
pub(crate) fn sqlite(folder: &Path) -> Arc<dyn Store> {
    for _ in 0..200 {
        if let Ok(store) = SqliteStore::open(folder) {
            return Arc::new(store);
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    panic!("{:?}", SqliteStore::open(folder));
}
