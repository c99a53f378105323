import { ensureBuilt } from "../lib/build.mjs";
import { forward } from "./forward.mjs";
import { failurePage, kitPage, sitePages } from "./pages.mjs";

/** A path with a file extension is a file's (backend/src/app/http/site.ts). */
const FILE = /^[^?]*\/[^/?]*\.[a-z0-9]+(?:\?|$)/i;
const PLAYGROUND = /^\/(?:graphql|playground)\b/;
/** The page of the UI kit. */
const UI_KIT = /^\/dev\/ui\/?(?:\?|$)/;

const HTML = { "content-type": "text/html; charset=utf-8" };
const TEXT = { "content-type": "text/plain; charset=utf-8" };

/**
 * Answers what is no file of Vite's, as the built site does: the backend answers what it has a route for, and every other
 * address is a page's. Requests wait while the backend starts; when it cannot start, the answer says why.
 * @param {import("./sites.mjs").DevSites} sites
 * @param {import("./backend.mjs").DevBackend} backend
 * @param {string} origin of the site
 */
export function answerWith(sites, backend, origin) {
  const pageAt = sitePages(sites, backend, origin);
  /** Built for the first developer who opens it. @type {Promise<unknown> | undefined} */
  let playground;
  return async (
    /** @type {import("node:http").IncomingMessage} */ request,
    /** @type {import("node:http").ServerResponse} */ response,
  ) => {
    const { url = "/", method = "", headers } = request;
    const isRead = method === "GET" || method === "HEAD";
    const isVisit = headers.accept?.includes("text/html") ?? false;
    /** @param {number} status @param {Error} error */
    const fail = (status, error) => {
      const shown = { ...error, message: error.message, stack: error.stack ?? "" };
      response.setHeader("retry-after", "1");
      if (isVisit) response.writeHead(status, HTML).end(failurePage(shown));
      else response.writeHead(status, TEXT).end(`${error.message}\n`);
    };
    try {
      if (isRead && UI_KIT.test(url)) {
        response.writeHead(200, HTML).end(await kitPage(sites, url));
        return;
      }
      if (method === "GET" && isVisit && PLAYGROUND.test(url))
        await (playground ??= ensureBuilt(["playground"]));
      const failure = await backend.ready.then(() => null, asError);
      if (failure) fail(503, new Error(`The backend does not run.\n\n${failure.message}`));
      else if (await forward(request, response, backend.url)) return;
      else if (!isRead || FILE.test(url)) response.writeHead(404, TEXT).end("Not found");
      else {
        const page = await pageAt(url, headers.cookie);
        response.writeHead(page.status, { ...HTML, ...page.headers }).end(page.html);
      }
    } catch (error) {
      const shown = asError(error);
      await sites.report(url, shown);
      fail(500, shown);
    }
  };
}

/** @param {unknown} error */
function asError(error) {
  return error instanceof Error ? error : new Error(String(error));
}
