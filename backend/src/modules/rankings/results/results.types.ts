import { Field, Float, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { EventTitle } from "../../../kernel/graphql/event-title.js";
import { DateTime } from "../../../kernel/graphql/scalars.js";
import type { ResultRow } from "./result-rows.js";

/** Where an event's results come from. */
export const ResultsKind = {
  none: "none",
  live: "live",
  published: "published",
  past: "past",
} as const;
export type ResultsKind = keyof typeof ResultsKind;

registerEnumType(ResultsKind, {
  name: "ResultsKind",
  description: "Where an event's results come from.",
  valuesConfig: {
    none: { description: "There are none yet." },
    live: { description: "The standings of a contest that runs." },
    published: { description: "The club's published ranking." },
    past: { description: "Results of a past year, entered from a list." },
  },
});

/** A team in the results. */
@ObjectType("ResultRow", { simpleResolvers: true, description: "A team in an event's results." })
class ResultRowView implements ResultRow {
  @Field(() => ID, { description: "Names the team in the addresses of these results." })
  key!: string;

  @Field(() => Int, { description: "Its place, 1 is the best." })
  place!: number;

  @Field(() => Boolean, { description: "Whether another team has the same place." })
  isShared!: boolean;

  @Field(() => String, { description: "The team's name." })
  teamName!: string;

  @Field(() => [String], { description: "Codeforces handles of its people, the leader's first." })
  handles!: string[];

  @Field(() => [String], { description: "Names of those of its people who agreed to be named." })
  names!: string[];

  @Field(() => String, {
    nullable: true,
    description: "The college of its people; null unless it is known and the same for all.",
  })
  college!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "How many problems it has solved in a contest that runs and counts them; else null.",
  })
  solved?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "Its points in a contest that runs and counts points; else null.",
  })
  points?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Its penalty in a contest that runs and counts problems, in minutes; else null.",
  })
  penalty?: number | null;
}

/** Another time that an event was held. */
@ObjectType({ simpleResolvers: true, description: "Results of another time that an event was held." })
export class ResultsEdition {
  @Field(() => String, { description: "What they are called, in the language that the request asks for." })
  title!: string;

  @Field(() => String, { description: "The path of their page." })
  path!: string;
}

/** A part of an event's results. */
@ObjectType({
  simpleResolvers: true,
  description: "An event's results, or those of them that were asked for.",
})
export class EventResults {
  @Field(() => String, { description: "The event's address under /events." })
  slug!: string;

  @EventTitle()
  @Field(() => String, { description: "The event's title." })
  title!: string;

  @Field(() => Int, {
    nullable: true,
    description: "The year of past results; null for a published ranking.",
  })
  year!: number | null;

  @Field(() => ResultsKind, { description: "Where they come from." })
  kind!: ResultsKind;

  @Field(() => DateTime, {
    nullable: true,
    description: "When they were published, or came from the contest; null where it is unknown.",
  })
  asOf!: Date | null;

  @Field(() => Boolean, {
    description: "Whether the contest is over whose standings they are, though nothing is published yet.",
  })
  isOver!: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description: "Since when nothing new is shown of a contest that runs; null while it is.",
  })
  frozenAt!: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: "The round's line: the last place that goes on; null where there is no further round.",
  })
  line!: number | null;

  @Field(() => Int, { description: "All teams in the results." })
  total!: number;

  @Field(() => [ResultRowView], { description: "The teams with the first three places." })
  winners!: ResultRow[];

  @Field(() => Int, { description: "How many teams fit the search; all of them without one." })
  found!: number;

  @Field(() => Int, { description: "Which of those that fit is the first one here, from 1." })
  from!: number;

  @Field(() => [ResultRowView], { description: "The teams that fit, from there on: at most 100." })
  rows!: ResultRow[];

  @Field(() => [ResultsEdition], { description: "Results of other times, the latest first." })
  editions!: ResultsEdition[];
}

/** The winners of an event that is over. */
@ObjectType({ simpleResolvers: true, description: "The winners of an event that is over." })
export class EventWinners {
  @Field(() => String, { description: "The event's address under /events." })
  slug!: string;

  @Field(() => [ResultRowView], { description: "The teams with the first three places." })
  winners!: ResultRow[];
}
