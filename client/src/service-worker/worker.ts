/**
 * Keeps the score sheet for when there is no connection. Its scope is /score: no other page is ever under it.
 *
 * A page that can be had from the server is always the server's. What was kept is for when the server doesn't answer,
 * and it is whole: one build's page with the very files that it loads, whose names change with what is in them.
 *
 * The build puts `KEPT` before this text; so a new build is a new worker, and browsers fetch it by themselves.
 */

/** The build's version, its page's own script, and all files that the sheet loads. */
declare const KEPT: { readonly version: string; readonly entry: string; readonly files: readonly string[] };

/** What of a service worker's global scope is used here. */
interface Scope {
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "message", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
}

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

const PAGE = "/score";
const PREFIX = "kozel-score-";
const CACHE = PREFIX + KEPT.version;
/** A server that doesn't answer within this is as good as none: at a table, somebody waits with a result. */
const PATIENCE_MS = 4_000;

const scope = globalThis as unknown as Scope;

scope.addEventListener("install", (event) => {
  event.waitUntil(keepAll().then(() => scope.skipWaiting()));
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => scope.clients.claim()));
});

// The page's language has changed, and its words are in the page.
scope.addEventListener("message", (event) => event.waitUntil(keepPage().catch(() => undefined)));

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== scope.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (KEPT.files.includes(pathname)) event.respondWith(keptFile(request));
  else if (pathname.startsWith("/api/catalogue/")) event.respondWith(words(request));
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  const missing = await Promise.all(
    KEPT.files.map(async (file) => {
      // A file of this name is the same in every build.
      const before = await caches.match(file);
      if (before === undefined) return file;
      await cache.put(file, before);
      return null;
    }),
  );
  await cache.addAll(missing.filter((file) => file !== null));
  await keepPage();
}

/** Keep the server's page, if it is of this build: what is kept must be whole. */
async function keepPage(): Promise<void> {
  const turn = ++asked;
  await keepIfOurs(await fetch(PAGE, { cache: "no-store" }), turn);
}

/** How often the page was asked for, and which of these times the kept page comes from. */
let asked = 0;
let keptFrom = 0;

async function keepIfOurs(response: Response, turn: number): Promise<void> {
  const ours = response.ok && (await response.clone().text()).includes(KEPT.entry);
  if (!ours) throw new Error("the server has another build by now");
  // One that was asked for later may be here already, in the language that was chosen meanwhile.
  if (turn < keptFrom) return;
  keptFrom = turn;
  await (await caches.open(CACHE)).put(PAGE, response);
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)));
}

async function page(request: Request): Promise<Response> {
  const kept = await caches.match(PAGE, { cacheName: CACHE });
  if (kept === undefined) return fetch(request);
  const turn = ++asked;
  const answered = fetch(request).then((response) => {
    if (response.status >= 500) return kept;
    // Its words may be in another language than those that were kept.
    keepIfOurs(response.clone(), turn).catch(() => undefined);
    return response;
  });
  return Promise.race([answered, later(PATIENCE_MS, kept)]).catch(() => kept);
}

function later<Value>(ms: number, value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(resolve, ms, value));
}

async function keptFile(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: CACHE, ignoreVary: true })) ?? fetch(request);
}

async function words(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(request, { ignoreVary: true });
    if (kept === undefined) throw error;
    return kept;
  }
}
