import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { DateTime } from "../../../kernel/graphql/scalars.js";
import { NamedTeam, RankingPreview } from "../import/ranking-preview.types.js";

/** Where an event's standings come from. */
@ObjectType({ simpleResolvers: true, description: "The contest that an event's standings come from." })
export class ContestSourceView {
  @Field(() => ID, { description: "The event's id." })
  id!: string;

  @Field(() => Boolean, { description: "Whether this site asks Codeforces at all." })
  isAvailable!: boolean;

  @Field(() => Int, { nullable: true, description: "The contest that was fetched last." })
  contestId!: number | null;

  @Field(() => Boolean, { description: "Whether a key and a secret are stored for it." })
  hasKey!: boolean;

  @Field(() => DateTime, { nullable: true, description: "When it was fetched last." })
  fetchedAt!: Date | null;
}

/** A contest as it was fetched. */
@ObjectType({ simpleResolvers: true, description: "A contest, as it was when it was fetched." })
export class FetchedContest {
  @Field(() => Int, { description: "Its number." })
  id!: number;

  @Field(() => String, { description: "Its name." })
  name!: string;

  @Field(() => String, {
    description: "How far it is: BEFORE, CODING, PENDING_SYSTEM_TEST, SYSTEM_TEST or FINISHED.",
  })
  phase!: string;

  @Field(() => Int, { description: "Others who took part and are not listed: too many to check." })
  others!: number;
}

/** The reply to a fetch. */
@ObjectType({ simpleResolvers: true, description: "Fetched standings, compared with the draft." })
export class FetchStandingsPayload extends MessagePayload {
  @Field(() => FetchedContest, { description: "The contest." })
  contest!: FetchedContest;

  @Field(() => ContestSourceView, { description: "Where the event's standings come from, from now on." })
  source!: ContestSourceView;

  @Field(() => RankingPreview, { description: "The standings, compared with the draft; nothing is written." })
  preview!: RankingPreview;
}

/** What Codeforces says of a handle. */
const HandleOutcome = { found: "found", renamed: "renamed", unknown: "unknown", silent: "silent" } as const;
export type HandleOutcome = keyof typeof HandleOutcome;

registerEnumType(HandleOutcome, {
  name: "HandleOutcome",
  description: "What Codeforces says of a handle.",
  valuesConfig: {
    found: { description: "A Codeforces user has this handle." },
    renamed: { description: "A Codeforces user has it under another name or spelling." },
    unknown: { description: "No Codeforces user has this handle." },
    silent: { description: "Codeforces did not answer in time." },
  },
});

/** A handle of an event's team, as Codeforces knows it. */
@ObjectType({ simpleResolvers: true, description: "A handle of an event's team, as Codeforces knows it." })
export class EventHandle extends NamedTeam {
  @Field(() => String, { description: "As the team wrote it." })
  handle!: string;

  @Field(() => HandleOutcome, { description: "The answer of Codeforces about the handle." })
  outcome!: HandleOutcome;

  @Field(() => String, {
    nullable: true,
    description: "As Codeforces spells it; null for one that it does not know.",
  })
  spelling!: string | null;

  @Field(() => Int, { nullable: true, description: "The rating; null for none." })
  rating!: number | null;
}
