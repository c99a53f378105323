import { indiaDay } from "../../../kernel/contract/india-time.js";
import type { Language } from "../../../kernel/languages/language.js";
import { msg, type Text, textIn } from "../../../kernel/languages/message.js";
import { lists } from "../../../kernel/lists.js";
import { transactionKey } from "../contract/transaction-id.js";
import { receiptLabel } from "../contract/receipt-number.js";
import type { LedgerPart, LedgerRow } from "./book.types.js";
import type { LedgerLine, LedgerPlacing, LedgerReceipt, LedgerRefund } from "./ledger.sql.js";

/** What a ledger is made from. */
export interface LedgerFacts {
  readonly lines: readonly LedgerLine[];
  readonly placings: readonly LedgerPlacing[];
  readonly receipts: readonly LedgerReceipt[];
  readonly refunds: readonly LedgerRefund[];
}

/** A movement without what it adds up to, before it is in its reader's language. */
interface Movement extends Omit<LedgerRow, "bankTotal" | "cashTotal" | "note"> {
  readonly note: Text | null;
}

/** What a movement is that is no team's, and that nobody wrote a note about. */
const NOTES = { out: msg("Money out"), none: msg("Not a payment"), refund: msg("Refund") } as const;

/** Every movement of money by day, with what bank and cash add up to after each; notes of the site's own in a language. */
export function ledgerRows(facts: LedgerFacts, language: Language): LedgerRow[] {
  const { moved, shown } = ofStatements(facts);
  const all = [...moved, ...ofReceipts(facts, shown), ...ofRefunds(facts, shown)];
  let [bankTotal, cashTotal] = [0, 0];
  return all
    .map((row, index) => ({ row, index }))
    .sort((one, other) =>
      one.row.day < other.row.day ? -1 : one.row.day > other.row.day ? 1 : one.index - other.index,
    )
    .map(({ row }) => {
      bankTotal += row.bank ?? 0;
      cashTotal += row.cash ?? 0;
      const note = row.note && textIn(language, row.note);
      return { ...row, note, bankTotal, cashTotal };
    });
}

/** The bank's lines, and the payments and refunds that they show. */
function ofStatements({ lines, placings, receipts, refunds }: LedgerFacts) {
  const shown = new Set(placings.map(({ paymentId }) => paymentId));
  const placed = lists(placings, (placing) => [lineKey(placing), placing]);
  const byNumber = new Map(receipts.map((receipt) => [transactionKey(receipt.transactionId), receipt]));
  const refundByNumber = new Map(
    refunds.map((refund) => [transactionKey(refund.transactionId ?? ""), refund]),
  );
  const moved = lines.map((line): Movement => {
    const { movedPaise: bank, outcome, setAside } = line;
    const numbers = [transactionKey(line.reference), ...line.ids.split(" ")].filter(
      (number) => number !== "",
    );
    const own: readonly LedgerPlacing[] = placed.get(lineKey(line)) ?? [];
    const parts: LedgerPart[] = own.map(({ teamName, amountPaise }) => ({ teamName, amount: amountPaise }));
    // A payment that was accepted by hand before its line came.
    const receipt = find(numbers, byNumber);
    if (bank > 0 && parts.length === 0 && receipt && !shown.has(receipt.paymentId)) {
      shown.add(receipt.paymentId);
      parts.push({ teamName: receipt.teamName, amount: Math.min(receipt.amountPaise, bank) });
    }
    const refund = bank < 0 ? find(numbers, refundByNumber) : undefined;
    if (refund) {
      shown.add(refund.id);
      parts.push({ teamName: refund.teamName, amount: bank });
    }
    const rest = bank - parts.reduce((sum, { amount }) => sum + amount, 0);
    const isOpen = bank > 0 && rest > 0 && setAside === null && outcome !== "ignored";
    return {
      ...blank(`${line.batchId} ${String(line.line)}`, line.date ?? indiaDay(line.committedAt)),
      number: line.reference,
      parts,
      note: rest === 0 || isOpen ? null : (setAside ?? (bank < 0 ? NOTES.out : NOTES.none)),
      open: isOpen ? rest : 0,
      bank,
    };
  });
  return { moved, shown };
}

/** Cash, and what was accepted by hand without a line. */
function ofReceipts({ receipts }: LedgerFacts, shown: ReadonlySet<string>): Movement[] {
  return receipts.flatMap(({ number, paymentId, teamName, amountPaise: amount, transactionId, issuedAt }) => {
    const isCash = transactionId === "";
    if (!isCash && shown.has(paymentId)) return [];
    return {
      ...blank(`receipt ${String(number)}`, indiaDay(issuedAt)),
      number: isCash ? receiptLabel(number) : transactionId,
      parts: [{ teamName, amount }],
      [isCash ? "cash" : "unseen"]: amount,
    };
  });
}

/** Money that was returned in cash, or by a transfer that no statement shows. */
function ofRefunds({ refunds }: LedgerFacts, shown: ReadonlySet<string>): Movement[] {
  return refunds.flatMap(({ id, way, amountPaise, paidOn, transactionId, teamName }) => {
    if (shown.has(id)) return [];
    return {
      ...blank(`refund ${id}`, paidOn ?? ""),
      number: transactionId ?? "",
      parts: [{ teamName, amount: -amountPaise }],
      note: NOTES.refund,
      [way === "cash" ? "cash" : "unseen"]: -amountPaise,
    };
  });
}

function blank(id: string, day: string): Movement {
  return { id, day, number: "", parts: [], note: null, open: 0, bank: null, cash: null, unseen: null };
}

/** The same for a line in whichever statement it stands. */
function lineKey({
  fingerprint,
  batchId,
  line,
}: Pick<LedgerLine, "fingerprint" | "batchId" | "line">): string {
  return fingerprint === "" ? `${batchId} ${String(line)}` : fingerprint;
}

function find<T>(numbers: readonly string[], among: ReadonlyMap<string, T>): T | undefined {
  for (const number of numbers) if (among.has(number)) return among.get(number);
  return undefined;
}
