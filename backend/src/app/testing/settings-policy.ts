import { everyone, superadmin } from "./policy-rows.js";
import type { PolicyRow } from "./policy-rows.js";

/** A site's first visit, and what a club sets for itself; part of policy.ts. */
export const SETTINGS_POLICY: Readonly<Record<string, PolicyRow>> = {
  "Mutation.setUp": everyone,
  "Query.clubSettings": superadmin,
  "Query.accountQr": superadmin,
  "Mutation.updateAccountSettings": superadmin,
  "Mutation.updateMailSettings": superadmin,
  "Mutation.testMailSettings": superadmin,
};
