// Shows pages without a network: a cached copy of a public page that the visitor has already opened, and /offline.html
// for all other pages. /offline.html also shows the team last seen on this device (ADR 20). Without a language in the
// address, the chosen language is used, as on the server. With a network, pages always come from the server, so that a
// new build is used immediately. API replies are not cached. The build fills in the version, and the languages
// other than English.
const CACHE = "site-BUILD_VERSION";
const OFFLINE_PAGE = "/offline.html";
const LANGUAGES = "BUILD_LANGUAGES".split(" ");
/** The pattern of a translated page's path prefix, such as `/hi`. */
const ANY_PREFIX = `/(?:${LANGUAGES.join("|")})`;
const PREFIX = new RegExp(`^${ANY_PREFIX}(?=/|$)`);
const DESK = new RegExp(`^(?:${ANY_PREFIX})?/desk$`);
/** Matches the paths of the build's scripts, styles and fonts. Each language has its own files. */
const ASSET = new RegExp(`^(?:${ANY_PREFIX})?/assets/`);
const OFFLINE_FILES = [
  OFFLINE_PAGE,
  ...LANGUAGES.map((language) => `/${language}${OFFLINE_PAGE}`),
  "/offline.js",
];
/** Maximum number of cached pages. Only the number of events' pages can grow. */
const MOST_PAGES = 40;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate" && request.method === "GET") event.respondWith(page(event));
  else if (ASSET.test(new URL(request.url).pathname)) event.respondWith(asset(request));
  else if (OFFLINE_FILES.includes(new URL(request.url).pathname)) event.respondWith(offlineFile(request));
});

// The desk sends the names of its loaded files (features/admin-checkin/desk/keep-files.ts). The files are cached, so
// that the desk can also be reloaded without a network.
self.addEventListener("message", (event) => {
  const { keep: files, page } = event.data ?? {};
  if (Array.isArray(files) && DESK.test(page)) event.waitUntil(keepDesk(page, files));
});

async function keepDesk(page, files) {
  const cache = await caches.open(CACHE);
  await cache.addAll([page, ...files.filter((file) => ASSET.test(String(file)))]);
}

async function asset(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(CACHE)).match(request.url);
    if (kept) return kept;
    throw error;
  }
}

async function install() {
  const cache = await caches.open(CACHE);
  await cache.addAll(OFFLINE_FILES.map((path) => new Request(path, { cache: "reload" })));
  await self.skipWaiting();
}

async function activate() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function page(event) {
  const { pathname, search } = new URL(event.request.url);
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (isPublicPage(response)) event.waitUntil(keep(pathname, response.clone()));
    return response;
  } catch {
    const cache = await caches.open(CACHE);
    const asked = PREFIX.exec(pathname)?.[0];
    const prefix = asked ?? (await chosenPrefix());
    const translated = asked === undefined && prefix !== "" ? await keptPath(cache, prefix, pathname) : null;
    if (translated !== null) return Response.redirect(translated + search);
    return (
      (await cache.match(pathname)) ??
      (await cache.match(prefix + OFFLINE_PAGE)) ??
      (await cache.match(OFFLINE_PAGE)) ??
      Response.error()
    );
  }
}

/**
 * Returns the path prefix of the language that the visitor chose (app/layout/language-links.tsx). Returns "" if the
 * browser does not allow reading the cookie.
 */
async function chosenPrefix() {
  const chosen = await self.cookieStore?.get("language").catch(() => null);
  const prefix = `/${chosen?.value ?? ""}`;
  return PREFIX.test(prefix) ? prefix : "";
}

/**
 * Returns the path under which a page is cached in a language, or null. Also tries the path without its final slash,
 * because the home page of a language is both `/hi/` and `/hi`.
 */
async function keptPath(cache, prefix, pathname) {
  for (const path of [prefix + pathname, (prefix + pathname).replace(/\/$/, "")])
    if (await cache.match(path)) return path;
  return null;
}

async function offlineFile(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request)) ?? fetch(request);
}

/**
 * Returns whether a page is the same for all visitors. Pages that depend on the session have the header X-Robots-Tag.
 */
function isPublicPage({ status, redirected, headers }) {
  return (
    status === 200 &&
    !redirected &&
    headers.get("content-type")?.startsWith("text/html") === true &&
    headers.get("cache-control") === "no-cache" &&
    headers.get("x-robots-tag") === null
  );
}

async function keep(pathname, response) {
  const cache = await caches.open(CACHE);
  await cache.put(pathname, response);
  const isPage = ({ url }) => {
    const { pathname: path } = new URL(url);
    return !OFFLINE_FILES.includes(path) && !DESK.test(path) && !ASSET.test(path);
  };
  const pages = (await cache.keys()).filter(isPage);
  await Promise.all(pages.slice(0, Math.max(0, pages.length - MOST_PAGES)).map((old) => cache.delete(old)));
}
