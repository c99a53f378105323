import { IsIn } from "class-validator";
import { Field, InputType } from "type-graphql";
import { OptionalText } from "../../../kernel/contract/common-fields.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { SIGN_UP_ROLES, type Role } from "../../../kernel/contract/roles.js";
import { TokenField } from "../second-factor/contract/proof-fields.js";
import {
  AccountNameField,
  CodeField,
  CollegeField,
  EmailField,
  NewPasswordField,
  PhoneField,
  RollNoField,
} from "./person-fields.js";
import { ApiRole } from "./role.enums.js";

/** A new account. The first name ends at the first space of `name`. */
@InputType({ description: "A new account. Its address must already be verified." })
export class SignUpInput {
  @AccountNameField()
  @Field(() => String, { description: "First and last name, joined by a space." })
  name!: string;

  @EmailField()
  @Field(() => String, { description: "The verified e-mail address." })
  email!: string;

  @PhoneField()
  @Field(() => String, {
    nullable: true,
    description: "Phone number with ten digits, optional. A leading +91, 0091 or 0 is removed.",
  })
  phone?: string | null;

  @NewPasswordField()
  @Field(() => String, { description: "The password, at least eight characters." })
  password!: string;

  @IsIn(SIGN_UP_ROLES, { message: RULES.role })
  @Field(() => ApiRole, { description: "USER or TEAM_LEADER. SUPERADMIN is refused." })
  role!: Role;

  @CollegeField()
  @Field(() => String, { nullable: true, description: "The college's name." })
  college?: string | null;

  @RollNoField()
  @Field(() => String, { nullable: true, description: "The university roll number." })
  universityRollNo?: string | null;

  @OptionalText()
  @TokenField()
  @Field(() => String, {
    nullable: true,
    description: "The token from verifying the e-mail address. The cookie of the same reply also works.",
  })
  emailToken?: string | null;
}

@InputType({ description: "The address to verify before signing up." })
export class RequestEmailCodeInput {
  @EmailField()
  @Field(() => String, { description: "The e-mail address the code is sent to." })
  email!: string;
}

@InputType({ description: "The mailed code that proves an address." })
export class VerifyEmailCodeInput {
  @EmailField()
  @Field(() => String, { description: "The e-mail address the code was sent to." })
  email!: string;

  @CodeField()
  @Field(() => String, { description: "The six digits of the mailed code." })
  otp!: string;
}
