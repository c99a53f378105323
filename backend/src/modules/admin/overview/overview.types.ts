import { Field, Int, ObjectType } from "type-graphql";
import { Paise } from "../../../kernel/graphql/scalars.js";

@ObjectType({
  simpleResolvers: true,
  description: "The open tasks. Each is null for callers without the right to it.",
})
export class OverviewWaiting {
  @Field(() => Int, { nullable: true, description: "Payments to check." })
  payments!: number | null;

  @Field(() => Date, {
    nullable: true,
    description: "The time at which the oldest of these payments was reported.",
  })
  oldestReportAt!: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: "Lines of bank statements with incoming money that is not given to a team.",
  })
  unclaimedLines!: number | null;

  @Field(() => Paise, { nullable: true, description: "The money of these lines." })
  unclaimedAmount!: number | null;

  @Field(() => Int, { nullable: true, description: "Cash from the desk that no treasurer has confirmed." })
  cashSlips!: number | null;

  @Field(() => Paise, { nullable: true, description: "The money of these slips." })
  cashAmount!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "The number of mails that the site stopped trying to send.",
  })
  failedMails!: number | null;
}

@ObjectType({ simpleResolvers: true, description: "The site's backups." })
export class OverviewBackup {
  @Field(() => Date, {
    nullable: true,
    description: "The time of the newest complete backup, or null before the first.",
  })
  madeAt!: Date | null;

  @Field(() => [String], {
    description: "The folder of the backup on its machine, and the bucket. Empty while unknown.",
  })
  places!: readonly string[];

  @Field(() => Int, { description: "The number of backups that failed after it was made." })
  failures!: number;

  @Field(() => String, { description: "The error of the last failed backup in English, or empty." })
  reason!: string;
}

@ObjectType({ simpleResolvers: true, description: "Teams of the event, by what is missing." })
export class OverviewGaps {
  @Field(() => Int, { description: "Teams with fewer people than the event requires." })
  members!: number;

  @Field(() => Int, { description: "Teams with a person without a Codeforces handle." })
  handles!: number;

  @Field(() => Int, { description: "Teams whose fee is due." })
  payment!: number;
}

@ObjectType({ simpleResolvers: true, description: "The figures of one day, or of one college." })
export class OverviewRow {
  @Field(() => String, {
    nullable: true,
    description: "The day in India (YYYY-MM-DD), or the college as its students write it, or null.",
  })
  name!: string | null;

  @Field(() => Int, { description: "New accounts." })
  signUps!: number;

  @Field(() => Int, { description: "New teams." })
  teams!: number;

  @Field(() => Int, { description: "Teams that have all people and handles." })
  complete!: number;

  @Field(() => Int, { description: "Teams whose payment was accepted." })
  paid!: number;
}

/** The number of people at each stage. Each stage is a subset of the previous one. */
@ObjectType({
  simpleResolvers: true,
  description: "The number of people with an account, by their progress.",
})
export class OverviewFunnel {
  @Field(() => Int, { description: "The number of people with an account." })
  accounts!: number;

  @Field(() => Int, { description: "The number of people in a team of the event." })
  inTeams!: number;

  @Field(() => Int, {
    description: "The number of people in a complete team: with all its people and handles.",
  })
  inCompleteTeams!: number;

  @Field(() => Int, { description: "The number of people in a complete team with an accepted payment." })
  inPaidTeams!: number;
}

@ObjectType({ simpleResolvers: true, description: "The event in figures, counted at this moment." })
export class EventFigures {
  @Field(() => Int, { description: "The number of teams." })
  teams!: number;

  @Field(() => Int, { description: "Teams that have all people and handles." })
  complete!: number;

  @Field(() => Int, { description: "Teams whose payment was accepted." })
  paid!: number;

  @Field(() => OverviewFunnel, {
    description: "The number of people at each stage, from account to payment.",
  })
  funnel!: OverviewFunnel;

  @Field(() => [OverviewRow], { description: "Days on which something happened, the earliest first." })
  days!: OverviewRow[];

  @Field(() => [OverviewRow], {
    description:
      "One row for each college, the most teams first. A team counts for the college of its leader.",
  })
  colleges!: OverviewRow[];
}

@ObjectType({
  description: "The first screen of the admin area, limited to the parts that the caller may read.",
})
export class AdminOverview {
  @Field(() => String, { nullable: true, description: "The event's address, or null between events." })
  eventSlug!: string | null;
}
