import { Field, InputType } from "type-graphql";
import { OptionalText } from "../../../kernel/contract/optional-text.js";
import { TokenField } from "../second-factor/contract/proof-fields.js";
import { EmailField } from "./email-field.js";
import { NewPasswordField } from "./password-field.js";

/** Step 3 of the forgotten-password wizard. */
@InputType({ description: "A new password for the account whose reset code was verified." })
export class SetNewPasswordInput {
  @EmailField()
  @Field(() => String, { description: "The account's e-mail address." })
  email!: string;

  @NewPasswordField()
  @Field(() => String, { description: "The new password, at least eight characters." })
  newPassword!: string;

  @OptionalText()
  @TokenField()
  @Field(() => String, {
    nullable: true,
    description: "The token that verifying the reset code returned; the cookie set by it serves as well.",
  })
  resetToken?: string | null;
}
