import { chunks } from "../db/changes.js";
import { afterCommit, type Tx } from "../db/database.js";
import { newId } from "../db/ids.js";
import { insertLater } from "../db/insert-many.js";
import { mapInSlices } from "../lists.js";
import type { EventTitles, Language } from "../languages/language.js";
import { type Message, msg, textIn } from "../languages/message.js";
import { accountsNamed, withoutNames } from "../languages/person-name.js";
import { plainBody } from "./mail-body.js";
import { MailKind } from "./mail-kind.js";
import { MailPriority, MailState, OutboxMail } from "./outbox-mail.entity.js";
import { MailSealer, type OpenedMail, type WrittenMail } from "./sealed-mail.js";
import type { UnsubscribeLinks } from "./unsubscribe-links.js";

/** Encrypted bodies may be long; this keeps an SQL statement far below MySQL's largest packet (16 MB). */
const ROWS_A_STATEMENT = 100;

/** From this many mails of one act on they count as bulk: no user waits at a screen for each of them. */
const MANY = 10;

/**
 * A mail as the modules write it, to one recipient. It is sent as text and as HTML, both made of its body (ADR 27), in the
 * language of the account that has the address (ADR 85).
 */
export interface Mail extends WrittenMail {
  readonly to: string;
  /** The address for replies, if not the sender. */
  readonly replyTo?: string;
  readonly waits?: Waits | undefined;
  /** What its reader can stop by a link in it; none for mails that nothing stops. */
  readonly kind?: MailKind | undefined;
}

/** A mail that leaves some time after its act, and not at all if the act is reverted before (`MailWithdrawalRepository`). */
export interface Waits {
  /** The act. */
  readonly causeId: string;
  readonly delayMs: number;
}

/** What the link at the foot of such a mail says. */
const UNSUBSCRIBE: Readonly<Record<MailKind, Message>> = {
  mailings: msg("Stop the club's mailings"),
  reminders: msg("Stop these reminders"),
};

/** Where modules put their mails. The worker sends them, never a request. */
export class Outbox {
  readonly #sealer: MailSealer;
  readonly #listeners = new Set<(priority: MailPriority) => void>();

  /**
   * @param secret the server's secret; bodies are encrypted with a key derived from it.
   * @param titles of the events that mails name, in the languages in which they are sent
   * @param unsubscribeLinks by which the readers of mails of a kind stop them
   */
  constructor(
    secret: string,
    titles?: EventTitles,
    private readonly unsubscribeLinks?: UnsubscribeLinks,
  ) {
    this.#sealer = new MailSealer(secret, titles);
  }

  /**
   * Writes the mails of one act in its transaction: all or nothing. A few are sent as promptly as a single one, many
   * after codes and single notifications.
   */
  enqueue(tx: Tx, ...mails: readonly Mail[]): Promise<void> {
    return this.enqueueAll(tx, mails);
  }

  /** The same for as many as there may be: a call takes no hundred thousand arguments. */
  enqueueAll(tx: Tx, mails: readonly Mail[]): Promise<void> {
    return this.#write(tx, mails.length > MANY ? MailPriority.bulk : MailPriority.prompt, mails);
  }

  /** Writes a mail that a user waits for before they can continue: a code, or the mail sent instead of one. */
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
    return this.#write(tx, MailPriority.service, [
      { to: "", subject: title, body: plainBody(JSON.stringify(params)) },
    ]);
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
    for (const some of chunks(mails, ROWS_A_STATEMENT)) {
      const rows = await mapInSlices(some, (mail) => this.#row(mail, priority, mailingId));
      await insertLater(tx, OutboxMail, rows);
    }
    this.wakeAfter(tx, priority);
  }

  /** A subject with a person's name is sent, and kept without it: it is in plain, and stays after the account is deleted. */
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

  /** Decrypts a queued mail and returns its plain text, in English. */
  openBody(sealedBody: string): string {
    return this.open({ subject: "", sealedBody }, "en").text;
  }

  /**
   * Decrypts a queued mail: its subject and content as they are sent.
   * @param reads what the owner of the address reads; null for an address without account
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
