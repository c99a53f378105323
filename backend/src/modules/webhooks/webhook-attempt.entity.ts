import { Entity, ForeignKey, Index } from "typeorm";
import {
  IdColumn,
  IntColumn,
  LongTextColumn,
  RefColumn,
  TextColumn,
  TimeColumn,
} from "../../kernel/db/columns.js";

/** An attempt to deliver a message, for the log. The attempt is deleted with the message. */
@Entity("webhook_attempts")
@Index("ix_webhook_attempts_deliveryId", ["deliveryId"])
export class WebhookAttempt {
  @IdColumn()
  id!: string;

  @RefColumn()
  @ForeignKey("WebhookDelivery", {
    name: "fk_webhook_attempts_deliveryId",
    onDelete: "CASCADE",
    onUpdate: "RESTRICT",
  })
  deliveryId!: string;

  @TimeColumn()
  at!: Date;

  /** The reply's HTTP status, or null if there was no reply. */
  @IntColumn({ nullable: true })
  status!: number | null;

  @IntColumn()
  durationMs!: number;

  /** The reply's first kilobyte. */
  @LongTextColumn({ nullable: true })
  reply!: string | null;

  /** The reason why the attempt failed, or null if it succeeded. */
  @TextColumn(200, { nullable: true })
  error!: string | null;
}
