import { Field, InputType } from "type-graphql";
import { CodeField } from "./code-field.js";
import { EmailField } from "./email-field.js";

/** Hands in the code that was mailed to an address. */
@InputType({ description: "The mailed code that proves an address." })
export class VerifyEmailCodeInput {
  @EmailField()
  @Field(() => String, { description: "The e-mail address the code was sent to." })
  email!: string;

  @CodeField()
  @Field(() => String, { description: "The six digits of the mailed code." })
  otp!: string;
}
