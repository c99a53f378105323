import { Entity, ForeignKey, Index } from "typeorm";
import {
  IdColumn,
  IntColumn,
  LongTextColumn,
  RefColumn,
  TextColumn,
  TimeColumn,
} from "../../kernel/db/columns.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";

/** The sender's own number for a mailing: however often it is asked for, it is sent once. */
export const MAILING_KEY = uniqueKey("mailings", "sendKey");

/** A mail to the people of teams, as it was written. Its copies are mails of the outbox. */
@Entity("mailings")
@Index(MAILING_KEY.name, MAILING_KEY.columns, { unique: true })
@Index("ix_mailings_createdAt_id", ["createdAt", "id"])
export class Mailing {
  @IdColumn()
  id!: string;

  @RefColumn()
  sendKey!: string;

  @RefColumn()
  @ForeignKey("Event", { name: "fk_mailings_eventId", onDelete: "RESTRICT", onUpdate: "RESTRICT" })
  eventId!: string;

  /** Who sent it, and their name at that time; the account may go. */
  @RefColumn()
  actorId!: string;

  @TextColumn(120)
  actorName!: string;

  /** Subject and text with their placeholders. */
  @TextColumn(200)
  subject!: string;

  @LongTextColumn()
  body!: string;

  /** JSON of the choice of people (`MailingAudience`), without any address. */
  @LongTextColumn()
  audience!: string;

  /** How many mails were queued. */
  @IntColumn()
  recipients!: number;

  /** How many of them were sent, or given up, so long ago that they are deleted. */
  @IntColumn({ default: 0 })
  sweptSent!: number;

  @IntColumn({ default: 0 })
  sweptFailed!: number;

  @TimeColumn()
  createdAt!: Date;
}
