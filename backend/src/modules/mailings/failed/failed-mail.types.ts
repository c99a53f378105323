import { Field, ID, Int, ObjectType } from "type-graphql";
import { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { DateTime } from "../../../kernel/graphql/scalars.js";
import { connectionOf } from "../../../kernel/paging/connection.js";

@ObjectType("FailedMail", {
  simpleResolvers: true,
  description: "A mail of the site that could not be sent.",
})
export class FailedMailView {
  @Field(() => ID, { description: "The mail's id." })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: "The recipient, or null for a notice to the club by the transactional e-mail service.",
  })
  recipient!: string | null;

  @Field(() => String, { description: "The mail's subject." })
  subject!: string;

  @Field(() => String, { description: "The mail server's reply, or why the site stopped trying." })
  reason!: string;

  @Field(() => Int, { description: "The number of tries." })
  attempts!: number;

  @Field(() => DateTime, { description: "The time at which the site stopped trying." })
  failedAt!: Date;

  @Field(() => Boolean, { description: "False when its text was deleted or cannot be read." })
  canResend!: boolean;
}

export const FailedMailConnection = connectionOf(FailedMailView, "FailedMail");

@ObjectType({ simpleResolvers: true, description: "The outcome of sending failed mails again." })
export class ResendMailsPayload extends MessagePayload {
  @Field(() => Int, { description: "The number of mails that are sent again." })
  resent!: number;

  @Field(() => Int, { description: "The number of mails whose text cannot be read, so that they stay." })
  unreadable!: number;
}
