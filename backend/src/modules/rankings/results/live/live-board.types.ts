import { Field, ID, Int, ObjectType } from "type-graphql";
import { MessagePayload } from "../../../../kernel/contract/message-payload.js";
import { DateTime } from "../../../../kernel/graphql/scalars.js";
import { ShownVersion } from "../../../../kernel/contract/common-fields.js";

@ObjectType("LiveBoard", {
  simpleResolvers: true,
  description: "An event's live standings, as organisers see them.",
})
export class LiveBoardView {
  @Field(() => ID, { description: "The event's id." })
  id!: string;

  @ShownVersion()
  version!: string;

  @Field(() => Boolean, { description: "Whether this site is connected to Codeforces." })
  isAvailable!: boolean;

  @Field(() => Boolean, { description: "Whether the standings are public." })
  isRunning!: boolean;

  @Field(() => Boolean, { description: "Whether the freeze hides new places now." })
  isFrozen!: boolean;

  @Field(() => Boolean, {
    description: "Whether the site still fetches standings, which it does for three days from the start.",
  })
  isAsked!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: "The contest on Codeforces, or null before the first one.",
  })
  contestId!: number | null;

  @Field(() => String, {
    nullable: true,
    description: "The contest's phase on Codeforces. BEFORE until the start.",
  })
  phase!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: "When the standings were taken off the site, or null.",
  })
  endedAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: "When the standings freeze." })
  freezesAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: "When the standings were unfrozen.",
  })
  unfrozenAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: "When the public places were fetched." })
  shownAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: "When the places behind the freeze were fetched." })
  heldAt!: Date | null;

  @Field(() => Int, { description: "The number of teams with a public place." })
  shownTeams!: number;

  @Field(() => Int, { description: "How many teams have a place behind the freeze." })
  heldTeams!: number;

  @Field(() => String, {
    nullable: true,
    description: "Why the last fetch failed, or null after a success and before the contest.",
  })
  failure!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "Live standings after a change." })
export class LiveBoardPayload extends MessagePayload {
  @Field(() => LiveBoardView, { description: "The live standings after the change." })
  board!: LiveBoardView;
}
