// Runs in the worker: the same program as the page, entered by its other door.
import init, { start_worker } from "./longbox.js";

// What the page says before the program is here would be lost.
const early = [];
const hold = (event) => early.push(event);
self.addEventListener("message", hold);

await init();
start_worker();

self.removeEventListener("message", hold);
early.forEach(({ data, ports }) => self.dispatchEvent(new MessageEvent("message", { data, ports })));
