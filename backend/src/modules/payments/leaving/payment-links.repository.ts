import { IsNull } from "typeorm";
import { changeIn, tookEffect, updateWhere } from "../../../kernel/db/changes.js";
import type { Tx } from "../../../kernel/db/database.js";
import type { PaymentStatus } from "../../teams/contract/payment-status.js";
import { Payment } from "../payment.entity.js";

/** Returns the ids of the payments that a user reported. If the account is restored, `linkReporter` needs them. */
export async function reportedBy(tx: Tx, reporterId: string): Promise<string[]> {
  const payments = await tx.find(Payment, {
    select: { id: true },
    where: { reporterId },
    order: { id: "ASC" },
  });
  return payments.map(({ id }) => id);
}

/** Makes a user the reporter of the given payments, unless they already have a reporter. */
export async function linkReporter(tx: Tx, reporterId: string, paymentIds: readonly string[]): Promise<void> {
  await changeIn(paymentIds, (id) => updateWhere(tx, Payment, { id, reporterId: IsNull() }, { reporterId }));
}

/**
 * Links a restored team to its payment, which has the same reference and no team. Returns the payment's state, or null
 * if there is none.
 */
export async function linkPayment(
  tx: Tx,
  team: { readonly id: string; readonly eventId: string; readonly reference: string },
): Promise<PaymentStatus | null> {
  const { id: teamId, eventId, reference } = team;
  const orphan = { eventId, reference, teamId: IsNull() };
  const payment = await tx.findOne(Payment, { select: { id: true, status: true }, where: orphan });
  if (!payment) return null;
  const linked = await tookEffect(updateWhere(tx, Payment, { id: payment.id, teamId: IsNull() }, { teamId }));
  return linked ? payment.status : null;
}
