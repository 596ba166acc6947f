// Runs in the window: shows how far the program has come, starts it, and keeps the page for visits without a network.

// The page's program comes first: everything else can happen while it is on its way. The games follow when all of it has
// come, so that the two do not share the line; by then the page can be seen.
let program;
let games;
let kept = false;
fetchPrograms();
let bindings = import("./longbox.js");
let style = fetchStyle();
// Whoever waits for them hears of it.
[bindings, style].forEach((coming) => coming.catch(() => {}));

wearTheme();
if (document.readyState === "loading") {
  await new Promise((done) => document.addEventListener("DOMContentLoaded", done, { once: true }));
}
part("late").remove();
while (!(await load())) {
  await new Promise((done) => part("again").addEventListener("click", done, { once: true }));
  again();
}

// A part of the shell.
function part(name) {
  return document.getElementById(`shell-${name}`);
}

// False: it did not work, and the shell says so.
async function load() {
  try {
    const [compiled, { default: init, start_page }] = await Promise.all([program, bindings, style]);
    part("say").textContent = "Starting…";
    part("progress").removeAttribute("value");
    await init({ module_or_path: compiled });
    start_page(new URL("worker.js", import.meta.url).href, fetchGames, tools);
    document.querySelectorAll("[data-shell]").forEach((piece) => piece.remove());
    return true;
  } catch (error) {
    fail(error);
    return false;
  }
}

function fetchPrograms() {
  const come = new Promise((done) => {
    program = fetchProgram("longbox_bg.wasm", (copy) => count(copy).catch(() => {}).then(done));
  });
  program.catch(() => {});
  games = undefined;
  come.then(() => { fetchGames(); });
}

// The program of the games, for every worker that the page starts. After a failure it is fetched anew.
function fetchGames() {
  if (!games) {
    games = fetchProgram("games_bg.wasm");
    // With them everything is here, and can be kept.
    games.then(keep, () => { games = undefined; });
  }
  return games;
}

// What the page has no code for: by the tool's name, to a text.
async function tools(name, text) {
  if (name === "copy") {
    await navigator.clipboard.writeText(text);
    return text;
  }
  if (name === "sound") {
    const { play } = await import("./sound.js");
    return play(text);
  }
  // A link may hold a whole game: packed, in letters that an address may have.
  const through = (data, stream) => new Response(new Blob([data]).stream().pipeThrough(stream)).arrayBuffer();
  if (name === "pack") {
    const bytes = new Uint8Array(await through(text, new CompressionStream("deflate-raw")));
    const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  }
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
}

async function fetchProgram(file, counts) {
  const response = await fetch(new URL(file, import.meta.url));
  if (!response.ok) throw new Error(`the program did not come: ${response.status} ${response.statusText}`);
  // The copy is counted, so that the browser can keep what it has compiled of the original.
  const counted = counts?.(response.clone());
  const known = response.headers.get("content-type")?.startsWith("application/wasm");
  const compiled = await (known ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer()));
  await counted;
  return compiled;
}

// On the way the program is packed, so only the page knows how big it will be.
async function count(response) {
  let counted = 0;
  for (const reader = response.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return;
    counted += value.length;
    const shell = document.getElementById("shell");
    // Not there yet, or gone already.
    if (!shell) continue;
    const share = Math.min(counted / Number(shell.dataset.bytes), 1);
    part("progress").value = share;
    part("say").textContent = `Loading… ${Math.floor(share * 100)}%`;
  }
}

// The page is not shown before its style is there; the shell does not wait for it.
function fetchStyle() {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = new URL("longbox.css", import.meta.url);
  return new Promise((done, failed) => {
    sheet.onload = done;
    sheet.onerror = () => {
      sheet.remove();
      failed(new Error("the style sheet did not come"));
    };
    document.head.append(sheet);
  });
}

function fail(error) {
  console.warn("Longbox did not start:", error);
  const { CompileError, LinkError, RuntimeError } = WebAssembly;
  const cannot = [CompileError, LinkError, RuntimeError].some((kind) => error instanceof kind);
  part("failed").textContent = cannot
    ? "Longbox can't start in this browser. Try a newer one."
    : "Longbox couldn't be loaded. Are you offline?";
  showFailure(true);
  // Bad news does not wait for its moment.
  document.getElementById("shell").classList.add("is-failed");
  part("again").focus();
}

function showFailure(failed) {
  part("say").hidden = failed;
  part("progress").hidden = failed;
  part("failed").hidden = !failed;
  part("again").hidden = !failed;
}

function again() {
  showFailure(false);
  part("say").textContent = "Loading…";
  part("progress").removeAttribute("value");
  fetchPrograms();
  // A browser may remember that a script did not come; it does not know this address.
  bindings = bindings.catch(() => import(`./longbox.js?again=${performance.now()}`));
  style = style.catch(fetchStyle);
  [bindings, style].forEach((coming) => coming.catch(() => {}));
}

// The theme that was chosen, before the program can say it.
function wearTheme() {
  try {
    const { theme } = JSON.parse(localStorage.getItem("longbox.settings")) ?? {};
    if (theme === "Light" || theme === "Dark") document.documentElement.dataset.theme = theme.toLowerCase();
  } catch {
    // Then the system decides.
  }
}

function keep() {
  const keeper = navigator.serviceWorker;
  if (!keeper || kept) return;
  kept = true;
  // A newer build that comes before anybody has touched this one is shown at once; otherwise at the next visit.
  const older = keeper.controller;
  let touched = false;
  const touch = () => { touched = true };
  ["pointerdown", "keydown"].forEach((kind) => addEventListener(kind, touch, { once: true, capture: true }));
  keeper.addEventListener("controllerchange", () => older && !touched && location.reload());
  // Beside index.html, so that it may answer for the whole page. Some browsers refuse it in private windows.
  keeper.register("sw.js").catch((error) => console.warn("Longbox cannot be kept here:", error));
  // What is fetched only when it is opened is kept once there is nothing else to do, of a newer build as well.
  const idle = self.requestIdleCallback ?? ((act) => setTimeout(act, 5000));
  const later = () => keeper.ready.then(({ active }) => idle(() => active.postMessage("later")));
  keeper.addEventListener("controllerchange", later);
  later();
}
