import { IsBoolean, IsInt, Max, Min } from "class-validator";
import { ArgsType, Field, ID, InputType, Int } from "type-graphql";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { EntityId, VersionField } from "../../../kernel/contract/common-fields.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { type ListColumnInput, ListColumnsField } from "../../../kernel/contract/list-columns.js";
import { ListText } from "../../../kernel/contract/list-input.js";
import { EventSlugField } from "../../events/contract/event-slug-field.js";

const RESULTS = {
  ...{ most: LIMITS.pastResultsCsvMax, tooLong: ADMIN_RULES.pastResultsList },
  description: "Comma-separated values with the headings rank and team, and optionally handles and college.",
};

@ArgsType()
export class PastResultsPreviewArgs {
  @ListText(RESULTS)
  csv!: string;

  @ListColumnsField()
  columns?: ListColumnInput[];
}

@InputType({ description: "Saves the results of a year before the site was used." })
export class SavePastResultsInput {
  @EventSlugField()
  eventSlug?: string | null;

  @IsInt({ message: ADMIN_RULES.resultsYear })
  @Min(2000, { message: ADMIN_RULES.resultsYear })
  @Max(2100, { message: ADMIN_RULES.resultsYear })
  @Field(() => Int, { description: "The year in which the event was held." })
  year!: number;

  @VersionField()
  version?: string | null;

  @ListText(RESULTS)
  csv!: string;

  @ListColumnsField()
  columns?: ListColumnInput[];
}

@InputType({ description: "Takes saved results off the site or publishes them again." })
export class WithdrawPastResultsInput {
  @EntityId()
  @Field(() => ID, { description: "The saved results." })
  id!: string;

  @IsBoolean()
  @Field(() => Boolean, { description: "True takes the results off the site. False publishes them again." })
  withdrawn!: boolean;
}
