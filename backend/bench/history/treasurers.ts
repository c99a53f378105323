import { statementCsv } from "../../src/modules/statements/testing/hostile-statement.js";
import { newId } from "../../src/kernel/db/ids.js";
import { numbered, uniqueMark, type Actor, type Person } from "./stage.js";

interface Payment {
  readonly id: string;
  readonly teamId: string | null;
  readonly status: "incomplete" | "pending" | "accepted" | "rejected" | "refunded";
  readonly transactionId: string | null;
  readonly version: string;
  readonly amount: number;
  readonly openRefund: string | null;
}

const PAYMENTS = "{ reportedPayments { id teamId status transactionId version amount openRefund } }";
const FEE = 36_000;
const DUTIES = { decide: 10, revert: 3, refund: 3, cash: 2, slip: 2, statement: 2, unread: 1, line: 1 };

/** Performs a random action as a random treasurer. */
export async function treasurerActs(actor: Actor): Promise<void> {
  const { random, stage } = actor;
  const treasurer = random.pick(stage.treasurers);
  const reply = treasurer && (await actor.read<{ reportedPayments: Payment[] }>(treasurer, PAYMENTS));
  if (!reply) return;
  const payments = reply.reportedPayments.filter(({ teamId }) => teamId !== null);
  const those = (...states: readonly Payment["status"][]): Payment[] =>
    payments.filter(({ status }) => states.includes(status));
  switch (random.weighted(DUTIES)) {
    case "decide":
      return decide(actor, treasurer, random.pick(those("pending").slice(0, 4)));
    case "revert":
      return revert(actor, treasurer, random.pick(those("accepted", "rejected", "refunded")));
    case "refund":
      return refund(actor, treasurer, those("accepted"));
    case "cash":
      return bookCash(actor, treasurer);
    case "slip":
      return slip(actor, treasurer);
    case "statement":
      return commitStatement(actor, treasurer, those("pending").slice(0, 5));
    case "unread":
      return revertStatement(actor, treasurer);
    case "line":
      return allocate(actor, treasurer);
  }
}

async function decide(actor: Actor, treasurer: Person, payment: Payment | undefined): Promise<void> {
  if (!payment) return;
  const decision = actor.random.chance(0.75) ? "accepted" : "rejected";
  const reason = uniqueMark("decision ");
  const { id: paymentId, transactionId } = payment;
  const input = { paymentId, decision, reason, transactionId };
  await actor.write(treasurer, ["decidePayment", "DecidePaymentInput"], input, {
    mark: reason,
    traces: ["step", "audit"],
  });
}

async function revert(actor: Actor, treasurer: Person, payment: Payment | undefined): Promise<void> {
  if (!payment) return;
  const reason = uniqueMark("revert ");
  const input = { paymentId: payment.id, version: payment.version, reason };
  await actor.write(treasurer, ["revertPayment", "RevertPaymentInput"], input, {
    mark: reason,
    traces: ["step", "audit"],
  });
}

/** Records or cancels an open refund, or requests a refund. */
async function refund(actor: Actor, treasurer: Person, accepted: readonly Payment[]): Promise<void> {
  const query = "{ refunds { id paymentId state } }";
  const reply = await actor.read<{ refunds: { id: string; paymentId: string; state: string }[] }>(
    treasurer,
    query,
  );
  const open = reply?.refunds.filter(({ state }) => ["accountNeeded", "toPay"].includes(state)) ?? [];
  const due = actor.random.pick(open);
  if (due && actor.random.chance(0.7)) {
    const refundId = due.id;
    if (actor.random.chance(0.4)) {
      const reason = uniqueMark("cancelled ");
      await actor.write(
        treasurer,
        ["cancelRefund", "CancelRefundInput"],
        { refundId, reason },
        {
          mark: reason,
          traces: ["audit"],
        },
      );
      return;
    }
    const transactionId = numbered("5");
    // Refunds cash payments in cash, because an invariant compares accepted cash payments with the ledger's cash.
    const isCash = accepted.some(({ id, transactionId: number }) => id === due.paymentId && !number);
    const input = { refundId, way: isCash ? "cash" : "bank", paidOn: "2025-03-05", transactionId };
    await actor.write(treasurer, ["recordRefund", "RecordRefundInput"], input, {
      mark: transactionId,
      traces: ["returned"],
    });
    return;
  }
  const payment = actor.random.pick(accepted);
  if (!payment) return;
  const reason = uniqueMark("refund ");
  await actor.write(
    treasurer,
    ["requestRefund", "RequestRefundInput"],
    { paymentId: payment.id, reason },
    {
      mark: reason,
      traces: ["refund"],
    },
  );
}

interface BoardTeam {
  readonly id: string;
  readonly reference: string;
  readonly paymentStatus: string;
}

/** Returns a random team that owes its fee. */
async function debtor(actor: Actor, treasurer: Person): Promise<BoardTeam | undefined> {
  const organiser = actor.random.pick(actor.stage.organisers) ?? treasurer;
  const query = "{ rankingBoard { teams { id reference paymentStatus } } }";
  const reply = await actor.read<{ rankingBoard: { teams: BoardTeam[] } }>(organiser, query);
  const teams = reply?.rankingBoard.teams.filter(({ paymentStatus }) =>
    /incomplete|rejected/i.test(paymentStatus),
  );
  return actor.random.pick(teams ?? []);
}

async function bookCash(actor: Actor, treasurer: Person): Promise<void> {
  const team = await debtor(actor, treasurer);
  if (!team) return;
  const note = uniqueMark("cash ");
  await actor.write(
    treasurer,
    ["bookCashPayment", "BookCashInput"],
    { teamId: team.id, amount: FEE, note },
    {
      mark: note,
      traces: ["step", "audit"],
    },
  );
}

/** Creates a cash slip for a team, or confirms or discards a waiting slip. */
async function slip(actor: Actor, treasurer: Person): Promise<void> {
  const waiting = await actor.read<{ cashSlips: { id: string }[] }>(treasurer, "{ cashSlips { id } }");
  const slipId = actor.random.pick(waiting?.cashSlips ?? [])?.id;
  if (slipId !== undefined && actor.random.chance(0.6)) {
    if (actor.random.chance(0.7))
      await actor.write(treasurer, ["confirmCashSlip", "ConfirmCashSlipInput"], { slipId });
    else
      await actor.write(treasurer, ["discardCashSlip", "DiscardCashSlipInput"], {
        slipId,
        reason: "Not counted",
      });
    return;
  }
  const team = await debtor(actor, treasurer);
  const helper = actor.random.pick(actor.stage.organisers);
  if (!team || !helper) return;
  const mark = newId();
  await actor.write(
    helper,
    ["noteCash", "NoteCashInput"],
    { teamId: team.id, amount: FEE, slipId: mark },
    {
      mark,
      traces: ["slip"],
    },
  );
}

interface Shown {
  readonly line: number;
  readonly outcome: string;
  readonly match: { readonly teamId: string; readonly matchKey: string } | null;
}

/** Imports a bank statement with the given payments and unrelated transfers, and confirms the exact matches. */
async function commitStatement(actor: Actor, treasurer: Person, payments: readonly Payment[]): Promise<void> {
  const own = payments.map(({ transactionId }) => transactionId ?? "");
  const strangers = [0, 1].map(() => numbered("7"));
  const lines = [...own, ...strangers].map((number) => [
    "03/03/2025",
    `UPI/CR/${number}/A PERSON/SBIN`,
    number,
    "360.00",
  ]);
  const csv = statementCsv(lines);
  const inspect = `query ($input: InspectStatementInput!) { inspectStatement(input: $input) {
    mapping { date description reference amount direction credit debit status unused } } }`;
  const inspected = await actor.read<{ inspectStatement: { mapping: object } }>(treasurer, inspect, {
    input: { csv },
  });
  if (!inspected) return;
  const { mapping } = inspected.inspectStatement;
  const preview = `query ($input: PreviewStatementInput!) { previewStatement(input: $input) {
    lines { line outcome match { teamId matchKey } } } }`;
  const shown = await actor.read<{ previewStatement: { lines: Shown[] } }>(treasurer, preview, {
    input: { csv, mapping },
  });
  if (!shown) return;
  const exact = shown.previewStatement.lines.filter(({ outcome }) => /^exact$/i.test(outcome));
  const rows = exact.map(({ line, match }) => ({ line, ...match }));
  const fileName = uniqueMark("statement ");
  await actor.write(
    treasurer,
    ["commitStatement", "CommitStatementInput"],
    { csv, mapping, rows, fileName },
    {
      mark: fileName,
      traces: ["batch"],
    },
  );
}

async function revertStatement(actor: Actor, treasurer: Person): Promise<void> {
  const query = "{ statementBatches { id inForce undoneAt } }";
  const reply = await actor.read<{
    statementBatches: { id: string; inForce: number; undoneAt: string | null }[];
  }>(treasurer, query);
  const batch = actor.random.pick(reply?.statementBatches.filter(({ undoneAt }) => undoneAt === null) ?? []);
  if (!batch) return;
  const input = { batchId: batch.id, exceptChanged: true, inForce: batch.inForce };
  await actor.write(treasurer, ["undoStatementBatch", "UndoStatementBatchInput"], input);
}

/** Allocates the money of an open bank line to a team. */
async function allocate(actor: Actor, treasurer: Person): Promise<void> {
  const query = "{ bankLines { batchId line left } }";
  const reply = await actor.read<{ bankLines: { batchId: string; line: number; left: number }[] }>(
    treasurer,
    query,
  );
  const line = actor.random.pick(reply?.bankLines.filter(({ left }) => left > 0).slice(0, 3) ?? []);
  const team = await debtor(actor, treasurer);
  if (!line || !team) return;
  const parts = [{ teamId: team.id, amount: line.left }];
  await actor.write(treasurer, ["allocateLine", "AllocateLineInput"], {
    batchId: line.batchId,
    lineNumber: line.line,
    parts,
  });
}
