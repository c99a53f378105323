import type { Database } from "../../kernel/db/database.js";
import type { SqlPart } from "../../kernel/paging/keyset.js";
import { type RawTime, toDate, toDateOrNull } from "../../kernel/db/values.js";
import type { PaymentStatus } from "../teams/contract/payment-status.js";
import type { PaymentStepView, ReportedPayment } from "./payment.types.js";

/** A team's payment, and whether the reader is one of the team. */
export interface TeamPaymentRow {
  readonly teamId: string;
  readonly teamName: string;
  readonly reference: string;
  readonly status: PaymentStatus;
  readonly eventTitle: string;
  /** The event's fee now. */
  readonly feePaise: number;
  readonly paymentId: string | null;
  /** The fee when it was reported. */
  readonly amountPaise: number | null;
  readonly transactionId: string | null;
  readonly reason: string | null;
  /** 1 when the reader is in the team. */
  readonly isMember: number | string;
  /** 1 when they agreed to be. */
  readonly hasAgreed: number | string;
}

/** How many payments are in a status. */
export interface PaymentCount {
  readonly status: PaymentStatus;
  readonly count: number;
}

type StepRow = Pick<PaymentStepView, "id" | "reason" | "transactionId"> & {
  fromStatus: PaymentStatus;
  toStatus: PaymentStatus;
  actorName: string;
  at: RawTime;
};
type ReportedRow = Omit<ReportedPayment, "reportedAt" | "decidedAt" | "disputedBy"> & {
  reportedAt: RawTime;
  decidedAt: RawTime | null;
};
interface DisputeRow {
  readonly paymentId: string;
  readonly teamName: string;
}

const REPORTED = `SELECT p.id, p.teamId, p.teamName, p.reference, p.amountPaise AS amount, e.feePaise AS fee, p.status,
    p.transactionId, p.reporterName, p.reportedAt, p.decidedAt, p.reason, e.slug AS eventSlug,
    CASE WHEN p.decidedAt IS NULL THEN NULL ELSE
      (SELECT s.actorName FROM payment_steps s WHERE s.paymentId = p.id ORDER BY s.at DESC, s.id DESC LIMIT 1)
    END AS decidedBy
  FROM payments p JOIN events e ON e.id = p.eventId`;
/** A team whose claim was refused once, and that has the id now, is in no dispute with itself. */
const DISPUTES = `SELECT c.paymentId, r.teamName
  FROM refused_claims r
  JOIN transaction_claims c ON c.transactionId = r.transactionId
  JOIN payments p ON p.id = c.paymentId AND (p.teamId IS NULL OR p.teamId <> r.teamId)`;

/** Statements made for the screens that show payments. */
export class PaymentViewRepository {
  constructor(private readonly db: Database) {}

  /** The payments by status, for monitoring. */
  async countByStatus(): Promise<PaymentCount[]> {
    const rows = await this.db.query<{ status: PaymentStatus; n: number | string }>(
      "SELECT status, COUNT(*) AS n FROM payments GROUP BY status",
    );
    return rows.map(({ status, n }) => ({ status, count: Number(n) }));
  }

  /** One statement. Null when there is no such team. */
  async teamPayment(teamId: string, readerId: string): Promise<TeamPaymentRow | null> {
    const rows = await this.db.query<TeamPaymentRow>(
      `SELECT t.id AS teamId, t.name AS teamName, t.reference, t.paymentStatus AS status, e.title AS eventTitle,
         e.feePaise, p.id AS paymentId, p.amountPaise, p.transactionId, p.reason,
         EXISTS (SELECT 1 FROM team_members m WHERE m.teamId = t.id AND m.userId = ?) AS isMember,
         EXISTS (SELECT 1 FROM team_members m
                 WHERE m.teamId = t.id AND m.userId = ? AND m.confirmedAt IS NOT NULL) AS hasAgreed
       FROM teams t
       JOIN events e ON e.id = t.eventId
       LEFT JOIN payments p ON p.teamId = t.id
       WHERE t.id = ?`,
      [readerId, readerId, teamId],
    );
    return rows[0] ?? null;
  }

  /** A payment's timeline, oldest first. */
  async steps(paymentId: string): Promise<PaymentStepView[]> {
    const rows = await this.db.query<StepRow>(
      `SELECT id, fromStatus, toStatus, at, actorName, reason, transactionId
       FROM payment_steps WHERE paymentId = ? ORDER BY at, id`,
      [paymentId],
    );
    return rows.map(({ fromStatus, toStatus, at, actorName, ...step }) => ({
      ...step,
      from: fromStatus,
      to: toStatus,
      at: toDate(at),
      by: actorName,
    }));
  }

  /** Reported payments, oldest report first, with the teams that dispute them. Two statements. */
  async reported(status: PaymentStatus | null): Promise<ReportedPayment[]> {
    const [where, parameters] = status === null ? ["", []] : [" WHERE p.status = ?", [status]];
    const rows = await this.db.query<ReportedRow>(
      `${REPORTED}${where} ORDER BY p.reportedAt, p.id`,
      parameters,
    );
    const disputes = await this.db.query<DisputeRow>(`${DISPUTES}${where} ORDER BY r.at, r.id`, parameters);
    return withDisputes(rows, disputes);
  }

  /** As `reported`, for some of the payments `p` in some order; disputes are looked up for those found only. */
  async reportedWhere({ sql, parameters }: SqlPart, orderLimit = ""): Promise<ReportedPayment[]> {
    const rows = await this.db.query<ReportedRow>(`${REPORTED} WHERE ${sql} ${orderLimit}`, parameters);
    if (rows.length === 0) return [];
    const disputes = await this.db.query<DisputeRow>(
      `${DISPUTES} WHERE p.id IN (${rows.map(() => "?").join(", ")}) ORDER BY r.at, r.id`,
      rows.map(({ id }) => id),
    );
    return withDisputes(rows, disputes);
  }

  /** One reported payment, or null. */
  async reportedById(id: string): Promise<ReportedPayment | null> {
    return (await this.reportedWhere({ sql: "p.id = ?", parameters: [id] }))[0] ?? null;
  }

  /** The id of a team's payment, or null. */
  async idOfTeam(teamId: string): Promise<string | null> {
    const rows = await this.db.query<{ id: string }>("SELECT id FROM payments WHERE teamId = ?", [teamId]);
    return rows[0]?.id ?? null;
  }
}

function withDisputes(rows: readonly ReportedRow[], disputes: readonly DisputeRow[]): ReportedPayment[] {
  const teams = new Map<string, Set<string>>();
  for (const { paymentId, teamName } of disputes) {
    const names = teams.get(paymentId) ?? new Set();
    teams.set(paymentId, names.add(teamName));
  }
  return rows.map((row) => ({
    ...row,
    reportedAt: toDate(row.reportedAt),
    decidedAt: toDateOrNull(row.decidedAt),
    disputedBy: [...(teams.get(row.id) ?? [])],
  }));
}
