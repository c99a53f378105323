import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";

/** What a line of a list of teams would do with its person. */
export const TeamLineOutcome = {
  LEADS: "LEADS",
  AGREED: "AGREED",
  ASKED: "ASKED",
  RECORDED: "RECORDED",
  UNCHANGED: "UNCHANGED",
} as const;
export type TeamLineOutcome = keyof typeof TeamLineOutcome;

registerEnumType(TeamLineOutcome, {
  name: "TeamLineOutcome",
  description: "What a line of a list of teams does with its person.",
  valuesConfig: {
    LEADS: { description: "Leads the new team; they have an account." },
    AGREED: { description: "Their account is in the team at once: they stand before the organiser." },
    ASKED: { description: "Their account is added and its owner asked whether they agree." },
    RECORDED: { description: "Without an account: typed in as a record." },
    UNCHANGED: { description: "In this team already." },
  },
});

/** A line of a list of teams. */
@ObjectType({ simpleResolvers: true, description: "A line of a list of teams." })
export class TeamImportLine {
  @Field(() => Int, { description: "The line's number in the file, from 1." })
  line!: number;

  @Field(() => String, { description: "The person's name, else their e-mail address." })
  name!: string;

  @Field(() => TeamLineOutcome, { description: "What happens to them, if nothing is wrong." })
  outcome!: TeamLineOutcome;

  @Field(() => String, { nullable: true, description: "Why the line cannot be applied; null if it can." })
  problem!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Another person with this line's handle, or null. The line is applied, and its record marked.",
  })
  doubleHandle!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The line's e-mail address, where it is not written: its person is in the team without it.",
  })
  ignoredEmail!: string | null;
}

/** A team of a list with its people. */
@ObjectType({ simpleResolvers: true, description: "A team of a list with its people." })
export class TeamImport {
  @Field(() => String, { description: "The team's name; an existing team's in its own spelling." })
  name!: string;

  @Field(() => ID, { nullable: true, description: "The team to which people are added; null for a new one." })
  teamId!: string | null;

  @Field(() => [TeamImportLine], { description: "Its people, in the order of the file." })
  lines!: TeamImportLine[];
}

/** What registering a list of teams did. */
@ObjectType({ simpleResolvers: true, description: "What registering a list of teams did." })
export class ImportTeamsPayload {
  @Field(() => String, { description: "Text for the person." })
  message!: string;

  @Field(() => [ID], { description: "The new teams." })
  createdIds!: string[];
}
