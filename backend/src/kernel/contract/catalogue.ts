/**
 * The user-visible outcome texts of the pages outside the admin area. The texts about two-step login and certificates
 * are not included. `texts/` has one file per area. The club specified many texts word for word, and catalogue.test.ts
 * checks those. Code compares codes, never texts.
 */
import { ACCOUNT_TEXTS } from "./texts/accounts.texts.js";
import { CONTACT_TEXTS } from "./texts/contact.texts.js";
import { EVENT_TEXTS } from "./texts/events.texts.js";
import { PAYMENT_TEXTS } from "./texts/payments.texts.js";
import { REQUEST_TEXTS } from "./texts/requests.texts.js";
import { TEAM_TEXTS } from "./texts/teams.texts.js";

/** HTTP status and text of each error code. */
export const ERRORS = {
  ...REQUEST_TEXTS.errors,
  ...ACCOUNT_TEXTS.errors,
  ...TEAM_TEXTS.errors,
  ...PAYMENT_TEXTS.errors,
  ...EVENT_TEXTS.errors,
  ...CONTACT_TEXTS.errors,
};

export type ErrorCode = keyof typeof ERRORS;

/** Error texts of individual validation rules, shown next to a field. */
export const RULES = {
  ...REQUEST_TEXTS.rules,
  ...ACCOUNT_TEXTS.rules,
  ...TEAM_TEXTS.rules,
  ...PAYMENT_TEXTS.rules,
  ...EVENT_TEXTS.rules,
};

export const SUCCESS = {
  ...ACCOUNT_TEXTS.success,
  ...TEAM_TEXTS.success,
  ...PAYMENT_TEXTS.success,
  ...EVENT_TEXTS.success,
  ...CONTACT_TEXTS.success,
};

/** The message to show if the server sent none, by action. */
export const FALLBACKS = {
  ...REQUEST_TEXTS.fallbacks,
  ...ACCOUNT_TEXTS.fallbacks,
  ...TEAM_TEXTS.fallbacks,
  ...PAYMENT_TEXTS.fallbacks,
};
