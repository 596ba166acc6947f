//! What the page is seen on: how large, touched or pointed at, by day or by night.

use serde_json::json;
use thirtyfour::WebDriver;
use thirtyfour::error::WebDriverResult;

/// Sizes are in the pixels of a style sheet.
#[derive(Clone, Copy, Debug)]
pub struct Screen {
    /// Of the page in the window.
    pub width: u32,
    /// Of the page in the window; what is longer must be scrolled.
    pub height: u32,
    /// A phone: fingers and no mouse.
    pub touch: bool,
    /// The system asks for dark colours.
    pub dark: bool,
}

impl Screen {
    /// An ordinary window with room below.
    pub const DESKTOP: Screen = Screen { width: 1280, height: 900, touch: false, dark: false };
    /// As wide and lower: where a table is most easily cut off.
    pub const LAPTOP: Screen = Screen { width: 1280, height: 720, touch: false, dark: false };
    /// The widest that is tested.
    pub const WIDE: Screen = Screen { width: 1440, height: 900, touch: false, dark: false };
    /// A phone held upright.
    pub const PHONE: Screen = Screen { width: 390, height: 844, touch: true, dark: false };
    /// A phone on its side.
    pub const LANDSCAPE: Screen = Screen { width: 844, height: 390, touch: true, dark: false };

    /// The same at night.
    #[must_use]
    pub const fn dark(self) -> Screen {
        Screen { dark: true, ..self }
    }

    /// Makes a tab look like this.
    pub(crate) async fn apply(self, driver: &WebDriver) -> WebDriverResult<()> {
        let devtools = driver.cdp();
        let size = json!({
            "width": self.width, "height": self.height, "deviceScaleFactor": 1, "mobile": self.touch,
        });
        devtools.send_raw("Emulation.setDeviceMetricsOverride", size).await?;
        let touch = json!({ "enabled": self.touch, "maxTouchPoints": 5 });
        devtools.send_raw("Emulation.setTouchEmulationEnabled", touch).await?;
        let scheme = if self.dark { "dark" } else { "light" };
        let media = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
        devtools.send_raw("Emulation.setEmulatedMedia", media).await?;
        Ok(())
    }
}
