import { formatExactAmount } from "../../../../kernel/contract/rupees.js";
import type { StatementReason } from "../contract/statement.enums.js";
import type { MoneyProblem } from "../reading/read-money.js";
import type { MoneyReturn } from "./money-returns.js";
import type { Reason } from "./match-facts.js";

/** Names that are listed before the rest is only counted. */
const LISTED = 5;

const because = (code: StatementReason, text: string): Reason => ({ code, text });

/** Why lines became what they became, in words that tell a volunteer what to do. */
export const REASONS = {
  transactionId: because("transactionId", "The transaction id is the one the team reported."),
  reference: because("reference", "It shows the team's reference."),
  nearlyReference: because("nearlyReference", "Apart from a missing zero, it shows the team's reference."),
  nearReference: (reference: string) =>
    because("nearReference", `It comes nearest to the team's reference ${reference}: one character differs.`),
  amount: because("amount", "The amount is what is due."),
  payer: because("payer", "It names somebody in the team."),
  amountDiffers: (arrivedInPaise: number, dueInPaise: number) =>
    because(
      "amountDiffers",
      `${formatExactAmount(arrivedInPaise)} INR arrived, ${formatExactAmount(dueInPaise)} INR are due.`,
    ),
  notReported: because("notReported", "The team has not reported this payment yet."),
  idDiffers: because(
    "idDiffers",
    "The bank shows a different transaction id from the one the team reported.",
  ),
  noId: because("noId", "The line shows no transaction id; a number of ours is noted instead."),
  earlierId: because("earlierId", "The transaction id is one the team reported earlier."),
  shortId: because("shortId", "The transaction id is too short to be sure of."),
  nearlyId: because("nearlyId", "Apart from a zero, the transaction id is the one the team reported."),
  idBeside: because(
    "idBeside",
    "There is another transaction id in the line too, so look before you tick it.",
  ),
  commonId: (teams: readonly string[]) =>
    because(
      "commonId",
      `${listOf(teams)} reported a number that appears in other lines too or is the club's own, so it proves nothing.`,
    ),
  skippedDebit: because(
    "skippedDebit",
    "A column that is not used calls it a debit: check that this money came in, or choose that column above.",
  ),
  severalIds: (teams: readonly string[]) =>
    because("severalIds", `It shows transaction ids of several teams: ${listOf(teams)}.`),
  severalReferences: (teams: readonly string[]) =>
    because("severalReferences", `It shows references of several teams: ${listOf(teams)}.`),
  idAgainstReference: (byId: string, byReference: string) =>
    because(
      "idAgainstReference",
      `The transaction id is ${byId}'s, but the reference is ${byReference}'s. Ask both, then decide under Payments.`,
    ),
  disputed: (teams: readonly string[]) =>
    because(
      "disputed",
      `The same transaction id was also claimed by ${listOf(teams)}. Decide under Payments.`,
    ),
  rejected: because(
    "rejected",
    "This payment was rejected. Ask the team to report it again, then upload the statement again.",
  ),
  paidAlready: because(
    "paidAlready",
    "This team's payment has already been accepted: it may have paid twice.",
  ),
  otherEvent: (team: string) => because("otherEvent", `${team} reported it for another event.`),
  twoLines: (lines: readonly number[]) =>
    because("twoLines", `Lines ${listOf(lines)} are all for this team's one payment. Decide under Payments.`),
  wentBack: ({ line, date, fileName }: MoneyReturn) =>
    because(
      "wentBack",
      `This money went back${date === null ? "" : ` on ${dayLabel(date)}`}: line ${String(line)}` +
        `${fileName === null ? "" : ` of ${fileName || "pasted lines"}`}.`,
    ),
  takesBack: (lines: readonly number[]) =>
    because("takesBack", `It takes back ${lines.length === 1 ? "line" : "lines"} ${listOf(lines)}.`),
  acceptedWentBack: (team: string) => because("acceptedWentBack", `Accepted: ${team}. Its money went back.`),
  mentionsReturn: because(
    "mentionsReturn",
    "The bank's words mention a reversal, refund, return or chargeback: look at it, then decide under Payments.",
  ),
  repeatedId: (lines: readonly number[], teams: readonly string[]) =>
    because(
      "repeatedId",
      `${lines.length === 2 ? "Two" : String(lines.length)} lines show this id: ${lines.join(" and ")}, ` +
        `team ${listOf(teams)}. Decide under Payments.`,
    ),
  nobody: because("nobody", "No team reported this transaction id or has this reference."),
  severalPayers: (teams: readonly string[]) =>
    because("severalPayers", `Amount and name match several teams: ${listOf(teams)}.`),
  inBatch: because("inBatch", "Confirmed from an earlier statement."),
  accepted: because("accepted", "The payment with this transaction id has already been accepted."),
} as const;

const NO_MONEY: Readonly<Record<MoneyProblem, string>> = {
  blank: "There is no amount in this line.",
  zero: "The amount is zero.",
  moneyOut: "This is money that went out.",
  returned: "It says that this money went back.",
  unreadable: "The amount cannot be read with certainty.",
  tooLarge: "The amount is far more than any fee.",
  failed: "The transfer did not go through.",
};

/** 2025-03-03 as `3 March`. */
function dayLabel(day: string): string {
  return new Date(day).toLocaleDateString("en-IN", { day: "numeric", month: "long", timeZone: "UTC" });
}

/** The first few, and how many more there are. */
function listOf(items: readonly (string | number)[]): string {
  const first = items.slice(0, LISTED).join(", ");
  return items.length > LISTED ? `${first} and ${String(items.length - LISTED)} more` : first;
}

/** Why a line is no money that came in. */
export function noMoney(problem: MoneyProblem): Reason {
  return because(problem, NO_MONEY[problem]);
}
