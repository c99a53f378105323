import { Field, ID, InputType } from "type-graphql";
import { Equals } from "class-validator";
import { EntityId } from "../../../kernel/contract/common-fields.js";
import { TransactionIdRule } from "./transaction-id-field.js";
import { isTransactionId } from "./transaction-id.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { PaymentStatus } from "../../teams/contract/payment-status.js";

/** The input for a report, and for a correction of a report. */
@InputType({ description: "The transfer that paid a team's fee." })
export class ReportPaymentInput {
  @EntityId()
  @Field(() => ID, { description: "The team the fee was paid for." })
  teamId!: string;

  @TransactionIdRule(isTransactionId)
  @Field(() => String, {
    description:
      "The bank's transaction id or UTR: 8 to 64 letters and digits, 6 of them digits. Spaces, case, leading zeros and labels such as UTR do not matter.",
  })
  transactionId!: string;
}

/** The body of POST /api/teams/paymentStatus. Its `paymentStatus` is always "pending". */
export class ReportPaymentStatusInput extends ReportPaymentInput {
  @Equals(PaymentStatus.pending, { message: RULES.paymentStatus })
  paymentStatus!: string;
}
