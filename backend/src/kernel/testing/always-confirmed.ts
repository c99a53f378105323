import type { Confirmations } from "../auth/confirmations.js";

/** For services under test whose callers have no session: everybody counts as confirmed. */
export const ALWAYS_CONFIRMED: Confirmations = {
  require: () => Promise.resolve(),
  requireForDeletion: () => Promise.resolve(),
};
