// Runs in a worker of its own: test games of a deck.
import init, { start_lab } from "./lab.js";

// The page gives the compiled program in a message, or null where it cannot be handed on: then it is fetched.
let take;
const program = new Promise((done) => { take = done; });

// What the page says before the program is here would be lost.
const early = [];
const hold = ({ data }) => typeof data === "string" ? early.push(data) : take(data);
self.addEventListener("message", hold);
self.addEventListener("messageerror", () => take(null), { once: true });

const given = await program;
await init(given ? { module_or_path: given } : undefined);
start_lab();

self.removeEventListener("message", hold);
early.forEach((data) => self.dispatchEvent(new MessageEvent("message", { data })));
