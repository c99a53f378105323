import { paths } from "../../kernel/contract/paths.js";
import { SECONDS } from "../../kernel/contract/limits.js";
import type { MailPart } from "../../kernel/mail/mail-body.js";
import type { Mail } from "../../kernel/mail/outbox.js";

const MINUTES = String(SECONDS.otpLifetime / 60);

/** A code, for whom, and the site that sends it. */
interface MailedCode {
  readonly to: string;
  readonly code: string;
  readonly clubName: string;
  readonly publicUrl: string;
}

/** First of all the code, to be read off a phone's notification; stored in plain is only whose it is. */
function codeSubject(
  { code, clubName }: MailedCode,
  purpose: string,
): Pick<Mail, "subject" | "sealedSubject"> {
  return {
    subject: `Your ${clubName} code${purpose}`,
    sealedSubject: `${code} is your ${clubName} code${purpose}`,
  };
}

/** A page with the code filled in. It stands in the fragment, which browsers send to no server. */
function codeLink({ to, code, publicUrl }: MailedCode, path: string): MailPart {
  const url = `${publicUrl}${path}#${new URLSearchParams({ code, email: to }).toString()}`;
  return { link: "Fill in the code", url };
}

function newPassword(publicUrl: string): MailPart {
  return { link: "Set a new password", url: `${publicUrl}${paths.forgotPassword}` };
}

/** The code that proves an address before signing up. The owner of an account learns that they have one. */
export function emailCodeMail(mailed: MailedCode, hasAccount: boolean): Mail {
  const { to, code, clubName, publicUrl } = mailed;
  const hint: readonly MailPart[] = hasAccount
    ? [
        "This address already has an account. You can log in with it, or set a new password.",
        { link: "Log in", url: `${publicUrl}${paths.logIn}` },
        newPassword(publicUrl),
      ]
    : [];
  return {
    to,
    ...codeSubject(mailed, ""),
    body: [
      { intro: "Your verification code is", code },
      `It is good for ${MINUTES} minutes. Type it in where you are signing up, or let this link fill it in:`,
      codeLink(mailed, paths.signUp),
      ...hint,
      "If you did not ask for it, ignore this mail: nothing happens without the code.",
      clubName,
    ],
  };
}

/** The code that allows a new password. */
export function resetCodeMail(mailed: MailedCode): Mail {
  const { to, code, clubName } = mailed;
  return {
    to,
    ...codeSubject(mailed, " for a new password"),
    body: [
      { intro: "Your code for a new password is", code },
      `It is good for ${MINUTES} minutes. Type it in where you asked for it, or let this link fill it in:`,
      codeLink(mailed, paths.forgotPassword),
      "If you did not ask for it, ignore this mail: your password stays as it is.",
      clubName,
    ],
  };
}

/** The answer to a reset asked for with an address that has no account. */
export function noAccountMail(to: string, publicUrl: string): Mail {
  return {
    to,
    subject: "Password reset",
    body: [
      "Somebody, probably you, asked for a new password, but no account uses this address.",
      "Perhaps you signed up with another one.",
      { link: "Sign up", url: `${publicUrl}${paths.signUp}` },
    ],
  };
}

/** The code that proves the address an account is to change to. */
export function changeEmailCodeMail(mailed: MailedCode): Mail {
  const { to, code, clubName } = mailed;
  return {
    to,
    ...codeSubject(mailed, " for the new e-mail address"),
    body: [
      { intro: "Your code for changing to this e-mail address is", code },
      `It is good for ${MINUTES} minutes.`,
      "If you did not ask for it, ignore this mail: nothing happens without the code.",
      clubName,
    ],
  };
}

/** The answer to a change to an address that another account has. */
export function addressTakenMail(to: string, publicUrl: string): Mail {
  return {
    to,
    subject: "Change of e-mail address",
    body: [
      "Somebody, probably you, asked to change an account to this e-mail address, but it already has an account of its own.",
      "Log in with it, or change to another address.",
      { link: "Log in", url: `${publicUrl}${paths.logIn}` },
    ],
  };
}

/** The last mail to somebody who deleted their account. */
export function accountDeletedMail(to: string, name: string): Mail {
  return {
    to,
    subject: "Your account was deleted",
    body: [
      `Hello ${name},`,
      "Your account and your personal data were deleted. Records of payments stay with the club.",
      "If it was not you, write to the club at once.",
    ],
  };
}

/** The last mail to somebody whose account the club forgot because they did not come back. */
export function accountForgottenMail(to: string, name: string): Mail {
  return {
    to,
    subject: "Your account was forgotten",
    body: [
      `Hello ${name},`,
      "You did not log in again, so your account and your personal data were deleted, as the club wrote to you a month ago. Records of payments and certificates that you were given stay.",
      "You are welcome to sign up again at any time.",
    ],
  };
}
