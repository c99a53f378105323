import type { Database } from "../../kernel/db/database.js";
import { groupedCounts } from "../../kernel/db/grouped-counts.js";
import { allOf, type SqlPart } from "../../kernel/paging/keyset.js";
import type { PaymentStatus } from "../teams/contract/payment-status.js";
import { disputes, reportedPayments } from "./payment-list.sql.js";
import { PaymentStep } from "./payment-step.entity.js";
import { Payment } from "./payment.entity.js";
import type { PaymentStepView, ReportedPayment } from "./payment.types.js";

/** A payment with its timeline, oldest first. */
export type PaymentHistory = Pick<Payment, "status" | "amountPaise" | "transactionId" | "reason"> & {
  readonly steps: PaymentStepView[];
};

/** How many payments are in a status. */
export interface PaymentCount {
  readonly status: PaymentStatus;
  readonly count: number;
}

const OLDEST_FIRST = { at: "ASC", id: "ASC" } as const;

/** Reads for the screens that show payments. */
export class PaymentViewRepository {
  constructor(private readonly db: Database) {}

  /** The payments by status, for monitoring. */
  countByStatus(): Promise<PaymentCount[]> {
    return this.db.read((reader) => groupedCounts(reader, Payment, ["status"]));
  }

  /** A team's payment with its timeline, or null. One statement. */
  async ofTeam(teamId: string): Promise<PaymentHistory | null> {
    const [payment] = await this.db.read((reader) =>
      reader.find(Payment, { where: { teamId }, relations: { steps: true }, order: { steps: OLDEST_FIRST } }),
    );
    if (!payment) return null;
    const { status, amountPaise, transactionId, reason, steps = [] } = payment;
    return { status, amountPaise, transactionId, reason, steps: steps.map(stepView) };
  }

  /** A payment's timeline, oldest first. */
  async steps(paymentId: string): Promise<PaymentStepView[]> {
    const where = { paymentId };
    const steps = await this.db.read((reader) => reader.find(PaymentStep, { where, order: OLDEST_FIRST }));
    return steps.map(stepView);
  }

  /** Reported payments, oldest report first, with the teams that dispute them. Two statements. */
  async reported(status: PaymentStatus | null): Promise<ReportedPayment[]> {
    const where = allOf(status === null ? [] : [{ sql: "p.status = ?", parameters: [status] }]);
    const rows = await reportedPayments(this.db, where, "ORDER BY p.reportedAt, p.id");
    return withDisputes(rows, await disputes(this.db, where));
  }

  /** As `reported`, for some of the payments `p` in some order; disputes are looked up for those found only. */
  async reportedWhere(where: SqlPart, orderLimit = ""): Promise<ReportedPayment[]> {
    const rows = await reportedPayments(this.db, where, orderLimit);
    if (rows.length === 0) return [];
    const found = {
      sql: `p.id IN (${rows.map(() => "?").join(", ")})`,
      parameters: rows.map(({ id }) => id),
    };
    return withDisputes(rows, await disputes(this.db, found));
  }

  /** One reported payment, or null. */
  async reportedById(id: string): Promise<ReportedPayment | null> {
    return (await this.reportedWhere({ sql: "p.id = ?", parameters: [id] }))[0] ?? null;
  }

  /** The id of a team's payment, or null. */
  async idOfTeam(teamId: string): Promise<string | null> {
    const select = { id: true };
    const [payment] = await this.db.read((reader) => reader.find(Payment, { select, where: { teamId } }));
    return payment?.id ?? null;
  }
}

function stepView({
  id,
  fromStatus,
  toStatus,
  at,
  actorName,
  reason,
  transactionId,
}: PaymentStep): PaymentStepView {
  return { id, from: fromStatus, to: toStatus, at, by: actorName, reason, transactionId };
}

function withDisputes(
  rows: readonly Omit<ReportedPayment, "disputedBy">[],
  found: Awaited<ReturnType<typeof disputes>>,
): ReportedPayment[] {
  const teams = new Map<string, Set<string>>();
  for (const { paymentId, teamName } of found) {
    const names = teams.get(paymentId) ?? new Set();
    teams.set(paymentId, names.add(teamName));
  }
  return rows.map((row) => ({ ...row, disputedBy: [...(teams.get(row.id) ?? [])] }));
}
