//! Where the project lies, which files it has and which crates it is made of.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

/// The project's folder.
pub(crate) struct Workspace {
    pub(crate) root: PathBuf,
}

/// How something is compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Profile {
    /// For tests.
    Dev,
    /// For players.
    Release,
}

impl Profile {
    /// The folder in cargo's own.
    pub(crate) fn folder(self) -> &'static str {
        match self {
            Profile::Dev => "debug",
            Profile::Release => "release",
        }
    }
}

/// One crate, as `cargo metadata` tells it.
pub(crate) struct Package {
    pub(crate) name: String,
    /// Relative to the root, such as `crates/kernel/Cargo.toml`.
    pub(crate) manifest: String,
    /// What it names in `[dependencies]` and `[build-dependencies]`.
    pub(crate) dependencies: Vec<String>,
}

impl Workspace {
    /// The folder above this crate, as cargo tells it; without cargo, the nearest workspace above the present folder.
    pub(crate) fn open() -> Result<Workspace, String> {
        if let Some(manifest) = std::env::var_os("CARGO_MANIFEST_DIR")
            && let Some(root) = Path::new(&manifest).parent()
        {
            return Ok(Workspace { root: root.to_path_buf() });
        }
        let here = std::env::current_dir().map_err(|error| format!("there is no present folder: {error}"))?;
        here.ancestors()
            .find(|folder| {
                std::fs::read_to_string(folder.join("Cargo.toml")).is_ok_and(|text| text.contains("[workspace]"))
            })
            .map(|root| Workspace { root: root.to_path_buf() })
            .ok_or_else(|| "no workspace here; run this inside the project".to_string())
    }

    /// A cargo command in the root, as it is typed; what may hold a space is added as an argument. What cargo set for
    /// this program is taken away, or crates would be built anew.
    pub(crate) fn cargo(&self, line: &str) -> Command {
        let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        command.args(line.split_whitespace()).current_dir(&self.root);
        for (name, _) in std::env::vars_os() {
            let set_by_cargo = name.to_str().is_some_and(|name| {
                name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_") || name == "CARGO_BIN_NAME"
            });
            if set_by_cargo {
                command.env_remove(&name);
            }
        }
        command
    }

    /// The program `longbox`, where a build puts it.
    pub(crate) fn program(&self, profile: Profile) -> Result<PathBuf, String> {
        Ok(self.target()?.join(profile.folder()).join(format!("longbox{}", std::env::consts::EXE_SUFFIX)))
    }

    /// Where cargo puts what it builds.
    pub(crate) fn target(&self) -> Result<PathBuf, String> {
        let metadata = self.metadata()?;
        let target = metadata["target_directory"].as_str().ok_or("cargo metadata names no target folder")?;
        Ok(PathBuf::from(target))
    }

    pub(crate) fn packages(&self) -> Result<Vec<Package>, String> {
        let metadata = self.metadata()?;
        let packages = metadata["packages"].as_array().ok_or("cargo metadata lists no packages")?;
        Ok(packages.iter().map(|package| self.package(package)).collect())
    }

    fn package(&self, value: &Value) -> Package {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_string();
        let manifest = text(&value["manifest_path"]);
        let manifest = Path::new(&manifest).strip_prefix(&self.root).unwrap_or(Path::new(&manifest));
        let dependencies = value["dependencies"].as_array().map(Vec::as_slice).unwrap_or_default();
        let built_with = dependencies.iter().filter(|dependency| dependency["kind"] != "dev");
        Package {
            name: text(&value["name"]),
            manifest: manifest.to_string_lossy().replace('\\', "/"),
            dependencies: built_with.map(|dependency| text(&dependency["name"])).collect(),
        }
    }

    fn metadata(&self) -> Result<Value, String> {
        told(self.cargo("metadata --no-deps --format-version 1"))
    }

    /// Everything that takes part in a build, ours and others'; with a platform only what is built for it.
    pub(crate) fn parts_metadata(&self, platform: Option<&str>) -> Result<Value, String> {
        let mut command = self.cargo("metadata --locked --format-version 1");
        if let Some(platform) = platform {
            command.args(["--filter-platform", platform]);
        }
        told(command)
    }

    /// Every file that is tracked or would be, relative to the root, with `/` between folders, sorted.
    pub(crate) fn files(&self) -> Result<Vec<String>, String> {
        let mut command = Command::new("git");
        command.args(["ls-files", "-co", "--exclude-standard", "-z"]).current_dir(&self.root);
        let output = stdout_of(&mut command)?;
        let mut files: Vec<String> = output.split('\0').filter(|path| !path.is_empty()).map(String::from).collect();
        files.retain(|path| self.root.join(path).is_file());
        files.sort();
        files.dedup();
        Ok(files)
    }

    /// The text of a file; nothing when it is absent or not text.
    pub(crate) fn text(&self, path: &str) -> Option<String> {
        std::fs::read_to_string(self.root.join(path)).ok()
    }
}

/// What `cargo metadata` answers.
fn told(mut command: Command) -> Result<Value, String> {
    let output = stdout_of(&mut command)?;
    serde_json::from_str(&output).map_err(|error| format!("cargo metadata is not JSON: {error}"))
}

fn stdout_of(command: &mut Command) -> Result<String, String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output =
        command.stdin(Stdio::null()).output().map_err(|error| format!("`{name}` could not be started: {error}"))?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        Err(String::from_utf8_lossy(&output.stderr).trim().to_string())
    }
}
