import { EmailField } from "./email-field.js";
import { NewPasswordField } from "./password-field.js";
import { AccountNameField } from "./person-fields.js";

/** A Superadmin made on the command line, under the rules of a sign-up. */
export class NewSuperadminInput {
  @AccountNameField()
  name!: string;

  @EmailField()
  email!: string;

  @NewPasswordField()
  password!: string;
}
