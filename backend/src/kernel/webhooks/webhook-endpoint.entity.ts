import { Entity } from "typeorm";
import { IdColumn, TextColumn, TimeColumn } from "../db/columns.js";

/**
 * The states of an endpoint, which is notified only while it is `on`. A Superadmin sets `off`. The site sets `failing`
 * after days of failed deliveries, and `gone` after a reply with status 410.
 */
export const WebhookState = { on: "on", off: "off", failing: "failing", gone: "gone" } as const;
export type WebhookState = keyof typeof WebhookState;

/** The address of another program, which is notified of changes on this site (ADR 78). */
@Entity("webhook_endpoints")
export class WebhookEndpoint {
  @IdColumn()
  id!: string;

  @TextColumn(500)
  url!: string;

  @TextColumn(120)
  description!: string;

  /** The types that the endpoint is notified of, separated by commas. */
  @TextColumn(500)
  types!: string;

  @TextColumn(16)
  state!: WebhookState;

  /** The encrypted secret that signs messages. */
  @TextColumn(255)
  sealedSecret!: string;

  /** The encrypted previous secret, which also signs messages until `formerUntil`. */
  @TextColumn(255, { nullable: true })
  formerSecret!: string | null;

  @TimeColumn({ nullable: true })
  formerUntil!: Date | null;

  /** The time of the first failed attempt since a message last arrived. Null while messages arrive. */
  @TimeColumn({ nullable: true })
  failingSince!: Date | null;

  @TextColumn(120)
  createdByName!: string;

  @TimeColumn()
  createdAt!: Date;
}
