import { ACCOUNT_SAMPLES } from "./account-samples.js";
import type { MailSample } from "./mail-sample.js";
import { NOTIFICATION_SAMPLES } from "./notification-samples.js";
import { TEAM_SAMPLES } from "./team-samples.js";

/** Every mail template with sample values, shown at /dev/mailbox/templates. */
export const MAIL_SAMPLES: readonly MailSample[] = [
  ...ACCOUNT_SAMPLES,
  ...NOTIFICATION_SAMPLES,
  ...TEAM_SAMPLES,
];
