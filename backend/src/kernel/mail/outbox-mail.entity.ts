import { Entity, Index } from "typeorm";
import { IdColumn, IntColumn, LongTextColumn, RefColumn, TextColumn, TimeColumn } from "../db/columns.js";
import type { MailKind } from "./unsubscribe-links.js";

export const MailState = { queued: "queued", sent: "sent", failed: "failed" } as const;
export type MailState = keyof typeof MailState;

/**
 * The priority of a mail: `code`, for which a user waits, `prompt` for single notifications, and `bulk` for mails to
 * many. `MAIL_LANES` has the order in which they are sent. The numbers are in no order. `farewell` is the last mail to
 * an address that is stored nowhere else, so the mail's row is deleted once the mail is sent or has failed. `service`
 * is not a mail but a call to the transactional e-mail service, which has its own worker.
 */
export const MailPriority = { prompt: 0, bulk: 1, service: 2, code: 3, farewell: 4 } as const;
export type MailPriority = (typeof MailPriority)[keyof typeof MailPriority];

/** A mail to send. Written in the same transaction as the change that the mail reports. */
@Entity("outbox_mails")
@Index("ix_outbox_mails_state_priority_nextAttemptAt", ["state", "priority", "nextAttemptAt"])
@Index("ix_outbox_mails_mailingId_state", ["mailingId", "state"])
@Index("ix_outbox_mails_causeId", ["causeId"])
@Index("ix_outbox_mails_recipient", ["recipient"])
@Index("ix_outbox_mails_state_sentAt", ["state", "sentAt"])
export class OutboxMail {
  @IdColumn()
  id!: string;

  @TextColumn(254)
  recipient!: string;

  /** The address for replies, for example that of a contact message's author. Null for none. */
  @TextColumn(254, { nullable: true })
  replyTo!: string | null;

  @TextColumn(200)
  subject!: string;

  /**
   * The body, encrypted because it may contain a code that must not be readable in the database. Emptied after sending,
   * except in development without SMTP.
   */
  @LongTextColumn()
  sealedBody!: string;

  @TextColumn(16)
  state!: MailState;

  @IntColumn({ default: 0 })
  attempts!: number;

  @IntColumn({ default: MailPriority.prompt })
  priority!: MailPriority;

  /**
   * The mailing that the mail is a copy of, if any. Not a foreign key, because mails and mailings are deleted
   * independently.
   */
  @RefColumn({ nullable: true })
  mailingId!: string | null;

  /** The kind of mail, if readers can unsubscribe from it. Null for all other mails. */
  @TextColumn(16, { nullable: true })
  kind!: MailKind | null;

  /** The action that the mail reports, if reverting the action withdraws the unsent mail. */
  @RefColumn({ nullable: true })
  causeId!: string | null;

  @TimeColumn()
  createdAt!: Date;

  /**
   * For a queued mail, the earliest time of the next attempt. For a leased mail, the expiry of the lease. For a failed
   * mail, the time of the failure.
   */
  @TimeColumn()
  nextAttemptAt!: Date;

  /** The worker that is sending the mail, or null for none. */
  @TextColumn(160, { nullable: true })
  leasedBy!: string | null;

  @TimeColumn({ nullable: true })
  sentAt!: Date | null;

  @TextColumn(255, { nullable: true })
  lastError!: string | null;
}
