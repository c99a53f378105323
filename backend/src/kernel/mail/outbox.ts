import { deriveKey, seal, unseal } from "../crypto/seal.js";
import { chunks } from "../db/changes.js";
import { afterCommit, type Tx } from "../db/database.js";
import { newId } from "../db/ids.js";
import { insertMany } from "../db/insert-many.js";
import { MailPriority, MailState, OutboxMail } from "./outbox-mail.entity.js";

/** Encrypted bodies may be long; this keeps an SQL statement far below MySQL's largest packet (16 MB). */
const ROWS_A_STATEMENT = 100;

/** From this many mails of one act on they count as bulk: nobody waits at a screen for each of them. */
const MANY = 10;

/** A mail as the modules write it: plain text, one recipient. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The subject that is sent instead, where it holds a code: `subject` is stored in plain, and shown in lists. */
  readonly sealedSubject?: string;
  /** The address for replies, if not the sender. */
  readonly replyTo?: string;
}

/** What was sealed with its subject begins with this, and a line break ends the subject; no text begins so. */
const SUBJECT_MARK = "\0Subject: ";

/** Where modules put their mails. The worker sends them, never a request. */
export class Outbox {
  readonly #key: Buffer;
  readonly #listeners = new Set<(priority: MailPriority) => void>();

  /** @param secret the server's secret; bodies are encrypted with a key derived from it. */
  constructor(secret: string) {
    this.#key = deriveKey(secret, "outbox");
  }

  /**
   * Writes the mails of one act in its transaction: all or nothing. A few are sent as promptly as a single one, many
   * after codes and single notifications.
   */
  enqueue(tx: Tx, ...mails: readonly Mail[]): Promise<void> {
    return this.#write(tx, mails.length > MANY ? MailPriority.bulk : MailPriority.prompt, mails);
  }

  /** Writes a mail that somebody waits for before they can continue: a code, or the mail sent instead of one. */
  enqueueCode(tx: Tx, mail: Mail): Promise<void> {
    return this.#write(tx, MailPriority.code, [mail]);
  }

  /** Writes the last mail to an address: it is deleted once it is sent or given up. */
  enqueueFarewell(tx: Tx, mail: Mail): Promise<void> {
    return this.#write(tx, MailPriority.farewell, [mail]);
  }

  /** Writes the mails of a mailing: all of them or none. They are sent when no other mail is due. */
  enqueueMailing(tx: Tx, mailingId: string, mails: readonly Mail[]): Promise<void> {
    return this.#write(tx, MailPriority.bulk, mails, mailingId);
  }

  /**
   * Writes a call of the transactional e-mail service, which a worker of its own sends.
   * @param title its name in the admin area's list, if it fails
   */
  enqueueCall(tx: Tx, title: string, params: Readonly<Record<string, string>>): Promise<void> {
    return this.#write(tx, MailPriority.service, [{ to: "", subject: title, text: JSON.stringify(params) }]);
  }

  /** Wakes a worker once the transaction is committed. */
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
      sealedBody: seal(this.#key, sealedText(mail)),
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

  /** Decrypts the body of a queued mail. */
  openBody(sealedBody: string): string {
    return this.open({ subject: "", sealedBody }).text;
  }

  /** Decrypts a queued mail: the subject and the text as they are sent. */
  open({ subject, sealedBody }: Pick<OutboxMail, "subject" | "sealedBody">): Pick<Mail, "subject" | "text"> {
    const text = unseal(this.#key, sealedBody);
    if (!text.startsWith(SUBJECT_MARK)) return { subject, text };
    const end = text.indexOf("\n");
    return { subject: text.slice(SUBJECT_MARK.length, end), text: text.slice(end + 1) };
  }

  /** False for a body that was emptied, or encrypted with another secret. */
  canOpen(sealedBody: string): boolean {
    try {
      this.openBody(sealedBody);
      return true;
    } catch {
      return false;
    }
  }

  /** Notifies a worker at once when there is something to send; returns the function that unsubscribes. */
  onQueued(listener: (priority: MailPriority) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }
}

function sealedText({ text, sealedSubject }: Mail): string {
  return sealedSubject === undefined ? text : `${SUBJECT_MARK}${sealedSubject}\n${text}`;
}
