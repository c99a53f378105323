import { Field, InputType } from "type-graphql";
import { OptionalText } from "../../../../kernel/contract/common-fields.js";
import { OptionalCode, OptionalRecoveryCode, PasskeyAnswerField, TokenField } from "./proof-fields.js";

@InputType({ description: "The ticket that a login returned between its two steps." })
export class LogInTicketInput {
  @TokenField()
  @Field(() => String, { description: "The ticket from the error SECOND_FACTOR_NEEDED." })
  ticket!: string;
}

@InputType({
  description: "The second step of a log-in: the ticket of the first step, and exactly one proof.",
})
export class CompleteLogInInput {
  @TokenField()
  @Field(() => String, { description: "The ticket from the error SECOND_FACTOR_NEEDED." })
  ticket!: string;

  @OptionalCode()
  @Field(() => String, { nullable: true, description: "The authenticator app's six digits." })
  code?: string | null;

  @OptionalRecoveryCode()
  @Field(() => String, { nullable: true, description: "A recovery code." })
  recoveryCode?: string | null;

  @OptionalText()
  @PasskeyAnswerField()
  @Field(() => String, {
    nullable: true,
    description: "The browser's answer to the options of a passkey (PublicKeyCredential.toJSON()), as JSON.",
  })
  passkey?: string | null;
}

/** The methods for the second step of a log-in. */
export const LogInMethod = { totp: "TOTP", passkey: "PASSKEY", recoveryCode: "RECOVERY_CODE" } as const;
export type LogInMethod = (typeof LogInMethod)[keyof typeof LogInMethod];
