import { Entity, Index } from "typeorm";
import { IdColumn, IntColumn, LongTextColumn, RefColumn, TextColumn, TimeColumn } from "../db/columns.js";

/** How far a message to an endpoint is. */
export const DeliveryState = { queued: "queued", sent: "sent", failed: "failed" } as const;
export type DeliveryState = keyof typeof DeliveryState;

/** A message to one endpoint, written in the transaction of what it tells of. */
@Entity("webhook_deliveries")
@Index("ix_webhook_deliveries_state_endpointId_nextAttemptAt", ["state", "endpointId", "nextAttemptAt"])
@Index("ix_webhook_deliveries_endpointId_createdAt", ["endpointId", "createdAt"])
@Index("ix_webhook_deliveries_createdAt", ["createdAt"])
export class WebhookDelivery {
  /** The same in every attempt: receivers know by it what they have already. */
  @IdColumn()
  id!: string;

  /** No foreign key: deleting the endpoint concurrently must not make the reported change fail. */
  @RefColumn()
  endpointId!: string;

  @TextColumn(40)
  type!: string;

  /** JSON, exactly as sent. */
  @LongTextColumn()
  body!: string;

  @TextColumn(16)
  state!: DeliveryState;

  /** Since it was queued, or queued again by hand. */
  @IntColumn()
  attempts!: number;

  @TimeColumn()
  createdAt!: Date;

  /** Queued: the earliest next attempt, or, while it is leased, when the lease expires. */
  @TimeColumn()
  nextAttemptAt!: Date;

  /** The server that is sending it; null for none. */
  @RefColumn({ nullable: true })
  leasedBy!: string | null;

  /** The HTTP status of the last reply; null for none. */
  @IntColumn({ nullable: true })
  lastStatus!: number | null;

  @TextColumn(200, { nullable: true })
  lastError!: string | null;
}
