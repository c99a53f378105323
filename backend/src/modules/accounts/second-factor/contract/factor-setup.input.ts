import { IsString, MaxLength } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { applyDecorators, EntityId, OptionalText } from "../../../../kernel/contract/common-fields.js";
import { RULES } from "../../../../kernel/contract/catalogue.js";
import { LIMITS } from "../../../../kernel/contract/limits.js";
import { OneLine } from "../../../../kernel/contract/plain-text.js";
import { SECOND_FACTOR_RULES } from "../../../../kernel/contract/texts/second-factor.texts.js";
import { CodeField } from "../../contract/person-fields.js";
import { FactorProofInput, OptionalRecoveryCode, PasskeyAnswerField, TokenField } from "./proof-fields.js";

/** Property decorator: the name that a user gives to a passkey, one line of text. */
function PasskeyNameField(): PropertyDecorator {
  return applyDecorators(
    OneLine(SECOND_FACTOR_RULES.passkeyName),
    IsString({ message: SECOND_FACTOR_RULES.passkeyName }),
    MaxLength(LIMITS.passkeyNameMax, { message: SECOND_FACTOR_RULES.passkeyName }),
  );
}

@InputType({
  description:
    "Confirms the owner: one existing factor, or the password of an account without two-step login.",
})
export class OwnerProofInput extends FactorProofInput {
  @OptionalText()
  @IsString({ message: RULES.passwordRequired })
  @MaxLength(LIMITS.passwordMax, { message: RULES.passwordTooLong })
  @Field(() => String, {
    nullable: true,
    description: "The account's password. Not accepted with two-step login.",
  })
  password?: string | null;

  @OptionalRecoveryCode()
  @Field(() => String, {
    nullable: true,
    description: "A recovery code, for an owner who lost the app and all passkeys.",
  })
  recoveryCode?: string | null;
}

@InputType({ description: "The first code of a new authenticator app." })
export class ConfirmTotpInput {
  @TokenField()
  @Field(() => String, { description: "The ticket from beginTotp." })
  setup!: string;

  @CodeField()
  @Field(() => String, { description: "The six digits that the app shows." })
  code!: string;
}

@InputType({ description: "A new passkey." })
export class AddPasskeyInput {
  @PasskeyAnswerField()
  @Field(() => String, {
    description:
      "The browser's answer to passkeyRegistrationOptions (PublicKeyCredential.toJSON()), as JSON.",
  })
  passkey!: string;

  @PasskeyNameField()
  @Field(() => String, { description: "The name that its owner gave it." })
  name!: string;
}

@InputType({ description: "A new name for a passkey." })
export class RenamePasskeyInput {
  @EntityId()
  @Field(() => ID, { description: "The passkey's id." })
  id!: string;

  @PasskeyNameField()
  @Field(() => String, { description: "The name that its owner gave it." })
  name!: string;
}

@InputType({ description: "A passkey to remove, and the owner's confirmation." })
export class RemovePasskeyInput extends OwnerProofInput {
  @EntityId()
  @Field(() => ID, { description: "The passkey's id." })
  id!: string;
}
