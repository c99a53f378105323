import type { Permission } from "./access.js";
import { t } from "./t.js";

/**
 * The user-visible names of the admin area's lists with data of many people, by the operation that returns the list.
 * Each read that returns entries is recorded, whether over GraphQL or REST (kernel/graphql/trace-reads.ts). A test
 * names every untraced list, with the reason why its reads are not recorded.
 */
export const TRACED_LISTS = {
  allUsers: t("All users"),
  users: t("Users"),
  teams: t("All teams"),
  teamsPage: t("Teams"),
  reportedPayments: t("All payments"),
  paymentsPage: t("Payments"),
  payableTeams: t("Teams that may pay"),
  bankLines: t("Money without a team"),
  statementBatch: t("Lines of a bank statement"),
  refunds: t("Refunds"),
  eventHandles: t("Codeforces handles"),
  certificateBoard: t("Certificates"),
  previewCertificates: t("People for certificates"),
  checkInList: t("Check-in list"),
  walkIns: t("Walk-ins"),
  mailingAudience: t("Recipients of a mail"),
  sentMailing: t("Undelivered copies of a mail"),
  failedMails: t("Failed mails"),
  seasonPeople: t("People with rights"),
  binEntries: t("Bin"),
} as const satisfies Partial<Record<Permission, string>>;

/** A traced list, or a feed for spreadsheets. Reads of a feed are recorded as reads by the feed's creator. */
export type TracedList = keyof typeof TRACED_LISTS | "spreadsheetFeed";

export function isTracedList(operation: string): operation is keyof typeof TRACED_LISTS {
  return Object.hasOwn(TRACED_LISTS, operation);
}

/**
 * Returns the user-visible name of a traced list, or the operation's name for a list that only an older version had.
 */
export function tracedListLabel(list: string): string {
  if (list === "spreadsheetFeed") return t("Feed for a spreadsheet");
  return isTracedList(list) ? TRACED_LISTS[list] : list;
}
