import { paths } from "../../../kernel/contract/paths.js";
import { type Message, msg } from "../../../kernel/languages/message.js";
import type { WrittenPart } from "../../../kernel/mail/mail-body.js";
import type { Mail } from "../../../kernel/mail/outbox.js";

type Owner = { readonly name: string; readonly email: string };

/**
 * The changes to an account's second step, each phrased as part of a sentence. The audit log stores the English text.
 */
export const FACTOR_NEWS = {
  appSetUp: msg("an authenticator app was set up"),
  appRemoved: msg("the authenticator app was removed"),
  passkeyAdded: msg("a passkey was added"),
  passkeyRemoved: msg("a passkey was removed"),
  newCodes: msg("new recovery codes replaced the old recovery codes"),
  allRemoved: msg("the site's operator switched off your two-step login"),
} as const satisfies Readonly<Record<string, Message>>;

export type FactorNews = (typeof FACTOR_NEWS)[keyof typeof FACTOR_NEWS];

function newPassword(publicUrl: string): WrittenPart {
  return { link: msg("Set a new password"), url: `${publicUrl}${paths.forgotPassword}` };
}

/** Returns the mail that tells the owner that a recovery code was used, and how many are left. */
export function recoveryCodeUsedMail(owner: Owner, codesLeft: number, publicUrl: string): Mail {
  return {
    to: owner.email,
    subject: msg("A recovery code was used"),
    body: [
      msg("Hello {name},", { name: owner.name }),
      msg(
        "A recovery code for your account was just used. You have {left, plural, one {# recovery code} other {# recovery codes}} left.",
        { left: codesLeft },
      ),
      { link: msg("Make new recovery codes"), url: `${publicUrl}${paths.profile}` },
      msg("If this was not you, set a new password at once."),
      newPassword(publicUrl),
    ],
  };
}

/** Returns the mail that warns the owner that someone with the password is guessing codes. */
export function guessedCodesMail(owner: Owner, publicUrl: string): Mail {
  return {
    to: owner.email,
    subject: msg("Someone knows your password"),
    body: [
      msg("Hello {name},", { name: owner.name }),
      msg("Someone entered the right password for your account, then 10 wrong codes in a row."),
      msg("If this was not you, set a new password at once."),
      newPassword(publicUrl),
    ],
  };
}
