import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { App } from "./app";

/** What a page is made of, for the server to put into the site's HTML frame. */
export interface RenderedPage {
  /** Title, description and what else belongs into the head. */
  readonly head: string;
  /** What goes into `#root`. */
  readonly body: string;
}

/** Renders an address of the site whole: nothing is left for a script to fill in. */
export async function renderPage(location: string): Promise<RenderedPage> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={location}>
        <App />
      </StaticRouter>
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return split(await new Response(prelude).text());
}

/** React puts what belongs into the head before the rest, when it renders no head itself. */
function split(html: string): RenderedPage {
  const end = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0].length ?? 0;
  return { head: html.slice(0, end), body: html.slice(end) };
}
