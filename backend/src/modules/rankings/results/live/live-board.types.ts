import { Field, ID, Int, ObjectType } from "type-graphql";
import { MessagePayload } from "../../../../kernel/contract/message-payload.js";
import { DateTime } from "../../../../kernel/graphql/scalars.js";
import { ShownVersion } from "../../../../kernel/contract/common-fields.js";

/** An event's live standings, for the organisers. */
@ObjectType("LiveBoard", {
  simpleResolvers: true,
  description: "An event's live standings, as organisers see them.",
})
export class LiveBoardView {
  @Field(() => ID, { description: "The event's id." })
  id!: string;

  @ShownVersion()
  version!: string;

  @Field(() => Boolean, { description: "Whether this site asks Codeforces at all." })
  isAvailable!: boolean;

  @Field(() => Boolean, { description: "Whether everybody sees them." })
  isRunning!: boolean;

  @Field(() => Boolean, { description: "Whether what comes now is kept behind the freeze." })
  isFrozen!: boolean;

  @Field(() => Boolean, { description: "Whether Codeforces is asked again: for three days from the start." })
  isAsked!: boolean;

  @Field(() => Int, { nullable: true, description: "The contest on Codeforces; null before the first one." })
  contestId!: number | null;

  @Field(() => String, {
    nullable: true,
    description: "How far the contest is, in Codeforces' words: BEFORE until it starts.",
  })
  phase!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: "When they were taken off the site; null while they are on it.",
  })
  endedAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: "From when on they are frozen." })
  freezesAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: "When an organiser showed what was behind the freeze.",
  })
  unfrozenAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: "When the places came that everybody sees." })
  shownAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: "When the places came that are behind the freeze." })
  heldAt!: Date | null;

  @Field(() => Int, { description: "How many teams have a place that everybody sees." })
  shownTeams!: number;

  @Field(() => Int, { description: "How many teams have a place behind the freeze." })
  heldTeams!: number;

  @Field(() => String, {
    nullable: true,
    description: "Why there was no answer last time; null after one, and before the contest has started.",
  })
  failure!: string | null;
}

/** The reply to a change of live standings. */
@ObjectType({ simpleResolvers: true, description: "Live standings after a change." })
export class LiveBoardPayload extends MessagePayload {
  @Field(() => LiveBoardView, { description: "As they are now." })
  board!: LiveBoardView;
}
