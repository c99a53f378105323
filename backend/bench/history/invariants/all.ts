import { GROWTH_INVARIANTS } from "./growth.js";
import type { Evidence, Invariants } from "./invariant.js";
import { PAYMENT_INVARIANTS } from "./payments.js";
import { PEOPLE_INVARIANTS } from "./people.js";
import { TEAM_INVARIANTS } from "./teams.js";
import { WRITE_INVARIANTS } from "./writes.js";

/** All invariants. They must hold whichever process is killed. */
export const INVARIANTS: Invariants = {
  ...TEAM_INVARIANTS,
  ...PAYMENT_INVARIANTS,
  ...PEOPLE_INVARIANTS,
  ...WRITE_INVARIANTS,
  ...GROWTH_INVARIANTS,
};

/** Maximum number of examples shown for a broken invariant. */
const SHOWN = 5;

/** Returns the broken invariants, each with examples. */
export function violations(evidence: Evidence): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(INVARIANTS).flatMap(([name, invariant]) => {
      const broken = invariant(evidence);
      return broken.length === 0
        ? []
        : [[name, `${String(broken.length)}: ${broken.slice(0, SHOWN).join("; ")}`]];
    }),
  );
}
