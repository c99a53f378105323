import { generatePath, matchPath } from "react-router-dom";
import { paths } from "../shared/paths";

/** Beside each page that asks the server for data. */
const DATA = "src/shared/apollo/apollo-boundary.tsx";

/** What the browser needs for each personal page, so that it can fetch all of it at once. */
const PERSONAL_MODULES: readonly (readonly [path: string, ...modules: string[]])[] = [
  [paths.signUp, "src/pages/signup/signup-page.tsx", DATA],
  [paths.logIn, "src/pages/login/login-page.tsx", DATA],
  [paths.forgotPassword, "src/pages/forget-pass/forget-pass-page.tsx", DATA],
  [paths.registrationOfEvent, "src/pages/registration/registration-page.tsx", DATA],
  [paths.teamOfEvent, "src/pages/team-view/team-view-page.tsx", DATA],
  [paths.dashboard, "src/pages/dashboard/dashboard-page.tsx", DATA],
  [paths.createTeam, "src/pages/create-team/create-team-page.tsx", DATA],
  [paths.addMember, "src/pages/add-member/add-member-page.tsx"],
  [paths.payment, "src/pages/payment/payment-page.tsx", DATA],
  [paths.profile, "src/pages/profile/profile-page.tsx", DATA],
  [paths.leaderHome, "src/pages/home/home-page.tsx"],
  [paths.admin, "src/pages/admin/admin-dashboard-page.tsx", DATA],
];

/** A page that depends on who is looking: the browser alone renders it. */
export interface PersonalPage {
  /** The same for every address of the page. */
  readonly path: string;
  /** The sources of its chunks, which the browser should fetch at once. */
  readonly modules: readonly string[];
}

/** The personal page at an address; null for an address that is none's. */
export function personalPage(address: string): PersonalPage | null {
  const pathname = decoded(address);
  const found = PERSONAL_MODULES.find(([path]) => matchPath(path, pathname));
  if (!found) return null;
  const [path, ...modules] = found;
  return { path, modules: ["src/app/personal-page.tsx", ...modules] };
}

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
  if (personalPage(address) !== null) return null;
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
