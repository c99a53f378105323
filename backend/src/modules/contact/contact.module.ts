import type { Environment } from "../../config/environment.js";
import type { Database } from "../../kernel/db/database.js";
import { logFault } from "../../kernel/errors/to-domain-error.js";
import type { RateLimiter } from "../../kernel/limits/rate-limiter.js";
import type { Logger } from "../../kernel/log/logger.js";
import type { Outbox } from "../../kernel/mail/outbox.js";
import { ContactService } from "./contact.service.js";
import { emailServiceChannel, type EmailServiceConfig } from "./email-service-channel.js";
import { mailChannel } from "./contact-channel.js";

interface ContactParts {
  readonly env: Environment;
  readonly db: Database;
  readonly outbox: Outbox;
  readonly limiter: RateLimiter;
  /** Returns the recipients of mail to the club. */
  readonly recipients: () => Promise<string[]>;
  readonly log: Logger;
}

/**
 * Creates the services of the contact module.
 * @throws Error when the e-mail service is only partly configured
 */
export function createContactServices({ env, db, outbox, limiter, recipients, log }: ContactParts) {
  const channel =
    env.EMAILJS_URL === ""
      ? mailChannel(db, outbox, recipients)
      : emailServiceChannel(emailServiceConfig(env));
  return {
    contact: new ContactService(channel, limiter, (error) => {
      logFault(log, error, "a contact message was not delivered");
    }),
  };
}

export function emailServiceConfig(env: Environment): EmailServiceConfig {
  return {
    url: env.EMAILJS_URL,
    userId: env.EMAILJS_USER_ID,
    serviceId: env.EMAILJS_SERVICE_ID,
    templateId: env.EMAILJS_TEMPLATE_ID,
  };
}
