import { Field, InputType } from "type-graphql";
import { EmailField } from "./email-field.js";

/** Step 1 of the forgotten-password wizard. */
@InputType({ description: "The address of the account whose password was forgotten." })
export class RequestPasswordResetInput {
  @EmailField()
  @Field(() => String, { description: "The account's e-mail address." })
  email!: string;
}
