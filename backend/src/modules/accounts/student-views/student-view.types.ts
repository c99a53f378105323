import { Field, ID, ObjectType } from "type-graphql";
import { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { DateTime } from "../../../kernel/graphql/scalars.js";
import { LoginPayload } from "../contract/login-payload.js";

/** The reply to the beginning of a view. */
@ObjectType({ simpleResolvers: true, description: "A look at the site as a student sees it." })
export class StudentViewPayload extends MessagePayload {
  @Field(() => ID, { description: "The view, to end it with." })
  viewId!: string;

  @Field(() => DateTime, { description: "When it ends by itself; nothing prolongs it." })
  endsAt!: Date;

  @Field(() => LoginPayload, {
    description:
      "As the student's log-in, but with a token that only reads. It cannot be renewed, and a stream or a request with it " +
      "ends with the Superadmin's own session.",
  })
  session!: LoginPayload;
}
