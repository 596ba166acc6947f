// Runs in the worker: the games.
import init, { start_worker } from "./games.js";

// A worker that is named "given" gets the compiled program in a message, or null where it cannot be handed on; any other
// fetches its own.
let take;
const program = new Promise((done) => { take = done; });
if (self.name !== "given") take();

// What the page says before the program is here would be lost.
const early = [];
const hold = (event) => typeof event.data === "string" ? early.push(event) : take(event.data);
self.addEventListener("message", hold);
// A program that cannot be handed on is fetched after all.
self.addEventListener("messageerror", () => take(), { once: true });

const given = await program;
await init(given && { module_or_path: given });
start_worker();

self.removeEventListener("message", hold);
early.forEach(({ data, ports }) => self.dispatchEvent(new MessageEvent("message", { data, ports })));
