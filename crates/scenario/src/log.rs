//! What a scenario expects of the log. Nothing here knows a game.

use crate::fault::Fault;

/// `log: TEXT`, `no log: TEXT`, `log 3 times: TEXT`: lines of the log that hold the text.
pub(crate) struct Told<'t> {
    text: &'t str,
    /// None: at least once.
    times: Option<usize>,
}

impl<'t> Told<'t> {
    /// None: the line is not about the log.
    pub(crate) fn read(line: &'t str) -> Option<Told<'t>> {
        let (head, text) = line.split_once(':')?;
        let text = text.trim();
        let times = match head.split_whitespace().collect::<Vec<&str>>().as_slice() {
            ["log"] => None,
            ["no", "log"] => Some(0),
            ["log", "once"] => Some(1),
            ["log", "twice"] => Some(2),
            ["log", count, "time" | "times"] => Some(count.parse().ok()?),
            _ => return None,
        };
        Some(Told { text, times })
    }

    pub(crate) fn check(&self, log: &[String]) -> Result<(), Fault> {
        let found = log.iter().filter(|told| told.contains(self.text)).count();
        match self.times {
            None if found > 0 => Ok(()),
            None => Err(Fault::differs("the log", self.text, log.join("\n"))),
            Some(times) if times == found => Ok(()),
            Some(0) => Err(Fault::new(format!("the log should not say '{}'", self.text))),
            Some(times) => {
                let what = format!("how often the log says '{}'", self.text);
                Err(Fault::differs(&what, times, found))
            }
        }
    }
}

/// `TEXT > TEXT > TEXT`: lines of the log hold these texts, one after the other.
pub(crate) fn check_order(log: &[String], texts: &str) -> Result<(), Fault> {
    let mut rest = log.iter();
    for text in texts.split(" > ").map(str::trim) {
        if !rest.any(|told| told.contains(text)) {
            let what = format!("the log does not say '{text}' in that order");
            return Err(Fault::differs(&what, texts.trim().replace(" > ", "\n"), log.join("\n")));
        }
    }
    Ok(())
}
