import { paths } from "../../kernel/contract/paths.js";
import { momentMsg, msg } from "../../kernel/languages/message.js";
import type { Mail } from "../../kernel/mail/outbox.js";

/**
 * Returns the mail that tells a Superadmin that fees now go to another account. The mail does not contain the account
 * itself.
 */
export function accountChangedMail(
  to: string,
  { by, at }: { readonly by: string; readonly at: Date },
  url: string,
): Mail {
  return {
    to,
    subject: msg("The account for payments to {site} was changed", { site: new URL(url).host }),
    body: [
      msg("Hello,"),
      msg("On {moment}, {by} changed the account for fees. From now on, every team sees the new account.", {
        moment: momentMsg(at),
        by,
      }),
      msg(
        "Check that the account is the club's. If the account is wrong, correct it at once. Then check the audit log for other changes.",
      ),
      { link: msg("Settings"), url: `${url}${paths.admin}?tab=settings` },
      msg(
        "If this mail names you but you did not make the change, someone else is using your account. Set a new password first.",
      ),
      { link: msg("Set a new password"), url: `${url}${paths.forgotPassword}` },
    ],
  };
}
