import { LogInInput } from "../../modules/accounts/contract/log-in.input.js";
import { RequestEmailCodeInput } from "../../modules/accounts/contract/request-email-code.input.js";
import { RequestPasswordResetInput } from "../../modules/accounts/contract/request-password-reset.input.js";
import { SetNewPasswordInput } from "../../modules/accounts/contract/set-new-password.input.js";
import { SignUpInput } from "../../modules/accounts/contract/sign-up.input.js";
import { VerifyEmailCodeInput } from "../../modules/accounts/contract/verify-email-code.input.js";
import { VerifyResetCodeInput } from "../../modules/accounts/contract/verify-reset-code.input.js";
import type { LogInService } from "../../modules/accounts/log-in.service.js";
import type { PasswordResetService } from "../../modules/accounts/password-reset.service.js";
import type { SignUpService } from "../../modules/accounts/sign-up.service.js";
import { loginReply } from "../presenters/login.presenter.js";
import { route, type Route } from "../route.js";

/** The services behind /api/auth. */
export interface AuthServices {
  readonly signUps: SignUpService;
  readonly logIns: LogInService;
  readonly resets: PasswordResetService;
}

/** /api/auth: signing up, in and out, and the forgotten password. */
export function authRoutes({ signUps, logIns, resets }: AuthServices): Route[] {
  return [
    route({
      method: "POST",
      path: "/auth/verify-email",
      access: "public",
      input: RequestEmailCodeInput,
      // Plain text, as the specification's section 7 has it.
      handle: async ({ input, context }) => (await signUps.requestCode(input.email, context)).message,
    }),
    route({
      method: "POST",
      path: "/auth/verify-email-otp",
      access: "public",
      input: VerifyEmailCodeInput,
      handle: ({ input, context }) => signUps.verifyCode(input, context),
    }),
    route({
      method: "POST",
      path: "/auth/signup",
      access: "public",
      input: SignUpInput,
      status: 201,
      handle: ({ input, context }) => signUps.signUp(input, context),
    }),
    route({
      method: "POST",
      path: "/auth/login",
      access: "public",
      input: LogInInput,
      handle: async ({ input, context }) => loginReply(await logIns.logIn(input, context)),
    }),
    route({
      method: "POST",
      path: "/auth/refresh",
      access: "public",
      handle: async ({ context }) => loginReply(await logIns.refresh(context)),
    }),
    route({
      method: "POST",
      path: "/auth/logout",
      access: "public",
      handle: ({ context }) => logIns.logOut(context.caller, context),
    }),
    route({
      method: "POST",
      path: "/auth/forget-pass",
      access: "public",
      input: RequestPasswordResetInput,
      handle: ({ input, context }) => resets.requestCode(input.email, context),
    }),
    route({
      method: "POST",
      path: "/auth/forget-pass-verify-otp",
      access: "public",
      input: VerifyResetCodeInput,
      handle: ({ input, context }) => resets.verifyCode(input, context),
    }),
    route({
      method: "POST",
      path: "/auth/set-new-password",
      access: "public",
      input: SetNewPasswordInput,
      handle: ({ input, context }) => resets.setNewPassword(input, context),
    }),
  ];
}
