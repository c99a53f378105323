import { paths } from "../../kernel/contract/paths.js";
import { SECONDS } from "../../kernel/contract/limits.js";
import type { Language } from "../../kernel/languages/language.js";
import { msg } from "../../kernel/languages/message.js";
import type { WrittenPart } from "../../kernel/mail/mail-body.js";
import type { Mail } from "../../kernel/mail/outbox.js";

const MINUTES = String(SECONDS.otpLifetime / 60);

/** A code, for whom, and the site that sends it. */
interface MailedCode {
  readonly to: string;
  readonly code: string;
  readonly clubName: string;
  readonly publicUrl: string;
  /** Of the page on which it was asked for. */
  readonly language: Language;
}

/**
 * Returns a link to a page with the code filled in. The code is in the fragment, which browsers never send to a server.
 */
function codeLink({ to, code, publicUrl }: MailedCode, path: string): WrittenPart {
  const url = `${publicUrl}${path}#${new URLSearchParams({ code, email: to }).toString()}`;
  return { link: msg("Fill in the code"), url };
}

function newPassword(publicUrl: string): WrittenPart {
  return { link: msg("Set a new password"), url: `${publicUrl}${paths.forgotPassword}` };
}

const logIn = (publicUrl: string): WrittenPart => ({
  link: msg("Log in"),
  url: `${publicUrl}${paths.logIn}`,
});

const IGNORE = msg("If you did not ask for it, ignore this mail: nothing happens without the code.");

/**
 * The code that proves an address before signing up. The owner of an account learns that they have one. As of every code,
 * the subject begins with it, to be read off a phone's notification; stored in plain is only whose it is.
 */
export function emailCodeMail(mailed: MailedCode, hasAccount: boolean): Mail {
  const { to, code, clubName: club, publicUrl, language } = mailed;
  const hint: readonly WrittenPart[] = hasAccount
    ? [
        msg("This address already has an account. You can log in with it, or set a new password."),
        logIn(publicUrl),
        newPassword(publicUrl),
      ]
    : [];
  return {
    to,
    language,
    subject: msg("Your {club} code", { club }),
    sealedSubject: msg("{code} is your {club} code", { code, club }),
    body: [
      { intro: msg("Your verification code is"), code },
      msg(
        "It is good for {minutes} minutes. Type it in where you are signing up, or let this link fill it in:",
        { minutes: MINUTES },
      ),
      codeLink(mailed, paths.signUp),
      ...hint,
      IGNORE,
    ],
  };
}

/** The code that allows a new password. */
export function resetCodeMail(mailed: MailedCode): Mail {
  const { to, code, clubName: club, language } = mailed;
  return {
    to,
    language,
    subject: msg("Your {club} code for a new password", { club }),
    sealedSubject: msg("{code} is your {club} code for a new password", { code, club }),
    body: [
      { intro: msg("Your code for a new password is"), code },
      msg(
        "It is good for {minutes} minutes. Type it in where you asked for it, or let this link fill it in:",
        { minutes: MINUTES },
      ),
      codeLink(mailed, paths.forgotPassword),
      msg("If you did not ask for it, ignore this mail: your password stays as it is."),
    ],
  };
}

/** The answer to a reset asked for with an address that has no account. */
export function noAccountMail(to: string, publicUrl: string, language: Language): Mail {
  return {
    to,
    language,
    subject: msg("Password reset"),
    body: [
      msg("Somebody, probably you, asked for a new password, but no account uses this address."),
      msg("Perhaps you signed up with another one."),
      { link: msg("Sign up"), url: `${publicUrl}${paths.signUp}` },
    ],
  };
}

/** The code that proves the address an account is to change to. */
export function changeEmailCodeMail({ to, code, clubName: club, language }: MailedCode): Mail {
  return {
    to,
    language,
    subject: msg("Your {club} code for the new e-mail address", { club }),
    sealedSubject: msg("{code} is your {club} code for the new e-mail address", { code, club }),
    body: [
      { intro: msg("Your code for changing to this e-mail address is"), code },
      msg("It is good for {minutes} minutes.", { minutes: MINUTES }),
      IGNORE,
    ],
  };
}

/** The answer to a change to an address that another account has. */
export function addressTakenMail(to: string, publicUrl: string): Mail {
  return {
    to,
    subject: msg("Change of e-mail address"),
    body: [
      msg(
        "Somebody, probably you, asked to change an account to this e-mail address, but it already has an account of its own.",
      ),
      msg("Log in with it, or change to another address."),
      logIn(publicUrl),
    ],
  };
}

/**
 * Writes the last mail to a user who deleted their account.
 * @param language of the deleted account
 */
export function accountDeletedMail(to: string, name: string, language: Language): Mail {
  return {
    to,
    language,
    subject: msg("Your account was deleted"),
    body: [
      msg("Hello {name},", { name }),
      msg("Your account and your personal data were deleted. Records of payments stay with the club."),
      msg("If it was not you, write to the club at once."),
    ],
  };
}

/**
 * Writes the last mail to a user whose account the club deleted because they did not come back.
 * @param language of the deleted account
 */
export function accountForgottenMail(to: string, name: string, language: Language): Mail {
  return {
    to,
    language,
    subject: msg("Your account was forgotten"),
    body: [
      msg("Hello {name},", { name }),
      msg(
        "You did not log in again, so your account and your personal data were deleted, as the club wrote to you a month ago. Records of payments and certificates that you were given stay.",
      ),
      msg("You are welcome to sign up again at any time."),
    ],
  };
}
