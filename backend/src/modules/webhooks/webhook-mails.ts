import { momentText } from "../../kernel/contract/india-time.js";
import { paths } from "../../kernel/contract/paths.js";
import type { Mail } from "../../kernel/mail/outbox.js";

/** An endpoint that is told no more. */
export interface SwitchedOff {
  readonly description: string;
  readonly host: string;
  /** Whether it said so itself (410), or nothing arrived for days. */
  readonly state: "failing" | "gone";
  readonly since: Date;
}

/** Tells a Superadmin that a webhook was switched off. */
export function webhookOffMail(
  to: string,
  { description, host, state, since }: SwitchedOff,
  url: string,
): Mail {
  const name = `"${description}" at ${host}`;
  return {
    to,
    subject: `The webhook ${description} was switched off`,
    body: [
      "Hello,",
      state === "gone"
        ? `The webhook ${name} replied that it wants no more messages (410 Gone), so the site has stopped sending them.`
        : `Nothing has arrived at the webhook ${name} since ${momentText(since)}, so the site has stopped trying.`,
      "Once the receiver works again, switch the webhook on and send again what failed: both are under Integrations.",
      { link: "Integrations", url: `${url}${paths.admin}?tab=integrations` },
    ],
  };
}
