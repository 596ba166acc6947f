// Runs in the window: shows the page and keeps it for visits without a network.
import init, { start_page } from "./longbox.js";

await init();
start_page(new URL("worker.js", import.meta.url).href);

const keeper = navigator.serviceWorker;
if (keeper) {
  // A newer build that comes before anybody has touched this one is shown at once; otherwise at the next visit.
  const older = keeper.controller;
  let touched = false;
  const touch = () => { touched = true };
  ["pointerdown", "keydown"].forEach((kind) => addEventListener(kind, touch, { once: true, capture: true }));
  keeper.addEventListener("controllerchange", () => older && !touched && location.reload());
  // Beside index.html, so that it may answer for the whole page. Some browsers refuse it in private windows.
  keeper.register("sw.js").catch((error) => console.warn("Longbox cannot be kept here:", error));
}
