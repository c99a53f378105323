import { DecidedTransactionField, DecisionField, ReasonField } from "./decision-fields.js";
import type { PaymentDecision } from "./payment.enums.js";

/** The body of POST /api/superadmin/payments/{teamId}/decision. */
export class PaymentDecisionInput {
  @DecisionField()
  decision!: PaymentDecision;

  @ReasonField()
  reason?: string | null;

  @DecidedTransactionField()
  transactionId?: string | null;
}
