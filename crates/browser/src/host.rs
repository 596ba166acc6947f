//! A server of the page for one test, which the test may stop.

use std::net::SocketAddr;
use std::path::Path;

use longbox_server::Page;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::Outcome;

#[derive(Debug)]
pub(crate) struct Host {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    server: JoinHandle<std::io::Result<()>>,
}

impl Host {
    /// Serves a folder at a port that is free.
    pub(crate) async fn start(folder: &Path) -> Outcome<Host> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let (stop, stopped) = oneshot::channel();
        let stopped = async {
            // Forgotten is stopped as well.
            let _ = stopped.await;
        };
        let server = tokio::spawn(longbox_server::serve(listener, Page::in_folder(folder), None, stopped));
        Ok(Host { address, stop, server })
    }

    pub(crate) fn address(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// Afterwards nobody answers at the address.
    pub(crate) async fn stop(self) -> Outcome {
        let _ = self.stop.send(());
        self.server.await??;
        Ok(())
    }
}
