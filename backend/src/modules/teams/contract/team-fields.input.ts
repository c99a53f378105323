import { IsInt, Matches, Max, MaxLength, Min } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import {
  EntityId,
  ExpectedField,
  OptionalText,
  VersionField,
} from "../../../kernel/contract/common-fields.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { OneLine } from "../../../kernel/contract/plain-text.js";
import { TEAM_NAME_PATTERN } from "./team-name.js";

/** The body of PUT /api/superadmin/teams/{id}: the team's fields that a Superadmin may change. */
@InputType({ description: "Changes to a team. Absent fields do not change." })
export class TeamFieldsInput {
  @OptionalText()
  @OneLine(RULES.oneLine)
  @Matches(TEAM_NAME_PATTERN, { message: RULES.teamName })
  @Field(() => String, {
    nullable: true,
    description: "The team's name, 2 to 50 characters, unique in its event. Empty does not change the name.",
  })
  name?: string | null;

  @OptionalText()
  @IsInt({ message: ADMIN_RULES.ranking })
  @Min(1, { message: ADMIN_RULES.ranking })
  @Max(LIMITS.rankingMax, { message: ADMIN_RULES.ranking })
  @Field(() => Int, {
    nullable: true,
    description: "Place in the contest, 1 is best. Null removes the place.",
  })
  ranking?: number | null;

  @OptionalText()
  @OneLine(RULES.oneLine)
  @MaxLength(LIMITS.teamNoteMax, { message: RULES.tooLong })
  @Field(() => String, {
    nullable: true,
    description: "The organisers' note, at most 200 characters. Empty clears the note.",
  })
  note?: string | null;
}

@InputType({ description: "A change to a team, by a Superadmin." })
export class UpdateTeamInput extends TeamFieldsInput {
  @ExpectedField()
  expected?: string | null;

  @VersionField()
  version?: string | null;

  @EntityId()
  @Field(() => ID, { description: "The team." })
  teamId!: string;
}
