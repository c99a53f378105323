import { REJECT_REASONS } from "../../kernel/contract/texts/reject-reasons.texts.js";
import { newId } from "../../kernel/db/ids.js";
import type { User } from "../../modules/accounts/user.entity.js";
import { amountToPay } from "../../modules/events/contract/fee-rule.js";
import type { EventRecord } from "../../modules/events/contract/event-record.js";
import type { PaymentStep } from "../../modules/payments/payment-step.entity.js";
import type { Payment } from "../../modules/payments/payment.entity.js";
import { claimOf, type TransactionClaim } from "../../modules/payments/transaction-claim.entity.js";
import type { Team } from "../../modules/teams/team.entity.js";
import type { Random } from "./random.js";

const HOUR_MS = 3_600_000;

export interface DemoPayment {
  readonly payment: Payment;
  readonly steps: readonly PaymentStep[];
  /** The claim of the transaction id, null for cash. */
  readonly claim: TransactionClaim | null;
}

/**
 * Returns the transaction id of demo payment number `number`: twelve digits, like a UTR, and different for every
 * payment.
 */
function demoTransactionId(number: number): string {
  // Multiplying by a number that has no common factor with 10^10 visits each ten-digit number once.
  return `50${((BigInt(number) * 7_919_004_773n + 314_159_265n) % 10_000_000_000n).toString().padStart(10, "0")}`;
}

/** Returns a payment in the state that the team's row already has. */
export function demoPayment(
  number: number,
  team: Team,
  leader: User,
  admin: Pick<User, "id" | "name">,
  event: EventRecord,
  random: Random,
): DemoPayment {
  const reportedAt = new Date(team.createdAt.getTime() + (1 + random.below(72)) * HOUR_MS);
  const decidedAt =
    team.paymentStatus === "pending"
      ? null
      : new Date(reportedAt.getTime() + (2 + random.below(40)) * HOUR_MS);
  const transactionId = demoTransactionId(number);
  const payment: Payment = {
    id: newId(),
    teamId: team.id,
    eventId: team.eventId,
    teamName: team.name,
    reference: team.reference,
    amountPaise: amountToPay(event),
    reporterId: leader.id,
    reporterName: leader.name,
    status: team.paymentStatus,
    transactionId,
    reportedAt,
    decidedAt,
    reason: team.paymentStatus === "rejected" ? random.pick(REJECT_REASONS) : null,
  };
  const report = step(payment, leader, reportedAt, {
    fromStatus: "incomplete",
    toStatus: "pending",
    reason: null,
  });
  const decision = { fromStatus: "pending", toStatus: payment.status, reason: payment.reason } as const;
  return {
    payment,
    steps: decidedAt === null ? [report] : [report, step(payment, admin, decidedAt, decision)],
    claim: claimOf({ transactionId, paymentId: payment.id, claimedAt: reportedAt }),
  };
}

/** Returns a copy of the payment as cash that a treasurer recorded. */
export function inCash({ payment: reported }: DemoPayment, admin: Pick<User, "id" | "name">): DemoPayment {
  const at = reported.decidedAt ?? reported.reportedAt;
  const by = { reporterId: admin.id, reporterName: admin.name };
  const payment: Payment = Object.assign({}, reported, by, { transactionId: "", reportedAt: at });
  const move = { fromStatus: "incomplete", toStatus: "accepted", reason: "Taken at the desk." } as const;
  const what = { transactionId: null, basis: "cash" as const };
  const booking: PaymentStep = Object.assign({}, step(payment, admin, at, move), what);
  return { payment, steps: [booking], claim: null };
}

function step(
  { id: paymentId, transactionId }: Payment,
  actor: Pick<User, "id" | "name">,
  at: Date,
  move: Pick<PaymentStep, "fromStatus" | "toStatus" | "reason">,
): PaymentStep {
  const basis = move.toStatus === "pending" ? null : "report";
  const rest = { basis, batchId: null, line: null, previous: null } as const;
  return {
    id: newId(),
    paymentId,
    transactionId,
    actorId: actor.id,
    actorName: actor.name,
    at,
    ...rest,
    ...move,
  };
}
