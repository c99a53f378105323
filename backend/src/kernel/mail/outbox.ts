import { deriveKey, seal, unseal } from "../crypto/seal.js";
import { chunks } from "../db/changes.js";
import { afterCommit, type Tx } from "../db/database.js";
import { newId } from "../db/ids.js";
import { insertMany } from "../db/insert-many.js";
import { MailPriority, MailState, OutboxMail } from "./outbox-mail.entity.js";

/** Sealed bodies may be long; a statement stays far below what MySQL takes as one packet (16 MB). */
const ROWS_A_STATEMENT = 100;

/** Mails of one act from which on nobody is taken to wait at a screen for each of them. */
const MANY = 10;

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
  readonly #listeners = new Set<(priority: MailPriority) => void>();

  /** @param secret the server's secret; bodies are sealed under a key derived from it. */
  constructor(secret: string) {
    this.#key = deriveKey(secret, "outbox");
  }

  /**
   * Writes the mails of one act in its transaction: all happens or nothing. A few leave as promptly as a single one, many
   * behind the codes.
   */
  enqueue(tx: Tx, ...mails: readonly Mail[]): Promise<void> {
    return this.#write(tx, mails.length > MANY ? MailPriority.bulk : MailPriority.prompt, mails);
  }

  /** Writes a mail that somebody waits for before they can go on: a code, or what is said in a code's place. */
  enqueueCode(tx: Tx, mail: Mail): Promise<void> {
    return this.#write(tx, MailPriority.code, [mail]);
  }

  /** Writes the last mail to an address: nothing of it stays once it is sent or given up. */
  enqueueFarewell(tx: Tx, mail: Mail): Promise<void> {
    return this.#write(tx, MailPriority.farewell, [mail]);
  }

  /** Writes the mails of a mailing: all of them or none. They leave when no other mail is due. */
  enqueueMailing(tx: Tx, mailingId: string, mails: readonly Mail[]): Promise<void> {
    return this.#write(tx, MailPriority.bulk, mails, mailingId);
  }

  /**
   * Writes a call of the transactional e-mail service, which leaves by a worker of its own.
   * @param title what the admin area's list calls it, should it fail
   */
  enqueueCall(tx: Tx, title: string, params: Readonly<Record<string, string>>): Promise<void> {
    return this.#write(tx, MailPriority.service, [{ to: "", subject: title, text: JSON.stringify(params) }]);
  }

  /** Lets a worker look once the transaction is committed. */
  wakeAfter(tx: Tx, priority: MailPriority): void {
    afterCommit(tx, () => {
      for (const listener of this.#listeners) listener(priority);
    });
  }

  async #write(
    tx: Tx,
    priority: MailPriority,
    mails: readonly Mail[],
    mailingId: string | null = null,
  ): Promise<void> {
    for (const some of chunks(mails, ROWS_A_STATEMENT))
      await insertMany(
        tx,
        OutboxMail,
        some.map((mail) => this.#row(mail, priority, mailingId)),
      );
    this.wakeAfter(tx, priority);
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
      leasedBy: null,
      sentAt: null,
      lastError: null,
    };
  }

  /** Opens the body of a queued mail. */
  openBody(sealedBody: string): string {
    return unseal(this.#key, sealedBody);
  }

  /** False for a body that is gone, or was sealed with another secret. */
  canOpen(sealedBody: string): boolean {
    try {
      this.openBody(sealedBody);
      return true;
    } catch {
      return false;
    }
  }

  /** Has a worker told at once when there is something to send; answers how to end that. */
  onQueued(listener: (priority: MailPriority) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }
}
