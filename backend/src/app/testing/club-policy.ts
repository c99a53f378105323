import { granted, type PolicyRow, everyone, superadmin } from "./policy-rows.js";

/** Webhooks and feeds for spreadsheets; part of policy.ts. */
export const INTEGRATION_POLICY: Readonly<Record<string, PolicyRow>> = {
  "Query.webhooks": granted("webhooks"),
  "Query.webhookDeliveries": granted("webhookDeliveries"),
  "Query.webhookDelivery": granted("webhookDelivery"),
  "Mutation.createWebhook": granted("createWebhook"),
  "Mutation.updateWebhook": granted("updateWebhook"),
  "Mutation.rotateWebhookSecret": granted("rotateWebhookSecret"),
  "Mutation.deleteWebhook": granted("deleteWebhook"),
  "Mutation.testWebhook": granted("testWebhook"),
  "Mutation.replayWebhook": granted("replayWebhook"),
  "Mutation.replayFailedWebhooks": granted("replayFailedWebhooks"),
  "Query.spreadsheetFeeds": granted("spreadsheetFeeds"),
  "Mutation.createSpreadsheetFeed": granted("createSpreadsheetFeed"),
  "Mutation.endSpreadsheetFeed": granted("endSpreadsheetFeed"),
};

/** A site's first visit, and what a club sets for itself; part of policy.ts. */
export const SETTINGS_POLICY: Readonly<Record<string, PolicyRow>> = {
  "Mutation.setUp": everyone,
  "Query.clubSettings": superadmin,
  "Query.accountQr": superadmin,
  "Mutation.updateAccountSettings": superadmin,
  "Mutation.updateMailSettings": superadmin,
  "Mutation.testMailSettings": superadmin,
};

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
