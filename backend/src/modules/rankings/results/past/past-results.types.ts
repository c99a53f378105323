import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { MessagePayload } from "../../../../kernel/contract/message-payload.js";
import { DateTime } from "../../../../kernel/graphql/scalars.js";
import { ShownVersion } from "../../../../kernel/contract/common-fields.js";

/** Why a line of a list cannot be saved. */
export const PastLineProblem = {
  rank: "rank",
  team: "team",
  twice: "twice",
  handles: "handles",
  college: "college",
} as const;
export type PastLineProblem = keyof typeof PastLineProblem;

registerEnumType(PastLineProblem, {
  name: "PastLineProblem",
  description: "Why a line of a list of results cannot be saved.",
  valuesConfig: {
    rank: { description: "It has no rank from 1 to 100000." },
    team: { description: "It has no team, or one with more than 80 characters." },
    twice: { description: "Its team is already in the list." },
    handles: { description: "One of its handles cannot be one, or they are too many." },
    college: { description: "The college has more than 160 characters." },
  },
});

@ObjectType({ simpleResolvers: true, description: "A line of a list of results, as it was parsed." })
export class PastResultsLine {
  @Field(() => Int, { description: "Its number in the list, from 1." })
  line!: number;

  @Field(() => Int, { nullable: true, description: "The place; null for none." })
  place!: number | null;

  @Field(() => String, { description: "The team's name." })
  teamName!: string;

  @Field(() => [String], { description: "Codeforces handles." })
  handles!: string[];

  @Field(() => String, { nullable: true, description: "The college; null for none." })
  college!: string | null;

  @Field(() => PastLineProblem, { nullable: true, description: "Why it cannot be saved; null when it can." })
  problem!: PastLineProblem | null;
}

@ObjectType({ simpleResolvers: true, description: "A parsed list of results that is not saved yet." })
export class PastResultsPreview {
  @Field(() => [PastResultsLine], { description: "Every line." })
  lines!: PastResultsLine[];

  @Field(() => Int, { description: "Teams that can be saved." })
  teams!: number;

  @Field(() => Int, { description: "Lines that cannot." })
  problems!: number;

  @Field(() => Boolean, {
    description: "Whether the list names people; they are left out, as a list does not show who agreed.",
  })
  leavesNamesOut!: boolean;
}

/** Results of a year that were saved. */
@ObjectType("PastResults", { simpleResolvers: true, description: "Results of a year that were saved." })
export class PastResultsView {
  @Field(() => ID, { description: "Their id." })
  id!: string;

  @Field(() => Int, { description: "The year." })
  year!: number;

  @Field(() => Int, { description: "1 is the year's first." })
  number!: number;

  @ShownVersion()
  version!: string;

  @Field(() => Int, { description: "How many teams." })
  teams!: number;

  @Field(() => String, { description: "Who saved them." })
  savedByName!: string;

  @Field(() => DateTime, { description: "When they were saved." })
  savedAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: "When they were taken off the site; null if they were not.",
  })
  takenOffAt!: Date | null;

  @Field(() => Boolean, {
    description: "Whether everybody sees them: the year's latest that was not taken off.",
  })
  isShown!: boolean;
}

/** The reply to a change of saved results. */
@ObjectType({ simpleResolvers: true, description: "The outcome of changing saved results." })
export class PastResultsPayload extends MessagePayload {
  @Field(() => [PastResultsView], { description: "The event's saved results as they are now." })
  pastResults!: PastResultsView[];
}
