//! Every part of somebody else comes with a licence that lets us hand it on.

use spdx::{Expression, ParseMode};

use crate::finding::Finding;
use crate::parts::{self, LOCK, Part};
use crate::workspace::Workspace;

/// Licences that ask for no more than to be named.
const ALLOWED: [&str; 10] =
    ["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "BSL-1.0", "CC0-1.0", "ISC", "MIT", "Unicode-3.0", "Zlib"];

pub(crate) fn findings(workspace: &Workspace, _: &[String]) -> Vec<Finding> {
    parts::judged(workspace, |parts| parts.iter().filter_map(finding).collect())
}

fn finding(part: &Part) -> Option<Finding> {
    let Part { name, version, licence, .. } = part;
    let problem = match expression(licence) {
        Some(expression) if is_allowed(&expression) => return None,
        Some(_) => format!("{name} {version} is under {licence}; use another part, or allow it in tidy/licences.rs"),
        None => format!("{name} {version} names no licence that can be read ('{licence}'); use another part"),
    };
    Some(Finding::new(LOCK, 1, problem))
}

/// Old manifests put a slash where "or" is meant.
pub(crate) fn expression(licence: &str) -> Option<Expression> {
    Expression::parse_mode(licence, ParseMode::LAX).ok()
}

fn is_allowed(expression: &Expression) -> bool {
    expression.evaluate(|wanted| wanted.license.id().is_some_and(|id| ALLOWED.contains(&id.name)))
}

#[cfg(test)]
mod tests {
    use super::{expression, finding, is_allowed};
    use crate::parts::Part;

    fn allowed(licence: &str) -> bool {
        expression(licence).is_some_and(|expression| is_allowed(&expression))
    }

    #[test]
    fn one_of_several_is_enough_and_all_of_them_where_all_are_asked() {
        assert!(allowed("MIT/Apache-2.0"));
        assert!(allowed("GPL-3.0-only OR MIT"));
        assert!(allowed("(MIT OR Apache-2.0) AND Unicode-3.0"));
        assert!(!allowed("MIT AND GPL-3.0-only"));
    }

    #[test]
    fn what_asks_for_more_or_says_nothing_is_found() {
        let part = |licence: &str| Part {
            name: "some".into(),
            version: "1.0.0".into(),
            licence: licence.into(),
            folder: "some".into(),
        };
        assert!(finding(&part("GPL-3.0-only")).is_some_and(|found| found.text.contains("GPL-3.0-only")));
        assert!(finding(&part("")).is_some_and(|found| found.text.contains("names no licence")));
        assert_eq!(finding(&part("Zlib")), None);
    }
}
