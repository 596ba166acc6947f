//! Looks for barriers with axe-core, which `cargo verify` fetches.

use std::fmt;
use std::fs;

use serde_json::Value;
use thirtyfour::WebDriver;

use crate::{Outcome, target};

/// Where `cargo verify` and `cargo xtask browser` put it.
const SCRIPT: &str = "tools/node_modules/axe-core/axe.min.js";
/// Only what shuts somebody out.
const SERIOUS: [&str; 2] = ["serious", "critical"];
const RUN: &str = "
    const done = arguments[arguments.length - 1];
    // Whoever speaks to the page says the name of a thing; its numbers are in its label in words, not as they are shown.
    const isNamed = ({ target }) => {
        const thing = document.querySelector(target[0]);
        const names = [...(thing?.querySelectorAll('[class*=__name], [class*=__word]') ?? [])].map((part) => part.textContent.trim());
        return names.some((name) => name && thing.ariaLabel?.toLowerCase().includes(name.toLowerCase()));
    };
    const left = ({ id, nodes }) => id === 'label-content-name-mismatch' ? nodes.filter((node) => !isNamed(node)) : nodes;
    // What still fades in is looked at when it is there.
    const moving = document.getAnimations().filter(({ effect }) => effect.getTiming().iterations !== Infinity);
    Promise.all(moving.map(({ finished }) => finished.catch(() => null)))
        .then(() => axe.run(document, { resultTypes: ['violations'] })).then(
        (found) => done(found.violations.map((one) => ({ ...one, nodes: left(one) }))
            .filter(({ nodes }) => nodes.length > 0).map(({ id, impact, help, nodes }) =>
            ({ id, impact, help, where: nodes.map((node) => node.target.join(' ')).join(', ') }))),
        (error) => done(String(error)));";

/// Something on the page that shuts people out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Barrier {
    /// axe-core's name for the rule, such as `color-contrast`.
    pub rule: String,
    /// What to do about it, in axe-core's words.
    pub help: String,
    /// Selectors of the elements.
    pub places: String,
}

impl fmt::Display for Barrier {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}: {} ({})", self.rule, self.help, self.places)
    }
}

pub(crate) async fn barriers(driver: &WebDriver) -> Outcome<Vec<Barrier>> {
    let file = target().join(SCRIPT);
    let script = fs::read_to_string(&file)
        .map_err(|error| format!("axe-core is not in target/{SCRIPT} ({error}); `cargo xtask browser` fetches it"))?;
    driver.execute(script, vec![]).await?;
    let found = driver.execute_async(RUN, vec![]).await?;
    let found = found.json();
    let list = found.as_array().ok_or_else(|| format!("axe-core did not run: {found}"))?;
    Ok(list.iter().filter(|item| SERIOUS.iter().any(|impact| item["impact"] == *impact)).map(barrier).collect())
}

fn barrier(item: &Value) -> Barrier {
    let text = |name: &str| item[name].as_str().unwrap_or_default().to_string();
    Barrier { rule: text("id"), help: text("help"), places: text("where") }
}
