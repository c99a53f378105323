import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, Matches, ValidateNested } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { EntityId, OptionalText } from "../../../kernel/contract/common-fields.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { type ListColumnInput, ListColumnsField } from "../../../kernel/contract/list-columns.js";
import { ListText } from "../../../kernel/contract/list-input.js";
import { OneLine } from "../../../kernel/contract/plain-text.js";
import { EventSlugField } from "../../events/contract/event-slug-field.js";
import { EditedMemberFields } from "./member-record.input.js";
import { TEAM_NAME_PATTERN } from "./team-name.js";

/** The fields of one line in a list of teams. Used only for validation, not part of the API. */
export class TeamLineFields extends EditedMemberFields {
  @OneLine(RULES.oneLine)
  @Matches(TEAM_NAME_PATTERN, { message: RULES.teamName })
  team!: string;
}

@InputType({ description: "A list of teams as CSV with headings, one person on each line." })
export class PreviewTeamsInput {
  @ListText({
    ...{ most: LIMITS.teamsCsvMax, tooLong: ADMIN_RULES.csvTeamsLong, empty: ADMIN_RULES.csvEmpty },
    description:
      "The text of the file: team, name, e-mail, college, roll number, handle, phone. A line without a team belongs to the team above.",
  })
  csv!: string;

  @ListColumnsField()
  columns?: ListColumnInput[];

  @EventSlugField()
  eventSlug?: string | null;

  @IsIn([true, false], { message: RULES.choice })
  @Field(() => Boolean, {
    defaultValue: false,
    description: "The people agreed in person. People with accounts are in the team immediately.",
  })
  inPerson = false;
}

@InputType({ description: "A team of the list, as in its preview." })
export class ImportedTeamInput {
  @OneLine(RULES.oneLine)
  @Matches(TEAM_NAME_PATTERN, { message: RULES.teamName })
  @Field(() => String, { description: "The team's name." })
  name!: string;

  @OptionalText()
  @EntityId()
  @Field(() => ID, {
    nullable: true,
    description:
      "The team to which people are added, or null for a new team. If the team has changed since, nothing is saved.",
  })
  teamId?: string | null;
}

@InputType({ description: "Teams of a list, registered together or not at all." })
export class ImportTeamsInput extends PreviewTeamsInput {
  @IsArray()
  @ArrayMinSize(1, { message: ADMIN_RULES.teamsChosen })
  @ArrayMaxSize(LIMITS.teamsCsvLines, { message: ADMIN_RULES.csvTeamsLong })
  @ValidateNested({ each: true })
  @Field(() => [ImportedTeamInput], { description: "The chosen teams." })
  teams!: ImportedTeamInput[];
}
