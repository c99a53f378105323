import { IsOptional } from "class-validator";
import { Field, InputType } from "type-graphql";
import { CurrentPasswordField } from "./password-field.js";

/** What proves that it is still the person who logged in. One proof is enough; all are optional, so that others may join. */
@InputType({ description: "A proof that it is you." })
export class ConfirmIdentityInput {
  @IsOptional()
  @CurrentPasswordField()
  @Field(() => String, { nullable: true, description: "The account's password." })
  password?: string | null;
}
