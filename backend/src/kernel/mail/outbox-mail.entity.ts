import { Entity, Index } from "typeorm";
import { IdColumn, IntColumn, LongTextColumn, RefColumn, TextColumn, TimeColumn } from "../db/columns.js";

/** Where a mail of the outbox stands. */
export const MailState = { queued: "queued", sent: "sent", failed: "failed" } as const;
export type MailState = keyof typeof MailState;

/**
 * Which mail goes first: a code, which somebody waits for at a screen, then what tells one person of one thing, then what
 * is written to many. `service` is no mail but a call of the transactional e-mail service, which has a worker of its own;
 * `farewell` is the last word to an address that is kept nowhere else: its row goes with it.
 */
export const MailPriority = { prompt: 0, bulk: 1, service: 2, code: 3, farewell: 4 } as const;
export type MailPriority = (typeof MailPriority)[keyof typeof MailPriority];

/** A mail to be sent, written in the same transaction as the change it tells of. */
@Entity("outbox_mails")
@Index("ix_outbox_mails_state_priority_nextAttemptAt", ["state", "priority", "nextAttemptAt"])
@Index("ix_outbox_mails_mailingId_state", ["mailingId", "state"])
@Index("ix_outbox_mails_state_sentAt", ["state", "sentAt"])
export class OutboxMail {
  @IdColumn()
  id!: string;

  @TextColumn(254)
  recipient!: string;

  /** Where an answer goes: the person who filled in the contact form. */
  @TextColumn(254, { nullable: true })
  replyTo!: string | null;

  @TextColumn(200)
  subject!: string;

  /** The body, sealed: it may hold a code, which must not stand plain in the database. Emptied once sent. */
  @LongTextColumn()
  sealedBody!: string;

  @TextColumn(16)
  state!: MailState;

  @IntColumn({ default: 0 })
  attempts!: number;

  @IntColumn({ default: MailPriority.prompt })
  priority!: MailPriority;

  /** The mailing to teams that it belongs to, if any. No foreign key: neither is ever deleted for the other's sake. */
  @RefColumn({ nullable: true })
  mailingId!: string | null;

  @TimeColumn()
  createdAt!: Date;

  /** Queued: not tried before this, or, while somebody holds it, the end of their lease. Failed: when it did. */
  @TimeColumn()
  nextAttemptAt!: Date;

  /** The worker that is sending it; null for none. */
  @TextColumn(160, { nullable: true })
  leasedBy!: string | null;

  @TimeColumn({ nullable: true })
  sentAt!: Date | null;

  @TextColumn(255, { nullable: true })
  lastError!: string | null;
}
