import type { ComponentType } from "react";
import type { AdminTab } from "@contract/kernel/contract/access";
import { lazyPage } from "../../shared/lazy-page";

/** The admin area's tabs, each in a chunk of its own; what opens each stands in the contract's ADMIN_TABS. */
export const SECTIONS = [
  {
    value: "profile",
    label: "Profile",
    Section: lazyPage("ProfileTab", () => import("./profile-tab")),
  },
  {
    value: "users",
    label: "Users",
    Section: lazyPage("UsersSection", () => import("../../features/admin-users/components/users-section")),
  },
  {
    value: "teams",
    label: "Teams",
    Section: lazyPage("TeamsSection", () => import("../../features/admin-teams/components/teams-section")),
  },
  {
    value: "rankings",
    label: "Rankings",
    Section: lazyPage(
      "RankingsSection",
      () => import("../../features/admin-rankings/components/rankings-section"),
    ),
  },
  {
    value: "payments",
    label: "Payments",
    Section: lazyPage(
      "PaymentsSection",
      () => import("../../features/admin-payments/components/payments-section"),
    ),
  },
  {
    value: "statements",
    label: "Bank statement",
    Section: lazyPage(
      "StatementsSection",
      () => import("../../features/admin-statements/components/statements-section"),
    ),
  },
  {
    value: "events",
    label: "Events",
    Section: lazyPage("EventsSection", () => import("../../features/admin-events/components/events-section")),
  },
  {
    value: "notices",
    label: "Notices",
    Section: lazyPage(
      "NoticesSection",
      () => import("../../features/admin-events/components/notices-section"),
    ),
  },
  {
    value: "mail",
    label: "Mail",
    Section: lazyPage("MailSection", () => import("../../features/admin-mailings/components/mail-section")),
  },
  {
    value: "audit",
    label: "Audit",
    Section: lazyPage("AuditSection", () => import("../../features/admin-audit/components/audit-section")),
  },
] as const satisfies readonly {
  readonly value: AdminTab;
  readonly label: string;
  readonly Section: ComponentType;
}[];
