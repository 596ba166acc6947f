//! The page from the program: the address it says is where it answers.

use super::{file, longbox, path, program};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, ChildStdout, Stdio};

/// The program while it serves; it ends with the test.
struct Served {
    child: Child,
    address: String,
    /// A program that nobody listens to any more ends by itself.
    _output: BufReader<ChildStdout>,
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn serve(args: &[&str]) -> Served {
    let mut child = program(&[&["serve"], args].concat()).stdout(Stdio::piped()).spawn().expect("the program runs");
    let mut output = BufReader::new(child.stdout.take().expect("its output is open"));
    let said =
        output.by_ref().lines().map_while(Result::ok).find_map(|line| Some(line.split_once("http://")?.1.to_owned()));
    let address = said.expect("it says its address").trim_end_matches('/').to_owned();
    Served { child, address, _output: output }
}

fn answer(served: &Served) -> String {
    asked(served, "/")
}

fn asked(served: &Served, path: &str) -> String {
    let mut wire = TcpStream::connect(&served.address).expect("somebody listens");
    let request = format!("GET {path} HTTP/1.1\r\nHost: longbox\r\nConnection: close\r\n\r\n");
    wire.write_all(request.as_bytes()).expect("it can be asked");
    let mut text = String::new();
    wire.read_to_string(&mut text).expect("it answers");
    text
}

/// With or without a page in this build, it answers with one of its own.
#[test]
fn it_answers_where_it_says() {
    let served = serve(&[]);
    let text = answer(&served);
    assert!(text.starts_with("HTTP/1.1 ") && text.contains("Longbox"), "{text}");
}

#[test]
fn two_programs_take_two_ports() {
    let (first, second) = (serve(&[]), serve(&[]));
    assert_ne!(first.address, second.address);
    assert!(answer(&second).contains("Longbox"));
}

#[test]
fn a_named_port_is_that_port_or_none() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let ran = longbox(&["serve", "--port", &port]);
    assert_eq!(ran.status, Some(1));
    assert!(ran.err.contains(&port) && ran.err.contains("--port"), "{}", ran.err);
    drop(taken);
    assert!(serve(&["--port", &port]).address.ends_with(&port));
}

/// A browser that cannot be opened is no reason to stop.
#[test]
fn without_a_desktop_it_serves_all_the_same() {
    let mut command = program(&["serve", "--open"]);
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME", "BROWSER"] {
        command.env_remove(name);
    }
    if cfg!(any(windows, target_os = "macos")) {
        return;
    }
    let mut child = command.stdout(Stdio::piped()).spawn().expect("the program runs");
    let mut lines = BufReader::new(child.stdout.take().expect("its output is open")).lines().map_while(Result::ok);
    assert!(lines.any(|line| line.contains("no desktop")));
    let _ = child.kill();
    let _ = child.wait();
}

#[test]
fn games_between_people_are_kept_by_one_program_at_a_time() {
    let _ = std::fs::remove_dir_all(file("kept-games"));
    let args = ["--data", &path("kept-games")];
    let served = serve(&args);
    assert!(asked(&served, "/health").ends_with("{\"status\":\"ok\",\"rooms\":0,\"connections\":0}"));
    let second = longbox(&["serve", "--data", &path("kept-games")]);
    assert_eq!(second.status, Some(1));
    assert!(second.err.contains("another server uses"), "{}", second.err);
    drop(served);
    assert!(asked(&serve(&args), "/health").contains("ok"), "what is kept is opened again");
    let wrong = longbox(&["serve", "--origin", "play.example.org"]);
    assert!(wrong.err.contains("https://play.example.org"), "{}", wrong.err);
}

#[cfg(unix)]
#[test]
fn it_ends_in_peace() {
    let mut served = serve(&[]);
    assert!(answer(&served).contains("Longbox"));
    let pid = served.child.id().to_string();
    assert!(std::process::Command::new("kill").args(["-INT", &pid]).status().unwrap().success());
    assert_eq!(served.child.wait().unwrap().code(), Some(0));
}
