import { Field, InputType } from "type-graphql";
import { CurrentPasswordField } from "./password-field.js";

/** Confirms the deletion of one's own account. */
@InputType({ description: "The password that confirms the deletion." })
export class DeleteAccountInput {
  @CurrentPasswordField()
  @Field(() => String, { description: "The account's password." })
  password!: string;
}
