import { deriveKey, seal, unseal } from "../crypto/seal.js";
import { afterCommit, type Tx } from "../db/database.js";
import { newId } from "../db/ids.js";
import { insertMany } from "../db/insert-many.js";
import { MailPriority, MailState, OutboxMail } from "./outbox-mail.entity.js";

/** Sealed bodies may be long; a statement stays far below what MySQL takes as one packet (16 MB). */
const ROWS_A_STATEMENT = 100;

/** A mail as the modules write it: plain text, one recipient. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where an answer goes, if anywhere but to the sender. */
  readonly replyTo?: string;
}

/** Where modules leave their mail. Sending is the worker's business, never a request's. */
export class Outbox {
  readonly #key: Buffer;
  #onQueued: () => void = () => undefined;

  /** @param secret the server's secret; bodies are sealed under a key derived from it. */
  constructor(secret: string) {
    this.#key = deriveKey(secret, "outbox");
  }

  /** Writes a mail in the transaction of the change it tells of: both happen or neither. */
  async enqueue(tx: Tx, mail: Mail): Promise<void> {
    await tx.insert(OutboxMail, this.#row(mail, MailPriority.prompt, null));
    this.wakeAfter(tx);
  }

  /** Writes the mails of one act upon many, as promptly as a single one. */
  async enqueueAll(tx: Tx, mails: readonly Mail[]): Promise<void> {
    await insertRows(
      tx,
      mails.map((mail) => this.#row(mail, MailPriority.prompt, null)),
    );
    this.wakeAfter(tx);
  }

  /** Writes the mails of a mailing: all of them or none. They leave when no other mail is due. */
  async enqueueMailing(tx: Tx, mailingId: string, mails: readonly Mail[]): Promise<void> {
    await insertRows(
      tx,
      mails.map((mail) => this.#row(mail, MailPriority.bulk, mailingId)),
    );
    this.wakeAfter(tx);
  }

  /** Lets the worker look once the transaction is committed. */
  wakeAfter(tx: Tx): void {
    afterCommit(tx, () => {
      this.#onQueued();
    });
  }

  #row(mail: Mail, priority: MailPriority, mailingId: string | null): OutboxMail {
    const now = new Date();
    return {
      id: newId(),
      recipient: mail.to,
      replyTo: mail.replyTo ?? null,
      subject: mail.subject,
      sealedBody: seal(this.#key, mail.text),
      state: MailState.queued,
      attempts: 0,
      priority,
      mailingId,
      createdAt: now,
      nextAttemptAt: now,
      sentAt: null,
      lastError: null,
    };
  }

  /** Opens the body of a queued mail. */
  openBody(sealedBody: string): string {
    return unseal(this.#key, sealedBody);
  }

  /** Lets the worker know at once that there is something to send, instead of at its next look. */
  notify(onQueued: () => void): void {
    this.#onQueued = onQueued;
  }
}

async function insertRows(tx: Tx, rows: readonly OutboxMail[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT)
    await insertMany(tx, OutboxMail, rows.slice(at, at + ROWS_A_STATEMENT));
}
