// Keeps the page for visits without a network: answers from what it has kept, and fetches a new build in the background.
// `cargo xtask page` fills in the three lines that follow; a development build keeps nothing.
const BUILD = "{{build}}";
const FILES = ["{{files}}"];
const LATER = ["{{later}}"];

const HOME = new URL("./", self.registration.scope).href;
// Several copies of the page may live under one host.
const OURS = `longbox ${HOME} `;
const KEPT = OURS + BUILD;

self.addEventListener("install", (event) => event.waitUntil(keep().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(forget().then(() => self.clients.claim())));
// The page has nothing else to do: what is fetched only when it is opened is kept as well.
self.addEventListener("message", (event) => event.data === "later" && event.waitUntil(keepLater()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(HOME)) {
    event.respondWith(answer(request));
  }
});

async function keep() {
  const cache = await caches.open(KEPT);
  // A file with the build in its name never changes; the others are asked for anew.
  const asked = (file) => new Request(new URL(file, HOME), { cache: file.startsWith("app-") ? "default" : "no-cache" });
  await cache.addAll(FILES.map(asked));
  const home = await cache.match(HOME);
  // The host may be in the middle of an upload.
  if (home && !(await home.text()).includes(BUILD)) {
    await caches.delete(KEPT);
    throw new Error("the page is of another build than its service worker");
  }
}

// What does not come now comes at the next visit, or when it is opened.
async function keepLater() {
  // A newer build may have taken over.
  if (!(await caches.has(KEPT))) return;
  const cache = await caches.open(KEPT);
  for (const file of LATER) {
    const address = new URL(file, HOME);
    if (!(await cache.match(address, { ignoreVary: true }))) await cache.add(address).catch(() => {});
  }
}

// Keeps one older build: a page that is still open may ask for its files.
async function forget() {
  const older = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== KEPT);
  const useless = FILES.length > 0 ? older.slice(0, -1) : older;
  await Promise.all(useless.map((name) => caches.delete(name)));
}

async function answer(request) {
  const address = new URL(request.url);
  address.search = "";
  address.hash = "";
  const wanted = address.href === `${HOME}index.html` ? HOME : address.href;
  const cache = await caches.open(KEPT);
  const kept = (await cache.match(wanted, { ignoreVary: true })) ?? (await caches.match(wanted, { ignoreVary: true }));
  return kept ?? fetch(request);
}
