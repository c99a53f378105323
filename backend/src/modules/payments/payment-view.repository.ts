import { SortDirection } from "../../kernel/contract/table-page.args.js";
import { In } from "typeorm";
import { findIn } from "../../kernel/db/changes.js";
import type { Database } from "../../kernel/db/database.js";
import { groupedCounts } from "../../kernel/db/grouped-counts.js";
import { toSqlTime } from "../../kernel/db/raw-sql.js";
import { type Page, pageOf } from "../../kernel/paging/connection.js";
import { countWhere } from "../../kernel/paging/count.sql.js";
import { allOf, keyset, searchIn, type SqlPart } from "../../kernel/paging/keyset.js";
import type { PaymentStatus } from "../teams/contract/payment-status.js";
import type { PaymentsPageArgs } from "./contract/payments-page.args.js";
import { readReceiptNumber } from "./contract/receipt-number.js";
import { normaliseTransactionId, transactionKey } from "./contract/transaction-id.js";
import { disputes, reportedPayments } from "./records/payment-list.sql.js";
import { PaymentStep } from "./payment-step.entity.js";
import { Payment } from "./payment.entity.js";
import type { Receipt } from "./receipts/receipt.entity.js";
import type { Refund } from "./refunds/refund.entity.js";
import type { PaymentStepView, ReportedPayment } from "./payment.types.js";

/** A payment with its timeline, oldest first, and its receipts and refunds, newest first. */
export type PaymentHistory = Pick<Payment, "status" | "amountPaise" | "reason"> & {
  /** The transaction id, or null for cash. */
  readonly transactionId: string | null;
  readonly steps: PaymentStepView[];
  readonly receipts: readonly Receipt[];
  readonly refunds: readonly Refund[];
};

export interface PaymentCount {
  readonly status: PaymentStatus;
  readonly count: number;
}

export interface Acceptance extends Pick<Payment, "teamName" | "reference"> {
  readonly at: Date;
  readonly by: string;
}

/** Excludes payments that were created by a booking and emptied by its revert. Only their timeline is left. */
const NOT_EMPTY: SqlPart = { sql: "NOT (p.status = 'incomplete' AND p.transactionId = '')", parameters: [] };

const OLDEST_FIRST = { at: "ASC", id: "ASC" } as const;

/** The fields in an export of the reporter's personal data. */
const EXPORTED = {
  teamName: true,
  reference: true,
  amountPaise: true,
  status: true,
  transactionId: true,
  reportedAt: true,
  decidedAt: true,
  reason: true,
} as const;

export class PaymentViewRepository {
  constructor(private readonly db: Database) {}

  countByStatus(): Promise<PaymentCount[]> {
    return this.db.read((reader) => groupedCounts(reader, Payment, ["status"]));
  }

  /** Returns a team's payment with its timeline, receipts and refunds, or null, with one SQL statement. */
  async ofTeam(teamId: string): Promise<PaymentHistory | null> {
    const [payment] = await this.db.read((reader) =>
      reader.find(Payment, {
        where: { teamId },
        relations: { steps: true, receipts: true, refunds: true },
        order: {
          steps: OLDEST_FIRST,
          receipts: { number: "DESC" },
          refunds: { requestedAt: "DESC", id: "DESC" },
        },
      }),
    );
    if (!payment) return null;
    const { transactionId, steps = [], receipts = [], refunds = [], ...rest } = payment;
    return { ...rest, transactionId: transactionId || null, steps: steps.map(stepView), receipts, refunds };
  }

  /** Returns a payment's timeline, oldest step first. */
  async steps(paymentId: string): Promise<PaymentStepView[]> {
    const where = { paymentId };
    const steps = await this.db.read((reader) => reader.find(PaymentStep, { where, order: OLDEST_FIRST }));
    return steps.map(stepView);
  }

  /** Returns reported payments, oldest report first, each with the teams that dispute it. Uses two SQL statements. */
  async reported(status: PaymentStatus | null): Promise<ReportedPayment[]> {
    const where = allOf([
      NOT_EMPTY,
      ...(status === null ? [] : [{ sql: "p.status = ?", parameters: [status] }]),
    ]);
    const rows = await reportedPayments(this.db, where, "ORDER BY p.reportedAt, p.id");
    return withDisputes(rows, await disputes(this.db, where));
  }

  /** Returns the payments that match a condition on `p`, each with the teams that dispute it. */
  async reportedWhere(where: SqlPart, orderLimit = ""): Promise<ReportedPayment[]> {
    const rows = await reportedPayments(this.db, where, orderLimit);
    if (rows.length === 0) return [];
    const paymentCondition = {
      sql: `p.id IN (${rows.map(() => "?").join(", ")})`,
      parameters: rows.map(({ id }) => id),
    };
    return withDisputes(rows, await disputes(this.db, paymentCondition));
  }

  /**
   * Returns a page of payments, sorted by the time of the report. Uses two SQL statements, or three if a count is
   * requested.
   */
  async page(args: PaymentsPageArgs): Promise<Page<ReportedPayment>> {
    const filter = filterOf(args);
    const { where, orderLimit } = keyset("p.reportedAt", "p.id", {
      first: args.first,
      after: args.after ?? null,
      descending: args.direction === SortDirection.DESC,
    });
    const rows = await this.reportedWhere(allOf([filter, where]), orderLimit);
    return pageOf(
      rows,
      args.first,
      ({ reportedAt, id }) => ({ key: toSqlTime(reportedAt), id }),
      () => countWhere(this.db, "payments p", filter),
    );
  }

  async reportedById(id: string): Promise<ReportedPayment | null> {
    return (await this.reportedWhere({ sql: "p.id = ?", parameters: [id] }))[0] ?? null;
  }

  /** Returns the last acceptance of each accepted or refunded payment, keyed by payment id. */
  async acceptances(paymentIds: readonly string[]): Promise<ReadonlyMap<string, Acceptance>> {
    const payment = { status: In<PaymentStatus>(["accepted", "refunded"]) };
    const steps = await this.db.read((reader) =>
      findIn(paymentIds, (paymentId) =>
        reader.find(PaymentStep, {
          where: { paymentId, toStatus: "accepted", payment },
          relations: { payment: true },
          order: OLDEST_FIRST,
        }),
      ),
    );
    return new Map(
      steps.flatMap(({ paymentId, payment: paid, at, actorName: by }) => {
        if (!paid) return [];
        return [[paymentId, { teamName: paid.teamName, reference: paid.reference, at, by }] as const];
      }),
    );
  }

  /** Returns the payments that a user reported, oldest first. Amounts are in paise. */
  async ofReporter(userId: string): Promise<object[]> {
    const order = { reportedAt: "ASC", id: "ASC" } as const;
    const payments = await this.db.read((reader) =>
      reader.find(Payment, { select: { id: true, ...EXPORTED }, where: { reporterId: userId }, order }),
    );
    return payments.map(({ id: _id, ...payment }) => payment);
  }

  async idOfTeam(teamId: string): Promise<string | null> {
    const select = { id: true };
    const [payment] = await this.db.read((reader) => reader.find(Payment, { select, where: { teamId } }));
    return payment?.id ?? null;
  }
}

function stepView(step: PaymentStep): PaymentStepView {
  const { id, fromStatus: from, toStatus: to, actorName: by, ...rest } = step;
  const { at, reason, transactionId, basis, batchId, line } = rest;
  return { id, from, to, at, by, reason, transactionId, basis, batchId, line };
}

function withDisputes(
  rows: readonly Omit<ReportedPayment, "disputedBy">[],
  disputeRows: Awaited<ReturnType<typeof disputes>>,
): ReportedPayment[] {
  const teams = new Map<string, Set<string>>();
  for (const { paymentId, teamName } of disputeRows) {
    const names = teams.get(paymentId) ?? new Set();
    teams.set(paymentId, names.add(teamName));
  }
  return rows.map((row) => ({ ...row, disputedBy: [...(teams.get(row.id) ?? [])] }));
}

function filterOf({ status, search }: PaymentsPageArgs): SqlPart {
  const parts = [NOT_EMPTY, ...searched(search)];
  if (status) parts.push({ sql: "p.status = ?", parameters: [status] });
  return allOf(parts);
}

/** Minimum length of a transaction key to search for. A shorter key is part of too many transaction ids. */
const KEY_SEARCHED = 4;

/**
 * Returns the conditions of a search. Finds a payment by each transaction id that the payment has claimed, also if the
 * id is typed with spaces, a label or leading zeros. Finds a receipt, even a cancelled one, only by its complete
 * number, `42` or `R-00042`.
 */
function searched(text: string | null | undefined): SqlPart[] {
  const plain = searchIn(["p.teamName", "p.reference", "p.transactionId"], text);
  if (plain.length === 0) return [];
  const key = transactionKey(text ?? "");
  const receipt = readReceiptNumber((text ?? "").trim());
  const claims = key.length < KEY_SEARCHED ? [] : searchIn(["c.transactionKey"], key);
  const parts = [
    ...plain,
    ...searchIn(["p.transactionId"], normaliseTransactionId(text ?? "")),
    ...(key.length < KEY_SEARCHED ? [] : searchIn(["p.transactionId"], key)),
    ...claims.map(({ sql, parameters }) => ({
      sql: `EXISTS (SELECT 1 FROM transaction_claims c WHERE c.paymentId = p.id AND ${sql})`,
      parameters,
    })),
    ...(receipt === 0
      ? []
      : [
          {
            sql: "EXISTS (SELECT 1 FROM receipts r WHERE r.paymentId = p.id AND r.number = ?)",
            parameters: [receipt],
          },
        ]),
  ];
  return [
    {
      sql: `(${parts.map(({ sql }) => sql).join(" OR ")})`,
      parameters: parts.flatMap(({ parameters }) => parameters),
    },
  ];
}
