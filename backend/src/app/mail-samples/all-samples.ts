import { ACCOUNT_SAMPLES } from "./account-samples.js";
import type { MailSample } from "./mail-sample.js";
import { NOTIFICATION_SAMPLES } from "./notification-samples.js";
import { TEAM_SAMPLES } from "./team-samples.js";

/** Every template of a mail, with sample values: what /dev/mailbox/templates shows. */
export const MAIL_SAMPLES: readonly MailSample[] = [
  ...ACCOUNT_SAMPLES,
  ...NOTIFICATION_SAMPLES,
  ...TEAM_SAMPLES,
];
