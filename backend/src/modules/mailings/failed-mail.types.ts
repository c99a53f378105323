import { Field, ID, Int, ObjectType } from "type-graphql";
import { MessagePayload } from "../../kernel/contract/message-payload.js";
import { DateTime } from "../../kernel/graphql/scalars.js";
import { connectionOf } from "../../kernel/paging/connection.js";

/** A mail of the site that was given up. */
@ObjectType("FailedMail", { simpleResolvers: true, description: "A mail of the site that was given up." })
export class FailedMailView {
  @Field(() => ID, { description: "The mail's id." })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: "Where it should go; null for a notice to the club by the transactional e-mail service.",
  })
  recipient!: string | null;

  @Field(() => String, { description: "Its subject." })
  subject!: string;

  @Field(() => String, { description: "What the mail server said, or why the site gave it up." })
  reason!: string;

  @Field(() => Int, { description: "How often it was tried." })
  attempts!: number;

  @Field(() => DateTime, { description: "When it was given up." })
  failedAt!: Date;

  @Field(() => Boolean, { description: "False when its text is gone or cannot be read any more." })
  canResend!: boolean;
}

/** A page of failed mails, the last to fail first. */
export const FailedMailConnection = connectionOf(FailedMailView, "FailedMail");

/** The reply of sending failed mails again. */
@ObjectType({ simpleResolvers: true, description: "What became of failed mails that were to be sent again." })
export class ResendMailsPayload extends MessagePayload {
  @Field(() => Int, { description: "How many are on their way again." })
  resent!: number;

  @Field(() => Int, { description: "How many stay, because their text cannot be read any more." })
  unreadable!: number;
}
