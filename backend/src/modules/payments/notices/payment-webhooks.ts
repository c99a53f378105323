import type { WebhookType } from "../../../kernel/contract/webhook-types.js";
import type { Tx } from "../../../kernel/db/database.js";
import { queueWebhook } from "../../../kernel/webhooks/queue-webhooks.js";
import type { PaymentStatus } from "../../teams/contract/payment-status.js";
import type { NotifiedPayment } from "./club-mails.js";

/** Tells other programs of payments. They need no transaction id: that is between the team, its bank and the club. */
export function queuePaymentWebhooks(
  tx: Tx,
  type: WebhookType & `payment.${string}`,
  payments: readonly (Omit<NotifiedPayment, "transactionId"> & { readonly status: PaymentStatus })[],
): void {
  for (const { teamId, teamName, reference, amountPaise, status } of payments) {
    const data = { teamId, teamName, reference, amountPaise, status };
    queueWebhook(tx, { type, about: teamId, data: () => data });
  }
}
