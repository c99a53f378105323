import { Field, Int, ObjectType } from "type-graphql";
import { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { DateTime } from "../../../kernel/graphql/scalars.js";

@ObjectType("HandleChallenge", {
  simpleResolvers: true,
  description:
    "The challenge that proves a handle: a code in the Codeforces profile, or a submission that does not compile.",
})
export class HandleChallengeView {
  @Field(() => String, { description: "The handle." })
  handle!: string;

  @Field(() => String, { description: "The code for the field Organization of the profile." })
  code!: string;

  @Field(() => String, { description: "The problem to submit to, for example 4A." })
  problem!: string;

  @Field(() => String, { description: "The problem's page." })
  problemUrl!: string;

  @Field(() => Int, { description: "Seconds left for the submission, or 0 when the time is over." })
  secondsToSubmit!: number;

  @Field(() => Int, { description: "Seconds left for checking the proof." })
  secondsToCheck!: number;
}

@ObjectType("HandleProof", { simpleResolvers: true, description: "Whether the caller proved their handle." })
export class HandleProofView {
  @Field(() => Boolean, { description: "False when the site is not connected to Codeforces." })
  offered!: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description: "When the account's present handle was proved, or null.",
  })
  provedAt!: Date | null;

  @Field(() => HandleChallengeView, {
    nullable: true,
    description: "The open challenge, or null.",
  })
  challenge!: HandleChallengeView | null;
}

/** The reply to starting and to completing a proof. */
@ObjectType({
  simpleResolvers: true,
  description: "The state of the caller's handle, and a message.",
})
export class HandleProofPayload extends MessagePayload {
  @Field(() => String, { nullable: true, description: "The handle of the caller's account." })
  codeforcesHandle!: string | null;

  @Field(() => HandleProofView, { description: "The state after the change." })
  handleProof!: HandleProofView;
}
