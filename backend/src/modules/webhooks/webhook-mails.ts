import { paths } from "../../kernel/contract/paths.js";
import { momentMsg, msg } from "../../kernel/languages/message.js";
import type { Mail } from "../../kernel/mail/outbox.js";

export interface SwitchedOff {
  readonly description: string;
  readonly host: string;
  /** The cause: "gone" means a reply with status 410, "failing" that no message could be delivered for days. */
  readonly state: "failing" | "gone";
  readonly since: Date;
}

/** Returns the mail that notifies a Superadmin of a webhook that was switched off. */
export function webhookOffMail(
  to: string,
  { description, host, state, since }: SwitchedOff,
  url: string,
): Mail {
  return {
    to,
    subject: msg("The webhook {description} was switched off", { description }),
    body: [
      msg("Hello,"),
      state === "gone"
        ? msg(
            'The webhook "{description}" at {host} refused further messages (410 Gone). We have stopped sending messages to this webhook.',
            { description, host },
          )
        : msg(
            'No message has reached the webhook "{description}" at {host} since {moment}. We have stopped sending messages to this webhook.',
            { description, host, moment: momentMsg(since) },
          ),
      msg(
        "When the receiver works again, open Integrations. Switch the webhook on and send the failed messages again.",
      ),
      { link: msg("Integrations"), url: `${url}${paths.admin}?tab=integrations` },
    ],
  };
}
