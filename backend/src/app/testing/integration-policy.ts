import { granted, type PolicyRow } from "./policy-rows.js";

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
