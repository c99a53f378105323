import { readFileSync } from "node:fs";
import { ROOT } from "../lib/paths.mjs";

/** frontend/src/app/entry-server.tsx. @typedef {{ EveryPage: { text: string }, clubData(content: object): string, publicPage(pathname: string): { pathname: string } | null, renderPage(pathname: string, site: { origin: string, content: object }, ask: (text: string, variables: object) => Promise<unknown>): Promise<{ status: number, head: string, body: string, initialData: string }> }} ServerEntry */
/** @typedef {import("node:http").IncomingMessage} Request @typedef {import("node:http").ServerResponse} Response */

/** A path with a file extension is a file's. */
const FILE = /\/[^/]*\.[a-z0-9]+$/i;

/** The page of the UI kit: a script of its own instead of the site's, so that no build has any of it. */
const UI_KIT = "/dev/ui";

/** What a page goes into. */
const ROOT_TAG = '<div id="root"></div>';

/** After a save that may mend a page, in milliseconds: Vite forgets the old modules meanwhile. */
const RELOAD_MS = 100;

/** A page that cannot be rendered, with Vite's own way of showing it. @param {Error} error */
function failurePage({ message, stack = "" }) {
  const failure = JSON.stringify({ message, stack }).replaceAll("<", "\\u003c");
  return `<!doctype html><html lang="en"><title>The page cannot be rendered</title><body><script type="module">
    import { ErrorOverlay } from "/@vite/client";
    document.body.append(new ErrorOverlay(${failure}));
  </script></body></html>`;
}

/**
 * Answers for pages as the built site does (backend/src/app/pages): public ones are rendered from the sources, and what
 * is at no address is a 404; the others are the frame, which their script fills. All have what the backend's content says.
 * @param {import("vite").ViteDevServer} vite @param {import("./backend.mjs").DevBackend} backend @param {string} origin of the site
 */
export function devPages(vite, backend, origin) {
  const ask = async (/** @type {string} */ query, /** @type {object} */ variables) => {
    await backend.ready;
    const reply = await fetch(`${backend.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = /** @type {{ data?: unknown, errors?: { message: string }[] }} */ (
      await reply.json()
    );
    if (errors?.[0]) throw new Error(errors[0].message);
    return data;
  };
  /** @param {string} url */
  const pageAt = async (url) => {
    const pathname = new URL(url, origin).pathname;
    const template = readFileSync(`${ROOT}frontend/index.html`, "utf8");
    if (pathname === UI_KIT) {
      const html = template.replace("/src/app/main.tsx", "/src/ui-kit/main.tsx");
      return { status: 200, html: await vite.transformIndexHtml(url, html) };
    }
    const frame = await vite.transformIndexHtml(url, template);
    const entry = /** @type {ServerEntry} */ (await vite.ssrLoadModule("/src/app/entry-server.tsx"));
    const page = entry.publicPage(pathname);
    const answer = /** @type {{ siteContent: object }} */ (await ask(entry.EveryPage.text, {}));
    const site = { origin, content: answer.siteContent };
    if (!page)
      return { status: 200, html: frame.replace(ROOT_TAG, (root) => root + entry.clubData(site.content)) };
    const { status, head, body, initialData } = await entry.renderPage(page.pathname, site, ask);
    const missing = status === 404 ? " data-missing" : "";
    const root = `<div id="root" data-origin="${origin}"${missing}>${body}</div>${initialData}`;
    const html = frame.replace("</head>", () => `${head}</head>`).replace(ROOT_TAG, () => root);
    return { status, html };
  };
  return (
    /** @type {Request} */ request,
    /** @type {Response} */ response,
    /** @type {(error?: unknown) => void} */ next,
  ) => {
    const url = request.url ?? "/";
    const isPage = request.headers.accept?.includes("text/html") && !FILE.test(url.split("?")[0] ?? "");
    if (request.method !== "GET" || !isPage) {
      next();
      return;
    }
    pageAt(url).then(
      ({ status, html }) => {
        response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(html);
      },
      (/** @type {unknown} */ error) => {
        const shown = error instanceof Error ? error : new Error(String(error));
        vite.ssrFixStacktrace(shown);
        console.error(shown.stack);
        // Nothing of the site runs in such a page, so that no module would tell it of the next save.
        vite.watcher.once("change", () => setTimeout(() => vite.ws.send({ type: "full-reload" }), RELOAD_MS));
        response.writeHead(500, { "content-type": "text/html; charset=utf-8" }).end(failurePage(shown));
      },
    );
  };
}
