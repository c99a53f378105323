import type { Logger } from "../../../kernel/log/logger.js";
import type { Caller } from "../../../kernel/auth/caller.js";
import { WEBHOOK_TYPES } from "../../../kernel/contract/webhook-types.js";
import type { Database } from "../../../kernel/db/database.js";
import { readStoredText, textIn } from "../../../kernel/languages/message.js";
import { Outbox } from "../../../kernel/mail/outbox.js";
import { ALWAYS_CONFIRMED } from "../../../kernel/testing/always-confirmed.js";
import { TEST_SECRET } from "../../../kernel/testing/test-secret.js";
import type { DeliveryState } from "../../../kernel/webhooks/webhook-delivery.entity.js";
import type { WebhookState } from "../../../kernel/webhooks/webhook-endpoint.entity.js";
import { WebhookDeliveryRepository } from "../webhook-delivery.repository.js";
import { WebhookEndpointRepository } from "../webhook-endpoint.repository.js";
import { WebhookLogService } from "../webhook-log.service.js";
import { WebhookSecretSeal } from "../webhook-secret.js";
import { WebhookService } from "../webhook.service.js";
import { WebhookWorker } from "../webhook-worker.js";

const quiet = (): void => undefined;
const SILENT: Logger = { info: quiet, warn: quiet, error: quiet, debug: quiet };

/** The webhook services with a clock that the test sets. */
export class WebhookDesk {
  /** The offset of the test's clock in milliseconds. */
  aheadMs = 0;
  readonly webhooks;
  readonly log;
  readonly worker;
  readonly #parts;

  constructor(
    private readonly db: Database,
    readonly admin: Caller,
  ) {
    this.#parts = {
      db,
      endpoints: new WebhookEndpointRepository(db),
      deliveries: new WebhookDeliveryRepository(db),
      secrets: new WebhookSecretSeal(TEST_SECRET),
      confirmations: ALWAYS_CONFIRMED,
      outbox: new Outbox(TEST_SECRET),
      superadminEmails: () => Promise.resolve(["asha@example.org"]),
      log: SILENT,
      publicUrl: "https://club.example",
      isProduction: false,
      now: () => new Date(Date.now() + this.aheadMs),
    };
    this.webhooks = new WebhookService(this.#parts);
    this.log = new WebhookLogService(this.#parts);
    this.worker = this.newWorker();
  }

  /** Creates another server's worker, or a worker with a different timeout for receivers. */
  newWorker(db = this.db, more: { readonly timeoutMs?: number } = {}): WebhookWorker {
    const deliveries = new WebhookDeliveryRepository(db);
    const endpoints = new WebhookEndpointRepository(db);
    return new WebhookWorker({ ...this.#parts, ...more, db, deliveries, endpoints });
  }

  /** Creates a webhook. Returns its id and secret. */
  async created(url: string, types: readonly string[] = Object.keys(WEBHOOK_TYPES)) {
    const input = { url, description: "Chat of the club", types: [...types] };
    const { webhook, secret } = await this.webhooks.create(this.admin, input);
    return { id: webhook.id, secret: secret ?? "" };
  }

  /** Sends all due messages. */
  async work(): Promise<void> {
    await this.worker.run();
    await this.worker.idle();
  }

  /** Moves the clock forward and sends all due messages. */
  async workAfter(ms: number): Promise<void> {
    this.aheadMs += ms;
    await this.work();
  }

  /** Returns the stored messages, oldest first. */
  async messages() {
    const messages = await this.db.query<{
      id: string;
      type: string;
      state: DeliveryState;
      attempts: number;
      lastStatus: number | null;
      lastError: string | null;
      body: string;
    }>(
      "SELECT id, type, state, attempts, lastStatus, lastError, body FROM webhook_deliveries ORDER BY createdAt, id",
    );
    return messages.map(({ lastError, ...message }) => ({
      ...message,
      lastError: lastError === null ? null : textIn("en", readStoredText(lastError)),
    }));
  }

  async stateOf(id: string): Promise<WebhookState | undefined> {
    return (await this.webhooks.list(this.admin)).find((one) => one.id === id)?.state;
  }
}
