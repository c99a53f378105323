import { IsOptional } from "class-validator";
import { Field, InputType } from "type-graphql";
import { FactorProofInput } from "../second-factor/contract/proof-fields.js";
import { CurrentPasswordField } from "./password-field.js";

/** What proves that it is still the person who logged in. */
@InputType({
  description: "Exactly one proof that it is you. Whoever has two-step login gives a code or a passkey.",
})
export class ConfirmIdentityInput extends FactorProofInput {
  @IsOptional()
  @CurrentPasswordField()
  @Field(() => String, { nullable: true, description: "The account's password." })
  password?: string | null;
}
