import { createContext, use } from "react";
import type { EventPageQuery } from "../../graphql/pages/event";
import { useClub } from "../club";
import { BASENAME } from "../language";
import { useSiteOrigin } from "../site-origin";

/** The data about a page for its document's head. */
export interface PageFacts {
  /** The page's own title. The club's name is added to it. */
  readonly title: string;
  readonly description: string;
  /**
   * The page's canonical path on this site. Without a path, the head has no data for search engines and shared links.
   */
  readonly path?: string;
  /** Whether search engines must not index the page, for example because its address is only for its recipients. */
  readonly unlisted?: boolean;
  /** The picture for sharing the page, if it differs from the picture for the page's path (content/sharing.json). */
  readonly picture?: { readonly file: string; readonly alt: string };
  /** The event that the page is about, for its data in JSON-LD. */
  readonly event?: EventPageQuery["event"];
}

/** Called with each rendered page. Only the server provides a function (app/server-head). */
export const PageFactsContext = createContext<((page: PageFacts) => void) | null>(null);

/**
 * Title, description and canonical address of a page, which React moves into the document's head. The server adds the
 * data that only programs read (Open Graph, JSON-LD). Programs do not navigate within the site, so the browser need not
 * update this data.
 */
export function PageMeta(page: PageFacts) {
  const origin = useSiteOrigin();
  const { name } = useClub();
  use(PageFactsContext)?.(page);
  return (
    <>
      <title>{`${page.title} · ${name}`}</title>
      <meta name="description" content={page.description} />
      {page.unlisted ? <meta name="robots" content="noindex" /> : null}
      {page.path === undefined ? null : <link rel="canonical" href={origin + BASENAME + page.path} />}
    </>
  );
}
