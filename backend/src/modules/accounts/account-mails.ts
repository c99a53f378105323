import { paths } from "../../kernel/contract/paths.js";
import { SECONDS } from "../../kernel/contract/limits.js";
import type { Language } from "../../kernel/languages/language.js";
import { msg } from "../../kernel/languages/message.js";
import type { WrittenPart } from "../../kernel/mail/mail-body.js";
import type { Mail } from "../../kernel/mail/outbox.js";

const MINUTES = String(SECONDS.otpLifetime / 60);

interface MailedCode {
  readonly to: string;
  readonly code: string;
  readonly clubName: string;
  readonly publicUrl: string;
  /** The language of the page on which the code was requested. */
  readonly language: Language;
}

/**
 * Returns a link to a page that fills in the code. The code is in the fragment, which browsers never send to a server.
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

const IGNORE = msg("If you did not request this code, ignore this mail. Nothing happens without the code.");

/**
 * Returns the mail with the code that verifies an address before a sign-up. If the address already has an account, the
 * mail says so. The mail is sent with `sealedSubject`, which begins with the code, so that a phone's notification shows
 * the code. `subject` does not contain the code, because the database stores `subject` unencrypted.
 */
export function emailCodeMail(mailed: MailedCode, hasAccount: boolean): Mail {
  const { to, code, clubName: club, publicUrl, language } = mailed;
  const hint: readonly WrittenPart[] = hasAccount
    ? [
        msg("This address already has an account. You can log in or set a new password."),
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
        "The code is valid for {minutes} minutes. Enter the code on the sign-up page, or open this link, which fills in the code:",
        { minutes: MINUTES },
      ),
      codeLink(mailed, paths.signUp),
      ...hint,
      IGNORE,
    ],
  };
}

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
        "The code is valid for {minutes} minutes. Enter the code where you requested it, or open this link, which fills in the code:",
        { minutes: MINUTES },
      ),
      codeLink(mailed, paths.forgotPassword),
      msg("If you did not request this code, ignore this mail. Your password does not change."),
    ],
  };
}

/** Returns the mail to an address for which a password reset was requested but which has no account. */
export function noAccountMail(to: string, publicUrl: string, language: Language): Mail {
  return {
    to,
    language,
    subject: msg("Password reset"),
    body: [
      msg(
        "Someone, probably you, requested a new password for this address. But no account uses this address.",
      ),
      msg("You may have signed up with another address."),
      { link: msg("Sign up"), url: `${publicUrl}${paths.signUp}` },
    ],
  };
}

export function changeEmailCodeMail({ to, code, clubName: club, language }: MailedCode): Mail {
  return {
    to,
    language,
    subject: msg("Your {club} code for the new e-mail address", { club }),
    sealedSubject: msg("{code} is your {club} code for the new e-mail address", { code, club }),
    body: [
      { intro: msg("Your code for changing to this e-mail address is"), code },
      msg("The code is valid for {minutes} minutes.", { minutes: MINUTES }),
      IGNORE,
    ],
  };
}

/**
 * Returns the mail to an account's owner after someone tried to change another account's address to the owner's
 * address.
 */
export function addressTakenMail(to: string, publicUrl: string): Mail {
  return {
    to,
    subject: msg("Change of e-mail address"),
    body: [
      msg(
        "Someone, probably you, asked to use this e-mail address for another account. This address already has an account, so nothing was changed.",
      ),
      msg("Log in with this address, or choose a different address for your other account."),
      logIn(publicUrl),
    ],
  };
}

/**
 * Returns the last mail to a user who deleted their account.
 * @param language the language of the deleted account
 */
export function accountDeletedMail(to: string, name: string, language: Language): Mail {
  return {
    to,
    language,
    subject: msg("Your account was deleted"),
    body: [
      msg("Hello {name},", { name }),
      msg("We deleted your account and your personal data. We keep the records of payments."),
      msg("If you did not delete your account, write to the club at once."),
    ],
  };
}

/**
 * Returns the last mail to a user whose account the club deleted because they did not come back.
 * @param language the language of the deleted account
 */
export function accountForgottenMail(to: string, name: string, language: Language): Mail {
  return {
    to,
    language,
    subject: msg("We deleted your unused account"),
    body: [
      msg("Hello {name},", { name }),
      msg(
        "We wrote to you a month ago, but you did not log in again. We have now deleted your account and your personal data. We keep your certificates and the records of payments.",
      ),
      msg("You can sign up again at any time."),
    ],
  };
}
