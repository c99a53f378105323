import { ArrayMaxSize, IsArray, IsInt, IsOptional, Max, Min } from "class-validator";
import { ArgsType, Field, ID, Int } from "type-graphql";
import { enumeration } from "./enumeration.js";
import { RULES } from "./catalogue.js";
import { EntityId } from "./common-fields.js";
import { LIMITS } from "./limits.js";
import { PageArgs } from "./page.args.js";

/** The arguments of a list that a table shows: any range of rows, or single rows. */
@ArgsType()
export class TablePageArgs extends PageArgs {
  @IsInt({ message: RULES.choice })
  @Min(0, { message: RULES.choice })
  @Max(LIMITS.selectedAtOnce * 5, { message: RULES.choice })
  @Field(() => Int, {
    defaultValue: 0,
    description: "Entries to skip, counted from the start or the cursor.",
  })
  offset = 0;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(100, { message: RULES.pageSize })
  @EntityId({ each: true })
  @Field(() => [ID], {
    nullable: true,
    description: "Only these entries, at most 100. Deleted entries are left out.",
  })
  ids?: string[] | null;
}

export const SortDirection = enumeration("SortDirection", "The sort direction of a list.", {
  ASC: "Smallest first.",
  DESC: "Largest first.",
});
export type SortDirection = (typeof SortDirection)[keyof typeof SortDirection];
