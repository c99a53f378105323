import { paths } from "../../kernel/contract/paths.js";
import { SECONDS } from "../../kernel/contract/limits.js";
import { type Grant } from "../../kernel/contract/grants.js";
import { GRANT_LABELS } from "../../kernel/contract/grant-labels.js";
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
function codeLink({ to, code, publicUrl }: MailedCode, path: string): string {
  return `${publicUrl}${path}#${new URLSearchParams({ code, email: to }).toString()}`;
}

/** The code that proves an address before signing up. The owner of an account learns that they have one. */
export function emailCodeMail(mailed: MailedCode, hasAccount: boolean): Mail {
  const { to, code, clubName, publicUrl } = mailed;
  const hint = hasAccount
    ? `\nThis address already has an account. Log in at ${publicUrl}${paths.logIn}, or set a new password at ${publicUrl}${paths.forgotPassword}.\n`
    : "";
  return {
    to,
    ...codeSubject(mailed, ""),
    text: `Your verification code is ${code}\n\nIt is good for ${MINUTES} minutes. Type it in where you are signing up, or let this link fill it in:\n${codeLink(mailed, paths.signUp)}\n${hint}\nIf you did not ask for it, ignore this mail: nothing happens without the code.\n\n${clubName}\n`,
  };
}

/** The code that allows a new password. */
export function resetCodeMail(mailed: MailedCode): Mail {
  const { to, code, clubName } = mailed;
  return {
    to,
    ...codeSubject(mailed, " for a new password"),
    text: `Your code for a new password is ${code}\n\nIt is good for ${MINUTES} minutes. Type it in where you asked for it, or let this link fill it in:\n${codeLink(mailed, paths.forgotPassword)}\n\nIf you did not ask for it, ignore this mail: your password stays as it is.\n\n${clubName}\n`,
  };
}

/** The answer to a reset asked for with an address that has no account. */
export function noAccountMail(to: string, publicUrl: string): Mail {
  return {
    to,
    subject: "Password reset",
    text: `Somebody, probably you, asked for a new password, but no account uses this address.\n\nPerhaps you signed up with another one. You can sign up at ${publicUrl}${paths.signUp}.\n`,
  };
}

/** Tells the owner of an account that its password changed. */
export function passwordChangedMail(to: string, name: string, publicUrl: string): Mail {
  return {
    to,
    subject: "Your password was changed",
    text: `Hello ${name},\n\nThe password of your account was just changed, and every device was logged out.\n\nIf it was not you, set a new one at once: ${publicUrl}${paths.forgotPassword}\n`,
  };
}

/** The code that proves the address an account is to change to. */
export function changeEmailCodeMail(mailed: MailedCode): Mail {
  const { to, code, clubName } = mailed;
  return {
    to,
    ...codeSubject(mailed, " for the new e-mail address"),
    text: `Your code for changing to this e-mail address is ${code}\n\nIt is good for ${MINUTES} minutes.\n\nIf you did not ask for it, ignore this mail: nothing happens without the code.\n\n${clubName}\n`,
  };
}

/** The answer to a change to an address that another account has. */
export function addressTakenMail(to: string, publicUrl: string): Mail {
  return {
    to,
    subject: "Change of e-mail address",
    text: `Somebody, probably you, asked to change an account to this e-mail address, but it already has an account of its own.\n\nLog in with it at ${publicUrl}${paths.logIn}, or change to another address.\n`,
  };
}

/** Tells the old address that the account has moved on. */
export function emailChangedMail(account: { name: string; email: string }, newEmail: string): Mail {
  return {
    to: account.email,
    subject: "Your e-mail address was changed",
    text: `Hello ${account.name},\n\nYour account now uses the e-mail address ${newEmail}; you can no longer log in with this one.\n\nIf it was not you, write to the club at once.\n`,
  };
}

/** The last mail to somebody who deleted their account. */
export function accountDeletedMail(to: string, name: string): Mail {
  return {
    to,
    subject: "Your account was deleted",
    text: `Hello ${name},\n\nYour account and your personal data were deleted. Records of payments stay with the club.\n\nIf it was not you, write to the club at once.\n`,
  };
}

/** Tells a Superadmin that a browser logged in that had not before. */
export function newDeviceMail(
  { name, email }: { readonly name: string; readonly email: string },
  userAgent: string,
  publicUrl: string,
): Mail {
  const browser = userAgent === "" ? "It did not say what it is." : `It calls itself: ${userAgent}`;
  return {
    to: email,
    subject: "New login to your account",
    text: `Hello ${name},\n\nSomebody just logged in to your account from a new browser. ${browser}\n\nIf it was not you, set a new password at once: ${publicUrl}${paths.forgotPassword}\n`,
  };
}

/** Tells somebody which limited rights they were given or lost. */
export function grantsChangedMail(
  { name, email }: { readonly name: string; readonly email: string },
  { given, taken, held }: Readonly<Record<"given" | "taken" | "held", readonly Grant[]>>,
  publicUrl: string,
): Mail {
  const lines = (grants: readonly Grant[]): string =>
    grants.map((grant) => `- ${GRANT_LABELS[grant].label}: ${GRANT_LABELS[grant].gives}\n`).join("");
  const parts = [
    given.length > 0 ? `You may now do this for the club:\n${lines(given)}` : "",
    taken.length > 0 ? `You may no longer do this:\n${lines(taken)}` : "",
    held.length > 0 ? `You will find it in the admin panel: ${publicUrl}${paths.admin}\n` : "",
  ];
  return {
    to: email,
    subject: "Your rights on the club's site changed",
    text: `Hello ${name},\n\n${parts.filter((part) => part !== "").join("\n")}\nIf you did not expect this, write to the club.\n`,
  };
}
