import { readFileSync } from "node:fs";
import { TRANSLATED } from "../../frontend/languages/catalogues.mjs";
import { ROOT } from "../lib/paths.mjs";

/** The exports of frontend/src/app/entry-server.tsx that this file uses. @typedef {{ EveryPage: { text: string }, clubData(content: object): string, publicPage(address: string): { path: string } | null, renderPage(path: string, site: { origin: string, content: object }, ask: Ask, guess?: string | null): Promise<{ status: number, head: string, body: string, initialData: string }> }} ServerEntry */
/** backend/src/app/pages/known-addresses.ts. @typedef {{ KnownAddresses: new (ask: Ask) => { rightSpelling(pathname: string): Promise<string | null>, guess(pathname: string): Promise<string | null> } }} Addresses */
/** backend/src/app/pages/look-style.ts. @typedef {{ lookStyle(content: object): string, newSiteBar(content: object): string }} Look */
/** @typedef {(query: string, variables: object) => Promise<unknown>} Ask @typedef {import("./sites.mjs").DevSites} DevSites */
/** @typedef {{ status: number, location?: string, html: string }} SentPage */

/** The element that a page's HTML is inserted into. */
const ROOT_TAG = '<div id="root"></div>';
const LOOK = "{ siteContent { accent mark isNew } }";
/** The path of the page for unknown addresses. */
const NOT_FOUND = "/404";
/** Matches the cookie with the visitor's chosen language (backend/src/app/http/site.ts). */
const CHOSEN = new RegExp(`(?:^|;\\s*)language=(${TRANSLATED.join("|")})(?:;|$)`);

const frame = () => readFileSync(`${ROOT}frontend/index.html`, "utf8");

/**
 * Returns a page that shows an error in Vite's error overlay.
 * @param {import("vite").ErrorPayload["err"]} error
 */
export function failurePage({ message, stack, frame, id, loc, plugin }) {
  const failure = JSON.stringify({ message, stack, frame, id, loc, plugin }).replaceAll("<", "\\u003c");
  return `<!doctype html><html lang="en"><title>The page cannot be rendered</title><body><script type="module">
    import { ErrorOverlay } from "/@vite/client";
    document.body.append(new ErrorOverlay(${failure}));
  </script></body></html>`;
}

/**
 * Returns the page of the UI kit. The page's script replaces the site's, so that no build contains any part of the kit.
 * @param {DevSites} sites
 * @param {string} url
 */
export async function kitPage(sites, url) {
  const { vite } = await sites.of(url);
  return vite.transformIndexHtml(url, frame().replace("/src/app/main.tsx", "/src/ui-kit/main.tsx"));
}

/**
 * Renders pages from the sources, with the redirects of the built site (backend/src/app/pages,
 * backend/src/app/http/site.ts). Public pages are rendered completely, with 404 for unknown addresses. Other pages are
 * an empty frame, which their script fills.
 * @param {DevSites} sites
 * @param {import("./backend.mjs").DevBackend} backend
 * @param {string} origin of the site
 */
export function sitePages(sites, backend, origin) {
  /**
   * Sends queries as a visitor who uses the given language.
   * @param {string} language
   * @returns {Ask}
   */
  const askIn = (language) => async (query, variables) => {
    const reply = await fetch(`${backend.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", "accept-language": language },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = /** @type {{ data?: unknown, errors?: { message: string }[] }} */ (
      await reply.json()
    );
    if (errors?.[0]) throw new Error(errors[0].message);
    return data;
  };
  /** @param {string} url @param {string} [cookies] @returns {Promise<SentPage>} */
  return async (url, cookies = "") => {
    const { language, prefix, vite } = await sites.of(url);
    const [, chosen] = CHOSEN.exec(cookies) ?? [];
    if (chosen && prefix === "") return redirect(302, `/${chosen}${url}`);
    const [typed = "", search = ""] = url.slice(prefix.length).split(/(?=\?)(.*)/s);
    const pathname = typed || "/";
    const load = (/** @type {string} */ module) => vite.ssrLoadModule(module);
    const entry = /** @type {ServerEntry} */ (await load("/src/app/entry-server.tsx"));
    const look = /** @type {Look} */ (await load("@contract/app/pages/look-style"));
    const { KnownAddresses } = /** @type {Addresses} */ (await load("@contract/app/pages/known-addresses"));
    const ask = askIn(language);
    const addresses = new KnownAddresses(ask);
    const right = await addresses.rightSpelling(pathname);
    if (right !== null) return redirect(301, prefix + right + search);
    const [{ siteContent: content }, { siteContent: clubLook }] =
      /** @type {[{ siteContent: object }, { siteContent: object }]} */
      (await Promise.all([ask(entry.EveryPage.text, {}), ask(LOOK, {})]));
    const template = await vite.transformIndexHtml(pathname, frame());
    /** @param {string} head @param {string} body */
    const filled = (head, body) =>
      template
        .replace("</head>", () => `${head}${look.lookStyle(clubLook)}</head>`)
        .replace(ROOT_TAG, () => look.newSiteBar(clubLook) + body);
    const page = entry.publicPage(pathname + search);
    if (!page) return { status: 200, html: filled("", ROOT_TAG + entry.clubData(content)) };
    const site = { origin, content };
    let made = await entry.renderPage(page.path, site, ask);
    const guess = made.status === 404 ? await addresses.guess(pathname) : null;
    if (made.status === 404) made = await entry.renderPage(NOT_FOUND, site, ask, guess);
    const missing =
      made.status === 404 ? ` data-missing${guess === null ? "" : ` data-guess="${guess}"`}` : "";
    const root = `<div id="root" data-origin="${origin}"${missing}>${made.body}</div>${made.initialData}`;
    return { status: made.status, html: filled(made.head, root) };
  };
}

/** @param {number} status @param {string} location @returns {SentPage} */
function redirect(status, location) {
  return { status, location, html: "" };
}
