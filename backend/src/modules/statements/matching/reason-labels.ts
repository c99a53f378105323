import { dayText } from "../../../kernel/contract/india-time.js";
import { joined, type Message, knownMsg, msg, type Text, textIn } from "../../../kernel/languages/message.js";
import { formatRupees } from "../../../kernel/contract/rupees.js";
import type { StatementReason } from "../contract/statement.enums.js";
import type { MoneyProblem } from "../reading/read-money.js";
import type { MoneyReturn } from "./money-returns.js";
import type { Reason } from "./match-facts.js";

/** Names that are listed before the rest is only counted. */
const LISTED = 5;

const because = (code: StatementReason, message: Message): Reason => ({
  code,
  text: textIn("en", message),
  message,
});

/** Why lines became what they became, in words that tell a volunteer what to do. */
export const REASONS = {
  transactionId: because("transactionId", msg("The transaction id is the one the team reported.")),
  reference: because("reference", msg("It shows the team's reference.")),
  nearlyReference: because(
    "nearlyReference",
    msg("Apart from a missing zero, it shows the team's reference."),
  ),
  nearReference: (reference: string) =>
    because(
      "nearReference",
      msg("It comes nearest to the team's reference {reference}: one character differs.", { reference }),
    ),
  amount: because("amount", msg("The amount is what is due.")),
  payer: because("payer", msg("It names somebody in the team.")),
  amountDiffers: (arrivedInPaise: number, dueInPaise: number) =>
    because(
      "amountDiffers",
      msg("{arrived} arrived, {due} is due.", {
        arrived: formatRupees(arrivedInPaise),
        due: formatRupees(dueInPaise),
      }),
    ),
  notReported: because("notReported", msg("The team has not reported this payment yet.")),
  idDiffers: because(
    "idDiffers",
    msg("The bank shows a different transaction id from the one the team reported."),
  ),
  noId: because("noId", msg("The line shows no transaction id; a number of ours is noted instead.")),
  earlierId: because("earlierId", msg("The transaction id is one the team reported earlier.")),
  shortId: because("shortId", msg("The transaction id is too short to be sure of.")),
  nearlyId: because("nearlyId", msg("Apart from a zero, the transaction id is the one the team reported.")),
  idBeside: because(
    "idBeside",
    msg("There is another transaction id in the line too, so look before you tick it."),
  ),
  commonId: (teams: readonly string[]) =>
    because(
      "commonId",
      msg(
        "{teams} reported a number that appears in other lines too or is the club's own, so it proves nothing.",
        { teams: listOf(teams) },
      ),
    ),
  skippedDebit: because(
    "skippedDebit",
    msg(
      "A column that is not used calls it a debit: check that this money came in, or choose that column above.",
    ),
  ),
  severalIds: (teams: readonly string[]) =>
    because(
      "severalIds",
      msg("It shows transaction ids of several teams: {teams}.", { teams: listOf(teams) }),
    ),
  severalReferences: (teams: readonly string[]) =>
    because(
      "severalReferences",
      msg("It shows references of several teams: {teams}.", { teams: listOf(teams) }),
    ),
  idAgainstReference: (byId: string, byReference: string) =>
    because(
      "idAgainstReference",
      msg(
        "The transaction id is {byId}'s, but the reference is {byReference}'s. Ask both, then give the line to one of them under “Money without a team”.",
        { byId, byReference },
      ),
    ),
  disputed: (teams: readonly string[]) =>
    because(
      "disputed",
      msg("The same transaction id was also claimed by {teams}. Decide under Payments.", {
        teams: listOf(teams),
      }),
    ),
  rejected: because(
    "rejected",
    msg("This payment was rejected. Ask the team to report it again, then upload the statement again."),
  ),
  paidAlready: because(
    "paidAlready",
    msg("This team's payment has already been accepted: it may have paid twice."),
  ),
  otherEvent: (team: string) => because("otherEvent", msg("{team} reported it for another event.", { team })),
  twoLines: (lines: readonly number[]) =>
    because(
      "twoLines",
      msg(
        "Lines {lines} all look like this team's payment. Give one to the team under “Money without a team”.",
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
      msg("It takes back {n, plural, one {line} other {lines}} {lines}.", {
        n: lines.length,
        lines: listOf(lines),
      }),
    ),
  acceptedWentBack: (team: string) =>
    because("acceptedWentBack", msg("Accepted: {team}. Its money went back.", { team })),
  mentionsReturn: because(
    "mentionsReturn",
    msg(
      "The bank's words mention a reversal, refund, return or chargeback. Check whether the money is still there before you give it to a team under “Money without a team”.",
    ),
  ),
  notDone: because(
    "notDone",
    msg("The line says that the transfer failed or is not complete. Check that the money has arrived."),
  ),
  unnamedColumn: (heading: string) =>
    because(
      "unnamedColumn",
      msg("The column “{heading}” has amounts or states, but no meaning. Choose the columns again.", {
        heading,
      }),
    ),
  repeatedId: (lines: readonly number[], teams: readonly string[]) =>
    because(
      "repeatedId",
      msg(
        "{n, plural, =2 {Two lines} other {# lines}} show this id: {lines}, team {teams}. Give one to the team under “Money without a team”.",
        {
          n: lines.length,
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
  nobody: because("nobody", msg("No team reported this transaction id or has this reference.")),
  severalPayers: (teams: readonly string[]) =>
    because("severalPayers", msg("Amount and name match several teams: {teams}.", { teams: listOf(teams) })),
  inBatch: because("inBatch", msg("Confirmed from an earlier statement.")),
  accepted: because("accepted", msg("The payment with this transaction id has already been accepted.")),
  spent: because(
    "spent",
    msg("A payment rested on this transfer, and was refunded. Only a new transfer pays again."),
  ),
  refunded: because(
    "refunded",
    msg("This team's payment was refunded. Confirm the line only if it is a new transfer."),
  ),
} as const;

const NO_MONEY: Readonly<Record<MoneyProblem, Message>> = {
  blank: msg("There is no amount in this line."),
  zero: msg("The amount is zero."),
  moneyOut: msg("This is money that went out."),
  returned: msg("It says that this money went back."),
  unreadable: msg("The amount cannot be read with certainty."),
  tooLarge: msg("The amount is far more than any fee."),
  failed: msg("The transfer did not go through."),
};

/** 2025-03-03 as `3 March`. */
function dayLabel(day: string): Text {
  const [date = "", month = ""] = dayText(day).split(" ");
  return joined([date, knownMsg(month)]);
}

/** Returns the place of a line. */
function whereOf(line: number, fileName: string | null): Message {
  if (fileName === null) return msg("line {line}", { line: String(line) });
  return fileName === ""
    ? msg("line {line} of pasted lines", { line: String(line) })
    : msg("line {line} of {file}", { line: String(line), file: fileName });
}

function wentBack(date: string | null, where: Message): Message {
  return date === null
    ? msg("This money went back: {where}.", { where })
    : msg("This money went back on {day}: {where}.", { day: dayLabel(date), where });
}

/** The first few, and how many more there are. */
function listOf(items: readonly (string | number)[]): Text {
  const first = items.slice(0, LISTED).join(", ");
  return items.length > LISTED
    ? msg("{first} and {n} more", { first, n: String(items.length - LISTED) })
    : first;
}

/** Why a line is no money that came in. */
export function noMoney(problem: MoneyProblem): Reason {
  return because(problem, NO_MONEY[problem]);
}
