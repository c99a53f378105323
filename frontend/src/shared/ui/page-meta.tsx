import { createContext, use } from "react";
import type { EventPageQuery } from "../../graphql/pages/event";
import { useClub } from "../club";
import { BASENAME } from "../language";
import { useSiteOrigin } from "../site-origin";

/** What a page says about itself. */
export interface PageFacts {
  /** The page's own title; the club's name is added. */
  readonly title: string;
  readonly description: string;
  /** The page's one address, for pages that search engines should know: a path of this site. */
  readonly path?: string;
  /** For those who share it, but not for search engines: the address is for the people it was given to. */
  readonly unlisted?: boolean;
  /** What goes with it where it is shared, unless it is the picture of its address (content/sharing.json). */
  readonly picture?: { readonly file: string; readonly alt: string };
  /** The event that the page is about. */
  readonly event?: EventPageQuery["event"];
}

/** Called with each page that is rendered: only the server listens, see app/server-head. */
export const PageFactsContext = createContext<((page: PageFacts) => void) | null>(null);

/**
 * Title, description and canonical address of a page; React moves them into the document's head. What only programs
 * read there (Open Graph, JSON-LD) the server adds: they do not follow a visitor from page to page.
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
