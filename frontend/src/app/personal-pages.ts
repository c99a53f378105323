import type { ComponentType } from "react";
import { paths, type PersonalPageName } from "@contract/kernel/contract/paths";
import { Role } from "@contract/kernel/contract/roles";
import { lazyDataPage } from "../shared/lazy-data-page";
import { lazyPage, type PageModule } from "../shared/lazy-page";

/** The visitors whom a page lets in: everyone, signed-in users, or one role. */
type Guard = "none" | "session" | Role;

interface PersonalPageEntry {
  readonly guard: Guard;
  /** The component's name. `pageSource` (page-at.ts) derives the path of the component's source from the name. */
  readonly name: string;
  /** Whether Apollo is loaded together with the page. */
  readonly hasData: boolean;
  readonly Page: ComponentType;
}

function page<Name extends string>(
  guard: Guard,
  name: Name,
  load: () => Promise<PageModule<Name>>,
): PersonalPageEntry {
  return { guard, name, hasData: true, Page: lazyDataPage(name, load) };
}

function pageWithoutData<Name extends string>(...[guard, name, load]: Parameters<typeof page<Name>>) {
  return { guard, name, hasData: false, Page: lazyPage(name, load) };
}

/**
 * The routes that depend on who is signed in, with their guards. For some routes, the specification's table has no
 * guard, although their page needs a team or an account. These routes have the specification's general guard: visitors
 * without a valid token are sent to /login.
 */
const PAGES: Readonly<Record<PersonalPageName, PersonalPageEntry>> = {
  // These forms can be used before Apollo is loaded (ADR 3).
  signUp: pageWithoutData("none", "SignupPage", () => import("../pages/signup/signup-page")),
  logIn: pageWithoutData("none", "LoginPage", () => import("../pages/login/login-page")),
  forgotPassword: pageWithoutData(
    "none",
    "ForgetPassPage",
    () => import("../pages/forget-pass/forget-pass-page"),
  ),
  registrationOfEvent: page(
    "session",
    "RegistrationPage",
    () => import("../pages/registration/registration-page"),
  ),
  teamOfEvent: page("session", "TeamViewPage", () => import("../pages/team-view/team-view-page")),
  teamMatesOfEvent: page("session", "TeamMatesPage", () => import("../pages/team-mates/team-mates-page")),
  dashboard: page("session", "DashboardPage", () => import("../pages/dashboard/dashboard-page")),
  createTeam: page("session", "CreateTeamPage", () => import("../pages/create-team/create-team-page")),
  // This page stores the input in the browser and sends nothing to the server.
  addMember: pageWithoutData("none", "AddMemberPage", () => import("../pages/add-member/add-member-page")),
  payment: page("session", "PaymentPage", () => import("../pages/payment/payment-page")),
  receipt: page("session", "ReceiptPage", () => import("../pages/receipt/receipt-page")),
  profile: page("session", "ProfilePage", () => import("../pages/profile/profile-page")),
  leaderHome: pageWithoutData(Role.TeamLeader, "HomePage", () => import("../pages/home/home-page")),
  // Everyone who has a pass's address may open this page: the pass's owner, and a stranger who scanned the code.
  pass: page("none", "PassPage", () => import("../pages/pass/pass-page")),
  // Open to everyone, because a new site has no accounts yet. Once the site has been set up, the page offers visitors
  // only the login. The server checks every step.
  setup: page("none", "SetupPage", () => import("../pages/setup/setup-page")),
  desk: page("session", "DeskPage", () => import("../pages/desk/desk-page")),
  admin: page("session", "AdminDashboardPage", () => import("../pages/admin-dashboard/admin-dashboard-page")),
};

/** The personal pages, keyed by their route's path. */
export const PERSONAL_PAGES: ReadonlyMap<string, PersonalPageEntry> = new Map(
  Object.entries(PAGES).map(([name, entry]) => [paths[name as PersonalPageName], entry]),
);
