import { MaxLength } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { EntityId, OptionalText, NeededVersion } from "../../../kernel/contract/common-fields.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { SeveralLines } from "../../../kernel/contract/plain-text.js";

@InputType({ description: "The decision about a payment to take back." })
export class RevertPaymentInput {
  @EntityId()
  @Field(() => ID, { description: "The payment." })
  paymentId!: string;

  /** The payment's version that the caller was shown. */
  @NeededVersion()
  version!: string;

  @OptionalText()
  @SeveralLines()
  @MaxLength(LIMITS.reasonMax, { message: RULES.revertReason })
  @Field(() => String, {
    nullable: true,
    description: "The reason, which the team reads. Optional in the first two minutes.",
  })
  reason?: string | null;
}
