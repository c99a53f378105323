import type { Mail } from "../../kernel/mail/outbox.js";

/** A mail template, filled in with sample values. */
export interface MailSample {
  /** The name of the template's function. A test uses the names to find templates without a sample. */
  readonly template: string;
  /** The sample's name, if the template has several samples. */
  readonly variant?: string;
  readonly mail: Mail;
}

/** The base address of the links in samples. */
export const SAMPLE_URL = "https://club.example";
export const SAMPLE_CLUB = "CDC";
export const ASHA = { name: "Asha Rao", email: "asha@example.org" };
