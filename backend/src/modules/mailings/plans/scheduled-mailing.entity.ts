import { Entity, Index } from "typeorm";
import { IdColumn, LongTextColumn, RefColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";

/** A mailing to be sent at a set time. The transaction that sends the mailing deletes the row. */
@Entity("scheduled_mailings")
@Index("ix_scheduled_mailings_sendAt_id", ["sendAt", "id"])
export class ScheduledMailing {
  /** The id is also the key of the sent mailing (`Mailing.sendKey`), so that the mailing is sent only once. */
  @IdColumn()
  id!: string;

  /**
   * The user who last scheduled or changed the mailing. The mailing is sent in this user's name, if they may still send
   * mails then.
   */
  @RefColumn()
  actorId!: string;

  @TextColumn(120)
  actorName!: string;

  @TextColumn(200)
  subject!: string;

  @LongTextColumn()
  body!: string;

  /** The audience as JSON, as the sender chose it (`MailingAudienceInput`), with the event's slug. */
  @LongTextColumn()
  audience!: string;

  @TimeColumn()
  sendAt!: Date;

  /** The reason why the mailing could not be sent at its time, or null while it waits. */
  @TextColumn(300, { nullable: true })
  problem!: string | null;

  @TimeColumn()
  savedAt!: Date;
}
