// Runs in a worker of its own: test games of a deck.
import init, { start_lab } from "./lab.js";

// What the page says before the program is here would be lost.
const early = [];
const hold = (event) => early.push(event);
self.addEventListener("message", hold);

await init();
start_lab();

self.removeEventListener("message", hold);
early.forEach(({ data }) => self.dispatchEvent(new MessageEvent("message", { data })));
