import type { Mail } from "../../kernel/mail/outbox.js";

/** A template of a mail, filled in with sample values. */
export interface MailSample {
  /** The name of the function that writes it: a test finds those without a sample by it. */
  readonly template: string;
  /** What tells it from another sample of the same template. */
  readonly variant?: string;
  readonly mail: Mail;
}

/** Where the samples' links lead. */
export const SAMPLE_URL = "https://club.example";
export const SAMPLE_CLUB = "CDC";
export const ASHA = { name: "Asha Rao", email: "asha@example.org" };
