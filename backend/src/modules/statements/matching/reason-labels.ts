import { dayText } from "../../../kernel/contract/india-time.js";
import { joined, type Message, knownMsg, msg, type Text, textIn } from "../../../kernel/languages/message.js";
import { formatRupees } from "../../../kernel/contract/rupees.js";
import type { StatementReason } from "../contract/statement.enums.js";
import type { MoneyProblem } from "../reading/read-money.js";
import type { MoneyReturn } from "./money-returns.js";
import type { Reason } from "./match-facts.js";

/** Maximum number of items that are listed. The rest are only counted. */
const LISTED = 5;

const because = (code: StatementReason, message: Message): Reason => ({
  code,
  text: textIn("en", message),
  message,
});

/** The reasons for a line's result, some with a next step for the treasurer. */
export const REASONS = {
  transactionId: because("transactionId", msg("The transaction ID matches the team's report.")),
  reference: because("reference", msg("The line shows the team's reference.")),
  nearlyReference: because(
    "nearlyReference",
    msg("The line shows the team's reference, but one zero is missing."),
  ),
  nearReference: (reference: string) =>
    because(
      "nearReference",
      msg("The line shows a code that is almost the same as the team's reference {reference}.", {
        reference,
      }),
    ),
  amount: because("amount", msg("The amount matches the amount due.")),
  payer: because("payer", msg("The line names a member of the team.")),
  amountDiffers: (arrivedInPaise: number, dueInPaise: number) =>
    because(
      "amountDiffers",
      msg("{arrived} arrived, but {due} is due.", {
        arrived: formatRupees(arrivedInPaise),
        due: formatRupees(dueInPaise),
      }),
    ),
  notReported: because("notReported", msg("The team has not reported this payment yet.")),
  idDiffers: because("idDiffers", msg("The bank's transaction ID differs from the team's report.")),
  noId: because("noId", msg("The line shows no transaction ID. We will record our own number instead.")),
  earlierId: because("earlierId", msg("The team reported this transaction ID earlier.")),
  shortId: because("shortId", msg("The transaction ID is too short to be reliable.")),
  nearlyId: because("nearlyId", msg("The transaction ID matches the team's report, except for one zero.")),
  idBeside: because(
    "idBeside",
    msg("The line also has another transaction ID. Check the line before you tick it."),
  ),
  commonId: (teams: readonly string[]) =>
    because(
      "commonId",
      msg(
        "The number that {teams} reported does not identify a transfer. Other lines also have this number, or the number is the club's own.",
        { teams: listOf(teams) },
      ),
    ),
  skippedDebit: because(
    "skippedDebit",
    msg(
      "An unused column marks this line as a debit. Check that the money came in, or choose that column above.",
    ),
  ),
  severalIds: (teams: readonly string[]) =>
    because(
      "severalIds",
      msg("The line shows transaction IDs of several teams: {teams}.", { teams: listOf(teams) }),
    ),
  severalReferences: (teams: readonly string[]) =>
    because(
      "severalReferences",
      msg("The line shows references of several teams: {teams}.", { teams: listOf(teams) }),
    ),
  idAgainstReference: (byId: string, byReference: string) =>
    because(
      "idAgainstReference",
      msg(
        "The transaction ID belongs to {byId}, but the reference belongs to {byReference}. Ask both teams. Then, under “Money without a team”, give the line to one of them.",
        { byId, byReference },
      ),
    ),
  disputed: (teams: readonly string[]) =>
    because(
      "disputed",
      msg("{teams} also reported this transaction ID. Accept or reject the payments under Payments.", {
        teams: listOf(teams),
      }),
    ),
  rejected: because(
    "rejected",
    msg(
      "This payment was rejected. Ask the team to report the payment again. Then upload the statement again.",
    ),
  ),
  paidAlready: because(
    "paidAlready",
    msg("This team's payment has already been accepted. The team may have paid twice."),
  ),
  otherEvent: (team: string) =>
    because("otherEvent", msg("{team} reported this transaction ID for another event.", { team })),
  twoLines: (lines: readonly number[]) =>
    because(
      "twoLines",
      msg(
        "Lines {lines} all look like this team's payment. Under “Money without a team”, give one line to the team.",
        {
          lines: listOf(lines),
        },
      ),
    ),
  wentBack: ({ line, date, fileName }: MoneyReturn) =>
    because("wentBack", wentBack(date, whereOf(line, fileName))),
  takesBack: (lines: readonly number[]) =>
    because(
      "takesBack",
      msg("This line returns the money of {n, plural, one {line} other {lines}} {lines}.", {
        n: lines.length,
        lines: listOf(lines),
      }),
    ),
  acceptedWentBack: (team: string) =>
    because(
      "acceptedWentBack",
      msg("The payment of {team} is accepted, but the money was returned.", { team }),
    ),
  mentionsReturn: because(
    "mentionsReturn",
    msg(
      "The bank's text mentions a reversal, refund, return or chargeback. Check that the money is still there. Then, under “Money without a team”, give the money to a team.",
    ),
  ),
  notDone: because(
    "notDone",
    msg("The line says that the transfer failed or is not complete. Check that the money has arrived."),
  ),
  unnamedColumn: (heading: string) =>
    because(
      "unnamedColumn",
      msg(
        "The column “{heading}” has amounts or statuses, but the column is not used. Choose the columns again.",
        {
          heading,
        },
      ),
    ),
  repeatedId: (lines: readonly number[], teams: readonly string[]) =>
    because(
      "repeatedId",
      msg(
        "Lines {lines} show the same transaction ID, reported by {teams}. Under “Money without a team”, give one line to the team.",
        {
          lines: lines
            .slice(1)
            .reduce<Text>(
              (all, line) => msg("{lines} and {line}", { lines: all, line: String(line) }),
              String(lines[0] ?? ""),
            ),
          teams: listOf(teams),
        },
      ),
    ),
  nobody: because("nobody", msg("No team reported this transaction ID or has this reference.")),
  severalPayers: (teams: readonly string[]) =>
    because("severalPayers", msg("Amount and name match several teams: {teams}.", { teams: listOf(teams) })),
  inBatch: because("inBatch", msg("This line was already confirmed with an earlier statement.")),
  accepted: because("accepted", msg("The payment with this transaction ID has already been accepted.")),
  spent: because(
    "spent",
    msg("The money of this transfer was already returned. To pay again, the team must make a new transfer."),
  ),
  refunded: because(
    "refunded",
    msg("This team's payment was refunded. Confirm the line only if the team made a new transfer."),
  ),
} as const;

const NO_MONEY: Readonly<Record<MoneyProblem, Message>> = {
  blank: msg("There is no amount in this line."),
  zero: msg("The amount is zero."),
  moneyOut: msg("This money left the account."),
  returned: msg("The line says that this money was returned."),
  unreadable: msg("We cannot read the amount with certainty."),
  tooLarge: msg("The amount is far more than any fee."),
  failed: msg("The transfer did not go through."),
};

/** Formats 2025-03-03 as `3 March`. */
function dayLabel(day: string): Text {
  const [date = "", month = ""] = dayText(day).split(" ");
  return joined([date, knownMsg(month)]);
}

/** Describes a line by its number, and by its file's name unless the line is in this file. */
function whereOf(line: number, fileName: string | null): Message {
  if (fileName === null) return msg("line {line}", { line: String(line) });
  return fileName === ""
    ? msg("line {line} of the pasted lines", { line: String(line) })
    : msg("line {line} of {file}", { line: String(line), file: fileName });
}

function wentBack(date: string | null, where: Message): Message {
  return date === null
    ? msg("This money was returned: see {where}.", { where })
    : msg("This money was returned on {day}: see {where}.", { day: dayLabel(date), where });
}

/** Lists the first few items, and counts the rest. */
function listOf(items: readonly (string | number)[]): Text {
  const first = items.slice(0, LISTED).join(", ");
  return items.length > LISTED
    ? msg("{first} and {n} more", { first, n: String(items.length - LISTED) })
    : first;
}

/** Returns the reason why a line's money is not matched. */
export function noMoney(problem: MoneyProblem): Reason {
  return because(problem, NO_MONEY[problem]);
}
