import { granted, type PolicyRow } from "./policy-rows.js";

/** What only Superadmins put away: closing a season, cleaning up, and the bin; part of policy.ts. */
export const SEASON_POLICY: Readonly<Record<string, PolicyRow>> = {
  "Query.seasonChecklist": granted("seasonChecklist"),
  "Mutation.markSeasonItem": granted("markSeasonItem"),
  "Query.seasonPeople": granted("seasonPeople"),
  "Mutation.handOver": granted("handOver"),
  "Query.cleanUpRules": granted("cleanUpRules"),
  "Query.cleanUpPreview": granted("cleanUpPreview"),
  "Mutation.saveCleanUpRules": granted("saveCleanUpRules"),
  "Query.binEntries": granted("binEntries"),
  "Mutation.restoreFromBin": granted("restoreFromBin"),
  "Mutation.deleteFromBin": granted("deleteFromBin"),
};
