import { Field, ID, ObjectType } from "type-graphql";
import { MessagePayload } from "../../kernel/contract/message-payload.js";
import { DateTime } from "../../kernel/graphql/scalars.js";
import { Viewer } from "./account.types.js";
import { LoginPayload } from "./contract/login-payload.js";

/** One device on which the person is logged in. */
@ObjectType("Session", { simpleResolvers: true, description: "A login on one device that has not ended." })
export class SessionView {
  @Field(() => ID, { description: "The session's id." })
  id!: string;

  @Field(() => String, { description: "What the browser called itself when it logged in." })
  userAgent!: string;

  @Field(() => DateTime, { description: "When it began." })
  createdAt!: Date;

  @Field(() => DateTime, {
    description: "When it was last renewed; at most 15 minutes before it was last used.",
  })
  lastSeenAt!: Date;

  @Field(() => DateTime, { description: "When it ends at the latest." })
  expiresAt!: Date;

  @Field(() => Boolean, { description: "True for the session that asks." })
  current!: boolean;
}

/** The reply to a change of one's own data. */
@ObjectType({ simpleResolvers: true, description: "One's own data after a change." })
export class ProfilePayload extends MessagePayload {
  @Field(() => Viewer, { description: "The account after the change." })
  viewer!: Viewer;
}

/** The reply to "Confirm it is you". */
@ObjectType({ simpleResolvers: true, description: "The outcome, and how long it holds." })
export class ConfirmationPayload extends MessagePayload {
  @Field(() => DateTime, { description: "When this session has to confirm again." })
  confirmedUntil!: Date;
}

/** The reply to a change that ended every token of the account. */
@ObjectType({ simpleResolvers: true, description: "The outcome, and what keeps this device logged in." })
export class CredentialsPayload extends MessagePayload {
  @Field(() => LoginPayload, { description: "A fresh session for this device; the old token is void." })
  session!: LoginPayload;
}
