import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  Matches,
  Max,
  MaxLength,
  Min,
} from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import {
  applyDecorators,
  EntityId,
  OptionalText,
  NeededVersion,
} from "../../../kernel/contract/common-fields.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { OneLine } from "../../../kernel/contract/plain-text.js";
import { SeasonItemKey } from "./season-item.js";

/** Validates the number of years for which data is kept. Null keeps the data for good. */
function CleanUpYears(): PropertyDecorator {
  const message = ADMIN_RULES.cleanUpYears;
  return applyDecorators(
    IsOptional(),
    IsInt({ message }),
    Min(LIMITS.cleanUpYearsMin, { message }),
    Max(LIMITS.cleanUpYearsMax, { message }),
  );
}

@InputType({ description: "An item of an event's checklist, and the reason why it is not needed." })
export class MarkSeasonItemInput {
  @EntityId()
  @Field(() => ID, { description: "The event." })
  eventId!: string;

  @IsIn(Object.values(SeasonItemKey), { message: RULES.choice })
  @Field(() => SeasonItemKey, { description: "The item." })
  item!: SeasonItemKey;

  @OptionalText()
  @OneLine(RULES.oneLine)
  @MaxLength(LIMITS.seasonReasonMax, { message: ADMIN_RULES.seasonReason })
  @Field(() => String, {
    nullable: true,
    description: "Why the item is not needed. Null marks the item as needed again.",
  })
  reason?: string | null;
}

@InputType({ description: "The new and the former Superadmins. All changes are made, or none." })
export class HandOverInput {
  @IsArray({ message: ADMIN_RULES.handOver })
  @ArrayMaxSize(LIMITS.handedOver, { message: ADMIN_RULES.handOver })
  @EntityId({ each: true })
  @Field(() => [ID], { description: "Accounts that become Superadmins." })
  newIds!: string[];

  @IsArray({ message: ADMIN_RULES.handOver })
  @ArrayMaxSize(LIMITS.handedOver, { message: ADMIN_RULES.handOver })
  @EntityId({ each: true })
  @Field(() => [ID], { description: "Superadmins who lose the role. At least one Superadmin must stay." })
  leavingIds!: string[];
}

@InputType({ description: "The rules for automatic deletion." })
export class CleanUpRulesInput {
  @CleanUpYears()
  @Field(() => Int, {
    nullable: true,
    description: "Years without use after which accounts are deleted, or null for never.",
  })
  accountYears?: number | null;

  @CleanUpYears()
  @Field(() => Int, {
    nullable: true,
    description: "Years after which lines of bank statements are deleted, or null for never.",
  })
  lineYears?: number | null;

  @OptionalText()
  @Matches(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/, { message: RULES.day })
  @IsISO8601({ strict: true, strictSeparator: true }, { message: RULES.day })
  @Field(() => String, {
    nullable: true,
    description: "The last audited day of the club's books, YYYY-MM-DD. Later lines stay.",
  })
  auditedUntil?: string | null;
}

@InputType({ description: "The new rules for automatic deletion." })
export class SaveCleanUpRulesInput extends CleanUpRulesInput {
  @NeededVersion()
  version!: string;
}
