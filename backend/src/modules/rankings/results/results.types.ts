import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { enumeration } from "../../../kernel/contract/enumeration.js";
import { EventTitle } from "../../../kernel/languages/translated-reply.js";
import { DateTime } from "../../../kernel/graphql/scalars.js";
import type { ResultRow } from "./result-rows.js";

export const ResultsKind = enumeration("ResultsKind", "Where an event's results come from.", {
  none: "There are no results yet.",
  live: "The standings of a contest that runs.",
  published: "The club's published ranking.",
  past: "Results of a past year, entered from a list.",
});
export type ResultsKind = keyof typeof ResultsKind;

@ObjectType("ResultRow", { simpleResolvers: true, description: "A team in an event's results." })
class ResultRowView implements ResultRow {
  @Field(() => ID, { description: "The team's key in the addresses of these results." })
  key!: string;

  @Field(() => Int, { description: "The team's place. 1 is best." })
  place!: number;

  @Field(() => Boolean, { description: "Whether another team has the same place." })
  isShared!: boolean;

  @Field(() => String, { description: "The team's name." })
  teamName!: string;

  @Field(() => [String], { description: "Codeforces handles of the team's people, the leader's first." })
  handles!: string[];

  @Field(() => [String], { description: "The names of the team's people who agreed to be named." })
  names!: string[];

  @Field(() => String, {
    nullable: true,
    description: "The college of the team's people, or null when unknown or not the same for all.",
  })
  college!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "The number of solved problems in a running contest that counts problems, or null.",
  })
  solved?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "The team's points in a running contest that counts points, or null.",
  })
  points?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "The team's penalty in minutes in a running contest that counts problems, or null.",
  })
  penalty?: number | null;
}

@ObjectType({ simpleResolvers: true, description: "Results of another edition of an event." })
export class ResultsEdition {
  @Field(() => String, { description: "The title of the results, in the requested language." })
  title!: string;

  @Field(() => String, { description: "The path of the results page." })
  path!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: "An event's results, limited to the request.",
})
export class EventResults {
  @Field(() => String, { description: "The event's address under /events." })
  slug!: string;

  @EventTitle()
  @Field(() => String, { description: "The event's title." })
  title!: string;

  @Field(() => Int, {
    nullable: true,
    description: "The year of past results, or null for a published ranking.",
  })
  year!: number | null;

  @Field(() => ResultsKind, { description: "The source of the results." })
  kind!: ResultsKind;

  @Field(() => DateTime, {
    nullable: true,
    description: "When the results were published or fetched, or null when unknown.",
  })
  asOf!: Date | null;

  @Field(() => Boolean, {
    description: "Whether these are the standings of a finished contest without a published ranking.",
  })
  isOver!: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description: "Since when the standings of a running contest are frozen, or null.",
  })
  frozenAt!: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: "The round's line: the last place that goes on, or null without a further round.",
  })
  line!: number | null;

  @Field(() => Int, { description: "The number of teams in the results." })
  total!: number;

  @Field(() => [ResultRowView], { description: "The teams with the first three places." })
  winners!: ResultRow[];

  @Field(() => Int, { description: "The number of matching teams. Without a search, all teams." })
  found!: number;

  @Field(() => Int, { description: "The position of the first returned team, counted from 1." })
  from!: number;

  @Field(() => [ResultRowView], { description: "The matching teams from that position, at most 100." })
  rows!: ResultRow[];

  @Field(() => [ResultsEdition], { description: "Other editions of the event, the latest first." })
  editions!: ResultsEdition[];
}

@ObjectType({ simpleResolvers: true, description: "The winners of an event that is over." })
export class EventWinners {
  @Field(() => String, { description: "The event's address under /events." })
  slug!: string;

  @Field(() => [ResultRowView], { description: "The teams with the first three places." })
  winners!: ResultRow[];
}
