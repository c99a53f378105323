import type { ComponentType } from "react";
import { Role } from "@contract/kernel/contract/roles";
import { paths } from "../shared/paths";
import { lazyDataPage } from "../shared/lazy-data-page";
import { lazyPage } from "../shared/lazy-page";

/** Whom a page lets in: everyone, whoever is signed in, or one role. */
type Guard = "none" | "session" | Role;

interface PersonalPageEntry {
  readonly path: string;
  readonly guard: Guard;
  readonly Page: ComponentType;
}

/**
 * The specification's routes that depend on who is looking, with their guards. Where its table shows none but the page
 * asks for a team or an account, its general guard holds: without a valid token to /login.
 */
export const PERSONAL_PAGES: readonly PersonalPageEntry[] = [
  {
    path: paths.signUp,
    guard: "none",
    Page: lazyDataPage("SignupPage", () => import("../pages/signup/signup-page")),
  },
  {
    path: paths.logIn,
    guard: "none",
    Page: lazyDataPage("LoginPage", () => import("../pages/login/login-page")),
  },
  {
    path: paths.forgotPassword,
    guard: "none",
    Page: lazyDataPage("ForgetPassPage", () => import("../pages/forget-pass/forget-pass-page")),
  },
  {
    path: paths.registrationOfEvent,
    guard: "session",
    Page: lazyDataPage("RegistrationPage", () => import("../pages/registration/registration-page")),
  },
  {
    path: paths.teamOfEvent,
    guard: "session",
    Page: lazyDataPage("TeamViewPage", () => import("../pages/team-view/team-view-page")),
  },
  {
    path: paths.dashboard,
    guard: "session",
    Page: lazyDataPage("DashboardPage", () => import("../pages/dashboard/dashboard-page")),
  },
  {
    path: paths.createTeam,
    guard: "session",
    Page: lazyDataPage("CreateTeamPage", () => import("../pages/create-team/create-team-page")),
  },
  // Keeps what is typed in this browser and asks the server for nothing.
  {
    path: paths.addMember,
    guard: "none",
    Page: lazyPage("AddMemberPage", () => import("../pages/add-member/add-member-page")),
  },
  {
    path: paths.payment,
    guard: "session",
    Page: lazyDataPage("PaymentPage", () => import("../pages/payment/payment-page")),
  },
  {
    path: paths.profile,
    guard: "session",
    Page: lazyDataPage("ProfilePage", () => import("../pages/profile/profile-page")),
  },
  {
    path: paths.leaderHome,
    guard: Role.TeamLeader,
    Page: lazyPage("HomePage", () => import("../pages/home/home-page")),
  },
  {
    path: paths.admin,
    // What somebody may do there is the server's to say: the page asks, and sends strangers home.
    guard: "session",
    Page: lazyDataPage("AdminDashboardPage", () => import("../pages/admin/admin-dashboard-page")),
  },
];
