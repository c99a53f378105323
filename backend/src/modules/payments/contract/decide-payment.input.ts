import { Field, ID, InputType } from "type-graphql";
import { EntityId } from "../../../kernel/contract/entity-id.js";
import { DecidedTransactionField, DecisionField, ReasonField } from "./decision-fields.js";
import { PaymentDecision } from "./payment.enums.js";

/** A Superadmin's decision about a reported payment. */
@InputType({ description: "The decision about a reported payment." })
export class DecidePaymentInput {
  @EntityId()
  @Field(() => ID, { description: "The payment." })
  paymentId!: string;

  @DecisionField()
  @Field(() => PaymentDecision, { description: "accepted or rejected." })
  decision!: PaymentDecision;

  @ReasonField()
  @Field(() => String, { nullable: true, description: "Why it was rejected; required then." })
  reason?: string | null;

  @DecidedTransactionField()
  @Field(() => String, {
    nullable: true,
    description:
      "The transaction id that was looked at. If the team has since reported another one, the decision is " +
      "refused and nothing happens.",
  })
  transactionId?: string | null;
}
