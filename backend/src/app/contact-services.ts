import type { Environment } from "../config/environment.js";
import type { Database } from "../kernel/db/database.js";
import type { RateLimiter } from "../kernel/limits/rate-limiter.js";
import type { Outbox } from "../kernel/mail/outbox.js";
import { DEFAULT_ADMIN_EMAIL } from "../modules/accounts/first-superadmin.service.js";
import type { ContactChannel } from "../modules/contact/contact-channel.js";
import { ContactService } from "../modules/contact/contact.service.js";
import { emailServiceChannel } from "../modules/contact/email-service-channel.js";
import { mailChannel } from "../modules/contact/mail-channel.js";

/** What the contact module stands on. */
interface ContactParts {
  readonly env: Environment;
  readonly db: Database;
  readonly outbox: Outbox;
  readonly limiter: RateLimiter;
}

/** Wires the contact module. @throws Error when the e-mail service is configured in part. */
export function createContactServices({ env, db, outbox, limiter }: ContactParts) {
  const channel = contactChannel(env, db, outbox);
  return {
    contact: new ContactService(channel, limiter, (error) => {
      console.error(
        `A contact message was not delivered: ${error instanceof Error ? error.message : "unknown"}`,
      );
    }),
  };
}

function contactChannel(env: Environment, db: Database, outbox: Outbox): ContactChannel {
  if (env.EMAILJS_URL !== "") {
    return emailServiceChannel({
      url: env.EMAILJS_URL,
      userId: env.EMAILJS_USER_ID,
      serviceId: env.EMAILJS_SERVICE_ID,
      templateId: env.EMAILJS_TEMPLATE_ID,
    });
  }
  // Without a mail server, mail stays in the development mailbox, whoever it is addressed to.
  const fallback = env.SMTP_URL === "" ? DEFAULT_ADMIN_EMAIL : "";
  return mailChannel(db, outbox, env.CLUB_EMAIL || env.ADMIN_EMAIL || fallback);
}
