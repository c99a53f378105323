import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsOptional,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { applyDecorators, EntityId, NeededVersion } from "../../../kernel/contract/common-fields.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { EventSlugField } from "../../events/contract/event-slug-field.js";

/** Property decorator for a place. The property may be null, for no place, but must be present. */
function Place(): PropertyDecorator {
  return applyDecorators(
    ValidateIf((_row, rank) => rank !== null),
    IsInt({ message: ADMIN_RULES.ranking }),
    Min(1, { message: ADMIN_RULES.ranking }),
    Max(LIMITS.rankingMax, { message: ADMIN_RULES.ranking }),
  );
}

@InputType({ description: "A team's new place in the draft." })
export class DraftPlaceInput {
  @EntityId()
  @Field(() => ID, { description: "The team." })
  teamId!: string;

  @Place()
  @Field(() => Int, {
    nullable: true,
    description: "The team's place in the draft. Null removes the ranking.",
  })
  rank!: number | null;

  /** The version of the drafted place, from `versionOfPlace`. */
  @NeededVersion()
  version!: string;
}

/** Changes to places in an event's draft, applied all or nothing. */
@InputType({ description: "Places of the draft to change. The other places stay." })
export class DraftRankingsInput {
  @EventSlugField()
  eventSlug?: string | null;

  @IsArray({ message: ADMIN_RULES.rankingRows })
  @ArrayMinSize(1, { message: ADMIN_RULES.rankingRows })
  @ArrayMaxSize(LIMITS.rankingRows, { message: ADMIN_RULES.rankingRows })
  @ValidateNested({ each: true })
  @Field(() => [DraftPlaceInput], { description: "1 to 1000 teams with their places." })
  places!: DraftPlaceInput[];

  @IsOptional()
  @IsBoolean({ message: RULES.choice })
  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether these places come from the contest platform. The next fetch then recognises later edits.",
  })
  isFetched?: boolean | null;
}
