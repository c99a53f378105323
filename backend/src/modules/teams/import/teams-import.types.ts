import { Field, ID, ObjectType } from "type-graphql";
import { enumeration } from "../../../kernel/contract/enumeration.js";
import { ListLine } from "../../../kernel/csv/list-reading.types.js";

export const TeamLineOutcome = enumeration(
  "TeamLineOutcome",
  "The effect of a line of a list of teams on its person.",
  {
    LEADS: "The person leads the new team and has an account.",
    AGREED: "The person agreed in person and is in the team immediately.",
    ASKED: "The account is added, and its owner must accept.",
    RECORDED: "The person has no account and is added as a record.",
    UNCHANGED: "In this team already.",
  },
);
export type TeamLineOutcome = keyof typeof TeamLineOutcome;

@ObjectType({ simpleResolvers: true, description: "A line of a list of teams." })
export class TeamImportLine extends ListLine {
  @Field(() => TeamLineOutcome, { description: "The effect of the line, or null for an error." })
  outcome!: TeamLineOutcome;

  @Field(() => String, {
    nullable: true,
    description:
      "Another person with the handle of this line, or null. The line is applied, and its record is marked.",
  })
  doubleHandle!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The line's e-mail address, if it is not saved. The person is in the team without it.",
  })
  ignoredEmail!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "A team of a list with its people." })
export class TeamImport {
  @Field(() => String, { description: "The team's name. An existing team keeps its spelling." })
  name!: string;

  @Field(() => ID, {
    nullable: true,
    description: "The team to which people are added, or null for a new team.",
  })
  teamId!: string | null;

  @Field(() => [TeamImportLine], { description: "The team's people, in the order of the file." })
  lines!: TeamImportLine[];
}

@ObjectType({ simpleResolvers: true, description: "The outcome of registering a list of teams." })
export class ImportTeamsPayload {
  @Field(() => String, { description: "Text for the person." })
  message!: string;

  @Field(() => [ID], { description: "The new teams." })
  createdIds!: string[];
}
