import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { MessagePayload } from "../../kernel/contract/message-payload.js";
import { AccountService } from "./account.service.js";
import { EmailCodePayload, ResetCodePayload, Viewer } from "./account.types.js";
import { LogInInput } from "./contract/log-in.input.js";
import { LoginPayload } from "./contract/login-payload.js";
import { RequestEmailCodeInput, SignUpInput, VerifyEmailCodeInput } from "./contract/sign-up.inputs.js";
import {
  RequestPasswordResetInput,
  SetNewPasswordInput,
  VerifyResetCodeInput,
} from "./contract/password.inputs.js";
import { LogInService } from "./entrance/log-in.service.js";
import { PasswordResetService } from "./entrance/password-reset.service.js";
import { SignUpService } from "./entrance/sign-up.service.js";

/** Public operations have no `@Authorized`. They are listed in app/testing/policy.ts. */
@Resolver()
export class AccountResolver {
  constructor(
    private readonly accounts: AccountService,
    private readonly signUps: SignUpService,
    private readonly logIns: LogInService,
    private readonly resets: PasswordResetService,
  ) {}

  @Query(() => Viewer, { nullable: true, description: "The signed-in person, or null." })
  async viewer(@Ctx() { caller }: RequestContext): Promise<Viewer | null> {
    return caller ? { ...(await this.accounts.viewer(caller.userId)), grants: caller.grants } : null;
  }

  @Mutation(() => MessagePayload, { description: "Mails a six-digit code to an address before the sign-up." })
  requestEmailCode(
    @Arg("input", () => RequestEmailCodeInput, { description: "The address." }) input: RequestEmailCodeInput,
    @Ctx() context: RequestContext,
  ): Promise<MessagePayload> {
    return this.signUps.requestCode(input.email, context);
  }

  @Mutation(() => EmailCodePayload, {
    description: "Submits the mailed code and returns the proof for signUp.",
  })
  verifyEmailCode(
    @Arg("input", () => VerifyEmailCodeInput, { description: "Address and code." })
    input: VerifyEmailCodeInput,
    @Ctx() context: RequestContext,
  ): Promise<EmailCodePayload> {
    return this.signUps.verifyCode(input, context);
  }

  @Mutation(() => LoginPayload, {
    description: "Creates an account for a verified address, logs it in and sets the refresh cookie.",
  })
  signUp(
    @Arg("input", () => SignUpInput, { description: "The new account." }) input: SignUpInput,
    @Ctx() context: RequestContext,
  ): Promise<LoginPayload> {
    return this.signUps.signUp(input, context);
  }

  @Mutation(() => LoginPayload, { description: "Logs in and sets the refresh cookie." })
  logIn(
    @Arg("input", () => LogInInput, { description: "The credentials." }) input: LogInInput,
    @Ctx() context: RequestContext,
  ): Promise<LoginPayload> {
    return this.logIns.logIn(input, context);
  }

  @Mutation(() => MessagePayload, { description: "Ends the session and clears the refresh cookie." })
  logOut(@Ctx() context: RequestContext): Promise<MessagePayload> {
    return this.logIns.logOut(context.caller, context);
  }

  @Mutation(() => MessagePayload, { description: "Mails a six-digit code that allows a new password." })
  requestPasswordReset(
    @Arg("input", () => RequestPasswordResetInput, { description: "The account's address." })
    input: RequestPasswordResetInput,
    @Ctx() context: RequestContext,
  ): Promise<MessagePayload> {
    return this.resets.requestCode(input.email, context);
  }

  @Mutation(() => ResetCodePayload, {
    description: "Submits the reset code and returns the proof for setNewPassword.",
  })
  verifyResetCode(
    @Arg("input", () => VerifyResetCodeInput, { description: "Address and code." })
    input: VerifyResetCodeInput,
    @Ctx() context: RequestContext,
  ): Promise<ResetCodePayload> {
    return this.resets.verifyCode(input, context);
  }

  @Mutation(() => MessagePayload, { description: "Sets a new password and logs every device out." })
  setNewPassword(
    @Arg("input", () => SetNewPasswordInput, { description: "The new password and its proof." })
    input: SetNewPasswordInput,
    @Ctx() context: RequestContext,
  ): Promise<MessagePayload> {
    return this.resets.setNewPassword(input, context);
  }
}
