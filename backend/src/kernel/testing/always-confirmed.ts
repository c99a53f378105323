import type { Confirmations } from "../auth/confirmations.js";

/** Confirmations for tests of services whose callers have no session: every caller counts as confirmed. */
export const ALWAYS_CONFIRMED: Confirmations = {
  require: () => Promise.resolve(),
  requireForDeletion: () => Promise.resolve(),
};
