import { Entity, Index } from "typeorm";
import { IdColumn, IntColumn, LongTextColumn, RefColumn, TextColumn, TimeColumn } from "../db/columns.js";

export const DeliveryState = { queued: "queued", sent: "sent", failed: "failed" } as const;
export type DeliveryState = keyof typeof DeliveryState;

/** A message to one endpoint. Unless it is a test, it is written in the transaction of the change that it reports. */
@Entity("webhook_deliveries")
@Index("ix_webhook_deliveries_state_endpointId_nextAttemptAt", ["state", "endpointId", "nextAttemptAt"])
@Index("ix_webhook_deliveries_endpointId_createdAt", ["endpointId", "createdAt"])
@Index("ix_webhook_deliveries_createdAt", ["createdAt"])
export class WebhookDelivery {
  /** The message's id, the same in every attempt. Receivers recognise repeated messages by this id. */
  @IdColumn()
  id!: string;

  /** No foreign key. Otherwise, a change that webhooks report would fail if the endpoint is deleted concurrently. */
  @RefColumn()
  endpointId!: string;

  @TextColumn(40)
  type!: string;

  /** The message as JSON, exactly as sent. */
  @LongTextColumn()
  body!: string;

  @TextColumn(16)
  state!: DeliveryState;

  /** Attempts since the message was queued, or queued again by hand. */
  @IntColumn()
  attempts!: number;

  @TimeColumn()
  createdAt!: Date;

  /** The earliest time of the next attempt while the message is queued, or the end of the lease while it is leased. */
  @TimeColumn()
  nextAttemptAt!: Date;

  /** The server that is sending the message. Null for none. */
  @RefColumn({ nullable: true })
  leasedBy!: string | null;

  /** The HTTP status of the last reply. Null without a reply. */
  @IntColumn({ nullable: true })
  lastStatus!: number | null;

  @TextColumn(200, { nullable: true })
  lastError!: string | null;
}
