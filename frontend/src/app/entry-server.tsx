import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { matchPath, StaticRouter } from "react-router-dom";
import { EventPage } from "../graphql/pages/event";
import { EventResultsPage } from "../graphql/pages/event-results";
import { JoinPage } from "../graphql/pages/join";
import { ClubContext } from "../shared/club";
import { clubData, clubOf } from "../shared/club-data";
import { embed, INITIAL_DATA_ID } from "../shared/page-data/embedded-data";
import { PageStore, type QueryExecutor } from "../shared/page-data/page-store";
import { paths } from "@contract/kernel/contract/paths";
import { askedOf, choiceOf } from "../pages/event-results/results-choice";
import { GuessContext } from "../pages/not-found/guess";
import { BASENAME } from "../shared/language";
import { SiteOriginProvider } from "../shared/site-origin";
import { PageFactsContext, type PageFacts } from "../shared/ui/page-meta";
import { App } from "./app";
import type { HeadSite } from "./server-head/schema-org-event";
import { serverHead } from "./server-head/server-head";

export { EveryPage } from "../graphql/pages/every-page";
export { clubData } from "../shared/club-data";
export { personalPage, publicPage, type PublicPage } from "./page-at";

/** The parts of a page that the server puts into the HTML frame. */
export interface RenderedPage {
  readonly status: 200 | 404;
  /** The contents of `<head>`: title, description, Open Graph, JSON-LD. */
  readonly head: string;
  /** The contents of `#root`. */
  readonly body: string;
  /** The data blocks after the body, with the data that the page was rendered from. */
  readonly initialData: string;
}

/**
 * Returned for the address of an event, results or an invitation that does not exist. The server then shows the error
 * page for unknown addresses.
 */
const NOTHING: RenderedPage = { status: 404, head: "", body: "", initialData: "" };

/**
 * Renders a page of the site completely. Leaves no part for a script to fill in.
 * @param path the address, as `publicPage` writes it
 * @param site the site's origin and its current content
 * @param ask answers the page's queries as for a signed-out visitor
 * @param guess an address to suggest if `path` has no page
 * @returns the page, or NOTHING if the event, the results or the invitation does not exist
 * @throws the errors of `ask`, and the first error of the rendering
 */
export async function renderPage(
  path: string,
  site: HeadSite,
  ask: QueryExecutor,
  guess: string | null = null,
): Promise<RenderedPage> {
  const failures: unknown[] = [];
  const store = new PageStore(ask);
  if (!(await isThere(path, store))) return NOTHING;
  const facts: PageFacts[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter basename={BASENAME} location={BASENAME + path}>
        <SiteOriginProvider origin={site.origin}>
          <ClubContext value={clubOf(site.content)}>
            <PageFactsContext value={(page) => void facts.push(page)}>
              <GuessContext value={guess}>
                <App store={store} />
              </GuessContext>
            </PageFactsContext>
          </ClubContext>
        </SiteOriginProvider>
      </StaticRouter>
    </StrictMode>,
    {
      // Keeps every part in its position. Otherwise React would put large parts at the end of the HTML, with an inline
      // script that moves them, which the Content-Security-Policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error: unknown) => {
        failures.push(error);
      },
    },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  const end = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0].length ?? 0;
  return {
    status: store.isMissing ? 404 : 200,
    // The app renders no `<head>`, so React puts title, meta tags and links at the start of the HTML. A part that had
    // to wait for data is rendered again and reports its facts again, so only the last facts count.
    head:
      html.slice(0, end) +
      facts
        .slice(-1)
        .map((page) => serverHead(page, site))
        .join(""),
    body: html.slice(end),
    initialData: `<script type="application/json" id="${INITIAL_DATA_ID}">${embed(store.initialData())}</script>${clubData(site.content)}`,
  };
}

/**
 * Returns whether the page's data exists. Visitors can invent any number of addresses, so this check is done before
 * rendering: it costs far less than rendering the error page.
 */
async function isThere(address: string, store: PageStore): Promise<boolean> {
  const { pathname, searchParams } = new URL(address, "http://localhost");
  const results = matchPath(paths.results, pathname) ?? matchPath(paths.resultsOfYear, pathname);
  if (results !== null) {
    const variables = { ...askedOf(results.params), ...choiceOf(searchParams) };
    return (await store.read(EventResultsPage, variables)).eventResults !== null;
  }
  const { slug } = matchPath(paths.event, pathname)?.params ?? {};
  if (slug !== undefined) return (await store.read(EventPage, { slug })).event !== null;
  const { token } = matchPath(paths.join, pathname)?.params ?? {};
  return token === undefined || (await store.read(JoinPage, { token })).invitation !== null;
}
