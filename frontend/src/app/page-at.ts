import { generatePath, matchPath } from "react-router-dom";
import { paths, type PublicPageName } from "@contract/kernel/contract/paths";
import { choiceOf, queryOf } from "../pages/event-results/results-choice";
import { PERSONAL_PAGES } from "./personal-pages";
import { PUBLIC_PAGES } from "./public-pages";

/** The module that is loaded together with each personal page that uses Apollo (`hasData`). */
const DATA = "src/shared/apollo/apollo-boundary.tsx";

/** A page that depends on who is signed in, so that only the browser renders it. */
export interface PersonalPage {
  /** The route's path, the same for every address of the page. */
  readonly path: string;
  /** The sources of the page's chunks, which the browser should fetch immediately. */
  readonly modules: readonly string[];
}

// Computed once, because every request for a page searches these lists.
const PERSONAL: readonly PersonalPage[] = [...PERSONAL_PAGES].map(([path, { name, hasData }]) => ({
  path,
  modules: ["src/app/personal-page.tsx", pageSource(name), ...(hasData ? [DATA] : [])],
}));
const PUBLIC = Object.entries(PUBLIC_PAGES).map(([name, page]) => ({
  pattern: paths[name as PublicPageName],
  module: pageSource(page.name),
}));

export function personalPage(address: string): PersonalPage | null {
  const pathname = decoded(address);
  return PERSONAL.find(({ path }) => matchPath(path, pathname)) ?? null;
}

/** A page that is the same for everyone, so that the server can render it once for all. */
export interface PublicPage {
  /**
   * The address to render, and the key of the cached result: without a slash at the end, and with the relevant part of
   * the query.
   */
  readonly path: string;
  /** The source of the page's chunk, which the browser should fetch immediately. */
  readonly module: string;
}

const NOT_FOUND: PublicPage = { path: paths.notFound, module: pageSource("NotFoundPage") };

/**
 * Returns the public page at an address, the 404 page for an unknown address, or null for a personal page. All
 * spellings of an address (fixed parts in other case, percent-encoded, with a slash at the end) have the same `path`.
 */
export function publicPage(address: string): PublicPage | null {
  const [typed = "", search = ""] = address.split(/\?(.*)/s);
  const pathname = decoded(typed);
  if (personalPage(typed) !== null) return null;
  for (const { pattern, module } of PUBLIC) {
    const match = matchPath(pattern, pathname);
    if (match) return { path: generatePath(pattern, match.params) + kept(pattern, search), module };
  }
  return NOT_FOUND;
}

/**
 * Returns the part of a query that changes the page rendered on the server. Only results pages have one: the search,
 * the first row and the chosen team, which work without JavaScript.
 */
function kept(pattern: string, search: string): string {
  return pattern.startsWith(paths.results) ? queryOf(choiceOf(new URLSearchParams(search))) : "";
}

/** Decodes an address as the router does. Returns the 404 page's path for an address that cannot be decoded. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return NOT_FOUND.path;
  }
}

/** Returns the path of a page's source: for `TeamViewPage`, `src/pages/team-view/team-view-page.tsx`. */
function pageSource(component: string): string {
  const name = component
    .replace(/Page$/, "")
    .replace(/(?<=[a-z])(?=[A-Z])/g, "-")
    .toLowerCase();
  return `src/pages/${name}/${name}-page.tsx`;
}
