import { IsOptional, IsString, Matches, MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { applyDecorators, OptionalText } from "../../../../kernel/contract/common-fields.js";
import { RULES } from "../../../../kernel/contract/catalogue.js";
import { LIMITS } from "../../../../kernel/contract/limits.js";
import { Spelled, type Spelling } from "../../../../kernel/contract/spelled.js";
import { withoutMarks } from "../../../../kernel/contract/visible-text.js";
import { SECOND_FACTOR_RULES } from "../../../../kernel/contract/texts/second-factor.texts.js";
import { CodeField, CurrentPasswordField } from "../../contract/person-fields.js";

/** Property decorator: six digits from the authenticator app, optional. */
export function OptionalCode(): PropertyDecorator {
  return applyDecorators(OptionalText(), CodeField());
}

/**
 * Property decorator: an optional recovery code of 24 letters and digits (16 in codes from earlier versions), with or
 * without dashes and spaces.
 */
export function OptionalRecoveryCode(): PropertyDecorator {
  return applyDecorators(
    Spelled(typedCode),
    OptionalText(),
    Matches(/^(?:(?:[0-9A-Za-z][ -]?){8})?(?:[0-9A-Za-z][ -]?){15}[0-9A-Za-z]$/, {
      message: SECOND_FACTOR_RULES.recoveryCodeShape,
    }),
  );
}

/**
 * Returns a code with plain letters and dashes, because phones replace "--" with a long dash, and note apps copy
 * invisible characters.
 */
const typedCode: Spelling = (text) =>
  withoutMarks(text.normalize("NFKC"))
    .replace(/\p{Pd}+/gu, "-")
    .trim();

/** Property decorator: the browser's reply for a passkey, as JSON. */
export function PasskeyAnswerField(): PropertyDecorator {
  return applyDecorators(
    IsString({ message: SECOND_FACTOR_RULES.passkey }),
    MaxLength(LIMITS.passkeyJsonMax, { message: SECOND_FACTOR_RULES.passkey }),
  );
}

/** Property decorator: a token that this server issued. */
export function TokenField(): PropertyDecorator {
  return applyDecorators(
    IsString({ message: RULES.token }),
    MaxLength(LIMITS.tokenMax, { message: RULES.token }),
  );
}

/** A second factor of a signed-in user. */
@InputType()
export class FactorProofInput {
  @OptionalCode()
  @Field(() => String, { nullable: true, description: "The authenticator app's six digits." })
  code?: string | null;

  @OptionalText()
  @PasskeyAnswerField()
  @Field(() => String, {
    nullable: true,
    description: "The browser's answer to passkeyProofOptions, as JSON.",
  })
  passkey?: string | null;
}

/** A proof that the current user is still the person who logged in. */
@InputType({
  description: "Exactly one proof of identity. With two-step login, a code or a passkey is required.",
})
export class ConfirmIdentityInput extends FactorProofInput {
  @IsOptional()
  @CurrentPasswordField()
  @Field(() => String, { nullable: true, description: "The account's password." })
  password?: string | null;
}
