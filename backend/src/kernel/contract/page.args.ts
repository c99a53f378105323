import { IsInt, Max, MaxLength, Min } from "class-validator";
import { ArgsType, Field, Int } from "type-graphql";
import { OptionalText } from "./common-fields.js";
import { RULES } from "./catalogue.js";
import { OneLine } from "./plain-text.js";

/** The arguments of every paginated list. */
@ArgsType()
export class PageArgs {
  @IsInt({ message: RULES.pageSize })
  @Min(1, { message: RULES.pageSize })
  @Max(100, { message: RULES.pageSize })
  @Field(() => Int, { defaultValue: 50, description: "Entries of the page, at most 100." })
  first = 50;

  @OptionalText()
  @OneLine(RULES.cursor)
  @MaxLength(1000, { message: RULES.cursor })
  @Field(() => String, { nullable: true, description: "The cursor after which the page begins." })
  after?: string | null;

  @OptionalText()
  @OneLine(RULES.oneLine)
  @MaxLength(100, { message: RULES.tooLong })
  @Field(() => String, { nullable: true, description: "Only entries with this text. Case does not matter." })
  search?: string | null;
}
