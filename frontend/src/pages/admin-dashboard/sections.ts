import { lazy, type ComponentType } from "react";
import type { AdminTab } from "@contract/kernel/contract/access";

/** Loads each tab's component from its own chunk. */
const SECTIONS_OF: Readonly<Record<AdminTab, () => Promise<ComponentType>>> = {
  overview: () =>
    import("../../features/admin-overview/components/overview-section").then((m) => m.OverviewSection),
  profile: () => import("./profile-tab").then((m) => m.ProfileTab),
  users: () => import("../../features/admin-users/components/users-section").then((m) => m.UsersSection),
  teams: () => import("../../features/admin-teams/components/teams-section").then((m) => m.TeamsSection),
  rankings: () =>
    import("../../features/admin-rankings/components/rankings-section").then((m) => m.RankingsSection),
  certificates: () =>
    import("../../features/admin-certificates/components/certificates-section").then(
      (m) => m.CertificatesSection,
    ),
  payments: () =>
    import("../../features/admin-payments/components/payments-section").then((m) => m.PaymentsSection),
  statements: () =>
    import("../../features/admin-statements/components/statements-section").then((m) => m.StatementsSection),
  checkin: () =>
    import("../../features/admin-checkin/components/check-in-section").then((m) => m.CheckInSection),
  events: () => import("../../features/admin-events/components/events-section").then((m) => m.EventsSection),
  notices: () =>
    import("../../features/admin-events/components/notices-section").then((m) => m.NoticesSection),
  content: () =>
    import("../../features/admin-content/components/content-section").then((m) => m.ContentSection),
  mail: () => import("../../features/admin-mailings/components/mail-section").then((m) => m.MailSection),
  season: () => import("../../features/admin-season/components/season-section").then((m) => m.SeasonSection),
  settings: () =>
    import("../../features/admin-settings/components/settings-section").then((m) => m.SettingsSection),
  integrations: () =>
    import("../../features/admin-integrations/components/integrations-section").then(
      (m) => m.IntegrationsSection,
    ),
  bin: () => import("../../features/admin-bin/components/bin-section").then((m) => m.BinSection),
  audit: () => import("../../features/admin-audit/components/audit-section").then((m) => m.AuditSection),
};

interface SectionTab {
  readonly value: AdminTab;
  readonly label: string;
}

/** The admin area's tabs in order, grouped by subject. The contract's ADMIN_TABS says who may open each tab. */
export const SECTION_GROUPS: readonly { readonly label: string; readonly tabs: readonly SectionTab[] }[] = [
  {
    label: "Today",
    tabs: [
      { value: "overview", label: "Overview" },
      { value: "profile", label: "Profile" },
    ],
  },
  {
    label: "People",
    tabs: [
      { value: "users", label: "Users" },
      { value: "teams", label: "Teams" },
    ],
  },
  {
    label: "Contest",
    tabs: [
      { value: "rankings", label: "Rankings" },
      { value: "checkin", label: "Check-in" },
      { value: "certificates", label: "Certificates" },
    ],
  },
  {
    label: "Money",
    tabs: [
      { value: "payments", label: "Payments" },
      { value: "statements", label: "Bank statement" },
    ],
  },
  {
    label: "Site",
    tabs: [
      { value: "events", label: "Events" },
      { value: "notices", label: "Notices" },
      { value: "content", label: "Content" },
      { value: "mail", label: "Mail" },
    ],
  },
  {
    label: "More",
    tabs: [
      { value: "season", label: "Season" },
      { value: "settings", label: "Settings" },
      { value: "integrations", label: "Integrations" },
      { value: "bin", label: "Bin" },
      { value: "audit", label: "Audit" },
    ],
  },
];

export const SECTIONS: readonly SectionTab[] = SECTION_GROUPS.flatMap(({ tabs }) => tabs);

const fetched = new Map<AdminTab, ComponentType>();

/** Returns a tab's component. The tab's script is fetched when the component is first rendered. */
export function sectionOf(tab: AdminTab): ComponentType {
  const known = fetched.get(tab) ?? lazy(async () => ({ default: await SECTIONS_OF[tab]() }));
  fetched.set(tab, known);
  return known;
}

/** Drops a tab's component, so that its script is fetched again. Otherwise React would remember that loading failed. */
export function forgetSection(tab: AdminTab): void {
  fetched.delete(tab);
}
