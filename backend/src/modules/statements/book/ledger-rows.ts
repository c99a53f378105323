import { indiaDay } from "../../../kernel/contract/india-time.js";
import type { Language } from "../../../kernel/languages/language.js";
import { msg, type Text, textIn } from "../../../kernel/languages/message.js";
import { groupBy } from "../../../kernel/lists.js";
import { transactionKey } from "../../payments/contract/transaction-id.js";
import { receiptLabel } from "../../payments/contract/receipt-number.js";
import type { EventReceipt, PaidRefund } from "../../payments/records/payment-records.service.js";
import type { LedgerPart, LedgerRow } from "./book.types.js";
import type { LedgerLine, LedgerPlacing } from "./ledger.sql.js";

export interface LedgerFacts {
  readonly lines: readonly LedgerLine[];
  readonly placings: readonly LedgerPlacing[];
  readonly receipts: readonly EventReceipt[];
  readonly refunds: readonly PaidRefund[];
}

/** A movement of money without running totals. Its note is not yet translated. */
interface Movement extends Omit<LedgerRow, "bankTotal" | "cashTotal" | "note"> {
  readonly note: Text | null;
}

/** The site's own notes. A bank line gets one only if no treasurer gave a reason for setting the line aside. */
const NOTES = { out: msg("Money out"), none: msg("Not a payment"), refund: msg("Refund") } as const;

/**
 * Returns every movement of money by day, with the running totals of bank and cash. The site's own notes are in the
 * given language.
 */
export function ledgerRows(facts: LedgerFacts, language: Language): LedgerRow[] {
  const { moved, received, returned } = ofStatements(facts);
  const all = [...moved, ...ofReceipts(facts, received), ...ofRefunds(facts, returned)];
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

/** Returns the movements of bank lines, with the receipts and refunds that these lines account for. */
function ofStatements({ lines, placings, receipts, refunds }: LedgerFacts) {
  // Paise that lines account for, by receipt.
  const received = new Map<string, number>();
  const receive = (key: string, amount: number) => received.set(key, (received.get(key) ?? 0) + amount);
  for (const placing of placings)
    if (placing.isSurplus === 0) receive(receiptKey(placing), placing.amountPaise);
  const returned = new Set<string>();
  const placed = groupBy(placings, (placing) => [lineKey(placing), placing]);
  const transfers = placedTransfers(lines, placed);
  const byNumber = new Map(receipts.map((receipt) => [transactionKey(receipt.transactionId), receipt]));
  const refundByNumber = new Map(
    refunds.map((refund) => [transactionKey(refund.transactionId ?? ""), refund]),
  );
  const moved = lines.flatMap((line): Movement[] => {
    const { movedPaise: bank, outcome, setAside } = line;
    if (!placed.has(lineKey(line)) && isElsewhere(line, transfers)) return [];
    const numbers = [transactionKey(line.reference), ...line.ids.split(" ")].filter(
      (number) => number !== "",
    );
    const own: readonly LedgerPlacing[] = placed.get(lineKey(line)) ?? [];
    const parts: LedgerPart[] = own.map(({ teamName, amountPaise }) => ({ teamName, amount: amountPaise }));
    // The receipt of a payment that was accepted by hand with this line's transaction ID.
    const receipt = find(numbers, byNumber);
    if (bank > 0 && parts.length === 0 && receipt && !received.has(receiptKey(receipt))) {
      const amount = Math.min(receipt.amountPaise, bank);
      receive(receiptKey(receipt), amount);
      transfers.set(transferKey(line), [line.batchId]);
      parts.push({ teamName: receipt.teamName, amount });
    }
    const refund = bank < 0 ? find(numbers, refundByNumber) : undefined;
    if (refund) {
      returned.add(refund.id);
      parts.push({ teamName: refund.teamName, amount: bank });
    }
    const rest = bank - parts.reduce((sum, { amount }) => sum + amount, 0);
    const isOpen = bank > 0 && rest > 0 && setAside === null && outcome !== "ignored";
    const row = {
      ...blank(`${line.batchId} ${String(line.line)}`, line.date ?? indiaDay(line.committedAt)),
      number: line.reference,
      parts,
      note: rest === 0 || isOpen ? null : (setAside ?? (bank < 0 ? NOTES.out : NOTES.none)),
      open: isOpen ? rest : 0,
      bank,
    };
    return [row];
  });
  return { moved, received, returned };
}

/** Maps each placed transfer (transaction ID, amount and day) to the statements that placed it. */
function placedTransfers(
  lines: readonly LedgerLine[],
  placed: ReadonlyMap<string, readonly LedgerPlacing[]>,
): Map<string, string[]> {
  const some = lines.filter((line) => placed.has(lineKey(line)));
  return groupBy(some, (line) => [transferKey(line), line.batchId]);
}

/**
 * Returns whether the money of a line's transfer was placed from another statement, which words the transfer
 * differently, so that its line has another key. Called only for lines without placed money.
 */
function isElsewhere(line: LedgerLine, transfers: ReadonlyMap<string, readonly string[]>): boolean {
  if (transactionKey(line.reference) === "" || line.date === null) return false;
  return transfers.get(transferKey(line))?.some((batchId) => batchId !== line.batchId) ?? false;
}

function transferKey({ reference, movedPaise, date }: LedgerLine): string {
  return JSON.stringify([transactionKey(reference), movedPaise, date]);
}

/**
 * Returns a receipt's key. The payment's id alone is not enough, because a payment that is accepted again with another
 * transaction ID gets a second receipt for different money.
 */
function receiptKey({
  paymentId,
  transactionId,
}: {
  readonly paymentId: string;
  readonly transactionId: string;
}): string {
  return `${paymentId} ${transactionId}`;
}

/** Returns the movements of cash, and of the receipts' money that no bank line accounts for. */
function ofReceipts({ receipts }: LedgerFacts, received: ReadonlyMap<string, number>): Movement[] {
  return receipts.flatMap((receipt) => {
    const { number, teamName, transactionId, issuedAt } = receipt;
    const isCash = transactionId === "";
    const amount = receipt.amountPaise - (isCash ? 0 : (received.get(receiptKey(receipt)) ?? 0));
    if (amount <= 0) return [];
    return {
      ...blank(`receipt ${String(number)}`, indiaDay(issuedAt)),
      number: isCash ? receiptLabel(number) : transactionId,
      parts: [{ teamName, amount }],
      [isCash ? "cash" : "unseen"]: amount,
    };
  });
}

/** Returns the movements of refunds in cash, or by transfers that no statement shows. */
function ofRefunds({ refunds }: LedgerFacts, returned: ReadonlySet<string>): Movement[] {
  return refunds.flatMap(({ id, way, amountPaise, paidOn, transactionId, teamName }) => {
    if (returned.has(id)) return [];
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

/**
 * Returns a line's key, which is the same in all statements that contain the line. For a line without a fingerprint,
 * each statement has its own key.
 */
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
