import { IsOptional, ValidateIf } from "class-validator";
import { Field, InputType } from "type-graphql";
import { EmailField, NewPasswordField } from "../../accounts/contract/person-fields.js";
import { UpdateProfileInput } from "../../accounts/contract/own-account.inputs.js";

@InputType({
  description:
    "Changes to a Superadmin's own data. Absent fields do not change, and empty fields are cleared.",
})
export class UpdateAdminProfileInput extends UpdateProfileInput {
  @IsOptional()
  @EmailField()
  @Field(() => String, {
    nullable: true,
    description: "The e-mail address. A change notifies the old address.",
  })
  email?: string | null;

  /** A blank password leaves the password unchanged. */
  @ValidateIf((_input, password) => !isBlank(password))
  @NewPasswordField()
  @Field(() => String, {
    nullable: true,
    description: "A new password of at least eight characters. Absent or blank does not change the password.",
  })
  password?: string | null;
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}
