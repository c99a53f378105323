import { Field, Int, ObjectType } from "type-graphql";
import { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { DateTime } from "../../../kernel/graphql/scalars.js";

/** What a user must do on Codeforces, in one of two ways. */
@ObjectType("HandleChallenge", {
  simpleResolvers: true,
  description:
    "What proves a handle: the code in the profile on Codeforces, or a submission that does not compile.",
})
export class HandleChallengeView {
  @Field(() => String, { description: "The handle." })
  handle!: string;

  @Field(() => String, { description: "The code for the field Organization of the profile." })
  code!: string;

  @Field(() => String, { description: "The problem to submit to, as 4A." })
  problem!: string;

  @Field(() => String, { description: "The problem's page." })
  problemUrl!: string;

  @Field(() => Int, { description: "Seconds in which the submission has to be made; 0 when they are over." })
  secondsToSubmit!: number;

  @Field(() => Int, { description: "Seconds in which Codeforces can be asked about it." })
  secondsToCheck!: number;
}

@ObjectType("HandleProof", { simpleResolvers: true, description: "Whether the caller proved their handle." })
export class HandleProofView {
  @Field(() => Boolean, { description: "False where the site asks Codeforces nothing." })
  offered!: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description: "When the handle that the account has now was proved; null when it was not.",
  })
  provedAt!: Date | null;

  @Field(() => HandleChallengeView, {
    nullable: true,
    description: "What was begun and can still be checked.",
  })
  challenge!: HandleChallengeView | null;
}

/** The reply to the start of a proof, and to its end. */
@ObjectType({
  simpleResolvers: true,
  description: "The state of the caller's handle, and the message to show.",
})
export class HandleProofPayload extends MessagePayload {
  @Field(() => String, { nullable: true, description: "The handle of the caller's account." })
  codeforcesHandle!: string | null;

  @Field(() => HandleProofView, { description: "The state after it." })
  handleProof!: HandleProofView;
}
