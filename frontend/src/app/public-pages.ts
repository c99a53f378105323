import { generatePath, matchPath } from "react-router-dom";
import { paths, PERSONAL_PATHS } from "../shared/paths";

/** A page that is the same for everyone, so that the server can render it once for all. */
export interface PublicPage {
  /** The address to render and to keep the result under: without query or slash at the end. */
  readonly pathname: string;
  /** The source of its chunk, which the browser should fetch at once. */
  readonly module: string;
}

const MODULES: readonly (readonly [pattern: string, module: string])[] = [
  [paths.home, "src/pages/home/home-page.tsx"],
  [paths.events, "src/pages/events/events-page.tsx"],
  [paths.event, "src/pages/event/event-page.tsx"],
  [paths.members, "src/pages/members/members-page.tsx"],
  [paths.contact, "src/pages/contact/contact-page.tsx"],
];

const NOT_FOUND: PublicPage = { pathname: paths.notFound, module: "src/pages/not-found/not-found-page.tsx" };

/**
 * The public page at an address; the 404 for one that has none, null for pages that depend on who is looking. Addresses
 * of the same page (in other letters, percent-encoded, with a slash at the end) have one `pathname`.
 */
export function publicPage(address: string): PublicPage | null {
  const pathname = decoded(address);
  if (PERSONAL_PATHS.some((pattern) => matchPath(pattern, pathname))) return null;
  for (const [pattern, module] of MODULES) {
    const found = matchPath(pattern, pathname);
    if (found) return { pathname: generatePath(pattern, found.params), module };
  }
  return NOT_FOUND;
}

/** As the router reads it; what cannot be read has no page. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return NOT_FOUND.pathname;
  }
}
