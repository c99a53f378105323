import { IsOptional } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { EntityId } from "../../../kernel/contract/common-fields.js";
import { AccountNameField, CodeField, CurrentPasswordField, EmailField } from "./person-fields.js";
import { PersonalDataInput } from "./personal-data.js";

@InputType({
  description: "Changes to the caller's own data. Absent fields do not change, and empty fields are cleared.",
})
export class UpdateProfileInput extends PersonalDataInput {
  @IsOptional()
  @AccountNameField()
  @Field(() => String, { nullable: true, description: "First and last name, joined by a space." })
  name?: string | null;
}

@InputType({ description: "The new e-mail address of the account." })
export class RequestEmailChangeInput {
  @EmailField()
  @Field(() => String, { description: "The new e-mail address, which receives the code." })
  newEmail!: string;
}

@InputType({ description: "The new address with its code, and the account's password." })
export class ChangeEmailInput extends RequestEmailChangeInput {
  @CodeField()
  @Field(() => String, { description: "The six digits of the mailed code." })
  otp!: string;

  @CurrentPasswordField()
  @Field(() => String, { description: "The account's password." })
  password!: string;
}

@InputType({ description: "A session to end." })
export class EndSessionInput {
  @EntityId()
  @Field(() => ID, { description: "The session." })
  id!: string;
}

@InputType({ description: "The password that confirms the deletion." })
export class DeleteAccountInput {
  @CurrentPasswordField()
  @Field(() => String, { description: "The account's password." })
  password!: string;
}
