import { paths } from "../../../kernel/contract/paths.js";
import type { MailPart } from "../../../kernel/mail/mail-body.js";
import type { Mail } from "../../../kernel/mail/outbox.js";

type Owner = { readonly name: string; readonly email: string };

/** What happened to the second step of somebody's account, as the middle of a sentence. */
export type FactorNews =
  | "an authenticator app was set up"
  | "the authenticator app was removed"
  | "a passkey was added"
  | "a passkey was removed"
  | "new recovery codes were made, and the old ones no longer work"
  | "everything set up for it was removed by whoever runs the site";

function newPassword(publicUrl: string): MailPart {
  return { link: "Set a new password", url: `${publicUrl}${paths.forgotPassword}` };
}

/** Tells the owner that a recovery code was used, and how many are left. */
export function recoveryCodeUsedMail(owner: Owner, left: number, publicUrl: string): Mail {
  return {
    to: owner.email,
    subject: "A recovery code was used",
    body: [
      `Hello ${owner.name},`,
      `A recovery code for your account was just used. ${String(left)} of them ${left === 1 ? "is" : "are"} left.`,
      { link: "Make new ones", url: `${publicUrl}${paths.profile}` },
      "If it was not you, set a new password at once.",
      newPassword(publicUrl),
    ],
  };
}

/** Tells the owner that somebody who has the password tries codes. */
export function guessedCodesMail(owner: Owner, publicUrl: string): Mail {
  return {
    to: owner.email,
    subject: "Somebody knows your password",
    body: [
      `Hello ${owner.name},`,
      "Somebody entered the right password for your account and then ten wrong codes in a row.",
      "If it was not you, set a new password at once.",
      newPassword(publicUrl),
    ],
  };
}
