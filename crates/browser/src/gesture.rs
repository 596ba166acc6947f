//! Dragging with real pointers: the mouse through WebDriver, a finger through the browser's own input.

use serde_json::{Value, json};

use crate::{Outcome, Visit};

/// What moves over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointer {
    /// Through WebDriver, in any browser.
    Mouse,
    /// Through the developer tools, so in Chromium alone.
    Finger,
}

/// A move is made in so many steps, as a hand makes it.
const STEPS: i64 = 8;

/// The middle of the first element that a selector fits and whose middle is in the window.
const MIDDLE: &str = "
    const inside = ([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight;
    const rects = [...document.querySelectorAll(arguments[0])].map((one) => one.getBoundingClientRect());
    const seen = rects.filter(({ width }) => width > 0);
    const middles = seen.map(({ left, top, width, height }) => [left + width / 2, top + height / 2].map(Math.round));
    return middles.find(inside) ?? null;";

/// A pointer that is held down.
#[derive(Debug)]
pub struct Grip<'a> {
    visit: &'a Visit,
    pointer: Pointer,
    at: (i64, i64),
}

impl Visit {
    /// The middle of the first element that a selector fits, among those whose middle is in the window.
    pub async fn middle(&self, selector: &str) -> Outcome<(i64, i64)> {
        let found = self.driver().execute(MIDDLE, vec![selector.into()]).await?.json().clone();
        match found.as_array().map(Vec::as_slice) {
            Some([Value::Number(x), Value::Number(y)]) => {
                Ok((x.as_i64().unwrap_or_default(), y.as_i64().unwrap_or_default()))
            }
            _ => Err(format!("nothing in the window is `{selector}`").into()),
        }
    }

    /// Presses a pointer down on an element.
    pub async fn press(&self, pointer: Pointer, selector: &str) -> Outcome<Grip<'_>> {
        let at = self.middle(selector).await?;
        let grip = Grip { visit: self, pointer, at };
        match pointer {
            Pointer::Mouse => self.driver().action_chain().move_to(at.0, at.1).click_and_hold().perform().await?,
            Pointer::Finger => grip.touch("touchStart", &[at]).await?,
        }
        Ok(grip)
    }
}

impl Grip<'_> {
    async fn touch(&self, kind: &str, points: &[(i64, i64)]) -> Outcome {
        let points: Vec<Value> = points.iter().map(|(x, y)| json!({ "x": x, "y": y })).collect();
        let event = json!({ "type": kind, "touchPoints": points });
        self.visit.driver().cdp().send_raw("Input.dispatchTouchEvent", event).await?;
        Ok(())
    }

    /// Moves to a point of the window.
    pub async fn move_to(&mut self, (x, y): (i64, i64)) -> Outcome {
        let from = self.at;
        for step in 1..=STEPS {
            let at = (from.0 + (x - from.0) * step / STEPS, from.1 + (y - from.1) * step / STEPS);
            match self.pointer {
                Pointer::Mouse => self.visit.driver().action_chain().move_to(at.0, at.1).perform().await?,
                Pointer::Finger => self.touch("touchMove", &[at]).await?,
            }
        }
        self.at = (x, y);
        Ok(())
    }

    /// Moves by so many pixels.
    pub async fn move_by(&mut self, (x, y): (i64, i64)) -> Outcome {
        self.move_to((self.at.0 + x, self.at.1 + y)).await
    }

    /// Moves onto an element.
    pub async fn move_onto(&mut self, selector: &str) -> Outcome {
        let place = self.visit.middle(selector).await?;
        self.move_to(place).await
    }

    /// Lets go where the pointer is: a drop, if something was lifted.
    pub async fn release(self) -> Outcome {
        match self.pointer {
            Pointer::Mouse => Ok(self.visit.driver().action_chain().release().perform().await?),
            Pointer::Finger => self.touch("touchEnd", &[]).await,
        }
    }
}
