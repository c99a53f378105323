import type { Tx } from "../../../kernel/db/database.js";
import { groupBy } from "../../../kernel/lists.js";
import { announce, Topic } from "../../../kernel/pubsub/topic.js";
import type { PaymentStatus } from "../../teams/contract/payment-status.js";
import type { PaymentNotices } from "../notices/payment-notices.js";
import type { OwnStep, PaymentRecord, PaymentRepository, SharedStep } from "../payment.repository.js";
import type { ReceiptRepository } from "../receipts/receipt.repository.js";

/** An accepted payment. `from` is its status before. */
export interface AcceptedPayment extends Pick<
  PaymentRecord,
  "id" | "teamId" | "teamName" | "transactionId" | "amountPaise" | "reference"
> {
  readonly from: PaymentStatus;
  readonly own?: Pick<OwnStep, "bankLine" | "previous"> | undefined;
}

/**
 * Completes decisions after the calling code has changed the payments' status: writes the steps and receipts, notifies
 * the teams and announces the changes to open pages.
 */
export class DecisionEffects {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly receipts: ReceiptRepository,
    private readonly notices: PaymentNotices,
  ) {}

  /**
   * Completes the acceptance of reports and bookings. Uses the same number of SQL statements for hundreds of payments
   * as for one.
   */
  async accepted(
    tx: Tx,
    payments: readonly AcceptedPayment[],
    step: Pick<SharedStep, "actor" | "reason" | "at" | "basis">,
  ): Promise<void> {
    const causes = new Map<string, string>();
    for (const [from, some] of groupBy(payments, (payment) => [payment.from, payment])) {
      const own = some.map(({ id, transactionId, own: more }) => ({ id, transactionId, ...more }));
      const written = { ...step, from: from as PaymentStatus, to: "accepted" } as const;
      for (const entry of await this.payments.addSteps(tx, own, written)) causes.set(...entry);
    }
    await this.receipts.issue(tx, payments, step.at);
    this.announce(tx, payments);
    await this.notices.accepted(tx, withCauses(payments, causes));
  }

  async rejected(
    tx: Tx,
    payments: readonly PaymentRecord[],
    { reason, ...step }: Pick<SharedStep, "actor" | "at"> & { readonly reason: string },
  ): Promise<void> {
    const written = { ...step, reason, from: "pending", to: "rejected", basis: "report" } as const;
    const causes = await this.payments.addSteps(tx, payments, written);
    this.announce(tx, payments);
    await this.notices.rejected(tx, withCauses(payments, causes), reason);
  }

  announce(tx: Tx, payments: readonly { readonly id: string }[]): void {
    for (const { id } of payments) announce(tx, { topic: Topic.payment, id });
  }
}

/** Returns each payment with the id of its step, which causes its notifications. */
function withCauses<P extends { readonly id: string }>(
  payments: readonly P[],
  causes: ReadonlyMap<string, string>,
): (P & { readonly causeId: string })[] {
  return payments.map((payment) => ({ ...payment, causeId: causes.get(payment.id) ?? payment.id }));
}
