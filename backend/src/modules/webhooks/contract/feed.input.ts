import { IsBoolean, IsIn, Matches, MaxLength } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { enumeration } from "../../../kernel/contract/enumeration.js";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { EntityId } from "../../../kernel/contract/common-fields.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { OneLine } from "../../../kernel/contract/plain-text.js";

export const FeedContent = enumeration("FeedContent", "The content of a spreadsheet feed, for one event.", {
  teams: "A line for each team.",
  payments: "A line for each payment.",
  people: "A line for each person in a team.",
});
export type FeedContent = keyof typeof FeedContent;

@InputType({ description: "A feed for a spreadsheet." })
export class CreateSpreadsheetFeedInput {
  @OneLine(ADMIN_RULES.feedName)
  @Matches(/\S/, { message: ADMIN_RULES.feedName })
  @MaxLength(LIMITS.feedNameMax, { message: ADMIN_RULES.feedName })
  @Field(() => String, { description: "The feed's purpose." })
  name!: string;

  @IsIn(Object.values(FeedContent), { message: RULES.choice })
  @Field(() => FeedContent, { description: "The content of the feed." })
  content!: FeedContent;

  @EntityId()
  @Field(() => ID, { description: "The event of the feed." })
  eventId!: string;

  @IsBoolean({ message: RULES.choice })
  @Field(() => Boolean, {
    description: "Whether the feed also has phone, college and roll number, for callers who may see them.",
  })
  withContact!: boolean;
}

@InputType({ description: "The feed to end." })
export class EndSpreadsheetFeedInput {
  @EntityId()
  @Field(() => ID, { description: "The feed's id." })
  id!: string;
}
