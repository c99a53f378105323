import type { Confirmations } from "../../kernel/auth/confirmations.js";
import type { Database } from "../../kernel/db/database.js";
import type { ReadTraces } from "../../kernel/graphql/trace-reads.js";
import type { RateLimiter } from "../../kernel/limits/rate-limiter.js";
import type { Logger } from "../../kernel/log/logger.js";
import type { Outbox } from "../../kernel/mail/outbox.js";
import type { AccountService } from "../accounts/account.service.js";
import type { SecondFactorService } from "../accounts/second-factor/second-factor.service.js";
import type { EventService } from "../events/event.service.js";
import { SpreadsheetFeedRepository } from "./feeds/spreadsheet-feed.repository.js";
import { SpreadsheetFeedService } from "./feeds/spreadsheet-feed.service.js";
import { WebhookDeliveryRepository } from "./webhook-delivery.repository.js";
import { WebhookEndpointRepository } from "./webhook-endpoint.repository.js";
import { WebhookLogService } from "./webhook-log.service.js";
import { WebhookSecretSeal } from "./webhook-secret.js";
import { WebhookService } from "./webhook.service.js";
import { WebhookWorker } from "./webhook-worker.js";

interface WebhooksParts {
  readonly db: Database;
  readonly log: Logger;
  readonly outbox: Outbox;
  readonly limiter: RateLimiter;
  readonly accounts: AccountService;
  readonly secondFactors: SecondFactorService;
  readonly events: EventService;
  readonly confirmations: Confirmations;
  readonly activities: ReadTraces;
  readonly publicUrl: string;
  readonly secret: string;
  readonly isProduction: boolean;
}

export function createWebhookServices(parts: WebhooksParts) {
  const { db, accounts } = parts;
  const webhookDeliveries = new WebhookDeliveryRepository(db);
  const shared = {
    ...parts,
    endpoints: new WebhookEndpointRepository(db),
    deliveries: webhookDeliveries,
    secrets: new WebhookSecretSeal(parts.secret),
    superadminEmails: () => accounts.superadminEmails(),
  };
  return {
    webhookDeliveries,
    webhooks: new WebhookService(shared),
    webhookLog: new WebhookLogService(shared),
    webhookWorker: new WebhookWorker(shared),
    spreadsheetFeeds: new SpreadsheetFeedService({ ...parts, feeds: new SpreadsheetFeedRepository(db) }),
  };
}
