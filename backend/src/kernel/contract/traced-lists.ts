import type { Permission } from "./access.js";
import { t } from "./t.js";

/**
 * The lists of the admin area that hold data of many people, each by the operation that returns it and with its name for
 * readers. Who reads one is written down, over GraphQL and REST alike (kernel/graphql/trace-reads.ts). A test knows every other list and
 * why it is not here.
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

/** A list that is traced, or a feed for spreadsheets, which its maker answers for. */
export type TracedList = keyof typeof TRACED_LISTS | "spreadsheetFeed";

/** True for the operation of a list that is traced. */
export function isTracedList(operation: string): operation is keyof typeof TRACED_LISTS {
  return Object.hasOwn(TRACED_LISTS, operation);
}

/** Returns what readers call a traced list; its operation's name for one that an older version had. */
export function tracedListLabel(list: string): string {
  if (list === "spreadsheetFeed") return t("Feed for a spreadsheet");
  return isTracedList(list) ? TRACED_LISTS[list] : list;
}
