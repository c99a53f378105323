import { Field, ID, ObjectType } from "type-graphql";
import { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { DateTime } from "../../../kernel/graphql/scalars.js";
import { Viewer } from "../account.types.js";
import { LoginPayload } from "../contract/login-payload.js";

@ObjectType("Session", { simpleResolvers: true, description: "A login on one device that has not ended." })
export class SessionView {
  @Field(() => ID, { description: "The session's id." })
  id!: string;

  @Field(() => String, { description: "The user agent of the browser at the log-in." })
  userAgent!: string;

  @Field(() => DateTime, { description: "When the session began." })
  createdAt!: Date;

  @Field(() => DateTime, {
    description: "When the session was last renewed, at most 15 minutes before its last use.",
  })
  lastSeenAt!: Date;

  @Field(() => DateTime, { description: "The latest time at which the session ends." })
  expiresAt!: Date;

  @Field(() => Boolean, { description: "True for the session of this request." })
  current!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "The caller's own data after a change." })
export class ProfilePayload extends MessagePayload {
  @Field(() => Viewer, { description: "The account after the change." })
  viewer!: Viewer;
}

/** The reply to "Confirm it is you". */
@ObjectType({ simpleResolvers: true, description: "The outcome, and how long the confirmation is valid." })
export class ConfirmationPayload extends MessagePayload {
  @Field(() => DateTime, { description: "When this session has to confirm again." })
  confirmedUntil!: Date;
}

/** The reply to a change that revoked every token of the account. */
@ObjectType({ simpleResolvers: true, description: "The outcome, and a fresh session for this device." })
export class CredentialsPayload extends MessagePayload {
  @Field(() => LoginPayload, {
    description: "A fresh session for this device. The old token no longer works.",
  })
  session!: LoginPayload;
}
