import { generatePath, matchPath } from "react-router-dom";
import { paths, type PublicPageName } from "@contract/kernel/contract/paths";
import { choiceOf, queryOf } from "../pages/event-results/results-choice";
import { PERSONAL_PAGES } from "./personal-pages";
import { PUBLIC_PAGES } from "./public-pages";

/** Bundled with each page that asks the server for data. */
const DATA = "src/shared/apollo/apollo-boundary.tsx";

/** A page that depends on who is looking: the browser alone renders it. */
export interface PersonalPage {
  /** The same for every address of the page. */
  readonly path: string;
  /** The sources of its chunks, which the browser should fetch at once. */
  readonly modules: readonly string[];
}

// Made once: every request for a page goes through them.
const PERSONAL: readonly PersonalPage[] = [...PERSONAL_PAGES].map(([path, { name, hasData }]) => ({
  path,
  modules: ["src/app/personal-page.tsx", pageSource(name), ...(hasData ? [DATA] : [])],
}));
const PUBLIC = Object.entries(PUBLIC_PAGES).map(([name, page]) => ({
  pattern: paths[name as PublicPageName],
  module: pageSource(page.name),
}));

/** The personal page at an address; null for an address that is none's. */
export function personalPage(address: string): PersonalPage | null {
  const pathname = decoded(address);
  return PERSONAL.find(({ path }) => matchPath(path, pathname)) ?? null;
}

/** A page that is the same for everyone, so that the server can render it once for all. */
export interface PublicPage {
  /** The address to render and to keep the result under: without slash at the end, with what counts of its query. */
  readonly pathname: string;
  /** The source of its chunk, which the browser should fetch at once. */
  readonly module: string;
}

const NOT_FOUND: PublicPage = { pathname: paths.notFound, module: pageSource("NotFoundPage") };

/**
 * The public page at an address; the 404 for one that has none, null for pages that depend on who is looking. Addresses
 * of the same page (in other letters, percent-encoded, with a slash at the end) have one `pathname`.
 */
export function publicPage(address: string): PublicPage | null {
  const [typed = "", search = ""] = address.split(/\?(.*)/s);
  const pathname = decoded(typed);
  if (personalPage(typed) !== null) return null;
  for (const { pattern, module } of PUBLIC) {
    const match = matchPath(pattern, pathname);
    if (match) return { pathname: generatePath(pattern, match.params) + kept(pattern, search), module };
  }
  return NOT_FOUND;
}

/** What of a query makes the server's page another one: the search in results, which works without script. */
function kept(pattern: string, search: string): string {
  return pattern.startsWith(paths.results) ? queryOf(choiceOf(new URLSearchParams(search))) : "";
}

/** As the router reads it; what cannot be read has no page. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return NOT_FOUND.pathname;
  }
}

/** A page's source by its component's name: `TeamViewPage` is `src/pages/team-view/team-view-page.tsx`. */
function pageSource(component: string): string {
  const name = component
    .replace(/Page$/, "")
    .replace(/(?<=[a-z])(?=[A-Z])/g, "-")
    .toLowerCase();
  return `src/pages/${name}/${name}-page.tsx`;
}
