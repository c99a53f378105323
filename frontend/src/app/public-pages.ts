import { matchPath } from "react-router-dom";
import { paths } from "../shared/paths";

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

/** Addresses whose pages depend on who is looking. */
const PERSONAL: readonly string[] = [
  paths.registration,
  paths.team,
  paths.createTeam,
  paths.payment,
  paths.signUp,
  paths.logIn,
  paths.forgotPassword,
  paths.profile,
  paths.admin,
];

const NOT_FOUND: PublicPage = { pathname: paths.notFound, module: "src/pages/not-found/not-found-page.tsx" };

/** The public page at an address; the 404 for one that has none, null for pages that depend on who is looking. */
export function publicPage(pathname: string): PublicPage | null {
  if (PERSONAL.some((pattern) => matchPath(pattern, pathname))) return null;
  const found = MODULES.find(([pattern]) => matchPath(pattern, pathname));
  return found ? { pathname: pathname.replace(/(?<=.)\/+$/, ""), module: found[1] } : NOT_FOUND;
}
