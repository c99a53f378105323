import { IsIn, IsString, Matches, MaxLength, ValidateIf } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { applyDecorators, EntityId, OptionalText } from "../../../kernel/contract/common-fields.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { TransactionIdRule } from "./transaction-id-field.js";
import { isStoredTransactionId } from "./transaction-id.js";
import { enumeration } from "../../../kernel/contract/enumeration.js";

export const PaymentDecision = enumeration(
  "PaymentDecision",
  "A Superadmin's decision about a reported payment.",
  {
    accepted: "The money arrived.",
    rejected: "The money was not found.",
  },
);
export type PaymentDecision = keyof typeof PaymentDecision;

export const PaymentBasis = enumeration("PaymentBasis", "The basis of a step of a payment.", {
  report: "The leader's report, compared with the account by hand.",
  bankLine: "A line of a bank statement.",
  cash: "Cash. The reason names the person who received it.",
  refund: "A refund.",
  revert: "A revert of the previous decision.",
});
export type PaymentBasis = keyof typeof PaymentBasis;

/**
 * Property decorator: the reason for a decision. Required for a rejection, because otherwise the team would not know
 * what to do next.
 */
function ReasonField(): PropertyDecorator {
  const message = RULES.reason;
  return applyDecorators(
    ValidateIf(({ decision, reason }: { decision?: unknown; reason?: unknown }) => {
      return decision === "rejected" || (reason !== undefined && reason !== null && reason !== "");
    }),
    IsString({ message }),
    Matches(/\S/u, { message }),
    Matches(/^[^\p{Cs}\0]*$/u, { message }), // Rejects lone surrogates and NUL. Allows line breaks.
    MaxLength(LIMITS.reasonMax, { message }),
  );
}

/** The body of POST /api/superadmin/payments/{teamId}/decision. */
@InputType()
export class PaymentDecisionInput {
  @IsIn(Object.values(PaymentDecision), { message: RULES.decision })
  @Field(() => PaymentDecision, { description: "accepted or rejected." })
  decision!: PaymentDecision;

  @ReasonField()
  @Field(() => String, {
    nullable: true,
    description: "The reason for a rejection. Required when rejecting.",
  })
  reason?: string | null;

  @OptionalText()
  @TransactionIdRule(isStoredTransactionId)
  @Field(() => String, {
    nullable: true,
    description:
      "The transaction id that the client last read. If the team has since reported another transaction id, the decision is refused and nothing changes.",
  })
  transactionId?: string | null;
}

@InputType({ description: "The decision about a reported payment." })
export class DecidePaymentInput extends PaymentDecisionInput {
  @EntityId()
  @Field(() => ID, { description: "The payment." })
  paymentId!: string;
}
