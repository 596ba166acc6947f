//! Every link in a document to a file of the project finds it.

use std::path::Path;

use crate::finding::Finding;
use crate::markdown;
use crate::workspace::Workspace;

pub(crate) fn findings(workspace: &Workspace, files: &[String]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in files.iter().filter(|file| file.ends_with(".md")) {
        for (line, target) in markdown::links(&workspace.text(file).unwrap_or_default()) {
            let Some(path) = local(&target) else { continue };
            let from = match path.strip_prefix('/') {
                Some(from_root) => workspace.root.join(from_root),
                None => workspace.root.join(Path::new(file).parent().unwrap_or(Path::new(""))).join(&path),
            };
            if !from.exists() {
                let text = format!("the link to {target} leads nowhere; correct or remove it");
                findings.push(Finding::new(file, line, text));
            }
        }
    }
    findings
}

/// The file that a target names, when it is one of the project.
fn local(target: &str) -> Option<String> {
    let path = target.split(['#', '?']).next().unwrap_or_default();
    let scheme = path.split_once(':').is_some_and(|(before, _)| before.chars().all(|c| c.is_ascii_alphanumeric()));
    (!path.is_empty() && !scheme).then(|| path.replace("%20", " "))
}

#[cfg(test)]
mod tests {
    use super::local;

    #[test]
    fn only_files_of_the_project() {
        assert_eq!(local("docs/a%20b.md#top"), Some("docs/a b.md".to_string()));
        assert_eq!(local("https://example.org/a"), None);
        assert_eq!(local("mailto:a@example.org"), None);
        assert_eq!(local("#top"), None);
    }
}
