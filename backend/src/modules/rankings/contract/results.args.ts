import { IsInt, IsOptional, Matches, Max, MaxLength, Min, IsBoolean } from "class-validator";
import { ArgsType, Field, ID, Int, InputType } from "type-graphql";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { OptionalText } from "../../../kernel/contract/common-fields.js";
import { OneLine } from "../../../kernel/contract/plain-text.js";
import { RESULTS_SEARCH_MAX } from "./result-row.js";

@InputType({ description: "Whether results show the caller's name." })
export class ResultNameInput {
  @IsBoolean()
  @Field(() => Boolean, { description: "True agrees. False withdraws the agreement." })
  on!: boolean;
}

@ArgsType()
export class EventResultsArgs {
  @OneLine(RULES.oneLine)
  @MaxLength(100, { message: RULES.tooLong })
  @Field(() => String, { description: "The event's address under /events." })
  slug!: string;

  @IsOptional()
  @IsInt({ message: RULES.pageSize })
  @Field(() => Int, {
    nullable: true,
    description: "The year of saved results. The default is the newest results.",
  })
  year?: number | null;

  @OptionalText()
  @OneLine(RULES.oneLine)
  @MaxLength(RESULTS_SEARCH_MAX, { message: RULES.tooLong })
  @Field(() => String, {
    nullable: true,
    description: "Only teams with this text in their name, handles, college or names of people.",
  })
  search?: string | null;

  @IsInt({ message: RULES.pageSize })
  @Min(1, { message: RULES.pageSize })
  @Max(1_000_000, { message: RULES.pageSize })
  @Field(() => Int, {
    defaultValue: 1,
    description: "The first matching team to return, counted from 1.",
  })
  from = 1;

  @IsOptional()
  @Matches(/^[0-9a-f]{12}$/, { message: RULES.token })
  @Field(() => ID, { nullable: true, description: "Only this team: the key of its row." })
  team?: string | null;
}
