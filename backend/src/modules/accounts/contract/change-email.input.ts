import { Field, InputType } from "type-graphql";
import { CodeField } from "./code-field.js";
import { EmailField } from "./email-field.js";
import { CurrentPasswordField } from "./password-field.js";

/** Step 1 of a change of address: mails a code to the new one. */
@InputType({ description: "The address the account is to have." })
export class RequestEmailChangeInput {
  @EmailField()
  @Field(() => String, { description: "The new e-mail address; the code goes there." })
  newEmail!: string;
}

/** Step 2: the code proves the new address, the password that it is the owner who asks. */
@InputType({ description: "The new address with its code, and the account's password." })
export class ChangeEmailInput extends RequestEmailChangeInput {
  @CodeField()
  @Field(() => String, { description: "The six digits of the mailed code." })
  otp!: string;

  @CurrentPasswordField()
  @Field(() => String, { description: "The account's password." })
  password!: string;
}
