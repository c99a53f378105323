/** Pages that are the same for all visitors. The server renders them, and search engines index most of them. */
const PUBLIC = {
  home: "/",
  events: "/events",
  event: "/events/:slug",
  results: "/events/:slug/results",
  /** Results of a year other than the one that the event's results page shows. */
  resultsOfYear: "/events/:slug/results/:year",
  members: "/members",
  /** The address of the members' page in the club's specification. The address still works, but nothing links to it. */
  membersAlias: "/cdcteam",
  contact: "/contact",
  /** The page that a team's invitation link opens. */
  join: "/join/:token",
  /** The page that a certificate's QR code opens. */
  verify: "/verify/:id",
} as const;

/** Pages that depend on the signed-in user. The server does not render them. */
const PERSONAL = {
  signUp: "/signup",
  logIn: "/login",
  forgotPassword: "/forget-pass",
  /** Addresses for links in mails. They name the event of the mail, but the pages always show the current event. */
  registrationOfEvent: "/events/:slug/registration",
  teamOfEvent: "/events/:slug/team",
  teamMatesOfEvent: "/events/:slug/team-mates",
  dashboard: "/dashboard",
  createTeam: "/createTeam",
  addMember: "/addmem",
  payment: "/payment",
  receipt: "/receipts/:number",
  /** The page of a person's pass for the desk. The pass's token follows the # in the address. */
  pass: "/pass",
  profile: "/profile",
  /** The home page for Team Leaders only (docs/rules.md, "In the browser"). */
  leaderHome: "/team",
  admin: "/admindashboard",
  /** The page for the first visit to a new site. The setup code follows the # in the address. */
  setup: "/setup",
  /** The page where helpers check people in with a phone's camera. */
  desk: "/desk",
} as const;

export type PublicPageName = keyof typeof PUBLIC;
export type PersonalPageName = keyof typeof PERSONAL;

/**
 * The paths of the website's pages, for links in code and mails. A new path does not compile until `frontend/src/app/`
 * defines its page and who may open it.
 */
export const paths = {
  ...PUBLIC,
  ...PERSONAL,
  /** Not a route: the page that the server renders once for all unknown paths. */
  notFound: "/404",
} as const;

export const PUBLIC_PATHS = /* @__PURE__ */ Object.values(PUBLIC);
export const PERSONAL_PATHS = Object.values(PERSONAL);

/** Returns the address to give search engines for a page that has two addresses. */
export function canonicalPath(path: string): string {
  return path === paths.membersAlias ? paths.members : path;
}

/**
 * Used in a link instead of an event's slug if the page does not know the event. The team's pages always show the
 * current event.
 */
export const CURRENT_EVENT = "current";

/** Returns the path of the page for creating and managing a team for an event. */
export function registrationPath(slug: string = CURRENT_EVENT): string {
  return paths.registrationOfEvent.replace(":slug", encodeURIComponent(slug));
}

/** Checks whether a path is the registration page of any event. */
export function isRegistrationPath(path: string | null): boolean {
  return /^\/events\/[^/]+\/registration$/.test(path ?? "");
}

/** Returns the path of the page that shows a team of an event. */
export function teamPath(slug: string = CURRENT_EVENT): string {
  return paths.teamOfEvent.replace(":slug", encodeURIComponent(slug));
}

/** Returns the path of the page where people and teams of an event find each other. */
export function teamMatesPath(slug: string = CURRENT_EVENT): string {
  return paths.teamMatesOfEvent.replace(":slug", encodeURIComponent(slug));
}

export function eventPath(slug: string): string {
  return paths.event.replace(":slug", encodeURIComponent(slug));
}

export function passPath(token: string): string {
  return `${paths.pass}#${token}`;
}
