import { Field, InputType } from "type-graphql";
import { CurrentPasswordField, NewPasswordField } from "./password-field.js";

/** Sets a new password; the current one proves that it is the owner who asks. */
@InputType({ description: "The current and the new password." })
export class ChangePasswordInput {
  @CurrentPasswordField()
  @Field(() => String, { description: "The current password." })
  currentPassword!: string;

  @NewPasswordField()
  @Field(() => String, { description: "The new password, at least eight characters." })
  newPassword!: string;
}
