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

/** The unique key of the sender's own id for a mailing, so that repeated requests send the mailing once. */
export const MAILING_KEY = uniqueKey("mailings", "sendKey");

/** A mail to the people of teams, as its author wrote it. Its copies are mails of the outbox. */
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

  /** The sender's account, which may be deleted later. `actorName` is the sender's name at that time. */
  @RefColumn()
  actorId!: string;

  @TextColumn(120)
  actorName!: string;

  /** Subject and body contain placeholders. */
  @TextColumn(200)
  subject!: string;

  @LongTextColumn()
  body!: string;

  /** The audience as JSON (`MailingAudience`), without any address. */
  @LongTextColumn()
  audience!: string;

  /** The number of mails that were queued. */
  @IntColumn()
  recipients!: number;

  /** The numbers of copies that were sent or given up so long ago that they are deleted. */
  @IntColumn({ default: 0 })
  sweptSent!: number;

  @IntColumn({ default: 0 })
  sweptFailed!: number;

  @TimeColumn()
  createdAt!: Date;
}
