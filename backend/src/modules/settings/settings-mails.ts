import { paths } from "../../kernel/contract/paths.js";
import { momentMsg, msg } from "../../kernel/languages/message.js";
import type { Mail } from "../../kernel/mail/outbox.js";

/** Tells a Superadmin that fees go to another account from now on. The account itself is not in the mail. */
export function accountChangedMail(
  to: string,
  { by, at }: { readonly by: string; readonly at: Date },
  url: string,
): Mail {
  return {
    to,
    subject: msg("The account for payments of {site} was changed", { site: new URL(url).host }),
    body: [
      msg("Hello,"),
      msg(
        "On {moment} {by} changed the account that fees are paid to. Every team sees the new one from now on.",
        { moment: momentMsg(at), by },
      ),
      msg(
        "Look whether it is the club's. If it is not, set it right at once, and look at the audit log for what else was done.",
      ),
      { link: msg("Settings"), url: `${url}${paths.admin}?tab=settings` },
      msg(
        "If it says that it was you and you know nothing about it, somebody else is using your account. Set a new password first.",
      ),
      { link: msg("Set a new password"), url: `${url}${paths.forgotPassword}` },
    ],
  };
}
