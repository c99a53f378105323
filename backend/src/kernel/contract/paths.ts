/** Pages that are the same for everybody: the server renders them, and search engines find them. */
const PUBLIC = {
  home: "/",
  events: "/events",
  event: "/events/:slug",
  results: "/events/:slug/results",
  /** Of a year that is not the event's own, or not its latest. */
  resultsOfYear: "/events/:slug/results/:year",
  members: "/members",
  /** The specification's address of the members' page: answers as ever, and nothing links to it. */
  membersAlias: "/cdcteam",
  contact: "/contact",
  /** A team's invitation link. */
  join: "/join/:token",
  /** What the QR on a certificate leads to. */
  verify: "/verify/:id",
} as const;

/** Pages that depend on who is signed in: the server renders none of them. */
const PERSONAL = {
  signUp: "/signup",
  logIn: "/login",
  forgotPassword: "/forget-pass",
  /** For any event: mails link to the event they are about. All show the current one. */
  registrationOfEvent: "/events/:slug/registration",
  teamOfEvent: "/events/:slug/team",
  teamMatesOfEvent: "/events/:slug/team-mates",
  dashboard: "/dashboard",
  createTeam: "/createTeam",
  addMember: "/addmem",
  payment: "/payment",
  receipt: "/receipts/:number",
  /** A person's pass for the desk. Its token follows the #. */
  pass: "/pass",
  profile: "/profile",
  /** The home page, for Team Leaders only (docs/rules.md, "In the browser"). */
  leaderHome: "/team",
  admin: "/admindashboard",
  /** A new site's first visit. Its code follows the #. */
  setup: "/setup",
  /** Where people are checked in, with a phone's camera. */
  desk: "/desk",
} as const;

export type PublicPageName = keyof typeof PUBLIC;
export type PersonalPageName = keyof typeof PERSONAL;

/**
 * Every path of the site that code and mails link to; texts never contain one. A page that is added here fails to
 * compile until `frontend/src/app/` has it, with its guard.
 */
export const paths = {
  ...PUBLIC,
  ...PERSONAL,
  /** Not a route: the page that the server renders once for every path without a page. */
  notFound: "/404",
} as const;

export const PUBLIC_PATHS = /* @__PURE__ */ Object.values(PUBLIC);
export const PERSONAL_PATHS = Object.values(PERSONAL);

/** The address that search engines are given for a page that has two. */
export function canonicalPath(path: string): string {
  return path === paths.membersAlias ? paths.members : path;
}

/** In place of an event's address where a link's page does not know it: the team's pages show the current event in any case. */
export const CURRENT_EVENT = "current";

/** The page on which a team for an event is made and managed. */
export function registrationPath(slug: string = CURRENT_EVENT): string {
  return paths.registrationOfEvent.replace(":slug", encodeURIComponent(slug));
}

/** Whether a path is that of the registration, for whichever event. */
export function isRegistrationPath(path: string | null): boolean {
  return /^\/events\/[^/]+\/registration$/.test(path ?? "");
}

/** The page on which a team for an event is read. */
export function teamPath(slug: string = CURRENT_EVENT): string {
  return paths.teamOfEvent.replace(":slug", encodeURIComponent(slug));
}

/** The page on which people and teams of an event find each other. */
export function teamMatesPath(slug: string = CURRENT_EVENT): string {
  return paths.teamMatesOfEvent.replace(":slug", encodeURIComponent(slug));
}

/** The page of an event. */
export function eventPath(slug: string): string {
  return paths.event.replace(":slug", encodeURIComponent(slug));
}

/** The page of a pass. */
export function passPath(token: string): string {
  return `${paths.pass}#${token}`;
}
