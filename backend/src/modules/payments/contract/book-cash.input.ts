import { IsInt, Matches, Max, MaxLength, Min } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { EntityId } from "../../../kernel/contract/common-fields.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { SeveralLines } from "../../../kernel/contract/plain-text.js";

@InputType({ description: "A team's fee that was paid in cash." })
export class BookCashInput {
  @EntityId()
  @Field(() => ID, { description: "The team." })
  teamId!: string;

  @IsInt({ message: RULES.amount })
  @Min(1, { message: RULES.amount })
  @Max(LIMITS.feeMaxPaise, { message: RULES.amount })
  @Field(() => Int, { description: "The amount handed over, in paise." })
  amount!: number;

  @Matches(/\S/u, { message: RULES.cashNote })
  @SeveralLines()
  @MaxLength(LIMITS.reasonMax, { message: RULES.cashNote })
  @Field(() => String, { description: "The person who took the cash, the place and the time." })
  note!: string;
}
