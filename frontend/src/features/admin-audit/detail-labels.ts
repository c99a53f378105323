import { t } from "@contract/kernel/contract/t";
import { WEBHOOK_TYPES } from "@contract/kernel/contract/webhook-types";
import { SEASON_ITEM_TITLES } from "@contract/modules/season/contract/season-item";
import { formatDateTime } from "../../shared/format/date-time";
import { topicTitle } from "../../shared/topic-titles";

/**
 * Labels of details and of kinds of targets. A detail's key is its name in the log, in lower case with spaces:
 * `transactionId` is "transaction id". A kind's key is the stored kind, such as `checkIn`.
 */
const NAMES: Readonly<Record<string, string>> = {
  amount: t("amount"),
  at: t("time|detail"),
  audience: t("audience"),
  because: t("reason"),
  by: t("by|detail"),
  certificate: t("certificate"),
  certificates: t("certificates"),
  change: t("change"),
  checkIn: t("check-in"),
  changed: t("changed"),
  college: t("college"),
  confirmed: t("confirmed"),
  content: t("content"),
  "contest id": t("contest"),
  count: t("count"),
  day: t("day"),
  deleted: t("deleted"),
  email: t("email"),
  ended: t("ended"),
  event: t("event"),
  feed: t("feed"),
  fields: t("fields"),
  fitting: t("all matching teams"),
  "freezes at": t("freeze time"),
  from: t("from|detail"),
  given: t("given|detail"),
  handle: t("handle"),
  item: t("checklist item"),
  kind: t("kind"),
  leader: t("leader"),
  left: t("not restored"),
  line: t("line"),
  lines: t("lines"),
  list: t("list"),
  mail: t("mail"),
  mailing: t("mail"),
  "mail template": t("mail template"),
  mails: t("mails"),
  member: t("member"),
  missing: t("open tasks"),
  name: t("name"),
  note: t("note"),
  number: t("number"),
  payment: t("payment"),
  "payment status": t("payment status"),
  payments: t("payments"),
  people: t("people"),
  person: t("person"),
  phone: t("phone"),
  places: t("places"),
  qualified: t("qualified|detail"),
  "rank from": t("rank from"),
  "rank to": t("rank to"),
  ranking: t("ranking"),
  reason: t("reason"),
  recipients: t("recipients"),
  reference: t("reference"),
  role: t("role"),
  rows: t("rows"),
  session: t("session"),
  settings: t("settings"),
  site: t("site"),
  state: t("state"),
  statement: t("statement"),
  status: t("status"),
  taken: t("taken away|detail"),
  team: t("team"),
  "team id": t("team"),
  "team ids": t("selected teams"),
  "team name": t("team name"),
  teams: t("teams"),
  to: t("to|detail"),
  "transaction id": t("transaction ID"),
  "two step duty": t("two-step login"),
  type: t("kind of message"),
  types: t("kinds of messages"),
  undone: t("taken back|detail"),
  url: t("address"),
  user: t("user"),
  "user ids": t("selected people"),
  version: t("version"),
  webhook: t("webhook"),
  whom: t("people"),
  "with contact": t("with phone, college and roll number"),
  year: t("year"),
};

/** Labels of values from fixed sets. The keys are the values as the server stores them in the log. */
const VALUES: Readonly<Record<string, string>> = {
  ...WEBHOOK_TYPES,
  ACCOUNTS: t("All people with an account"),
  EVERYONE: t("All people with an e-mail address"),
  HANDLES: t("Missing a Codeforces handle"),
  LEADERS: t("The leaders"),
  MEMBERS: t("Missing members"),
  PAYMENT: t("Owe the fee"),
  accepted: t("accepted"),
  "account deleted": t("account deleted"),
  "another view began": t("another student view started"),
  "by itself": t("automatically"),
  failing: t("messages failed"),
  file: t("imported list"),
  gone: t("address no longer exists"),
  incomplete: t("incomplete"),
  off: t("off"),
  on: t("on"),
  participation: t("participation"),
  payments: t("payments"),
  people: t("people"),
  pending: t("pending"),
  rank: t("rank"),
  refunded: t("refunded"),
  rejected: t("rejected"),
  rights: t("the feed's creator may no longer read the list"),
  stopped: t("stopped by the Superadmin"),
  teams: t("teams"),
  "Team Leader": t("Team Leader"),
  User: t("User"),
  users: t("users"),
};
const ITEMS: Readonly<Record<string, string>> = SEASON_ITEM_TITLES;
/**
 * Details whose values come from fixed sets and are translated. Other values may be names or reasons that a person
 * entered.
 */
const CHOSEN = new Set(
  "because by content ended from kind list missing paymentStatus role state status to type types whom".split(
    " ",
  ),
);
/** Matches a time in JSON's format. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:[\d.]+Z$/;

/** Returns a detail's name in the reader's language, or the stored name if it has no label. */
export function detailName(name: string): string {
  return NAMES[name] ?? name;
}

/** Returns a detail's value in the reader's language, or the stored value if it has no label. */
export function detailValue(name: string, value: string): string {
  if (name === "item") return ITEMS[value] ?? value;
  if (TIME.test(value)) return formatDateTime(value);
  return CHOSEN.has(name) ? (VALUES[value] ?? value) : value;
}

/** Returns a target's name as the log shows it. The names of lists and of the content's topics are stored as codes. */
export function targetLabel(targetType: string, targetName: string): string {
  if (targetType === "content") return topicTitle(targetName);
  return targetType === "list" ? (VALUES[targetName] ?? targetName) : targetName;
}
