import { Field, InputType } from "type-graphql";
import { OptionalText } from "../../../kernel/contract/common-fields.js";
import { TokenField } from "../second-factor/contract/proof-fields.js";
import { CurrentPasswordField, EmailField, NewPasswordField } from "./person-fields.js";
import { VerifyEmailCodeInput } from "./sign-up.inputs.js";

@InputType({ description: "The address of the account whose password was forgotten." })
export class RequestPasswordResetInput {
  @EmailField()
  @Field(() => String, { description: "The account's e-mail address." })
  email!: string;
}

/** Step 2 of the forgotten-password wizard. Has the same fields and rules as verifying an address. */
@InputType({ description: "The mailed code that allows a new password." })
export class VerifyResetCodeInput extends VerifyEmailCodeInput {}

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
    description: "The token from verifying the reset code. The cookie of the same reply also works.",
  })
  resetToken?: string | null;
}

/** Sets a new password. The current password proves that the owner sent the request. */
@InputType({ description: "The current and the new password." })
export class ChangePasswordInput {
  @CurrentPasswordField()
  @Field(() => String, { description: "The current password." })
  currentPassword!: string;

  @NewPasswordField()
  @Field(() => String, { description: "The new password, at least eight characters." })
  newPassword!: string;
}
