import { Field, Int, ObjectType } from "type-graphql";
import { Paise } from "../../kernel/graphql/scalars.js";

/**
 * The figures of waiting work, over all events. A figure is null for a caller who may not read the list that it counts.
 */
@ObjectType({
  simpleResolvers: true,
  description: "The figures of waiting work; null for lists that the caller may not read.",
})
export class OverviewWaiting {
  @Field(() => Int, { nullable: true, description: "Payments to check." })
  payments!: number | null;

  @Field(() => Date, { nullable: true, description: "When the oldest of these payments was reported." })
  oldestReportAt!: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: "Lines of bank statements with incoming money that belongs to no team.",
  })
  unclaimedLines!: number | null;

  @Field(() => Paise, { nullable: true, description: "The money of these lines." })
  unclaimedAmount!: number | null;

  @Field(() => Int, { nullable: true, description: "Cash from the desk that no treasurer has confirmed." })
  cashSlips!: number | null;

  @Field(() => Paise, { nullable: true, description: "The money of these slips." })
  cashAmount!: number | null;

  @Field(() => Int, { nullable: true, description: "Mails that were given up." })
  failedMails!: number | null;
}

/** What the database knows of the site's backups. */
@ObjectType({ simpleResolvers: true, description: "The site's backups." })
export class OverviewBackup {
  @Field(() => Date, {
    nullable: true,
    description: "When the newest whole one was made; null before the first.",
  })
  madeAt!: Date | null;

  @Field(() => [String], {
    description:
      "The folder that it is in, on the machine that made it, and the bucket; empty while unknown.",
  })
  places!: readonly string[];

  @Field(() => Int, { description: "How many failed since." })
  failures!: number;

  @Field(() => String, { description: "Why the last of those failed, in English; empty without one." })
  reason!: string;
}

/** How many teams of an event lack what. */
@ObjectType({ simpleResolvers: true, description: "Teams of the event by what they lack." })
export class OverviewGaps {
  @Field(() => Int, { description: "Teams that have fewer people than the event asks for." })
  members!: number;

  @Field(() => Int, { description: "Teams in which a person has no Codeforces handle." })
  handles!: number;

  @Field(() => Int, { description: "Teams whose fee is due." })
  payment!: number;
}

/** What happened on a day, or in a college. */
@ObjectType({ simpleResolvers: true, description: "The figures of one day, or of one college." })
export class OverviewRow {
  @Field(() => String, {
    nullable: true,
    description: "The day in India, YYYY-MM-DD, or the college as its people write it; null for none.",
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

/** How far people have come: each step is part of the one before. */
@ObjectType({ simpleResolvers: true, description: "People with an account, by how far they have come." })
export class OverviewFunnel {
  @Field(() => Int, { description: "People with an account." })
  accounts!: number;

  @Field(() => Int, { description: "Those in a team of the event." })
  inTeams!: number;

  @Field(() => Int, { description: "Those in a team with all people and handles." })
  inCompleteTeams!: number;

  @Field(() => Int, { description: "Those in such a team whose payment was accepted." })
  inPaidTeams!: number;
}

/** An event in figures. */
@ObjectType({ simpleResolvers: true, description: "The event in figures, counted at this moment." })
export class EventFigures {
  @Field(() => Int, { description: "Teams." })
  teams!: number;

  @Field(() => Int, { description: "Teams that have all people and handles." })
  complete!: number;

  @Field(() => Int, { description: "Teams whose payment was accepted." })
  paid!: number;

  @Field(() => OverviewFunnel, { description: "From account to payment, in people." })
  funnel!: OverviewFunnel;

  @Field(() => [OverviewRow], { description: "Days on which something happened, the earliest first." })
  days!: OverviewRow[];

  @Field(() => [OverviewRow], {
    description: "By college, the most teams first; a team counts for its leader's.",
  })
  colleges!: OverviewRow[];
}

/** The admin area's first screen. */
@ObjectType({ description: "The admin area's first screen, each part for who may read it." })
export class AdminOverview {
  @Field(() => String, { nullable: true, description: "The event's address; null between events." })
  eventSlug!: string | null;
}
