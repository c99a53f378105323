import { Entity, Index } from "typeorm";
import { IdColumn, LongTextColumn, RefColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";

/** A mailing to be sent at a set time. Sending the mailing deletes the row in the same transaction. */
@Entity("scheduled_mailings")
@Index("ix_scheduled_mailings_sendAt_id", ["sendAt", "id"])
export class ScheduledMailing {
  /** The id is also the key of the sent mailing (`Mailing.sendKey`), so that the mailing is sent only once. */
  @IdColumn()
  id!: string;

  /**
   * The user who last saved the mailing. The mailing is sent in this user's name, if they are still allowed to send
   * mails.
   */
  @RefColumn()
  actorId!: string;

  @TextColumn(120)
  actorName!: string;

  @TextColumn(200)
  subject!: string;

  @LongTextColumn()
  body!: string;

  /** The audience as JSON, as the sender selected it (`MailingAudienceInput`), with the event's slug. */
  @LongTextColumn()
  audience!: string;

  @TimeColumn()
  sendAt!: Date;

  /** The reason why the mailing was not sent when it was due, or null for a mailing that is waiting to be sent. */
  @TextColumn(300, { nullable: true })
  problem!: string | null;

  @TimeColumn()
  savedAt!: Date;
}
