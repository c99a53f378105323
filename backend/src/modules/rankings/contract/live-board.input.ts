import { IsDate, IsInt, IsOptional, Max, Min } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { EventSlugField } from "../../events/contract/event-slug-field.js";
import { CONTEST_ID_MAX } from "./fetch-standings.input.js";
import { VersionField } from "../../../kernel/contract/common-fields.js";

@InputType({ description: "The contest with public live standings." })
export class LiveBoardInput {
  @EventSlugField()
  eventSlug?: string | null;

  @VersionField()
  version?: string | null;

  @IsInt({ message: ADMIN_RULES.contestId })
  @Min(1, { message: ADMIN_RULES.contestId })
  @Max(CONTEST_ID_MAX, { message: ADMIN_RULES.contestId })
  @Field(() => Int, {
    description: "The contest's number on Codeforces. A different number starts new standings.",
  })
  contestId!: number;

  @IsOptional()
  @IsDate({ message: RULES.moment })
  @Field(() => Date, {
    nullable: true,
    description: "When the standings freeze. New places are then hidden until the standings are unfrozen.",
  })
  freezesAt?: Date | null;
}

@InputType({ description: "The event whose live standings are changed." })
export class LiveBoardStepInput {
  @EventSlugField()
  eventSlug?: string | null;

  @VersionField()
  version?: string | null;
}
