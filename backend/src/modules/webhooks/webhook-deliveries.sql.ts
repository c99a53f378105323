import { columnList, type RawTime, toDate, toSqlTime } from "../../kernel/db/raw-sql.js";
import type { Database } from "../../kernel/db/database.js";
import { type Page, pageOf } from "../../kernel/paging/connection.js";
import { countWhere } from "../../kernel/paging/count.sql.js";
import { allOf, keyset, type SqlPart } from "../../kernel/paging/keyset.js";
import type { WebhookDelivery } from "../../kernel/webhooks/webhook-delivery.entity.js";
import type { WebhookDeliveriesArgs } from "./contract/webhook.input.js";
import type { WebhookDeliveryView } from "./webhook.types.js";

const SHOWN = [
  "id",
  "type",
  "state",
  "attempts",
  "createdAt",
  "nextAttemptAt",
  "lastStatus",
  "lastError",
] as const satisfies (keyof WebhookDelivery)[];

type Row = Omit<WebhookDeliveryView, "createdAt" | "nextAttemptAt"> & {
  readonly createdAt: RawTime;
  readonly nextAttemptAt: RawTime;
};

export async function webhookDeliveries(
  db: Database,
  { endpointId, onlyFailed, first, after }: WebhookDeliveriesArgs,
): Promise<Page<WebhookDeliveryView>> {
  const failed: SqlPart[] = onlyFailed ? [{ sql: "d.state = 'failed'", parameters: [] }] : [];
  const filter = allOf([{ sql: "d.endpointId = ?", parameters: [endpointId] }, ...failed]);
  const position = keyset("d.createdAt", "d.id", { first, after: after ?? null, descending: true });
  const { sql, parameters } = allOf([filter, position.where]);
  const rows = await db.query<Row>(
    `SELECT ${columnList<WebhookDelivery>("d", SHOWN)} FROM webhook_deliveries d WHERE ${sql} ${position.orderLimit}`,
    parameters,
  );
  const views = rows.map((row) => ({
    ...row,
    createdAt: toDate(row.createdAt),
    nextAttemptAt: row.state === "queued" ? toDate(row.nextAttemptAt) : null,
  }));
  return pageOf(
    views,
    first,
    ({ createdAt, id }) => ({ key: toSqlTime(createdAt), id }),
    () => countWhere(db, "webhook_deliveries d", filter),
  );
}
