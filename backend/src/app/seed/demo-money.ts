import { hash } from "node:crypto";
import { indiaDay } from "../../kernel/contract/india-time.js";
import type { Tx } from "../../kernel/db/database.js";
import { newId } from "../../kernel/db/ids.js";
import { insertMany } from "../../kernel/db/insert-many.js";
import { transactionKey } from "../../modules/payments/contract/transaction-id.js";
import type { Payment } from "../../modules/payments/payment.entity.js";
import { Receipt, ReceiptCounter } from "../../modules/payments/receipts/receipt.entity.js";
import { Refund } from "../../modules/payments/refunds/refund.entity.js";
import { StatementBatch } from "../../modules/statements/statement-batch.entity.js";
import { StatementConfirmation } from "../../modules/statements/statement-confirmation.entity.js";
import { StatementLine } from "../../modules/statements/statement-line.entity.js";
import type { DemoSetting } from "./demo-group.js";

/** One in this many accepted payments was accepted by hand, before a bank statement was imported. */
const BY_HAND = 10;
/** The number of teams that paid twice. The second transfer of the first such team was returned. */
const TWICE = 2;
const RECEIPTS = { id: 1 };

/**
 * Inserts the receipts, a bank statement, the surpluses and a refund for accepted demo payments, so that the sums of
 * the book and of the ledger (modules/statements/book) agree.
 */
export async function insertMoney(tx: Tx, payments: readonly Payment[], setting: DemoSetting): Promise<void> {
  const accepted = payments.filter(({ status }) => status === "accepted");
  if (accepted.length === 0) return;
  await giveReceipts(tx, accepted);
  const lines = accepted.filter(({ transactionId }, index) => transactionId !== "" && index % BY_HAND > 0);
  await keepStatement(tx, lines, setting);
}

async function giveReceipts(tx: Tx, accepted: readonly Payment[]): Promise<void> {
  const counter = await tx.findOneBy(ReceiptCounter, RECEIPTS);
  let last = counter?.last ?? 0;
  const rows = accepted.map(
    ({ id: paymentId, teamName, amountPaise, transactionId, decidedAt, reportedAt }) => {
      const issuedAt = decidedAt ?? reportedAt;
      const of = {
        paymentId,
        teamName,
        amountPaise,
        transactionId,
        transactionKey: transactionKey(transactionId),
      };
      return { id: newId(), number: ++last, ...of, issuedAt, cancelledAt: null, cancelReason: null };
    },
  );
  await insertMany<Receipt>(tx, Receipt, rows);
  await tx.update(ReceiptCounter, RECEIPTS, { last });
}

async function keepStatement(tx: Tx, paid: readonly Payment[], setting: DemoSetting): Promise<void> {
  const { event, admin } = setting;
  const batchId = newId();
  const twice = paid.slice(0, TWICE);
  const credits = [
    ...paid.map((payment) => ({ payment, reference: payment.transactionId, isSurplus: 0 })),
    ...twice.map((payment) => ({ payment, reference: `60${payment.transactionId.slice(2)}`, isSurplus: 1 })),
  ];
  const committedAt = new Date(Math.max(0, ...paid.map(({ decidedAt }) => decidedAt?.getTime() ?? 0)));
  const lineOf = (index: number, payment: Payment, reference: string, movedPaise: number): StatementLine => ({
    batchId,
    line: index + 2,
    fingerprint: hash("sha256", `demo ${payment.id} ${reference}`),
    date: indiaDay(payment.reportedAt),
    reference,
    transactionKey: transactionKey(reference),
    amountPaise: movedPaise > 0 ? movedPaise : null,
    movedPaise,
    ids: transactionKey(reference),
    payers: "",
    sealedNarration: null,
    version: 0,
    amountText: String(movedPaise / 100),
    outcome: movedPaise > 0 ? "exact" : "ignored",
    teamId: payment.teamId,
    teamName: payment.teamName,
  });
  const lines = credits.map(({ payment, reference }, index) =>
    lineOf(index, payment, reference, payment.amountPaise),
  );
  const rows = credits.map(({ payment, reference, isSurplus }, index): StatementConfirmation => {
    const { fingerprint = "", line = 0 } = lines[index] ?? {};
    const { id: paymentId, teamName, amountPaise } = payment;
    const of = { id: newId(), batchId, line, fingerprint, seenKey: fingerprint, outcome: "exact" as const };
    const team = { paymentId, teamId: payment.teamId ?? "", teamName, amountPaise, transactionId: reference };
    return { ...of, ...team, created: 0, isSurplus, allocatedAt: payment.decidedAt, claimedId: null };
  });
  const surplus = rows.find(({ isSurplus }) => isSurplus === 1);
  const [payment] = twice;
  const returned = payment
    ? lineOf(lines.length, payment, `70${payment.transactionId.slice(2)}`, -payment.amountPaise)
    : null;
  const all = returned ? [...lines, returned] : lines;
  const by = { actorId: admin.id, actorName: admin.name, committedAt, undoneAt: null, undoneByName: null };
  const batch = { id: batchId, eventId: event.id, fileName: "demo-statement.csv", lines: all.length, ...by };
  await insertMany<StatementBatch>(tx, StatementBatch, [batch]);
  await insertMany(tx, StatementLine, all);
  await insertMany(tx, StatementConfirmation, rows);
  if (!surplus || !payment || !returned) return;
  const refund: Refund = {
    id: newId(),
    paymentId: payment.id,
    surplusId: surplus.id,
    openKey: null,
    state: "paid",
    amountPaise: payment.amountPaise,
    reason: "The team paid twice.",
    requestedByName: admin.name,
    requestedAt: committedAt,
    sealedAccount: null,
    way: "bank",
    paidOn: returned.date,
    transactionId: returned.reference,
    closedAt: committedAt,
    closedByName: admin.name,
  };
  await insertMany(tx, Refund, [refund]);
}
