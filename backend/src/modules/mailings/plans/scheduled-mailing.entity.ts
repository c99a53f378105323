import { Entity, Index } from "typeorm";
import { IdColumn, LongTextColumn, RefColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";

/** A mailing that waits for its time. The transaction that sends the mailing deletes the row. */
@Entity("scheduled_mailings")
@Index("ix_scheduled_mailings_sendAt_id", ["sendAt", "id"])
export class ScheduledMailing {
  /** The id is also the key under which the mailing is sent, once (`Mailing.sendKey`). */
  @IdColumn()
  id!: string;

  /**
   * The last user who scheduled or changed the mailing. It is sent in this user's name, if the user may send mails at
   * that time.
   */
  @RefColumn()
  actorId!: string;

  @TextColumn(120)
  actorName!: string;

  @TextColumn(200)
  subject!: string;

  @LongTextColumn()
  body!: string;

  /** The audience as JSON, as the sender chose it (`MailingAudienceInput`), with its event's slug. */
  @LongTextColumn()
  audience!: string;

  @TimeColumn()
  sendAt!: Date;

  /** The reason why the mailing could not be sent at its time; null while it waits. */
  @TextColumn(300, { nullable: true })
  problem!: string | null;

  @TimeColumn()
  savedAt!: Date;
}
