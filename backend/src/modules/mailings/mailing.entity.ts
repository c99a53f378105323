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

/** Allows only one mailing for each `sendKey`, the client's id for it, so that a repeated request sends nothing. */
export const MAILING_KEY = uniqueKey("mailings", "sendKey");

/** A mail to the people of teams, as its author wrote it. The copies for the individual people are in the outbox. */
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

  /** The sender's account, which may have been deleted. `actorName` is the sender's name at the time of sending. */
  @RefColumn()
  actorId!: string;

  @TextColumn(120)
  actorName!: string;

  /** The subject and the body contain placeholders, not their values. */
  @TextColumn(200)
  subject!: string;

  @LongTextColumn()
  body!: string;

  /** The audience as JSON (`MailingAudience`), without addresses. */
  @LongTextColumn()
  audience!: string;

  /** The number of copies at the time of sending, including copies that were withdrawn later. */
  @IntColumn()
  recipients!: number;

  /** The numbers of sent and failed copies that were already deleted because of their age. */
  @IntColumn({ default: 0 })
  sweptSent!: number;

  @IntColumn({ default: 0 })
  sweptFailed!: number;

  @TimeColumn()
  createdAt!: Date;
}
