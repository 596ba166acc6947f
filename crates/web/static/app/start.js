// Runs in the window: shows the page and keeps it for visits without a network.
import init, { start_page } from "./longbox.js";

await init();
start_page(new URL("worker.js", import.meta.url).href);

// Beside index.html, so that it may answer for the whole page. Some browsers refuse it in private windows.
navigator.serviceWorker?.register("sw.js").catch((error) => console.warn("Longbox cannot be kept here:", error));
