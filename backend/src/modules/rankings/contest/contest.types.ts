import { Field, ID, Int, ObjectType } from "type-graphql";
import { enumeration } from "../../../kernel/contract/enumeration.js";
import { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { DateTime } from "../../../kernel/graphql/scalars.js";
import { NamedTeam, RankingPreview } from "../import/ranking-preview.types.js";

@ObjectType({ simpleResolvers: true, description: "The contest that an event's standings come from." })
export class ContestSourceView {
  @Field(() => ID, { description: "The event's id." })
  id!: string;

  @Field(() => Boolean, { description: "Whether this site is connected to Codeforces." })
  isAvailable!: boolean;

  @Field(() => Int, { nullable: true, description: "The contest that was fetched last." })
  contestId!: number | null;

  @Field(() => Boolean, { description: "Whether a key and a secret are stored for the contest." })
  hasKey!: boolean;

  @Field(() => DateTime, { nullable: true, description: "When the contest was last fetched." })
  fetchedAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: "A fetched contest." })
export class FetchedContest {
  @Field(() => Int, { description: "The contest's number." })
  id!: number;

  @Field(() => String, { description: "The contest's name." })
  name!: string;

  @Field(() => String, {
    description: "The phase: BEFORE, CODING, PENDING_SYSTEM_TEST, SYSTEM_TEST or FINISHED.",
  })
  phase!: string;

  @Field(() => Int, { description: "The number of other participants, who are too many to list." })
  others!: number;
}

@ObjectType({ simpleResolvers: true, description: "Fetched standings, compared with the draft." })
export class FetchStandingsPayload extends MessagePayload {
  @Field(() => FetchedContest, { description: "The contest." })
  contest!: FetchedContest;

  @Field(() => ContestSourceView, { description: "The new source of the event's standings." })
  source!: ContestSourceView;

  @Field(() => RankingPreview, { description: "The standings, compared with the draft. Changes nothing." })
  preview!: RankingPreview;
}

const HandleOutcome = enumeration("HandleOutcome", "The result of checking a handle on Codeforces.", {
  found: "The handle exists.",
  renamed: "The handle exists under another name or spelling.",
  unknown: "The handle does not exist.",
  silent: "Codeforces did not answer in time.",
});
export type HandleOutcome = keyof typeof HandleOutcome;

@ObjectType({ simpleResolvers: true, description: "A handle of an event's team, checked on Codeforces." })
export class EventHandle extends NamedTeam {
  @Field(() => String, { description: "The handle as the team wrote it." })
  handle!: string;

  @Field(() => HandleOutcome, { description: "The result of the check." })
  outcome!: HandleOutcome;

  @Field(() => String, {
    nullable: true,
    description: "The spelling on Codeforces, or null for an unknown handle.",
  })
  spelling!: string | null;

  @Field(() => Int, { nullable: true, description: "The rating, or null." })
  rating!: number | null;
}
