import { IsIn } from "class-validator";
import { ArgsType, Field } from "type-graphql";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { type ListColumnInput, ListColumnsField } from "../../../kernel/contract/list-columns.js";
import { ListText } from "../../../kernel/contract/list-input.js";
import { PlaceStepKind } from "../../teams/places/contract/place-settings.input.js";
import { EventSlugField } from "../../events/contract/event-slug-field.js";

@ArgsType()
export class RankingEventArgs {
  @EventSlugField()
  eventSlug?: string | null;
}

@ArgsType()
export class PlacePlanArgs extends RankingEventArgs {
  @IsIn(Object.values(PlaceStepKind), { message: RULES.choice })
  @Field(() => PlaceStepKind, { description: "The step." })
  step!: PlaceStepKind;
}

@ArgsType()
export class RankingPreviewArgs extends RankingEventArgs {
  @ListText({
    ...{ most: LIMITS.rankingCsvMax, tooLong: ADMIN_RULES.rankingCsv },
    description:
      "Comma-separated values (semicolons and tabs too) with a column of teams (name, id or reference) and one of ranks.",
  })
  csv!: string;

  @ListColumnsField()
  columns?: ListColumnInput[];
}
