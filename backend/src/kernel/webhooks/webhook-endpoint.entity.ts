import { Entity } from "typeorm";
import { IdColumn, TextColumn, TimeColumn } from "../db/columns.js";

/** Whether an endpoint is notified: `off` by a Superadmin; `failing` and `gone` by the site after deliveries failed. */
export const WebhookState = { on: "on", off: "off", failing: "failing", gone: "gone" } as const;
export type WebhookState = keyof typeof WebhookState;

/** A program elsewhere that is notified of changes on this site (ADR 78). */
@Entity("webhook_endpoints")
export class WebhookEndpoint {
  @IdColumn()
  id!: string;

  @TextColumn(500)
  url!: string;

  @TextColumn(120)
  description!: string;

  /** The types, separated by commas. */
  @TextColumn(500)
  types!: string;

  @TextColumn(16)
  state!: WebhookState;

  /** What signs, encrypted. */
  @TextColumn(255)
  sealedSecret!: string;

  /** The one before, which signs along until `formerUntil`. */
  @TextColumn(255, { nullable: true })
  formerSecret!: string | null;

  @TimeColumn({ nullable: true })
  formerUntil!: Date | null;

  /** Since when nothing has arrived; null while messages do. */
  @TimeColumn({ nullable: true })
  failingSince!: Date | null;

  @TextColumn(120)
  createdByName!: string;

  @TimeColumn()
  createdAt!: Date;
}
