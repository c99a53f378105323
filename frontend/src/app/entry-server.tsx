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

/** What a page is made of, for the server to put into the site's HTML frame. */
export interface RenderedPage {
  readonly status: 200 | 404;
  /** Title, description, Open Graph, JSON-LD: what belongs into the head. */
  readonly head: string;
  /** What goes into `#root`. */
  readonly body: string;
  /** The data blocks behind it: what the page was made from. */
  readonly initialData: string;
}

/** Result for an address without an event: the caller shows the page of unknown addresses. */
const NOTHING: RenderedPage = { status: 404, head: "", body: "", initialData: "" };

/**
 * Renders an address of the site whole: nothing is left for a script to fill in.
 * @param pathname the address, as `publicPage` writes it
 * @param site where it is, and what its content says at the moment
 * @param ask answers the pages' queries, as for a visitor who is not signed in
 * @param guess what an address without a page was perhaps meant to be
 * @returns the page; one that is empty for an event that there is not
 * @throws what `ask` throws
 */
export async function renderPage(
  pathname: string,
  site: HeadSite,
  ask: QueryExecutor,
  guess: string | null = null,
): Promise<RenderedPage> {
  const failures: unknown[] = [];
  const store = new PageStore(ask);
  if (!(await isThere(pathname, store))) return NOTHING;
  const facts: PageFacts[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter basename={BASENAME} location={BASENAME + pathname}>
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
      // Everything in its place, however long: moving it there afterwards would take an inline script.
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
    // React puts its part first when it renders no head itself. A part that waited is drawn again: the last one counts.
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

/** Made-up addresses are without number, and looking one up costs far less than drawing the page that says so. */
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
