import { ConfirmIdentityInput } from "../../modules/accounts/second-factor/contract/proof-fields.js";
import { LogInInput } from "../../modules/accounts/contract/log-in.input.js";
import {
  RequestEmailCodeInput,
  SignUpInput,
  VerifyEmailCodeInput,
} from "../../modules/accounts/contract/sign-up.inputs.js";
import {
  RequestPasswordResetInput,
  SetNewPasswordInput,
  VerifyResetCodeInput,
} from "../../modules/accounts/contract/password.inputs.js";
import {
  CompleteLogInInput,
  LogInTicketInput,
} from "../../modules/accounts/second-factor/contract/complete-log-in.input.js";
import { MESSAGE_REPLY, TEXT_REPLY, repliesWith } from "../openapi/reply.js";
import { loginReply } from "../presenters.js";
import type { RestServices } from "../rest-services.js";
import { route, type Route } from "../route.js";

/**
 * Returns the routes of /api/auth: signing up, logging in and out, confirming the identity, and resetting a forgotten
 * password.
 */
export function authRoutes({ signUps, logIns, resets, confirmations, secondSteps }: RestServices): Route[] {
  return [
    route.post("/auth/verify-email", "public", {
      name: "requestEmailCode",
      summary: "Mail a six-digit code to an address before the sign-up",
      refusals: ["CODE_RATE_LIMITED"],
      reply: TEXT_REPLY,
      input: RequestEmailCodeInput,
      // Plain text, as the club's specification requires.
      handle: async ({ input, context }) => (await signUps.requestCode(input.email, context)).message,
    }),
    route.post("/auth/verify-email-otp", "public", {
      name: "verifyEmailCode",
      summary: "Submit the mailed code and get the proof for signing up",
      refusals: ["INVALID_OTP", "RATE_LIMITED"],
      reply: repliesWith("EmailCodePayload", "The address is verified."),
      input: VerifyEmailCodeInput,
      handle: ({ input, context }) => signUps.verifyCode(input, context),
    }),
    route.post("/auth/signup", "public", {
      name: "signUp",
      summary: "Create an account for a verified address, log it in and set the refresh cookie",
      refusals: ["EMAIL_NOT_VERIFIED", "EMAIL_TAKEN", "CROSS_SITE"],
      reply: repliesWith("Login", "The account's first session."),
      input: SignUpInput,
      status: 201,
      handle: async ({ input, context }) => loginReply(await signUps.signUp(input, context)),
    }),
    route.post("/auth/login", "public", {
      name: "logIn",
      summary:
        "Log in and set the refresh cookie. An account may require a second step (SECOND_FACTOR_NEEDED)",
      refusals: ["INVALID_CREDENTIALS", "SECOND_FACTOR_NEEDED", "RATE_LIMITED"],
      reply: repliesWith("Login", "A session."),
      input: LogInInput,
      handle: async ({ input, context }) => loginReply(await logIns.logIn(input, context)),
    }),
    route.post("/auth/login/second-factor", "public", {
      name: "completeLogIn",
      summary: "Complete the second step of a log-in and set the refresh cookie",
      refusals: ["LOG_IN_EXPIRED", "SECOND_FACTOR_WRONG", "RATE_LIMITED"],
      reply: repliesWith("Login", "A session."),
      input: CompleteLogInInput,
      handle: async ({ input, context }) => loginReply(await secondSteps.complete(input, context)),
    }),
    route.post("/auth/login/passkey-options", "public", {
      name: "passkeyLogInOptions",
      summary: "Get the browser's options for using a passkey as the second step",
      refusals: ["LOG_IN_EXPIRED"],
      reply: repliesWith("PasskeyOptions", "Options for navigator.credentials."),
      input: LogInTicketInput,
      handle: ({ input }) => secondSteps.passkeyOptions(input.ticket),
    }),
    route.post("/auth/refresh", "public", {
      name: "refreshSession",
      summary: "Get a fresh token for the refresh cookie",
      refusals: ["UNAUTHENTICATED", "CROSS_SITE"],
      reply: repliesWith("Login", "The session with a fresh token."),
      handle: async ({ context }) => loginReply(await logIns.refresh(context)),
    }),
    route.post("/auth/logout", "public", {
      name: "logOut",
      summary: "End the session and clear its cookie",
      refusals: ["CROSS_SITE"],
      reply: MESSAGE_REPLY,
      handle: ({ context }) => logIns.logOut(context.caller, context),
    }),
    route.post("/auth/confirm", "signed-in", {
      name: "confirmIdentity",
      summary: "Confirm the caller's identity for ten minutes in this session, as some changes require",
      refusals: ["WRONG_PASSWORD", "SECOND_FACTOR_WRONG", "SECOND_FACTOR_REQUIRED", "RATE_LIMITED"],
      reply: repliesWith("ConfirmationPayload", "Confirmed."),
      input: ConfirmIdentityInput,
      handle: ({ input, context }) => confirmations.confirm(input, context),
    }),
    route.post("/auth/forget-pass", "public", {
      name: "requestPasswordReset",
      summary: "Mail a six-digit code that allows a new password",
      refusals: ["CODE_RATE_LIMITED"],
      reply: MESSAGE_REPLY,
      input: RequestPasswordResetInput,
      handle: ({ input, context }) => resets.requestCode(input.email, context),
    }),
    route.post("/auth/forget-pass-verify-otp", "public", {
      name: "verifyResetCode",
      summary: "Submit the reset code and get the proof for a new password",
      refusals: ["INVALID_OTP", "RATE_LIMITED"],
      reply: repliesWith("ResetCodePayload", "A new password may be set."),
      input: VerifyResetCodeInput,
      handle: ({ input, context }) => resets.verifyCode(input, context),
    }),
    route.post("/auth/set-new-password", "public", {
      name: "setNewPassword",
      summary: "Set a new password and log every device out",
      refusals: ["RESET_NOT_ALLOWED", "CROSS_SITE"],
      reply: MESSAGE_REPLY,
      input: SetNewPasswordInput,
      handle: ({ input, context }) => resets.setNewPassword(input, context),
    }),
  ];
}
