import { Field, ID, Int, ObjectType } from "type-graphql";
import { enumeration } from "../../../../kernel/contract/enumeration.js";
import { MessagePayload } from "../../../../kernel/contract/message-payload.js";
import { DateTime } from "../../../../kernel/graphql/scalars.js";
import { ShownVersion } from "../../../../kernel/contract/common-fields.js";

export const PastLineProblem = enumeration(
  "PastLineProblem",
  "Why a line of a list of results cannot be saved.",
  {
    rank: "The line has no rank from 1 to 100000.",
    team: "The line has no team, or the team has more than 80 characters.",
    twice: "The team is already in the list.",
    handles: "A handle is not valid, or the line has too many handles.",
    college: "The college has more than 160 characters.",
  },
);
export type PastLineProblem = keyof typeof PastLineProblem;

@ObjectType({ simpleResolvers: true, description: "A line of a list of results, as the site reads it." })
export class PastResultsLine {
  @Field(() => Int, { description: "The line's number in the list, counted from 1." })
  line!: number;

  @Field(() => Int, { nullable: true, description: "The place, or null." })
  place!: number | null;

  @Field(() => String, { description: "The team's name." })
  teamName!: string;

  @Field(() => [String], { description: "Codeforces handles." })
  handles!: string[];

  @Field(() => String, { nullable: true, description: "The college, or null." })
  college!: string | null;

  @Field(() => PastLineProblem, { nullable: true, description: "Why the line cannot be saved, or null." })
  problem!: PastLineProblem | null;
}

@ObjectType({
  simpleResolvers: true,
  description: "A list of results, as the site reads it. Changes nothing.",
})
export class PastResultsPreview {
  @Field(() => [PastResultsLine], { description: "Every line." })
  lines!: PastResultsLine[];

  @Field(() => Int, { description: "The number of teams that can be saved." })
  teams!: number;

  @Field(() => Int, { description: "The number of lines that cannot be saved." })
  problems!: number;

  @Field(() => Boolean, {
    description:
      "Whether the list names people. Their names are left out, because a list does not show their agreement.",
  })
  leavesNamesOut!: boolean;
}

@ObjectType("PastResults", { simpleResolvers: true, description: "Results of a year that were saved." })
export class PastResultsView {
  @Field(() => ID, { description: "The id of the results." })
  id!: string;

  @Field(() => Int, { description: "The year." })
  year!: number;

  @Field(() => Int, {
    description: "The number of these results among the results of their year, counted from 1.",
  })
  number!: number;

  @ShownVersion()
  version!: string;

  @Field(() => Int, { description: "The number of teams." })
  teams!: number;

  @Field(() => String, { description: "The person who saved the results." })
  savedByName!: string;

  @Field(() => DateTime, { description: "When the results were saved." })
  savedAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: "When the results were taken off the site, or null.",
  })
  takenOffAt!: Date | null;

  @Field(() => Boolean, {
    description:
      "Whether the results are public. These are the year's latest results that were not taken off the site.",
  })
  isShown!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "The outcome of changing saved results." })
export class PastResultsPayload extends MessagePayload {
  @Field(() => [PastResultsView], { description: "The event's saved results after the change." })
  pastResults!: PastResultsView[];
}
