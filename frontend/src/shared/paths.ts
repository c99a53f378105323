/** Every address of the site that code links to; texts never spell one out. */
export const paths = {
  home: "/",
  events: "/events",
  event: "/events/:slug",
  registration: "/events/syntaxsiege/registration",
  team: "/events/syntaxsiege/team",
  /** The same two under the address of any event: mails name the event they are about. Both show the current one. */
  registrationOfEvent: "/events/:slug/registration",
  teamOfEvent: "/events/:slug/team",
  dashboard: "/dashboard",
  createTeam: "/createTeam",
  addMember: "/addmem",
  /** The home page, for Team Leaders only (ADR 22). */
  leaderHome: "/team",
  payment: "/payment",
  members: "/cdcteam",
  contact: "/contact",
  signUp: "/signup",
  logIn: "/login",
  forgotPassword: "/forget-pass",
  profile: "/profile",
  admin: "/admindashboard",
  /** No route: what the server renders once for every address that has no page. */
  notFound: "/404",
} as const;

/** Pages that depend on who is looking: the server renders none of them. */
export const PERSONAL_PATHS: readonly string[] = [
  paths.registrationOfEvent,
  paths.teamOfEvent,
  paths.dashboard,
  paths.createTeam,
  paths.addMember,
  paths.leaderHome,
  paths.payment,
  paths.signUp,
  paths.logIn,
  paths.forgotPassword,
  paths.profile,
  paths.admin,
];

/** The page of an event. */
export function eventPath(slug: string): string {
  return paths.event.replace(":slug", encodeURIComponent(slug));
}

/** The login page, told where to go back to afterwards. */
export function loginPath(next: string): string {
  return next === paths.home ? paths.logIn : `${paths.logIn}?next=${encodeURIComponent(next)}`;
}

/**
 * Where to go after signing in: the `next` of the query if it is a path of this site, else `fallback`.
 * "//host" and "/\host" are other hosts to a browser, so they do not count.
 */
export function nextPath(search: string, fallback: string): string {
  const next = new URLSearchParams(search).get("next");
  if (next === null || !/^\/(?![/\\])[^\p{Cc}]*$/u.test(next)) return fallback;
  return next.startsWith(paths.logIn) ? fallback : next;
}
