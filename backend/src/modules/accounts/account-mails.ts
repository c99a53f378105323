import { SECONDS } from "../../kernel/contract/limits.js";
import type { Mail } from "../../kernel/mail/outbox.js";

const MINUTES = String(SECONDS.otpLifetime / 60);

/** The code that proves an address before signing up. The owner of an account learns that they have one. */
export function emailCodeMail(to: string, code: string, hasAccount: boolean, publicUrl: string): Mail {
  const hint = hasAccount
    ? `\nThis address already has an account. Log in at ${publicUrl}/login, or set a new password at ${publicUrl}/forget-pass.\n`
    : "";
  return {
    to,
    subject: "Your verification code",
    text: `Your verification code is ${code}\n\nIt is good for ${MINUTES} minutes.\n${hint}\nIf you did not ask for it, ignore this mail: nothing happens without the code.\n`,
  };
}

/** The code that allows a new password. */
export function resetCodeMail(to: string, code: string): Mail {
  return {
    to,
    subject: "Your password reset code",
    text: `Your code for a new password is ${code}\n\nIt is good for ${MINUTES} minutes.\n\nIf you did not ask for it, ignore this mail: your password stays as it is.\n`,
  };
}

/** The answer to a reset asked for with an address that has no account. */
export function noAccountMail(to: string, publicUrl: string): Mail {
  return {
    to,
    subject: "Password reset",
    text: `Somebody, probably you, asked for a new password, but no account uses this address.\n\nPerhaps you signed up with another one. You can sign up at ${publicUrl}/signup.\n`,
  };
}

/** Tells the owner of an account that its password changed. */
export function passwordChangedMail(to: string, name: string, publicUrl: string): Mail {
  return {
    to,
    subject: "Your password was changed",
    text: `Hello ${name},\n\nthe password of your account was just changed, and every device was logged out.\n\nIf it was not you, set a new one at once: ${publicUrl}/forget-pass\n`,
  };
}
