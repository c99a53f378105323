import type { Mail } from "../../kernel/mail/outbox.js";

/** A template of a mail, filled in with sample values. */
export interface MailSample {
  /** The name of the function that makes the mail. A test finds templates without a sample by this name. */
  readonly template: string;
  /** The variant's name, if the template has several samples. */
  readonly variant?: string;
  readonly mail: Mail;
}

/** The base address of the links in samples. */
export const SAMPLE_URL = "https://club.example";
export const SAMPLE_CLUB = "CDC";
export const ASHA = { name: "Asha Rao", email: "asha@example.org" };
