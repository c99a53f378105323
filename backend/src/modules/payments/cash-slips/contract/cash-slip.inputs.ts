import { IsInt, Matches, Max, MaxLength, Min } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { RULES } from "../../../../kernel/contract/catalogue.js";
import { EntityId, OptionalText } from "../../../../kernel/contract/common-fields.js";
import { LIMITS } from "../../../../kernel/contract/limits.js";
import { SeveralLines } from "../../../../kernel/contract/plain-text.js";

/** Cash that a helper was handed. */
@InputType({ description: "Cash that a helper at the desk was handed." })
export class NoteCashInput {
  @EntityId()
  @Field(() => ID, {
    description: "The slip's id, made by the sender: the same slip is noted once, however often it is sent.",
  })
  slipId!: string;

  @EntityId()
  @Field(() => ID, { description: "The team." })
  teamId!: string;

  @IsInt({ message: RULES.amount })
  @Min(1, { message: RULES.amount })
  @Max(LIMITS.feeMaxPaise, { message: RULES.amount })
  @Field(() => Int, { description: "What was handed over, in paise." })
  amount!: number;

  @OptionalText()
  @SeveralLines()
  @MaxLength(LIMITS.reasonMax, { message: RULES.cashSlipNote })
  @Field(() => String, { nullable: true, description: "What the treasurer should know." })
  note?: string | null;
}

/** A slip that the treasurer has the cash of. */
@InputType({ description: "A cash slip whose cash the treasurer has." })
export class ConfirmCashSlipInput {
  @EntityId()
  @Field(() => ID, { description: "The slip." })
  slipId!: string;
}

/** A slip that was a mistake. */
@InputType({ description: "A cash slip that was a mistake." })
export class DiscardCashSlipInput extends ConfirmCashSlipInput {
  @Matches(/\S/u, { message: RULES.cashSlipReason })
  @SeveralLines()
  @MaxLength(LIMITS.reasonMax, { message: RULES.cashSlipReason })
  @Field(() => String, { description: "Why." })
  reason!: string;
}
