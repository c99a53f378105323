import { Entity, Index } from "typeorm";
import { IdColumn, LongTextColumn, RefColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";

/** A mail to teams that waits for its time. It is deleted in the transaction that sends it. */
@Entity("scheduled_mailings")
@Index("ix_scheduled_mailings_sendAt_id", ["sendAt", "id"])
export class ScheduledMailing {
  /** Also the key under which it is sent, once (`Mailing.sendKey`). */
  @IdColumn()
  id!: string;

  /** Who scheduled or changed it last: it is sent in their name, if they may send mails then. */
  @RefColumn()
  actorId!: string;

  @TextColumn(120)
  actorName!: string;

  @TextColumn(200)
  subject!: string;

  @LongTextColumn()
  body!: string;

  /** JSON of the choice of people as it was asked for (`MailingAudienceInput`), with its event named. */
  @LongTextColumn()
  audience!: string;

  @TimeColumn()
  sendAt!: Date;

  /** Why it could not be sent at its time; null while it waits. */
  @TextColumn(300, { nullable: true })
  problem!: string | null;

  @TimeColumn()
  savedAt!: Date;
}
