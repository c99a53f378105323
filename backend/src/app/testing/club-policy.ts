import { granted, type PolicyRow, everyone, superadmin } from "./policy-rows.js";

/** Access rules for webhooks and spreadsheet feeds, included in policy.ts. */
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

/** Access rules for the first set-up and the club's settings, included in policy.ts. */
export const SETTINGS_POLICY: Readonly<Record<string, PolicyRow>> = {
  "Mutation.setUp": everyone,
  "Query.clubSettings": superadmin,
  "Query.accountQr": superadmin,
  "Mutation.updateAccountSettings": superadmin,
  "Mutation.updateMailSettings": superadmin,
  "Mutation.testMailSettings": superadmin,
};

/** Access rules for closing a season, cleaning up and the bin, included in policy.ts. Only Superadmins are allowed. */
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
