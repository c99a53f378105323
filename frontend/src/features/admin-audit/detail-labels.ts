import { t } from "@contract/kernel/contract/t";
import { SEASON_ITEM_TITLES } from "@contract/modules/season/contract/season-item";

/**
 * Labels of details and of kinds of targets. A detail's key is its name in the log, in lower case with spaces:
 * `transactionId` is "transaction id". A kind's key is the stored kind, such as `checkIn`.
 */
const NAMES: Readonly<Record<string, string>> = {
  amount: t("amount"),
  at: t("time|detail"),
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
  count: t("count"),
  day: t("day"),
  deleted: t("deleted"),
  email: t("email"),
  ended: t("ended"),
  event: t("event"),
  feed: t("feed"),
  fields: t("fields"),
  from: t("from|detail"),
  given: t("given|detail"),
  item: t("checklist item"),
  kind: t("kind"),
  leader: t("leader"),
  left: t("left over|detail"),
  line: t("line"),
  lines: t("lines"),
  list: t("list"),
  mail: t("mail"),
  mailing: t("mail"),
  mails: t("mails"),
  member: t("member"),
  name: t("name"),
  note: t("note"),
  payment: t("payment"),
  payments: t("payments"),
  people: t("people"),
  phone: t("phone"),
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
  "team name": t("team name"),
  teams: t("teams"),
  to: t("to|detail"),
  "transaction id": t("transaction ID"),
  undone: t("taken back|detail"),
  user: t("user"),
  version: t("version"),
  webhook: t("webhook"),
};

/** Labels of values from fixed sets. The keys are the values as the server stores them in the log. */
const VALUES: Readonly<Record<string, string>> = {
  accepted: t("accepted"),
  "account deleted": t("account deleted"),
  "another view began": t("another student view started"),
  "by itself": t("automatically"),
  failing: t("messages failed"),
  file: t("file"),
  gone: t("address no longer exists"),
  incomplete: t("incomplete"),
  participation: t("participation"),
  pending: t("pending"),
  rank: t("rank"),
  refunded: t("refunded"),
  rejected: t("rejected"),
  rights: t("rights"),
  stopped: t("stopped by the Superadmin"),
  "Team Leader": t("Team Leader"),
  User: t("User"),
};
const ITEMS: Readonly<Record<string, string>> = SEASON_ITEM_TITLES;
/**
 * Details whose values come from fixed sets and are translated. Other values may be names or reasons that a person
 * entered.
 */
const CHOSEN = new Set(["because", "by", "ended", "from", "kind", "role", "state", "status", "to"]);

/** Returns a detail's name in the reader's language, or the stored name if it has no label. */
export function detailName(name: string): string {
  return NAMES[name] ?? name;
}

/** Returns a detail's value in the reader's language, or the stored value if it has no label. */
export function detailValue(name: string, value: string): string {
  if (name === "item") return ITEMS[value] ?? value;
  return CHOSEN.has(name) ? (VALUES[value] ?? value) : value;
}
