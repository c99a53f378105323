import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsOptional,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { EntityId, OptionalText } from "../../../kernel/contract/common-fields.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { OneLine } from "../../../kernel/contract/plain-text.js";

/** Maximum number of teams that one transfer can pay for. */
const PARTS = 20;
/** Maximum length of the reason for setting money aside, in characters. */
const SET_ASIDE_REASON = 120;

@InputType()
abstract class BankLineInput {
  @EntityId()
  @Field(() => ID, { description: "The statement." })
  batchId!: string;

  @IsInt({ message: RULES.choice })
  @Min(1, { message: RULES.choice })
  @Field(() => Int, { description: "The line." })
  lineNumber!: number;
}

@InputType({ description: "A team's part of a bank line." })
export class AllocatedPartInput {
  @EntityId()
  @Field(() => ID, { description: "The team." })
  teamId!: string;

  @IsInt({ message: RULES.amount })
  @Min(1, { message: RULES.amount })
  @Max(LIMITS.feeMaxPaise, { message: RULES.amount })
  @Field(() => Int, { description: "The team's part, in paise." })
  amount!: number;

  @IsOptional()
  @IsBoolean({ message: RULES.choice })
  @Field(() => Boolean, {
    nullable: true,
    description: "The team's payment is already accepted, and this money is a surplus.",
  })
  asSurplus?: boolean | null;
}

@InputType({ description: "Money of a bank line, given to one team or to several." })
export class AllocateLineInput extends BankLineInput {
  @IsArray({ message: ADMIN_RULES.allocation })
  @ArrayMinSize(1, { message: ADMIN_RULES.allocation })
  @ArrayMaxSize(PARTS, { message: ADMIN_RULES.allocation })
  @ValidateNested({ each: true })
  @Field(() => [AllocatedPartInput], { description: "The teams. No team may occur twice." })
  parts!: AllocatedPartInput[];
}

@InputType({ description: "A bank line to set aside or reopen." })
export class SetAsideLineInput extends BankLineInput {
  @OptionalText()
  @Matches(/\S/u, { message: ADMIN_RULES.setAsideReason })
  @OneLine()
  @MaxLength(SET_ASIDE_REASON, { message: ADMIN_RULES.setAsideReason })
  @Field(() => String, {
    nullable: true,
    description: "The label, for example “not ours”. Null reopens the line.",
  })
  reason?: string | null;
}

@InputType({ description: "Money that a team paid in addition to its fee." })
export class SurplusInput {
  @EntityId()
  @Field(() => ID, { description: "The surplus." })
  surplusId!: string;
}
