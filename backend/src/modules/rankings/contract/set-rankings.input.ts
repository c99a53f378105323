import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, Matches, Max, MaxLength, Min } from "class-validator";
import { ValidateIf, ValidateNested } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { OptionalText } from "../../../kernel/contract/blank.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { EntityId } from "../../../kernel/contract/entity-id.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { OneLine } from "../../../kernel/contract/plain-text.js";

/** One line of a ranking. */
@InputType({ description: "A team, named by its id or by its name, and its place." })
export class RankingRowInput {
  @OptionalText()
  @EntityId()
  @Field(() => ID, { nullable: true, description: "The team; in place of its name." })
  teamId?: string | null;

  @OptionalText()
  @OneLine(RULES.oneLine)
  @MaxLength(100, { message: RULES.teamName })
  @Field(() => String, {
    nullable: true,
    description: "The team's name in the event; case and surrounding space do not matter.",
  })
  teamName?: string | null;

  /** Absent is not null: a forgotten place must not take a ranking away. */
  @ValidateIf((_row, rank) => rank !== null)
  @IsInt({ message: RULES.ranking })
  @Min(1, { message: RULES.ranking })
  @Max(LIMITS.rankingMax, { message: RULES.ranking })
  @Field(() => Int, {
    nullable: true,
    description: "Place in the contest, 1 is best; teams may share one. Null takes the ranking away.",
  })
  rank!: number | null;
}

/** Rankings of many teams of one event, set together or not at all. */
@InputType({ description: "Rankings of teams of one event; teams that are not listed keep theirs." })
export class SetRankingsInput {
  @OptionalText()
  @Matches(/^[A-Za-z0-9-]{2,60}$/, { message: RULES.slug })
  @Field(() => String, {
    nullable: true,
    description: "The event's address under /events; without one the current event.",
  })
  eventSlug?: string | null;

  @IsArray({ message: RULES.rankingRows })
  @ArrayMinSize(1, { message: RULES.rankingRows })
  @ArrayMaxSize(LIMITS.rankingRows, { message: RULES.rankingRows })
  @ValidateNested({ each: true })
  @Field(() => [RankingRowInput], { description: "1 to 1000 teams with their places." })
  rankings!: RankingRowInput[];
}
