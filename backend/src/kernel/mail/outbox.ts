import { chunks } from "../db/changes.js";
import { afterCommit, type Tx } from "../db/database.js";
import { newId } from "../db/ids.js";
import { insertLater } from "../db/insert-many.js";
import { mapInSlices } from "../lists.js";
import type { EventTitles, Language } from "../languages/language.js";
import { type Message, msg, textIn } from "../languages/message.js";
import { accountsNamed, withoutNames } from "../languages/person-name.js";
import { plainBody } from "./mail-body.js";
import { MailKind, type UnsubscribeLinks } from "./unsubscribe-links.js";
import { MailPriority, MailState, OutboxMail } from "./outbox-mail.entity.js";
import { MailSealer, type OpenedMail, type WrittenMail } from "./sealed-mail.js";

/** Rows per SQL statement. Keeps statements with long encrypted bodies far below MariaDB's packet limit (16 MB). */
const ROWS_A_STATEMENT = 100;

/**
 * Maximum number of mails of one action that are as urgent as a single notification. More mails are sent as bulk,
 * because no user is waiting for them.
 */
const MANY = 10;

/**
 * A mail to one recipient, as the modules write it. The mail's text and HTML are both made from the body (ADR 27), in
 * the language of the recipient's account (ADR 85).
 */
export interface Mail extends WrittenMail {
  readonly to: string;
  /** The address for replies, if it differs from the sender's address. */
  readonly replyTo?: string;
  readonly waits?: Waits | undefined;
  /** The kind of mail, if readers can unsubscribe from it. Undefined for all other mails. */
  readonly kind?: MailKind | undefined;
}

/**
 * A delay between an action and its mail. If the action is reverted during the delay, the mail is not sent
 * (`MailWithdrawalRepository`).
 */
export interface Waits {
  readonly causeId: string;
  readonly delayMs: number;
}

/** The label of the unsubscribe link in a mail's footer. */
const UNSUBSCRIBE: Readonly<Record<MailKind, Message>> = {
  mailings: msg("Stop the club's mailings"),
  reminders: msg("Stop these reminders"),
};

/** Stores the mails of all modules. Only the worker sends them, never a request. */
export class Outbox {
  readonly #sealer: MailSealer;
  readonly #listeners = new Set<(priority: MailPriority) => void>();

  /**
   * @param secret the server's secret; the key that encrypts bodies is derived from it
   * @param titles translates the event titles in mails
   */
  constructor(
    secret: string,
    titles?: EventTitles,
    private readonly unsubscribeLinks?: UnsubscribeLinks,
  ) {
    this.#sealer = new MailSealer(secret, titles);
  }

  /**
   * Writes the mails of one action, all or nothing, in the action's transaction. Up to `MANY` mails are as urgent as a
   * single notification. More mails are sent after codes and single notifications.
   */
  enqueue(tx: Tx, ...mails: readonly Mail[]): Promise<void> {
    return this.enqueueAll(tx, mails);
  }

  /** Like `enqueue`, but for any number of mails: JavaScript limits the number of arguments of a call. */
  enqueueAll(tx: Tx, mails: readonly Mail[]): Promise<void> {
    return this.#write(tx, mails.length > MANY ? MailPriority.bulk : MailPriority.prompt, mails);
  }

  /** Writes a mail that a user is waiting for: a code, or the mail sent instead of a code. */
  enqueueCode(tx: Tx, mail: Mail): Promise<void> {
    return this.#write(tx, MailPriority.code, [mail]);
  }

  /** Writes the last mail to an address. The mail's row is deleted when the mail is sent or fails. */
  enqueueFarewell(tx: Tx, mail: Mail): Promise<void> {
    return this.#write(tx, MailPriority.farewell, [mail]);
  }

  /** Writes the mails of a mailing, all or nothing. Codes and single notifications are sent first. */
  enqueueMailing(tx: Tx, mailingId: string, mails: readonly Mail[]): Promise<void> {
    return this.#write(tx, MailPriority.bulk, mails, mailingId);
  }

  /**
   * Queues a call to the transactional e-mail service, which has its own worker.
   * @param title the call's name in the admin area's list of failed mails
   */
  enqueueCall(tx: Tx, title: string, params: Readonly<Record<string, string>>): Promise<void> {
    return this.#write(tx, MailPriority.service, [
      { to: "", subject: title, body: plainBody(JSON.stringify(params)) },
    ]);
  }

  /** Wakes the workers when the transaction is committed. */
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
    for (const some of chunks(mails, ROWS_A_STATEMENT)) {
      const rows = await mapInSlices(some, (mail) => this.#row(mail, priority, mailingId));
      await insertLater(tx, OutboxMail, rows);
    }
    this.wakeAfter(tx, priority);
  }

  /**
   * Returns the row of a mail. The `subject` column contains no account's name, because the column is not encrypted and
   * the row may outlive the named account. The mail is sent with the full subject, which is stored encrypted.
   */
  #row(written: Mail, priority: MailPriority, mailingId: string | null): OutboxMail {
    const { subject, sealedSubject = subject } = written;
    const mail =
      accountsNamed(subject).length === 0
        ? written
        : { ...written, subject: withoutNames(subject), sealedSubject };
    const now = new Date();
    return {
      id: newId(),
      recipient: mail.to,
      replyTo: mail.replyTo ?? null,
      subject: textIn("en", mail.subject),
      sealedBody: this.#sealer.seal(mail),
      state: MailState.queued,
      attempts: 0,
      priority,
      mailingId,
      kind: mail.kind ?? (mailingId === null ? null : MailKind.mailings),
      causeId: mail.waits?.causeId ?? null,
      createdAt: now,
      nextAttemptAt: new Date(now.getTime() + (mail.waits?.delayMs ?? 0)),
      leasedBy: null,
      sentAt: null,
      lastError: null,
    };
  }

  /** Decrypts a queued mail and returns its English plain text. */
  openBody(sealedBody: string): string {
    return this.open({ subject: "", sealedBody }, "en").text;
  }

  /**
   * Decrypts the subject and content with which a queued mail is sent.
   * @param reads the language of the recipient's account, or null for an address without an account
   */
  open(
    mail: Pick<OutboxMail, "subject" | "sealedBody"> & Partial<Pick<OutboxMail, "kind" | "recipient">>,
    reads: Language | null = null,
  ): OpenedMail {
    const opened = { ...this.#sealer.open(mail, reads), hasAccount: reads !== null };
    const { kind, recipient: email } = mail;
    if (!kind || email === undefined || !this.unsubscribeLinks) return opened;
    const { language = "en" } = opened;
    const unsubscribe = {
      label: textIn(language, UNSUBSCRIBE[kind]),
      url: this.unsubscribeLinks.url({ kind, email }, language),
    };
    return { ...opened, unsubscribe };
  }

  /**
   * Returns whether a body can be decrypted. Returns false if the body was emptied, or encrypted with another secret.
   */
  canOpen(sealedBody: string): boolean {
    try {
      this.openBody(sealedBody);
      return true;
    } catch {
      return false;
    }
  }

  /** Calls the listener when mails are queued. Returns a function that removes the listener. */
  onQueued(listener: (priority: MailPriority) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }
}
