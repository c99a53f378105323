import { IsInt, Matches, Max, MaxLength, Min } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { RULES } from "../../../../kernel/contract/catalogue.js";
import { EntityId, OptionalText } from "../../../../kernel/contract/common-fields.js";
import { LIMITS } from "../../../../kernel/contract/limits.js";
import { SeveralLines } from "../../../../kernel/contract/plain-text.js";

@InputType({ description: "Cash that a helper received at the desk." })
export class NoteCashInput {
  @EntityId()
  @Field(() => ID, {
    description: "The slip's id, made by the sender. A repeated request notes the same slip only once.",
  })
  slipId!: string;

  @EntityId()
  @Field(() => ID, { description: "The team." })
  teamId!: string;

  @IsInt({ message: RULES.amount })
  @Min(1, { message: RULES.amount })
  @Max(LIMITS.feeMaxPaise, { message: RULES.amount })
  @Field(() => Int, { description: "The amount handed over, in paise." })
  amount!: number;

  @OptionalText()
  @SeveralLines()
  @MaxLength(LIMITS.reasonMax, { message: RULES.cashSlipNote })
  @Field(() => String, { nullable: true, description: "A note for the treasurer." })
  note?: string | null;
}

@InputType({ description: "A cash slip to confirm." })
export class ConfirmCashSlipInput {
  @EntityId()
  @Field(() => ID, { description: "The slip." })
  slipId!: string;
}

@InputType({ description: "A mistaken cash slip." })
export class DiscardCashSlipInput extends ConfirmCashSlipInput {
  @Matches(/\S/u, { message: RULES.cashSlipReason })
  @SeveralLines()
  @MaxLength(LIMITS.reasonMax, { message: RULES.cashSlipReason })
  @Field(() => String, { description: "The reason for discarding the slip." })
  reason!: string;
}
