import { Matches, MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { AccountNameField, EmailField, NewPasswordField } from "./person-fields.js";

@InputType({
  description: "The first Superadmin of a new site, and the code that the server printed at its start.",
})
export class SetUpInput {
  @Matches(/\S/u, { message: ADMIN_RULES.setupCode })
  @MaxLength(40, { message: ADMIN_RULES.setupCode })
  @Field(() => String, { description: "The code. Spaces, hyphens and case do not matter." })
  code!: string;

  @AccountNameField()
  @Field(() => String, { description: "First and last name." })
  name!: string;

  @EmailField()
  @Field(() => String, { description: "The address to log in with." })
  email!: string;

  @NewPasswordField()
  @Field(() => String, { description: "The password, at least eight characters." })
  password!: string;
}

/** A Superadmin created on the command line, validated with the rules of a sign-up. */
export class NewSuperadminInput {
  @AccountNameField()
  name!: string;

  @EmailField()
  email!: string;

  @NewPasswordField()
  password!: string;
}
