import { Matches, MaxLength, MinLength } from "class-validator";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { OneLine } from "../../../kernel/contract/plain-text.js";
import { EmailField } from "./email-field.js";
import { NewPasswordField } from "./password-field.js";

/** A Superadmin made on the command line, under the rules of a sign-up. */
export class NewSuperadminInput {
  @OneLine(RULES.name)
  @MaxLength(LIMITS.nameMax, { message: RULES.name })
  @MinLength(LIMITS.firstNameMin, { message: RULES.firstName })
  @Matches(/^\s*\S{2,}/, { message: RULES.firstName })
  name!: string;

  @EmailField()
  email!: string;

  @NewPasswordField()
  password!: string;
}
