import { Field, InputType } from "type-graphql";
import { EmailField } from "./email-field.js";

/** Asks for a code that proves the address, before signing up. */
@InputType({ description: "The address to verify before signing up." })
export class RequestEmailCodeInput {
  @EmailField()
  @Field(() => String, { description: "The e-mail address the code is sent to." })
  email!: string;
}
