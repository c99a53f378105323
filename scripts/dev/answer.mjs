import { ensureBuilt } from "../lib/build.mjs";
import { forward } from "./forward.mjs";
import { failurePage, kitPage, sitePages } from "./pages.mjs";

const PLAYGROUND = /^\/(?:graphql|playground)\b/;
/** Matches the path of the UI kit's page. */
const UI_KIT = /^\/dev\/ui\/?(?:\?|$)/;

const HTML = { "content-type": "text/html; charset=utf-8" };
const TEXT = { "content-type": "text/plain; charset=utf-8" };

/**
 * Returns a handler for requests that Vite does not serve. The backend answers all of them except those for the
 * website's pages, which are rendered from the sources. Requests wait while the backend starts. If the backend cannot
 * start, the reply contains the reason.
 * @param {import("./sites.mjs").DevSites} sites
 * @param {import("./backend.mjs").DevBackend} backend
 * @param {string} origin the site's origin
 */
export function answerWith(sites, backend, origin) {
  const pageAt = sitePages(sites, backend, origin);
  /**
   * The build of the playground, which the first visit starts.
   * @type {Promise<unknown> | undefined}
   */
  let playground;
  const answer = async (
    /** @type {import("node:http").IncomingMessage} */ request,
    /** @type {import("node:http").ServerResponse} */ response,
  ) => {
    const { url = "/", method = "", headers } = request;
    const isVisit = headers.accept?.includes("text/html") ?? false;
    /** @param {number} status @param {Error} error */
    const fail = (status, error) => {
      const shown = Object.assign({}, error, { message: error.message, stack: error.stack ?? "" });
      response.setHeader("retry-after", "1");
      if (isVisit) response.writeHead(status, HTML).end(failurePage(shown));
      else response.writeHead(status, TEXT).end(`${error.message}\n`);
    };
    try {
      if (method === "GET" && UI_KIT.test(url)) {
        response.writeHead(200, HTML).end(await kitPage(sites, url));
        return;
      }
      if (method === "GET" && isVisit && PLAYGROUND.test(url))
        await (playground ??= ensureBuilt(["playground"]).catch((/** @type {unknown} */ error) => {
          playground = undefined; // The next visit builds again.
          throw error;
        }));
      const failure = await backend.ready.then(() => null, asError);
      if (failure) fail(503, new Error(`The backend is not running.\n\n${failure.message}`));
      else if (!(await forward(request, response, backend.url))) {
        const { status, location, html } = await pageAt(url, headers.cookie);
        response.writeHead(status, location === undefined ? HTML : { location }).end(html);
      }
    } catch (error) {
      const shown = asError(error);
      await sites.report(url, shown);
      fail(500, shown);
    }
  };
  return (/** @type {Parameters<typeof answer>} */ ...exchange) => void answer(...exchange);
}

/** @param {unknown} error */
function asError(error) {
  return error instanceof Error ? error : new Error(String(error));
}
