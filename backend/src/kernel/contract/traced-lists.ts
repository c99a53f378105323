import type { Permission } from "./access.js";
import { t } from "./t.js";

/**
 * The names, for readers, of the admin area's lists with data of many people, by the operation that returns the list.
 * Every read of such a list is recorded, over GraphQL and REST alike (kernel/graphql/trace-reads.ts). A test names
 * every other list and the reason for its absence here.
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
  checkInList: t("People at the desk"),
  walkIns: t("Walk-ins"),
  mailingAudience: t("Recipients of a mail"),
  sentMailing: t("Copies of a mail that were not delivered"),
  failedMails: t("Failed mails"),
  seasonPeople: t("People with rights"),
  binEntries: t("Bin"),
} as const satisfies Partial<Record<Permission, string>>;

/** A traced list, or a feed for spreadsheets, for which its creator is responsible. */
export type TracedList = keyof typeof TRACED_LISTS | "spreadsheetFeed";

/** Checks whether an operation returns a traced list. */
export function isTracedList(operation: string): operation is keyof typeof TRACED_LISTS {
  return Object.hasOwn(TRACED_LISTS, operation);
}

/** Returns a traced list's name for readers, or the operation's name for a list of an older version. */
export function tracedListLabel(list: string): string {
  if (list === "spreadsheetFeed") return t("Feed for a spreadsheet");
  return isTracedList(list) ? TRACED_LISTS[list] : list;
}
