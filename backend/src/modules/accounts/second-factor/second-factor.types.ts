import { Field, ID, Int, ObjectType } from "type-graphql";
import { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { DateTime } from "../../../kernel/graphql/scalars.js";

@ObjectType("Passkey", { simpleResolvers: true, description: "A passkey or security key." })
export class PasskeyView {
  @Field(() => ID, { description: "The passkey's id." })
  id!: string;

  @Field(() => String, { description: "The name that its owner gave it." })
  name!: string;

  @Field(() => DateTime, { description: "When the passkey was added." })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: "When the passkey was last used." })
  lastUsedAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: "An authenticator app." })
export class AuthenticatorApp {
  @Field(() => DateTime, { description: "When the app was set up." })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: "When a code of the app was last used." })
  lastUsedAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: "The caller's second factors." })
export class SecondFactors {
  @Field(() => AuthenticatorApp, { nullable: true, description: "The authenticator app, if any." })
  app!: AuthenticatorApp | null;

  @Field(() => [PasskeyView], { description: "The passkeys, the oldest first." })
  passkeys!: PasskeyView[];

  @Field(() => Int, { description: "The number of unused recovery codes." })
  recoveryCodesLeft!: number;

  @Field(() => Boolean, { description: "True when the caller's role has to have a second factor." })
  compulsory!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: "A new shared secret. It takes effect when confirmTotp receives a code made with it.",
})
export class TotpSetup {
  @Field(() => String, { description: "Pass it to confirmTotp within ten minutes." })
  setup!: string;

  @Field(() => String, { description: "The secret (base32), for apps that cannot read the QR code." })
  secret!: string;

  @Field(() => String, { description: "The secret as an otpauth:// address." })
  uri!: string;

  @Field(() => String, { description: "The otpauth:// address as a QR code (SVG)." })
  qrSvg!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: "Options for navigator.credentials, valid once and for a few minutes.",
})
export class PasskeyOptions {
  @Field(() => String, { description: "The options as JSON." })
  options!: string;
}

@ObjectType({ simpleResolvers: true, description: "The outcome of a change to the caller's second factors." })
export class SecondFactorPayload extends MessagePayload {
  @Field(() => [String], {
    nullable: true,
    description: "Ten new recovery codes, shown only once, or null when the earlier codes are still valid.",
  })
  recoveryCodes!: string[] | null;
}
