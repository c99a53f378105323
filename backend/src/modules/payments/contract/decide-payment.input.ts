import { IsIn, IsNotEmpty, IsString, Matches, MaxLength, ValidateIf } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { EntityId } from "../../../kernel/contract/entity-id.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { PaymentDecisionEnum, type PaymentDecision } from "./payment.enums.js";

/** A Superadmin's decision about a reported payment. */
@InputType({ description: "The decision about a reported payment." })
export class DecidePaymentInput {
  @EntityId()
  @Field(() => ID, { description: "The payment." })
  paymentId!: string;

  @IsIn(Object.values(PaymentDecisionEnum), { message: RULES.decision })
  @Field(() => PaymentDecisionEnum, { description: "accepted or rejected." })
  decision!: PaymentDecision;

  // A rejection without a reason leaves the team without a next step; an acceptance needs none.
  @ValidateIf((input: DecidePaymentInput) => input.decision === "rejected" || (input.reason ?? "") !== "")
  @MaxLength(LIMITS.reasonMax, { message: RULES.reason })
  @Matches(/^[^\p{Cs}\0]*\S[^\p{Cs}\0]*$/u, { message: RULES.reason })
  @IsNotEmpty({ message: RULES.reason })
  @IsString({ message: RULES.reason })
  @Field(() => String, { nullable: true, description: "Why it was rejected; required then." })
  reason?: string | null;
}
