import { Entity, Index } from "typeorm";
import { IdColumn, IntColumn, LongTextColumn, RefColumn, TextColumn, TimeColumn } from "../db/columns.js";
import type { MailKind } from "./mail-kind.js";

export const MailState = { queued: "queued", sent: "sent", failed: "failed" } as const;
export type MailState = keyof typeof MailState;

/**
 * Decides which mail is sent first: a code, which a user waits for at a screen, then single notifications, then mails
 * to many. `service` is not a mail but a call of the transactional e-mail service, which has a worker of its own.
 * `farewell` is the last mail to an address that is stored nowhere else: its row is deleted once it is sent.
 */
export const MailPriority = { prompt: 0, bulk: 1, service: 2, code: 3, farewell: 4 } as const;
export type MailPriority = (typeof MailPriority)[keyof typeof MailPriority];

/** A mail to be sent, written in the same transaction as the change it reports. */
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

  /** The address for replies: the person who filled in the contact form. */
  @TextColumn(254, { nullable: true })
  replyTo!: string | null;

  @TextColumn(200)
  subject!: string;

  /** The body, encrypted: it may contain a code, which must not be readable in the database. Emptied once sent. */
  @LongTextColumn()
  sealedBody!: string;

  @TextColumn(16)
  state!: MailState;

  @IntColumn({ default: 0 })
  attempts!: number;

  @IntColumn({ default: MailPriority.prompt })
  priority!: MailPriority;

  /** The mailing to teams that it belongs to, if any. No foreign key: the two are deleted independently. */
  @RefColumn({ nullable: true })
  mailingId!: string | null;

  /** What its reader can stop; null for mails that nothing stops. */
  @TextColumn(16, { nullable: true })
  kind!: MailKind | null;

  /** What it reports, if that can be reverted before it is sent: then the mail is withdrawn with it. */
  @RefColumn({ nullable: true })
  causeId!: string | null;

  @TimeColumn()
  createdAt!: Date;

  /** Queued: the earliest next try, or, while it is leased, when the lease expires. Failed: when it failed. */
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
