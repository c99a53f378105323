import { Matches, MaxLength } from "class-validator";
import { ArgsType, Field, ID } from "type-graphql";
import { EntityId, OptionalText } from "../../../kernel/contract/common-fields.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { OneLine } from "../../../kernel/contract/plain-text.js";
import { PageArgs } from "../../../kernel/contract/page.args.js";

/** The format in which browsers send a day. The service checks that the day exists. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

@ArgsType()
export class AuditArgs extends PageArgs {
  @OptionalText()
  @OneLine(RULES.oneLine)
  @MaxLength(60, { message: RULES.tooLong })
  @Field(() => String, { nullable: true, description: "Only this act, for example `payment.accept`." })
  action?: string | null;

  @OptionalText()
  @EntityId()
  @Field(() => ID, { nullable: true, description: "Only actions of this person." })
  actorId?: string | null;

  @OptionalText()
  @EntityId()
  @Field(() => ID, {
    nullable: true,
    description: "Only actions on this person, team, event or other target.",
  })
  targetId?: string | null;

  @OptionalText()
  @Matches(DAY, { message: RULES.day })
  @Field(() => String, { nullable: true, description: "Only from this day in India on, YYYY-MM-DD." })
  from?: string | null;

  @OptionalText()
  @Matches(DAY, { message: RULES.day })
  @Field(() => String, {
    nullable: true,
    description: "Only until the end of this day in India, YYYY-MM-DD.",
  })
  to?: string | null;
}
