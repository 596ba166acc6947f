// Runs in the worker: the same program as the page, entered by its other door.
import init, { start_worker } from "./longbox.js";

// A worker that is named "given" gets the compiled program in its first message; any other fetches its own.
let take;
const program = new Promise((done) => { take = done; });
if (self.name !== "given") take();

// What the page says before the program is here would be lost.
const early = [];
const hold = (event) => event.data instanceof WebAssembly.Module ? take(event.data) : early.push(event);
self.addEventListener("message", hold);
// A program that cannot be handed on is fetched after all.
self.addEventListener("messageerror", () => take(), { once: true });

const given = await program;
await init(given && { module_or_path: given });
start_worker();

self.removeEventListener("message", hold);
early.forEach(({ data, ports }) => self.dispatchEvent(new MessageEvent("message", { data, ports })));
